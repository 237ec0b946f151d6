"""Loose balls, the race, pace and resets, draws and used cards."""

from __future__ import annotations

import pytest

from ringside import IllegalMove
from ringside.games.slamball.rules import SlamballState
from tests.slamball.court import (
    GAME,
    NAMES,
    ZERO,
    at,
    at_pace,
    field,
    figures,
    moves,
    names,
    on_floor,
    play,
)

NO_WHISTLES: dict[str, int] = {}


def missed(hands: tuple[str, str]) -> SlamballState:
    """Moragne's slam is stopped by a contest that is turned up."""
    state = at(hands, whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal")
    return state


@pytest.mark.rule("BALL-30")
def test_ball_30_a_loose_ball_costs_both_sides_everything() -> None:
    start = [{"speed": 0, "power": 1}, {"speed": 2, "power": 1}]
    state = at(("mo2", "sm1 smB"), figures=start, whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal boost")
    assert field(state, "phase") == "race"
    assert figures(state, 0) == figures(state, 1) == (0, 0)


@pytest.mark.rule("BALL-31")
def test_ball_31_the_defenders_card_claims_before_the_attackers() -> None:
    chaos = {"deck": ["PLAY ON", "DRIBBLE OFF YOUR SHOE"], "discard": []}
    state = at(("sf4", "cr2"), chaos=chaos, whistles=NO_WHISTLES)
    play(state, "0 lay sf4", "1 contest cr2", "0 nothing", "1 reveal", "1 act")
    assert field(state, "phase") == "claim"
    assert state.to_move() == [1]
    assert field(state, "pending") == {"after": [0]}
    play(state, "1 no")
    assert state.to_move() == [0]
    play(state, "0 no")
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-31")
def test_ball_31_an_lbr_above_the_line_just_done_is_behind() -> None:
    state = at_pace(1, "cr1", ("sf3", ""), power=1, whistles=NO_WHISTLES)
    play(state, "1 push", "0 contest sf3", "1 shoot layup big", "0 reveal")
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-32")
def test_ball_32_the_first_lbr_from_hand_has_the_ball_with_one_power() -> None:
    state = missed(("mo2 sf4", "sm1 cr3"))
    assert moves(state, 0) == ["lbr sf4", "leave"]
    with pytest.raises(IllegalMove, match="You do not hold"):
        play(state, "0 lbr mo2")
    play(state, "0 lbr sf4")
    assert figures(state, 0) == (0, 1)
    assert field(state, "current") == on_floor("sf4", 2, True)


@pytest.mark.rule("BALL-30")
def test_ball_30_once_the_ball_is_loose_nobody_is_doing_anything() -> None:
    state = at(("mo2", "sc1 sm1"), whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal")
    assert (field(state, "phase"), field(state, "doing")) == ("race", None)
    play(state, "1 lbr sc1")
    assert (field(state, "phase"), field(state, "doing")) == ("pace", None)


@pytest.mark.rule("BALL-33")
def test_ball_33_after_a_steal_nobody_is_doing_anything() -> None:
    state = at(("sf2", "la1"), offense=1, ask=[1], whistles=NO_WHISTLES)
    play(state, "1 lay la1", "0 contest sf2", "1 pass lob", "0 reveal")
    assert (field(state, "phase"), field(state, "doing")) == ("pace", None)


@pytest.mark.rule("BALL-31")
def test_ball_31_while_a_card_may_claim_nobody_is_doing_anything() -> None:
    state = at(("mo2", "cr2"), whistles=NO_WHISTLES, chaos={"deck": ["PLAY ON"], "discard": []})
    play(state, "0 lay mo2", "1 contest cr2", "0 shoot slam fast", "1 reveal", "1 act")
    assert (field(state, "phase"), field(state, "doing")) == ("claim", None)


@pytest.mark.rule("BALL-14")
def test_ball_14_a_card_that_stayed_down_is_remembered_to_have_no_foul() -> None:
    state = at(("mo1", "cr1"), whistles=NO_WHISTLES)
    play(state, "0 lay mo1", "1 contest cr1", "0 shoot slam fast", "1 stay")
    assert field(state, "stayed") is True
    play(state, "1 leave", "0 leave")
    assert (field(state, "phase"), field(state, "stayed")) == ("pace", True)
    assert GAME.from_position(state.position()).position() == state.position()
    play(state, "1 push")
    assert "stayed" not in state.position()


@pytest.mark.rule("BALL-32")
def test_ball_32_nobody_dives_so_the_defense_has_it_with_its_card_face_down() -> None:
    state = at(("mo1", "cr1"), whistles=NO_WHISTLES)
    play(state, "0 lay mo1", "1 contest cr1", "0 shoot slam fast", "1 stay")
    assert moves(state, 1) == ["claim", "leave"]  # the card face down has an lbr
    play(state, "1 leave", "0 leave")
    assert (field(state, "offense"), figures(state, 1)) == (1, (0, 0))
    assert field(state, "current") == on_floor("cr1", 0, False)
    assert state.view(0)["current"] == {"player": "crosby", "up": False}


@pytest.mark.rule("BALL-32")
def test_ball_32_a_card_face_down_may_claim_unless_chaos_or_foul_stands_above() -> None:
    for card, moves_open in (("cr1", ["claim", "leave"]), ("cr2", ["leave"])):
        state = at(("mo1", card), whistles=NO_WHISTLES)
        play(state, "0 lay mo1", f"1 contest {card}", "0 shoot slam fast", "1 stay")
        assert moves(state, 1) == moves_open
    state = at(("mo1", "cr1"), whistles=NO_WHISTLES)
    play(state, "0 lay mo1", "1 contest cr1", "0 shoot slam fast", "1 stay", "1 claim")
    assert (figures(state, 1), field(state, "current")) == ((0, 1), on_floor("cr1", 1, True))


@pytest.mark.rule("BALL-33")
def test_ball_33_push_or_reset_after_a_steal_or_a_loose_ball() -> None:
    state = at_pace(0, "mo4", ("", ""))
    assert moves(state, 0) == ["reset", "push", "timeout"]
    state = at_pace(0, "mo5", ("", ""), timeouts=[0, 0])
    assert moves(state, 0) == ["reset", "push"]  # a pass is left
    position = state.position()
    position["current"]["line"] = 2
    state = state.game.from_position(position)
    with pytest.raises(IllegalMove, match="BALL-34"):
        play(state, "0 push")


@pytest.mark.rule("BALL-34")
def test_ball_34_a_push_goes_on_below_without_gap_or_draw() -> None:
    state = at_pace(1, "cr1", ("jo1", "sm1"), power=1)
    play(state, "1 push")
    assert (field(state, "phase"), field(state, "shot_clock")) == ("contest", 1)
    assert (field(state, "clock"), figures(state, 1)) == (0, (0, 1))
    assert field(state, "attack") == {"card": NAMES["cr1"], "boost": None, "line": 1}
    assert field(state, "pushed") is True
    play(state, "0 let", "1 pass lob")
    assert field(state, "pending") == {"left": [2, 2], "subs": [0, 0], "then": "lay"}
    assert field(state, "shot_clock") == 2


@pytest.mark.rule("BALL-34")
def test_ball_34_a_card_that_stayed_down_starts_at_its_top() -> None:
    chaos = {"deck": ["FAST FEET"], "discard": []}
    state = at(("mo1", "cr2"), whistles=NO_WHISTLES, chaos=chaos)
    play(state, "0 lay mo1", "1 contest cr2", "0 shoot slam fast", "1 stay", "0 leave", "1 leave")
    play(state, "1 push", "0 let")
    assert figures(state, 1) == (2, 0)
    assert field(state, "attack")["line"] == 1


@pytest.mark.rule("BALL-35")
def test_ball_35_a_reset_by_the_defense_leaves_a_gap_and_draws_to_four() -> None:
    state = at_pace(1, "cr1", ("jo1", ""), power=1, clock=5)
    play(state, "1 reset")
    assert field(state, "clock") == 6
    assert (field(state, "shot_clock"), figures(state, 1)) == (1, (0, 1))
    assert field(state, "pending") == {"left": [3, 4], "subs": [0, 0], "then": "lay"}
    assert NAMES["cr1"] in field(state, "discard")


@pytest.mark.rule("BALL-36")
def test_ball_36_an_offense_that_kept_it_resets_to_early_offense_and_three_cards() -> None:
    state = missed(("mo2 sf4", "sm1"))
    play(state, "0 lbr sf4", "0 reset")
    assert field(state, "clock") == 1
    assert field(state, "shot_clock") == 2
    assert field(state, "pending")["left"] == [3, 3]


@pytest.mark.rule("BALL-37")
def test_ball_37_attack_cards_on_the_clock_all_others_in_the_discard() -> None:
    state = at(("mo1 moB", "sm1"))
    play(state, "0 lay mo1", "1 contest sm1", "0 pass lob boost", "1 reveal")
    assert field(state, "marks") == [{"card": NAMES["mo1"], "scored": False}]
    assert sorted(field(state, "discard")) == sorted(names("moB sm1"))


@pytest.mark.rule("BALL-37")
def test_ball_37_a_player_without_cards_in_deck_and_hand_is_exhausted() -> None:
    state = at(("mo1", ""), "jo1")
    assert state.view(1)["floor"][0]["exhausted"] == ["shafaat", "shockley"]


@pytest.mark.rule("BALL-38")
def test_ball_38_draw_from_the_court_until_the_hand_is_full_or_nothing_is_left() -> None:
    pending = {"left": [2, 2], "subs": [0, 0], "then": "lay"}
    bench = ["joshua"]
    state = at(
        ("", "sm1"), "mo1 mo2 jo1 cr1", bench=bench, phase="draw", ask=[0, 1], pending=pending
    )
    with pytest.raises(IllegalMove, match="on the bench"):
        play(state, "0 draw joshua")
    with pytest.raises(IllegalMove, match="still have cards"):
        play(state, "0 ready")
    play(state, "0 draw moragne", "0 draw moragne")
    assert field(state, "hands")[0] == names("mo1 mo2")  # from the top, in order of drawing
    with pytest.raises(IllegalMove, match="BALL-37"):
        play(state, "0 draw moragne")
    play(state, "1 draw crosby", "1 ready")
    assert state.to_move() == [0]
    play(state, "0 ready")
    assert field(state, "phase") == "lay"


@pytest.mark.rule("BALL-38")
def test_ball_38_a_hand_of_boosts_alone_may_be_swapped() -> None:
    pending = {"left": [0, 0], "subs": [0, 0], "then": "lay"}
    state = at(("moB sfB", "smB sm1"), "mo1 cr1", phase="draw", ask=[0, 1], pending=pending)
    assert "discard moB" in moves(state, 0)
    with pytest.raises(IllegalMove, match="boosts alone"):
        play(state, "1 discard smB")
    play(state, "0 discard moB", "0 draw moragne", "0 ready")
    assert field(state, "hands")[0] == names("sfB mo1")
    assert field(state, "discard") == names("moB")
    assert field(state, "sting") == ZERO
