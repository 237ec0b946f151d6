"""Small drawings for reports, as SVG that takes its colours from the page around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import resources
from math import floor, log10
from xml.sax.saxutils import escape

from ringside.arena.lab.estimates import Estimate

WIDE, LEFT, RIGHT, ROW = 480, 12, 12, 46
Told = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a chart: its name, and an estimate for each variant."""

    name: str
    values: Sequence[Estimate | None]


class Scale:
    """From values to places across or up."""

    def __init__(self, least: float, most: float, start: float, end: float) -> None:
        self.least, self.most = least, most if most > least else least + 1.0
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        share = (min(max(value, self.least), self.most) - self.least) / (self.most - self.least)
        return round(self.start + share * (self.end - self.start), 1)

    def marks(self, most: int = 6) -> list[float]:
        """Round values along it."""
        step = float(10 ** floor(log10((self.most - self.least) / most)))
        for factor in (1, 2, 5, 10):
            if (self.most - self.least) / (step * factor) <= most:
                step *= factor
                break
        first = -(-self.least // step)
        count = int((self.most - first * step) / step + 1e-9) + 1
        return [round((first + number) * step, 10) for number in range(count)]


def bounds(rows: Sequence[Row]) -> tuple[float, float]:
    """The least and the most of all intervals."""
    found = [
        bound
        for row in rows
        for value in row.values
        if value is not None
        for bound in (value.low, value.high, value.value)
        if bound is not None
    ]
    return min(found, default=0.0), max(found, default=1.0)


def alone(drawn: str) -> str:
    """A drawing as a file of its own, with the colours of a report."""
    style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
    size = f'xmlns="http://www.w3.org/2000/svg" width="{WIDE}" class="alone"'
    return drawn.replace("<svg", f"<svg {size}", 1).replace(">", f"><style>{style}</style>", 1)


def drawing(high: float, parts: Sequence[str], title: str) -> str:
    """The frame of a drawing."""
    return (
        f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(title, QUOTED)}">'
        + "".join(parts)
        + "</svg>"
    )


QUOTED = {'"': "&quot;"}


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A word or a few."""
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def dots(title: str, rows: Sequence[Row], told: Told, zero: bool = False) -> str:
    """Every row's estimates as dots with their intervals, one variant below the other."""
    least, most = bounds(rows)
    if zero:
        least, most = min(least, 0.0), max(most, 0.0)
    pad = (most - least) * 0.04 or 0.5
    scale = Scale(least - (pad if least else 0.0), most + pad, LEFT, WIDE - RIGHT)
    high = ROW * len(rows) + 28
    parts: list[str] = []
    for mark in scale.marks():
        parts.append(text(scale(mark), high - 8, told(mark), "middle", "small"))
    for number, row in enumerate(rows):
        top, bottom = ROW * number + 20, ROW * (number + 1) - 4
        for mark in scale.marks():
            kind = "zero" if zero and mark == 0 else "grid"
            parts.append(line(kind, scale(mark), top, scale(mark), bottom))
        middle = ROW * number + ROW / 2 + 8
        parts.append(text(0, ROW * number + 14, row.name))
        count = len(row.values)
        for place, value in enumerate(row.values):
            if value is None or not value.games:
                continue
            y = round(middle + (place - (count - 1) / 2) * 10, 1)
            if value.low is not None and value.high is not None:
                parts.append(line(f"reach v{place}", scale(value.low), y, scale(value.high), y))
            parts.append(
                f'<circle class="dot v{place}" cx="{scale(value.value)}" cy="{y}" r="4.5"/>'
            )
    return drawing(high, parts, title)


def steps(title: str, least: float, width: float, counts: Sequence[Sequence[int]]) -> str:
    """Histograms of the same bins, one over the other."""
    high = 220.0
    bins = max((len(row) for row in counts), default=1)
    across = Scale(least, least + bins * width, 40, WIDE - RIGHT)
    most = max((max(row, default=0) for row in counts), default=1)
    up = Scale(0, most, high - 30, 10)
    parts = [line("grid", 40, up(0), WIDE - RIGHT, up(0))]
    for mark in across.marks(8):
        parts.append(text(across(mark), high - 10, f"{mark:g}", "middle", "small"))
    for place, row in enumerate(counts):
        path = f"M{across(least)} {up(0)}"
        for number, count in enumerate(row):
            start, end = least + number * width, least + (number + 1) * width
            path += f"L{across(start)} {up(count)}L{across(end)} {up(count)}"
        path += f"L{across(least + len(row) * width)} {up(0)}"
        parts.append(f'<path class="steps v{place}" d="{path}"/>')
    return drawing(high, parts, title)


def curves(
    title: str,
    places: Sequence[float],
    rows: Sequence[Sequence[Estimate]],
    told: Told,
    along: Sequence[str],
    around: tuple[float, float] | None = None,
) -> str:
    """Lines with their intervals as bands; `along` names the places across."""
    high = 240.0
    every = [Row("", row) for row in rows]
    least, most = around or bounds(every)
    pad = (most - least) * 0.06 or 0.5
    up = (
        Scale(least, most, high - 34, 10)
        if around
        else Scale(least - pad, most + pad, high - 34, 10)
    )
    across = Scale(min(places), max(places), 56, WIDE - RIGHT)
    parts: list[str] = []
    for mark in up.marks(5):
        parts.append(line("grid", 56, up(mark), WIDE - RIGHT, up(mark)))
        parts.append(text(50, up(mark) + 4, told(mark), "end", "small"))
    for where, name in zip(places, along, strict=True):
        if name:
            parts.append(text(across(where), high - 12, name, "middle", "small"))
    for place, row in enumerate(rows):
        known = [(where, value) for where, value in zip(places, row, strict=True) if value.games]
        if not known:
            continue
        upper = [
            f"{across(where)} {up(value.value if value.high is None else value.high)}"
            for where, value in known
        ]
        lower = [
            f"{across(where)} {up(value.value if value.low is None else value.low)}"
            for where, value in reversed(known)
        ]
        parts.append(f'<path class="band v{place}" d="M{"L".join([*upper, *lower])}Z"/>')
        middle = [f"{across(where)} {up(value.value)}" for where, value in known]
        parts.append(f'<path class="curve v{place}" d="M{"L".join(middle)}"/>')
        for where, value in known:
            dot = f'cx="{across(where)}" cy="{up(value.value)}"'
            parts.append(f'<circle class="dot v{place}" {dot} r="3.5"/>')
    return drawing(high, parts, title)
