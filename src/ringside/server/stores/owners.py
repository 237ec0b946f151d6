"""Which server runs which table, where several share a database.

A table's row names its owner, an epoch that counts up with every owner, and a lease. What an owner
writes it writes under its epoch, and the database refuses an older one: a server that was frozen
for a while and then wakes up can do no harm. The lease only says when somebody else may take the
table. A server renews one lease of its own for all its tables, so that a thousand tables cost no
more than one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import sqlalchemy as sa

from ringside.server.stores.base import LEASE, Store, Taken
from ringside.server.stores.keys import key_of
from ringside.server.stores.schema import servers, tables

UNKNOWN = "?"  # in place of a mark
FORGOTTEN = 3600.0  # seconds after which a server that is gone leaves no row


class SqlOwners(Store):
    """The part of a store that says whose a table is."""

    clock: ClassVar[str]
    """The database's own clock, in seconds since 1970."""
    one_by_one: ClassVar[str]
    """Has servers join one after the other."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        # Every visitor of a table that another server runs asks this: it is put together once.
        this = (tables.c.key == sa.bindparam("at")) & (tables.c.id == sa.bindparam("name"))
        mine = tables.c.owner == sa.bindparam("server")
        self.taking = (
            tables.update()
            .where(this, self.free() | mine)
            .values(owner=sa.bindparam("server"), epoch=tables.c.epoch + 1, lease=self.until())
            .returning(tables.c.owner, tables.c.epoch)
        )
        self.whose = sa.select(tables.c.owner, tables.c.epoch, self.left()).where(this)

    @abstractmethod
    def insert(self, table: sa.Table) -> Any:
        """The dialect's own insert, which knows what to do about what is there already."""

    @abstractmethod
    def holds(self, connection: sa.Connection, held: Sequence[tuple[int, int]]) -> bool:
        """Whether tables, by key, are all still held under these epochs, and stay so until the end
        of the transaction."""

    def now(self) -> sa.ColumnElement[float]:
        """What the database's clock says."""
        return sa.literal_column(self.clock, sa.Float(53))

    def until(self) -> sa.ColumnElement[float]:
        """The end of a lease that begins now."""
        return self.now() + LEASE

    def free(self) -> sa.ColumnElement[bool]:
        """Whether a table may be taken: nobody's lease holds it."""
        there = sa.exists().where(servers.c.id == tables.c.owner, servers.c.lease >= self.now())
        return (tables.c.owner == "") | ((tables.c.lease < self.now()) & ~there)

    def take(self, table: str, server: str) -> Taken | None:
        asked = {"at": key_of(table), "name": table}
        with self.engine.begin() as connection:
            before = connection.scalar(self.whose, asked) or ""
            row = connection.execute(self.taking, {**asked, "server": server}).first()
            if row is not None:
                return Taken(row.owner, row.epoch, before=before)
            row = connection.execute(self.whose, asked).first()
        return None if row is None else Taken(*row)

    def left(self) -> sa.ColumnElement[float]:
        """Seconds until a table may be taken, if its owner gives no more sign of life."""
        of_owner = sa.select(servers.c.lease).where(servers.c.id == tables.c.owner)
        lease = sa.func.coalesce(of_owner.scalar_subquery(), 0.0)
        return sa.case((lease > tables.c.lease, lease), else_=tables.c.lease) - self.now()

    def release(self, connection: sa.Connection, key: int, epoch: int) -> None:
        """Let go of a table, unless somebody else has it by now."""
        same = (tables.c.key == key) & (tables.c.epoch == epoch)
        connection.execute(tables.update().where(same).values(owner="", lease=0.0))

    def join(self, server: str, redis: str) -> list[str]:
        with self.engine.begin() as connection:
            connection.execute(sa.text(self.one_by_one))
            found = self.found(connection, server, redis)
            if not found:
                self.sign(connection, server, redis)
        return found

    def renew(self, server: str, redis: str = "") -> None:
        with self.engine.begin() as connection:
            self.sign(connection, server, redis)
            connection.execute(sa.delete(servers).where(servers.c.lease < self.now() - FORGOTTEN))

    def sign(self, connection: sa.Connection, server: str, redis: str) -> None:
        """Write a server's row."""
        signed = self.insert(servers).values(id=server, lease=self.until(), redis=redis)
        connection.execute(
            signed.on_conflict_do_update(index_elements=["id"], set_={"lease": self.until()})
        )

    def found(self, connection: sa.Connection, server: str, redis: str) -> list[str]:
        """The marks of strangers."""
        there = (servers.c.id != server) & (servers.c.lease >= self.now())
        marks = connection.scalars(sa.select(servers.c.redis).where(there))
        # An older server says nothing of its Redis, and has one all the same.
        known = [(redis or UNKNOWN) if mark is None else mark for mark in marks]
        return [mark for mark in known if not redis or mark != redis]

    def held(self, server: str) -> dict[str, int]:
        mine = sa.select(tables.c.id, tables.c.epoch).where(tables.c.owner == server)
        with self.engine.connect() as connection:
            return {row.id: row.epoch for row in connection.execute(mine)}

    def leave(self, server: str) -> None:
        mine = tables.c.owner == server
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(mine).values(owner="", lease=0.0))
            connection.execute(sa.delete(servers).where(servers.c.id == server))

    def strangers(self, server: str, redis: str) -> list[str]:
        with self.engine.connect() as connection:
            return self.found(connection, server, redis)
