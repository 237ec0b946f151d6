"""Many tables at once: how many moves a second the server takes, and how soon they are seen.

    python -m bench.load                                    all of bench/load.md
    python -m bench.load --tables N [--seconds S] [--think S] [--game GAME]

Starts a server of its own on one core, with its database on disk, and plays from another core:
two clients a table, each with its own socket, choosing moves at random. With ``--think 0`` it
is a closed loop: each client moves as soon as it sees that it may.

A move's time is from its sending to the *other* client's view of it, when it is in the log.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import uvloop

from bench.wire import Socket, request

# Small steps keep a game going for long, so that it is moves that are measured, not new tables.
OPTIONS = {"slambo": {"deck": ["+1", "-1"] * 8}}
HOST = "127.0.0.1"


class Heard(msgspec.Struct):
    """What a client needs of any message."""

    type: str
    version: int = 0
    seat: int | None = None
    moves: list[str] = []
    status: str = ""
    rematch: str = ""
    players: list[dict[str, object]] = []
    code: str = ""


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Load:
    """What is being measured."""

    port: int
    """Of the server where tables are made."""
    think: float
    options: Mapping[str, object]
    game: str
    moves: int = 0
    games: int = 0
    times: list[float] = field(default_factory=list)
    stopped: bool = False
    sockets: int = 0
    """The port where clients come to the tables, if it is another one."""


class Player:
    """One client: its seat at one table after another."""

    def __init__(self, pair: Pair, seat: int, cookie: str) -> None:
        self.pair = pair
        self.seat = seat
        self.cookie = cookie
        self.socket: Socket | None = None
        self.seen = -1  # the last version that was answered
        self.sent = 0

    async def join(self, table: str) -> None:
        """Open a socket at a table."""
        path = f"/api/tables/{table}/socket"
        port = self.pair.load.sockets or self.pair.load.port
        self.seen = -1
        self.socket = Socket(self.heard)
        fresh = await self.socket.open(HOST, port, path, self.cookie)
        self.cookie = self.cookie or fresh

    def send(self, text: str) -> None:
        """Send a message."""
        assert self.socket is not None
        self.socket.send(text.encode())

    def heard(self, data: bytes) -> None:
        """A message has arrived."""
        message = hear(data)
        load = self.pair.load
        if message.type == "view":
            if message.version == self.pair.awaited and self.seat != self.pair.mover:
                load.times.append(time.perf_counter() - self.pair.sent)
                self.pair.awaited = -1
            # A view may come twice: when the database was slow, once more after the saving.
            if message.moves and message.version > self.seen and not load.stopped:
                self.seen = message.version
                if load.think:
                    loop = asyncio.get_running_loop()
                    delay = random.uniform(0.5, 1.5) * load.think
                    loop.call_later(delay, self.move, message.version, message.moves)
                else:
                    self.move(message.version, message.moves)
        elif message.type == "table":
            self.pair.table_changed(self, message)
        elif message.type == "refused":
            raise RuntimeError(message.code)

    def move(self, version: int, moves: list[str]) -> None:
        """Play any move."""
        if self.pair.load.stopped:
            return
        self.sent += 1
        pair = self.pair
        pair.awaited, pair.mover = version + 1, self.seat
        move = random.choice(moves)
        pair.sent = time.perf_counter()
        self.send(
            f'{{"type":"play","seat":{self.seat},"move":"{move}",'
            f'"version":{version},"id":"{self.seat}.{self.sent}"}}'
        )
        pair.load.moves += 1


class Pair:
    """Two clients at one table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.players: list[Player] = []
        self.table = ""
        self.awaited = -1
        self.mover = -1
        self.sent = 0.0
        self.playing = asyncio.Event()
        self.seen: set[str] = set()
        self.going: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Make a table, sit down at it, deal."""
        load = self.load
        wish = {
            "game": load.game,
            "options": load.options,
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        body = msgspec.json.encode(wish)
        answer, cookie = await request(HOST, load.port, "POST", "/api/tables", body)
        self.table = msgspec.json.decode(answer)["id"]
        self.players = [Player(self, 0, cookie), Player(self, 1, "")]
        for player in self.players:
            await player.join(self.table)
        self.players[1].send('{"type":"sit","seat":1}')
        await self.playing.wait()

    def table_changed(self, player: Player, message: Heard) -> None:
        """Go on when the other has come, and to the next game when this one is over."""
        if message.status == "gathering" and player.seat == 0 and message.players:
            ready = all(p["kind"] == "person" for p in message.players)
            if ready and self.table not in self.seen:
                self.seen.add(self.table)
                if not self.playing.is_set():
                    player.send('{"type":"start"}')
        elif message.status == "playing":
            self.playing.set()
        elif message.status == "over" and not self.load.stopped:
            if message.rematch and message.rematch not in self.seen:
                self.seen.add(message.rematch)
                self.table = message.rematch
                self.load.games += 1
                task = asyncio.get_running_loop().create_task(self.again())
                self.going.add(task)
                task.add_done_callback(self.going.discard)
            elif not message.rematch and player.seat == 0:
                player.send('{"type":"rematch"}')

    async def again(self) -> None:
        """Move to the table of the rematch."""
        for player in self.players:
            assert player.socket is not None
            player.socket.close()
        for player in self.players:
            await player.join(self.table)


@dataclass
class Figures:
    """What came out."""

    tables: int
    think: float
    rate: float
    p50: float
    p99: float
    cpu: float
    memory: float
    played: float

    def pace(self) -> str:
        """How the clients play."""
        return f"{self.think:g} s of thinking" if self.think else "closed loop"

    def __str__(self) -> str:
        return (
            f"{self.tables:,} tables, {self.pace()}: {self.rate:,.0f} moves/s, "
            f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"{self.cpu:.3f} ms of server CPU a move, "
            f"{self.memory:.1f} KiB a table with its two sockets after {self.played:.0f} moves each"
        )


def cpu_seconds(pid: int) -> float:
    """What a process has used of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def measure(load: Load, pid: int, tables: int, seconds: float) -> Figures:
    """Set up the tables, let them run in, measure."""
    warm = Pair(load)  # whatever is made once is made before the memory is measured
    await warm.begin()
    await asyncio.sleep(0.5)
    before = resident(pid)
    pairs = [Pair(load) for _ in range(tables - 1)]
    for start in range(0, len(pairs), 20):
        await asyncio.gather(*(pair.begin() for pair in pairs[start : start + 20]))
    await asyncio.sleep(min(2.0, seconds / 4) + load.think)
    load.moves = load.games = 0
    load.times = []
    used, began = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    used = cpu_seconds(pid) - used
    moves, times = load.moves, sorted(load.times)
    memory = (resident(pid) - before) / max(1, tables - 1)
    load.stopped = True
    await asyncio.sleep(0.3)
    return Figures(
        tables,
        load.think,
        moves / taken,
        times[len(times) // 2] * 1000,
        times[len(times) * 99 // 100] * 1000,
        used / moves * 1000,
        memory / 1024,
        moves / tables,
    )


def start_server(folder: str, core: int | None) -> tuple[subprocess.Popen[str], int]:
    """A server of its own, on its own core."""
    command = [sys.executable, "-m", "ringside", "serve", "--port", "0", "--no-limits"]
    command += ["--database", f"{folder}/load.sqlite"]
    if core is not None and shutil.which("taskset"):
        command = ["taskset", "-c", str(core), *command]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    return server, int(line.partition(HOST + ":")[2].partition("/")[0])


def run(tables: int, seconds: float, think: float, game: str, folder: str | None) -> Figures:
    """One measurement with a fresh server and database."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(dir=folder) as place:
        server, port = start_server(place, cores[0] if len(cores) > 1 else None)
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[1]})
        try:
            load = Load(port, think, OPTIONS.get(game, {}), game)
            return uvloop.run(measure(load, server.pid, tables, seconds))
        finally:
            os.sched_setaffinity(0, set(cores))
            server.terminate()
            server.wait(20)


def best(rounds: list[Figures]) -> Figures:
    """The best of each figure: a busy moment of the machine does not decide."""
    return Figures(
        rounds[0].tables,
        rounds[0].think,
        max(each.rate for each in rounds),
        min(each.p50 for each in rounds),
        min(each.p99 for each in rounds),
        min(each.cpu for each in rounds),
        min(each.memory for each in rounds),
        max(each.played for each in rounds),
    )


def report(results: list[Figures]) -> str:
    """bench/load.md."""
    lines = [
        "# Load",
        "",
        "Two-player tables of SLAMBO! over real WebSockets on loopback, two clients a table, every "
        "move on disk in SQLite before anybody is told; the server on one core, the load on "
        "another. Measured by `make bench`, the best of three rounds for each figure. A move's "
        "time is from its sending to the other client's view of it. Memory is what the server "
        "grew by, with both sockets of every table open.",
        "",
        "| tables | pace | moves/s | p50 ms | p99 ms | server CPU a move, ms | KiB a table |",
        "|---:|---|---:|---:|---:|---:|---:|",
    ]
    for each in results:
        lines.append(
            f"| {each.tables:,} | {each.pace()} | {each.rate:,.0f} | {each.p50:.1f} | "
            f"{each.p99:.1f} | {each.cpu:.3f} | {each.memory:.1f} |"
        )
    return "\n".join(lines) + "\n"


def measure_all(seconds: float, rounds: int, folder: str | None) -> None:
    """Write bench/load.md."""
    results = []
    for tables, think in ((100, 0.0), (1000, 0.0), (1000, 2.0)):
        found = [run(tables, seconds, think, "slambo", folder) for _ in range(rounds)]
        results.append(best(found))
        print(results[-1], flush=True)
    text = report(results)
    (Path(__file__).parent / "load.md").write_text(text, encoding="utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    parser.add_argument("--game", default="slambo")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", help="where the database is, if not among temporary files")
    given = parser.parse_args()
    if given.tables is None:
        measure_all(given.seconds, given.rounds, given.folder)
        return
    for _ in range(given.rounds):
        print(run(given.tables, given.seconds, given.think, given.game, given.folder), flush=True)


if __name__ == "__main__":
    main()
