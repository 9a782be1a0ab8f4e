"""Whose move it is at a table, and in which turn."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Told as soon as somebody opens the table."""
    op.add_column("tables", sa.Column("deciding", sa.String(80), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Nobody knows whose move it is."""
    op.drop_column("tables", "turn")
    op.drop_column("tables", "deciding")
