"""Sockets without detours.

uvicorn's WebSocket protocol hands each message through a queue to a task and back, and pauses
reading meanwhile. This one does the handshake as uvicorn does, then calls the table directly
for every message and writes frames straight to the transport; the application's task only waits
for the end. Fragments, pings and closing follow RFC 6455; there is no compression.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FIN = 0x80
MASKED = 0x80
LARGEST_CONTROL = 125
BACKLOG = 1 << 20  # bytes a client may leave unread before it is let go

NORMAL = 1000
PROTOCOL_ERROR = 1002
TOO_BIG = 1009
POLICY = 1008


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


class Line:
    """What the application gets of a socket, under ``ringside.line`` in the scope."""

    __slots__ = ("protocol",)

    def __init__(self, protocol: LeanProtocol) -> None:
        self.protocol = protocol

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Have every message from now on given to ``heard``."""
        self.protocol.heard = heard

    def push(self, data: bytes) -> None:
        """Send a text message."""
        self.protocol.push(data)

    def close(self, code: int) -> None:
        """Close the socket."""
        self.protocol.end(code)


class LeanProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol up to the handshake; from then on our own."""

    heard: Callable[[bytes], None] | None = None
    tail = b""
    parts: list[bytes] | None = None
    lost = False

    def handle_connect(self, event: Any) -> None:
        """Offer the application a line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["ringside.line"] = Line(self)  # type: ignore[assignment]

    # -- what comes in ----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take frames apart, once somebody listens."""
        if self.heard is None:
            super().data_received(data)
            return
        if self.tail:
            data = self.tail + data
        at, length = 0, len(data)
        while length - at >= 6:
            first, size = data[at], data[at + 1]
            if not size & MASKED:
                return self.end(PROTOCOL_ERROR)
            size &= 127
            start = at + 2
            if size == 126:
                if length - at < 8:
                    break
                size = (data[at + 2] << 8) | data[at + 3]
                start = at + 4
            elif size == 127:
                return self.end(TOO_BIG)
            if size > self.config.ws_max_size:
                return self.end(TOO_BIG)
            stop = start + 4 + size
            if stop > length:
                break
            payload = apply_mask(data[start + 4 : stop], data[start : start + 4])
            if first == FIN | TEXT and self.parts is None:
                self.heard(payload)
            else:
                self.other_frame(first, payload)
            if self.close_sent:
                return None
            at = stop
        self.tail = data[at:] if at else data
        return None

    def other_frame(self, first: int, payload: bytes) -> None:
        """A frame that is not a whole text message."""
        fin, opcode = first & FIN, first & 15
        if first & 0x70 or (opcode >= CLOSE and (not fin or len(payload) > LARGEST_CONTROL)):
            self.end(PROTOCOL_ERROR)
        elif opcode == CLOSE:
            code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NORMAL
            self.end(code if valid_close(code) else PROTOCOL_ERROR)
        elif opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == PONG:
            self.answered(payload)
        elif opcode in (TEXT, BINARY) and self.parts is None:
            self.parts = [payload]
            self.whole(fin)
        elif opcode == 0 and self.parts is not None:
            self.parts.append(payload)
            self.whole(fin)
        else:
            self.end(PROTOCOL_ERROR)

    def whole(self, fin: int) -> None:
        """Give on a message in parts when the last one is here."""
        assert self.parts is not None
        if sum(map(len, self.parts)) > self.config.ws_max_size or len(self.parts) > 1000:
            self.end(TOO_BIG)
        elif fin:
            data, self.parts = b"".join(self.parts), None
            if self.heard is not None:
                self.heard(data)

    def answered(self, payload: bytes) -> None:
        """The client is still there: the next ping follows in due time."""
        if self.pending_ping_payload == payload and self.pong_timer is not None:
            self.pending_ping_payload = None
            self.pong_timer.cancel()
            self.pong_timer = None
            self.schedule_ping()

    # -- what goes out ----------------------------------------------------------------------

    def push(self, data: bytes) -> None:
        """Send a text message; a client that reads nothing is let go."""
        if self.close_sent or self.lost:
            return
        self.transport.write(frame(TEXT, data))
        if self.transport.get_write_buffer_size() > BACKLOG:
            self.end(POLICY)

    def end(self, code: int) -> None:
        """Close the socket, and tell the application."""
        if not self.close_sent and not self.lost:
            self.close_sent = True
            self.transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self.lost = True
        self.heard = None
        super().connection_lost(exc)


def valid_close(code: int) -> bool:
    """Whether a peer may send this code."""
    return (1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999
