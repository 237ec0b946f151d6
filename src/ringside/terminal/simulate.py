"""A match between bots: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

from ringside.arena.match import Report, Tally, play_match
from ringside.core.errors import RingsideError
from ringside.core.game import Game
from ringside.core.state import State
from ringside.terminal.files import save
from ringside.terminal.screen import Screen
from ringside.words import name


def simulate(
    screen: Screen,
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    seats: int | None,
    options: Mapping[str, Any],
    folder: Path | None,
) -> None:
    """Play the match, keep its records if there is a folder for them, and show the result."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RingsideError("cannot-make", path=str(folder), problem=error.strerror) from None
    digits = len(str(games))

    def finished(number: int, state: State) -> None:
        if folder is not None:
            save(folder / f"{game.id}-{number + 1:0{digits}}.json", state)

    progress = Progress(
        TextColumn(game.title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.live,
    )
    with progress:
        task = progress.add_task(game.title, total=games)
        report = play_match(
            game,
            bots,
            games,
            seed,
            seats,
            options,
            progress=lambda done: progress.update(task, completed=done),
            finished=finished,
        )
    show_report(screen, game, report)
    if folder is not None:
        screen.show(
            Text(screen.say("match-saved", games=report.games, folder=str(folder)), style="dim")
        )


def show_report(screen: Screen, game: Game[Any], report: Report) -> None:
    """The tables of a report."""
    say = screen.say
    title = say("match-title", games=report.games, count=report.seats)
    seats = [
        (screen.say("seat", number=seat), tally) for seat, tally in enumerate(report.by_seat, 1)
    ]
    screen.show(
        Text.assemble((game.title, "bold"), f": {title}"),
        say("match-players", players=report.bots, seed=str(report.seed)),
        "",
        wins_table(screen, "column-bot", list(report.by_bot.items())),
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
