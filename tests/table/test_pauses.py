"""Announced cards in Slime Games: everybody waits equally long, and nothing shows who could
react (SLIME-36); and the minute of slow (SLIME-52)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringside.table import history
from ringside.table.refusal import Refusal
from ringside.table.table import Table
from tests.table.build import NOW, at_position, dealt, play

POSITION: dict[str, Any] = {
    "game": "slime",
    "seats": 3,
    "options": {},
    "slime": {"0,-3": 0, "1,-3": 1, "-3,3": 2},
    "hands": [["adventurous", "bomb"], ["thief"], ["snake"]],
    "deck": ["snake", "snake", "snake"],
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


def table_with(cards_of_1: list[str], cards_of_2: list[str], **changes: Any) -> Table:
    """Seat 0 to move; the others hold these cards."""
    hands = [["adventurous", "bomb"], cards_of_1, cards_of_2]
    return at_position(dealt("slime", 3), {**POSITION, "hands": hands, **changes})


def seen(table: Table, seat: int | None) -> str:
    """All that a viewer is shown of a table."""
    view = table.view(seat), table.moves(seat, NOW), table.waiting(), table.version
    return json.dumps(view)


@pytest.mark.rule("SLIME-36")
@pytest.mark.parametrize("move", ["play adventurous", "play bomb"])
def test_slime_36_nobody_sees_whether_somebody_could_stop(move: str) -> None:
    nobody, somebody = table_with(["thief"], ["snake"]), table_with(["stop"], ["snake"])
    first, second = play(nobody, 0, move), play(somebody, 0, move)
    assert (first.announced, second.announced) == (True, True)
    assert nobody.game.reactors(nobody.state) == []
    assert somebody.game.reactors(somebody.state) == [1]
    for viewer in (0, 2, None):
        assert seen(nobody, viewer) == seen(somebody, viewer)
        assert history.told(nobody, first, viewer) == history.told(somebody, second, viewer)
    # Time passes, seat 1 lets it happen, and the pause ends.
    silent = play(somebody, 1, "allow")
    assert silent.silent
    for viewer in (0, 2, None):
        assert seen(nobody, viewer) == seen(somebody, viewer)
        assert history.told(somebody, silent, viewer) == []
    ends = nobody.resume(NOW + 3), somebody.resume(NOW + 3)
    for viewer in (0, 2, None):
        assert seen(nobody, viewer) == seen(somebody, viewer)
        assert history.told(nobody, ends[0], viewer) == history.told(somebody, ends[1], viewer)
        assert history.lines(nobody, viewer) == history.lines(somebody, viewer)


@pytest.mark.rule("SLIME-36")
def test_slime_36_the_effect_is_told_only_after_the_pause() -> None:
    table = table_with(["thief"], ["snake"])
    played = play(table, 0, "play adventurous")
    assert history.told(table, played, 0) == ["{0} plays Adventurous Slime."]
    assert "adventurous" not in table.view(0)["hand"]
    assert len(table.view(0)["hand"]) == 1
    told = history.told(table, table.resume(NOW), 2)
    assert told == ["{0} draws 2 cards."]
    assert len(table.view(0)["hand"]) == 3


@pytest.mark.rule("SLIME-36")
def test_slime_36_refusals_tell_nothing_either() -> None:
    reasons = []
    for cards in (["thief"], ["stop"]):
        table = table_with(cards, ["snake"])
        play(table, 0, "play bomb")
        for seat, move in ((0, "target 1,-3"), (0, "place 0,0"), (2, "stop"), (2, "allow")):
            with pytest.raises(Refusal) as caught:
                table.submit(seat, table.version, move, "", NOW)
            reasons.append((caught.value.code, caught.value.reason, caught.value.rule))
    assert reasons[: len(reasons) // 2] == reasons[len(reasons) // 2 :]
    assert {code for code, _, _ in reasons} == {"too-soon"}


@pytest.mark.rule("SLIME-35")
def test_slime_35_a_stop_is_seen_at_once_and_opens_a_new_pause() -> None:
    table = table_with(["stop"], ["snake"])
    play(table, 0, "play bomb")
    assert table.moves(1, NOW) == ["stop", "allow"]
    stopped = play(table, 1, "stop")
    assert stopped.announced
    assert not stopped.silent
    assert table.version == 2
    assert history.told(table, stopped, None) == ["{1} stops it!"]
    assert table.view(None)["reacting"]
    told = history.told(table, table.resume(NOW), None)
    assert told == ["It does not happen."]
    assert table.moves(0, NOW)


def test_the_log_and_the_versions_are_the_same_after_a_restart() -> None:
    table = table_with(["stop"], ["snake"])
    play(table, 0, "play adventurous")
    play(table, 1, "allow")
    table.resume(NOW)
    play(table, 0, "place 0,-2")
    lines = history.lines(table, 2)
    assert [version for version, _, _ in lines] == [1, 2, 3]


@pytest.mark.rule("SLIME-52")
def test_slime_52_freeze_is_too_soon_before_the_minute_is_over() -> None:
    table = table_with(["thief"], ["snake"], options={"modes": ["slow"]})
    assert "freeze" not in table.moves(1, NOW + 59)
    with pytest.raises(Refusal) as caught:
        table.submit(1, 0, "freeze", "", NOW + 59)
    assert caught.value.code == "too-soon"
    assert table.next_wait(NOW + 59) == pytest.approx(1)
    assert table.wait_of(1, NOW + 50) == pytest.approx(10)
    assert table.wait_of(0, NOW + 50) is None
    assert table.wait_of(None, NOW + 50) is None
    assert table.moves(1, NOW + 60) == ["freeze"]
    assert table.next_wait(NOW + 60) is None
    play(table, 1, "freeze", now=NOW + 60)
    assert table.view(None)["phase"] == "freeze"


@pytest.mark.rule("SLIME-52")
def test_slime_52_the_minute_begins_anew_with_every_turn() -> None:
    table = table_with(["thief"], ["snake"], options={"modes": ["slow"]})
    play(table, 0, "place 0,-2", now=NOW + 50)
    with pytest.raises(Refusal) as caught:
        table.submit(2, table.version, "freeze", "", NOW + 80)
    assert caught.value.code == "too-soon"
    play(table, 2, "freeze", now=NOW + 110)
