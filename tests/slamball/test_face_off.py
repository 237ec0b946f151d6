"""Face offs, the timeout, make it, break it, and overtime."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import IllegalMove
from ringside.games.slamball.rules import SlamballState
from tests.slamball.court import GAME, NAMES, ZERO, at, field, moves, names, play

NO_WHISTLES: dict[str, int] = {}


def face_off(
    hands: tuple[str, str],
    decks: str = "",
    attacker: str = "moragne",
    defender: str = "smith",
    sting: tuple[int, int] = (0, 0),
    **fields: Any,
) -> SlamballState:
    """Seat 0 attacks; both coaches are to lock in a card."""
    duel = {
        "kind": fields.pop("kind", "whistle"),
        "seat": 0,
        "attacker": attacker,
        "defender": defender,
        "cards": [None, None],
        "gasp": [False, False],
        "sting": {"speed": sting[0], "power": sting[1]},
        "add": [ZERO, ZERO],
        "off": False,
        "no_slam": False,
        "how": None,
    }
    fields.setdefault("ask", [0, 1])
    fields.setdefault("whistles", NO_WHISTLES)
    return at(hands, decks, phase="lock", face_off=duel, **fields)


@pytest.mark.rule("BALL-42")
def test_ball_42_a_card_of_the_player_from_hand_or_blind_from_the_top() -> None:
    state = face_off(("mo3 moB sk1", "sm1"), "mo1")
    assert moves(state, 0) == ["lock mo3", "lock moB", "lock top"]
    with pytest.raises(IllegalMove, match="BALL-42"):
        play(state, "0 lock sk1")
    play(state, "0 lock top")
    shown = {"player": "moragne", "up": False}
    assert state.view(0)["face_off"]["cards"][0] == shown  # blind: its own coach has not seen it
    assert state.view(1)["face_off"]["cards"][0] == shown
    assert state.to_move() == [1]


@pytest.mark.rule("BALL-42")
def test_ball_42_a_card_locked_from_hand_is_known_to_its_coach_alone() -> None:
    state = play(face_off(("mo3", "sm1"), "mo1"), "0 lock mo3")
    assert state.view(0)["face_off"]["cards"][0]["name"] == NAMES["mo3"]
    assert state.view(1)["face_off"]["cards"][0] == {"player": "moragne", "up": False}


@pytest.mark.rule("BALL-43")
def test_ball_43_drifting_gives_three_points_and_is_no_team_foul() -> None:
    state = face_off(("mo3", "cr4"), defender="crosby")
    play(state, "0 lock mo3", "1 lock cr4", "0 fast")
    assert field(state, "score") == [53, 50]
    assert field(state, "fouled") == [0, 0]
    assert field(state, "sting") == ZERO


@pytest.mark.rule("BALL-43")
def test_ball_43_the_attackers_chaos_comes_before_the_declaration() -> None:
    chaos = {"deck": ["FAST FEET", "DOUBLE BOUNCE"], "discard": []}
    state = face_off(("sf4", "cr2"), attacker="shafaat", defender="crosby", chaos=chaos)
    play(state, "1 lock cr2", "0 lock sf4")
    assert field(state, "phase") == "declare"
    assert field(state, "face_off")["add"] == [{"speed": 2, "power": 0}, ZERO]
    play(state, "0 fast")  # 2 speed of the feet against 1 of the slam
    assert field(state, "score") == [53, 50]


@pytest.mark.rule("BALL-44")
def test_ball_44_all_icons_count_but_hits_and_fouls() -> None:
    for card, how, points in (
        ("mo3", "big", 2),  # jumper p3, lob p1: 4 against stop p2 and slam p1
        ("mo3", "fast", 2),  # 1 against 0
        ("mo1", "big", 0),  # the lob's 1 against 3
    ):
        state = face_off((card, "sm1"))
        play(state, f"0 lock {card}", "1 lock sm1", f"0 {how}")
        assert field(state, "score") == [50 + points, 50]
    state = face_off(("mo4", "cr5"), defender="crosby")
    play(state, "0 lock mo4", "1 lock cr5", "0 fast")  # 1 speed; the hit's does not count
    assert field(state, "score") == [53, 50]


@pytest.mark.rule("BALL-44")
def test_ball_44_ties_go_to_the_defender_and_a_boost_may_be_the_card() -> None:
    state = face_off(("mo3", "crB"), defender="crosby")
    play(state, "0 lock mo3", "1 lock crB", "0 big")  # 4 against 2
    assert field(state, "score") == [52, 50]
    state = face_off(("moB", "crB"), defender="crosby")
    play(state, "0 lock moB", "1 lock crB", "0 big")  # 2 against 2
    assert field(state, "score") == [50, 50]


@pytest.mark.rule("BALL-45")
@pytest.mark.parametrize(("card", "points"), [("mo1", 3), ("moB", 3), ("mo3", 2), ("mo5", 0)])
def test_ball_45_what_a_make_is_worth(card: str, points: int) -> None:
    state = face_off((card, ""), ask=[0])
    play(state, f"0 lock {card}", "0 big")  # Smith is exhausted: 0 and 0
    assert field(state, "score") == [50 + points, 50]


@pytest.mark.rule("BALL-45")
def test_ball_45_dead_spring_leaves_a_layup_its_two_points() -> None:
    chaos = {"deck": ["DEAD SPRING"], "discard": []}
    state = face_off(("jo2", ""), attacker="joshua", ask=[0], chaos=chaos)
    play(state, "0 lock jo2", "0 fast")
    assert field(state, "score") == [52, 50]
    state = face_off(("sf4", ""), attacker="shafaat", ask=[0], chaos=chaos)
    play(state, "0 lock sf4", "0 big")
    assert field(state, "score") == [50, 50]


@pytest.mark.rule("BALL-46")
def test_ball_46_the_attackers_side_has_the_ball_again_and_the_clock_stands() -> None:
    state = face_off(("mo1", "sm1"), clock=9, shot_clock=3)
    play(state, "0 lock mo1", "1 lock sm1", "0 big")
    assert (field(state, "offense"), field(state, "clock"), field(state, "shot_clock")) == (0, 9, 1)
    assert field(state, "pending") == {"left": [4, 4], "subs": [0, 0], "then": "lay"}
    assert sorted(field(state, "discard")) == sorted(names("mo1 sm1"))


@pytest.mark.rule("BALL-47")
def test_ball_47_a_last_card_is_used_once_more_by_itself() -> None:
    state = at(("mo1", "cr4 crB"), whistles=NO_WHISTLES)
    play(state, "0 lay mo1", "1 contest cr4", "0 pass lob", "1 reveal")
    assert state.to_move() == [1]  # Moragne has no card: the lob's card comes again
    duel = field(state, "face_off")
    assert (duel["cards"], duel["gasp"]) == ([NAMES["mo1"], None], [True, False])
    assert field(state, "teams")[0]["players"][3]["gasp"] is None
    play(state, "1 lock crB", "0 fast")
    assert field(state, "discard").count(NAMES["mo1"]) == 0  # it lies on the clock


@pytest.mark.rule("BALL-47")
def test_ball_47_the_gasp_is_gone_when_the_next_card_may_be_laid() -> None:
    state = play(at(("mo1", "")), "0 lay mo1", "1 let")
    assert field(state, "teams")[0]["players"][3]["gasp"] == NAMES["mo1"]
    play(state, "0 pass lob")
    assert field(state, "teams")[0]["players"][3]["gasp"] is None


@pytest.mark.rule("BALL-48")
def test_ball_48_a_timeout_once_before_laying_resolving_or_choosing_the_pace() -> None:
    both = [{"speed": 1, "power": 2}, {"speed": 0, "power": 1}]
    state = at(("mo1 mo2", "sm1"), "jo1 sk1 cr1", figures=both)
    play(state, "0 timeout")
    assert field(state, "figures") == [ZERO, ZERO]
    assert moves(state, 0) == ["discard mo1", "discard mo2", "ready"]
    play(state, "0 discard mo2", "0 ready")
    assert field(state, "pending") == {"left": [3, 3], "subs": [0, 0], "then": "lay"}
    play(state, "0 draw joshua", "0 draw shockley", "0 ready", "1 draw crosby", "1 ready")
    assert field(state, "phase") == "lay"
    with pytest.raises(IllegalMove, match="BALL-48"):
        play(state, "0 timeout")


@pytest.mark.rule("BALL-48")
def test_ball_48_a_timeout_before_resolving_comes_back_to_the_card() -> None:
    state = play(at(("mo1", "")), "0 lay mo1", "1 let", "0 timeout", "0 ready")
    play(state, "0 ready", "1 ready")
    assert field(state, "phase") == "resolve"
    assert field(state, "attack")["card"] == NAMES["mo1"]


@pytest.mark.rule("BALL-49")
def test_ball_49_a_foul_on_purpose_in_the_last_four_marks_only() -> None:
    early = play(at(("mo1", "smB"), clock=55), "0 lay mo1")
    with pytest.raises(IllegalMove, match="BALL-49"):
        play(early, "1 foul smB")
    state = play(at(("mo1 mo3", "smB sm1"), clock=56, fouled=[6, 0]), "0 lay mo1", "1 foul smB")
    duel = field(state, "face_off")
    assert (duel["kind"], duel["attacker"], duel["defender"]) == ("intentional", "moragne", "smith")
    assert field(state, "fouled") == [7, 0]
    assert field(state, "sting") == ZERO
    assert (field(state, "clock"), field(state, "discard")) == (57, names("smB"))


@pytest.mark.rule("BALL-49")
@pytest.mark.parametrize(("card", "owner"), [("mo3", 0), ("mo1", 1)])
def test_ball_49_make_it_and_keep_the_ball_break_it_and_lose_it(card: str, owner: int) -> None:
    state = face_off((card, "sm1"), kind="intentional", clock=57)
    play(state, f"0 lock {card}", "1 lock sm1", "0 big")
    assert field(state, "offense") == owner
    assert field(state, "clock") == 57


def overtime(hands: tuple[str, str], decks: str = "", **fields: Any) -> SlamballState:
    """A round of overtime, attackers to be chosen."""
    rounds = {
        "round": fields.pop("round", 1),
        "defenders": ["shafaat", "smith"],
        "top": fields.pop("top", [None, None]),
        "gone": fields.pop("gone", [[], []]),
        "queue": [],
    }
    fields.setdefault("phase", "ot-attacker")
    return at(
        hands,
        decks,
        ask=[0, 1],
        offense=None,
        clock=60,
        overtime=rounds,
        whistles=NO_WHISTLES,
        **fields,
    )


@pytest.mark.rule("BALL-50")
def test_ball_50_draw_to_four_then_designated_defenders_in_secret() -> None:
    state = play(at(("mo1", "sm1"), "mo2", clock=59), "0 hold", "0 draw moragne")
    play(state, "0 ready", "1 ready", "0 defender shafaat")
    assert state.view(1)["sealed"] == [True, False]
    assert "shafaat" not in str(state.view(1)["overtime"])
    play(state, "1 defender smith")
    assert field(state, "overtime")["defenders"] == ["shafaat", "smith"]
    assert field(state, "phase") == "ot-attacker"


@pytest.mark.rule("BALL-50")
def test_ball_50_seat_1_attacks_first_in_even_rounds_and_unequal_ends_it() -> None:
    state = overtime(("mo1", "cr7"), round=2)
    play(state, "0 attacker moragne", "1 attacker crosby")
    assert field(state, "face_off")["seat"] == 1
    assert field(state, "overtime")["queue"] == [[0, "moragne"]]
    play(state, "1 lock cr7", "1 fast")
    assert field(state, "score") == [50, 52]
    assert state.outcome() is None  # the round is played to its end
    play(state, "0 lock mo1", "0 big")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "overtime", "BALL-50")


@pytest.mark.rule("BALL-50")
def test_ball_50_no_draw_until_both_hands_are_empty() -> None:
    state = overtime(("mo1 sfB sf3", "cr7 sm1 smB"), "sk1 la1")
    play(state, "0 attacker moragne", "1 attacker crosby", "0 lock mo1", "1 lock smB", "0 big")
    play(state, "0 lock sfB", "1 lock cr7", "1 big")
    assert (field(state, "phase"), field(state, "overtime")["round"]) == ("ot-attacker", 2)
    play(state, "0 attacker shafaat", "1 attacker smith", "1 lock sm1", "0 lock sf3", "1 fast")
    play(state, "0 fast")  # both are out of cards: Shafaat's last gasp against Smith's
    assert field(state, "hands") == [[], []]
    assert field(state, "pending") == {"left": [4, 4], "subs": [0, 0], "then": "ot-attacker"}


@pytest.mark.rule("BALL-50")
def test_ball_50_nobody_has_a_card_left_so_the_game_is_shared() -> None:
    state = play(at(clock=59), "0 hold")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.reason) == ((0, 1), (1, 1), "shared")
    assert GAME.from_position(state.position()).position() == state.position()


@pytest.mark.rule("BALL-51")
def test_ball_51_the_top_attacker_waits_for_all_but_the_designated_defender() -> None:
    tops = ["moragne", "crosby"]
    state = overtime(("mo1", "cr7"), top=tops, gone=[["moragne", "joshua"], ["crosby"]])
    with pytest.raises(IllegalMove, match="BALL-51"):
        play(state, "0 attacker moragne")
    assert "attacker shafaat" in moves(state, 0)  # the designated defender may
    gone = [["moragne", "joshua", "shockley"], ["crosby"]]
    state = overtime(("mo1", "cr7"), top=tops, gone=gone)
    assert "attacker moragne" in moves(state, 0)
    play(state, "0 attacker moragne", "1 attacker smith")
    assert field(state, "overtime")["gone"] == [["moragne"], ["crosby", "smith"]]


@pytest.mark.rule("BALL-51")
def test_ball_51_no_timeout_in_overtime() -> None:
    state = overtime(("mo1", "cr7"), timeouts=[1, 1])
    with pytest.raises(IllegalMove):
        play(state, "0 timeout")
