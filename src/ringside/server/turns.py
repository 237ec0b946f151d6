"""A rush of newcomers: only a few are seen to in one turn of the loop, so that whoever plays
never waits for all of them."""

from __future__ import annotations

import asyncio
from collections import deque

FEW = 2


class Turns:
    """Lets a few through at a time, in order."""

    def __init__(self) -> None:
        self.left = FEW
        self.queue: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Wait for one's turn; at quiet times it is now."""
        loop = asyncio.get_running_loop()
        if self.left == FEW:
            loop.call_soon(self.next)
        if self.left and not self.queue:
            self.left -= 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self.queue.append(turn)
        await turn

    def next(self) -> None:
        """The next turn of the loop: those who wait come first."""
        self.left = FEW
        while self.queue and self.left:
            turn = self.queue.popleft()
            if not turn.done():  # gone meanwhile
                turn.set_result(None)
                self.left -= 1
        if self.left < FEW:
            asyncio.get_running_loop().call_soon(self.next)
