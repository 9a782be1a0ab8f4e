"""The server is killed outright while bots are playing: the game is all there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import sandtable
from tests.server.bench import House
from tests.server.kept import export

SERVE = """
import sys
from pathlib import Path
from sandtable.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), False)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs process groups")
def test_a_killed_server_loses_at_most_the_action_in_flight(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), str(tmp_path)], start_new_session=True)
    try:
        address = f"http://127.0.0.1:{port}/api/tables"
        order = {"game": "colonial", "seed": 5, "players": {"government": "random", "tribes": "random"}, "open": True}
        table = ""
        until = time.monotonic() + 300
        while not table and time.monotonic() < until:
            try:
                table = httpx.post(address, json=order, timeout=300).json()["table"]["id"]
            except httpx.TransportError:
                time.sleep(0.1)
        while httpx.get(f"{address}/{table}", timeout=300).json()["actions"] < 20:
            time.sleep(0.005)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(60)
    told = sandtable.verify(export(tmp_path, table))
    assert told.ok, told.error
    assert told.actions >= 20
    with House(tmp_path) as house:
        card = next(card for card in house.get("tables").json() if card["id"] == table)
        assert card["damage"] is None
        assert house.get(f"tables/{table}/board").status_code == 200
