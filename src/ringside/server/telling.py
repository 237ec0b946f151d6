"""What clients are told: the messages to them, built from a table."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec

from ringside.server import messages as m
from ringside.table import history, seating
from ringside.table.table import Played, Resumed, Table

if TYPE_CHECKING:
    from ringside.server.live import LiveTable

encode = msgspec.json.Encoder().encode

Viewer = int | None


def moved_message(table: Table, played: Played, viewer: Viewer, waiting: list[int]) -> bytes:
    """The view after a move, with the lines it brought."""
    entry = played.entry
    # Others learn of a move what the lines tell; it may be a sealed choice.
    moved = (entry.seat, entry.move) if viewer == entry.seat else None
    log = brought(table, played, entry.seat, viewer)
    return view_message(table, viewer, log, moved, waiting)


def resumed_message(table: Table, resumed: Resumed, viewer: Viewer) -> bytes:
    """The view at the end of a pause, with what came of the card."""
    return view_message(table, viewer, brought(table, resumed, resumed.seat, viewer))


def brought(table: Table, step: Played | Resumed, seat: int, viewer: Viewer) -> list[m.Line]:
    """The lines of a step."""
    lines = history.told(table, step, viewer)
    return [m.Line(step.version, seat, lines)] if lines else []


def view_message(
    table: Table,
    viewer: Viewer,
    log: list[m.Line] | None = None,
    moved: tuple[int, str] | None = None,
    waiting: list[int] | None = None,
) -> bytes:
    """What a viewer sees now; without ``log`` with everything so far."""
    now = time()
    if log is None:
        log = [m.Line(*line) for line in history.lines(table, viewer)]
    return encode(
        m.View(
            version=table.version,
            seat=viewer,
            view=table.view(viewer),
            moves=table.moves(viewer, now),
            waiting=table.waiting() if waiting is None else waiting,
            log=log,
            hidden=table.hidden(),
            seconds=table.seconds_left(now),
            wait=table.wait_of(viewer, now),
            moved=moved,
        )
    )


def table_info(live: LiveTable, guest: str) -> m.Table:
    """The table as a guest sees it."""
    setup = live.table.setup
    here = live.guests_here()
    seated = {seat.guest for seat in setup.seats if seat.kind == "person"}
    return m.Table(
        id=setup.id,
        game=setup.game,
        title=live.table.game.title,
        status=setup.status,
        options=setup.options,
        players=[player(live, number, guest, here) for number in range(len(setup.seats))],
        host=live.host() == guest,
        commitment=setup.commitment(),
        secret=setup.secret if setup.status == "over" else "",
        clock=m.Clock(setup.clock.seconds, setup.clock.bank) if setup.clock else None,
        spectators=len(here - seated),
        rematch=setup.rematch,
    )


def player(live: LiveTable, number: int, guest: str, here: set[str]) -> m.Player:
    """Who sits at a seat, as a guest sees it."""
    table = live.table
    setup = table.setup
    seat = setup.seats[number]
    person = seat.kind == "person"
    away = live.away(seat.guest) if person else None
    return m.Player(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        mine=person and seat.guest == guest,
        here=not person or seat.guest in here,
        away_seconds=int(away or 0),
        word=seat.word,
        bank=table.bank[number] if setup.clock and table.bank else None,
        votes=len(live.votes.get(number, ())),
        needed=seating.votes_needed(table, live.players_here(), number) if away else 0,
        free=setup.status != "over" and seating.taken(table, guest, number) is None,
        kept=seat.kind == "open" and bool(seat.guest) and setup.status == "playing",
    )
