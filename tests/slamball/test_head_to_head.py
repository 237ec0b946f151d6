"""A head-to-head: lay, contest, resolve, reveal, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import IllegalMove
from tests.slamball.court import NAMES, ZERO, at, at_pace, field, figures, moves, names, play

NO_WHISTLES: dict[str, int] = {}


@pytest.mark.rule("BALL-10")
def test_ball_10_an_action_card_face_up_or_a_hold_that_keeps_the_figures() -> None:
    state = at(("mo1 moB", "sm1"), figures=[{"speed": 1, "power": 2}, ZERO])
    assert moves(state, 0) == ["lay mo1", "hold", "timeout"]
    with pytest.raises(IllegalMove, match="is a boost"):
        play(state, "0 lay moB")
    play(state, "0 hold")
    assert field(state, "shot_clock") == 2
    assert figures(state, 0) == (1, 2)


@pytest.mark.rule("BALL-11")
def test_ball_11_the_contest_is_face_down_but_its_player_known() -> None:
    state = play(at(("mo1", "cr5 sm1")), "0 lay mo1", "1 contest cr5")
    assert state.view(0)["defend"] == {"player": "crosby", "up": False}
    assert state.view(1)["defend"]["name"] == NAMES["cr5"]
    assert NAMES["cr5"] not in str(state.view(0))


@pytest.mark.rule("BALL-12")
def test_ball_12_chaos_first_then_a_shot_a_pass_or_nothing() -> None:
    chaos = {"deck": ["FAST FEET"], "discard": []}
    state = play(at(("sf4", ""), chaos=chaos), "0 lay sf4", "1 let")
    assert figures(state, 0) == (2, 0)
    assert moves(state, 0) == ["shoot slam", "pass pass", "nothing", "timeout"]
    play(state, "0 nothing")
    assert (field(state, "shot_clock"), figures(state, 0)) == (2, (2, 0))


@pytest.mark.rule("BALL-13")
def test_ball_13_a_boost_goes_with_its_own_player_only_and_stays_with_the_card() -> None:
    state = play(at(("mo1 sfB", "sm1")), "0 lay mo1", "1 contest sm1")
    with pytest.raises(IllegalMove, match="BALL-13"):
        play(state, "0 pass lob boost")
    state = play(at(("mo1 moB", "sm1")), "0 lay mo1", "1 contest sm1", "0 pass lob boost")
    assert field(state, "attack")["boost"] == NAMES["moB"]
    assert field(state, "hands")[0] == []
    play(state, "1 stay")
    assert NAMES["moB"] in field(state, "discard")


@pytest.mark.rule("BALL-13")
def test_ball_13_a_second_wind_serves_any_player() -> None:
    state = at(("mo1", "sm1"), kept=[["SECOND WIND"], []])
    play(state, "0 lay mo1", "1 contest sm1", "0 pass lob wind")
    assert figures(state, 0) == (1, 2)
    assert field(state, "attack")["boost"] == "SECOND WIND"
    play(state, "1 stay")
    assert field(state, "chaos")["discard"] == ["SECOND WIND"]


@pytest.mark.rule("BALL-14")
def test_ball_14_the_defender_may_stay_down_but_not_with_a_foul() -> None:
    state = play(at(("mo1", "sm1")), "0 lay mo1", "1 contest sm1", "0 pass lob")
    assert moves(state, 1) == ["stay", "reveal"]
    state = play(at(("mo1", "cr4")), "0 lay mo1", "1 contest cr4", "0 pass lob")
    assert moves(state, 1) == ["reveal"]


@pytest.mark.rule("BALL-14")
def test_ball_14_all_lines_top_to_bottom_or_one_of_them() -> None:
    state = at(("sf5", "sm3"), offense=1, ask=[1])
    play(state, "1 lay sm3", "0 contest sf5", "1 shoot slam big")
    assert moves(state, 0) == [
        "stay",
        "reveal",
        "reveal only hit",
        "reveal only steal",
        "reveal only stop",
    ]
    alone = state.copy()
    assert figures(alone, 1) == (0, 3)
    play(state, "0 reveal")
    assert field(state, "score") == [50, 53]  # 3 power against 1
    play(alone, "0 reveal only stop")
    assert field(alone, "score") == [50, 53]


@pytest.mark.rule("BALL-14")
def test_ball_14_only_a_stop_leaves_the_ball_loose_where_a_steal_would_take_it() -> None:
    state = at(("sf5", "sm2"), offense=1, ask=[1], whistles=NO_WHISTLES)
    play(state, "1 lay sm2", "0 contest sf5", "1 shoot slam big")
    other = state.copy()
    play(state, "0 reveal only stop")
    assert field(state, "phase") == "race"
    play(other, "0 reveal only steal")
    assert field(other, "score") == [50, 53]


@pytest.mark.rule("BALL-14")
@pytest.mark.parametrize("card", ["cr8", "cr9"])
def test_ball_14_a_foul_below_a_hit_or_a_steal_that_wins_the_ball_is_called(card: str) -> None:
    state = at(("sk2", card))
    play(state, "0 lay sk2", f"1 contest {card}", "0 pass pass", "1 reveal")
    assert field(state, "fouled") == [1, 0]
    assert field(state, "face_off")["kind"] == "foul"
    assert field(state, "face_off")["sting"] == {"speed": 0, "power": 2}
    assert field(state, "offense") == 0


@pytest.mark.rule("BALL-15")
def test_ball_15_without_a_defensive_line_no_act_and_no_boost() -> None:
    state = at(("mo2", "cr1 crB"))
    play(state, "0 lay mo2", "1 contest cr1", "0 shoot slam big")
    assert moves(state, 1) == ["stay"]
    with pytest.raises(IllegalMove, match="BALL-15"):
        play(state, "1 reveal boost")


@pytest.mark.rule("BALL-15")
def test_ball_15_chaos_counts_as_a_defensive_line() -> None:
    chaos = {"deck": ["PLAY ON"], "discard": []}
    state = at(("mo2", "cr2 crB"), chaos=chaos, whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 contest cr2", "0 shoot slam big")
    assert moves(state, 1) == ["stay", "reveal"]
    play(state, "1 reveal")
    assert moves(state, 1) == ["act", "act boost"]


@pytest.mark.rule("BALL-16")
def test_ball_16_an_open_shot_scores_even_with_nothing_behind_it() -> None:
    state = play(at(("mo1", "sm1")), "0 lay mo1", "1 let")
    with pytest.raises(IllegalMove, match="Nobody contests"):
        play(state, "0 shoot slam big")
    play(state, "0 shoot slam")
    assert field(state, "score") == [53, 50]


@pytest.mark.rule("BALL-16")
def test_ball_16_an_open_shot_gains_nothing_so_it_pays_off_no_sting() -> None:
    sting = {"speed": 0, "power": 2}
    state = at(("mo2 mo3", "sm1"), sting=sting, replay=True, whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 let", "0 shoot slam")
    assert field(state, "face_off")["kind"] == "replay"
    assert (figures(state, 0), field(state, "sting")) == ((0, 0), sting)


@pytest.mark.rule("BALL-17")
def test_ball_17_the_declared_figure_must_be_higher() -> None:
    figures_in = [{"speed": 2, "power": 1}, ZERO]
    for how, score in (("fast", [53, 50]), ("big", [50, 50])):
        state = at(("mo2", "sm1"), figures=figures_in, whistles=NO_WHISTLES)
        play(state, "0 lay mo2", "1 contest sm1", f"0 shoot slam {how}", "1 reveal")
        assert field(state, "score") == score  # 2 against 0, then 2 against 2


@pytest.mark.rule("BALL-17")
def test_ball_17_an_idle_contest_stops_a_shot_of_nothing() -> None:
    state = at(("mo1", "cr1"), whistles=NO_WHISTLES)
    play(state, "0 lay mo1", "1 contest cr1", "0 shoot slam fast", "1 stay")
    assert field(state, "score") == [50, 50]
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-18")
def test_ball_18_passes_and_boosts_add_up_through_the_possession() -> None:
    state = at(("mo1 moB sk1 jo1", ""))
    play(state, "0 lay mo1", "1 let", "0 pass lob boost", "0 lay jo1", "1 let", "0 pass pass")
    assert figures(state, 0) == (2, 3)


@pytest.mark.rule("BALL-18")
def test_ball_18_a_shots_own_icons_are_gone_after_it() -> None:
    state = at(("mo2 sf4", "sm1"), whistles=NO_WHISTLES, figures=[{"speed": 0, "power": 1}, ZERO])
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal")
    play(state, "0 lbr sf4", "0 reset")
    assert figures(state, 0) == (0, 1)  # of the loose ball alone


@pytest.mark.rule("BALL-19")
def test_ball_19_after_a_make_the_card_lies_face_down_and_the_defense_has_the_ball() -> None:
    state = play(at(("mo1", "")), "0 lay mo1", "1 let", "0 shoot slam")
    assert field(state, "marks")[0] == {"card": NAMES["mo1"], "scored": True}
    assert field(state, "offense") == 1
    assert field(state, "shot_clock") == 1


@pytest.mark.rule("BALL-20")
def test_ball_20_a_miss_is_a_loose_ball_unless_stolen() -> None:
    for card, phase in (("sm1", "race"), ("cr5", "race")):
        state = at(("mo1", card), whistles=NO_WHISTLES)
        play(state, "0 lay mo1", f"1 contest {card}", "0 shoot slam big", "1 reveal")
        assert field(state, "phase") == phase
    state = at(("sk1", "sm2"), offense=1, ask=[1], whistles=NO_WHISTLES)
    play(state, "1 lay sm2", "0 contest sk1", "1 shoot slam fast", "0 reveal")
    assert (field(state, "phase"), field(state, "offense")) == ("pace", 0)


@pytest.mark.rule("BALL-21")
def test_ball_21_no_outlet_to_yourself_but_a_lob() -> None:
    state = at(("mo1 mo2", ""), via={"kind": "outlet", "by": "moragne"})
    assert moves(state, 0) == ["hold", "timeout"]
    state = at(("mo1 mo2", ""), via={"kind": "lob", "by": "moragne"})
    assert moves(state, 0)[:2] == ["lay mo1", "lay mo2"]


@pytest.mark.rule("BALL-21")
def test_ball_21_no_jumper_directly_off_a_lob_and_a_hold_keeps_it_so() -> None:
    state = at(("mo3 mo1", ""))
    play(state, "0 lay mo1", "1 let", "0 pass lob", "0 hold", "0 lay mo3", "1 let")
    with pytest.raises(IllegalMove, match="off a lob"):
        play(state, "0 shoot jumper")
    play(state, "0 nothing")
    assert field(state, "via") is None


@pytest.mark.rule("BALL-22")
@pytest.mark.parametrize("move", ["pass lob", "nothing"])
def test_ball_22_no_shot_at_the_buzzer_is_a_violation(move: str) -> None:
    state = play(at(("mo1", ""), shot_clock=4), "0 lay mo1", "1 let", f"0 {move}")
    assert field(state, "offense") == 1
    assert (field(state, "shot_clock"), field(state, "clock")) == (1, 2)


@pytest.mark.rule("BALL-23")
def test_ball_23_only_a_risky_pass_can_be_stolen() -> None:
    state = at(("sk1", "cr1 sm2"), offense=1, ask=[1])
    safe = state.copy()
    play(state, "1 lay cr1", "0 contest sk1", "1 pass lob", "0 reveal")
    assert (field(state, "phase"), field(state, "offense")) == ("pace", 0)
    play(safe, "1 lay sm2", "0 contest sk1", "1 pass lob", "0 reveal")
    assert (field(safe, "phase"), field(safe, "offense")) == ("lay", 1)


@pytest.mark.rule("BALL-24")
def test_ball_24_a_steal_adds_speed_and_a_miss_is_the_defenses() -> None:
    state = at(("sf2", "cr7"), offense=1, ask=[1], whistles=NO_WHISTLES)
    play(state, "1 lay cr7", "0 contest sf2", "1 shoot jumper fast", "0 reveal")
    assert field(state, "score") == [50, 52]  # 3 speed against 1
    state = at(("sf2", "sm4"), offense=1, ask=[1], whistles=NO_WHISTLES)
    play(state, "1 lay sm4", "0 contest sf2", "1 shoot jumper fast", "0 reveal")
    assert (field(state, "phase"), field(state, "offense")) == ("pace", 0)
    assert field(state, "pace") == {"kept": False, "gap": True}


@pytest.mark.rule("BALL-25")
def test_ball_25_a_hit_lowers_and_at_nothing_the_ball_is_loose() -> None:
    state = at(("mo1", "cr5"), figures=[{"speed": 0, "power": 1}, ZERO])
    play(state, "0 lay mo1", "1 contest cr5", "0 pass lob", "1 reveal")
    assert figures(state, 0) == (0, 1)
    assert field(state, "shot_clock") == 2
    state = at(("mo1", "cr5"))
    play(state, "0 lay mo1", "1 contest cr5", "0 pass lob", "1 reveal")
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-26")
def test_ball_26_a_foul_earns_a_face_off_even_on_a_pass_and_a_basket_counts() -> None:
    state = at(("mo1 mo3", "cr4"))
    play(state, "0 lay mo1", "1 contest cr4", "0 pass lob", "1 reveal")
    duel = field(state, "face_off")
    assert (duel["kind"], duel["attacker"], duel["defender"]) == ("foul", "moragne", "crosby")
    assert field(state, "clock") == 1
    state = at(("mo2 mo3", "cr4"), figures=[{"speed": 0, "power": 3}, ZERO])
    play(state, "0 lay mo2", "1 contest cr4", "0 shoot slam big", "1 reveal")
    assert field(state, "score") == [53, 50]
    assert field(state, "marks") == [{"card": NAMES["mo2"], "scored": True}]
    assert field(state, "face_off")["sting"] == {"speed": 0, "power": 3}


@pytest.mark.rule("BALL-27")
def test_ball_27_the_sting_is_paid_from_new_icons_and_ends_with_the_possession() -> None:
    sting = {"speed": 1, "power": 2}
    state = at(("mo1 mo2", ""), sting=sting)
    play(state, "0 lay mo1", "1 let", "0 pass lob")
    assert (figures(state, 0), field(state, "sting")) == ((0, 0), {"speed": 1, "power": 1})
    play(state, "0 lay mo2", "1 let", "0 shoot slam")
    assert field(state, "offense") == 1
    assert field(state, "sting") == ZERO


@pytest.mark.rule("BALL-28")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (9, 3)])
def test_ball_28_two_face_offs_then_two_points_then_three(before: int, points: int) -> None:
    state = at(("mo1 mo3", "cr4"), fouled=[before, 0])
    play(state, "0 lay mo1", "1 contest cr4", "0 nothing", "1 reveal")
    assert field(state, "fouled") == [before + 1, 0]
    assert field(state, "score") == [50 + points, 50]
    assert field(state, "sting") == {"speed": 0, "power": 3}
    assert (field(state, "phase") == "lock") == (points == 0)
    if points:
        assert (field(state, "offense"), field(state, "shot_clock")) == (0, 1)


@pytest.mark.rule("BALL-28")
def test_ball_28_drifting_and_whistled_face_offs_are_no_team_fouls() -> None:
    state = at(("mo2 mo3", "sm1 cr4"), "cr3", fouled=[1, 0])
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal", "0 whistle")
    assert field(state, "face_off")["kind"] == "whistle"
    assert field(state, "fouled") == [1, 0]


def test_a_pushed_boost_counts_again_by_itself() -> None:
    state: Any = at_pace(1, "sm1", ("jo1", ""), whistles=NO_WHISTLES)
    position = state.position()
    position["current"]["boost"] = NAMES["smB"]
    state = type(state.game)().from_position(position)
    play(state, "1 push", "0 contest jo1", "1 pass pass")
    assert figures(state, 1) == (1, 2)
    assert names("sm1")[0] == field(state, "attack")["card"]
