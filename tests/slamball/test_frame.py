"""The frame: line-ups, the throwdown, the clocks and the end of regulation."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import IllegalMove
from ringside.games.slamball.rules import SlamballState
from tests.slamball.court import GAME, NAMES, ZERO, at, field, figures, moves, names, on_floor, play


def throwdown(hands: tuple[str, str], decks: str = "", **fields: Any) -> SlamballState:
    """Both race for the ball."""
    drawn = fields.pop("drawn", [0, 0])
    return at(
        hands,
        decks,
        phase="throwdown",
        ask=[0, 1],
        offense=None,
        pending={"drawn": drawn},
        **fields,
    )


@pytest.mark.rule("BALL-01")
def test_ball_01_fifty_all_one_timeout_no_bonus_five_minutes() -> None:
    state = GAME.new(seed=1)
    assert field(state, "score") == [50, 50]
    assert field(state, "timeouts") == [1, 1]
    assert field(state, "fouled") == [0, 0]
    assert field(state, "clock") == 0
    assert state.view(None)["time"] == "5:00"


@pytest.mark.rule("BALL-02")
def test_ball_02_a_stopper_two_gunners_a_handler_in_secret() -> None:
    state = GAME.new(seed=1)
    assert len(state.moves(0)) == 2 * 3 * 2
    with pytest.raises(IllegalMove, match="BALL-02"):
        state.play(0, "start shafaat lava-stopper-55 shockley moragne")
    state.play(0, "start shafaat shockley joshua moragne")
    assert state.to_move() == [1]
    assert "shafaat" not in str(state.view(1)["sealed"])
    assert state.view(0)["my_sealed"] == ["shafaat", "shockley", "joshua", "moragne"]
    state.play(1, state.moves(1)[0])
    court = [player["id"] for player in field(state, "teams")[0]["players"] if player["court"]]
    assert court == ["shafaat", "shockley", "joshua", "moragne"]
    assert field(state, "phase") == "throwdown"


@pytest.mark.rule("BALL-03")
def test_ball_03_substitutions_while_drawing() -> None:
    pending = {"left": [1, 0], "subs": [0, 0], "then": "lay"}
    state = at(("", ""), "jo1", bench=["joshua"], phase="draw", ask=[0, 1], pending=pending)
    assert "draw joshua" not in moves(state, 0)
    play(state, "0 sub joshua for shafaat", "0 draw joshua")
    assert field(state, "hands")[0] == names("jo1")
    with pytest.raises(IllegalMove, match="bench player comes in"):
        play(state, "0 sub joshua for moragne")
    play(state, "0 sub shafaat for moragne", "0 sub moragne for shockley")
    with pytest.raises(IllegalMove, match="Three substitutions"):
        play(state, "0 sub shockley for joshua")


@pytest.mark.rule("BALL-04")
def test_ball_04_a_card_uses_a_mark_and_a_possession_leaves_a_gap() -> None:
    state = at(("mo1 mo2", ""))
    play(state, "0 lay mo1", "1 let", "0 pass lob")
    assert field(state, "clock") == 1
    play(state, "0 lay mo2", "1 let", "0 shoot slam")
    assert field(state, "clock") == 3
    assert [mark and mark["card"] for mark in field(state, "marks")] == [*names("mo1 mo2"), None]


@pytest.mark.rule("BALL-04")
def test_ball_04_a_head_to_head_without_a_card_uses_a_mark_too() -> None:
    state = play(at(("mo1", "")), "0 hold")
    assert field(state, "clock") == 1
    assert field(state, "marks") == [None]


@pytest.mark.rule("BALL-05")
def test_ball_05_four_head_to_heads() -> None:
    state = at()
    shown = []
    for _ in range(3):
        shown.append(next(spot["name"] for spot in state.view(0)["head_to_heads"] if spot["now"]))
        play(state, "0 hold")
    assert shown == ["transition", "early-offense", "halfcourt"]
    assert field(state, "shot_clock") == 4


@pytest.mark.rule("BALL-06")
def test_ball_06_a_possession_starts_from_nothing() -> None:
    state = at(("mo1", ""), figures=[{"speed": 2, "power": 2}, {"speed": 0, "power": 2}])
    play(state, "0 lay mo1", "1 let", "0 shoot slam")
    assert figures(state, 0) == figures(state, 1) == (0, 0)


@pytest.mark.rule("BALL-07")
def test_ball_07_the_first_lbr_wins_the_throwdown_with_one_power() -> None:
    state = throwdown(("", "cr1"), "sf4 mo1 mo2 jo1 cr3 cr5 cr7 sm1", drawn=[0, 1])
    play(state, "0 draw shafaat")
    assert moves(state, 0)[-1] == "lbr sf4"
    play(state, "1 lbr cr1")
    assert (field(state, "offense"), figures(state, 1)) == (1, (0, 1))
    assert field(state, "phase") == "draw"
    assert field(state, "pending") == {"left": [3, 3], "subs": [0, 0], "then": "pace"}
    play(state, "0 draw joshua", "0 draw moragne", "0 draw moragne", "0 ready")
    play(state, "1 draw crosby", "1 draw crosby", "1 draw crosby", "1 ready")
    assert field(state, "phase") == "pace"
    assert field(state, "pace") == {"kept": False, "gap": False}
    assert field(state, "current") == {**on_floor("cr1", 1, True)}
    play(state, "1 reset")
    assert field(state, "clock") == 0


@pytest.mark.rule("BALL-07")
@pytest.mark.parametrize("younger", [0, 1])
def test_ball_07_nobody_dives_so_the_younger_has_it_without_the_bonus(younger: int) -> None:
    options = {"home": None, "away": None, "chaos": None, "younger": younger}
    state = throwdown(("mo1", "sm1"), "mo2", drawn=[3, 4], options=options)
    with pytest.raises(IllegalMove, match="BALL-07"):
        play(state, "0 leave")
    play(state, "0 draw moragne", "0 leave", "1 leave")
    assert field(state, "offense") == younger
    assert figures(state, younger) == (0, 0)
    assert field(state, "pending") == {"left": [2, 3], "subs": [0, 0], "then": "lay"}
    assert field(state, "clock") == 0


@pytest.mark.rule("BALL-08")
def test_ball_08_the_sixtieth_mark_is_fully_resolved_whatever_the_shot_clock() -> None:
    state = at(("mo2", "sm1"), clock=59, shot_clock=2, score=[50, 52], whistles={})
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big")
    assert state.outcome() is None
    play(state, "1 stay")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, field(state, "score")) == ((0,), [53, 52])


@pytest.mark.rule("BALL-08")
def test_ball_08_a_loose_ball_at_the_buzzer_is_dropped() -> None:
    state = at(("mo2", "sm1 cr3"), clock=59, score=[50, 52], whistles={})
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("BALL-08")
def test_ball_08_a_face_off_just_earned_is_still_played() -> None:
    state = at(("mo2 mo3", "cr4"), clock=59, score=[50, 51], whistles={})
    play(state, "0 lay mo2", "1 contest cr4", "0 shoot slam big", "1 reveal")
    assert field(state, "phase") == "lock"
    play(state, "0 lock mo3")  # Crosby's last card is his gasp, and it drifts
    play(state, "0 fast")
    outcome = state.outcome()
    assert outcome is not None
    assert field(state, "score") == [53, 51]
    assert outcome.reason == "regulation"


@pytest.mark.rule("BALL-09")
def test_ball_09_more_points_win() -> None:
    state = play(at(clock=59, score=[61, 60]), "0 hold")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0,), (1, 2))
    assert (outcome.reason, outcome.rule) == ("regulation", "BALL-09")


@pytest.mark.rule("BALL-09")
def test_ball_09_equal_is_overtime() -> None:
    state = play(at(("mo1", "sm1"), clock=59, score=[60, 60]), "0 hold")
    assert state.outcome() is None
    assert field(state, "overtime")["round"] == 1
    assert field(state, "pending")["then"] == "ot-defender"
    assert field(state, "sting") == ZERO
    assert NAMES["mo1"] in field(state, "hands")[0]


@pytest.mark.rule("BALL-19")
def test_ball_19_the_cards_on_the_clock_make_a_box_score_at_the_end() -> None:
    state = at(("mo2 mo3", "cr5"), whistles={"moragne": 1, "crosby": 1}, clock=58, score=[53, 50])
    assert "box" not in state.view(0)
    play(state, "0 lay mo2", "1 let", "0 shoot slam")
    lava, slashers = state.view(None)["box"]
    rows = {row.pop("player"): row for row in lava["players"]}
    assert rows["moragne"] == {"laid": 1, "made": 1, "points": 3, "whistles": 0}
    assert lava["elsewhere"] == 3  # that the position began with
    assert slashers["elsewhere"] == 0
