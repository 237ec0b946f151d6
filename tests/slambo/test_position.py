"""Positions of SLAMBO!: read, written, refused."""

from __future__ import annotations

from typing import Any

import pytest

from ringside import InvalidMove, InvalidPosition
from ringside.games.slambo import GAME

from .table import bout, fields

LEDGER: dict[str, Any] = {
    "game": "slambo",
    "seats": 2,
    "options": {"side": "0-10", "hand": None, "memory": True, "deck": None, "totals": "open"},
    "hands": [["+1", "-7"], ["+2", "+6", "-5"]],
    "aside": ["+8"],
    "pile": ["+4"],
    "last_pile": ["+5", "+8"],
    "balance": 9,
    "shame": [0, 1],
    "stake": 1,
    "turn": 1,
    "direction": 1,
    "opener": 0,
    "second": None,
    "bouts": 2,
}


def test_the_position_of_the_ledger_reads_and_writes() -> None:
    written = GAME.from_position(LEDGER).position()
    assert {name: written[name] for name in LEDGER} == LEDGER
    assert GAME.from_position(written).position() == written


def test_cards_are_written_in_the_order_of_the_ledger() -> None:
    state = bout("copy turn-2 swing5 -1 +3 turn+2", "+1")
    assert state.position()["hands"][0] == ["+3", "-1", "swing5", "turn+2", "turn-2", "copy"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"hands": [["+9"], ["+1"]]}, "hands"),
        ({"hands": [["swing3+"], ["+1"]]}, "hands"),
        ({"hands": [["+1"]]}, "2 items"),
        ({"hands": [["+1", "+1"], ["+1"]]}, "plus 1 3 times; the deck has 2"),
        ({"hands": [["+4", "+4"], ["+1"]]}, "plus 4 3 times"),
        ({"hands": [["swing8"], ["+1"]]}, "swing 8 once; the deck has 0"),
        ({"hands": [[], []]}, "All hands are empty"),
        ({"hands": [["+1"], []]}, "Seat 1 is to move but holds no card"),
        ({"pile": ["swing3"]}, r"such as swing3\+"),
        ({"pile": "+4"}, "list"),
        ({"last_pile": ["+1"] * 3}, "plus 1 3 times"),
        ({"balance": 11}, "11 is not from 0 to 10"),
        ({"balance": "5"}, "balance"),
        ({"balance": True}, "balance"),
        ({"shame": [0]}, "2 items"),
        ({"shame": [-1, 0]}, "shame"),
        ({"stake": 0}, "stake"),
        ({"turn": 2}, "turn"),
        ({"direction": 0}, "direction"),
        ({"opener": None}, "opener"),
        ({"second": 5}, "second"),
        ({"bouts": 0}, "bouts"),
        ({"options": {"deck": ["+1"]}}, "the deck has 1"),
        ({"options": {"deck": ["boo"]}}, "boo"),
        ({"outcome": {"winners": [0], "ranks": [1, 2], "reason": "shame"}}, "does not fit"),
    ],
)
def test_what_cannot_be_read_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.from_position(LEDGER | changes)


@pytest.mark.parametrize("name", [name for name in LEDGER if name != "options"])
def test_every_field_is_needed(name: str) -> None:
    with pytest.raises(InvalidPosition, match=name):
        GAME.from_position({key: value for key, value in LEDGER.items() if key != name})


def test_two_seats_may_be_given_specials() -> None:
    assert bout("copy", "swing3 turn+2").moves(0) == ["copy"]


@pytest.mark.rule("SLAMBO-12")
def test_slambo_12_three_shame_cards_end_a_position_that_does_not_say_so() -> None:
    state = bout("+1", "+2", "+3", shame=[0, 4, 0])
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0, 2), (1, 3, 1))
    assert GAME.from_position(state.position()).position() == state.position()
    with pytest.raises(InvalidPosition, match="does not fit"):
        bout("+1", "+2", shame=[3, 0], outcome={"winners": [0], "ranks": [1, 2], "reason": "shame"})


def test_actions_are_numbered_as_the_notation_lists_them() -> None:
    """Records and trained bots rely on this order."""
    state = bout("+1", "+1")
    listed = [state.text(0, action) for action in range(GAME.num_actions)]
    assert listed[:15] == [f"+{n}" for n in range(1, 9)] + [f"-{n}" for n in range(1, 8)]
    assert listed[15:19] == ["swing1+", "swing1-", "swing2+", "swing2-"]
    assert listed[31:35] == ["turn+1", "turn-1", "turn+2", "turn-2"]
    assert listed[46:] == ["turn-8", "copy"]
    assert [state.parse(0, text) for text in listed] == list(range(48))


@pytest.mark.parametrize("text", ["", "4", "+9", "-8", "+04", "swing9+", "swing3", "turn2", "COPY"])
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(InvalidMove):
        bout("+1", "+1").play(0, text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_and_records_round_trip_through_a_game(seats: int) -> None:
    state = GAME.new(seats, seed=seats, side="1-9")
    while state.to_move():
        position = state.position()
        assert GAME.from_position(position).position() == position
        seat = state.to_move()[0]
        state.play(seat, state.moves(seat)[-1])
    assert GAME.replay(state.record()).position() == state.position()
    assert GAME.from_position(state.position()).outcome() == state.outcome()


def test_hands_given_in_any_order_are_the_same_position() -> None:
    one = GAME.from_position(fields("+1 -3 copy", "+2"))
    other = GAME.from_position(fields("copy +1 -3", "+2"))
    assert one.position() == other.position()
