"""Packs and scenarios that people bring along, and what a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has brought anything; every table is played with its game's own pack."""
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "person_id", sa.String(32), sa.ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True
        ),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("updated", sa.String(40), nullable=False),
        sa.Column("sound", sa.Boolean, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("brought", sa.JSON, nullable=True))
    op.create_index("ix_tables_pack", "tables", ["pack"])


def downgrade() -> None:
    """What was brought along is gone, and games that were played with it cannot go on."""
    op.drop_index("ix_tables_pack", "tables")
    for name in ("brought", "pack"):
        op.drop_column("tables", name)
    op.drop_table("uploads")
