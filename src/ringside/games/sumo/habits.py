"""How others play SUMO, as learnt from games: how likely each card of a hand is in a moment.

A card's weight is a product of a few numbers, each looked up by a few things the player
sees. Most is said by how the colour of the card is spread: which of its other four cards are in
the same hand, which are gone, and which may still come. `learning.py` finds the numbers.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from math import exp
from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.sumo.rules import NO_CARD, ONE_COLOUR
from ringside.games.sumo.solver import card_at

FILE: Final = "habits.toml"
WORDS: Final = 4294967296.0

# The tables and their sizes, one after another in one list. A spread is one of 81.
TABLES: Final[list[str]] = [
    "clash-number",  # by number, clashes before
    "clash-higher",  # by number, how many higher numbers are held, 7 at most
    "clash-alone",  # by number, colours not held, whether it is the only one of its colour
    "clash-spread",  # by spread, number
    "lead-number",  # by push, number, cards held
    "lead-room",  # by push, whether the other is known to lack the colour, unseen, cards held
    "lead-spread",  # by push, spread, number
    "follow-number",  # by push, cards held, number led, number
    "follow-spread",  # by push, spread, number
    "discard-number",  # by push, number, cards held
    "discard-spread",  # by push, spread, number
]
SIZES: Final[list[int]] = [15, 40, 40, 405, 105, 144, 1215, 525, 1215, 105, 1215]
CLASH_NUMBER: Final = 0
CLASH_HIGHER: Final = 15
CLASH_ALONE: Final = 55
CLASH_SPREAD: Final = 95
LEAD_NUMBER: Final = 500
LEAD_ROOM: Final = 605
LEAD_SPREAD: Final = 749
FOLLOW_NUMBER: Final = 1964
FOLLOW_SPREAD: Final = 2489
DISCARD_NUMBER: Final = 3704
DISCARD_SPREAD: Final = 3809
NOWHERE: Final = 5024  # a place that says nothing


def counts_to_three() -> list[int]:
    """For five bits, the same digits read to the base of three."""
    found: list[int] = []
    for bits in range(32):
        number, place = 0, 1
        for bit in range(5):
            if bits >> bit & 1:
                number += place
            place *= 3
        found.append(number)
    return found


THREES: Final[list[int]] = counts_to_three()
ONES: Final[list[int]] = [bin(bits).count("1") for bits in range(32)]


class Moment:
    """What somebody sees who is to play a card, all of it but their own hand public."""

    def __init__(self, gone: i64, void: i64, push: i64, led: i64, clashes: i64) -> None:
        """The cards turned up so far, those the other has shown not to hold, how far the wrestlers
        stand towards the other's edge, the card led or NO_CARD, and how many clashes were tied;
        -1 when the clash is over."""
        self.gone: i64 = gone
        self.void: i64 = void
        self.push: i64 = push
        self.led: i64 = led
        self.clashes: i64 = clashes

    def options(self, hand: i64) -> i64:
        """The cards of a hand that may be played."""
        if self.led == NO_CARD:
            return hand
        following: i64 = hand & (ONE_COLOUR << (self.led // 5 * 5))
        return following if following != 0 else hand


class Habits:
    """Weights of cards by what is seen."""

    def __init__(self, scores: list[float], firmness: float) -> None:
        """With the logarithms of all tables; the firmer, the more often the likeliest is played."""
        self.factors: list[float] = [exp(score * firmness) for score in scores]
        self.factors.append(1.0)
        # Where the last card that was looked up is found in each of its tables.
        self.first: i64 = NOWHERE
        self.second: i64 = NOWHERE
        self.third: i64 = NOWHERE
        self.fourth: i64 = NOWHERE

    def weight(self, moment: Moment, hand: i64, held: i64, card: i64) -> float:
        """How readily a card of a hand of so many is played."""
        self.look_up(moment, hand, held, card)
        factors = self.factors
        found = factors[self.first] * factors[self.second] * factors[self.third]
        return found if self.fourth == NOWHERE else found * factors[self.fourth]

    def look_up(self, moment: Moment, hand: i64, held: i64, card: i64) -> None:
        """Find the places of a card in the tables."""
        number: i64 = card % 5
        colour: i64 = card - number
        own: i64 = hand >> colour & ONE_COLOUR
        gone: i64 = moment.gone >> colour & ONE_COLOUR
        spread = spread_of(own, gone, number)
        self.fourth = NOWHERE
        if moment.clashes >= 0:
            tied: i64 = moment.clashes if moment.clashes < 2 else 2
            self.first = CLASH_NUMBER + number * 3 + tied
            self.second = CLASH_HIGHER + number * 8 + higher_in(hand, number)
            self.third = CLASH_ALONE + (number * 4 + lacking(hand)) * 2 + alone(own)
            self.fourth = CLASH_SPREAD + spread * 5 + number
            return
        place: i64 = moment.push + 1
        size: i64 = 6 if held > 8 else held - 2 if held > 2 else 0
        by_spread: i64 = (place * 81 + spread) * 5 + number
        if moment.led == NO_CARD:
            unseen: i64 = 5 - ONES[own | gone]
            room: i64 = (place * 2 + (moment.void >> colour & 1)) * 6 + unseen
            self.first = LEAD_NUMBER + (place * 5 + number) * 7 + size
            self.second = LEAD_ROOM + room * 4 + (size + 1 >> 1)
            self.third = LEAD_SPREAD + by_spread
            return
        self.third = NOWHERE
        led: i64 = moment.led - colour
        if led >= 0 and led < 5:
            self.first = FOLLOW_NUMBER + ((place * 7 + size) * 5 + led) * 5 + number
            self.second = FOLLOW_SPREAD + by_spread
        else:
            self.first = DISCARD_NUMBER + (place * 5 + number) * 7 + size
            self.second = DISCARD_SPREAD + by_spread

    def chance(self, moment: Moment, hand: i64, card: i64) -> float:
        """How likely a card is from a hand; 0 if it may not be played."""
        left: i64 = moment.options(hand)
        held = count(hand)
        total = 0.0
        mine = 0.0
        while left != 0:
            option = card_at(left)
            left &= left - 1
            weight = self.weight(moment, hand, held, option)
            total += weight
            if option == card:
                mine = weight
        return mine / total if mine > 0.0 else 0.0

    def drawn(self, moment: Moment, hand: i64, rng: Rng) -> i64:
        """A card from a hand, by its chance."""
        left: i64 = moment.options(hand)
        card = card_at(left)
        if left & (left - 1) == 0:
            return card
        held = count(hand)
        reached: list[float] = []
        total = 0.0
        rest: i64 = left
        while rest != 0:
            total += self.weight(moment, hand, held, card_at(rest))
            reached.append(total)
            rest &= rest - 1
        point = float(rng.word()) / WORDS * total
        for sum_ in reached:
            card = card_at(left)
            left &= left - 1
            if point < sum_:
                break
        return card


def spread_of(own: i64, gone: i64, number: i64) -> i64:
    """How the four other cards of a number's colour are spread: held, gone, or neither."""
    low: i64 = (1 << number) - 1
    held: i64 = (own & low) | (own >> (number + 1) << number)
    away: i64 = (gone & low) | (gone >> (number + 1) << number)
    return THREES[held] + 2 * THREES[away]


def higher_in(hand: i64, number: i64) -> i64:
    """How many cards of a hand have a higher number."""
    above: i64 = ONE_COLOUR >> (number + 1) << (number + 1)
    found = count(hand & (above * 0b00001_00001_00001_00001))
    return found if found < 7 else 7


def lacking(hand: i64) -> i64:
    """How many colours a hand lacks; 3 at most."""
    found: i64 = 0
    for colour in range(0, 20, 5):
        if hand >> colour & ONE_COLOUR == 0:
            found += 1
    return found if found < 3 else 3


def alone(own: i64) -> i64:
    """1 if a hand has one card of a colour."""
    return 1 if own & (own - 1) == 0 else 0


def count(cards: i64) -> i64:
    """How many cards a mask has."""
    return (
        ONES[cards & ONE_COLOUR]
        + ONES[cards >> 5 & ONE_COLOUR]
        + ONES[cards >> 10 & ONE_COLOUR]
        + ONES[cards >> 15 & ONE_COLOUR]
    )


def read_scores() -> list[float]:
    """All tables of habits.toml, one after another."""
    text = resources.files("ringside.games.sumo").joinpath(FILE).read_text("utf-8")
    tables = tomllib.loads(text)
    found: list[float] = []
    for name in TABLES:
        found.extend([float(score) / 100.0 for score in tables[name]])
    return found
