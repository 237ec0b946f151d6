"""Sockets without detours.

uvicorn's WebSocket protocol hands each message through a queue to a task and back, and pauses
reading meanwhile. Here uvicorn does the handshake, and the application decides whom to let in;
then a `Wire` takes over the connection: `websockets` reads and writes the frames, as it does
for uvicorn, every message goes straight to the table, and nothing else stays in memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol, State

from ringside.server.door import Door

BACKLOG = 1 << 20  # bytes a client may leave unread before it is let go, and a long message more
SLICE = 4096  # bytes that are looked at in one go: who floods is cut off before the rest is read
STRAYS = 200  # pings, pongs and parts of messages that a client may send between two of our pings
PING_SECONDS = 20.0
TURNS = 50  # in which all are pinged
LINGER = 0.5

RESTART = 1012
TOO_MUCH = 4429

MESSAGES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)

Heard = Callable[[bytes], None]
Ended = Callable[[], None]


class Wire(asyncio.Protocol):
    """An open WebSocket. It reads nothing until somebody listens."""

    __slots__ = (
        "address",
        "asked",
        "backlog",
        "connections",
        "deaf",
        "door",
        "ended",
        "frames",
        "heard",
        "parts",
        "spoke",
        "strays",
        "transport",
        "turn",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        largest: int,
        connections: set[Any],
        door: Door,
        address: str,
    ) -> None:
        self.transport = transport
        self.door, self.address = door, address
        self.frames = Protocol(SERVER, state=State.OPEN, max_size=largest)
        self.connections = connections
        self.heard: Heard | None = None
        self.ended: Ended | None = None
        self.parts: bytearray | None = None
        self.asked = False  # whether a ping is still unanswered
        self.spoke = False  # whether it has said something since its last turn
        self.deaf = False  # whether it was cut off
        self.strays = 0
        self.backlog = BACKLOG
        self.turn = 0  # in which it is pinged

    @property
    def closed(self) -> bool:
        """Whether nothing can be sent any more."""
        return self.frames.state is not State.OPEN or self.transport.is_closing()

    def take_over(self) -> None:
        """Stand at the end of the connection, where uvicorn's protocol was."""
        self.connections.add(self)
        KEEPER.add(self)
        self.transport.pause_reading()
        self.transport.set_protocol(self)

    def listen(self, heard: Heard, ended: Ended) -> None:
        """From now on call ``heard`` for every message, and ``ended`` once when the other side
        is gone."""
        self.heard, self.ended = heard, ended
        self.transport.resume_reading()

    # -- what comes in ----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Something has arrived; a flood is taken in slices, until it is cut off."""
        if len(data) <= SLICE:
            self.take(data)
            return
        for start in range(0, len(data), SLICE):
            if self.deaf:
                return
            self.take(data[start : start + SLICE])

    def take(self, data: bytes) -> None:
        """Take frames apart; pings, closing and whatever is against the protocol have their
        answers from `websockets`."""
        self.frames.receive_data(data)
        for event in self.frames.events_received():
            assert isinstance(event, Frame)
            if event.fin and self.parts is None and event.opcode in MESSAGES:
                self.hear(bytes(event.data))
                continue
            self.strays += 1
            if event.opcode is Opcode.PONG:
                self.asked = False
            elif event.opcode in MESSAGES:
                self.hear_part(event)
        if self.strays > STRAYS:
            self.cut(TOO_MUCH)
        elif self.frames.writes and not self.deaf:
            self.flush()

    def hear_part(self, event: Frame) -> None:
        """A message may come in parts."""
        if self.parts is None:
            self.parts = bytearray()
        self.parts += event.data
        if event.fin:
            whole, self.parts = self.parts, None
            self.hear(bytes(whole))

    def hear(self, data: bytes) -> None:
        """A whole message is here."""
        self.spoke = True
        if self.heard is not None and not self.closed:
            self.heard(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self.connections.discard(self)
        self.door.leave(self.address)
        KEEPER.remove(self)
        self.frames.parser.close()  # it holds what holds it
        ended, self.heard, self.ended = self.ended, None, None
        if ended is not None:
            ended()

    # -- what goes out ----------------------------------------------------------------------

    def push(self, *messages: bytes) -> None:
        """Send text messages; a client that reads nothing is let go."""
        transport = self.transport
        if not messages or self.frames.state is not State.OPEN or transport.is_closing():
            return
        if self.frames.writes:
            self.flush()
        # Nothing is squeezed and nobody sends in parts: `websockets` would write the same.
        data = b"".join([head(data) + data for data in messages])
        transport.write(data)
        if len(data) > BACKLOG // 2:
            self.backlog = BACKLOG + len(data)
        if transport.get_write_buffer_size() > self.backlog:
            transport.abort()

    def close(self, code: int) -> None:
        """Close the socket."""
        if not self.closed:
            self.frames.send_close(code)
            self.flush()

    def cut(self, code: int) -> None:
        """Close the socket without waiting for the other side to stop sending."""
        if not self.closed:
            self.frames.send_close(code)
            self.transport.write(b"".join(self.frames.data_to_send()))
            # Ended at once, with something unread, it would miss the reason.
            self.deaf = True
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(LINGER, self.transport.abort)

    def flush(self) -> None:
        """Write out what there is to send."""
        transport, frames = self.transport, self.frames
        if transport.is_closing():
            return
        transport.write(b"".join(frames.data_to_send()))
        if transport.get_write_buffer_size() > self.backlog:
            transport.abort()
        elif frames.state is State.OPEN:
            return
        elif frames.close_rcvd is not None:
            transport.close()
        elif frames.close_expected():
            # The client may still be sending: cut off at once, it would miss the reason.
            transport.resume_reading()
            asyncio.get_running_loop().call_later(LINGER, transport.close)

    def shutdown(self) -> None:
        """What uvicorn asks of every connection when the server stops."""
        self.close(RESTART)

    def ask(self) -> None:
        """See whether the other side is still there; nobody who has just spoken is asked."""
        spoke, self.spoke, self.strays = self.spoke, False, 0
        if self.asked:
            self.transport.abort()
        elif not spoke and not self.closed:
            self.asked = True
            self.frames.send_ping(b"")
            self.flush()


def head(data: bytes) -> bytes:
    """What stands before a text in its frame."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class Keeper:
    """Pings every silent wire now and then, all with one timer, and only some at a time: nobody has
    to wait until thousands are pinged."""

    def __init__(self) -> None:
        self.turns: list[set[Wire]] = [set() for _ in range(TURNS)]
        self.turn = 0
        self.count = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, wire: Wire) -> None:
        """Look after a wire."""
        self.count += 1
        wire.turn = self.count % TURNS
        self.turns[wire.turn].add(wire)
        if self.timer is None:
            self.wait()

    def remove(self, wire: Wire) -> None:
        """A wire is gone."""
        self.turns[wire.turn].discard(wire)

    def wait(self) -> None:
        """Until the next turn."""
        self.timer = asyncio.get_running_loop().call_later(PING_SECONDS / TURNS, self.ask)

    def ask(self) -> None:
        """Ask those whose turn it is, and let go of those that did not answer the last time."""
        self.timer = None
        self.turn = (self.turn + 1) % TURNS
        for wire in list(self.turns[self.turn]):
            wire.ask()
        if any(self.turns):
            self.wait()


KEEPER = Keeper()


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which gives its connection to a wire when the application has accepted.

    The application finds the wire under ``ringside.wire`` in the scope's extensions.
    """

    wire: Wire | None = None

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door

    @property
    def address(self) -> str:
        """From where it comes."""
        return self.door.address_of(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended before a wire took it over."""
        self.door.leave(self.address)
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """Offer the application a wire."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.wire = Wire(
                self.transport,
                self.config.ws_max_size,
                self.connections,
                self.door,
                self.address,
            )
            self.scope["extensions"]["ringside.wire"] = self.wire  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Step aside once the handshake is done."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.wire is not None:
            self.stop_keepalive()
            self.connections.discard(self)
            self.wire.take_over()

    async def run_asgi(self) -> None:
        """Run the application; unlike uvicorn's, leave the connection open when it has returned
        and somebody listens."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass  # it did not wait to be let in
        except Exception:
            self.logger.exception("A socket could not be opened")
            self.send_500_response()
        self.conn.parser.close()
        if self.wire is None or (self.wire.heard is None and not self.wire.closed):
            self.transport.close()
