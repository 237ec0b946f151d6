"""What both kinds of environments are made of."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env_logger import EnvLogger

import ringside
from ringside.adapters.decisions import Decisions
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.core.observation import LEAST, MOST
from ringside.core.reading import as_whole, shown
from ringside.core.rng import seeded
from ringside.core.state import State
from ringside.terminal.drawing import draw

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ["human", "ansi", "rgb_array"]


class Setting:
    """A game with its seats and options, and one play of it after another."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        options: Mapping[str, Any],
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}.")
        if max_cycles is not None and (as_whole(max_cycles) or 0) < 1:
            raise ValueError(f"max_cycles is a whole number from 1 on, not {max_cycles!r}.")
        self.game: Game[Any] = game if isinstance(game, Game) else ringside.game(game)
        # A trial deal refuses seats and options that the game does not have, in its own words.
        trial = self.game.new(seats, 0, **options)
        self.seats = trial.seats
        self.options = dict(options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seeds = seeded(secrets.randbits(62))
        self.idle_mask = np.zeros(self.game.num_actions, np.int8)
        self.idle_mask.flags.writeable = False

    def name(self) -> str:
        """The environment's name: that of the game, with the version of its rules."""
        return f"ringside_{self.game.id.replace('-', '_')}_v{self.game.version}"

    def seat(self, agent: str) -> int:
        """The agent's seat; ValueError for one that there is not."""
        if agent not in self.agents:
            raise ValueError(f"There is no agent {agent!r}: they are {', '.join(self.agents)}.")
        return self.agents.index(agent)

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> Decisions:
        """A new game: dealt from the seed or from the next one, or set up from
        ``options["position"]``. Whoever gives other options is told that they do nothing."""
        if seed is None:
            number = self.seeds.word() << 31 ^ self.seeds.word()
        elif (given := as_whole(seed)) is not None:
            number, self.seeds = given, seeded(given)
        else:
            raise InvalidOption("seed", found=shown(seed))
        if options is not None and not isinstance(options, Mapping):
            raise ValueError(f"options is a dict or None, not {shown(options)}.")
        position = (options or {}).get("position")
        if others := sorted(str(name) for name in options or {} if name != "position"):
            # PettingZoo has every environment take any options, so this is no error.
            EnvLogger.get_logger().warning(
                "reset() knows the option 'position' alone, not %s: options of the game are given "
                "where the environment is made.",
                ", ".join(map(repr, others)),
            )
        if position is None:
            state: State = self.game.new(self.seats, number, **self.options)
        else:
            state = self.game.from_position(position, seed=number)
            if state.seats != self.seats:
                raise ValueError(
                    f"The position has {state.seats} seats, this environment {self.seats}."
                )
        return Decisions(state, seeded(number).fork())

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Dict]:
        """What each agent observes."""
        size = self.game.observation_spec(self.seats).size
        actions = self.game.num_actions
        return {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LEAST, MOST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        """What each agent can do: all actions of the game, of which the mask shows the legal."""
        return {agent: spaces.Discrete(self.game.num_actions) for agent in self.agents}

    @cached_property
    def state_space(self) -> spaces.Box:
        """What all agents observe, one after another."""
        size = self.game.observation_spec(self.seats).size
        return spaces.Box(LEAST, MOST, (self.seats * size,), np.float32)

    def whole(self, state: State) -> NDArray[np.float32]:
        """All observations in a row."""
        return np.concatenate([state.observation(seat) for seat in range(self.seats)])

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat."""
        return np.asarray(state.mask(seat)).astype(np.int8)

    def no_action(self, action: Any) -> str:
        """Why something is no action of the game at all; empty if it is one."""
        number = as_whole(action)
        if number is not None and 0 <= number < self.game.num_actions:
            return ""
        last = self.game.num_actions - 1
        return f"{action!r} is no action of {self.game.title}: its actions are 0 to {last}."

    def refusal(self, state: State, seat: int, action: Any) -> str:
        """Why a seat that is to move cannot do what it wants; empty if it can."""
        if problem := self.no_action(action):
            return problem
        number = int(action)
        return "" if number in state.legal(seat) else str(state.refusal(seat, number))

    def render(self, state: State, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The table as a seat sees it, or as spectators do."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() draws nothing without a render_mode.")
            return None
        from ringside.adapters import picture  # it takes Pillow and a font

        table = draw(self.game, state.view(seat), self.agents, "en")
        if self.render_mode == "rgb_array":
            return picture.in_pixels(table)
        text = picture.in_ansi(table)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class GameTable:
    """What both environments say of the game that is played in them."""

    setting: Setting
    table: Decisions

    def state(self) -> NDArray[np.float32]:
        """What all agents see, in a row."""
        return self.setting.whole(self.game_state)

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        return self.setting.state_space

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all agents."""
        return self.setting.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for all agents."""
        return self.setting.action_spaces[agent]

    def dealt(self) -> Decisions:
        """The game that is going on, or has ended; AssertionError before the first `reset`."""
        assert hasattr(self, "table"), "No game has been dealt yet: reset the environment first."
        return self.table

    @property
    def game_state(self) -> State:
        """Ringside's own state of the game."""
        return self.dealt().state
