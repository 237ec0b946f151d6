"""Where a message becomes a move: a table with the clients that look at it.

A handler below changes the table at once, hands what must be kept to the writer together with
what there is to tell, and the writer has it told when it is safe.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ringside.server import messages as m
from ringside.server.limits import Bucket
from ringside.server.pace import bot_delay
from ringside.server.stores.base import Changed, Moved, Spoke, Stored, Write, encode_setup
from ringside.table import history, seating
from ringside.table.refusal import Refusal
from ringside.table.setup import usual_level
from ringside.table.table import Answer, Played, Table

if TYPE_CHECKING:
    from ringside.server.hub import Hub

log = logging.getLogger("ringside")

CHAT_LENGTH = 300
KEPT_CHAT = 100
ID_LENGTH = 64

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(m.ClientMessage).decode

Viewer = int | None


class Pushing(Protocol):
    """What a client is reached through."""

    def push(self, data: bytes) -> None:
        """Send a message."""

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


class LiveTable:
    """A table in memory and everybody at it."""

    __slots__ = (
        "bots",
        "chat",
        "clients",
        "dropped",
        "hub",
        "left",
        "pause_timer",
        "revision",
        "table",
        "timed",
        "timer",
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
        self.bots: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.pause_timer: asyncio.TimerHandle | None = None
        self.used = time()
        self.dropped = False
        self.timed = True  # whether bots or a clock may have to be seen to

    # -- messages from clients ------------------------------------------------------------

    def receive(self, client: Client, data: bytes | str) -> None:
        """Carry out a message, or say why not."""
        if len(data) > self.hub.settings.message_bytes:
            return self.refuse(client, Refusal("too-long", "That message is too long."))
        if not client.bucket.take():
            return self.refuse(client, Refusal("too-fast", "Slow down a little."))
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return self.refuse(client, Refusal("invalid-message", f"{error}."))
        try:
            HANDLERS[type(message)](self, client, message)
        except Refusal as refusal:
            self.refuse(client, refusal, getattr(message, "id", ""))

    # {"type": "play", "seat": 0, "move": "r5", "version": 12, "id": "6f1c"}
    def on_play(self, client: Client, message: m.Play) -> None:
        if len(message.id) > ID_LENGTH:
            raise Refusal("too-long", f"An id has at most {ID_LENGTH} characters.")
        seating.own_seat(self.table, client.guest, message.seat)
        try:
            played = self.table.submit(
                message.seat, message.version, message.move, message.id, time()
            )
        except Refusal as refusal:
            self.refuse(client, refusal, message.id)
            if refusal.code == "stale":
                self.tell(client, [self.view_message(message.seat)])
            return
        accepted = encode(m.Accepted(message.id, played.version))
        if isinstance(played, Answer):
            self.tell(client, [accepted])
        else:
            self.after_move(played, [(client, accepted)])

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
        if client.guest == table.setup.host:
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
        if client.guest != self.table.setup.host:
            raise Refusal("not-host", "Only the host deals.")
        seating.start(self.table, time())
        self.after_seating()

    # {"type": "chat", "text": "Well played!"}
    def on_chat(self, client: Client, message: m.Chat) -> None:
        text = seating.clean(message.text, CHAT_LENGTH)
        if not text:
            raise Refusal("invalid-message", "There is nothing in it.")
        seats = self.table.setup.owned_by(client.guest)
        spoke = Spoke(self.table.setup.id, client.name, seats[0] if seats else None, text, time())
        self.chat = [*self.chat, spoke][-KEPT_CHAT:]
        data = encode(m.Said(spoke.name, spoke.text, spoke.at, spoke.seat))
        self.commit([spoke], [(other, data) for other in self.clients])

    # {"type": "resign", "seat": 0}
    def on_resign(self, client: Client, message: m.Resign) -> None:
        seating.give_up(self.table, client.guest, message.seat)
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

    def after_move(self, played: Played, out: list[tuple[Client, bytes]]) -> None:
        """Keep a move, then tell everybody who may notice it."""
        table = self.table
        setup = table.setup
        writes: list[Write] = [Moved(setup.id, played.entry)]
        seen: dict[Viewer, bytes] = {}
        waiting: list[int] | None = None
        for client in self.clients:
            for viewer in client.viewers:
                if played.silent and viewer != played.entry.seat:
                    continue
                data = seen.get(viewer)
                if data is None:
                    if waiting is None:
                        waiting = table.waiting()
                    data = seen[viewer] = self.moved_message(played, viewer, waiting)
                out.append((client, data))
        over = setup.status == "over"
        if over:
            writes.append(self.change())
        self.commit(writes, out)
        if over or setup.clock is not None:
            self.tell_table()
        if played.paused and not played.silent:
            self.begin_pause()
        if self.timed:
            self.wake()

    def after_seating(self, writes: Sequence[Write] = ()) -> None:
        """Keep who sits where, and show everybody the table and the game anew."""
        for client in self.clients:
            self.look_from(client)
        out = []
        for client in self.clients:
            out.append((client, self.table_message(client)))
            out += [(client, self.view_message(viewer)) for viewer in self.views_of(client)]
        self.commit([*writes, self.change()], out)
        self.wake()

    def change(self) -> Changed:
        """The setup as it is now, to be kept."""
        change = Changed(self.table.setup.id, encode_setup(self.table.setup), self.revision)
        self.revision += 1
        return change

    def commit(self, writes: Sequence[Write], out: Sequence[tuple[Client, bytes]]) -> None:
        """Have it written, then tell it."""

        def done(written: bool) -> None:
            if not written:
                self.hub.drop(self)
                return
            for client, data in out:
                client.wire.push(data)

        self.used = time()
        self.hub.writer.put(writes, done)

    def tell(self, client: Client, out: Sequence[bytes]) -> None:
        """Tell one client something, when all that it rests on is kept."""
        self.commit((), [(client, data) for data in out])

    def tell_table(self) -> None:
        """Show everybody who is at the table."""
        self.commit((), [(client, self.table_message(client)) for client in self.clients])

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
        out += [self.view_message(viewer) for viewer in self.views_of(client)]
        out += [encode(m.Said(said.name, said.text, said.at, said.seat)) for said in self.chat]
        self.tell(client, out)
        if self.table.setup.gather and self.all_here():
            seating.start(self.table, time())
            self.after_seating()
            return
        self.tell_others(client)
        if self.table.paused and self.pause_timer is None:
            self.begin_pause()
        self.wake()

    def detach(self, client: Client) -> None:
        """A socket has closed."""
        if client not in self.clients:
            return
        self.clients.remove(client)
        self.used = time()
        if client.guest not in self.guests_here():
            self.left[client.guest] = time()
        self.tell_others(client)
        self.wake()
        if not self.clients and self.table.setup.status == "over":
            self.hub.writer.put((), self.leave)

    def leave(self, _: bool) -> None:
        """A finished table that nobody looks at need not be in memory."""
        if not self.clients:
            self.hub.drop(self)

    def tell_others(self, client: Client) -> None:
        """Show everybody else who is at the table."""
        others = [other for other in self.clients if other is not client]
        self.commit((), [(other, self.table_message(other)) for other in others])

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

    def away(self, guest: str) -> float | None:
        """How long somebody has been gone, None if they are here."""
        if guest in self.guests_here():
            return None
        return time() - self.left.setdefault(guest, self.used)

    # -- bots, clocks and pauses ------------------------------------------------------------

    def wake(self) -> None:
        """See to it that bots think and clocks run, while somebody is looking."""
        table = self.table
        people = all(seat.kind == "person" for seat in table.setup.seats)
        self.timed = table.setup.clock is not None or not people
        going = bool(self.clients) and table.setup.status == "playing" and not self.dropped
        movers = self.bots_to_move() if going else []
        for seat, (since, task) in list(self.bots.items()):
            if seat not in movers or since != table.since[seat]:
                task.cancel()
                del self.bots[seat]
        for seat in movers:
            if seat not in self.bots:
                task = asyncio.get_running_loop().create_task(self.bot_turn(seat))
                self.bots[seat] = table.since[seat], task
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = table.deadline() if going else None
        if due is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, due[0] - time()), self.time_out)

    def bots_to_move(self) -> list[int]:
        """The seats where a bot has to decide now."""
        table = self.table
        state = table.state
        assert state is not None
        movers = table.game.reactors(state) if table.paused else state.to_move()
        return [seat for seat in movers if table.setup.seats[seat].kind != "person"]

    async def bot_turn(self, seat: int, level: str = "") -> None:
        """Let a bot think, as long as a person would, and play what it chose."""
        table = self.table
        state = table.state
        assert state is not None
        began = time()
        level = level or table.setup.seats[seat].level or usual_level(table.game)
        if level not in table.game.bots:
            level = usual_level(table.game)
        settings = self.hub.settings
        delay = bot_delay(state, seat, settings.pause if table.paused else None)
        move = await self.hub.thinkers.think(state, seat, level)
        await asyncio.sleep(max(0.0, delay * settings.bot_pace - (time() - began)))
        self.bots.pop(seat, None)
        self.play_for(seat, move)

    def play_for(self, seat: int, move: str) -> None:
        """Play a move that no client sent."""
        table = self.table
        try:
            played = table.submit(seat, table.version, move, "", time())
        except Refusal as refusal:
            log.error("Seat %d of %s could not play: %s", seat, table.setup.id, refusal.reason)
            return
        assert isinstance(played, Played)
        self.after_move(played, [])

    def time_out(self) -> None:
        """A clock has run out: a bot plays the move."""
        self.timer = None
        due = self.table.deadline()
        if due is None or self.dropped:
            return
        when, seat = due
        if when > time() + 0.01 or seat in self.bots:
            self.wake()
            return
        task = asyncio.get_running_loop().create_task(self.bot_turn_now(seat))
        self.bots[seat] = self.table.since[seat], task

    async def bot_turn_now(self, seat: int) -> None:
        """A bot's move in place of somebody whose time is up, without further waiting."""
        state = self.table.state
        assert state is not None
        move = await self.hub.thinkers.think(state, seat, usual_level(self.table.game))
        self.bots.pop(seat, None)
        self.play_for(seat, move)

    def begin_pause(self) -> None:
        """Everybody waits equally long after an announced card (SLIME-36)."""
        if self.pause_timer is not None:
            self.pause_timer.cancel()
        loop = asyncio.get_running_loop()
        self.pause_timer = loop.call_later(self.hub.settings.pause, self.end_pause)

    def end_pause(self) -> None:
        """Whoever could have reacted lets it pass, and the game goes on."""
        self.pause_timer = None
        table = self.table
        if not table.paused or self.dropped:
            return
        state = table.state
        assert state is not None
        for _ in range(len(table.setup.seats)):
            for seat in table.game.reactors(state)[:1]:
                self.play_for(seat, table.game.let_pass)
        table.resume()
        out = [
            (client, self.view_message(viewer, log=[]))
            for client in self.clients
            for viewer in client.viewers
        ]
        self.commit((), out)
        self.wake()

    # -- messages to clients ----------------------------------------------------------------

    def moved_message(self, played: Played, viewer: Viewer, waiting: list[int]) -> bytes:
        """The view after a move, with the lines it brought."""
        lines = history.told(self.table, played, viewer)
        entry = played.entry
        log = [m.Line(played.version, entry.seat, lines)] if lines else []
        moved = (entry.seat, entry.move) if viewer == entry.seat else None
        return self.view_message(viewer, log, moved, waiting)

    def view_message(
        self,
        viewer: Viewer,
        log: list[m.Line] | None = None,
        moved: tuple[int, str] | None = None,
        waiting: list[int] | None = None,
    ) -> bytes:
        """What a viewer sees now; without ``log`` with everything so far."""
        table = self.table
        if log is None:
            log = [m.Line(*line) for line in history.lines(table, viewer)]
        return encode(
            m.View(
                version=table.version,
                seat=viewer,
                view=table.view(viewer),
                moves=table.moves(viewer),
                waiting=table.waiting() if waiting is None else waiting,
                log=log,
                hidden=table.hidden(),
                seconds=table.seconds_left(time()),
                moved=moved,
            )
        )

    def table_message(self, client: Client) -> bytes:
        """The table as a client sees it."""
        return encode(self.table_info(client.guest))

    def table_info(self, guest: str) -> m.Table:
        """The table as a guest sees it."""
        setup = self.table.setup
        here = self.guests_here()
        over = setup.status == "over"
        seated = {seat.guest for seat in setup.seats if seat.kind == "person"}
        return m.Table(
            id=setup.id,
            game=setup.game,
            title=self.table.game.title,
            status=setup.status,
            options=setup.options,
            players=[self.player(number, guest, here) for number in range(len(setup.seats))],
            host=setup.host == guest,
            commitment=setup.commitment(),
            secret=setup.secret if over else "",
            clock=m.Clock(setup.clock.seconds, setup.clock.bank) if setup.clock else None,
            spectators=len(here - seated),
            rematch=setup.rematch,
        )

    def player(self, number: int, guest: str, here: set[str]) -> m.Player:
        """Who sits at a seat, as a guest sees it."""
        setup = self.table.setup
        seat = setup.seats[number]
        person = seat.kind == "person"
        away = self.away(seat.guest) if person else None
        bank = self.table.bank[number] if setup.clock and self.table.bank else None
        return m.Player(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=person and seat.guest == guest,
            here=not person or seat.guest in here,
            away_seconds=int(away or 0),
            word=seat.word,
            bank=bank,
            votes=len(self.votes.get(number, ())),
        )


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
