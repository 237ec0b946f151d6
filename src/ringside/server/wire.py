"""Sockets without detours.

uvicorn's WebSocket protocol hands each message through a queue to a task and back, and pauses
reading meanwhile. Here uvicorn does the handshake, and the application decides whom to let in;
then a `Wire` takes over the transport: it calls the table for every message and writes frames
straight out, and nothing else of the connection stays in memory. Fragments, pings and closing
follow RFC 6455; there is no compression.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FIN = 0x80
MASKED = 0x80
LARGEST_CONTROL = 125
BACKLOG = 1 << 20  # bytes a client may leave unread before it is let go
PING_SECONDS = 20.0

NORMAL = 1000
PROTOCOL_ERROR = 1002
POLICY = 1008
TOO_BIG = 1009
RESTART = 1012

Heard = Callable[[bytes], None]
Ended = Callable[[], None]


def frame(opcode: int, data: bytes) -> bytes:
    """A frame as a server sends it: whole, unmasked."""
    size = len(data)
    if size < 126:
        head = bytes((FIN | opcode, size))
    elif size < 1 << 16:
        head = bytes((FIN | opcode, 126, size >> 8, size & 255))
    else:
        head = bytes((FIN | opcode, 127)) + size.to_bytes(8, "big")
    return head + data


class Wire(asyncio.Protocol):
    """An open WebSocket."""

    __slots__ = (
        "asked",
        "closed",
        "connections",
        "ended",
        "heard",
        "largest",
        "parts",
        "tail",
        "transport",
    )

    def __init__(self, transport: asyncio.Transport, largest: int, connections: set[Any]) -> None:
        self.transport = transport
        self.largest = largest
        self.connections = connections
        self.heard: Heard | None = None
        self.ended: Ended | None = None
        self.tail = b""
        self.parts: list[bytes] | None = None
        self.closed = False
        self.asked = False  # whether a ping is still unanswered

    # -- what comes in ----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        if self.tail:
            data = self.tail + data
        heard = self.heard
        if heard is None:  # nobody listens yet
            if len(data) > 4 * self.largest:
                self.close(TOO_BIG)
            self.tail = data
            return
        at, length = 0, len(data)
        while length - at >= 6 and not self.closed:
            first, size = data[at], data[at + 1]
            if not size & MASKED:
                return self.close(PROTOCOL_ERROR)
            size &= 127
            start = at + 2
            if size == 126:
                size = (data[at + 2] << 8) | data[at + 3]
                start = at + 4
            elif size == 127:  # more than 64 KiB
                return self.close(TOO_BIG)
            if size > self.largest:
                return self.close(TOO_BIG)
            stop = start + 4 + size
            if stop > length:
                break
            payload = apply_mask(data[start + 4 : stop], data[start : start + 4])
            if first == FIN | TEXT and self.parts is None:
                heard(payload)
            else:
                self.other_frame(first, payload)
            at = stop
        self.tail = data[at:]
        return None

    def other_frame(self, first: int, payload: bytes) -> None:
        """A frame that is not a whole text message."""
        fin, opcode = first & FIN, first & 15
        if first & 0x70 or (opcode >= CLOSE and (not fin or len(payload) > LARGEST_CONTROL)):
            self.close(PROTOCOL_ERROR)
        elif opcode == CLOSE:
            code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NORMAL
            self.close(code if valid_close(code) else PROTOCOL_ERROR)
        elif opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == PONG:
            self.asked = False
        elif opcode in (TEXT, BINARY) and self.parts is None:
            self.parts = [payload]
            self.whole(fin)
        elif opcode == 0 and self.parts is not None:
            self.parts.append(payload)
            self.whole(fin)
        else:
            self.close(PROTOCOL_ERROR)

    def whole(self, fin: int) -> None:
        """Give on a message in parts when the last one is here."""
        assert self.parts is not None
        if sum(map(len, self.parts)) > self.largest or len(self.parts) > 1000:
            self.close(TOO_BIG)
        elif fin:
            data, self.parts = b"".join(self.parts), None
            if self.heard is not None:
                self.heard(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self.closed = True
        self.connections.discard(self)
        KEEPER.wires.discard(self)
        ended, self.heard, self.ended = self.ended, None, None
        if ended is not None:
            ended()

    # -- what goes out ----------------------------------------------------------------------

    def push(self, data: bytes) -> None:
        """Send a text message; a client that reads nothing is let go."""
        if self.closed:
            return
        self.transport.write(frame(TEXT, data))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.close(POLICY)
            self.transport.abort()

    def close(self, code: int) -> None:
        """Close the socket."""
        if not self.closed:
            self.closed = True
            self.transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self.transport.close()

    def shutdown(self) -> None:
        """What uvicorn asks of every connection when the server stops."""
        self.close(RESTART)

    def ask(self) -> None:
        """See whether the other side is still there."""
        if self.asked:
            self.transport.abort()
        elif not self.closed:
            self.asked = True
            self.transport.write(frame(PING, b""))


class Keeper:
    """Pings every wire now and then, all with one timer."""

    def __init__(self) -> None:
        self.wires: set[Wire] = set()
        self.timer: asyncio.TimerHandle | None = None

    def add(self, wire: Wire) -> None:
        """Look after a wire."""
        self.wires.add(wire)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(PING_SECONDS, self.ask)

    def ask(self) -> None:
        """Ping, and let go of those that did not answer the last time."""
        self.timer = None
        for wire in list(self.wires):
            wire.ask()
        if self.wires:
            self.timer = asyncio.get_running_loop().call_later(PING_SECONDS, self.ask)


KEEPER = Keeper()


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which gives its transport to a wire when the application has accepted.

    The application finds the wire under ``ringside.wire`` in the scope's extensions.
    """

    wire: Wire | None = None

    def handle_connect(self, event: Any) -> None:
        """Offer the application a wire."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.wire = Wire(self.transport, self.config.ws_max_size, self.connections)
            self.scope["extensions"]["ringside.wire"] = self.wire  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        """Step aside once the handshake is done."""
        await super().send(message)
        if message["type"] == "websocket.accept" and self.wire is not None:
            self.stop_keepalive()
            self.connections.discard(self)
            self.connections.add(self.wire)  # type: ignore[arg-type]
            KEEPER.add(self.wire)
            self.transport.set_protocol(self.wire)

    async def run_asgi(self) -> None:
        """Run the application; unlike uvicorn's, leave the transport open when it has returned
        and somebody listens."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except Exception:
            self.logger.exception("A socket could not be opened")
            self.send_500_response()
        if self.wire is None or self.wire.heard is None:
            self.transport.close()


def valid_close(code: int) -> bool:
    """Whether a peer may send this code."""
    return (1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999
