"""SQLite files from before schemas had a history: they said their number in ``user_version``."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ringside.server.stores.keys import number_of

SCHEMA = 1
"""The last of these numbers."""
REVISION = "0001"
"""The step in migrations/ that such a file has reached then."""

NONE = "0"
"""In place of a step, of such a file that has reached none."""

OPTIONS = "CREATE TABLE options (key INTEGER NOT NULL PRIMARY KEY, data BLOB NOT NULL)"
PASSES = """CREATE TABLE IF NOT EXISTS passes (
    "row" INTEGER NOT NULL PRIMARY KEY, "table" INTEGER NOT NULL, version INTEGER NOT NULL,
    seat INTEGER NOT NULL, id TEXT NOT NULL)"""


def version(connection: sa.Connection) -> int:
    """The number a file says; 0 if it is new, or from before there were any."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def bring_up(connection: sa.Connection) -> bool:
    """Bring such a file to the first step of the history; whether it is one."""
    if not sa.inspect(connection).has_table("tables"):
        return False
    if version(connection) < SCHEMA:
        options_apart(connection)
    connection.exec_driver_sql(PASSES)
    connection.exec_driver_sql('CREATE INDEX IF NOT EXISTS ix_passes_table ON passes ("table")')
    return True


def options_apart(connection: sa.Connection) -> None:
    """1: options are kept once, apart from what changes often."""
    run = connection.exec_driver_sql
    run(OPTIONS)
    run("ALTER TABLE tables ADD COLUMN options INTEGER NOT NULL DEFAULT 0")
    for key in list(run("SELECT key FROM tables").scalars()):
        fields = msgspec.json.decode(
            run("SELECT setup FROM tables WHERE key = ?", (key,)).scalar_one()
        )
        options = msgspec.json.encode(fields["options"], order="sorted")
        fields["options"] = {}
        run("INSERT OR IGNORE INTO options VALUES (?, ?)", (number_of(options), options))
        kept = (msgspec.json.encode(fields), number_of(options), key)
        run("UPDATE tables SET setup = ?, options = ? WHERE key = ?", kept)
