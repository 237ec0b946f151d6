"""Where tables are kept: base.py says what a store does, sql.py how a database does it, and each
kind of database has a file."""

from __future__ import annotations

from ringside.server.stores.base import Store


class UnknownDatabase(Exception):
    """The address of a database that Ringside cannot use."""


class Shared(Exception):
    """Another server uses the database at the moment, with a Redis or without; this one would be
    alone with it, or has a Redis, too."""

    def __init__(self, with_redis: bool, alone: bool) -> None:
        super().__init__(with_redis, alone)
        self.with_redis = with_redis
        self.alone = alone


def open_store(database: str, looking: bool = False) -> Store:
    """The store for a database: the address of a PostgreSQL one, or the path of a SQLite file,
    which is brought up to date unless somebody is only looking."""
    if is_postgres(database):
        from ringside.server.stores.postgres import PostgresStore

        return PostgresStore(database)
    if "://" in database:
        raise UnknownDatabase
    from ringside.server.stores.sqlite import SqliteStore

    return SqliteStore(database, looking)


def is_postgres(database: str) -> bool:
    """Whether it is the address of a PostgreSQL database."""
    return database.startswith(("postgresql://", "postgres://"))
