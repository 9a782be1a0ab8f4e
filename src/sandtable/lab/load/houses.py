"""A real server in processes of its own, on this machine only, and how much memory it takes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType

HOST = "127.0.0.1"
#: seconds that a server may take to start, and to end
PATIENCE = 120.0


class NotServed(Exception):
    """A server that did not start."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """A server on a folder; leaving the ``with`` ends it."""

    def __init__(self, folder: Path, options: Sequence[str] = ()) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.log = folder.with_name(f"{folder.name}.log")
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--no-browser", "--host", HOST]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--folder", str(self.folder), *self.options],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop()
                raise NotServed(self.log.read_text(errors="replace")[-500:])
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            line = HTTPConnection(HOST, self.port, timeout=PATIENCE)
            line.request("GET", "/api/words/en")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False

    def stop(self) -> None:
        """Ends it as its owner would; if that takes too long, at once."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process = None

    def memory_kb(self) -> int:
        """What all its processes have in memory; 0 where the machine does not tell."""
        return sum(resident_kb(pid) for pid in family(self.process.pid)) if self.process else 0

    def worked_s(self) -> float:
        """Seconds of processor time that all its processes have taken; 0 where the machine does not tell."""
        return sum(worked_s(pid) for pid in family(self.process.pid)) if self.process else 0.0


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        raw = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return [pid]
    return [pid, *(one for child in raw.split() for one in family(int(child)))]


def resident_kb(pid: int) -> int:
    """What a process has in memory."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    except OSError:
        return 0
    return 0


def worked_s(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
