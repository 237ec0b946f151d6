"""A sweep: one option through several values, all else alike."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ringside.arena.lab.experiment import MOST_VARIANTS
from ringside.core.errors import InvalidOption
from ringside.core.reading import shown

RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


def spread(given: str) -> list[str]:
    """The values of an option as typed: ``1..7``, or values with commas between them.

    >>> spread("1..4"), spread("0-10,1-9"), spread("3")
    (['1', '2', '3', '4'], ['0-10', '1-9'], ['3'])
    """
    found = RANGE.fullmatch(given.strip())
    if found is not None:
        first, last = int(found[1]), int(found[2])
        if not 0 <= last - first < MOST_VARIANTS:
            raise InvalidOption("lab-range", found=shown(given), most=MOST_VARIANTS)
        return [str(value) for value in range(first, last + 1)]
    return [value.strip() for value in given.split(",") if value.strip()]


def swept(given: Sequence[str]) -> tuple[str, list[list[str]]]:
    """From options as typed, the one that has several values, and what to read for each of them."""
    several: dict[str, list[str]] = {}
    for entry in given:
        name, _, value = entry.partition("=")
        values = spread(value)
        if len(values) > 1:
            several[name] = values
    if len(several) != 1:
        raise InvalidOption("lab-sweep")
    [(name, values)] = several.items()
    others = [entry for entry in given if entry.partition("=")[0] != name]
    return name, [[*others, f"{name}={value}"] for value in values]
