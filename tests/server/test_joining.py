"""One server has a database, or several that share a Redis: whoever would not hear of the others
is refused."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from click.testing import CliRunner
from redis import Redis

from ringside.cli import main
from ringside.server.joining import join, mark_name, place_of
from ringside.server.stores import Shared, open_store
from ringside.server.stores.base import LEASE, Store
from tests.server.cluster import Servers
from tests.server.running import PATIENCE, Guest, Server
from tests.server.test_stores import new_postgres
from tests.services import running_redis


@pytest.fixture
def reopen(tmp_path: Path) -> Iterator[Callable[[], Store]]:
    """A function that opens the same PostgreSQL database, each time anew."""
    database = new_postgres(tmp_path)
    opened: list[Store] = []

    def open_again() -> Store:
        opened.append(open_store(database))
        return opened[-1]

    yield open_again
    for store in opened:
        store.close()


def test_only_those_with_the_same_mark_share_a_database(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    assert one.join("A", "") == []
    assert two.join("B", "") == [""], "nobody comes to one who is alone"
    assert two.join("B", "x") == [""]
    one.leave("A")
    assert one.join("A", "x") == []
    assert two.join("B", "x") == []
    assert two.join("C", "y") == ["x", "x"]
    assert two.join("C", "") == ["x", "x"]
    one.renew("A", "x")
    assert one.strangers("A", "x") == []


def test_an_older_server_has_some_redis(reopen: Callable[[], Store]) -> None:
    store = reopen()
    with store.engine.begin() as connection:  # type: ignore[attr-defined]
        connection.execute(
            sa.text("INSERT INTO servers (id, lease) VALUES ('old', extract(epoch FROM now()) + 9)")
        )
    assert store.join("A", "") == ["?"]
    assert store.join("A", "x") == [], "as in the middle of a rolling upgrade"


@pytest.mark.parametrize(
    ("first", "second", "with_redis", "alone"),
    [
        ("", "", False, True),
        ("", "/1", False, False),
        ("/1", "", True, True),
        ("/1", "/2", True, False),
    ],
)
def test_who_is_refused(
    reopen: Callable[[], Store], first: str, second: str, with_redis: bool, alone: bool
) -> None:
    one, two = reopen(), reopen()
    url, place = running_redis().url, f"place{time.time()}"
    urls = [each and url + each for each in (first, second)]
    mark = join(one, "A", urls[0], place)
    began = time.monotonic()
    with pytest.raises(Shared) as shared:
        join(Renewing(two, one, mark), "B", urls[1], place)  # type: ignore[arg-type]
    assert time.monotonic() - began > LEASE, "whoever was killed is gone by then"
    assert (shared.value.with_redis, shared.value.alone) == (with_redis, alone)


class Renewing:
    """A store before whose every answer another server renews its lease."""

    def __init__(self, store: Store, other: Store, mark: str) -> None:
        self.store, self.other, self.mark = store, other, mark

    def join(self, server: str, redis: str) -> list[str]:
        self.other.renew("A", self.mark)
        return self.store.join(server, redis)

    def strangers(self, server: str, redis: str) -> list[str]:
        self.other.renew("A", self.mark)
        return self.store.strangers(server, redis)


def test_one_that_was_killed_is_replaced_when_its_lease_is_out(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    join(one, "A", "", "")
    began = time.monotonic()
    join(two, "B", "", "")
    assert time.monotonic() - began < LEASE + 0.5


def test_servers_that_share_a_redis_have_its_mark(reopen: Callable[[], Store]) -> None:
    one, two = reopen(), reopen()
    url, place = running_redis().url, f"place{time.time()}"
    assert join(one, "A", url, place) == join(two, "B", url, place) != ""


def test_a_redis_that_forgot_its_mark_is_given_it_again(some: Callable[..., Servers]) -> None:
    servers = some(1)
    name = mark_name(place_of(servers.look(lambda store: store.signing_key())))
    with closing(Redis.from_url(running_redis().url)) as redis:
        before = redis.get(name)
        assert before
        redis.delete(name)
        servers.add()
        assert redis.get(name) == before


def test_a_file_has_one_server(own_server: Callable[..., Server]) -> None:
    server = own_server()
    place = ["--database", str(server.database)]
    refused = CliRunner().invoke(main, ["serve", "--port", "0", *place])
    assert refused.exit_code == 1
    assert "Several servers need PostgreSQL and Redis" in " ".join(refused.output.split())
    for command in (["stats"], ["prune"], ["upgrade"], ["backup", f"{server.database}.copy"]):
        assert CliRunner().invoke(main, ["database", *command, *place]).exit_code == 0
    guest = Guest(server)
    guest.make()
    guest.close()
    server.kill()
    server.start()  # nobody has to wait, or to clear anything away
    assert server.port


class Lone(Server):
    """A server without Redis on PostgreSQL."""

    def __init__(self, folder: Path, database: str) -> None:
        self.address = database
        super().__init__(folder)

    def command(self) -> list[str]:
        command = [self.python, "-m", "ringside", "serve", "--port", str(self.port)]
        return [*command, "--database", self.address]


def test_two_servers_without_redis(tmp_path: Path) -> None:
    database = new_postgres(tmp_path)
    server = Lone(tmp_path, database)
    time.sleep(LEASE)
    refused = CliRunner().invoke(main, ["serve", "--port", "0", "--database", database])
    assert refused.exit_code == 1
    assert "Several servers need a Redis" in " ".join(refused.output.split())
    assert CliRunner().invoke(main, ["database", "stats", "--database", database]).exit_code == 0
    server.kill()
    began = time.monotonic()
    server.start()
    assert time.monotonic() - began < LEASE + 8
    assert server.stop() == 0
    with closing(open_store(database)) as store:
        assert store.strangers("", "") == [], "it has signed out"


def test_whoever_stood_still_and_was_replaced_stops(tmp_path: Path) -> None:
    database = new_postgres(tmp_path)
    first = Lone(tmp_path, database)
    assert first.process is not None
    assert first.process.stdout is not None
    first.process.send_signal(signal.SIGSTOP)
    second = Lone(tmp_path, database)
    first.process.send_signal(signal.SIGCONT)
    assert first.process.wait(PATIENCE) == 0
    first.process.stdout.close()
    time.sleep(LEASE)
    assert second.stop() == 0, "it was still there"
