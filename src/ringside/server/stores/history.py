"""The schema of a database through time: Alembic's steps in migrations/, and files that are older
than those."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from ringside.server.stores import first_steps

PLACE = "ringside.server.stores:migrations"


class TooNew(Exception):
    """A newer Ringside wrote this database."""


class TooOld(Exception):
    """The database must be brought up to date first."""


class Empty(TooOld):
    """There is nothing in the database yet."""


def upgrade(url: sa.URL) -> str | None:
    """Bring a database up to date, all at once or not at all: the step it had reached before, none
    if it was empty."""
    with opened(url) as connection:
        if current(connection) == newest():
            return newest()
    with opened(url, writing=True) as connection:  # another server may be doing the same
        found = current(connection)
        settings = config()
        settings.attributes["connection"] = connection
        if found is None and connection.dialect.name == "sqlite":
            marked = first_steps.version(connection)
            if marked > first_steps.SCHEMA:
                raise TooNew
            if first_steps.bring_up(connection):
                command.stamp(settings, first_steps.REVISION)
                found = first_steps.NONE
        try:
            command.upgrade(settings, "head")
        except CommandError as error:
            raise TooNew from error
        if connection.dialect.name == "sqlite":
            # For versions of Ringside that look at nothing else, and must not open it.
            connection.exec_driver_sql(f"PRAGMA user_version = {first_steps.SCHEMA + 1}")
    return found


def check(url: sa.URL) -> None:
    """TooOld or TooNew unless a database is up to date."""
    with opened(url) as connection:
        found = current(connection)
        if found is None:
            sqlite = connection.dialect.name == "sqlite"
            if sqlite and first_steps.version(connection) > first_steps.SCHEMA:
                raise TooNew
            raise TooOld if sa.inspect(connection).has_table("tables") else Empty
    if found == newest():
        return
    known = {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}
    raise TooOld if found in known else TooNew


def current(connection: sa.Connection) -> str | None:
    """Which step a database has reached."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The last step there is."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def config() -> Config:
    """Where Alembic finds the steps."""
    settings = Config()
    settings.set_main_option("script_location", PLACE)
    settings.set_main_option("path_separator", "os")
    return settings


@contextmanager
def opened(url: sa.URL, writing: bool = False) -> Iterator[sa.Connection]:
    """A connection of its own. One that writes keeps everybody else from writing, and what it does
    is done as a whole, also what SQLite's driver would commit by itself."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    if url.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", by_hand)
        start = "BEGIN IMMEDIATE" if writing else "BEGIN"
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(start))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def by_hand(connection: Any, _record: object) -> None:
    """Have SQLite's driver begin nothing by itself."""
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout = 60000")
