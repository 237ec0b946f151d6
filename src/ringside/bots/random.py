"""The player that takes any move, each equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State


class RandomBot(Bot):
    """Chooses among the legal actions with equal chances."""

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        actions = state.legal(seat)
        return actions[rng.below(len(actions))]


def playout(state: State, rng: Rng, most: i64 = 1_000_000_000) -> i64:
    """Play at random to the end, or for so many decisions at the most; how many it took.

    Where several seats are to move, any of them goes first.
    """
    decisions: i64 = 0
    movers = state.to_move()
    while movers and decisions < most:
        seat: i64 = movers[0]
        if len(movers) > 1:
            seat = movers[rng.below(len(movers))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        decisions += 1
        movers = state.to_move()
    return decisions
