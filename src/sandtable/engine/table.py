"""A table: one game being played. Seats, enforcement, journal and undo are here, for every game alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine import version
from sandtable.engine.chance import Chance, ScriptError, commitment, new_key
from sandtable.engine.contract import Action, Concede, Decision, Event, Game, Illegal, Message, Refusal, Result, View
from sandtable.engine.dice import LOOKED_AT, SEED, Dice, adds, dice_of, practice_of
from sandtable.engine.journal import FORMAT, Entry, Header, Journal, JournalError, Overtaken
from sandtable.engine.past import Past
from sandtable.engine.positions import PositionError, begun, describe
from sandtable.engine.rows import Row
from sandtable.engine.spaces import has
from sandtable.engine.states import State
from sandtable.engine.stores import FileStore, Stage


class Turned(msgspec.Struct):
    """An action that stands: who did what, what came of it, and whether it can be taken back freely."""

    seat: int
    action: Action
    events: list[Event]
    sealed: bool
    #: the part of the turn in which it was taken
    phase: str = ""
    #: what it was called, if there was no other to take
    only: Message | None = None


class Tried(msgspec.Struct):
    """An action that has been tried out: the position it leads to."""

    state: State
    turned: Turned


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
        #: what people have added to the dice, and what makes them practice
        self.dice = dice_of(journal.header)
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
        people: Sequence[str] = (),
    ) -> Table:
        """A new game, from the scenario's start or from a written position; a key that is given makes it practice.

        The people at these seats add to the dice before anything can be done.
        """
        practice = [SEED] if key else []
        key = key or new_key()
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
            start="",
            position=dict(position) if position else None,
            scenario_text=game.scenario_text,
            players=dict(players or {}),
            branch_of=branch_of,
            people=list(people),
            practice=practice,
        )
        header.practice = practice_of(header)
        state, opening = _begin(game, position, dice_of(header).key(key))
        header.start = state.digest()
        return cls(game, state, Journal.create(header, FileStore(path) if path else None), opening)

    @classmethod
    def resume(cls, game: Game, journal: Journal) -> Table:
        """A table at the end of a journal; every line is played again and must lead where it says."""
        header = journal.header
        if header.rules_version != game.title.rules_version:
            versions = {"then": header.rules_version, "now": game.title.rules_version}
            raise JournalError("journal-other-rules", 1, game=header.game, **versions)
        key = dice_of(header).key(_secret_of(header))
        try:
            state, opening = _begin(game, header.position, key)
        except PositionError as error:
            raise JournalError("journal-bad-position", 1, error=error) from None
        if state.digest() != header.start:
            raise JournalError("journal-other-start", 1)
        table = cls(game, state, journal, opening)
        table.play_on(0)
        return table

    def play_on(self, after: int) -> None:
        """Plays the entries of the journal after so many again; each must lead where it says."""
        for number, entry in enumerate(self.journal.entries[after:], after + 2):
            self._replay(entry, number)

    def _replay(self, entry: Entry, line: int) -> None:
        if adds(entry):
            if fault := self.dice.why_not(entry):
                raise JournalError("journal-dice", line, error=Message(f"refusal-table-{fault}"))
            self._add(entry)
        elif self.dice.waiting:
            raise JournalError("journal-dice", line, error=Message("refusal-table-dice-waiting"))
        elif entry.looked:
            self.dice.take(entry)
        elif entry.undo:
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
            self._accept(self.tried(self.state, seat, action))
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
        return self.dice.key(_secret_of(self.journal.header)).hex() if self.result else None

    @property
    def practice(self) -> list[str]:
        """Why its dice prove nothing, if they do not."""
        return self.dice.practice

    def view(self, seat: int) -> View:
        """The table as a seat sees it."""
        return self.game.observe(self.state, seat)

    def opening_for(self, seat: int | None) -> list[Event]:
        """What a seat (None: everybody) may know of what happened before the first decision."""
        return [event for event in self.opening if may_know(event, seat)]

    def events_for(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What a seat (None: everybody) may know of each standing action from number ``since`` on."""
        return [[event for event in turned.events if may_know(event, seat)] for turned in self.turned[since:]]

    def events_of(self, seat: int | None, number: int) -> list[Event]:
        """What a seat (None: everybody) may know of one standing action."""
        return [event for event in self.turned[number].events if may_know(event, seat)]

    # Adding to the dice

    def seal(self, seat: int, sealed: str) -> None:
        """Seals the number that a person will add; what it is is told when all others have sealed theirs."""
        self._dice(Entry(0, self.game.seats[seat], "", sealed=sealed))

    def add(self, seat: int, number: str) -> None:
        """Adds a person's number; with the last of them the game begins, from a key that nobody could choose."""
        self._dice(Entry(0, self.game.seats[seat], "", added=number))

    def begin_afresh(self, seat: int) -> None:
        """Throws away what has been sealed and added, since somebody does not know his number any more."""
        self._dice(Entry(0, self.game.seats[seat], "", afresh=True))

    def go_without(self, seat: int) -> None:
        """Nobody is waited for at a seat any more, since a bot has taken it before the game began."""
        self._dice(Entry(0, self.game.seats[seat], "", without=True))

    def looked(self, seat: int, how: str) -> None:
        """Writes down that somebody has looked at everything; from now on it is practice."""
        if self.dice.waiting:
            raise Refused(Refusal("table:dice-waiting", {"seats": self.dice.waiting}))
        if not self.result and LOOKED_AT not in self.dice.practice:
            entry = Entry(0, self.game.seats[seat], self.state.digest(), looked=how)
            self._record([entry], len(self.turned), self.state)
            self.dice.take(entry)

    def _dice(self, entry: Entry) -> None:
        if fault := self.dice.why_not(entry):
            raise Refused(Refusal(f"table:{fault}"))
        state, _ = self._begun_with(entry)
        entry.state = state.digest()
        dice = self.dice.copy()
        dice.take(entry)
        self._record([entry], 0, state, dice)
        self._add(entry)

    def _begun_with(self, entry: Entry) -> tuple[State, list[Event]]:
        """The first position once this is added."""
        header, dice = self.journal.header, self.dice.copy()
        dice.take(entry)
        return _begin(self.game, header.position, dice.key(_secret_of(header)))

    def _add(self, entry: Entry) -> None:
        state, self.opening = self._begun_with(entry)
        self.dice.take(entry)
        self.states = Past(self.game, state, self.turned)

    # Acting

    def act(self, seat: int, action: Action | Mapping[str, Any] | bytes, at: int | None = None) -> list[Event]:
        """Plays an action for a seat. Raises Refused with the reason, and then nothing has changed."""
        if at is not None and at != self.at:
            raise Refused(Refusal("table:stale", {"at": at, "now": self.at}))
        draft = Draft(self)
        draft.act(seat, action)
        draft.write_down()
        return self.turned[-1].events

    def tried(self, before: State, seat: int, action: Action) -> Tried:
        """What comes of a legal action; nothing has changed."""
        game = self.game
        state: State = before.copy()
        try:
            events = game.apply(state, action)
        except Illegal as error:
            raise Refused(error.refusal) from None
        except ScriptError as error:
            raise Refused(Refusal("table:script", {"error": error.message})) from None
        after = game.pending(state)
        sealed = (
            state.chance.drawn > 0
            or after is None
            or after.seat != seat
            or isinstance(action, Concede)
            or any(event.reveals for event in events)
        )
        return Tried(state, Turned(seat, action, events, sealed, game.phase(before), _only(game, before, seat, action)))

    def _accept(self, tried: Tried) -> None:
        self.dice.closed = True
        self.states.append(tried.state)
        self.turned.append(tried.turned)

    def _record(self, entries: Sequence[Entry], actions: int, after: State, dice: Dice | None = None) -> None:
        at, stage = self.at, self._stage(actions, after, dice or self.dice)
        try:
            try:
                self.journal.append(*entries, stage=stage)
            except Overtaken:
                self.catch_up()
                raise Refused(Refusal("table:stale", {"at": at, "now": self.at})) from None
        except JournalError as error:
            raise Refused(Refusal("table:journal", {"error": error.message})) from None

    @property
    def stage(self) -> Stage:
        """How far the game is."""
        return self._stage(len(self.turned), self.state, self.dice)

    def _stage(self, actions: int, state: State, dice: Dice) -> Stage:
        """How far the game is at a position; before it begins it is up to whoever still must add to the dice."""
        decision, game = self.game.pending(state), self.game
        deciding = dice.waiting[0] if dice.waiting else game.seats[decision.seat] if decision else ""
        return Stage(actions, deciding, game.turn(state), game.result(state))

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
        draft = Draft(self)
        draft.take_back(seat, count, agreed)
        draft.write_down()

    def change(self, seat: int, back: int, actions: Sequence[Action], at: int | None = None) -> None:
        """Takes so many actions back and plays others instead: all of it, or nothing and the reason is raised."""
        if at is not None and at != self.at:
            raise Refused(Refusal("table:stale", {"at": at, "now": self.at}))
        if refusal := self.why_not_undo(seat, back):
            raise Refused(refusal)
        draft = Draft(self)
        if back:
            draft.take_back(seat, back)
        for action in actions:
            draft.act(seat, action)
        draft.write_down()

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


class Draft:
    """What somebody is about to do: tried out first, then written down in one go, all of it or nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._back = 0
        self._tried: list[Tried] = []
        self._entries: list[Entry] = []

    @property
    def state(self) -> State:
        """The position that all of it leads to."""
        return self._tried[-1].state if self._tried else self._table.states[-1 - self._back]

    @property
    def sealed(self) -> bool:
        """Whether the last of it could not be taken back any more."""
        return bool(self._tried) and self._tried[-1].turned.sealed

    def take_back(self, seat: int, count: int, agreed: bool = False) -> None:
        """Begins with taking so many actions back."""
        table = self._table
        if not 1 <= count <= len(table.turned):
            raise Refused(Refusal("table:undo-nothing"))
        self._back = count
        self._entries.append(Entry(0, table.game.seats[seat], self.state.digest(), undo=count, agreed=agreed))

    def act(self, seat: int, action: Action | Mapping[str, Any] | bytes) -> None:
        """Goes on with an action. Raises Refused with the reason if it is not allowed there."""
        table, before = self._table, self.state
        if not isinstance(action, Action):
            try:
                action = table.game.read_action(action)
            except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
                raise Refused(Refusal("table:malformed", {"error": str(error)})) from None
        if waiting := table.dice.waiting:
            raise Refused(Refusal("table:dice-waiting", {"seats": waiting}))
        if refusal := table.game.why_not(before, seat, action):
            raise Refused(refusal)
        tried = table.tried(before, seat, action)
        written = msgspec.to_builtins(action)
        self._tried.append(tried)
        self._entries.append(Entry(0, table.game.seats[seat], tried.state.digest(), action=written))

    def write_down(self) -> None:
        """All of it stands from now on, or Refused is raised and nothing has changed."""
        table = self._table
        if self._entries:
            table._record(self._entries, len(table.turned) - self._back + len(self._tried), self.state)
        if self._back:
            table._drop(self._back)
        for tried in self._tried:
            table._accept(tried)


def _only(game: Game, before: State, seat: int, action: Action) -> Message | None:
    """What an action is called to whoever takes it, if there was no other to take."""
    decision = game.pending(before)
    if decision is None or len(decision.actions) != 1 or decision.actions[0] != action:
        return None
    return game.label(game.observe(before, seat), action)


def _begin(game: Game, position: Mapping[str, Any] | None, key: bytes) -> tuple[State, list[Event]]:
    """The first position, and what happened on the way to it."""
    if position:
        return begun(game, position, key)
    state: State = game.deployed(Chance(key))
    return state, game.start(state)


def _secret_of(header: Header) -> bytes:
    """What the commitment is to: the key itself, or the secret that it is made with."""
    try:
        key = bytes.fromhex(header.key)
    except ValueError:
        raise JournalError("journal-no-key", 1) from None
    if commitment(key) != header.commitment:
        raise JournalError("journal-other-key", 1)
    return key


def may_know(event: Event, seat: int | None) -> bool:
    """Whether a seat (None: everybody) may know of an event."""
    return event.seats is None or (seat is not None and has(event.seats, seat))
