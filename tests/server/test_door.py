"""Who is let in, as far as it needs no connection."""

from __future__ import annotations

import asyncio

import pytest

from ringside.server import door as door_module
from ringside.server.door import Door, address_of
from ringside.server.settings import Settings


class Caller:
    def __init__(self, address: str) -> None:
        self.address = address
        self.gone = False

    def hang_up(self) -> None:
        self.gone = True


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(host: str, address: str) -> None:
    assert address_of(host) == address


def test_a_proxy_is_counted_as_nobody() -> None:
    door = Door(Settings("", proxies=("10.0.0.1",), connections=1))
    assert door.address_of(("10.0.0.1", 1)) == ""
    assert door.address_of(("10.0.0.2", 1)) == "10.0.0.2"


def test_when_there_is_no_room_the_silent_make_it() -> None:
    async def crowd() -> None:
        door = Door(Settings(""), room=2)
        first, second, third = Caller("a"), Caller("b"), Caller("c")
        assert door.enter(first)
        assert door.enter(second)
        door.speaks(first)
        assert door.enter(third)
        assert [each.gone for each in (first, second, third)] == [False, True, False]
        door.leave("b")
        door.speaks(third)
        assert not door.enter(Caller("d")), "all have something to say"
        door.leave("a")
        assert door.enter(Caller("d"))

    asyncio.run(crowd())


def test_connections_are_counted_until_they_end() -> None:
    async def come_and_go() -> None:
        door = Door(Settings("", connections=2))
        assert [door.enter(Caller("a")) for _ in range(3)] == [True, True, False]
        assert door.enter(Caller("b"))
        door.leave("a")
        assert door.enter(Caller("a"))
        for address in "aab":
            door.leave(address)
        assert not door.inside
        assert door.count == 0

    asyncio.run(come_and_go())


def test_who_was_cut_off_is_let_in_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(door_module, "monotonic", lambda: now)
    door = Door(Settings("", offence_burst=2, cut_burst=1, refuse_seconds=60))
    assert [door.offend("ann", "home") for _ in range(3)] == [False, False, True]
    assert door.is_refused("ann")
    assert not door.is_refused("home")
    assert [door.offend("bob", "home") for _ in range(3)][-1]
    assert door.is_refused("home"), "too many from there"
    now = 161.0
    assert not door.is_refused("ann")
    assert not door.is_refused("home")


def test_without_limits_nobody_is_refused() -> None:
    async def flood() -> None:
        door = Door(Settings("").without_limits())
        assert all(door.enter(Caller("a")) for _ in range(2000))
        assert not any(door.offend("ann", "home") for _ in range(2000))

    asyncio.run(flood())
