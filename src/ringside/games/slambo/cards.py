"""SLAMBO!'s cards and decks; what the standard deck holds is read once from deck.toml.

A card is a number from 0 to 39, in the ledger's order: `+1` to `+8`, `-1` to `-7`, the swings,
the turns, `copy`. An action is a number from 0 to 47: a swing can be played in two ways.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

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
            raise InvalidOption(
                f"The deck has {shown(code)}, which is no card: cards are +1 to +8, -1 to -7, "
                "swing1 to swing8, turn+1 to turn+8, turn-1 to turn-8 and copy."
            )
    if len(codes) > LARGEST_DECK:
        raise InvalidOption(f"A deck has at most {LARGEST_DECK} cards, not {len(codes)}.")
    return sorted(CARD_NUMBERS[code] for code in codes)


def hand_for(seats: int, options: dict[str, Any], deck: list[int]) -> int:
    """How many cards each seat is dealt; InvalidOption if the deck has too few (SLAMBO-03)."""
    hand: int = options["hand"] or _DATA["hands"][str(seats)]
    most: int = _DATA["largest_hands"][str(seats)]
    if hand > most:
        raise InvalidOption(f"With {seats} seats a hand has at most {most} cards, not {hand}.")
    if hand * seats > len(deck):
        raise InvalidOption(
            f"{seats} hands of {hand} cards take {hand * seats}; the deck has {len(deck)}."
        )
    return hand
