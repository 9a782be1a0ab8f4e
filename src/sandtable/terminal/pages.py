"""The pages that are laid over the table: odds, hint, review, why not, rules, units, log, status, charts, help."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.text import Text
from textual import work

from sandtable.engine.contract import Action
from sandtable.engine.handles import is_hostile
from sandtable.engine.table import Refused
from sandtable.terminal import shoulder
from sandtable.terminal.answers import Answer
from sandtable.terminal.charts import ChartScreen
from sandtable.terminal.colours import barred
from sandtable.terminal.course import Course
from sandtable.terminal.foretold import Series, fear
from sandtable.terminal.keys import key_sheet, order_of_battle
from sandtable.terminal.odds import stressed
from sandtable.terminal.reader import Reader
from sandtable.terminal.screens import Beside, Latest, Reading, Typing
from sandtable.terminal.session import Session
from sandtable.terminal.shown import ShownTable
from sandtable.terminal.weight import asked_again


def headed(lines: list[str]) -> Text:
    """Lines to read; what stands above indented ones is their heading."""
    text = Text()
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        text.append(f"{line}\n", style="bold" if below.startswith("  ") and not line.startswith("  ") else "")
    return text


class TablePages(ShownTable):
    """A table that can be read about; a lesson that has asked for a page goes on when it has been read."""

    def __init__(self, session: Session, course: Course | None = None) -> None:
        super().__init__(session, course)
        self.series = Series(session)
        #: the chart that was read last
        self.chart = ""

    def go_on(self) -> None:
        """After anything has changed: whose turn it is says the table."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Plays an answer: how says the table."""
        raise NotImplementedError

    def action_onward(self) -> None:
        """The next step of what happened: how says the table."""
        raise NotImplementedError

    def happened(self, since: int, watched: bool = False) -> None:
        """What was played from a number on is told: how says the table."""
        raise NotImplementedError

    def action_next(self) -> None:
        """A lesson goes on; whoever passes what it waits for is told once what that is."""
        course = self.guide.course
        if course is None or not course.on:
            return
        if self.story.step:
            self.action_onward()
            return
        awaited = course.awaited(self.answers)
        if course.step.until == "answer" and not awaited:
            return
        if course.waits and not course.reminded:
            course.reminded = True
            self.tell([self.guide.reminder(course, awaited)])
        elif course.step.until == "answer":
            self.play(awaited[0].action)
        else:
            self.teach_on()

    def teach_on(self) -> None:
        """The next step of a lesson; what it plays itself is told as at any table."""
        course, standing = self.guide.course, len(self.session.table.turned)
        if course is None or not course.on or course.step.until == "answer":
            return
        watches = course.step.until == "watch"
        if watches:
            self.guide.keep_words()
        try:
            course.read_on()
        except Refused as refused:
            self.guide.seen()
            self.tell(self.session.refusal(refused))
        else:
            if watches:
                self.happened(standing, watched=True)
                self.guide.teach()
        self.go_on()

    def action_leave(self) -> None:
        """The lesson is left, the game goes on."""
        if self.guide.course and self.guide.on:
            self.guide.course.leave()
            self.go_on()

    def taught(self, deed: str) -> Callable[[object], None]:
        """What is called when a page has been read: a lesson that asked for it goes on."""

        def after(_: object) -> None:
            course = self.guide.course
            if course and course.on and course.step.deed == deed:
                self.teach_on()

        return after

    def action_odds(self) -> None:
        """The odds of the answer under the cursor; of what is being told, what its sums are made of."""
        if self.story.step:
            self.story.tell_all()
        elif answer := self.chosen:
            self.read_odds(answer)
        elif self.board.has_focus and self.board.cursor:
            self.tell([self.session.say("screen-nothing-there", space=self.session.place(self.board.cursor))])

    @work(exclusive=True, group="hint")
    async def read_odds(self, answer: Answer) -> None:
        """The odds of an answer on a page of their own."""
        at = self.session.table.at
        none = "screen-odds-later" if is_hostile(type(answer.action)) else "screen-no-odds"
        lines = await asyncio.to_thread(self.session.odds, answer.action) or [self.session.say(none)]
        if at != self.session.table.at:
            return
        text = Text.assemble((answer.label, "bold"), "\n\n", stressed(lines))
        self.push_screen(Beside(self.session, self.session.say("screen-odds"), text), self.taught("odds"))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the strongest opponent would do here; asked for again, or answered meanwhile, it is called off."""
        at, session = self.session.table.at, self.session
        if not shoulder.why_no_hint(session):
            self.tell([session.say("hint-thinking")])
        lines = await asyncio.to_thread(shoulder.hint, session)
        if at == session.table.at:
            self.clear_notifications()  # that it is being worked out
            self.push_screen(Beside(session, session.say("hint"), headed(lines)))

    @work(exclusive=True, group="hint")
    async def action_series(self) -> None:
        """The answer under the cursor becomes the next of a series, and the odds of all of it are told."""
        session, answer = self.session, self.chosen
        if answer is not None and self.session.outcomes(self.session.view, answer.action):
            self.series.add(answer.action)
            self.go_on()
        at = session.table.at
        self.tell([session.say("series-thinking")])
        lines = await asyncio.to_thread(self.series.told)
        if at == session.table.at:
            self.clear_notifications()  # that it is being worked out
            self.push_screen(Beside(session, session.say("series-title"), headed(lines)))

    def action_drop_series(self) -> None:
        """Thinks of another series."""
        told = "series-next" if self.series.acts else "series-none"
        self.series.clear()
        self.tell([self.session.say(told)])

    @work(exclusive=True, group="hint")
    async def action_threat(self) -> None:
        """What the others can do to the space under the cursor of the board."""
        session, space, at = self.session, self.board.cursor, self.session.table.at
        if not space or session.decision is None:
            self.tell([session.say("screen-threat-where")])
            return
        self.tell([session.say("threat-thinking")])
        lines = await asyncio.to_thread(fear, session, space)
        if at == session.table.at:
            self.clear_notifications()  # that it is being worked out
            self.push_screen(Beside(session, session.say("threat-ask"), headed(lines)))

    @work(exclusive=True, group="review")
    async def action_review(self) -> None:
        """Looks back at a game that is over."""
        session = self.session
        if session.decision is not None:
            self.tell([session.say("review-not-over")])
            return
        working = session.say("review-working")
        self.tell([working])

        def told(done: int, every: int) -> None:
            far = session.say("review-progress", done=done, of=every)
            self.call_from_thread(self.tell, [working, far])

        lines = await asyncio.to_thread(shoulder.look_back, session, told)
        self.clear_notifications()
        self.push_screen(Reading(session, session.say("review"), barred(session, headed(lines))))

    def action_why(self) -> None:
        """Asks why something may not be done."""
        likely = next(iter([*self.listed.under, *self.answers]), None)
        space = self.board.cursor if self.board.has_focus else ""
        example = self.session.example(likely.action, space) if likely else ""
        course = self.guide.course
        asked = course.in_question if course and course.on and course.step.deed == "why" else ""
        unit = likely.piece if likely else ""
        page = Typing(self.session, self.session.say("screen-why"), example, asked, unit)
        self.push_screen(page, self.taught("why"))

    def action_rule(self) -> None:
        """Reads in the rules."""
        self.push_screen(Reader(self.session), self.taught("rules"))

    def action_units(self) -> None:
        """Every unit and where it is."""
        text = order_of_battle(self.session)
        self.push_screen(Reading(self.session, self.session.say("screen-key-units"), text), self.taught("units"))

    def action_log(self) -> None:
        """The whole log."""
        text = Text("\n".join([*self.session.opening(), *self.session.log()]))
        self.push_screen(Latest(self.session, self.session.say("screen-log"), text), self.taught("log"))

    def action_since(self) -> None:
        """What has happened since one's last answer, by its weight; in the whole game once it is over."""
        title = self.session.say("since-title" if self.session.decision else "weight-whole")
        self.push_screen(Beside(self.session, title, headed(asked_again(self.session))))

    def action_status(self) -> None:
        """The goals, every track, and the phases of the turn."""
        heading = self.session.say("screen-key-status")
        now = [*self.session.teller.tracks(self.session.scene), "", *self.session.order()]
        lines = [*self.session.goals(), "", *now, "", *self.session.practice()]
        self.push_screen(Reading(self.session, heading, headed(lines)))

    def action_charts(self) -> None:
        """The charts, where they were left; what the answer under the cursor reads off them is marked."""
        action = self.chosen.action if self.chosen else None
        self.push_screen(ChartScreen(self.session, action, self.chart), self.after_charts)

    def after_charts(self, chart: str | None) -> None:
        """They open there again."""
        self.chart = chart or ""

    def action_help(self) -> None:
        """The key sheet and the legend."""
        self.push_screen(
            Reading(self.session, self.session.say("screen-help"), key_sheet(self.session, self.board.sheet))
        )

    def action_save(self) -> None:
        """Tells where the game is saved: it always is."""
        self.tell([self.session.saved()])
