"""The dice, and how likely a declaration is to be true and to be followed by a true one."""

# Not compiled: it is worked out once, for the catalogue.

from __future__ import annotations

from ringside.core.catalogue import Thing
from ringside.games.slam_bluff.dice import FREE, GREEN, NUMBERS, PURPLE, ROLLS
from ringside.games.slam_bluff.rules import HIGH, NUM_ROLLS, PASS, STAR, is_true


def things() -> list[Thing]:
    """The faces, the two dice, and everything that can be declared."""
    faces = sorted({*PURPLE, *GREEN} - {FREE})
    return [
        *(Thing("face", face, "BLUFF-04", "digit", {"digit": face}) for face in faces),
        Thing("face", FREE, "BLUFF-12", "star"),
        Thing("die", "purple", "BLUFF-03", about={"faces": PURPLE}),
        Thing("die", "green", "BLUFF-03", about={"faces": GREEN}),
        *(declaration(number) for number in NUMBERS),
        Thing("claim", "pass", "BLUFF-16", "claim-pass", chance(count_true(PASS))),
    ]


def declaration(number: int) -> Thing:
    """A number with how many of the 36 rolls make it true, and how many ``beat`` it: let the next
    player truly declare something higher, or a free pass."""
    beat = count_beating(number)
    about = {"number": number, **chance(count_true(number)), "beat": beat, "risk": percent(beat)}
    return Thing("claim", str(number), "BLUFF-06", "claim-number", about)


def chance(rolls: int) -> dict[str, int]:
    """So many of all rolls, and in per cent."""
    return {"rolls": rolls, "of": NUM_ROLLS, "percent": percent(rolls)}


def percent(rolls: int) -> int:
    """A share of all rolls.

    >>> percent(2)
    6
    """
    return round(100 * rolls / NUM_ROLLS)


def count_true(claim: int) -> int:
    """How many rolls make a declaration true."""
    return sum(is_true(roll, claim) for roll in range(len(ROLLS)))


def count_beating(number: int) -> int:
    """How many rolls let the next player truly go on above a number."""
    return sum(HIGH[roll] > number or STAR[roll] for roll in range(len(ROLLS)))
