"""What an experiment has shown: every measure with its 95 % interval, variant by variant, and how
far each variant differs from the first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Literal

import msgspec

from ringside.arena.lab.ahead import MOMENTS
from ringside.arena.lab.estimates import Difference, Estimate, compared, estimated, rounded
from ringside.arena.lab.experiment import Experiment
from ringside.arena.lab.sample import Sample
from ringside.arena.stats import share_difference
from ringside.games import game as find_game

Unit = Literal["share", "count", "minutes", "figure"]
Noted = Callable[[Sample], float | None]

BINS = 24
DOUBT = 0.05
FEW = 10  # games that say too little of what goes with winning
# Shares of games: each game counts or does not. Those of a game's decisions or length are means.
COUNTED = ("wins-seat", "wins-beginner", "comeback", "draws", "limits")


class Measure(msgspec.Struct):
    """One thing that is measured: ``measure-<key>`` of the words is its name, ``figure-<key>`` of
    the game's where it is the game's own."""

    key: str
    unit: Unit
    seat: int | None
    """Whose, where every seat has one; counted from 1, as in all that people read."""
    values: list[Estimate]
    """For each variant."""
    differences: list[Difference | None]
    """From the first variant, which has none itself."""


class Use(msgspec.Struct):
    """A card or line: how often it is used in a game, and how much more those won who used it more
    often than others at their table."""

    kind: str
    id: str
    uses: list[Estimate]
    adds: list[Estimate | None]
    differences: list[Difference | None]
    """Of the uses."""


class Lengths(msgspec.Struct):
    """How many games had how many decisions: counts from ``least`` on, ``width`` at a time."""

    least: int
    width: int
    counts: list[list[int]]


class Findings(msgspec.Struct):
    """All that an experiment has shown."""

    experiment: Experiment
    games: int
    """Of every variant."""
    measures: list[Measure]
    uses: list[Use]
    lengths: Lengths
    course: list[list[Estimate]]
    """The winner's chance through the game, for each variant."""
    reasons: list[dict[str, int]]
    """How often each reason ended a game, for each variant."""
    sure: list[list[int]]
    """For each variant, the places of those measures that differ so much that, in 19 of 20
    experiments, chance alone would show no such difference; the surest first."""
    asked: int | None = None
    """How many games there were to be, if it was stopped before that."""


def surely(found: Sequence[Measure], variant: int) -> list[int]:
    """The places of the measures that differ in a variant for sure."""
    bar = DOUBT / max(1, len(found))
    doubts = {
        place: difference.by_chance
        for place, measure in enumerate(found)
        if (difference := measure.differences[variant]) is not None
    }
    return sorted((place for place in doubts if doubts[place] < bar), key=lambda p: doubts[p])


def findings(
    played: Experiment, samples: Sequence[Sequence[Sample]], asked: int | None = None
) -> Findings:
    """What the samples of an experiment show. ``asked`` is how many there were to be of each
    variant, if it was stopped."""
    by_variant = [list(variant) for variant in zip(*samples, strict=True)]
    measured = measures(played, by_variant)
    return Findings(
        experiment=played,
        games=len(samples),
        measures=measured,
        uses=uses(by_variant),
        lengths=lengths(by_variant),
        course=[course(variant) for variant in by_variant],
        reasons=[
            dict(Counter(sample.reason for sample in variant).most_common())
            for variant in by_variant
        ],
        sure=[surely(measured, place) for place in range(len(by_variant))],
        asked=asked,
    )


def measures(played: Experiment, variants: Sequence[Sequence[Sample]]) -> list[Measure]:
    """Everything but the cards."""

    def wins(seat: int) -> Noted:
        return lambda sample: sample.wins[seat]

    def figure(name: str) -> Noted:
        return lambda sample: sample.figures.get(name)

    shares: list[tuple[str, int | None, Noted]] = [
        *(("wins-seat", seat + 1, wins(seat)) for seat in range(played.seats)),
        ("wins-beginner", None, wins_of_beginner),
        ("decided", None, lambda sample: sample.decided),
        ("comeback", None, lambda sample: sample.comeback),
        ("draws", None, lambda sample: sample.drawn),
        ("limits", None, lambda sample: sample.reason == "limit"),
        ("dead", None, lambda sample: sample.dead / max(1, sample.decisions)),
    ]
    found = [measure(key, "share", seat, noted, variants) for key, seat, noted in shares]
    length = measure("decisions", "count", None, lambda sample: sample.decisions, variants)
    minutes = measure("minutes", "minutes", None, lambda sample: sample.seconds / 60, variants)
    names = list(variants[0][0].figures) if variants[0] else []
    own = [measure(name, "figure", None, figure(name), variants) for name in names]
    known = [each for each in [*found, length, minutes, *own] if each.values[0].games]
    limited = "limit" in find_game(played.game).reasons
    return [each for each in known if each.key != "limits" or limited]


def wins_of_beginner(sample: Sample) -> float | None:
    """What whoever began has won; None if all began at once."""
    return sample.wins[sample.beginner] if sample.beginner >= 0 else None


def measure(
    key: str,
    unit: Unit,
    seat: int | None,
    noted: Noted,
    variants: Sequence[Sequence[Sample]],
) -> Measure:
    """One measure in all variants."""
    values = [[noted(sample) for sample in variant] for variant in variants]
    share = key in COUNTED
    return Measure(
        key,
        unit,
        seat,
        [estimated(row, share) for row in values],
        [None, *(compared(values[0], row, share) for row in values[1:])],
    )


def uses(variants: Sequence[Sequence[Sample]]) -> list[Use]:
    """Every card and line that was used, the most used first."""
    known = Counter[str]()
    for variant in variants:
        for sample in variant:
            for what, counts in sample.used.items():
                known[what] += sum(counts)
    found: list[Use] = []
    for what, _ in sorted(known.items(), key=lambda item: (-item[1], item[0])):
        kind, _, id = what.partition(" ")
        rows = [[times(sample, what) for sample in variant] for variant in variants]
        found.append(
            Use(
                kind,
                id,
                [estimated(row) for row in rows],
                [adds(variant, what) for variant in variants],
                [None, *(compared(rows[0], row) for row in rows[1:])],
            )
        )
    return found


def times(sample: Sample, what: str) -> float:
    """How often something was used in a game."""
    return float(sum(sample.used.get(what, ())))


def adds(samples: Sequence[Sample], what: str) -> Estimate | None:
    """By how much more of a game those won who used it more often than the average at their table
    than those who used it less; None where that hardly ever differed. It goes with winning, which
    does not prove that it is the cause."""
    edges: list[float] = []
    for sample in samples:
        counts = sample.used.get(what)
        if counts is None or min(counts) == max(counts):
            continue
        usual = fmean(counts)
        pairs = list(zip(sample.wins, counts, strict=True))
        more = [won for won, count in pairs if count > usual]
        less = [won for won, count in pairs if count < usual]
        edges.append(fmean(more) - fmean(less))
    if len(edges) < FEW:
        return None
    low, high = share_difference([0.0] * len(edges), edges)
    return Estimate(rounded(fmean(edges)), rounded(low), rounded(high), len(edges))


def lengths(variants: Sequence[Sequence[Sample]]) -> Lengths:
    """The lengths of all games in a few bins, the same for all variants."""
    every = [sample.decisions for variant in variants for sample in variant]
    least, most = min(every, default=0), max(every, default=0)
    width = (most - least) // BINS + 1
    edges = range(least, most + width + 1, width)
    counts = [
        [sum(low <= sample.decisions < high for sample in variant) for low, high in pairwise(edges)]
        for variant in variants
    ]
    return Lengths(least, width, counts)


def course(samples: Sequence[Sample]) -> list[Estimate]:
    """The winner's chance at every moment, on average."""
    told = [sample.winning for sample in samples if sample.winning]
    return [estimated([winning[moment] for winning in told]) for moment in range(MOMENTS)]
