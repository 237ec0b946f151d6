"""Bots that think on other machines: `ringside think` takes the work from a stream in Redis.

As long as no such worker is heard of, bots think in processes of this server. What is handed out is
a position drawn from what the bot's seat may know, as ever.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any

import msgspec

from ringside.server.post import TROUBLE, Post
from ringside.server.thinkers import Question, Thinkers

log = logging.getLogger("ringside")

STREAM = "ringside:think"
GROUP = "thinkers"
HERE = "ringside:thinkers"  # where workers say that they are there
BEAT = 0.5  # seconds between two times of saying it
SILENT = 2.0  # seconds after which nobody is thought to be there
MOST = 10_000  # thoughts that may wait


class Job(msgspec.Struct, array_like=True):
    """Something to think about."""

    number: int
    reply: str
    """The channel for the answer."""
    asked: Question


class Thought(msgspec.Struct, array_like=True):
    """The answer; without a move if the worker could not find one."""

    number: int
    move: str


read_thought = msgspec.msgpack.Decoder(Thought).decode


class FarThinkers(Thinkers):
    """Has bots think on workers elsewhere, if there are any."""

    def __init__(self, workers: int, post: Post) -> None:
        super().__init__(workers)
        self.post = post
        self.last = 0.0  # when a worker was last heard of
        self.heard: dict[bytes, float] = {}  # and each of them
        self.alone = False  # whether it was told that there are none any more
        self.numbers = count(1)
        self.waiting: dict[int, asyncio.Future[str]] = {}
        self.reply = f"ringside:thoughts:{post.id}"
        post.others |= {HERE: self.here, self.reply: self.hear}

    def here(self, worker: bytes) -> None:
        """A worker says that it is there."""
        self.last = self.heard[worker] = monotonic()
        if self.alone:
            self.alone = False
            log.info("Workers think again")

    def count(self) -> int:
        """How many workers there are."""
        now = monotonic()
        self.heard = {name: at for name, at in self.heard.items() if now - at < SILENT}
        return len(self.heard)

    def hear(self, data: bytes) -> None:
        """A worker has an answer."""
        thought = read_thought(data)
        waiting = self.waiting.get(thought.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(thought.move)

    def there(self) -> bool:
        """Whether there are workers."""
        return bool(self.post.line) and monotonic() - self.last < SILENT

    async def _ask(self, asked: Question) -> str:
        move = ""
        if self.there():
            with suppress(*TROUBLE):
                move = await self.hand_out(Job(next(self.numbers), self.reply, asked))
        return move or await super()._ask(asked)

    async def hand_out(self, job: Job) -> str:
        """Have somebody think; empty if nobody can, or nobody is there any more."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[job.number] = answer
        redis = self.post.redis
        entry: bytes | str = b""
        try:
            fields: Any = {b"job": msgspec.msgpack.encode(job)}
            entry = await redis.xadd(STREAM, fields, maxlen=MOST, approximate=True)
            while self.there():
                done, _ = await asyncio.wait([answer], timeout=BEAT)
                if done:
                    return answer.result()
            if not self.alone:
                self.alone = True
                log.warning("No worker thinks any more: bots think here")
            return ""
        finally:
            del self.waiting[job.number]
            if entry and not answer.done():  # nobody waits for it any more
                with suppress(*TROUBLE):
                    await redis.xdel(STREAM, entry)
