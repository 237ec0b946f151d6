"""Stops and what cards leave behind: SLIME-33 to SLIME-38."""

from __future__ import annotations

import pytest

from ringside import IllegalMove, seeded

from .positions import pending, pieces, play, table

ENEMIES = {"0,0": 0, "1,0": 1, "2,0": 1, "-3,0": 2}


@pytest.mark.rule("SLIME-33")
def test_slime_33_a_stopped_card_is_spent_and_counts_but_does_nothing() -> None:
    state = table(3, ENEMIES, [["bomb"], ["stop"]])
    play(state, "0 play bomb")
    assert state.position()["phase"] == "react"
    assert state.position()["pending"] == pending("bomb")
    assert state.to_move() == [1]
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
    play(state, "0 play bomb")
    assert state.to_move() == [1, 3]
    play(state, "1 stop")
    assert state.position()["pending"] == pending("bomb", stops=[1])
    assert state.to_move() == [0, 3]
    with pytest.raises(IllegalMove, match="just played") as refused:
        state.play(1, "stop")
    assert refused.value.rule == "SLIME-34"
    play(state, "3 stop")
    assert state.to_move() == [0, 1]
    play(state, "0 stop")
    assert state.to_move() == [1]
    play(state, "1 allow")
    # Three stops: the bomb does not go off.
    position = state.position()
    assert position["discard"] == ["bomb", "stop", "stop", "stop"]
    assert pieces(state, 1) == ["1,0", "2,0"]
    assert position["hands"] == [[], ["stop"], [], []]


@pytest.mark.rule("SLIME-34")
def test_slime_34_a_stuck_player_never_stops() -> None:
    state = table(
        4,
        ENEMIES,
        [["bomb"], ["stop"], ["stop"]],
        stuck=[False, True, False, False],
        options={"modes": ["poltergeist"]},
    )
    play(state, "0 play bomb")
    assert state.to_move() == [2]
    with pytest.raises(IllegalMove, match="stuck player never") as refused:
        state.play(1, "stop")
    assert refused.value.rule == "SLIME-34"


@pytest.mark.rule("SLIME-35")
def test_slime_35_the_window_closes_when_all_who_could_have_allowed() -> None:
    state = table(4, ENEMIES, [["bomb"], ["stop"], ["stop"], ["snake"]])
    play(state, "0 play bomb")
    assert state.to_move() == [1, 2]
    play(state, "2 allow")
    assert state.position()["allowed"] == [2]
    assert state.to_move() == [1]
    with pytest.raises(IllegalMove, match="allowed it already"):
        state.play(2, "stop")
    with pytest.raises(IllegalMove, match="You hold no Stop"):
        state.play(3, "stop")
    with pytest.raises(IllegalMove, match="may still be stopped"):
        state.play(0, "target 1,0")
    play(state, "1 allow")
    position = state.position()
    assert position["phase"] == "resolve"
    assert position["allowed"] == []
    assert state.moves(0) == ["target 1,0"]


@pytest.mark.rule("SLIME-35")
def test_slime_35_the_first_stop_counts_and_opens_a_new_window() -> None:
    state = table(4, ENEMIES, [["bomb"], ["stop"], ["stop"], ["stop"]])
    play(state, "0 play bomb", "3 allow", "2 stop")
    # Seat 3 had allowed the bomb; the stop is something new.
    assert state.position()["allowed"] == []
    assert state.to_move() == [1, 3]


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


@pytest.mark.rule("SLIME-36")
def test_slime_36_no_view_shows_who_could_react() -> None:
    one = table(4, ENEMIES, [["bomb"], ["stop", "snake"], ["thief"], ["hungry"]], deck=["stop"])
    two = table(4, ENEMIES, [["bomb"], ["snake", "stop"], ["stop"], ["hungry"]], deck=["thief"])
    three = table(4, ENEMIES, [["bomb"], ["snake", "thief"], ["stop"], ["hungry"]], deck=["stop"])
    for state in (one, two, three):
        play(state, "0 play bomb")
    assert [one.to_move(), two.to_move(), three.to_move()] == [[1], [1, 2], [2]]
    for viewer in (None, 0, 3):
        assert one.view(viewer) == two.view(viewer) == three.view(viewer)
    assert "to_move" not in one.view(None)
    assert one.view(None)["reacting"] is True
    assert [one.view(seat)["can_stop"] for seat in range(4)] == [False, True, False, False]
    play(two, "1 allow")
    assert two.to_move() == [2]
    for viewer in (None, 0, 3):
        assert one.view(viewer) == two.view(viewer)
    assert two.view(1)["can_stop"] is False


@pytest.mark.rule("SLIME-36")
def test_slime_36_who_allowed_is_neither_shown_nor_told() -> None:
    state = table(4, ENEMIES, [["bomb"], ["stop"], ["stop"], []], deck=["snake"])
    play(state, "0 play bomb")
    before, views = state.copy(), [state.view(seat) for seat in (None, 0, 2, 3)]
    play(state, "1 allow")
    assert [state.view(seat) for seat in (None, 0, 2, 3)] == views
    action = state.parse(1, "allow")
    for viewer in (None, 0, 1, 2, 3):
        assert state.game.tell(before, 1, action, state, viewer) == []


@pytest.mark.rule("SLIME-36")
def test_slime_36_every_announcement_is_counted_for_the_pause() -> None:
    silent = table(3, ENEMIES, [["bomb"]])
    play(silent, "0 play bomb")
    assert silent.position()["phase"] == "resolve"
    assert silent.announced == 1
    open_window = table(3, ENEMIES, [["bomb"], ["stop"]])
    play(open_window, "0 play bomb")
    assert open_window.announced == 1
    play(open_window, "1 stop")
    assert open_window.announced == 2


@pytest.mark.rule("SLIME-36")
def test_slime_36_a_guess_in_a_window_gives_somebody_a_stop() -> None:
    hands = [["bomb"], ["snake"], ["stop"], ["hungry"]]
    state = table(4, ENEMIES, hands, deck=["thief"] * 5 + ["jumping"] * 5)
    play(state, "0 play bomb")
    holders = set()
    for seed in range(60):
        guess = state.determinize(0, seeded(seed))
        assert guess.position()["allowed"] == []
        holders.add(tuple(guess.to_move()))
    assert holders == {(1,), (2,), (3,)}
    # Whoever can react themself knows nothing about the others.
    assert all(state.determinize(2, seeded(seed)).to_move() == [2] for seed in range(10))


@pytest.mark.rule("SLIME-37")
def test_slime_37_card_then_stops_when_it_is_over_and_replaced_cards_at_once() -> None:
    state = table(
        3, ENEMIES, [["bomb", "snake", "stop"], ["stop"]], deck=["thief"], discard=["hungry"]
    )
    play(state, "0 replace snake")
    assert state.position()["discard"] == ["hungry", "snake"]
    play(state, "0 play bomb", "1 stop", "0 stop")
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
