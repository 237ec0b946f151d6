"""Batches as vector environments of Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import ringside
from ringside.adapters.gymnasium import vector_env
from ringside.adapters.pettingzoo import env


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


def test_a_bot_of_the_game_can_be_the_opponent() -> None:
    worth = {}
    for name in ("random", "heuristic"):
        envs = vector_env("sumo", 16, seat=0, opponent=name, seed=1)
        rewards = [envs.step(envs.sample())[1].sum() for _ in range(40)]
        worth[name] = float(sum(rewards))
    assert worth["heuristic"] < -40 < worth["random"] - 20


class Watching(ringside.Bot):
    """Plays its first action, and keeps what it was shown."""

    made: ClassVar[list[Watching]] = []

    def __init__(self) -> None:
        self.seen: list[ringside.State] = []
        self.made.append(self)

    def choose(self, state: ringside.State, seat: int, rng: ringside.Rng) -> int:
        self.seen.append(state)
        return state.legal(seat)[0]


def test_bots_are_new_in_every_game_and_see_no_more_than_their_seat() -> None:
    Watching.made.clear()
    envs = vector_env("sumo", 1, seat=0, opponent=f"{__name__}:Watching", seed=3)
    hidden: set[str] = set()
    for _ in range(30):
        envs.step(envs.sample())
        last = next((bot.seen[-1] for bot in Watching.made[::-1] if bot.seen), None)
        if last is not None:
            hidden.add(str(last.position()["hands"][0]))
    games = [bot for bot in Watching.made if bot.seen]
    assert len(games) > 2
    truth = envs.games.state(0)
    guess = games[-1].seen[-1]
    assert guess.rng != truth.rng
    assert len(hidden) > len(games)  # another hand of the learner's is imagined every time


def test_a_function_that_gives_something_else_is_refused_in_a_sentence() -> None:
    for wrong in (lambda *_: 0, lambda _, masks, __: masks.argmax(axis=1) / 2, lambda *_: [1] * 9):
        with pytest.raises(ValueError, match="The opponent was asked for 4 whole numbers, one"):
            vector_env("sumo", 4, seat=1, seed=1, opponent=wrong)


def test_drawing_samples_changes_nothing_in_the_games() -> None:
    seen = []
    for samples in (1, 3):
        envs = vector_env("slam-bluff", 8, seats=3, seat=1, seed=5)
        envs.reset(seed=5)
        for _ in range(20):
            for _ in range(samples):
                envs.sample()
            observations, *_, infos = envs.step(first_of(envs.games.masks))
        seen.append((observations.tobytes(), infos["turns"].tobytes()))
    assert seen[0] == seen[1]


def first_of(masks: Any) -> Any:
    """The first action that is allowed, everywhere."""
    return masks.argmax(axis=1)


def test_samples_are_legal_equally_likely_and_follow_from_the_seed() -> None:
    envs = vector_env("sumo", 2000, seat=0)
    envs.reset(seed=np.int64(4))  # type: ignore[arg-type]
    first = envs.sample()
    assert envs.games.masks[np.arange(2000), first].all()
    counts = np.bincount(first, minlength=20)
    assert counts.min() > 60  # of 100
    envs.reset(seed=4)
    assert (envs.sample() == first).all()


def test_the_end_of_a_game_is_told_as_gymnasiums_own_vector_environments_do() -> None:
    envs = vector_env("sumo", 8, seat=0, seed=2)
    for _ in range(40):
        _, rewards, terminations, _, infos = envs.step(envs.sample())
        assert infos["_action_mask"].all()
        assert ("final_info" in infos) == terminations.any()
        if terminations.any():
            last = infos["final_info"]
            assert (infos["_final_info"] == terminations).all()
            assert (last["_rewards"] == terminations).all()
            assert (last["rewards"][terminations, 0] == rewards[terminations]).all()
            assert not last["action_mask"].any()
            assert (last["turns"] == -1).all()


def test_the_bounds_are_those_of_pettingzoo() -> None:
    there = env("sumo").observation_space("player_0")["observation"]
    assert vector_env("sumo", 2).single_observation_space == there


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
    with pytest.raises(ValueError, match="An opponent plays the other seats: say with seat="):
        vector_env("sumo", 4, opponent="heuristic")
    with pytest.raises(ValueError, match=r"SUMO has no bot 'heuristik'. Did you mean 'heuristic'"):
        vector_env("sumo", 4, seat=0, opponent="heuristik")
    for opponent in (0, Watching, Watching()):
        with pytest.raises(ValueError, match="opponent is the name of a bot, a function or None"):
            vector_env("sumo", 4, seat=0, opponent=opponent)  # type: ignore[arg-type]
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
