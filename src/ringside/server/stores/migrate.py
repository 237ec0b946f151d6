"""Databases of older versions of Ringside, brought up to date when they are opened."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec

from ringside.server.stores.keys import number_of

SCHEMA = 1
"""What the database says of itself (``user_version``). Raise it with every step that is added."""


class TooNew(Exception):
    """A newer Ringside wrote this database."""


def migrate(path: str) -> None:
    """Bring a database up to date, all at once or not at all; a new one is only marked."""
    with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as database:
        if version(database) == SCHEMA:
            return
        database.execute("BEGIN IMMEDIATE")  # another server may be doing the same
        found = version(database)
        if found > SCHEMA:
            raise TooNew
        if (
            found < 1
            and database.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
        ):
            options_apart(database)
        database.execute(f"PRAGMA user_version = {SCHEMA}")
        database.execute("COMMIT")


def version(database: sqlite3.Connection) -> int:
    """Which schema a database has; 0 if it is new, or from before schemas had numbers."""
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def options_apart(database: sqlite3.Connection) -> None:
    """1: options are kept once, apart from what changes often."""
    database.execute("CREATE TABLE options (key INTEGER NOT NULL PRIMARY KEY, data BLOB NOT NULL)")
    database.execute("ALTER TABLE tables ADD COLUMN options INTEGER NOT NULL DEFAULT 0")
    keys = [key for (key,) in database.execute("SELECT key FROM tables")]
    for key in keys:
        kept = "SELECT setup FROM tables WHERE key = ?"
        fields = msgspec.json.decode(database.execute(kept, (key,)).fetchone()[0])
        options = msgspec.json.encode(fields["options"], order="sorted")
        fields["options"] = {}
        database.execute(
            "INSERT OR IGNORE INTO options VALUES (?, ?)", (number_of(options), options)
        )
        database.execute(
            "UPDATE tables SET setup = ?, options = ? WHERE key = ?",
            (msgspec.json.encode(fields), number_of(options), key),
        )
