"""Findings in files: JSON for programs, CSV for spreadsheets."""

from __future__ import annotations

import csv
from io import StringIO

import msgspec

from ringside.arena.lab.estimates import Difference, Estimate
from ringside.arena.lab.findings import Findings

COLUMNS = (
    "what",
    "name",
    "variant",
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


def as_csv(found: Findings) -> str:
    """A line for every measure and every card in every variant."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)

    def add(
        what: str, name: str, values: list[Estimate], differences: list[Difference | None]
    ) -> None:
        for place, (value, difference) in enumerate(zip(values, differences, strict=True)):
            row: list[object] = [what, name, place, value.value, value.low, value.high, value.games]
            if difference is not None:
                row += [difference.value, difference.low, difference.high, difference.by_chance]
            writer.writerow(row)

    for measure in found.measures:
        name = measure.key if measure.seat is None else f"{measure.key} {measure.seat}"
        add("measure", name, measure.values, measure.differences)
    for use in found.uses:
        add("uses", f"{use.kind} {use.id}", use.uses, use.differences)
        none: list[Difference | None] = [None] * len(use.adds)
        nothing = Estimate(0.0, None, None, 0)
        add("adds", f"{use.kind} {use.id}", [each or nothing for each in use.adds], none)
    return file.getvalue()
