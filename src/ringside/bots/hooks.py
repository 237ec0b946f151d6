"""What a game can tell the search: which moves look good, how to play on, how it stands.

A game subclasses `Hooks` in a compiled module and fills what it knows; what it leaves alone is
done without knowledge of the game.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ringside.bots.random import LONGEST, playout
from ringside.core.rng import Rng
from ringside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """No knowledge: equal priors, random play, nobody ahead before the end, fair worlds."""

    def __init__(self) -> None:
        # After how many decisions of a playout `evaluate` is asked.
        self.horizon: i64 = LONGEST
        # Whether `prior` says anything, and how often a node is visited before it is asked: most
        # are visited once, and a good prior takes time.
        self.has_prior: bool = False
        self.patience: i64 = 0
        # Whether `choose` says anything; random play is quicker without being asked.
        self.has_policy: bool = False

    def world(self, state: State, seat: i64, rng: Rng) -> State:
        """A world the seat thinks possible, as likely as it believes: its guess at the others'
        hands from how they have played."""
        return state.determinize(seat, rng)

    def prior(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """How good each action looks; the figures add up to 1."""
        return [1.0 / len(actions)] * len(actions)

    def choose(self, state: State, seat: i64, actions: list[int], rng: Rng) -> int:
        """The move of a playout."""
        return actions[rng.below(len(actions))]

    def evaluate(self, state: State) -> list[float]:
        """What a game is worth to each seat, from -1 to 1, ended or not."""
        return state.returns()

    def play_on(self, state: State, rng: Rng) -> None:
        """A playout, as far as the horizon."""
        if not self.has_policy:
            playout(state, rng, self.horizon)
            return
        decisions: i64 = 0
        while decisions < self.horizon:
            movers = state.to_move()
            if not movers:
                return
            seat: i64 = movers[rng.below(len(movers))] if len(movers) > 1 else movers[0]
            actions = state.legal(seat)
            if len(actions) == 1:
                state.apply(seat, actions[0])
            else:
                state.apply(seat, self.choose(state, seat, actions, rng))
                decisions += 1
            state.play_forced()
