"""The end of a bout as a game of hidden information: what neither player knows is in it.

Both hands can be any of the cards nobody has seen, weighed by what play has shown. PCFR+ (Farina,
Kroer and Sandholm, 2021) walks over all that can be seen to happen, with a reach for every hand
at once, and its mean strategy comes near to one that cannot be exploited. How near is computed
exactly, by the best answer to it (`exploitability`).
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.sumo.hands import hands_of
from ringside.games.sumo.judge import FOLLOWER_TAKES
from ringside.games.sumo.regrets import (
    Learnt,
    improve,
    improve_answers,
    mixed,
    shares,
    strategy_of,
)
from ringside.games.sumo.shapes import Shape
from ringside.games.sumo.two_cards import Point, follow_two, last_trick, lead_two


class Endgame:
    """An ending to be solved. Seat 0 here is the one who leads at its beginning."""

    def __init__(
        self,
        unseen: i64,
        size: i64,
        push: i64,
        answer_only: bool,
        weights0: list[float] | None = None,
        weights1: list[float] | None = None,
    ) -> None:
        """The cards in neither the clash nor a trick, how many each holds, where the wrestlers
        stand for the leader, and how likely each hand of each is, in the order of `Hands`."""
        self.answer_only: bool = answer_only
        self.shapes: dict[int, Shape] = {}
        self.rounds: i64 = 0
        self.slip: float = 0.0
        """How often the first lead is thought to be any card at all, so that the follower has an
        answer to every lead; 0 to solve the game as it is."""
        self.best: bool = False
        self.weight: float = 0.0
        self.root = self.point(unseen, size, push)
        count = self.root.hands.count
        self.weights0: list[float] = [1.0] * count if weights0 is None else weights0
        self.weights1: list[float] = [1.0] * count if weights1 is None else weights1
        self.total: float = 0.0
        apart = self.root.hands.apart(size)
        for number in range(count):
            if self.weights0[number] != 0.0:
                for other in apart[number]:
                    self.total += self.weights0[number] * self.weights1[other]

    def point(self, unseen: i64, size: i64, push: i64) -> Point:
        key: i64 = unseen * 4 + push + 1
        shape = self.shapes.get(key)
        if shape is None:
            shape = Shape(unseen, size, push, self.answer_only)
            self.shapes[key] = shape
        return Point(shape)

    def child(self, point: Point, place: i64, answer: i64) -> Point:
        """The point after a lead and an answer that goes on."""
        found = point.children[place][answer]
        if found is None:
            shape = point.shape
            taken: i64 = answer if answer < place else answer + 1
            unseen: i64 = shape.unseen ^ (1 << shape.cards[place]) ^ (1 << shape.cards[taken])
            result: i64 = shape.leads[place].results[answer]
            push: i64 = 1 - shape.push if result == FOLLOWER_TAKES else shape.push + 1
            found = self.point(unseen, shape.size - 1, push)
            point.children[place][answer] = found
        return found

    # -- learning -----------------------------------------------------------------------

    def solve(self, rounds: i64) -> None:
        """Learn for so many more rounds, in each of which both improve in turn."""
        self.best = False
        for _ in range(rounds):
            self.rounds += 1
            # The first rounds know little: the fourth power forgets them sooner than the square.
            self.weight = float(self.rounds) ** 4.0
            self.walk(self.root, self.weights0, self.weights1, True)
            self.walk(self.root, self.weights0, self.weights1, False)

    def forget(self) -> None:
        """Keep what was learnt about the first trick alone: little to remember."""
        self.shapes.clear()
        self.root.children = []

    def lead_chances(self, number: i64) -> list[float]:
        """How often the leader leads each card of a hand."""
        learnt = self.root.leader
        assert learnt is not None
        size = self.root.hands.size
        return shares(learnt.mean, number * size, size)

    def answer_chances(self, place: i64, number: i64) -> list[float]:
        """How often the follower answers with each card of a hand, numbered among all cards,
        after the card at a place was led. All zero for a hand that settles the trick."""
        size = self.root.hands.size
        found: list[float] = [0.0] * size
        answers = self.root.shape.leads[place]
        small = hands_of(self.root.hands.cards - 1, size)
        mask: i64 = self.root.hands.masks[number]
        low: i64 = mask & ((1 << place) - 1)
        inner: i64 = small.number[low | ((mask >> (place + 1)) << place)]
        if answers.settled[inner] != 0.0:
            return found
        index: i64 = answers.goes_on.index(inner)
        first: i64 = answers.first[index]
        count: i64 = answers.first[index + 1] - first
        learnt = self.root.followers[place]
        source: list[float] = [1.0] * count
        begin: i64 = 0
        if learnt is not None and count > 1:
            source = learnt.mean
            begin = first
            if size == 2:
                final = self.root.shape.finals[place]
                begin = final.hand.index(number) - final.free
        parts = shares(source, begin, count)
        for option in range(count):
            slot: i64 = answers.options[3 * (first + option) + 1]
            found[slot] = parts[option]
        return found

    def exploitability(self) -> float:
        """How much the better of two worlds wins: the mean gain of a best answer to the mean
        strategy over both seats, in games won (1) and lost (-1)."""
        self.best = True
        gain = 0.0
        first = self.walk(self.root, self.weights0, self.weights1, True)
        second = self.walk(self.root, self.weights0, self.weights1, False)
        for number in range(self.root.hands.count):
            gain += first[number] * self.weights0[number] + second[number] * self.weights1[number]
        self.best = False
        return gain / self.total / 2.0

    def walk(
        self, point: Point, leading: list[float], following: list[float], improve_leader: bool
    ) -> list[float]:
        """What every hand of the one who improves is worth here, times the other's reach."""
        if point.shape.size == 1:
            return last_trick(point.shape, leading, following, improve_leader)
        if point.shape.size == 2:
            if improve_leader:
                return lead_two(point, leading, following, self.best, self.weight)
            slip = self.slip / 2.0 if point is self.root else 0.0
            return follow_two(point, leading, following, slip, self.best, self.weight)
        if improve_leader:
            return self.lead(point, leading, following)
        return self.follow(point, leading, following)

    def lead(self, point: Point, own: list[float], other: list[float]) -> list[float]:
        """The leader improves: its hands' worth at a point."""
        hands = point.hands
        size = hands.size
        learnt = point.leader
        assert learnt is not None
        strategy = strategy_of(learnt, hands.count, size, self.best)
        worth: list[float] = [0.0] * (hands.count * size)
        small = hands_of(hands.cards - 1, size - 1)
        apart = small.apart(size)
        for place in range(hands.cards):
            answers = point.shape.leads[place]
            reach = picked(other, hands.without[place])
            if reach is None:
                continue
            values = settled(answers.settled, reach, apart)
            if answers.goes_on:
                giving = hands.giving[place]
                mine: list[float] = []
                index: i64 = 0
                for number in hands.givers[place]:
                    mine.append(own[number] * strategy[giving[index]])
                    index += 1  # noqa: SIM113 - a number of 64 bits
                self.after_lead(point, place, mine, reach, values, True)
            index = 0
            for option in hands.giving[place]:
                worth[option] = values[index]
                index += 1  # noqa: SIM113 - a number of 64 bits
        return improve(learnt, strategy, worth, own, hands.count, size, self.best, self.weight)

    def follow(self, point: Point, other: list[float], own: list[float]) -> list[float]:
        """The follower improves: its hands' worth at a point."""
        hands = point.hands
        size = hands.size
        learnt = point.leader
        assert learnt is not None
        strategy = strategy_of(learnt, hands.count, size, self.best)
        worth: list[float] = [0.0] * hands.count
        slip = self.slip / float(size) if point is self.root else 0.0
        kept = 1.0 - slip * float(size)
        apart = hands_of(hands.cards - 1, size).apart(size - 1)
        for place in range(hands.cards):
            answers = point.shape.leads[place]
            reach: list[float] = []
            any_reach = 0.0
            mine: list[float] = []
            values: list[float] = []
            giving = hands.giving[place]
            index: i64 = 0
            for number in hands.givers[place]:
                chance = other[number] * (kept * strategy[giving[index]] + slip)
                index += 1  # noqa: SIM113 - a number of 64 bits
                any_reach += chance
                reach.append(chance)
            if any_reach == 0.0:
                continue
            without = hands.without[place]
            values = [0.0] * len(without)
            for number in range(len(without)):
                sign = answers.settled[number]
                if sign != 0.0:
                    total = 0.0
                    for other_hand in apart[number]:
                        total += reach[other_hand]
                    values[number] = -sign * total
            if answers.goes_on:
                mine = []
                for number in without:
                    mine.append(own[number])
                self.after_lead(point, place, reach, mine, values, False)
            index = 0
            for number in without:
                worth[number] += values[index]
                index += 1  # noqa: SIM113 - a number of 64 bits
        return worth

    def after_lead(
        self,
        point: Point,
        place: i64,
        leading: list[float],
        following: list[float],
        values: list[float],
        improve_leader: bool,
    ) -> None:
        """Add to the values what comes of the hands whose answer goes on."""
        answers = point.shape.leads[place]
        learnt = self.follower(point, place)
        strategy = mixed(learnt, answers, self.best)
        size = point.hands.size
        full = hands_of(point.hands.cards - 1, size)
        small = hands_of(point.hands.cards - 1, size - 1)
        chosen: list[float] = [0.0] * (full.count * size)
        options = answers.options
        for option in range(len(strategy)):
            number: i64 = options[3 * option]
            chosen[number * size + options[3 * option + 1]] = following[number] * strategy[option]
        worth: list[float] = [0.0] * (0 if improve_leader else full.count * size)
        for answer in range(full.cards):
            result: i64 = answers.results[answer]
            if result == 0:
                continue
            without = small.without[answer]
            giving = full.giving[answer]
            leads = picked(leading, without)
            follows = picked(chosen, giving)
            if (follows if improve_leader else leads) is None:
                continue
            if leads is None:
                leads = [0.0] * len(without)
            if follows is None:
                follows = [0.0] * len(giving)
            child = self.child(point, place, answer)
            if result == FOLLOWER_TAKES:
                found = self.walk(child, follows, leads, not improve_leader)
            else:
                found = self.walk(child, leads, follows, improve_leader)
            index: i64 = 0
            if improve_leader:
                for number in without:
                    values[number] += found[index]
                    index += 1
            else:
                for option in giving:
                    worth[option] = found[index]
                    index += 1
        if not improve_leader:
            by_option: list[float] = []
            for option in range(len(strategy)):
                by_option.append(worth[options[3 * option] * size + options[3 * option + 1]])
            improve_answers(
                learnt, answers, strategy, by_option, following, values, self.best, self.weight
            )

    def follower(self, point: Point, place: i64) -> Learnt:
        """What the follower has learnt about a lead."""
        learnt = point.followers[place]
        if learnt is None:
            learnt = Learnt(len(point.shape.leads[place].options) // 3)
            point.followers[place] = learnt
        return learnt


def picked(source: list[float], numbers: list[int]) -> list[float] | None:
    """These of the source, in this order; None if all are nothing."""
    found: list[float] = []
    total = 0.0
    for number in numbers:
        value = source[number]
        total += value
        found.append(value)
    return found if total != 0.0 else None


def settled(signs: list[float], reach: list[float], apart: list[list[int]]) -> list[float]:
    """What the hands of the follower that end the trick are worth to each hand of the leader."""
    weighed: list[float] = []
    for number in range(len(reach)):
        weighed.append(signs[number] * reach[number])
    found: list[float] = []
    for others in apart:
        total = 0.0
        for index in others:
            total += weighed[index]
        found.append(total)
    return found
