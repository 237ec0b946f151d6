"""What clients are told: the messages to them, built from a table."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Any

import msgspec

from ringside.server import messages as m
from ringside.server.changes import Sight
from ringside.server.game_list import edition
from ringside.table import seating
from ringside.table.log import Played
from ringside.table.presence import Presence
from ringside.table.story import NOTHING, PACKED, Viewer, heard
from ringside.table.table import Table

if TYPE_CHECKING:
    from ringside.server.stores.base import Spoke

encode = msgspec.json.Encoder().encode
SAVING = {on: encode(m.Saving(on)) for on in (True, False)}


def ready(events: bytes) -> Any:
    """Events that are in JSON already, to go into a message as they are."""
    return msgspec.Raw(events)


class Moment:
    """What everybody is told alike at one moment, looked up once."""

    __slots__ = ("hidden", "now", "seconds", "waiting", "window")

    def __init__(self, table: Table) -> None:
        self.now = now = time()
        self.waiting = table.waiting()
        self.hidden = table.hidden()
        self.seconds = table.seconds_left(now)
        self.window: m.ReactionWindow | None = None
        if table.window is not None:
            left = round(table.window.left(now), 2)
            self.window = m.ReactionWindow(left, table.window.seconds)


def moved_message(
    table: Table, played: Played, viewer: Viewer, sight: Sight, moment: Moment
) -> bytes:
    """What changed for a viewer with a move, and what it brought."""
    # Others learn of a move what the events tell; it may be a sealed choice.
    moved = None
    if viewer is not None and viewer == played.seat and played.entries:
        moved = viewer, played.entries[0].move
    events = heard(played.told, viewer)
    steps = [] if events == NOTHING else [m.Step(played.version, played.seat, ready(events))]
    view, since = sight.note(table.version, table.view(viewer))
    return view_message(table, viewer, moment, view, steps, since, moved)


def whole_view(table: Table, viewer: Viewer, sight: Sight, story: bool = False) -> bytes:
    """All that a viewer sees now, with the ``story`` so far if that is wanted; versions that
    nobody may look up are left out of it."""
    moment, view = Moment(table), table.view(viewer)
    sight.note(table.version, view)
    steps = steps_so_far(table, viewer, moment.hidden) if story else []
    return view_message(table, viewer, moment, view, steps)


def steps_so_far(table: Table, viewer: Viewer, hidden: int) -> Any:
    """What a viewer has been told, but for the last versions that nobody may look up. Most of a
    long game has been written out before (`Hub.open`)."""
    story, first = table.story, table.version - hidden
    missing = story.unwritten(viewer)
    if missing:
        story.keep(viewer, missing, story.write_out(viewer, missing))
    seen = min(len(story.packed), (first - 1) // PACKED) if hidden else len(story.packed)
    pages = story.pages.get(viewer, [])[: max(0, seen)]
    left_out = range(first, table.version)
    steps = [
        m.Step(version, seat, ready(events))
        for version, seat, events in story.steps(viewer, len(pages))
        if version not in left_out and events != NOTHING
    ]
    if not pages:
        return steps
    parts = [page for page in (*pages, encode(steps)[1:-1]) if page]
    return ready(b"[" + b",".join(parts) + b"]")


def view_message(
    table: Table,
    viewer: Viewer,
    moment: Moment,
    view: dict[str, Any],
    steps: Any,
    since: int | None = None,
    moved: tuple[int, str] | None = None,
) -> bytes:
    """What a viewer sees now. The ``steps`` are in JSON already if they are many."""
    return encode(
        m.View(
            version=table.version,
            seat=viewer,
            view=view,
            moves=table.moves(viewer, moment.now),
            waiting=moment.waiting,
            steps=steps,
            since=since,
            hidden=moment.hidden,
            seconds=moment.seconds,
            wait=table.wait_of(viewer, moment.now),
            window=moment.window,
            moved=moved,
        )
    )


def said_message(spoke: Spoke) -> bytes:
    """What somebody said."""
    return encode(m.Said(spoke.name, spoke.text, spoke.at, spoke.seat))


def table_info(table: Table, presence: Presence, guest: str) -> m.TableInfo:
    """The table as a guest sees it."""
    setup, now = table.setup, time()
    return m.TableInfo(
        id=setup.id,
        game=setup.game,
        title=table.game.title,
        edition=edition(setup.game),
        status=setup.status,
        options=setup.options,
        players=[player(table, presence, number, guest, now) for number in range(len(setup.seats))],
        host=presence.host() == guest,
        commitment=setup.commitment(),
        secret=setup.secret if setup.status == "over" else "",
        clock=setup.clock,
        spectators=presence.spectators(),
        rematch=setup.rematch,
        wins=setup.wins,
    )


def player(table: Table, presence: Presence, number: int, guest: str, now: float) -> m.Player:
    """Who sits at a seat, as a guest sees it."""
    setup = table.setup
    seat = setup.seats[number]
    person = seat.kind == "person"
    away = presence.away(seat.guest, now) if person else None
    return m.Player(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=person and seat.guest == guest,
        here=away is None,
        away_seconds=int(away or 0),
        word=seat.word,
        bank=table.clocks.bank[number] if setup.clock and table.clocks.bank else None,
        votes=len(presence.votes.get(number, ())),
        needed=presence.votes_needed(number) if away else 0,
        free=setup.status != "over" and seating.taken(table, guest, number) is None,
        kept=seat.kind == "open" and bool(seat.guest) and setup.status == "playing",
    )
