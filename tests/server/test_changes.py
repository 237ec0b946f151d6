"""After a move a client is sent what changed in its view, which is enough to know all of it."""

from __future__ import annotations

from copy import deepcopy

import pytest

import ringside
from ringside.server.changes import Sight


def test_only_what_changed_is_sent() -> None:
    sight = Sight()
    assert sight.note(3, {"a": 1, "b": [2]}) == ({"a": 1, "b": [2]}, None)
    assert sight.note(4, {"a": 1, "b": [3]}) == ({"b": [3]}, 3)
    assert sight.note(5, {"a": 1, "b": [3]}) == ({}, 4)


@pytest.mark.parametrize(
    ("version", "view"),
    [(5, {"a": 1, "b": 3}), (3, {"a": 1, "b": 3}), (4, {"a": 1}), (4, {"b": 2, "a": 1})],
)
def test_all_is_sent_where_it_does_not_build_on_the_version_before(
    version: int, view: dict[str, int]
) -> None:
    sight = Sight()
    sight.note(3, {"a": 1, "b": 2})
    assert sight.note(version, view) == (view, None)


@pytest.mark.parametrize("id", [game.id for game in ringside.games()])
def test_a_view_does_not_change_with_the_state_it_is_of(id: str) -> None:
    state, rng = ringside.game(id).new(seed=5), ringside.seeded(6)
    for _ in range(150):
        views = [state.view(seat) for seat in (*range(state.seats), None)]
        kept = deepcopy(views)
        movers = state.to_move()
        if not movers:
            break
        actions = state.legal(movers[0])
        state.apply(movers[0], actions[rng.below(len(actions))])
        assert views == kept
