"""How much a count proves."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

# The 97.5 % point of the normal distribution: intervals that hold 95 times out of 100.
Z95 = 1.959963984540054

Interval = tuple[float, float]


def wilson(wins: int, n: int, z: float = Z95) -> Interval:
    """Wilson's interval for a share: where the true one lies, 95 times out of 100.

    Without games nothing is known.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if n < 0 or not 0 <= wins <= n:
        raise ValueError(f"{wins} wins of {n} games cannot be")  # words: shown to programmers
    if n == 0:
        return 0.0, 1.0
    share = wins / n
    middle = share + z * z / (2 * n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    # At 0 and at n the formula touches the bound; rounding must not step over it.
    low = 0.0 if wins == 0 else (middle - reach) / scale
    high = 1.0 if wins == n else (middle + reach) / scale
    return low, high


def mean_interval(samples: Sequence[float], z: float = Z95) -> Interval:
    """Where the true mean lies, 95 times out of 100. Fewer than two samples tell nothing.

    >>> [round(bound, 2) for bound in mean_interval([0.0, 1.0] * 50)]
    [0.4, 0.6]
    """
    if len(samples) < 2:
        return -inf, inf
    middle, reach = fmean(samples), z * stdev(samples) / sqrt(len(samples))
    return middle - reach, middle + reach


def share_interval(samples: Sequence[float], z: float = Z95) -> Interval:
    """The same for shares from 0 to 1, which may all be alike.

    One sample of each kind is added (after Agresti and Coull), so that ten wins of ten do not
    seem to prove that there will never be a loss.

    >>> [round(bound, 2) for bound in share_interval([1.0] * 30)]
    [0.91, 1.0]
    >>> share_interval([])
    (0.0, 1.0)
    """
    if not samples:
        return 0.0, 1.0
    low, high = mean_interval([*samples, 0.0, 1.0], z)
    return max(0.0, low), min(1.0, high)


def share_difference(base: Sequence[float], other: Sequence[float]) -> Interval:
    """Where the true difference of two shares lies, compared sample by sample.

    One sample each way is added here too, so that ten equal pairs do not seem to prove that
    nothing will ever differ.

    >>> [round(bound, 2) for bound in share_difference([0.0] * 30, [1.0] * 30)]
    [0.82, 1.0]
    """
    if not base:
        return -1.0, 1.0
    pairs = zip(base, other, strict=True)
    low, high = mean_interval([*(theirs - ours for ours, theirs in pairs), -1.0, 1.0])
    return max(-1.0, low), min(1.0, high)
