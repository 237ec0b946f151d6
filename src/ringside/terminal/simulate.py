"""A match between bots: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from ringside.arena.kept import saving
from ringside.arena.match import Match, go_on, new_match, report_of
from ringside.arena.report import Report, Tally
from ringside.arena.workers import workers
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.state import State
from ringside.terminal.files import check_writable, save
from ringside.terminal.screen import Screen
from ringside.terminal.wishes import Wishes
from ringside.words import name
from ringside.words.bots import bot_told


def simulate(screen: Screen, game: Game[Any], wishes: Wishes, folder: Path | None = None) -> None:
    """Play the match, or go on with the one in the file, and show the result; every game's record
    goes into a folder, if there is one."""
    if wishes.json is not None:
        check_writable(wishes.json)
    match = begun(game, wishes)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RingsideError("cannot-make", path=str(folder), problem=error.strerror) from None
    with (
        workers(wishes.jobs, wishes.ray) as them,
        saving(wishes.json, match) as save_match,
        bar(screen, game.title) as progress,
    ):
        task = progress.add_task(game.title, total=wishes.games)

        def done(games: int) -> None:
            progress.update(task, completed=games)
            save_match()

        if folder is None:
            go_on(match, game, wishes.games, done, workers=them)
        else:
            paths = [folder / file_name(game, n, wishes.games) for n in range(wishes.games)]
            # A game whose record is missing is played again: it is the same game.
            again = [n for n, path in enumerate(paths) if not path.exists()]

            def finished(number: int, state: State) -> None:
                save(paths[number], state)

            go_on(match, game, wishes.games, done, finished, them, again)
    show_report(screen, game, report_of(match, wishes.games))
    if folder is not None:
        screen.show(
            Text(screen.say("match-saved", games=wishes.games, folder=str(folder)), style="dim")
        )


def begun(game: Game[Any], wishes: Wishes) -> Match:
    """The match in the file that is to be continued, or a new one."""
    there = wishes.there(Match)
    seed = wishes.seed_after(there)
    match = new_match(game, wishes.bots, seed, wishes.seats, wishes.options)
    return wishes.go_on_with(there, match)


def file_name(game: Game[Any], number: int, games: int) -> str:
    """The name of a record; all are equally long."""
    return f"{game.id}-{number + 1:0{len(str(games))}}.json"


def bar(screen: Screen, title: str) -> Progress:
    """A progress bar of games, which leaves nothing behind."""
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.live,
    )


def show_report(screen: Screen, game: Game[Any], report: Report) -> None:
    """The tables of a report."""
    say = screen.say
    title = say("match-title", games=report.games, count=report.seats)
    seats = [
        (screen.say("seat", number=seat), tally) for seat, tally in enumerate(report.by_seat, 1)
    ]
    bots = [
        (bot_told(game.id, bot, screen.language), tally) for bot, tally in report.by_bot.items()
    ]
    screen.show(
        Text.assemble((game.title, "bold"), f": {title}"),
        say("match-players", players=report.bots, seed=str(report.seed)),
        "",
        wins_table(screen, "column-bot", bots),
        wins_table(screen, "column-seat", seats),
        reasons_table(screen, game, report),
        say(
            "match-lengths",
            mean=f"{report.mean_length:.1f}",
            median=f"{report.median_length:g}",
            longest=report.longest,
        ),
        say(
            "match-speed",
            decisions=report.decisions,
            seconds=f"{report.seconds:.2f}",
            rate=round(report.decisions_per_second),
        ),
    )


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.1f} %"


def new_table(title: str, *columns: str) -> Table:
    """A table with names in its first column and counts in the others."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(title, style="cyan", min_width=12)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def wins_table(screen: Screen, title: str, tallies: Sequence[tuple[str, Tally]]) -> RenderableType:
    """Wins with their 95 % intervals."""
    counts = ("column-played", "column-won", "column-share", "column-interval")
    table = new_table(screen.say(title), *map(screen.say, counts))
    for who, tally in tallies:
        low, high = tally.interval
        interval = f"{100 * low:.1f} – {percent(high)}"
        table.add_row(who, str(tally.games), str(tally.wins), percent(tally.share), interval)
    return table


def reasons_table(screen: Screen, game: Game[Any], report: Report) -> RenderableType:
    """What ended the games, most often first, with the rule behind each."""
    counts = ("column-games", "column-share", "column-rule")
    table = new_table(screen.say("column-ended-by"), *map(screen.say, counts))
    for reason, number in report.reasons.items():
        said = name(game.id, "reason", reason, screen.language)
        rule = game.reasons.get(reason, "")
        table.add_row(said, str(number), percent(number / report.games), rule)
    return table
