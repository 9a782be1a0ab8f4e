"""People, their sessions and tokens; whose a seat is, and which tables are open to all."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has a name yet; seats stay with whoever has their token, and every table is private."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("name_key", sa.String(200), nullable=True, unique=True),
        sa.Column("password_hash", sa.String(200), nullable=True),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(10), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        _whose(),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(10), nullable=False),
    )
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        _whose(),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("scopes", sa.JSON, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(10), nullable=False),
    )
    op.create_table("recovery_codes", sa.Column("code_hash", sa.String(64), primary_key=True), _whose())
    op.create_table(
        "invitations",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
    )
    op.add_column("seats", sa.Column("person_id", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("offer", sa.String(10), nullable=False, server_default=""))
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.create_index("ix_tables_open", "tables", ["open"])


def _whose() -> sa.Column[str]:
    owner = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.String(32), owner, nullable=False, index=True)


def downgrade() -> None:
    """Everybody is forgotten."""
    op.drop_index("ix_tables_open", "tables")
    for name in ("rematch", "maker", "open"):
        op.drop_column("tables", name)
    op.drop_index("ix_seats_token_hash", "seats")
    op.drop_index("ix_seats_person_id", "seats")
    for name in ("offer", "person_id"):
        op.drop_column("seats", name)
    for name in ("attempts", "invitations", "recovery_codes", "api_tokens", "sessions", "people"):
        op.drop_table(name)
