"""Games are kept in the database: header, key and entries of each, a snapshot, and who lets its bots think."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The games themselves come from their journals."""
    op.create_table("headers", _table(), sa.Column("line", sa.LargeBinary, nullable=False))
    op.create_table("keys", _table(), sa.Column("key", sa.String(200), nullable=False))
    op.create_table(
        "entries",
        _table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _table(),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("code", sa.String(200), nullable=False),
        sa.Column("raw", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        _table(),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
    )
    op.add_column("tables", sa.Column("entries", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("trouble", sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("damage", sa.JSON, nullable=True))


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Games must have been exported before."""
    for name in ("damage", "trouble", "version", "entries"):
        op.drop_column("tables", name)
    for name in ("leases", "snapshots", "entries", "keys", "headers"):
        op.drop_table(name)
