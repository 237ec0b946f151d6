"""The hexes of Slime Games and the sets made of them.

A hex is a number from 0 to 90 in the ledger's order, by q and then by r, on the large board.
The small board's hexes are among them, in the same order. A set of hexes is two masks: `lo`
for hexes 0 to 45 and `hi` for 46 to 90, both well within 62 bits.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Any, Final

from mypy_extensions import i64

NUM_HEXES: Final = 91
SPLIT: Final = 46
RADIUS: Final = 5

# In the order of the hexes they lead to.
DIRECTIONS: Final[list[tuple[int, int]]] = [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]
# Round a ring, starting from its hex (k, 0).
WALK: Final[list[tuple[int, int]]] = [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)]


def bit(number: i64) -> i64:
    """The mask with one bit set.

    In two steps, because mypyc makes of a literal `1 << number` a shift of C's 32-bit 1.
    """
    half: i64 = number >> 1
    root: i64 = 1 << half
    return root << (number - half)


class Line:
    """Three hexes in a row."""

    def __init__(self, direction: i64, lo: i64, hi: i64) -> None:
        self.direction: i64 = direction
        self.lo: i64 = lo
        self.hi: i64 = hi


class Hex:
    """One hex and the sets around it."""

    def __init__(self, number: i64, q: i64, r: i64) -> None:
        self.number: i64 = number
        self.q: i64 = q
        self.r: i64 = r
        self.lo: i64 = bit(number) if number < SPLIT else 0
        self.hi: i64 = bit(number - SPLIT) if number >= SPLIT else 0
        self.near_lo: i64 = 0
        self.near_hi: i64 = 0
        # Within distance two and three, the hex itself included.
        self.two_lo: i64 = 0
        self.two_hi: i64 = 0
        self.three_lo: i64 = 0
        self.three_hi: i64 = 0
        # The lines of three that begin here.
        self.lines: list[Line] = []

    def name(self) -> str:
        """The hex in the game's notation."""
        return f"{self.q},{self.r}"


def distance(a: Hex, b: Hex) -> i64:
    """How many steps two hexes are apart."""
    q = int(a.q - b.q)
    r = int(a.r - b.r)
    return max(abs(q), abs(r), abs(q + r))


def make_hexes() -> list[Hex]:
    """All hexes of the large board, with their sets."""
    hexes: list[Hex] = []
    by_place: dict[tuple[int, int], Hex] = {}
    for q in range(-RADIUS, RADIUS + 1):
        for r in range(-RADIUS, RADIUS + 1):
            if abs(q + r) <= RADIUS:
                hex = Hex(len(hexes), q, r)
                hexes.append(hex)
                by_place[q, r] = hex
    for hex in hexes:
        for other in hexes:
            far = distance(hex, other)
            if far == 1:
                hex.near_lo |= other.lo
                hex.near_hi |= other.hi
            if far <= 2:
                hex.two_lo |= other.lo
                hex.two_hi |= other.hi
            if far <= 3:
                hex.three_lo |= other.lo
                hex.three_hi |= other.hi
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            second = by_place.get((hex.q + dq, hex.r + dr))
            third = by_place.get((hex.q + 2 * dq, hex.r + 2 * dr))
            if second is not None and third is not None:
                lo = hex.lo | second.lo | third.lo
                hi = hex.hi | second.hi | third.hi
                hex.lines.append(Line(direction, lo, hi))
    return hexes


def make_lookup(hexes: list[Hex], high: bool) -> list[Hex]:
    """Hexes by their bit modulo 67: the powers of two below 2^62 all differ there."""
    lookup = [hexes[0]] * 67
    for hex in hexes:
        mask: i64 = hex.hi if high else hex.lo
        if mask != 0:
            lookup[mask % 67] = hex
    return lookup


HEXES: Final[list[Hex]] = make_hexes()
HEX_NAMES: Final[list[str]] = [hex.name() for hex in HEXES]
HEX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(HEX_NAMES)}

# `LOW[bit % 67]` is the hex of a bit of a low mask, and so with `HIGH`.
LOW: Final[list[Hex]] = make_lookup(HEXES, False)
HIGH: Final[list[Hex]] = make_lookup(HEXES, True)


class Board:
    """One side of the game board, or a board of one's own."""

    def __init__(
        self,
        name: str,
        radius: int,
        start_ring: int,
        flowers: list[str],
        holes: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.radius = radius
        self.start_ring = start_ring
        self.hexes: list[int] = []
        self.flowers: list[int] = sorted([HEX_NUMBERS[flower] for flower in flowers])
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.flowers_lo: i64 = 0
        self.flowers_hi: i64 = 0
        for hex in HEXES:
            if distance(hex, HEXES[NUM_HEXES // 2]) <= radius and hex.name() not in holes:
                self.hexes.append(hex.number)
                self.lo |= hex.lo
                self.hi |= hex.hi
        for number in self.flowers:
            self.flowers_lo |= HEXES[number].lo
            self.flowers_hi |= HEXES[number].hi

    def starts(self, seats: int) -> list[int]:
        """The fixed starts: evenly along a ring, seat by seat."""
        k = self.start_ring
        ring: list[int] = []
        q = k
        r = 0
        for dq, dr in WALK:
            for _ in range(k):
                ring.append(HEX_NUMBERS[f"{q},{r}"])
                q += dq
                r += dr
        return [ring[6 * k * seat // seats] for seat in range(seats)]


def read_boards() -> list[Board]:
    """The boards of boards.toml."""
    package = resources.files("ringside.games.slime")
    data: dict[str, Any] = tomllib.loads(package.joinpath("boards.toml").read_text("utf-8"))
    return [
        Board(board["name"], board["radius"], board["start_ring"], board["flowers"])
        for board in data["boards"]
    ]


BOARDS: Final[list[Board]] = read_boards()
SMALL: Final = 0
LARGE: Final = 1


def around(lo: i64, hi: i64) -> tuple[i64, i64]:
    """Every hex next to one of the set; hexes of the set too where they touch each other."""
    near_lo: i64 = 0
    near_hi: i64 = 0
    while lo != 0:
        low: i64 = lo & -lo
        lo ^= low
        hex = LOW[low % 67]
        near_lo |= hex.near_lo
        near_hi |= hex.near_hi
    while hi != 0:
        high: i64 = hi & -hi
        hi ^= high
        other = HIGH[high % 67]
        near_lo |= other.near_lo
        near_hi |= other.near_hi
    return near_lo, near_hi


def connected(lo: i64, hi: i64, from_lo: i64, from_hi: i64) -> tuple[i64, i64]:
    """The part of a set that hangs together with some hexes of it: a slime."""
    slime_lo: i64 = from_lo & lo
    slime_hi: i64 = from_hi & hi
    new_lo: i64 = slime_lo
    new_hi: i64 = slime_hi
    while new_lo | new_hi:
        near_lo, near_hi = around(new_lo, new_hi)
        new_lo = near_lo & lo & ~slime_lo
        new_hi = near_hi & hi & ~slime_hi
        slime_lo |= new_lo
        slime_hi |= new_hi
    return slime_lo, slime_hi


def ones(mask: i64) -> i64:
    """How many bits a mask below 2^48 has.

    The constants stay below 2^62 as well: mypyc would read larger ones from objects.
    """
    mask = (mask & 0x555555555555) + (mask >> 1 & 0x555555555555)
    mask = (mask & 0x333333333333) + (mask >> 2 & 0x333333333333)
    mask = (mask & 0x0F0F0F0F0F0F) + (mask >> 4 & 0x0F0F0F0F0F0F)
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def size(lo: i64, hi: i64) -> i64:
    """How many hexes a set has."""
    return ones(lo) + ones(hi)


def first(lo: i64, hi: i64) -> i64:
    """The first hex of a set that is not empty."""
    if lo != 0:
        return LOW[(lo & -lo) % 67].number
    return HIGH[(hi & -hi) % 67].number


def hexes_in(lo: i64, hi: i64) -> list[Hex]:
    """The hexes of a set, in order."""
    found: list[Hex] = []
    while lo != 0:
        found.append(LOW[(lo & -lo) % 67])
        lo &= lo - 1
    while hi != 0:
        found.append(HIGH[(hi & -hi) % 67])
        hi &= hi - 1
    return found


def members(lo: i64, hi: i64) -> list[int]:
    """The numbers of a set's hexes, in order."""
    numbers: list[int] = []
    list_hexes(numbers, 0, lo, hi)
    return numbers


def list_hexes(numbers: list[int], offset: i64, lo: i64, hi: i64) -> None:
    """Append offset plus the number of each hex of a set, in order."""
    while lo != 0:
        low: i64 = lo & -lo
        lo ^= low
        numbers.append(offset + LOW[low % 67].number)
    while hi != 0:
        high: i64 = hi & -hi
        hi ^= high
        numbers.append(offset + HIGH[high % 67].number)
