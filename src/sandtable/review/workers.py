"""Processes that work for somebody: Ctrl-C is not for them, and they go when whoever started them is gone."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import connection, parent_process
from threading import Thread


def at_work() -> None:
    """How such a process begins: Ctrl-C is for the one who started it; who is left alone goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None and sys.platform != "win32":
        connection.wait([parent.sentinel])
        os._exit(1)
