"""Running the server: Granian with a worker, or with several on one PostgreSQL, until it is interrupted."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread, Timer

import msgspec
from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server import Server
from litestar import Litestar

from sandtable.engine.contract import Message
from sandtable.engine.faults import Fault
from sandtable.server.app import DEFAULT, create_app
from sandtable.server.database import is_shared
from sandtable.server.folder import CannotServe, Folder
from sandtable.server.settings import Settings
from sandtable.server.together import together

#: seconds from where the server is ready until somebody's browser is sent to the page
BROWSER_DELAY = 0.3
#: seconds that open connections and thinking bots are given when the server is stopped
GRACE = 5

_log = logging.getLogger(__name__)


class News(msgspec.Struct, frozen=True):
    """What the worker tells the process that started it: something to be said, that it is ready, or why it is not."""

    notice: Message | None = None
    fault: Message | None = None


def serve(
    host: str,
    port: int,
    folder: Path,
    open_browser: bool,
    ready: Callable[[], None] = lambda: None,
    tell: Callable[[Message], None] = lambda notice: None,
    database: str | None = None,
    processes: int = 1,
    settings: Settings = DEFAULT,
) -> None:
    """Serves the table until Ctrl-C, with games in the database at an address or in the folder's own.

    Raises CannotServe if the address is taken, or the folder or the database cannot be used.
    """
    if database is None or not is_shared(database):
        if processes > 1:
            raise CannotServe("serve-processes")
        look_in(folder)
    check_free(host, port)
    hear, say = multiprocessing.Pipe(duplex=False)
    server = Server(
        "sandtable",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=processes,
        websockets=True,
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        workers_kill_timeout=GRACE,
    )
    stop: Callable[..., None] = server.signal_handler_interrupt
    # When its terminal is closed, Granian would put a new worker beside the old one; the table ends instead.
    server.signal_handler_reload = stop  # type: ignore[method-assign]
    faults: list[Message] = []

    def listen() -> None:
        waiting = processes
        while news := _heard(hear):
            if news.notice:
                tell(news.notice)
            elif news.fault:
                faults.append(news.fault)
                stop()
            else:
                waiting -= 1
                if waiting == 0:
                    ready()
                if waiting == 0 and open_browser:
                    timer = Timer(BROWSER_DELAY, webbrowser.open, [address(host, port)])
                    timer.daemon = True
                    timer.start()

    Thread(target=listen, daemon=True).start()
    with together(processes):
        server.serve(target_loader=partial(load, folder, database, settings, say), wrap_loader=False)
    if faults:
        raise CannotServe(faults[0].id, **faults[0].args)


def _heard(hear: Connection) -> News | None:
    try:
        news: News = hear.recv()
    except EOFError:
        return None
    return news


def load(folder: Path, database: str | None, settings: Settings, say: Connection) -> Litestar:
    """The application, made in the worker's own process; if that fails, the server ends and tells why."""
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        app = create_app(
            folder, tell=lambda notice: say.send(News(notice=notice)), database=database, settings=settings
        )
    except Fault as error:
        fault = error.message
    except Exception as error:
        _log.exception("not started")
        fault = Message("serve-failed", {"error": str(error) or type(error).__name__})
    else:
        say.send(News())
        return app
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    say.send(News(fault=fault))
    Event().wait()  # until the server ends this process
    sys.exit(1)


def _end_with_parent() -> None:
    """A worker whose server has been killed goes too: nobody could end it any more."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(GRACE)
        os._exit(1)  # it waits for somebody who does not come: what was answered is on disk


def look_in(folder: Path) -> None:
    """Fails at once, and in words, if the folder is another server's or nothing can be kept in it."""
    looked_at = Folder(folder)
    looked_at.hold()
    looked_at.close()


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def check_free(host: str, port: int) -> None:
    """Fails at once, and in words, if nothing can be served at this address."""
    if not 0 < port < 1 << 16:
        raise CannotServe("serve-no-port", address=f"{host}:{port}")
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(where)
    except OSError as error:
        raise CannotServe("serve-taken", address=f"{host}:{port}", error=error.strerror) from None
