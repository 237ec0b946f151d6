"""Where a message becomes a move: a table with the clients that look at it.

A handler below changes the table at once, hands what must be kept to the writer together with
what there is to tell, and the writer has it told when it is safe.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ringside.server import messages as m
from ringside.server.limits import Bucket
from ringside.server.stores.base import Changed, Moved, Spoke, Stored, Write, encode_setup
from ringside.server.telling import Viewer, encode, moved_message, table_info, view_message
from ringside.server.timing import Timing
from ringside.table import history, seating
from ringside.table.refusal import Refusal
from ringside.table.table import Answer, Played, Table

if TYPE_CHECKING:
    from ringside.server.hub import Hub

log = logging.getLogger("ringside")

CHAT_LENGTH = 300
KEPT_CHAT = 100
ID_LENGTH = 64

decode = msgspec.json.Decoder(m.ClientMessage).decode


class Pushing(Protocol):
    """What a client is reached through."""

    def push(self, *messages: bytes) -> None:
        """Send messages."""

    def close(self, code: int) -> None:
        """Close the connection."""


class Client:
    """One socket at a table."""

    __slots__ = ("bucket", "guest", "name", "viewers", "wire")

    def __init__(self, guest: str, name: str, bucket: Bucket, wire: Pushing) -> None:
        self.guest = guest
        self.name = name
        self.bucket = bucket
        self.wire = wire
        self.viewers: list[Viewer] = [None]


Told = tuple[Client, Sequence[bytes]]  # a client and its messages


class LiveTable:
    """A table in memory and everybody at it."""

    __slots__ = (
        "__weakref__",
        "chat",
        "clients",
        "dropped",
        "hub",
        "left",
        "revision",
        "table",
        "timing",
        "used",
        "votes",
    )

    def __init__(self, hub: Hub, table: Table, stored: Stored) -> None:
        self.hub = hub
        self.table = table
        self.revision = stored.revision
        self.chat = stored.chat
        self.clients: list[Client] = []
        self.left: dict[str, float] = {}  # when each guest was last here
        self.votes: dict[int, set[str]] = {}
        self.used = time()
        self.dropped = False
        self.timing = Timing(self)

    # -- messages from clients ------------------------------------------------------------

    def receive(self, client: Client, data: bytes | str) -> None:
        """Carry out a message, or say why not."""
        if len(data) > self.hub.settings.message_bytes:
            return self.refuse(client, Refusal("too-long", "That message is too long."))
        if not client.bucket.take():
            return self.refuse(client, Refusal("too-fast", "Slow down a little."))
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            reason = f"That message could not be read: {error}."
            return self.refuse(client, Refusal("invalid-message", reason))
        try:
            HANDLERS[type(message)](self, client, message)
        except Refusal as refusal:
            self.refuse(client, refusal, getattr(message, "id", ""))
        except Exception:
            self.fail()

    def fail(self) -> None:
        """Something is wrong with the table itself: read it anew from the store."""
        log.exception("Table %s failed and is read anew", self.table.setup.id)
        self.hub.drop(self)

    # {"type": "play", "seat": 0, "move": "r5", "version": 12, "id": "6f1c"}
    def on_play(self, client: Client, message: m.Play) -> None:
        if len(message.id) > ID_LENGTH:
            raise Refusal("too-long", f"An id has at most {ID_LENGTH} characters.")
        if not message.id.isprintable():
            raise Refusal("invalid-message", "An id is made of printable characters.")
        seating.own_seat(self.table, client.guest, message.seat)
        try:
            played = self.table.submit(
                message.seat, message.version, message.move, message.id, time()
            )
        except Refusal as refusal:
            self.refuse(client, refusal, message.id)
            if refusal.code == "stale":
                self.tell(client, [view_message(self.table, message.seat, [])])
            return
        accepted = encode(m.Accepted(message.id, played.version))
        if isinstance(played, Answer):
            self.tell(client, [accepted])
        else:
            self.after_move(played, client, accepted)

    # {"type": "why", "seat": 0, "move": "r5"}
    def on_why(self, client: Client, message: m.Why) -> None:
        seating.own_seat(self.table, client.guest, message.seat)
        reason, rule = "", None
        try:
            self.table.allowed(message.seat, message.move)
        except Refusal as refusal:
            reason, rule = refusal.reason, refusal.rule
        because = m.Because(message.seat, message.move[:100], reason, rule)
        client.wire.push(encode(because))

    # {"type": "sit", "seat": 1}
    def on_sit(self, client: Client, message: m.Sit) -> None:
        seating.sit(self.table, client.guest, client.name, message.seat)
        self.after_seating()

    # {"type": "stand", "seat": 1}
    def on_stand(self, client: Client, message: m.Stand) -> None:
        seating.stand(self.table, client.guest, message.seat)
        self.after_seating()

    # {"type": "arrange", "seat": 1, "kind": "bot", "level": "heuristic"}
    def on_arrange(self, client: Client, message: m.Arrange) -> None:
        table, number = self.table, message.seat
        seat = seating.seat_at(table, number)
        away = self.away(seat.guest)
        if client.guest == self.host():
            seating.arrange(table, client.guest, number, message.kind, message.level, away)
        else:
            self.vote(client, message, away)
        self.after_seating()

    def vote(self, client: Client, message: m.Arrange, away: float | None) -> None:
        """Somebody who is not the host wants a bot in place of a player who is gone."""
        table, number = self.table, message.seat
        seat = table.setup.seats[number]
        if not table.setup.owned_by(client.guest) or message.kind != "bot":
            raise Refusal("not-host", "Only the host decides who sits where.")
        table.playing()
        if seat.kind != "person" or away is None:
            raise Refusal("seat-taken", "Nobody is missing there.")
        if away < seating.AWAY_SECONDS:
            raise Refusal("too-soon", f"{seat.name} has only just gone.")
        votes = self.votes.setdefault(number, set())
        votes.add(client.guest)
        if seating.vote(table, votes, self.players_here(), number):
            del self.votes[number]

    # {"type": "word", "seat": 0, "word": "cherry"}
    def on_word(self, client: Client, message: m.Word) -> None:
        seating.add_word(self.table, client.guest, message.seat, message.word)
        self.after_seating()

    # {"type": "start"}
    def on_start(self, client: Client, message: m.Start) -> None:
        seating.check_not_dealt(self.table)
        if client.guest != self.host():
            raise Refusal("not-host", "Only the host deals.")
        seating.start(self.table, time())
        self.after_seating(brought=[])

    # {"type": "chat", "text": "Well played!"}
    def on_chat(self, client: Client, message: m.Chat) -> None:
        text = seating.clean(message.text, CHAT_LENGTH)
        if not text:
            raise Refusal("invalid-message", "There is nothing in it.")
        if not self.hub.chats.take(client.guest):
            raise Refusal("too-fast", "So much to say! Wait a moment.")
        seats = self.table.setup.owned_by(client.guest)
        spoke = Spoke(self.table.setup.id, client.name, seats[0] if seats else None, text, time())
        self.chat = [*self.chat, spoke][-KEPT_CHAT:]
        data = encode(m.Said(spoke.name, spoke.text, spoke.at, spoke.seat))
        self.commit([spoke], [(other, [data]) for other in self.clients])

    # {"type": "resign", "seat": 0}
    def on_resign(self, client: Client, message: m.Resign) -> None:
        if seating.give_up(self.table, client.guest, message.seat):
            lines = history.resignation(self.table)
            self.after_seating(brought=[m.Line(self.table.version, message.seat, lines)])
        else:
            self.after_seating()

    # {"type": "rematch"}
    def on_rematch(self, client: Client, message: m.Rematch) -> None:
        setup = self.table.setup
        if not setup.owned_by(client.guest):
            raise Refusal("not-your-seat", "Only players ask for another game.")
        if setup.status != "over":
            raise Refusal("too-soon", "This game is not over yet.")
        if not setup.rematch:
            made, write = self.hub.rematch(setup, client.guest)
            setup.rematch = made
            self.after_seating([write])

    # {"type": "ping"}
    def on_ping(self, client: Client, message: m.Ping) -> None:
        client.wire.push(PONG)

    # -- what follows a change ------------------------------------------------------------

    def after_move(
        self, played: Played, mover: Client | None = None, accepted: bytes = b""
    ) -> None:
        """Keep a move, then tell everybody who may notice it, and the mover first of all that it
        was accepted."""
        table = self.table
        setup = table.setup
        writes: list[Write] = [Moved(setup.id, played.entry)]
        out: list[Told] = []
        seen: dict[Viewer, bytes] = {}
        waiting: list[int] | None = None
        for client in self.clients:
            told = [accepted] if client is mover else []
            for viewer in client.viewers:
                if played.silent and viewer != played.entry.seat:
                    continue
                data = seen.get(viewer)
                if data is None:
                    if waiting is None:
                        waiting = table.waiting()
                    data = seen[viewer] = moved_message(table, played, viewer, waiting)
                told.append(data)
            out.append((client, told))
        over = setup.status == "over"
        if over:
            writes.append(self.change())
        self.commit(writes, out)
        if over or (setup.clock is not None and not played.silent):
            self.tell_table()
        if played.announced:
            self.timing.begin_pause()
        if over and table.held is not None:
            self.timing.end_pause()
        if self.timing.timed:
            self.timing.wake()

    def after_seating(
        self, writes: Sequence[Write] = (), brought: list[m.Line] | None = None
    ) -> None:
        """Keep who sits where, and show everybody the table; and the game to those who see it
        with other eyes now, or to all with the lines that this ``brought``."""
        moved = []
        for client in self.clients:
            before = client.viewers
            self.look_from(client)
            if client.viewers != before:
                moved.append(client)
        out = []
        for client in self.clients:
            told = [self.table_message(client)]
            if client in moved:
                told += [view_message(self.table, viewer) for viewer in self.views_of(client)]
            elif brought is not None:
                seen = self.views_of(client)
                told += [view_message(self.table, viewer, brought) for viewer in seen]
            out.append((client, told))
        self.commit([*writes, self.change()], out)
        self.timing.wake()

    def change(self) -> Changed:
        """The setup as it is now, to be kept."""
        change = Changed(self.table.setup.id, encode_setup(self.table.setup), self.revision)
        self.revision += 1
        return change

    def commit(self, writes: Sequence[Write], out: Sequence[Told]) -> None:
        """Have it written, then tell it."""

        def done(written: bool) -> None:
            if not written:
                self.hub.drop(self)
                return
            for client, told in out:
                client.wire.push(*told)

        self.used = time()
        self.hub.writer.put(writes, done)

    def tell(self, client: Client, out: Sequence[bytes]) -> None:
        """Tell one client something, when all that it rests on is kept."""
        self.commit((), [(client, out)])

    def tell_table(self) -> None:
        """Show everybody who is at the table."""
        self.commit((), [(client, [self.table_message(client)]) for client in self.clients])

    def refuse(self, client: Client, refusal: Refusal, id: str = "") -> None:
        """Say why something was not done."""
        client.wire.push(encode(m.Refused(refusal.code, refusal.reason, refusal.rule, id)))

    # -- coming and going -----------------------------------------------------------------

    def attach(self, client: Client) -> None:
        """A socket opens."""
        if not self.clients:
            self.table.wake(time())
        self.clients.append(client)
        self.left.pop(client.guest, None)
        for votes in self.votes.values():
            votes.discard(client.guest)
        for number in self.table.setup.owned_by(client.guest):
            self.votes.pop(number, None)
        self.look_from(client)
        out = [self.table_message(client)]
        out += [view_message(self.table, viewer) for viewer in self.views_of(client)]
        out += [encode(m.Said(said.name, said.text, said.at, said.seat)) for said in self.chat]
        self.tell(client, out)
        if self.table.setup.gather and self.all_here():
            seating.start(self.table, time())
            self.after_seating(brought=[])
            return
        self.tell_others(client)
        if self.table.held is not None and self.timing.pause_timer is None:
            self.timing.begin_pause()
        self.timing.wake()

    def detach(self, client: Client) -> None:
        """A socket has closed."""
        if client not in self.clients:
            return
        self.clients.remove(client)
        self.used = time()
        if client.guest not in self.guests_here():
            self.left[client.guest] = time()
        self.tell_others(client)
        self.timing.wake()
        if not self.clients and self.table.setup.status == "over":
            self.hub.writer.put((), self.leave)

    def leave(self, _: bool) -> None:
        """A finished table that nobody looks at need not be in memory."""
        if not self.clients:
            self.hub.drop(self)

    def tell_others(self, client: Client) -> None:
        """Show everybody else who is at the table."""
        others = [other for other in self.clients if other is not client]
        self.commit((), [(other, [self.table_message(other)]) for other in others])

    def look_from(self, client: Client) -> None:
        """Note through whose eyes a client sees the game."""
        client.viewers = [*self.table.setup.owned_by(client.guest)] or [None]

    def views_of(self, client: Client) -> list[Viewer]:
        """The seats of which a client is to be sent views now."""
        return client.viewers if self.table.state is not None else []

    def guests_here(self) -> set[str]:
        """Everybody with a socket open."""
        return {client.guest for client in self.clients}

    def players_here(self) -> set[str]:
        """Everybody with a seat and a socket open."""
        return {client.guest for client in self.clients if client.viewers != [None]}

    def all_here(self) -> bool:
        """Whether every person who has a seat is here."""
        here = self.guests_here()
        return all(s.guest in here for s in self.table.setup.seats if s.kind == "person")

    def host(self) -> str:
        """Who decides and deals: before the deal somebody else who has a seat, if the host is not
        here."""
        setup, here = self.table.setup, self.guests_here()
        if setup.host in here or setup.status != "gathering":
            return setup.host
        return next((seat.guest for seat in setup.seats if seat.guest in here), setup.host)

    def away(self, guest: str) -> float | None:
        """How long somebody has been gone, None if they are here."""
        if guest in self.guests_here():
            return None
        return time() - self.left.setdefault(guest, self.used)

    def play_for(self, seat: int, move: str, id: str = "") -> None:
        """Play a move that no client sent."""
        table = self.table
        try:
            played = table.submit(seat, table.version, move, id, time())
        except Refusal as refusal:
            log.error("Seat %d of %s could not play: %s", seat, table.setup.id, refusal.reason)
            return
        assert isinstance(played, Played)
        self.after_move(played)

    def show(self, seen: Callable[[Viewer], bytes]) -> None:
        """Send each client what it sees, encoded once for each viewer."""
        viewers = {viewer for client in self.clients for viewer in client.viewers}
        data = {viewer: seen(viewer) for viewer in viewers}
        self.commit((), [(c, [data[viewer] for viewer in c.viewers]) for c in self.clients])

    def table_message(self, client: Client) -> bytes:
        """The table as a client sees it."""
        return encode(table_info(self, client.guest))


PONG = encode(m.Pong())

HANDLERS: dict[type, Callable[[LiveTable, Client, Any], None]] = {
    m.Play: LiveTable.on_play,
    m.Why: LiveTable.on_why,
    m.Sit: LiveTable.on_sit,
    m.Stand: LiveTable.on_stand,
    m.Arrange: LiveTable.on_arrange,
    m.Word: LiveTable.on_word,
    m.Start: LiveTable.on_start,
    m.Chat: LiveTable.on_chat,
    m.Resign: LiveTable.on_resign,
    m.Rematch: LiveTable.on_rematch,
    m.Ping: LiveTable.on_ping,
}
