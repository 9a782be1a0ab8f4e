"""The odds of the answer under the cursor, beside the answers, and the room that they need."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text
from textual import work
from textual.widgets import Static

from sandtable.engine.contract import Action, View
from sandtable.terminal.hung import Hung
from sandtable.terminal.odds import cut, fitted, height_of, stressed
from sandtable.terminal.panes import TALL, Panes
from sandtable.terminal.working import SOON

#: the log beside the board is never shorter, and what is in a stack is told in no fewer lines
PAST, HEADED = 5, 3


def folded(told: Text, rows: int, width: int, console: Console) -> Text:
    """As much of something told as goes into so many rows, with a sign where it goes on."""
    lines = list(told.wrap(console, width))
    if len(lines) <= rows:
        return told
    for line in lines:
        line.rstrip()
    lines[rows - 1].truncate(width - 2)
    return Text("\n").join(lines[:rows]).append(" …")


class Weighing(Panes):
    """A table that tells what the answer under the cursor may come to."""

    def share_room(self) -> None:
        """What is in a stack stands under the board, or beside it; there the odds come first on a small screen."""
        shown, beside = self.query_one("#odds").display, self.query_one("#beside")
        odds = shown and self.size.height < TALL and not self.board.has_focus
        self.listed.styles.min_height = self.listed.rows
        room = self.room_under_question() - self.listed.rows - (self.odds_rows if shown else 0)
        room -= PAST if self.log_beside else 0
        beside.styles.max_height = max(0, min(room, self.query_one("#side").size.height * 3 // 10))
        fits = room >= HEADED or not self.query_one("#side").size.height  # that is not laid out yet
        beside.display = self.stacked and not odds and fits and not self.query_one("#here").display

    def show_odds(self, action: Action) -> None:
        """The odds of the answer under the cursor, at the table as it is; an older question has none."""
        if self.listed_at != self.session.table.at:
            self.hide_odds()
        else:
            self.work_out(self.session.view, self.listed_at, action)

    @work(exclusive=True, group="odds")
    async def work_out(self, view: View, at: int, action: Action) -> None:
        """Shows odds once they are known, unless somebody was faster; why an answer is marked is told at once."""
        marks = [*self.session.harms(action), *self.session.cautions(action)]
        if marks:
            self.fill_odds([], marks)
        counting = asyncio.ensure_future(asyncio.to_thread(self.session.outcomes, view, action))
        await asyncio.wait([counting], timeout=SOON)
        if not counting.done() and at == self.session.table.at:
            self.fill_odds([self.session.say("odds-working")], marks)
        lines = await counting
        if at == self.session.table.at:
            self.fill_odds(lines, marks)

    def fill_odds(self, lines: list[str], marks: Sequence[str] = ()) -> None:
        """Writes beside the answers what is known of the one under the cursor, what is marked before what is likely.

        Where there is no room for both, a mark is told as far as a line goes: `o` has all of it.
        """
        panel = self.query_one("#odds", Static)
        rows, width = self.room_for_odds(), self.query_one("#side").size.width - 2
        panel.styles.max_height = rows
        told = fitted([*marks, *([""] if marks and lines else []), *lines], rows - 1, width)
        if marks and lines and height_of(told, width) > rows - 1:
            short = [folded(Text(mark), 1, width, self.console).plain for mark in marks]
            told = [*short, *fitted(lines, rows - 1 - len(short), width)]
        told = cut(told, rows - 1, width, self.session.say("screen-odds-more"))
        panel.update(Hung(stressed(told)))
        panel.display = bool(told)
        self.odds_rows = min(rows, height_of(told, width) + 1)
        self.share_room()
        self.call_after_refresh(self.listed.scroll_to_highlight)

    def room_for_odds(self) -> int:
        """How many lines the odds may take: all but those of enough answers to choose from, and of a little log."""
        return max(2, self.room_under_question() - self.listed.rows - (PAST if self.log_beside else 0))

    def room_under_question(self) -> int:
        """How many lines answers, odds and stack share, and the log where it stands beside the board."""
        counted = self.query_one("#counted")
        rows = self.query_one("#question").size.height + (counted.size.height if counted.display else 0)
        return self.query_one("#side").size.height - rows - 1

    def hide_odds(self) -> None:
        """Nothing under the cursor has odds."""
        self.workers.cancel_group(self, "odds")
        self.query_one("#odds").display = False
        self.share_room()
