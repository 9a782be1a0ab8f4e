"""The rooms: tables being played, opened from their journals when somebody comes, one at a time at each."""

from __future__ import annotations

import hashlib
import os
import secrets
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from threading import Lock, RLock
from typing import Any

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Bot, Game, Message, Result
from sandtable.engine.journal import Header, Journal, JournalError
from sandtable.engine.options import OptionError
from sandtable.engine.packs import PackError
from sandtable.engine.positions import PositionError
from sandtable.engine.states import State
from sandtable.engine.table import Refused, Table
from sandtable.engine.titles import NoSuchScenario
from sandtable.games import shelf
from sandtable.server.problems import Problem, no_such_game, no_such_table, not_allowed, refused
from sandtable.server.storage import SeatRow, Store, TableRow, now
from sandtable.server.wire import HUMAN, Branch, Created, Damage, NewTable, SeatCard, TableCard

#: how many tables nobody is using stay open
KEPT_OPEN = 32


class Room:
    """One table being played, and who sits at it. Whoever works with it holds its lock."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.game: Game = table.game
        self.lock = RLock()
        self.users = 0
        self.spaces = frozenset(space.id for space in self.game.sheet().spaces)
        self.names = dict(self.game.names())
        #: what keeps a bot from playing on, if anything
        self.trouble: Message | None = None
        #: those who play here by themselves, by seat: they come and go with the room
        self.bots: dict[int, Bot] = {}
        self.bots_at_work = False
        #: the part of the turn of positions that have been looked at, by their number
        self.phases: dict[int, tuple[State, str]] = {}

    def seat(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.game.seats:
            raise Problem(404, "problem-no-such-seat", seat=name)
        return self.game.seats.index(name)

    def authorise(self, seat: str, tokens: list[str]) -> int:
        """The number of a seat, for somebody who holds its token."""
        number = self.seat(seat)
        if not _holds(self.row.seats[number], tokens):
            raise not_allowed()
        return number

    def authorise_all(self, tokens: list[str]) -> None:
        """For what shows everything: the game is over, or one person holds every person's seat."""
        seats = [seat for seat in self.row.seats if seat.player == HUMAN]
        held = [_holds(seat, tokens) for seat in seats]
        if not (self.table.result and any(held)) and not (held and all(held)):
            raise not_allowed()


def _fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _holds(seat: SeatRow, tokens: list[str]) -> bool:
    stored = seat.token_hash
    return stored is not None and any(secrets.compare_digest(_fingerprint(token), stored) for token in tokens)


class Rooms:
    """Every table in the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(folder)
        self._open: OrderedDict[str, Room] = OrderedDict()
        self._lock = Lock()
        self._health: dict[str, tuple[tuple[int, int], Damage | None]] = {}
        #: told whenever a table has moved on
        self.on_change: Callable[[Room], None] = lambda room: None

    # Coming in

    @contextmanager
    def room(self, name: str) -> Iterator[Room]:
        """A table, alone with it until the end of the block."""
        with self._lock:
            room = self._open.get(name) or self._load(name)
            self._open[name] = room
            self._open.move_to_end(name)
            room.users += 1
            self._tidy()
        try:
            with room.lock:
                yield room
        finally:
            with self._lock:
                room.users -= 1

    def _load(self, name: str) -> Room:
        row = self.store.find(name)
        if row is None:
            raise no_such_table(name)
        try:
            journal = Journal.read(self.path(name))
            table = _resume(journal)
        except JournalError as error:
            raise Problem(409, "problem-damaged", table=name, line=error.line, error=error.message) from None
        return Room(row, table)

    def _tidy(self) -> None:
        idle = [name for name, room in self._open.items() if not room.users and not room.bots_at_work]
        for name in idle[: max(0, len(self._open) - KEPT_OPEN)]:
            self._open.pop(name).table.close()

    def path(self, name: str) -> Path:
        """Where a table's journal is."""
        return self.folder / f"{name}.journal"

    def close(self) -> None:
        """Lets go of all files."""
        with self._lock:
            for room in self._open.values():
                room.table.close()
            self._open.clear()
        self.store.close()

    # The list

    def list(self) -> list[TableCard]:
        """Every table, the one touched last first; damaged ones say so."""
        return [self.card(row) for row in self.store.all()]

    def card(self, row: TableRow) -> TableCard:
        """A table as the lobby lists it."""
        called = _seat_names(row.game, row.scenario)
        return TableCard(
            row.id,
            row.game,
            row.scenario,
            row.options,
            row.title,
            [SeatCard(seat.name, called.get(seat.name, seat.name), seat.player) for seat in row.seats],
            row.created,
            row.updated,
            row.actions,
            msgspec.convert(row.result, Result) if row.result else None,
            self._damage(row.id),
        )

    def _damage(self, name: str) -> Damage | None:
        if name in self._open:
            return None
        path = self.path(name)
        try:
            stat = path.stat()
        except OSError as error:
            return Damage(0, Message("journal-unread", {"path": path.name, "error": error.strerror}))
        state = (stat.st_mtime_ns, stat.st_size)
        known = self._health.get(name)
        if known is None or known[0] != state:
            known = self._health[name] = (state, _inspect(path))
        return known[1]

    # Sitting down

    def create(self, order: NewTable) -> Created:
        """A new table from a scenario, a saved game or a position."""
        name = secrets.token_hex(8)
        if order.journal is not None:
            table = self._from_journal(order.journal, name)
        elif order.position is not None:
            table = self._from_position(order, name)
        else:
            game = open_game(order.game, order.scenario, order.options)
            key = key_from_seed(order.seed) if order.seed is not None else None
            table = self._new(lambda: Table.new(game, key, self.path(name)))
        return self._seat(name, table, order.players, order.title)

    def teach(self, game: str) -> Created:
        """A table with a game's guided first game; once that is left, the gentlest bot plays against the learner."""
        lesson = shelf.lesson(game) if game in shelf.names() else None
        if lesson is None:
            raise no_such_game(game)
        opened = open_game(game, lesson.scenario, lesson.options)
        name = secrets.token_hex(8)
        bots = list(bots_of(opened.title))
        players = {seat: bots[min(1, len(bots) - 1)] for seat in opened.seats if seat != lesson.seat}
        table = self._new(lambda: lesson.begin(opened, self.path(name)))
        return self._seat(name, table, players, "", lesson=0)

    def branch(self, room: Room, order: Branch) -> Created:
        """A new table from the position after so many actions of another."""
        name = secrets.token_hex(8)
        players = order.players or {seat.name: seat.player for seat in room.row.seats}
        check_players(room.game, players)
        try:
            table = room.table.branch(order.step, self.path(name))
        except Refused as error:
            raise refused(error.refusal) from None
        return self._seat(name, table, players, room.row.title)

    def _from_journal(self, text: str, name: str) -> Table:
        try:
            journal = Journal.parse(text.encode())
            table = _resume(journal)
        except JournalError as error:
            raise Problem(422, "problem-journal", line=error.line, error=error.message) from None
        path = self.path(name)
        try:
            _write_safely(path, journal.text())
        except OSError as error:
            raise Problem(507, "problem-disk", error=str(error.strerror)) from None
        journal.path = path
        return table

    def _from_position(self, order: NewTable, name: str) -> Table:
        written = _read_position(order.position or "")
        game = open_game(
            str(written.get("game", "")), str(written.get("scenario", "")) or None, written.get("options") or {}
        )
        key = key_from_seed(order.seed) if order.seed is not None else None
        try:
            return self._new(lambda: Table.new(game, key, self.path(name), written))
        except PositionError as error:
            raise Problem(422, "problem-position", error=error.message) from None

    def _new(self, make: Callable[[], Table]) -> Table:
        try:
            return make()
        except JournalError as error:
            raise Problem(507, "problem-disk", error=error.message) from None

    def _seat(
        self, name: str, table: Table, players: Mapping[str, str], title: str, lesson: int | None = None
    ) -> Created:
        game = table.game
        tokens: dict[str, str] = {}
        seats = []
        try:
            check_players(game, players)
            for number, seat in enumerate(game.seats):
                player = players.get(seat, HUMAN)
                if player == HUMAN:
                    tokens[seat] = secrets.token_urlsafe(24)
                hashed = _fingerprint(tokens[seat]) if seat in tokens else None
                seats.append(SeatRow(number=number, name=seat, player=player, token_hash=hashed))
        except Problem:
            table.close()
            self.path(name).unlink(missing_ok=True)
            raise
        row = TableRow(
            id=name,
            game=game.title.name,
            scenario=game.scenario,
            options=dict(game.options),
            # Without a title of its own a table is called after its scenario, in each reader's language.
            title=title.strip()[:200] or (game.title.about(game.scenario_text).title if game.scenario_text else ""),
            created=now(),
            updated=now(),
            actions=len(table.turned),
            result=_plain(table.result),
            lesson=lesson,
            seats=seats,
        )
        self.store.add(row)
        with self._lock:
            self._open[name] = Room(row, table)
        return Created(self.card(row), tokens)

    def moved_on(self, room: Room) -> None:
        """Notes and tells that a table has changed."""
        result = _plain(room.table.result)
        room.row.actions, room.row.result = len(room.table.turned), result
        self.store.touch(room.id, len(room.table.turned), result)
        self.on_change(room)


def _resume(journal: Journal) -> Table:
    header = journal.header
    if not header.scenario_text:
        return Table.resume(open_game(header.game, header.scenario, header.options), journal)
    if header.game not in shelf.names():
        raise no_such_game(header.game)
    try:
        return Table.resume(shelf.game_of(header), journal)
    except (NoSuchScenario, OptionError) as error:
        raise Problem(422, "problem-option", error=error.message) from None
    except PackError as error:
        raise Problem(422, "problem-option", error=str(error)) from None


def _plain(result: Result | None) -> dict[str, Any] | None:
    return msgspec.to_builtins(result) if result else None


def open_game(name: str, scenario: str | None, options: Mapping[str, Any]) -> Game:
    """A game that the server offers; a scenario must be one of its own, never a path."""
    if name not in shelf.names():
        raise no_such_game(name)
    title = shelf.title(name)
    scenario = scenario or title.scenarios()[0]
    if scenario not in title.scenarios():
        raise Problem(422, "problem-no-such-scenario", scenario=scenario)
    try:
        return title.open(scenario, options)
    except OptionError as error:
        raise Problem(422, "problem-option", error=error.message) from None
    except PackError as error:
        raise Problem(422, "problem-option", error=str(error)) from None


def check_players(game: Game, players: Mapping[str, str]) -> None:
    """Every seat is a seat of this game, and every player a person or a bot that plays it."""
    known = {HUMAN, *bots_of(game.title)}
    for seat, player in players.items():
        if seat not in game.seats:
            raise Problem(422, "problem-no-such-seat", seat=seat)
        if player not in known:
            raise Problem(422, "problem-no-such-player", player=player)


@lru_cache(maxsize=256)
def _seat_names(game: str, scenario: str) -> Mapping[str, str]:
    try:
        return dict(open_game(game, scenario, {}).names())
    except Problem:
        return {}


def _inspect(path: Path) -> Damage | None:
    try:
        journal = Journal.read(path)
    except JournalError as error:
        return Damage(error.line, error.message)
    return _unknown(journal.header)


def _unknown(header: Header) -> Damage | None:
    if header.game not in shelf.names():
        return Damage(1, Message("problem-no-such-game", {"game": header.game}))
    return None


def _read_position(text: str) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        raise Problem(422, "problem-position", error=str(error)) from None
    if not isinstance(data, dict) or not isinstance(data.get("options", {}), dict):
        raise Problem(422, "problem-position", error=Message("position-expected-table", {"key": "options"}))
    return data


def _write_safely(path: Path, raw: bytes) -> None:
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())
    half.rename(path)
