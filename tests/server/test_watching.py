"""Whoever runs a server sees how it is: health, metrics, the log, and where settings come from."""

from __future__ import annotations

import json
import logging
import socket
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from ringside.cli import main
from ringside.server.command import JsonLines
from tests.server.running import Guest, Server


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def metrics(port: int) -> dict[str, float]:
    """What Prometheus would read."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


def test_a_server_says_how_it_is(own_server: Callable[..., Server]) -> None:
    port = free_port()
    server = own_server("--metrics-port", str(port))
    ann = Guest(server)
    assert ann.http.get("/health").text == "ok"
    assert ann.http.get("/ready").text == "ok"
    assert ann.http.get("/metrics").headers["content-type"].startswith("text/html"), "no secret way"
    table = ann.make("sumo", seats=[{"kind": "me"}, {"kind": "me"}])
    with ann.sit(table) as seat:
        view = seat.expect("view")
        mover = next(s for s in (0, 1) if s == view["seat"])
        move = view["moves"][0]
        play = {"seat": mover, "version": 0, "move": move, "id": "a"}
        seat.send("play", **play)
        seat.expect("accepted")
        seat.send("play", **{**play, "version": 9, "id": "b"})
        seat.expect("refused")
        found = metrics(port)
        assert found["ringside_moves_total"] == 1
        assert found['ringside_tables{game="sumo",status="playing"}'] == 1
        assert found["ringside_sockets"] == 1
        assert sum(n for name, n in found.items() if "refusals_total" in name) == 1
        assert found["ringside_commit_seconds_count"] >= 2
        assert "ringside_loop_lag_seconds_count" in found
        assert "ringside_bots_thinking" in found
    ann.close()


def test_settings_come_from_flags_then_the_environment_then_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = CliRunner().invoke
    file = tmp_path / "ringside.toml"
    file.write_text('database = "mysql://file"\nport = 0\n')
    config = ["serve", "--config", str(file)]
    assert "mysql://file" in " ".join(run(main, config).output.split())
    monkeypatch.setenv("RINGSIDE_DATABASE", "mysql://environment")
    assert "mysql://environment" in run(main, config).output
    assert "mysql://flag" in run(main, [*config, "--database", "mysql://flag"]).output
    file.write_text("colour = 1\n")
    refused = run(main, config)
    assert refused.exit_code == 2
    assert "colour" in refused.output
    file.write_text("= 1\n")
    assert "cannot be read" in " ".join(run(main, config).output.split())


def test_the_log_can_be_lines_of_json() -> None:
    try:
        raise RuntimeError("out of cards")
    except RuntimeError as error:
        about = (type(error), error, error.__traceback__)
    record = logging.LogRecord("ringside", logging.ERROR, "", 0, "Table %s", ("x\ny",), about)
    line = JsonLines().format(record)
    assert "\n" not in line
    entry = json.loads(line)
    assert (entry["level"], entry["message"]) == ("error", "Table x\ny")
    assert "out of cards" in entry["traceback"]
