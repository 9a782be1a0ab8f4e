"""A table: one game being played. Seats, enforcement, journal and undo are here, for every game alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine import version
from sandtable.engine.chance import Chance, ScriptError, commitment, new_key
from sandtable.engine.contract import Action, Concede, Decision, Event, Game, Illegal, Refusal, Result, View
from sandtable.engine.journal import FORMAT, Entry, Header, Journal, JournalError, Overtaken
from sandtable.engine.past import Past
from sandtable.engine.positions import PositionError, begun, describe
from sandtable.engine.rows import Row
from sandtable.engine.spaces import has
from sandtable.engine.states import State
from sandtable.engine.stores import FileStore


class Turned(msgspec.Struct):
    """An action that stands: who did what, what came of it, and whether it can be taken back freely."""

    seat: int
    action: Action
    events: list[Event]
    sealed: bool


class Refused(Exception):
    """Something the table does not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Table:
    """One game being played."""

    def __init__(self, game: Game, state: State, journal: Journal, opening: list[Event]) -> None:
        self.game = game
        self.journal = journal
        #: what happened before the first decision
        self.opening = opening
        self.turned: Row[Turned] = Row()
        #: the position before each standing action, and after the last
        self.states = Past(game, state, self.turned)

    # Sitting down

    @classmethod
    def new(
        cls,
        game: Game,
        key: bytes | None = None,
        path: Path | None = None,
        position: Mapping[str, Any] | None = None,
        players: Mapping[str, str] | None = None,
        branch_of: dict[str, Any] | None = None,
    ) -> Table:
        """A new game, from the scenario's start or from a written position."""
        key = key or new_key()
        state, opening = _begin(game, position, key)
        header = Header(
            sandtable=FORMAT,
            game=game.title.name,
            scenario=game.scenario,
            options=dict(game.options),
            seats=list(game.seats),
            rules_version=game.title.rules_version,
            engine=version.ENGINE,
            code=version.code_hash(game),
            data=game.title.data_hash(),
            commitment=commitment(key),
            key=key.hex(),
            start=state.digest(),
            position=dict(position) if position else None,
            scenario_text=game.scenario_text,
            players=dict(players or {}),
            branch_of=branch_of,
        )
        return cls(game, state, Journal.create(header, FileStore(path) if path else None), opening)

    @classmethod
    def resume(cls, game: Game, journal: Journal) -> Table:
        """A table at the end of a journal; every line is played again and must lead where it says."""
        header = journal.header
        if header.rules_version != game.title.rules_version:
            versions = {"then": header.rules_version, "now": game.title.rules_version}
            raise JournalError("journal-other-rules", 1, game=header.game, **versions)
        key = _key_of(header)
        try:
            state, opening = _begin(game, header.position, key)
        except PositionError as error:
            raise JournalError("journal-bad-position", 1, error=error) from None
        if state.digest() != header.start:
            raise JournalError("journal-other-start", 1)
        table = cls(game, state, journal, opening)
        for number, entry in enumerate(journal.entries, 2):
            table._replay(entry, number)
        return table

    def _replay(self, entry: Entry, line: int) -> None:
        if entry.undo:
            if entry.undo > len(self.turned):
                raise JournalError("journal-undo-too-much", line)
            self._drop(entry.undo)
        else:
            if entry.seat not in self.game.seats:
                raise JournalError("journal-no-seat", line, seat=entry.seat)
            seat = self.game.seats.index(entry.seat)
            try:
                action = self.game.read_action(entry.action or {})
            except msgspec.ValidationError as error:
                raise JournalError("journal-no-action", line, error=str(error)) from None
            refusal = self.game.why_not(self.state, seat, action)
            if refusal:
                raise JournalError("journal-illegal", line, rule=refusal.rule)
            self._accept(seat, action, *self._try(seat, action))
        if self.state.digest() != entry.state:
            raise JournalError("journal-other-position", line)

    # Sharing it with other processes

    def hold(self) -> None:
        """Makes ready to write, so that nobody else can. Raises JournalError with the name of whoever does."""
        self.journal.store.hold()
        self.catch_up()

    def catch_up(self) -> int:
        """Plays what others have written since this table was read, and tells how many lines that were."""
        news = self.journal.news()
        for entry in news:
            self._replay(entry, self.at + 2)
            self.journal.entries.append(entry)
        return len(news)

    # Looking

    @property
    def state(self) -> State:
        """The position now."""
        return self.states.now

    @property
    def at(self) -> int:
        """The number of this position; an action names it, so that a stale one is refused."""
        return len(self.journal.entries)

    @property
    def decision(self) -> Decision | None:
        """Who must decide what now."""
        return self.game.pending(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self.game.result(self.state)

    @property
    def key(self) -> str | None:
        """The secret key of the dice, once the game is over."""
        return self.journal.header.key if self.result else None

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        return self.game.observe(self.state, seat)

    def opening_for(self, seat: int | None) -> list[Event]:
        """What a seat (None: everybody) may know of what happened before the first decision."""
        return [event for event in self.opening if _may_know(event, seat)]

    def events_for(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What a seat (None: everybody) may know of each standing action from number ``since`` on."""
        return [[event for event in turned.events if _may_know(event, seat)] for turned in self.turned[since:]]

    # Acting

    def act(self, seat: int, action: Action | Mapping[str, Any] | bytes, at: int | None = None) -> list[Event]:
        """Plays an action for a seat. Raises Refused with the reason, and then nothing has changed."""
        if at is not None and at != self.at:
            raise Refused(Refusal("table:stale", {"at": at, "now": self.at}))
        if not isinstance(action, Action):
            try:
                action = self.game.read_action(action)
            except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
                raise Refused(Refusal("table:malformed", {"error": str(error)})) from None
        refusal = self.game.why_not(self.state, seat, action)
        if refusal:
            raise Refused(refusal)
        state, events = self._try(seat, action)
        entry = Entry(0, self.game.seats[seat], state.digest(), action=msgspec.to_builtins(action))
        self._record(entry)
        self._accept(seat, action, state, events)
        return events

    def _try(self, seat: int, action: Action) -> tuple[State, list[Event]]:
        state = self.state.copy()
        try:
            events = self.game.apply(state, action)
        except Illegal as error:
            raise Refused(error.refusal) from None
        except ScriptError as error:
            raise Refused(Refusal("table:script", {"error": error.message})) from None
        return state, events

    def _accept(self, seat: int, action: Action, state: State, events: list[Event]) -> None:
        after = self.game.pending(state)
        sealed = (
            state.chance.drawn > 0
            or after is None
            or after.seat != seat
            or isinstance(action, Concede)
            or any(event.reveals for event in events)
        )
        self.states.append(state)
        self.turned.append(Turned(seat, action, events, sealed))

    def _record(self, entry: Entry) -> None:
        at = self.at
        try:
            try:
                self.journal.append(entry)
            except Overtaken:
                self.catch_up()
                raise Refused(Refusal("table:stale", {"at": at, "now": self.at})) from None
        except JournalError as error:
            raise Refused(Refusal("table:journal", {"error": error.message})) from None

    # Taking back

    def why_not_undo(self, seat: int, count: int = 1) -> Refusal | None:
        """What keeps a seat from taking its last actions back without asking anybody."""
        if len(self.turned) < count:
            return Refusal("table:undo-nothing")
        for last in reversed(self.turned[len(self.turned) - count :]):
            if last.seat != seat:
                return Refusal("table:undo-other-seat", {"seat": self.game.seats[last.seat]})
            if last.sealed:
                return Refusal("table:undo-sealed")
        return None

    def undo(self, seat: int, agreed: bool = False, count: int = 1) -> None:
        """Takes back the last action, or the last ``count``."""
        refusal = self.why_not_undo(seat, count) if not agreed else None
        if refusal:
            raise Refused(refusal)
        if not 1 <= count <= len(self.turned):
            raise Refused(Refusal("table:undo-nothing"))
        before = self.states[-1 - count]
        self._record(Entry(0, self.game.seats[seat], before.digest(), undo=count, agreed=agreed))
        self._drop(count)

    def change(self, seat: int, back: int, actions: Sequence[Action], at: int | None = None) -> None:
        """Takes so many actions back and plays others instead: all of it, or nothing and the reason is raised."""
        if at is not None and at != self.at:
            raise Refused(Refusal("table:stale", {"at": at, "now": self.at}))
        if refusal := self.why_not_undo(seat, back):
            raise Refused(refusal)
        tried = self.states[-1 - back].copy()
        for action in actions:
            if refusal := self.game.why_not(tried, seat, action):
                raise Refused(refusal)
            self.game.apply(tried, action)
        if back:
            self.undo(seat, count=back)
        for action in actions:
            self.act(seat, action)

    def _drop(self, count: int) -> None:
        self.states.drop(count)
        self.turned.drop(count)

    # Leaving and branching off

    def branch(
        self,
        after: int,
        path: Path | None = None,
        key: bytes | None = None,
        players: Mapping[str, str] | None = None,
    ) -> Table:
        """A new game that starts from the position after so many standing actions, with dice of its own."""
        if not 0 <= after < len(self.states):
            raise Refused(Refusal("table:undo-nothing"))
        origin = {"chain": self.journal.chain, "after": after}
        return Table.new(self.game, key, path, describe(self.game, self.states[after]), players, origin)

    def close(self) -> None:
        """Lets others write the journal."""
        self.journal.close()


def _begin(game: Game, position: Mapping[str, Any] | None, key: bytes) -> tuple[State, list[Event]]:
    """The first position, and what happened on the way to it."""
    if position:
        return begun(game, position, key)
    state: State = game.deployed(Chance(key))
    return state, game.start(state)


def _key_of(header: Header) -> bytes:
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        raise JournalError("journal-no-key", 1) from None
    if commitment(key) != header.commitment:
        raise JournalError("journal-other-key", 1)
    return key


def _may_know(event: Event, seat: int | None) -> bool:
    return event.seats is None or (seat is not None and has(event.seats, seat))
