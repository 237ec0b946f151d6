"""Sets of small numbers as the bits of a word."""

from __future__ import annotations

import pytest

from ringside.core.bits import BITS, bit_at, count, nth, words_for
from ringside.core.rng import seeded


def test_bits_are_counted_and_found_in_words_of_any_kind() -> None:
    rng = seeded(1)
    for number in range(3000):
        word = (rng.word() << 30 ^ rng.word()) & ((1 << (1 + number % 62)) - 1)
        places = [place for place in range(62) if word >> place & 1]
        assert count(word) == len(places)
        assert [nth(word, number) for number in range(len(places))] == places


@pytest.mark.parametrize("place", range(62))
def test_each_bit_is_at_its_place(place: int) -> None:
    assert bit_at(place) == 1 << place


def test_words_are_enough_and_not_too_many() -> None:
    assert [words_for(number) for number in (1, BITS, BITS + 1, 2 * BITS)] == [1, 1, 2, 2]
