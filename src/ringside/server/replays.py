"""A finished game, step by step: played again, or as it was kept when it ended.

Rules change. A game that was played under older ones is never played again by new ones: what it
looked like was written down at its end, through every seat's eyes.
"""

from __future__ import annotations

import gzip
import lzma
from collections.abc import Sequence
from typing import Any

import msgspec

from ringside.server import answers as a
from ringside.server.changes import Sight
from ringside.server.game_list import edition
from ringside.server.telling import ready
from ringside.table import history
from ringside.table.table import Table


class KeptStep(a.ReplayStep, omit_defaults=True):
    """A step of a replay that is kept."""

    part: bool = False
    """The view has only what changed in it since the step before."""


class KeptReplay(a.Replay):
    """A replay that is kept: steps are much alike, so each says only what is new."""

    steps: list[KeptStep]  # type: ignore[assignment]  # which are steps, too


class Ending(msgspec.Struct, array_like=True):
    """What is kept of a finished game: its record, and the replay in JSON through the eyes of
    every seat, and last of a spectator."""

    record: bytes
    replays: list[bytes]

    def replay(self, seat: int | None) -> bytes | None:
        """The replay through some eyes; None if there is no such seat. It takes a while."""
        if seat is None:
            return written_out(self.replays[-1])
        return written_out(self.replays[seat]) if 0 <= seat < len(self.replays) - 1 else None


def ending_of(table: Table) -> bytes:
    """A finished game to be kept. It takes a while: call it from a thread."""
    replays = replays_of(table, [*range(len(table.setup.seats)), None])
    for replay in replays:
        sight = Sight()
        for step in replay.steps:
            step.view, since = sight.note(step.version, step.view)
            step.part = since is not None
    data = Ending(written_record(table), [msgspec.json.encode(replay) for replay in replays])
    return lzma.compress(msgspec.msgpack.encode(data), preset=1)


def read_ending(data: bytes) -> Ending | None:
    """And back; None if nothing could be kept."""
    if not data:
        return None
    return msgspec.msgpack.decode(lzma.decompress(data), type=Ending)


def written_out(data: bytes) -> bytes:
    """A replay that was kept, with all of every view."""
    replay = msgspec.json.decode(data, type=KeptReplay)
    view: dict[str, Any] = {}
    for step in replay.steps:
        view = step.view = view | step.view if step.part else step.view
        step.part = False
    return msgspec.json.encode(replay)


def squeezed_replay(table: Table, seat: int | None) -> bytes:
    """The steps of a finished game as they are sent: many megabytes of a long one."""
    return squeeze(msgspec.json.encode(replay_of(table, seat)))


def squeeze(data: bytes) -> bytes:
    """The same, compressed as browsers take it."""
    return gzip.compress(data, 5, mtime=0)


def replay_of(table: Table, seat: int | None) -> KeptReplay:
    """The steps of a finished game. It takes a while: the server has other tables meanwhile."""
    return replays_of(table, [seat])[0]


def replays_of(table: Table, viewers: Sequence[int | None]) -> list[KeptReplay]:
    """The same through several eyes; the game is played again once."""
    setup, game, outcome = table.setup, table.game, table.outcome()
    told = [[(0, None, b"[]"), *table.story.steps(viewer)] for viewer in viewers]
    seen: list[list[KeptStep]] = [[] for _ in viewers]
    for version, (state, move) in enumerate(history.versions(table)):
        for known, steps, viewer in zip(told, seen, viewers, strict=True):
            _, mover, events = known[version]
            view = game.view(state, viewer)
            steps.append(KeptStep(version, view, mover, move, ready(events)))
    if setup.resigned is not None:
        for steps, viewer in zip(seen, viewers, strict=True):
            steps[-1].view = table.view(viewer)
    return [
        KeptReplay(
            game=game.id,
            title=game.title,
            edition=edition(game.id),
            options=setup.options,
            names=setup.names(),
            levels=[seat.level if seat.kind == "bot" else "" for seat in setup.seats],
            eyes=viewer,
            steps=steps,
            outcome=None if outcome is None else {**outcome.to_json()},
            commitment=setup.commitment(),
            secret=setup.secret,
            words=setup.words(),
        )
        for viewer, steps in zip(viewers, seen, strict=True)
    ]


def written_record(table: Table) -> bytes:
    """The record of a finished game as a file."""
    return msgspec.json.format(msgspec.json.encode(history.record(table)), indent=1)
