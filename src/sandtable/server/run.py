"""Running the server: Granian with one worker, until it is interrupted."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
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
from sandtable.server.app import create_app
from sandtable.server.folder import CannotServe, Folder

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
) -> None:
    """Serves the table until Ctrl-C. Raises CannotServe if the address is taken or the folder cannot be used."""
    look_in(folder)
    check_free(host, port)
    hear, say = multiprocessing.Pipe(duplex=False)
    # One worker: a table has one place where its actions are put in order.
    server = Server(
        "sandtable",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
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
        while news := _heard(hear):
            if news.notice:
                tell(news.notice)
            elif news.fault:
                faults.append(news.fault)
                stop()
            else:
                ready()
                if open_browser:
                    timer = Timer(BROWSER_DELAY, webbrowser.open, [address(host, port)])
                    timer.daemon = True
                    timer.start()

    Thread(target=listen, daemon=True).start()
    server.serve(target_loader=partial(load, folder, say), wrap_loader=False)
    if faults:
        raise CannotServe(faults[0].id, **faults[0].args)


def _heard(hear: Connection) -> News | None:
    try:
        news: News = hear.recv()
    except EOFError:
        return None
    return news


def load(folder: Path, say: Connection) -> Litestar:
    """The application, made in the worker's own process; if that fails, the server ends and tells why."""
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        app = create_app(folder, tell=lambda notice: say.send(News(notice=notice)))
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
