"""Whistles and chaos."""

from __future__ import annotations

from typing import Any

import pytest

from ringside.games.slamball.rules import SlamballState
from tests.slamball.court import GAME, NAMES, ZERO, at, field, figures, moves, play

NO_WHISTLES: dict[str, int] = {}


@pytest.mark.rule("BALL-40")
def test_ball_40_a_whistle_after_a_miss_earns_a_face_off() -> None:
    state = at(("mo2 mo3", "sm1"), whistles={"moragne": 1})
    play(state, "0 lay mo2", "1 contest sm1", "0 shoot slam big", "1 reveal")
    assert moves(state, 0) == ["whistle", "no"]
    play(state, "0 whistle")
    assert field(state, "face_off")["kind"] == "whistle"
    assert field(state, "face_off")["attacker"] == "moragne"
    assert state.view(None)["floor"][0]["whistles"] == {}


@pytest.mark.rule("BALL-40")
def test_ball_40_only_the_player_in_the_head_to_head_can_blow() -> None:
    state = at(("sk1", "sm1"), whistles={"moragne": 1})
    play(state, "0 lay sk1", "1 contest sm1", "0 shoot slam big", "1 reveal")
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-40")
def test_ball_40_a_hot_mic_is_a_whistle_for_any_player() -> None:
    state = at(("sk1", "sm1"), whistles=NO_WHISTLES, kept=[["HOT MIC"], []])
    play(state, "0 lay sk1", "1 contest sm1", "0 shoot slam big", "1 reveal", "0 whistle")
    assert field(state, "phase") in ("lock", "declare")
    assert field(state, "kept") == [[], []]
    assert field(state, "chaos")["discard"] == ["HOT MIC"]


@pytest.mark.rule("BALL-40")
def test_ball_40_a_whistle_cancels_a_whistle_and_so_on() -> None:
    state = at(("mo2", "cr5"), whistles={"moragne": 2, "crosby": 1})
    play(state, "0 lay mo2", "1 contest cr5", "0 shoot slam big", "1 reveal", "0 whistle")
    assert state.to_move() == [1]
    play(state, "1 whistle")
    assert state.to_move() == [0]
    play(state, "0 whistle")
    assert field(state, "face_off")["kind"] == "whistle"


@pytest.mark.rule("BALL-40")
def test_ball_40_spent_whistles_go_on_the_clock() -> None:
    state = at(("mo2 mo3", "cr5"), whistles={"moragne": 1, "crosby": 1}, clock=7)
    assert "spent" not in state.position()
    play(state, "0 lay mo2", "1 contest cr5", "0 shoot slam big", "1 reveal", "0 whistle")
    play(state, "1 whistle")
    blown = [{"mark": 7, "player": "moragne"}, {"mark": 7, "player": "crosby"}]
    assert field(state, "spent") == blown
    assert [one["seat"] for one in state.view(None)["spent"]] == [0, 1]
    assert GAME.from_position(state.position()).position() == state.position()


@pytest.mark.rule("BALL-40")
def test_ball_40_a_shot_called_off_by_a_hit_may_be_whistled_too() -> None:
    state = at(("mo1", "cr5"), whistles={"moragne": 1})
    play(state, "0 lay mo1", "1 contest cr5", "0 shoot slam big", "1 reveal")
    assert field(state, "phase") == "miss"
    play(state, "0 no")
    assert field(state, "phase") == "race"


@pytest.mark.rule("BALL-41")
def test_ball_41_a_whistle_makes_a_steal_void() -> None:
    state = at(("sf2", "cr7"), offense=1, ask=[1], whistles={"crosby": 1}, via=None)
    position = state.position()
    position["figures"][0]["speed"] = 2
    state = GAME.from_position(position)
    play(state, "1 lay cr7", "0 contest sf2", "1 shoot jumper fast", "0 reveal")
    assert field(state, "pending") == {"steal": True, "whistles": 0}
    stolen = state.copy()
    play(state, "1 whistle")
    assert field(state, "offense") == 1
    assert field(state, "face_off")["kind"] == "whistle"
    play(stolen, "1 no")
    assert (field(stolen, "phase"), field(stolen, "offense")) == ("pace", 0)


def drawn(card: str, **fields: Any) -> SlamballState:
    """Seat 0 lays a card with chaos, nobody contests, and the chaos card is turned up."""
    chaos = {"deck": [card], "discard": []}
    state = at(("sf4", "sm1"), chaos=chaos, whistles=NO_WHISTLES, **fields)
    return play(state, "0 lay sf4", "1 let")


@pytest.mark.rule("BALL-60")
@pytest.mark.parametrize(
    ("card", "speed", "power"),
    [("DOUBLE BOUNCE", 1, 3), ("FAST FEET", 3, 1), ("HEAVY LEGS", 0, 0), ("PLAY ON", 1, 1)],
)
def test_ball_60_instant_cards_happen_at_once(card: str, speed: int, power: int) -> None:
    state = drawn(card, figures=[{"speed": 1, "power": 1}, ZERO])
    assert field(state, "phase") == "resolve"
    assert figures(state, 0) == (speed, power)
    assert field(state, "chaos") == {"deck": [], "discard": [card]}


@pytest.mark.rule("BALL-60")
@pytest.mark.parametrize("card", ["HOT MIC", "SECOND WIND"])
def test_ball_60_keep_cards_stay_with_the_drawer(card: str) -> None:
    state = drawn(card)
    assert field(state, "kept") == [[card], []]
    assert state.view(1)["kept"] == [[card], []]


@pytest.mark.rule("BALL-60")
def test_ball_60_dead_spring_takes_the_slam() -> None:
    assert moves(drawn("DEAD SPRING"), 0) == ["pass pass", "nothing", "timeout"]


@pytest.mark.rule("BALL-60")
def test_ball_60_dead_spring_calls_off_a_slam_under_way() -> None:
    chaos = {"deck": ["DEAD SPRING"], "discard": []}
    start = [{"speed": 0, "power": 5}, ZERO]
    state = at(("mo2", "cr2"), chaos=chaos, figures=start, whistles=NO_WHISTLES)
    play(state, "0 lay mo2", "1 contest cr2", "0 shoot slam big", "1 reveal", "1 act")
    assert field(state, "score") == [50, 50]
    assert field(state, "phase") == "claim"


@pytest.mark.rule("BALL-60")
def test_ball_60_crowd_on_its_feet_draws_a_card_each_then_play_goes_on() -> None:
    state = drawn("CROWD ON ITS FEET", decks="mo1 cr1")
    assert field(state, "pending") == {"left": [1, 1], "subs": [0, 0], "then": "resolve"}
    play(state, "0 draw moragne", "0 ready", "1 draw crosby", "1 ready")
    assert field(state, "phase") == "resolve"


@pytest.mark.rule("BALL-60")
def test_ball_60_slo_mo_earns_a_face_off_and_a_basket_counts() -> None:
    state = drawn("SLO-MO REPLAY", decks="sm2")
    play(state, "0 shoot slam")
    assert field(state, "score") == [53, 50]
    assert field(state, "phase") == "name"  # nobody contested
    play(state, "1 defender smith")
    assert field(state, "face_off")["defender"] == "smith"
    assert field(state, "face_off")["kind"] == "replay"


@pytest.mark.rule("BALL-60")
def test_ball_60_dribble_off_your_shoe_spares_the_contest_its_foul() -> None:
    chaos = {"deck": ["DRIBBLE OFF YOUR SHOE"], "discard": []}
    state = at(("jo2", "cr4"), chaos=chaos, whistles=NO_WHISTLES)
    play(state, "0 lay jo2", "1 contest cr4")
    assert field(state, "phase") == "race"
    assert field(state, "fouled") == [0, 0]


@pytest.mark.rule("BALL-60")
def test_ball_60_the_deck_is_shuffled_again_from_its_discard() -> None:
    chaos = {"deck": [], "discard": ["PLAY ON", "FAST FEET", "FAST FEET"]}
    state = at(("sf4", ""), chaos=chaos, whistles=NO_WHISTLES)
    play(state, "0 lay sf4", "1 let")
    left = field(state, "chaos")
    assert (len(left["deck"]), len(left["discard"])) == (2, 1)


@pytest.mark.rule("BALL-61")
def test_ball_61_either_player_in_the_head_to_head_may_cancel_chaos() -> None:
    chaos = {"deck": ["DOUBLE BOUNCE"], "discard": []}
    state = at(("sf4", "cr5"), chaos=chaos, whistles={"shafaat": 1, "crosby": 1})
    play(state, "0 lay sf4", "1 contest cr5")
    assert state.to_move() == [0, 1]
    assert field(state, "pending")["card"] == "DOUBLE BOUNCE"
    play(state, "0 no", "1 whistle")
    assert state.to_move() == [0]  # may answer the whistle with a whistle
    play(state, "0 no")
    assert figures(state, 0) == (0, 0)
    assert field(state, "phase") == "resolve"


@pytest.mark.rule("BALL-61")
def test_ball_61_nobody_is_asked_for_a_player_who_is_not_there() -> None:
    chaos = {"deck": ["DOUBLE BOUNCE"], "discard": []}
    state = at(("sf4", "cr5"), chaos=chaos, whistles={"crosby": 2})
    play(state, "0 lay sf4", "1 let")
    assert field(state, "phase") == "resolve"
    assert NAMES["sf4"] == field(state, "attack")["card"]
