"""How people play: which of the cards that fit they would rather play.

Most play the largest, but not always. What they make of a card is a sum of what its size, the
balance after it and the number of their other cards that would still fit are worth to them, for
each number of cards in hand and by how much shame is at stake; the odds grow with the exponential
of it. The figures were learnt from games of `SlamboBot` by `watching.py`.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ringside.core.bits import count
from ringside.core.rng import FastRng
from ringside.games.slambo.bits import Cards, place_of
from ringside.games.slambo.bot import DANGER
from ringside.games.slambo.bout import COPY, FIRST_SWING, FIRST_TURN, NUMBERS, is_swing

ANY: Final = -1
MIDDLE: Final = 5
WIDEST: Final = 10

# What is known of a card, and at which place in a row of figures each begins.
SIZE: Final = 0  # 0 to 8
AFTER: Final = 9  # how far into the ring the balance is then: 0 to 10
FITTING: Final = 20  # 0 to 8 of the other cards, or more
LARGEST: Final = 29
KIND: Final = 30  # a number, a swing, a turn, a copy
ROW: Final = 34
MOST_FITTING: Final = LARGEST - FITTING - 1
MOST_OPTIONS: Final = 48

# How much is at stake for a player: up to where it is little, and up to where it is some.
HEATS: Final = ("calm", "warm", "hot")
WARM: Final = 5.5
HOT: Final = 10.5

SEATS: Final[list[str]] = ["", "", "two", "three", "four"]
LEARNT: Final[dict[str, Any]] = tomllib.loads(
    resources.files(__package__).joinpath("manner.toml").read_text("utf-8")
)


class Manner:
    """The odds of the cards somebody may play, one hand at a time."""

    def __init__(self, cards: Cards, rows: list[list[float]], heats: list[int]) -> None:
        """A row of figures each for one card in hand, for two, and so on, where little is at stake,
        then those where more is; and the heat of every seat."""
        self.cards = cards
        self.most: i64 = len(rows) // len(HEATS)
        self.first: list[int] = [self.most * heat - 1 for heat in heats]
        self.worth: vec[float] = vec[float]([exp(worth) for row in rows for worth in row])
        self.places: vec[i64] = vec[i64]([where(cards, place) for place in range(WIDEST + 1)])
        # What `weigh` found: the cards that may be played, and their odds.
        self.options: i64 = 0
        self.bits: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.actions: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.odds: vec[float] = vec[float]([0.0] * MOST_OPTIONS)
        self.total: float = 0.0

    def weigh(
        self, seat: i64, hand: i64, held: i64, allowed: i64, balance: i64, number: i64, wish: i64
    ) -> float:
        """The chance that a seat with a hand of so many plays one of the allowed cards, and if
        there is a wish, to that balance; none if no card stays in the ring. `draw` then picks
        one."""
        cards = self.cards
        left: i64 = cards.fit(hand, balance, number)
        row: i64 = ROW * (self.first[seat] + (held if held < self.most else self.most))
        worth = self.worth
        largest: i64 = -1
        all_odds: float = 0.0
        total: float = 0.0
        options: i64 = 0
        while left != 0:
            bit = place_of(left)
            alike: i64 = cards.alike[bit]
            left &= ~alike
            action: i64 = cards.actions[bit]
            size: i64 = cards.sizes[bit]
            if largest < 0:
                largest = size
            rest: i64 = hand & ~(hand & alike & -(hand & alike))
            last: i64 = action + 1 if is_swing(action) else action
            while action <= last:
                step: i64 = number if action == COPY else NUMBERS[action]
                after: i64 = balance + step
                if cards.low <= after <= cards.high:
                    fitting = count(cards.fit(rest, after, step))
                    if fitting > MOST_FITTING:
                        fitting = MOST_FITTING
                    odds: float = (
                        worth[row + SIZE + size]
                        * worth[row + self.places[after]]
                        * worth[row + FITTING + fitting]
                        * worth[row + KIND + kind(action)]
                    )
                    if size == largest:
                        odds *= worth[row + LARGEST]
                    all_odds += odds
                    if allowed & alike != 0 and wish in (ANY, after):
                        self.bits[options] = bit
                        self.actions[options] = action
                        self.odds[options] = odds
                        options += 1
                        total += odds
                action += 1
        self.options = options
        self.total = total
        return total / all_odds if all_odds > 0.0 else 0.0

    def draw(self, rng: FastRng) -> i64:
        """One of the cards weighed, by its odds: its place in `bits` and `actions`."""
        last: i64 = self.options - 1
        if last == 0:
            return 0
        luck: float = float(rng.word()) / 0x100000000 * self.total
        option: i64 = 0
        while option < last:
            luck -= self.odds[option]
            if luck < 0.0:
                break
            option += 1
        return option


def kind(action: i64) -> i64:
    """A number, a swing, a turn or a copy."""
    if action < FIRST_SWING:
        return 0
    if action == COPY:
        return 3
    return 1 if action < FIRST_TURN else 2


def where(cards: Cards, balance: i64) -> i64:
    """The place of a balance in a row, by how far it is from the nearer end of the ring."""
    inside: i64 = balance - cards.low
    if inside >= MIDDLE:
        inside = WIDEST - (cards.high - balance)
    return AFTER + (inside if 0 <= inside <= WIDEST else 0)


def heat_of(shame: list[int], stake: i64, seat: i64) -> i64:
    """How much is at stake for a seat: its place in `HEATS`."""
    others: i64 = len(shame) - 1
    heat: float = 0.0
    for other, before in enumerate(shame):
        after: i64 = before + stake
        harm = float(DANGER[after if after < 3 else 3] - DANGER[before])
        heat += harm if other == seat else harm / float(others * others)
    return 0 if heat < WARM else 1 if heat < HOT else 2


def manner_among(shame: list[int], stake: i64, cards: Cards) -> Manner:
    """How people with so much shame play for a stake."""
    learnt = LEARNT[SEATS[len(shame)]]
    rows: list[list[float]] = []
    for heat in HEATS:
        rows += learnt[heat]
    return Manner(cards, rows, [heat_of(shame, stake, seat) for seat in range(len(shame))])
