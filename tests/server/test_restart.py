"""What a client has seen stays so, whenever the server is killed; and no game is played by other
rules than those it was dealt by."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from ringside.server.answers import NewTable, SeatWish
from ringside.server.hub import Hub
from ringside.server.settings import Settings
from ringside.server.stores.base import changed
from ringside.server.stores.sqlite import SqliteStore
from ringside.words import LANGUAGES, message
from tests.server.listening import client_at, ear, heard, say
from tests.server.running import PATIENCE, Guest, Server


class Witness(threading.Thread):
    """Plays all seats of a table of Slime Games, looks ahead, and minds what it is told: after
    every restart it asks again about all that it ever did."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = Guest(server)
        self.table = self.guest.make("slime", seats=[{"kind": "me"}] * 3)
        self.random = random.Random(seed)
        self.seen = 0
        self.sent: dict[str, dict[str, Any]] = {}
        self.accepted: dict[str, int] = {}
        self.passes = 0
        self.asked_again = 0
        self.enough = False
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough:
                try:
                    self.look()
                except (WebSocketException, OSError):
                    time.sleep(0.05)
        except BaseException as error:
            self.error = error

    def look(self) -> None:
        """Play until the server is gone."""
        with self.guest.sit(self.table) as socket:
            first = socket.expect("view")
            assert first["version"] >= self.seen, "a version went back"
            for id in self.accepted:
                socket.send("play", **self.sent[id])
            self.asked_again += len(self.accepted)
            self.hear(socket, first)
            while not self.enough:
                try:
                    heard = socket.receive(1.0)
                except TimeoutError:
                    continue
                self.hear(socket, heard)

    def hear(self, socket: Any, heard: dict[str, Any]) -> None:
        """Answer a view; check an answer."""
        id = heard.get("id", "")
        if heard["type"] == "accepted":
            known = self.accepted.setdefault(id, heard["version"])
            assert known == heard["version"], "accepted otherwise before"
            self.passes += self.sent[id]["move"] == "allow"
        elif heard["type"] == "refused":
            assert id not in self.accepted, heard
        elif heard["type"] == "view" and heard["moves"]:
            seat, move = heard["seat"], self.random.choice(heard["moves"])
            id = f"{self.random.getrandbits(64):x}"
            self.sent[id] = {"seat": seat, "move": move, "version": heard["version"], "id": id}
            socket.send("play", **self.sent[id])
            socket.send("preview", seat=seat, move=move)
        self.seen = max(self.seen, heard.get("version", 0))


def test_versions_never_go_back_and_answers_stay(own_server: Callable[..., Server]) -> None:
    server = own_server("--no-limits", "--pause", "0.05", "--pause-alone", "0.05")
    chance = random.Random(1)
    witnesses = [Witness(server, seed) for seed in range(4)]
    for witness in witnesses:
        witness.start()
    for _ in range(3):
        time.sleep(chance.uniform(0.8, 1.4))
        server.kill()
        server.start()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not all(w.error or w.asked_again > 20 for w in witnesses):
        time.sleep(0.05)
    for witness in witnesses:
        witness.enough = True
        witness.join(PATIENCE)
        assert witness.error is None, witness.error
        assert witness.asked_again > 20
        assert witness.passes > 5
        witness.guest.close()


def test_nobody_is_told_of_what_is_not_written_yet(tmp_path: Path) -> None:
    async def look() -> None:
        store = SqliteStore(str(tmp_path / "slow.sqlite"))
        hub = Hub(Settings(str(tmp_path / "slow.sqlite")), store)
        wish = NewTable("sumo", seats=[SeatWish("me"), SeatWish("me")])
        live = await hub.find(await hub.make(wish, "ann", "Ann"))
        assert live is not None
        ann = client_at(live, "ann")
        ear(ann).heard.clear()
        disk, write = threading.Event(), store.write
        store.write = lambda batch: disk.wait(PATIENCE) and write(batch)  # type: ignore
        moves = [live.table.moves(seat, time.time())[0] for seat in (0, 1)]
        say(live, ann, type="play", seat=0, version=0, move=moves[0], id="x")
        say(live, ann, type="preview", seat=1, move=moves[1])
        say(live, ann, type="why", seat=1, move=moves[1])
        asked = asyncio.get_running_loop().create_task(hub.safe())
        await asyncio.sleep(0.05)
        assert (ear(ann).heard, asked.done()) == ([], False)
        disk.set()
        await asked
        assert [len(heard(ann, kind)) for kind in ("accepted", "previewed", "because")] == [1] * 3
        assert heard(ann, "previewed")[0]["version"] == 1
        await hub.close()

    asyncio.run(look())


def test_a_game_of_other_rules_is_not_opened(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann = Guest(server)
    dealt, gathering = ann.make("sumo"), ann.make("sumo", seats=[{"kind": "me"}, {"kind": "open"}])
    server.stop()
    store = SqliteStore(str(server.database))
    for table in (dealt, gathering):
        found = store.load(table)
        assert found is not None
        found.setup.version += 1
        store.write([[changed(found.setup, found.revision)]])
    store.close()
    server.start()
    for what in ("", "/replay", "/record", "/verify"):
        answer = ann.http.get(f"/api/tables/{dealt}{what}")
        assert (answer.status_code, answer.json()["code"]) == (410, "other-rules")
        about = answer.json()["reason"]["about"]
        assert about["title"] == "SUMO"
        assert about["version"] == about["known"] + 1
        assert all(message("error-other-rules", about, language) for language in LANGUAGES)
    with ann.sit(dealt) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410
    with ann.sit(gathering) as socket:  # nothing was dealt yet: it will be by the rules of today
        socket.send("start")
        socket.expect("view")
    ann.close()
