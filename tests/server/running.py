"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds after which something that should have happened has not


OPEN_TABLE = [{"kind": "me"}, {"kind": "open"}]

LEFT_OPEN: set[Any] = set()
"""The guests and sockets that are not closed yet."""


class Server:
    """`ringside serve` with a database of its own."""

    python = sys.executable
    log: Path | None = None
    """The file for its log, which otherwise goes where that of the tests goes."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.database = folder / "ringside.sqlite"
        self.options = options
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start; the second time on the same port and database."""
        with ExitStack() as stack:
            log = None if self.log is None else stack.enter_context(self.log.open("a"))
            self.process = subprocess.Popen(
                self.command(), stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.partition("127.0.0.1:")[2].partition("/")[0])

    def command(self) -> list[str]:
        """What is run."""
        command = [self.python, "-m", "ringside", "serve", "--port", str(self.port)]
        return [*command, "--database", str(self.database), "--bot-pace", "0", *self.options]

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ctrl-C; the exit status."""
        return self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return status


class Limited(Server):
    """A server with limits of its own, as `Settings` names them; ``files`` is how many the system
    lets it open."""

    def __init__(self, folder: Path, files: int = 0, **limits: float) -> None:
        self.limits = limits
        self.files = files
        super().__init__(folder)

    def command(self) -> list[str]:
        lines = [
            "import resource",
            "from ringside.server.run import run",
            "from ringside.server.settings import Settings",
            f"files = {self.files}",
            "if files: resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))",
            f"settings = Settings({str(self.database)!r}, bot_pace=0.0, **{self.limits!r})",
            f"if __name__ == '__main__': run(settings, '127.0.0.1', {self.port}, False)",
        ]
        script = self.database.with_name("serve.py")  # bots think in processes that import it
        script.write_text("\n".join(lines))
        return [self.python, str(script)]


class Socket:
    """A client's socket at a table, and all it has heard."""

    def __init__(self, guest: Guest, table: str, **headers: str) -> None:
        self.guest = guest
        self.table = table
        url = f"{guest.server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        all_headers = {"Cookie": guest.cookie(), **headers}
        self.stack = ExitStack()
        self.connection: ClientConnection = self.stack.enter_context(
            connect(
                url,
                additional_headers=all_headers,
                compression=None,
                proxy=None,
                max_queue=None,
                open_timeout=guest.open_seconds,
                source_address=(guest.address, 0),
            )
        )
        LEFT_OPEN.add(self)
        self.heard: list[dict[str, Any]] = []
        self.views: dict[int | None, dict[str, Any]] = {}  # the newest of each seat
        self.raw: list[bytes] = []
        self.sent = 0
        self.last_id = ""

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the socket."""
        LEFT_OPEN.discard(self)
        self.stack.close()

    def send(self, type: str, **fields: Any) -> None:
        """Send a message."""
        self.connection.send(msgspec.json.encode({"type": type, **fields}).decode())

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        data = self.connection.recv(timeout)
        assert isinstance(data, str), "messages are texts"
        self.raw.append(data.encode())
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "view":
            self.see(message)
        self.heard.append(message)
        return message

    def see(self, message: dict[str, Any]) -> None:
        """Put what changed into the view it changed."""
        if "since" in message:
            before = self.views[message["seat"]]
            assert before["version"] == message["since"] == message["version"] - 1
            message["view"] = {**before["view"], **message["view"]}
        self.views[message["seat"]] = message

    def expect(self, type: str, **fields: Any) -> dict[str, Any]:
        """The next message of a type and with these fields; others are passed over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == type and fields.items() <= message.items():
                return message
        raise AssertionError(f"no {type} with {fields}")

    def play(self, view: dict[str, Any], move: str, id: str = "") -> None:
        """Play a move in answer to a view."""
        self.sent += 1
        self.last_id = id or f"{self.sent}-{random.getrandbits(32)}"
        seat, version = view["seat"], view["version"]
        self.send("play", seat=seat, move=move, version=version, id=self.last_id)

    def play_out(self, choice: random.Random, most: int = 1_000_000) -> None:
        """Play any moves for one's own seats until the game is over, or give up after so many."""
        waiting: set[int] = set()  # seats whose last move is not answered yet
        asked: dict[str, int] = {}
        while True:
            message = self.receive()
            if message["type"] == "view" and message["moves"] and message["seat"] not in waiting:
                waiting.add(message["seat"])
                if self.sent >= most:
                    self.send("resign", seat=message["seat"])
                    continue
                self.play(message, choice.choice(message["moves"]))
                asked[self.last_id] = message["seat"]
            elif message["type"] == "table" and message["status"] == "over":
                return
            elif message["type"] in ("accepted", "refused"):
                assert message.get("code", "stale") in ("stale", "game-over"), message
                waiting.discard(asked.get(message["id"], -1))


class Guest:
    """Somebody with a cookie."""

    open_seconds = PATIENCE
    """In which a socket must be open."""

    def __init__(self, server: Server, name: str = "", address: str = "127.0.0.1") -> None:
        LEFT_OPEN.add(self)
        self.server = server
        self.address = address
        way = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, trust_env=False, transport=way
        )
        self.http.get("/api/me").raise_for_status()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    def cookie(self) -> str:
        """The cookie as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def make(self, game: str = "sumo", **wish: Any) -> str:
        """Make a table; its id."""
        answer = self.http.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        id: str = answer.json()["id"]
        return id

    def sit(self, table: str, **headers: str) -> Socket:
        """Open a socket at a table."""
        return Socket(self, table, **headers)

    def close(self) -> None:
        """Leave."""
        LEFT_OPEN.discard(self)
        self.http.close()


def two_at_a_table(guest: Callable[..., Guest], game: str = "slambo") -> tuple[Guest, Guest, str]:
    """Ann hosts, Bob has sat down, the cards are dealt."""
    ann, bob = guest("Ann"), guest("Bob")
    table = ann.make(game, seats=OPEN_TABLE)
    with ann.sit(table) as host, bob.sit(table) as other:
        other.send("sit", seat=1)
        other.expect("table", host=False)
        host.send("start")
        host.expect("view")
        other.expect("view")
    return ann, bob, table


def close_all() -> None:
    """Close whatever a test has left open."""
    for each in list(LEFT_OPEN):
        each.close()


__all__ = [
    "LEFT_OPEN",
    "OPEN_TABLE",
    "PATIENCE",
    "ConnectionClosed",
    "Guest",
    "Limited",
    "Server",
    "Socket",
    "close_all",
    "two_at_a_table",
]
