"""A SUMO player that looks one trick ahead.

It answers a led card knowing what the trick will bring, and leads after asking what the
opponent's best answer would be in a number of guesses at their hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bits import count
from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.sumo.rules import NO_CARD, NOBODY, SumoState

WIN: Final = 1000
GUESSES: Final = 16

# What a number is worth to keep: fives and fours take tricks; a two saves you on your edge,
# and a one throws a five.
KEEP: Final[list[int]] = [5, 6, 3, 8, 10]


class SumoBot(Bot):
    """Looks for the winning moves, its own and the opponent's, within the trick."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SumoState)
        if state.lead == NOBODY:
            return clash_card(state, seat)
        if state.led != NO_CARD:
            return best_answer(state, seat)
        return best_lead(state, seat, rng)


def clash_card(state: SumoState, seat: i64) -> int:
    """The lead is worth a four; a five is worth more later."""
    worth: list[int] = [0, 1, 3, 4, 2]
    best: i64 = -1
    choice: i64 = -1
    for card in state.legal(seat):
        number: i64 = worth[card % 5]
        if number > best:
            best = number
            choice = card
    return choice


def best_answer(state: SumoState, seat: i64) -> int:
    """The answer after which the seat stands best."""
    best: i64 = -10 * WIN
    choice: i64 = -1
    for card in state.legal(seat):
        after = state.copy()
        after.apply(seat, card)
        value = standing(after, seat) - KEEP[card % 5]
        if value > best:
            best = value
            choice = card
    return choice


def best_lead(state: SumoState, seat: i64, rng: Rng) -> int:
    """The lead with the best total over guesses at the other hand."""
    actions = state.legal(seat)
    totals: list[int] = [0] * len(actions)
    other: i64 = 1 - seat
    for _ in range(GUESSES):
        guess = state.determinize(seat, rng)
        for index, card in enumerate(actions):
            after = guess.copy()
            after.apply(seat, card)
            after.apply(other, best_answer(after, other))
            totals[index] += standing(after, seat) - KEEP[card % 5]
    best: i64 = -100 * WIN
    choice: i64 = actions[0]
    for index, card in enumerate(actions):
        total: i64 = totals[index]
        if total > best:
            best = total
            choice = card
    return choice


def standing(state: SumoState, seat: i64) -> i64:
    """How a seat stands once a trick is done."""
    if state.winner != NOBODY:
        return WIN if state.winner == seat else -WIN
    push: i64 = state.ring if seat == 0 else -state.ring
    value: i64 = 40 * push
    value += 30 if state.lead == seat else -30
    if state.lead == seat and push == 1:
        value += 30  # the next trick taken wins
    if state.lead != seat and push == -1:
        value -= 30
    if count(state.hand0) == 1:
        value *= 2  # the last trick decides all
    return value
