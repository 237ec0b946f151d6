"""What the cards do: SLIME-20 to SLIME-32."""

from __future__ import annotations

import pytest

from ringside import IllegalMove

from .positions import GAME, SMALL_BOARD, full, pending, pieces, play, table


@pytest.mark.rule("SLIME-20")
def test_slime_20_a_piece_moves_next_to_another_piece_of_its_slime() -> None:
    state = table(3, {"0,0": 0, "1,0": 0, "3,0": 1}, [["moving-1"]])
    play(state, "0 play moving-1")
    assert state.position()["pending"] == pending("moving-1")
    from_first = ["0,1", "1,-1", "1,1", "2,-1", "2,0"]  # round the other piece
    from_second = ["-1,0", "-1,1", "0,-1", "0,1", "1,-1"]
    assert state.moves(0) == [
        *(f"move 0,0>{hex}" for hex in from_first),
        *(f"move 1,0>{hex}" for hex in from_second),
    ]
    play(state, "0 move 0,0>2,0")
    position = state.position()
    assert pieces(state, 0) == ["1,0", "2,0"]
    assert position["phase"] == "main"
    assert position["discard"] == ["moving-1"]
    assert position["played"] == 1
    assert state.to_move() == [0]


@pytest.mark.rule("SLIME-20")
def test_slime_20_moved_pieces_are_different_ones_and_done_ends_early() -> None:
    state = table(3, {"0,0": 0, "1,0": 0, "2,0": 0}, [["moving-3"]])
    play(state, "0 play moving-3")
    assert "done" not in state.moves(0)
    with pytest.raises(IllegalMove, match="must act once"):
        state.play(0, "done")
    play(state, "0 move 2,0>0,1")
    assert state.position()["pending"] == pending("moving-3", left=2, moved=["0,1"])
    assert not any(move.startswith("move 0,1>") for move in state.moves(0))
    assert state.moves(0)[-1] == "done"
    with pytest.raises(IllegalMove, match="moved already"):
        state.play(0, "move 0,1>0,-1")
    play(state, "0 done")
    assert state.position()["phase"] == "main"
    assert pieces(state, 0) == ["0,0", "0,1", "1,0"]


@pytest.mark.rule("SLIME-20")
def test_slime_20_the_rest_of_the_slime_may_fall_apart() -> None:
    state = table(3, {"-1,0": 0, "0,0": 0, "1,0": 0}, [["moving-1"]])
    play(state, "0 play moving-1", "0 move 0,0>2,0")
    assert pieces(state, 0) == ["-1,0", "1,0", "2,0"]


@pytest.mark.rule("SLIME-20")
def test_slime_20_a_slime_of_one_cannot_move() -> None:
    state = table(3, {"0,0": 0, "3,0": 0, "3,-1": 0}, [["moving-1"]])
    play(state, "0 play moving-1")
    assert not any(move.startswith("move 0,0>") for move in state.moves(0))
    with pytest.raises(IllegalMove, match="another piece of the slime"):
        state.play(0, "move 0,0>1,0")


@pytest.mark.rule("SLIME-20")
def test_slime_20_the_only_empty_hex_must_touch_another_piece() -> None:
    # The corner 3,0 touches both pieces of seat 0: either can go there, beside the other.
    owners = {"3,-1": 0, "2,0": 0}
    slime = full(owners, 1)
    del slime["3,0"]
    state = table(3, slime, [["moving-2"]])
    play(state, "0 play moving-2")
    assert state.moves(0) == ["move 2,0>3,0", "move 3,-1>3,0"]
    play(state, "0 move 2,0>3,0")
    # Now 3,-1 could go to 2,0, which 3,0 touches.
    assert state.moves(0) == ["move 3,-1>2,0", "done"]


@pytest.mark.rule("SLIME-21")
def test_slime_21_confused_turns_the_order_around_and_the_turn_goes_on() -> None:
    state = table(4, {"0,0": 0, "3,0": 1, "-3,0": 3}, [["confused"]])
    play(state, "0 play confused")
    position = state.position()
    assert position["direction"] == -1
    assert position["phase"] == "main"
    assert position["discard"] == ["confused"]
    play(state, "0 place 0,1")
    assert state.to_move() == [3]


@pytest.mark.rule("SLIME-22")
def test_slime_22_the_owner_removes_pieces_of_their_choice() -> None:
    slime = {"0,0": 0, "1,0": 1, "2,0": 1, "3,0": 1, "3,-1": 1, "-3,0": 1}
    state = table(3, slime, [["controlling-2"]])
    play(state, "0 play controlling-2")
    assert state.moves(0) == ["target 1,0"]
    assert state.position()["pending"] == pending("controlling-2", left=2)
    play(state, "0 target 1,0")
    assert state.position()["phase"] == "remove"
    assert state.position()["pending"] == pending(
        "controlling-2", left=2, target=["1,0", "2,0", "3,-1", "3,0"]
    )
    assert state.to_move() == [1]
    assert state.moves(1) == ["remove 1,0", "remove 2,0", "remove 3,-1", "remove 3,0"]
    with pytest.raises(IllegalMove, match="Seat 2 chooses"):
        state.play(0, "remove 1,0")
    play(state, "1 remove 3,-1")
    assert state.position()["pending"] == pending(
        "controlling-2", left=1, target=["1,0", "2,0", "3,0"]
    )
    play(state, "1 remove 2,0")
    assert pieces(state, 1) == ["-3,0", "1,0", "3,0"]
    assert state.position()["phase"] == "main"
    assert state.to_move() == [0]


@pytest.mark.rule("SLIME-22")
def test_slime_22_a_slime_of_n_or_fewer_vanishes_at_once() -> None:
    state = table(3, {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 1}, [["controlling-3"]])
    play(state, "0 play controlling-3", "0 target 1,0")
    assert pieces(state, 1) == ["-3,0"]
    assert state.position()["phase"] == "main"
    assert state.position()["discard"] == ["controlling-3"]


@pytest.mark.rule("SLIME-22")
def test_slime_22_a_stuck_owner_chooses_too() -> None:
    slime = {"0,0": 0, "1,0": 1, "2,0": 1}
    state = table(4, slime, [["controlling-1"]], stuck=[False, True, False, False])
    play(state, "0 play controlling-1", "0 target 1,0")
    assert state.to_move() == [1]
    play(state, "1 remove 1,0")
    assert pieces(state, 1) == ["2,0"]


@pytest.mark.rule("SLIME-22")
def test_slime_22_a_slime_is_named_by_its_first_hex() -> None:
    slime = {"0,0": 0, "1,0": 1, "0,1": 1, "0,-1": 2}
    state = table(3, slime, [["controlling-1"]])
    play(state, "0 play controlling-1")
    assert state.moves(0) == ["target 0,-1", "target 0,1"]
    with pytest.raises(IllegalMove, match="first hex, F7"):
        state.play(0, "target 1,0")


@pytest.mark.rule("SLIME-23")
def test_slime_23_adventurous_draws_two_or_as_many_as_there_are() -> None:
    state = table(3, {"0,0": 0}, [["adventurous"]], deck=["bomb", "snake", "thief"])
    play(state, "0 play adventurous")
    assert state.position()["hands"][0] == ["bomb", "snake"]
    assert state.position()["deck"] == ["thief"]
    state = table(3, {"0,0": 0}, [["adventurous"]], deck=["bomb"])
    play(state, "0 play adventurous")
    assert state.position()["hands"][0] == ["bomb"]
    assert state.position()["discard"] == ["adventurous"]


@pytest.mark.rule("SLIME-24")
def test_slime_24_a_thief_takes_a_card_from_anybody_who_has_one() -> None:
    state = table(
        4,
        {"0,0": 0},
        [["thief"], ["bomb"], [], ["snake"]],
        stuck=[False, False, False, True],
        options={"modes": ["poltergeist"]},
    )
    play(state, "0 play thief")
    assert state.moves(0) == ["rob 1", "rob 3"]
    for seat in (0, 2):
        with pytest.raises(IllegalMove) as refused:
            state.play(0, f"rob {seat}")
        assert refused.value.rule == "SLIME-24"
    play(state, "0 rob 3")
    assert state.position()["hands"] == [["snake"], ["bomb"], [], []]


@pytest.mark.rule("SLIME-24")
def test_slime_24_every_card_of_the_victim_is_equally_likely() -> None:
    position = table(3, {"0,0": 0}, [["thief"], ["bomb", "snake", "snake"]]).position()
    del position["rng"]
    taken = {"bomb": 0, "snake": 0}
    for seed in range(300):
        state = GAME.from_position(position, seed=seed)
        play(state, "0 play thief", "0 rob 1")
        taken[state.position()["hands"][0][0]] += 1
    assert 60 < taken["bomb"] < 140


@pytest.mark.rule("SLIME-25")
def test_slime_25_hungry_removes_one_to_three_from_any_slime() -> None:
    state = table(3, {"0,0": 0, "1,0": 0, "3,0": 0, "-3,0": 0}, [["hungry"]])
    play(state, "0 play hungry")
    assert state.position()["pending"] == pending("hungry", left=3)
    assert state.moves(0) == ["remove -3,0", "remove 0,0", "remove 1,0", "remove 3,0"]
    play(state, "0 remove 3,0", "0 remove 0,0")
    assert state.moves(0) == ["remove -3,0", "remove 1,0", "done"]
    play(state, "0 remove -3,0")
    assert pieces(state, 0) == ["1,0"]
    assert state.position()["phase"] == "main"


@pytest.mark.rule("SLIME-26")
def test_slime_26_popping_hops_within_n_of_the_slime() -> None:
    state = table(3, {"-3,0": 0, "0,0": 0, "1,0": 0, "2,0": 1}, [["popping-2"]])
    play(state, "0 play popping-2")
    moves = state.moves(0)
    # Over the enemy on 2,0; measured from 1,0 though 0,0 hops; and round its own old hex.
    assert "move 0,0>3,0" in moves
    assert "move 1,0>3,0" in moves
    assert "move 1,0>-2,0" in moves
    assert "move -3,0>-1,0" in moves
    assert "move -3,0>3,0" not in moves
    with pytest.raises(IllegalMove, match="too far"):
        state.play(0, "move -3,0>3,0")
    play(state, "0 move 1,0>3,0")
    assert pieces(state, 0) == ["-3,0", "0,0", "3,0"]
    assert state.position()["phase"] == "main"


@pytest.mark.rule("SLIME-26")
def test_slime_26_popping_3_reaches_one_further() -> None:
    slime = full({"-3,0": 0}, 1)
    del slime["0,0"]
    state = table(3, slime, [["popping-2", "popping-3"]])
    assert [move for move in state.moves(0) if move.startswith("play")] == ["play popping-3"]
    play(state, "0 play popping-3", "0 move -3,0>0,0")
    assert pieces(state, 0) == ["0,0"]


@pytest.mark.rule("SLIME-27")
def test_slime_27_bomb_removes_one_whole_neighbouring_slime() -> None:
    slime = {"0,0": 0, "1,0": 1, "2,0": 1, "3,0": 1, "-3,0": 1, "0,-1": 2}
    state = table(3, slime, [["bomb"]])
    play(state, "0 play bomb")
    assert state.moves(0) == ["target 0,-1", "target 1,0"]
    play(state, "0 target 1,0")
    assert pieces(state, 1) == ["-3,0"]
    assert pieces(state, 2) == ["0,-1"]


@pytest.mark.rule("SLIME-28")
def test_slime_28_growing_places_one_to_n_and_new_pieces_count() -> None:
    state = table(3, {"0,0": 0}, [["growing-3"]])
    play(state, "0 play growing-3", "0 place 1,0")
    assert "place 2,0" in state.moves(0)
    assert state.moves(0)[-1] == "done"
    assert state.position()["pending"] == pending("growing-3", left=2)
    play(state, "0 place 2,0", "0 done")
    assert pieces(state, 0) == ["0,0", "1,0", "2,0"]
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-28")
def test_slime_28_without_a_piece_growing_starts_anywhere() -> None:
    state = table(3, {"0,0": 1}, [["growing-2"]])
    play(state, "0 play growing-2")
    assert state.moves(0) == [f"place {hex}" for hex in SMALL_BOARD if hex != "0,0"]
    play(state, "0 place 3,0")
    assert state.moves(0) == ["place 2,0", "place 2,1", "place 3,-1", "done"]


@pytest.mark.rule("SLIME-29")
def test_slime_29_attacking_overruns_neighbours_one_after_the_other() -> None:
    slime = {"0,0": 0, "1,0": 1, "2,0": 2, "-3,0": 1}
    state = table(3, slime, [["attacking-3"]])
    play(state, "0 play attacking-3")
    assert state.moves(0) == ["target 1,0"]
    with pytest.raises(IllegalMove, match="no enemy piece"):
        state.play(0, "target 0,1")
    play(state, "0 target 1,0")
    assert state.moves(0) == ["target 2,0", "done"]
    play(state, "0 target 2,0")
    # Nothing more to overrun: the card, and with it the turn, is over.
    assert pieces(state, 0) == ["0,0", "1,0", "2,0"]
    assert pieces(state, 1) == ["-3,0"]
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-30")
def test_slime_30_jumping_places_on_any_empty_hex() -> None:
    state = table(3, {"0,0": 0, "1,0": 1}, [["jumping"]])
    play(state, "0 play jumping")
    assert state.moves(0) == [f"place {hex}" for hex in SMALL_BOARD if hex not in ("0,0", "1,0")]
    play(state, "0 place -3,3")
    assert pieces(state, 0) == ["-3,3", "0,0"]


@pytest.mark.rule("SLIME-31")
def test_slime_31_conquering_takes_a_lone_piece_anywhere() -> None:
    slime = {"-3,0": 0, "3,0": 1, "0,0": 1, "0,1": 1, "3,-1": 2, "-3,3": 2}
    state = table(3, slime, [["conquering"]])
    play(state, "0 play conquering")
    assert state.moves(0) == ["target -3,3", "target 3,-1", "target 3,0"]
    with pytest.raises(IllegalMove, match="touches another"):
        state.play(0, "target 0,0")
    play(state, "0 target 3,0")
    assert pieces(state, 0) == ["-3,0", "3,0"]
    assert pieces(state, 1) == ["0,0", "0,1"]
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-31")
def test_slime_31_with_the_option_it_takes_every_lone_piece_at_once() -> None:
    slime = {"-3,0": 0, "3,0": 1, "0,0": 1, "0,1": 1, "3,-1": 2, "-3,3": 2}
    state = table(3, slime, [["conquering"]], options={"conquering": "all"})
    play(state, "0 play conquering")
    assert pieces(state, 0) == ["-3,0", "-3,3", "3,-1", "3,0"]
    assert pieces(state, 1) == ["0,0", "0,1"]
    assert state.position()["discard"] == ["conquering"]
    assert state.to_move() == [1]  # a placement card ends the turn


@pytest.mark.rule("SLIME-32")
def test_slime_32_a_snake_lies_straight_over_empty_and_enemy_hexes() -> None:
    state = table(3, {"-3,0": 0, "-1,0": 1}, [["snake"]])
    play(state, "0 play snake")
    assert "line -2,0>0,0" in state.moves(0)
    play(state, "0 line -2,0>0,0")
    assert pieces(state, 0) == ["-3,0", "-2,0", "-1,0", "0,0"]
    assert pieces(state, 1) == []
    assert state.to_move() == [1]


@pytest.mark.rule("SLIME-32")
def test_slime_32_a_snake_begins_beside_a_piece_and_avoids_ones_own() -> None:
    state = table(3, {"-3,0": 0, "0,0": 0}, [["snake"]])
    play(state, "0 play snake")
    moves = state.moves(0)
    assert "line -2,0>0,0" not in moves
    assert "line 2,0>2,-2" not in moves
    with pytest.raises(IllegalMove, match="avoids"):
        state.play(0, "line -2,0>0,0")
    with pytest.raises(IllegalMove, match="begins next to"):
        state.play(0, "line 2,0>2,-2")
    with pytest.raises(IllegalMove, match="no hex"):
        state.play(0, "line 3,0>5,0")


@pytest.mark.rule("SLIME-32")
def test_slime_32_a_snake_that_touches_at_both_ends_is_two_moves() -> None:
    state = table(3, {"-1,0": 0, "3,0": 0}, [["snake"]])
    play(state, "0 play snake")
    moves = state.moves(0)
    assert "line 0,0>2,0" in moves
    assert "line 2,0>0,0" in moves
    assert moves == sorted(moves, key=state_order)


def state_order(move: str) -> tuple[int, int]:
    """First and third hex of a line, in hex order."""
    start, end = move.split(" ")[1].split(">")
    order = {
        f"{q},{r}": number
        for number, (q, r) in enumerate(
            (q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3
        )
    }
    return order[start], order[end]


@pytest.mark.rule("SLIME-32")
def test_slime_32_without_a_piece_neither_snake_nor_attacking() -> None:
    hand = ["growing-2", "attacking-1", "jumping", "conquering", "snake"]
    state = table(3, {"0,0": 1}, [hand])
    plays = [move for move in state.moves(0) if move.startswith("play")]
    assert plays == ["play growing-2", "play jumping", "play conquering"]
    for card in ("attacking-1", "snake"):
        with pytest.raises(IllegalMove, match="piece on the board") as refused:
            state.play(0, f"play {card}")
        assert refused.value.rule == "SLIME-32"
