"""Tables in PostgreSQL, for servers that have outgrown one file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from ringside.server.stores import UnknownDatabase
from ringside.server.stores.base import Moved, Unavailable, Write
from ringside.server.stores.history import check
from ringside.server.stores.sql import Conflict, SqlStore, row

# A batch goes to the database as one statement, column by column: fifty moves take half the work
# of a statement for each, even if these are sent together in pipeline mode.
APPEND = 'INSERT INTO moves (number, seat, move, at, took, id, "table")'
COLUMNS = "%s::int[], %s::int[], %s::text[], %s::float8[], %s::float8[], %s::text[], %s::bigint[]"
# Whoever wants to take one of these tables waits until the transaction is over.
HOLDS = (
    "SELECT count(*) FROM (SELECT 1 FROM tables "
    "JOIN unnest(%s::bigint[], %s::int[]) AS held (key, epoch) "
    "ON tables.key = held.key AND tables.epoch = held.epoch FOR SHARE OF tables) AS found"
)

# A database that says nothing at all is given up, too. An address may ask for other figures.
CONNECT = 5  # seconds
PATIENCE = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    # Nobody waits for a server that was frozen in the middle of writing.
    "options": "-c idle_in_transaction_session_timeout=2000",
}


def url_of(database: str) -> sa.URL:
    """The address as SQLAlchemy takes it, with psycopg 3 as the driver."""
    rest = database.partition("://")[2]
    try:
        url = sa.make_url(f"postgresql+psycopg://{rest}")
    except (sa.exc.ArgumentError, ValueError):  # the latter if its port is no number
        raise UnknownDatabase(port_trouble(rest)) from None
    if url.port is not None and not 0 < url.port < 65536:
        raise UnknownDatabase(port_trouble(rest))
    # A database that takes connections and never answers is given up.
    wanted = "connect_timeout" in url.query
    return url if wanted else url.update_query_dict({"connect_timeout": str(CONNECT)})


def port_trouble(rest: str) -> str:
    """What is wrong with the port in an address, if anything is. The password is not told."""
    place = rest.partition("/")[0].rpartition("@")[2]
    port = place.rpartition(":")[2] if ":" in place.rpartition("]")[2] else ""
    fine = not port or (port.isdecimal() and 0 < int(port) < 65536)
    return "" if fine else f"{port} is no port, which is a whole number from 1 to 65535"


def columns(rows: list[tuple[Any, ...]]) -> tuple[str, ...]:
    """The columns of rows, each as PostgreSQL writes an array: psycopg would take three times as
    long to do so."""
    return tuple("{" + ",".join(map(literal, column)) + "}" for column in zip(*rows, strict=True))


def literal(value: str | float) -> str:
    """A text or a number as it stands in an array."""
    if type(value) is not str:
        return repr(value)
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database whose schema is up to date; `ringside database upgrade`
    sees to that."""

    append = f"{APPEND} SELECT * FROM unnest({COLUMNS})"
    # All of them or none, even as a transaction of its own.
    append_held = (
        f"WITH moved AS MATERIALIZED (SELECT * FROM unnest({COLUMNS}, %s::int[]) "
        "AS moved (number, seat, move, at, took, id, key, epoch)), "
        "held AS MATERIALIZED (SELECT number, seat, move, at, took, moved.id, moved.key "
        "FROM moved JOIN tables ON tables.key = moved.key AND tables.epoch = moved.epoch "
        "FOR SHARE OF tables) "
        f"{APPEND} SELECT * FROM held "
        "WHERE (SELECT count(*) FROM held) = (SELECT count(*) FROM moved)"
    )
    size = "SELECT pg_database_size(current_database())"
    clock = "extract(epoch FROM clock_timestamp())"
    one_by_one = "LOCK TABLE servers IN SHARE ROW EXCLUSIVE MODE"
    alone = "LOCK TABLE options IN SHARE ROW EXCLUSIVE MODE"

    def __init__(self, database: str) -> None:
        url = url_of(database)
        check(url)
        # Three readers and two for writing; a connection that the database has closed is made anew.
        patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
        engine = sa.create_engine(url, pool_size=5, pool_pre_ping=True, connect_args=patience)
        sa.event.listen(engine, "handle_error", self.tell_apart)
        super().__init__(engine)
        self.appender: sa.Connection | None = None  # for moves alone, which commits by itself
        self.breaks = 0  # how often a connection broke
        self.minded = 0  # how many of these whoever writes has heard of

    def tell_apart(self, context: sa.ExceptionContext) -> None:
        """Unavailable if it is the database that fails, not what was asked of it."""
        failed = isinstance(context.original_exception, psycopg.OperationalError)
        self.breaks += context.is_disconnect or failed
        if (context.is_disconnect or failed) and not context.is_pre_ping:
            raise Unavailable(str(context.original_exception).partition("\n")[0]) from None

    def write(self, batch: Sequence[Sequence[Write]]) -> list[bool]:
        # If one connection broke the others have, too: whoever writes has its own for long, and
        # would find out only with the next move, which would have to wait.
        if self.minded != self.breaks:
            self.minded = self.breaks
            self.hang_up()
        return super().write(batch)

    def hang_up(self) -> None:
        """Let go of the connections for writing."""
        super().hang_up()
        if self.appender is not None:
            self.appender.invalidate()
            self.appender.close()
            self.appender = None

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    def appended(self, writes: Sequence[Write]) -> bool:
        moves = [write for write in writes if type(write) is Moved]
        held = [move for move in moves if move.epoch]
        if len(moves) != len(writes) or len(held) not in (0, len(moves)):
            return False
        rows = [(*row(move), move.epoch) for move in held] or [row(move) for move in moves]
        if self.add_alone(self.append_held if held else self.append, rows) != len(rows):
            raise Conflict
        return True

    def add_alone(self, statement: str, rows: list[tuple[Any, ...]]) -> int:
        """Carry out the hot statement as a transaction of its own, which takes one question and
        answer instead of three; how many rows it has added."""
        if self.appender is None:
            connection = self.engine.connect()
            self.appender = connection.execution_options(isolation_level="AUTOCOMMIT")
        driver: Any = self.appender.connection.driver_connection
        try:
            added: int = driver.execute(statement, columns(rows)).rowcount
        except psycopg.IntegrityError:
            raise Conflict from None
        except psycopg.Error as error:
            if isinstance(error, psycopg.OperationalError) or driver.closed:
                raise Unavailable(str(error).partition("\n")[0]) from None
            raise
        return added

    def close(self) -> None:
        if self.appender is not None:
            self.appender.close()
        super().close()

    def add(self, connection: sa.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
        return connection.exec_driver_sql(statement, columns(rows)).rowcount

    def holds(self, connection: sa.Connection, held: Sequence[tuple[int, int]]) -> bool:
        keys, epochs = [key for key, _ in held], [epoch for _, epoch in held]
        found = connection.exec_driver_sql(HOLDS, (keys, epochs)).scalar_one()
        return int(found) == len(held)
