"""Bots at a table with people: how long they wait, and for whom."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside import State
from ringside.server import pace, timing
from ringside.server.answers import NewTable, SeatWish
from ringside.server.hub import Hub
from ringside.server.thinkers import Thinkers
from ringside.table import seating
from ringside.table.setup import Clock
from tests.server.listening import (
    PERSON,
    client_at,
    say,
    table_of_listeners,
    until,
    with_hubs,
)


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


def test_a_thought_that_was_called_off_as_it_was_done_is_no_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def overlook(self: Thinkers, state: State, seat: int, level: str) -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return state.moves(seat)[0]
        raise AssertionError("nobody called it off")

    async def leave() -> None:
        live, _ = table_of_listeners("sumo", 2)
        monkeypatch.setattr(live.hub, "thinkers", Thinkers(1), raising=False)
        seating.give_to_bot(live.table, 0, "random")
        live.timing.wake()
        _, task = live.timing.bots[0]
        await asyncio.sleep(0)
        table = live.table
        live.clients.clear()
        live.timing.stop()
        del live
        await task
        assert table.version == 0

    monkeypatch.setattr(Thinkers, "think", overlook)
    monkeypatch.setattr(timing, "bot_delay", lambda *_: 0.0)
    asyncio.run(leave())


def test_a_window_that_is_closed_early_has_no_timer_left() -> None:
    async def close() -> None:
        live, _ = table_of_listeners("sumo", 2)
        timer = asyncio.get_running_loop().call_later(60, live.timing.close_window)
        live.timing.timer = timer
        live.timing.close_window()
        assert timer.cancelled()
        assert live.timing.timer is None

    asyncio.run(close())


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


def test_bots_hurry_to_the_end_once_the_only_person_is_out(tmp_path: Path) -> None:
    async def play(hub: Hub) -> None:
        wish = [PERSON, *[SeatWish("bot", "random")] * 3]
        live = await hub.find(
            await hub.make(NewTable("slam-bluff", {"opener": 1}, wish), "ann", "")
        )
        assert live is not None
        state: Any = live.table.state
        state.lives[0] = 0
        say(live, client_at(live, "ann"), type="hurry")
        # Every bot has a minute.
        await until(lambda: live.table.setup.status == "over")

    with_hubs(tmp_path, 1, play, bot_pace=60.0)


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
