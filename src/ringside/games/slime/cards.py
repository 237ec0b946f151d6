"""The hundred cards of Slime Games, read once from cards.toml.

A card is the number of its kind, 0 to 21, in the order of the list there: copies of a kind
cannot be told apart.
"""

# Not compiled: it only holds what the file says.

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Card:
    """One of the twenty-two kinds of card."""

    code: str
    copies: int
    kind: str
    times: int
    rule: str

    @property
    def family(self) -> str:
        """The code without its number: the three `moving` cards are one family."""
        return self.code.rstrip("-0123456789")

    @property
    def number(self) -> int | None:
        """The number on the card, if it has one."""
        return int(self.code[-1]) if self.code[-1].isdigit() else None


_DATA = tomllib.loads(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"))

CARDS: Final[list[Card]] = [Card(**card) for card in _DATA["cards"]]
CODES: Final[list[str]] = [card.code for card in CARDS]
CARD_NUMBERS: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}
COPIES: Final[list[int]] = [card.copies for card in CARDS]
RULES: Final[list[str]] = [card.rule for card in CARDS]
FAMILIES: Final[list[str]] = [card.family for card in CARDS]


def copies_in(options: Mapping[str, Any]) -> list[int]:
    """How many there are of each card in a game with these options (SLIME-56)."""
    own: Mapping[str, int] = options.get("cards") or {}
    return [own.get(card.code, card.copies) for card in CARDS]
