"""What can happen at a point of an ending, hand by hand, whatever came before.

A trick in which the follower has a card that wins at once is settled, and nobody throws away a
trick that loses while another card goes on: that leaves few decisions for the follower.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ringside.games.sumo.hands import Hands, hands_of
from ringside.games.sumo.judge import (
    FOLLOWER_TAKES,
    FOLLOWER_WINS,
    LEADER_WINS,
    TRICKS,
    table_of,
)
from ringside.games.sumo.solver import card_at


class Answers:
    """What the follower can do with each hand after a certain lead, and what was learnt of it."""

    def __init__(self, cards: list[int], size: i64, table: i64, place: i64) -> None:
        rest: list[int] = cards.copy()
        led: i64 = rest.pop(place)
        hands = hands_of(len(rest), size)
        self.place: i64 = place
        self.settled: list[float] = [0.0] * hands.count
        """1 where the hand wins for the leader, -1 where it loses, 0 where play goes on."""
        self.options: list[int] = []
        """Three numbers an option: the hand, which of its cards, and its place."""
        self.first: list[int] = []
        """Where the options of each hand that goes on begin."""
        self.goes_on: list[int] = []
        self.results: list[int] = [0] * len(rest)
        """By place of the answer: who takes the trick if it goes on; 0 if it never does."""
        for number in range(hands.count):
            self.sort(hands, number, rest, led, table)
        self.first.append(len(self.options) // 3)

    def sort(self, hands: Hands, number: i64, rest: list[int], led: i64, table: i64) -> None:
        """See what a hand can answer."""
        size = hands.size
        follows = False
        for slot in range(size):
            card: i64 = rest[hands.places[number * size + slot]]
            if card // 5 == led // 5:
                follows = True
        on: list[int] = []
        won = False
        for slot in range(size):
            place: i64 = hands.places[number * size + slot]
            card = rest[place]
            if follows and card // 5 != led // 5:
                continue
            result: i64 = TRICKS[table + led * 20 + card]
            if result == FOLLOWER_WINS:
                won = True
            elif result != LEADER_WINS:
                on.append(number)
                on.append(slot)
                on.append(place)
        if won:
            self.settled[number] = -1.0
        elif not on:
            self.settled[number] = 1.0
        else:
            self.first.append(len(self.options) // 3)
            self.goes_on.append(number)
            self.options.extend(on)
            for index in range(0, len(on), 3):
                place = on[index + 2]
                self.results[place] = TRICKS[table + led * 20 + rest[place]]


class LastTwo:
    """The last two tricks after a lead: nothing is decided after the answer.

    An entry is a hand that has no choice, or one option of a hand that has.
    """

    def __init__(self, answers: Answers, cards: list[int], push: i64, answer_only: bool) -> None:
        rest: list[int] = cards.copy()
        del rest[answers.place]
        count: i64 = len(rest)
        hands = hands_of(count, 2)
        self.number: list[int] = hands_of(count + 1, 2).without[answers.place]
        """The numbers of the follower's hands among those of all cards."""
        self.hand: list[int] = []
        """The hand of every entry, numbered among all cards."""
        self.first: list[int] = []
        """Where the entries of each hand that has a choice begin; before are those without."""
        rows: list[list[float]] = []
        for number in range(hands.count):
            sign = answers.settled[number]
            if sign != 0.0:
                self.hand.append(self.number[number])
                mask: i64 = hands.masks[number]
                rows.append([0.0 if mask >> place & 1 else sign for place in range(count)])
        for choice in (False, True):
            for index in range(len(answers.goes_on)):
                first: i64 = answers.first[index]
                end: i64 = answers.first[index + 1]
                if (end > first + 1) != choice:
                    continue
                if choice:
                    self.first.append(len(rows))
                for option in range(first, end):
                    number = answers.options[3 * option]
                    slot: i64 = answers.options[3 * option + 1]
                    given: i64 = hands.places[2 * number + slot]
                    kept: i64 = hands.places[2 * number + 1 - slot]
                    self.hand.append(self.number[number])
                    taken = answers.results[given] == FOLLOWER_TAKES
                    after: i64 = 1 - push if taken else push + 1
                    rows.append(last_row(rest, given, kept, taken, after, answer_only))
        self.first.append(len(rows))
        self.free: i64 = self.first[0]
        """How many entries there are without a choice."""
        self.count: i64 = count
        by_entry: vec[float] = vec[float]()
        for row in rows:
            for worth in row:
                by_entry = append(by_entry, worth)
        by_card: vec[float] = vec[float]()
        for place in range(count):
            for row in rows:
                by_card = append(by_card, row[place])
        self.by_entry: vec[float] = by_entry
        """What an entry is worth to the leader for every card it may have left."""
        self.by_card: vec[float] = by_card
        """The same, card by card."""


def last_row(
    rest: list[int], given: i64, kept: i64, taken: bool, push: i64, answer_only: bool
) -> list[float]:
    """What is left for the leader with every card, after an answer that goes on."""
    row: list[float] = []
    table = table_of(answer_only, push, True)
    for place in range(len(rest)):
        if place == kept or place == given:  # noqa: SIM109 - no tuple
            row.append(0.0)
        elif taken:
            won = TRICKS[table + rest[kept] * 20 + rest[place]] == LEADER_WINS
            row.append(-1.0 if won else 1.0)
        else:
            won = TRICKS[table + rest[place] * 20 + rest[kept]] == LEADER_WINS
            row.append(1.0 if won else -1.0)
    return row


class Shape:
    """What a point of play with these cards unseen looks like, whatever came before."""

    def __init__(self, unseen: i64, size: i64, push: i64, answer_only: bool) -> None:
        self.cards: list[int] = []
        left: i64 = unseen
        while left != 0:
            self.cards.append(card_at(left))
            left &= left - 1
        self.unseen: i64 = unseen
        self.size: i64 = size
        self.push: i64 = push
        table = table_of(answer_only, push, size == 1)
        self.leads: list[Answers] = []
        self.finals: list[LastTwo] = []
        self.pay: list[float] = []
        count: i64 = len(self.cards)
        if size > 1:
            for place in range(count):
                self.leads.append(Answers(self.cards, size, table, place))
                if size == 2:
                    answers = self.leads[place]
                    self.finals.append(LastTwo(answers, self.cards, push, answer_only))
        else:
            for led in self.cards:
                for answer in self.cards:
                    won = TRICKS[table + led * 20 + answer] == LEADER_WINS
                    self.pay.append(1.0 if won else -1.0)
