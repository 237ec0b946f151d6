"""Work in pieces, carried out here, in processes of this machine, or by a Ray cluster.

A piece says all that its result depends on, the chance in it too: so the results are the same
wherever it is carried out, and only their order differs.

>>> with workers(jobs=1) as them:
...     list(them.do(abs, [-1, 2, -3]))
[1, 2, 3]
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from typing import TypeVar

import ringside
from ringside.core.errors import InvalidOption, RingsideError

T = TypeVar("T")
R = TypeVar("R")

HANDFUL = 0.2  # seconds of work that are handed out at once
MOST = 256  # pieces in a handful


class Workers:
    """Those who carry out the work: an executor, and how many work side by side in it."""

    def __init__(self, executor: Executor | None = None, count: int = 1) -> None:
        self.executor = executor
        self.count = count

    def do(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """The result of ``work`` for every piece, as they come.

        ``work`` is a function of a module that the workers can import; pieces and results are
        pickled. An error ends it.
        """
        if self.executor is None:
            yield from map(work, pieces)
            return
        left = iter(pieces)
        under_way: set[Future[tuple[list[R], float]]] = set()
        size = 1
        try:
            while True:
                # Two handfuls for each: one in hand, and one to go on with.
                while len(under_way) < 2 * self.count and (some := list(islice(left, size))):
                    under_way.add(self.executor.submit(handful, work, some, ringside.__version__))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    results, seconds = future.result()
                    # Small pieces travel together, large ones alone.
                    size = min(MOST, 2 * size, max(1, round(HANDFUL * len(results) / seconds)))
                    yield from results
        except BrokenProcessPool:
            raise RingsideError("worker-lost") from None
        finally:
            for future in under_way:
                future.cancel()


def handful(work: Callable[[T], R], pieces: list[T], version: str) -> tuple[list[R], float]:
    """In a worker: some pieces, and how long they took."""
    if version != ringside.__version__:
        raise RingsideError("other-ringside", found=ringside.__version__, wanted=version)
    start = perf_counter()
    results = [work(piece) for piece in pieces]
    return results, max(perf_counter() - start, 1e-6)


@contextmanager
def workers(jobs: int = 1, ray: str | None = None) -> Iterator[Workers]:
    """Processes of this machine, or the Ray cluster at an address; gone when the block ends."""
    if ray is not None:
        if jobs > 1:
            raise InvalidOption("jobs-and-ray")
        try:
            from ringside.arena.on_ray import OnRay
        except ImportError:
            raise RingsideError("no-ray") from None
        executor: Executor = OnRay(ray)
        count = OnRay.processors()
    elif jobs > 1:
        executor, count = processes(jobs), jobs
    else:
        yield Workers()
        return
    try:
        yield Workers(executor, count)
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def prepare() -> None:
    """In a process of this machine: it is the first one that Ctrl-C is meant for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def processes(count: int, prepare: Callable[[], None] = prepare) -> ProcessPoolExecutor:
    """So many processes of this machine, each of which begins with ``prepare``. They are not
    forked: a process that has threads, as a progress bar or a server does, must not be."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), prepare)
