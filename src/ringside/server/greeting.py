"""A connection before it has said what it wants: uvicorn's HTTP, and the door before it."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ringside.server.door import Door


class Greeting(HttpToolsProtocol):
    """uvicorn's protocol, which asks the door whether a connection may stay, and until when."""

    def __init__(self, *given: Any, door: Door, **named: Any) -> None:
        super().__init__(*given, **named)
        self.door = door
        self.address = ""
        self.let_in = False

    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        """Let it in, or not."""
        super().connection_made(transport)
        self.address = self.door.address_of(self.client)
        self.let_in = self.door.enter(self)
        if not self.let_in:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, and was no socket."""
        self.door.speaks(self)
        if self.let_in:
            self.door.leave(self.address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which says when it leaves."""
        self.door.speaks(self)
        super().handle_websocket_upgrade()

    def on_message_complete(self) -> None:
        """A whole request is here."""
        self.door.speaks(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; the next may come."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self.door.awaits(self)

    def hang_up(self) -> None:
        """It was silent for too long."""
        self.transport.abort()
