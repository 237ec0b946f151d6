"""A table with clients that note every byte they are sent, without a network."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, cast

import msgspec

import ringside
from ringside.server.hub import Hub
from ringside.server.limits import Bucket, Buckets
from ringside.server.live import Client, LiveTable
from ringside.server.settings import Settings
from ringside.server.stores.base import Stored, Write
from ringside.server.writer import Done
from ringside.table.setup import Seat, Setup
from ringside.table.table import Table


class Ear:
    """In place of a wire."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, *messages: bytes) -> None:
        self.heard += messages

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


class SafeAtOnce:
    """In place of the writer: everything is safe as soon as it is put."""

    def put(self, writes: Sequence[Write], done: Done) -> None:
        done(True)


class QuietHub:
    """In place of the hub."""

    def __init__(self) -> None:
        self.settings = Settings(database="", message_rate=0.0, pause=1000.0)
        self.writer = SafeAtOnce()
        self.chats = Buckets(0.0, 0)


def table_of_listeners(
    game_id: str, seats: int, seed: int = 0, **options: Any
) -> tuple[LiveTable, list[Client]]:
    """A dealt game with a person at every seat and a spectator, in this order."""
    game = ringside.game(game_id)
    setup = Setup(
        id="table",
        game=game_id,
        version=game.version,
        options=game.new(seats, 0, **options).options,
        seats=[Seat("person", f"P{number}", f"p{number}") for number in range(seats)],
        host="p0",
        secret=random.Random(seed).randbytes(32).hex(),
        made=0.0,
        status="playing",
    )
    table = Table(game, setup)
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
    live.receive(client, msgspec.json.encode(message))


def somebody(live: LiveTable, chance: random.Random) -> tuple[int, str] | None:
    """A seat that may move now, reactions included, and a move; None if all wait."""
    state = live.table.state
    assert state is not None
    seats = live.table.game.reactors(state) if live.table.held is not None else state.to_move()
    if not seats:
        return None
    seat = chance.choice(seats)
    return seat, chance.choice(state.moves(seat))
