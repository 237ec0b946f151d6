"""`ringside database`, for whoever looks after a server; and who can read what is kept."""

from __future__ import annotations

import socket
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ringside.cli import main
from ringside.server.stores.history import newest
from ringside.server.stores.sqlite import SqliteStore
from tests.server.running import Guest, Server
from tests.server.test_keeping import DATA
from tests.services import running_postgres


def run(*words: object, **environment: str) -> Result:
    return CliRunner().invoke(main, ["database", *map(str, words)], env=environment)


def said(found: Result) -> str:
    return " ".join(found.output.split())


def test_only_the_server_can_read_what_it_keeps(own_server: Callable[..., Server]) -> None:
    server = own_server()
    guest = Guest(server)
    guest.make()
    guest.close()
    copy = server.database.with_name("copy.sqlite")
    assert run("backup", "--database", server.database, copy).exit_code == 0
    files = sorted(path for path in server.database.parent.iterdir() if "sqlite" in path.name)
    assert len(files) >= 4
    for path in files:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_whoever_only_looks_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript((DATA / "schema-2.sql").read_text())
    before = path.read_bytes()
    for command in ("stats", "prune"):
        refused = run(command, "--database", path)
        assert refused.exit_code == 1
        assert "`ringside database upgrade` upgrades it" in said(refused)
        assert path.read_bytes() == before
    assert f"upgraded from schema 0002 to {newest()}" in said(run("upgrade", "--database", path))
    assert "up to date already" in said(run("upgrade", "--database", path))


def test_a_copy_stays_one_file(tmp_path: Path) -> None:
    path, copy = tmp_path / "ringside.sqlite", tmp_path / "copy.sqlite"
    SqliteStore(str(path)).close()
    run("backup", "--database", path, copy)
    before = copy.read_bytes()
    assert run("stats", "--database", copy).exit_code == 0
    assert copy.read_bytes() == before


def test_an_empty_database_is_not_called_old() -> None:
    database = running_postgres().new_database()
    for command in (["serve", "--port", "0"], ["database", "stats"]):
        refused = CliRunner().invoke(main, [*command, "--database", database])
        assert "it is empty. `ringside database upgrade` makes it ready" in said(refused)
    assert "was empty, and is ready now" in said(run("upgrade", "--database", database))
    assert "up to date already" in said(run("upgrade", "--database", database))


def test_the_file_of_the_server_says_which_database(tmp_path: Path) -> None:
    path, config = tmp_path / "ringside.sqlite", tmp_path / "ringside.toml"
    config.write_text(f'port = 80\ndatabase = "{path}"\nproxy = "127.0.0.1"\nkeep-unbegun = "x"')
    SqliteStore(str(path)).close()
    for found in (run("stats", "--config", config), run("stats", RINGSIDE_CONFIG=str(config))):
        assert "0 tables, 0 moves, 0 named guests" in said(found)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO guests VALUES ('ann', 'Ann')")
    assert "0 moves, 1 named guest " in said(run("stats", "--config", config))
    assert f"keep-unbegun in {config}" in said(run("prune", "--config", config)), "as for serve"


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "typo" / "ringside.sqlite"
    refused = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(path)])
    assert f"there is no folder {path.parent}" in said(refused)
    assert not path.parent.exists()


def test_the_usual_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home" / "data"))
    from ringside.server.settings import default_database

    SqliteStore(default_database()).close()
    assert Path(default_database()).exists()


def test_a_postgres_that_never_answers_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        database = f"postgresql://ann:s3cret@127.0.0.1:{silent.getsockname()[1]}/x"
        began = time.monotonic()
        refused = CliRunner().invoke(main, ["serve", "--port", "0", "--database", database])
    assert time.monotonic() - began < 8
    assert refused.exit_code == 1
    assert "timeout" in said(refused)
    assert "s3cret" not in said(refused)


@pytest.mark.parametrize("port", ["abc", "99999"])
def test_a_wrong_port_is_named(port: str) -> None:
    refused = run("stats", "--database", f"postgresql://ann:s3cret@127.0.0.1:{port}/x")
    assert f"{port} is no port" in said(refused)
    assert "s3cret" not in said(refused)
