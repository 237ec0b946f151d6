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
from ringside.arena.lab.experiment import Experiment, experiment, run
from ringside.arena.lab.files import as_csv, as_json
from ringside.arena.lab.findings import Findings, findings
from ringside.arena.lab.report import report, sweep_report
from ringside.arena.lab.sweeps import swept
from ringside.arena.lab.telling import (
    changed,
    headline,
    measure_title,
    reach,
    use_title,
    variant_title,
)
from ringside.arena.lineup import quick_bot
from ringside.core.game import Game
from ringside.terminal.arena import write
from ringside.terminal.commands import Examples, read_options
from ringside.terminal.files import check_writable
from ringside.terminal.language import preferred
from ringside.terminal.screen import Screen
from ringside.terminal.simulate import bar, new_table
from ringside.words import LANGUAGES

FILE = click.Path(path_type=Path)
MEASURE = "measure"
MOST_USES = 12
GAP = 3  # between the columns of a table
MOST_TITLE = 20  # columns


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


def lab_options(command: Any) -> Any:
    """The options that both commands have, for click."""
    for option in reversed(
        [
            click.option("--seats", type=int, help="How many play."),
            click.option("--bots", help="Who plays: names separated by commas, as level-1."),
            click.option(
                "--games",
                type=click.IntRange(2),
                default=400,
                show_default=True,
                help="How many of each variant, at most.",
            ),
            click.option(
                "--until",
                type=click.FloatRange(0, 1, min_open=True),
                metavar="WIDTH",
                help="Stop when the 95 % interval of every seat's wins, or of how much they "
                "differ, is narrower.",
            ),
            click.option("--seed", type=int, help="The same seed gives the same result."),
            click.option("--jobs", type=click.IntRange(1), default=1, show_default=True),
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
            click.option("--language", type=click.Choice(LANGUAGES), default=preferred),
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
    cls=Examples,
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
    screen, wishes = Screen(language), Wishes(**rest)
    shown = measured(screen, found, variants, wishes)
    show(screen, found, shown)
    keep(shown, wishes, report(shown, language) if wishes.html is not None else "")


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
    screen, wishes = Screen(language), Wishes(**rest)
    shown = measured(screen, found, variants, wishes)
    values = [entries[-1].partition("=")[2] for entries in typed]
    show_sweep(screen, found, shown, name, values)
    keep(shown, wishes, sweep_report(shown, name, language) if wishes.html is not None else "")


def measured(
    screen: Screen, game: Game[Any], variants: Sequence[dict[str, Any]], wishes: Wishes
) -> Findings:
    """Play the experiment."""
    for path in (wishes.json, wishes.csv, wishes.html):
        if path is not None:
            check_writable(path)
    seed = secrets.randbits(53) if wishes.seed is None else wishes.seed
    bots = [name.strip() for name in (wishes.bots or quick_bot(game)).split(",") if name.strip()]
    wanted: Experiment = experiment(game, variants, seed, bots, wishes.seats)
    with bar(screen, game.title) as progress:
        task = progress.add_task(game.title, total=wishes.games)

        def done(games: int) -> None:
            progress.update(task, completed=games)

        samples = run(wanted, wishes.games, wishes.until, wishes.jobs, done)
    return findings(wanted, samples)


def keep(shown: Findings, wishes: Wishes, page: str) -> None:
    """Write the files that were asked for."""
    if wishes.json is not None:
        write(wishes.json, as_json(shown))
    if wishes.csv is not None:
        write(wishes.csv, as_csv(shown))
    if wishes.html is not None:
        write(wishes.html, page)


def show(screen: Screen, game: Game[Any], shown: Findings) -> None:
    """The sentence, and the tables below it."""
    place = len(shown.experiment.variants) - 1
    screen.show(
        Text(headline(shown, place, screen.language), style="bold"),
        "",
        Text(about(screen, shown), style="dim"),
        measures_table(screen, game, shown),
        uses_table(screen, game, shown),
    )


def about(screen: Screen, shown: Findings) -> str:
    """Who played what, how often."""
    played = shown.experiment
    told = screen.say(
        "lab-about",
        games=shown.games,
        count=played.seats,
        bots=list(dict.fromkeys(played.bots)),
        seed=str(played.seed),
    )
    return f"{told} {screen.say('lab-paired')}" if len(played.variants) > 1 else told


def measures_table(screen: Screen, game: Game[Any], shown: Findings) -> RenderableType:
    """Every measure, in every variant, and the difference."""
    language = screen.language
    titles = [variant_title(game, shown.experiment.variants[0], language)]
    for place in range(1, len(shown.experiment.variants)):
        title = variant_title(game, changed(shown, place), language)
        titles.append(title if cell_len(title) <= MOST_TITLE else screen.say("lab-changed"))
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
    for _ in shown.experiment.variants:
        heads += [screen.say("lab-column-often"), screen.say("lab-column-adds")]
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
    screen: Screen, game: Game[Any], shown: Findings, option: str, values: Sequence[str]
) -> None:
    """The sentence for the last value, and a column for every value, as many side by side as the
    screen has room for."""
    language = screen.language
    names = [measure_title(game.id, measure, language) for measure in shown.measures]
    columns = [
        [value, *(reach(measure, measure.values[place]) for measure in shown.measures)]
        for place, value in enumerate(values)
    ]
    room = screen.console.width - max(map(cell_len, names)) - GAP
    widest = max(cell_len(cell) for column in columns for cell in column) + GAP
    most = max(1, room // widest)
    tables: list[RenderableType] = []
    for first in range(0, len(columns), most):
        heads, *rows = zip(*columns[first : first + most], strict=True)
        table = new_table(option, *heads)
        for name, row in zip(names, rows, strict=True):
            table.add_row(name, *row)
        tables.append(table)
    screen.show(
        Text(headline(shown, len(values) - 1, language), style="bold"),
        "",
        Text(about(screen, shown), style="dim"),
        *tables,
    )
