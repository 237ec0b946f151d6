"""Bots think in processes of their own, so that the server's loop never waits for them.

A worker is handed a position drawn from what the bot's seat may know, never the real one; and for a
bot that watches what its seat saw before, since a bot is made anew for every move.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import msgspec

from ringside.arena.workers import processes
from ringside.core.bot import glimpses
from ringside.core.game import Game
from ringside.core.rng import seeded
from ringside.core.state import State

log = logging.getLogger("ringside")

PATIENCE = 30.0  # seconds after which a move is made at random
MOST_SEEN = 64  # of the last moves are shown to a bot that watches


def prepare() -> None:
    """In a worker: leave the processor to the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Question(msgspec.Struct, array_like=True):
    """What a bot is to decide, and all it may know of it."""

    game: str
    version: int
    position: dict[str, Any]
    seat: int
    level: str
    seed: int
    seen: list[dict[str, Any]] = []
    """What the seat saw before, for a bot that watches."""


def choose(asked: Question) -> str:
    """In a worker: the move of a bot in a position, by the rules of this version."""
    from ringside.games import game

    found = game(asked.game).by_rules(asked.version)
    if found is None:
        raise LookupError(f"{asked.game} has no rules of version {asked.version}")
    state = found.from_position(asked.position)
    bot = found.bots[asked.level]()
    for view in asked.seen:
        bot.watch(view)
    action = bot.choose(state, asked.seat, seeded(asked.seed))
    text: str = state.text(asked.seat, action)
    return text


@cache
def watches(game: Game[Any], level: str) -> bool:
    """Whether a bot wants to be shown what its seat saw before."""
    return game.bots[level]().watches()


class Thinkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, state: State, seat: int, level: str) -> str:
        """A bot's move at a seat of a real game."""
        seed = self.seed(state, seat)
        rng = seeded(seed)
        actions = state.legal(seat)
        if len(actions) == 1:
            return state.text(seat, actions[0])
        game = state.game
        position = state.determinize(seat, rng).position()
        for _ in range(2):
            try:
                seen = glimpses(state, seat, MOST_SEEN) if watches(game, level) else []
                asked = Question(game.id, game.version, position, seat, level, seed, seen)
                return await asyncio.wait_for(self._ask(asked), PATIENCE)
            except BrokenProcessPool:
                self.close()
            except Exception as error:
                log.error("A bot could not choose: %r", error)
                break
        return state.text(seat, actions[rng.below(len(actions))])

    def seed(self, state: State, seat: int) -> int:
        """Of one thought."""
        return secrets.randbits(62)

    async def _ask(self, asked: Question) -> str:
        if self.pool is None:
            self.pool = processes(self.workers, prepare)
        return await asyncio.get_running_loop().run_in_executor(self.pool, choose, asked)

    def close(self) -> None:
        """End the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
