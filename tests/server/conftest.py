"""One server for all tests of a module that need not stop it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Servers
from tests.server.running import Guest, Limited, Server
from tests.services import running_postgres, running_redis


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its own port and database."""
    server = Server(tmp_path_factory.mktemp("server"), "--pause", "0.3", "--no-limits")
    yield server
    if server.process is not None:
        server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server for one test, with options or limits of its own."""
    started: list[Server] = []

    def start(*options: str, **limits: float) -> Server:
        started.append(Limited(tmp_path, **limits) if limits else Server(tmp_path, *options))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for server in started:
        if server.process is not None:
            server.stop()


@pytest.fixture
def guest(server: Server) -> Iterator[Callable[..., Guest]]:
    """A function that makes guests of the module's server."""
    guests: list[Guest] = []

    def make(name: str = "") -> Guest:
        guests.append(Guest(server, name))
        return guests[-1]

    yield make
    for each in guests:
        each.close()


@pytest.fixture
def some(tmp_path: Path) -> Iterator[Callable[..., Servers]]:
    """A function that starts servers for one test."""
    started: list[Servers] = []

    def start(count: int, **limits: float) -> Servers:
        started.append(Servers(tmp_path, running_postgres(), running_redis(), count, **limits))
        return started[-1]

    yield start
    for servers in started:
        servers.stop()
