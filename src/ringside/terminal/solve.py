"""`ringside solve`: games that are solved bring their own command, in a module `solving`."""

from __future__ import annotations

import click

import ringside
from ringside.core.errors import InvalidOption
from ringside.core.game import Game
from ringside.core.state import State
from ringside.terminal.drawing import module


class Solved(click.Group):
    """A command for every game that is solved."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [game.id for game in ringside.games() if solving(game) is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        game = ringside.game(cmd_name)
        found = solving(game)
        if found is None:
            raise InvalidOption("not-solved", title=game.title, known=self.list_commands(ctx))
        return found


def solving(game: Game[State]) -> click.Command | None:
    """The click command in the game's `solving` module, or None if it has none."""
    found = module(game, "solving")
    return None if found is None else found.command


@click.command(cls=Solved)
def solve() -> None:
    """The solution of a game: everybody's chance to win, and how to play."""
