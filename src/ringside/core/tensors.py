"""What games write into tensors with (`State.observe`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

LARGEST: Final = 32767


def small(number: i64) -> i16:
    """A number that fits; one that is too large for a tensor is the largest that fits."""
    if number > LARGEST:
        return LARGEST
    if number < -LARGEST:
        return -LARGEST
    return i16(number)


def spread(mask: i64, size: i64, out: vec[i16], at: i64) -> None:
    """Write the lowest bits of a mask, each as a number."""
    # Without a branch for each bit, which the processor could not foresee.
    for place in range(size):
        out[at + place] = i16(mask & 1)
        mask >>= 1


def number_places(places: list[int], out: vec[i16], at: i64) -> None:
    """Write at each place its number in the list, from 1."""
    number: i16 = 0
    for entry in places:
        number += 1  # noqa: SIM113 - a number of 16 bits
        place: i64 = entry
        out[at + place] = number


def place(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many seats clockwise from the viewer's a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def add_one(out: vec[i16], at: i64) -> None:
    """Count one more at a place."""
    if out[at] < LARGEST:
        out[at] += 1
