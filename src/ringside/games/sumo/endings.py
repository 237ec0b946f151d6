"""A player's way through a solved ending: what to do now, and what the tricks before have shown.

The ending is solved at the beginning of each of its tricks, with beliefs about both hands that
follow from how the solution would have played the trick before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bits import count
from ringside.games.sumo.beliefs import Past, subsets
from ringside.games.sumo.endgame import Endgame
from ringside.games.sumo.hands import hands_of
from ringside.games.sumo.rules import NO_CARD, SumoState

# How often somebody is thought to play what the solution would not.
SLIP: Final = 0.1
LEAST: Final = 1e-5
# Solutions kept in mind: they depend on nothing but what both have seen.
MOST_KEPT: Final = 16


class Kept:
    """The latest solutions."""

    def __init__(self) -> None:
        self.endings: dict[tuple[int, ...], Endgame] = {}


KEPT: Final = Kept()


def ending(state: SumoState, past: Past, size: i64, rounds: i64) -> Endgame | None:
    """The solution at the beginning of this trick, if the ending began with at most `size` cards
    each; None in a position that cannot have been played to."""
    unseen: i64 = state.hand0 | state.hand1 | state.aside
    first: i64 = count(state.hand0 if state.lead == 0 else state.hand1)
    second: i64 = count(state.hand1 if state.lead == 0 else state.hand0)
    if state.led != NO_CARD:
        unseen |= 1 << state.led
        first += 1
    if first != second or first > size or first < 2 or count(unseen) > 2 * first + 4:
        return None
    begin: i64 = past.count - (size - first)
    if begin < 0:
        begin = 0
    for index in range(begin, past.count):
        unseen |= (1 << past.led[index]) | (1 << past.answers[index])
    cards: i64 = first + past.count - begin
    leader: i64 = state.lead if begin == past.count else past.leads[begin]
    weights0 = likely(past, leader, unseen, cards, begin)
    weights1 = likely(past, 1 - leader, unseen, cards, begin)
    key: list[int] = [unseen, size, rounds, 1 if past.answer_only else 0, leader]
    key.extend(past.clash[0])
    key.extend(past.clash[1])
    for index in range(begin):
        key.append(past.led[index] * 20 + past.answers[index])
    trick: i64 = begin
    while True:
        push: i64 = 0
        if trick < past.count:
            push = past.pushes[trick]
        else:
            push = state.ring if state.lead == 0 else -state.ring
        found = solved(
            tuple(key), unseen, cards, push, past.answer_only, weights0, weights1, rounds
        )
        if found is None or trick == past.count:
            return found
        led: i64 = past.led[trick]
        answer: i64 = past.answers[trick]
        weights0 = after_lead(found, led, answer)
        weights1 = after_answer(found, led, answer)
        if (state.lead if trick + 1 == past.count else past.leads[trick + 1]) != past.leads[trick]:
            swap = weights0
            weights0 = weights1
            weights1 = swap
        unseen ^= (1 << led) | (1 << answer)
        cards -= 1
        trick += 1
        key.append(led * 20 + answer)


def solved(
    key: tuple[int, ...],
    unseen: i64,
    cards: i64,
    push: i64,
    answer_only: bool,
    weights0: list[float],
    weights1: list[float],
    rounds: i64,
) -> Endgame | None:
    """The solution, from memory or made; None if no two hands go together."""
    found = KEPT.endings.get(key)
    if found is not None:
        return found
    found = Endgame(unseen, cards, push, answer_only, weights0, weights1)
    if found.total <= 0.0:
        return None
    found.slip = SLIP
    # Fewer cards are quickly solved, so they are solved better.
    found.solve(rounds if cards >= 4 else 4 * rounds)
    found.forget()
    if len(KEPT.endings) >= MOST_KEPT:
        KEPT.endings.clear()
    KEPT.endings[key] = found
    return found


def likely(past: Past, seat: i64, unseen: i64, cards: i64, tricks: i64) -> list[float]:
    """How well each hand fits what was played before."""
    found: list[float] = []
    for hand in subsets(unseen, cards):
        found.append(past.likelihood(seat, hand, tricks))
    return found


def place_of(unseen: i64, card: i64) -> i64:
    """Where a card lies among the unseen."""
    return count(unseen & ((1 << card) - 1))


def after_lead(solution: Endgame, led: i64, answer: i64) -> list[float]:
    """How likely each hand of the leader is after a trick."""
    unseen = solution.root.shape.unseen
    hands = solution.root.hands
    place = place_of(unseen, led)
    without = hands_of(hands.cards - 1, hands.size - 1).without[
        place_of(unseen ^ (1 << led), answer)
    ]
    found: list[float] = []
    for inner in without:
        option: i64 = hands.giving[place][inner]
        number: i64 = option // hands.size
        chance = solution.lead_chances(number)[option % hands.size]
        chance = (1.0 - SLIP) * chance + SLIP / float(hands.size)
        found.append(solution.weights0[number] * chance)
    return scaled(found)


def after_answer(solution: Endgame, led: i64, answer: i64) -> list[float]:
    """How likely each hand of the follower is after a trick."""
    unseen = solution.root.shape.unseen
    hands = solution.root.hands
    place = place_of(unseen, led)
    small = hands_of(hands.cards - 1, hands.size)
    found: list[float] = []
    for option in small.giving[place_of(unseen ^ (1 << led), answer)]:
        number: i64 = hands.without[place][option // hands.size]
        chance = solution.answer_chances(place, number)[option % hands.size]
        found.append(solution.weights1[number] * ((1.0 - SLIP) * chance + SLIP * SLIP))
    return scaled(found)


def scaled(weights: list[float]) -> list[float]:
    """The weights with 1 as the greatest, none of those that may be as good as nothing."""
    most = max(weights)
    if most <= 0.0:
        return weights
    return [max(weight / most, LEAST) if weight > 0.0 else 0.0 for weight in weights]
