"""Taking turns: owner after owner, and of one owner table after table, so that nobody waits for another's many."""

from __future__ import annotations

from collections import OrderedDict, deque
from threading import Condition


class Line:
    """Tables that wait for their turn."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[str]] = OrderedDict()
        self._change = Condition()
        self._closed = False

    def put(self, owner: str, table: str) -> None:
        """A table waits behind the others of its owner; an owner who is new behind all others."""
        with self._change:
            self._owners.setdefault(owner, deque()).append(table)
            self._change.notify()

    def take(self) -> tuple[str, str] | None:
        """Whose turn it is, and which table's, as soon as there is one; None once nothing is wanted any more."""
        with self._change:
            while not self._owners and not self._closed:
                self._change.wait()
            if self._closed:
                return None
            owner, tables = self._owners.popitem(last=False)
            table = tables.popleft()
            if tables:
                self._owners[owner] = tables
            return owner, table

    def close(self) -> None:
        """Sends everybody home."""
        with self._change:
            self._closed = True
            self._change.notify_all()
