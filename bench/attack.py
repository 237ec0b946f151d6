"""What bystanders notice of an attack: how soon they see each other's moves, before and meanwhile.

    python -m bench.attack [silent | onlookers | flood | all] [--seconds S] [--rounds N]

Starts a server with its usual limits, on a core of its own. Bystanders play at 127.0.0.1; the
attackers, in a process of their own, come from 127.0.0.2 and come back whenever they are turned
away. They get what the bystanders leave of the other core, so that it is the server that is
measured. Quiet and attack take turns. ``--source`` serves other sources, such as those of an older
version, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable

import uvloop

from bench.load import HOST, OPTIONS, Load, Pair, cpu_seconds
from bench.wire import Socket, ignore, request

TABLES = 20
THINK = 0.3
ATTACKER = "127.0.0.2"
PING = b'{"type":"ping"}'


class Attack:
    """Who attacks, and how it fares."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.inside = 0
        self.most = 0
        self.refused = 0

    async def again_and_again(self, come: Callable[[], Awaitable[None]]) -> None:
        """Come back whenever the door is shut."""
        while True:
            try:
                await come()
            except OSError:
                self.refused += 1
            await asyncio.sleep(0.2)

    def entered(self, by: int) -> None:
        """Count who is inside."""
        self.inside += by
        self.most = max(self.most, self.inside)

    async def silent(self) -> None:
        """Connect and say nothing."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(ATTACKER, 0))
        self.entered(1)
        try:
            await reader.read()
        finally:
            self.entered(-1)
            writer.close()

    async def socket(self) -> Socket:
        """A socket at the table, as somebody new."""
        socket = Socket(ignore)
        path = f"/api/tables/{self.table}/socket"
        await socket.open(HOST, self.port, path, "", ATTACKER)
        return socket

    async def onlooker(self) -> None:
        """Look on for as long as one is let."""
        socket = await self.socket()
        await self.stay(socket, b"", 1.0)

    async def flooder(self) -> None:
        """Send without end, and as much as the line takes."""
        socket = await self.socket()
        await self.stay(socket, PING, 0.005)

    async def stay(self, socket: Socket, data: bytes, pause: float) -> None:
        """Say something again and again until the connection ends."""
        self.entered(1)
        transport = socket.transport
        assert transport is not None
        try:
            while not transport.is_closing():
                if data and transport.get_write_buffer_size() < 100_000:
                    for _ in range(20):
                        socket.send(data)
                await asyncio.sleep(pause)
        finally:
            self.entered(-1)
            transport.abort()


ATTACKS: dict[str, tuple[int, Callable[[Attack], Callable[[], Awaitable[None]]]]] = {
    "silent": (1200, lambda attack: attack.silent),
    "onlookers": (800, lambda attack: attack.onlooker),
    "flood": (50, lambda attack: attack.flooder),
}


class Watch:
    """How the bystanders fare in all quiet times together, or in all attacks, and how much of its
    core the server needs for that."""

    def __init__(self, load: Load, server: int) -> None:
        self.load = load
        self.server = server
        self.times: list[float] = []
        self.seconds = self.work = 0.0

    async def look(self, seconds: float) -> None:
        """Look on for a while."""
        self.load.times = []
        before = cpu_seconds(self.server)
        await asyncio.sleep(seconds)
        self.work += cpu_seconds(self.server) - before
        self.seconds += seconds
        self.times += self.load.times

    def quantile(self, share: float) -> float:
        """What so many of the moves took at most, in milliseconds."""
        times = sorted(self.times)
        return times[int(len(times) * share)] * 1000 if times else float("inf")

    @property
    def busy(self) -> float:
        """How much of its core the server needed."""
        return self.work / self.seconds


async def newcomer(port: int) -> str:
    """How long somebody new waits for an answer."""
    began = time.perf_counter()
    try:
        await asyncio.wait_for(request(HOST, port, "GET", "/api/me"), 5)
    except (OSError, TimeoutError) as error:
        return f"turned away ({type(error).__name__})"
    return f"answered in {(time.perf_counter() - began) * 1000:.0f} ms"


def step_back() -> None:
    """Run only while nobody else wants to."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


async def measure(kind: str, port: int, server: int, seconds: float, rounds: int) -> None:
    """Bystanders alone, then with the attackers, and again."""
    load = Load(port, THINK, OPTIONS["slambo"], "slambo")
    pairs = [Pair(load) for _ in range(TABLES)]
    for pair in pairs:
        await pair.begin()
    quiet, coming, loud = (Watch(load, server) for _ in range(3))
    told = new = ""
    for _ in range(rounds):
        await asyncio.sleep(2)
        await quiet.look(seconds)
        attackers = subprocess.Popen(
            [sys.executable, "-m", "bench.attack", kind, "--at", str(port), pairs[0].table],
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=step_back,
        )
        assert attackers.stdout is not None
        await asyncio.to_thread(attackers.stdout.readline)
        await coming.look(3)  # they are here, and all come at once
        await loud.look(seconds)
        new = await newcomer(port)
        attackers.terminate()
        said = await asyncio.to_thread(attackers.communicate)
        told = told or said[0].strip()
    load.stopped = True
    print(f"{kind}, {told}; somebody new is {new}")
    for when, watch in (("quiet", quiet), ("arriving", coming), ("attack", loud)):
        times = watch.quantile(0.99) / quiet.quantile(0.99)
        print(
            f"  {when}: p50 {watch.quantile(0.5):.1f} ms, p99 {watch.quantile(0.99):.1f} ms "
            f"(x{times:.1f}, {len(watch.times)} moves), the server's core busy {watch.busy:.0%}",
            flush=True,
        )


async def attack(kind: str, port: int, table: str) -> None:
    """In a process of its own: attack until told to stop."""
    count, chosen = ATTACKS[kind]
    attack, loop, stop = Attack(port, table), asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    tasks = [loop.create_task(attack.again_and_again(chosen(attack))) for _ in range(count)]
    print("here", flush=True)
    await stop.wait()
    for task in tasks:
        task.cancel()
    print(f"{count} attackers, at most {attack.most} inside, {attack.refused} times refused")


def run(kind: str, seconds: float, rounds: int, source: str | None) -> None:
    """One attack on a fresh server."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ringside", "serve", "--port", "0"]
        command += ["--database", f"{folder}/attack.sqlite"]
        paths = {"PYTHONPATH": source} if source else {}
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **paths}
        )
        os.sched_setaffinity(server.pid, {cores[0]})
        os.sched_setaffinity(0, {cores[-1]})
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().partition(HOST + ":")[2].partition("/")[0])
            uvloop.run(measure(kind, port, server.pid, seconds, rounds))
        finally:
            os.sched_setaffinity(0, set(cores))
            server.terminate()
            server.wait(20)


def main() -> None:
    """Run one attack or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", nargs="?", default="all", choices=[*ATTACKS, "all"])
    parser.add_argument("--seconds", type=float, default=8.0, help="of each quiet time and attack")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--source", help="a src folder to serve instead of what is installed")
    parser.add_argument("--at", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.at:
        port, table = arguments.at
        uvloop.run(attack(arguments.attack, int(port), table))
        return
    chosen = ATTACKS if arguments.attack == "all" else [arguments.attack]
    for kind in chosen:
        run(kind, arguments.seconds, arguments.rounds, arguments.source)


if __name__ == "__main__":
    main()
