"""A match between bots: a bar while it runs, tables when it is done."""

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
    """Play the match, keep its records if a folder is given, and show what it came to."""
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RingsideError(f"{folder} cannot be made: {error.strerror}.") from None
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
        screen.show(Text(f"{report.games} records are in {folder}.", style="dim"))


def show_report(screen: Screen, game: Game[Any], report: Report) -> None:
    """The tables of a report."""
    line_up = ", ".join(report.bots)
    screen.show(
        Text.assemble((game.title, "bold"), f": {report.games} games, {report.seats} seats"),
        f"{line_up}. Seed {report.seed}.",
        "",
        wins_table("bot", list(report.by_bot.items())),
        wins_table("seat", [(str(seat), tally) for seat, tally in enumerate(report.by_seat)]),
        reasons_table(game, report),
        f"Decisions a game: {report.mean_length:.1f} on average, "
        f"{report.median_length:g} in the middle, {report.longest} in the longest.",
        f"{report.decisions:,} decisions in {report.seconds:.2f} s: "
        f"{report.decisions_per_second:,.0f} a second.",
    )


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def new_table(title: str, *columns: str) -> Table:
    """A table whose first column names and whose others count."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(title, style="cyan", min_width=12)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def wins_table(title: str, tallies: Sequence[tuple[str, Tally]]) -> RenderableType:
    """Wins with their 95 % intervals."""
    table = new_table(title, "played", "won", "share", "95 % interval")
    for name, tally in tallies:
        low, high = tally.interval
        interval = f"{100 * low:.1f} – {percent(high)}"
        table.add_row(name, str(tally.games), str(tally.wins), percent(tally.share), interval)
    return table


def reasons_table(game: Game[Any], report: Report) -> RenderableType:
    """What ended the games, most often first, with the rule behind each."""
    table = new_table("ended by", "games", "share", "rule")
    for reason, number in report.reasons.items():
        rule = game.reasons.get(reason, "")
        table.add_row(reason, str(number), percent(number / report.games), rule)
    return table
