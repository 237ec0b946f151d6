"""The six modes: SLIME-50 to SLIME-55."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import IllegalMove

from .positions import GAME, answer, full, kinds, pending, pieces, play, table
from .soak import cards_in_play

WALLED = {"3,0": 0, "2,0": 1, "2,1": 1, "3,-1": 1, "-3,0": 2}
MARKET = {"modes": ["market"]}
SLOW = {"modes": ["slow"]}


def haunting(hands: list[list[str]], seats: int = 3, **fields: Any) -> Any:
    """A poltergeist's turn: seat 0 is stuck."""
    stuck = [True] + [False] * (seats - 1)
    options = {"modes": ["poltergeist"]}
    return table(seats, WALLED, hands, phase="haunt", stuck=stuck, options=options, **fields)


@pytest.mark.rule("SLIME-50")
def test_slime_50_two_seats_are_always_a_duel_without_confused_cards() -> None:
    state = GAME.new(2, 1, modes=["market", "flowers"])
    assert state.position()["options"]["modes"] == ["duel", "flowers", "market"]
    assert cards_in_play(state)["confused"] == 0
    assert cards_in_play(state).total() == 95


@pytest.mark.rule("SLIME-50")
def test_slime_50_more_seats_are_never_a_duel() -> None:
    position = GAME.new(3, 1, modes=["slow", "duel"]).position()
    assert position["options"]["modes"] == ["slow"]


@pytest.mark.rule("SLIME-50")
def test_slime_50_with_the_option_confused_ends_the_turn_without_a_placement() -> None:
    options: dict[str, Any] = {"confused_in_duel": True}
    assert cards_in_play(GAME.new(2, 1, **options))["confused"] == 5
    state = table(2, {"0,0": 0, "3,0": 1}, [["confused"]], options=options)
    play(state, "0 play confused")
    position = state.position()
    assert position["turn"] == 1
    assert position["direction"] == -1
    assert position["discard"] == ["confused"]
    assert position["quiet"] == 0
    assert pieces(state, 0) == ["0,0"]
    stopped = table(2, {"0,0": 0, "3,0": 1}, [["confused"], ["stop"]], options=options)
    play(stopped, "0 play confused", "1 stop")
    assert stopped.to_move() == [0]
    assert stopped.position()["direction"] == 1


@pytest.mark.rule("SLIME-51")
def test_slime_51_a_poltergeist_keeps_the_hand_and_draws_no_more() -> None:
    state = table(
        3, WALLED, [["bomb", "stop"]], options={"modes": ["poltergeist"]}, deck=["snake", "thief"]
    )
    play(state, "0 stuck")
    position = state.position()
    assert position["stuck"] == [True, False, False]
    assert position["hands"][0] == ["bomb", "stop"]
    play(state, "1 place 1,0", "2 place -3,1")
    assert state.position()["phase"] == "haunt"
    assert state.position()["hands"][0] == ["bomb", "stop"]
    assert kinds(state.moves(0)) == {"grow", "shrink", "pass", "play"}


@pytest.mark.rule("SLIME-51")
def test_slime_51_one_card_for_any_colour_on_the_board_and_the_turn_is_over() -> None:
    state = haunting([["bomb", "growing-2", "stop"]], 4)
    plays = [move for move in state.moves(0) if move.startswith("play")]
    assert plays == [
        "play bomb as 0", "play bomb as 1", "play growing-2 as 1", "play growing-2 as 2"
    ]  # fmt: skip
    with pytest.raises(IllegalMove, match="no piece on the board"):
        state.play(0, "play growing-2 as 3")
    with pytest.raises(IllegalMove, match="for which colour"):
        state.play(0, "play bomb")
    play(state, "0 play bomb as 1")
    assert state.position()["pending"] == pending("bomb", colour=1)
    assert state.moves(0) == ["target 3,0"]  # the poltergeist's own piece is an enemy now
    play(state, "0 target 3,0")
    assert pieces(state, 0) == []
    assert state.to_move() == [1]
    assert state.position()["discard"] == ["bomb"]


@pytest.mark.rule("SLIME-51")
def test_slime_51_stopped_or_not_the_turn_is_over() -> None:
    state = haunting([["growing-2"], ["stop"]])
    play(state, "0 play growing-2 as 2", "1 stop")
    position = state.position()
    assert position["turn"] == 1
    assert position["discard"] == ["growing-2", "stop"]
    assert pieces(state, 2) == ["-3,0"]


@pytest.mark.rule("SLIME-51")
def test_slime_51_the_poltergeist_keeps_what_is_drawn_or_stolen() -> None:
    state = haunting([["adventurous"]], deck=["bomb", "snake", "jumping"])
    play(state, "0 play adventurous as 1")
    assert state.position()["hands"][:2] == [["bomb", "snake"], ["jumping"]]
    state = haunting([["thief"], ["bomb"]])
    play(state, "0 play thief as 2")
    assert state.moves(0) == ["rob 1"]
    play(state, "0 rob 1")
    assert state.position()["hands"][0] == ["bomb"]


@pytest.mark.rule("SLIME-51")
def test_slime_51_a_poltergeists_pieces_count_but_the_last_one_free_still_wins() -> None:
    options = {"modes": ["poltergeist"], "turn_limit": 11}
    slime = {"0,0": 0, "3,0": 1, "3,-1": 1, "3,-2": 1, "-3,0": 2}
    state = table(3, slime, stuck=[False, True, False], options=options)
    play(state, "0 place 0,1")
    assert state.position()["outcome"] == {
        "winners": [1], "ranks": [2, 1, 3], "reason": "limit"
    }  # fmt: skip
    state = table(3, WALLED, stuck=[False, True, False], options=options)
    play(state, "0 stuck")
    assert state.position()["outcome"]["reason"] == "last"
    assert state.position()["outcome"]["winners"] == [2]


@pytest.mark.rule("SLIME-52")
def test_slime_52_others_may_freeze_but_are_not_to_move() -> None:
    state = table(
        4, WALLED, [["bomb"]], options=SLOW, stuck=[False, False, False, True], deck=["snake"]
    )
    assert state.to_move() == [0]
    assert state.moves(1) == state.moves(2) == ["freeze"]
    assert state.moves(3) == []
    assert "freeze" not in state.moves(0)
    for seat, reason in [(0, "your own turn"), (3, "Stuck players")]:
        with pytest.raises(IllegalMove, match=reason) as refused:
            state.play(seat, "freeze")
        assert refused.value.rule == "SLIME-52"
    assert table(4, WALLED).moves(1) == []
    assert GAME.new(3, 1).position()["options"]["slow_seconds"] == 60


@pytest.mark.rule("SLIME-52")
def test_slime_52_the_caller_takes_a_card_or_places_and_the_turn_is_over() -> None:
    state = table(3, WALLED, [["bomb"], [], ["snake"]], options=SLOW)
    play(state, "2 freeze")
    position = state.position()
    assert position["phase"] == "freeze"
    assert position["turn"] == 0
    assert position["pending"] == pending("freeze", 2)
    assert state.to_move() == [2]
    assert state.moves(2) == ["place -3,1", "place -2,-1", "place -2,0", "take"]
    assert state.moves(1) == []
    taken = play(state.copy(), "2 take")
    assert taken.position()["hands"] == [[], [], ["bomb", "snake"]]
    assert taken.position()["turn"] == 1
    assert taken.position()["quiet"] == 1
    placed = play(state.copy(), "2 place -2,0")
    assert pieces(placed, 2) == ["-3,0", "-2,0"]
    assert placed.position()["turn"] == 1
    assert placed.position()["quiet"] == 0


@pytest.mark.rule("SLIME-52")
def test_slime_52_what_a_half_done_card_did_stands() -> None:
    slime = {"0,0": 0, "3,0": 1, "-3,0": 2}
    state = table(3, slime, [["growing-3", "stop"], ["stop"]], options=SLOW)
    play(state, "0 play growing-3", "1 stop", "0 stop", "0 place 0,1", "2 freeze")
    position = state.position()
    assert position["discard"] == ["growing-3", "stop", "stop"]
    assert position["pending"] == pending("freeze", 2)
    assert state.moves(2)[0].startswith("place")
    assert "take" not in state.moves(2)  # the slow player has no card left
    play(state, "2 place -2,0")
    assert pieces(state, 0) == ["0,0", "0,1"]
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-52")
def test_slime_52_if_neither_is_possible_the_turn_just_ends() -> None:
    slime = {"3,0": 1, "2,0": 0, "2,1": 0, "3,-1": 0, "-3,0": 2}
    state = table(3, slime, options=SLOW)
    play(state, "1 freeze")
    assert state.position()["turn"] == 1
    assert state.position()["pending"] is None
    assert state.position()["quiet"] == 1


@pytest.mark.rule("SLIME-52")
def test_slime_52_nobody_freezes_a_window_or_an_owner_who_removes() -> None:
    state = table(3, WALLED, [["controlling-1"], ["stop"]], options=SLOW)
    answer(state, "0 play controlling-1")
    assert state.moves(2) == ["allow"]
    play(state, "1 allow")
    assert state.moves(2) == ["freeze"]  # the slow player chooses
    play(state, "0 target 2,0")
    assert state.position()["phase"] == "remove"
    assert state.moves(2) == []
    with pytest.raises(IllegalMove, match="Nobody is waiting for Seat 1"):
        state.play(2, "freeze")


@pytest.mark.rule("SLIME-52")
def test_slime_52_freeze_works_in_a_first_turn_and_in_a_haunting() -> None:
    state = GAME.new(3, 1, modes=["slow"])
    play(state, "2 freeze", "2 place 0,0")
    position = state.position()
    assert position["turn"] == 1
    assert position["entered"] == [False, False, False]
    assert position["slime"] == {"0,0": 2}
    haunted = table(4, WALLED, phase="haunt", stuck=[True, False, False, False], options=SLOW)
    assert haunted.moves(1) == ["freeze"]


@pytest.mark.rule("SLIME-53")
def test_slime_53_no_first_placement_on_a_flower() -> None:
    state = GAME.new(3, 1, modes=["flowers"])
    flowers = state.view(0)["board"]["flowers"]
    assert len(state.moves(0)) == 30
    assert not any(f"place {hex}" in state.moves(0) for hex in flowers)
    with pytest.raises(IllegalMove, match="flower") as refused:
        state.play(0, "place 0,0")
    assert refused.value.rule == "SLIME-53"
    again = table(3, {"3,0": 1}, phase="enter", options={"modes": ["flowers"]})
    assert "place 0,0" in again.moves(0)


@pytest.mark.rule("SLIME-53")
def test_slime_53_flowers_win_then_flowers_in_one_slime_then_the_count() -> None:
    options = {"modes": ["flowers"], "turn_limit": 11}
    # Seat 1 has more pieces, seat 0 more flowers.
    slime = {"0,0": 0, "2,0": 0, "3,-3": 1, "2,-3": 1, "1,-3": 1, "2,-2": 1}
    state = table(3, slime, options=options)
    play(state, "0 place 0,1")
    assert state.position()["outcome"]["ranks"] == [1, 2, 3]
    # Two flowers each, but seat 1 has both in one slime.
    slime = {"0,0": 0, "-2,2": 0, "2,0": 1, "2,-1": 1, "2,-2": 1, "-3,0": 0}
    state = table(3, slime, options=options)
    score = state.view(None)["score"]
    assert [(line["flowers"], line["flowers_in_one"]) for line in score] == [
        (2, 1), (2, 2), (0, 0)
    ]  # fmt: skip
    play(state, "0 place -3,1")
    assert state.position()["outcome"]["winners"] == [1]


@pytest.mark.rule("SLIME-54")
def test_slime_54_researchers_draw_two_instead_of_getting_stuck() -> None:
    options = {"modes": ["researchers"]}
    state = table(3, WALLED, deck=["bomb", "snake", "thief", "jumping"], options=options)
    play(state, "0 stuck")
    position = state.position()
    assert position["stuck"] == [False, False, False]
    assert position["hands"] == [["bomb", "snake"], ["thief"], []]
    assert position["turn"] == 1
    assert position["quiet"] == 0
    empty = table(3, WALLED, options=options)
    play(empty, "0 stuck")
    assert empty.position()["quiet"] == 1
    assert empty.position()["stuck"] == [False, False, False]


@pytest.mark.rule("SLIME-54")
def test_slime_54_with_a_market_researchers_choose() -> None:
    options = {"modes": ["researchers", "market"]}
    state = table(3, WALLED, deck=["bomb"], market=["snake", "thief"], options=options)
    play(state, "0 stuck")
    position = state.position()
    assert position["phase"] == "draw"
    assert position["pending"] == pending("stuck", left=2)
    assert state.moves(0) == ["draw pile", "draw 0", "draw 1"]
    play(state, "0 draw 1")
    assert state.position()["pending"] == pending("stuck", left=1)
    assert state.position()["market"] == ["snake", "bomb"]
    play(state, "0 draw 0")
    position = state.position()
    assert position["hands"][0] == ["thief", "snake"]
    assert position["market"] == ["bomb"]
    assert position["turn"] == 1
    assert position["phase"] == "draw"


@pytest.mark.rule("SLIME-55")
def test_slime_55_three_open_cards_and_a_choice_at_every_draw() -> None:
    state = GAME.new(3, 1, modes=["market"], start="fixed")
    position = state.position()
    assert len(position["market"]) == 3
    assert len(position["deck"]) == 85
    assert position["phase"] == "draw"
    assert position["pending"] is None
    assert state.moves(0) == ["draw pile", "draw 0", "draw 1", "draw 2"]
    with pytest.raises(IllegalMove, match="Draw first") as refused:
        state.play(0, "place 3,-1")
    assert refused.value.rule == "SLIME-55"
    open_cards, next_card = position["market"], position["deck"][0]
    play(state, "0 draw 1")
    position = state.position()
    assert position["market"] == [open_cards[0], next_card, open_cards[2]]
    assert len(position["hands"][0]) == 5
    assert position["phase"] == "main"


@pytest.mark.rule("SLIME-55")
def test_slime_55_with_an_empty_pile_the_row_gets_shorter() -> None:
    slime = {"0,0": 0, "3,0": 1}
    state = table(3, slime, market=["bomb", "snake", "thief"], options=MARKET, phase="draw")
    assert state.moves(0) == ["draw 0", "draw 1", "draw 2"]
    with pytest.raises(IllegalMove, match="pile is empty"):
        state.play(0, "draw pile")
    play(state, "0 draw 0")
    assert state.position()["market"] == ["snake", "thief"]
    assert state.position()["phase"] == "main"


@pytest.mark.rule("SLIME-55")
def test_slime_55_replacing_and_adventurous_choose() -> None:
    slime = {"0,0": 0, "3,0": 1}
    state = table(
        3,
        slime,
        [["adventurous", "hungry"]],
        deck=["jumping", "popping-2", "moving-1"],
        market=["bomb", "snake", "thief"],
        options=MARKET,
    )
    play(state, "0 replace hungry")
    position = state.position()
    assert (position["phase"], position["pending"]) == ("draw", None)
    assert position["discard"] == ["hungry"]
    play(state, "0 draw pile")
    assert state.position()["phase"] == "main"
    play(state, "0 play adventurous")
    assert state.position()["phase"] == "draw"
    assert state.position()["pending"] == pending("adventurous", left=2)
    play(state, "0 draw 0", "0 draw 0")
    position = state.position()
    assert position["phase"] == "main"
    assert position["hands"][0] == ["popping-2", "bomb", "jumping"]
    assert position["market"] == ["moving-1", "snake", "thief"]
    assert position["discard"] == ["hungry", "adventurous"]


@pytest.mark.rule("SLIME-55")
def test_slime_55_who_lost_all_draws_from_the_market_and_enters() -> None:
    state = table(3, {"3,0": 1}, market=["bomb"], options=MARKET, phase="draw")
    play(state, "0 draw 0")
    assert state.position()["phase"] == "enter"


@pytest.mark.rule("SLIME-55")
def test_slime_55_thief_and_take_do_not_choose() -> None:
    slime = full({"0,0": 1, "0,1": 2}, 0)
    state = table(3, slime, [["thief"], ["snake"]], market=["bomb"], options=MARKET)
    play(state, "0 play thief", "0 rob 1")
    assert state.position()["phase"] == "main"
    assert state.position()["hands"][0] == ["snake"]
