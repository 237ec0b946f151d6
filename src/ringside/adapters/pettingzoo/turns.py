"""One agent after another: PettingZoo's AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ringside.adapters.decisions import Decisions
from ringside.adapters.pettingzoo.shared import RENDER_MODES, GameTable, Observation, Setting
from ringside.core.game import Game
from ringside.core.rng import seeded


class TurnsTable(GameTable, AECEnv[str, Observation, int | None]):
    """A game whose agents act one after another.

    Where several decide at once, they are asked in turn, see nothing of what the others chose, and
    all is carried out when the last has chosen. Rewards are 0 until the end, then the game's
    `returns`.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, render_mode, max_cycles, options)
        self.render_mode = render_mode
        self.possible_agents = self.setting.agents.copy()
        self.agents: list[str] = []
        self.metadata = {
            "name": self.setting.name(),
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }

    # -- what PettingZoo asks ------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; ``options={"position": …}`` sets one up instead."""
        self.begin(self.setting.deal(seed, options))

    def begin(self, table: Decisions) -> None:
        """Sit down at a game, wherever it stands."""
        self.table = table
        self.decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.go_on()
        self._accumulate_rewards()  # a position may be that of a finished game

    def step(self, action: int | None) -> None:
        """Do what the selected agent wants; AssertionError says why if that is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat(agent)
        assert not (refusal := self.setting.refusal(self.game_state, seat, action)), refusal
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.choose(seat, int(action))
        self.decisions += 1
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """Find out who is next, or that the game has ended."""
        asked = self.table.asked()
        most = self.setting.max_cycles
        if not asked:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self.game_state.returns(), strict=True))
        elif most is not None and self.decisions >= most * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[asked[0]]
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.setting.idle_mask} for agent in self.agents
        }
        if not asked or self.truncations[self.agent_selection]:
            self._deads_step_first()
        else:
            mask = self.setting.mask(self.game_state, asked[0])
            self.infos[self.agent_selection] = {"action_mask": mask}

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do: nothing, unless it is selected."""
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.setting.idle_mask
        observation = self.game_state.observation(self.seat(agent))
        return {"observation": observation, "action_mask": mask.copy()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it; at the end as everybody does."""
        over = self.game_state.outcome() is not None
        return self.setting.render(
            self.game_state, None if over else self.seat(self.agent_selection)
        )

    # -- what else these can -------------------------------------------------------------

    def seat(self, agent: str) -> int:
        """The agent's seat."""
        return self.setting.seat(agent)

    def imagine(self, agent: str, seed: int) -> None:
        """Draw afresh what the agent cannot know, and all chance that is to come."""
        self.dealt().imagine(self.seat(agent), seeded(seed))


def raw_env(
    game: str | Game[Any],
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> TurnsTable:
    """The bare environment, without the wrappers that `env` puts around it."""
    return TurnsTable(game, seats, render_mode, max_cycles, **options)
