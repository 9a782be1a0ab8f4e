"""Whose dice these are: what the people at a table have added to the key of its chance, and what makes it practice.

Whoever makes a table draws a secret and publishes its fingerprint, the commitment. Then every person adds a number of
his own: sealed first, and told only when the numbers of all others are sealed, so that nobody, not even with whoever
made the table, can choose his own after he knows the rest. The key of the game comes from the secret and all numbers.
Why it is done this way: docs/decisions/0011-dice-that-nobody-can-bend.md.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence

import msgspec

from sandtable.engine.chain import Entry, Header, JournalError

#: a number that a person adds, and its seal: so many hexadecimal digits
DIGITS = 64
#: why a game is practice, in the order in which it is told
SEED, SCRIPT, POSITION, BRANCH, LOOKED_AT = "seed", "script", "position", "branch", "looked-at"
REASONS = (SEED, SCRIPT, POSITION, BRANCH, LOOKED_AT)

_as_text = msgspec.json.Encoder().encode


def new_number() -> str:
    """A number to add, fresh."""
    return secrets.token_hex(DIGITS // 2)


def seal(commitment: str, seat: str, number: str) -> str:
    """The fingerprint of a number; good for one seat of one table."""
    sealed = f"{commitment}{number}{seat}".encode()
    return hashlib.blake2b(sealed, digest_size=32, person=b"sandtable-seal").hexdigest()


def shared_key(secret: bytes, commitment: str, numbers: Sequence[tuple[str, str]]) -> bytes:
    """The key of a game from the secret and from what each seat has added."""
    told = commitment.encode() + _as_text(numbers)
    return hashlib.blake2b(told, key=secret, digest_size=32, person=b"sandtable-shared").digest()


def is_number(text: str) -> bool:
    """Whether somebody could have added this."""
    return len(text) == DIGITS and not set(text) - set("0123456789abcdef")


class Dice(msgspec.Struct):
    """What has been added to the dice of one table, and what makes them practice."""

    commitment: str
    #: the seats whose people add something
    people: list[str]
    #: why it is practice
    practice: list[str]
    sealed: dict[str, str] = {}
    added: dict[str, str] = {}
    #: how often everything added was thrown away, to begin anew
    thrown_away: int = 0
    #: actions or looks have closed it: nothing can be added any more
    closed: bool = False

    def copy(self) -> Dice:
        """The same dice, to try something with."""
        return msgspec.convert(msgspec.to_builtins(self), Dice)

    @property
    def waiting(self) -> list[str]:
        """The seats that still must add something before anything can be done."""
        return [] if self.closed else [seat for seat in self.people if seat not in self.added]

    @property
    def complete(self) -> bool:
        """Whether everybody who should has added something."""
        return len(self.added) == len(self.people)

    def why_not_seal(self, seat: str, sealed: str) -> str | None:
        """What keeps a seat from sealing a number."""
        if self.closed or self.complete:
            return "dice-closed"
        if seat not in self.people or not is_number(sealed):
            return "dice-not-asked"
        if seat in self.sealed or seat in self.added:
            return "dice-twice"
        return None

    def why_not_add(self, seat: str, number: str) -> str | None:
        """What keeps a seat from telling its number; the last one to come needs no seal."""
        if self.closed or self.complete:
            return "dice-closed"
        if seat not in self.people or not is_number(number):
            return "dice-not-asked"
        if seat in self.added:
            return "dice-twice"
        if any(other not in self.sealed and other not in self.added for other in self.people if other != seat):
            return "dice-too-early"
        if seat in self.sealed and self.sealed[seat] != seal(self.commitment, seat, number):
            return "dice-other-number"
        return None

    def why_not_throw_away(self, seat: str) -> str | None:
        """What keeps a seat from beginning anew, for everybody."""
        if self.closed or self.complete:
            return "dice-closed"
        return None if seat in self.people and self.sealed else "dice-not-asked"

    def why_not(self, entry: Entry) -> str | None:
        """What is wrong with an entry that adds something."""
        if entry.sealed:
            return self.why_not_seal(entry.seat, entry.sealed)
        if entry.added:
            return self.why_not_add(entry.seat, entry.added)
        if entry.without:
            return None if entry.seat in self.waiting else "dice-not-asked"
        return self.why_not_throw_away(entry.seat) if entry.afresh else "dice-not-asked"

    def take(self, entry: Entry) -> None:
        """Notes what an entry says of the dice."""
        if entry.sealed:
            self.sealed[entry.seat] = entry.sealed
        elif entry.added:
            self.added[entry.seat] = entry.added
        elif entry.afresh or entry.without:
            self.thrown_away += 1 if entry.afresh or self.added else 0
            self.people = [seat for seat in self.people if not entry.without or seat != entry.seat]
            self.sealed, self.added = {}, {}
        elif entry.looked and LOOKED_AT not in self.practice:
            self.practice.append(LOOKED_AT)
        self.closed = self.closed or not adds(entry)

    def key(self, secret: bytes) -> bytes:
        """The key of the game as far as it has come about."""
        if not self.people:
            return secret
        numbers = [(seat, self.added[seat]) for seat in self.people] if self.complete else []
        return shared_key(secret, self.commitment, numbers)


def adds(entry: Entry) -> bool:
    """Whether an entry is about what people add, and no action."""
    return bool(entry.sealed or entry.added or entry.afresh or entry.without)


def dice_of(header: Header) -> Dice:
    """The dice of a game that has not begun."""
    if len(set(header.people)) != len(header.people) or set(header.people) - set(header.seats):
        raise JournalError("journal-no-people", 1)
    return Dice(header.commitment, list(header.people), practice_of(header))


def practice_of(header: Header) -> list[str]:
    """Why a game is practice from its start; what the header does not say itself is seen from what it begins with."""
    position: Mapping[str, object] = header.position or {}
    seen = {BRANCH: header.branch_of is not None, POSITION: bool(position), SCRIPT: bool(position.get("chance"))}
    return [reason for reason in REASONS if reason in header.practice or seen.get(reason)]
