"""Tables in one SQLite file, in WAL mode: readers never wait for the writer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from ringside.server.stores.history import upgrade
from ringside.server.stores.sql import SqlStore

HOLDS = "SELECT 1 FROM tables WHERE key = ? AND epoch = ?"


class SqliteStore(SqlStore):
    """A store in a file, which is brought up to date when it is opened."""

    append = (
        'INSERT INTO moves (number, seat, move, at, took, id, "table") VALUES (?, ?, ?, ?, ?, ?, ?)'
    )
    append_held = (
        'INSERT INTO moves (number, seat, move, at, took, id, "table") '
        "SELECT ?, ?, ?, ?, ?, ?, key FROM tables WHERE key = ? AND epoch = ?"
    )
    clock = "(julianday('now') - 2440587.5) * 86400.0"
    size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, path: str) -> None:
        file = Path(path).expanduser()
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
        url = sa.URL.create("sqlite", database=str(file))
        upgrade(url)
        engine = sa.create_engine(url, connect_args={"timeout": 10})
        sa.event.listen(engine, "connect", prepare)
        super().__init__(engine)

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    def holds(self, connection: sa.Connection, held: Sequence[tuple[int, int]]) -> bool:
        return all(connection.exec_driver_sql(HOLDS, one).first() for one in held)


def prepare(connection: Any, _record: object) -> None:
    """WAL, and on the disk before a commit returns, so that not even a power cut loses a move."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-500")  # KiB; what is read again the system still has
    cursor.close()
