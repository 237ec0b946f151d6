"""The tables of a server, their moves, and what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
Seconds = sa.Float(53)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("key", Number, primary_key=True, autoincrement=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("options", Number, nullable=False),
    )
    op.create_table(
        "options",
        sa.Column("key", Number, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("row", Number, primary_key=True),
        sa.Column("table", Number, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", Seconds, nullable=False),
        sa.Column("took", Seconds, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "number"),
    )
    op.create_table(
        "passes",
        sa.Column("row", Number, primary_key=True),
        sa.Column("table", Number, nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("number", Number, primary_key=True),
        sa.Column("table", Number, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", Seconds, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
