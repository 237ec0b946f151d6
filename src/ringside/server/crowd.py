"""Many onlookers at one table: they are told together, a few at a time, so that nobody who plays
has to wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import islice

from ringside.server.clients import Client, Mail

FEW = 16  # sockets at a table that are told everything at once
TOGETHER = 0.05  # seconds for which what there is to tell is gathered
AT_A_TIME = 32  # onlookers that are told in one turn of the loop
COMING = 0.5  # seconds between two messages about who comes and goes


class Crowd:
    """What the onlookers of a table are still to be told."""

    __slots__ = ("news", "waiting")

    def __init__(self) -> None:
        self.waiting: dict[Client, list[bytes]] = {}
        self.news = False  # whether it will be told soon who came and went

    def tell(self, out: Sequence[Mail]) -> None:
        """Tell players now and onlookers soon, everybody in the right order."""
        idle = not self.waiting
        for client, told in out:
            if client.viewers[0] is None:
                self.waiting.setdefault(client, []).extend(told)
            else:
                client.wire.push(*self.waiting.pop(client, ()), *told)
        if idle and self.waiting:
            asyncio.get_running_loop().call_later(TOGETHER, self.turn)

    def turn(self) -> None:
        """Tell the next few."""
        for client in list(islice(self.waiting, AT_A_TIME)):
            client.wire.push(*self.waiting.pop(client))
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.turn)

    def forget(self, client: Client) -> None:
        """It is gone."""
        self.waiting.pop(client, None)

    def soon(self, tell: Callable[[], None]) -> None:
        """Somebody came or went: tell it soon, and once for all of them."""

        def now() -> None:
            self.news = False
            tell()

        if not self.news:
            self.news = True
            asyncio.get_running_loop().call_later(COMING, now)
