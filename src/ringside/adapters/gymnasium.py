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

from ringside.arena.lineup import bot_named
from ringside.batches import Batch, Step, array_shown, batch, checked_seed
from ringside.core.bot import Bot, ask
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.core.observation import LEAST, MOST
from ringside.core.reading import as_whole, shown
from ringside.core.rng import Rng, seeded

Observations = NDArray[np.float32]
Actions = NDArray[np.int64]
Opponent = Callable[[Observations, NDArray[np.bool_], Actions], ArrayLike]
"""Who plays the other seats: from observations, masks and seats, a row for each game that waits
for one of them, it gives an action for each."""


class RingsideVectorEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """Games side by side, for one who learns.

    With a ``seat``, the learner decides for that seat alone and is rewarded with what the game
    was worth to it. The ``opponent`` plays the others, at random if there is none; so every
    observation is one at which the learner decides. It is a bot of the game by its name
    (``"heuristic"``, ``"level-2"``, or ``"module:Class"`` for one of your own), which sees what its
    seat sees; or a function from observations, masks and seats to actions. A game that ends before
    the learner's first decision is not told.

    Without a seat the learner decides for everybody in turn. The reward is then that of the seat
    that has just decided, and ``infos["rewards"]`` has everybody's.

    ``infos["action_mask"]`` says which actions are allowed, ``infos["turns"]`` whose decision it
    is. A finished game makes room for the next in the same step; ``infos["final_obs"]`` has what
    was seen last, and ``infos["final_info"]`` the rest, where ``infos["_final_obs"]`` is true.
    """

    def __init__(
        self,
        games: Batch,
        *,
        seat: int | None = None,
        opponent: Opponent | str | None = None,
        seed: int | None = None,
    ) -> None:
        learner = as_whole(seat)
        if seat is not None and (learner is None or not 0 <= learner < games.seats):
            raise InvalidOption("no-such-seat", found=shown(seat), most=games.seats - 1)
        if opponent is not None and seat is None:
            raise ValueError("An opponent plays the other seats: say with seat= which is yours.")
        if isinstance(opponent, str):
            bot_named(games.game, opponent)  # refuses what there is not
        elif opponent is not None and (isinstance(opponent, type) or not callable(opponent)):
            raise ValueError(
                f"opponent is the name of a bot, a function or None, not {shown(opponent)}."
            )
        self.games = games
        self.seat = learner
        self.opponent = opponent
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = n = len(games)
        size, actions = games.spec.size, games.num_actions
        self.single_observation_space = Box(LEAST, MOST, (size,), np.float32)
        self.observation_space = Box(LEAST, MOST, (n, size), np.float32)
        self.single_action_space = Discrete(actions)
        self.action_space = MultiDiscrete([actions] * n)
        number = checked_seed(seed)
        self.np_random = np.random.default_rng(abs(number))
        self._begin(number)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal all games anew."""
        self._check_open()
        number = checked_seed(seed)
        super().reset(seed=None if seed is None else number)
        self.games.reset(number)
        self._begin(number)
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
        """A random action for every game, each of those that are allowed equally likely; drawn from
        ``np_random``, so that it changes nothing in the games."""
        masks = self.games.masks
        counts = masks.sum(axis=1)
        chosen = np.cumsum(counts) - counts + self.np_random.integers(counts)
        actions: Actions = np.flatnonzero(masks)[chosen] % masks.shape[1]
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open but the games themselves."""

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError(self.__class__.__name__)

    def _begin(self, seed: int) -> None:
        """Let the others play until it is the learner's turn everywhere."""
        n = self.num_envs
        # The bots' chance is another seed's, so that they draw nothing that the games draw.
        self._chance: Rng = seeded(4 * seed + 1)
        self._bots: dict[int, dict[int, Bot]] = {}  # by game and seat, new in every game
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
            if self.opponent is None:
                actions = self.games.sample()
            else:
                actions = np.zeros(self.num_envs, np.int64)
                actions[others] = self._answers(others)
            self._note(self.games.step(actions, others), np.full(self.num_envs, self.seat))

    def _answers(self, others: NDArray[np.bool_]) -> NDArray[Any]:
        """What the opponent does in the games that wait for it."""
        seen, masks, turns, _, _ = self.games.last
        if isinstance(self.opponent, str):
            waiting = [(int(number), int(turns[number])) for number in np.flatnonzero(others)]
            return np.array([self._asked(self.opponent, *each) for each in waiting], np.int64)
        assert self.opponent is not None
        actions = np.asarray(self.opponent(seen[others], masks[others], turns[others]))
        count = int(others.sum())
        if actions.shape != (count,) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"The opponent was asked for {count} whole numbers, one action for each game that "
                f"waits for it, and gave {array_shown(actions)}."
            )
        return actions

    def _asked(self, name: str, number: int, seat: int) -> int:
        """What a bot does, seeing no more than its seat does."""
        seated = self._bots.setdefault(number, {})
        if seat not in seated:
            seated[seat] = bot_named(self.games.game, name)
        return ask(seated[seat], self.games.state(number), seat, self._chance)

    def _note(self, step: Step, deciders: NDArray[Any]) -> None:
        """Keep what the first game that ended in this step was worth, and what was seen last."""
        for number, state in self.games.ended:
            self._bots.pop(number, None)
            if not self._done[number]:
                self._done[number] = True
                self._rewards[number] = step.rewards[number]
                self._final[number] = state.observation(int(deciders[number]))

    def _infos(self) -> dict[str, Any]:
        infos = marked(
            {
                "action_mask": self.games.masks.view(np.int8),
                "turns": self.games.turns,
                "rewards": self._rewards,
            },
            np.ones(self.num_envs, np.bool_),
        )
        if self._done.any():
            last = {
                "action_mask": np.zeros_like(infos["action_mask"]),
                "turns": np.full(self.num_envs, -1),
                "rewards": self._rewards,
            }
            ended = {"final_obs": self._final, "final_info": marked(last, self._done)}
            infos |= marked(ended, self._done)
        return infos


def marked(infos: dict[str, Any], where: NDArray[np.bool_]) -> dict[str, Any]:
    """With each entry, in which games it is: under its name after a ``_``, as Gymnasium does."""
    return {**infos, **{f"_{name}": where.copy() for name in infos}}


def vector_env(
    game: str | Game[Any],
    n: int,
    *,
    seats: int | None = None,
    seed: int | None = None,
    seat: int | None = None,
    opponent: Opponent | str | None = None,
    **options: Any,
) -> RingsideVectorEnv:
    """So many games of one kind as a vector environment, see `RingsideVectorEnv`.

    ``seat`` is the learner's, and ``opponent`` plays the others; both may be left out.

    >>> envs = vector_env("sumo", 8, seat=1, seed=5)
    >>> observations, infos = envs.reset(seed=5)
    >>> observations.shape, infos["action_mask"].shape, set(infos["turns"].tolist())
    ((8, 179), (8, 20), {1})
    """
    games = batch(game, n, seats=seats, seed=seed, **options)
    return RingsideVectorEnv(games, seat=seat, opponent=opponent, seed=seed)
