"""Positions of SUMO: the ledger's example, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ringside
from tests.sumo.build import SUMO

LEDGER: dict[str, Any] = {
    "game": "sumo",
    "seats": 2,
    "options": {"moves": "either"},
    "hands": [["r1", "r4", "b2", "b5", "g3", "y4"], ["r2", "r3", "b1", "b3", "g1", "y5"]],
    "aside": ["r5", "g2", "y1", "y3"],
    "clash": [["b4"], ["y2"]],
    "sealed": [None, None],
    "ring": 1,
    "lead": 0,
    "led": None,
    "tricks": [{"lead": 0, "cards": ["g5", "g4"]}],
    "deals": 1,
}


def test_the_ledgers_position_reads_and_writes() -> None:
    state = SUMO.from_position(LEDGER)
    position = state.position()
    assert position.pop("outcome") is None
    assert position.pop("rng").startswith("xoshiro128++:")
    assert position == LEDGER
    assert state.to_move() == [0]
    assert state.moves(0) == LEDGER["hands"][0]


def test_options_left_out_take_their_defaults() -> None:
    state = SUMO.from_position({**LEDGER, "options": {}})
    assert state.position()["options"] == {"moves": "either"}


def test_a_finished_position_reads_and_writes() -> None:
    state = SUMO.from_position(LEDGER)
    state.play(0, "b5")
    state.play(1, "b1")
    position = state.position()
    assert position["outcome"] == {"winners": [1], "ranks": [2, 1], "reason": "hikiotoshi"}
    again = SUMO.from_position(position)
    assert again.position() == position
    assert again.outcome() == state.outcome()
    assert again.to_move() == []


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hands": [["r1", "r9"], ["r2"]]}, "hands\\[0\\]\\[1\\]"),
        ({"aside": ["r1"]}, "red 1 is in the position twice"),
        ({"ring": 2}, "'ring' must be a whole number from -1 to 1, not 2"),
        ({"ring": True}, "'ring'"),
        ({"lead": "0"}, "'lead'"),
        ({"hands": [["r1"]]}, "2 items, not 1"),
        ({"tricks": [{"lead": 0}]}, "'tricks\\[0\\].cards' is missing"),
        ({"hands": [[], []]}, "Seat 0 is to move but holds no card"),
        ({"lead": None, "led": "r5", "aside": []}, "does not say by whom"),
        ({"sealed": ["r5", None], "aside": []}, "the clash is over"),
        (
            {
                "hands": [["r1"], ["r2"]],
                "aside": [],
                "clash": [["b1", "b2", "b3", "b4", "b5", "g1", "g2", "g3", "y1"], []],
            },
            "no seat can have turned up more",
        ),
        ({"options": {"move": "either"}}, "Did you mean 'moves'"),
        ({"options": {"moves": "neither"}}, "'either' and 'answer'"),
        ({"seats": 3}, "for 2 seats, not 3"),
        ({"game": "slime"}, "not 'sumo'"),
        ({"rng": "dice"}, "random stream"),
        ({"outcome": {"winners": [0], "ranks": [1, 2], "reason": "luck"}}, "outcome.reason"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ringside.InvalidPosition, match=words):
        SUMO.from_position({**LEDGER, **change})


@pytest.mark.parametrize("field", sorted(LEDGER.keys() - {"options"}))
def test_a_missing_field_is_named(field: str) -> None:
    position = {key: value for key, value in LEDGER.items() if key != field}
    with pytest.raises(ringside.InvalidPosition, match=f"'{field}' is missing"):
        SUMO.from_position(position)
