"""What goes wrong with a database, in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import click
import sqlalchemy as sa

from ringside.server.stores import Shared, UnknownDatabase, is_postgres
from ringside.server.stores.base import Unavailable
from ringside.server.stores.history import Empty, TooNew, TooOld


@contextmanager
def database_trouble(database: str, what: str = "kept in") -> Iterator[None]:
    """Turns whatever is wrong with a database into one sentence that says what to do."""
    place = nameable(database)
    try:
        yield
    except UnknownDatabase as unknown:
        reason = str(unknown) or "it is neither a file nor a postgresql://… address"
    except TooNew:
        reason = "a newer Ringside wrote it"
    except Empty:
        reason = "it is empty. `ringside database upgrade` makes it ready"
    except TooOld:
        reason = "its schema is older than this Ringside. `ringside database upgrade` upgrades it"
    except Shared as shared:
        reason = shared_by(shared, is_postgres(database))
    except ModuleNotFoundError as error:
        if error.name != "psycopg":
            raise
        reason = "PostgreSQL needs psycopg: pip install 'psycopg[binary]'"
    except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError, Unavailable) as error:
        found = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
        reason = str(found).strip().partition("\n")[0].removesuffix(".")
    else:
        return
    where = " --database says where." if what == "kept in" else ""
    raise click.ClickException(f"The tables cannot be {what} {place}: {reason}.{where}") from None


def shared_by(shared: Shared, postgres: bool) -> str:
    """Why a server cannot come to a database that others use."""
    if not postgres:
        return "another server uses it. Several servers need PostgreSQL and Redis"
    if shared.alone and shared.with_redis:
        return "other servers use it: name their Redis with --redis"
    if shared.alone:
        return "another server uses it. Several servers need a Redis: start each with --redis"
    if shared.with_redis:
        return "other servers use it with another Redis: name theirs with --redis"
    return "another server uses it without a Redis: stop that one, or start it with --redis, too"


def nameable(database: str) -> str:
    """A database's address without its password."""
    try:
        return sa.make_url(database).render_as_string() if "://" in database else database
    except (sa.exc.ArgumentError, ValueError):  # the latter if its port is no number
        return database.partition("://")[0] + "://…"
