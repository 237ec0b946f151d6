"""A table and its clients in one process: votes, windows, and who deals."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import ringside
from ringside.server.answers import NewTable, SeatWish
from ringside.server.hub import Hub
from ringside.table.setup import Clock
from tests.server.listening import (
    PERSON,
    client_at,
    ear,
    heard,
    say,
    table_of_listeners,
    until,
    with_hubs,
)


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
