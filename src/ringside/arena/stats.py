"""How much a count proves."""

from __future__ import annotations

from math import sqrt

# The 97.5 % point of the normal distribution: intervals that hold 95 times out of 100.
Z95 = 1.959963984540054


def wilson(wins: int, n: int, z: float = Z95) -> tuple[float, float]:
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
