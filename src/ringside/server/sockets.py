"""The socket of a table: from the connection to its end."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket, websocket
from litestar.types import Send

from ringside.server.guests import usual_name
from ringside.server.hub import Hub
from ringside.server.limits import Bucket
from ringside.server.live import Client

NO_SUCH_TABLE = 4404
BACKLOG = 500  # messages a client may leave unread before it is let go


class Outbox:
    """Sends to one socket, in order, without making anybody wait."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.waiting: deque[bytes] = deque()
        self.task: asyncio.Task[None] | None = None
        self.closing = 0

    def push(self, data: bytes) -> None:
        """Send a message."""
        if self.closing:
            return
        self.waiting.append(data)
        if len(self.waiting) > BACKLOG:
            self.close(1008)
        self.run()

    def close(self, code: int) -> None:
        """Close the socket."""
        self.closing = self.closing or code
        self.waiting.clear()
        self.run()

    def run(self) -> None:
        """Have a task see to it, if none does."""
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._send())
            self.task.add_done_callback(self._done)

    async def _send(self) -> None:
        while self.waiting:
            text = self.waiting.popleft().decode()
            await self.send({"type": "websocket.send", "text": text, "bytes": None})
        if self.closing:
            await self.send({"type": "websocket.close", "code": self.closing, "reason": None})

    def _done(self, task: asyncio.Task[None]) -> None:
        self.task = None
        if task.cancelled() or task.exception() is not None:
            self.waiting.clear()  # the peer is gone
        elif self.waiting:
            self.run()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Join a client to a table for as long as its socket is open."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    live = await hub.find(table_id)
    if live is None:
        await socket.close(NO_SUCH_TABLE, "There is no such table.")
        return
    guest = socket.scope["state"]["guest"]
    name = await hub.name_of(guest) or usual_name(guest)
    if live.dropped:
        await socket.close(1012)
        return
    settings = hub.settings
    outbox = Outbox(socket.send)
    bucket = Bucket(settings.message_rate, settings.message_burst)
    client = Client(guest, name, bucket, outbox.push, outbox.close)
    live.attach(client)
    try:
        while True:
            event: Any = await socket.receive()
            if event["type"] != "websocket.receive":
                break
            data = event.get("text")
            live.receive(client, event["bytes"] if data is None else data)
    finally:
        live.detach(client)
