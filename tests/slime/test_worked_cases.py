"""The worked cases of the rules, as they are written there."""

from __future__ import annotations

import pytest

from .positions import kinds, pieces, play, table


@pytest.mark.rule("SLIME-22")
def test_controlling_3_on_a_slime_of_two_it_vanishes() -> None:
    state = table(3, {"0,0": 0, "1,0": 1, "1,-1": 1}, [["controlling-3"]])
    play(state, "0 play controlling-3", "0 target 1,-1")
    assert pieces(state, 1) == []


@pytest.mark.rule("SLIME-27")
def test_a_bomb_cannot_reach_the_enemys_other_distant_slime() -> None:
    state = table(3, {"0,0": 0, "1,0": 1, "3,-3": 1}, [["bomb"]])
    play(state, "0 play bomb")
    assert state.moves(0) == ["target 1,0"]
    play(state, "0 target 1,0")
    assert pieces(state, 1) == ["3,-3"]


@pytest.mark.rule("SLIME-34")
def test_stop_on_stop_the_bomb_goes_off() -> None:
    state = table(3, {"0,0": 0, "1,0": 1}, [["bomb", "stop"], ["stop"]])
    play(state, "0 play bomb", "1 stop", "0 stop", "0 target 1,0")
    assert pieces(state, 1) == []
    assert state.position()["discard"] == ["bomb", "stop", "stop"]


@pytest.mark.rule("SLIME-33")
def test_a_stopped_growing_3_leaves_the_turn_open() -> None:
    state = table(3, {"0,0": 0, "3,0": 1}, [["growing-3"], ["stop"]])
    play(state, "0 play growing-3", "1 stop")
    assert state.to_move() == [0]
    assert kinds(state.moves(0)) == {"place"}
    play(state, "0 place 1,0")
    assert state.to_move() == [1]
