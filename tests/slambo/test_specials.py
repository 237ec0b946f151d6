"""Swings, turns and copies."""

from __future__ import annotations

import pytest

from ringside import InvalidMove

from .table import bout, play


@pytest.mark.rule("SLAMBO-16")
@pytest.mark.parametrize(("move", "balance"), [("swing3+", 8), ("swing3-", 2)])
def test_slambo_16_swing_goes_the_way_chosen(move: str, balance: int) -> None:
    state = bout("swing3 +1", "+1", "+2")
    assert state.moves(0) == ["+1", "swing3+", "swing3-"]
    with pytest.raises(InvalidMove, match=r"swing3\+ or swing3-"):
        state.play(0, "swing3")
    play(state, move)
    position = state.position()
    assert (position["balance"], position["pile"]) == (balance, [move])
    assert position["hands"][0] == ["+1"]


@pytest.mark.rule("SLAMBO-17")
def test_slambo_17_turn_moves_the_balance_then_turns_the_order() -> None:
    state = bout("turn+2 +1", "+1 -1", "+2 -2")
    play(state, "turn+2")
    assert state.view(None)["balance"] == 7
    assert (state.view(None)["direction"], state.to_move()) == (-1, [2])
    play(state, "+2")
    assert state.to_move() == [1]


@pytest.mark.rule("SLAMBO-17")
def test_slambo_17_next_bout_starts_clockwise() -> None:
    state = bout("turn+2", "+1 -1", "+8 -2")
    play(state, "turn+2 +8")
    position = state.position()
    assert (position["bouts"], position["direction"], position["turn"]) == (3, 1, 2)


@pytest.mark.rule("SLAMBO-17")
@pytest.mark.parametrize("move", ["turn+2", "copy"])
def test_slambo_17_fatal_turn_does_not_turn_the_order(move: str) -> None:
    state = bout(f"{move} +1", "+1", pile=["turn+2"] * (move == "copy"), balance=9, shame=[2, 0])
    play(state, move)
    assert state.outcome() is not None
    assert (state.position()["balance"], state.position()["direction"]) == (11, 1)


@pytest.mark.rule("SLAMBO-18")
@pytest.mark.parametrize(
    ("pile", "change"),
    [
        (["+4"], 4),
        (["-2", "+1"], 1),
        (["swing3+"], 3),
        (["swing3-"], -3),
        (["-2", "copy"], -2),
        (["swing5-", "copy"], -5),
    ],
)
def test_slambo_18_copy_does_what_the_last_card_did(pile: list[str], change: int) -> None:
    state = bout("copy +1", "+2", "+3", pile=pile)
    play(state, "copy")
    assert state.view(None)["balance"] == 5 + change
    assert (state.view(None)["direction"], state.to_move()) == (1, [1])


@pytest.mark.rule("SLAMBO-18")
def test_slambo_18_turn_and_two_copies_turn_three_times() -> None:
    state = bout("turn-2 copy", "+1", "copy +2", balance=8)
    play(state, "turn-2")
    assert (state.view(None)["balance"], state.to_move()) == (6, [2])
    play(state, "copy")
    assert (state.view(None)["balance"], state.to_move()) == (4, [0])
    play(state, "copy")
    assert (state.view(None)["balance"], state.to_move()) == (2, [2])
    assert state.view(None)["direction"] == -1


@pytest.mark.rule("SLAMBO-19")
def test_slambo_19_a_first_copy_does_nothing_and_neither_does_its_copy() -> None:
    state = bout("copy +1", "copy +1", "+2")
    play(state, "copy")
    assert (state.view(None)["balance"], state.to_move()) == (5, [1])
    play(state, "copy")
    assert (state.view(None)["balance"], state.to_move()) == (5, [2])
    assert state.view(None)["direction"] == 1


@pytest.mark.rule("SLAMBO-19")
def test_slambo_19_a_copy_never_reaches_into_the_bout_before() -> None:
    # With one number card in the deck the loser, who opens, is dealt a copy.
    state = bout("+8", "copy", options={"hand": 2, "deck": ["+8", *["copy"] * 4]})
    play(state, "+8 copy")
    assert (state.view(None)["balance"], state.view(None)["pile_size"]) == (5, 1)


@pytest.mark.rule("SLAMBO-20")
def test_slambo_20_after_a_turn_around_play_skips_on_in_the_new_direction() -> None:
    state = bout("turn+2 +1", "+1", "+2", "")
    play(state, "turn+2")
    assert state.to_move() == [2]
    play(state, "+2")
    assert state.to_move() == [1]
