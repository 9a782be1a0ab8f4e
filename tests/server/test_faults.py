"""Whatever happens to a server and its database: what was answered counts, once; what was refused does not."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
import psycopg
import pytest
from sqlalchemy import event

import sandtable
from sandtable.server import journals
from sandtable.server.database import Database, in_folder
from tests.cli.shell import COMMAND, environment
from tests.server.bench import House, Seated, wait_until
from tests.server.crowd import Crowd
from tests.server.postgres import Postgres
from tests.server.test_one_server import free_port

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs signals")
PLAYERS = 4


def check(database: str, crowd: Crowd, folder: Path) -> None:
    """Every journal is true, and has what its player was told, in order, and nothing else."""
    opened = Database(database)
    try:
        for player in crowd.players:
            assert player.wrong == []
            journal = journals.opened(opened, player.id)
            assert [entry.action for entry in journal.entries] == player.played
            row = journals.TableRow
            with opened.reading() as session:
                assert session.get_one(row, player.id).actions == len(player.played)
            path = folder / f"{player.id}.journal"
            path.write_bytes(journal.text())
            told = sandtable.verify(path)
            assert told.ok, told.error
    finally:
        opened.close()


@contextmanager
def serving(home: Path, *words: str) -> Iterator[tuple[psutil.Process, str]]:
    """A server in processes of its own, and where it is; all of it is gone afterwards."""
    port = free_port()
    process = subprocess.Popen(
        [*COMMAND, "serve", "--no-browser", "--folder", str(home / "games"), "--port", str(port), *words],
        stderr=subprocess.PIPE,
        text=True,
        env=environment(home),
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if f":{port}/" in line:
                break
        yield psutil.Process(process.pid), f"http://127.0.0.1:{port}"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def workers(server: psutil.Process) -> list[psutil.Process]:
    """The processes that serve: children of the one that was started, and helpers of nobody."""
    return [child for child in server.children() if is_alive(child) and "tracker" not in " ".join(child.cmdline())]


def is_alive(process: psutil.Process) -> bool:
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_process_is_killed_under_load(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The one of SQLite, or one of PostgreSQL's two; who is killed comes back."""
    if kind == "sqlite":
        words, database = [], in_folder(tmp_path / "games")
    else:
        database = request.getfixturevalue("postgresql")
        words = ["--database", database, "--processes", "2"]
    with serving(tmp_path, *words) as (server, address):
        with Crowd([httpx.Client(base_url=address, timeout=300) for _ in range(PLAYERS)]) as crowd:
            crowd.goes_on()
            listening = workers(server)
            assert len(listening) == (1 if kind == "sqlite" else 2)
            listening[0].kill()
            wait_until(lambda: not is_alive(listening[0]) and len(workers(server)) == len(listening))
            crowd.goes_on()
        # its parent is killed: nothing of it is left, and another server takes its place
        family = server.children(recursive=True)
        server.kill()
        wait_until(lambda: not any(map(is_alive, family)))
    check(database, crowd, tmp_path)
    with House(tmp_path / "games", None if kind == "sqlite" else database) as house:
        player = crowd.players[0]
        assert Seated(house, player.id, player.tokens).play(1, Random(1))["step"] == len(player.played) + 1


def test_postgresql_is_stopped_killed_and_cut_off_under_load(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh()
    with House(tmp_path / "games", database) as house:
        bots = house.table(players={"government": "random", "tribes": "random"}, open=True).id
        with Crowd([house.client] * PLAYERS) as crowd:
            crowd.goes_on()
            for end in (postgres.stop, postgres.kill):
                end()
                postgres.start()
                crowd.goes_on()
            for _ in range(5):
                with psycopg.connect(database.replace("+psycopg", ""), autocommit=True) as line:
                    line.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                crowd.goes_on(1)
            card = house.get(f"tables/{bots}").json()
            wait_until(
                lambda: (now := house.get(f"tables/{bots}").json())["actions"] > card["actions"] or bool(now["result"])
            )
            assert house.client.app.state.hearing.listening.wait(60)
    check(database, crowd, tmp_path)


def limited(house: House, *pragmas: str) -> Any:
    """Every connection of a server's SQLite gets these settings from now on."""

    def set_up(connection: Any, *_: Any) -> None:
        for pragma in pragmas:
            connection.execute(pragma).fetchall()

    event.listen(house.rooms.database.engine, "checkout", set_up)
    return lambda: event.remove(house.rooms.database.engine, "checkout", set_up)


def test_the_disk_is_full(tmp_path: Path) -> None:
    with House(tmp_path / "games") as house:
        bots = house.table(players={"tribes": "random"})
        people = house.table()
        people.play(3, Random(1))
        database = tmp_path / "games" / "sandtable.sqlite"
        with closing(sqlite3.connect(database)) as line:
            pages = line.execute("PRAGMA page_count").fetchone()[0]
        free = limited(house, f"PRAGMA max_page_count={pages}")
        statuses, played = [], 3
        while not statuses or statuses[-1] == 200:
            seat, view = people.to_decide()
            action = view["question"]["answers"][0]["action"]
            answer = people.post(seat, "act", {"at": view["at"], "action": action})
            statuses.append(answer.status_code)
            played += answer.status_code == 200
        assert statuses[-1] == 507
        assert answer.json()["error"]["message"] == "problem-disk"
        assert people.to_decide()[1]["step"] == played
        # a new table needs more room than is left in the pages of the file, after a few at the latest
        made = [house.post("tables", {"game": "colonial"}).status_code for _ in range(20)]
        assert set(made) <= {201, 507}
        assert made[-1] == 507
        assert len(house.rooms.index.all()) == 2 + made.count(201)
        assert house.get("tables", *people.tokens.values()).status_code == 200
        # a bot whose action cannot be saved says so, and goes on by itself
        seat, view = bots.to_decide()
        with suppress(AssertionError):
            bots.play(1, Random(1))
        free()
        limited(house, "PRAGMA max_page_count=1000000")
        assert people.play(2, Random(1))["step"] == played + 2
        assert bots.play(3, Random(1))["trouble"] is None
        journal = house.journal(people.id)
    path = tmp_path / "full.journal"
    path.write_bytes(journal)
    assert sandtable.verify(path).actions == played + 2


def test_the_database_is_locked(tmp_path: Path) -> None:
    with House(tmp_path / "games") as house:
        people = house.table()
        people.play(2, Random(1))
        limited(house, "PRAGMA busy_timeout=50")
        seat, view = people.to_decide()
        act = {"at": view["at"], "action": view["question"]["answers"][0]["action"]}
        with closing(sqlite3.connect(tmp_path / "games" / "sandtable.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = people.post(seat, "act", act)
            assert answer.status_code == 503
            assert answer.json()["error"]["message"] == "problem-database-busy"
            assert people.look(seat)["at"] == view["at"], "who only looks need not wait"
            other.execute("ROLLBACK")
        assert people.post(seat, "act", act).json()["step"] == 3
    assert len(house_journal(tmp_path / "games", people.id)) == 3


def house_journal(folder: Path, table: str) -> list[Any]:
    database = Database(in_folder(folder))
    try:
        return list(journals.opened(database, table).entries)
    finally:
        database.close()


def test_a_connection_is_cut_in_mid_message(tmp_path: Path) -> None:
    """Half a request does nothing; a whole one counts once, though nobody waits for the answer."""
    with serving(tmp_path) as (_, address):
        port = int(address.rpartition(":")[2])
        with httpx.Client(base_url=f"{address}/api/", timeout=300, transport=httpx.HTTPTransport(retries=8)) as client:
            made = client.post("tables", json={"game": "colonial", "scenario": "tel-asra", "seed": 7}).json()
            table, tokens = made["table"]["id"], made["tokens"]

            def looked(seat: str) -> dict[str, Any]:
                bearer = {"Authorization": f"Bearer {tokens[seat]}"}
                found: dict[str, Any] = client.get(f"tables/{table}/seats/{seat}/", headers=bearer).json()
                return found

            seat = next(name for name in tokens if looked(name)["question"]["yours"])
            view = looked(seat)
            body = json.dumps({"at": 0, "action": view["question"]["answers"][0]["action"]}).encode()
            head = (
                f"POST /api/tables/{table}/seats/{seat}/act HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                f"Authorization: Bearer {tokens[seat]}\r\nContent-Length: {len(body)}\r\n\r\n"
            ).encode()
            for raw in (head[:60], head, head + body[: len(body) // 2]):
                with socket.create_connection(("127.0.0.1", port)) as line:
                    line.sendall(raw)
                assert looked(seat)["at"] == 0
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.sendall(head + body)
                wait_until(lambda: looked(seat)["at"] == 1)
            bearer = {"Authorization": f"Bearer {tokens[seat]}"}
            again = client.post(f"tables/{table}/seats/{seat}/act", content=body, headers=bearer)
            assert again.status_code == 409
            assert looked(seat)["at"] == 1
