"""The rooms: tables being played, opened from their journals when somebody comes, one at a time at each."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from threading import Lock, RLock

import msgspec

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Bot, Game, Message, Result
from sandtable.engine.faults import Fault
from sandtable.engine.handles import Known
from sandtable.engine.journal import Header, Journal, JournalError
from sandtable.engine.positions import PositionError
from sandtable.engine.rehearsal import rehearse
from sandtable.engine.stores import FileStore
from sandtable.engine.table import Refused, Table
from sandtable.games import shelf
from sandtable.server.folder import TRIES, CannotServe, Folder, write_safely
from sandtable.server.opening import check_players, open_game, read_position, resume, signed
from sandtable.server.problems import Problem, no_such_game, no_such_table, not_allowed, refused
from sandtable.server.recovery import own_title, plain, recover, seat_is_lost, seating_of
from sandtable.server.storage import Index, SeatRow, TableRow, now
from sandtable.server.wire import HUMAN, Branch, Created, Damage, NewTable, SeatCard, TableCard

#: how many tables nobody is using stay open
KEPT_OPEN = 32
LONGEST_TITLE = 200


class Room:
    """One table being played, and who sits at it. Whoever works with it holds its lock."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.game: Game = table.game
        self.lock = RLock()
        self.users = 0
        self.known = Known.of(self.game)
        self.names = dict(self.game.names())
        #: what keeps a bot from playing on, if anything
        self.trouble: Message | None = None
        #: those who play here by themselves, by seat: they come and go with the room
        self.bots: dict[int, Bot] = {}
        self.bots_at_work = False
        #: whoever still waits at the door finds nothing
        self.thrown_away = False

    def seat(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.game.seats:
            raise Problem(404, "problem-no-such-seat", seat=name)
        return self.game.seats.index(name)

    def authorise(self, seat: str, tokens: list[str]) -> int:
        """The number of a seat, for somebody who holds its token."""
        number = self.seat(seat)
        if seat_is_lost(self.row.seats[number]):
            raise Problem(403, "problem-seat-lost", file=f"{self.id}.journal")
        if not _holds(self.row.seats[number], tokens):
            raise not_allowed()
        return number

    def authorise_any(self, tokens: Sequence[str]) -> None:
        """For what concerns everybody at the table: one of the seats is enough."""
        if not any(_holds(seat, tokens) for seat in self.row.seats):
            raise not_allowed()

    def authorise_all(self, tokens: Sequence[str]) -> None:
        """For what shows everything: the game is over, or one person holds every person's seat."""
        seats = [seat for seat in self.row.seats if seat.player == HUMAN]
        held = [_holds(seat, tokens) for seat in seats]
        if not (self.table.result and any(held)) and not (held and all(held)):
            raise not_allowed()


def _fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _holds(seat: SeatRow, tokens: Sequence[str]) -> bool:
    stored = seat.token_hash
    return stored is not None and any(secrets.compare_digest(_fingerprint(token), stored) for token in tokens)


class Rooms:
    """Every table in the folder, which is theirs alone until they are closed."""

    def __init__(self, folder: Path, tell: Callable[[Message], None] = lambda notice: None) -> None:
        self.folder = Folder(folder)
        self.folder.hold(TRIES)
        try:
            self.index = Index(folder)
            for notice in recover(self.folder, self.index, resume):
                tell(notice)
        except OSError as error:
            self.folder.close()
            raise CannotServe("serve-folder", folder=str(folder), error=error.strerror) from None
        except CannotServe:
            self.folder.close()
            raise
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
                if room.thrown_away:
                    raise no_such_table(name)
                self._catch_up(room)
                yield room
        finally:
            with self._lock:
                room.users -= 1

    def _load(self, name: str) -> Room:
        row = self.index.find(name)
        if row is None:
            raise no_such_table(name)
        try:
            table = resume(Journal.read(self.folder.journal(name)))
        except JournalError as error:
            raise _damaged(name, error) from None
        room = Room(row, table)
        self._note(room, row.updated)
        return room

    def _catch_up(self, room: Room) -> None:
        """What somebody has played outside, at a terminal, counts here too."""
        try:
            if room.table.catch_up():
                self.moved_on(room)
        except JournalError as error:
            room.table.close()
            with self._lock:
                self._open.pop(room.id, None)
            raise _damaged(room.id, error) from None

    def _tidy(self) -> None:
        idle = [name for name, room in self._open.items() if not room.users and not room.bots_at_work]
        for name in idle[: max(0, len(self._open) - KEPT_OPEN)]:
            self._open.pop(name).table.close()

    def close(self) -> None:
        """Lets go of all files, and of the folder."""
        with self._lock:
            for room in self._open.values():
                room.table.close()
            self._open.clear()
        self.index.close()
        self.folder.close()

    # The list

    def list(self) -> list[TableCard]:
        """Every table, the one touched last first; damaged ones say so."""
        return [self.card(row) for row in self.index.all()]

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
            row.deciding,
            row.turn,
            _turns(row.game, row.scenario),
        )

    def _damage(self, name: str) -> Damage | None:
        if name in self._open:
            return None
        path = self.folder.journal(name)
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
            table = self._new(lambda: Table.new(game, key, self.folder.journal(name), players=signed(order.players)))
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
        table = self._new(lambda: lesson.begin(opened, self.folder.journal(name), signed(players)))
        return self._seat(name, table, players, "", lesson=0)

    def branch(self, room: Room, order: Branch) -> Created:
        """A new table from the position after so many actions of another."""
        name = secrets.token_hex(8)
        players = order.players or {seat.name: seat.player for seat in room.row.seats}
        check_players(room.game, players)
        path = self.folder.journal(name)
        try:
            table = self._new(lambda: room.table.branch(order.step, path, players=signed(players)))
        except Refused as error:
            raise refused(error.refusal) from None
        return self._seat(name, table, players, room.row.title)

    def _from_journal(self, text: str, name: str) -> Table:
        try:
            journal = Journal.parse(text.encode())
            table = resume(journal)
        except JournalError as error:
            raise Problem(422, "problem-journal", line=error.line, error=error.message) from None
        path = self.folder.journal(name)
        try:
            write_safely(path, journal.text())
        except OSError as error:
            raise Problem(507, "problem-disk", error=str(error.strerror)) from None
        journal.store = FileStore(path)
        return table

    def _from_position(self, order: NewTable, name: str) -> Table:
        written = read_position(order.position or "")
        game = open_game(
            str(written.get("game", "")), str(written.get("scenario", "")) or None, written.get("options") or {}
        )
        key = key_from_seed(order.seed) if order.seed is not None else None
        path = self.folder.journal(name)
        try:
            rehearse(game, written)
            return self._new(lambda: Table.new(game, key, path, written, signed(order.players)))
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
            self.folder.forget(name)
            raise
        row = TableRow(
            id=name,
            game=game.title.name,
            scenario=game.scenario,
            options=dict(game.options),
            title=title.strip()[:LONGEST_TITLE] or own_title(game),
            created=now(),
            updated=now(),
            actions=len(table.turned),
            result=plain(table.result),
            lesson=lesson,
            seats=seats,
        )
        self._keep(row, table)
        room = Room(row, table)
        with self._lock:
            self._open[name] = room
        self._note(room, row.updated)
        return Created(self.card(row), tokens)

    def _keep(self, row: TableRow, table: Table) -> None:
        try:
            self.folder.seat(row.id, seating_of(row))
        except OSError as error:
            table.close()
            self.folder.forget(row.id)
            raise Problem(507, "problem-disk", error=str(error.strerror)) from None
        self.index.add(row)

    # Going on, and going away

    def moved_on(self, room: Room) -> None:
        """Notes and tells that a table has changed; what was in the way may not be there any more."""
        room.trouble = None
        self._note(room, now())
        self.on_change(room)

    def _note(self, room: Room, when: str) -> None:
        """The journal is right: the index follows it."""
        row, table = room.row, room.table
        decision = table.decision
        stands = {
            "actions": len(table.turned),
            "result": plain(table.result),
            "updated": when,
            "deciding": room.game.seats[decision.seat] if decision else "",
            "turn": room.game.turn(table.state),
        }
        if any(getattr(row, name) != value for name, value in stands.items()):
            for name, value in stands.items():
                setattr(row, name, value)
            self.index.note(row)

    def rename(self, room: Room, title: str) -> None:
        """Calls a table something else; nothing: it is called after its scenario again."""
        room.row.title = title.strip()[:LONGEST_TITLE] or own_title(room.game)
        self.folder.seat(room.id, seating_of(room.row))
        self.index.note(room.row)
        self.on_change(room)

    def delete(self, name: str, tokens: Sequence[str]) -> None:
        """Throws a table away, with its journal; a damaged one, which nobody can open, for whoever sat there."""
        try:
            with self.room(name) as room:
                room.authorise_all(tokens)
                room.thrown_away = True
                room.table.close()
                self._forget(name)
                self.on_change(room)
        except Problem as problem:
            row = self.index.find(name)
            if problem.message != "problem-damaged" or row is None:
                raise
            if not any(_holds(seat, tokens) for seat in row.seats):
                raise not_allowed() from None
            self._forget(name)

    def _forget(self, name: str) -> None:
        with self._lock:
            self._open.pop(name, None)
        self.index.remove(name)
        self.folder.forget(name)


def _damaged(name: str, error: JournalError) -> Problem:
    return Problem(409, "problem-damaged", table=name, line=error.line, error=error.message)


@lru_cache(maxsize=256)
def _seat_names(game: str, scenario: str) -> Mapping[str, str]:
    try:
        return dict(open_game(game, scenario, {}).names())
    except Problem:
        return {}


@lru_cache(maxsize=256)
def _turns(game: str, scenario: str) -> int:
    try:
        return shelf.title(game).about(scenario).turns
    except (shelf.NoSuchGame, Fault):
        return 0


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
