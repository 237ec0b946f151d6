"""All tables of a server: made, found, brought back from the store, let go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import uniform
from time import monotonic, time
from typing import TYPE_CHECKING, Any, TypeVar

from ringside.core.errors import UnknownGame
from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.server.door import Door
from ringside.server.guests import usual_name
from ringside.server.keeper import Keeper
from ringside.server.laboratory import Laboratory
from ringside.server.limits import Buckets
from ringside.server.live import LiveTable
from ringside.server.making import table_as_wished
from ringside.server.metrics import Metrics
from ringside.server.ownership import Elsewhere, Ownership
from ringside.server.problems import Trouble, answered
from ringside.server.replays import Ending, read_ending
from ringside.server.settings import Settings
from ringside.server.stores.base import (
    Held,
    Made,
    Named,
    Released,
    Store,
    Stored,
    Write,
)
from ringside.server.thinkers import Thinkers
from ringside.server.writer import Writer
from ringside.table.story import LONG, Story, Viewer
from ringside.table.table import Table
from ringside.table.window import Pauses

if TYPE_CHECKING:
    from ringside.server.cluster import Cluster
    from ringside.server.relay import Relay

log = logging.getLogger("ringside")

SWEEP_SECONDS = 30.0
PATIENCE = 5.0  # seconds in which a table is to be found somewhere
AN_ANSWER = (0.3, 1.5)  # seconds for the owner of a table to answer, at least and at most
STUDIES = 16

T = TypeVar("T")


class Hub:
    """The tables in memory, and what they share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        door: Door | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.door = door or Door(settings)
        self.store = store
        self.metrics = metrics or Metrics()
        self.writer = Writer(store, self.metrics)
        self.readers = ThreadPoolExecutor(2, "ringside-reader")
        self.scholar = ThreadPoolExecutor(1, "ringside-scholar")
        self.studies: dict[Hashable, asyncio.Task[Any]] = {}
        self.thinkers = Thinkers(settings.bot_workers)
        self.ownership: Ownership | None = None  # of the tables, if others could have them
        self.cluster: Cluster | None = None  # with other servers, if there are any
        self.leaving = False
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.opening: dict[tuple[str, Viewer], asyncio.Task[None]] = {}
        self.names: dict[str, str] = {}
        self.pauses = Pauses(settings.pause, settings.pause_alone)
        self.messages = Buckets(settings.message_rate, settings.message_burst)
        self.chats = Buckets(settings.chat_rate, settings.chat_burst)
        self.table_rate = Buckets(settings.table_rate, settings.table_burst)
        self.name_rate = Buckets(settings.name_rate, settings.name_burst)
        self.lab_rate = Buckets(settings.lab_rate, settings.lab_burst)
        self.laboratory = Laboratory(self)
        self.writer.told = self.tell_saving
        self.keeper = Keeper(self)
        self.sweeper = asyncio.get_running_loop().create_task(self.sweep())

    @property
    def owner(self) -> str:
        """Whose the tables are that are made here; empty if no other server could have them."""
        return "" if self.cluster is None else self.cluster.id

    def limits(self) -> dict[str, Buckets]:
        """What is limited at tables and at the door, by name."""
        return {
            "messages": self.messages,
            "chats": self.chats,
            "tables": self.table_rate,
            "names": self.name_rate,
            "offences": self.door.offences,
            "cuts": self.door.cuts,
        }

    async def close(self) -> None:
        """Write down what is left and stop."""
        self.sweeper.cancel()
        await self.keeper.close()
        await self.laboratory.close()
        await self.hand_over()
        for live in list(self.tables.values()):
            self.drop(live)
        await self.writer.close()
        await self.disown()
        self.thinkers.close()
        self.readers.shutdown()
        self.scholar.shutdown(cancel_futures=True)
        self.store.close()

    async def hand_over(self) -> None:
        """Let go of all tables, for other servers to go on with: first nothing more is played,
        then all is written, then the tables are free, and only then are clients sent away."""
        cluster, self.cluster, self.leaving = self.cluster, None, True
        if cluster is None:
            return
        for live in self.tables.values():
            live.dropped = True
            live.timing.stop()
        await self.writer.settle()
        await self.disown()
        for live in list(self.tables.values()):
            self.drop(live)
        await cluster.close()

    async def disown(self) -> None:
        """Leave the database to others."""
        ownership, self.ownership = self.ownership, None
        if ownership is not None:
            await ownership.close()

    # -- tables -----------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the store; Elsewhere if another server runs
        it."""
        if self.leaving:
            raise Trouble(503, "no-answer", "no-answer")
        live = self.tables.get(id)
        if live is not None:
            live.used = time()
            return live
        task = self.loading.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self.load(id))
            self.loading[id] = task
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> LiveTable | None:
        """Bring a table back from the store."""
        epoch, cluster = 0, self.cluster
        if cluster is not None:
            epoch = await answered(cluster.ownership.take(id))
            if not epoch:
                return None
        found = await self.read(self.restore, id)
        return None if found is None else self.keep(*found, epoch)

    async def reach(
        self, id: str, ask: Callable[[Relay, str, float], Awaitable[T | None]]
    ) -> LiveTable | T | None:
        """A table, or what its owner says when asked within some seconds, if another server runs
        it. An owner that is gone says nothing: the table is taken when its lease is out."""
        (least, most), end = AN_ANSWER, monotonic() + PATIENCE
        if self.cluster is not None and id not in self.tables:
            # Whoever ran it a moment ago knows best; the store is asked only if that is no more.
            relay = self.cluster.relay
            last = relay.owners.pop(id, None)
            answer = None if last is None else await ask(relay, last, least)
            if last is not None and answer is not None:
                relay.owners[id] = last
                return answer
        while True:
            try:
                return await self.find(id)
            except Elsewhere as elsewhere:
                owner, free = elsewhere.owner, monotonic() + elsewhere.left
            cluster = self.cluster
            if cluster is None or monotonic() > end:
                raise Trouble(503, "no-answer", "no-answer")
            answer = await ask(cluster.relay, owner, min(max(least, free - monotonic()), most))
            if answer is not None:
                cluster.relay.note(id, owner)
                return answer
            if cluster.post.reaches(owner):  # the table may be changing hands
                await asyncio.sleep(uniform(0.05, 0.15))
            else:
                await cluster.post.await_arrival(max(0.0, free - monotonic()) + uniform(0.01, 0.05))

    async def look(self, id: str) -> Table | None:
        """A table as it stands in the store, whoever runs it."""
        found = await self.read(self.restore, id)
        return None if found is None else found[0]

    def restore(self, id: str) -> tuple[Table, Stored] | None:
        """Read a table and play its log again. It may take a while: call it from a thread.

        Trouble if the game was dealt by rules that are gone: by others it would be another game.
        """
        stored = self.store.load(id)
        if stored is None:
            return None
        setup = stored.setup
        try:
            game = find_game(setup.game)
        except UnknownGame as error:
            raise Trouble(410, "no-such-game", error) from None
        if setup.status == "gathering":
            setup.version = game.version
        rules = game.by_rules(setup.version)
        if rules is None:
            about = {
                "title": game.title,
                "version": setup.version,
                "known": game.version,
                "status": setup.status,
            }
            raise Trouble(410, "other-rules", "other-rules", **about)
        table = Table(rules, setup, self.pauses)
        if setup.status != "gathering":
            table.restore(stored.entries, time(), stored.passes)
        return table, stored

    async def ending(self, id: str) -> Ending | None:
        """What is kept of a finished game."""
        data = await self.read(self.store.ending, id)
        return None if data is None else await asyncio.to_thread(read_ending, data)

    async def open(self, live: LiveTable, guest: str) -> None:
        """Before somebody comes to a table: have what they will be told of a long game written
        out, in a thread, and once for all with the same eyes."""
        story, setup = live.table.story, live.table.setup
        viewers: list[Viewer] = [*setup.owned_by(guest)]
        for viewer in viewers or [None]:
            key = setup.id, viewer
            while len(story.unwritten(viewer)) >= LONG:
                task = self.opening.get(key)
                if task is None:
                    task = asyncio.get_running_loop().create_task(self.write_out(story, viewer))
                    self.opening[key] = task
                await asyncio.shield(task)
                self.opening.pop(key, None)

    async def write_out(self, story: Story, viewer: Viewer) -> None:
        """Have what a viewer was told so far written out."""
        packs = story.unwritten(viewer)
        loop = asyncio.get_running_loop()
        pages = await loop.run_in_executor(self.readers, story.write_out, viewer, packs)
        story.keep(viewer, packs, pages)

    def keep(self, table: Table, stored: Stored, epoch: int = 0) -> LiveTable:
        """Have a table in memory."""
        live = LiveTable(self, table, stored, epoch)
        self.tables[table.setup.id] = live
        return live

    async def make(self, wish: a.NewTable, guest: str, name: str) -> str:
        """A new table; RingsideError or Refusal if it cannot be as wished."""
        table = table_as_wished(wish, guest, name, self.pauses)
        setup, owner = table.setup, self.owner
        await self.write(Made(setup, owner))
        self.keep(table, Stored(setup, 0, [], []), 1 if owner else 0)
        return setup.id

    async def read(self, what: Callable[[str], T], key: str) -> T:
        """Ask the store for something without holding up the tables. Few do it at a time: each
        has a thread and a connection of its own, with memory for both."""
        return await answered(asyncio.get_running_loop().run_in_executor(self.readers, what, key))

    async def study(self, what: Callable[..., T], table: Table, *about: Hashable) -> T:
        """Find something out about a finished game. It may take long: one is done at a time, in a
        thread, and the last few are kept for whoever asks next."""
        key = (what, table.setup.id, *table.setup.names(), *about)
        task: asyncio.Task[T] | None = self.studies.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            loop = asyncio.get_running_loop()

            async def find() -> T:
                return await loop.run_in_executor(self.scholar, what, table, *about)

            task = loop.create_task(find())
        self.studies[key] = task
        if len(self.studies) > STUDIES:
            del self.studies[next(iter(self.studies))]
        return await asyncio.shield(task)

    async def write(self, *writes: Any) -> None:
        """Have something written and wait until it is."""
        if not await self._written(writes):
            raise RuntimeError("the store did not take it")

    async def _written(self, writes: Sequence[Write]) -> bool:
        """Whether the store took it, as soon as that is known."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(kept: bool) -> None:
            if not written.done():  # whoever waited may have gone
                written.set_result(kept)

        self.writer.put(writes, done)
        return await written

    async def safe(self, live: LiveTable | None = None) -> bool:
        """Wait until all that has happened so far is written: who asks is told of nothing that a
        crash could undo. Whether a table is still one's own."""
        sure = live is None or self.sure(live)
        held = [] if live is None or sure else [Held(live.table.setup.id, live.epoch)]
        kept = await self._written(held)
        if live is not None and not kept:
            self.drop(live)
        return kept and (live is None or not live.dropped)

    def sure(self, live: LiveTable) -> bool:
        """Whether no other server can have taken a table."""
        return not live.epoch or (self.cluster is not None and self.cluster.ownership.sure())

    def drop(self, live: LiveTable) -> None:
        """Let a table go from memory; its clients come back and it is read from the store."""
        live.dropped = True
        live.timing.stop()
        if self.tables.get(live.table.setup.id) is live:
            del self.tables[live.table.setup.id]
            if live.epoch and self.cluster is not None:
                self.writer.put([Released(live.table.setup.id, live.epoch)], lambda _: None)
        for client in live.clients:
            client.wire.close(1012)

    def tell_saving(self, on: bool) -> None:
        """The store does not answer, or does again: say so to everybody. Bots and clocks rest
        meanwhile."""
        for live in list(self.tables.values()):
            live.tell_saving(on)

    async def sweep(self) -> None:
        """Let go of tables that nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            await self.writer.idle.wait()
            before = time() - self.settings.idle_seconds
            for live in list(self.tables.values()):
                if not live.clients and live.used < before:
                    try:
                        self.drop(live)
                    except Exception:
                        log.exception("Table %s could not be let go", live.table.setup.id)

    # -- guests -----------------------------------------------------------------------------

    async def name_of(self, guest: str) -> str:
        """What a guest is called, an empty text if they have not said."""
        if guest not in self.names:
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[guest] = await self.read(self.store.name_of, guest)
        return self.names[guest]

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name, wherever they sit."""
        await self.write(Named(guest, name))
        self.renamed(guest, name)
        if self.cluster is not None:
            self.cluster.renamed(guest, name)

    def renamed(self, guest: str, name: str) -> None:
        """A guest has another name: use it at the tables that are run here."""
        old = self.names.get(guest) or usual_name(guest)
        self.names[guest] = name
        name = name or usual_name(guest)
        for live in list(self.tables.values()):
            for client in live.clients:
                if client.guest == guest:
                    client.name = name
            mine = [live.table.setup.seats[n] for n in live.table.setup.owned_by(guest)]
            for seat in mine:
                if len(mine) == 1 or seat.name == old:
                    seat.name = name
            if mine:
                live.after_seating()
