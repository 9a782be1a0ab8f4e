"""The parts of the screen: what there is, how they share the room, the line at the top and the log."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.filter import LineFilter
from textual.geometry import Size
from textual.widgets import Footer, RichLog, Static

from sandtable.terminal import overlays
from sandtable.terminal.answers import Answer
from sandtable.terminal.course import Course
from sandtable.terminal.few_colours import FEW, few
from sandtable.terminal.guide import Guide
from sandtable.terminal.hung import Hung
from sandtable.terminal.in_order import InOrder
from sandtable.terminal.listing import Finder, Listed
from sandtable.terminal.looking import brackets, in_line
from sandtable.terminal.session import Session
from sandtable.terminal.story import Story, happened
from sandtable.terminal.strip import strip
from sandtable.terminal.suits import coloured
from sandtable.terminal.theme import LAMPLIT
from sandtable.terminal.thin import thin_scrollbars
from sandtable.terminal.wayfinding import Wayfinding
from sandtable.terminal.window import Window
from sandtable.terminal.working import Working

#: what the answers need beside the board, and how many tenths of a wider screen they have
SIDE, SHARE = 30, 3
#: from so many characters across on, answers and log share a column of this width
WIDE, COLUMN = 150, 50
#: from so many lines on there is room for a lesson and the log
TALL = 32
#: and from so many on for the order of the cards or chits
ORDERLY = 30
#: so many of the last actions are in the log beside the board
RECALLED = 60
#: so many lines under the board are enough to tell what is in a stack
STACK = 4
#: a log of more lines than this has its name above it
LINED = 4
#: so many are better, and come before a long log
UNITS = 8


class Log(RichLog, can_focus=False):
    """What has happened; written anew where its lines have become longer or shorter."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=20)
        self.told: list[Text] = []
        self.width = 0

    def tell(self, lines: list[Text]) -> None:
        """Other lines, the last of them in sight."""
        self.told = [coloured(line) for line in lines]
        self.clear()
        for line in lines:
            self.write(Hung(line, 2), expand=True)

    def on_resize(self, event: events.Resize) -> None:
        """Lines are broken where they end now."""
        if self.width not in (0, event.size.width):
            self.tell(self.told)
        self.width = event.size.width


class Panes(InOrder):
    """The screen of a table."""

    AUTO_FOCUS = "#answers"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"

    def __init__(self, session: Session, course: Course | None = None) -> None:
        super().__init__()
        thin_scrollbars()
        self.register_theme(LAMPLIT)
        self.theme = LAMPLIT.name
        self.session = session
        self.guide = Guide(course)
        self.finder = Finder(session.say("screen-filter"))
        self.listed = Listed(session)
        self.story = Story(session)
        self.working = Working()
        self.shown: list[Answer] = []
        self.answers: list[Answer] = []
        #: the number of the position that they are answers to
        self.listed_at = -1
        #: what the answers are listed for that are shown
        self.sought = ""
        #: the space whose answers alone are listed, '' for all
        self.asked_at = ""
        #: the way that is being chosen on the board
        self.way = Wayfinding(session)
        #: whether there is anything to tell of the spaces that are lit
        self.stacked = False
        #: how many lines the odds take when they are shown
        self.odds_rows = 0
        #: whether what happened is told step by step, and whether all of it has been since the last answer
        self.stepwise = self.all_told = False

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What is done to every line before it is shown: a terminal with few colours gets those chosen for it."""
        return [*super().get_line_filters(), *few(self.console)]

    def compose(self) -> ComposeResult:
        with Horizontal(id="top"):
            yield self.working
            yield Static(id="status", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Window(self.session, lined=self.console.color_system == FEW)
                yield Static(id="here")
            with Vertical(id="side"):
                yield self.story
                yield Static(id="question", markup=False)
                yield self.finder
                yield Static(id="counted", markup=False)
                yield self.listed
                yield Static(id="odds", markup=False)
                yield Static(id="beside")
                yield Log("past")
        yield Static(id="order")
        yield self.guide
        yield Log("log")
        yield Footer(compact=True)

    def fit(self) -> None:
        """Gives the guide and the board what they need and the rest to answers, stack and log."""
        width, height = self.size
        rest = height - 2 - self.guide.rows(width) - self.lay_order()
        beside = self.log_beside
        least = 0 if beside or (self.guide.on and height < TALL) else 3
        side = COLUMN if beside else self.beside_board(width, rest - least)
        self.board.room = Size(width - side, rest - least)
        layout = self.board.picture.layout
        self.query_one("#left").styles.width = max(min(layout.width + 2, width - side), width // 2)
        self.query_one("#side").set_class(beside, "tall")
        self.query_one("#past").display = beside
        log = min(max(rest - layout.height - UNITS, least), max(least, height // 4)) if least else 0
        self.query_one("#log").styles.height = log
        self.query_one("#log").set_class(log > LINED, "lined")
        self.query_one("#log").display = log > 0
        board = min(layout.height, rest - log)
        self.board.styles.height = board
        under = rest - log - board >= STACK
        self.query_one("#here").display = under

    @property
    def has_order(self) -> bool:
        """Whether the cards or chits of the turn have lines of their own."""
        tall = self.size.height >= (TALL if self.guide.on else ORDERLY)
        return tall and bool(self.session.scene.cards)

    def lay_order(self) -> int:
        """Shows the order of the turn; tells how many lines it takes."""
        panel = self.query_one("#order", Static)
        rows = strip(self.session, self.size.width - 2) if self.has_order else []
        panel.display = bool(rows)
        panel.update(Text("\n").join(rows))
        return len(rows)

    def beside_board(self, width: int, height: int) -> int:
        """How wide the answers may be: their share of a wide screen, where the board is drawn no smaller for it."""
        self.board.room = Size(width - SIDE, height)
        drawn = self.board.picture
        for side in range(width * SHARE // 10, SIDE, -1):
            self.board.room = Size(width - side, height)
            if self.board.picture is drawn:
                return side
        return SIDE

    @property
    def log_beside(self) -> bool:
        """Whether the screen is large enough for the log beside the board, under the answers."""
        return self.size.width >= WIDE and self.size.height >= TALL

    @property
    def board(self) -> Window:
        """The window on the board."""
        return self.query_one(Window)

    def tell(self, lines: list[str]) -> None:
        """Something the player must read, in the way of nothing; what was told before gives way to it."""
        self.clear_notifications()
        self.notify("\n".join(lines), timeout=8, markup=False)

    def on_working_turned(self) -> None:
        """Who waits for somebody else sees under the question for how long already."""
        if not self.answers:
            self.finder.placeholder = self.working.told

    def name_panes(self) -> None:
        """What every part of the screen is called."""
        for part, name in (
            ("here", "key-units"),
            ("beside", "key-units"),
            ("odds", "odds"),
            ("past", "log"),
            ("log", "log"),
        ):
            self.query_one(f"#{part}").border_title = self.session.say(f"screen-{name}")

    def write_log(self) -> None:
        """What has happened, what came of the last answer brighter than what was before."""
        session, own = self.session, self.session.answered()
        since = max(0, len(session.table.turned) - RECALLED)
        earlier = [*(session.opening() if not since else []), *(session.log(since, own) if since < own else [])]
        lines = [*(Text(line, style="dim") for line in earlier), *map(happened, session.log(max(since, own)))]
        for log in self.query(Log):
            log.tell(lines)

    def refresh_status(self) -> None:
        """The line at the top."""
        line = Text(self.status_line())
        for side in range(len(self.session.printed.sides)):
            opening, closing = map(re.escape, brackets(side))
            line.highlight_regex(rf"{opening}-?\d[^{closing}]*{closing}", f"#ffffff on {self.session.colour(side)}")
        self.query_one("#status", Static).update(line)

    def status_line(self) -> str:
        """The game, its scenario and where it stands: as much of it as there is room for; or the way being chosen."""
        session = self.session
        if self.way.legs:
            return self.clipped(session.say("screen-way-status", way=self.way.short()))
        over = (
            session.say("overlay-status", name=overlays.name(session, self.board.overlay)) if self.board.overlay else ""
        )
        standing, rest = session.short_status(), [over] if over else []
        for parts in ([session.teller.title, session.scenario], [session.scenario], []):
            line = in_line([*parts, *standing, *rest])
            if len(line) <= self.size.width - 2:
                return line
        rest = [session.say("screen-status-more"), *rest]
        score, phase = session.score(), session.now()
        told = self.as_many(standing, rest)
        if score not in told:  # the question tells the part of the turn, too
            briefer = self.as_many([one for one in standing if one not in phase], rest)
            told = briefer if score in briefer else told
        return self.clipped(in_line([*told, *rest]))

    def as_many(self, parts: list[str], rest: list[str]) -> list[str]:
        """As many of the first parts of the line at the top as it has room for beside the rest."""
        while len(parts) > 1 and len(in_line([*parts, *rest])) > self.size.width - 2:
            parts = parts[:-1]
        return parts

    def clipped(self, line: str) -> str:
        """A line of the width of the screen."""
        width = self.size.width - 2
        return line if len(line) <= width else f"{line[: width - 2]} …"
