"""Why the dice of a table prove nothing, where they do not."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """What is practice already is seen when it is opened."""
    op.add_column("tables", sa.Column("practice", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    """The journal still says it."""
    op.drop_column("tables", "practice")
