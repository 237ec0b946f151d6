"""Cards in the order in which they were played, as one number: five bits each, the first lowest.

Room for twelve: no more than eight can be in the clashes of a deal, ten in the tricks of a bout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 5
LAST: Final = 31


def added(row: i64, card: i64) -> i64:
    """The row with one more card."""
    place: i64 = 0
    while row >> place != 0:
        place += BITS
    return row | (card + 1) << place


def packed(cards: list[int]) -> i64:
    """The row of these cards."""
    row: i64 = 0
    for card in cards:
        row = added(row, card)
    return row


def cards_of(row: i64) -> list[int]:
    """The cards of a row, the first one first."""
    cards: list[int] = []
    while row != 0:
        cards.append((row & LAST) - 1)
        row >>= BITS
    return cards
