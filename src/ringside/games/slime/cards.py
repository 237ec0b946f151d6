"""The hundred cards of Slime Games, read once from cards.toml.

A card is the number of its kind, 0 to 21, in the order of the table there: copies of a kind
cannot be told apart.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Final


@dataclass(frozen=True, slots=True)
class Card:
    """One of the twenty-two kinds of card."""

    code: str
    name: str
    copies: int
    kind: str
    times: int
    does: str
    rule: str
    needs: str


_DATA = tomllib.loads(resources.files(__package__).joinpath("cards.toml").read_text("utf-8"))

CARDS: Final[list[Card]] = [Card(**card) for card in _DATA["cards"]]
CODES: Final[list[str]] = [card.code for card in CARDS]
CARD_NUMBERS: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}
COPIES: Final[list[int]] = [card.copies for card in CARDS]
TIMES: Final[list[int]] = [card.times for card in CARDS]
