"""Games that could go on for ever do not: after 10,000 decisions they are called off."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import ringside
from ringside.bots.random import decision, walk
from ringside.core.rng import seeded
from ringside.core.state import MOST_DECISIONS, State
from ringside.words import LANGUAGES, message, say

RULES = {"slambo": "SLAMBO-21", "sumo": "SUMO-23", "slam-bluff": "BLUFF-18"}


def almost_endless(id: str) -> tuple[State, int, int]:
    """A game one decision before the bound, and a decision that does not end it otherwise."""
    state: State = ringside.game(id).new(seats=2, seed=3)
    state.history.extend([0] * (MOST_DECISIONS - 1))
    [(seat, action)] = list(walk(state.copy(), seeded(1), 1))
    return state, seat, action


@pytest.mark.parametrize("id", RULES)
def test_the_last_decision_ends_the_game_as_a_draw(id: str) -> None:
    state, seat, action = almost_endless(id)
    before = state.copy()
    state.apply(seat, action)
    outcome = state.outcome()
    assert outcome == ringside.Outcome((0, 1), (1, 1), "limit", RULES[id])
    assert state.to_move() == []
    assert state.returns() == [0.0, 0.0]
    for each in range(2):
        assert state.legal(each) == []
        assert state.view(each)["outcome"]["reason"] == "limit"
        assert state.view(each)["asked"] is None
        with pytest.raises(ringside.IllegalMove, match="over"):
            state.play(each, before.moves(seat)[0])
    told: list[Any] = list(state.game.tell(before, seat, action, state, None))
    assert told[-1].rule == RULES[id]
    for language in LANGUAGES:
        assert say(told[-1], language, ["Ada", "Bo"])
        assert message("reason-limit", {"winners": [0, 1]}, language, ["A", "B"], id, "ending")


@pytest.mark.parametrize("id", RULES)
def test_a_game_that_was_called_off_stays_so(id: str) -> None:
    state, seat, action = almost_endless(id)
    state.apply(seat, action)
    position = state.position()
    assert json.loads(json.dumps(position)) == position
    for twin in (
        state.copy(),
        state.game.from_position(position),
        pickle.loads(pickle.dumps(state)),
        state.determinize(0, seeded(2)),
    ):
        assert twin.outcome() == state.outcome()
        assert twin.to_move() == []
        assert twin.view(0) == state.view(0)


@pytest.mark.parametrize("id", RULES)
def test_a_decision_before_the_last_ends_nothing(id: str) -> None:
    state, seat, action = almost_endless(id)
    state.history.pop()
    state.apply(seat, action)
    assert state.outcome() is None
    assert decision(state, seeded(1)) >= 0
