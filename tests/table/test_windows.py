"""Windows for reactions: everybody has equally long, and nothing shows who could react."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ringside
from ringside.table.log import SILENT, Answer, Entry, Passed, Played
from ringside.table.presence import Presence
from ringside.table.refusal import Refusal
from ringside.table.setup import Clock, Inner
from ringside.table.story import heard
from ringside.table.table import Table
from ringside.table.window import Pauses
from tests.slamball.court import at
from tests.table.build import NOW, dealt, guest_at, play
from tests.table.toy import TOY, Toy, ToyState


class Hurried(Toy):
    """Its windows are races."""

    race = 2.0


HURRIED = Hurried()


def table_with(*stops: bool, clock: Clock | None = None) -> Table:
    """A table of the toy where these seats hold a stop; seat 0 has announced something."""
    table = dealt(TOY, len(stops), clock=clock)
    state = table.state
    assert isinstance(state, ToyState)
    state.stops = list(stops)
    play(table, 0, "announce")
    return table


def submit(table: Table, seat: int, move: str, now: float = NOW) -> Played | Answer:
    return table.submit(guest_at(table, seat), seat, table.version, move, "", now)


def events(played: Played, viewer: int | None = None) -> list[str]:
    """The types of what a viewer was told."""
    return [event["type"] for event in msgspec.json.decode(heard(played.told, viewer))]


def seen(table: Table, viewer: int | None, now: float = NOW) -> Any:
    """All that a viewer is shown of a table."""
    window = table.window
    return (
        table.view(viewer),
        table.moves(viewer, now),
        table.waiting(),
        table.version,
        table.hidden(),
        table.clocks.bank,
        table.seconds_left(now),
        None if window is None else (window.left(now), window.seconds),
        list(table.story.steps(viewer)),
    )


def test_everybody_but_who_announced_it_is_asked_whatever_they_hold() -> None:
    table = table_with(True, True, False)
    assert table.waiting() == [1, 2]
    assert table.moves(1, NOW) == ["allow", "stop"]
    assert table.moves(2, NOW) == ["allow"]
    assert table.window is not None
    assert table.window.left(NOW + 0.5) == 1.5


def test_letting_it_pass_is_noted_and_nobody_else_can_tell() -> None:
    one, other = table_with(True, True, False), table_with(True, True, False)
    assert isinstance(submit(one, 1, "allow", NOW + 1), Answer)
    for viewer in (0, 2, None):
        assert seen(one, viewer, NOW + 1) == seen(other, viewer, NOW + 1)
    assert one.moves(1, NOW) == []
    assert one.view(1)["asked"] is None
    assert (one.numbers, one.version) == (1, 1)


def test_who_let_it_pass_cannot_stop_it_any_more() -> None:
    table = table_with(False, True, False)
    submit(table, 1, "allow")
    with pytest.raises(Refusal) as caught:
        submit(table, 1, "stop")
    assert caught.value.reason["code"] == "let-pass"


@pytest.mark.parametrize("answered", [(), (1,), (1, 2)])
def test_the_end_is_told_once_and_the_same_whoever_answered(answered: tuple[int, ...]) -> None:
    table, silent = table_with(False, True, False), table_with(False, False, False)
    for seat in answered:
        submit(table, seat, "allow", NOW + 0.3)
    ends = [each.lapse(NOW + 2) for each in (table, silent)]
    assert ends[0] == ends[1]
    assert events(ends[0]) == ["settled"]
    assert (ends[0].version, ends[0].seat) == (2, None)
    assert ends[0].entries == [
        Entry(2, 1, "allow", NOW + 2, 0.0, SILENT),
        Entry(3, 2, "allow", NOW + 2, 0.0, SILENT),
    ]
    assert table.window is None
    assert table.waiting() == [1]


def test_a_stop_is_carried_out_at_once_and_opens_a_new_window() -> None:
    table = table_with(True, False, True)
    submit(table, 1, "allow", NOW + 1)
    played = play(table, 2, "stop", now=NOW + 1.5)
    assert events(played) == ["stopped"]
    assert table.window is not None
    assert table.window.left(NOW + 1.5) == 2.0
    assert table.waiting() == [0, 1]
    assert table.moves(1, NOW + 2) == ["allow"], "it is another question"
    with pytest.raises(Refusal) as caught:
        table.submit("bob", 1, 1, "allow", "", NOW + 2)
    assert caught.value.code == "stale"
    stop_of_stop = play(table, 0, "stop", now=NOW + 3)
    assert events(stop_of_stop) == ["stopped"]
    assert events(table.lapse(NOW + 5)) == ["settled"]
    assert table.view(None)["scores"] == [1, 0, 0]


def test_a_window_is_on_nobodys_clock() -> None:
    table = table_with(False, True, True, clock=Clock(3, 10))
    assert table.deadline() is None
    assert table.seconds_left(NOW + 1) is None
    with pytest.raises(Refusal):
        table.submit(Inner.CLOCK, 1, 1, "allow", "", NOW + 100)
    played = play(table, 2, "stop", now=NOW + 9)
    assert played.entries[0].took == 0
    table.lapse(NOW + 20)
    assert table.clocks.bank == [10, 10, 10]
    assert table.deadline() == (NOW + 33, 1)


def test_after_a_crash_the_log_replays_and_the_window_starts_afresh() -> None:
    table = table_with(False, True, False)
    entries = [Entry(1, 0, "announce", NOW, 0.0)]
    submit(table, 1, "allow")
    entries += table.lapse(NOW + 2).entries
    entries += play(table, 1, "announce", now=NOW + 3).entries
    again = dealt(TOY, 3)
    again.restore(entries, NOW + 1000)
    assert again.window is not None
    assert again.window.left(NOW + 1000) == 2.0
    assert (again.version, again.numbers) == (3, 4)
    assert list(again.story.told()) == list(table.story.told())
    assert again.story.seats == table.story.seats
    assert again.since == table.since


def test_who_let_it_pass_is_answered_alike_after_a_crash() -> None:
    table = table_with(False, True, False)
    entries = [Entry(1, 0, "announce", NOW, 0.0)]
    passed = table.submit("bob", 1, 1, "allow", "b1", NOW + 1)
    assert passed == Passed(1, seat=1, id="b1")
    again = dealt(TOY, 3)
    again.restore(entries, NOW + 9, [passed])
    assert again.submit("bob", 1, 1, "allow", "b1", NOW + 9).version == 1
    with pytest.raises(Refusal) as caught:
        submit(again, 1, "stop", NOW + 9)
    assert caught.value.reason["code"] == "let-pass", "it stays so"
    entries += table.lapse(NOW + 2).entries
    later = dealt(TOY, 3)
    later.restore(entries, NOW + 9, [passed])
    assert later.submit("bob", 1, 1, "allow", "b1", NOW + 9) == Answer(1)
    assert later.version == 2


def test_two_windows_that_end_one_after_the_other_stay_two_versions() -> None:
    entries = [
        Entry(1, 0, "announce", NOW, 0.0),
        *(Entry(n, n - 1, "allow", NOW + 2, 0.0, SILENT) for n in (2, 3)),
        Entry(4, 1, "announce", NOW + 3, 0.0),
        *(Entry(n, seat, "allow", NOW + 5, 0.0, SILENT) for n, seat in ((5, 0), (6, 2))),
    ]
    table = dealt(TOY, 3)
    table.restore(entries, NOW + 9)
    assert table.version == 4
    assert table.story.batches == {2: 2, 4: 2}


def test_a_window_is_shorter_where_nobody_has_to_be_waited_for() -> None:
    pauses = Pauses(2.0, 0.5)
    strangers, one_device = dealt(TOY, 3), dealt(TOY, 3, guests="ann ann ann")
    with_bots = dealt(TOY, 3)
    for seat in with_bots.setup.seats[1:]:
        seat.kind, seat.guest = "bot", ""
    assert [pauses.at(t.setup) for t in (strangers, one_device, with_bots)] == [2.0, 0.5, 0.5]


@pytest.mark.parametrize(("lone", "seconds"), [(None, 2.0), (1, 10.0), (2, 2.0)])
def test_only_a_lone_person_who_can_react_has_longer(lone: int | None, seconds: float) -> None:
    table = dealt(TOY, 3)
    state = table.state
    assert isinstance(state, ToyState)
    state.stops = [False, True, False]
    table.lone = lone
    play(table, 0, "announce")
    assert table.window is not None
    assert table.window.seconds == seconds
    submit(table, 1, "allow", NOW + 5)
    assert table.window.left(NOW + 5) == 0.0, "the bots have had their time"


def test_a_race_is_longer_and_over_as_soon_as_nobody_is_in_it() -> None:
    slamball = ringside.game("slamball")
    table = dealt(slamball, 2)
    table.state = at(("", ""), phase="race", ask=[0, 1], clock=1)
    table._see_to(None, True, NOW)
    table._open_window(NOW)
    assert table.window is not None
    assert table.window.left(NOW) == 2.0 * slamball.race
    assert isinstance(submit(table, 0, "leave", NOW + 1), Answer)
    played = submit(table, 1, "leave", NOW + 2)
    assert isinstance(played, Played)
    assert events(played) == ["left-ball", "left-ball", "got-ball"]
    assert table.window is None


def test_the_last_to_leave_a_race_is_answered_alike_after_a_crash() -> None:
    table = dealt(HURRIED, 3)
    entries = play(table, 0, "announce").entries
    first = table.submit("bob", 1, 1, "allow", "b", NOW)
    assert isinstance(first, Passed)
    last = table.submit("cid", 2, 1, "allow", "c", NOW)
    assert isinstance(last, Played)
    again = dealt(HURRIED, 3)
    again.restore([*entries, *last.entries], NOW + 9, [first])
    assert again.version == last.version == 2
    assert again.submit("bob", 1, 1, "allow", "b", NOW + 9) == Answer(1)
    assert again.submit("cid", 2, 1, "allow", "c", NOW + 9) == Answer(2)


def test_a_game_given_up_in_a_window_is_over() -> None:
    table = table_with(False, True, False)
    table.resign(0)
    assert table.window is None
    assert table.waiting() == []


def test_nobody_is_alone_while_somebody_looks_on() -> None:
    table = dealt(TOY, 3)
    presence = Presence(table.setup, NOW)
    presence.arrive("ann")
    assert presence.lone() is None, "Bob may come back"
    for seat in table.setup.seats[1:]:
        seat.kind, seat.guest = "bot", ""
    assert presence.lone() == 0
    presence.arrive("eve")
    assert presence.lone() is None
    presence.leave("eve", NOW)
    assert presence.lone() == 0
