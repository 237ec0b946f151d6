"""All hands of a size from a number of cards, numbered, and what becomes of them card by card.

The cards are places 0, 1, 2, … here; which card lies at a place is somebody else's business.
The tables are made when first asked for and shared by all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bits import count
from ringside.games.sumo.solver import card_at


class Hands:
    """The hands of ``size`` out of ``cards`` places, in ascending order of their masks."""

    def __init__(self, cards: i64, size: i64) -> None:
        self.cards: i64 = cards
        self.size: i64 = size
        self.masks: list[int] = []
        self.number: dict[int, int] = {}
        self.places: list[int] = []
        """`size` places for every hand, one hand after another."""
        mask: i64 = 0
        while mask < 1 << cards:
            if count(mask) == size:
                self.number[mask] = len(self.masks)
                self.masks.append(mask)
                left: i64 = mask
                while left != 0:
                    self.places.append(card_at(left))
                    left &= left - 1
            mask += 1
        self.count: i64 = len(self.masks)
        self.without: list[list[int]] = [self.lacking(place) for place in range(cards)]
        """By place: for every hand of the other places, its number here."""
        self.giving: list[list[int]] = [self.parting(place) for place in range(cards)]
        """By place: for every hand one smaller of the other places, the number of the hand with
        this place too, times `size`, plus which of its cards that is."""
        self.givers: list[list[int]] = [
            [number // size for number in giving] for giving in self.giving
        ]
        """The same, the hands alone."""
        self.disjoint: dict[int, list[list[int]]] = {}

    def lacking(self, place: i64) -> list[int]:
        """The hands without a place, as numbers."""
        return [number for number in range(self.count) if not self.masks[number] >> place & 1]

    def parting(self, place: i64) -> list[int]:
        """The hands with a place, and which of their cards it is."""
        found: list[int] = []
        for number in range(self.count):
            mask: i64 = self.masks[number]
            if mask >> place & 1:
                found.append(number * self.size + count(mask & ((1 << place) - 1)))
        return found

    def apart(self, size: i64) -> list[list[int]]:
        """For every hand, the hands of another size that share no card with it."""
        found = self.disjoint.get(size)
        if found is None:
            found = []
            others = hands_of(self.cards, size).masks
            for mask in self.masks:
                found.append([n for n in range(len(others)) if others[n] & mask == 0])
            self.disjoint[size] = found
        return found


KNOWN: Final[dict[int, Hands]] = {}


def hands_of(cards: i64, size: i64) -> Hands:
    """The hands of a size from a number of cards."""
    key: i64 = cards * 32 + size
    found = KNOWN.get(key)
    if found is None:
        found = Hands(cards, size)
        KNOWN[key] = found
    return found
