"""What the full-screen table shows, and where: status, board, question, answers, odds, stack, guide and log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.filter import LineFilter
from textual.geometry import Size
from textual.widgets import Footer, RichLog, Static

from sandtable.engine.contract import Action, View
from sandtable.engine.handles import is_hostile, touched
from sandtable.terminal import overlays
from sandtable.terminal.answers import FIRE, Answer, by_deed, is_folded, numbered, signs_of, span
from sandtable.terminal.course import Course
from sandtable.terminal.few_colours import FEW, few
from sandtable.terminal.guide import Guide
from sandtable.terminal.hung import Hung
from sandtable.terminal.in_order import InOrder
from sandtable.terminal.keys import acting_first, ground_list, space_sheet, stack_list
from sandtable.terminal.listing import Finder, Listed
from sandtable.terminal.looking import brackets, in_line
from sandtable.terminal.odds import cut, fitted, height_of, stressed
from sandtable.terminal.outcome import came_of, found
from sandtable.terminal.session import Session
from sandtable.terminal.story import Story, happened
from sandtable.terminal.strip import strip
from sandtable.terminal.suits import coloured
from sandtable.terminal.theme import LAMPLIT
from sandtable.terminal.thin import thin_scrollbars
from sandtable.terminal.wayfinding import Wayfinding, path_of
from sandtable.terminal.ways import Trace
from sandtable.terminal.window import Window
from sandtable.terminal.working import SOON, Working

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
#: a question and what came before it take no more lines than this
QUESTION = 9
#: so many lines under the board are enough to tell what is in a stack
STACK = 4
#: a log of more lines than this has its name above it
LINED = 4
#: the log beside the board is never shorter, and what is in a stack is told in no fewer lines
PAST, HEADED = 5, 3
#: so many are better, and come before a long log
UNITS = 8


def folded(told: Text, rows: int, width: int, console: Console) -> Text:
    """As much of something told as goes into so many rows, with a sign where it goes on."""
    lines = list(told.wrap(console, width))
    if len(lines) <= rows:
        return told
    for line in lines:
        line.rstrip()
    lines[rows - 1].truncate(width - 2)
    return Text("\n").join(lines[:rows]).append(" …")


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


class ShownTable(InOrder):
    """The table as it is seen."""

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

    def on_resize(self) -> None:
        """Fits everything into the new size, under a page as well; the size is known once this event is done with."""
        self.call_later(self.refit)

    def refit(self) -> None:
        """Fits everything into the size of the screen."""
        self.fit()
        self.refresh_status()
        self.show_question()
        self.draw()

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

    # What is shown

    def refresh_table(self) -> None:
        """Shows the position, the question and the answers."""
        session = self.session
        self.show_story()
        self.way.let_go()
        if not self.board.has_focus:
            self.board.cursor = ""
        self.refresh_status()
        self.name_panes()
        self.guide.teach()
        self.fit()
        for part in ("#status", "#question", "#answers", "#log"):
            self.query_one(part).set_class(part == self.guide.part(), "taught")
        if self.listed_at != session.table.at:
            self.hide_odds()  # they were another question's
            self.drop_number()
        self.answers, self.listed_at = session.answers(), session.table.at
        self.show_question()
        self.finder.placeholder = self.how_to_answer()
        self.list_answers()
        self.write_log()
        self.draw()

    def drop_number(self) -> None:
        """A number that has done its work, or belonged to another question, is gone: the next digit begins anew."""
        if not self.finder.words:
            self.finder.empty()
            self.screen_stack[0].set_focus(self.listed)

    def show_question(self) -> None:
        """Whose decision it is, what came of the last one, and the question: what is past gives way to it."""
        session, tall, panel = self.session, self.size.height >= TALL, self.query_one("#question", Static)
        asked = [Text(session.question(), style="bold")]
        if session.decision is None:
            ended = (session.verdict(), *session.ending(), session.say("ending-keys-left"))
            asked += [Text(line) for line in ended if line]
        if tall and not self.has_order and (cards := session.next_cards()):
            asked.append(Text(session.say("screen-next", cards=cards), style="dim"))
        if not self.guide.on and session.joining():
            asked.append(Text(session.say("screen-all-along"), style="dim"))
        if tall and (signs := signs_of(self.answers)):
            asked.append(Text(" · ".join(f"{sign} {session.say(id)}" for sign, id in signs), style="dim"))
        if not self.all_told and (count := session.others_did()):
            asked.append(Text(session.say("since-count", count=count)))
        left = self.query_one("#left").styles.width
        width = self.size.width - int(left.value if left else 0) - 3  # less the line beside the board, and the padding
        used = 1 + sum(len(line.wrap(self.console, width)) for line in asked)
        past = self.in_short(QUESTION - used, width)
        seat = Text(f" {session.teller.seat(session.viewer)} ", f"bold #ffffff on {session.colour(session.viewer)}")
        told = Text("\n").join([seat, *past, *asked])
        panel.styles.max_height = max(QUESTION, used)
        panel.styles.height = len(
            told.wrap(self.console, width)
        )  # said, and not found out: it was seen to stay as it was
        panel.update(coloured(told))

    def in_short(self, rows: int, width: int) -> list[Text]:
        """What came of the last answer, for whoever has not been told step by step; who came to light first."""
        first = found(self.session) if rows > 0 else []
        lines = came_of(self.session, whole=not self.all_told) if rows > 0 else []
        if self.size.height < TALL:
            lines = lines[-1:] if first else [*lines[:1], *lines[1:][-1:]]
        light = [folded(Text(line, "bold"), max(1, rows - 1), width, self.console) for line in first]
        rows -= sum(len(line.wrap(self.console, width)) for line in light)
        while len(lines) > max(0, rows):
            del lines[min(1, len(lines) - 1)]  # what it came to is told before what decided it
        told: list[Text] = []
        for place, line in enumerate(lines):
            later = sum(min(2, len(Text(one).wrap(self.console, width))) for one in lines[place + 1 :])
            line_rows = rows - sum(len(one.wrap(self.console, width)) for one in told) - later
            text = happened(line)
            text.stylize("bold" if not place and len(lines) > 1 else "")
            told.append(folded(text, max(1, line_rows), width, self.console))
        return [*light, *told]

    def how_to_answer(self) -> str:
        """What the line for numbers and words says while it is empty: one rule for every question."""
        return self.session.say("screen-filter") if self.answers else ""

    def folded_with(self, answer: Answer) -> list[Answer]:
        """The answers that stand in the list under one deed with this one, folded; none where it has its own line.

        Its number is that of the row: Enter opens it.
        """
        rows = by_deed(self.answers)
        row = next((deed for deed in rows if answer in deed), [])
        whole = self.asked_at or self.guide.on or any(one.chance for one in self.answers)
        return row if not whole and answer.deed not in self.listed.open and is_folded(row, rows) else []

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

    def show_story(self) -> None:
        """What is being told stands where the answers will be; the board is as it was then."""
        telling = self.story.step is not None
        self.story.display = telling
        for part in ("#question", "#filter", "#answers"):
            self.query_one(part).display = not telling
        self.query_one("#counted").display &= not telling
        if telling:
            self.hide_odds()
            self.refresh_status()
            self.fit()
            self.draw()

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

    def list_answers(self) -> None:
        """The answers that fit the words sought, or are about the space asked for; the whole list is folded.

        A number leaves the list whole, with its answer under the cursor: that is held against the others.
        """
        wanted = self.sought = self.finder.value.strip()
        counted = wanted if not self.finder.words and not self.is_place(wanted) else ""
        by_number = numbered(self.answers, wanted)
        fits = [answer for answer in self.answers if counted or answer.fits(wanted)]
        if not counted:
            fits.sort(key=lambda one: wanted.casefold() not in one.label.casefold())  # the words as they were typed
            fits.sort(key=lambda one: one is not by_number)
        if self.asked_at:
            touching = self.session.touching(self.asked_at)
            here = [answer for answer in fits if touching(answer)]
            self.asked_at = "" if counted and by_number not in here else self.asked_at
            fits = here if self.asked_at else fits
        self.shown = fits
        framed = self.guide.course.awaited(fits) if self.guide.course else []
        heading = f"◈ {self.session.place(self.asked_at)}" if self.asked_at else ""
        sought = wanted and not counted
        self.listed.show_answers(fits, heading, framed, whole=bool(sought or self.asked_at or self.guide.on))
        self.tell_number(counted, by_number)
        if not fits:
            nothing = {"word": wanted} if wanted else {"space": self.session.place(self.asked_at)}
            if wanted or self.asked_at:
                self.listed.tell(self.session.say("screen-not-found" if wanted else "screen-nothing-there", **nothing))
            self.hide_odds()
            self.draw()

    def tell_number(self, counted: str, named: Answer | None) -> None:
        """What Enter does with the number that is typed; nothing is under the cursor where no answer has it."""
        told = ""
        longer = self.longer(counted)
        facts = {"longer": longer, "more": "yes" if longer else "no"}
        if counted and named:
            self.listed.point_at(named)
            if group := self.folded_with(named):
                told = self.session.say("screen-numbering-group", group=span(group), **facts)
            else:
                told = self.session.say("screen-numbering", number=counted, **facts)
        elif counted:
            told = self.no_number(counted)
            self.listed.highlighted = None
            self.hide_odds()
            self.draw()
        panel = self.query_one("#counted", Static)
        panel.update(told)
        panel.display = bool(told)

    def longer(self, number: str) -> str:
        """The first number of an answer that goes on from this one; '' for none."""
        return next((str(one.number) for one in self.answers if str(one.number)[:-1].startswith(number)), "")

    def no_number(self, number: str) -> str:
        """That no answer has this number."""
        return self.session.say("plain-no-number", number=number, count=len(self.answers))

    def is_place(self, wanted: str) -> bool:
        """Whether digits are too many for the number of an answer, or begin with 0, and a place's number begins so."""
        longer = len(wanted) > len(str(len(self.answers)))
        return wanted.isdecimal() and (longer or wanted.startswith("0")) and self.session.begins_place(wanted)

    @property
    def chosen(self) -> Answer | None:
        """The answer under the cursor; none where a whole deed is."""
        under = self.listed.under
        return under[0] if len(under) == 1 else None

    def answers_here(self) -> list[Answer]:
        """The answers about the space under the cursor of the board."""
        return [answer for answer in self.answers if self.session.touching(self.board.cursor)(answer)]

    def draw(self) -> None:
        """The board, with what the answer under the cursor touches lit."""
        scene = self.session.scene
        where = {piece.id: piece.space for piece in scene.pieces}
        told = self.story.step
        under = [] if told else self.listed.under
        held = [touched(answer.action) for answer in under]
        pieces = [piece for one in held for piece in one.pieces] if held else scene.focus
        lit = {*(space for one in held for space in one.spaces), *(where[piece] for piece in pieces if piece in where)}
        named = [answer.message for answer in under if answer.message] if held and not lit else []
        lit |= {space for message in named for space in self.session.spaces_of(message)}
        board, here = self.board, self.query_one("#here", Static)
        framed = self.guide.spaces()
        if self.guide.on and self.guide.course and not self.guide.course.awaited(self.answers):
            lit = set()  # the words are about something else
        if told:
            lit, framed = set(told.spaces), set()
        elif board.has_focus and board.cursor:
            framed, lit = {board.cursor}, set(self.way.ends)
        board.acting = next((where[piece] for one in held for piece in (one.unit,) if piece in where), "")
        if not board.acting:
            board.acting = next((where[piece] for piece in scene.focus if piece in where), "")
        targets = {piece.space for piece in scene.pieces if piece.side not in (self.session.viewer, -1)}
        hostile = any(is_hostile(type(answer.action)) for answer in under)
        walking = board.has_focus and bool(board.cursor)
        taught = self.guide.course.awaited(self.answers) if self.guide.on and self.guide.course else []
        reach = set() if told or (framed and not (walking or taught)) else self.reach() - framed
        asked = () if told or self.guide.on else self.session.asked_spaces()
        fired = set() if told else self.fired() & {*lit, *reach}
        board.show(scene, lit, framed, self.trace(), reach, targets if hostile else (), asked, fired, self.left())
        if walking:
            labels = [answer.marked for answer in self.answers_here()]
            shown = brief = space_sheet(self.session, board.sheet, board.cursor, labels)
        else:
            about = {piece for one in held for piece in one.pieces} | set(() if told else scene.focus)
            targets &= {where[piece] for piece in about if piece in where} | lit
            stands: set[str] = set() if told else {board.acting} - {""}
            begins = sorted({*lit, *stands}, key=lambda one: (one != board.acting, one not in targets, one))
            shown = acting_first(self.session, begins, about, here.size.height, here.size.width)
            brief = stack_list(self.session, begins, about)
            shown += ground_list(self.session, board.sheet, lit)
        here.update(Hung(shown))
        self.query_one("#beside", Static).update(Hung(brief))
        self.stacked = bool(brief)
        self.share_room()

    def reach(self) -> set[str]:
        """Where else the unit could do the same as the answer under the cursor."""
        under = self.listed.under
        if len(under) != 1:
            return set()
        alike = [answer for answer in self.answers if answer.deed == under[0].deed]
        return {space for answer in alike for space in touched(answer.action).spaces}

    def left(self) -> dict[str, str]:
        """What the unit that is to move has left of its movement in each space it can come to."""
        scene, under = self.session.scene, self.listed.under
        if self.story.step or not self.answers:
            return {}
        unit = (touched(under[0].action).unit if under else "") or next(iter(scene.focus), "")
        found = [one for one in scene.reach if one.unit == unit] or (scene.reach if len(scene.reach) == 1 else [])
        return {space: f"{points:g}" for one in found[:1] for space, points in one.left.items()}

    def fired(self) -> set[str]:
        """The spaces to which one goes under fire."""
        return {touched(answer.action).space for answer in self.answers if answer.harms == FIRE}

    def trace(self) -> Trace | None:
        """The way that somebody went in what is being told, or that is being chosen, from where those stand who go."""
        if self.story.step:
            way, *others = self.story.step.ways or ((),)
            return Trace(way, (), others) if way else None
        route, scene = self.way.drawn, self.session.scene
        if route is None:
            return None
        goes = touched(route.action).unit or next(iter(scene.focus), "")
        start = [piece.space for piece in scene.pieces if piece.id == goes]
        return Trace([*start, *path_of(route.action)], self.way.places)

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
