"""Positions: what is read, what is refused, and that reading and writing agree."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import InvalidPosition
from ringside.games.slam_bluff import GAME

from . import fields

LEDGER = {
    "game": "slam-bluff",
    "seats": 3,
    "options": {"lives": 3, "opener": 0},
    "lives": [3, 2, 3],
    "out": [],
    "phase": "respond",
    "turn": 2,
    "roll": ["6", "7"],
    "roller": 1,
    "claim": "76",
    "number": 76,
    "opening": False,
    "shown": [{"roll": ["*", "3"], "claim": "42", "roller": 1, "challenger": 2, "loser": 1}],
}
SHOWN: dict[str, Any] = LEDGER["shown"][0]  # type: ignore[index]


def test_the_position_of_the_ledger_is_read_and_written_back() -> None:
    position = GAME.from_position(LEDGER).position()
    assert {key: position[key] for key in LEDGER} == LEDGER
    assert list(position) == [*LEDGER, "outcome", "rng"]


def test_a_claim_that_no_roll_shows_can_be_read_and_is_never_true() -> None:
    state = GAME.from_position(LEDGER | {"claim": "66", "number": 66})
    accepted = state.copy()
    accepted.play(2, "accept")
    assert accepted.moves(2)[0] == "declare 67"
    state.play(2, "challenge")
    assert state.lives == [3, 1, 3]


def test_options_left_out_take_their_defaults() -> None:
    position = fields()
    del position["options"]
    assert GAME.from_position(position).options == {"lives": 3, "opener": 0}


def test_a_position_that_is_over_says_so_by_itself() -> None:
    outcome = GAME.from_position(fields(lives=[0, 2, 0], out=[2, 0])).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1, 3))


def test_a_finished_game_is_read_and_written_back() -> None:
    state = GAME.from_position(LEDGER | {"lives": [0, 1, 1], "out": [0]})
    state.play(2, "challenge")
    assert GAME.from_position(state.position()).position() == state.position()


@pytest.mark.parametrize("name", [name for name in LEDGER if name != "options"])
def test_a_missing_field_is_named(name: str) -> None:
    position = {key: value for key, value in LEDGER.items() if key != name}
    with pytest.raises(InvalidPosition, match=name):
        GAME.from_position(position)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"options": {"opener": 3}}, "a seat that is not there: only 3 sit here"),
        ({"options": {"lives": 0}}, "1 to 9"),
        ({"lives": [3, 3]}, "3 items"),
        ({"lives": [3, 3, 10]}, r"lives\[2\]"),
        ({"lives": [3, 3, True]}, r"lives\[2\]"),
        ({"lives": [3, 3, 0]}, "Without lives left: 2"),
        ({"out": [2]}, "Everybody has lives left"),
        ({"lives": [3, 3, 0], "out": [2, 2]}, "twice"),
        ({"lives": [0, 0, 0], "out": [0, 1, 2]}, "Somebody"),
        ({"lives": [3, 0, 3], "out": [1]}, "without lives can neither"),
        ({"phase": "roll"}, "declare and respond"),
        ({"phase": "declare"}, "'claim' must be null"),
        ({"phase": "declare", "claim": None}, "'turn' must be the roller"),
        ({"phase": "declare", "claim": None, "turn": 1, "opening": True}, "'number' must be null"),
        ({"turn": 1}, "own claim"),
        ({"turn": 3}, "0 to 2"),
        ({"roll": ["7", "6"]}, r"roll\[0\]"),
        ({"roll": ["6", "6"]}, r"roll\[1\]"),
        ({"roll": [6, 7]}, r"roll\[0\]"),
        ({"roll": ["6"]}, "2 items"),
        ({"claim": None}, "claim"),
        ({"claim": "100"}, "a code such as 67"),
        ({"claim": 76}, "a code such as 67"),
        ({"claim": "07"}, "a code such as 67"),
        ({"number": 0}, "1 to 99"),
        ({"number": 75}, "'number' must be 76"),
        ({"number": None}, "'number' must be 76"),
        ({"number": 76.0}, "whole number"),
        ({"opening": True}, "'opening' must be false"),
        ({"opening": 0}, "true or false"),
        ({"shown": {}}, "list"),
        ({"shown": [SHOWN | {"challenger": 1}]}, "own claim"),
        ({"shown": [SHOWN | {"loser": 0}]}, "loser"),
        ({"shown": [SHOWN | {"claim": []}]}, r"shown\[0\].claim"),
        ({"shown": [SHOWN | {"roll": ["*", "*"]}]}, r"roll\[1\]"),
        ({"outcome": {"winners": [0], "ranks": [1, 2, 3], "reason": "last-standing"}}, "outcome"),
    ],
)
def test_what_cannot_be_read_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.from_position(LEDGER | changes)


def test_a_wrong_outcome_of_a_finished_game_is_refused() -> None:
    outcome = {"winners": [0], "ranks": [1, 2, 3], "reason": "last-standing"}
    with pytest.raises(InvalidPosition, match="does not fit"):
        GAME.from_position(fields(lives=[0, 2, 0], out=[2, 0], outcome=outcome))
