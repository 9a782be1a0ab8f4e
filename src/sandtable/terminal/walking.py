"""Choosing on the board: the cursor, the answers at a space, and the way that is the player's."""

from __future__ import annotations

from sandtable.engine.contract import Action
from sandtable.engine.handles import is_hostile
from sandtable.terminal.answers import Answer
from sandtable.terminal.pages import TablePages
from sandtable.terminal.screens import Picking


class WalkedTable(TablePages):
    """A table whose answers are also found on the board."""

    def play(self, action: Action) -> None:
        """Plays an answer: how says the table."""
        raise NotImplementedError

    def on_window_pointed(self) -> None:
        """The cursor is on another space: the list follows; the odds of the one answer there, or of the way there."""
        self.listed.follow(self.answers_here())
        self.draw()
        if self.board.cursor in self.way.ends and (found := self.way.to(self.board.cursor)):
            self.show_odds(found[0].action)
        elif len(here := self.answers_here()) == 1:
            self.show_odds(here[0].action)
        else:
            self.hide_odds()

    @property
    def chosen(self) -> Answer | None:
        """The answer under the cursor: on the board, the one that the list has come to of those about the space."""
        under = super().chosen
        if not (self.board.has_focus and self.board.cursor):
            return under
        here = self.answers_here()
        return under if under in here else here[0] if here else None

    def on_window_passed(self) -> None:
        """The way goes by the space under the cursor, or it is told why it cannot."""
        unit = next((answer.piece for answer in self.listed.under), "")
        if refusal := self.way.add(self.board.cursor, self.way.unit if self.way.legs else unit):
            self.tell(self.session.teller.refusal(refusal))
        self.refresh_status()
        self.draw()

    def on_window_taken_back(self) -> None:
        """The way goes by its last place no more."""
        self.way.back()
        self.refresh_status()
        self.draw()

    def go_by_way(self, end: str) -> None:
        """Goes to an end by the way chosen; of several manners to go, one is asked for."""
        found = [route.action for route in self.way.to(end)]
        if len(found) == 1:
            self.play(found[0])
        elif found:
            labels = [self.session.teller.label(self.session.view, action) for action in found]
            heading = self.session.say("screen-way-manner")
            self.push_screen(Picking(heading, labels), lambda place: self.after_manner(found, place))

    def after_manner(self, found: list[Action], place: int | None) -> None:
        """One of several manners, or none."""
        if place is not None:
            self.play(found[place])

    def on_window_chosen(self) -> None:
        """Goes by the way chosen, if it may end here; gives the one answer there is here, or lists what there is.

        What is done against the enemy is listed with its odds first.
        """
        here = self.answers_here()
        if self.board.cursor in self.way.ends:
            self.go_by_way(self.board.cursor)
            return
        if not here:
            self.tell([self.session.say("screen-nothing-there", space=self.session.place(self.board.cursor))])
            return
        if len(here) == 1 and not is_hostile(type(here[0].action)):
            self.play(here[0].action)
            return
        self.asked_at = self.board.cursor
        self.finder.empty()
        self.screen.set_focus(self.listed)
        self.list_answers()
        self.draw()

    def on_window_left(self) -> None:
        """The cursor is no longer on the board."""
        self.draw()
