"""A table in memory with the clients that look at it: what is written down, then told.

What there is to tell of a change goes to the writer together with what must be kept, and the
writer has it told when it is safe.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

from ringside.server.changes import Sight
from ringside.server.clients import Client, Mail
from ringside.server.crowd import FEW, Crowd
from ringside.server.stores.base import Changed, Held, Moved, Stored, Write, changed
from ringside.server.telling import (
    SAVING,
    Moment,
    encode,
    moved_message,
    said_message,
    table_info,
    whole_view,
)
from ringside.server.timing import Timing
from ringside.table import seating
from ringside.table.log import Played
from ringside.table.presence import Presence
from ringside.table.refusal import Refusal
from ringside.table.setup import Inner
from ringside.table.story import Viewer
from ringside.table.table import Table

if TYPE_CHECKING:
    from ringside.server.hub import Hub

log = logging.getLogger("ringside")


class LiveTable:
    """A table in memory and everybody at it."""

    __slots__ = (
        "__weakref__",
        "chat",
        "clients",
        "crowd",
        "dropped",
        "epoch",
        "hub",
        "over",
        "presence",
        "revision",
        "sights",
        "table",
        "timing",
        "used",
    )

    def __init__(self, hub: Hub, table: Table, stored: Stored, epoch: int = 0) -> None:
        self.hub = hub
        self.epoch = epoch
        """Under which this server runs the table; 0 where no other can."""
        self.table = table
        self.revision = stored.revision
        self.chat = stored.chat
        self.clients: list[Client] = []
        self.crowd: Crowd | None = None  # once there has been one
        self.sights: dict[Viewer, Sight] = {}
        self.used = time()
        self.presence = Presence(table.setup, self.used)
        self.dropped = False
        self.over = table.setup.status == "over"
        self.timing = Timing(self)

    def fail(self) -> None:
        """Something is wrong with the table itself: read it anew from the store."""
        log.exception("Table %s failed and is read anew", self.table.setup.id)
        self.hub.drop(self)

    def lose(self) -> None:
        """Another server has taken the table: let go of it."""
        log.warning("Another server runs table %s now", self.table.setup.id)
        self.hub.drop(self)

    # -- what follows a change ------------------------------------------------------------

    def after_move(
        self, played: Played, mover: Client | None = None, accepted: bytes = b""
    ) -> None:
        """Keep what was played, then tell everybody, and the mover first of all that it was
        accepted."""
        table = self.table
        setup = table.setup
        writes: list[Write] = [Moved(setup.id, entry, self.epoch) for entry in played.entries]
        out: list[Mail] = []
        seen: dict[Viewer, bytes] = {}
        moment = Moment(table)
        for client in self.clients:
            told = [accepted] if client is mover else []
            for viewer in client.viewers:
                data = seen.get(viewer)
                if data is None:
                    sight = self.sight(viewer)
                    data = seen[viewer] = moved_message(table, played, viewer, sight, moment)
                told.append(data)
            out.append((client, told))
        over = setup.status == "over"
        if over:
            writes.append(self.change())
        self.commit(writes, out)
        if over:
            self.ended()
        if over or setup.clock is not None:
            self.tell_table()
        if self.timing.timed or table.window is not None:
            self.timing.wake()

    def ended(self) -> None:
        """The game is over: keep how it went."""
        if not self.over:
            self.over = True
            self.hub.metrics.finished.inc()
        self.hub.keeper.ended(self.table)

    def after_seating(self, writes: Sequence[Write] = (), show: bool = False) -> None:
        """Keep who sits where, and show everybody the table; and the game to those who see it
        with other eyes now, or to all."""
        self.table.lone = self.presence.lone()
        out = []
        seen: dict[str, bytes] = {}
        for client in self.clients:
            before = client.viewers
            self.look_from(client)
            told = [self.table_message(client, seen)]
            if show or client.viewers != before:
                told += self.views_of(client)
            out.append((client, told))
        self.commit([*writes, self.change()], out)
        if self.table.setup.status == "over":
            self.ended()
        self.timing.wake()

    def change(self) -> Changed:
        """The setup as it is now, to be kept."""
        change = changed(self.table.setup, self.revision)
        self.revision += 1
        return change

    def commit(self, writes: Sequence[Write], out: Sequence[Mail]) -> None:
        """Have it written, then tell it."""

        # A move says by itself under which epoch it is written.
        if self.epoch and not (isinstance(writes[0], Moved) if writes else self.hub.sure(self)):
            writes = [Held(self.table.setup.id, self.epoch), *writes]

        def done(written: bool) -> None:
            if not written:
                self.hub.drop(self)
            elif self.crowd is not None:
                self.crowd.tell(out)
            else:
                for client, told in out:
                    client.wire.push(*told)

        self.used = time()
        self.hub.writer.put(writes, done)

    def tell(self, client: Client, out: Sequence[bytes]) -> None:
        """Tell one client something, when all that it rests on is kept."""
        self.commit((), [(client, out)])

    def tell_table(self, but: Client | None = None) -> None:
        """Show everybody who is at the table."""
        told = [client for client in self.clients if client is not but]
        seen: dict[str, bytes] = {}
        self.commit((), [(client, [self.table_message(client, seen)]) for client in told])

    def tell_coming(self, but: Client | None = None) -> None:
        """Somebody came or went: show everybody who is at the table now, or soon if there are
        many and all come at once."""
        if len(self.clients) > FEW:
            self.crowd = self.crowd or Crowd()
            self.crowd.soon(self.tell_table)
        else:
            self.tell_table(but)

    def show(self, *seats: Viewer) -> None:
        """Send what is seen now from some seats, or from all, without anything having happened;
        encoded once for each."""
        viewers = {viewer for client in self.clients for viewer in client.viewers}
        chosen = viewers.intersection(seats) if seats else viewers
        data = {viewer: whole_view(self.table, viewer, self.sight(viewer)) for viewer in chosen}
        self.commit(
            (),
            [(c, [data[viewer] for viewer in c.viewers if viewer in data]) for c in self.clients],
        )

    def tell_saving(self, on: bool) -> None:
        """Nothing can be saved for a while, or everything is again."""
        for client in self.clients:
            client.wire.push(SAVING[on])
        if not on:
            self.table.wake(time())
            self.show()
        self.timing.wake()

    def play_for(self, seat: int, move: str, by: Inner) -> None:
        """Play a move that no client sent."""
        table = self.table
        try:
            found = table.submit(by, seat, table.version, move, "", time())
        except Refusal as refusal:
            log.error("Seat %d of %s could not play: %s", seat, table.setup.id, refusal)
            return
        if isinstance(found, Played):
            self.after_move(found)

    # -- coming and going -----------------------------------------------------------------

    def attach(self, client: Client) -> None:
        """A socket opens."""
        if not self.clients:
            self.table.wake(time())
        self.clients.append(client)
        self.presence.arrive(client.guest)
        self.table.lone = self.presence.lone()
        self.look_from(client)
        if self.hub.writer.saving:
            client.wire.push(SAVING[True])
        said = [said_message(spoke) for spoke in self.chat]
        self.tell(client, [self.table_message(client), *self.views_of(client), *said])
        if self.table.setup.gather and self.presence.all_here():
            seating.deal(self.table, time())
            self.after_seating(show=True)
            return
        self.tell_coming(client)
        self.timing.wake()

    def detach(self, client: Client) -> None:
        """A socket has closed."""
        if client not in self.clients:
            return
        self.clients.remove(client)
        if self.crowd is not None:
            self.crowd.forget(client)
        self.used = time()
        self.presence.leave(client.guest, self.used)
        self.table.lone = self.presence.lone()
        self.tell_coming()
        self.timing.wake()
        if not self.clients:
            self.table.story.pages.clear()  # long, and quickly made again
        if not self.clients and self.table.setup.status == "over":
            self.hub.writer.put((), self.leave)

    def leave(self, _: bool) -> None:
        """A finished table that nobody looks at need not be in memory."""
        if not self.clients:
            self.hub.drop(self)

    def look_from(self, client: Client) -> None:
        """Note through whose eyes a client sees the game."""
        client.viewers = [*self.table.setup.owned_by(client.guest)] or [None]

    def views_of(self, client: Client) -> list[bytes]:
        """All that a client sees of the game, if there is one."""
        if self.table.state is None:
            return []
        return [
            whole_view(self.table, viewer, self.sight(viewer), story=True)
            for viewer in client.viewers
        ]

    def sight(self, viewer: Viewer) -> Sight:
        """What those were last sent who see the game with these eyes."""
        sight = self.sights.get(viewer)
        if sight is None:
            sight = self.sights[viewer] = Sight()
        return sight

    def table_message(self, client: Client, seen: dict[str, bytes] | None = None) -> bytes:
        """The table as a client sees it. What is in ``seen`` was told to others at the same moment:
        all who have nothing to do with the table see it alike."""
        seen = {} if seen is None else seen
        guest = client.guest if self.presence.knows(client.guest) else ""
        data = seen.get(guest)
        if data is None:
            data = seen[guest] = encode(table_info(self.table, self.presence, client.guest))
        return data
