"""Sets of small numbers as the bits of a word, such as the actions open to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# So many in a word where more than one is needed: whole bytes, and within the 63 bits that are the
# same compiled and in plain Python.
BITS: Final = 56
BYTES: Final = 7

PAIRS: Final = 0x1555555555555555  # below 2^62: mypyc has larger ones as objects
FOURS: Final = 0x3333333333333333
BYTE_SUMS: Final = 0x0F0F0F0F0F0F0F0F


def words_for(numbers: i64) -> i64:
    """How many words it takes for so many numbers."""
    return (numbers + BITS - 1) // BITS


def bit_at(place: i64) -> i64:
    """The mask with one bit.

    >>> bit_at(4)
    16
    """
    # In two steps, since mypyc writes the 1 as a number of 32 bits.
    half: i64 = place >> 1
    return (1 << half) << (place - half)


def count(mask: i64) -> i64:
    """How many bits a mask has.

    >>> count(0b10110)
    3
    """
    mask -= (mask >> 1) & PAIRS
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & BYTE_SUMS
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def nth(mask: i64, number: i64) -> i64:
    """The place of a bit, which is counted from the lowest on, that one being number 0.

    >>> nth(0b10110, 2)
    4
    """
    # Halves, quarters and so on are chosen without a branch, which nobody could foresee.
    pairs: i64 = mask - ((mask >> 1) & PAIRS)
    fours: i64 = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    bytes: i64 = (fours + (fours >> 4)) & BYTE_SUMS
    shorts: i64 = bytes + (bytes >> 8)
    place: i64 = 0
    below: i64 = (shorts + (shorts >> 16)) & 63  # how many the lower half has
    past: i64 = ~(number - below) >> 63  # all ones if it is in the upper half
    place += past & 32
    number -= past & below
    below = (shorts >> place) & 31
    past = ~(number - below) >> 63
    place += past & 16
    number -= past & below
    below = (bytes >> place) & 15
    past = ~(number - below) >> 63
    place += past & 8
    number -= past & below
    below = (fours >> place) & 7
    past = ~(number - below) >> 63
    place += past & 4
    number -= past & below
    below = (pairs >> place) & 3
    past = ~(number - below) >> 63
    place += past & 2
    number -= past & below
    below = (mask >> place) & 1
    past = ~(number - below) >> 63
    return place + (past & 1)
