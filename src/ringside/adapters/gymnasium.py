"""Batches of games as a vector environment of Gymnasium.

    from ringside.adapters.gymnasium import vector_env

    envs = vector_env("sumo", 64, seat=0)
    observations, infos = envs.reset(seed=7)
    actions = envs.sample()
    observations, rewards, terminations, truncations, infos = envs.step(actions)

It needs the extra ``research``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.error import ClosedEnvironmentError
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import ArrayLike, NDArray

from ringside.batches import Batch, Step, batch
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.core.reading import as_whole, shown

Observations = NDArray[np.float32]
Actions = NDArray[np.int64]
Opponent = Callable[[Observations, NDArray[np.bool_], Actions], ArrayLike]
"""Who plays the other seats: from observations, masks and seats, a row for each game that waits
for one of them, it gives an action for each."""


class RingsideVectorEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """Games side by side, for one who learns.

    With a ``seat``, the learner decides for that seat alone and is rewarded with what the game
    was worth to it. The ``opponent`` plays the others, at random if there is none; so every
    observation is one at which the learner decides. A game that ends before the learner's first
    decision is not told.

    Without a seat the learner decides for everybody in turn. The reward is then that of the seat
    that has just decided, and ``infos["rewards"]`` has everybody's.

    ``infos["action_mask"]`` says which actions are allowed, ``infos["turns"]`` whose decision it
    is. A finished game makes room for the next in the same step; ``infos["final_obs"]`` has what
    was seen last, where ``infos["_final_obs"]`` is true.
    """

    def __init__(
        self, games: Batch, *, seat: int | None = None, opponent: Opponent | None = None
    ) -> None:
        learner = as_whole(seat)
        if seat is not None and (learner is None or not 0 <= learner < games.seats):
            raise InvalidOption("no-such-seat", found=shown(seat), most=games.seats - 1)
        self.games = games
        self.seat = learner
        self.opponent = opponent
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = n = len(games)
        size, actions = games.spec.size, games.num_actions
        self.single_observation_space = Box(-np.inf, np.inf, (size,), np.float32)
        self.observation_space = Box(-np.inf, np.inf, (n, size), np.float32)
        self.single_action_space = Discrete(actions)
        self.action_space = MultiDiscrete([actions] * n)
        self._begin()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew."""
        self._check_open()
        super().reset(seed=seed)
        self.games.reset(seed)
        self._begin()
        return self.games.observations, self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The learner's action in every game; an IllegalMove changes nothing."""
        self._check_open()
        n = self.num_envs
        self._done = np.zeros(n, np.bool_)
        self._rewards = np.zeros((n, self.games.seats), np.float32)
        self._final = np.zeros((n, self.games.spec.size), np.float32)
        deciders = self.games.turns if self.seat is None else np.full(n, self.seat)
        self._note(self.games.step(actions), deciders)
        self._play_others()
        rewards = self._rewards[np.arange(n), deciders]
        return self.games.observations, rewards, self._done, np.zeros(n, np.bool_), self._infos()

    def sample(self) -> Actions:
        """A random action for every game, each of those that are allowed equally likely."""
        return self.games.sample()

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open but the games themselves."""

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError(self.__class__.__name__)

    def _begin(self) -> None:
        """Let the others play until it is the learner's turn everywhere."""
        n = self.num_envs
        self._done = np.ones(n, np.bool_)  # what ends before the learner decides is not told
        self._rewards = np.zeros((n, self.games.seats), np.float32)
        self._final = np.zeros((n, self.games.spec.size), np.float32)
        self._play_others()
        self._done = np.zeros(n, np.bool_)

    def _play_others(self) -> None:
        """The opponent's decisions, up to the learner's next one in every game."""
        if self.seat is None:
            return
        while (others := self.games.turns != self.seat).any():
            actions = self.games.sample()
            if self.opponent is not None:
                seen, masks, turns, _, _ = self.games.last
                actions[others] = self.opponent(seen[others], masks[others], turns[others])
            self._note(self.games.step(actions, others), np.full(self.num_envs, self.seat))

    def _note(self, step: Step, deciders: NDArray[Any]) -> None:
        """Keep what the first game that ended in this step was worth, and what was seen last."""
        for number, state in self.games.ended:
            if not self._done[number]:
                self._done[number] = True
                self._rewards[number] = step.rewards[number]
                self._final[number] = state.observation(int(deciders[number]))

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "action_mask": self.games.masks.view(np.int8),
            "turns": self.games.turns,
            "rewards": self._rewards,
        }
        if self._done.any():
            infos |= {"final_obs": self._final, "_final_obs": self._done}
        return infos


def vector_env(
    game: str | Game[Any],
    n: int,
    *,
    seats: int | None = None,
    seed: int | None = None,
    seat: int | None = None,
    opponent: Opponent | None = None,
    **options: Any,
) -> RingsideVectorEnv:
    """So many games of one kind as a vector environment.

    >>> envs = vector_env("sumo", 8, seat=1, seed=5)
    >>> observations, infos = envs.reset(seed=5)
    >>> observations.shape, infos["action_mask"].shape, set(infos["turns"].tolist())
    ((8, 179), (8, 20), {1})
    """
    games = batch(game, n, seats=seats, seed=seed, **options)
    return RingsideVectorEnv(games, seat=seat, opponent=opponent)
