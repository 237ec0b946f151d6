"""Means with 95 % intervals, and how far two rows of samples differ, pair by pair."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan, cos, erfc, inf, pi, sin, sqrt
from statistics import fmean, stdev

import msgspec

from ringside.arena.stats import mean_interval, share_difference, share_interval

MANY = 100  # samples from which on the normal distribution is as good as Student's


class Estimate(msgspec.Struct):
    """A mean of so many games, and where the true one lies, 95 times out of 100; None where too
    few games tell."""

    value: float
    low: float | None
    high: float | None
    games: int


class Difference(Estimate):
    """By how much a variant differs, compared game by game."""

    by_chance: float
    """How likely it is that chance alone makes so large a difference."""


def estimated(samples: Sequence[float | None], share: bool = False) -> Estimate:
    """The mean of those samples that there are."""
    there = [float(sample) for sample in samples if sample is not None]
    if not there:
        return Estimate(0.0, None, None, 0)
    low, high = share_interval(there) if share else mean_interval(there)
    return Estimate(rounded(fmean(there)), known(low), known(high), len(there))


def compared(
    base: Sequence[float | None], other: Sequence[float | None], share: bool = False
) -> Difference:
    """How much more the other samples are, where both of a pair are there."""
    pairs = [
        (float(ours), float(theirs))
        for ours, theirs in zip(base, other, strict=True)
        if ours is not None and theirs is not None
    ]
    if not pairs:
        return Difference(0.0, None, None, 0, 1.0)
    edges = [theirs - ours for ours, theirs in pairs]
    if share:
        low, high = share_difference([ours for ours, _ in pairs], [theirs for _, theirs in pairs])
    else:
        low, high = mean_interval(edges)
    mean = fmean(edges)
    return Difference(
        rounded(mean),
        known(low),
        known(high),
        len(edges),
        by_chance([*edges, -1.0, 1.0]) if share else by_chance(edges),
    )


def by_chance(edges: Sequence[float]) -> float:
    """How likely samples of nothing but chance have so large a mean.

    By Student's distribution where they are few. Equal ones have no spread to go by: there it is
    the chance that all fall on the same side.

    >>> round(by_chance([0.0, 1.0] * 50), 6), by_chance([1.0])
    (0.0, 1.0)
    >>> by_chance([2.0, 2.0]), round(by_chance([2.0, 2.1]), 2)
    (0.5, 0.02)
    """
    if len(edges) < 2:
        return 1.0
    spread, mean = stdev(edges), fmean(edges)
    if spread == 0.0:
        return 1.0 if mean == 0.0 else 0.5 ** (len(edges) - 1)
    distance = abs(mean) / (spread / sqrt(len(edges)))
    if len(edges) > MANY:
        return erfc(distance / sqrt(2))
    return beyond(distance, len(edges) - 1)


def beyond(t: float, freedom: int) -> float:
    """How likely Student's t is so far from 0, on either side (Abramowitz and Stegun, 26.7.3).

    >>> [round(beyond(t, freedom), 3) for t, freedom in ((12.706, 1), (2.228, 10), (2.045, 29))]
    [0.05, 0.05, 0.05]
    """
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term, within = (cos(angle) if odd else 1.0), 0.0
    for step in range(1 + odd, freedom, 2):
        within += term
        term *= step / (step + 1) * cos(angle) ** 2
    within *= sin(angle)
    return max(0.0, 1.0 - (2 / pi * (angle + within) if odd else within))


def known(bound: float) -> float | None:
    """A bound of an interval; None if it is nowhere."""
    return None if bound in (-inf, inf) else rounded(bound)


def rounded(value: float) -> float:
    """As many digits as anybody needs, so that files stay short."""
    return float(f"{value:.6g}")
