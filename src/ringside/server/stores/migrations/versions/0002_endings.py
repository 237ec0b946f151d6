"""How finished games were told is kept; who cleans up sees what tables are without reading their
setups."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
Seconds = sa.Float(53)


def upgrade() -> None:
    op.create_table(
        "endings",
        sa.Column("key", Number, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    more: list[sa.Column[Any]] = [
        sa.Column("game", sa.Text, nullable=False, server_default=""),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("status", sa.Text, nullable=False, server_default=""),
        sa.Column("used", Seconds, nullable=False, server_default="0"),
    ]
    for column in more:
        op.add_column("tables", column)
    fill(op.get_bind())
    op.create_index("ix_tables_status", "tables", ["status", "used"])


def fill(connection: sa.Connection) -> None:
    """What the new columns say of the tables there are."""
    names = ("key", "setup", "game", "version", "status", "used")
    tables = sa.table("tables", *(sa.column(name) for name in names))
    moves = sa.table("moves", sa.column("table"), sa.column("at"))
    for key in list(connection.scalars(sa.select(tables.c.key))):
        setup = connection.scalar(sa.select(tables.c.setup).where(tables.c.key == key))
        fields = msgspec.json.decode(bytes(setup or b""))
        last = sa.select(sa.func.max(moves.c.at)).where(moves.c["table"] == key)
        values = {
            "game": fields["game"],
            "version": fields["version"],
            "status": fields.get("status", "gathering"),
            "used": connection.scalar(last) or fields["made"],
        }
        connection.execute(sa.update(tables).where(tables.c.key == key).values(values))
