"""Weights that change as a game goes on: given at some moments, and between them going over into
each other."""

from __future__ import annotations

from mypy_extensions import i64


def nearness(left: i64, knots: list[int]) -> list[float]:
    """How much each of the knots, the smallest first, counts when so much of a game is left."""
    shares: list[float] = [0.0] * len(knots)
    last: i64 = len(knots) - 1
    if left <= knots[0]:
        shares[0] = 1.0
        return shares
    if left >= knots[last]:
        shares[last] = 1.0
        return shares
    place: i64 = 0
    while left >= knots[place + 1]:
        place += 1
    low: i64 = knots[place]
    high: i64 = knots[place + 1]
    further = float(left - low) / float(high - low)
    shares[place] = 1.0 - further
    shares[place + 1] = further
    return shares


def blended(weights: list[list[float]], knots: list[int], most: i64) -> list[list[float]]:
    """The weights for everything from nothing left to the most, from those at the knots."""
    found: list[list[float]] = []
    for left in range(most + 1):
        shares = nearness(left, knots)
        blend: list[float] = []
        for place in range(len(weights[0])):
            total = 0.0
            for knot in range(len(shares)):
                total += shares[knot] * weights[knot][place]
            blend.append(total)
        found.append(blend)
    return found


def by_knot(weights: list[float], knots: list[int]) -> list[list[float]]:
    """Weights that were learnt in one row, knot by knot."""
    count: i64 = len(weights) // len(knots)
    return [weights[count * knot : count * (knot + 1)] for knot in range(len(knots))]
