"""The chances at the starts of rounds, solved beforehand and kept in chances.txt.

make_book.py makes that file. It has a line for every number of players: how many there are, the
most lives for which it is exact, and the chances of all but the last player from (1, 1, …) up to
(n, n, …), packed. Where somebody has more lives, everybody's are counted in larger parts, so that
the most lives come to those of the file, and the chances are read off between the nearest starts.
"""

from __future__ import annotations

import zlib
from base64 import b85decode
from importlib import resources
from struct import calcsize, unpack
from typing import Final

from mypy_extensions import i64

from ringside.games.slam_bluff.solution import Chances, Lives

FILE: Final = "chances.txt"
FINE: Final = 65535.0


class Book(Chances):
    """The chances of the file, unpacked as they are needed."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[int, tuple[int, bytes]] = {}
        text = resources.files(__package__).joinpath(FILE).read_text("utf-8")
        for line in text.splitlines():
            if not line.startswith("#"):
                players, lives, packed = line.split(" ")
                self.lines[int(players)] = (int(lives), zlib.decompress(b85decode(packed)))

    def most_lives(self, players: i64) -> i64:
        """Up to how many lives the file is exact."""
        return self.lines[players][0]

    def at(self, lives: Lives) -> list[float]:
        found = self.table.get(lives)
        if found is None:
            most = self.most_lives(len(lives))
            found = self.look_up(lives, most) if max(lives) <= most else self.estimate(lives, most)
            self.table[lives] = found
        return found

    def look_up(self, lives: Lives, most: i64) -> list[float]:
        """What the file says."""
        place: i64 = 0
        for left in lives:
            place = place * most + left - 1
        return unpacked(self.lines[len(lives)][1], place, len(lives))

    def estimate(self, lives: Lives, most: i64) -> list[float]:
        """Between the starts of the file, each weighed by how near it is."""
        scale: float = float(most) / float(max(lives))
        found = [0.0] * len(lives)
        below: list[int] = []
        parts: list[float] = []
        for left in lives:
            scaled: float = float(left) * scale
            whole: i64 = int(scaled)
            if float(whole) == scaled:
                whole -= 1
            below.append(whole)
            parts.append(scaled - float(whole))
        corners: i64 = 1 << len(lives)
        corner: i64 = 0
        while corner < corners:
            weight: float = 1.0
            for player in range(len(lives)):
                weight *= parts[player] if corner >> player & 1 else 1.0 - parts[player]
            if weight > 0.0:
                self.add_corner(below, corner, weight, found)
            corner += 1
        return found

    def add_corner(self, below: list[int], corner: i64, weight: float, found: list[float]) -> None:
        """Add the chances at one of the nearest starts; somebody may be out there."""
        still: list[int] = []
        left: list[int] = []
        for player in range(len(below)):
            lives: i64 = below[player] + (corner >> player & 1)
            if lives > 0:
                still.append(player)
                left.append(lives)
        if len(still) == 1:
            found[still[0]] += weight
        elif len(still) == 0:
            for player in range(len(below)):
                found[player] += weight / float(len(below))
        else:
            known = self.at(tuple(left))
            for place, player in enumerate(still):
                found[player] += weight * known[place]


def unpacked(data: bytes, place: i64, players: i64) -> list[float]:
    """The chances at a place of the file; the last player has what is left."""
    fine = players == 2
    size: i64 = calcsize("<d" if fine else "<H")
    found: list[float] = []
    rest: float = 1.0
    start: i64 = place * (players - 1) * size
    for _ in range(players - 1):
        value = unpack("<d" if fine else "<H", data[start : start + size])[0]
        chance: float = float(value) if fine else float(value) / FINE
        found.append(chance)
        rest -= chance
        start += size
    found.append(rest)
    return found


BOOKS: Final[list[Book]] = []


def book() -> Book:
    """The chances of the file, read once."""
    if not BOOKS:
        BOOKS.append(Book())
    return BOOKS[0]
