"""Where tables are kept: base.py says what a store does, sql.py how a database does it, and each
kind of database has a file."""

from __future__ import annotations

from ringside.server.stores.base import Store


class UnknownDatabase(Exception):
    """The address of a database that Ringside cannot use."""


class Shared(Exception):
    """Other servers share the database at the moment."""


def open_store(database: str) -> Store:
    """The store for a database: the address of a PostgreSQL one, or the path of a SQLite file."""
    if is_postgres(database):
        from ringside.server.stores.postgres import PostgresStore

        return PostgresStore(database)
    if "://" in database:
        raise UnknownDatabase
    from ringside.server.stores.sqlite import SqliteStore

    return SqliteStore(database)


def is_postgres(database: str) -> bool:
    """Whether it is the address of a PostgreSQL database."""
    return database.startswith(("postgresql://", "postgres://"))
