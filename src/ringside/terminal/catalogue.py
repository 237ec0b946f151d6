"""All games, as a table and as a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

import ringside
from ringside.core.errors import UnknownGame
from ringside.core.game import Game
from ringside.terminal.screen import Leave, Screen, clean, sentence
from ringside.words import message


def seats_of(game: Game[Any]) -> str:
    """How many can play."""
    least, most = game.least_seats, game.most_seats
    return f"{least}" if least == most else f"{least}–{most}"


def catalogue(
    screen: Screen, games: Sequence[Game[Any]], with_numbers: bool = False
) -> RenderableType:
    """All games in a table, numbered if it is a menu."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    if with_numbers:
        table.add_column("", style="dim", justify="right")
    table.add_column("id", style="cyan", no_wrap=True)
    table.add_column(screen.say("column-game"), overflow="fold")
    table.add_column(screen.say("column-seats"), no_wrap=True)
    table.add_column(screen.say("column-minutes"), justify="right", no_wrap=True)
    table.add_column(screen.say("column-designer"), style="dim", max_width=14)
    for number, game in enumerate(games, 1):
        tagline = clean(message("tagline", {}, screen.language, (), game.id))
        about = Text.assemble((game.title, "bold"), "\n", tagline)
        cells = [Text(game.id), about, *map(Text, (seats_of(game), str(game.minutes)))]
        row = [*cells, Text(game.designer)]
        table.add_row(*([Text(str(number)), *row] if with_numbers else row))
        table.add_section()
    return table


def choose_game(screen: Screen) -> Game[Any]:
    """Let a person pick a game by its number or id; Leave at `q` or the end of input."""
    games = ringside.games()
    screen.show(catalogue(screen, games, with_numbers=True))
    while True:
        typed = screen.ask(Text(screen.say("which-game") + " "))
        if typed == "q":
            raise Leave
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:6]) <= len(games):
            return games[int(typed) - 1]
        try:
            if typed:
                return ringside.game(typed.lower())
        except UnknownGame as error:
            screen.show(sentence(error, screen.language))
