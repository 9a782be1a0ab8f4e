"""Secrets, and the fingerprints that are kept of them."""

from __future__ import annotations

import hashlib
import secrets

#: how a token of a program begins: so it is told from a seat's token, and found where it should not lie around
API = "sandtable_"


def new_secret() -> str:
    """Something that nobody guesses."""
    return secrets.token_urlsafe(32)


def fingerprint(secret: str) -> str:
    """What is stored of a secret. Secrets are drawn at random and long: one pass is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def proof_of(session: str) -> str:
    """What a page of ours sends along with its session: it cannot be read from another site, nor made from there."""
    return fingerprint(f"page-of-{session}")[:40]


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell how far they are."""
    return secrets.compare_digest(one.encode(), other.encode())
