"""The lab at the screen: `ringside lab`, a progress bar, then the sentence, tables and files."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

import ringside
from ringside.arena.lab.estimates import Estimate
from ringside.arena.lab.experiment import Deals, Experiment, experiment, in_order, run
from ringside.arena.lab.files import as_csv, as_json
from ringside.arena.lab.findings import Findings, findings
from ringside.arena.lab.report import report, sweep_report
from ringside.arena.lab.sweeps import swept
from ringside.arena.lab.telling import (
    about,
    headline,
    measure_title,
    reach,
    use_title,
    variant_titles,
)
from ringside.arena.lineup import bots_in, quick_bot
from ringside.core.game import Game
from ringside.core.options import Option
from ringside.terminal.arena import write
from ringside.terminal.commands import STOPPED, Examples, files_in, read_options
from ringside.terminal.files import check_writable
from ringside.terminal.language import language_option
from ringside.terminal.numbers import Share, Whole
from ringside.terminal.screen import Screen, clean
from ringside.terminal.simulate import bar, new_table

FILE = click.Path(path_type=Path)
MEASURE = "measure"
MOST_USES = 12
FEWEST = 2  # games that say anything
GAP = 3  # between the columns of a table
MOST_TITLE = 20  # columns
MOST_SHORT_TITLE = 12


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much is to be played, by whom, and where it is to be kept."""

    bots: str | None
    seats: int | None
    games: int
    until: float | None
    seed: int | None
    jobs: int
    json: Path | None
    csv: Path | None
    html: Path | None


class LabGroup(click.Group):
    """`ringside lab sumo` is short for `ringside lab measure sumo`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = [MEASURE, *args]
        return super().parse_args(ctx, args)


class Measuring(Examples):
    """A command that nobody has to name: its help is that of `ringside lab GAME`."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        named = ctx if ctx.parent is None else ctx.parent
        formatter.write_usage(named.command_path, " ".join(self.collect_usage_pieces(ctx)))


def lab_options(command: Any) -> Any:
    """The options that both commands have, for click."""
    for option in reversed(
        [
            click.option("--seats", type=Whole(), help="How many play."),
            click.option("--bots", help="Who plays: names separated by commas, as level-1."),
            click.option(
                "--games",
                type=Whole(FEWEST),
                default=400,
                show_default=True,
                help="How many of each variant, at most.",
            ),
            click.option(
                "--until",
                type=Share(),
                metavar="WIDTH",
                help="Stop when the 95 % interval of every seat's wins, or of how much they "
                "differ, is narrower.",
            ),
            click.option("--seed", type=Whole(), help="The same seed gives the same result."),
            click.option("--jobs", type=Whole(1), default=1, show_default=True),
            click.option("--json", type=FILE, help="Write all figures for programs."),
            click.option("--csv", type=FILE, help="Write the figures as a spreadsheet."),
            click.option("--html", type=FILE, help="Write a report with drawings."),
            click.option(
                "--option",
                "given",
                multiple=True,
                metavar="NAME=VALUE",
                help="What to change; --NAME VALUE does the same.",
            ),
            click.option(
                "--base",
                "base",
                multiple=True,
                metavar="NAME=VALUE",
                help="What to change in both: the game to compare with.",
            ),
            language_option,
        ]
    ):
        command = option(command)
    return command


@click.group(cls=LabGroup)
def lab() -> None:
    """Measure what a change of a game does to it.

    \b
    ringside lab GAME --option NAME=VALUE            a change against the game as it is
    ringside lab sweep GAME --option NAME=1..7       curves along an option
    ringside lab GAME --help                         all options, and examples
    """


@lab.command(
    MEASURE,
    cls=Measuring,
    hidden=True,
    examples=[
        "ringside lab sumo --games 1000                      the game as it is",
        "ringside lab slam-bluff --option lives=1 --seats 4 --html lives.html",
        "ringside lab slambo --deck my-deck.toml --bots level-2 --until 0.05",
        "ringside lab slime --cards my-cards.toml --base modes=flowers --jobs 2",
        "ringside lab slamball --home my-team.toml --games 200 --csv team.csv",
    ],
)
@click.argument("game")
@lab_options
def measure(
    game: str, given: tuple[str, ...], base: tuple[str, ...], language: str, **rest: Any
) -> None:
    """Compare a GAME with options against the GAME as it is."""
    found = ringside.game(game)
    as_it_is = read_options(found, base)
    change = read_options(found, given)
    variants = [as_it_is, {**as_it_is, **change}] if change else [as_it_is]
    files = [files_in(found, entries) for entries in (base, [*base, *given])]
    screen, wishes = Screen(language), Wishes(**rest)
    shown = measured(screen, found, variants, files[: len(variants)], wishes)
    # Before anything is shown: whoever reads it may go away, as `head` does.
    keep(shown, wishes, language, report(shown, language) if wishes.html is not None else "")
    show(screen, found, shown)
    leave(shown)


@lab.command(
    cls=Examples,
    examples=[
        "ringside lab sweep slam-bluff --option lives=1..7 --html lives.html",
        "ringside lab sweep slambo --hand 4..9 --bots level-2 --games 200",
        "ringside lab sweep slambo --side 0-10,1-9",
        "ringside lab sweep slambo --deck one.toml,two.toml --csv decks.csv",
    ],
)
@click.argument("game")
@lab_options
def sweep(
    game: str, given: tuple[str, ...], base: tuple[str, ...], language: str, **rest: Any
) -> None:
    """Take one option of a GAME through several values."""
    found = ringside.game(game)
    as_it_is = read_options(found, base)
    name, typed = swept(given)
    variants = [{**as_it_is, **read_options(found, entries)} for entries in typed]
    files = [files_in(found, [*base, *entries]) for entries in typed]
    names = [named[name] for named in files if name in named]
    if len(set(names)) < len(names):  # they are in several folders
        files = [files_in(found, [*base, *entries], whole=True) for entries in typed]
    values = [
        named.get(name, entries[-1].partition("=")[2])
        for named, entries in zip(files, typed, strict=True)
    ]
    screen, wishes = Screen(language), Wishes(**rest)
    shown = measured(screen, found, variants, files, wishes)
    page = sweep_report(shown, name, language) if wishes.html is not None else ""
    keep(shown, wishes, language, page)
    option = next(option for option in found.options if option.name == name)
    show_sweep(screen, found, shown, option, values)
    leave(shown)


def measured(
    screen: Screen,
    game: Game[Any],
    variants: Sequence[dict[str, Any]],
    files: Sequence[dict[str, str]],
    wishes: Wishes,
) -> Findings:
    """Play the experiment, to its end or until Ctrl-C."""
    for path in (wishes.json, wishes.csv, wishes.html):
        if path is not None:
            check_writable(path)
    seed = secrets.randbits(53) if wishes.seed is None else wishes.seed
    bots = bots_in(game, quick_bot(game) if wishes.bots is None else wishes.bots, screen.language)
    wanted: Experiment = experiment(game, variants, seed, bots, wishes.seats, files)
    deals: Deals = {}
    asked = None
    with bar(screen, game.title) as progress:
        task = progress.add_task(game.title, total=wishes.games)

        def done(games: int) -> None:
            progress.update(task, completed=games)

        try:
            run(wanted, wishes.games, wishes.until, wishes.jobs, done, deals)
        except KeyboardInterrupt:
            if len(in_order(deals)) < FEWEST:
                raise
            asked = wishes.games
    return findings(wanted, in_order(deals), asked)


def leave(shown: Findings) -> None:
    """End as a command does that was stopped, if it was."""
    if shown.asked is not None:
        click.get_current_context().exit(STOPPED)


def keep(shown: Findings, wishes: Wishes, language: str, page: str) -> None:
    """Write the files that were asked for."""
    if wishes.json is not None:
        write(wishes.json, as_json(shown))
    if wishes.csv is not None:
        write(wishes.csv, as_csv(shown, language))
    if wishes.html is not None:
        write(wishes.html, page)


def show(screen: Screen, game: Game[Any], shown: Findings) -> None:
    """The sentence, and the tables below it."""
    screen.show(
        Text(clean(headline(shown, screen.language)), style="bold"),
        "",
        Text(clean(about(shown, screen.language)), style="dim"),
        measures_table(screen, game, shown),
        uses_table(screen, game, shown),
    )


def short_titles(screen: Screen, shown: Findings, most: int) -> list[str]:
    """What the variants are called, where there is little room."""
    first, *others = map(clean, variant_titles(shown.experiment, screen.language))
    changed = screen.say("lab-changed")
    if cell_len(first) > most:
        first = screen.say("lab-base")
    return [first, *(title if cell_len(title) <= most else changed for title in others)]


def measures_table(screen: Screen, game: Game[Any], shown: Findings) -> RenderableType:
    """Every measure, in every variant, and the difference."""
    language = screen.language
    titles = short_titles(screen, shown, MOST_TITLE)
    compared = len(titles) > 1
    heads = [*titles, screen.say("lab-difference-column")] if compared else titles
    table = new_table(screen.say("lab-measure"), *heads)
    for number, measure in enumerate(shown.measures):
        cells: list[RenderableType] = [reach(measure, value) for value in measure.values]
        difference = measure.differences[-1]
        if difference is not None:
            style = "bold" if number in shown.sure[-1] else ""
            cells.append(Text(reach(measure, difference, True), style=style))
        table.add_row(measure_title(game.id, measure, language), *cells)
    return table


def uses_table(screen: Screen, game: Game[Any], shown: Findings) -> RenderableType:
    """The cards and lines that are used most, and what goes with using them."""
    heads: list[str] = []
    for title in short_titles(screen, shown, MOST_SHORT_TITLE):
        said = (screen.say("lab-column-often"), screen.say("lab-column-adds"))
        heads += [f"{title}\n{column}" for column in said]
    table = new_table(screen.say("lab-uses"), *heads)
    for use in shown.uses[:MOST_USES]:
        cells: list[str] = []
        for often, adds in zip(use.uses, use.adds, strict=True):
            told = "–" if adds is None else f"{100 * adds.value:+.0f} ± {half(adds):.0f} %"
            cells += [f"{often.value:.2f}", told.replace("-", "−")]
        table.add_row(use_title(game.id, use, screen.language), *cells)
    return table


def half(adds: Estimate) -> float:
    """Half of an interval, in per cent."""
    return 0.0 if adds.low is None or adds.high is None else 50 * (adds.high - adds.low)


def show_sweep(
    screen: Screen, game: Game[Any], shown: Findings, option: Option, values: Sequence[str]
) -> None:
    """The sentence for the last value, and a column for every value, as many side by side as the
    screen has room for."""
    language = screen.language
    names = [measure_title(game.id, measure, language) for measure in shown.measures]
    columns = [
        [clean(value), *(reach(measure, measure.values[place]) for measure in shown.measures)]
        for place, value in enumerate(values)
    ]
    room = screen.console.width - max(map(cell_len, names)) - GAP
    widest = max(cell_len(cell) for column in columns for cell in column) + GAP
    most = max(1, room // widest)
    tables: list[RenderableType] = []
    for first in range(0, len(columns), most):
        heads, *rows = zip(*columns[first : first + most], strict=True)
        table = new_table(option.name, *heads)
        for name, row in zip(names, rows, strict=True):
            table.add_row(name, *row)
        tables.append(table)
    screen.show(
        Text(clean(headline(shown, language, option)), style="bold"),
        "",
        Text(clean(about(shown, language)), style="dim"),
        *tables,
    )
