"""Positions: read as they are written, refused with a sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import ringside
from ringside.bots.random import playout
from ringside.games.slamball.floor.face_off import NO_FACE_OFF, FaceOff
from ringside.games.slamball.floor.overtime import NO_OVERTIME, Overtime
from tests.slamball.court import CARDS, GAME, NAMES, at, names, on_floor, play, situation


def test_a_position_made_by_hand_comes_back_as_it_was() -> None:
    position = situation(("mo1 moB", "cr1"), "sf3 jo1", clock=7, last=["moragne", None])
    again = GAME.from_position(position).position()
    assert {key: again[key] for key in position} == position


def test_cards_of_the_files_need_no_definition_and_may_be_overridden() -> None:
    position = situation()
    position["hands"] = [["moragne#1"], ["crosby#2"]]
    position["cards"] = {**CARDS, "crosby#2": ["hit s1 p1 !", "slam 3 p2", "pass"]}
    state = GAME.from_position(position)
    state.play(0, "lay moragne#1")
    state.play(1, "contest crosby#2")
    assert [line["kind"] for line in state.view(0)["attack"]["lines"]] == ["slam", "lob"]
    assert state.view(1)["defend"]["lines"] == [
        {"kind": "hit", "speed": 1, "power": 1, "loose": True},
        {"kind": "slam", "points": 3, "speed": 0, "power": 2},
        {"kind": "pass", "risky": False},
    ]


def change(**fields: Any) -> dict[str, Any]:
    """A position in which seat 0 is to lay, with fields changed."""
    return {**situation(("mo1", "cr1")), **fields}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (change(hands=[names("mo1"), names("mo1")]), "other team|twice"),
        (change(discard=names("mo1")), "twice"),
        (change(hands=[["nobody#1"], []]), "must be a card"),
        (change(cards={"mo1": ["slam 3"]}), "not the name of a card"),
        (change(cards={"moragne#1": ["slam"]}), "card moragne#1, line 1"),
        (change(ask=[1]), "seat 0 is asked"),
        (change(ask=[]), "Nobody is asked"),
        (change(phase="resolve"), "needs a card in 'attack'"),
        (change(phase="dance"), "must be one of"),
        (change(clock=61), "clock"),
        (change(clock=60), "time on the clock"),
        (change(offense=None), "'offense'"),
        (change(phase="lock", ask=[0]), "needs a 'face_off'"),
        (change(phase="pace"), "needs 'pace'"),
        (change(attack=on_floor("mo2")), "must be null"),
        (change(pending={"left": [0, 0]}), "must be null"),
        (change(phase="draw", pending={"left": [0, 0], "subs": [0, 0]}), "then"),
        (change(phase="over"), "outcome"),
        (change(chaos={"deck": ["RAIN"], "discard": []}), "chaos card"),
        (change(sealed=["moragne", None]), "sealed"),
        (change(options={"home": {"name": 3}}), "home"),
    ],
)
def test_what_cannot_be_read_is_refused(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(ringside.InvalidPosition, match=fault):
        GAME.from_position(position)


@pytest.mark.parametrize("name", [name for name in situation() if name != "options"])
def test_every_field_is_needed(name: str) -> None:
    position = situation()
    del position[name]
    with pytest.raises(ringside.InvalidPosition):
        GAME.from_position(position)


def test_a_team_is_limited_to_eight_players_and_a_player_to_24_cards() -> None:
    position = situation()
    extra = copy.deepcopy(position["teams"][0]["players"][0])
    for number in range(5):
        position["teams"][0]["players"].append({**extra, "id": f"new-{number}"})
    with pytest.raises(ringside.InvalidPosition, match="at most 8"):
        GAME.from_position(position)
    position = situation(cards={f"moragne#x{number}": ["pass"] for number in range(14)})
    with pytest.raises(ringside.InvalidPosition, match="more than 24"):
        GAME.from_position(position)


def test_moves_come_in_the_order_of_the_phases_and_of_the_cards() -> None:
    state = at(("mo2 jo1 mo1", ""))
    assert state.moves(0) == [
        f"lay {NAMES['jo1']}",
        f"lay {NAMES['mo1']}",
        f"lay {NAMES['mo2']}",
        "hold",
        "timeout",
    ]


def test_unreadable_moves_and_the_other_teams_cards() -> None:
    state = at(("mo1", "cr1"))
    for text in ("lay", "lay nobody#1", "lay  mo1", "start moragne moragne joshua shafaat", "go"):
        with pytest.raises(ringside.InvalidMove):
            state.play(0, text)
    with pytest.raises(ringside.IllegalMove, match="other team"):
        play(state, "0 lay cr1")
    with pytest.raises(ringside.IllegalMove, match="other coach"):
        play(state, "1 lay cr1")


def test_no_face_off_and_no_overtime_are_the_same_for_all_games() -> None:
    blank = FaceOff(), Overtime()
    for seed in range(3):
        playout(GAME.new(seed=seed), ringside.seeded(seed))
    for shared, fresh in zip((NO_FACE_OFF, NO_OVERTIME), blank, strict=True):
        for name in ("kind", "cards", "players", "how", "round", "defenders", "queue"):
            assert getattr(shared, name, None) == getattr(fresh, name, None)
