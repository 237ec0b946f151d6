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

from ringside.server.options import Configured, Decimal, config_option
from ringside.server.settings import Settings, ago, default_database

F = TypeVar("F", bound=Callable[..., None])


def where(command: F) -> F:
    """The options that say which database."""
    database = click.option(
        "--database",
        default=default_database(),
        show_default=True,
        envvar="RINGSIDE_DATABASE",
        help="SQLite file, or postgresql://… address.",
    )
    return config_option(database(command))


@click.group()
def database() -> None:
    """Look after the tables that a server keeps."""


@database.command(cls=Configured)
@where
def upgrade(database: str) -> None:
    """Upgrade the database. `ringside serve` does this for a SQLite file."""
    from ringside.server.stores import history, is_postgres
    from ringside.server.stores.trouble import database_trouble

    with database_trouble(database):
        if is_postgres(database):
            from ringside.server.stores.postgres import url_of

            before = history.upgrade(url_of(database))
        else:
            existing(database)
            from ringside.server.stores.sqlite import url_of as file_at

            before = history.upgrade(file_at(Path(database).expanduser()))
    newest = history.newest()
    if before == newest:
        click.echo(f"The database was up to date already (schema {newest}).")
    elif before is None:
        click.echo(f"The database was empty, and is ready now (schema {newest}).")
    else:
        click.echo(f"The database is upgraded from schema {before} to {newest}.")


@database.command(cls=Configured)
@where
def stats(database: str) -> None:
    """How many tables there are, and how much room they take."""
    from ringside.server.stores import open_store
    from ringside.server.stores.trouble import database_trouble

    with database_trouble(database):
        existing(database)
        store = open_store(database, looking=True)
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
    counts = {"table": tables, "move": found.moves, "named guest": found.guests}
    click.echo(", ".join(f"{n:,} {what}{'' if n == 1 else 's'}" for what, n in counts.items()))
    each = f", {found.bytes / tables:,.0f} a table" if tables else ""
    click.echo(f"{found.bytes:,} bytes{each}; schema {found.schema}")


@database.command(cls=Configured)
@where
@click.option(
    "--unbegun",
    "--keep-unbegun",  # as `ringside serve` calls it, here and in its file
    "unbegun",
    envvar="RINGSIDE_KEEP_UNBEGUN",
    type=Decimal(0),
    default=Settings.keep_unbegun,
    show_default=True,
    help="Days since a table was made at which nobody dealt; 0: all of them stay.",
)
@click.option(
    "--abandoned",
    "--keep-abandoned",
    "abandoned",
    envvar="RINGSIDE_KEEP_ABANDONED",
    type=Decimal(0),
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
        store = open_store(database, looking=True)
        gone = store.prune(ago(unbegun, time()), ago(abandoned, time()))
        store.close()
    click.echo(f"{gone:,} {'table is' if gone == 1 else 'tables are'} gone.")


@database.command(cls=Configured)
@where
@click.argument("file", type=click.Path(path_type=Path))
def backup(database: str, file: Path) -> None:
    """Copy a SQLite database to FILE while the server runs."""
    from ringside.server.stores import is_postgres
    from ringside.server.stores.sqlite import make
    from ringside.server.stores.trouble import database_trouble

    if is_postgres(database):
        raise click.ClickException("PostgreSQL has a program for that: pg_dump.")
    if file.exists():
        raise click.ClickException(f"{file} exists already, and nothing is overwritten.")
    with database_trouble(database):
        existing(database)
        with closing(sqlite3.connect(Path(database).expanduser(), timeout=60)) as source:
            source.execute("SELECT 1 FROM sqlite_master")  # nothing is made of what is none
            with database_trouble(str(file), "copied to"):
                make(file)
                with closing(sqlite3.connect(file)) as copy:
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
