"""A store in a database that speaks SQL: what SQLite and PostgreSQL have in common."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Sequence
from time import time
from typing import Any, ClassVar

import sqlalchemy as sa

from ringside.server.stores.base import (
    Changed,
    Ended,
    Held,
    Made,
    Moved,
    Named,
    Noted,
    Released,
    Spoke,
    Stats,
    Stored,
    Tried,
    Unavailable,
    Write,
    decode_setup,
    encode_options,
    encode_setup,
)
from ringside.server.stores.history import current
from ringside.server.stores.keys import key_of, number_of
from ringside.server.stores.owners import SqlOwners
from ringside.server.stores.schema import (
    OF_A_TABLE,
    chat,
    endings,
    experiments,
    guests,
    moves,
    options,
    passes,
    settings,
    tables,
)
from ringside.table.log import Entry, Passed

KEPT_CHAT = 100
AT_ONCE = 500  # tables that are deleted in one transaction


class Conflict(Exception):
    """Somebody else has changed the table."""


def row(moved: Moved) -> tuple[Any, ...]:
    """A move as the hot statement takes it."""
    entry = moved.entry
    move = entry.number, entry.seat, entry.move, entry.at, entry.took, entry.id
    return *move, key_of(moved.table)


class SqlStore(SqlOwners):
    """A store behind an SQLAlchemy engine, which a subclass makes."""

    append: ClassVar[str]
    """The hot statement, which goes to the driver as it is: a move, and whose table it is."""
    append_held: ClassVar[str]
    """The same for a table that is held under an epoch, which comes last: if another one has it by
    now nothing is appended, and until the end of the transaction nobody can take it."""
    size: ClassVar[str]
    """The query for the bytes of the whole database."""
    alone: ClassVar[str] = ""
    """Keeps others from making tables until the end of the transaction, if that needs saying."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.writer: sa.Connection | None = None

    @abstractmethod
    def insert(self, table: sa.Table) -> Any:
        """The dialect's own insert, which knows what to do about what is there already."""

    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        writes = [write for group in batch for write in group]
        try:
            if not self.appended(writes):
                self._write_all(writes)
        except Unavailable:
            self.hang_up()
            raise
        except (Conflict, sa.exc.IntegrityError):
            if len(batch) == 1:
                return [False]
            return [self.write([group])[0] for group in batch]
        return [True] * len(batch)

    def hang_up(self) -> None:
        """Let go of the connection for writing, which is broken."""
        if self.writer is not None:
            self.writer.invalidate()
            self.writer.close()
            self.writer = None

    def appended(self, writes: Sequence[Write]) -> bool:
        """Whether these were all moves, and a way of the dialect's own was found to append them."""
        return False

    def _write_all(self, writes: Sequence[Write]) -> None:
        if self.writer is None:
            self.writer = self.engine.connect()
        connection = self.writer
        appended: list[tuple[Any, ...]] = []
        appended_held: list[tuple[Any, ...]] = []
        held: set[tuple[int, int]] = set()
        with connection.begin():
            for write in writes:
                if isinstance(write, Held):
                    held.add((key_of(write.table), write.epoch))
                elif isinstance(write, Moved):
                    if write.epoch:
                        appended_held.append((*row(write), write.epoch))
                    else:
                        appended.append(row(write))
                else:
                    self._write_other(connection, write)
            if appended:
                self.add(connection, self.append, appended)
            if appended_held:
                added = self.add(connection, self.append_held, appended_held)
                if added != len(appended_held):
                    raise Conflict
            # Last, so that SQLite writes already and nobody can take a table in between.
            if held and not self.holds(connection, sorted(held)):
                raise Conflict

    def add(self, connection: sa.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
        """Carry out the hot statement; how many rows it has added."""
        return connection.exec_driver_sql(statement, rows).rowcount

    def _write_other(self, connection: sa.Connection, write: Write) -> None:
        match write:
            case Made(setup, owner):
                chosen = encode_options(setup.options)
                kept = self.insert(options).values(key=number_of(chosen), data=chosen)
                connection.execute(kept.on_conflict_do_nothing())
                values = {
                    "key": key_of(setup.id),
                    "id": setup.id,
                    "setup": encode_setup(setup),
                    "revision": 0,
                    "options": number_of(chosen),
                    "game": setup.game,
                    "version": setup.version,
                    "status": setup.status,
                    "used": setup.made,
                }
                if owner:
                    values |= {"owner": owner, "epoch": 1, "lease": self.until()}
                connection.execute(tables.insert().values(values))
            case Noted(table, passed):
                values = {
                    "table": key_of(table),
                    "version": passed.version,
                    "seat": passed.seat,
                    "id": passed.id,
                }
                connection.execute(passes.insert().values(values))
            case Changed(table, data, revision, status, version):
                same = (tables.c.key == key_of(table)) & (tables.c.revision == revision)
                values = {
                    "setup": data,
                    "revision": revision + 1,
                    "status": status,
                    "version": version,
                    "used": time(),
                }
                if connection.execute(tables.update().where(same).values(values)).rowcount != 1:
                    raise Conflict(table)
            case Ended(table, data):
                ended = self.insert(endings).values(key=key_of(table), data=data)
                connection.execute(ended.on_conflict_do_nothing())
            case Spoke(table, name, seat, text, at):
                values = {"table": key_of(table), "name": name, "seat": seat, "text": text}
                connection.execute(chat.insert().values(**values, at=at))
            case Tried(id, data, at):
                tried = self.insert(experiments).values(id=id, data=data, at=at)
                connection.execute(
                    tried.on_conflict_do_update(index_elements=["id"], set_={"data": data})
                )
            case Released(table, epoch):
                self.release(connection, key_of(table), epoch)
            case Named(guest, name):
                named = self.insert(guests).values(id=guest, name=name)
                connection.execute(
                    named.on_conflict_do_update(index_elements=["id"], set_={"name": name})
                )

    def load(self, table: str) -> Stored | None:
        key = key_of(table)
        with self.engine.connect() as connection:
            row = connection.execute(
                sa.select(tables.c.setup, tables.c.revision, options.c.data)
                .join(options, options.c.key == tables.c.options)
                .where(tables.c.key == key, tables.c.id == table)
            ).first()
            if row is None:
                return None
            log = connection.execute(
                sa.select(*list(moves.c)[2:])
                .where(moves.c["table"] == key)
                .order_by(moves.c.number)
            )
            entries = [Entry(*found) for found in log]
            said = connection.execute(
                sa.select(chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
                .where(chat.c["table"] == key)
                .order_by(chat.c.number.desc())
                .limit(KEPT_CHAT)
            )
            spoken = [Spoke(table, *found) for found in said]
            noted = connection.execute(
                sa.select(passes.c.version, passes.c.seat, passes.c.id)
                .where(passes.c["table"] == key)
                .order_by(passes.c.row)
            )
            passed = [Passed(version, seat=seat, id=id) for version, seat, id in noted]
        return Stored(decode_setup(row[0], row[2]), row[1], entries, spoken[::-1], passed)

    def ending(self, table: str) -> bytes | None:
        with self.engine.connect() as connection:
            key = key_of(table)
            found = connection.scalar(sa.select(endings.c.data).where(endings.c.key == key))
        return None if found is None else bytes(found)

    def experiment(self, id: str) -> bytes | None:
        with self.engine.connect() as connection:
            wanted = sa.select(experiments.c.data).where(experiments.c.id == id)
            found = connection.scalar(wanted)
        return None if found is None else bytes(found)

    def without_ending(self, most: int) -> list[str]:
        known = sa.exists().where(endings.c.key == tables.c.key)
        wanted = sa.select(tables.c.id).where(tables.c.status == "over", ~known).limit(most)
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted))

    def prune(self, unbegun: float, abandoned: float, used: Sequence[str] = ()) -> int:
        spared = {key_of(id) for id in used}
        later = sa.exists().where(moves.c["table"] == tables.c.key, moves.c.at >= abandoned)
        old = sa.select(tables.c.key).where(
            ((tables.c.status == "gathering") & (tables.c.used < unbegun))
            | ((tables.c.status == "playing") & (tables.c.used < abandoned) & ~later),
            self.free(),
        )
        with self.engine.connect() as connection:
            keys = [key for key in connection.scalars(old) if key not in spared]
        for start in range(0, len(keys), AT_ONCE):
            with self.engine.begin() as connection:
                for column in OF_A_TABLE:
                    chosen = column.in_(keys[start : start + AT_ONCE])
                    connection.execute(sa.delete(column.table).where(chosen))
        if keys:
            needed = sa.exists().where(tables.c.options == options.c.key)
            with self.engine.begin() as connection:
                if self.alone:
                    connection.execute(sa.text(self.alone))
                connection.execute(sa.delete(options).where(~needed))
        return len(keys)

    def prune_experiments(self, before: float) -> int:
        with self.engine.begin() as connection:
            gone = connection.execute(sa.delete(experiments).where(experiments.c.at < before))
        return gone.rowcount

    def stats(self) -> Stats:
        grouped = sa.select(tables.c.game, tables.c.status, sa.func.count()).group_by(
            tables.c.game, tables.c.status
        )
        found: dict[str, dict[str, int]] = {}
        with self.engine.connect() as connection:
            for game, status, count in connection.execute(grouped.order_by(tables.c.game)):
                found.setdefault(game, {})[status] = count
            counts = [
                connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
                for table in (moves, endings, guests)
            ]
            return Stats(
                schema=current(connection) or "",
                tables=found,
                moves=counts[0],
                endings=counts[1],
                guests=counts[2],
                bytes=connection.scalar(sa.text(self.size)) or 0,
            )

    def name_of(self, guest: str) -> str:
        with self.engine.connect() as connection:
            name = connection.scalar(sa.select(guests.c.name).where(guests.c.id == guest))
        return name or ""

    def signing_key(self) -> str:
        with self.engine.begin() as connection:
            made = self.insert(settings).values(name="key", value=secrets.token_hex(32))
            connection.execute(made.on_conflict_do_nothing())
            key = connection.scalar(sa.select(settings.c.value).where(settings.c.name == "key"))
        assert isinstance(key, str)
        return key

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()
