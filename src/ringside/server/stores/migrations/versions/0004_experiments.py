"""Experiments of the lab are kept, so that the links to them hold."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Seconds = sa.Float(53)


def upgrade() -> None:
    op.create_table(
        "experiments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", Seconds, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
