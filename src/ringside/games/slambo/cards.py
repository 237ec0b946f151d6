"""SLAMBO!'s cards and decks; what the standard deck holds is read once from deck.toml.

A card is a number from 0 to 39, in the ledger's order: `+1` to `+8`, `-1` to `-7`, the swings,
the turns, `copy`. An action is a number from 0 to 47: a swing can be played in two ways.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib import resources
from typing import Any, Final

from ringside.core.catalogue import Thing
from ringside.core.errors import InvalidOption
from ringside.core.reading import shown

_DATA = tomllib.loads(resources.files(__package__).joinpath("deck.toml").read_text("utf-8"))
_NUMBERS = [f"+{n}" for n in _DATA["numbers"]["raise"]] + [
    f"-{n}" for n in _DATA["numbers"]["lower"]
]
_SWINGS = [f"swing{n}" for n in range(1, 9)]
_TURNS = [f"turn{sign}{n}" for n in range(1, 9) for sign in "+-"]

CARDS: Final[list[str]] = [*_NUMBERS, *_SWINGS, *_TURNS, "copy"]
CARD_NUMBERS: Final[dict[str, int]] = {card: index for index, card in enumerate(CARDS)}
ACTIONS: Final[list[str]] = [
    *_NUMBERS,
    *(swing + sign for swing in _SWINGS for sign in "+-"),
    *_TURNS,
    "copy",
]
ACTION_NUMBERS: Final[dict[str, int]] = {action: index for index, action in enumerate(ACTIONS)}

# By how much each action moves the balance; a copy has no number of its own.
MOVED_BY: Final[list[int]] = [
    *(int(number) for number in _NUMBERS),
    *(number for n in range(1, 9) for number in (n, -n)),
    *(int(turn.removeprefix("turn")) for turn in _TURNS),
    0,
]

# The rule behind each kind of card.
RULES: Final = {
    "number": "SLAMBO-06",
    "swing": "SLAMBO-16",
    "turn": "SLAMBO-17",
    "copy": "SLAMBO-18",
}

LARGEST_DECK: Final = 1000
NUMBER_DECK: Final[list[int]] = sorted(
    [CARD_NUMBERS[code] for code in _NUMBERS] * _DATA["numbers"]["copies"]
)
SPECIALS: Final[list[int]] = [
    CARD_NUMBERS[code] for code, copies in _DATA["specials"].items() for _ in range(copies)
]
FULL_DECK: Final[list[int]] = sorted(NUMBER_DECK + SPECIALS)


def deck_for(seats: int, options: dict[str, Any]) -> list[int]:
    """The deck that is dealt from, in the ledger's order (SLAMBO-01, SLAMBO-03)."""
    codes = options["deck"]
    if codes is None:
        return NUMBER_DECK if seats == 2 else FULL_DECK
    for code in codes:
        if code not in CARD_NUMBERS:
            raise refused("deck-card", "deck", found=shown(code))
    if len(codes) > LARGEST_DECK:
        raise refused("deck-size", "deck", most=LARGEST_DECK, found=len(codes))
    return sorted(CARD_NUMBERS[code] for code in codes)


def hand_for(seats: int, options: dict[str, Any], deck: list[int]) -> int:
    """How many cards each seat is dealt; InvalidOption if the deck has too few (SLAMBO-03)."""
    hand: int = options["hand"] or _DATA["hands"][str(seats)]
    most: int = _DATA["largest_hands"][str(seats)]
    if hand > most:
        raise refused("hand-size", "hand", number=seats, most=most, found=hand)
    if hand * seats > len(deck):
        raise refused(
            "deck-too-small", "deck", number=seats, hand=hand, needed=hand * seats, found=len(deck)
        )
    return hand


def refused(code: str, option: str, **about: Any) -> InvalidOption:
    """The error for options that do not fit together."""
    return InvalidOption(code, "SLAMBO-03", game="slambo", option=option, **about)


def things() -> list[Thing]:
    """Every card as it is held, and the swings as they are played: ``held`` names that card."""
    copies = Counter(FULL_DECK)
    held = [thing(code, copies=copies[number]) for number, code in enumerate(CARDS)]
    return held + [thing(code, held=code[:-1]) for code in ACTIONS if code not in CARD_NUMBERS]


def thing(code: str, **more: Any) -> Thing:
    """One card: what it does, by how much, and which way."""
    parts = re.fullmatch(r"([a-z]*)([+-]?)(\d*)([+-]?)", code)
    assert parts is not None
    word, before, digits, after = parts.groups()
    effect = word or "number"
    way = {"+": "up", "-": "down"}.get(before or after, "either")
    about = {"effect": effect, "way": way, "number": int(digits or 0), **more}
    return Thing("card", code, RULES[effect], f"card-{effect}", about)
