"""`ringside think`: bots think elsewhere, and a worker that dies costs no move."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable

import pytest
from click.testing import CliRunner
from redis import Redis

from ringside.cli import main
from ringside.server.far_thinkers import GROUP, STREAM
from tests.server.cluster import Servers
from tests.server.running import PATIENCE, Guest
from tests.server.test_kill import children
from tests.services import running_redis

BOTS = [{"kind": "bot"}] * 2


def watch_a_game(guest: Guest) -> None:
    """Let bots play to the end."""
    with guest.sit(guest.make("slambo", seats=BOTS)) as socket:
        socket.expect("table", status="over")


def last_thought(redis: Redis) -> bytes:
    """The id of the last thought that was handed out."""
    found: bytes = redis.xinfo_stream(STREAM)["last-generated-id"]
    return found


def test_bots_think_on_a_worker(some: Callable[..., Servers]) -> None:
    servers = some(1)
    guest = Guest(servers.all[0])
    worker = servers.think()
    with Redis.from_url(servers.redis.url) as redis:
        time.sleep(1)
        before = last_thought(redis)
        watch_a_game(guest)
        assert last_thought(redis) != before
        assert redis.xlen(STREAM) == 0, "what is done is taken from the stream"
        assert redis.xpending(STREAM, GROUP)["pending"] == 0
        assert len(children(servers.all[0].pid)) == 0, "the server has no processes for it"
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(PATIENCE) == 0
        before = last_thought(redis)
        time.sleep(2.5)
        watch_a_game(guest)
        assert last_thought(redis) == before, "without workers bots think at the server"
    guest.close()


def test_a_worker_that_dies_costs_no_move(some: Callable[..., Servers]) -> None:
    servers = some(1)
    guest = Guest(servers.all[0])
    workers = [servers.think(), servers.think()]
    time.sleep(1)
    chance = random.Random(4)
    with guest.sit(guest.make("slime", seats=BOTS)) as socket:
        socket.expect("view")
        while socket.views[None]["version"] < 5:
            socket.expect("view")
        frozen = chance.choice(workers)
        frozen.send_signal(signal.SIGSTOP)  # in the middle of a thought, as likely as not
        before = socket.views[None]["version"]
        while socket.views[None]["version"] < before + 10:
            socket.expect("view")
        frozen.kill()
        before = socket.views[None]["version"]
        while socket.views[None]["version"] < before + 5:
            socket.expect("view")
        for worker in workers:
            worker.kill()
        before = socket.views[None]["version"]
        while socket.views[None]["version"] < before + 5:
            socket.expect("view")
    guest.close()


def test_an_address_without_its_scheme_does_not_tell_the_password() -> None:
    found = CliRunner().invoke(main, ["think", "--redis", "ada:secret@127.0.0.1:1"])
    assert found.exit_code == 1
    assert "redis://" in found.output
    assert "secret" not in found.output


@pytest.mark.parametrize("command", ["think", "serve"])
def test_no_redis_is_a_sentence(command: str) -> None:
    found = CliRunner().invoke(main, [command, "--redis", "redis://:secret@127.0.0.1:1/0"])
    assert found.exit_code == 1
    said = " ".join(found.output.split())
    assert "There is no Redis at redis://127.0.0.1:1/0" in said
    assert "--redis says where" in said
    assert "Traceback" not in said
    assert "secret" not in said


def test_a_worker_can_log_in_json() -> None:
    command = [sys.executable, "-m", "ringside", "think", "--redis", running_redis().url]
    worker = subprocess.Popen(
        [*command, "--jobs", "1", "--log", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert worker.stdout is not None
    lines = [json.loads(worker.stdout.readline()) for _ in range(2)]
    worker.send_signal(signal.SIGTERM)
    lines += [json.loads(line) for line in worker.communicate(timeout=PATIENCE)[0].splitlines()]
    assert "think here" in lines[0]["message"]
    assert lines[1]["jobs"] == 1
    assert lines[-1]["message"] == "The worker stops"
