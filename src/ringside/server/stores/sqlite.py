"""Tables in one SQLite file, in WAL mode: readers never wait for the writer."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from ringside.server.stores.base import (
    Changed,
    Made,
    Moved,
    Named,
    Noted,
    Spoke,
    Store,
    Stored,
    Write,
    decode_setup,
    encode_options,
    encode_setup,
)
from ringside.server.stores.keys import key_of, number_of
from ringside.server.stores.migrate import migrate
from ringside.table.log import Entry, Passed

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("key", sa.Integer, primary_key=True),
    sa.Column("id", sa.Text, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("options", sa.Integer, nullable=False),
)
# Long where coaches bring their own teams, and most tables of a game have the same.
options = sa.Table(
    "options",
    metadata,
    sa.Column("key", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
# In the order of writing, so that a batch for many tables touches few pages. The index refuses
# a number that another server has already written.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("row", sa.Integer, primary_key=True),
    sa.Column("table", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("took", sa.Float, nullable=False),
    sa.Column("id", sa.Text, nullable=False),
    sa.UniqueConstraint("table", "number"),
)
# Reactions that were let pass. They are no moves, but were answered.
passes = sa.Table(
    "passes",
    metadata,
    sa.Column("row", sa.Integer, primary_key=True),
    sa.Column("table", sa.Integer, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("id", sa.Text, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table", sa.Integer, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# The hot statement goes to the driver as it is.
APPEND = "INSERT INTO moves VALUES (NULL, ?, ?, ?, ?, ?, ?, ?)"

KEPT_CHAT = 100


class Conflict(Exception):
    """Somebody else has changed the table."""


class SqliteStore(Store):
    """A store in a file."""

    def __init__(self, path: str) -> None:
        Path(path).expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
        url = sa.URL.create("sqlite", database=str(Path(path).expanduser()))
        migrate(str(Path(path).expanduser()))
        self.engine = sa.create_engine(url, connect_args={"timeout": 10})
        sa.event.listen(self.engine, "connect", prepare)
        metadata.create_all(self.engine)
        self.writer: sa.Connection | None = None

    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        if self.writer is None:
            self.writer = self.engine.connect()
        try:
            self._write_all([write for group in batch for write in group])
        except (Conflict, sa.exc.IntegrityError):
            if len(batch) == 1:
                return [False]
            return [self.write([group])[0] for group in batch]
        return [True] * len(batch)

    def _write_all(self, writes: Sequence[Write]) -> None:
        assert self.writer is not None
        appended: list[tuple[Any, ...]] = []
        with self.writer.begin():
            for write in writes:
                if isinstance(write, Moved):
                    entry = write.entry
                    appended.append(
                        (
                            key_of(write.table),
                            entry.number,
                            entry.seat,
                            entry.move,
                            entry.at,
                            entry.took,
                            entry.id,
                        )
                    )
                else:
                    self._write_other(self.writer, write)
            if appended:
                self.writer.exec_driver_sql(APPEND, appended)

    def _write_other(self, connection: sa.Connection, write: Write) -> None:
        match write:
            case Made(setup):
                chosen = encode_options(setup.options)
                kept = insert(options).values(key=number_of(chosen), data=chosen)
                connection.execute(kept.on_conflict_do_nothing())
                values = {
                    "key": key_of(setup.id),
                    "id": setup.id,
                    "setup": encode_setup(setup),
                    "revision": 0,
                    "options": number_of(chosen),
                }
                connection.execute(tables.insert().values(values))
            case Noted(table, passed):
                values = {
                    "table": key_of(table),
                    "version": passed.version,
                    "seat": passed.seat,
                    "id": passed.id,
                }
                connection.execute(passes.insert().values(values))
            case Changed(table, data, revision):
                same = (tables.c.key == key_of(table)) & (tables.c.revision == revision)
                values = {"setup": data, "revision": revision + 1}
                if connection.execute(tables.update().where(same).values(values)).rowcount != 1:
                    raise Conflict(table)
            case Spoke():
                connection.execute(chat.insert().values(**asdict(write)))
            case Named(guest, name):
                named = insert(guests).values(id=guest, name=name)
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

    def name_of(self, guest: str) -> str:
        with self.engine.connect() as connection:
            name = connection.scalar(sa.select(guests.c.name).where(guests.c.id == guest))
        return name or ""

    def signing_key(self) -> str:
        with self.engine.begin() as connection:
            made = insert(settings).values(name="key", value=secrets.token_hex(32))
            connection.execute(made.on_conflict_do_nothing())
            key = connection.scalar(sa.select(settings.c.value).where(settings.c.name == "key"))
        assert isinstance(key, str)
        return key

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.engine.dispose()


def asdict(write: Spoke) -> dict[str, Any]:
    """The columns of something said."""
    return {
        "table": key_of(write.table),
        "name": write.name,
        "seat": write.seat,
        "text": write.text,
        "at": write.at,
    }


def prepare(connection: Any, _record: object) -> None:
    """WAL, and on the disk before a commit returns, so that not even a power cut loses a move."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-500")  # KiB; what is read again the system still has
    cursor.close()
