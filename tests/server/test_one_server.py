"""Two servers on one folder, as commands: the second is refused in words; and servers that cannot start end at once."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import sandtable as package
from sandtable.server.app import create_app
from sandtable.server.database import FILE
from sandtable.server.folder import CannotServe
from tests.cli.shell import COMMAND, environment, sandtable
from tests.server.bench import House
from tests.server.kept import export

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs process groups")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server that has said where it is; whatever becomes of it, all of it is gone afterwards."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--no-browser", "--folder", str(folder), "--port", str(port)],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(folder.parent),
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if f":{port}/" in line:
                break
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def ask(port: int, method: str, path: str, token: str = "", **more: Any) -> Any:
    """An answer of the server; it may need another moment until it listens."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    transport = httpx.HTTPTransport(retries=8)
    with httpx.Client(transport=transport, timeout=300) as client:
        answer = client.request(method, f"http://127.0.0.1:{port}/api/{path}", headers=headers, **more)
    assert answer.is_success, answer.text
    return answer.json()


def refused(folder: Path, port: int, language: str = "en") -> str:
    """The one line that a server says which does not start."""
    words = ["serve", "--no-browser", "--folder", folder, "--port", port, "--lang", language]
    done = sandtable(*words, home=folder.parent, expect=2)
    assert len(done.stderr.splitlines()) == 1, done.stderr
    # on a busy machine the HTTP server itself may tell that it did not wait for its worker any longer
    said = [line for line in done.stdout.splitlines() if not line.startswith("[WARNING] Killing worker")]
    assert said == []
    return done.stderr


def test_the_second_server_on_a_folder_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    """Three times over: play, be refused as second, be killed, come back. Every answer that was given is there."""
    folder, made, steps = tmp_path / "games", {}, 0
    for number in range(3):
        port = free_port()
        with serving(folder, port) as first:
            made = made or ask(port, "POST", "tables", json={"game": "colonial", "scenario": "tel-asra", "seed": 7})
            table, tokens = made["table"]["id"], made["tokens"]
            for where in (port, free_port()):
                assert f"already being served by process {first.pid} (cli.py serve" in refused(folder, where)
            for _ in range(5):
                for seat, token in tokens.items():
                    view = ask(port, "GET", f"tables/{table}/seats/{seat}/", token)
                    assert view["step"] == steps
                    if not view["question"] or not view["question"]["answers"]:
                        continue
                    act = {"at": view["at"], "action": view["question"]["answers"][0]["action"]}
                    steps = ask(port, "POST", f"tables/{table}/seats/{seat}/act", token, json=act)["step"]
            if number == 1:
                first.kill()  # only the process that was started: its worker goes with it
                first.wait()
    assert steps > 10
    told = package.verify(export(folder, made["table"]["id"]))
    assert (told.ok, told.actions) == (True, steps)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "already being served by"), ("fr", "déjà servies par"), ("pt", "já estão a ser servidos")],
)
def test_the_refusal_speaks_the_readers_language(tmp_path: Path, language: str, words: str) -> None:
    with House(tmp_path / "games"):
        said = refused(tmp_path / "games", free_port(), language)
        assert words in said
        assert f" {os.getpid()} (" in said
        with pytest.raises(CannotServe, match=f"process {os.getpid()}"):
            create_app(tmp_path / "games")
    create_app(tmp_path / "games")


def test_a_server_that_cannot_start_says_why_and_ends(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"cannot serve at 127.0.0.1:{port}" in refused(tmp_path / "a", port)
    (tmp_path / "file").touch()
    assert "is a file, not a folder" in refused(tmp_path / "file", free_port())
    (tmp_path / "index" / FILE).mkdir(parents=True)
    assert "the database" in refused(tmp_path / "index", free_port())
    assert "la base de données" in refused(tmp_path / "index", free_port(), "fr")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o555)
    assert f"{folder} cannot be used to keep games" in refused(folder, free_port())
