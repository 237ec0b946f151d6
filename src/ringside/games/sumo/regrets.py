"""Regrets and what follows from them: PCFR+ for every hand at a point of an ending.

While learning, what is played now follows from the regrets, each taken once more as a guess at
the next; against a best answer the mean strategy is played, and the other takes the best.
"""

from __future__ import annotations

from mypy_extensions import i64

from ringside.games.sumo.shapes import Answers


class Learnt:
    """Regrets and mean strategy of a number of options, and the strategy now."""

    def __init__(self, options: i64) -> None:
        self.regret: list[float] = [0.0] * options
        self.guess: list[float] = [0.0] * options
        self.mean: list[float] = [0.0] * options
        self.now: list[float] = []


def shares(source: list[float], first: i64, count: i64) -> list[float]:
    """Each part of a stretch as a share of the whole; equal shares of nothing."""
    total = 0.0
    for index in range(count):
        total += source[first + index]
    found: list[float] = []
    for index in range(count):
        found.append(source[first + index] / total if total > 0.0 else 1.0 / float(count))
    return found


def strategy_of(learnt: Learnt, count: i64, size: i64, best: bool) -> list[float]:
    """What is played now with every hand, `size` options each."""
    source = learnt.mean if best else learnt.guess
    found: list[float] = []
    even = 1.0 / float(size)
    first: i64 = 0
    for _ in range(count):
        total = 0.0
        for slot in range(size):
            value = source[first + slot]
            if value > 0.0:
                total += value
        for slot in range(size):
            if total > 0.0:
                value = source[first + slot]
                found.append(value / total if value > 0.0 else 0.0)
            else:
                found.append(even)
        first += size
    return found


def mixed(learnt: Learnt, answers: Answers, best: bool) -> list[float]:
    """What is answered now with every hand that has a choice."""
    source = learnt.mean if best else learnt.guess
    found: list[float] = []
    firsts = answers.first
    for index in range(len(firsts) - 1):
        first: i64 = firsts[index]
        end: i64 = firsts[index + 1]
        if end == first + 1:
            found.append(1.0)
            continue
        total = 0.0
        for option in range(first, end):
            value = source[option]
            if value > 0.0:
                total += value
        for option in range(first, end):
            if total > 0.0:
                value = source[option]
                found.append(value / total if value > 0.0 else 0.0)
            else:
                found.append(1.0 / float(end - first))
    return found


def improve(
    learnt: Learnt,
    strategy: list[float],
    worth: list[float],
    own: list[float],
    count: i64,
    size: i64,
    best: bool,
    weight: float,
) -> list[float]:
    """Learn from what every option was worth; returns what every hand is."""
    found: list[float] = []
    regret = learnt.regret
    guess = learnt.guess
    mean = learnt.mean
    first: i64 = 0
    for number in range(count):
        value = 0.0
        if best:
            value = worth[first]
            for slot in range(1, size):
                if worth[first + slot] > value:
                    value = worth[first + slot]
            found.append(value)
            first += size
            continue
        for slot in range(size):
            value += strategy[first + slot] * worth[first + slot]
        found.append(value)
        part = own[number] * weight
        for slot in range(size):
            gain = worth[first + slot] - value
            kept = regret[first + slot] + gain
            if kept < 0.0:
                kept = 0.0
            regret[first + slot] = kept
            guess[first + slot] = kept + gain
            if part > 0.0:
                mean[first + slot] += part * strategy[first + slot]
        first += size
    return found


def improve_answers(
    learnt: Learnt,
    answers: Answers,
    strategy: list[float],
    worth: list[float],
    own: list[float],
    values: list[float],
    best: bool,
    weight: float,
) -> None:
    """The same for the follower, whose hands have different numbers of options."""
    for index in range(len(answers.goes_on)):
        number: i64 = answers.goes_on[index]
        first: i64 = answers.first[index]
        end: i64 = answers.first[index + 1]
        value = worth[first]
        if end > first + 1:
            if best:
                for option in range(first + 1, end):
                    other = worth[option]
                    if other > value:
                        value = other
            else:
                value = 0.0
                for option in range(first, end):
                    value += strategy[option] * worth[option]
                part = own[number] * weight
                for option in range(first, end):
                    gain = worth[option] - value
                    kept = learnt.regret[option] + gain
                    if kept < 0.0:
                        kept = 0.0
                    learnt.regret[option] = kept
                    learnt.guess[option] = kept + gain
                    learnt.mean[option] += part * strategy[option]
        values[number] = value
