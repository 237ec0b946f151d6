"""kill -9 in the middle of many games: every table is there again, no acknowledged move is
lost, and everybody plays on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from ringside.server.stores.sqlite import SqliteStore
from tests.server.running import PATIENCE, Guest, Server, Socket

# Games that last long enough to be killed three times.
GAMES: list[tuple[str, dict[str, object]]] = [
    ("slambo", {"deck": ["+1", "-1"] * 8}),
    ("slam-bluff", {"lives": 9}),
] * 6


class Player(threading.Thread):
    """Plays both seats of a table with one cookie, and reconnects whenever it must."""

    def __init__(self, server: Server, game: str, options: dict[str, object], seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(server)
        me = {"kind": "me"}
        self.table = self.guest.make(game, options=options, seats=[me, me])
        self.random = random.Random(seed)
        self.accepted: dict[int, str] = {}  # version: the id of the move that led there
        self.unanswered: dict[str, object] | None = None
        self.connections = 0
        self.resent = 0
        self.over = False
        self.enough = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            end = time.monotonic() + 3 * PATIENCE
            while not self.over and time.monotonic() < end:
                try:
                    with self.guest.sit(self.table) as socket:
                        self.connections += 1
                        self.play(socket)
                except (WebSocketException, OSError, TimeoutError):
                    time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def play(self, socket: Socket) -> None:
        """Play until the end, or until the connection breaks."""
        if self.unanswered is not None:
            self.resent += 1
            socket.connection.send(msgspec.json.encode(self.unanswered).decode())
        while not self.over:
            message = socket.receive()
            if message["type"] == "table":
                self.over = message["status"] == "over"
            elif message["type"] == "accepted":
                assert self.unanswered is not None
                assert message["id"] == self.unanswered["id"]
                known = self.accepted.setdefault(message["version"], message["id"])
                assert known == message["id"], "two moves at one version"
                self.unanswered = None
            elif message["type"] == "refused":
                assert message["code"] in ("stale", "game-over"), message
                if self.unanswered is not None and message["id"] == self.unanswered["id"]:
                    self.unanswered = None
            elif message["type"] == "view" and self.enough:
                socket.send("resign", seat=message["seat"])
            elif message["type"] == "view" and message["moves"] and self.unanswered is None:
                assert message["version"] >= max(self.accepted, default=0), "a move was lost"
                self.unanswered = {
                    "type": "play",
                    "seat": message["seat"],
                    "move": self.random.choice(message["moves"]),
                    "version": message["version"],
                    "id": f"{self.random.getrandbits(64):x}",
                }
                socket.connection.send(msgspec.json.encode(self.unanswered).decode())
                time.sleep(0.02)


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_acknowledged_is_lost(own_server: Callable[..., Server], seed: int) -> None:
    server = own_server("--no-limits")
    chance = random.Random(seed)
    players = [Player(server, *game, seed * 100 + n) for n, game in enumerate(GAMES)]
    for player in players:
        player.start()
    for times in range(3):
        wait_for_most(players, times)
        time.sleep(chance.uniform(0.1, 0.4))
        server.kill()
        server.start()
    wait_for_most(players, 3)
    for player in players:
        player.enough = True
    for player in players:
        player.join(4 * PATIENCE)
        assert player.error is None, player.error
        assert player.over
    assert sum(player.resent for player in players) > 0, "nobody was interrupted"
    store = SqliteStore(str(server.database))
    for player in players:
        check_record(player, store)
        player.guest.close()
    store.close()


def wait_for_most(players: list[Player], times: int) -> None:
    """Until more than half have come to their tables more often than that."""
    end = time.monotonic() + PATIENCE
    while sum(player.connections > times for player in players) <= len(players) // 2:
        assert time.monotonic() < end, "they do not come back"
        time.sleep(0.02)


def check_record(player: Player, store: SqliteStore) -> None:
    """The log holds every move that was acknowledged, each at its version."""
    stored = store.load(player.table)
    assert stored is not None
    ids = {entry.number: entry.id for entry in stored.entries}
    assert list(ids) == list(range(1, len(ids) + 1))
    assert player.accepted.items() <= ids.items()
    answer = player.guest.http.get(f"/api/tables/{player.table}/record")
    assert answer.status_code == 200
    assert len(answer.json()["moves"]) == len(ids)
    verdict = player.guest.http.get(f"/api/tables/{player.table}/verify").json()
    assert verdict["fair"], verdict


def test_workers_do_not_outlive_a_killed_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    guest = Guest(server)
    with guest.sit(guest.make("sumo", seats=[{"kind": "bot"}] * 2)) as socket:
        socket.expect("table", status="over")
    assert server.process is not None
    pid = server.process.pid
    workers = children(pid)
    assert workers
    server.kill()
    end = time.monotonic() + PATIENCE
    while any(alive(worker) for worker in workers) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(alive(worker) for worker in workers)
    guest.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = (int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit())
    return [child for child in found if status(child)[1:2] == [str(pid)]]


def alive(pid: int) -> bool:
    """Whether a process is still running."""
    return status(pid)[:1] not in ([], ["Z"])


def status(pid: int) -> list[str]:
    """What the system says of a process: its state, its parent and more; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def test_a_table_nobody_looks_at_comes_back_from_the_store(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    guest = Guest(server, "Ann")
    table = guest.make("slambo")
    with guest.sit(table) as socket:
        view = socket.expect("view")
        socket.send("chat", text="Back soon.")
        socket.expect("said")
    server.stop()
    server.start()
    with guest.sit(table) as socket:
        again = socket.expect("view")
        assert again["view"] == view["view"] or again["version"] > view["version"]
        assert socket.expect("said")["text"] == "Back soon."
    assert isinstance(guest.http, httpx.Client)
    assert guest.http.get("/api/me").json() == {"name": "Ann"}
    guest.close()
