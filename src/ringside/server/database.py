"""`ringside database`: for whoever looks after a server."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import time
from typing import TypeVar

import click
from rich.console import Console
from rich.table import Table

from ringside.server.settings import Settings, ago, default_database

F = TypeVar("F", bound=Callable[..., None])


def where(command: F) -> F:
    """The option that says which database."""
    return click.option(
        "--database",
        default=default_database(),
        show_default=True,
        envvar="RINGSIDE_DATABASE",
        help="SQLite file, or postgresql://… address.",
    )(command)


@click.group()
def database() -> None:
    """Look after the tables that a server keeps."""


@database.command()
@where
def upgrade(database: str) -> None:
    """Upgrade the database. `ringside serve` does this for a SQLite file."""
    from ringside.server.stores import history, is_postgres
    from ringside.server.stores.trouble import database_trouble

    with database_trouble(database):
        if is_postgres(database):
            from ringside.server.stores.postgres import url_of

            history.upgrade(url_of(database))
        else:
            existing(database)
            from ringside.server.stores.sqlite import SqliteStore

            SqliteStore(database).close()
    click.echo(f"The database is up to date (schema {history.newest()}).")


@database.command()
@where
def stats(database: str) -> None:
    """How many tables there are, and how much room they take."""
    from ringside.server.stores import open_store
    from ringside.server.stores.trouble import database_trouble

    with database_trouble(database):
        existing(database)
        store = open_store(database)
        found = store.stats()
        store.close()
    shown = Table("game", box=None, header_style="bold")
    statuses = ["gathering", "playing", "over"]
    for title in ("not dealt", "playing", "over"):
        shown.add_column(title, justify="right")
    for game, counts in found.tables.items():
        shown.add_row(game, *(f"{counts.get(status, 0):,}" for status in statuses))
    Console().print(shown)
    tables = sum(sum(counts.values()) for counts in found.tables.values())
    click.echo(f"{tables:,} tables, {found.moves:,} moves, {found.guests:,} named guests")
    each = f", {found.bytes / tables:,.0f} a table" if tables else ""
    click.echo(f"{found.bytes:,} bytes{each}; schema {found.schema}")


@database.command()
@where
@click.option(
    "--unbegun",
    type=click.FloatRange(0),
    default=Settings.keep_unbegun,
    show_default=True,
    help="Days since a table was made at which nobody dealt; 0: all of them stay.",
)
@click.option(
    "--abandoned",
    type=click.FloatRange(0),
    default=Settings.keep_abandoned,
    show_default=True,
    help="Days since somebody went on with a game; 0: all of them stay.",
)
def prune(database: str, unbegun: float, abandoned: float) -> None:
    """Delete abandoned tables. Finished games stay."""
    from ringside.server.stores import open_store
    from ringside.server.stores.trouble import database_trouble

    with database_trouble(database):
        existing(database)
        store = open_store(database)
        gone = store.prune(ago(unbegun, time()), ago(abandoned, time()))
        store.close()
    click.echo(f"{gone:,} {'table is' if gone == 1 else 'tables are'} gone.")


@database.command()
@where
@click.argument("file", type=click.Path(path_type=Path))
def backup(database: str, file: Path) -> None:
    """Copy a SQLite database to FILE while the server runs."""
    from ringside.server.stores import is_postgres
    from ringside.server.stores.trouble import database_trouble

    if is_postgres(database):
        raise click.ClickException("PostgreSQL has a program for that: pg_dump.")
    if file.exists():
        raise click.ClickException(f"{file} exists already, and nothing is overwritten.")
    with database_trouble(database):
        existing(database)
        with closing(sqlite3.connect(Path(database).expanduser(), timeout=60)) as source:
            source.execute("SELECT 1 FROM sqlite_master")  # nothing is made of what is none
            with database_trouble(str(file), "copied to"), closing(sqlite3.connect(file)) as copy:
                source.backup(copy, pages=1000)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, whole in itself
    click.echo(f"{file}: {file.stat().st_size:,} bytes")


def existing(database: str) -> None:
    """A sentence if a file is not there: nothing is to be made by looking after it."""
    from ringside.server.stores import UnknownDatabase, is_postgres

    if is_postgres(database):
        return
    if "://" in database:
        raise UnknownDatabase
    if not Path(database).expanduser().is_file():
        raise click.ClickException(f"There is no database at {database}. --database says where.")
