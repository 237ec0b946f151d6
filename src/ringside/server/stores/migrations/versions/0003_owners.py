"""Several servers share a database: who runs which table, and until when."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Seconds = sa.Float(53)


def upgrade() -> None:
    more: list[sa.Column[Any]] = [
        sa.Column("owner", sa.Text, nullable=False, server_default=""),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lease", Seconds, nullable=False, server_default="0"),
    ]
    for column in more:
        op.add_column("tables", column)
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("lease", Seconds, nullable=False),
    )
