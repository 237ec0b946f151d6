"""The cards of a bout as bits: a hand is a number, and what fits into the ring a mask.

The largest card is the lowest bit, equal cards are next to each other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slambo.bot import size
from ringside.games.slambo.bout import COPY, NUMBERS, action_of, is_swing

MOST_CARDS: Final = 60  # more than that, and a hand would not be a small number any more

# By place: the bit. Shifting a literal one would stay within 32 bits, compiled.
BITS: Final[list[int]] = [2**_place for _place in range(MOST_CARDS + 1)]

# By what a power of two leaves when divided by 67: its place. All of them leave something else.
PLACES: Final[list[int]] = [0] * 67
for _place in range(MOST_CARDS):
    PLACES[2**_place % 67] = _place


class Cards:
    """All cards of a deck in a ring."""

    def __init__(self, cards: list[int], low: i64, high: i64) -> None:
        self.low: i64 = low
        self.high: i64 = high
        # By bit: the action (of a swing the one that raises), its size, and the cards like it.
        self.actions: list[int] = by_size(cards)
        self.sizes: list[int] = [size(action) for action in self.actions]
        self.alike: list[int] = []
        for action in self.actions:
            mask: i64 = 0
            for bit, other in enumerate(self.actions):
                if other == action:
                    mask |= BITS[bit]
            self.alike.append(mask)
        # By balance: the cards that stay in the ring, played one way or the other. Copies are not
        # among them, since what they do depends on the card before.
        self.fitting: list[int] = []
        self.copies: i64 = 0
        for balance in range(high + 1):
            mask = 0
            for bit, action in enumerate(self.actions):
                number: i64 = NUMBERS[action]
                if action == COPY:
                    self.copies |= BITS[bit]
                elif low <= balance + number <= high or (
                    is_swing(action) and low <= balance - number <= high
                ):
                    mask |= BITS[bit]
            self.fitting.append(mask)

    def fit(self, hand: i64, balance: i64, number: i64) -> i64:
        """The cards of a hand that stay in the ring after a card that moved it by a number."""
        mask: i64 = self.fitting[balance]
        if hand & self.copies and self.low <= balance + number <= self.high:
            mask |= self.copies
        return hand & mask

    def take(self, cards: list[int], left: i64) -> i64:
        """These cards, as a mask of some that are left."""
        mask: i64 = 0
        for card in cards:
            bit: i64 = 0
            action = action_of(card)
            while self.actions[bit] != action or not left >> bit & 1:
                bit += 1
            mask |= BITS[bit]
            left &= ~BITS[bit]
        return mask


def place_of(mask: i64) -> i64:
    """The lowest bit of a mask that is not empty."""
    return PLACES[(mask & -mask) % 67]


def single(mask: i64) -> list[int]:
    """The cards of a mask one by one."""
    cards: list[int] = []
    while mask != 0:
        cards.append(mask & -mask)
        mask &= mask - 1
    return cards


def by_size(cards: list[int]) -> list[int]:
    """The actions of cards, the largest first, equal ones together."""
    ranks: list[int] = []
    for card in cards:
        action: i64 = action_of(card)
        ranks.append(-64 * size(action) - action)
    ranks.sort()
    return [(-rank) % 64 for rank in ranks]
