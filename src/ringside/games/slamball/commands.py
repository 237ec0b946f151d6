"""The command line of a coach: ``ringside slamball …``."""

# Not compiled: a command line.

from __future__ import annotations

import click

from ringside.games.slamball.check import check_file
from ringside.words import message


@click.group()
def slamball() -> None:
    """Teams and chaos decks for The SlamBall Card Game."""


@slamball.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(dir_okay=False))
@click.pass_context
def check(context: click.Context, files: tuple[str, ...]) -> None:
    """Say what is wrong with team and chaos files."""
    faulty = False
    for file in files:
        faults = check_file(file)
        for fault in faults:
            click.echo(fault)
        if not faults:
            click.echo(message("file-fit", {"file": file}, game="slamball"))
        faulty = faulty or bool(faults)
    context.exit(1 if faulty else 0)
