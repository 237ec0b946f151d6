"""All tables of a server: made, found, brought back from the store, let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any, TypeVar

from ringside.core.errors import UnknownGame
from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.server.door import Door
from ringside.server.guests import usual_name
from ringside.server.limits import Buckets
from ringside.server.live import LiveTable
from ringside.server.problems import Trouble
from ringside.server.settings import Settings
from ringside.server.stores.base import Made, Named, Store, Stored
from ringside.server.thinkers import Thinkers
from ringside.server.writer import Writer
from ringside.table import seating
from ringside.table.refusal import Refusal
from ringside.table.setup import Clock, Seat, Setup, new_id, new_secret, usual_level
from ringside.table.story import LONG, Story, Viewer
from ringside.table.table import Table
from ringside.table.window import Pauses

SWEEP_SECONDS = 30.0
STUDIES = 16

T = TypeVar("T")


class Hub:
    """The tables in memory, and what they share."""

    def __init__(self, settings: Settings, store: Store, door: Door | None = None) -> None:
        self.settings = settings
        self.door = door or Door(settings)
        self.store = store
        self.writer = Writer(store)
        self.readers = ThreadPoolExecutor(2, "ringside-reader")
        self.scholar = ThreadPoolExecutor(1, "ringside-scholar")
        self.studies: dict[Hashable, asyncio.Task[Any]] = {}
        self.thinkers = Thinkers(settings.bot_workers)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.opening: dict[tuple[str, Viewer], asyncio.Task[None]] = {}
        self.names: dict[str, str] = {}
        self.pauses = Pauses(settings.pause, settings.pause_alone)
        self.messages = Buckets(settings.message_rate, settings.message_burst)
        self.chats = Buckets(settings.chat_rate, settings.chat_burst)
        self.table_rate = Buckets(settings.table_rate, settings.table_burst)
        self.name_rate = Buckets(settings.name_rate, settings.name_burst)
        self.sweeper = asyncio.get_running_loop().create_task(self.sweep())

    async def close(self) -> None:
        """Write down what is left and stop."""
        self.sweeper.cancel()
        for live in list(self.tables.values()):
            self.drop(live)
        await self.writer.close()
        self.thinkers.close()
        self.readers.shutdown()
        self.scholar.shutdown(cancel_futures=True)
        self.store.close()

    # -- tables -----------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the store."""
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
        found = await self.read(self.restore, id)
        return None if found is None else self.keep(*found)

    def restore(self, id: str) -> tuple[Table, Stored] | None:
        """Read a table and play its log again. It may take a while: call it from a thread.

        Trouble if the game was dealt by other rules: under these it would be another game.
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
        if setup.version != game.version:
            about = {"title": game.title, "version": setup.version, "known": game.version}
            raise Trouble(410, "other-rules", "other-rules", **about)
        table = Table(game, setup, self.pauses)
        if setup.status != "gathering":
            table.restore(stored.entries, time(), stored.passes)
        return table, stored

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

    def keep(self, table: Table, stored: Stored) -> LiveTable:
        """Have a table in memory."""
        live = LiveTable(self, table, stored)
        self.tables[table.setup.id] = live
        return live

    async def make(self, wish: a.NewTable, guest: str, name: str) -> str:
        """A new table; RingsideError or Refusal if it cannot be as wished."""
        game = find_game(wish.game)
        wishes = wish.seats
        if wishes is None:
            bots = [a.SeatWish("bot")] * (game.least_seats - 1)
            wishes = [a.SeatWish("me"), *bots]
        options = game.check_options(wish.options)
        game.new(len(wishes), 0, **options)  # refuses what does not fit together
        setup = Setup(
            id=new_id(),
            game=game.id,
            version=game.version,
            options=options,
            seats=[Seat() for _ in wishes],
            host=guest,
            secret=new_secret(),
            made=time(),
            clock=check_clock(wish.clock),
        )
        table = Table(game, setup, self.pauses)
        for number, seat in enumerate(wishes):
            self.seat_as_wished(table, number, seat, guest, name)
        if wish.start and all(seat.kind != "open" for seat in setup.seats):
            seating.deal(table, time())
        await self.write(Made(setup))
        self.keep(table, Stored(setup, 0, [], []))
        return setup.id

    def seat_as_wished(
        self, table: Table, number: int, wish: a.SeatWish, guest: str, name: str
    ) -> None:
        """Fill a seat of a new table."""
        if wish.kind == "me":
            own = seating.clean(wish.name, seating.NAME_LENGTH)
            seating.sit(table, guest, own or name, number)
        elif wish.kind == "bot":
            seating.check_level(table, wish.level)
            seating.give_to_bot(table, number, wish.level)

    def rematch(self, setup: Setup, asker: str) -> tuple[str, Made]:
        """The same players at a new table, which deals when everybody is there."""
        game = find_game(setup.game)
        seats = [
            Seat(seat.kind, seat.name, seat.guest, seat.level)
            if seat.kind == "person"
            else Seat("bot", seat.name, "", seat.level or usual_level(game))
            for seat in setup.seats
        ]
        again = Setup(
            id=new_id(),
            game=setup.game,
            version=game.version,
            options=setup.options,
            seats=seats,
            host=asker,
            secret=new_secret(),
            made=time(),
            clock=setup.clock,
            gather=True,
        )
        return again.id, Made(again)

    async def read(self, what: Callable[[str], T], key: str) -> T:
        """Ask the store for something without holding up the tables. Few do it at a time: each
        has a thread and a connection of its own, with memory for both."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, what, key)

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
        written = asyncio.get_running_loop().create_future()
        self.writer.put(writes, written.set_result)
        if not await written:
            raise RuntimeError("the store did not take it")

    async def safe(self) -> None:
        """Wait until all that has happened so far is written: who asks is told of nothing that a
        crash could undo."""
        written = asyncio.get_running_loop().create_future()
        self.writer.put((), written.set_result)
        await written

    def drop(self, live: LiveTable) -> None:
        """Let a table go from memory; its clients come back and it is read from the store."""
        live.dropped = True
        live.timing.stop()
        if self.tables.get(live.table.setup.id) is live:
            del self.tables[live.table.setup.id]
        for client in live.clients:
            client.wire.close(1012)

    async def sweep(self) -> None:
        """Let go of tables that nobody has looked at for long."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            await self.writer.idle.wait()
            before = time() - self.settings.idle_seconds
            for live in list(self.tables.values()):
                if not live.clients and live.used < before:
                    self.drop(live)

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


LEAST_SECONDS, MOST_SECONDS, MOST_BANK = 3, 3600, 36_000


def check_clock(clock: Clock | None) -> Clock | None:
    """The clock of a new table; Refusal for one nobody could play by."""
    if clock is None:
        return None
    fits = LEAST_SECONDS <= clock.seconds <= MOST_SECONDS and 0 <= clock.bank <= MOST_BANK
    if not fits:
        raise Refusal(
            "invalid-message", "clock", least=LEAST_SECONDS, most=MOST_SECONDS, bank=MOST_BANK
        )
    return clock
