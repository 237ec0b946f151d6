"""SUMO's cards, winning moves and ranks, read once from cards.toml.

A card is a number from 0 to 19: five times its colour plus its number less one.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Final


@dataclass(frozen=True, slots=True)
class WinningMove:
    """One of the five ways to win; the list is in order of rank."""

    reason: str
    rule: str


_DATA = tomllib.loads(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"))

COLOURS: Final[list[str]] = [colour["name"] for colour in _DATA["colours"]]
CARDS: Final[list[str]] = [
    f"{colour['code']}{number}" for colour in _DATA["colours"] for number in _DATA["numbers"]
]
CARD_NUMBERS: Final[dict[str, int]] = {card: index for index, card in enumerate(CARDS)}
WINNING_MOVES: Final[list[WinningMove]] = [WinningMove(**move) for move in _DATA["moves"]]
RANKS: Final[list[tuple[int, str]]] = [(rank["wins"], rank["name"]) for rank in _DATA["ranks"]]


def colour_name(card: int) -> str:
    """The colour of a card in words.

    >>> colour_name(CARD_NUMBERS["g3"])
    'green'
    """
    return COLOURS[card // 5]
