"""What others notice while bots think hard.

    python -m bench.thinking [--tables 20] [--game slime] [--level level-5] [--seconds 10]

Two people play SLAMBO! on a server of its own, first with nobody else there, then while a number
of tables play against bots that take their time. A move's time is from its sending to the other
person's view of it, as in `bench.load`; the bots think in processes of their own, and yield.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile

import msgspec
import uvloop

from bench.load import HOST, OPTIONS, Load, Pair, hear, start_server
from bench.wire import Socket, request


class Solo:
    """Somebody who plays against one bot, game after game, without a pause."""

    def __init__(self, port: int, game: str, level: str) -> None:
        self.port = port
        self.wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
        self.sent = 0
        self.over = asyncio.Event()
        self.socket: Socket | None = None
        self.answered = 0

    async def play(self) -> None:
        """For ever."""
        while True:
            self.over.clear()
            body = msgspec.json.encode(self.wish)
            answer, cookie = await request(HOST, self.port, "POST", "/api/tables", body)
            table = msgspec.json.decode(answer)["id"]
            self.socket = Socket(self.heard)
            await self.socket.open(HOST, self.port, f"/api/tables/{table}/socket", cookie)
            await self.over.wait()
            self.socket.close()

    def heard(self, data: bytes) -> None:
        """Play any move as soon as there is one."""
        message = hear(data)
        if message.type == "table" and message.status == "over":
            self.over.set()
        elif message.type == "view" and message.seat == 0:
            self.answered += 1
            if message.moves and self.socket is not None:
                self.sent += 1
                move = random.choice(message.moves)
                play = {"type": "play", "seat": 0, "move": move, "version": message.version}
                self.socket.send(msgspec.json.encode({**play, "id": f"{self.sent}"}))


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def measure(port: int, tables: int, game: str, level: str, seconds: float) -> None:
    """Print both figures."""
    load = Load(port, 0.05, OPTIONS["slambo"], "slambo")
    await Pair(load).begin()
    await asyncio.sleep(1.0)
    load.times = []
    await asyncio.sleep(seconds)
    idle = load.times
    solos = [Solo(port, game, level) for _ in range(tables)]
    tasks = [asyncio.create_task(solo.play()) for solo in solos]
    await asyncio.sleep(3.0)
    load.times = []
    await asyncio.sleep(seconds)
    busy = load.times
    for name, times in (("idle", idle), (f"{tables} tables of {game} {level}", busy)):
        p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
        print(f"{name}: {len(times)} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms")
    print(f"p99 {percentile(busy, 0.99) / percentile(idle, 0.99):.2f} times the idle one")
    print(f"views at those tables: {sum(solo.answered for solo in solos)}")
    load.stopped = True
    for task in tasks:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", default="slime")
    parser.add_argument("--level", default="level-5")
    parser.add_argument("--seconds", type=float, default=10.0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        server, port = start_server(place, None)
        try:
            uvloop.run(measure(port, args.tables, args.game, args.level, args.seconds))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
