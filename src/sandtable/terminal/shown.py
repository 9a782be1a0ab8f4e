"""What the full-screen table shows, and where: status, board, question, answers, odds, stack, guide and log."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sandtable.engine.contract import Action
from sandtable.engine.handles import touched
from sandtable.terminal import overlays
from sandtable.terminal.course import Course
from sandtable.terminal.guide import FRAMED, Guide
from sandtable.terminal.keys import space_sheet, stack_list, unit_list
from sandtable.terminal.session import Answer, Session, numbered
from sandtable.terminal.wayfinding import Wayfinding, path_of
from sandtable.terminal.ways import Trace
from sandtable.terminal.window import Window

#: what the answers need beside the board
SIDE = 30
#: from so many characters across on, answers and log share a column of this width
WIDE, COLUMN = 150, 54
#: from so many lines on there is room for a lesson and the log
TALL = 32
#: so many of the last actions are in the log beside the board
RECALLED = 60
#: so many lines under the board are enough to tell what is in a stack
STACK = 4
#: so many are better, and come before a long log
UNITS = 8


class Log(RichLog, can_focus=False):
    """What has happened."""


class ShownTable(App[None]):
    """The table as it is seen."""

    AUTO_FOCUS = "#answers"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"

    def __init__(self, session: Session, course: Course | None = None) -> None:
        super().__init__()
        self.session = session
        self.guide = Guide(course)
        self.shown: list[Answer] = []
        self.answers: list[Answer] = []
        #: the space whose answers alone are listed, '' for all
        self.asked_at = ""
        #: the way that is being chosen on the board
        self.way = Wayfinding(session)
        #: whether there is anything to tell of the spaces that are lit
        self.stacked = False

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Window(self.session)
                yield Static(id="here")
            with Vertical(id="side"):
                yield Static(id="question", markup=False)
                yield Input(
                    id="filter",
                    placeholder=self.session.say("screen-filter"),
                    compact=True,
                    select_on_focus=False,
                )
                yield OptionList(id="answers", compact=True, markup=False)
                yield Static(id="odds", markup=False)
                yield Static(id="beside")
                yield Log(id="past", wrap=True, min_width=20)
        yield self.guide
        yield Log(id="log", wrap=True, min_width=20)
        yield Footer(compact=True)

    def on_resize(self) -> None:
        """Fits everything into the new size, under a page as well; the size is known once this event is done with."""
        self.call_later(self.refit)

    def refit(self) -> None:
        """Fits everything into the size of the screen."""
        self.fit()
        self.refresh_status()
        self.draw()

    def fit(self) -> None:
        """Gives the guide and the board what they need and the rest to answers, stack and log."""
        width, height = self.size
        rest = height - 2 - self.guide.rows(width)
        beside = self.log_beside
        least = 0 if beside or (self.guide.on and height < TALL) else 3
        side = COLUMN if beside else SIDE
        self.board.room = Size(width - side, rest - least)
        layout = self.board.picture.layout
        self.query_one("#left").styles.width = max(min(layout.width + 2, width - side), width // 2)
        self.query_one("#side").set_class(beside, "tall")
        self.query_one("#past").display = beside
        log = min(max(rest - layout.height - UNITS, least), max(least, height // 4)) if least else 0
        self.query_one("#log").styles.height = log
        self.query_one("#log").display = log > 0
        board = min(layout.height, rest - log)
        self.board.styles.height = board
        under = rest - log - board >= STACK
        self.query_one("#here").display = under

    @property
    def log_beside(self) -> bool:
        """Whether the screen is large enough for the log beside the board, under the answers."""
        return self.size.width >= WIDE and self.size.height >= TALL

    @property
    def board(self) -> Window:
        """The window on the board."""
        return self.query_one(Window)

    def tell(self, lines: list[str]) -> None:
        """Something the player must read, in the way of nothing."""
        self.notify("\n".join(lines), timeout=8, markup=False)

    # What is shown

    def refresh_table(self) -> None:
        """Shows the position, the question and the answers."""
        session = self.session
        self.way.let_go()
        self.refresh_status()
        self.guide.teach()
        self.fit()
        for part in ("#status", "#question", "#answers", "#log"):
            self.query_one(part).set_class(part == self.guide.part(), "taught")
        question = Text(f"{session.teller.seat(session.viewer)}\n", style="bold")
        question.append(session.question(), style="not bold")
        if count := session.others_did():
            question.append(f"\n{session.say('since-count', count=count)}", style="not bold")
        self.query_one("#question", Static).update(question)
        self.answers = session.answers()
        self.list_answers()
        self.write_log()
        self.draw()

    def write_log(self) -> None:
        """What has happened, what came of the last answer brighter than what was before."""
        session, own = self.session, self.session.answered()
        since = max(0, len(session.table.turned) - RECALLED)
        earlier = [*(session.opening() if not since else []), *(session.log(since, own) if since < own else [])]
        lines = [*(Text(line, style="dim") for line in earlier), *map(Text, session.log(max(since, own)))]
        for log in self.query(Log):
            log.clear()
            for line in lines:
                log.write(line, expand=True)

    def refresh_status(self) -> None:
        """The line at the top."""
        self.query_one("#status", Static).update(self.status_line())

    def status_line(self) -> str:
        """The game, its scenario and where it stands: as much of it as there is room for; or the way being chosen."""
        session = self.session
        if self.way.legs:
            return self.clipped(session.say("screen-way-status", way=self.way.short()))
        if self.board.overlay:
            return self.clipped(session.say("overlay-status", name=overlays.name(session, self.board.overlay)))
        standing = session.short_status()
        for parts in ((session.teller.title, session.scenario, standing), (session.scenario, standing)):
            line = " · ".join(parts)
            if len(line) <= self.size.width - 2:
                return line
        return self.clipped(standing)

    def clipped(self, line: str) -> str:
        """As much of a line as there is room for."""
        return line if len(line) <= self.size.width - 2 else f"{line[: self.size.width - 4]} …"

    def list_answers(self) -> None:
        """The answers that fit the filter, under the name of the piece they are about."""
        wanted = self.query_one("#filter", Input).value.strip()
        fits = [answer for answer in self.answers if answer.fits(wanted)]
        if by_number := numbered(self.answers, wanted):
            fits = [by_number, *(answer for answer in fits if answer is not by_number)]
        options: list[Option] = []
        if self.asked_at:
            touching = self.session.touching(self.asked_at)
            fits = [answer for answer in fits if touching(answer)]
            options.append(Option(Text(f"◈ {self.session.place(self.asked_at)}", style="bold"), disabled=True))
        self.shown = fits
        framed = self.guide.course.awaited(fits) if self.guide.course else []
        group = ""
        for answer in fits:
            if answer.piece != group:
                group = answer.piece
                if group:
                    name = self.session.teller.name(group)
                    options.append(Option(Text(name, style="bold underline"), disabled=True))
            options.append(self.option(answer, answer in framed))
        if not fits and (wanted or self.asked_at):
            nothing = {"word": wanted} if wanted else {"space": self.session.place(self.asked_at)}
            told = self.session.say("screen-not-found" if wanted else "screen-nothing-there", **nothing)
            options.append(Option(told, disabled=True))
        answers = self.query_one("#answers", OptionList)
        answers.set_options(options)
        first = [place for place, option in enumerate(options) if not option.disabled]
        awaited = [place for place in first if framed and options[place].id == str(framed[0].number)]
        answers.highlighted = next(iter(awaited or first), None)
        if not fits:
            self.query_one("#odds").display = False
            self.draw()

    def option(self, answer: Answer, framed: bool) -> Option:
        """An answer in the list; the one that a lesson waits for stands out by a sign and a colour."""
        name = self.session.teller.name(answer.piece) if answer.piece else ""
        label = answer.marked.removeprefix(f"{name} ") if name else answer.marked
        number = f"{answer.number:>{len(str(len(self.answers)))}}"
        shown = Text(f"▸{number} {label} ◂", style=FRAMED) if framed else Text(f"{number} {label}")
        return Option(shown, id=str(answer.number))

    @property
    def chosen(self) -> Answer | None:
        """The answer under the cursor."""
        option = self.query_one("#answers", OptionList).highlighted_option
        return self.answers[int(option.id) - 1] if option is not None and option.id else None

    def draw(self) -> None:
        """The board, with what the answer under the cursor touches lit."""
        scene = self.session.scene
        answer = self.chosen
        where = {piece.id: piece.space for piece in scene.pieces}
        held = touched(answer.action) if answer else None
        spaces, pieces = (held.spaces, held.pieces) if held else ((), scene.focus)
        lit = {*spaces, *(where[piece] for piece in pieces if piece in where)}
        board = self.board
        framed = self.guide.spaces()
        if self.guide.on and self.guide.course and not self.guide.course.awaited(self.answers):
            lit = set()  # the words are about something else
        if board.has_focus and board.cursor:
            framed, lit = {board.cursor}, set(self.way.ends)
        board.show(scene, lit, framed, self.trace())
        if board.has_focus and board.cursor:
            shown = brief = space_sheet(self.session, board.sheet, board.cursor)
        else:
            shown, brief = unit_list(self.session, lit), stack_list(self.session, lit)
        self.query_one("#here", Static).update(shown)
        self.query_one("#beside", Static).update(brief)
        self.stacked = bool(brief)
        self.share_room()

    def trace(self) -> Trace | None:
        """The way that is being chosen, from where those stand who go."""
        route, scene = self.way.drawn, self.session.scene
        if route is None:
            return None
        goes = touched(route.action).unit or next(iter(scene.focus), "")
        start = [piece.space for piece in scene.pieces if piece.id == goes]
        return Trace([*start, *path_of(route.action)], self.way.places)

    def share_room(self) -> None:
        """What is in a stack stands under the board, or beside it; there the odds come first on a small screen."""
        odds = self.query_one("#odds").display and self.size.height < TALL and not self.board.has_focus
        self.query_one("#beside").display = self.stacked and not odds and not self.query_one("#here").display

    @work(exclusive=True, group="odds")
    async def show_odds(self, action: Action) -> None:
        """The odds of the answer under the cursor."""
        lines = await asyncio.to_thread(self.session.outcomes, action)
        panel = self.query_one("#odds", Static)
        panel.update("\n".join(lines))
        panel.display = bool(lines)
        self.share_room()
        self.call_after_refresh(self.query_one("#answers", OptionList).scroll_to_highlight)
