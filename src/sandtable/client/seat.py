"""A seat at a table of a server: look, act, take back, wait for your move."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any
from urllib.parse import quote

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from sandtable.client.line import Line, NotReached
from sandtable.engine.contract import Action, Game, View
from sandtable.engine.dice import new_number, seal
from sandtable.engine.seen import Seen, restored
from sandtable.engine.titles import same_data
from sandtable.games import shelf
from sandtable.server.wire.asked import Odds
from sandtable.server.wire.lobby import DiceCard
from sandtable.server.wire.seat import SeatView
from sandtable.server.wire.sent import Act, AddToDice, At, TakeBack
from sandtable.server.wire.sent import Asked as AskedAction

#: seconds until a lost connection is tried again, at first and at most
PAUSE, LONGEST_PAUSE = 0.5, 8.0
#: seconds without news after which somebody looks by himself
QUIET = 45.0


class OtherRules(NotReached):
    """The server plays by another version of the rules than is installed here."""


class Seat:
    """Somebody's seat."""

    def __init__(self, line: Line, table: str, seat: str, token: str = "") -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.token = token
        self._game: Game | None = None
        self._news: ClientConnection | None = None
        self._open = ExitStack()
        #: the number of the position that was looked at last
        self.at = -1
        #: what this seat adds to the dice, and whether everybody has
        self._added = new_number()
        self._begun = False
        #: why the dice of the table prove nothing, if they do not
        self.practice: list[str] = []

    @property
    def path(self) -> str:
        """The address of the seat."""
        return f"/api/tables/{quote(self.table, safe='')}/seats/{quote(self.seat, safe='')}"

    # Sitting down

    def sit_down(self) -> None:
        """Adds to the dice, and waits until everybody else has: then the game begins."""
        while not self._add_to_dice():
            self.await_news()

    def _add_to_dice(self) -> bool:
        """Adds what can be added to the dice now; whether everybody has added."""
        while not self._begun:
            step = self._next(self.look(1 << 30).dice)
            if step is None:
                return self._begun
            self._shown(self.line.post(f"{self.path}/dice", step, SeatView, self.token))
        return True

    def _next(self, dice: DiceCard) -> AddToDice | None:
        """What this seat adds next: its number is told only when those of all others are sealed."""
        self._begun, self.practice = not dice.waiting, dice.practice
        if self.seat not in dice.waiting:
            return None
        if all(other in dice.sealed or other in dice.added for other in dice.people if other != self.seat):
            return AddToDice(added=self._added)
        return None if self.seat in dice.sealed else AddToDice(sealed=seal(dice.commitment, self.seat, self._added))

    # Looking

    def look(self, since: int = 0) -> SeatView:
        """The table as a browser shows it; the log from action number ``since`` on."""
        return self._shown(self.line.get(f"{self.path}/?since={since}", SeatView, self.token))

    def seen(self, since: int = 0) -> Seen:
        """The table in the engine's own terms."""
        found = self.line.get(f"{self.path}/seen?since={since}", Seen, self.token)
        self.at = found.at
        return found

    def view(self) -> View:
        """The view of the seat now, for whoever thinks in the engine's terms."""
        return self._view(self.seen(1 << 30))

    def game(self) -> Game:
        """The game that is played, with its board, rules and words, as it is installed here."""
        if self._game is None:
            self._game = opened(self.seen(1 << 30))
        return self._game

    def _view(self, found: Seen) -> View:
        if self._game is None:
            self._game = opened(found)
        return restored(self._game, self._game.seats.index(self.seat), found.positions[-1])

    def _shown(self, view: SeatView) -> SeatView:
        self.at = view.at
        return view

    def odds(self, action: Action | Mapping[str, Any]) -> Odds:
        """What may come of an action."""
        return self.line.post(f"{self.path}/forecast", AskedAction(_written(action)), Odds, self.token)

    # Acting

    def act(self, action: Action | Mapping[str, Any]) -> SeatView:
        """Plays an action at the position that was looked at last."""
        body = Act(self.at, _written(action))
        return self._shown(self.line.post(f"{self.path}/act", body, SeatView, self.token))

    def undo(self, count: int = 1) -> SeatView:
        """Takes the last action back, or the last ones, if that is free."""
        return self._shown(self.line.post(f"{self.path}/undo", TakeBack(self.at, count), SeatView, self.token))

    def concede(self) -> SeatView:
        """Gives the game up."""
        return self._shown(self.line.post(f"{self.path}/concede", At(self.at), SeatView, self.token))

    # Waiting

    def wait(self) -> View | None:
        """The view as soon as the decision is this seat's; None once the game is over."""
        pause = PAUSE
        while True:
            try:
                if not self._add_to_dice():
                    self.await_news()
                    continue
                found = self.seen(1 << 30)
            except NotReached:
                time.sleep(pause)  # the server is being restarted, or the network is gone for a moment
                pause = min(LONGEST_PAUSE, 2 * pause)
                continue
            pause = PAUSE
            deciding = found.positions[-1].deciding
            if not deciding:
                self.leave()
                return None
            if deciding == self.seat:
                return self._view(found)
            self.await_news()

    def await_news(self) -> None:
        """Waits until the table has moved on from the position that was looked at last, or it was quiet for long."""
        try:
            if self._news is None:
                self._news = self._listen()
            while self._number(self._news.recv(timeout=QUIET)) == self.at:
                pass
        except TimeoutError:
            return
        except (OSError, WebSocketException):
            self.leave()
            time.sleep(PAUSE)

    def _listen(self) -> ClientConnection:
        scheme = "wss" if self.line.secure else "ws"
        address = self.line.address.replace("http", "", 1).removeprefix("s")
        news = self._open.enter_context(connect(f"{scheme}{address}/api/tables/{quote(self.table, safe='')}/live"))
        news.send(msgspec.json.encode({"seat": self.seat, "token": self.token}).decode())
        return news

    def _number(self, raw: str | bytes) -> int:
        try:
            number: int = msgspec.json.decode(raw)["at"]
        except (msgspec.DecodeError, KeyError, TypeError):
            raise NotReached("client-other-answer", address=self.line.address) from None
        return number

    def leave(self) -> None:
        """Stops listening; the seat stays its owner's."""
        self._news = None
        self._open.close()


def opened(found: Seen) -> Game:
    """The game that a table plays, as it is installed here. Raises OtherRules if that is another."""
    if found.game not in shelf.names():
        raise OtherRules("client-no-game", game=found.game)
    title = shelf.title(found.game)
    if title.rules_version != found.rules_version:
        raise OtherRules("client-other-rules", game=found.game, there=found.rules_version, here=title.rules_version)
    if found.data and not same_data(title, found.data):
        raise OtherRules("client-other-pack", game=found.game, there=found.data[:8], here=title.data_hash()[:8])
    return title.open(shelf.scenario_of(title, found.scenario, found.scenario_text), found.options)


def _written(action: Action | Mapping[str, Any]) -> dict[str, Any]:
    return dict(action) if isinstance(action, Mapping) else msgspec.to_builtins(action)
