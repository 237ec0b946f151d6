"""Habits from plays: the scores that make what was played likely, by gradient ascent."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from ringside.core.rng import Rng
from ringside.games.sumo.habits import NOWHERE, Habits, Moment, count
from ringside.games.sumo.judge import FOLLOWER_TAKES, LEADER_TAKES, TRICKS, table_of
from ringside.games.sumo.rules import NO_CARD, NOBODY, ONE_COLOUR
from ringside.games.sumo.solver import card_at

RATE: Final = 0.25
# What no play speaks for goes back to nothing.
MODESTY: Final = 0.002


class Lessons:
    """Plays to learn from: four places in the tables for every card that might be played."""

    def __init__(self) -> None:
        self.habits = Habits([0.0] * NOWHERE, 1.0)
        self.places: list[int] = []
        self.first: list[int] = [0]
        self.chosen: list[int] = []

    def add(self, moment: Moment, hand: i64, card: i64) -> None:
        """One play of somebody who had a choice."""
        left: i64 = moment.options(hand)
        if left & (left - 1) == 0:
            return
        held = count(hand)
        habits = self.habits
        while left != 0:
            option = card_at(left)
            left &= left - 1
            if option == card:
                self.chosen.append(len(self.places) // 4)
            habits.look_up(moment, hand, held, option)
            self.places.append(habits.first)
            self.places.append(habits.second)
            self.places.append(habits.third)
            self.places.append(habits.fourth)
        self.first.append(len(self.places) // 4)

    def add_game(self, learnt: i64, hands: list[int], cards: list[int]) -> None:
        """The plays of a whole game, of those seats that are in the mask."""
        voids: list[int] = [0, 0]
        gone: i64 = 0
        leader: i64 = NOBODY
        at: i64 = 0
        push: i64 = 0
        while leader == NOBODY:
            for seat in range(2):
                if learnt >> seat & 1:
                    self.add(Moment(gone, 0, 0, NO_CARD, at // 2), hands[seat], cards[at + seat])
            for seat in range(2):
                hands[seat] ^= 1 << cards[at + seat]
                gone |= 1 << cards[at + seat]
            margin: i64 = cards[at] % 5 - cards[at + 1] % 5
            if margin != 0:
                leader = 0 if margin > 0 else 1
            at += 2
        while at < len(cards):
            follower: i64 = 1 - leader
            led: i64 = cards[at]
            answer: i64 = cards[at + 1]
            at += 2
            if learnt >> leader & 1:
                self.add(Moment(gone, voids[follower], push, NO_CARD, -1), hands[leader], led)
            hands[leader] ^= 1 << led
            gone |= 1 << led
            if learnt >> follower & 1:
                self.add(Moment(gone, voids[leader], -push, led, -1), hands[follower], answer)
            result: i64 = TRICKS[table_of(False, push, hands[leader] == 0) + led * 20 + answer]
            hands[follower] ^= 1 << answer
            gone |= 1 << answer
            if led // 5 != answer // 5:
                voids[follower] |= ONE_COLOUR << (led // 5 * 5)
            if result == FOLLOWER_TAKES:
                leader = follower
                push = 1 - push
            elif result == LEADER_TAKES:
                push += 1

    def chances(self, scores: list[float], play: i64) -> list[float]:
        """How likely each card of a play is by these scores."""
        found: list[float] = []
        total = 0.0
        places = self.places
        for option in range(self.first[play], self.first[play + 1]):
            score = 0.0
            for place in places[4 * option : 4 * option + 4]:
                score += scores[place]
            weight = exp(score)
            total += weight
            found.append(weight)
        return [weight / total for weight in found]

    def surprise(self, scores: list[float], first: i64, last: i64) -> float:
        """How unlikely some of the plays are, on average: minus the logarithm of their chance."""
        total = 0.0
        for play in range(first, last):
            total -= log(self.chances(scores, play)[self.chosen[play] - self.first[play]])
        return total / float(last - first)

    def learn(self, first: i64, rounds: i64, rng: Rng) -> list[float]:
        """The scores of all tables from all plays but the first so many."""
        scores: list[float] = [0.0] * (NOWHERE + 1)
        steps: list[float] = [1.0] * (NOWHERE + 1)
        order = list(range(first, len(self.chosen)))
        places = self.places
        for turn in range(rounds):
            rng.shuffle(order)
            rate = RATE / float(turn + 1)
            for play in order:
                chances = self.chances(scores, play)
                begin: i64 = self.first[play]
                for index in range(len(chances)):
                    gain = -chances[index]
                    if begin + index == self.chosen[play]:
                        gain += 1.0
                    at: i64 = 4 * (begin + index)
                    for place in places[at : at + 4]:
                        if place != NOWHERE:
                            step = gain - MODESTY * scores[place]
                            steps[place] += step * step
                            scores[place] += rate * step / sqrt(steps[place])
        scores.pop()
        return scores
