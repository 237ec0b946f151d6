"""A share of the soak: see soak.py."""

from __future__ import annotations

import pytest

from .soak import COMBINATIONS, play, setup, soak, table


@pytest.mark.parametrize("start", range(0, 98, 14))
def test_random_games_end_conserve_and_keep_secrets(start: int) -> None:
    for number in range(start, start + 14):
        outcome = play(number, every=29).outcome()
        assert outcome is not None
        assert outcome.winners


def test_the_soak_goes_through_all_seats_and_modes() -> None:
    settings = [setup(number) for number in range(2000)]
    assert {seats for seats, _ in settings} == set(range(2, 9))
    assert len(COMBINATIONS) == 32
    assert len({(seats, tuple(options["modes"])) for seats, options in settings}) == 7 * 32


def test_the_table_shows_length_and_ends() -> None:
    lines = table(list(soak(3, every=1000))).splitlines()
    assert lines[0].split()[0] == "seats"
    assert [line.split()[0] for line in lines[1:]] == ["2", "3", "4"]
