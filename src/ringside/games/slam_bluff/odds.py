"""The dice, and how likely a declaration is to be true and to be followed by a true one."""

# Not compiled: it is worked out once, for the catalogue.

from __future__ import annotations

from ringside.core.catalogue import Thing
from ringside.games.slam_bluff.dice import FREE, GREEN, PURPLE, USUAL, Cup
from ringside.games.slam_bluff.rules import NUM_ROLLS, PASS, is_true
from ringside.games.slam_bluff.view_types import Odds

DIGITS = "0123456789"


def things() -> list[Thing]:
    """The faces, the two dice, and everything that can be declared."""
    return [
        *(Thing("face", face, "BLUFF-04", "digit", {"digit": face}) for face in DIGITS),
        Thing("face", FREE, "BLUFF-12", "star"),
        Thing("die", "purple", "BLUFF-03", about={"faces": PURPLE}),
        Thing("die", "green", "BLUFF-03", about={"faces": GREEN}),
        *(declaration(claim, about) for claim, about in odds(USUAL).items()),
    ]


def declaration(claim: str, about: Odds) -> Thing:
    """What can be declared, with its odds."""
    if claim == "pass":
        return Thing("claim", claim, "BLUFF-16", "claim-pass", {**about})
    return Thing("claim", claim, "BLUFF-06", "claim-number", {"number": int(claim), **about})


def odds(cup: Cup) -> dict[str, Odds]:
    """For everything that can be declared: how many of the 36 rolls make it true, and how many
    ``beat`` it: let the next player truly declare something higher, or a free pass."""
    found: dict[str, Odds] = {}
    for number in cup.numbers:
        beat = count_beating(cup, number)
        found[str(number)] = {**chance(cup, number), "beat": beat, "risk": percent(beat)}
    found["pass"] = chance(cup, PASS)
    return found


def chance(cup: Cup, claim: int) -> Odds:
    """How many rolls make a declaration true, of all, and in per cent."""
    rolls = sum(is_true(roll, claim, cup) for roll in range(NUM_ROLLS))
    return {"rolls": rolls, "of": NUM_ROLLS, "percent": percent(rolls)}


def percent(rolls: int) -> int:
    """A share of all rolls.

    >>> percent(2)
    6
    """
    return round(100 * rolls / NUM_ROLLS)


def count_beating(cup: Cup, number: int) -> int:
    """How many rolls let the next player truly go on above a number."""
    return sum(cup.high[roll] > number or cup.star[roll] for roll in range(NUM_ROLLS))
