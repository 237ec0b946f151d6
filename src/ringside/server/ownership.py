"""Which tables this server runs, where several share a database.

The store has the last word: it refuses what an older owner writes. Here is what a server does to
stay the owner, to become one, and to notice that it is one no more. One that shares its database
with nobody has a lease all the same, for others to see.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from ringside.server.outage import Outage, unanswered
from ringside.server.stores.base import LEASE, Store, Unavailable

if TYPE_CHECKING:
    from ringside.server.live import LiveTable

log = logging.getLogger("ringside")

RENEW = 0.4  # seconds between two renewals, whether or not the database answered

T = TypeVar("T")


class Elsewhere(Exception):
    """A table that another server runs, for some seconds at least."""

    def __init__(self, owner: str, left: float) -> None:
        super().__init__(owner)
        self.owner = owner
        self.left = left


class Ownership:
    """The lease of one server, and the tables it holds."""

    def __init__(
        self, id: str, store: Store, tables: dict[str, LiveTable], outage: Outage, redis: str = ""
    ) -> None:
        self.id = id
        self.redis = redis  # its mark
        self.loop = asyncio.get_running_loop()
        self.store = store
        self.tables = tables
        self.outage = outage
        self.until = 0.0
        self.lapses = 0  # how often the lease had run out
        self.takeovers = self.told = 0  # tables that others had left behind; those in the log
        # A thread for each: nobody's lease runs out because many tables are asked for.
        self.lease = ThreadPoolExecutor(1, "ringside-lease")
        self.taker = ThreadPoolExecutor(1, "ringside-taker")
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take the lease, and keep it."""
        await self.renew()
        self.task = self.loop.create_task(self.keep())

    async def keep(self) -> None:
        """Renew the lease, again and again."""
        while True:
            await asyncio.sleep(RENEW)
            asked = monotonic()
            late = self.loop.call_later(LEASE, self.outage.begin, unanswered(LEASE), asked)
            try:
                await self.renew()
                self.outage.end(asked)
            except Unavailable as error:
                self.outage.begin(error, asked)
            except Exception:
                log.exception("The lease could not be renewed")
            finally:
                late.cancel()
            if self.takeovers > self.told:
                log.info("Tables of a server that is gone run here: %d", self.takeovers - self.told)
                self.told = self.takeovers

    async def renew(self) -> None:
        """Renew the lease. If it had run out, others may have taken tables: let go of those."""
        began, lapsed = monotonic(), self.until and not self.sure()
        before = list(self.tables.values())
        await self.run(self.lease, self.store.renew, self.id, self.redis)
        if lapsed:
            await self.look_round(before)
        self.until = began + LEASE

    async def look_round(self, before: list[LiveTable]) -> None:
        """This server may have been taken for dead: let go of what others have by now."""
        self.lapses += 1
        strangers = await self.run(self.lease, self.store.strangers, self.id, self.redis)
        if strangers:
            log.error("Another server has the database now: this one stops")
            signal.raise_signal(signal.SIGTERM)
        held = await self.run(self.lease, self.store.held, self.id)
        for live in before:
            mine = held.get(live.table.setup.id)
            if live.epoch and not live.dropped and mine != live.epoch:
                live.lose()

    def sure(self) -> bool:
        """Whether nobody can have taken a table by now. If this is not sure, the store is asked
        before anything is told."""
        return monotonic() < self.until

    async def take(self, table: str) -> int:
        """Become a table's owner: the epoch, 0 if there is no such table. Elsewhere if another
        server holds it."""
        taken = await self.run(self.taker, self.store.take, table, self.id)
        if taken is None:
            return 0
        if taken.owner != self.id:
            raise Elsewhere(taken.owner, taken.left)
        self.takeovers += taken.before not in ("", self.id)
        return taken.epoch

    async def run(self, thread: ThreadPoolExecutor, what: Callable[..., T], *given: str) -> T:
        """Ask the store."""
        return await self.loop.run_in_executor(thread, what, *given)

    async def close(self) -> None:
        """Let go of everything, for others to take at once."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        try:
            await self.run(self.lease, self.store.leave, self.id)
        except Exception as error:
            log.error("The tables could not be handed over, their lease has to run out: %s", error)
        self.lease.shutdown()
        self.taker.shutdown()
