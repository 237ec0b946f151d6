"""PettingZoo's own tests, over all games; its warnings are allowed one by one, with the reason."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.wrappers import BaseWrapper

import ringside
from ringside.adapters.pettingzoo import ParallelTable, env, parallel_env, raw_env
from ringside.testing import settings

# What PettingZoo warns of, and why that is as it should be.
ALLOWED = {
    "Observation is not a NumPy array": "it is a dict with the mask, as in the classic games",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete": "the same",
    "Action mask numpy array is all zeros (no legal actions).": "the agent's last step, after the "
    "end",
}
GAMES = [game.id for game in ringside.games()]
FEW_AND_MANY = [
    pytest.param(game.id, seats, id=f"{game.id}-{seats}")
    for game in ringside.games()
    for seats in sorted({game.least_seats, game.most_seats})
]
SETTINGS = [
    pytest.param(game.id, seats, options, id=f"{game.id}-{seats}-{options}")
    for game in ringside.games()
    for seats, options in settings(game)
]


@pytest.fixture(autouse=True)
def only_allowed_warnings() -> Iterator[None]:
    """PettingZoo warns instead of failing: here that fails too."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    assert {str(warning.message) for warning in caught} <= set(ALLOWED)


@pytest.mark.parametrize(("game", "seats"), FEW_AND_MANY)
def test_api_test(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), FEW_AND_MANY)
def test_parallel_api_test(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), FEW_AND_MANY)
def test_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats), num_cycles=30)
    parallel_seed_test(lambda: legal_samples(parallel_env(game, seats)), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_render_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game))
    assert "player_0" in capsys.readouterr().out  # "human" prints


@pytest.mark.parametrize(("game", "seats"), FEW_AND_MANY)
def test_state_test(game: str, seats: int) -> None:
    state_test(env(game, seats), parallel_env(game, seats))


@pytest.mark.parametrize("game", GAMES)
def test_bombardment_test(game: str) -> None:
    """It takes what `step` returns for the next observation, while `api_test` wants it to return
    nothing, and it knows no observations with a mask; so it fails on PettingZoo's own classic
    games, unless they are wrapped like this."""

    class Bare(BaseWrapper[str, Any, Any]):
        def step(self, action: Any) -> Any:
            super().step(action)
            return self.last()[0]

        def observe(self, agent: str) -> Any:
            observed: Any = super().observe(agent)
            return observed["observation"]

        def observation_space(self, agent: str) -> Any:
            space: Any = super().observation_space(agent)
            return space["observation"]

    bombardment_test(Bare(legal_samples(raw_env(game))), cycles=5)


@pytest.mark.parametrize("game", ["sumo", "slambo", "slam-bluff"])
def test_max_cycles_test(game: str) -> None:
    """In SlamBall and Slime Games agents do not act equally often, which the test asks for."""
    options: dict[str, Any] = {"lives": 9} if game == "slam-bluff" else {}
    for seed in range(50):
        mod = SimpleNamespace(
            env=lambda max_cycles, seed=seed: Seeded(
                legal_samples(env(game, max_cycles=max_cycles, **options)), seed
            ),
            parallel_env=lambda max_cycles, seed=seed: Seeded(
                legal_samples(parallel_env(game, max_cycles=max_cycles, **options)), seed
            ),
        )
        if lasts(mod.env(4), 8) and lasts(mod.parallel_env(4), 4):
            max_cycles_test(mod)
            return
    raise AssertionError("no game lasts long enough")


class Seeded:
    """Deals the same game every time, since the test gives no seed."""

    def __init__(self, inner: Any, seed: int) -> None:
        self.inner, self.seed = inner, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def reset(self) -> Any:
        for place, space in enumerate(self.unwrapped.setting.action_spaces.values()):
            space.seed(place)
        return self.inner.reset(seed=self.seed)


def lasts(table: Any, most: int) -> bool:
    """Whether a game with these choices goes on for so many steps, with equally many of each."""
    table.reset()
    acted: Counter[str] = Counter()
    for _ in range(most):
        if isinstance(table.unwrapped, ParallelTable):
            found = table.step(
                {agent: table.action_space(agent).sample() for agent in table.agents}
            )
            over = any(found[2].values())
        else:
            acted[table.agent_selection] += 1
            table.step(table.action_space(table.agent_selection).sample())
            over = any(table.terminations.values())
        if over:
            return False
    return len(set(acted.values())) < 2


def legal_samples(table: Any) -> Any:
    """An environment whose action spaces sample legal actions also when given no mask: some of
    PettingZoo's tests give none, and an illegal action ends the game."""
    inner = table.unwrapped

    class Legal(spaces.Discrete):
        seat = 0

        def sample(self, mask: Any = None, probability: Any = None) -> Any:
            mask = inner.setting.mask(inner.game_state, self.seat) if mask is None else mask
            return super().sample(mask)

    for seat, agent in enumerate(inner.possible_agents):
        legal = Legal(inner.setting.game.num_actions)
        legal.seat = seat
        inner.setting.action_spaces[agent] = legal
    return table


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_every_setting_plays_to_the_end_and_pays_the_returns(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table = raw_env(game, seats, **options)
    table.reset(seed=3)
    rng = ringside.seeded(3)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for decisions, agent in enumerate(table.agent_iter()):
        _, reward, terminated, truncated, info = table.last(observe=decisions % 50 == 0)
        assert not truncated
        rewards[agent] += reward
        legal = np.flatnonzero(info["action_mask"])
        assert terminated == (len(legal) == 0)
        table.step(None if terminated else int(legal[rng.below(len(legal))]))
        if decisions > 300 and not terminated:
            return  # the long games are played to their end elsewhere
    assert list(rewards.values()) == table.game_state.returns()
    assert table.agents == []
