"""`ringside new-game`."""

from __future__ import annotations

from pathlib import Path

import click

from ringside.templates.generator import Names, write_game
from ringside.terminal.commands import Examples
from ringside.terminal.screen import Screen

EXAMPLES = [
    "ringside new-game 'Stone Soup'               in Ringside's repository: one of its games",
    "ringside new-game 'Stone Soup' --into /tmp   anywhere else: a package of its own",
]


@click.command(cls=Examples, examples=EXAMPLES)
@click.argument("name")
@click.option(
    "--into",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where to write it; without it here.",
)
def new_game(name: str, folder: Path) -> None:
    """Write a small game that plays, to turn into one called NAME."""
    screen = Screen()
    names = Names.of(name)
    paths = write_game(name, folder)
    for path in paths:
        screen.show(str(path))
    outside = folder / names.id if (folder / names.id / "pyproject.toml") in paths else None
    screen.show("", screen.say("new-game-next", name=names.id, folder=outside and str(outside)))
