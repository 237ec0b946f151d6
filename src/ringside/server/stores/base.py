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


class Moved(msgspec.Struct):
    """Append a move to a table's log, if its number is the next one."""

    table: str
    entry: Entry


class Noted(msgspec.Struct):
    """Keep that a reaction was let pass."""

    table: str
    passed: Passed


class Made(msgspec.Struct):
    """Keep a new table. Its options never change, and are kept once for all tables that have
    the same."""

    setup: Setup


class Changed(msgspec.Struct):
    """Replace a table's setup but for its options, if it is still at the revision given."""

    table: str
    setup: bytes
    revision: int


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


Write = Moved | Noted | Made | Changed | Spoke | Named


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    setup: Setup
    revision: int
    entries: list[Entry]
    chat: list[Spoke]
    passes: list[Passed] = []


class Store(ABC):
    """A place where tables are kept."""

    @abstractmethod
    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        """Carry out groups of writes; for each group whether it was written.

        A group is written as a whole or not at all. It is not when somebody else has appended
        the same number to the log, or changed the setup, in the meantime.
        """

    @abstractmethod
    def load(self, table: str) -> Stored | None:
        """A table, or None if there is none with this id."""

    @abstractmethod
    def name_of(self, guest: str) -> str:
        """A guest's name, or an empty one."""

    @abstractmethod
    def signing_key(self) -> str:
        """The key that signs the cookies of this store's guests, made on first use."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the database."""


def encode_setup(setup: Setup) -> bytes:
    """A setup as it is kept: without its options, which may be long."""
    return msgspec.json.encode(msgspec.structs.replace(setup, options={}))


def encode_options(options: dict[str, Any]) -> bytes:
    """Options as they are kept: the same text for the same options."""
    return msgspec.json.encode(options, order="sorted")


def decode_setup(data: bytes, options: bytes) -> Setup:
    """And back."""
    setup = msgspec.json.decode(data, type=Setup)
    setup.options = msgspec.json.decode(options)
    return setup
