"""Learns what figures are worth in a duel from what came soon after, not from the result alone.

Who wins a duel is half luck, and all of its tables share one result. So a table is said to be worth
a blend of what the following tables seem to be worth, nearer ones counting for more, and of the
result at the end (temporal differences: Sutton, 1988). What tables seem to be worth follows from
the weights, and the weights from that: both are worked out in turn until they hardly change.
"""

# Not compiled: numpy does the work.

from __future__ import annotations

import numpy
from numpy.typing import NDArray

Floats = NDArray[numpy.float64]
Moment = tuple[list[list[float]], list[float]]

# How much what comes after the next table counts, beside the next table itself.
TRUST = 0.6
# Weights are pulled towards zero as by so many tables that nothing speaks for.
CAUTION = 20.0
# Steps towards the results alone, and then towards what is foreseen.
FIRST_STEPS = 5
STEPS = 12
DIGITS = 3


class Duel:
    """A game of two by its calm tables: how far the first seat's figures are ahead, and its share
    of the win."""

    def __init__(self, moments: list[Moment]) -> None:
        alive = [figures for figures, _ in moments if all(figures)]
        self.ahead: Floats = numpy.array([numpy.subtract(ours, theirs) for ours, theirs in alive])
        self.share = moments[-1][1][0]


def weights_of(duels: list[Duel]) -> list[float]:
    """The weights that duels teach."""
    duels = [duel for duel in duels if len(duel.ahead)]
    ahead = numpy.concatenate([duel.ahead for duel in duels])
    shares = numpy.concatenate([numpy.full(len(duel.ahead), duel.share) for duel in duels])
    ends = numpy.cumsum([len(duel.ahead) for duel in duels])
    weights: Floats = numpy.zeros(ahead.shape[1])
    for _ in range(FIRST_STEPS):
        weights = step(ahead, shares, weights)
    for _ in range(STEPS):
        weights = step(ahead, foreseen(chance(ahead, weights), shares, ends), weights)
    # So that the last digits, which differ from machine to machine, make no other games.
    return [round(float(weight), DIGITS) for weight in weights]


def chance(ahead: Floats, weights: Floats) -> Floats:
    """The first seat's chance at every table."""
    odds: Floats = 1.0 / (1.0 + numpy.exp(-(ahead @ weights)))
    return odds


def step(ahead: Floats, expected: Floats, weights: Floats) -> Floats:
    """Weights nearer to those that make what is expected likely (Newton's method)."""
    found = chance(ahead, weights)
    doubt = found * (1.0 - found) + 1e-4
    curve = (ahead * doubt[:, None]).T @ ahead + CAUTION * numpy.eye(len(weights))
    slope = ahead.T @ (expected - found) - CAUTION * weights
    better: Floats = weights + numpy.linalg.solve(curve, slope)
    return better


def foreseen(found: Floats, shares: Floats, ends: NDArray[numpy.int64]) -> Floats:
    """What every table is worth by what came after it, up to the ends of the games."""
    expected = shares.copy()
    last = set(ends.tolist())
    for place in range(len(found) - 2, -1, -1):
        if place + 1 not in last:
            expected[place] = (1.0 - TRUST) * found[place + 1] + TRUST * expected[place + 1]
    return expected
