"""Of all processes one lets a table's bots think: the one whose name is in the table's lease, until it runs out."""

from __future__ import annotations

import time
from threading import Lock

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sandtable.server.database import Database
from sandtable.server.storage import LeaseRow

#: seconds after which another process may go on, if this one has not said meanwhile that it is still there
LEASE = 30.0

_TAKE = (
    update(LeaseRow)
    .where(LeaseRow.table_id == bindparam("table"))
    .where((LeaseRow.holder == bindparam("me")) | (LeaseRow.until < bindparam("now")))
    .values(holder=bindparam("me"), until=bindparam("then"))
)


class Leases:
    """The leases of this process."""

    def __init__(self, database: Database, seconds: float = LEASE) -> None:
        self._database = database
        self._seconds = seconds
        self._held: dict[str, float] = {}
        self._lock = Lock()

    def hold(self, table: str) -> bool:
        """Whether the bots of a table are ours to let think; if so, for a while."""
        with self._lock:
            if self._held.get(table, 0.0) - time.time() > self._seconds / 2:
                return True
        then = time.time() + self._seconds
        try:
            self._database.write(lambda connection: _take(connection, table, self._database.here, then))
        except (_Held, IntegrityError):
            return False
        with self._lock:
            self._held[table] = then
        return True

    def release(self, table: str) -> None:
        """Nothing is to be thought about here any more. Where no other process serves it may as well run out."""
        if self._database.is_postgresql:
            with self._lock:
                held = self._held.pop(table, None)
            if held is not None:
                mine = (LeaseRow.table_id == table, LeaseRow.holder == self._database.here)
                self._database.write(lambda connection: _delete(connection, *mine))

    def ran_out(self) -> list[str]:
        """The tables whose bots were left thinking, by a process that was killed; or where nobody has to think."""
        with self._database.looking() as connection:
            return list(connection.scalars(select(LeaseRow.table_id).where(LeaseRow.until < time.time())))

    def forget(self, table: str) -> None:
        """Takes away a lease that has run out."""
        old = (LeaseRow.table_id == table, LeaseRow.until < time.time())
        self._database.write(lambda connection: _delete(connection, *old))

    def close(self) -> None:
        """Lets every other process go on."""
        mine = LeaseRow.holder == self._database.here
        self._database.write(lambda connection: _delete(connection, mine))


class _Held(Exception):
    """Another process has it."""


def _take(connection: Connection, table: str, me: str, then: float) -> None:
    wanted = {"table": table, "me": me, "now": time.time(), "then": then}
    if connection.execute(_TAKE, wanted).rowcount:
        return
    if connection.scalar(select(LeaseRow.holder).where(LeaseRow.table_id == table)) is not None:
        raise _Held
    connection.execute(insert(LeaseRow).values(table_id=table, holder=me, until=then))


def _delete(connection: Connection, *which: ColumnElement[bool]) -> None:
    connection.execute(delete(LeaseRow).where(*which))
