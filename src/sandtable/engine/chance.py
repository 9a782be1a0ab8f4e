"""One source for every die, card, chit and random pick.

A game has a secret key. The draws that follow a decision come from a keyed hash of that decision's number, so
that they depend on nothing else: not on earlier draws, not on who asks. The key's fingerprint is published
before play (the commitment) and the key itself afterwards, so that anybody can prove the dice.

In tests and puzzles the next results can be written down (the script); they are used up first.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.faults import Fault
from sandtable.engine.spaces import has, nth

_ENOUGH = 1 << 128  # below this the pool of randomness is refilled, so that no draw is measurably uneven


class ScriptError(Fault):
    """A scripted result that the game cannot use, or that was never used."""


def new_key() -> bytes:
    """A fresh secret key."""
    return secrets.token_bytes(32)


def key_from_seed(seed: int | str) -> bytes:
    """The key that belongs to a seed somebody typed; the same seed gives the same game everywhere."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"sandtable-seed").digest()


def commitment(key: bytes) -> str:
    """The fingerprint of a key, safe to publish before play."""
    return hashlib.blake2b(key, digest_size=32, person=b"sandtable-commit").hexdigest()


class Chance:
    """The chance of one game, standing at one decision."""

    __slots__ = ("_block", "_pool", "decision", "drawn", "draws", "exact", "key", "script")

    def __init__(
        self, key: bytes, decision: int = 0, script: Mapping[str, Sequence[int]] | None = None, exact: bool = False
    ) -> None:
        self.key = key
        self.decision = decision
        self.script: dict[str, list[int]] = {kind: list(values) for kind, values in script.items()} if script else {}
        self.exact = exact
        self.draws = 0
        #: how many draws the decision before this one took
        self.drawn = 0
        self._block = 0
        self._pool = 0

    def copy(self) -> "Chance":
        """The same chance at the same decision; only to be taken between decisions."""
        return Chance(self.key, self.decision, self.script, self.exact)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.decision, self.script, self.exact)

    def next_decision(self) -> None:
        """Moves on to the draws of the next decision."""
        self.decision += 1
        self.drawn = self.draws
        self.draws = 0
        self._block = 0
        self._pool = 0

    def below(self, size: int) -> int:
        """An even pick of one of the numbers 0 … size - 1."""
        pool = self._pool
        if pool < _ENOUGH:
            address = b"%d.%d" % (self.decision, self._block)
            fresh = hashlib.blake2b(address, key=self.key, digest_size=64).digest()
            pool = int.from_bytes(fresh, "big")
            self._block += 1
        self.draws += 1
        self._pool, picked = divmod(pool, size)
        return picked

    def _scripted(self, kind: str) -> int | None:
        values = self.script.get(kind)
        if values:
            self.draws += 1
            return values.pop(0)
        if values is not None and self.exact:
            raise ScriptError("script-used-up", kind=kind)
        return None

    def dice(self, count: int, sides: int = 6) -> list[int]:
        """Throws so many dice and tells each one."""
        if self.script:
            return [self._die(sides) for _ in range(count)]
        return [self.below(sides) + 1 for _ in range(count)]

    def die(self, sides: int = 6) -> int:
        """Throws one die."""
        return self._die(sides)

    def _die(self, sides: int) -> int:
        value = self._scripted("dice")
        if value is None:
            return self.below(sides) + 1
        if not 1 <= value <= sides:
            raise ScriptError("script-no-side", value=value, sides=sides)
        return value

    def draw(self, members: int, kind: str) -> int:
        """Draws one member of a set evenly: a card of a pile, a chit of a cup. The caller takes it out."""
        value = self._scripted(kind) if self.script else None
        if value is None:
            return nth(members, self.below(members.bit_count()))
        if not has(members, value):
            raise ScriptError("script-not-there", kind=kind, value=value)
        return value

    def unused(self) -> dict[str, list[int]]:
        """What the script still holds."""
        return {kind: values for kind, values in self.script.items() if values}
