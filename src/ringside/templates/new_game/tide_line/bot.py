"""A Tide Line player that counts who may choose what."""

from __future__ import annotations

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.templates.new_game.tide_line.data import NUMBERS
from ringside.templates.new_game.tide_line.rules import TideLineState


class TideLineBot(Bot):
    """Takes a number the more readily the more it brings and the fewer others may choose it.

    It is handed a guess at the game, in which the others' hands are drawn afresh.
    """

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, TideLineState)
        actions = state.legal(seat)
        weights = [weight(state, seat, action) for action in actions]
        place = rng.below(sum(weights))
        for action, share in zip(actions, weights, strict=True):
            place -= share
            if place < 0:
                return action
        return actions[-1]


def weight(state: TideLineState, seat: i64, action: i64) -> i64:
    """What a number is worth: more if those who chose it last may not choose it now."""
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat and state.last[other] != action:
            rivals += 1
    number: i64 = NUMBERS[action]
    return number * number * (state.seats - rivals)
