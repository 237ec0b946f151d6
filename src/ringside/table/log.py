"""The log of a table: every move in order, as it is written down and answered."""

# Not compiled: msgspec makes the classes when they are imported.

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec

from ringside.core.errors import Reason
from ringside.table.refusal import Code
from ringside.table.story import Told

# Ids that no client can give: of moves that the clock made, and of those that silence meant.
LATE = "\n"
SILENT = "\t"


class Entry(msgspec.Struct, array_like=True):
    """A move in the log."""

    number: int
    """From 1, without gaps: the store refuses to write one twice."""
    seat: int
    move: str
    at: float
    """Seconds since 1970."""
    took: float
    """How many seconds the seat had been thinking."""
    id: str = ""
    """The client's own id for it; none of a bot's move, LATE of the clock's. Of what silence meant:
    SILENT, and the id of whoever was the last to let it pass."""

    @property
    def silent(self) -> bool:
        """Whether it is what silence meant."""
        return self.id[:1] == SILENT


class Played(msgspec.Struct):
    """What a version is made of: what to write down, and what to tell."""

    entries: list[Entry]
    version: int
    seat: int | None
    """Who moved; None at the end of a window."""
    told: Told


class Answer(msgspec.Struct):
    """What a client was told about its move, kept in case it asks again."""

    version: int = 0
    refused: tuple[Code, Reason] | None = None


class Passed(Answer, kw_only=True):
    """A reaction was let pass: no move yet, but kept like one, with the id it had."""

    seat: int
    id: str


def versions(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """The moves of each version: one, or all that silence meant at the end of a window."""

    def version(entry: Entry) -> tuple[bool, float]:
        silent = entry.silent
        return silent, entry.at if silent else entry.number

    for _, moves in groupby(entries, version):
        yield list(moves)
