"""Stops and what cards leave behind: SLIME-33 to SLIME-38."""

from __future__ import annotations

from collections import Counter

import pytest

from ringside import IllegalMove, seeded

from .positions import GAME, answer, pending, pieces, play, silence, table

ENEMIES = {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2}


@pytest.mark.rule("SLIME-33")
def test_slime_33_a_stopped_card_is_spent_and_counts_but_does_nothing() -> None:
    state = table(3, ENEMIES, [["bomb"], ["stop"]])
    answer(state, "0 play bomb")
    assert state.position()["phase"] == "react"
    assert state.position()["pending"] == pending("bomb")
    assert state.moves(1) == ["stop", "allow"]
    play(state, "1 stop")
    position = state.position()
    assert pieces(state, 1) == ["1,0", "2,0"]
    assert position["phase"] == "main"
    assert position["played"] == 1
    assert position["hands"] == [[], [], []]
    assert position["pending"] is None


@pytest.mark.rule("SLIME-33")
def test_slime_33_a_stopped_placement_card_does_not_end_the_turn() -> None:
    state = table(3, ENEMIES, [["growing-3"], ["stop"]])
    play(state, "0 play growing-3", "1 stop")
    assert state.to_move() == [0]
    assert state.position()["phase"] == "main"
    assert {move.split(" ")[0] for move in state.moves(0)} == {"place"}


@pytest.mark.rule("SLIME-34")
def test_slime_34_a_stop_can_be_stopped_by_anyone_but_its_player() -> None:
    state = table(4, ENEMIES, [["bomb", "stop"], ["stop", "stop"], [], ["stop"]])
    answer(state, "0 play bomb")
    assert state.to_move() == [1, 2, 3]
    answer(state, "1 stop")
    assert state.position()["pending"] == pending("bomb", stops=[1])
    assert state.to_move() == [0, 2, 3]
    with pytest.raises(IllegalMove, match="just played") as refused:
        state.play(1, "stop")
    assert refused.value.rule == "SLIME-34"
    answer(state, "3 stop")
    assert state.to_move() == [0, 1, 2]
    answer(state, "0 stop")
    assert state.to_move() == [1, 2, 3]
    play(state, "1 allow")
    # Three stops: the bomb does not go off.
    position = state.position()
    assert position["discard"] == ["bomb", "stop", "stop", "stop"]
    assert pieces(state, 1) == ["1,0", "2,0"]
    assert position["hands"] == [[], ["stop"], [], []]


@pytest.mark.rule("SLIME-34")
def test_slime_34_with_the_option_only_the_victim_answers_a_stop() -> None:
    hands = [["bomb", "stop"], ["stop", "stop"], ["stop"]]
    state = table(4, ENEMIES, hands, options={"stop_answers": "victim"})
    answer(state, "0 play bomb")
    assert state.to_move() == [1, 2, 3]  # anybody may stop a card
    answer(state, "1 stop")
    assert state.to_move() == [0]
    with pytest.raises(IllegalMove, match="Only Seat 1 may stop this stop") as refused:
        state.play(2, "stop")
    assert refused.value.rule == "SLIME-34"
    answer(state, "0 stop")
    assert state.to_move() == [1]
    answer(state, "1 stop")
    assert state.to_move() == [0]
    play(state, "0 allow")
    assert pieces(state, 1) == ["1,0", "2,0"]
    # A stuck victim never answers: the window closes at once.
    state = table(
        4,
        ENEMIES,
        [[], ["stop"]],
        phase="haunt",
        stuck=[True, False, False, False],
        options={"stop_answers": "victim"},
    )
    answer(state, "0 shrink 1,0", "1 stop")
    assert state.position()["phase"] == "main"
    assert pieces(state, 1) == ["1,0", "2,0"]


@pytest.mark.rule("SLIME-34")
def test_slime_34_a_stuck_player_never_stops() -> None:
    state = table(
        4,
        ENEMIES,
        [["bomb"], ["stop"], ["stop"]],
        stuck=[False, True, False, False],
        options={"modes": ["poltergeist"]},
    )
    answer(state, "0 play bomb")
    assert state.to_move() == [2, 3]
    with pytest.raises(IllegalMove, match="Stuck players cannot stop") as refused:
        state.play(1, "stop")
    assert refused.value.rule == "SLIME-34"


@pytest.mark.rule("SLIME-35")
def test_slime_35_everybody_who_may_stop_is_asked_and_the_window_closes_when_all_allow() -> None:
    state = table(4, ENEMIES, [["bomb"], ["stop"], ["stop"], ["snake"]])
    answer(state, "0 play bomb")
    assert state.to_move() == [1, 2, 3]
    assert [state.moves(seat) for seat in range(4)] == [
        [], ["stop", "allow"], ["stop", "allow"], ["allow"]
    ]  # fmt: skip
    answer(state, "2 allow")
    assert state.position()["allowed"] == [2]
    assert state.to_move() == [1, 3]
    with pytest.raises(IllegalMove, match="allowed it already"):
        state.play(2, "stop")
    with pytest.raises(IllegalMove, match="You do not hold Stop"):
        state.play(3, "stop")
    with pytest.raises(IllegalMove, match="may still be stopped"):
        state.play(0, "target 1,0")
    answer(state, "1 allow")
    assert state.to_move() == [3]
    answer(state, "3 allow")
    position = state.position()
    assert position["phase"] == "resolve"
    assert position["allowed"] == []
    assert state.moves(0) == ["target 1,0"]


@pytest.mark.rule("SLIME-35")
def test_slime_35_a_window_that_nobody_may_use_closes_at_once() -> None:
    state = table(
        3, ENEMIES, [["bomb"], ["stop"]], stuck=[False, True, True], options={"modes": []}
    )
    answer(state, "0 play bomb")
    assert state.position()["phase"] == "resolve"


@pytest.mark.rule("SLIME-35")
def test_slime_35_the_first_stop_counts_and_opens_a_new_window() -> None:
    state = table(4, ENEMIES, [["bomb"], ["stop"], ["stop"], ["stop"]])
    answer(state, "0 play bomb", "3 allow", "2 stop")
    # Seat 3 had allowed the bomb; the stop is something new.
    assert state.position()["allowed"] == []
    assert state.to_move() == [0, 1, 3]


@pytest.mark.rule("SLIME-35")
def test_slime_35_stops_do_not_count_towards_the_three() -> None:
    state = table(3, ENEMIES, [["bomb", "stop"], ["stop"]], played=2)
    play(state, "0 play bomb", "1 stop", "0 stop", "0 target 1,0")
    assert state.position()["played"] == 3
    assert pieces(state, 1) == []


@pytest.mark.rule("SLIME-35")
def test_slime_35_there_is_nothing_to_stop_outside_a_window() -> None:
    state = table(3, ENEMIES, [["bomb"], ["stop"]])
    with pytest.raises(IllegalMove, match="nothing to stop") as refused:
        state.play(1, "stop")
    assert refused.value.rule == "SLIME-35"


HIDDEN = [
    ([["bomb"], ["stop", "snake"], ["thief"], ["hungry"]], ["stop"]),
    ([["bomb"], ["snake", "stop"], ["stop"], ["hungry"]], ["thief"]),
    ([["bomb"], ["snake", "thief"], ["stop"], ["hungry"]], ["stop"]),
    ([["bomb"], ["snake", "thief"], ["hungry"], ["hungry"]], ["stop"]),
]


@pytest.mark.rule("SLIME-36")
def test_slime_36_nothing_shows_who_holds_a_stop() -> None:
    states = [table(4, ENEMIES, hands, deck=deck) for hands, deck in HIDDEN]
    for moves in (["0 play bomb"], ["2 allow"], ["1 allow"]):
        for state in states:
            answer(state, *moves)
        assert len({tuple(state.to_move()) for state in states}) == 1
        for viewer in (None, 0):
            views = [state.view(viewer) for state in states]
            assert all(view == views[0] for view in views)
            assert views[0]["to_move"] == states[0].to_move()
    for state in states:
        silence(state)
        assert state.moves(0) == ["target 1,0"]


@pytest.mark.rule("SLIME-36")
def test_slime_36_an_allow_tells_the_same_whoever_could_have_stopped() -> None:
    told = []
    for hands, deck in HIDDEN:
        state = answer(table(4, ENEMIES, hands, deck=deck), "0 play bomb")
        lines = []
        for seat in (3, 2, 1):
            before = state.copy()
            answer(state, f"{seat} allow")
            action = state.parse(seat, "allow")
            lines += [state.game.tell(before, seat, action, state, viewer) for viewer in (None, 0)]
        told.append(lines)
    assert all(lines == told[0] for lines in told)


@pytest.mark.rule("SLIME-36")
def test_slime_36_saying_nothing_means_allow_in_a_window_only() -> None:
    state = table(3, ENEMIES, [["bomb"], ["stop"]])
    assert GAME.silence(state) == ""
    answer(state, "0 play bomb")
    assert GAME.silence(state) == "allow"
    silence(state)
    assert GAME.silence(state) == ""


@pytest.mark.rule("SLIME-36")
def test_slime_36_who_allowed_may_hold_a_stop_in_a_guess_or_not() -> None:
    hands = [["bomb"], ["snake"], ["stop"], ["hungry"]]
    state = table(4, ENEMIES, hands, deck=["thief", "jumping"])
    answer(state, "0 play bomb", "2 allow")
    held: Counter[int] = Counter()
    for seed in range(1000):
        guess = state.determinize(0, seeded(seed))
        assert guess.to_move() == state.to_move() == [1, 3]
        assert guess.view(0) == state.view(0)
        held[next((seat for seat in range(4) if "stop" in guess.view(seat)["hand"]), 0)] += 1
    # Five unseen cards, each as likely anywhere: three in hands, two in the pile.
    assert all(150 < held[seat] < 250 for seat in (1, 2, 3))
    assert 320 < held[0] < 480


@pytest.mark.rule("SLIME-37")
def test_slime_37_card_then_stops_when_it_is_over_and_replaced_cards_at_once() -> None:
    state = table(
        3, ENEMIES, [["bomb", "snake", "stop"], ["stop"]], deck=["thief"], discard=["hungry"]
    )
    play(state, "0 replace snake")
    assert state.position()["discard"] == ["hungry", "snake"]
    answer(state, "0 play bomb", "1 stop", "0 stop")
    assert state.position()["discard"] == ["hungry", "snake"]
    assert state.position()["pending"] == pending("bomb", stops=[1, 0])
    play(state, "0 target 1,0")
    assert state.position()["discard"] == ["hungry", "snake", "bomb", "stop", "stop"]


@pytest.mark.rule("SLIME-38")
def test_slime_38_a_thief_whose_only_victim_spent_their_last_card_is_over() -> None:
    state = table(3, ENEMIES, [["thief", "stop"], ["stop"]])
    play(state, "0 play thief", "1 stop", "0 stop")
    position = state.position()
    assert position["phase"] == "main"
    assert position["hands"] == [[], [], []]
    assert position["discard"] == ["thief", "stop", "stop"]


@pytest.mark.rule("SLIME-38")
def test_slime_38_single_choices_are_asked_and_a_card_ends_when_none_remains() -> None:
    slime = {"0,0": 0}
    state = table(3, slime, [["hungry"]])
    play(state, "0 play hungry")
    assert state.moves(0) == ["remove 0,0"]
    play(state, "0 remove 0,0")
    assert state.position()["phase"] == "main"
    assert state.position()["discard"] == ["hungry"]
