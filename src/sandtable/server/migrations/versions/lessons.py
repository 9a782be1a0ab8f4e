"""At which step of its guided first game a table is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """No table is in a lesson unless it says so."""
    op.add_column("tables", sa.Column("lesson", sa.Integer, nullable=True))


def downgrade() -> None:
    """All lessons are left."""
    op.drop_column("tables", "lesson")
