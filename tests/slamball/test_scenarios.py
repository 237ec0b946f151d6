"""The worked cases of the rulebook, in its order: situation, moves, every figure."""

from __future__ import annotations

import pytest

from ringside import IllegalMove
from tests.slamball.court import NAMES, ZERO, at, at_pace, field, figures, moves, names, play


def test_1_moragnes_lob_boosted_to_two_speed_and_three_power() -> None:
    state = at(("mo1 moB sk1", "cr1 crB sm1 smB"))
    play(state, "0 lay mo1", "1 contest cr1", "0 pass lob boost")
    assert moves(state, 1) == ["stay"]
    play(state, "1 stay")
    assert field(state, "shot_clock") == 2
    assert figures(state, 0) == (2, 3)
    assert field(state, "clock") == 1
    assert field(state, "phase") == "lay"


def early_offense() -> list[str]:
    return ["0 lay mo1", "1 contest cr1", "0 pass lob boost", "1 stay"]


def shockleys_slam() -> list[str]:
    return [*early_offense(), "0 lay sk1", "1 contest sm1", "0 shoot slam big"]


def test_2_shockleys_slam_meets_smiths_boosted_stop() -> None:
    state = at(("mo1 moB sk1 jo1", "cr1 crB sm1 smB"))
    play(state, *shockleys_slam())
    assert figures(state, 0) == (2, 4)
    play(state, "1 reveal boost")
    assert field(state, "score") == [50, 50]
    assert field(state, "clock") == 2
    assert field(state, "phase") == "race"
    assert state.to_move() == [0, 1]
    assert figures(state, 0) == figures(state, 1) == (0, 0)
    play(state, "0 leave", "1 leave")
    assert field(state, "phase") == "pace"
    assert state.to_move() == [1]
    current = field(state, "current")
    assert (current["card"], current["line"], current["boost"]) == (NAMES["sm1"], 1, NAMES["smB"])
    play(state, "1 push", "0 contest jo1", "1 shoot slam big")
    assert figures(state, 1) == (1, 3)
    play(state, "0 stay")
    assert field(state, "score") == [50, 53]
    assert field(state, "clock") == 4  # with the gap
    assert field(state, "offense") == 0


def test_2_plain_stop_is_not_enough() -> None:
    state = at(("mo1 moB sk1", "cr1 crB sm1 smB"))
    play(state, *shockleys_slam(), "1 reveal")
    assert field(state, "score") == [53, 50]


def test_3_crosbys_whistles_against_moragnes() -> None:
    state = at(("mo1 mo2", "cr2 crB"), chaos={"deck": ["SLO-MO REPLAY"], "discard": []})
    play(state, "0 lay mo1", "1 let", "0 pass lob", "0 lay mo2", "1 contest cr2")
    play(state, "0 shoot slam big")
    assert figures(state, 0) == (0, 2)
    play(state, "1 reveal")
    assert field(state, "phase") == "chaos"
    assert state.to_move() == [0, 1]
    play(state, "1 whistle")
    assert state.to_move() == [0]
    play(state, "0 no")
    assert field(state, "replay") is False
    assert field(state, "chaos") == {"deck": [], "discard": ["SLO-MO REPLAY"]}
    assert moves(state, 1) == ["act", "act boost"]
    play(state, "1 act boost")
    assert figures(state, 1) == (0, 2)
    assert field(state, "phase") == "miss"
    play(state, "0 whistle")
    assert state.to_move() == [1]
    play(state, "1 whistle")
    assert field(state, "phase") == "claim"
    assert state.to_move() == [1]
    play(state, "1 claim")
    assert field(state, "offense") == 1
    assert figures(state, 1) == (0, 1)
    assert field(state, "current")["line"] == 2
    assert moves(state, 1) == ["reset", "push", "timeout"]


def test_4_the_face_off_lost_to_drifting() -> None:
    duel = {
        "kind": "whistle",
        "seat": 0,
        "attacker": "moragne",
        "defender": "crosby",
        "cards": [None, None],
        "gasp": [False, False],
        "sting": ZERO,
        "add": [ZERO, ZERO],
        "off": False,
        "no_slam": False,
        "how": None,
    }
    state = at(("mo3", ""), "cr4", phase="lock", ask=[0, 1], face_off=duel, clock=7)
    assert moves(state, 0) == ["lock mo3"]
    assert moves(state, 1) == ["lock top"]
    play(state, "0 lock mo3", "1 lock top")
    assert state.view(1)["face_off"]["figures"][0] == {"speed": 1, "power": 4}
    play(state, "0 big")
    assert field(state, "score") == [53, 50]
    assert field(state, "offense") == 0
    assert field(state, "phase") == "draw"
    assert field(state, "clock") == 7
    assert field(state, "fouled") == [0, 0]


def test_5_shafaats_foul_costs_three_power_three_times() -> None:
    state = at(
        ("sf1", "sm1 sm2 sm3 smB"),
        "sf3",
        offense=1,
        ask=[1],
        shot_clock=2,
        figures=[ZERO, {"speed": 0, "power": 3}],
    )
    play(state, "1 lay sm1", "0 contest sf1", "1 shoot slam big")
    with pytest.raises(IllegalMove, match="BALL-14"):
        state.play(0, "stay")
    play(state, "0 reveal")
    assert field(state, "score") == [50, 53]  # 4 - 3 = 1, higher than 0
    assert field(state, "fouled") == [0, 1]
    assert field(state, "phase") == "lock"
    play(state, "1 lock sm3", "0 lock top")
    shown = state.view(1)["face_off"]["figures"]
    assert shown[0] == {"speed": 0, "power": 1}
    play(state, "1 big")
    assert field(state, "score") == [50, 53]  # 4 - 3 = 1 against 2
    assert field(state, "offense") == 1
    assert field(state, "sting") == {"speed": 0, "power": 3}
    play(state, "0 ready", "1 ready", "1 lay sm2", "0 let", "1 pass lob boost")
    assert figures(state, 1) == (1, 0)
    assert field(state, "sting") == ZERO


@pytest.mark.parametrize("how", ["fast", "big"])
def test_6_the_steal_that_matches_both_figures(how: str) -> None:
    state = at_pace(1, "la1", ("sf2 sfB", "laB"), power=1)
    play(state, "1 push", "0 contest sf2", f"1 shoot jumper {how} boost")
    assert figures(state, 1) == (2, 2)
    play(state, "0 reveal boost")
    assert field(state, "score") == [50, 50]
    assert field(state, "offense") == 0
    assert field(state, "phase") == "pace"
    assert field(state, "current")["card"] == NAMES["sf2"]
    assert field(state, "current")["line"] == 1


def test_6_the_risky_lob_is_stolen_too() -> None:
    state = at_pace(1, "la1", ("sf2 sfB", "laB"), power=1)
    play(state, "1 push", "0 contest sf2", "1 pass lob", "0 reveal")
    assert (field(state, "phase"), field(state, "offense")) == ("pace", 0)
    assert field(state, "current")["card"] == NAMES["sf2"]


@pytest.mark.parametrize("move", ["shoot slam big", "pass pass"])
def test_7_the_surprise_hit(move: str) -> None:
    state = at_pace(0, "mo4", ("", "cr5 cr3"), whistles={})
    play(state, "0 push", "1 contest cr5", f"0 {move}", "1 reveal")
    assert field(state, "phase") == "race"
    assert figures(state, 0) == (0, 0)
    play(state, "0 leave", "1 leave")
    assert field(state, "offense") == 1
    assert figures(state, 1) == (0, 0)
    assert field(state, "current")["card"] == NAMES["cr5"]
    assert field(state, "current")["line"] == 1


def test_8_the_loose_ball_taken_from_hand_to_be_sure() -> None:
    state = at_pace(0, "mo4", ("", "cr5 cr3"), whistles={})
    play(state, "0 push", "1 contest cr5", "0 shoot slam big", "1 reveal", "1 lbr cr3", "1 push")
    assert figures(state, 1) == (0, 1)
    assert NAMES["cr5"] in field(state, "discard")
    play(state, "0 let")
    assert moves(state, 1) == ["shoot jumper", "pass lob", "nothing", "timeout"]


def test_9_scotts_loose_ball() -> None:
    state = at_pace(1, "cr1", ("sf3", "sc1"), power=1, whistles={})
    play(state, "1 push", "0 contest sf3", "1 shoot layup big", "0 reveal", "1 lbr sc1")
    assert field(state, "pace") == {"kept": True, "gap": False}
    clock = field(state, "clock")
    play(state, "1 reset")
    assert field(state, "clock") == clock == 1
    assert field(state, "phase") == "draw"
    assert field(state, "pending") == {"left": [3, 3], "subs": [0, 0], "then": "lay"}
    assert field(state, "shot_clock") == 2
    assert figures(state, 1) == (0, 1)


def test_10_outlet_lob_and_pass_end_in_a_four_point_jumper() -> None:
    state = at_pace(1, "cr6", ("jo1 sf3", "la2 la3 sm4 cr7"), power=1)
    play(state, "1 push", "0 contest jo1", "1 pass outlet", "0 stay", "0 ready", "1 ready")
    assert figures(state, 1) == (1, 1)
    with pytest.raises(IllegalMove, match="outlet to yourself"):
        play(state, "1 lay cr7")
    play(state, "1 lay la2", "0 let", "1 pass lob", "1 lay la3", "0 let", "1 pass pass")
    assert field(state, "shot_clock") == 4
    assert figures(state, 1) == (1, 2)
    play(state, "1 lay sm4", "0 contest sf3", "1 shoot jumper fast", "0 stay")
    assert field(state, "score") == [50, 54]


def test_11_shafaat_dribbles_off_his_shoe_and_grabs_it() -> None:
    state = at(("sf4", "sm1"), chaos={"deck": ["DRIBBLE OFF YOUR SHOE"], "discard": []})
    play(state, "0 lay sf4", "1 contest sm1")
    assert field(state, "phase") == "claim"
    assert state.to_move() == [0]
    play(state, "0 claim")
    assert figures(state, 0) == (0, 1)
    assert field(state, "clock") == 1
    assert "push" in moves(state, 0)


def test_12_overtime_and_a_last_gasp() -> None:
    rounds = {
        "round": 1,
        "defenders": ["shafaat", "karsjens"],
        "top": [None, None],
        "gone": [[], []],
        "queue": [],
    }
    position_cards = ("mo5 sfB", "ka1 cr7")
    state = at(
        position_cards,
        phase="ot-attacker",
        ask=[0, 1],
        overtime=rounds,
        score=[66, 66],
        clock=60,
        offense=None,
    )
    play(state, "0 attacker moragne", "1 attacker crosby")
    play(state, "0 lock mo5", "1 lock ka1")
    play(state, "0 big")
    assert field(state, "score") == [66, 66]
    play(state, "0 lock sfB", "1 lock cr7")
    assert state.view(0)["face_off"]["figures"][0] == {"speed": 4, "power": 0}
    play(state, "1 fast")
    assert field(state, "score") == [66, 68]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "overtime")
    shafaat = field(state, "teams")[0]["players"][0]
    assert shafaat["gasp"] == NAMES["sfB"]


def test_e_an_open_slam_whose_gap_reaches_sixty_ends_it() -> None:
    state = at(("mo1", ""), clock=58)
    play(state, "0 lay mo1", "1 let", "0 shoot slam")
    assert field(state, "clock") == 60
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "regulation")


def test_e_a_pass_on_the_sixtieth_mark_ends_it() -> None:
    state = at(("mo1", ""), clock=59, score=[50, 52])
    play(state, "0 lay mo1", "1 let", "0 pass lob")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_e_a_foul_is_offered_after_a_hold_on_the_last_four_marks() -> None:
    state = at(("mo1", "sm1"), clock=56, last=["moragne", None])
    play(state, "0 hold")
    assert moves(state, 1) == ["let", "foul sm1"]


def test_e_the_third_foul_is_two_points_and_still_stings() -> None:
    state = at(("mo1", "cr4"), fouled=[2, 0])
    play(state, "0 lay mo1", "1 contest cr4", "0 nothing", "1 reveal")
    assert field(state, "score") == [52, 50]
    assert field(state, "sting") == {"speed": 0, "power": 3}
    assert field(state, "phase") == "draw"
    assert field(state, "offense") == 0
    assert names("mo1")[0] == field(state, "marks")[0]["card"]
