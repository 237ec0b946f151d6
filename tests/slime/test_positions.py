"""Positions: what is written, what is read, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringside import InvalidMove, InvalidPosition

from .positions import GAME, SMALL_BOARD, full, pending, play, table

LEDGER: dict[str, Any] = {
    "game": "slime",
    "seats": 3,
    "options": {
        "modes": ["flowers"],
        "board": "small",
        "start": "free",
        "turn_limit": 300,
        "confused_in_duel": False,
        "slow_seconds": 60,
        "opener": 0,
        "pieces": None,
        "conquering": "one",
        "stop_answers": "anyone",
    },
    "slime": {"0,-3": 0, "3,0": 1, "-3,3": 2},
    "hands": [["growing-2", "stop"], ["bomb"], []],
    "deck": ["thief", "snake"],
    "discard": [],
    "market": [],
    "stuck": [False, False, False],
    "entered": [True, True, True],
    "turn": 0,
    "direction": 1,
    "turns": 3,
    "quiet": 0,
    "phase": "main",
    "played": 0,
    "replaced": False,
    "reentered": False,
    "pending": None,
    "allowed": [],
}


ALL = {"options": {"conquering": "all"}}


def test_the_position_of_the_rules_is_read_and_written_back() -> None:
    state = GAME.from_position(LEDGER)
    position = state.position()
    assert {key: position[key] for key in LEDGER} == LEDGER
    assert list(position["options"]) == list(LEDGER["options"])
    assert state.moves(0) == [
        "place -1,-2", "place 0,-2", "place 1,-3",
        "play growing-2", "replace growing-2", "replace stop",
    ]  # fmt: skip


def test_hands_are_written_in_the_order_of_the_table() -> None:
    state = table(3, {"0,0": 0}, [["stop", "bomb", "moving-1", "bomb"]])
    assert state.position()["hands"][0] == ["moving-1", "bomb", "bomb", "stop"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"slime": {"4,0": 0}}, "no hex 4,0"),
        ({"slime": {"9,9": 0}}, "a code such as 0,-3"),
        ({"slime": {"0,0": 3}}, "from 0 to 2"),
        ({"slime": []}, "must be an object"),
        ({"hands": [["bombe"], [], []]}, "a code such as growing-2"),
        ({"hands": [["bomb"] * 4, [], []]}, "more than 3 of the card"),
        (
            {"hands": [["bomb"] * 2, ["bomb"], []], "deck": ["bomb"]},
            "more than 3 of the card",
        ),
        ({"hands": [[], []]}, "a list of 3 items"),
        ({"deck": "bomb"}, "must be a list"),
        ({"market": ["bomb", "snake", "thief", "hungry"]}, "3 is the most"),
        ({"stuck": [0, 0, 0]}, "true or false"),
        ({"turn": 3}, "from 0 to 2"),
        ({"direction": 0}, "one of 1 and -1"),
        ({"phase": "lunch"}, "one of enter"),
        ({"played": 4}, "from 0 to 3"),
        ({"allowed": [1, 1]}, "seat 1 twice"),
        ({"pending": pending("bomb")}, "but 'bomb' is pending"),
        ({"phase": "react"}, "nothing is pending"),
        ({"phase": "resolve", "pending": pending("confused")}, "confused"),
        ({"phase": "resolve", "pending": pending("bomb", 1)}, "seat whose turn it is"),
        ({"phase": "resolve", "pending": pending("bomb", left=2)}, "from 1 to 1"),
        ({"phase": "react", "pending": pending("stop")}, "never pending"),
        ({"phase": "react", "pending": pending("grow", target="0,-3")}, "does not fit"),
        ({"phase": "react", "pending": pending("shrink", target="0,0")}, "does not fit"),
        ({"phase": "react", "pending": pending("bomb"), "allowed": [1, 2]}, "Nobody has a move"),
        ({"phase": "resolve", "pending": pending("conquering")} | ALL, "'conquering' is pending"),
        ({"phase": "draw"}, "only with a market"),
        ({"phase": "haunt"}, "for a stuck seat"),
        ({"stuck": [True, False, False]}, "for a stuck seat"),
        ({"phase": "over"}, "nothing has ended"),
        (
            {"outcome": {"winners": [0], "ranks": [1, 2, 2], "reason": "last"}},
            "phase is not 'over'",
        ),
        ({"options": {"modes": ["flowers", "flowers"]}}, "modes"),
        ({"options": {"modes": "flowers"}}, "modes"),
        ({"options": {"turn_limit": 0}}, "turn_limit"),
        ({"options": {"pieces": 0}}, "pieces"),
        ({"options": {"opener": 3}}, "a seat that is not there: only 3 sit here"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(
    change: dict[str, Any], reason: str
) -> None:
    with pytest.raises(InvalidPosition, match=reason):
        GAME.from_position(LEDGER | change)


def test_every_field_is_needed() -> None:
    for field in LEDGER:
        if field != "options":
            with pytest.raises(InvalidPosition):
                GAME.from_position({key: LEDGER[key] for key in LEDGER if key != field})


def test_a_position_in_the_middle_of_a_card_goes_on() -> None:
    state = table(
        3,
        {"0,0": 0, "1,0": 0, "2,0": 0},
        phase="resolve",
        played=1,
        pending=pending("moving-3", left=2, moved=["1,0"]),
    )
    assert not any(move.startswith("move 1,0>") for move in state.moves(0))
    assert state.moves(0)[-1] == "done"
    again = GAME.from_position(json.loads(json.dumps(state.position())))
    assert again.position() == state.position()


def test_a_finished_game_is_read_with_and_without_its_outcome() -> None:
    state = play(table(3, full({"0,0": 1}, 0)), "0 end")
    position = state.position()
    assert GAME.from_position(position).position() == position
    del position["outcome"]
    assert GAME.from_position(position).position()["outcome"] == state.position()["outcome"]


def test_what_is_no_move_cannot_be_read() -> None:
    state = table(3, {"0,0": 0})
    for text in ("place 9,9", "place  1,0", "place 1,0 ", "Place 1,0", "play", "rob 8", "", "1,0"):
        with pytest.raises(InvalidMove):
            state.play(0, text)


def test_a_large_board_has_moves_on_both_halves_of_its_masks() -> None:
    state = GAME.new(8, 1, start="fixed")
    assert len(state.view(None)["slimes"]) == 8
    everywhere = table(3, {"0,0": 0}, [["jumping"]], options={"board": "large"})
    play(everywhere, "0 play jumping")
    assert len(everywhere.moves(0)) == 90
    assert everywhere.moves(0)[0] == "place -5,0"
    assert everywhere.moves(0)[-1] == "place 5,0"
    assert len(SMALL_BOARD) == 37
