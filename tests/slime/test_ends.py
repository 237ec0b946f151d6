"""Stuck players, ends and the count: SLIME-40 to SLIME-49, and the rulebook's examples."""

from __future__ import annotations

import pytest

from ringside import IllegalMove

from .positions import GAME, answer, full, kinds, pending, pieces, play, table

# Seat 0 sits in the corner 3,0 behind seat 1's wall.
WALLED = {"3,0": 0, "2,0": 1, "2,1": 1, "3,-1": 1, "-3,0": 2}


@pytest.mark.rule("SLIME-40")
def test_slime_40_who_cannot_place_is_stuck_and_out_of_the_count() -> None:
    state = table(3, WALLED, options={"turn_limit": 11})
    assert state.moves(0) == ["stuck"]
    play(state, "0 stuck")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "limit"
    assert outcome.ranks == (3, 1, 2)
    assert state.position()["slime"]["3,0"] == 0


@pytest.mark.rule("SLIME-41")
def test_slime_41_stuck_only_while_nothing_can_be_placed() -> None:
    with pytest.raises(IllegalMove, match="still place next to your slime") as refused:
        table(3, {"0,0": 0, "3,0": 1}).play(0, "stuck")
    assert refused.value.rule == "SLIME-41"
    state = table(3, WALLED, [["attacking-1"]])
    assert state.moves(0) == ["play attacking-1"]
    with pytest.raises(IllegalMove, match="card with which you can still place"):
        state.play(0, "stuck")
    # With three cards played the placement card is no way out any more.
    assert table(3, WALLED, [["attacking-1"]], played=3).moves(0) == ["stuck"]


@pytest.mark.rule("SLIME-41")
def test_slime_41_other_cards_may_be_played_first_to_get_free() -> None:
    state = table(3, WALLED, [["bomb"]])
    assert state.moves(0) == ["play bomb", "stuck"]
    play(state, "0 play bomb", "0 target 2,0")
    assert state.moves(0) == ["place 2,0", "place 2,1", "place 3,-1"]


@pytest.mark.rule("SLIME-42")
def test_slime_42_a_stuck_players_hand_goes_back_into_the_pile() -> None:
    state = table(3, WALLED, [["moving-1", "stop"]], deck=["bomb", "snake"], discard=["thief"])
    play(state, "0 stuck")
    position = state.position()
    assert position["stuck"] == [True, False, False]
    assert position["hands"][0] == []
    drawn = position["hands"][1]
    assert len(drawn) == 1
    assert sorted(position["deck"] + drawn) == ["bomb", "moving-1", "snake", "stop"]
    assert position["discard"] == ["thief"]


@pytest.mark.rule("SLIME-42")
def test_slime_42_nothing_is_shuffled_for_an_empty_hand() -> None:
    deck = ["bomb", "snake", "thief", "jumping", "hungry", "confused"]
    state = table(3, WALLED, deck=deck)
    rng = state.position()["rng"]
    play(state, "0 stuck")
    assert state.position()["deck"] == deck[1:]
    assert state.position()["rng"] == rng


@pytest.mark.rule("SLIME-43")
def test_slime_43_a_stuck_player_grows_shrinks_or_passes() -> None:
    slime = {"3,0": 0, "2,0": 1, "2,1": 1, "3,-1": 1, "-3,0": 2, "-3,1": 2}
    state = table(3, slime, phase="haunt", stuck=[True, False, False])
    moves = state.moves(0)
    assert kinds(moves) == {"grow", "shrink", "pass"}
    assert not any(move.startswith("grow 0") for move in moves)
    assert "grow 1 1,0" in moves
    assert "grow 2 -2,0" in moves
    assert [move for move in moves if move.startswith("shrink")] == [
        "shrink -3,0", "shrink -3,1", "shrink 2,0", "shrink 2,1", "shrink 3,-1", "shrink 3,0"
    ]  # fmt: skip
    assert moves[-1] == "pass"
    grown = play(state.copy(), "0 grow 2 -2,0")
    assert pieces(grown, 2) == ["-3,0", "-3,1", "-2,0"]
    assert grown.to_move() == [1]
    shrunk = play(state.copy(), "0 shrink 2,0")
    assert pieces(shrunk, 1) == ["2,1", "3,-1"]
    passed = play(state.copy(), "0 pass")
    assert passed.position()["quiet"] == 1
    assert shrunk.position()["quiet"] == 0


@pytest.mark.rule("SLIME-43")
def test_slime_43_any_player_who_is_not_stuck_may_stop_it() -> None:
    state = table(
        4, WALLED, [[], ["stop"], ["stop"]], phase="haunt", stuck=[True, False, False, False]
    )
    answer(state, "0 grow 2 -2,0")
    assert state.position()["pending"] == pending("grow", colour=2, target="-2,0")
    assert state.to_move() == [1, 2, 3]
    play(state, "2 allow", "1 stop", "2 allow")
    position = state.position()
    assert pieces(state, 2) == ["-3,0"]
    assert position["discard"] == ["stop"]
    assert position["turn"] == 1
    assert position["quiet"] == 0
    state = table(4, WALLED, [[], ["stop"]], phase="haunt", stuck=[True, False, False, False])
    answer(state, "0 shrink 2,0")
    assert state.position()["pending"] == pending("shrink", colour=1, target="2,0")


@pytest.mark.rule("SLIME-43")
def test_slime_43_what_a_stuck_player_may_not_do_is_explained() -> None:
    state = table(3, WALLED, [["bomb"]], phase="haunt", stuck=[True, False, False])
    for move, reason in [
        ("grow 1 -1,0", "not next to a slime of Seat 2"),
        ("grow 1 2,0", "a piece on H6 already"),
        ("shrink 0,0", "no piece on F6"),
        ("play bomb as 1", "play no cards"),
        ("end", "You are stuck"),
    ]:
        with pytest.raises(IllegalMove, match=reason):
            state.play(0, move)


@pytest.mark.rule("SLIME-44")
def test_slime_44_on_a_full_board_end_is_possible_and_nothing_ends_by_itself() -> None:
    state = table(3, full({"0,0": 1}, 0), [["attacking-1", "thief"], ["confused"]])
    assert state.moves(0) == ["play thief", "play attacking-1", "end"]
    with pytest.raises(IllegalMove, match="Nobody gets stuck on a full board") as refused:
        state.play(0, "stuck")
    assert refused.value.rule == "SLIME-44"
    play(state, "0 end")
    assert state.to_move() == [1]
    assert state.moves(1) == ["play confused", "end"]


@pytest.mark.rule("SLIME-45")
def test_slime_45_full_and_no_card_that_could_be_played() -> None:
    slime = full({"0,0": 1, "0,1": 1, "1,0": 2}, 0)
    hands = [["growing-2", "stop"], ["jumping", "moving-1"], ["stop"]]
    state = play(table(3, slime, hands), "0 end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("full", "SLIME-45")
    assert outcome.winners == (0,)
    assert outcome.ranks == (1, 2, 3)


@pytest.mark.rule("SLIME-45")
@pytest.mark.parametrize("card", ["confused", "bomb", "attacking-1", "conquering", "hungry"])
def test_slime_45_any_card_that_could_be_played_goes_on(card: str) -> None:
    slime = full({"0,0": 1, "0,1": 1, "1,0": 2}, 0)
    state = play(table(3, slime, [[], [card]]), "0 end")
    assert state.outcome() is None


@pytest.mark.rule("SLIME-45")
def test_slime_45_cards_of_stuck_players_do_not_count() -> None:
    slime = full({"0,0": 1, "0,1": 1, "1,0": 2}, 0)
    state = table(
        4,
        slime,
        [[], [], [], ["confused"]],
        stuck=[False, False, False, True],
        options={"modes": ["poltergeist"]},
    )
    play(state, "0 end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "full"


@pytest.mark.rule("SLIME-46")
def test_slime_46_the_last_player_who_is_not_stuck_wins_whatever_the_count() -> None:
    slime = WALLED | {"3,-2": 1, "3,-3": 1}
    state = table(3, slime, stuck=[False, True, False])
    play(state, "0 stuck")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("last", "SLIME-46")
    assert outcome.winners == (2,)
    assert outcome.ranks == (2, 2, 1)


@pytest.mark.rule("SLIME-47")
def test_slime_47_a_quiet_round_ends_the_game() -> None:
    slime = full({"0,0": 1, "0,1": 2}, 0)
    hands = [["confused"], ["confused"], []]
    state = table(3, slime, hands)
    play(state, "0 end", "1 end")
    assert state.outcome() is None
    assert state.position()["quiet"] == 2
    play(state, "2 end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("quiet", "SLIME-47")


@pytest.mark.rule("SLIME-47")
def test_slime_47_a_card_even_a_stopped_one_breaks_the_quiet() -> None:
    slime = full({"0,0": 1, "0,1": 2}, 0)
    state = table(3, slime, [["confused"], ["confused", "stop"], ["confused"]], quiet=2)
    play(state, "0 play confused", "1 stop", "0 end")
    assert state.outcome() is None
    assert state.position()["quiet"] == 0


@pytest.mark.rule("SLIME-47")
def test_slime_47_replacing_is_quiet() -> None:
    slime = full({"0,0": 1, "0,1": 2}, 0)
    state = table(3, slime, [["confused", "thief"], ["bomb"]], deck=["snake"], quiet=1)
    play(state, "0 replace thief", "0 end")
    assert state.position()["quiet"] == 2


@pytest.mark.rule("SLIME-47")
def test_slime_47_the_turn_limit_counts_turns_of_any_kind() -> None:
    state = table(3, {"0,0": 0, "3,0": 1}, options={"turn_limit": 12}, turns=10)
    play(state, "0 place 0,1")
    assert state.outcome() is None
    play(state, "1 place 3,-1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("limit", "SLIME-47")
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)
    first = GAME.new(3, 1, turn_limit=1)
    first.play(0, "place 0,0")
    assert first.outcome() is not None
    assert GAME.new(3, 1).position()["options"]["turn_limit"] == 300


@pytest.mark.rule("SLIME-49")
def test_slime_49_ends_are_looked_for_when_a_turn_is_over_before_the_next_draw() -> None:
    slime = full({"0,0": 1}, 0)
    del slime["3,0"]
    state = table(
        3, slime, [["growing-2"]], deck=["bomb"], options={"turn_limit": 11}, discard=["snake"]
    )
    play(state, "0 play growing-2", "0 place 3,0")
    position = state.position()
    # The board is full, nobody has a card for it, and the limit is reached: "full" comes first.
    assert position["outcome"]["reason"] == "full"
    assert position["deck"] == ["bomb"]
    assert position["phase"] == "over"
    assert position["turn"] == 0
    assert position["turns"] == 11
    assert position["played"] == 0
    assert position["pending"] is None
    assert state.to_move() == []
    assert state.moves(0) == []


@pytest.mark.rule("SLIME-49")
def test_slime_49_last_comes_before_all_other_ends() -> None:
    slime = full({"0,0": 1}, 0)
    state = table(3, slime, stuck=[False, True, True], options={"turn_limit": 11}, quiet=2)
    play(state, "0 end")
    assert state.position()["outcome"]["reason"] == "last"


@pytest.mark.rule("SLIME-48")
def test_slime_48_the_rulebooks_tie_goes_to_the_larger_third_slime() -> None:
    # Red 6 pieces; blue slimes of 6, 3, 1, 1; yellow slimes of 6, 3, 2.
    rows = {
        0: ["-5,0", "-5,1", "-5,2", "-5,3", "-5,4", "-5,5"],
        1: ["-3,-2", "-3,-1", "-3,0", "-3,1", "-3,2", "-3,3", "-1,-3", "-1,-2", "-1,-1",
            "-1,1", "-1,3"],
        2: ["1,-5", "1,-4", "1,-3", "1,-2", "1,-1", "1,0", "3,-5", "3,-4", "3,-3",
            "5,-5", "5,-4"],
    }  # fmt: skip
    slime = {hex: seat for seat, hexes in rows.items() for hex in hexes}
    state = table(3, slime, options={"board": "large", "turn_limit": 11}, played=1, phase="main")
    score = state.view(None)["score"]
    assert [line["slimes"] for line in score] == [[6], [6, 3, 1, 1], [6, 3, 2]]
    assert [line["rank"] for line in score] == [3, 2, 1]
    play(state, "0 place -4,0")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.ranks == (3, 2, 1)


@pytest.mark.rule("SLIME-48")
def test_slime_48_stuck_seats_share_the_last_rank_and_full_ties_the_win() -> None:
    slime = {"-3,0": 0, "0,0": 1, "0,1": 1, "3,0": 2, "3,-1": 2, "3,-2": 2, "2,-2": 3}
    state = table(4, slime, stuck=[False, False, True, True], options={"turn_limit": 11}, played=1)
    play(state, "0 place -3,1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3, 3)
