"""What is kept for later and what is not: the endings of games, and tables left alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from time import time
from typing import TYPE_CHECKING, Any

from ringside.server.problems import Trouble
from ringside.server.replays import ending_of
from ringside.server.settings import ago
from ringside.server.stores.base import Ended, Unavailable
from ringside.table.table import Table

if TYPE_CHECKING:
    from ringside.server.hub import Hub

log = logging.getLogger("ringside")

EVERY = 3600.0  # seconds between two times of tidying up
SOON = 60.0  # seconds after the start
AT_ONCE = 100  # endings that are caught up on in one go


class Keeper:
    """Writes down how games were told, and tidies up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tasks: set[asyncio.Task[None]] = set()
        self.known: set[str] = set()  # tables whose ending is being written, or was
        self.start(self.tidy_up())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ended(self, table: Table) -> None:
        """A game is over: keep how it was told and seen."""
        id = table.setup.id
        if id not in self.known:
            self.known.add(id)
            self.start(self.write(id, partial(ending_of, table)))

    async def write(self, id: str, ending: Callable[[], bytes]) -> None:
        """Keep an ending. One is made at a time, in a thread: other tables go on meanwhile."""
        loop = asyncio.get_running_loop()
        try:
            data = await loop.run_in_executor(self.hub.scholar, ending)
            await self.hub.write(Ended(id, data))
        except Unavailable as error:
            log.warning("How the game at table %s went is kept later: %s", id, error)
        except Exception:
            log.exception("How the game at table %s went could not be kept", id)
        self.known.discard(id)

    def again(self, id: str) -> bytes:
        """The ending of a game of which none is kept: empty if it was played by other rules."""
        try:
            found = self.hub.restore(id)
        except Trouble:
            return b""
        return b"" if found is None else ending_of(found[0])

    async def tidy_up(self) -> None:
        """Now and then: catch up on endings that a crash prevented, and delete tables that
        nobody comes back to. What the database has no answer to is tried again soon."""
        pause = SOON
        while True:
            await asyncio.sleep(pause)
            pause = EVERY
            for work in (self.catch_up, self.prune):
                try:
                    await work()
                except Unavailable as error:
                    log.warning("Tidying up is put off: %s", error)
                    pause = SOON
                except Exception:
                    log.exception("Tidying up failed")

    async def catch_up(self) -> None:
        """Write the endings that are missing."""
        loop = asyncio.get_running_loop()
        store = self.hub.store
        for id in await loop.run_in_executor(self.hub.readers, store.without_ending, AT_ONCE):
            if id not in self.known:
                self.known.add(id)
                await self.write(id, partial(self.again, id))

    async def prune(self) -> None:
        """Delete old tables, as the settings say."""
        settings, now = self.hub.settings, time()
        unbegun, abandoned = ago(settings.keep_unbegun, now), ago(settings.keep_abandoned, now)
        used = list(self.hub.tables)
        loop = asyncio.get_running_loop()
        store = self.hub.store
        gone = await loop.run_in_executor(self.hub.readers, store.prune, unbegun, abandoned, used)
        before = ago(settings.keep_experiments, now)
        await loop.run_in_executor(self.hub.readers, store.prune_experiments, before)
        if gone:
            log.info("%d tables that nobody came back to are gone", gone)

    async def close(self) -> None:
        """Stop; endings that are not written are caught up on next time."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
