"""Hostile input: whatever comes, only Ringside's own errors come out."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ringside
from ringside.bots.random import playout

GAMES = [pytest.param(game, id=game.id) for game in ringside.games()]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2, 3, 10**6, 2**63, 10**4000, -(2**70)]),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.integers(-1, 3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.none(), max_size=2),
    st.sampled_from([[[[[[]]]]], {"card": {}}, [None] * 8, "pass", "r1", "+1", "stop", "0,0"]),
)
QUICK = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def played(state: ringside.State, seed: int, steps: int) -> ringside.State:
    """The state after so many random decisions, or the end."""
    playout(state, ringside.seeded(seed), steps)
    return state


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a position."""
    found = [here] if here else []
    if isinstance(value, dict):
        for key, inside in value.items():
            found += paths(inside, (*here, key))
    elif isinstance(value, list):
        for index, inside in enumerate(value):
            found += paths(inside, (*here, index))
    return found


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(data=st.data())
def test_a_spoilt_position_is_refused_or_playable(
    game: ringside.Game[Any], data: st.DataObject
) -> None:
    seats = data.draw(st.integers(game.least_seats, game.most_seats))
    seed = data.draw(st.integers(0, 50))
    state = played(game.new(seats, seed), seed, data.draw(st.integers(0, 60)))
    position = copy.deepcopy(state.position())
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(paths(position)))
        place: Any = position
        for key in way:
            place = place[key]
        others = [place[key] for key in (place if isinstance(place, dict) else range(len(place)))]
        place[last] = copy.deepcopy(data.draw(st.one_of(JUNK, st.sampled_from(others))))
    try:
        again = game.from_position(position)
    except ringside.InvalidPosition as error:
        assert str(error)
        return
    # What was taken must be as good as any other state.
    json.dumps(again.position())
    for seat in (None, *range(again.seats)):
        json.dumps(again.view(seat))
    assert bool(again.to_move()) == (again.outcome() is None)
    for seat in again.to_move():
        assert again.determinize(seat, ringside.seeded(seed)).legal(seat) == again.legal(seat)
    playout(again, ringside.seeded(seed))
    assert again.outcome() is not None


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(junk=st.one_of(JUNK, st.recursive(JUNK, st.lists, max_leaves=5)))
def test_a_position_of_junk_is_refused(game: ringside.Game[Any], junk: Any) -> None:
    with pytest.raises(ringside.InvalidPosition):
        game.from_position(junk)


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(seat=JUNK, move=st.one_of(JUNK, st.text(max_size=30)), steps=st.integers(0, 40))
def test_junk_is_no_move(game: ringside.Game[Any], seat: Any, move: Any, steps: int) -> None:
    state = played(game.new(seed=steps), 3, steps)
    before = state.position()
    for who in (seat, 0):
        if move in state.moves(0):
            continue
        with pytest.raises((ringside.InvalidMove, ringside.IllegalMove)):
            state.play(who, move)
        try:
            action = state.parse(who, move)
        except (ringside.InvalidMove, ringside.IllegalMove):
            continue
        assert 0 <= action < game.num_actions
    assert state.position() == before


@pytest.mark.parametrize("game", GAMES)
@QUICK
@given(data=st.data())
def test_a_move_with_a_slip_is_refused_or_another_move(
    game: ringside.Game[Any], data: st.DataObject
) -> None:
    state = played(game.new(seed=data.draw(st.integers(0, 20))), 1, data.draw(st.integers(0, 40)))
    movers = state.to_move()
    if not movers:
        return
    move = data.draw(st.sampled_from(state.moves(movers[0])))
    at = data.draw(st.integers(0, len(move)))
    slip = move[:at] + data.draw(st.text(max_size=2)) + move[at + data.draw(st.integers(0, 2)) :]
    before = state.position()
    if slip in state.moves(movers[0]):
        return
    with pytest.raises((ringside.InvalidMove, ringside.IllegalMove)):
        state.play(movers[0], slip)
    assert state.position() == before
