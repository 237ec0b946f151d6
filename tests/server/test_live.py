"""A table and its clients in one process: votes, pauses, clocks, bots, and what happens when the
store says no."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ringside
from ringside.server import pace
from ringside.server.answers import NewTable, SeatWish
from ringside.server.clients import Client
from ringside.server.hub import Hub
from ringside.server.limits import Bucket
from ringside.server.live import LiveTable
from ringside.server.settings import Settings
from ringside.server.stores.base import Write
from ringside.server.stores.sqlite import SqliteStore
from ringside.table import seating
from ringside.table.events import RanOutOfTime
from ringside.table.setup import Clock
from ringside.table.story import LONG, PACKED
from tests.server.listening import Ear, ear, say, table_of_listeners

PERSON = SeatWish("me")


class ClosingEar(Ear):
    """Notes how it was closed."""

    closed = 0

    def close(self, code: int) -> None:
        self.closed = code


def heard(client: Client, type: str) -> list[dict[str, Any]]:
    """The messages of a type that a client has heard."""
    found = [msgspec.json.decode(data) for data in ear(client).heard]
    return [message for message in found if message["type"] == type]


def with_hubs(
    path: Path, count: int, play: Callable[..., Awaitable[None]], **settings: Any
) -> None:
    """Run something with so many servers on one database."""

    async def run() -> None:
        chosen = replace(Settings(str(path / "live.sqlite"), bot_pace=0.0), **settings)
        hubs = [Hub(chosen, SqliteStore(chosen.database)) for _ in range(count)]
        try:
            await asyncio.wait_for(play(*hubs), 120)
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(run())


def client_at(live: LiveTable, guest: str) -> Client:
    """Somebody opens a socket."""
    client = Client(guest, guest.title(), Bucket(0.0, 1), ClosingEar())
    live.attach(client)
    return client


async def until(true: Callable[[], object]) -> None:
    """Wait for something to become true."""
    while not true():
        await asyncio.sleep(0.005)


def test_people_vote_somebody_out_who_has_been_gone_for_long() -> None:
    async def vote() -> None:
        live, (ann, bob, cid, dot, _) = table_of_listeners("slambo", 4)
        live.detach(dot)
        say(live, bob, type="arrange", seat=3, kind="bot")
        assert heard(bob, "refused")[-1]["code"] == "too-soon"
        live.presence.left["p3"] = time.time() - 60
        say(live, bob, type="arrange", seat=2, kind="bot")
        assert heard(bob, "refused")[-1]["code"] == "seat-taken"
        say(live, bob, type="arrange", seat=3, kind="bot")
        say(live, bob, type="arrange", seat=3, kind="bot")
        assert heard(ann, "table")[-1]["players"][3]["votes"] == 1
        assert heard(ann, "table")[-1]["players"][3]["kind"] == "person"
        say(live, cid, type="arrange", seat=3, kind="bot")
        assert heard(ann, "table")[-1]["players"][3]["kind"] == "open"
        live.attach(dot)
        say(live, dot, type="sit", seat=3)
        assert heard(ann, "table")[-1]["players"][3]["kind"] == "person"
        live.timing.wake()

    asyncio.run(vote())


def test_a_vote_is_void_when_the_missing_one_returns() -> None:
    async def vote() -> None:
        live, (_, bob, cid, dot, eve) = table_of_listeners("slambo", 4)
        live.detach(dot)
        live.presence.left["p3"] = time.time() - 60
        say(live, eve, type="arrange", seat=3, kind="bot")
        assert heard(eve, "refused")[-1]["code"] == "not-host", "spectators have no vote"
        say(live, bob, type="arrange", seat=3, kind="bot")
        live.attach(dot)
        assert heard(dot, "table")[-1]["players"][3]["votes"] == 0
        say(live, cid, type="arrange", seat=3, kind="bot")
        assert heard(cid, "refused")[-1]["code"] == "seat-taken"

    asyncio.run(vote())


@pytest.mark.rule("SLIME-36")
@pytest.mark.parametrize("clock", [None, Clock(3, 10)])
def test_slime_36_others_hear_nothing_of_who_lets_a_card_pass(clock: Clock | None) -> None:
    async def react() -> None:
        live, (ann, bob, eve) = table_of_listeners("slime", 2)
        live.table.setup.clock = clock
        live.table.begin(ringside.game("slime").from_position(slime(True)), time.time())
        say(live, ann, type="play", seat=0, move="play adventurous", version=0, id="x")
        heard_before = [len(ear(client).heard) for client in (ann, eve)]
        banks = list(live.table.clocks.bank)
        live.table.clocks.owing[1] = time.time() - 8  # beyond the clock, were there one
        say(live, bob, type="play", seat=1, move="allow", version=1, id="y")
        assert heard(bob, "accepted")[-1] == {"type": "accepted", "id": "y", "version": 1}
        assert heard(bob, "view")[-1]["moves"] == []
        assert [len(ear(client).heard) for client in (ann, eve)] == heard_before
        assert live.table.clocks.bank == banks
        live.timing.close_window()
        assert heard(eve, "view")[-1]["version"] == 2
        assert live.table.clocks.bank == banks

    asyncio.run(react())


def test_a_bot_that_is_late_holds_up_neither_the_server_nor_a_persons_clock() -> None:
    async def wait() -> None:
        live, _ = table_of_listeners("sumo", 2)
        live.table.clocks.clock = live.table.setup.clock = Clock(3, 0)
        seating.give_to_bot(live.table, 0, "random")
        live.timing.wake()
        assert 0 in live.timing.bots
        live.table.clocks.owing[0] = time.time() - 10
        due = live.table.deadline(live.timing.bots)
        assert due is not None
        assert due[1] == 1
        live.timing.time_out()
        assert live.timing.timer is not None
        assert live.timing.timer.when() > asyncio.get_running_loop().time() + 1
        live.timing.stop()

    asyncio.run(wait())


def test_before_the_deal_somebody_else_deals_if_the_host_is_gone() -> None:
    async def deal() -> None:
        live, (ann, bob, *_) = table_of_listeners("slambo", 3)
        live.table.setup.status = "gathering"
        say(live, bob, type="start")
        assert heard(bob, "refused")[-1]["code"] == "not-host"
        live.detach(ann)
        assert heard(bob, "table")[-1]["host"]
        say(live, bob, type="start")
        assert heard(bob, "table")[-1]["status"] == "playing"

    asyncio.run(deal())


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


@pytest.mark.rule("SLIME-36")
def test_slime_36_the_window_is_equally_long_whoever_could_react(tmp_path: Path) -> None:
    async def length(hub: Hub, stop_held: bool, answer: bool) -> float:
        id = await hub.make(NewTable("slime", seats=[PERSON] * 2), "ann", "Ann")
        live = await hub.find(id)
        assert live is not None
        live.table.begin(ringside.game("slime").from_position(slime(stop_held)), time.time())
        client = client_at(live, "ann")
        ear(client).heard.clear()
        began = time.monotonic()
        say(live, client, type="play", seat=0, move="play adventurous", version=0, id="x")
        await until(lambda: len(heard(client, "view")) == 2)
        first = next(view for view in heard(client, "view") if view["seat"] == 0)
        assert first["moves"] == []
        assert first["window"]["seconds"] == 0.3
        assert 0 < first["window"]["left"] <= 0.3
        if answer:
            say(live, client, type="play", seat=1, move="allow", version=1, id="y")
        await until(lambda: heard(client, "view")[-1]["version"] == 2)
        taken = time.monotonic() - began
        last = [view for view in heard(client, "view") if view["seat"] == 0][-1]
        assert last["steps"][0]["seat"] is None
        assert last["moves"]
        assert "window" not in last
        return taken

    async def play(hub: Hub) -> None:
        # Neither ends before its time, whether somebody reacts, does not, or cannot.
        for stop_held, answer in ((False, False), (True, False), (True, True)):
            assert await length(hub, stop_held, answer) >= 0.3

    with_hubs(tmp_path, 1, play, pause_alone=0.3)


def slime(stop_held: bool) -> dict[str, Any]:
    """Seat 0 is about to play a card; seat 1 may hold a stop."""
    fresh = ringside.game("slime").new(2, 1).position()
    return {
        **fresh,
        "slime": {"0,-3": 0, "3,0": 1},
        "hands": [["adventurous", "bomb"], ["stop"] if stop_held else ["thief"]],
        "deck": ["snake", "snake", "snake"],
        "entered": [True, True],
        "turns": 2,
        "phase": "main",
    }


def test_bots_react_within_the_window(tmp_path: Path) -> None:
    async def react(hub: Hub, stop_held: bool) -> None:
        wish = [PERSON, SeatWish("bot")]
        live = await hub.find(await hub.make(NewTable("slime", seats=wish), "ann", "Ann"))
        assert live is not None
        live.table.begin(ringside.game("slime").from_position(slime(stop_held)), time.time())
        client = client_at(live, "ann")
        say(live, client, type="play", seat=0, move="play adventurous", version=0, id="x")
        assert list(live.timing.bots) == [1], "whatever it holds"
        await until(lambda: live.table.numbers >= 2)

    async def play(hub: Hub) -> None:
        await react(hub, False)
        await react(hub, True)

    with_hubs(tmp_path, 1, play, pause_alone=0.2)


def test_a_bot_takes_the_time_of_a_person() -> None:
    state = ringside.game("sumo").new(2, 1)
    races = [pace.bot_delay(state, 0) for _ in range(500)]
    assert min(races) >= 0.7
    assert 1.2 < sorted(races)[250] < 2.2
    assert max(races) <= 5
    pauses = [pace.bot_delay(state, 0, 3.0) for _ in range(500)]
    assert 0.6 <= min(pauses) < 0.9
    assert max(pauses) < 3
    turns = ringside.game("slambo").new(2, 1)
    alone = [pace.bot_delay(turns, 0) for _ in range(500)]
    assert min(alone) >= 0.3
    assert max(alone) <= 1.3


def test_bots_hurry_until_the_only_person_has_to_decide(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        wish = [PERSON, *[SeatWish("bot", "heuristic")] * 4]
        new = NewTable("slime", seats=wish, options={"start": "fixed"})
        live = await hub.find(await hub.make(new, "ann", "Ann"))
        assert live is not None
        client, table = client_at(live, "ann"), live.table
        state = table.state
        assert state is not None
        place = next(move for move in state.moves(0) if move.startswith("place"))
        say(live, client, type="play", seat=0, move=place, version=0, id="x")
        say(live, client, type="hurry")
        # Every bot has a minute, and every window too.
        await until(lambda: state.to_move() == [0] and not live.timing.hurried)
        assert state.view(0)["turns"] == 5

    with_hubs(tmp_path, 1, play, pause_alone=60.0, bot_pace=60.0)


def test_nobody_is_hurried_whom_somebody_waits_for(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        wish = [PERSON, SeatWish("open"), SeatWish("bot")]
        live = await hub.find(await hub.make(NewTable("slime", seats=wish), "ann", "Ann"))
        assert live is not None
        ann, ben = client_at(live, "ann"), client_at(live, "ben")
        say(live, ben, type="sit", seat=1)
        say(live, ann, type="start")
        say(live, ann, type="play", seat=0, move="place 0,0", version=live.table.version, id="x")
        say(live, ann, type="hurry")
        assert not live.timing.hurried

    with_hubs(tmp_path, 1, play)


def test_bots_rest_while_nobody_looks(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        bots = [SeatWish("bot", "random")] * 2
        live = await hub.find(await hub.make(NewTable("slambo", seats=bots), "ann", "Ann"))
        assert live is not None
        await asyncio.sleep(0.1)
        assert live.table.numbers == 0
        client = client_at(live, "ann")
        await until(lambda: live.table.numbers > 0)
        live.detach(client)
        assert not live.timing.bots

    with_hubs(tmp_path, 1, play)


def test_bots_wait_while_whoever_plays_with_them_reads_the_guide(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        seats = [PERSON, SeatWish("bot", "random"), SeatWish("bot", "random")]
        wish = NewTable("slam-bluff", {"opener": 1}, seats, Clock(5, 0))
        live = await hub.find(await hub.make(wish, "ann", "Ann"))
        assert live is not None
        client = client_at(live, "ann")
        say(live, client, type="hold", on=True)
        assert not live.timing.bots
        assert live.timing.timer is None
        live.table.clocks.restart(0.0)  # a long time ago
        say(live, client, type="hold", on=False)
        assert live.table.deadline() is not None
        assert live.table.deadline() > (time.time(), 0)  # type: ignore[operator]
        await until(lambda: live.table.numbers > 0)

    with_hubs(tmp_path, 1, play)


@pytest.mark.parametrize(("other", "holder"), [("person", "ann"), ("bot", "zoe")])
def test_nobody_else_is_made_to_wait_for_the_guide(tmp_path: Path, other: str, holder: str) -> None:
    """Neither those who play with somebody else, nor those who are only watched."""

    async def play(hub: Hub) -> None:
        seats = [PERSON, SeatWish("bot", "random"), SeatWish("open")]
        live = await hub.find(await hub.make(NewTable("slambo", seats=seats), "ann", "Ann"))
        assert live is not None
        ann, zoe = client_at(live, "ann"), client_at(live, "zoe")
        if other == "person":
            say(live, zoe, type="sit", seat=2)
        say(live, ann, type="start")
        say(live, ann if holder == "ann" else zoe, type="hold", on=True)
        assert not live.timing.held()

    with_hubs(tmp_path, 1, play)


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
