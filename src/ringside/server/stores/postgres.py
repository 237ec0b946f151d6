"""Tables in PostgreSQL, for servers that have outgrown one file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from ringside.server.stores import UnknownDatabase
from ringside.server.stores.base import Unavailable
from ringside.server.stores.history import check
from ringside.server.stores.sql import SqlStore

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
PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    # Nobody waits for a server that was frozen in the middle of writing.
    "options": "-c idle_in_transaction_session_timeout=2000",
}


def tell_apart(context: sa.ExceptionContext) -> None:
    """Unavailable if it is the database that fails, not what was asked of it."""
    failed = isinstance(context.original_exception, psycopg.OperationalError)
    if (context.is_disconnect or failed) and not context.is_pre_ping:
        raise Unavailable(str(context.original_exception).partition("\n")[0]) from None


def url_of(database: str) -> sa.URL:
    """The address as SQLAlchemy takes it, with psycopg 3 as the driver."""
    rest = database.partition("://")[2]
    try:
        return sa.make_url(f"postgresql+psycopg://{rest}")
    except (sa.exc.ArgumentError, ValueError):  # the latter if its port is no number
        raise UnknownDatabase from None


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database whose schema is up to date; `ringside database upgrade`
    sees to that."""

    append = f"{APPEND} SELECT * FROM unnest({COLUMNS})"
    append_held = (
        f"{APPEND} SELECT number, seat, move, at, took, moved.id, tables.key "
        f"FROM unnest({COLUMNS}, %s::int[]) "
        "AS moved (number, seat, move, at, took, id, key, epoch) "
        "JOIN tables ON tables.key = moved.key AND tables.epoch = moved.epoch FOR SHARE OF tables"
    )
    size = "SELECT pg_database_size(current_database())"
    clock = "extract(epoch FROM clock_timestamp())"
    alone = "LOCK TABLE options IN SHARE ROW EXCLUSIVE MODE"

    def __init__(self, database: str) -> None:
        url = url_of(database)
        check(url)
        # Three readers and one writer; a connection that the database has closed is made anew.
        engine = sa.create_engine(url, pool_size=4, pool_pre_ping=True, connect_args=PATIENCE)
        sa.event.listen(engine, "handle_error", tell_apart)
        super().__init__(engine)

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    def add(self, connection: sa.Connection, statement: str, rows: list[tuple[Any, ...]]) -> int:
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        return connection.exec_driver_sql(statement, columns).rowcount

    def holds(self, connection: sa.Connection, held: Sequence[tuple[int, int]]) -> bool:
        keys, epochs = [key for key, _ in held], [epoch for _, epoch in held]
        found = connection.exec_driver_sql(HOLDS, (keys, epochs)).scalar_one()
        return int(found) == len(held)
