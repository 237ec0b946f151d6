"""What the cards played so far say about a hand: how likely it is that it was played like that.

Everything here can be seen by both players, so that both can reckon what the other thinks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bits import count
from ringside.games.sumo.hands import hands_of
from ringside.games.sumo.judge import (
    FOLLOWER_TAKES,
    FOLLOWER_WINS,
    LEADER_WINS,
    TRICKS,
    table_of,
)
from ringside.games.sumo.row import cards_of
from ringside.games.sumo.rules import NO_CARD, ONE_COLOUR, SumoState
from ringside.games.sumo.solver import card_at

SLIP: Final = 0.04  # how often somebody does what makes no sense
UNTAKEN: Final = 0.35  # a trick is let go so often where it could be taken
# How readily each number is put into the clash.
CLASH: Final[list[float]] = [0.1, 0.25, 0.6, 1.0, 0.9]


class Past:
    """The open cards of a bout in order, as both players see them."""

    def __init__(self, state: SumoState) -> None:
        self.answer_only: bool = state.answer_only
        self.clash: list[list[int]] = [cards_of(state.clash0), cards_of(state.clash1)]
        self.leads: list[int] = []
        self.led: list[int] = []
        self.answers: list[int] = []
        self.pushes: list[int] = []
        self.count: i64 = state.num_tricks
        ring: i64 = 0
        for lead, led, answer in state.tricks():
            self.leads.append(lead)
            self.led.append(led)
            self.answers.append(answer)
            self.pushes.append(ring if lead == 0 else -ring)
            taken = led // 5 == answer // 5 and answer > led
            ring += 1 if (lead == 0) != taken else -1

    def likelihood(self, seat: i64, hand: i64, tricks: i64) -> float:
        """How well a hand after so many tricks fits what the seat has played until then."""
        chance = 1.0
        held: i64 = hand
        index: i64 = tricks - 1
        while index >= 0:
            led: i64 = self.led[index]
            if self.leads[index] == seat:
                held |= 1 << led
            else:
                answer: i64 = self.answers[index]
                held |= 1 << answer
                last = held & (held - 1) == 0
                table = table_of(self.answer_only, self.pushes[index], last) + led * 20
                chance *= answered(held, led, answer, table)
            index -= 1
        for card in reversed(self.clash[seat]):
            number: i64 = card
            total = 0.0
            held |= 1 << number
            left: i64 = held
            while left != 0:
                total += CLASH[card_at(left) % 5]
                left &= left - 1
            chance *= CLASH[number % 5] / total
        return chance


def answered(held: i64, led: i64, answer: i64, table: i64) -> float:
    """How likely an answer is from a hand."""
    options: i64 = held & (ONE_COLOUR << (led // 5 * 5))
    if options == 0:
        options = held
    if not options >> answer & 1:
        return 0.0
    total = 0.0
    mine = 0.0
    while options != 0:
        card = card_at(options)
        options &= options - 1
        result: i64 = TRICKS[table + card]
        weight = UNTAKEN
        if result == FOLLOWER_WINS:
            weight = 1.0 / SLIP
        elif result == LEADER_WINS:
            weight = SLIP
        elif result == FOLLOWER_TAKES:
            weight = 1.0
        total += weight
        if card == answer:
            mine = weight
    return mine / total


def subsets(cards: i64, size: i64) -> list[int]:
    """Every hand of a size out of these cards, as masks."""
    bits: list[int] = []
    while cards != 0:
        bits.append(cards & -cards)
        cards &= cards - 1
    hands = hands_of(len(bits), size)
    found: list[int] = []
    place: i64 = 0
    for _ in range(hands.count):
        mask: i64 = 0
        for _ in range(size):
            mask |= bits[hands.places[place]]
            place += 1
        found.append(mask)
    return found


class Worlds:
    """Every hand the other player may hold, and how likely each is; the total is 1."""

    def __init__(self, state: SumoState, seat: i64, past: Past, trust: float) -> None:
        """With a trust of 1 plays count in full, with 0 only what the rules rule out."""
        other: i64 = 1 - seat
        mine: i64 = state.hand0 if seat == 0 else state.hand1
        hand: i64 = state.hand1 if seat == 0 else state.hand0
        unseen: i64 = hand | state.aside
        sealed: i64 = state.sealed1 if seat == 0 else state.sealed0
        if sealed != NO_CARD:
            # A card face down in the clash is still any of the hand.
            unseen |= 1 << sealed
            hand |= 1 << sealed
        self.mine: i64 = mine
        self.unseen: i64 = unseen
        self.size: i64 = count(hand)
        free: i64 = unseen & ~state.void(other, hand)
        self.hands: list[int] = subsets(free, self.size)
        self.weights: list[float] = []
        led: i64 = 0
        if state.led != NO_CARD and state.lead == other:
            led = 1 << state.led
        total = 0.0
        for held in self.hands:
            weight = 1.0
            if trust > 0.0:
                weight = past.likelihood(other, held | led, past.count) ** trust + 1e-9
            total += weight
            self.weights.append(weight)
        for index in range(len(self.weights)):
            self.weights[index] /= total
