"""Several servers on one PostgreSQL and one Redis."""

from __future__ import annotations

import gc
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

import sqlalchemy as sa

from ringside.server.stores import open_store
from ringside.server.stores.base import Store
from ringside.server.stores.history import upgrade
from ringside.server.stores.postgres import url_of
from tests.server.running import LEFT_OPEN, Guest, Server, Socket, close_all
from tests.services import Postgres, Redis

T = TypeVar("T")

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LONG = {"deck": ["+1", "-1"] * 8}  # of a game that lasts


class Member(Server):
    """One of several servers, with limits of its own if there are any."""

    def __init__(
        self, folder: Path, database: str, redis: str, log: Path | None = None, **limits: float
    ) -> None:
        self.address, self.redis, self.log, self.limits = database, redis, log, limits
        super().__init__(folder)

    def command(self) -> list[str]:
        if self.limits:
            lines = [
                "from ringside.server.run import run",
                "from ringside.server.settings import Settings",
                f"settings = Settings({self.address!r}, redis={self.redis!r}, **{self.limits!r})",
                "if __name__ == '__main__':",
                f"    run(settings, '127.0.0.1', {self.port}, False)",
            ]
            script = self.database.with_name("member.py")
            script.write_text("\n".join(lines))
            return [self.python, str(script)]
        command = [self.python, "-m", "ringside", "serve", "--port", str(self.port)]
        command += ["--database", self.address, "--redis", self.redis]
        return [*command, "--bot-pace", "0", "--pause", "0.2", "--no-limits"]

    @property
    def pid(self) -> int:
        """Of its process."""
        assert self.process is not None
        return self.process.pid

    def freeze(self) -> None:
        """SIGSTOP."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        """SIGCONT."""
        os.kill(self.pid, signal.SIGCONT)

    def terminate(self) -> int:
        """SIGTERM; the exit status."""
        return self._end(signal.SIGTERM)


class Servers:
    """Some servers with a database of their own, and a Redis."""

    def __init__(
        self, folder: Path, postgres: Postgres, redis: Redis, count: int, **limits: float
    ) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        self.database = postgres.new_database()
        upgrade(url_of(self.database))
        self.limits = limits
        self.log: Path | None = None
        """The file for what they log from now on."""
        self.all: list[Member] = []
        self.workers: list[subprocess.Popen[str]] = []
        for _ in range(count):
            self.add()

    def add(self) -> Member:
        """One more."""
        self.all.append(Member(self.folder, self.database, self.redis.url, self.log, **self.limits))
        return self.all[-1]

    def think(self) -> subprocess.Popen[str]:
        """A worker on which bots think, once it is there."""
        command = [sys.executable, "-m", "ringside", "think", "--redis", self.redis.url]
        worker = subprocess.Popen([*command, "--jobs", "1"], stdout=subprocess.PIPE, text=True)
        assert worker.stdout is not None
        assert "think" in worker.stdout.readline()
        self.workers.append(worker)
        return worker

    def look(self, ask: Callable[[Store], T]) -> T:
        """Ask the database something."""
        with closing(open_store(self.database)) as store:
            return ask(store)

    def moves(self, table: str) -> dict[int, str]:
        """The ids of a table's moves by version."""
        stored = self.look(lambda store: store.load(table))
        assert stored is not None
        return {entry.number: entry.id for entry in stored.entries}

    def owner(self, table: str) -> str:
        """Who runs a table."""
        engine = sa.create_engine(url_of(self.database), poolclass=sa.NullPool)
        with engine.connect() as connection:
            asked = sa.text("SELECT owner FROM tables WHERE id = :id")
            found: str = connection.execute(asked, {"id": table}).scalar_one()
        return found

    def stop(self) -> None:
        """Stop them all."""
        close_all()
        with catch_warnings():  # whatever broke with a server or database that was killed
            simplefilter("ignore", ResourceWarning)
            gc.collect()
        for worker in self.workers:
            worker.kill()
            worker.wait()
            if worker.stdout is not None:
                worker.stdout.close()
        for server in self.all:
            if server.process is not None:
                server.wake()
                server.kill()


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same guest at another server."""
    other = Guest.__new__(Guest)
    LEFT_OPEN.add(other)
    other.server, other.address = server, guest.address
    other.http = type(guest.http)(base_url=server.url, timeout=60, trust_env=False)
    other.http.cookies.update(dict(guest.http.cookies))
    return other


def players(info: dict[str, Any]) -> list[tuple[str, bool]]:
    """Who sits at a table, and who is here."""
    return [(player["name"], player["here"]) for player in info["players"]]


def pair(servers: Servers, **wish: object) -> tuple[str, Socket, Socket]:
    """Ann at the first server, which runs the table, and Bob at the second; it is dealt."""
    ann, bob = Guest(servers.all[0], "Ann"), Guest(servers.all[1], "Bob")
    table = ann.make("slambo", options=LONG, seats=[ME, OPEN], **wish)
    one, two = ann.sit(table), bob.sit(table)
    two.expect("table", status="gathering")
    two.send("sit", seat=1)
    while players(one.expect("table"))[1] != ("Bob", True):
        pass
    one.send("start")
    one.expect("view")
    two.expect("view", seat=1)
    return table, one, two


def play_on(sockets: list[Socket], moves: int, seed: int = 0) -> dict[int, str]:
    """Both play; the ids of the moves by version. Both hear of each before the next."""
    chance, accepted = random.Random(seed), {}
    for _ in range(moves):
        movers = [
            (socket, view) for socket in sockets for view in socket.views.values() if view["moves"]
        ]
        socket, view = chance.choice(movers)
        socket.play(view, chance.choice(view["moves"]))
        version = socket.expect("accepted", id=socket.last_id)["version"]
        accepted[version] = socket.last_id
        for each in sockets:
            while min(view["version"] for view in each.views.values()) < version:
                each.expect("view")
    return accepted
