"""All agents at once: PettingZoo's parallel environment."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from ringside.adapters.pettingzoo.shared import RENDER_MODES, GameTable, Observation, Setting
from ringside.core.game import Game
from ringside.core.rng import seeded

Infos = dict[str, dict[str, Any]]


class ParallelTable(GameTable, ParallelEnv[str, Observation, int]):
    """A game whose agents act at the same time.

    In every step all who are to move choose together. The others observe; their mask is all 0, and
    what they are given to do is ignored.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.setting = Setting(game, seats, render_mode, max_cycles, options)
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents.copy()
        self.agents: list[str] = []
        self.metadata = {
            "name": self.setting.name(),
            "render_modes": RENDER_MODES,
            "render_fps": 2,
        }
        self.max_cycles = max_cycles  # PettingZoo's tests set it

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game; ``options={"position": …}`` sets one up instead."""
        self.table = self.setting.deal(seed, options)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        observations = self.observations()
        return observations, self.infos(observations)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carry out what those who are to move want.

        An illegal move loses the game, as in `env`, and the ``info`` of whoever wanted it says why
        in ``illegal``. AssertionError for anything that is not an action.
        """
        asked = self.dealt().asked()
        assert self.agents, "The game is over: reset the environment to play another."
        agents = self.agents
        illegal: dict[str, str] = {}
        rewards = dict.fromkeys(agents, 0.0)
        for seat in asked:
            agent = self.possible_agents[seat]
            assert agent in actions, f"{agent} is to move and was given no action."
            assert not (problem := self.setting.no_action(actions[agent])), problem
            refusal = self.setting.refusal(self.game_state, seat, actions[agent])
            if refusal:
                rewards[agent] = -1.0
                EnvLogger.warn_on_illegal_move()
                EnvLogger.get_logger().warning("%s: %s", agent, refusal)
                illegal[agent] = refusal
        if not illegal:
            for seat in asked:
                self.table.choose(seat, int(actions[self.possible_agents[seat]]))
        self.cycles += 1
        over = bool(illegal) or self.game_state.outcome() is not None
        if over and not illegal:
            rewards = dict(zip(agents, self.game_state.returns(), strict=True))
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or late:
            self.agents = []
        observations = self.observations()
        infos = self.infos(observations)
        for agent, refusal in illegal.items():
            infos[agent]["illegal"] = refusal
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def observations(self) -> dict[str, Observation]:
        """What everybody sees, and may do."""
        asked = self.table.asked() if self.agents else []
        return {
            agent: {
                "observation": self.game_state.observation(seat),
                "action_mask": self.setting.mask(self.game_state, seat)
                if seat in asked
                else self.setting.idle_mask.copy(),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def infos(self, observations: dict[str, Observation]) -> Infos:
        """The masks again, where those look who keep observations for the network alone."""
        return {
            agent: {"action_mask": observation["action_mask"]}
            for agent, observation in observations.items()
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as spectators see it."""
        return self.setting.render(self.game_state, None)

    def position(self) -> dict[str, Any]:
        """Everything about the game, hidden things included, ready for JSON."""
        return self.game_state.position()

    def copy(self) -> ParallelTable:
        """The same game, to go on by itself."""
        return copy.deepcopy(self)

    def determinize(self, agent: str, seed: int) -> ParallelTable:
        """A copy that the agent cannot tell from this one, as in `env`."""
        twin = self.copy()
        twin.dealt().imagine(self.setting.seat(agent), seeded(seed))
        return twin


def parallel_env(
    game: str | Game[Any],
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> ParallelTable:
    """A game as a parallel environment, with the arguments of `env`.

    It is made for SUMO, SlamBall and Slime Games, where several decide at once. Slam Bluff and
    SLAMBO! go round the table: there it works too, but one agent acts in every step, and `env`
    serves better.
    """
    return ParallelTable(game, seats, render_mode, max_cycles, **options)
