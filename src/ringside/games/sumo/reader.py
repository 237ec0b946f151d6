"""A SUMO player who reads others: guesses hands from plays, and answers habits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.core.bot import Bot
from ringside.core.rng import Rng
from ringside.core.state import State
from ringside.games.sumo.beliefs import Past
from ringside.games.sumo.habits import Habits, read_scores
from ringside.games.sumo.reading import Played, one_step, read_worlds
from ringside.games.sumo.response import Response
from ringside.games.sumo.rules import NOBODY, SumoState

SCORES: Final[list[float]] = read_scores()
THEIRS: Final = Habits(SCORES, 1.0)
# Further ahead than its tree goes the player follows the same habits, but hardly ever wavers.
OWN: Final = Habits(SCORES, 3.0)


class Reader(Bot):
    """Plays the best answer to how the other is likely to play."""

    def __init__(self, clash: i64, iterations: i64) -> None:
        """How many games it imagines for a clash, and for any other card."""
        self.clash: i64 = clash
        self.iterations: i64 = iterations

    def choose(self, state: State, seat: i64, rng: Rng) -> int:
        assert isinstance(state, SumoState)
        past = Past(state)
        played = Played(state, 1 - seat, past)
        worlds = read_worlds(state, seat, past, played, THEIRS)
        leader: i64 = NOBODY
        clashes: i64 = len(past.clash[0])
        times: i64 = self.clash
        if state.lead != NOBODY:
            leader = 0 if state.lead == seat else 1
            times = self.iterations
        push = one_step(state.ring if state.lead == 0 else -state.ring)
        response = Response(
            worlds, played, leader, state.led, push, clashes, state.answer_only, THEIRS, OWN
        )
        response.grow(times, rng)
        return response.best()
