"""Between the tables and the store: writes are gathered for a moment, committed together in a
thread, and only then told.

While one batch is being committed the next one gathers, so that the disk sets the pace and a
busy server makes bigger batches, not slower moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ringside.server.stores.base import Store, Write

Done = Callable[[bool], None]

GATHER = 0.003  # seconds between two commits, if there is much to write

log = logging.getLogger("ringside")


class Writer:
    """Commits in batches, in order."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, "ringside-writer")
        self.waiting: list[tuple[Sequence[Write], Done]] = []
        self.busy = False
        self.idle = asyncio.Event()
        self.idle.set()
        self.loop = asyncio.get_running_loop()
        self.last = 0.0

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
        future = self.loop.run_in_executor(self.thread, self.store.write, writes)
        future.add_done_callback(lambda done: self._finish(batch, self._results(done, len(writes))))

    def _results(self, future: asyncio.Future[list[bool]], count: int) -> list[bool]:
        error = future.exception()
        if error is None:
            return future.result()
        log.error("The store could not write: %s", error)
        return [False] * count

    def _finish(self, batch: list[tuple[Sequence[Write], Done]], results: list[bool]) -> None:
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

    async def close(self) -> None:
        """Wait until everything is written."""
        await self.idle.wait()
        self.thread.shutdown()
