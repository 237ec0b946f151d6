"""Batches as vector environments of Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import ringside
from ringside.adapters.gymnasium import vector_env


@pytest.mark.parametrize("game", ringside.games(), ids=lambda game: game.id)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_spaces_and_arrays_agree(game: ringside.Game[Any], seat: int | None) -> None:
    envs = vector_env(game, 4, seat=seat, seed=1)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=3)
    for _ in range(8):
        assert observations in envs.observation_space
        assert observations[0] in envs.single_observation_space
        assert infos["action_mask"].dtype == np.int8
        assert infos["action_mask"].shape == (4, game.num_actions)
        actions = envs.sample()
        assert actions in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (4,)
        assert not truncations.any()
        if seat is not None:
            assert set(infos["turns"].tolist()) == {seat}
    envs.close()


def test_the_learner_is_rewarded_for_its_seat() -> None:
    envs = vector_env("sumo", 16, seat=1, seed=2)
    won = ended = 0
    for _ in range(60):
        _, rewards, terminations, _, infos = envs.step(envs.sample())
        assert (rewards[~terminations] == 0).all()
        assert (rewards == infos["rewards"][:, 1]).all()
        assert (rewards[terminations] != 0).all()
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            spec = ringside.game("sumo").observation_spec()
            last = spec.split(infos["final_obs"][terminations])
            assert (last["phase"][:, 3] == 1).all()  # over
            assert (last["won"][:, 0] == (rewards[terminations] > 0)).all()
        won += int((rewards > 0).sum())
        ended += int(terminations.sum())
    assert ended > 50
    assert 0.2 < won / ended < 0.8


def test_without_a_seat_everybody_is_the_learner() -> None:
    envs = vector_env("sumo", 8, seed=2)
    seen = set()
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        turns = infos["turns"]
        seen |= set(turns.tolist())
        _, rewards, _, _, infos = envs.step(envs.sample())
        assert (rewards == infos["rewards"][np.arange(8), turns]).all()
    assert seen == {0, 1}


def test_an_opponent_plays_the_other_seats() -> None:
    asked = []

    def highest(observations: Any, masks: Any, turns: Any) -> Any:
        assert len(observations) == len(masks) == len(turns)
        asked.extend(turns.tolist())
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    envs = vector_env("slam-bluff", 8, seats=4, seat=2, opponent=highest, seed=1)
    for _ in range(20):
        envs.step(envs.sample())
    assert set(asked) == {0, 1, 3}


def test_the_same_seed_gives_the_same_games() -> None:
    envs = vector_env("slambo", 8, seats=4, seat=1)
    first, _ = envs.reset(seed=9)
    envs.step(envs.sample())
    again, _ = envs.reset(seed=9)
    assert (first == again).all()


def test_wrappers_work() -> None:
    envs = RecordEpisodeStatistics(vector_env("sumo", 8, seat=0, seed=1))
    envs.reset(seed=1)
    lengths = []
    for _ in range(30):
        *_, terminations, _, infos = envs.step(envs.unwrapped.sample())  # type: ignore[attr-defined]
        if terminations.any():
            lengths += infos["episode"]["l"][terminations].tolist()
    assert lengths
    assert min(lengths) > 0


def test_errors() -> None:
    for seat in (2, -1, True, "0"):
        with pytest.raises(ValueError, match="There is no seat"):
            vector_env("sumo", 4, seat=seat)  # type: ignore[arg-type]
    with pytest.raises(ringside.UnknownGame):
        vector_env("chess", 4)
    envs = vector_env("sumo", 4, seat=0)
    with pytest.raises(ValueError, match="A step takes 4 whole numbers"):
        envs.step(np.zeros(3, int))
    wrong = envs.sample()
    wrong[3] = np.flatnonzero(envs.games.masks[3] == 0)[0]
    with pytest.raises(ringside.IllegalMove, match="Game 3 of the batch"):
        envs.step(wrong)
    envs.close()
    with pytest.raises(gymnasium.error.ClosedEnvironmentError):
        envs.step(envs.sample())
