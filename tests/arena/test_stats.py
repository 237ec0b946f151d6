"""Wilson's interval."""

from __future__ import annotations

import pytest

from ringside.arena.stats import wilson


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        # Worked by hand from the formula; 10 of 20 is also Agresti and Coull's example.
        (10, 20, 0.2993, 0.7007),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 1000, 0.00018, 0.00565),
    ],
)
def test_known_intervals(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("wins", "n"), [(-1, 3), (4, 3), (0, -1)])
def test_impossible_counts_are_refused(wins: int, n: int) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        wilson(wins, n)
