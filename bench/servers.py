"""What a database of its own and a second server cost: writes bench/servers.md and its plot.

    python -m bench.servers [--seconds S] [--rounds N] [--most TABLES]

In one run beside each other, on the same two cores, with the load on them too: SQLite on one
server; PostgreSQL on one; PostgreSQL and Redis with two servers, with all clients at the server
that runs their tables, and with all clients at the other one. Then how memory and work grow with
the number of tables.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import uvloop

from bench.load import HOST, OPTIONS, Load, Pair, resident
from ringside.server.stores.history import upgrade
from ringside.server.stores.postgres import url_of
from tests.services import postgres, redis

HERE = Path(__file__).parent
SPARE = 200  # files that are no sockets
WAYS = {
    "SQLite, one server": "sqlite",
    "PostgreSQL, one server": "postgres",
    "PostgreSQL and Redis, clients at the owner": "owner",
    "PostgreSQL and Redis, clients at the other server": "other",
}


@dataclass
class Setting:
    """Servers that run, and the processes whose work is counted."""

    ports: list[int]
    servers: list[int]
    database: int = 0
    redis: int = 0


@contextmanager
def running(way: str) -> Iterator[Setting]:
    """The servers of one way, as long as they are needed."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        options = ["--database", f"{folder}/load.sqlite"]
        setting = Setting([], [])
        if way != "sqlite":
            server = stack.enter_context(postgres(durable=True))
            address = server.new_database()
            upgrade(url_of(address))
            options = ["--database", address]
            first = (server.data / "postmaster.pid").read_text().split()[0]
            setting.database = int(first)
        if way in ("owner", "other", "spread"):
            passing = stack.enter_context(redis())
            options += ["--redis", passing.url]
            assert passing.process is not None
            setting.redis = passing.process.pid
        for _ in range(2 if setting.redis else 1):
            process = start(options)
            stack.callback(process.wait, 30)
            stack.callback(process.terminate)
            assert process.stdout is not None
            line = process.stdout.readline()
            setting.ports.append(int(line.partition(HOST + ":")[2].partition("/")[0]))
            setting.servers.append(process.pid)
        yield setting


def start(options: list[str]) -> subprocess.Popen[str]:
    """A server."""
    command = [sys.executable, "-m", "ringside", "serve", "--port", "0", "--no-limits", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = [pid]
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
            except OSError:
                continue
            if int(parent) == pid:
                found.append(int(entry.name))
    return found


def work(pid: int) -> float:
    """Seconds of the processor that a process has used, counted finely."""
    return sum(
        int((task / "schedstat").read_text().split()[0]) / 1e9
        for task in Path(f"/proc/{pid}/task").iterdir()
    )


def used(setting: Setting) -> tuple[float, float, float]:
    """Seconds of the processor so far: by the servers, the database and Redis."""
    database = family(setting.database) if setting.database else []
    return (
        sum(map(work, setting.servers)),
        sum(map(work, database)),
        work(setting.redis) if setting.redis else 0.0,
    )


@dataclass
class Figures:
    """What came out. Times are in milliseconds, memory in KiB a table."""

    rate: float
    p50: float
    p99: float
    server: float
    database: float
    redis: float
    memory: float


@dataclass
class Hop:
    """Times at the owner and at the other server, in milliseconds: p50, p90, p99."""

    moves: int
    times: list[tuple[float, float]]


async def begin(loads: Iterator[Load], tables: int) -> None:
    """Set up tables, some at a time."""
    pairs = [Pair(next(loads)) for _ in range(tables)]
    for at in range(0, len(pairs), 20):
        await asyncio.gather(*(pair.begin() for pair in pairs[at : at + 20]))


def within(times: list[float], share: int) -> float:
    """In how many milliseconds so many of a hundred moves were seen."""
    return sorted(times)[len(times) * share // 100] * 1000


async def measure(setting: Setting, way: str, tables: int, think: float, seconds: float) -> Figures:
    """Set up the tables, let them run in, measure."""
    loads = [Load(port, think, OPTIONS["slambo"], "slambo") for port in setting.ports]
    if way == "other":
        loads[0].sockets = setting.ports[1]
    if way != "spread":
        loads = loads[:1]
    turns = cycle(loads)
    await begin(turns, 6)
    await asyncio.sleep(1.0)
    before = sum(map(resident, setting.servers))
    await begin(turns, tables - 6)
    await asyncio.sleep(min(2.0, seconds / 3) + min(think, 3.0))
    for load in loads:
        load.moves, load.times = 0, []
    first, began = used(setting), time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - began
    moves = sum(load.moves for load in loads)
    each = [
        (after - then) / max(1, moves) * 1000
        for then, after in zip(first, used(setting), strict=True)
    ]
    times = [time for load in loads for time in load.times]
    memory = (sum(map(resident, setting.servers)) - before) / (tables - 6) / 1024
    for load in loads:
        load.stopped = True
    await asyncio.sleep(0.3)
    return Figures(
        moves / taken,
        within(times, 50),
        within(times, 99),
        each[0],
        each[1],
        each[2],
        memory,
    )


def run(way: str, tables: int, think: float, seconds: float) -> Figures:
    """One measurement with fresh servers and databases."""
    with running(way) as setting:
        return uvloop.run(measure(setting, way, tables, think, seconds))


async def measure_hop(setting: Setting, tables: int, think: float, seconds: float) -> Hop:
    """Both at once, so that a busy moment of the machine befalls both."""
    near, far = (Load(setting.ports[0], think, OPTIONS["slambo"], "slambo") for _ in range(2))
    far.sockets = setting.ports[1]
    await begin(cycle([near, far]), tables)
    await asyncio.sleep(2.0 + think)
    near.times, far.times = [], []
    await asyncio.sleep(seconds)
    near.stopped = far.stopped = True
    await asyncio.sleep(0.3)
    moves = len(near.times) + len(far.times)
    at = [(within(near.times, share), within(far.times, share)) for share in (50, 90, 99)]
    return Hop(moves, at)


def run_hop(seconds: float) -> Hop:
    """What the hop adds, with fresh servers."""
    with running("owner") as setting:
        found = uvloop.run(measure_hop(setting, 100, 2.0, seconds))
    print(f"The hop: {found}", flush=True)
    return found


def best(rounds: list[Figures]) -> Figures:
    """The best of each figure: a busy moment of the machine does not decide."""
    return Figures(
        rate=max(each.rate for each in rounds),
        p50=min(each.p50 for each in rounds),
        p99=min(each.p99 for each in rounds),
        server=min(each.server for each in rounds),
        database=min(each.database for each in rounds),
        redis=min(each.redis for each in rounds),
        memory=min(each.memory for each in rounds),
    )


def beside_each_other(think: float, seconds: float, rounds: int) -> dict[str, Figures]:
    """All ways with 100 tables, turn by turn."""
    found: dict[str, list[Figures]] = {name: [] for name in WAYS}
    for _ in range(rounds):
        for name, way in WAYS.items():
            found[name].append(run(way, 100, think, seconds))
            print(f"{name}, {think:g} s of thinking: {found[name][-1]}", flush=True)
    return {name: best(figures) for name, figures in found.items()}


def room() -> int:
    """How many tables there can be with two sockets each in this one process."""
    _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    return (files - SPARE) // 2


def growth(most: int, seconds: float) -> dict[int, Figures]:
    """More and more tables, all together at about 500 moves a second."""
    found = {}
    for wanted in (100, 1_000, 10_000):
        tables = min(wanted, room())
        if tables <= most:
            found[tables] = run("spread", tables, tables / 500, seconds)
            print(f"{tables:,} tables: {found[tables]}", flush=True)
    return found


def plot(found: dict[int, Figures], path: Path) -> None:
    """Memory a table and work a move, by the number of tables."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(8, 3))
    tables = list(found)
    left.plot(tables, [each.memory for each in found.values()], "o-")
    left.set_ylabel("KiB a table in the servers")
    for part in ("server", "database", "redis"):
        right.plot(tables, [getattr(each, part) for each in found.values()], "o-", label=part)
    right.set_ylabel("ms of CPU a move")
    right.legend()
    for axes in (left, right):
        axes.set_xscale("log")
        axes.set_ylim(0)
        axes.set_xlabel("tables")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def report(
    closed: dict[str, Figures], thinking: dict[str, Figures], hop: Hop, grown: dict[int, Figures]
) -> str:
    """bench/servers.md."""
    lines = [
        "# What a database of its own and a second server cost",
        "",
        "100 two-player tables of SLAMBO! over real WebSockets, everything on "
        f"{os.cpu_count()} cores, the load too; every move on disk before anybody is told. "
        "Measured by `make bench` in one run, the best of the rounds for each figure. CPU is in "
        "milliseconds a move.",
    ]
    for title, figures in (("Closed loop", closed), ("Two seconds of thinking", thinking)):
        lines += [
            "",
            f"## {title}",
            "",
            "| | moves/s | p50 ms | p99 ms | CPU of the servers | of the database | of Redis |",
            "|---|---:|---:|---:|---:|---:|---:|",
        ]
        for name, each in figures.items():
            lines.append(
                f"| {name} | {each.rate:,.0f} | {each.p50:.1f} | {each.p99:.1f} | "
                f"{each.server:.3f} | {each.database:.3f} | {each.redis:.3f} |"
            )
    lite, one, owner, other = closed.values()
    lines += [
        "",
        f"- PostgreSQL takes {one.rate / lite.rate:.0%} of SQLite's moves a second.",
        f"- CPU a move in the servers, next to SQLite's: {one.server / lite.server:.2f} with "
        f"PostgreSQL, {owner.server / lite.server:.2f} with Redis too, "
        f"{other.server / lite.server:.2f} with every client at the other server (both servers "
        "together).",
        "",
        "## The hop",
        "",
        "100 tables run by one server, with two seconds of thinking: at half of them both clients "
        "are at that server, at the other half both are at another one. All at once, so that what "
        f"else the machine does befalls both; {hop.moves:,} moves.",
        "",
        "| | at the owner, ms | at another server, ms | the hop adds, ms |",
        "|---|---:|---:|---:|",
    ]
    for name, (near, far) in zip(("p50", "p90", "p99"), hop.times, strict=True):
        lines.append(f"| {name} | {near:.1f} | {far:.1f} | {far - near:.1f} |")
    lines += [
        "",
        "## More tables",
        "",
        "PostgreSQL and Redis, half of the tables at each of two servers, clients at the owner, "
        "about 500 moves a second in all. Each table has two sockets.",
        "",
        "| tables | moves/s | p99 ms | CPU of the servers | of the database | KiB a table |",
        "|---:|---:|---:|---:|---:|---:|",
    ]
    for tables, each in grown.items():
        lines.append(
            f"| {tables:,} | {each.rate:,.0f} | {each.p99:.1f} | {each.server:.3f} | "
            f"{each.database:.3f} | {each.memory:.1f} |"
        )
    work = [each.server for each in grown.values()]
    lines += [
        "",
        f"- CPU a move in the servers: the most is {max(work) / min(work):.2f} times the least. "
        "Every socket that says nothing for 20 seconds is pinged, however seldom its table moves: "
        "with 10,000 tables that is a ping and more for every move.",
        "- Memory a table is less with more of them, since what a server needs once is shared.",
    ]
    return "\n".join([*lines, "", "![](servers.svg)", ""])


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--most", type=int, default=10_000, help="tables")
    given = parser.parse_args()
    closed = beside_each_other(0.0, given.seconds, given.rounds)
    thinking = beside_each_other(2.0, given.seconds * 2, given.rounds)
    hop = run_hop(given.seconds * 10)
    grown = growth(given.most, given.seconds * 2)
    plot(grown, HERE / "servers.svg")
    (HERE / "servers.md").write_text(report(closed, thinking, hop, grown), encoding="utf-8")


if __name__ == "__main__":
    main()
