"""The moves of stuck players in Slime Games, as a list that is kept and patched.

A stuck player can grow any colour and shrink any piece: often a hundred moves. Between two
hauntings only a few pieces change, so the list is brought up to date instead of made anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ringside.games.slime.actions import (
    GROW,
    NUMBERS,
    PASS,
    SHRINK,
    list_fast,
)
from ringside.games.slime.board import HIGH, LOW, NUM_HEXES, Hex, ones, size

# Where more hexes than this have changed, a row of moves is listed anew.
FEW: Final = 8


class Row:
    """The moves of one kind: their first number, and the hexes they are for."""

    def __init__(self, start: i64) -> None:
        self.start: i64 = start
        self.lo: i64 = 0
        self.hi: i64 = 0
        self.count: i64 = 0


class Hauntings:
    """The grows of each seat, then the shrinks, then `pass`."""

    def __init__(self, seats: i64) -> None:
        self.moves: list[object] = [NUMBERS[PASS]]
        self.rows: list[Row] = []
        for seat in range(seats):
            self.rows.append(Row(GROW + seat * NUM_HEXES))
        self.rows.append(Row(SHRINK))

    def update(self, row: Row, at: i64, lo: i64, hi: i64) -> None:
        """Make a row the moves for a set of hexes; ``at`` is its place in the list."""
        changed_lo: i64 = lo ^ row.lo
        changed_hi: i64 = hi ^ row.hi
        if changed_lo | changed_hi == 0:
            return
        moves = self.moves
        if size(changed_lo, changed_hi) > FEW:
            fresh: list[object] = []
            list_fast(fresh, row.start, lo, hi)
            moves[at : at + row.count] = fresh
        else:
            # In ascending order, so that everything below the next hex is in place already.
            place: i64
            while changed_lo | changed_hi:
                hex: Hex
                if changed_lo != 0:
                    hex = LOW[(changed_lo & -changed_lo) % 67]
                    changed_lo &= changed_lo - 1
                    place = at + ones(lo & (hex.lo - 1))
                else:
                    hex = HIGH[(changed_hi & -changed_hi) % 67]
                    changed_hi &= changed_hi - 1
                    place = at + ones(lo) + ones(hi & (hex.hi - 1))
                if hex.lo & lo | hex.hi & hi:
                    moves.insert(place, NUMBERS[row.start + hex.number])
                else:
                    moves.pop(place)
        row.lo = lo
        row.hi = hi
        row.count = size(lo, hi)
