"""The database that games and people are kept in: SQLite in the server's folder, or PostgreSQL at an address.

Who writes has the database's word when the block ends: it is on disk, or a Problem says that nothing has changed.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import RLock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session, sessionmaker

from sandtable.server.folder import CannotServe
from sandtable.server.people import models as models  # what is stored about people belongs to it
from sandtable.server.problems import Problem
from sandtable.server.storage import POSTGRESQL, Base

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "sandtable.sqlite"
#: the number by which servers that start at once agree who brings the database up to date
UPGRADING = 0x5A7D7AB1E
#: connections that stay open, and that may be opened beside them
CONNECTIONS, MORE = 10, 22
#: milliseconds that somebody waits for another process that writes
PATIENCE = 5000
#: a file of up to so many bytes is looked through when it is opened
SMALL = 64 << 20

#: what SQLite says of a file that is no database, or no longer a whole one
BROKEN = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
NO_ROOM = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
#: PostgreSQL's classes of errors: no room, memory or connections; and the one of them that is a full disk
DISK_FULL = "53100"


class Cut(Problem):
    """The line to the database broke while something was written: whether it counts is not known yet."""


def in_folder(folder: Path) -> str:
    """The address of a folder's own database."""
    return f"sqlite:///{folder / FILE}"


def is_shared(url: str) -> bool:
    """Whether other processes and machines may write there too. Raises CannotServe if it is no address."""
    try:
        return make_url(url).get_backend_name() == POSTGRESQL
    except ArgumentError as error:
        raise CannotServe("serve-database-address", error=str(error)) from None


def shown(url: str) -> str:
    """An address as it may be told: without its password."""
    return make_url(url).render_as_string(hide_password=True) if is_shared(url) else str(path_of(url))


def path_of(url: str) -> Path:
    """The file of a SQLite database."""
    return Path(make_url(url).database or "")


class Database:
    """A database, brought up to date when it is opened."""

    def __init__(self, url: str) -> None:
        try:
            self.url = make_url(url)
            self.engine = _engine(url)
        except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
            raise CannotServe("serve-database-address", error=str(error)) from None
        #: what this process is called among those that share the database
        self.here = secrets.token_hex(8)
        self._sessions = sessionmaker(self.engine, expire_on_commit=False)
        self._writer = self.engine.execution_options(sandtable_writes=True, sandtable_here=self.here)
        self._writes = sessionmaker(self._writer, expire_on_commit=False)
        alone: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if self.is_postgresql else {"sandtable_looks": True}
        self._looks = self.engine.execution_options(**alone)
        #: what waits to be written to SQLite
        self._waiting: deque[_Work] = deque()
        # In one process SQLite's writers queue here; its own way to wait is to look again every so often.
        self._one_writer = nullcontext() if self.is_postgresql else RLock()
        try:
            self._open()
        except CannotServe:
            self.close()
            raise

    @property
    def is_postgresql(self) -> bool:
        """Whether other processes and machines may write here too."""
        return self.engine.dialect.name == POSTGRESQL

    @property
    def path(self) -> Path | None:
        """The file, if it is one."""
        return None if self.is_postgresql else path_of(str(self.url))

    @property
    def name(self) -> str:
        """What people know it by; never its password."""
        return str(self.path or self.url.render_as_string(hide_password=True))

    @property
    def plain_address(self) -> str:
        """Where PostgreSQL's own library finds it."""
        return self.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)

    # Reading and writing

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """To look something up: all of it as it was at one moment."""
        with _told(), self._sessions() as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """To change something: all of it when the block ends, or nothing and a Problem is raised."""
        with self._one_writer, _told(), self._writes.begin() as session:
            yield session

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """To look up one thing, quickly."""
        with _told(), self._looks.connect() as connection:
            yield connection

    def write(self, work: Callable[[Connection], None]) -> None:
        """Does a small piece of writing that many want to do at once, all of it or nothing; raises what it raises.

        On SQLite whoever has the turn does it for all who wait: one wait for the disk serves them all. PostgreSQL does
        the same by itself.
        """
        if self.is_postgresql:
            with _told(), self._writer.begin() as connection:
                work(connection)
            return
        mine = _Work(work)
        self._waiting.append(mine)
        with self._one_writer:
            if not mine.done:
                self._write_all()
        if mine.fault is not None:
            raise mine.fault

    def _write_all(self) -> None:
        works = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            with _told(), self._writer.begin() as connection:
                for one in works:
                    one.do(connection)
        except Problem as problem:
            for one in works:
                one.fault = one.fault or Problem(problem.status, problem.message, problem.rule, **problem.facts)
        except Exception as error:
            for one in works:
                one.fault = one.fault or error
        finally:
            for one in works:
                one.done = True

    def close(self) -> None:
        """Lets go of it."""
        self.engine.dispose()

    # Opening

    def _open(self) -> None:
        try:
            self._bring_up_to_date()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            broken = not self.is_postgresql and _is_broken(error)
            fault = "serve-database-broken" if broken else "serve-database"
            raise CannotServe(fault, database=self.name, error=_reason(error)) from None
        except CommandError:
            raise CannotServe("serve-database-newer", database=self.name) from None

    def _bring_up_to_date(self) -> None:
        if self.path:
            _for_us_alone(self.path)
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.execution_options(sandtable_writes=True).begin() as connection:
            if self.is_postgresql:
                connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": UPGRADING})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            self._check(connection)

    def _check(self, connection: Connection) -> None:
        """Raises what SQLite says if the file is damaged or lacks something that is asked of it."""
        if self.path and self.path.stat().st_size <= SMALL:
            found = connection.execute(text("PRAGMA quick_check=1")).scalar()
            if found != "ok":
                raise sqlite3.DatabaseError(str(found))
        for table in Base.metadata.sorted_tables:
            connection.execute(select(table).limit(1))


class _Work:
    """A piece of writing, and what became of it."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self.work = work
        self.done = False
        self.fault: Exception | None = None

    def do(self, connection: Connection) -> None:
        """Does it; if that fails, nothing of it is left and the others' stays. A broken disk is everybody's."""
        connection.exec_driver_sql(_MARK)
        try:
            self.work(connection)
        except DBAPIError as error:
            if not isinstance(error, IntegrityError):
                raise
            self.fault = error
        except Exception as error:
            self.fault = error
        if self.fault is not None:
            connection.exec_driver_sql(_BACK)
        connection.exec_driver_sql(_RELEASE)


_MARK, _BACK, _RELEASE = "SAVEPOINT one", "ROLLBACK TO one", "RELEASE one"


def _engine(url: str) -> Engine:
    if make_url(url).get_backend_name() == POSTGRESQL:
        return create_engine(url, pool_size=CONNECTIONS, max_overflow=MORE, pool_pre_ping=True)
    engine = create_engine(url, pool_size=CONNECTIONS, max_overflow=MORE)
    event.listen(engine, "connect", _make_safe)
    event.listen(engine, "begin", _begin)
    return engine


def _make_safe(connection: Any, _: Any) -> None:
    """An action that was acknowledged is on disk, whatever happens to the machine: hence FULL."""
    connection.isolation_level = None  # transactions begin where we say, see _begin
    for line in (
        "PRAGMA journal_mode=WAL",
        "PRAGMA synchronous=FULL",
        "PRAGMA foreign_keys=ON",
        f"PRAGMA busy_timeout={PATIENCE}",
    ):
        connection.execute(line)


def _begin(connection: Connection) -> None:
    """Who will write waits for his turn at the beginning: later it could only be refused."""
    options = connection.get_execution_options()
    if not options.get("sandtable_looks"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("sandtable_writes") else "BEGIN")


@contextmanager
def _told() -> Iterator[None]:
    """What goes wrong with the database, in words; a key that is there already is the caller's business."""
    try:
        yield
    except IntegrityError:
        raise
    except PoolTimeout:
        raise Problem(503, "problem-database-busy") from None
    except DBAPIError as error:
        raise problem(error) from error


def problem(error: DBAPIError) -> Problem:
    """What somebody is told whose request the database could not take."""
    if error.connection_invalidated:
        return Cut(503, "problem-database-gone")
    original = error.orig
    if isinstance(original, sqlite3.Error):
        code = getattr(original, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code in BUSY:
            return Problem(503, "problem-database-busy")
        return Problem(507 if code in NO_ROOM else 503, "problem-disk", error=str(original))
    if getattr(original, "sqlstate", None) == DISK_FULL:
        return Problem(507, "problem-disk", error=_reason(error))
    return Problem(503, "problem-database-gone")


def _is_broken(error: Exception) -> bool:
    if isinstance(error, OSError):
        return False
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return code & 0xFF in BROKEN  # the low byte is the kind of error, the rest its details


def _reason(error: BaseException) -> str:
    said = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
    return str(said).strip().partition("\n")[0]


def _for_us_alone(path: Path) -> None:
    """Keys and seats are nobody else's to read: a new file belongs to the server's user alone."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
