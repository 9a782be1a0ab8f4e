"""Hearing of what other processes have done: PostgreSQL tells every server that listens which table has changed.

One SQLite file is served by one process; there is nobody else to hear of.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING

from sandtable.server.database import Database
from sandtable.server.problems import Problem
from sandtable.server.storage import CHANNEL

if TYPE_CHECKING:
    from psycopg import Connection

#: seconds until a lost line is tried again, and after which a listener looks whether it is to end
AGAIN, PATIENCE = 0.5, 0.5

_log = logging.getLogger(__name__)


class Hearing:
    """A line on which changes are told, from whatever process; taken up again by itself when it breaks."""

    def __init__(self, database: Database, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        self._database = database
        self._heard = heard
        #: what to do when something may have been said that nobody heard
        self._missed = missed
        self._closed = Event()
        #: whether everything that is said now is heard
        self.listening = Event()
        self._thread = Thread(target=self._listen, daemon=True, name="hearing")
        if database.is_postgresql:
            self._thread.start()

    def _listen(self) -> None:
        import psycopg  # who has no PostgreSQL need not wait for it

        while not self._closed.is_set():
            try:
                with psycopg.connect(self._database.plain_address, autocommit=True) as line:
                    line.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self._missed()
                    self._follow(line)
            except (psycopg.Error, OSError, Problem) as error:
                _log.warning("changes by other processes are not heard: %s", error)
            finally:
                self.listening.clear()
            self._closed.wait(AGAIN)

    def _follow(self, line: Connection) -> None:
        while not self._closed.is_set():
            for told in line.notifies(timeout=PATIENCE):
                table, at, where = told.payload.split(" ")
                if where != self._database.here:
                    self._heard(table, int(at))
                if self._closed.is_set():
                    return

    def close(self) -> None:
        """Ends it."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join(5)
