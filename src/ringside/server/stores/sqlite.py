"""Tables in one SQLite file, in WAL mode: readers never wait for the writer."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from ringside.server.settings import default_database
from ringside.server.stores.history import check, upgrade
from ringside.server.stores.sql import SqlStore

HOLDS = "SELECT 1 FROM tables WHERE key = ? AND epoch = ?"


class SqliteStore(SqlStore):
    """A store in a file, which is brought up to date when it is opened, unless somebody is only
    looking."""

    append = (
        'INSERT INTO moves (number, seat, move, at, took, id, "table") VALUES (?, ?, ?, ?, ?, ?, ?)'
    )
    append_held = (
        'INSERT INTO moves (number, seat, move, at, took, id, "table") '
        "SELECT ?, ?, ?, ?, ?, ?, key FROM tables WHERE key = ? AND epoch = ?"
    )
    one_by_one = ""  # a file has one server
    clock = "(julianday('now') - 2440587.5) * 86400.0"
    size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"

    def __init__(self, path: str, looking: bool = False) -> None:
        file = Path(path).expanduser()
        url = url_of(file)
        if looking:
            check(url)
        else:
            make(file)
            upgrade(url)
        engine = sa.create_engine(url, connect_args={"timeout": 10})
        if not looking:
            sa.event.listen(engine, "connect", prepare)
        super().__init__(engine)
        self.file = file
        self.lock: sqlite3.Connection | None = None

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    def join(self, server: str, redis: str) -> list[str]:
        """One server at a time has a file. The lock is on another beside it, so that everybody
        can still look; the system lets go of it when a server ends, however that comes about."""
        if self.lock is None:
            beside = self.file.with_name(f"{self.file.name}-server")
            make(beside)
            lock = sqlite3.connect(beside, 0, isolation_level=None, check_same_thread=False)
            try:
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError:
                lock.close()
                return [""]
            self.lock = lock
        return []

    def strangers(self, server: str, redis: str) -> list[str]:
        return []

    def close(self) -> None:
        super().close()
        if self.lock is not None:
            self.lock.close()

    def holds(self, connection: sa.Connection, held: Sequence[tuple[int, int]]) -> bool:
        return all(connection.exec_driver_sql(HOLDS, one).first() for one in held)


def url_of(file: Path) -> sa.URL:
    """A file's address as SQLAlchemy takes it."""
    return sa.URL.create("sqlite", database=str(file))


def make(file: Path) -> None:
    """Make a file that nobody else can read, if there is none: it holds the key of all cookies.
    What SQLite puts beside it is for the same eyes."""
    if str(file) == default_database():
        file.parent.mkdir(parents=True, exist_ok=True)
    if not file.absolute().parent.exists():
        raise FileNotFoundError(errno.ENOENT, f"there is no folder {file.parent}")
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def prepare(connection: Any, _record: object) -> None:
    """WAL, and on the disk before a commit returns, so that not even a power cut loses a move."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-500")  # KiB; what is read again the system still has
    cursor.close()
