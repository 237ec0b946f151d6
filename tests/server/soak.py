"""Three servers, a PostgreSQL, a Redis, and what can happen to them; for `make soak`.

    python -m tests.server.soak [--rounds N] [--seed N]

Clients at all servers play all five games while servers are killed, frozen or told to stop, and
PostgreSQL and Redis are killed and brought back, at random. In the end every move that was
acknowledged must be in the log, once, under the number it was acknowledged with, and after every
round every table must have gone on.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

import ringside
from ringside.server.stores.base import Store
from ringside.server.stores.postgres import url_of
from ringside.table.log import SILENT, versions
from tests.server.cluster import Member, Servers, elsewhere
from tests.server.running import Guest, Socket
from tests.services import postgres, redis

SILENCE = 2.0  # seconds without an answer, after which a client tries another server
STUCK = 60.0  # seconds in which every table must have gone on
SOON = 5.0  # seconds in which a table must have another owner


class Table:
    """One table after another of the same game, and what was acknowledged at each."""

    def __init__(self, soak: Soak, game: str, seed: int) -> None:
        self.soak, self.game = soak, game
        self.id = ""
        self.accepted: dict[str, set[tuple[int, str]]] = {}  # number and id, by table
        self.playing = False  # not while a new table is made
        self.went_on = time.monotonic()
        self.lock = threading.Lock()
        self.guest = Guest(soak.servers.all[seed % 3])
        self.clients = [Client(self, seat, seed * 10 + seat) for seat in range(2)]

    def make(self) -> None:
        """A new table, at any server that makes one."""
        while not self.soak.over.is_set():
            guest = elsewhere(self.guest, self.soak.chance.choice(self.soak.servers.all))
            try:
                guest.http.timeout = SILENCE
                id = guest.make(self.game, seats=[{"kind": "me"}] * 2)
                self.accepted[id] = set()
                self.id = id
                self.playing = True
                return
            except Exception:
                time.sleep(0.2)
            finally:
                guest.close()

    def over(self, id: str) -> None:
        """A game is over: on with the next."""
        with self.lock:
            if self.id == id:
                self.soak.games += 1
                self.playing = False
                self.make()

    def acknowledge(self, id: str, version: int, move: str) -> None:
        """A move was acknowledged."""
        self.accepted[id].add((version, move))
        self.went_on = time.monotonic()


class Client(threading.Thread):
    """Plays one seat, from any server that lets it, and comes back whenever it must."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.table, self.seat = table, seat
        self.chance = random.Random(seed)
        self.unanswered: dict[str, Any] | None = None
        self.told: dict[str, int] = {}  # by table: the highest version acknowledged to this client
        self.silent: Member | None = None  # the server that last did not answer
        self.played: dict[str, Any] | None = None  # the view that was last answered with a move
        self.refusals: Counter[str] = Counter()

    def run(self) -> None:
        soak = self.table.soak
        while not soak.over.is_set():
            others = [server for server in soak.servers.all if server is not self.silent]
            server = self.chance.choice(others)
            guest = elsewhere(self.table.guest, server)
            guest.open_seconds = SILENCE
            try:
                with guest.sit(self.table.id) as socket:
                    self.play(socket)
            except TimeoutError:
                self.silent = server  # a load balancer would notice, too
            except (WebSocketException, OSError, EOFError):
                time.sleep(self.chance.uniform(0.1, 0.4))
            except Exception as error:
                soak.fault("other", repr(error))
                time.sleep(1)
            finally:
                guest.close()

    def play(self, socket: Socket) -> None:
        """Play until the game is over, or the line breaks."""
        table, id = self.table, socket.table
        if self.unanswered is not None and self.unanswered["table"] == id:
            self.send(socket)
        else:
            self.unanswered = None
        heard = time.monotonic()
        while not table.soak.over.is_set():
            try:
                message = socket.receive(SILENCE / 2)
            except TimeoutError:
                if time.monotonic() - heard > SILENCE:
                    raise
                socket.send("ping")
                continue
            heard = time.monotonic()
            self.hear(socket, message)
            if message["type"] == "table" and message["status"] == "over":
                table.over(id)
                return

    def hear(self, socket: Socket, message: dict[str, Any]) -> None:
        """What a message means for one's own seat."""
        table, waiting, id = self.table, self.unanswered, socket.table
        if message["type"] == "accepted":
            if waiting is not None and waiting["id"] == message["id"]:
                table.acknowledge(id, message["version"], message["id"])
                self.told[id] = max(self.told.get(id, 0), message["version"])
                self.unanswered = None
        elif message["type"] == "refused":
            self.refusals[message["code"]] += 1
            self.played = None
            if waiting is not None and waiting["id"] == message["id"]:
                self.unanswered = None
        elif message["type"] == "saving":
            table.soak.saving += message["on"]
        elif message["type"] == "view" and message["version"] < self.told.get(id, 0):
            table.soak.fault("unseen", f"{id}: a move was acknowledged and then not to be seen")
        view = socket.views.get(self.seat)
        if view is not None and view["moves"] and view is not self.played and not self.unanswered:
            time.sleep(self.chance.uniform(0.05, 0.3))
            self.unanswered = {
                "table": id,
                "type": "play",
                "seat": self.seat,
                "move": self.chance.choice(view["moves"]),
                "version": view["version"],
                "id": f"{self.chance.getrandbits(64):x}",
            }
            self.played = view
            self.send(socket)

    def send(self, socket: Socket) -> None:
        """Send the move that has no answer yet."""
        assert self.unanswered is not None
        fields = {key: value for key, value in self.unanswered.items() if key != "table"}
        socket.connection.send(msgspec.json.encode(fields).decode())


class Soak:
    """The servers, the tables, and what went wrong."""

    def __init__(self, servers: Servers, seed: int) -> None:
        self.servers = servers
        self.chance = random.Random(seed)
        self.over = threading.Event()
        self.wrong: Counter[str] = Counter()
        self.games = self.saving = self.stuck = 0
        self.takeovers: list[float] = []
        self.events: Counter[str] = Counter()
        self.engine = sa.create_engine(url_of(servers.database), poolclass=sa.NullPool)
        self.ids: dict[Member, str] = {}
        self.known: set[str] = set()
        for _ in range(3):
            self.find_id(servers.add())
        names = [game.id for game in ringside.games()]
        self.tables = [Table(self, name, number) for number, name in enumerate(names * 2)]
        for table in self.tables:
            table.make()
        for table in self.tables:
            for client in table.clients:
                client.start()

    def fault(self, kind: str, words: str) -> None:
        """Something is wrong."""
        self.wrong[kind] += 1
        print(f"WRONG: {words}", flush=True)

    def ask(self, sql: str, **given: str) -> list[Any]:
        """Ask the database, as soon as it answers."""
        while True:
            try:
                with self.engine.connect() as connection:
                    return list(connection.execute(sa.text(sql), given))
            except sa.exc.DBAPIError:
                time.sleep(0.05)

    def find_id(self, server: Member) -> None:
        """Under which name a server that has just started takes tables."""
        while True:
            found = {row.id for row in self.ask("SELECT id FROM servers ORDER BY lease")}
            fresh = found - self.known
            if fresh:
                self.ids[server] = fresh.pop()
                self.known.add(self.ids[server])
                return
            time.sleep(0.05)

    # -- what happens -----------------------------------------------------------------------

    def round(self) -> None:
        """Let something happen."""
        happenings: list[Callable[[], None]] = [
            self.kill,
            self.kill,
            self.freeze,
            self.freeze,
            self.stop,
            self.lose_postgres,
            self.lose_redis,
        ]
        for happening in self.chance.sample(happenings, 2 if self.chance.random() < 0.2 else 1):
            self.events[happening.__name__] += 1
            happening()
        self.all_go_on()

    def all_go_on(self) -> None:
        """See that everybody goes on."""
        healed = time.monotonic()
        while any(table.went_on < healed for table in self.tables):
            if time.monotonic() - healed > STUCK:
                for table in self.tables:
                    if table.went_on < healed:
                        self.stuck += 1
                        self.fault("stuck", f"{table.game} {table.id} does not go on")
                return
            time.sleep(0.05)

    def kill(self) -> None:
        """kill -9 of a server, which is started again."""
        server = self.chance.choice(self.servers.all)
        self.mind(server, server.kill)
        server.start()
        self.find_id(server)

    def freeze(self) -> None:
        """SIGSTOP of a server for longer than its lease."""
        server = self.chance.choice(self.servers.all)
        began = time.monotonic()
        self.mind(server, server.freeze)
        time.sleep(max(0.0, began + self.chance.uniform(3.5, 6.0) - time.monotonic()))
        server.wake()

    def stop(self) -> None:
        """SIGTERM of a server, which is started again."""
        self.restart(self.chance.choice(self.servers.all))

    def restart(self, server: Member) -> None:
        """Stop a server as an operator does, and start it again."""
        server.terminate()
        server.start()
        self.find_id(server)

    def lose_postgres(self) -> None:
        """PostgreSQL is killed, and comes back."""
        self.servers.postgres.stop("immediate")
        time.sleep(self.chance.uniform(0.2, 4.0))
        self.servers.postgres.start()

    def lose_redis(self) -> None:
        """The same of Redis."""
        self.servers.redis.stop()
        time.sleep(self.chance.uniform(0.1, 3.0))
        self.servers.redis.start()

    def mind(self, server: Member, happening: Callable[[], None]) -> None:
        """See how soon all tables of a server have another owner, from the moment it is gone, when
        another server is asked for them at once."""
        id = self.ids[server]
        happening()
        began = time.monotonic()
        others = [other for other in self.servers.all if other is not server]
        for table in self.owned(id):
            asking = threading.Thread(target=self.ask_for, args=(table, self.chance.choice(others)))
            asking.start()
        while (left := self.owned(id)) and time.monotonic() - began < 2 * SOON:
            time.sleep(0.05)
        taken = time.monotonic() - began
        self.takeovers.append(taken)
        if taken > SOON:
            print(f"LATE: {happening.__name__}, {taken:.1f} s, {len(left)} not taken", flush=True)

    def owned(self, id: str) -> list[Table]:
        """The tables at which somebody plays and that a server runs."""
        rows = self.ask("SELECT id FROM tables WHERE owner = :id", id=id)
        found = {row.id for row in rows}
        return [table for table in self.tables if table.playing and table.id in found]

    def ask_for(self, table: Table, server: Member) -> None:
        """Ask a server for a table, until it answers."""
        guest = elsewhere(table.guest, server)
        with suppress(httpx.HTTPError):
            guest.http.get(f"/api/tables/{table.id}")
        guest.close()

    # -- in the end ---------------------------------------------------------------------------

    def finish(self) -> None:
        """Stop, and look whether all that was acknowledged is there."""
        self.over.set()
        for table in self.tables:
            for client in table.clients:
                client.join(30)
        self.servers.look(self.check)

    def check(self, store: Store) -> None:
        """Count, and say what there is."""
        moves = lost = doubled = 0
        for table in self.tables:
            for id, accepted in table.accepted.items():
                stored = store.load(id)
                assert stored is not None
                moves += len(accepted)
                # What silence meant has the id of whoever let it pass last; what others let pass
                # is acknowledged too, and kept apart.
                noted = {(passed.version, passed.id) for passed in stored.passes}
                kept = {
                    (version, entry.id.removeprefix(SILENT))
                    for version, entries in enumerate(versions(stored.entries), 1)
                    for entry in entries
                }
                lost += len(accepted - kept - noted)
                named = [move for _, move in kept if move.isprintable() and move]
                doubled += len(named) - len(set(named))
                numbers = [entry.number for entry in stored.entries]
                if numbers != list(range(1, len(numbers) + 1)):
                    self.fault("gaps", f"the log of {id} has gaps")
        late = sum(taken > SOON for taken in self.takeovers)
        taken = sorted(self.takeovers) or [0.0]
        tables = sum(len(table.accepted) for table in self.tables)
        refused = sum((client.refusals for t in self.tables for client in t.clients), Counter())
        print(f"{sum(self.events.values())} happenings: {dict(self.events)}")
        print(f"{moves:,} acknowledged moves at {tables:,} tables, {self.games:,} games to the end")
        print(f"{lost} acknowledged moves lost, {doubled} doubled")
        print(f"{self.stuck} tables that could not go on")
        print(
            f"{len(self.takeovers)} takeovers, half of them within {taken[len(taken) // 2]:.1f} s, "
            f"the slowest {taken[-1]:.1f} s, {late} over {SOON:g} s"
        )
        print(f"{self.saving} times a client was told of saving; refusals: {dict(refused)}")
        if lost or doubled or self.stuck or late or self.wrong:
            sys.exit(f"Something is wrong: {dict(self.wrong)}")


def main() -> None:
    """Soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--minutes", type=float, help="stop after so long, however many rounds")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    began, done = time.monotonic(), 0
    with postgres() as database, redis() as passing, tempfile.TemporaryDirectory() as folder:
        servers = Servers(Path(folder), database, passing, 0)
        soak = Soak(servers, given.seed)
        try:
            for number in range(1, given.rounds + 1):
                if given.minutes and time.monotonic() - began > given.minutes * 60:
                    break
                soak.round()
                done = number
                if number % 10 == 0:
                    print(f"{number} rounds, {time.monotonic() - began:,.0f} s", flush=True)
            print(f"{done} rounds")
            soak.finish()
        finally:
            servers.stop()


if __name__ == "__main__":
    main()
