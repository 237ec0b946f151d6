"""What a seat of Tide Line sees, as numbers. Seats are counted clockwise from one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from ringside.core.observation import Part, around
from ringside.core.tensors import place, small
from ringside.templates.new_game.tide_line.data import NUMBERS, WAVES

if TYPE_CHECKING:
    from ringside.templates.new_game.tide_line.rules import TideLineState


def parts(seats: int) -> list[Part]:
    """The parts in the order in which `observe` writes them."""
    numbers = tuple(str(number) for number in NUMBERS)
    by_seat = around(seats)
    last = tuple(f"{seat} {number}" for seat in by_seat for number in numbers)
    return [
        Part("sea", len(WAVES), "1 for the sea that is played", tuple(WAVES)),
        Part("heap", 1, "pebbles on the beach", unit=30),
        Part("my_number", len(numbers), "1 for the number in my closed hand", numbers),
        Part("closed", seats, "1 for each closed hand", by_seat),
        Part("taken", seats, "pebbles taken", by_seat, 30),
        Part("last", len(last), "1 for the number of the round before", last),
    ]


def observe(state: TideLineState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the seat sees."""
    numbers: i64 = len(NUMBERS)
    seats: i64 = state.seats
    for sea in WAVES:
        out[at] = 1 if sea == state.options["sea"] else 0
        at += 1
    out[at] = small(state.heap)
    at += 1
    mine: i64 = state.chosen[seat]
    if mine >= 0:
        out[at + mine] = 1
    at += numbers
    for other in range(seats):
        here: i64 = place(other, seat, seats)
        chosen: i64 = state.chosen[other]
        taken: i64 = state.taken[other]
        last: i64 = state.last[other]
        out[at + here] = 1 if chosen >= 0 else 0
        out[at + seats + here] = small(taken)
        if last >= 0:
            out[at + 2 * seats + here * numbers + last] = 1
