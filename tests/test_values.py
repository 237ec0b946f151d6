"""States and chance as values: compared, copied, kept in a file, sent to another process."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from itertools import count
from typing import Any

import pytest

import ringside
from ringside.bots.random import playout
from ringside.core.rng import KeyedRng, Rng

GAMES = [pytest.param(game, id=game.id) for game in ringside.games()]
STREAMS = [
    pytest.param(ringside.seeded(5), id="fast"),
    pytest.param(KeyedRng(b"k" * 32), id="keyed"),
]
PATIENCE = 120  # seconds; a pool that hangs is a failure


def middle(game: ringside.Game[Any]) -> ringside.State:
    """A game that has begun and is not over."""
    for seed in count():
        state: ringside.State = game.new(game.most_seats, seed)
        playout(state, ringside.seeded(seed), 9)
        if state.to_move():
            return state
    raise AssertionError


def pickled(value: Any) -> Any:
    """A value as it comes out of a file."""
    return pickle.loads(pickle.dumps(value))


def ending(state: ringside.State) -> dict[str, Any]:
    """Where random play leads from a state, always in the same way."""
    playout(state, ringside.seeded(8), 60)
    return state.position()


@pytest.mark.parametrize("game", GAMES)
def test_equal_states_have_equal_positions(game: ringside.Game[Any]) -> None:
    state = middle(game)
    twin = state.copy()
    assert state == twin
    assert hash(state) == hash(twin)
    assert state != game.new(game.most_seats, 4)
    assert state != "a state"
    playout(twin, ringside.seeded(1), 1)
    assert state != twin


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_alike_and_apart(game: ringside.Game[Any], again: Any) -> None:
    state = middle(game)
    twin = again(state)
    before = state.position()
    assert type(twin) is type(state)
    assert twin == state
    assert twin.game is game
    assert twin.record() == state.record()
    after = ending(twin)
    assert state.position() == before
    assert ending(state) == after


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_and_a_guess_can_be_kept(game: ringside.Game[Any]) -> None:
    over = middle(game)
    playout(over, ringside.seeded(1))
    assert pickled(over).outcome() == over.outcome()
    state = middle(game)
    for seat in range(state.seats):
        guess = state.determinize(seat, ringside.seeded(seat))
        kept = pickled(guess)
        assert kept == guess
        assert kept.origin is None
        assert kept.view(seat) == state.view(seat)
        # A guess at a guess: what is remembered of the hidden part has come along.
        for number in range(3):
            mine = guess.determinize(seat, ringside.seeded(number))
            assert kept.determinize(seat, ringside.seeded(number)) == mine
        assert ending(kept) == ending(guess)


@pytest.mark.parametrize("rng", STREAMS)
def test_chance_goes_on_alike(rng: Rng) -> None:
    rng.word()
    for twin in (copy.copy(rng), copy.deepcopy(rng), pickled(rng)):
        assert twin == rng
        assert type(twin) is type(rng)
        twin.word()
        assert twin != rng
    assert rng != "a stream"


@pytest.mark.parametrize("way", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore:This process")  # forking beside threads, as under xdist
def test_states_go_to_other_processes_and_back(way: str) -> None:
    states = [middle(game) for game in ringside.games()]
    guesses = [state.determinize(0, ringside.seeded(2)) for state in states]
    with multiprocessing.get_context(way).Pool(1) as pool:
        back = pool.map_async(copy.copy, states + guesses).get(PATIENCE)
        assert back == states + guesses
        assert [one.history for one in back] == [one.history for one in states + guesses]
        ends = pool.map_async(ending, states).get(PATIENCE)
        assert ends == [ending(state) for state in states]
        errors = pool.apply_async(refused, (states[0],)).get(PATIENCE)
        assert errors.told() == refused(states[0]).told()


def refused(state: ringside.State) -> ringside.RingsideError:
    """What a state says to nonsense."""
    try:
        state.play(0, "nonsense")
    except ringside.RingsideError as error:
        return error
    raise AssertionError
