"""What is written is told, to players first, and what is not is not."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ringside.server.answers import NewTable
from ringside.server.clients import Client
from ringside.server.hub import Hub
from ringside.server.limits import Bucket
from ringside.server.live import LiveTable
from ringside.server.settings import Settings
from ringside.server.stores.base import Write
from ringside.server.stores.sqlite import SqliteStore
from ringside.table.events import RanOutOfTime
from ringside.table.story import LONG, PACKED
from tests.server.listening import (
    PERSON,
    ClosingEar,
    Ear,
    client_at,
    ear,
    heard,
    say,
    table_of_listeners,
    until,
    with_hubs,
)


def test_a_table_that_is_let_go_leaves_the_memory_at_once() -> None:
    async def go() -> weakref.ref[LiveTable]:
        live, clients = table_of_listeners("slambo", 2)
        for client in clients:
            live.detach(client)
        return weakref.ref(live)

    gc.disable()
    try:
        assert asyncio.run(go())() is None
    finally:
        gc.enable()


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        id = await hub.make(NewTable("slambo", seats=[PERSON] * 2), "ann", "Ann")
        live = await hub.find(id)
        assert live is not None
        state = live.table.state
        assert state is not None
        client = client_at(live, "ann")
        seat = state.to_move()[0]
        say(live, client, type="play", seat=seat, move=state.moves(seat)[0], version=0, id="x")
        live.detach(client)
        await until(lambda: not hub.tables)
        again = await hub.find(id)
        assert again is not None
        assert again is not live
        assert again.table.state is not None
        assert again.table.state.position() == state.position()

    with_hubs(tmp_path, 1, play, idle_seconds=0.05)


def test_two_servers_cannot_both_write_a_move(tmp_path: Path) -> None:
    async def play(one: Hub, two: Hub) -> None:
        id = await one.make(NewTable("slambo", seats=[PERSON] * 2), "ann", "Ann")
        tables = [await one.find(id), await two.find(id)]
        clients = []
        for live in tables:
            assert live is not None
            assert live.table.state is not None
            clients.append(client_at(live, "ann"))
        for live, client, choice in zip(tables, clients, (0, 1), strict=True):
            assert live is not None
            state = live.table.state
            assert state is not None
            seat = state.to_move()[0]
            move = state.moves(seat)[choice]
            say(live, client, type="play", seat=seat, move=move, version=0, id="x")
            await live.hub.writer.idle.wait()
        assert len(heard(clients[0], "accepted")) == 1
        assert heard(clients[1], "accepted") == [], "told only what is written"
        assert isinstance(clients[1].wire, ClosingEar)
        assert clients[1].wire.closed == 1012
        again = await two.find(id)
        assert again is not None
        assert again.table.numbers == 1
        assert again.table.state is not None
        assert tables[0] is not None
        assert tables[0].table.state is not None
        assert again.table.state.position() == tables[0].table.state.position()

    with_hubs(tmp_path, 2, play)


class FullDisk(SqliteStore):
    """A store that cannot write any more."""

    full = False

    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        if self.full:
            raise OSError("No space left on device")
        return super().write(batch)


def test_nobody_is_told_what_could_not_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        settings = Settings(str(tmp_path / "full.sqlite"))
        store = FullDisk(settings.database)
        hub = Hub(settings, store)
        id = await hub.make(NewTable("slambo", seats=[PERSON] * 2), "ann", "Ann")
        live = await hub.find(id)
        assert live is not None
        client = client_at(live, "ann")
        ear(client).heard.clear()
        state = live.table.state
        assert state is not None
        seat = state.to_move()[0]
        store.full = True
        say(live, client, type="play", seat=seat, move=state.moves(seat)[0], version=0, id="x")
        await hub.writer.idle.wait()
        assert ear(client).heard == []
        assert isinstance(client.wire, ClosingEar)
        assert client.wire.closed == 1012
        store.full = False
        again = await hub.find(id)
        assert again is not None
        assert again.table.numbers == 0
        await hub.close()

    asyncio.run(run())
    assert "No space left" in caplog.text


def test_a_move_is_told_only_after_it_is_written(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        live = await hub.find(await hub.make(NewTable("slambo", seats=[PERSON] * 2), "ann", "Ann"))
        assert live is not None
        client = client_at(live, "ann")
        ear(client).heard.clear()
        state = live.table.state
        assert state is not None
        seat = state.to_move()[0]
        say(live, client, type="play", seat=seat, move=state.moves(seat)[0], version=0, id="x")
        late = client_at(live, "eve")  # who comes now must not see it either
        assert ear(client).heard == []
        assert ear(late).heard == []
        await hub.writer.idle.wait()
        assert heard(client, "accepted")
        assert heard(late, "view")[-1]["version"] == 1
        stored = hub.store.load(live.table.setup.id)
        assert stored is not None
        assert len(stored.entries) == 1

    with_hubs(tmp_path, 1, play)


def test_a_crowd_is_told_together_and_after_the_players() -> None:
    async def watch() -> None:
        live, (ann, bob, _) = table_of_listeners("sumo", 2)
        crowd = [Client(f"guest {n}", "", Bucket(0.0, 1), Ear()) for n in range(60)]
        for client in crowd:
            live.attach(client)
        assert len(heard(ann, "table")) < 20, "not once for everybody who comes"
        await until(lambda: heard(ann, "table")[-1]["spectators"] == 61)
        await until(lambda: all(heard(c, "table")[-1]["spectators"] == 61 for c in crowd))
        for client in (ann, bob, *crowd):
            ear(client).heard.clear()
        for seat, client in ((0, ann), (1, bob)):
            version, move = live.table.version, live.table.moves(seat, 0.0)[0]
            say(live, client, type="play", seat=seat, version=version, move=move, id=f"{seat}")
        assert [len(heard(client, "view")) for client in (ann, bob)] == [2, 2]
        assert [len(ear(client).heard) for client in crowd] == [0] * 60
        await until(lambda: all(ear(client).heard for client in crowd))
        for client in crowd:
            assert [view["version"] for view in heard(client, "view")] == [1, 2]
        live.timing.wake()

    asyncio.run(watch())


def test_an_onlooker_in_a_crowd_who_sits_down_hears_all_in_order() -> None:
    async def watch() -> None:
        live, (ann, _, _) = table_of_listeners("slambo", 2)
        crowd = [Client(f"guest {n}", "", Bucket(0.0, 1), Ear()) for n in range(30)]
        for client in crowd:
            live.attach(client)
        say(live, ann, type="stand", seat=0)
        say(live, ann, type="arrange", seat=0, kind="open")
        ear(crowd[7]).heard.clear()
        say(live, ann, type="chat", text="Somebody else?")
        say(live, crowd[7], type="sit", seat=0)
        told = [msgspec.json.decode(data) for data in ear(crowd[7]).heard]
        kinds = [message["type"] for message in told]
        assert kinds.index("said") < kinds.index("view")
        assert told[kinds.index("view")]["seat"] == 0
        live.timing.wake()

    asyncio.run(watch())


def test_a_long_game_is_opened_off_the_loop_and_once(tmp_path: Path) -> None:
    async def look(hub: Hub) -> None:
        id = await hub.make(NewTable("sumo", seats=[PERSON, PERSON]), "ann", "Ann")
        live = await hub.find(id)
        assert live is not None
        table = live.table
        for number in range(LONG * PACKED + 5):
            table.version += 1
            table.story.add(0, [[RanOutOfTime(seat=number % 2)], [], []])
        in_threads: list[Any] = []
        submit = hub.readers.submit

        def noted(what: Any, *about: Any) -> Any:
            in_threads.append((what.__name__, about[0]))
            return submit(what, *about)

        hub.readers.submit = noted  # type: ignore[assignment, method-assign]
        await asyncio.gather(*(hub.open(live, guest) for guest in ("ann", "bob", "cid")))
        assert in_threads == [("write_out", viewer) for viewer in (0, None, 1)]
        ann, bob = client_at(live, "ann"), client_at(live, "bob")
        views = {view["seat"]: view["steps"] for view in heard(ann, "view")}
        assert [step["version"] for step in views[0]] == list(range(1, LONG * PACKED + 6))
        assert views[0][-1]["events"] == [{"type": "ran-out-of-time", "rule": "", "seat": 0}]
        assert views[1] == heard(bob, "view")[0]["steps"] == []
        for client in (ann, bob):
            live.detach(client)
        assert not table.story.pages, "it is long"

    with_hubs(tmp_path, 1, look)
