"""Between the tables and the store: writes are gathered for a moment, committed together in a
thread, and only then told.

While one batch is being committed the next one gathers, so that the disk sets the pace and a
busy server makes bigger batches, not slower moves. A database that does not answer is tried again
until it does: what has not been told yet waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic

from ringside.server.metrics import Metrics
from ringside.server.outage import of_database, unanswered
from ringside.server.stores.base import Moved, Store, Unavailable, Write

Done = Callable[[bool], None]
Batch = list[tuple[Sequence[Write], Done]]

GATHER = 0.003  # seconds between two commits, if there is much to write
LONG = 1.0  # seconds after which everybody is told that something is being saved
AGAIN = 0.2  # seconds until the next attempt, if the database did not answer
SETTLE = 5.0  # seconds to write what is left before the server stops

log = logging.getLogger("ringside")


class Writer:
    """Commits in batches, in order."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.thread = ThreadPoolExecutor(1, "ringside-writer")
        self.waiting: Batch = []
        self.busy = False
        self.idle = asyncio.Event()
        self.idle.set()
        self.loop = asyncio.get_running_loop()
        self.last = 0.0
        self.asked = 0.0  # when the store was last given something to write
        self.saving = False
        """Whether the database does not answer."""
        self.told: Callable[[bool], None] = lambda on: None
        """Called when that changes."""
        self.doubt: asyncio.TimerHandle | None = None
        self.outage = of_database()

    def put(self, writes: Sequence[Write], done: Done) -> None:
        """Have something written; ``done`` is called when it is safe, or with False if it was
        not written. Without writes it is called when all that was put before is safe."""
        if not writes and not self.busy and not self.waiting:
            done(True)
            return
        self.waiting.append((writes, done))
        if not self.busy:
            self.busy = True
            self.idle.clear()
            self._soon()

    def _soon(self) -> None:
        """Commit, but not so soon after the last commit that batches get small. A lone move
        does not wait: only what arrived in the same turn of the loop goes with it."""
        delay = self.last + GATHER - self.loop.time()
        if delay > 0:
            self.loop.call_later(delay, self._commit)
        else:
            self.loop.call_soon(self._commit)

    def _commit(self) -> None:
        self.last = self.loop.time()
        batch, self.waiting = self.waiting, []
        writes = [write for write, _ in batch if write]
        if not writes:
            self._finish(batch, [])
            return
        self.doubt = self.loop.call_later(LONG, self._doubt)
        self._try(batch, writes)

    def _try(self, batch: Batch, writes: list[Sequence[Write]]) -> None:
        self.asked = monotonic()
        future = self.loop.run_in_executor(self.thread, self.store.write, writes)
        future.add_done_callback(lambda done: self._written(done, batch, writes))

    def _doubt(self) -> None:
        """The database takes its time."""
        self.outage.begin(unanswered(LONG), self.asked)
        self._save(True)

    def _save(self, on: bool) -> None:
        if self.doubt is not None:
            self.doubt.cancel()
            self.doubt = None
        if self.saving != on:
            self.saving = on
            self.told(on)

    def _written(
        self,
        future: asyncio.Future[list[bool]],
        batch: Batch,
        writes: list[Sequence[Write]],
    ) -> None:
        error = future.exception()
        if isinstance(error, Unavailable):
            self.outage.begin(error, self.asked)
            self._save(True)
            self.loop.call_later(AGAIN, self._try, batch, writes)
            return
        results = self._results(future, len(writes))
        self.metrics.commit.observe(self.loop.time() - self.last)
        moves = 0
        for group, written in zip(writes, results, strict=True):
            if written:
                for write in group:
                    moves += type(write) is Moved
        if moves:
            self.metrics.moves.inc(moves)
        self._finish(batch, results)
        self.outage.end(self.asked)
        self._save(False)

    def _results(self, future: asyncio.Future[list[bool]], count: int) -> list[bool]:
        error = future.exception()
        if error is None:
            return future.result()
        log.error("The store could not write: %s", error)
        return [False] * count

    def _finish(self, batch: Batch, results: list[bool]) -> None:
        written = iter(results)
        for write, done in batch:
            try:
                done(next(written) if write else True)
            except Exception:
                log.exception("Telling what was written failed")
        if self.waiting:
            self._soon()
        else:
            self.busy = False
            self.idle.set()

    async def settle(self) -> None:
        """Wait until everything is written, though not for ever."""
        with suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.idle.wait(), SETTLE)

    async def close(self) -> None:
        """Write what is left, and stop."""
        await self.settle()
        self.thread.shutdown(wait=self.idle.is_set())
