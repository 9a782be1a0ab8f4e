"""What has been worked out once and need not be again."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

#: entries after which a memo starts anew: some tens of megabytes at most
MANY = 100_000


class Memo(dict[K, V]):
    """Values by everything they depend on, so that none can ever be stale; never part of a state.

    Look up with ``get``; what was not known goes in by ``keep``. Full, it forgets everything and starts anew, which is
    cheaper than remembering what was used when.
    """

    __slots__ = ("most",)

    def __init__(self, most: int = MANY) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> V:
        """Remembers a value, and gives it back."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
