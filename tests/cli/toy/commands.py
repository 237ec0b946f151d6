"""Commands of the toy's own."""

from __future__ import annotations

import click


@click.group()
def toy() -> None:
    """Things only Toy has."""


@toy.command()
@click.argument("word")
def say(word: str) -> None:
    """Say a WORD."""
    click.echo(f"Toy says {word}.")
