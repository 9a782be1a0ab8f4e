"""Running the server: Granian with one worker, until it is interrupted."""

from __future__ import annotations

import socket
import webbrowser
from functools import partial
from pathlib import Path
from threading import Timer

from granian.constants import Interfaces
from granian.log import LogLevels
from granian.server import Server
from litestar import Litestar

from sandtable.engine.faults import Fault
from sandtable.server.app import create_app

#: seconds until somebody's browser is sent to the page
BROWSER_DELAY = 1.0
#: seconds that open connections and thinking bots are given when the server is stopped
GRACE = 5


class CannotServe(Fault):
    """The address cannot be used."""


def serve(host: str, port: int, folder: Path, open_browser: bool) -> None:
    """Serves the table until Ctrl-C. Raises CannotServe if the address is taken."""
    check_free(host, port)
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
    if open_browser:
        timer = Timer(BROWSER_DELAY, webbrowser.open, [address(host, port)])
        timer.daemon = True
        timer.start()
    server.serve(target_loader=partial(load, folder), wrap_loader=False)


def load(folder: Path) -> Litestar:
    """The application, made in the worker's own process."""
    return create_app(folder)


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
