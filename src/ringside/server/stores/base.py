"""What a store of tables does.

A store is called from threads, never from the server's loop. It writes batches, each in one
transaction: when `write` returns, what it says was written survives the end of the process and
of the machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from ringside.table.log import Entry
from ringside.table.setup import Setup


class Moved(msgspec.Struct):
    """Append a move to a table's log, if its number is the next one."""

    table: str
    entry: Entry


class Made(msgspec.Struct):
    """Keep a new table."""

    setup: Setup


class Changed(msgspec.Struct):
    """Replace a table's setup, if it is still at the revision given."""

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


Write = Moved | Made | Changed | Spoke | Named


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    setup: Setup
    revision: int
    entries: list[Entry]
    chat: list[Spoke]


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
    """A setup as it is kept."""
    return msgspec.json.encode(setup)


def decode_setup(data: bytes) -> Setup:
    """And back."""
    return msgspec.json.decode(data, type=Setup)
