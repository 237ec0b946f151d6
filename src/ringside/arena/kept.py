"""A tournament as it is kept in a file, and a match: all that was played, to be continued."""

from __future__ import annotations

import os
from bisect import insort
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import msgspec

from ringside.arena.duplicate import Deal, Pair, Thinking
from ringside.arena.match import Match
from ringside.core.errors import RingsideError

SAVE_EVERY = 10.0  # seconds


class Meeting(msgspec.Struct):
    """What two bots have played against each other; their names are in alphabetical order."""

    bots: Pair
    deals: list[Deal] = []

    def add(self, deal: Deal) -> None:
        """A deal more, wherever it belongs."""
        insort(self.deals, deal, key=lambda played: played.number)


class Tournament(msgspec.Struct):
    """Who met whom, in which game, and how it went."""

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    seed: int
    options: dict[str, Any]
    meetings: list[Meeting] = []
    thinking: dict[str, Thinking] = {}
    """By bot. Only this differs from run to run."""

    def meeting(self, pair: Pair) -> Meeting:
        """The meeting of two bots, begun if it is new."""
        for meeting in self.meetings:
            if meeting.bots == pair:
                return meeting
        self.meetings.append(Meeting(pair))
        return self.meetings[-1]


K = TypeVar("K", Tournament, Match)


def read(path: Path, kind: type[K]) -> K:
    """The tournament or the match in a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as error:
        raise RingsideError("cannot-read", path=str(path), problem=error.strerror) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what = kind.__name__.lower()
        raise RingsideError("not-kept", path=str(path), what=what, problem=str(error)) from None


def write(path: Path, kept: Tournament | Match) -> None:
    """Keep it; a file that is there stays whole until the new one is."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(msgspec.json.encode(kept) + b"\n")
        os.replace(beside, path)
    except OSError as error:
        raise RingsideError("cannot-write", path=str(path), problem=error.strerror) from None


def check_same(path: Path, kept: K, wanted: K) -> None:
    """Refuse to mix results: a file goes on with the game, options and seed it began with."""
    for field in ("game", "version", "seats", "bots", "options", "seed"):
        found, asked = getattr(kept, field, None), getattr(wanted, field, None)
        if found != asked:
            raise RingsideError(
                "other-kept", path=str(path), field=field, found=str(found), wanted=str(asked)
            )


@contextmanager
def saving(path: Path | None, kept: Tournament | Match) -> Iterator[Callable[[], None]]:
    """Keeps it when the block ends, however it ends, and every few seconds that it is called."""
    saved = monotonic()

    def now_and_then() -> None:
        nonlocal saved
        if path is not None and monotonic() - saved > SAVE_EVERY:
            write(path, kept)
            saved = monotonic()

    try:
        yield now_and_then
    finally:
        if path is not None:
            write(path, kept)
