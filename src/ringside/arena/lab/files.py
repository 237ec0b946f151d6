"""Findings in files: JSON for programs, CSV for spreadsheets. docs/lab.md tells what is in them."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

import msgspec

from ringside.arena.lab.estimates import Difference, Estimate
from ringside.arena.lab.findings import Findings
from ringside.arena.lab.telling import variant_titles

COLUMNS = (
    "what",
    "name",
    "variant",
    "title",
    "value",
    "low",
    "high",
    "games",
    "difference",
    "difference_low",
    "difference_high",
    "by_chance",
)


def as_json(found: Findings) -> str:
    """All of it, a little indented."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def as_csv(found: Findings, language: str = "en") -> str:
    """A line for every measure and every card in every variant, each with all columns."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    titles = variant_titles(found.experiment, language)

    def add(
        what: str,
        name: str,
        values: Sequence[Estimate | None],
        differences: Sequence[Difference | None],
    ) -> None:
        rows = zip(titles, values, differences, strict=True)
        for number, (title, value, difference) in enumerate(rows, 1):
            found: list[object] = [None] * 4
            if value is not None:
                found = [value.value, value.low, value.high, value.games]
            differs: list[object] = [None] * 4
            if difference is not None:
                differs = [
                    difference.value,
                    difference.low,
                    difference.high,
                    difference.by_chance,
                ]
            writer.writerow([what, name, number, title, *found, *differs])

    for measure in found.measures:
        name = measure.key if measure.seat is None else f"{measure.key} {measure.seat}"
        add("measure", name, measure.values, measure.differences)
    for use in found.uses:
        add("uses", f"{use.kind} {use.id}", use.uses, use.differences)
        add("adds", f"{use.kind} {use.id}", use.adds, [None] * len(use.adds))
    return file.getvalue()
