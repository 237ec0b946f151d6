"""`ringside serve` where it cannot."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from ringside.cli import main
from ringside.server import pages
from ringside.server.run import address, network_address
from ringside.server.stores.sqlite import SqliteStore


def serve(*options: str) -> str:
    result = CliRunner().invoke(main, ["serve", *options])
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = serve("--port", port, "--database", str(tmp_path / "a.sqlite"))
    assert "already, perhaps Ringside" in said
    assert "--port" in said


def test_a_server_without_pages_says_so_at_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside.server.run.run", lambda *_: None)
    (tmp_path / "index.html").write_text("<h1>Ringside</h1>")
    said = {}
    for name, folder in (("with", tmp_path), ("without", tmp_path / "none")):
        monkeypatch.setattr(pages, "CLIENT", folder)
        result = CliRunner().invoke(main, ["serve"])
        assert result.exit_code == 0
        said[name] = result.stderr
    assert said["with"] == ""
    assert "no pages for browsers" in said["without"]
    assert "make play" in said["without"]


@pytest.mark.parametrize(
    "options", [("--port", "-1"), ("--port", "99999"), ("--pause", "-5"), ("--bot-pace", "-1")]
)
def test_numbers_that_make_no_sense(options: tuple[str, str]) -> None:
    assert "is not a " in serve(*options)


def test_an_address_of_another_machine() -> None:
    assert "--host says where" in serve("--host", "192.0.2.77", "--port", "0")


@pytest.mark.parametrize("name", ["folder", "junk", "junk/inside"])
def test_a_database_that_is_none(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "junk").write_text("This is no database, although it is long enough." * 20)
    assert "--database says where" in serve("--port", "0", "--database", str(tmp_path / name))


def test_a_port_for_metrics_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "--metrics-port" in serve("--port", "0", "--metrics-port", port)


def test_addresses_of_databases_that_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (["serve", "--port", "0"], ["database", "upgrade"], ["database", "stats"]):
        for place in ("postgresql://ada:secret@127.0.0.1:abc/x", "mysql://ada:secret@127.0.0.1/x"):
            result = CliRunner().invoke(main, [*command, "--database", place])
            assert (result.exit_code, result.exception.__class__) == (1, SystemExit)
            assert "--database says where" in result.stderr
            assert "secret" not in result.output
    assert not list(tmp_path.iterdir())


def test_a_backup_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    junk, database = tmp_path / "junk", tmp_path / "ringside.sqlite"
    junk.write_text("This is no database, although it is long enough." * 20)
    SqliteStore(str(database)).close()
    for source, copy in ((junk, tmp_path / "copy"), (database, tmp_path / "none" / "copy")):
        result = CliRunner().invoke(
            main, ["database", "backup", "--database", str(source), str(copy)]
        )
        assert result.exit_code == 1
        assert str(junk if source == junk else copy) in result.stderr
        assert not copy.exists()


def test_addresses() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address("::1", 80) == "http://[::1]:80/"
    assert network_address()
