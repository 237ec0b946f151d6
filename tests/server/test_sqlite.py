"""The SQLite file: how much is written, and files of older versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from ringside.cli import main
from ringside.server.stores.base import Made, Moved, Spoke, Write, changed
from ringside.server.stores.first_steps import SCHEMA
from ringside.server.stores.sqlite import SqliteStore
from ringside.table.log import Entry
from ringside.table.setup import Seat, Setup

# As it was before schemas had numbers.
FIRST = """
CREATE TABLE tables (
    "key" INTEGER NOT NULL, id TEXT NOT NULL, setup BLOB NOT NULL, revision INTEGER NOT NULL,
    PRIMARY KEY ("key")
);
CREATE TABLE moves (
    "row" INTEGER NOT NULL, "table" INTEGER NOT NULL, number INTEGER NOT NULL,
    seat INTEGER NOT NULL, move TEXT NOT NULL, at FLOAT NOT NULL, took FLOAT NOT NULL,
    id TEXT NOT NULL, PRIMARY KEY ("row"), UNIQUE ("table", number)
);
CREATE TABLE chat (
    number INTEGER NOT NULL, "table" INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER,
    text TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (number)
);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE TABLE guests (id TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (id));
CREATE TABLE settings (name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name));
"""
KEYS = {"abc": 7808549525826226860, "xyz": 2851762513677294034}  # what tables were kept under
LONG = {"home": {"players": ["x" * 60] * 1000}}


def setup(id: str = "abc") -> Setup:
    """A table with long options."""
    seats = [Seat("person", "Ann", "ann"), Seat("bot", "Otto", level="random")]
    return Setup(id, "slamball", 3, LONG, seats, "ann", "5e" * 32, 12.5)


def first_database(path: Path) -> None:
    """Two tables with the same options, a move and a line of chat, in the first schema."""
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(FIRST)
        for id, key in KEYS.items():
            kept = (key, id, msgspec.json.encode(setup(id)), 7)
            database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", kept)
        moved = (KEYS["abc"], 1, 0, "r1", 100.5, 1.5, "id1")
        database.execute("INSERT INTO moves VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)", moved)
        said = (KEYS["abc"], "Ann", 0, "Hello", 99.0)
        database.execute("INSERT INTO chat VALUES (NULL, ?, ?, ?, ?, ?)", said)
        database.execute("INSERT INTO settings VALUES ('key', 'k3y')")


def counted(path: Path, sql: str) -> int:
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute(sql).fetchone()[0])


def test_a_file_of_the_first_schema_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    first_database(path)
    for _ in range(2):  # the second time there is nothing to do
        store = SqliteStore(str(path))
        found = store.load("abc")
        assert found is not None
        assert found.setup == setup()
        assert found.revision == 7
        assert found.entries == [Entry(1, 0, "r1", 100.5, 1.5, "id1")]
        assert found.chat == [Spoke("abc", "Ann", 0, "Hello", 99.0)]
        assert found.passes == []
        assert store.signing_key() == "k3y"
        store.close()
    assert counted(path, "SELECT count(*) FROM options") == 1, "both tables have the same"
    assert counted(path, "SELECT max(length(setup)) FROM tables") < 500
    assert counted(path, "PRAGMA user_version") == SCHEMA + 1
    store = SqliteStore(str(path))
    writes: list[Write] = [
        changed(setup(), 7),
        Moved("abc", Entry(2, 1, "r2", 101.0, 0.5)),
    ]
    assert store.write([writes, [Made(setup("new"))]]) == [True, True]
    store.close()


def test_long_options_are_kept_once_and_never_written_again(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "new.sqlite"))
    names = [f"table{number}" for number in range(20)]
    store.write([[Made(setup(name))] for name in names])
    log = tmp_path / "new.sqlite-wal"
    assert log.stat().st_size < 4 * len(msgspec.json.encode(LONG))
    before = log.stat().st_size
    changes = [[changed(setup(name), 0)] for name in names]
    assert all(store.write(changes))
    assert log.stat().st_size - before < len(msgspec.json.encode(LONG))
    found = store.load("table7")
    assert found is not None
    assert found.setup == setup("table7")
    store.close()


def test_a_file_that_a_newer_ringside_wrote_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA + 2}")
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(path)])
    assert result.exit_code != 0
    assert "a newer Ringside wrote it" in " ".join(result.output.split())
    assert counted(path, "PRAGMA user_version") == SCHEMA + 2
    assert counted(path, "SELECT count(*) FROM sqlite_master") == 0


@pytest.mark.parametrize("id", KEYS)
def test_the_keys_of_tables_stay(tmp_path: Path, id: str) -> None:
    path = tmp_path / "keys.sqlite"
    store = SqliteStore(str(path))
    store.write([[Made(setup(id))]])
    store.close()
    assert counted(path, "SELECT key FROM tables") == KEYS[id]
