"""Any move, each equally likely: a player, and random play for all who need it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State

LONGEST: Final = 1_000_000_000
ACTION_BITS: Final = 32
ACTION: Final = (1 << ACTION_BITS) - 1


class RandomBot(Bot):
    """Chooses any legal action, each equally likely."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        actions = state.legal(seat)
        return actions[rng.below(len(actions))]


def decision(state: State, rng: Rng) -> i64:
    """A random decision of anybody who is to move, the seat above the action; -1 at the end."""
    movers = state.to_move()
    if not movers:
        return -1
    seat: i64 = movers[rng.below(len(movers))]
    actions = state.legal(seat)
    action: i64 = actions[rng.below(len(actions))]
    return seat << ACTION_BITS | action


def playout(state: State, rng: Rng, most: i64 = LONGEST) -> i64:
    """Play at random to the end, or for at most so many decisions; returns how many it took."""
    decisions: i64 = 0
    while decisions < most:
        number = decision(state, rng)
        if number < 0:
            break
        state.apply(number >> ACTION_BITS, number & ACTION)
        decisions += 1 + state.play_forced()
    return decisions


def walk(state: State, rng: Rng, most: int = LONGEST) -> Iterator[tuple[int, int]]:
    """Random play step by step: yields each seat and action, then carries it out."""
    for _ in range(most):
        number: int = decision(state, rng)
        if number < 0:
            break
        seat, action = number >> ACTION_BITS, number & ACTION
        yield seat, action
        state.apply(seat, action)
