"""Frames by hand: what RFC 6455 asks of a server."""

from __future__ import annotations

import os
import signal
import socket as sockets
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ringside.server.door import Door
from ringside.server.settings import Settings
from ringside.server.wire import TURNS, Keeper, Wire
from tests.server.running import PATIENCE, Guest, Server

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FIN = 0x80


def handshake(guest: Guest, table: str) -> bytes:
    """How a socket begins."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {guest.cookie()}\r\n\r\n"
    ).encode()


class Raw:
    """A socket that sends any bytes."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.socket = sockets.create_connection(("127.0.0.1", guest.server.port), PATIENCE)
        self.file = self.socket.makefile("rb")
        self.socket.sendall(handshake(guest, table))
        assert b" 101 " in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass

    def send(self, first: int, data: bytes, masked: bool = True) -> None:
        """Send a frame."""
        self.socket.sendall(frame(first, data, masked))

    def receive(self) -> tuple[int, bytes]:
        """The next frame."""
        first, size = self.file.read(2)
        if size == 126:
            size = int.from_bytes(self.file.read(2), "big")
        return first, self.file.read(size)

    def expect(self, first: int) -> bytes:
        """The next frame that begins so."""
        while True:
            found, data = self.receive()
            if found == first:
                return data

    def expect_text(self, word: bytes) -> None:
        """Wait for a message with a word in it."""
        while word not in self.expect(FIN | TEXT):
            pass

    def expect_close(self, code: int) -> None:
        """The server closes with a code, and then the connection."""
        assert int.from_bytes(self.expect(FIN | CLOSE)[:2], "big") == code
        assert self.file.read() == b""


def frame(first: int, data: bytes, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, flag = len(data), 0x80 if masked else 0
    if size < 126:
        head = bytes([first, flag | size])
    elif size < 1 << 16:
        head = bytes([first, flag | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([first, flag | 127]) + size.to_bytes(8, "big")
    mask = b"\x12\x34\xab\xcd" if masked else b""
    body = bytes(b ^ mask[i % 4] for i, b in enumerate(data)) if masked else data
    return head + mask + body


@pytest.fixture
def raw(guest: Callable[..., Guest]) -> Iterator[Raw]:
    """A socket at a table."""
    ann = guest()
    raw = Raw(ann, ann.make())
    yield raw
    raw.file.close()
    raw.socket.close()


def test_a_message_in_one_byte_at_a_time(raw: Raw) -> None:
    for byte in frame(FIN | TEXT, b'{"type":"ping"}'):
        raw.socket.sendall(bytes([byte]))
    raw.expect_text(b'"pong"')


def test_many_messages_in_one_packet(raw: Raw) -> None:
    raw.socket.sendall(frame(FIN | TEXT, b'{"type":"ping"}') * 5)
    for _ in range(5):
        raw.expect_text(b'"pong"')


def test_a_message_in_fragments_with_a_ping_between(raw: Raw) -> None:
    raw.send(TEXT, b'{"type"')
    raw.send(FIN | PING, b"there?")
    raw.send(0, b':"pi')
    raw.send(FIN, b'ng"}')
    assert raw.expect(FIN | PONG) == b"there?"
    raw.expect_text(b'"pong"')


@pytest.mark.parametrize("size", [125, 126, 127, 128, 4000])
def test_messages_around_the_sizes_where_the_frame_changes(raw: Raw, size: int) -> None:
    text = b'{"type":"ping"}'
    raw.send(FIN | TEXT, text + b" " * (size - len(text)))
    raw.expect_text(b'"pong"')


def test_closing_is_answered_with_the_same_code(raw: Raw) -> None:
    raw.send(FIN | CLOSE, (1001).to_bytes(2, "big") + b"going")
    raw.expect_close(1001)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(FIN | TEXT, b'{"type":"ping"}', masked=False), 1002),
        (frame(FIN | 0x40 | TEXT, b"{}"), 1002),
        (frame(FIN | 3, b"{}"), 1002),
        (frame(FIN, b"{}"), 1002),
        (frame(PING, b"{}"), 1002),
        (frame(TEXT, b"{") + frame(FIN | TEXT, b"}"), 1002),
        (frame(FIN | CLOSE, b"\x03\xed"), 1002),
        (frame(FIN | TEXT, b"x" * 20_000), 1009),
        (frame(FIN | TEXT, b"x" * 70_000), 1009),
        (frame(TEXT, b"x" * 10_000) + frame(FIN, b"x" * 10_000), 1009),
    ],
    ids=[
        "no mask",
        "reserved bit",
        "unknown opcode",
        "a continuation of nothing",
        "a ping in parts",
        "a text within a text",
        "a code nobody may send",
        "too long",
        "longer than 64 KiB",
        "too long in parts",
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(raw: Raw, data: bytes, code: int) -> None:
    raw.socket.sendall(data)
    raw.expect_close(code)


def test_bytes_that_are_no_text_are_refused(raw: Raw) -> None:
    raw.send(FIN | TEXT, b'{"type":"chat","text":"\xff\xfe"}')
    raw.expect_text(b"invalid-message")
    raw.send(FIN | BINARY, b'{"type":"ping"}')
    raw.expect_text(b'"pong"')


def test_a_flood_of_pings_is_cut_off(raw: Raw) -> None:
    raw.socket.sendall(frame(FIN | PING, b"") * 5000)
    raw.expect(FIN | CLOSE)


def test_a_message_in_endless_parts_is_cut_off(raw: Raw) -> None:
    raw.socket.sendall(frame(TEXT, b"") + frame(0, b"") * 5000)
    raw.expect(FIN | CLOSE)


def test_who_does_not_wait_to_be_let_in_is_no_trouble(tmp_path: Path) -> None:
    class Logging(Server):
        log = tmp_path / "log"

    server = Logging(tmp_path)
    guest = Guest(server)
    table = guest.make()
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    for _ in range(10):
        impatient = sockets.create_connection(("127.0.0.1", server.port), PATIENCE)
        impatient.sendall(handshake(guest, table))
        at_once = struct.pack("ii", 1, 0)
        impatient.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, at_once)
        impatient.close()
    os.kill(server.process.pid, signal.SIGCONT)
    with guest.sit(table) as socket:
        socket.expect("table")
    guest.close()
    server.stop()
    lines = Logging.log.read_text().splitlines()
    assert [line for line in lines if "The server st" not in line] == []


def test_wires_are_pinged_by_turns_and_each_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked:
        turn = 0

        def __init__(self) -> None:
            self.times = 0

        def ask(self) -> None:
            self.times += 1

    keeper = Keeper()
    monkeypatch.setattr(keeper, "wait", lambda: None)
    wires: list[Any] = [Asked() for _ in range(3 * TURNS)]
    for wire in wires:
        keeper.add(wire)
    gone = wires.pop()
    keeper.remove(gone)
    for turn in range(1, 2 * TURNS + 1):
        before = sum(wire.times for wire in wires)
        keeper.ask()
        assert sum(wire.times for wire in wires) - before in (2, 3)
        if turn % TURNS == 0:
            assert {wire.times for wire in wires} == {turn // TURNS}
    assert gone.times == 0


class Line:
    """What a wire writes to."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.aborted = False

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return 0


def test_only_who_is_silent_is_pinged_and_who_does_not_answer_is_let_go() -> None:
    line: Any = Line()
    wire = Wire(line, 1000, set(), Door(Settings(""), room=1), "")
    ping = frame(FIN | PING, b"", masked=False)
    wire.ask()
    wire.data_received(frame(FIN | PONG, b""))
    assert line.sent == [ping]
    wire.data_received(frame(FIN | TEXT, b"{}"))
    wire.ask()
    assert line.sent == [ping]  # it has just spoken
    wire.ask()
    assert line.sent == [ping, ping]
    assert not line.aborted
    wire.ask()
    assert line.aborted
