"""What every store does. A new kind of store is one more line in STORES."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ringside.server.stores import open_store
from ringside.server.stores.base import (
    LEASE,
    Ended,
    Held,
    Made,
    Moved,
    Named,
    Noted,
    Released,
    Spoke,
    Store,
    Taken,
    Write,
    changed,
)
from ringside.server.stores.history import upgrade
from ringside.server.stores.postgres import url_of
from ringside.table.log import Entry, Passed
from ringside.table.setup import Clock, Seat, Setup
from tests.services import running_postgres


def new_postgres(folder: Path) -> str:
    """A new PostgreSQL database, up to date."""
    database = running_postgres().new_database()
    upgrade(url_of(database))
    return database


STORES: dict[str, Callable[[Path], str]] = {
    "sqlite": lambda folder: str(folder / "store.sqlite"),
    "postgres": new_postgres,
}


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """A function that opens the same store, each time anew."""
    database = STORES[request.param](tmp_path)
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(open_store(database))
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


@pytest.mark.parametrize("epoch", [0, 1])
def test_moves_and_ids_may_be_any_text(reopen: Callable[[], Store], epoch: int) -> None:
    texts = ["", "NULL", 'a "b"', "\\", '\\"', "{1,2}", "a,b", " a ", "\t", "é✓\n", "'; --", "%s"]
    moves = [
        Entry(number, 0, text, 1e9 / 7, 1e-7, text[::-1]) for number, text in enumerate(texts, 1)
    ]
    store = reopen()
    store.write([[Made(setup(), "A" if epoch else "")]])
    assert store.write([[Moved("abc", move, epoch)] for move in moves]) == [True] * len(moves)
    found = store.load("abc")
    assert found is not None
    assert found.entries == moves


@pytest.mark.parametrize("epoch", [0, 1])
def test_of_a_batch_of_moves_what_can_be_written_is(
    reopen: Callable[[], Store], epoch: int
) -> None:
    store, owner = reopen(), "A" if epoch else ""
    store.write([[Made(setup(id), owner)] for id in ("abc", "def", "ghi")])
    store.write([[Moved("def", entry(1), epoch)]])
    batch = [[Moved(id, entry(1, "b2"), epoch)] for id in ("abc", "def", "ghi")]
    assert store.write(batch) == [True, False, True]
    for id, move in (("abc", "b2"), ("def", "r1"), ("ghi", "b2")):
        found = store.load(id)
        assert found is not None
        assert found.entries == [entry(1, move)]


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
    begun = setup()
    begun.status = "playing"
    assert one.write([[changed(begun, 0)]]) == [True]
    assert two.write([[changed(setup(), 0)]]) == [False]
    found = two.load("abc")
    assert found is not None
    assert (found.setup.status, found.revision) == ("playing", 1)


def test_an_ending_is_kept_once(reopen: Callable[[], Store]) -> None:
    store = reopen()
    over = setup("xyz")
    over.status = "over"
    store.write([[Made(setup())], [Made(over)]])
    assert store.without_ending(10) == ["xyz"]
    assert store.write([[Ended("xyz", b"as told")], [Ended("xyz", b"otherwise")]]) == [True, True]
    assert reopen().ending("xyz") == b"as told"
    assert store.ending("abc") is None
    assert store.without_ending(10) == []


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


def whose(taken: Taken | None) -> tuple[str, int]:
    assert taken is not None
    return taken.owner, taken.epoch


def test_one_server_holds_a_table(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    one.write([[Made(setup(), "A")], [Made(setup("xyz"))]])
    assert whose(two.take("abc", "B")) == ("A", 1)
    assert whose(two.take("xyz", "B")) == ("B", 1)
    assert whose(one.take("xyz", "A")) == ("B", 1)
    assert whose(one.take("abc", "A")) == ("A", 2), "what is one's own can be taken anew"
    assert one.take("nowhere", "A") is None
    assert (one.held("A"), one.held("B")) == ({"abc": 2}, {"xyz": 1})


def test_of_many_who_want_a_table_one_gets_it(reopen: Callable[[], Store]) -> None:
    first = reopen()
    names = [f"table{number}" for number in range(20)]
    first.write([[Made(setup(name))] for name in names])
    found: dict[str, list[Taken | None]] = {}

    def want(server: str, store: Store) -> None:
        found[server] = [store.take(name, server) for name in names]

    threads = [threading.Thread(target=want, args=(server, reopen())) for server in "ABC"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for taken in zip(*found.values(), strict=True):
        assert taken[0] is not None
        assert taken[0].epoch == 1
        assert whose(taken[0]) == whose(taken[1]) == whose(taken[2])


def test_a_lease_that_is_not_renewed_runs_out(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    one.write([[Made(setup(), "A")], [Made(setup("xyz"), "B")]])
    end = time.monotonic() + LEASE + 0.3
    while time.monotonic() < end:
        one.renew("A")
        time.sleep(0.3)
    assert whose(two.take("abc", "C")) == ("A", 1), "A is there"
    assert whose(two.take("xyz", "C")) == ("C", 2), "B is gone"


def test_whoever_wants_a_table_learns_when_it_may_be_free(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    one.write([[Made(setup(), "A")]])
    before = two.take("abc", "B")
    assert before is not None
    assert 0 < before.left <= LEASE
    time.sleep(before.left / 2)
    one.renew("A")
    renewed = two.take("abc", "B")
    assert renewed is not None
    assert before.left / 2 < renewed.left <= LEASE, "by the lease of the server, if that is longer"
    time.sleep(renewed.left + 0.01)
    assert two.take("abc", "B") == Taken("B", 2, 0.0, "A")


def test_an_older_epoch_writes_nothing(reopen: Callable[[], Store]) -> None:
    frozen, other = reopen(), reopen()
    frozen.write([[Made(setup(), "A")], [Made(setup("xyz"), "A")]])
    frozen.leave("A")  # its lease is out
    assert whose(other.take("abc", "B")) == ("B", 2)
    begun = setup()
    begun.status = "playing"
    stale: list[list[Write]] = [
        [Held("abc", 1), Moved("abc", entry(1))],
        [Held("abc", 1), changed(begun, 0)],
        [Held("abc", 1), Spoke("abc", "Ann", 0, "Hello", 99.0)],
        [Held("abc", 1), Noted("abc", Passed(4, seat=1, id="b1"))],
        [Held("abc", 1)],
        [Held("xyz", 1), Moved("xyz", entry(1))],
    ]
    assert frozen.write(stale) == [False] * 5 + [True]
    assert frozen.write([[Moved("abc", entry(1), 1)], [Moved("xyz", entry(2), 1)]]) == [False, True]
    assert frozen.write([[Released("abc", 1)]]) == [True], "which is nobody's by now"
    found = other.load("abc")
    assert found is not None
    assert (found.entries, found.chat, found.passes, found.revision) == ([], [], [], 0)
    assert other.held("B") == {"abc": 2}
    assert other.write([[Moved("abc", entry(1), 2)]]) == [True]


def test_a_table_is_taken_between_two_writes_never_within_one(reopen: Callable[[], Store]) -> None:
    """Whoever takes a table finds all that was written before, and nothing comes after."""
    servers = {name: reopen() for name in "AB"}
    servers["A"].write([[Made(setup())]])
    lengths: list[tuple[int, int]] = []

    def run(server: str) -> None:
        store = servers[server]
        for _ in range(30):
            store.renew(server)
            taken = store.take("abc", server)
            assert taken is not None
            if taken.owner != server:
                time.sleep(0.001)
                continue
            found = store.load("abc")
            assert found is not None
            number = len(found.entries)
            lengths.append((taken.epoch, number))
            while store.write([[Moved("abc", entry(number + 1), taken.epoch)]])[0]:
                number += 1
                if number % 3 == 0:
                    break
            store.write([[Released("abc", taken.epoch)]])

    threads = [threading.Thread(target=run, args=(server,)) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = servers["A"].load("abc")
    assert found is not None
    assert [entry.number for entry in found.entries] == list(range(1, len(found.entries) + 1))
    assert lengths == sorted(lengths), "every owner began where the one before had stopped"


def test_a_table_in_use_is_not_pruned(reopen: Callable[[], Store]) -> None:
    store = reopen()
    store.write([[Made(setup(), "A")], [Made(setup("xyz"))]])
    assert store.prune(time.time(), time.time()) == 1
    assert store.load("abc") is not None
    store.leave("A")
    assert store.prune(time.time(), time.time()) == 1
