"""A worker on which the bots of servers think (`ringside think`).

Work comes from a stream in Redis, and each piece is taken back from the stream only when it is
done. While a worker thinks it renews its claim; of one that dies the claim grows old, and another
worker takes the piece over.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from ringside.arena.workers import processes
from ringside.server.far_thinkers import BEAT, GROUP, HERE, STREAM, Job, Thought
from ringside.server.outage import of_redis
from ringside.server.thinkers import Question, choose, prepare

log = logging.getLogger("ringside")

WAIT = 250  # milliseconds for which new work is waited for
HOLD = 0.2  # seconds between two renewals of a claim
OLD = 700  # milliseconds after which a claim is nobody's any more
TRIES = 3  # times that a piece of work may have been given up, before nobody tries it again
AGAIN = 0.5  # seconds until the next attempt to reach Redis

read_job = msgspec.msgpack.Decoder(Job).decode


def think_once(asked: Question) -> str:
    """In a process: the move; empty if this version of Ringside does not know the rules."""
    from ringside.games import game

    if not game(asked.game).supports(asked.version):
        return ""
    return choose(asked)


class Worker:
    """Takes work from a Redis, so many pieces at a time."""

    def __init__(self, url: str, jobs: int) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.redis: Redis = Redis.from_url(url)
        self.trouble = (RedisError, OSError)
        self.name = secrets.token_urlsafe(6)
        self.jobs = jobs
        self.stopped = asyncio.Event()
        self.outage = of_redis()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """The processes that think."""
        return processes(self.jobs, prepare)

    def mind_signals(self) -> None:
        """From now on end in good order when told to."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, self.stopped.set)

    async def run(self) -> None:
        """Work until stopped; what is begun is finished first."""
        beat = asyncio.get_running_loop().create_task(self.beat())
        await asyncio.gather(*(self.take_turns() for _ in range(self.jobs)))
        beat.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
        with suppress(*self.trouble):
            await self.redis.xgroup_delconsumer(STREAM, GROUP, self.name)
            await self.redis.aclose()

    async def beat(self) -> None:
        """Say that one is there, again and again."""
        while True:
            with suppress(*self.trouble):
                await self.redis.publish(HERE, self.name)
            await asyncio.sleep(BEAT)

    async def take_turns(self) -> None:
        """One piece of work after the other."""
        while not self.stopped.is_set():
            asked = monotonic()
            try:
                found = await self.next()
                self.outage.end(asked)
                if found is not None:
                    asked = monotonic()
                    await self.do(*found)
            except self.trouble as error:
                self.outage.begin(error, asked)
                await asyncio.sleep(AGAIN)

    async def next(self) -> tuple[bytes, Job] | None:
        """What somebody gave up, or else what is new."""
        from redis.exceptions import ResponseError

        try:
            claimed = await self.redis.xautoclaim(STREAM, GROUP, self.name, OLD, count=1)
            entries: list[Any] = claimed[1]
            if entries and await self.given_up(entries[0]):
                return None
            if not entries:
                news: Any = await self.redis.xreadgroup(
                    GROUP, self.name, {STREAM: ">"}, count=1, block=WAIT
                )
                entries = entries_of(news)
        except ResponseError as error:
            if "NOGROUP" not in str(error):
                raise
            with suppress(ResponseError):  # another worker may have made it
                await self.redis.xgroup_create(STREAM, GROUP, "0", mkstream=True)
            return None
        if not entries:
            return None
        id, fields = entries[0]
        job = await self.read(id, fields)
        return None if job is None else (id, job)

    async def read(self, id: bytes, fields: Any) -> Job | None:
        """A piece of work. One that cannot be read is taken from the stream: nobody could."""
        try:
            return read_job(fields[b"job"])
        except (msgspec.MsgspecError, KeyError) as error:
            log.error("Work cannot be read: is every server of this version? %s", error)
        await self.redis.xack(STREAM, GROUP, id)
        await self.redis.xdel(STREAM, id)
        return None

    async def given_up(self, entry: Any) -> bool:
        """Whether work was the end of several workers: nobody shall try it again."""
        id, fields = entry
        pending: Any = await self.redis.xpending_range(STREAM, GROUP, id, id, 1)
        if not pending or pending[0]["times_delivered"] <= TRIES:
            return False
        job = await self.read(id, fields)
        if job is not None:
            await self.answer(id, job, "")
        return True

    async def do(self, id: bytes, job: Job) -> None:
        """Think about something, and answer."""
        loop = asyncio.get_running_loop()
        holding = loop.create_task(self.hold(id))
        move = ""
        for _ in range(2):
            pool = self.pool
            try:
                move = await loop.run_in_executor(pool, think_once, job.asked)
                break
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.new_pool()
            except Exception as error:
                log.error("A bot could not choose: %r", error)
                break
        holding.cancel()
        await self.answer(id, job, move)

    async def hold(self, id: bytes) -> None:
        """Say that one is still thinking, again and again."""
        while True:
            await asyncio.sleep(HOLD)
            with suppress(*self.trouble):
                await self.redis.xclaim(STREAM, GROUP, self.name, 0, [id], justid=True)

    async def answer(self, id: bytes, job: Job, move: str) -> None:
        """Say what was thought, and take the work from the stream."""
        pipe = self.redis.pipeline(transaction=False)
        pipe.publish(job.reply, msgspec.msgpack.encode(Thought(job.number, move)))
        pipe.xack(STREAM, GROUP, id)
        pipe.xdel(STREAM, id)
        await pipe.execute()


def entries_of(news: Any) -> list[Any]:
    """What a reading of the stream brought, in whichever form redis-py gives it."""
    if not news:
        return []
    streams = news.values() if isinstance(news, dict) else [stream[1] for stream in news]
    found = next(iter(streams))
    while found and isinstance(found[0], list):
        found = found[0]
    return list(found)
