"""Whoever runs a server sees how it is: health, metrics, the log, and where settings come from."""

from __future__ import annotations

import json
import logging
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from ringside.cli import main
from ringside.server.journal import JsonLines
from tests.server.cluster import Servers, pair
from tests.server.running import PATIENCE, Guest, Server, close_all


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
        assert found["ringside_database_up"] == 1
        assert found["ringside_lab_queue"] == found["ringside_turned_away_total"] == 0
        assert found['ringside_http_seconds_count{status="2xx"}'] >= 4
        assert "ringside_redis_up" not in found, "it has none"
        assert found["process_resident_memory_bytes"] > 1_000_000
        assert any("ringside_build_info{" in name and "version=" in name for name in found)
        assert not any("_created" in name for name in found)
        seat.send("resign", seat=0)
        seat.expect("table", status="over")
        ann.http.put("/api/me", json={"name": "Anna"})
        assert metrics(port)["ringside_games_finished_total"] == 1
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/metrics", method="HEAD")
    with urllib.request.urlopen(asked) as answer:
        assert (answer.status, answer.read()) == (200, b"")
    ann.close()


def test_several_servers_say_who_is_there(some: Callable[..., Servers]) -> None:
    ports = [free_port(), free_port()]
    servers = some(0)
    for port in ports:
        servers.limits = {"metrics_port": port, "bot_pace": 0.0}
        servers.add()
    servers.think()
    table, one, other = pair(servers)
    end = time.monotonic() + PATIENCE
    while not (found := metrics(ports[1])).get("ringside_workers") and time.monotonic() < end:
        time.sleep(0.1)
    assert found["ringside_servers"] == 2
    assert found["ringside_workers"] == found["ringside_redis_up"] == 1
    assert found["ringside_tables_taken_over_total"] == found["ringside_leases_lost_total"] == 0
    servers.all[0].kill()
    one.close()
    with pytest.raises(ConnectionClosed):
        other.expect("pong")
    with other.guest.sit(table) as back:
        back.expect("view")
    assert metrics(ports[1])["ringside_tables_taken_over_total"] == 1
    close_all()


def test_who_is_too_fast_learns_when_to_come_back(own_server: Callable[..., Server]) -> None:
    port = free_port()
    server = own_server(
        metrics_port=port, table_rate=0.001, table_burst=1, request_rate=0.001, request_burst=6
    )
    ann = Guest(server)
    ann.make()
    for _ in range(6):
        answer = ann.http.post("/api/tables", json={"game": "sumo"})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
    assert metrics(port)['ringside_refusals_total{code="too-fast"}'] == 6
    ann.close()


def test_whoever_asks_how_a_server_is_is_no_guest(server: Server) -> None:
    for path in ("/health", "/ready"):
        with urllib.request.urlopen(server.url + path) as answer:
            assert "set-cookie" not in answer.headers


def test_a_log_in_json_is_nothing_else(tmp_path: Path) -> None:
    database = tmp_path / "log.sqlite"
    command = [sys.executable, "-m", "ringside", "serve", "--port", "0", "--log", "json"]
    server = subprocess.Popen(
        [*command, "--database", str(database), "--proxy", "10.0.0.0/8"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout is not None
    lines: list[dict[str, Any]] = []
    while not lines or "starts" not in lines[-1]["message"]:
        lines.append(json.loads(server.stdout.readline()))
    server.send_signal(signal.SIGINT)
    lines += [json.loads(line) for line in server.communicate(timeout=PATIENCE)[0].splitlines()]
    assert any("Ringside is at http://127.0.0.1:" in line["message"] for line in lines)
    [start] = [line for line in lines if "starts" in line["message"]]
    assert (start["database"], start["proxies"]) == (str(database), "10.0.0.0/8")
    assert start["version"]
    assert start["schema"]
    assert lines[-1]["message"] == "The server stops"


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
