"""A lean client: HTTP requests and WebSocket frames by hand, so that the load is no brake."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Socket(asyncio.Protocol):
    """A WebSocket that calls back with every text message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.head: asyncio.Future[bytes] | None = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    async def open(self, host: str, port: int, path: str, cookie: str, source: str = "") -> str:
        """Connect, from an address of this machine; the cookie it was given, if any."""
        loop = asyncio.get_running_loop()
        local = (source, 0) if source else None
        await loop.create_connection(lambda: self, host, port, local_addr=local)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        assert self.transport is not None
        assert self.head is not None
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = await self.head
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionError(head.decode())
        return cookie_in(head)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop has transports of its own, which only behave like these
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.heard = ignore
        if self.head is not None and not self.head.done():
            self.head.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if self.head is not None:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            self.head.set_result(head)
            self.head = None
        at, length = 0, len(data)
        while length - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > length or start > length:
                break
            if data[at] == 0x81:
                self.heard(data[start : start + size])
            elif data[at] == 0x89:
                self.frame(0x8A, data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def send(self, data: bytes) -> None:
        """Send a text message."""
        self.frame(0x81, data)

    def frame(self, opcode: int, data: bytes) -> None:
        """Send a frame; a mask of zeros leaves the text as it is."""
        assert self.transport is not None
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([opcode]) + length + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Close without further ado."""
        self.heard = ignore
        assert self.transport is not None
        self.frame(0x88, b"\x03\xe8")
        self.transport.close()


def ignore(data: bytes) -> None:
    """What a closed socket still hears."""


def cookie_in(head: bytes) -> str:
    """The cookie that an answer sets."""
    for line in head.decode("latin-1").split("\r\n"):
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie":
            return value.partition(";")[0]
    return ""


async def request(
    host: str, port: int, method: str, path: str, body: bytes = b""
) -> tuple[bytes, str]:
    """One HTTP request: the body of the answer, and the cookie it sets."""
    reader, writer = await asyncio.open_connection(host, port)
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer, _, content = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not answer.startswith(b"HTTP/1.1 20"):
        raise ConnectionError(answer.decode() + content.decode())
    return content, cookie_in(answer)
