"""What is kept, as tables of a database: the same in SQLite and in PostgreSQL.

A change here is one more step in migrations/versions.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

# 63 bits. SQLite counts rows by itself only where the type is INTEGER.
Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
Seconds = sa.Float(53)  # since 1970

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("key", Number, primary_key=True, autoincrement=False),
    sa.Column("id", sa.Text, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("options", Number, nullable=False),
    # What is in the setup too, for whoever cleans up and counts.
    sa.Column("game", sa.Text, nullable=False, server_default=""),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("status", sa.Text, nullable=False, server_default=""),
    sa.Column("used", Seconds, nullable=False, server_default="0"),
    # Which server runs the table, if several share the database; how often that has changed; and
    # until when it holds at least (longer while the server renews its own lease).
    sa.Column("owner", sa.Text, nullable=False, server_default=""),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    sa.Column("lease", Seconds, nullable=False, server_default="0"),
    sa.Index("ix_tables_status", "status", "used"),
)
# The servers that use the database, and until when each is known to be there: one row to renew
# for all its tables. Those that share it go by the mark of one Redis; a server without any has an
# empty one, and none at all is that of a server from before there were marks.
servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("lease", Seconds, nullable=False),
    sa.Column("redis", sa.Text),
)
# Long where coaches bring their own teams, and most tables of a game have the same.
options = sa.Table(
    "options",
    metadata,
    sa.Column("key", Number, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
# In the order of writing, so that a batch for many tables touches few pages. The index refuses
# a number that another server has already written.
moves = sa.Table(
    "moves",
    metadata,
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
# Reactions that were let pass. They are no moves, but were answered.
passes = sa.Table(
    "passes",
    metadata,
    sa.Column("row", Number, primary_key=True),
    sa.Column("table", Number, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("id", sa.Text, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("number", Number, primary_key=True),
    sa.Column("table", Number, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", Seconds, nullable=False),
)
# How a finished game was told and seen, for when the rules have changed.
endings = sa.Table(
    "endings",
    metadata,
    sa.Column("key", Number, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
# Experiments of the lab, and what they have shown.
experiments = sa.Table(
    "experiments",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Seconds, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
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

OF_A_TABLE = [moves.c["table"], passes.c["table"], chat.c["table"], endings.c.key, tables.c.key]
"""The columns that say to which table a row belongs; the table's own comes last."""
