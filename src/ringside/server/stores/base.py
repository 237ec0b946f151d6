"""What a store of tables does.

A store is called from threads, never from the server's loop. It writes batches, each in one
transaction: when `write` returns, what it says was written survives the end of the process and
of the machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from ringside.table.log import Entry, Passed
from ringside.table.setup import Setup

LEASE = 2.0
"""Seconds for which a server holds its tables without renewing its lease. All servers go by the
database's clock. Tables of a server that is gone are to be run by another within five seconds: the
other three are for whoever notices, reads and plays their logs again on a busy machine."""


class Moved(msgspec.Struct):
    """Append a move to a table's log, if its number is the next one, and if the table is still held
    under the epoch; 0 where nobody else could have it."""

    table: str
    entry: Entry
    epoch: int = 0


class Noted(msgspec.Struct):
    """Keep that a reaction was let pass."""

    table: str
    passed: Passed


class Made(msgspec.Struct):
    """Keep a new table. Its options never change, and are kept once for all tables that have
    the same. It may belong to a server from the start, with epoch 1."""

    setup: Setup
    owner: str = ""


class Changed(msgspec.Struct):
    """Replace a table's setup but for its options, if it is still at the revision given."""

    table: str
    setup: bytes
    revision: int
    status: str
    version: int


class Ended(msgspec.Struct):
    """Keep how a finished game was told and seen, once."""

    table: str
    data: bytes


class Spoke(msgspec.Struct):
    """Keep what somebody said at a table."""

    table: str
    name: str
    seat: int | None
    text: str
    at: float


class Named(msgspec.Struct):
    """Keep a guest's name."""

    guest: str
    name: str


class Tried(msgspec.Struct):
    """Keep an experiment of the lab, and later what it has shown in its place."""

    id: str
    data: bytes
    at: float


class Held(msgspec.Struct):
    """Write the group only if the table is still held under this epoch."""

    table: str
    epoch: int


class Released(msgspec.Struct):
    """Let go of a table that is held under this epoch, for any server to take."""

    table: str
    epoch: int


Write = Moved | Noted | Made | Changed | Ended | Spoke | Named | Tried | Held | Released


class Unavailable(Exception):
    """The database does not answer. Nothing is known to be written; it may be tried again."""


class Taken(msgspec.Struct):
    """Whose a table is now: the owner, the epoch under which it holds the table, if that is
    another server for how many seconds at least, and whose it was before."""

    owner: str
    epoch: int
    left: float = 0.0
    before: str = ""


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    setup: Setup
    revision: int
    entries: list[Entry]
    chat: list[Spoke]
    passes: list[Passed] = []


class Stats(msgspec.Struct):
    """How much a store holds."""

    schema: str
    tables: dict[str, dict[str, int]]
    """How many of each game, by status."""
    moves: int
    endings: int
    guests: int
    bytes: int
    """Of the whole database."""


class Store(ABC):
    """A place where tables are kept."""

    @abstractmethod
    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        """Carry out groups of writes; for each group whether it was written.

        A group is written as a whole or not at all. It is not when somebody else has appended
        the same number to the log, changed the setup, or taken the table, in the meantime.
        Unavailable if the database does not answer.
        """

    @abstractmethod
    def load(self, table: str) -> Stored | None:
        """A table, or None if there is none with this id."""

    @abstractmethod
    def ending(self, table: str) -> bytes | None:
        """How a finished game was told and seen, if it is kept."""

    @abstractmethod
    def experiment(self, id: str) -> bytes | None:
        """An experiment of the lab, or None if there is none with this id."""

    @abstractmethod
    def without_ending(self, most: int) -> list[str]:
        """Some finished tables of which that is not kept yet."""

    @abstractmethod
    def prune(self, unbegun: float, abandoned: float, used: Sequence[str] = ()) -> int:
        """Delete tables where nobody dealt and that nobody touched since ``unbegun``, and of
        games that nobody went on with since ``abandoned``, but of none in ``used``; how many."""

    @abstractmethod
    def prune_experiments(self, before: float) -> int:
        """Let go of experiments that were asked for before this; how many."""

    @abstractmethod
    def take(self, table: str, server: str) -> Taken | None:
        """Have a server run a table, unless another one holds it whose lease is not out: who holds
        it now. None if there is no such table."""

    @abstractmethod
    def join(self, server: str, redis: str) -> list[str]:
        """Say that a server is there, unless others are that go by another Redis: the marks of
        theirs, none if it has joined."""

    @abstractmethod
    def renew(self, server: str, redis: str = "") -> None:
        """Say that a server is there: all it holds stays its own until `LEASE` seconds from now."""

    @abstractmethod
    def held(self, server: str) -> dict[str, int]:
        """The tables that a server holds, and under which epoch."""

    @abstractmethod
    def leave(self, server: str) -> None:
        """Let go of all that a server holds: it is about to stop."""

    @abstractmethod
    def strangers(self, server: str, redis: str) -> list[str]:
        """The marks of the Redis of other servers at the database, where it is not this one; one
        of a server without Redis is empty."""

    @abstractmethod
    def stats(self) -> Stats:
        """How much there is."""

    @abstractmethod
    def name_of(self, guest: str) -> str:
        """A guest's name, or an empty one."""

    @abstractmethod
    def signing_key(self) -> str:
        """The key that signs the cookies of this store's guests, made on first use."""

    @abstractmethod
    def close(self) -> None:
        """Close the database."""


def encode_setup(setup: Setup) -> bytes:
    """A setup as it is kept: without its options, which may be long."""
    return msgspec.json.encode(msgspec.structs.replace(setup, options={}))


def changed(setup: Setup, revision: int) -> Changed:
    """A setup to be kept, if it is still at this revision."""
    return Changed(setup.id, encode_setup(setup), revision, setup.status, setup.version)


def encode_options(options: dict[str, Any]) -> bytes:
    """Options as they are kept: the same text for the same options."""
    return msgspec.json.encode(options, order="sorted")


def decode_setup(data: bytes, options: bytes) -> Setup:
    """And back."""
    setup = msgspec.json.decode(data, type=Setup)
    setup.options = msgspec.json.decode(options)
    return setup
