"""What every store does. A new kind of store is one more line in STORES."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ringside.server.stores.base import (
    Changed,
    Made,
    Moved,
    Named,
    Noted,
    Spoke,
    Store,
    Write,
    encode_setup,
)
from ringside.server.stores.sqlite import SqliteStore
from ringside.table.log import Entry, Passed
from ringside.table.setup import Clock, Seat, Setup

STORES: dict[str, Callable[[Path], Store]] = {
    "sqlite": lambda folder: SqliteStore(str(folder / "store.sqlite")),
}


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """A function that opens the same store, each time anew."""
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(STORES[request.param](tmp_path))
        return opened[-1]

    yield open_again
    for store in opened:
        store.close()


def setup(id: str = "abc") -> Setup:
    """A table as it is made."""
    seats = [Seat("person", "Ann", "ann", word="plum"), Seat("bot", "Otto", level="random")]
    options = {"moves": "either"}
    return Setup(id, "sumo", 1, options, seats, "ann", "5e" * 32, 12.5, Clock(10, 60))


def entry(number: int, move: str = "r1") -> Entry:
    """A move."""
    return Entry(number, number % 2, move, 100.25 + number, 1.5, f"id{number}")


def test_a_table_comes_back_as_it_was(reopen: Callable[[], Store]) -> None:
    store = reopen()
    said = Spoke("abc", "Ann", 0, "Hello — ✓", 99.0)
    assert store.write([[Made(setup())], [Moved("abc", entry(1))]]) == [True, True]
    assert store.write([[Moved("abc", entry(2, "g5")), said]]) == [True]
    found = reopen().load("abc")
    assert found is not None
    assert found.setup == setup()
    assert found.entries == [entry(1), entry(2, "g5")]
    assert found.chat == [said]
    assert found.revision == 0


def test_what_was_let_pass_comes_back(reopen: Callable[[], Store]) -> None:
    passes = [Passed(4, seat=1, id="b1"), Passed(4, seat=0, id="")]
    store = reopen()
    store.write([[Made(setup())], [Noted("abc", passed) for passed in passes]])
    found = reopen().load("abc")
    assert found is not None
    assert found.passes == passes
    assert found.entries == []


def test_a_table_that_was_never_made(reopen: Callable[[], Store]) -> None:
    assert reopen().load("nowhere") is None


def test_a_number_is_written_once(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    one.write([[Made(setup())], [Moved("abc", entry(1))]])
    assert two.write([[Moved("abc", entry(1, "b2"))]]) == [False]
    found = one.load("abc")
    assert found is not None
    assert found.entries == [entry(1)]


def test_a_conflict_stops_its_own_group_and_no_other(reopen: Callable[[], Store]) -> None:
    store = reopen()
    store.write([[Made(setup())], [Made(setup("xyz"))], [Moved("abc", entry(1))]])
    named = Named("bob", "Bob")
    batch: list[list[Write]] = [
        [Moved("xyz", entry(1))],
        [named, Moved("abc", entry(1))],
        [Moved("xyz", entry(2))],
    ]
    assert store.write(batch) == [True, False, True]
    assert store.name_of("bob") == "", "a group is written as a whole or not at all"
    other = store.load("xyz")
    assert other is not None
    assert len(other.entries) == 2


def test_a_setup_changes_only_from_the_revision_it_was_read_at(
    reopen: Callable[[], Store],
) -> None:
    one, two = reopen(), reopen()
    one.write([[Made(setup())]])
    changed = setup()
    changed.status = "playing"
    assert one.write([[Changed("abc", encode_setup(changed), 0)]]) == [True]
    assert two.write([[Changed("abc", encode_setup(setup()), 0)]]) == [False]
    found = two.load("abc")
    assert found is not None
    assert (found.setup.status, found.revision) == ("playing", 1)


def test_a_guest_keeps_the_last_name(reopen: Callable[[], Store]) -> None:
    store = reopen()
    store.write([[Named("ann", "Ann")], [Named("ann", "Anna")]])
    assert reopen().name_of("ann") == "Anna"
    assert store.name_of("nobody") == ""


def test_the_key_is_made_once(reopen: Callable[[], Store]) -> None:
    key = reopen().signing_key()
    assert len(key) == 64
    assert reopen().signing_key() == key


def test_two_writers_never_both_write_a_number(reopen: Callable[[], Store]) -> None:
    stores = reopen(), reopen()
    stores[0].write([[Made(setup())]])
    written: list[list[bool]] = [[], []]

    def write(which: int) -> None:
        for number in range(1, 41):
            written[which] += stores[which].write([[Moved("abc", entry(number, f"w{which}"))]])

    threads = [threading.Thread(target=write, args=(which,)) for which in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(a != b for a, b in zip(*written, strict=True))
    found = stores[0].load("abc")
    assert found is not None
    expected = [f"w{0 if first else 1}" for first in written[0]]
    assert [entry.move for entry in found.entries] == expected
