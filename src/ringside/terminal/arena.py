"""A tournament of bots: a progress bar while it runs, then tables, files and a drawing."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.console import RenderableType
from rich.text import Text

from ringside.arena.duplicate import Thinking
from ringside.arena.kept import Tournament, saving
from ringside.arena.lineup import bot_named
from ringside.arena.plot import drawing
from ringside.arena.ratings import Rating, ratings
from ringside.arena.standing import Standing, fair, standings
from ringside.arena.tournament import pairs, play
from ringside.arena.workers import workers
from ringside.core.errors import InvalidOption, RingsideError
from ringside.core.game import Game
from ringside.terminal.commands import STOPPED
from ringside.terminal.files import check_writable
from ringside.terminal.screen import Screen
from ringside.terminal.simulate import bar, new_table, percent
from ringside.terminal.wishes import Wishes
from ringside.words.bots import bot_title, bot_told


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaWishes(Wishes):
    """What a tournament is to be, and where it is to be kept."""

    until: float | None
    csv: Path | None
    plot: Path | None


def arena(screen: Screen, game: Game[Any], wishes: ArenaWishes) -> None:
    """Play the tournament, or go on with the one in the file, and show how it stands."""
    for path in (wishes.json, wishes.csv, wishes.plot):
        if path is not None:
            check_writable(path)
    if wishes.plot is not None and wishes.plot.suffix.lower() != ".svg":
        raise InvalidOption("not-svg", path=str(wishes.plot))
    for name in wishes.bots:
        bot_named(game, name)
    meetings = pairs(wishes.bots, partial(bot_told, game.id, language=screen.language))
    tournament = begun(game, wishes)
    if wishes.games % 2:
        screen.show(screen.say("arena-odd", wanted=wishes.games, games=wishes.games + 1))
    with (
        workers(wishes.jobs, wishes.ray) as them,
        saving(wishes.json, tournament) as save,
        bar(screen, game.title) as progress,
    ):
        task = progress.add_task(game.title, total=len(meetings) * 2 * -(-wishes.games // 2))

        def done(games: int) -> None:
            progress.update(task, completed=games)
            save()

        stopped = False
        try:
            play(tournament, wishes.bots, wishes.games, wishes.until, done, them)
        except KeyboardInterrupt:
            if not any(meeting.deals for meeting in tournament.meetings):
                raise
            stopped = True
    show(screen, game, tournament, wishes)
    if stopped:
        screen.show("", screen.say("arena-stopped"))
        click.get_current_context().exit(STOPPED)


def begun(game: Game[Any], wishes: ArenaWishes) -> Tournament:
    """The tournament in the file that is to be continued, or a new one."""
    seats = game.least_seats if wishes.seats is None else wishes.seats
    options = dict(wishes.options)
    game.new(seats, 0, **options)  # refuses what cannot be played
    there = wishes.there(Tournament)
    seed = wishes.seed_after(there)
    return wishes.go_on_with(there, Tournament(game.id, game.version, seats, seed, options))


def show(screen: Screen, game: Game[Any], tournament: Tournament, wishes: ArenaWishes) -> None:
    """The tables, and the files that were asked for."""
    found = standings(tournament, wishes.bots)
    ranked = ratings(tournament, wishes.bots)
    games = sum(standing.games for standing in found)
    if tournament.seats == 2:
        games //= 2  # each counts for both
    title = screen.say("match-title", games=games, count=tournament.seats)
    screen.show(
        Text.assemble((game.title, "bold"), f": {title}"),
        screen.say("arena-about", seed=str(tournament.seed), count=tournament.seats),
        "",
        strengths(screen, tournament, ranked, found),
        meetings_table(screen, tournament, found),
        screen.say("arena-fair", fair=percent(fair(tournament)), count=tournament.seats),
        screen.say("arena-return", count=tournament.seats),
    )
    if len(wishes.bots) > 2:
        screen.show("", matrix(screen, game.id, wishes.bots, found))
    if wishes.csv is not None:
        write_csv(wishes.csv, found)
    if wishes.plot is not None:
        write(wishes.plot, plot(screen, tournament, f"{game.title}: {title}", found))
    files = [str(path) for path in (wishes.json, wishes.csv, wishes.plot) if path is not None]
    if files:
        screen.show("", Text(screen.say("arena-written", files=files), style="dim"))


def plot(screen: Screen, tournament: Tournament, title: str, found: Sequence[Standing]) -> str:
    """The drawing, in words that people read."""

    def row_title(standing: Standing) -> str:
        bot, against = (
            bot_told(tournament.game, name, screen.language)
            for name in (standing.bot, standing.against)
        )
        return screen.say("plot-row", bot=bot, against=against, others=tournament.seats - 1)

    axis = screen.say("plot-axis")
    return drawing(title, axis, row_title, found, fair(tournament), tournament.seats)


def strengths(
    screen: Screen, tournament: Tournament, ranked: Sequence[Rating], found: Sequence[Standing]
) -> RenderableType:
    """Everybody's rating, mean return and time to think, the strongest first."""
    counts = ("column-rating", "column-return", "column-think", "column-longest")
    table = new_table(screen.say("column-bot"), *map(screen.say, counts))
    for rating in ranked:
        returns = [standing.returns for standing in found if standing.bot == rating.bot]
        thinking = tournament.thinking.get(rating.bot, Thinking())
        table.add_row(
            bot_told(tournament.game, rating.bot, screen.language),
            f"{rating.strength:.1f} ± {rating.doubt:.1f}",
            f"{sum(returns) / len(returns):+.3f}",
            milliseconds(thinking.seconds / max(1, thinking.choices), 1),
            milliseconds(thinking.longest, 0),
        )
    return table


def milliseconds(seconds: float, digits: int) -> str:
    """A time with so many digits behind the point; one too short for them as less than that."""
    least = 10**-digits
    if 1000 * seconds < least:
        return f"<{least:g} ms"
    return f"{1000 * seconds:.{digits}f} ms"


def meetings_table(
    screen: Screen, tournament: Tournament, found: Sequence[Standing]
) -> RenderableType:
    """Everybody against everybody, with 95 % intervals."""
    counts = ("column-against", "column-games", "column-share", "column-interval")
    table = new_table(screen.say("column-bot"), *map(screen.say, counts))
    for standing in found:
        low, high = standing.share_interval
        bot, against = (
            bot_told(tournament.game, name, screen.language)
            for name in (standing.bot, standing.against)
        )
        table.add_row(
            bot,
            Text(against, style="cyan", justify="left"),
            str(standing.games),
            percent(standing.share),
            f"{100 * low:.1f} – {percent(high)}",
        )
    return table


def matrix(
    screen: Screen, game: str, names: Sequence[str], found: Sequence[Standing]
) -> RenderableType:
    """The shares of the rows against the columns, in per cent; the rows have the full names."""
    shares = {(standing.bot, standing.against): standing.share for standing in found}
    heads = [name if ":" in name else bot_title(game, name, screen.language) for name in names]
    table = new_table("%", *heads)
    for bot in names:
        cells = [
            f"{100 * shares[bot, against]:.0f}" if bot != against else "·" for against in names
        ]
        table.add_row(bot_told(game, bot, screen.language), *cells)
    return table


def write_csv(path: Path, found: Sequence[Standing]) -> None:
    """The figures for a spreadsheet, one meeting of one bot a line."""
    intervals = ("share", "returns", "edge")
    columns = ["bot", "against", "games"]
    for name in intervals:
        columns += [name, f"{name}_low", f"{name}_high"]
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            for standing in found:
                row: list[Any] = [standing.bot, standing.against, standing.games]
                for name in intervals:
                    bounds = getattr(standing, f"{name}_interval")
                    row += [f"{figure:.6g}" for figure in (getattr(standing, name), *bounds)]
                writer.writerow(row)
    except OSError as error:
        raise RingsideError("cannot-write", path=str(path), problem=error.strerror) from None


def write(path: Path, text: str) -> None:
    """A text to a file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RingsideError("cannot-write", path=str(path), problem=error.strerror) from None
