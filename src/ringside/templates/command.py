"""`ringside new-game`."""

from __future__ import annotations

from pathlib import Path

import click

from ringside.core.errors import RingsideError
from ringside.templates.generator import Names, write_game
from ringside.terminal.commands import Examples
from ringside.terminal.language import language_option
from ringside.terminal.screen import Screen

EXAMPLES = [
    "ringside new-game 'Stone Soup'               in Ringside's repository: one of its games",
    "ringside new-game 'Stone Soup' --into /tmp   anywhere else: a package of its own",
    "ringside new-game 石のスープ --id stone-soup",
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
@click.option("--id", help="What to type for it, if NAME has letters other than a to z.")
@language_option
def new_game(name: str, folder: Path, id: str | None, language: str) -> None:
    """Write a small game that plays, to turn into one called NAME."""
    screen = Screen(language)
    names = Names.of(name, id)
    if not folder.is_dir():
        raise RingsideError("no-such-folder", path=str(folder))
    paths = write_game(names, folder)
    for path in paths:
        screen.show(str(path))
    outside = folder / names.id if (folder / names.id / "pyproject.toml") in paths else None
    screen.show("", screen.say("new-game-next", name=names.id, folder=outside and str(outside)))
