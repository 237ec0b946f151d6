"""Where tables are kept: base.py says what a store does, each other file is one kind."""

from __future__ import annotations

from ringside.server.stores.base import Store
from ringside.server.stores.sqlite import SqliteStore


def open_store(database: str) -> Store:
    """The store for a database: the path of a SQLite file."""
    return SqliteStore(database)
