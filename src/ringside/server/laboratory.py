"""The designers' page: small experiments, one after the other, in a process of their own.

An experiment is kept in the store when it is asked for, and what it has shown when it is done: a
link to it holds. One that a restart interrupted is begun again by whoever opens its link, and has
the same result, unless time ran out earlier.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from time import process_time, time
from typing import TYPE_CHECKING, Any

import msgspec

from ringside.arena.lab.experiment import Experiment, experiment, play_deal
from ringside.arena.lab.findings import Findings, findings
from ringside.arena.lab.sample import Sample
from ringside.arena.lineup import quick_bot
from ringside.arena.workers import processes
from ringside.core.errors import InvalidOption
from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.server import thinkers
from ringside.server.stores.base import Tried
from ringside.table.setup import new_id

if TYPE_CHECKING:
    from ringside.server.hub import Hub

log = logging.getLogger("ringside")

FEWEST = 10  # games that can be asked for
ENOUGH = 2  # that are worth a report if time runs out
NICER = 10  # than the bots at the tables
REMEMBERED = 32


class Kept(msgspec.Struct):
    """An experiment as it is kept."""

    experiment: Experiment
    games: int
    findings: Findings | None = None
    failed: bool = False
    done: int = 0
    """How many games there were when it was over."""
    wish: a.NewExperiment | None = None
    """What was asked for, so that the next experiment can be much the same."""


class Running:
    """An experiment that waits for its turn, or has it."""

    def __init__(self, id: str, kept: Kept) -> None:
        self.id = id
        self.kept = kept
        self.done = 0


def prepare() -> None:
    """In the worker: come after the server and its bots."""
    thinkers.prepare()
    if hasattr(os, "nice"):
        os.nice(NICER)


class TooSlow(Exception):
    """Time has run out."""


def play_in_time(wanted: Experiment, number: int, seconds: float) -> tuple[list[Sample], float]:
    """In the worker: a deal in every variant, and the processor's time that it took; TooSlow if
    that is more than there is."""
    start = process_time()
    if not hasattr(signal, "setitimer"):
        return play_deal(wanted, number), process_time() - start

    def stop(*_: Any) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, max(0.01, seconds))
    try:
        return play_deal(wanted, number), process_time() - start
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


class Laboratory:
    """The experiments of a server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.waiting: list[Running] = []
        self.running: Running | None = None
        self.shown: dict[str, Kept] = {}
        self.task: asyncio.Task[None] | None = None
        self.pool: ProcessPoolExecutor | None = None

    # -- what is asked ----------------------------------------------------------------------

    def planned(self, wish: a.NewExperiment) -> Kept:
        """The experiment that is wished for; RingsideError if it cannot be."""
        settings = self.settings
        game = find_game(wish.game)
        if not settings.lab_seconds:
            raise InvalidOption("lab-closed")
        if len(self.waiting) >= settings.lab_queue:
            raise InvalidOption("lab-full", count=len(self.waiting))
        if not FEWEST <= wish.games <= settings.lab_games:
            raise InvalidOption(
                "lab-games", least=FEWEST, most=settings.lab_games, found=wish.games
            )
        if wish.bot and wish.bot not in game.bots:
            raise InvalidOption(
                "no-such-bot", title=game.title, name=wish.bot, near=None, known=list(game.bots)
            )
        variants = [wish.base]
        if wish.options:
            variants.append({**wish.base, **wish.options})
        seed = secrets.randbits(53) if wish.seed is None else wish.seed
        bots = [wish.bot or quick_bot(game)]
        wanted = experiment(game, variants, seed, bots, wish.seats)
        said = msgspec.structs.replace(wish, bot=bots[0], seats=wanted.seats, seed=seed)
        return Kept(wanted, wish.games, wish=said)

    async def begin(self, kept: Kept) -> str:
        """Have an experiment carried out when it is its turn."""
        id = new_id()
        await self.write(id, kept)
        self.line_up(Running(id, kept))
        return id

    async def find(self, id: str) -> tuple[Kept, Running | None] | None:
        """An experiment, and how it goes while it does. One that nobody finished begins again."""
        for each in [*([self.running] if self.running else []), *self.waiting]:
            if each.id == id:
                return each.kept, each
        kept = self.shown.get(id)
        if kept is None:
            data = await self.hub.read(self.hub.store.experiment, id)
            if data is None:
                return None
            kept = msgspec.json.decode(data, type=Kept)
            self.remember(id, kept)
        if kept.findings is not None or kept.failed:
            return kept, None
        again = Running(id, kept)
        if len(self.waiting) < self.settings.lab_queue and self.settings.lab_seconds:
            self.line_up(again)
        return kept, again

    def ahead(self, running: Running) -> int:
        """How many experiments come before one."""
        if running is self.running:
            return 0
        place = self.waiting.index(running) if running in self.waiting else len(self.waiting)
        return place + (self.running is not None)

    # -- how it is done ---------------------------------------------------------------------

    def line_up(self, running: Running) -> None:
        """Put an experiment at the end of the line."""
        self.waiting.append(running)
        if self.task is None or self.task.done():
            self.task = asyncio.get_running_loop().create_task(self.work())

    async def work(self) -> None:
        """One experiment after the other, until none is left; then the worker goes home."""
        while self.waiting:
            self.running = running = self.waiting.pop(0)
            try:
                await self.carry_out(running)
            except Exception:
                log.exception("Experiment %s failed", running.id)
                running.kept.failed = True
                self.close_pool()
            try:
                await self.write(running.id, running.kept)
                self.remember(running.id, running.kept)
            except Exception:
                log.exception("Experiment %s could not be kept", running.id)
            self.running = None
        self.close_pool()

    async def carry_out(self, running: Running) -> None:
        """Deal after deal, as long as there is time: the processor's, so that a busy machine shows
        the same, only later."""
        wanted, left = running.kept.experiment, self.settings.lab_seconds
        samples: list[list[Sample]] = []
        loop = asyncio.get_running_loop()
        for number in range(running.kept.games):
            if self.pool is None:
                self.pool = processes(1, prepare)
            try:
                played, took = await loop.run_in_executor(
                    self.pool, play_in_time, wanted, number, left
                )
            except TooSlow:
                break
            samples.append(played)
            running.done = len(samples)
            left -= took
            if left <= 0:
                break
        kept = running.kept
        kept.done = len(samples)
        if kept.done < ENOUGH:
            kept.failed = True
            return
        asked = kept.games if kept.done < kept.games else None
        kept.findings = await loop.run_in_executor(
            self.hub.scholar, findings, wanted, samples, asked
        )

    async def write(self, id: str, kept: Kept) -> None:
        """Have an experiment kept."""
        await self.hub.write(Tried(id, msgspec.json.encode(kept), time()))

    def remember(self, id: str, kept: Kept) -> None:
        """Have the last few at hand."""
        self.shown[id] = kept
        if len(self.shown) > REMEMBERED:
            del self.shown[next(iter(self.shown))]

    def close_pool(self) -> None:
        """End the worker, in the middle of a game if need be: nobody waits for it to stop."""
        if self.pool is not None:
            workers = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self.pool = None

    async def close(self) -> None:
        """Stop; what is not done begins again when somebody asks for it."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.close_pool()
