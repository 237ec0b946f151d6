"""Servers say which Redis they share, so that one that would run tables twice is refused."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("servers", sa.Column("redis", sa.Text, nullable=True))
