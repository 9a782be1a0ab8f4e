"""A table that a server keeps, for those who show one: as far as one seat sees it, brought up to date by news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.client.line import Denied, NotReached
from sandtable.client.seat import Seat, opened
from sandtable.engine.contract import Action, Concede, Decision, Event, Game, Message, Refusal, Result, View
from sandtable.engine.seen import Position, Seen, restored, revived
from sandtable.engine.states import State
from sandtable.engine.table import Refused

#: what went wrong between here and the server, in a refusal's facts
FAR = "table:far"


class Happened(NamedTuple):
    """An action that stands, and what the seat may know of what came of it."""

    seat: int
    events: list[Event]


class FarHeader(NamedTuple):
    """What was known before the first die."""

    commitment: str
    players: dict[str, str]


class FarJournal:
    """The save, which is the server's."""

    path = None

    def __init__(self, seat: Seat, header: FarHeader) -> None:
        self._seat = seat
        self.header = header

    def text(self) -> bytes:
        """The save itself, if the seat may have it."""
        return self._seat.line.fetch(f"/api/tables/{self._seat.table}/journal", self._seat.token)


class FarTable:
    """One game being played at a server, through one seat's eyes.

    What others do is taken up one action at a time, so that each can be shown.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        seat.sit_down()
        found = seat.seen()
        self.game: Game = opened(found)
        self.own = self.game.seats.index(seat.seat)
        self.journal = FarJournal(seat, FarHeader(found.commitment, found.players))
        self.opening: list[Event] = revived(found.opening)
        self.turned: list[Happened] = []
        self._views: dict[int, View] = {}
        #: what has happened and waits to be taken up
        self.news: list[tuple[Happened, Position | None]] = []
        self._begin(found)

    def _begin(self, found: Seen) -> None:
        """Everything anew: when somebody sits down, and when something was taken back."""
        self.turned = [self._happened(done.seat, done.events) for done in found.done]
        first = found.step + 1 - len(found.positions)
        self._views = {first + n: restored(self.game, self.own, one) for n, one in enumerate(found.positions)}
        self.news = []
        self._known(found)

    def _known(self, found: Seen) -> None:
        self.at, self._undo = found.at, found.undo

    def _happened(self, seat: str, events: Sequence[Event]) -> Happened:
        return Happened(self.game.seats.index(seat), revived(events))

    # Looking

    @property
    def practice(self) -> list[str]:
        """Why the dice of the table prove nothing, if they do not."""
        return self.seat.practice

    @property
    def states(self) -> FarTable:
        """Every position, by its number."""
        return self

    def __len__(self) -> int:
        return len(self.turned) + 1

    def __getitem__(self, number: int) -> State:
        """A position; where it is too long ago to be known, the one now."""
        state: State = self._views.get(number, self._now).state
        return state

    @property
    def _now(self) -> View:
        return self._views[len(self.turned)]

    @property
    def state(self) -> State:
        """The position now, as the seat sees it."""
        state: State = self._now.state
        return state

    @property
    def decision(self) -> Decision | None:
        """Who must decide; where more has happened than was taken up, whoever did the next of it."""
        if self.news:
            return Decision(self.news[0][0].seat, "", [])
        return self.game.pending(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return None if self.news else self.game.result(self.state)

    def view(self, seat: int) -> View:
        """The table as the seat sees it; through other eyes nobody looks here."""
        return self.game.observe(self.state, self.own)

    def opening_for(self, seat: int | None) -> list[Event]:
        """What happened before the first decision."""
        return self.opening

    def events_for(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """What the seat may know of each action from number ``since`` on."""
        return [one.events for one in self.turned[since:]]

    # Acting

    def act(self, seat: int, action: Action, at: int | None = None) -> list[Event]:
        """Plays an action. Raises Refused with the reason, and then nothing has changed."""
        with _Telling(self):
            self.seat.at = self.at
            if isinstance(action, Concede):
                self.seat.concede()
            else:
                self.seat.act(action)
        self.catch_up()
        self.take_up()
        return self.turned[-1].events if self.turned else []

    def why_not_undo(self, seat: int, count: int = 1) -> Refusal | None:
        """What keeps the seat from taking its last action back."""
        return Refusal(self._undo) if self._undo else None

    def undo(self, seat: int, agreed: bool = False, count: int = 1) -> None:
        """Takes back the last action."""
        if agreed:
            raise Refused(Refusal("table:undo-sealed"))
        with _Telling(self):
            self.seat.at = self.at
            self.seat.undo(count)
        self.catch_up()

    # News

    def catch_up(self) -> None:
        """Asks for what has happened since; it waits to be taken up."""
        known = len(self.turned) + len(self.news)
        with _Telling(self):
            found = self.seat.seen(known)
            if found.at - self.at != found.step - known or found.since != known:
                self._begin(self.seat.seen())
                return
        first = found.step + 1 - len(found.positions)
        for number, done in enumerate(found.done, known + 1):
            position = found.positions[number - first] if number >= first else None
            self.news.append((self._happened(done.seat, done.events), position))
        self._known(found)

    def take_up(self) -> None:
        """The next of what has happened."""
        if self.news:
            happened, position = self.news.pop(0)
            view = restored(self.game, self.own, position) if position else self._now
            self.turned.append(happened)
            self._views[len(self.turned)] = view

    def await_news(self) -> None:
        """Waits until something has happened that can be taken up, or it was quiet for long."""
        if not self.news:
            self.seat.at = self.at
            self.seat.await_news()
            self.catch_up()

    def close(self) -> None:
        """Stops listening."""
        self.seat.leave()
        self.seat.line.close()


class _Telling:
    """What the server refuses, and what keeps from it, is a refusal like any other."""

    def __init__(self, table: FarTable) -> None:
        self.table = table

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        if isinstance(error, Denied | NotReached):
            raise Refused(_refusal(error)) from None


def _refusal(error: Denied | NotReached) -> Refusal:
    if isinstance(error, Denied) and error.rule:
        return Refusal(error.rule, error.message.args)
    return Refusal(FAR, {"message": Message(error.message.id, error.message.args)})
