"""PettingZoo's own wrappers, which keep mistakes out, with the sentences of the games."""

from __future__ import annotations

import copy
from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from ringside.adapters.pettingzoo.shared import Observation
from ringside.adapters.pettingzoo.turns import TurnsTable, raw_env
from ringside.core.game import Game

ILLEGAL = ("lose", "assert")


class LoseIllegal(TerminateIllegalWrapper[str, Observation, int | None]):
    """Whoever plays an illegal move loses, as in PettingZoo's classic games, and is told why: in
    the log, and in its own ``info["illegal"]``."""

    def step(self, action: int | None) -> None:
        agent, inner = self.agent_selection, self.unwrapped
        assert isinstance(inner, TurnsTable)
        refusal = ""
        if action is not None and not (self.terminations[agent] or self.truncations[agent]):
            refusal = inner.setting.refusal(inner.game_state, inner.seat(agent), action)
        super().step(action)
        if refusal:
            EnvLogger.get_logger().warning("%s: %s", agent, refusal)
            inner.infos[agent] = {**inner.infos[agent], "illegal": refusal}


class InBounds(AssertOutOfBoundsWrapper[str, Observation, int | None]):
    """AssertionError for anything that is not an action."""

    def step(self, action: int | None) -> None:
        agent, inner = self.agent_selection, self.unwrapped
        assert isinstance(inner, TurnsTable)
        if not (self.terminations[agent] or self.truncations[agent]):
            assert not (problem := inner.setting.no_action(action)), problem
        super().step(action)


class Table(OrderEnforcingWrapper[str, Observation, int | None]):
    """The environment as `env` hands it out: PettingZoo's, and besides one that can be copied,
    pickled, set to a position, and guessed at."""

    def position(self) -> dict[str, Any]:
        """Everything about the game, hidden things included, ready for JSON."""
        inner = self.unwrapped
        assert isinstance(inner, TurnsTable)
        return inner.game_state.position()

    def copy(self) -> Table:
        """The same game, to go on by itself: for search, or to try something."""
        return copy.deepcopy(self)

    def determinize(self, agent: str, seed: int) -> Table:
        """A copy that the agent cannot tell from this one: what it does not know, and all chance
        to come, is drawn afresh from the seed."""
        twin = self.copy()
        inner = twin.unwrapped
        assert isinstance(inner, TurnsTable)
        inner.imagine(agent, seed)
        return twin


def env(
    game: str | Game[Any],
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: str = "lose",
    **options: Any,
) -> Table:
    """A game as an AEC environment.

    Without ``seats`` as few as can play. ``max_cycles`` truncates a game after so many decisions
    for each agent. Whoever plays an illegal move loses with -1, as in PettingZoo's classic games;
    ``illegal="assert"`` makes it an AssertionError. ValueError for an unknown game or option, or
    a number of seats that the game does not have.
    """
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {list(ILLEGAL)}, not {illegal!r}.")
    inner = raw_env(game, seats, render_mode, max_cycles, **options)
    return Table(InBounds(LoseIllegal(inner, -1) if illegal == "lose" else inner))
