"""What an experiment has shown, as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from ringside.arena.lab import charts
from ringside.arena.lab.ahead import MOMENTS
from ringside.arena.lab.changes import Change, changes
from ringside.arena.lab.charts import Row
from ringside.arena.lab.findings import Findings, Measure
from ringside.arena.lab.telling import (
    about,
    figure,
    headline,
    interval,
    is_range,
    measure_title,
    option_title,
    use_title,
    values_told,
    variant_title,
)
from ringside.core.options import Option
from ringside.games import game as find_game
from ringside.words import message, name

MOST_USES = 40


def percent(value: float) -> str:
    """A share, for the edge of a drawing."""
    return f"{100 * value:g} %".replace("-", "−")


def plain(value: float) -> str:
    """A figure, for the edge of a drawing."""
    return f"{value:g}".replace("-", "−")


class Page:
    """The page of one experiment, in a language."""

    def __init__(self, found: Findings, language: str) -> None:
        self.found = found
        self.language = language
        self.game = find_game(found.experiment.game)
        self.variants = range(len(found.experiment.variants))

    def say(self, key: str, **about: object) -> str:
        """A message."""
        return message(f"lab-{key}", about, self.language)

    def title(self, place: int) -> str:
        """What a variant is called."""
        return variant_title(self.found.experiment, place, self.language)

    def named(self, measure: Measure) -> str:
        """What a measure is called."""
        return measure_title(self.game.id, measure, self.language)

    def html(self, body: Sequence[str]) -> str:
        """A whole page."""
        style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
        title = escape(f"{self.game.title}: {self.say('title')}")
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{style}</style></head>"
            f"<body><main><h1>{title}</h1>{''.join(body)}</main></body></html>\n"
        )

    def about(self) -> str:
        """Who played what, how often."""
        return f'<p class="about">{escape(about(self.found, self.language))}</p>'

    def changed(self) -> str:
        """What the files say that were tried, if there are any."""
        told = [self.change(each) for each in changes(self.found.experiment, self.language)]
        return self.section("files", *told) if told else ""

    def change(self, each: Change) -> str:
        """A file: what differs from the box, and all of it."""
        parts = [f"<h3>{escape(each.title)}</h3>"]
        if each.parts:
            heads = ["", self.say("in-the-box"), self.say("here")]
            lines = [
                f"<tr><th>{escape(part.title)}</th>"
                f"<td>{escape(part.before)}</td><td>{escape(part.after)}</td></tr>"
                for part in each.parts
            ]
            parts.append(table(heads, lines))
        elif each.parts is not None:
            parts.append(f"<p>{escape(self.say('as-in-the-box'))}</p>")
        summary = escape(self.say("all-of-it"))
        parts.append(
            f"<details><summary>{summary}</summary><pre>{escape(each.text)}</pre></details>"
        )
        return "".join(parts)

    def key(self) -> str:
        """Which colour is which variant."""
        entries = [
            f'<li><svg viewBox="0 0 16 16"><circle class="dot v{place}" cx="8" cy="8" r="5"/></svg>'
            f"{escape(self.title(place))}</li>"
            for place in self.variants
        ]
        return f'<ul class="key">{"".join(entries)}</ul>'

    def section(self, title: str, *parts: str) -> str:
        """A heading, and what is below it."""
        return f"<section><h2>{escape(self.say(title))}</h2>{''.join(parts)}</section>"


def report(found: Findings, language: str = "en") -> str:
    """The page of a comparison, or of a game as it is."""
    page = Page(found, language)
    shares = [measure for measure in found.measures if measure.unit == "share"]
    rows = [Row(page.named(measure), measure.values) for measure in shares]
    course = charts.curves(
        page.say("course"),
        [moment / MOMENTS for moment in range(MOMENTS)],
        found.course,
        percent,
        [percent(moment / MOMENTS) if moment % 3 == 0 else "" for moment in range(MOMENTS)],
        (0.0, 1.0),
    )
    lengths = found.lengths
    body = [
        f'<p class="headline">{escape(headline(found, language))}</p>',
        page.about(),
        page.key(),
        page.changed(),
        page.section("shares", charts.dots(page.say("shares"), rows, percent)),
        page.section("all-measures", measures_table(page)),
        page.section(
            "lengths",
            charts.steps(page.say("lengths"), lengths.least, lengths.width, lengths.counts),
        ),
        page.section("course", f"<p>{escape(page.say('course-text'))}</p>", course),
        page.section("uses", f"<p>{escape(page.say('uses-text'))}</p>", *uses_charts(page)),
        page.section("reasons", reasons_table(page)),
    ]
    return page.html(body)


def measures_table(page: Page) -> str:
    """Every measure with its intervals, and the differences."""
    compared = len(page.variants) > 1
    heads = [page.say("measure"), *(page.title(place) for place in page.variants)]
    heads += [page.say("difference-column")] if compared else []
    lines = []
    for number, measure in enumerate(page.found.measures):
        cells = [f"<th>{escape(page.named(measure))}</th>"]
        for value in measure.values:
            cells.append(
                f"<td>{figure(measure, value.value)}"
                f"<small>{interval(measure, value.low, value.high)}</small></td>"
            )
        if compared:
            difference = measure.differences[-1]
            assert difference is not None
            sure = ' class="sure"' if number in page.found.sure[-1] else ""
            cells.append(
                f"<td{sure}>{figure(measure, difference.value, True)}"
                f"<small>{interval(measure, difference.low, difference.high, True)}</small></td>"
            )
        lines.append(f"<tr>{''.join(cells)}</tr>")
    note = f'<p class="small">{escape(page.say("sure-text"))}</p>' if compared else ""
    return table(heads, lines) + note


def table(heads: Sequence[str], lines: Sequence[str]) -> str:
    """A table."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    return (
        f'<div class="wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def uses_charts(page: Page) -> list[str]:
    """How often every card is used, and what goes with it."""
    shown = page.found.uses[:MOST_USES]
    names = [use_title(page.game.id, use, page.language) for use in shown]
    often = [Row(name, use.uses) for name, use in zip(names, shown, strict=True)]
    added = [
        Row(name, use.adds)
        for name, use in zip(names, shown, strict=True)
        if any(value is not None for value in use.adds)
    ]
    return [
        f"<h3>{escape(page.say('often'))}</h3>",
        charts.dots(page.say("often"), often, plain, True),
        f"<h3>{escape(page.say('adds'))}</h3>",
        charts.dots(page.say("adds"), added, percent, True),
    ]


def reasons_table(page: Page) -> str:
    """What ended the games."""
    known = dict.fromkeys(reason for counts in page.found.reasons for reason in counts)
    lines = []
    for reason in known:
        said = name(page.game.id, "reason", reason, page.language)
        cells = [
            f"<td>{percent(round(counts.get(reason, 0) / page.found.games, 3))}</td>"
            for counts in page.found.reasons
        ]
        lines.append(f"<tr><th>{escape(said)}</th>{''.join(cells)}</tr>")
    return table(["", *(page.title(place) for place in page.variants)], lines)


def sweep_report(found: Findings, option: str, language: str = "en") -> str:
    """The page of a sweep: a drawing for every measure, along the values of the option."""
    page = Page(found, language)
    swept = next(each for each in page.game.options if each.name == option)
    title = option_title(page.game, swept, language)
    told = "sweep-text" if is_range(swept) else "sweep-text-apart"
    drawn = [
        f"<section><h2>{escape(page.named(measure))}</h2>{along(page, measure, swept)}</section>"
        for measure in found.measures
    ]
    body = [
        f'<p class="headline">{escape(headline(found, language, swept))}</p>',
        page.about(),
        page.changed(),
        f"<p>{escape(page.say(told, option=title))}</p>",
        *drawn,
    ]
    return page.html(body)


def along(page: Page, measure: Measure, swept: Option) -> str:
    """A measure along the values of an option: a curve where they are numbers, and where one has
    nothing to do with the next, as with two decks, a line for each."""
    values = values_told(page.found.experiment, swept, page.language)
    told = percent if measure.unit == "share" else plain
    title = page.named(measure)
    if is_range(swept):
        places = [float(place) for place in range(len(values))]
        return charts.curves(title, places, [measure.values], told, values)
    rows = [Row(name, [value]) for name, value in zip(values, measure.values, strict=True)]
    return charts.dots(title, rows, told)
