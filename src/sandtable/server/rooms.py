"""The rooms: tables being played, opened when somebody comes, one at a time at each."""

from __future__ import annotations

import itertools
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import Lock, RLock
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.exc import IntegrityError

from sandtable.bots.random_bot import bots_of, known_as
from sandtable.bots.search import Planned
from sandtable.engine.contract import Action, Bot, Forecast, Game, Message, Result, View
from sandtable.engine.dice import LOOKED_AT
from sandtable.engine.foresight import Foreseen
from sandtable.engine.journal import JournalError
from sandtable.engine.packing import CannotUnpack
from sandtable.engine.snapshots import code_of, reopened, snapshot
from sandtable.engine.table import Refused, Table
from sandtable.games import shelf
from sandtable.server import journals
from sandtable.server.database import Database
from sandtable.server.folder import Folder
from sandtable.server.journals import DatabaseStore
from sandtable.server.laying import lay_table, new_table
from sandtable.server.opening import called, check_players, game_of, open_game, resume, signed
from sandtable.server.people.asker import Asker
from sandtable.server.people.keys import fingerprint, new_secret
from sandtable.server.people.people import People
from sandtable.server.problems import Problem, no_such_game, no_such_table, not_allowed, refused
from sandtable.server.storage import Index, SeatRow, SnapshotRow, TableRow, now, plain
from sandtable.server.uploads.marks import brought_card, check_names, noted, seat_names, turns_of
from sandtable.server.uploads.packs import Brought, Packs
from sandtable.server.wire.lobby import Created, Damage, SeatCard, TableCard
from sandtable.server.wire.sent import ANYBODY, FRIEND, HUMAN, PEOPLE, Branch, NewTable

#: how many tables that nobody is using stay open, and for how many seconds
KEPT_OPEN, IDLE = 512, 20.0
#: after so many entries a table is packed anew
APART = 64
LONGEST_TITLE = 200

_log = logging.getLogger(__name__)


#: how far a table is, and whether anything else has changed there
_HOW_FAR = select(TableRow.entries, TableRow.version).where(TableRow.id == bindparam("table"))


class Room:
    """One table being played, and who sits at it. Whoever works with it holds its lock."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.game: Game = table.game
        #: how many entries the snapshot has that is kept
        self.packed = 0
        playing: Any = self.game
        self.known, self.names = called(playing)
        #: those who play here by themselves, by seat: they come and go with the room
        self.bots: dict[int, Bot] = {}
        #: and what those remember who think elsewhere
        self.plans: dict[int, Planned] = {}
        self._foreseen = Foreseen()

    def odds(self, view: View, action: Action) -> Forecast | None:
        """The odds of a legal answer as its seat sees it."""
        return self._foreseen.odds(self.game, self.table.at, view, action)

    @property
    def trouble(self) -> Message | None:
        """What keeps a bot from playing on, if anything."""
        return msgspec.convert(self.row.trouble, Message) if self.row.trouble else None

    def seat(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.game.seats:
            raise Problem(404, "problem-no-such-seat", seat=name)
        return self.game.seats.index(name)

    # What somebody who asks may do here: which seats are his, the asker says.

    def authorise(self, seat: str, asker: Asker) -> int:
        """The number of a seat, for somebody whose it is."""
        number = self.seat(seat)
        if not asker.holds(self.row.seats[number]):
            if seat_is_lost(self.row.seats[number]):
                raise Problem(403, "problem-seat-lost", file=f"{self.id}.journal")
            raise not_allowed()
        return number

    def authorise_look(self, asker: Asker) -> None:
        """For what everybody may know who knows of the table: others do not learn that it is there."""
        if not may_find(self.row, asker):
            raise no_such_table(self.id)

    def authorise_any(self, asker: Asker) -> None:
        """For what concerns everybody at the table: one of the seats is enough."""
        if not asker.seats(self.row.seats):
            raise not_allowed()

    def authorise_all(self, asker: Asker) -> None:
        """For what shows everything: the game is over, or one person holds every person's seat."""
        seats = people_of(self.row)
        held = asker.seats(seats)
        if not (self.table.result and held) and not (held and len(held) == len(seats)):
            raise not_allowed()

    def save(self, asker: Asker) -> bytes:
        """The journal, for somebody who may see everything: of a running game, if that is written down in it."""
        self.authorise_all(asker)
        if not self.table.result and LOOKED_AT not in self.table.dice.practice:
            raise Problem(409, "problem-journal-running")
        return self.table.journal.text()

    def authorise_offer(self, seat: str, asker: Asker) -> int:
        """The number of a seat, for who may give it away: its own player, or of a free one anybody here."""
        number = self.seat(seat)
        row = self.row.seats[number]
        if not asker.holds(row) and not (seat_is_free(row) and is_here(self.row, asker)):
            raise not_allowed()
        return number


def _player(row: TableRow, seat: SeatRow) -> str:
    """Who plays a seat; a bot by its name now."""
    return known_as(shelf.title(row.game), seat.player)


def people_of(row: TableRow) -> list[SeatRow]:
    """The seats at a table that people play."""
    return [seat for seat in row.seats if seat.player == HUMAN]


def is_here(row: TableRow, asker: Asker) -> bool:
    """Whether somebody sits at a table, or has set it up."""
    return bool(asker.seats(row.seats)) or (row.maker is not None and row.maker == asker.person)


def may_find(row: TableRow, asker: Asker) -> bool:
    """Whether somebody may know of a table: one of his own, or an open one."""
    return row.open or is_here(row, asker)


class Door:
    """The way to one table: whoever goes in is alone with it, and opens it while nobody at another door waits."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = RLock()
        self.users = 0
        self.used = monotonic()
        self.room: Room | None = None


class Rooms:
    """Every table in the database."""

    def __init__(self, database: Database, folder: Folder | None = None, packs: Packs | None = None) -> None:
        self.database = database
        #: what games are played with beside their own packs
        self.packs = packs or Packs(database)
        #: where journals lie that the database has been given, if it has a folder of its own
        self.folder = folder
        self.index = Index(database)
        self.people = People(database)
        self._doors: OrderedDict[str, Door] = OrderedDict()
        self._lock = Lock()
        #: told whenever a table has moved on
        self.on_change: Callable[[Room], None] = lambda room: None

    # Coming in

    @contextmanager
    def room(self, name: str) -> Iterator[Room]:
        """A table, alone with it until the end of the block."""
        with self._lock:
            door = self._doors.get(name) or Door(name)
            self._doors[name] = door
            self._doors.move_to_end(name)
            door.users += 1
        try:
            with door.lock:
                yield self._entered(door)
        finally:
            with self._lock:
                door.users -= 1
                door.used = monotonic()
                self._tidy()

    def _entered(self, door: Door) -> Room:
        """The room behind a door, as the table is now: what other processes have done there counts here too."""
        if door.room is not None and not self._is_current(door.room):
            door.room = None
        if door.room is None:
            door.room = self._load(door.name)
        return door.room

    def _is_current(self, room: Room) -> bool:
        """Catches up with the database; False if the table has to be opened anew."""
        with self.database.looking() as connection:
            kept = connection.execute(_HOW_FAR, {"table": room.id}).one_or_none()
        if kept is None or kept.entries < room.table.at:
            return False
        if kept.version != room.row.version:
            row = self.index.find(room.id)
            if row is None:
                return False
            room.row = row
        if kept.entries > room.table.at:
            try:
                room.table.catch_up()
            except JournalError as error:
                raise _damaged(room.id, error) from None
            self._follow(room)
        return True

    def _load(self, name: str) -> Room:
        row = self.index.find(name)
        if row is None:
            raise no_such_table(name)
        try:
            table, packed = self._opened(row)
        except JournalError as error:
            self.index.note(name, damage=msgspec.to_builtins(Damage(error.line, error.message)))
            raise _damaged(name, error) from None
        room = Room(row, table)
        room.packed = packed
        if self._follow(room) or row.damage:
            row.damage = None
            self.index.note(name, damage=None, **_stage(room))
        self._pack(room)
        return room

    def _opened(self, row: TableRow) -> tuple[Table, int]:
        """A table from its snapshot, or where there is none for this code, from its whole journal."""
        with self.database.reading() as session:
            kept = session.get(SnapshotRow, row.id)
            header = journals.header_of(session, row.id)
        pack = self.packs.folder(row.pack)
        if kept and kept.at <= row.entries and kept.code == code_of(game := game_of(header, pack)):
            try:
                table = reopened(game, journals.opened_at_its_end(self.database, row.id, row.entries), kept.raw)
            except CannotUnpack:
                table = None
            if table is not None:
                return table, kept.at
        return resume(journals.opened(self.database, row.id), pack), 0

    def _pack(self, room: Room) -> None:
        """Keeps a snapshot of a table that has gone on for a while; without one it only opens more slowly."""
        table = room.table
        if table.at - room.packed < APART:
            return
        room.packed = table.at
        try:
            with self.database.writing() as session:
                row = SnapshotRow(table_id=room.id, at=table.at, code=code_of(room.game), raw=snapshot(table))
                session.merge(row)
        except (Problem, IntegrityError) as error:
            _log.warning("table %s: no snapshot: %s", room.id, error)

    def close_idle(self) -> None:
        """Closes the tables that nobody has used for a while: they are opened again from their snapshots."""
        now = monotonic()
        with self._lock:
            for name in [name for name, door in self._doors.items() if not door.users and now - door.used > IDLE]:
                del self._doors[name]

    def _tidy(self) -> None:
        """Closes the longest unused of too many."""
        for name, door in list(itertools.islice(self._doors.items(), max(0, len(self._doors) - KEPT_OPEN))):
            if not door.users:
                del self._doors[name]

    def look_again(self, tell: Callable[[str, int], None]) -> None:
        """Tells how far every table is that is open here: what other processes said of them may not have been heard."""
        with self._lock:
            names = list(self._doors)
        with self.database.reading() as session:
            for row in session.execute(select(TableRow.id, TableRow.entries).where(TableRow.id.in_(names))):
                tell(row.id, row.entries)

    def close(self) -> None:
        """Lets go of the database, and of the folder."""
        with self._lock:
            self._doors.clear()
        self.packs.close()
        self.database.close()
        if self.folder:
            self.folder.close()

    # The list

    def list(self, asker: Asker) -> list[TableCard]:
        """The tables of whoever asks, and the open ones, the one touched last first; damaged ones say so."""
        own = self.index.of(asker.person, asker.prints)
        known = {row.id for row in own}
        listed = own + [row for row in self.index.open_tables() if row.id not in known]
        self.people.names(seat.person_id for row in listed for seat in row.seats if seat.person_id)
        return [self.card(row, asker) for row in listed]

    def card(self, row: TableRow, asker: Asker) -> TableCard:
        """A table as the lobby lists it for whoever asks."""
        people = [seat.person_id for seat in row.seats if seat.person_id]
        return TableCard(
            row.id,
            row.game,
            row.scenario,
            row.options,
            row.title,
            _seat_cards(row, self.people.names(people), asker),
            row.created,
            row.updated,
            row.actions,
            msgspec.convert(row.result, Result) if row.result else None,
            self._damage(row),
            row.deciding,
            row.turn,
            turns_of(row),
            row.open,
            (row.practice or "").split(),
            row.rematch or "",
            brought_card(row),
        )

    def _damage(self, row: TableRow) -> Damage | None:
        """What keeps a game from being opened, as far as it is known."""
        if row.damage:
            return msgspec.convert(row.damage, Damage)
        if row.game not in shelf.names():
            return Damage(1, Message("problem-no-such-game", {"game": row.game}))
        if row.pack and self.packs.is_gone(row.pack):
            return Damage(1, Message("problem-pack-gone", {"pack": row.pack[:8]}))
        return None

    # Sitting down

    def create(self, order: NewTable, asker: Asker) -> Created:
        """A new table from a scenario, a saved game or a position; with the game's own pack or another."""
        if order.like:
            with self.room(order.like) as room:
                room.authorise_any(asker)
                return self.again(room, order.players, asker)
        laid = lay_table(self.packs, order, asker)
        return self._seat(laid.table, laid.players, order.title, asker, opened=order.open, pack=laid.pack)

    def again(self, room: Room, players: Mapping[str, str], asker: Asker) -> Created:
        """The same game once more: scenario, options and pack as they were."""
        row, header = room.row, room.table.journal.header
        pack = self.packs.find(row.pack) if row.pack else None
        table = new_table(game_of(header, pack.folder if pack else None), None, players)
        return self._seat(table, players, row.title, asker, opened=row.open, pack=pack)

    def teach(self, game: str, asker: Asker) -> Created:
        """A table with a game's guided first game; once that is left, the gentlest bot plays against the learner."""
        lesson = shelf.lesson(game) if game in shelf.names() else None
        if lesson is None:
            raise no_such_game(game)
        opened = open_game(game, lesson.scenario, lesson.options)
        bots = list(bots_of(opened.title))
        players = {seat: bots[min(1, len(bots) - 1)] for seat in opened.seats if seat != lesson.seat}
        return self._seat(lesson.begin(opened, players=signed(players)), players, "", asker, lesson=0)

    def branch(self, room: Room, order: Branch, asker: Asker) -> Created:
        """A new table from the position after so many actions of another."""
        players = order.players or {seat.name: _player(room.row, seat) for seat in room.row.seats}
        check_players(room.game, players)
        try:
            table = room.table.branch(order.step, players=signed(players))
        except Refused as error:
            raise refused(error.refusal) from None
        pack = self.packs.find(room.row.pack) if room.row.pack else None
        return self._seat(table, players, room.row.title, asker, pack=pack)

    def _seat(
        self,
        table: Table,
        players: Mapping[str, str],
        title: str,
        asker: Asker,
        lesson: int | None = None,
        opened: bool = False,
        pack: Brought | None = None,
    ) -> Created:
        game = table.game
        check_players(game, players)
        check_names(game)
        maker = asker.sit_down() or None
        wanted = {seat: players.get(seat, HUMAN) for seat in game.seats}
        tokens = {} if maker else {seat: new_secret() for seat, player in wanted.items() if player == HUMAN}
        seats = [_new_seat(number, seat, wanted[seat], maker, tokens) for number, seat in enumerate(game.seats)]
        row = TableRow(
            id=secrets.token_hex(8),
            game=game.title.name,
            scenario=game.scenario,
            options=dict(game.options),
            title=title.strip()[:LONGEST_TITLE] or own_title(game),
            created=now(),
            updated=now(),
            entries=table.at,
            lesson=lesson,
            open=opened or ANYBODY in wanted.values(),
            maker=maker,
            pack=pack.id if pack else "",
            brought=noted(game, pack),
            version=0,
            seats=seats,
        )
        room = Room(row, table)
        self._follow(room)
        self._keep(room)
        friends = [seat for seat in seats if seat.offer == FRIEND]
        invitations = {seat.name: self.people.invitations.issue(row.id, seat.number) for seat in friends}
        return Created(self.card(row, asker), tokens, invitations)

    def _keep(self, room: Room) -> None:
        """A new table is in the database, whole, before anybody hears of it."""
        journal = room.table.journal
        with self.database.writing() as session:
            session.add(room.row)
            session.flush()
            journals.keep(session, room.id, journal.text().splitlines())
        journal.move_to(DatabaseStore(self.database, room.id))
        door = Door(room.id)
        door.room = room
        with self._lock:
            self._doors[room.id] = door
        self._pack(room)

    # Going on, and going away

    def moved_on(self, room: Room) -> None:
        """Tells that a table has changed; what was in the way is not there any more."""
        self._follow(room)
        room.row.trouble = None
        room.row.updated = now()
        self._pack(room)
        self.on_change(room)

    def _follow(self, room: Room) -> bool:
        """The row in our hands follows the game; whether it had to."""
        row, changed = room.row, False
        for name, value in {"entries": room.table.at, **_stage(room)}.items():
            changed = changed or getattr(row, name) != value
            setattr(row, name, value)
        return changed

    def trouble(self, room: Room, what: Message) -> None:
        """Notes and tells what keeps a bot from playing on."""
        if room.trouble != what:
            self._note(room, trouble=msgspec.to_builtins(what))
            self.on_change(room)

    def known(self, name: str, **changed: Any) -> None:
        """What is known here alone, because nothing can be written at the moment; told to whoever is here."""
        with self._lock:
            door = self._doors.get(name)
        if door is not None and door.room is not None:
            with door.lock:
                for key, value in changed.items():
                    setattr(door.room.row, key, value)
                self.on_change(door.room)

    def rename(self, room: Room, title: str) -> None:
        """Calls a table something else; nothing: it is called after its scenario again."""
        self._note(room, title=title.strip()[:LONGEST_TITLE] or own_title(room.game))
        self.on_change(room)

    def mark_as_practice(self, room: Room) -> None:
        """Notes that the dice of a table prove nothing any more; its journal says so already."""
        self._note(room, practice=" ".join(room.table.dice.practice))
        self.moved_on(room)

    def turn_to(self, room: Room, step: int | None) -> None:
        """Notes at which step of its lesson a table is; None once it is over or left."""
        if room.row.lesson == step:
            return
        try:
            self._note(room, lesson=step)
        except Problem as problem:  # the action that led here counts all the same
            _log.warning("table %s: step %s of its lesson is not noted: %s", room.id, step, problem)
            room.row.lesson = step

    def _note(self, room: Room, **changed: Any) -> None:
        self.index.note(room.id, **changed)
        for name, value in changed.items():
            setattr(room.row, name, value)
        room.row.version += 1

    def reseat(self, room: Room, number: int, **changes: str | None) -> bool:
        """Gives a seat to somebody else, or offers it; False if somebody was quicker."""
        seat = room.row.seats[number]
        if not self.index.reseat(room.id, number, seat.offer, changes):
            return False
        for name, value in changes.items():
            setattr(seat, name, value)
        room.row.version += 1
        self.on_change(room)
        return True

    def open_to_all(self, room: Room) -> None:
        """Lets everybody find a table and look on."""
        self._note(room, open=True)

    def agree(self, room: Room, name: str) -> str:
        """Notes where those at a table play again; if somebody was quicker, it is his table, and this one goes."""
        if self.index.agree(room.id, room.row.rematch, name):
            room.row.rematch = name
            room.row.version += 1
            self.on_change(room)
            return name
        self._forget(name)
        row = self.index.find(room.id)
        return (row.rematch if row else None) or name

    def delete(self, name: str, asker: Asker) -> None:
        """Throws a table away, with its journal; a damaged one, which nobody can open, for whoever sat there."""
        try:
            with self.room(name) as room:
                if any(not asker.holds(seat) and not seat_is_free(seat) for seat in people_of(room.row)):
                    room.authorise_all(asker)
                    self._leave(room, asker)
                    return
                if not is_here(room.row, asker):
                    raise not_allowed()
                self._forget(name)
                self.on_change(room)
        except Problem as problem:
            row = self.index.find(name)
            if problem.message not in ("problem-damaged", "problem-pack-gone") or row is None:
                raise
            if not is_here(row, asker):
                raise not_allowed() from None
            self._forget(name)

    def leave(self, name: str, asker: Asker) -> None:
        """Somebody goes for good: his seats are nobody's, and a table where nobody else plays goes with him."""
        with self.room(name) as room:
            if any(not asker.holds(seat) and not seat_is_free(seat) for seat in people_of(room.row)):
                self._leave(room, asker)
            else:
                self._forget(name)
                self.on_change(room)

    def _leave(self, room: Room, asker: Asker) -> None:
        """A table stays with the others who play at it."""
        for number, seat in enumerate(room.row.seats):
            if asker.holds(seat):
                self.reseat(room, number, person_id=None, token_hash=None, offer="")

    def _forget(self, name: str) -> None:
        self.index.remove(name)
        if self.folder:
            self.folder.forget(name)


def _stage(room: Room) -> dict[str, Any]:
    """How far a game is, as its row tells it."""
    stage = room.table.stage
    return {
        "actions": stage.actions,
        "deciding": stage.deciding,
        "turn": stage.turn,
        "result": plain(stage.result),
        "practice": " ".join(room.table.dice.practice),
    }


def seat_is_lost(seat: SeatRow) -> bool:
    """Whether it is a person's seat, but nobody knows any more whose."""
    return seat_is_free(seat) and not seat.offer


def seat_is_free(seat: SeatRow) -> bool:
    """Whether it is a person's seat, and nobody sits there."""
    return seat.player == HUMAN and seat.token_hash is None and seat.person_id is None


def _new_seat(number: int, name: str, player: str, maker: str | None, tokens: Mapping[str, str]) -> SeatRow:
    """A seat of a new table: its maker's, by his person or by a token, offered to somebody, or a bot's."""
    return SeatRow(
        number=number,
        name=name,
        player=HUMAN if player in PEOPLE else player,
        token_hash=fingerprint(tokens[name]) if name in tokens else None,
        person_id=maker if player == HUMAN else None,
        offer=player if player in (FRIEND, ANYBODY) else "",
    )


def _seat_cards(row: TableRow, names: Mapping[str, str], asker: Asker) -> list[SeatCard]:
    """The seats of a table; ``names`` is what people are called."""
    called = seat_names(row)
    return [
        SeatCard(
            seat.name,
            called.get(seat.name, seat.name),
            _player(row, seat),
            asker.holds(seat),
            not seat_is_free(seat),
            names.get(seat.person_id or "", ""),
            seat.offer,
        )
        for seat in row.seats
    ]


def own_title(game: Game) -> str:
    """What a player's own scenario is called; other tables are called after theirs in each reader's language."""
    return game.title.about(game.scenario_text).title if game.scenario_text else ""


def _damaged(name: str, error: JournalError) -> Problem:
    return Problem(409, "problem-damaged", table=name, line=error.line, error=error.message)
