"""Endings of two cards each and of one: there are many of them, so each is done at one go."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ringside.games.sumo.hands import hands_of
from ringside.games.sumo.regrets import Learnt, improve, strategy_of
from ringside.games.sumo.shapes import LastTwo, Shape


class Point:
    """Somebody is to lead: a point of the tree of what can be seen."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        hands = hands_of(len(shape.cards), shape.size)
        self.hands = hands
        self.leader: Learnt | None = None
        self.followers: list[Learnt | None] = [None] * len(shape.cards)
        self.children: list[list[Point | None]] = []
        if shape.size > 1:
            self.leader = Learnt(hands.count * hands.size)
            for answers in shape.leads:
                self.children.append([None] * len(answers.results))


def lead_two(
    point: Point, own: list[float], other: list[float], best: bool, weight: float
) -> list[float]:
    """`lead` with two cards each, all of it at once."""
    hands = point.hands
    learnt = point.leader
    assert learnt is not None
    strategy = strategy_of(learnt, hands.count, 2, best)
    worth: list[float] = [0.0] * (hands.count * 2)
    for place in range(hands.cards):
        final = point.shape.finals[place]
        weighed: vec[float] = vec[float]()
        any_reach = 0.0
        for number in final.hand:
            chance = other[number]
            any_reach += chance
            weighed = append(weighed, chance)
        if any_reach == 0.0:
            continue
        if len(final.first) > 1:
            answers = point.followers[place]
            if answers is None:
                answers = Learnt(len(final.hand) - final.free)
                point.followers[place] = answers
            weigh(answers, final, weighed, best)
        pay = final.by_card
        giving = hands.giving[place]
        first: i64 = 0
        for card in range(final.count):
            total = 0.0
            for chance in weighed:
                total += chance * pay[first]
                first += 1
            worth[giving[card]] = total
    return improve(learnt, strategy, worth, own, hands.count, 2, best, weight)


def weigh(learnt: Learnt, final: LastTwo, weighed: vec[float], best: bool) -> None:
    """Multiply the options of hands that have a choice by how often they are chosen."""
    source = learnt.mean if best else learnt.guess
    free = final.free
    for index in range(len(final.first) - 1):
        first: i64 = final.first[index]
        end: i64 = final.first[index + 1]
        reach = weighed[first]
        if reach == 0.0:
            continue
        total = 0.0
        for entry in range(first, end):
            value = source[entry - free]
            if value > 0.0:
                total += value
        for entry in range(first, end):
            if total > 0.0:
                value = source[entry - free]
                weighed[entry] = reach * value / total if value > 0.0 else 0.0
            else:
                weighed[entry] = reach / float(end - first)


def follow_two(
    point: Point, other: list[float], own: list[float], slip: float, best: bool, weight: float
) -> list[float]:
    """`follow` with two cards each, all of it at once."""
    hands = point.hands
    learnt = point.leader
    assert learnt is not None
    strategy = strategy_of(learnt, hands.count, 2, best)
    worth: list[float] = [0.0] * hands.count
    kept = 1.0 - slip * 2.0
    for place in range(hands.cards):
        reach: vec[float] = vec[float]()
        any_reach = 0.0
        giving = hands.giving[place]
        index: i64 = 0
        for number in hands.givers[place]:
            chance = other[number] * (kept * strategy[giving[index]] + slip)
            index += 1  # noqa: SIM113 - a number of 64 bits
            any_reach += chance
            reach = append(reach, chance)
        if any_reach == 0.0:
            continue
        final = point.shape.finals[place]
        pay = final.by_entry
        first: i64 = 0
        for entry in range(final.free):
            total = 0.0
            for chance in reach:
                total -= chance * pay[first]
                first += 1
            worth[final.hand[entry]] += total
        if len(final.first) > 1:
            choose_two(point, place, reach, own, worth, best, weight)
    return worth


def choose_two(
    point: Point,
    place: i64,
    reach: vec[float],
    own: list[float],
    worth: list[float],
    best: bool,
    weight: float,
) -> None:
    """The follower's hands that have a choice, in the last trick but one."""
    final = point.shape.finals[place]
    learnt = point.followers[place]
    if learnt is None:
        learnt = Learnt(len(final.hand) - final.free)
        point.followers[place] = learnt
    pay = final.by_entry
    free = final.free
    regret = learnt.regret
    for index in range(len(final.first) - 1):
        first: i64 = final.first[index]
        end: i64 = final.first[index + 1]
        sum_guess = 0.0
        values: list[float] = []
        for entry in range(first, end):
            total = 0.0
            at: i64 = entry * final.count
            for chance in reach:
                total -= chance * pay[at]
                at += 1
            values.append(total)
            if learnt.guess[entry - free] > 0.0:
                sum_guess += learnt.guess[entry - free]
        hand: i64 = final.hand[first]
        if best:
            worth[hand] += max(values)
            continue
        even = 1.0 / float(end - first)
        value = 0.0
        for entry in range(first, end):
            share = even
            if sum_guess > 0.0:
                share = max(learnt.guess[entry - free], 0.0) / sum_guess
            value += share * values[entry - first]
        part = own[hand] * weight
        for entry in range(first, end):
            slot: i64 = entry - free
            if part > 0.0:
                share = even
                if sum_guess > 0.0:
                    share = max(learnt.guess[slot], 0.0) / sum_guess
                learnt.mean[slot] += part * share
            gain = values[entry - first] - value
            kept = max(regret[slot] + gain, 0.0)
            regret[slot] = kept
            learnt.guess[slot] = kept + gain
        worth[hand] += value


def last_trick(
    shape: Shape, leading: list[float], following: list[float], improve_leader: bool
) -> list[float]:
    """What every last card is worth: nothing is left to decide."""
    count: i64 = len(shape.cards)
    found: list[float] = []
    pay = shape.pay
    for mine in range(count):
        total = 0.0
        for other in range(count):
            if other == mine:
                continue
            if improve_leader:
                total += pay[mine * count + other] * following[other]
            else:
                total -= pay[other * count + mine] * leading[other]
        found.append(total)
    return found
