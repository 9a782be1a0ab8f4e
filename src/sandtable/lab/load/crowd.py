"""The crowd: so many tables played at random at once. Run as a process of its own, it obeys line by line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sandtable.lab.load.wire import Line, Made, Offered, Seen, Unanswered

#: so many tables are set up, and sockets opened, at a time
AT_ONCE = 8
#: seconds until somebody tries again whom nobody answered
PAUSE = 0.05
_made = msgspec.json.Decoder(Made).decode
_seen = msgspec.json.Decoder(Seen).decode
_offered = msgspec.json.Decoder(list[Offered]).decode


class Order(msgspec.Struct, frozen=True):
    """What the crowd shall do, and where."""

    ports: tuple[int, ...]
    tables: int
    sockets: int
    #: how long they play, and how long a table waits from one action to the next, in seconds
    seconds: float
    every: float
    games: tuple[str, ...] = ()
    host: str = "127.0.0.1"
    seed: str = "0"


class Told(msgspec.Struct):
    """What came of it."""

    tables: int = 0
    sockets: int = 0
    actions: int = 0
    seconds: float = 0.0
    #: round trips of actions in milliseconds, sorted, and of looks
    acts_ms: list[float] = []
    looks_ms: list[float] = []
    #: how often nobody answered, and what was answered instead of what should be, with how often
    unanswered: int = 0
    refused: dict[str, int] = {}
    #: actions that were acknowledged and are not there any more, and those that are there twice
    lost: int = 0
    duplicated: int = 0
    #: news that sockets got
    news: int = 0


class Seated:
    """A table, and one person at each of its seats."""

    def __init__(self, order: Order, number: int, game: str) -> None:
        self.order = order
        self.game = game
        self.rng = Random(f"{order.seed}/{number}")
        self.id = ""
        self.tokens: dict[str, str] = {}
        # Whoever plays each other need not have come through the same door.
        self.lines = [Line(order.host, port) for port in order.ports]
        self.acknowledged = 0
        #: an action that was sent and that nobody has answered
        self.in_doubt = 0
        self.lost = self.duplicated = 0
        self.view: Seen | None = None
        self.seat = ""

    def line(self, seat: str) -> Line:
        """The connection of whoever sits there."""
        return self.lines[list(self.tokens).index(seat) % len(self.lines)]

    async def sit_down(self) -> None:
        """A new table, looked at by everybody who sits at it."""
        order = {"game": self.game, "seed": self.rng.randrange(1 << 30)}
        status, raw = await self.lines[0].ask("POST", "/api/tables", order)
        if status != 201:
            raise RuntimeError(f"{self.game}: {status} {raw[:200]!r}")
        made = _made(raw)
        self.id, self.tokens = made.table.id, made.tokens
        self.acknowledged = self.in_doubt = 0
        for seat in self.tokens:
            status, raw = await self.line(seat).ask("GET", f"{self.path(seat)}/", None, self.tokens[seat])
            if status != 200:
                raise RuntimeError(f"{self.game}: {status} {raw[:200]!r}")
            self.show(seat, _seen(raw))

    def path(self, seat: str) -> str:
        """The address of a seat."""
        return f"/api/tables/{self.id}/seats/{seat}"

    def settle(self, there: int) -> None:
        """So many actions are there: what was in doubt is known now, and whether anything is missing or there twice."""
        self.lost += max(0, self.acknowledged - there)
        self.duplicated += max(0, there - self.acknowledged - self.in_doubt)
        self.acknowledged, self.in_doubt = there, 0

    def show(self, seat: str, view: Seen) -> None:
        """What somebody sees, if the decision is his."""
        if view.question is None or view.question.yours or self.view is None:
            self.seat, self.view = seat, view


class Crowd:
    """Everybody at all tables."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.seated: list[Seated] = []
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.told = Told()

    # Coming

    async def warm(self) -> None:
        """One table of each game: what a server reads once is read then."""
        for number, game in enumerate(await self._games()):
            await Seated(self.order, -1 - number, game).sit_down()

    async def sit_down(self) -> None:
        """Sets all tables up."""
        games = await self._games()
        self.seated = [Seated(self.order, n, games[n % len(games)]) for n in range(self.order.tables)]
        await _some_at_once([table.sit_down for table in self.seated])
        self.told.tables = len(self.seated)

    async def _games(self) -> Sequence[str]:
        status, raw = await Line(self.order.host, self.order.ports[0]).ask("GET", "/api/games")
        assert status == 200, raw
        return self.order.games or [game.name for game in _offered(raw)]

    async def listen(self) -> None:
        """Opens the sockets, each for a seat of one of the tables."""
        await _some_at_once([partial(self._open, number) for number in range(self.order.sockets)])
        self.told.sockets = len(self.sockets)

    async def _open(self, number: int) -> None:
        table = self.seated[number % len(self.seated)]
        port = self.order.ports[number % len(self.order.ports)]
        seat = list(table.tokens)[number // len(self.seated) % len(table.tokens)]
        address = f"ws://{self.order.host}:{port}/api/tables/{table.id}/live"
        socket = await connect(address, open_timeout=60, ping_interval=None, compression=None)
        await socket.send(msgspec.json.encode({"seat": seat, "token": table.tokens[seat]}).decode())
        await socket.recv()
        self.sockets.append(socket)
        self.listening.append(asyncio.create_task(self._hear(socket)))

    async def _hear(self, socket: ClientConnection) -> None:
        async for _ in socket:
            self.told.news += 1

    # Playing

    async def play(self) -> None:
        """Everybody plays until the time is up."""
        start = perf_counter()
        end = start + self.order.seconds
        await asyncio.gather(*(self._play(table, start, end) for table in self.seated))
        self.told.seconds = perf_counter() - start

    async def _play(self, table: Seated, start: float, end: float) -> None:
        due = start + table.rng.random() * max(self.order.every, 0.2)
        while (now := perf_counter()) < end:
            if due > now:
                await asyncio.sleep(min(due, end) - now)
                continue
            due = max(due + self.order.every, now)
            await self._answer(table)

    async def _answer(self, table: Seated) -> None:
        """One action; then whoever is to decide next looks, if it is somebody else."""
        try:
            view = table.view
            if view is None:
                await self._look(table)
            elif view.question is None:
                await table.sit_down()
            else:
                await self._act(table, view, view.question.answers)
        except Unanswered:
            self.told.unanswered += 1
            table.view = None
            await asyncio.sleep(PAUSE)

    async def _act(self, table: Seated, view: Seen, answers: Sequence[Any]) -> None:
        choice = table.rng.choice(answers).action
        seat, token = table.seat, table.tokens[table.seat]
        table.in_doubt += 1
        begun = perf_counter()
        status, raw = await table.line(seat).ask(
            "POST", f"{table.path(seat)}/act", {"at": view.at, "action": choice}, token
        )
        self.told.acts_ms.append((perf_counter() - begun) * 1000)
        table.in_doubt -= 1
        table.view = None
        if status != 200:
            self._refused(f"act {status}")
            return
        table.acknowledged += 1
        self.told.actions += 1
        table.show(seat, _seen(raw))
        if table.view is not None and table.view.question is not None and not table.view.question.yours:
            await self._look(table, table.view.question.seat)

    async def _look(self, table: Seated, seat: str = "") -> None:
        table.view = None
        for name in [seat] if seat else list(table.tokens):
            begun = perf_counter()
            status, raw = await table.line(name).ask(
                "GET", f"{table.path(name)}/?since=1000000", None, table.tokens[name]
            )
            self.told.looks_ms.append((perf_counter() - begun) * 1000)
            if status != 200:
                self._refused(f"look {status}")
                return
            seen = _seen(raw)
            table.settle(seen.step)
            table.show(name, seen)

    def _refused(self, what: str) -> None:
        self.told.refused[what] = self.told.refused.get(what, 0) + 1

    # Counting

    async def count(self) -> None:
        """Asks of every table whether all is there that was acknowledged, and nothing twice."""
        for table in self.seated:
            await self._look(table, next(iter(table.tokens)))
        self.told.acts_ms.sort()
        self.told.looks_ms.sort()
        self.told.lost = sum(table.lost for table in self.seated)
        self.told.duplicated = sum(table.duplicated for table in self.seated)

    async def leave(self) -> None:
        """Closes everything."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)
        for table in self.seated:
            for line in table.lines:
                line.hang_up()


async def _some_at_once(work: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Does all of it, a few at a time."""
    left = iter(work)

    async def one_by_one() -> None:
        for task in left:
            await task()

    await asyncio.gather(*(one_by_one() for _ in range(AT_ONCE)))


async def _said() -> AsyncIterator[str]:
    """The lines on standard input."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        yield line.strip()


async def obey(order: Order) -> None:
    """Does what it is told, line by line, and says that it is done; ``tell`` tells what came of it all."""
    crowd = Crowd(order)
    async for word in _said():
        if word == "tell":
            print(msgspec.json.encode(crowd.told).decode(), flush=True)
            continue
        try:
            await getattr(crowd, word)()
        except Exception as error:
            print(f"{type(error).__name__}: {error}", flush=True)
        else:
            print(word, flush=True)


if __name__ == "__main__":
    asyncio.run(obey(msgspec.json.decode(sys.argv[1], type=Order)))
