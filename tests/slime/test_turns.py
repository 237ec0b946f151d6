"""Set-up and turns: SLIME-01 to SLIME-15."""

from __future__ import annotations

import pytest

from ringside import IllegalMove, InvalidOption
from ringside.games.slime.board import BOARDS, HEX_NAMES

from .positions import GAME, SMALL_BOARD, full, kinds, pieces, play, table
from .soak import cards_in_play


@pytest.mark.rule("SLIME-01")
def test_slime_01_small_board_for_up_to_four_seats_and_large_for_more() -> None:
    for seats in range(2, 9):
        state = GAME.new(seats, 1)
        board = state.view(None)["board"]
        assert len(board["hexes"]) == (37 if seats <= 4 else 91)
        assert len(board["flowers"]) == (7 if seats <= 4 else 16)
        assert state.position()["options"]["board"] == ("small" if seats <= 4 else "large")
    assert GAME.new(3, 1).view(None)["board"]["hexes"] == SMALL_BOARD


@pytest.mark.rule("SLIME-01")
def test_slime_01_the_option_board_overrides_for_three_and_more() -> None:
    assert len(GAME.new(3, 1, board="large").moves(0)) == 91
    assert len(GAME.new(8, 1, board="small").moves(0)) == 37
    duel = GAME.new(2, 1, board="large")
    assert duel.position()["options"]["board"] == "small"
    assert len(duel.moves(0)) == 37
    with pytest.raises(InvalidOption):
        GAME.new(3, 1, board="round")


@pytest.mark.rule("SLIME-01")
def test_slime_01_hexes_are_ordered_by_q_and_then_r() -> None:
    hexes = [f"{q},{r}" for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
    assert hexes == HEX_NAMES
    with pytest.raises(IllegalMove, match="small board has no hex 5,0"):
        GAME.new(3, 1).play(0, "place 5,0")


@pytest.mark.rule("SLIME-02")
def test_slime_02_four_cards_each_and_the_rest_is_the_pile() -> None:
    for seats in range(3, 9):
        state = GAME.new(seats, 5)
        assert [len(hand) for hand in state.position()["hands"]] == [4] * seats
        cards = cards_in_play(state)
        assert cards.total() == 100
        assert cards["growing-2"] == 10
        assert cards["conquering"] == 2
        assert cards["confused"] == 5


@pytest.mark.rule("SLIME-02")
def test_slime_02_a_hand_has_no_upper_limit() -> None:
    hand = ["growing-2"] * 10 + ["attacking-1"] * 10
    state = play(table(3, {"0,0": 1}, [[], hand], deck=["bomb"]), "0 place 3,0")
    assert state.position()["hands"][1] == ["bomb", *hand]


@pytest.mark.rule("SLIME-03")
def test_slime_03_seat_0_begins_and_play_goes_clockwise() -> None:
    state = GAME.new(4, 2)
    order = []
    for hex in ("0,0", "1,0", "2,0", "3,0"):
        order += state.to_move()
        state.play(state.to_move()[0], f"place {hex}")
    assert order == [0, 1, 2, 3]
    assert state.to_move() == [0]


@pytest.mark.rule("SLIME-03")
def test_slime_03_the_opener_can_be_chosen() -> None:
    state = GAME.new(4, 2, opener=2)
    order = []
    for hex in ("0,0", "1,0", "2,0", "3,0"):
        order += state.to_move()
        state.play(state.to_move()[0], f"place {hex}")
    assert order == [2, 3, 0, 1]
    with pytest.raises(InvalidOption, match="a seat that is not there: only 3 sit here"):
        GAME.new(3, 2, opener=3)


@pytest.mark.rule("SLIME-03")
def test_slime_03_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match="Seat 1’s turn") as refused:
        GAME.new(3, 1).play(1, "place 0,0")
    assert refused.value.rule == "SLIME-03"


@pytest.mark.rule("SLIME-04")
def test_slime_04_the_first_turn_is_one_placement_without_cards() -> None:
    state = GAME.new(3, 1)
    assert state.position()["phase"] == "enter"
    assert state.moves(0) == [f"place {hex}" for hex in SMALL_BOARD]
    state.play(0, "place 0,0")
    position = state.position()
    assert position["entered"] == [True, False, False]
    assert position["turns"] == 1
    assert [len(hand) for hand in position["hands"]] == [4, 4, 4]
    assert "place 0,0" not in state.moves(1)
    with pytest.raises(IllegalMove, match="first turn"):
        state.play(1, "play jumping")


@pytest.mark.rule("SLIME-04")
def test_slime_04_fixed_starts_begin_with_ordinary_turns() -> None:
    state = GAME.new(3, 1, start="fixed")
    position = state.position()
    assert position["slime"] == {"3,0": 0, "0,-3": 1, "-3,3": 2}
    assert position["phase"] == "main"
    assert position["entered"] == [True, True, True]
    assert len(position["hands"][0]) == 5
    assert position["turns"] == 0
    large, small = BOARDS[1], BOARDS[0]
    starts = [HEX_NAMES[number] for number in large.starts(8)]
    assert starts == ["4,0", "4,-3", "2,-4", "-1,-3", "-4,0", "-4,3", "-2,4", "1,3"]
    assert [HEX_NAMES[number] for number in small.starts(2)] == ["3,0", "-3,0"]


@pytest.mark.rule("SLIME-04")
def test_slime_04_a_first_turn_on_a_full_board_is_an_ordinary_one() -> None:
    state = table(
        3,
        full({"0,0": 1}, 0),
        [["bomb"], ["thief"]],
        deck=["jumping", "snake"],
        entered=[True, True, False],
        turn=1,
    )
    play(state, "1 end")
    assert state.position()["phase"] == "main"
    assert state.moves(2) == ["replace jumping", "end"]


@pytest.mark.rule("SLIME-05")
def test_slime_05_a_turn_begins_with_a_draw_if_any_is_left() -> None:
    state = table(3, {"0,0": 0, "3,0": 1, "-3,0": 2}, deck=["bomb"])
    play(state, "0 place 0,1")
    position = state.position()
    assert position["hands"] == [[], ["bomb"], []]
    assert position["deck"] == []
    play(state, "1 place 3,-1")
    assert state.position()["hands"] == [[], ["bomb"], []]


@pytest.mark.rule("SLIME-06")
def test_slime_06_up_to_three_cards_and_none_is_needed() -> None:
    hand = ["confused", "confused", "confused", "confused"]
    state = table(3, {"0,0": 0}, [hand])
    play(state, "0 play confused", "0 play confused", "0 play confused")
    assert state.position()["played"] == 3
    assert kinds(state.moves(0)) == {"place"}
    with pytest.raises(IllegalMove, match="played 3 cards") as refused:
        state.play(0, "play confused")
    assert refused.value.rule == "SLIME-06"
    play(state, "0 place 1,0")
    assert state.position()["played"] == 0


@pytest.mark.rule("SLIME-07")
def test_slime_07_replace_one_card_a_turn_while_the_pile_has_cards() -> None:
    state = table(3, {"0,0": 0}, [["bomb", "snake"]], deck=["thief", "jumping"])
    play(state, "0 replace bomb")
    position = state.position()
    assert position["hands"][0] == ["thief", "snake"]
    assert position["discard"] == ["bomb"]
    assert position["replaced"] is True
    assert "replace" not in kinds(state.moves(0))
    with pytest.raises(IllegalMove, match="already"):
        state.play(0, "replace snake")
    play(state, "0 place 1,0")
    assert state.position()["replaced"] is False


@pytest.mark.rule("SLIME-07")
def test_slime_07_nothing_is_replaced_from_an_empty_pile() -> None:
    state = table(3, {"0,0": 0}, [["bomb"]])
    with pytest.raises(IllegalMove, match="pile is empty") as refused:
        state.play(0, "replace bomb")
    assert refused.value.rule == "SLIME-07"
    state = table(3, {"0,0": 0}, [["bomb"]], market=["thief"], options={"modes": ["market"]})
    assert "replace" not in kinds(state.moves(0))


@pytest.mark.rule("SLIME-08")
def test_slime_08_the_turn_ends_with_a_placement_next_to_a_piece() -> None:
    state = table(3, {"0,0": 0, "1,0": 1})
    assert state.moves(0) == [
        "place -1,0", "place -1,1", "place 0,-1", "place 0,1", "place 1,-1"
    ]  # fmt: skip
    with pytest.raises(IllegalMove, match="cannot pass") as refused:
        state.play(0, "end")
    assert refused.value.rule == "SLIME-08"
    with pytest.raises(IllegalMove, match="next to one of your pieces"):
        state.play(0, "place 2,0")
    play(state, "0 place 0,1")
    assert state.to_move() == [1]
    assert pieces(state, 0) == ["0,0", "0,1"]


@pytest.mark.rule("SLIME-09")
def test_slime_09_a_placement_card_ends_the_turn() -> None:
    state = table(3, {"0,0": 0}, [["jumping"]])
    play(state, "0 play jumping", "0 place 3,0")
    assert state.to_move() == [1]
    assert pieces(state, 0) == ["0,0", "3,0"]
    assert state.position()["discard"] == ["jumping"]


@pytest.mark.rule("SLIME-10")
def test_slime_10_one_piece_per_hex() -> None:
    with pytest.raises(IllegalMove, match="a piece on G6 already") as refused:
        table(3, {"0,0": 0, "1,0": 1}).play(0, "place 1,0")
    assert refused.value.rule == "SLIME-10"


@pytest.mark.rule("SLIME-11")
def test_slime_11_without_a_piece_draw_then_enter_then_play() -> None:
    state = table(3, {"0,0": 1, "3,0": 2}, [["growing-2"]], deck=["bomb", "thief"], turn=2)
    play(state, "2 place 3,-1")
    position = state.position()
    assert position["phase"] == "enter"
    assert position["hands"][0] == ["bomb", "growing-2"]
    assert state.moves(0) == [
        f"place {hex}" for hex in SMALL_BOARD if hex not in ("0,0", "3,0", "3,-1")
    ]
    with pytest.raises(IllegalMove, match="no piece left"):
        state.play(0, "replace bomb")
    play(state, "0 place 0,1")
    assert state.position()["reentered"] is True
    assert state.moves(0) == [
        "play bomb", "play growing-2", "replace bomb", "replace growing-2", "end"
    ]  # fmt: skip
    play(state, "0 end")
    assert state.to_move() == [1]
    assert state.position()["reentered"] is False


@pytest.mark.rule("SLIME-11")
def test_slime_11_a_placement_card_ends_the_turn_of_who_entered_again() -> None:
    state = table(3, {"0,0": 0, "2,0": 1}, [["jumping"]], reentered=True)
    play(state, "0 play jumping", "0 place 3,-3")
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-11")
def test_slime_11_on_a_full_board_straight_to_main() -> None:
    state = table(3, full({"0,0": 1}, 2), [["thief"], ["bomb"], ["confused"]], turn=2)
    play(state, "2 end")
    assert state.position()["phase"] == "main"
    assert state.moves(0) == ["play thief", "end"]
    assert state.position()["reentered"] is False


@pytest.mark.rule("SLIME-12")
def test_slime_12_after_losing_the_last_piece_place_anywhere() -> None:
    state = table(3, {"0,0": 0, "3,0": 1}, [["hungry"]])
    play(state, "0 play hungry", "0 remove 0,0")
    position = state.position()
    assert position["phase"] == "main"
    assert state.moves(0) == [f"place {hex}" for hex in SMALL_BOARD if hex != "3,0"]


@pytest.mark.rule("SLIME-13")
def test_slime_13_empty_hand_and_empty_pile_are_no_problem() -> None:
    state = table(3, {"0,0": 0, "3,0": 1}, discard=["bomb", "thief"])
    play(state, "0 place 0,1")
    position = state.position()
    assert position["deck"] == []
    assert position["discard"] == ["bomb", "thief"]
    assert kinds(state.moves(1)) == {"place"}


@pytest.mark.rule("SLIME-14")
def test_slime_14_twenty_pieces_are_no_limit() -> None:
    slime = dict.fromkeys(SMALL_BOARD[:25], 0)
    state = play(table(3, slime), "0 place 1,0")
    assert len(pieces(state, 0)) == 26


LIMIT = {"pieces": 3}
THREE = {"0,0": 0, "1,0": 0, "0,1": 0, "2,0": 1}


@pytest.mark.rule("SLIME-14")
def test_slime_14_with_a_limit_a_colour_that_is_all_on_the_board_places_no_more() -> None:
    cards = ["moving-1", "hungry", "growing-2", "attacking-1", "jumping", "conquering", "snake"]
    state = table(3, THREE, [cards], options=LIMIT)
    # Nothing can be placed in any way: stuck (SLIME-40), unless a piece comes back.
    assert state.moves(0) == ["play moving-1", "play hungry", "stuck"]
    with pytest.raises(IllegalMove, match="All pieces of Seat 1") as refused:
        state.play(0, "place 1,1")
    assert refused.value.rule == "SLIME-14"
    with pytest.raises(IllegalMove, match="No piece of that colour is left") as refused:
        state.play(0, "play growing-2")
    assert refused.value.rule == "SLIME-14"
    play(state, "0 play hungry", "0 remove 0,1", "0 done")
    assert "place 1,1" in state.moves(0)
    assert "play snake" not in state.moves(0)  # it needs three pieces
    play(state, "0 play growing-2", "0 place 1,1")
    assert state.to_move() == [1]  # no choice remains for the second (SLIME-38)


@pytest.mark.rule("SLIME-14")
def test_slime_14_the_boxs_twenty_pieces_are_a_limit_with_the_option() -> None:
    row = SMALL_BOARD[:20]
    state = table(3, dict.fromkeys(row[:19], 0), [["growing-3"]], options={"pieces": 20})
    play(state, "0 play growing-3", f"0 place {row[19]}")
    assert len(pieces(state, 0)) == 20
    assert state.to_move() == [1]  # the twentieth was the last
    state = table(3, dict.fromkeys(row, 0), options={"pieces": 20})
    assert state.moves(0) == ["stuck"]


@pytest.mark.rule("SLIME-14")
def test_slime_14_the_limit_counts_for_haunting_and_for_conquering_all() -> None:
    state = table(3, THREE, phase="haunt", stuck=[True, False, False], options=LIMIT)
    assert {move[:6] for move in state.moves(0) if move.startswith("grow")} == {"grow 1"}
    with pytest.raises(IllegalMove, match="All pieces") as refused:
        state.play(0, "grow 0 1,1")
    assert refused.value.rule == "SLIME-14"
    lone = {"0,0": 0, "-3,0": 1, "3,0": 1, "0,3": 2}
    state = table(3, lone, [["conquering"]], options=LIMIT | {"conquering": "all"})
    play(state, "0 play conquering")
    assert pieces(state, 0) == ["-3,0", "0,0", "0,3"]  # in hex order, while pieces last


@pytest.mark.rule("SLIME-15")
@pytest.mark.parametrize(
    ("card", "rule", "reason"),
    [
        ("moving-2", "SLIME-20", "slime of two or more"),
        ("controlling-1", "SLIME-22", "enemy slime next to one of yours"),
        ("adventurous", "SLIME-23", "none is left"),
        ("thief", "SLIME-24", "another player who has cards"),
        ("bomb", "SLIME-27", "Slime Bomb needs an enemy slime next to one of yours"),
        ("attacking-1", "SLIME-29", "enemy piece next to one of yours"),
        ("conquering", "SLIME-31", "touches none of its own colour"),
        ("stop", "SLIME-33", "when another player announces"),
        ("snake", "SLIME-06", "You do not hold Snake"),
    ],
)
def test_slime_15_a_card_that_can_do_nothing_is_refused_with_the_reason(
    card: str, rule: str, reason: str
) -> None:
    hand = [] if card == "snake" else [card]
    state = table(3, {"-3,0": 0, "3,0": 1, "3,-1": 1}, [hand])
    assert f"play {card}" not in state.moves(0)
    with pytest.raises(IllegalMove, match=reason) as refused:
        state.play(0, f"play {card}")
    assert refused.value.rule == rule


@pytest.mark.rule("SLIME-15")
def test_slime_15_on_a_full_board_nothing_grows_moves_or_jumps() -> None:
    hand = ["moving-3", "popping-2", "popping-3", "growing-2", "growing-3", "jumping"]
    state = table(3, full({"0,0": 1, "0,1": 1}, 0), [hand])
    assert state.moves(0) == ["end"]
    for card, rule in [("moving-3", "20"), ("popping-3", "26"), ("growing-2", "28")]:
        with pytest.raises(IllegalMove) as refused:
            state.play(0, f"play {card}")
        assert refused.value.rule == f"SLIME-{rule}"
