"""What happened at a table, kept as it was told: nobody who comes later waits for a replay."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence

import msgspec

from ringside.core.events import Event

encode = msgspec.json.Encoder().encode

Viewer = int | None  # a seat, or a spectator
Told = bytes | tuple[bytes, ...]  # events in JSON: alike for all, or one for each viewer

NOTHING = b"[]"
NOBODY = 255
PACKED = 32  # versions that are compressed together: an eighth of the memory remains
LONG = 8  # packs from which on what somebody new is told is kept written out, for the next one

pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[bytes | tuple[bytes, ...]]).decode


class Story:
    """The events of every version, written out once for all viewers who were told the same."""

    __slots__ = ("batches", "packed", "pages", "recent", "seats")

    def __init__(self) -> None:
        self.packed: list[bytes] = []
        self.recent: list[Told] = []
        self.seats = bytearray()
        self.batches: dict[int, int] = {}  # versions of more than one move: how many
        # What viewers of a long game were told, a pack to a page, as they are sent it.
        self.pages: dict[Viewer, list[bytes]] = {}

    def __len__(self) -> int:
        """How many versions there are."""
        return len(self.seats)

    def add(self, seat: int | None, events: Sequence[Sequence[Event]], moves: int = 1) -> Told:
        """Keep the next version: who moved, of how many moves, and what each seat and last the
        spectators are told; or once what all are told."""
        first = events[0]
        told: Told = encode(first) if first else NOTHING
        if events.count(first) != len(events):
            known: dict[bytes, bytes] = {}
            written = [encode(each) if each else NOTHING for each in events]
            told = tuple([known.setdefault(data, data) for data in written])
        if len(self.recent) == PACKED:
            self.packed.append(zlib.compress(pack(self.recent), 1))
            self.recent.clear()
        self.recent.append(told)
        self.seats.append(NOBODY if seat is None else seat)
        if moves != 1:
            self.batches[len(self)] = moves
        return told

    def told(self, since: int = 0) -> Iterator[Told]:
        """What everybody was told, version by version, after so many packs of them."""
        for packed in self.packed[since:]:
            yield from unpack(zlib.decompress(packed))
        yield from self.recent

    def steps(self, viewer: Viewer, since: int = 0) -> Iterator[tuple[int, int | None, bytes]]:
        """Every version, after so many packs of them, with who moved and the events as a viewer
        was told them."""
        for index, told in enumerate(self.told(since), since * PACKED):
            seat = self.seats[index]
            yield index + 1, None if seat == NOBODY else seat, heard(told, viewer)

    def unwritten(self, viewer: Viewer) -> range:
        """The packs that are still to be written out for a viewer; none of a short game."""
        count = len(self.packed)
        return range(len(self.pages.get(viewer, ())), count if count >= LONG else 0)

    def write_out(self, viewer: Viewer, packs: range) -> list[bytes]:
        """Some packs as they are sent to a viewer: steps in JSON, with commas between them. Many
        take a while; it changes nothing, so that any thread may do it."""
        pages: list[bytes] = []
        for index in packs:
            first = index * PACKED
            seats = self.seats[first : first + PACKED]
            steps: list[bytes] = []
            for offset, told in enumerate(unpack(zlib.decompress(self.packed[index]))):
                events = heard(told, viewer)
                if events != NOTHING:
                    seat = b"null" if seats[offset] == NOBODY else b"%d" % seats[offset]
                    about = (first + offset + 1, seat, events)
                    steps.append(b'{"version":%d,"seat":%s,"events":%s}' % about)
            pages.append(b",".join(steps))
        return pages

    def keep(self, viewer: Viewer, packs: range, pages: list[bytes]) -> None:
        """Keep what was written out, unless somebody else was faster."""
        kept = self.pages.setdefault(viewer, [])
        if len(kept) == packs.start:
            kept += pages


def heard(told: Told, viewer: Viewer) -> bytes:
    """What one viewer was told."""
    return told if isinstance(told, bytes) else told[-1 if viewer is None else viewer]
