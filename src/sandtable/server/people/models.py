"""What is stored about people. Of every secret only a fingerprint is kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from sandtable.server.storage import Base


class PersonRow(Base):
    """Somebody who has sat down: a guest, or somebody who has chosen a name and a password."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    #: as its owner writes it; empty for a guest
    name: Mapped[str] = mapped_column(String(80), default="")
    #: the name as it is looked up: two that look alike are one
    name_key: Mapped[str | None] = mapped_column(String(200), unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(200))
    created: Mapped[str] = mapped_column(String(40))
    #: the day it was last here
    seen: Mapped[str] = mapped_column(String(10))


class SessionRow(Base):
    """A browser that somebody is known in."""

    __tablename__ = "sessions"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[str] = mapped_column(String(40))
    seen: Mapped[str] = mapped_column(String(10))


class TokenRow(Base):
    """What a program of somebody's may do here."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    label: Mapped[str] = mapped_column(String(80))
    scopes: Mapped[list[Any]] = mapped_column(JSON)
    created: Mapped[str] = mapped_column(String(40))
    #: the day it was last used; empty if never
    seen: Mapped[str] = mapped_column(String(10), default="")


class RecoveryRow(Base):
    """A code that opens an account once, where the password is forgotten."""

    __tablename__ = "recovery_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)


class InvitationRow(Base):
    """A seat that waits for whoever comes by a link, once."""

    __tablename__ = "invitations"

    secret_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    created: Mapped[str] = mapped_column(String(40))


class AttemptRow(Base):
    """How often a name or an address has been wrong lately; both only as fingerprints."""

    __tablename__ = "attempts"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    failures: Mapped[int]
    #: seconds since 1970
    last: Mapped[int]
