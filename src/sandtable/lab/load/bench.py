"""How a server bears it when many play at once: its figures in one run, server and crowd in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from sandtable.built import BUILD
from sandtable.engine.chance import key_from_seed
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.load.crowd import Order, Told
from sandtable.lab.load.houses import HOST, PATIENCE, House
from sandtable.lab.load.wire import Made, Seen

#: seconds between two looks at the memory, until it has settled
SETTLED = 0.5
#: what the crowd does, in order
WORK = ("warm", "sit_down", "listen", "play", "count")


class ServerFigures(msgspec.Struct):
    """What was measured. Round trips are those of actions, as a player has them."""

    database: str
    processes: int
    tables: int
    actions: int
    acts_per_s: float
    p50_ms: float
    p99_ms: float
    sockets: int
    idle_table_kb: float
    lost: int
    duplicated: int
    #: processor time of the server for each action, looks of the others included: the same on a busy machine
    cpu_ms: float
    #: a socket's memory; round trips of looks; seconds between two actions of a table
    socket_kb: float
    look_p50_ms: float
    look_p99_ms: float
    every_s: float
    seconds: float
    #: coming to a long running game after a restart, and how many actions it has
    open_ms: float
    open_actions: int
    #: what the server had in memory at the end, and what nobody answered or was refused
    memory_mb: float
    unanswered: int
    refused: dict[str, int]
    #: how busy the machine was when it began and when it ended, and its build
    load: list[float]
    build: str


class Asked(msgspec.Struct, frozen=True):
    """What is to be measured."""

    tables: int = 200
    seconds: float = 20.0
    sockets: int = 0
    every: float = 0.6
    games: tuple[str, ...] = ()
    #: where games are kept, if not in a folder, and by how many processes they are served
    database: str = ""
    processes: int = 1

    def options(self) -> list[str]:
        """How the server is started."""
        return ["--processes", str(self.processes), *(["--database", self.database] if self.database else [])]


class CrowdLost(Exception):
    """The crowd could not do what it was told."""


class Hired:
    """A crowd in a process of its own."""

    def __init__(self, order: Order) -> None:
        command = [sys.executable, "-m", "sandtable.lab.load.crowd", msgspec.json.encode(order).decode()]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def do(self, word: str) -> None:
        """Lets it do something, and waits."""
        if (said := self._say(word)) != word:
            raise CrowdLost(f"{word}: {said}")

    def tell(self) -> Told:
        """What came of it all."""
        return msgspec.json.decode(self._say("tell"), type=Told)

    def _say(self, word: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def dismiss(self) -> None:
        """Ends it."""
        self.process.kill()
        self.process.communicate()


def bench_server(asked: Asked, save: str = "", told: Callable[[], None] = lambda: None) -> ServerFigures:
    """Starts a server and a crowd, lets them play, and counts; ``save`` is a long game that somebody comes to."""
    load = os.getloadavg()[0]
    with TemporaryDirectory(prefix="sandtable-load-") as room:
        house = House(Path(room) / "house", asked.options())
        house.folder.mkdir()
        door = upload(house, save) if save else None
        with house:
            opened = come_to(house, door) if door else (0.0, 0)
            crowd = Hired(Order((house.port,), asked.tables, asked.sockets, asked.seconds, asked.every, asked.games))
            try:
                found_at = [_after(house, crowd, word, told) for word in WORK]
                found = crowd.tell()
            finally:
                crowd.dismiss()
    (warm, _), (seated, _), (listening, before), (played, after), _ = found_at
    return ServerFigures(
        database=asked.database.partition(":")[0].partition("+")[0] or "sqlite",
        processes=asked.processes,
        tables=found.tables,
        actions=found.actions,
        acts_per_s=round(found.actions / found.seconds, 1),
        p50_ms=at_rank(found.acts_ms, 0.5),
        p99_ms=at_rank(found.acts_ms, 0.99),
        sockets=found.sockets,
        idle_table_kb=round((seated - warm) / max(1, found.tables), 1),
        lost=found.lost,
        duplicated=found.duplicated,
        cpu_ms=round(1000 * (after - before) / max(1, found.actions), 2),
        socket_kb=round((listening - seated) / found.sockets, 1) if found.sockets else 0.0,
        look_p50_ms=at_rank(found.looks_ms, 0.5),
        look_p99_ms=at_rank(found.looks_ms, 0.99),
        every_s=asked.every,
        seconds=round(found.seconds, 1),
        open_ms=opened[0],
        open_actions=opened[1],
        memory_mb=round(played / 1024, 1),
        unanswered=found.unanswered,
        refused=found.refused,
        load=[round(load, 1), round(os.getloadavg()[0], 1)],
        build=BUILD,
    )


def _after(house: House, crowd: Hired, word: str, told: Callable[[], None]) -> tuple[int, float]:
    """Lets the crowd do something, and tells what the server has in memory then, and has worked until then."""
    crowd.do(word)
    told()
    time.sleep(SETTLED)
    return house.memory_kb(), house.worked_s()


def at_rank(times: Sequence[float], share: float) -> float:
    """The time that this share of all stays under."""
    return round(times[min(len(times) - 1, int(len(times) * share))], 2) if times else 0.0


class Door(NamedTuple):
    """The way to a seat."""

    path: str
    token: str


def upload(house: House, journal: str) -> Door:
    """Brings a save to a server, which then ends."""
    with house:
        made = msgspec.json.decode(_ask(house, "POST", "/api/tables", body={"journal": journal}), type=Made)
    seat, token = next(iter(made.tokens.items()))
    return Door(f"/api/tables/{made.table.id}/seats/{seat}/", token)


def come_to(house: House, door: Door) -> tuple[float, int]:
    """How long it takes to come to a running game that nobody has open, in milliseconds, and its actions."""
    _ask(house, "GET", "/api/games")  # what is read once, whatever is opened
    begun = time.perf_counter()
    raw = _ask(house, "GET", door.path, door.token)
    took = (time.perf_counter() - begun) * 1000
    return round(took, 1), msgspec.json.decode(raw, type=Seen).step


def _ask(house: House, method: str, path: str, token: str = "", body: object = None) -> bytes:
    line = HTTPConnection(HOST, house.port, timeout=PATIENCE)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    line.request(method, path, msgspec.json.encode(body) if body else None, headers)
    answer = line.getresponse()
    raw = answer.read()
    if answer.status not in (200, 201):
        raise CrowdLost(f"{path}: {answer.status} {raw[:200]!r}")
    return raw


def long_game(games: Sequence[str], actions: int) -> str:
    """The save of a running game that has come this far at random; nothing where every game ends before."""
    for name in games:
        title = shelf.title(name)
        for scenario in reversed(title.scenarios()):
            table, rng = Table.new(title.open(scenario), key_from_seed("long")), Random(0)
            while (decision := table.decision) and len(table.turned) < actions:
                table.act(decision.seat, rng.choice(decision.actions))
            if table.decision:
                return table.journal.text().decode()
    return ""
