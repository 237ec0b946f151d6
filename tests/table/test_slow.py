"""The minute of slow in Slime Games (SLIME-52): the table knows how long a turn has lasted."""

from __future__ import annotations

from typing import Any

import pytest

import ringside
from ringside.table.refusal import Refusal
from ringside.table.table import Table
from tests.table.build import NOW, at_position, dealt, play


def slow_table() -> Table:
    """Three seats, in the middle of a game; seat 0 is to move."""
    position: dict[str, Any] = {
        **ringside.game("slime").new(3, 1, modes=["slow"]).position(),
        "slime": {"0,-3": 0, "1,-3": 1, "-3,3": 2},
        "hands": [["adventurous", "bomb"], ["thief"], ["snake"]],
        "deck": ["snake", "snake", "snake"],
        "entered": [True, True, True],
        "turns": 3,
        "turn": 0,
        "phase": "main",
    }
    return at_position(dealt("slime", 3, modes=["slow"]), position)


@pytest.mark.rule("SLIME-52")
def test_slime_52_freeze_is_too_soon_before_the_minute_is_over() -> None:
    table = slow_table()
    assert "freeze" not in table.moves(1, NOW + 59)
    with pytest.raises(Refusal) as caught:
        table.submit("bob", 1, 0, "freeze", "", NOW + 58.5)
    assert (caught.value.code, caught.value.reason["about"]) == ("too-soon", {"seconds": 2})
    assert table.wait_of(1, NOW + 50) == pytest.approx(10)
    assert table.wait_of(0, NOW + 50) == pytest.approx(10), "so long they cannot be frozen"
    assert table.wait_of(None, NOW + 50) is None
    assert table.moves(1, NOW + 60) == ["freeze"]
    assert table.wait_of(0, NOW + 60) is None
    assert table.wait_of(1, NOW + 60) is None
    play(table, 1, "freeze", now=NOW + 60)
    assert table.view(None)["phase"] == "freeze"


@pytest.mark.rule("SLIME-52")
def test_slime_52_the_minute_begins_again_with_every_turn() -> None:
    table = slow_table()
    play(table, 0, "place 0,-2", now=NOW + 50)
    with pytest.raises(Refusal) as caught:
        table.submit("cid", 2, table.version, "freeze", "", NOW + 80)
    assert caught.value.code == "too-soon"
    play(table, 2, "freeze", now=NOW + 110)


@pytest.mark.rule("SLIME-52")
def test_slime_52_no_freeze_while_a_card_can_be_stopped() -> None:
    table = slow_table()
    play(table, 0, "play bomb")
    assert table.window is not None
    assert table.wait_of(1, NOW + 50) is None
