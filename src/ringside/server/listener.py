"""Taking connections. Whoever the door turns away is gone before anything is made for them, so
that a storm of those costs little; and only a few are let in in one turn of the loop, since what
they ask for costs more, and nobody at a table should have to wait for it."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from socket import SO_LINGER, SOL_SOCKET, socket
from typing import Any

from ringside.server.door import Door

AT_ONCE = 32  # connections that are looked at in one turn of the loop
LET_IN = 4  # and those of them that may stay
AT_ONCE_GONE = struct.pack("ii", 1, 0)  # nothing of it stays with the system
PAUSE = 0.5


class Listener:
    """Listens at a socket."""

    def __init__(
        self, opened: socket, backlog: int, door: Door, make: Callable[[], asyncio.Protocol]
    ) -> None:
        self.opened = opened
        self.door = door
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.coming: set[asyncio.Task[Any]] = set()
        self.closed = False
        opened.setblocking(False)
        opened.listen(backlog)
        self.listen()

    def listen(self) -> None:
        """Wait for connections."""
        if not self.closed:
            self.loop.add_reader(self.opened, self.ready)

    def ready(self) -> None:
        """Take a few connections."""
        let_in = 0
        for _ in range(AT_ONCE):
            if let_in == LET_IN:
                return
            try:
                connection, client = self.opened.accept()
            except (BlockingIOError, InterruptedError, ConnectionError):
                return
            except OSError:  # no descriptor is free, which the door should have seen to
                self.loop.remove_reader(self.opened)
                self.loop.call_later(PAUSE, self.listen)
                return
            if self.door.turns_away(self.door.address_of(client)):
                connection.setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE_GONE)
                connection.close()
                continue
            let_in += 1
            connection.setblocking(False)
            coming = self.loop.create_task(self.take(connection))
            self.coming.add(coming)
            coming.add_done_callback(self.coming.discard)

    async def take(self, connection: socket) -> None:
        """Have a connection served."""
        try:
            await self.loop.connect_accepted_socket(self.make, connection)
        except OSError:
            connection.close()  # gone again

    def close(self) -> None:
        """Take no more."""
        self.closed = True
        self.loop.remove_reader(self.opened)
