"""A table with clients that note every byte they are sent, without a network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import msgspec

import ringside
from ringside.core.game import Game
from ringside.server.answers import SeatWish
from ringside.server.clients import Client
from ringside.server.handlers import receive
from ringside.server.hub import Hub
from ringside.server.limits import Bucket, Buckets
from ringside.server.live import LiveTable
from ringside.server.metrics import Metrics
from ringside.server.settings import Settings
from ringside.server.stores.base import Moved, Stored, Write
from ringside.server.stores.sqlite import SqliteStore
from ringside.server.writer import Done
from ringside.table.log import Entry
from ringside.table.setup import Seat, Setup
from ringside.table.table import Table
from ringside.table.window import Pauses

PERSON = SeatWish("me")


class Ear:
    """In place of a wire."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, *messages: bytes) -> None:
        self.heard += messages

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")

    cut = close


class SafeAtOnce:
    """In place of the writer: everything is safe as soon as it is put."""

    saving = False

    def __init__(self) -> None:
        self.moves: list[Entry] = []

    def put(self, writes: Sequence[Write], done: Done) -> None:
        self.moves += [write.entry for write in writes if isinstance(write, Moved)]
        done(True)


class Careless:
    """In place of the keeper."""

    def ended(self, table: Table) -> None:
        pass


class QuietHub:
    """In place of the hub."""

    def __init__(self) -> None:
        self.settings = Settings(database="", message_rate=0.0)
        self.owner = ""
        self.writer = SafeAtOnce()
        self.metrics = Metrics()
        self.keeper = Careless()
        self.chats = Buckets(0.0, 0)
        self.table_rate = Buckets(0.0, 0)


def table_of_listeners(
    game: str | Game[Any], seats: int, seed: int = 0, **options: Any
) -> tuple[LiveTable, list[Client]]:
    """A dealt game with a person at every seat and a spectator, in this order."""
    game = ringside.game(game) if isinstance(game, str) else game
    setup = Setup(
        id="table",
        game=game.id,
        version=game.version,
        options=game.new(seats, 0, **options).options,
        seats=[Seat("person", f"P{number}", f"p{number}") for number in range(seats)],
        host="p0",
        secret=random.Random(seed).randbytes(32).hex(),
        made=0.0,
        status="playing",
    )
    table = Table(game, setup, Pauses(1000.0, 1000.0))
    table.deal(0.0)
    live = LiveTable(cast("Hub", QuietHub()), table, Stored(setup, 0, [], []))
    names = [f"p{number}" for number in range(seats)] + ["eve"]
    clients = [Client(name, name, Bucket(0.0, 1), Ear()) for name in names]
    for client in clients:
        live.attach(client)
        ear(client).heard.clear()
    return live, clients


def ear(client: Client) -> Ear:
    """What a client hears with."""
    assert isinstance(client.wire, Ear)
    return client.wire


def say(live: LiveTable, client: Client, **message: object) -> None:
    """A client sends a message."""
    receive(live, client, msgspec.json.encode(message))


def somebody(live: LiveTable, chance: random.Random) -> tuple[int, str]:
    """A seat that may move now, and a move."""
    state = live.table.state
    assert state is not None
    window = live.table.window
    passed = set() if window is None else window.passed
    seat = chance.choice([seat for seat in state.to_move() if seat not in passed])
    return seat, chance.choice(state.moves(seat))


class ClosingEar(Ear):
    """Notes how it was closed."""

    closed = 0

    def close(self, code: int) -> None:
        self.closed = code


def heard(client: Client, type: str) -> list[dict[str, Any]]:
    """The messages of a type that a client has heard."""
    found = [msgspec.json.decode(data) for data in ear(client).heard]
    return [message for message in found if message["type"] == type]


def with_hubs(
    path: Path, count: int, play: Callable[..., Awaitable[None]], **settings: Any
) -> None:
    """Run something with so many servers on one database."""

    async def run() -> None:
        chosen = replace(Settings(str(path / "live.sqlite"), bot_pace=0.0), **settings)
        hubs = [Hub(chosen, SqliteStore(chosen.database)) for _ in range(count)]
        try:
            await asyncio.wait_for(play(*hubs), 120)
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def client_at(live: LiveTable, guest: str) -> Client:
    """Somebody opens a socket."""
    client = Client(guest, guest.title(), Bucket(0.0, 1), ClosingEar())
    live.attach(client)
    return client


async def until(true: Callable[[], object]) -> None:
    """Wait for something to become true."""
    while not true():
        await asyncio.sleep(0.005)
