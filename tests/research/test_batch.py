"""Many games stepped with one call: the same games as one by one, and clear errors."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

import ringside
from ringside.core.rng import seeded
from ringside.testing import settings

GAMES = [pytest.param(game, id=game.id) for game in ringside.games()]
SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{options}")
    for game in ringside.games()
    for seats, options in settings(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_a_batch_is_its_games(
    game: ringside.Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """Each row is what its state would say by itself, step after step."""
    batch = ringside.batch(game, 3, seats=seats, seed=5, **options)
    for number in range(12):
        for lane in range(len(batch)):
            state = batch.state(lane)
            turn = int(batch.turns[lane])
            assert turn in state.to_move()
            assert game.race or turn == state.to_move()[0]
            assert (batch.observations[lane] == state.observation(turn)).all()
            assert (batch.masks[lane] == state.mask(turn)).all()
        chosen = batch.sample()
        before = [batch.state(lane) for lane in range(len(batch))]
        turns = batch.turns
        step = batch.step(chosen)
        for lane, state in enumerate(before):
            state.apply(int(turns[lane]), int(chosen[lane]))
            assert step.done[lane] == (state.outcome() is not None), number
            assert step.rewards[lane].tolist() == pytest.approx(state.returns())
            if not step.done[lane]:
                assert batch.state(lane) == state


def test_a_game_from_elsewhere_in_a_batch(tide_line_game: ringside.Game[Any]) -> None:
    batch = ringside.batch("tide-line", 8, seats=3, seed=1)
    ended = 0
    for _ in range(60):
        for lane in range(len(batch)):
            state, turn = batch.state(lane), int(batch.turns[lane])
            assert (batch.observations[lane] == state.observation(turn)).all()
            assert (batch.masks[lane] == state.mask(turn)).all()
            assert batch.observations[lane].any()
        ended += int(batch.step(batch.sample()).done.sum())
    assert ended > 0


@pytest.mark.parametrize("id", ["sumo", "slam-bluff", "slambo"])
def test_finished_games_start_again(id: str) -> None:
    batch = ringside.batch(id, 16, seed=2)
    ended = 0
    for _ in range(60):
        _, masks, turns, rewards, done = batch.step(batch.sample())
        assert masks.any(axis=1).all()
        assert (turns >= 0).all()
        assert [number for number, _ in batch.ended] == np.flatnonzero(done).tolist()
        for number, state in batch.ended:
            assert state.outcome() is not None
            assert rewards[number].tolist() == state.returns()
            assert batch.state(number).outcome() is None
        assert (rewards[~done] == 0).all()
        ended += len(batch.ended)
    assert ended > 16


def test_the_same_seed_gives_the_same_batch() -> None:
    def played(seed: int | None) -> list[bytes]:
        batch = ringside.batch("slambo", 8, seats=3, seed=seed)
        return [batch.step(batch.sample()).observations.tobytes() for _ in range(30)]

    assert played(4) == played(4)
    assert played(4) != played(5)
    assert played(None) != played(None)
    batch = ringside.batch("sumo", 8, seed=1)
    first = batch.observations.tobytes()
    batch.step(batch.sample())
    assert batch.reset(1).observations.tobytes() == first


def test_games_that_ended_stay_as_they_were() -> None:
    """Though new games are dealt into the lanes' own states."""
    batch = ringside.batch("slambo", 32, seed=3)
    kept: list[tuple[ringside.State, str]] = []
    for _ in range(80):
        batch.step(batch.sample())
        kept += [(state, json.dumps(state.position())) for _, state in batch.ended]
    assert len(kept) > 32
    assert all(json.dumps(state.position()) == position for state, position in kept)


@pytest.mark.parametrize("id", ["sumo", "slam-bluff", "slambo"])
def test_a_game_dealt_into_an_old_state_is_like_any_other(id: str) -> None:
    game = ringside.game(id)
    for seed in range(20):
        state, rng = game.new(None, seed), seeded(seed)
        while movers := state.to_move():
            legal = state.legal(movers[0])
            state.apply(movers[0], legal[rng.below(len(legal))])
        again = state.again(seeded(100 + seed))
        fresh = game.deal(state.seats, state.options, seeded(100 + seed))
        assert again == fresh
        assert again.history == []


def test_arrays_that_were_given_stay_as_they_are() -> None:
    batch = ringside.batch("sumo", 8, seed=1)
    step = batch.step(batch.sample())
    kept = [array.copy() for array in step]
    for _ in range(5):
        batch.step(batch.sample())
    array: Any
    for array, copied in zip(step, kept, strict=True):
        assert (array == copied).all()
        assert array.flags.writeable
    assert [array.dtype for array in step] == [
        np.float32,
        np.bool_,
        np.int64,
        np.float32,
        np.bool_,
    ]


def test_a_batch_can_wait_for_some_of_its_games() -> None:
    batch = ringside.batch("slam-bluff", 6, seats=3, seed=1)
    only = np.array([True, False, True, False, False, True])
    before = [batch.state(lane) for lane in range(6)]
    actions = batch.sample()
    actions[~only] = -5  # nobody looks at these
    batch.step(actions, only)
    for lane in range(6):
        assert (batch.state(lane) == before[lane]) == (not only[lane])


def test_a_race_is_as_often_won_by_either_seat() -> None:
    batch = ringside.batch("slamball", 24, seed=3)
    first = np.zeros(2, int)
    for _ in range(400):
        both = np.array([len(batch.state(lane).to_move()) == 2 for lane in range(3)])
        for turn in batch.turns[:3][both]:
            first[turn] += 1
        batch.step(batch.sample())
    assert first.min() > 0.3 * first.sum()


def test_games_without_an_end_are_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = ringside.batch("slam-bluff", 1, seed=1)
    lives = np.array([67])
    batch.step(lives)
    steps = 2
    batch.step(np.array([101]))
    while not batch.last.done[0]:
        # A free pass, believed, again and again.
        batch.step(np.array([100 if batch.masks[0, 100] else 101]))
        steps += 1
    [(_, state)] = batch.ended
    assert steps == 10_000
    assert state.outcome() == state.drawn("BLUFF-18")
    assert batch.last.rewards.tolist() == [[0, 0]]


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda b: pickle.loads(pickle.dumps(b))]
)
def test_a_batch_can_be_copied_and_kept(again: Any) -> None:
    batch = ringside.batch("slambo", 5, seats=3, seed=8, memory=False)
    for _ in range(20):
        batch.step(batch.sample())
    twin = again(batch)
    for _ in range(20):
        ours, theirs = batch.step(batch.sample()), twin.step(twin.sample())
        for one, other in zip(ours, theirs, strict=True):
            assert (one == other).all()
    twin.step(twin.sample())
    assert any(batch.state(lane) != twin.state(lane) for lane in range(5))


# -- errors -----------------------------------------------------------------------------------


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(ringside.UnknownGame, match="Did you mean 'sumo'"):
        ringside.batch("summo", 4)
    with pytest.raises(ringside.InvalidOption, match="SUMO is for 2 seats, not 3"):
        ringside.batch("sumo", 4, seats=3)
    with pytest.raises(ringside.InvalidOption, match="no option 'lives'"):
        ringside.batch("sumo", 4, lives=3)
    with pytest.raises(ringside.InvalidOption, match="A seed is a whole number"):
        ringside.batch("sumo", 4, seed="lucky")  # type: ignore[arg-type]
    for n in (0, -1, 2.5, True, "4", 10**9):
        with pytest.raises(ringside.InvalidOption, match="A batch has 1 to"):
            ringside.batch("sumo", n)  # type: ignore[arg-type]
    with pytest.raises(ringside.RingsideError, match="The batch has no game 4"):
        ringside.batch("sumo", 4).state(4)


def test_numpys_whole_numbers_are_as_good_as_pythons() -> None:
    four: Any = np.int64(4)
    three: Any = np.int8(3)
    one: Any = np.uint64(1)
    batch = ringside.batch("slam-bluff", four, seats=three, seed=one, lives=np.int32(2))
    assert batch.observations.tobytes() == (
        ringside.batch("slam-bluff", 4, seats=3, seed=1, lives=2).observations.tobytes()
    )
    number: Any
    numbers: Any = np.arange(4)
    for number, seat in zip(numbers, batch.turns, strict=True):
        state = batch.state(number)
        assert (state.observation(seat) == batch.observations[number]).all()
        assert (state.mask(seat) == batch.masks[number]).all()
    state = ringside.game("slam-bluff").new(three, one, lives=np.int64(2))
    json.dumps(state.record())  # they are Python's own inside
    with pytest.raises(ringside.InvalidOption, match="Option 'lives' takes a whole number"):
        ringside.batch("slam-bluff", 4, lives=np.float64(2))
    with pytest.raises(ringside.RingsideError, match="no game"):
        batch.state("1")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "actions", [[1, 2], 3, [[1], [2], [3]], [0.0, 1.0, 2.0], ["a", "b", "c"], [True] * 3]
)
def test_actions_of_another_shape_are_refused(actions: Any) -> None:
    batch = ringside.batch("sumo", 3, seed=1)
    with pytest.raises(ValueError, match="A step takes 3 whole numbers, one action for each game"):
        batch.step(actions)
    with pytest.raises(ValueError, match="3 truth values"):
        batch.step(batch.sample(), only=[1, 0])


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    batch = ringside.batch("sumo", 3, seed=1)
    before = [batch.state(lane) for lane in range(3)]
    wrong = batch.sample()
    wrong[2] = np.flatnonzero(~batch.masks[2])[0]
    with pytest.raises(ringside.IllegalMove, match=r"Game 2 of the batch: .* \(SUMO-07\)"):
        batch.step(wrong)
    for number in (20, -1):
        wrong[1] = number
        with pytest.raises(ValueError, match="Game 1 of the batch: an action is a number from 0"):
            batch.step(wrong)
    assert [batch.state(lane) for lane in range(3)] == before


def test_chance_is_each_game_s_own() -> None:
    batch = ringside.batch("sumo", 64, seed=1)
    assert len({batch.state(lane).rng.text() for lane in range(64)}) == 64
    assert len(np.unique(batch.observations, axis=0)) > 60
    assert seeded(1) == seeded(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_batch_can_be_looked_at(game: ringside.Game[Any]) -> None:
    batch = ringside.batch(game, 2, seed=1)
    state = batch.state(1)
    assert state.view(0)["game"] == game.id
    assert game.from_position(state.position()) == state
    with pytest.raises(ringside.RingsideError, match="no record"):
        state.record()
