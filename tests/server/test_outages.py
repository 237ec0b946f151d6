"""PostgreSQL or Redis is gone for a while: nothing is told that is not kept, and all go on."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import LONG, ME, Servers, elsewhere, pair, play_on
from tests.server.running import PATIENCE, Guest, close_all
from tests.server.test_kill import children
from tests.services import find_postgres, find_redis, postgres, redis


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Nothing stays open after a test."""
    yield
    close_all()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two servers with a PostgreSQL and a Redis of their own."""
    if find_postgres() is None or find_redis() is None:
        pytest.skip("there is no PostgreSQL, or no Redis")
    with postgres() as database, redis() as passing:
        found = Servers(tmp_path_factory.mktemp("outages"), database, passing, 0)
        found.log = found.folder / "log"
        found.add()
        found.add()
        yield found
        found.stop()


@pytest.fixture(autouse=True)
def new_log(servers: Servers) -> None:
    """Every test reads its own."""
    assert servers.log is not None
    servers.log.write_text("")


def await_line(servers: Servers, line: str) -> None:
    """Wait until each server has logged something once."""
    assert servers.log is not None
    end = time.monotonic() + PATIENCE
    while servers.log.read_text().count(line) < len(servers.all):
        assert time.monotonic() < end, servers.log.read_text()
        time.sleep(0.05)
    assert servers.log.read_text().count(line) == len(servers.all), "once each"


def test_without_postgres_nothing_is_told_that_is_not_kept(servers: Servers) -> None:
    table, one, other = pair(servers)
    accepted = play_on([one, other], 4)
    servers.postgres.stop("immediate")
    mover, idle = (one, other) if one.views[0]["moves"] else (other, one)
    view = next(view for view in mover.views.values() if view["moves"])
    mover.play(view, view["moves"][0])
    assert mover.expect("saving")["on"]
    assert idle.expect("saving")["on"], "everybody at the table"
    heard = len(mover.heard)
    with pytest.raises(TimeoutError):
        mover.receive(1.0)
    assert all(message["type"] == "saving" for message in mover.heard[heard:])
    ready = elsewhere(mover.guest, servers.all[0])
    assert ready.http.get("/ready").status_code == 503
    assert ready.http.get("/health").status_code == 200
    assert ready.http.get("/api/tables/somewhere").status_code == 503
    ready.close()
    await_line(servers, "ERROR The database does not answer: ")
    servers.postgres.start()
    await_line(servers, "INFO The database answers again, after ")
    answers = [mover.expect("accepted", id=mover.last_id), mover.expect("saving", on=False)]
    accepted[answers[0]["version"]] = mover.last_id
    idle.expect("view", version=5)
    while min(view["version"] for view in mover.views.values()) < 5:
        mover.expect("view")
    accepted |= play_on([one, other], 4)
    assert servers.moves(table) == accepted
    one.close()
    other.close()


def test_after_a_restart_of_postgres_nobody_has_to_wait(servers: Servers) -> None:
    _, one, other = pair(servers)
    play_on([one, other], 4)
    servers.postgres.stop("immediate")
    await_line(servers, "ERROR The database does not answer: ")
    servers.postgres.start()
    await_line(servers, "INFO The database answers again, after ")
    while len(one.heard) > 0 and one.heard[-1].get("on"):
        one.receive()
    heard = [len(one.heard), len(other.heard)]
    play_on([one, other], 4)
    one.send("chat", text="Is all well?")
    other.expect("said")
    for socket, before in zip((one, other), heard, strict=True):
        saving = [each for each in socket.heard[before:] if each["type"] == "saving" and each["on"]]
        assert saving == []
    await_line(servers, "ERROR The database does not answer: ")


def test_a_frozen_postgres_is_told_with_a_reason(servers: Servers) -> None:
    main = int((servers.postgres.data / "postmaster.pid").read_text().split()[0])
    frozen = [*children(main), main]
    began = time.monotonic()
    for process in frozen:
        os.kill(process, signal.SIGSTOP)
    try:
        await_line(servers, "ERROR The database does not answer: no answer within 2 s")
        time.sleep(1)
    finally:
        for process in frozen:
            os.kill(process, signal.SIGCONT)
    took = time.monotonic() - began
    await_line(servers, "INFO The database answers again, after ")
    assert servers.log is not None
    for told in re.findall(r"again, after ([\d.]+) s", servers.log.read_text()):
        assert abs(float(told) - took) < 1, "from the first question without an answer"


def test_without_redis_a_table_goes_on_for_clients_of_its_owner(servers: Servers) -> None:
    ann = Guest(servers.all[0], "Ann")
    table = ann.make("slambo", options=LONG, seats=[ME, ME])
    far = elsewhere(ann, servers.all[1])
    with ann.sit(table) as here, far.sit(table) as there:
        here.expect("view", seat=1)
        there.expect("view", seat=1)
        accepted = play_on([here], 2)
        servers.redis.stop()
        with pytest.raises(ConnectionClosed):
            there.expect("nothing")
        accepted |= play_on([here], 4, seed=1)
        await_line(servers, "ERROR Redis cannot be reached: ")
        servers.redis.start()
        await_line(servers, "INFO Redis can be reached again, after ")
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                with far.sit(table) as back:
                    back.expect("view", seat=1)
                    accepted |= play_on([back], 2, seed=2)
                break
            except ConnectionClosed:
                time.sleep(0.2)
    assert servers.moves(table) == accepted
    assert len(accepted) == 8
    time.sleep(1)
    await_line(servers, "INFO Redis can be reached again, after ")
    await_line(servers, "ERROR Redis cannot be reached: ")
    far.close()
    ann.close()


def test_a_new_server_without_redis_does_not_join(servers: Servers, tmp_path: Path) -> None:
    """It would run tables that others run already."""
    from click.testing import CliRunner

    from ringside.cli import main

    found = CliRunner().invoke(main, ["serve", "--port", "0", "--database", servers.database])
    assert found.exit_code == 1
    assert "name their Redis with --redis" in " ".join(found.output.split())
