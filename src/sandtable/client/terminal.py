"""The terminal's table over a server: the same questions, answers and board, and others who sit elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from sandtable.client.far import FAR, FarTable
from sandtable.client.line import Denied, NotReached
from sandtable.engine.contract import Action, Bot, View
from sandtable.engine.table import Refused
from sandtable.terminal.session import Session


class Elsewhere(Action, frozen=True, tag="elsewhere"):
    """What somebody has done at another screen: it only has to be taken up."""


class Other(Bot):
    """Whoever sits at another seat, a person or a bot of the server: he answers there."""

    def choose(self, view: View, rng: Random) -> Action:
        """He has answered already when this is asked."""
        return Elsewhere()


class FarSession(Session):
    """A seat at a server's table, at this terminal."""

    def __init__(self, table: FarTable, language: str) -> None:
        shown: Any = table  # it is asked exactly what a table of one's own is asked
        others = {seat: Other() for seat in range(len(table.game.seats)) if seat != table.own}
        super().__init__(shown, others, language)
        self.far = table

    def has_no_way_back(self, action: Action) -> bool:
        """What was done before is the server's to know: it is asked about as if it could be taken back."""
        return False

    def forsakes(self, action: Action) -> bool:
        """From where those in hand were taken up is the server's to know."""
        return False

    def bots_thought(self) -> Callable[[], Action] | None:
        """What waits until somebody elsewhere has answered."""
        if self.bot_to_move() is None:
            return None

        def heard() -> Action:
            self.far.await_news()
            return Elsewhere()

        return heard

    def act(self, action: Action) -> None:
        """Plays an action of whoever sits here, or takes up what was played elsewhere."""
        if isinstance(action, Elsewhere):
            self.far.take_up()
        else:
            super().act(action)

    def undo_agreed(self) -> None:
        """Taking back what shows something is not for one player to say."""
        self.far.undo(self.viewer, agreed=True)

    def refusal(self, refused: Refused) -> list[str]:
        """A refusal in words; also what keeps from the server."""
        if refused.refusal.rule == FAR:
            return [self.teller.message(refused.refusal.about["message"])]
        return super().refusal(refused)

    def saved(self) -> str:
        """Where the game is: at the server, every action of it."""
        return self.say("saved-there", address=self.far.seat.line.address)

    def save_to(self, path: str) -> str:
        """Writes a copy of the save, if the seat may have it; never over a file that is there."""
        try:
            return super().save_to(path)
        except (Denied, NotReached) as error:
            Path(path).expanduser().unlink()
            return self.teller.message(error.message)
