"""The table as a full-screen program: the flow of the game, and what every key does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.text import Text
from textual import events, work
from textual.binding import Binding, BindingsMap
from textual.widgets import Input, OptionList

from sandtable.engine.contract import Action
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.table import Refused
from sandtable.terminal import overlays, typed
from sandtable.terminal.charts import ChartScreen
from sandtable.terminal.course import Course
from sandtable.terminal.keys import key_sheet, unit_list
from sandtable.terminal.reader import Reader
from sandtable.terminal.screens import Confirming, HandOver, Picking, Reading, Typing
from sandtable.terminal.session import Session, numbered
from sandtable.terminal.shown import ShownTable


class TableApp(ShownTable):
    """The table, and what is done at it."""

    def __init__(self, session: Session, course: Course | None = None) -> None:
        super().__init__(session, course)
        self.seated = -1
        #: the chart that was read last
        self.chart = ""
        self.name_keys()

    def name_keys(self) -> None:
        """Puts the keys at the foot of the screen into the language that is spoken."""
        self._bindings = BindingsMap(self.BINDINGS)
        for keys, name in (
            ("question_mark,h", "help"),
            ("q", "quit"),
            ("slash", "filter"),
            ("b", "board"),
            ("o", "odds"),
            ("w", "why"),
            ("u", "undo"),
            ("s", "units"),
            ("l", "log"),
            ("e", "since"),
            ("t", "status"),
            ("T", "charts"),
        ):
            self.bind(keys, name, description=self.session.say(f"screen-key-{name}"))
        for keys, name in (
            ("r", "rule"),
            ("y", "overlay"),
            ("z", "zoom"),
            ("g", "language"),
            ("c", "concede"),
            ("ctrl+s", "save"),
            ("n", "next"),
            ("x", "leave"),
        ):
            self.bind(keys, name, description=self.session.say(f"screen-key-{name}"), show=False)

    BINDINGS = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("escape", "leave_filter", show=False),
        Binding("v", "board", show=False),
        *(Binding(digit, f"digit({digit})", show=False, priority=True) for digit in "0123456789"),
        Binding("ctrl+up", "look('up')", show=False, priority=True),
        Binding("ctrl+down", "look('down')", show=False, priority=True),
        Binding("ctrl+left", "look('left')", show=False, priority=True),
        Binding("ctrl+right", "look('right')", show=False, priority=True),
    ]

    def on_mount(self) -> None:
        """Shows the table and lets whoever begins begin."""
        self.title = self.session.teller.title
        self.go_on()

    # The flow of the game

    def go_on(self) -> None:
        """After anything has changed: bots play, then whoever is here is asked."""
        if self.session.bot_to_move() and not self.guide.on:
            self.refresh_table()
            self.let_bots_play()
            return
        if self.changes_hands():
            self.push_screen(HandOver(self.session.say("hand-over", seat=self.seat_name)), self.after_hand_over)
        else:
            self.refresh_table()
        if self.session.decision is None:
            told = [*self.session.ending(), "", *self.session.goals()]
            self.push_screen(Reading(self.session, self.session.say("screen-over"), Text("\n".join(told))))

    @property
    def seat_name(self) -> str:
        """The seat that looks."""
        return self.session.game.seats[self.session.viewer]

    def changes_hands(self) -> bool:
        """Whether another player now sits down before what the last one may not show."""
        seat = self.session.viewer
        changed, self.seated = self.seated not in (-1, seat), seat
        return changed and self.session.decision is not None and self.session.secrets_between_players()

    def after_hand_over(self, _: None) -> None:
        """The other player is there."""
        self.refresh_table()

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Lets the bots think without freezing the screen."""
        while self.session.bot_to_move():
            action = await asyncio.to_thread(self.session.choose_for_bot)
            try:
                self.session.act(action)
            except Refused as refused:
                self.tell(self.session.refusal(refused))
                return
            self.refresh_table()
        self.go_on()

    def play(self, action: Action) -> None:
        """Plays an answer, if a lesson does not come to it later."""
        if self.guide.course and self.guide.course.declines(action):
            self.tell([self.session.say("guide-later")])
            return
        if harms := self.session.harms(action):
            question = self.session.say("harm-sure", harms="\n".join(harms))
            self.push_screen(Confirming(self.session, question), self.after_harm_question(action))
        else:
            self.done(lambda: self.session.act(action))

    def after_harm_question(self, action: Action) -> Callable[[bool | None], None]:
        """What harms its own side is done only by somebody who knows."""

        def after(sure: bool | None) -> None:
            if sure:
                self.done(lambda: self.session.act(action))

        return after

    def done(self, what: Callable[[], None]) -> None:
        """Does something that changes the position; a lesson goes on, or back, after it."""
        standing = len(self.session.table.turned)
        try:
            what()
        except Refused as refused:
            self.tell(self.session.refusal(refused))
            return
        if self.guide.course:
            self.guide.course.acted(standing)
        self.asked_at = ""
        self.query_one("#filter", Input).value = ""
        self.query_one("#answers").focus()
        self.go_on()

    # What the player does

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another answer is under the cursor."""
        if event.option_list.id == "answers" and (answer := self.chosen):
            self.draw()
            self.show_odds(answer.action)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer is given."""
        if event.option_list.id == "answers" and event.option.id:
            self.play(self.answers[int(event.option.id) - 1].action)

    def on_input_changed(self, event: Input.Changed) -> None:
        """The filter has changed."""
        if event.input.id == "filter":
            self.list_answers()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A number plays its answer; words that fit one answer alone play that; others lead back to the list."""
        if event.input.id != "filter":
            return
        wanted = event.value.strip()
        self.screen.set_focus(self.query_one("#answers"))
        answer = numbered(self.answers, wanted) or (self.shown[0] if wanted and len(self.shown) == 1 else None)
        if answer:
            self.play(answer.action)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A digit begins the number of an answer, unless something is open or being typed."""
        if action == "digit":
            return len(self.screen_stack) == 1 and not isinstance(self.focused, Input)
        return super().check_action(action, parameters)

    def action_digit(self, digit: int) -> None:
        """The filter has the keyboard at once: whatever is typed next, however fast, goes on with the number."""
        entry = self.query_one("#filter", Input)
        entry.value = str(digit)
        entry.cursor_position = 1
        self.screen.set_focus(entry)

    def on_key(self, event: events.Key) -> None:
        """From the filter down into the list."""
        if event.key == "down" and self.focused is self.query_one("#filter"):
            self.screen.set_focus(self.query_one("#answers"))
            event.stop()

    def on_window_pointed(self) -> None:
        """The cursor is on another space; if the way may end there, its odds are shown."""
        self.draw()
        if self.board.cursor in self.way.ends and (found := self.way.to(self.board.cursor)):
            self.show_odds(found[0].action)

    def on_window_passed(self) -> None:
        """The way goes by the space under the cursor, or it is told why it cannot."""
        unit = self.chosen.piece if self.chosen else ""
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
        """Goes by the way chosen, if it may end here; or else the answers at the space under the cursor alone."""
        if self.board.cursor in self.way.ends:
            self.go_by_way(self.board.cursor)
            return
        self.asked_at = self.board.cursor
        self.query_one("#filter", Input).value = ""
        self.query_one("#answers").focus()
        self.list_answers()
        self.draw()

    def on_window_left(self) -> None:
        """The cursor is no longer on the board."""
        self.draw()

    def action_board(self) -> None:
        """Onto the board."""
        self.board.focus()

    def action_next(self) -> None:
        """A lesson goes on."""
        course = self.guide.course
        if course and course.on and course.step.until != "answer":
            try:
                course.read_on()
            except Refused as refused:
                self.tell(self.session.refusal(refused))
            self.go_on()

    def action_leave(self) -> None:
        """The lesson is left, the game goes on."""
        if self.guide.course and self.guide.on:
            self.guide.course.leave()
            self.go_on()

    def taught(self, deed: str) -> Callable[[None], None]:
        """What is called when a page has been read: a lesson that asked for it goes on."""

        def after(_: None) -> None:
            course = self.guide.course
            if course and course.on and course.step.deed == deed:
                self.action_next()

        return after

    def action_filter(self) -> None:
        """To the filter."""
        self.query_one("#filter", Input).focus()

    def action_leave_filter(self) -> None:
        """The way is let go; then back to the whole list."""
        if self.way.legs:
            self.way.let_go()
            self.refresh_status()
            self.draw()
            return
        self.asked_at = ""
        self.query_one("#filter", Input).value = ""
        self.query_one("#answers").focus()
        self.list_answers()

    def action_odds(self) -> None:
        """The odds of the answer under the cursor on a page of their own."""
        if answer := self.chosen:
            lines = self.session.odds(answer.action) or [self.session.say("screen-no-odds")]
            text = Text("\n\n".join([answer.label, *lines]))
            self.push_screen(Reading(self.session, self.session.say("screen-odds"), text), self.taught("odds"))

    def action_why(self) -> None:
        """Asks why something may not be done."""
        example = typed.written(self.chosen.action) if self.chosen else ""
        course = self.guide.course
        asked = course.in_question if course and course.on and course.step.deed == "why" else ""
        heading = self.session.say("screen-why", example=example)
        self.push_screen(Typing(self.session, heading, asked), self.taught("why"))

    def action_rule(self) -> None:
        """Reads in the rules."""
        self.push_screen(Reader(self.session), self.taught("rules"))

    def action_undo(self) -> None:
        """Takes the last action back; asks for everybody's consent where it is sealed."""
        refusal = self.session.table.why_not_undo(self.session.viewer)
        if refusal is None:
            self.done(self.session.undo)
        elif self.session.table.turned:
            question = self.session.say("screen-undo-agreed")
            self.push_screen(Confirming(self.session, question), self.after_undo_question)
        else:
            self.tell(self.session.teller.refusal(refusal))

    def after_undo_question(self, agreed: bool | None) -> None:
        """Everybody agrees, or not."""
        if agreed:
            self.done(self.session.undo_agreed)

    def action_units(self) -> None:
        """Every unit and where it is."""
        text = unit_list(self.session, self.session.stacks())
        self.push_screen(Reading(self.session, self.session.say("screen-key-units"), text), self.taught("units"))

    def action_log(self) -> None:
        """The whole log."""
        text = Text("\n".join([*self.session.opening(), *self.session.log()]))
        self.push_screen(Reading(self.session, self.session.say("screen-log"), text), self.taught("log"))

    def action_since(self) -> None:
        """What has happened since one's last answer."""
        lines = self.session.since() or [self.session.say("since-nothing")]
        self.push_screen(Reading(self.session, self.session.say("since-title"), Text("\n".join(lines))))

    def action_overlay(self) -> None:
        """Lays the next overlay over the board, and nothing after the last."""
        scene, board = self.session.scene, self.board
        board.overlay = overlays.following(scene, board.overlay)
        if not overlays.kinds(scene):
            self.tell([self.session.say("overlay-none")])
        self.refresh_status()
        self.draw()
        if board.overlay and self.guide.course and self.guide.on and self.guide.course.step.deed == "overlay":
            self.action_next()

    def action_zoom(self) -> None:
        """Hexes wider or narrower."""
        self.board.zoom()
        self.fit()
        self.draw()

    def action_status(self) -> None:
        """The goals, every track, and the phases of the turn."""
        heading = self.session.say("screen-key-status")
        now = [*self.session.teller.tracks(self.session.scene), "", *self.session.order()]
        lines = [*self.session.goals(), "", *now]
        self.push_screen(Reading(self.session, heading, Text("\n".join(lines))))

    def action_charts(self) -> None:
        """The charts, where they were left; what the answer under the cursor reads off them is marked."""
        action = self.chosen.action if self.chosen else None
        self.push_screen(ChartScreen(self.session, action, self.chart), self.after_charts)

    def after_charts(self, chart: str | None) -> None:
        """They open there again."""
        self.chart = chart or ""

    def action_language(self) -> None:
        """Speaks the next language."""
        self.session.speak(LANGUAGES[(LANGUAGES.index(self.session.language) + 1) % len(LANGUAGES)])
        self.name_keys()
        self.refresh_bindings()
        self.query_one("#filter", Input).placeholder = self.session.say("screen-filter")
        self.board.lay_out()
        self.refresh_table()

    def action_save(self) -> None:
        """Tells where the game is saved: it always is."""
        self.tell([self.session.saved()])

    def action_look(self, way: str) -> None:
        """Scrolls the board."""
        self.board.move(way)

    def action_help(self) -> None:
        """The key sheet and the legend."""
        self.push_screen(
            Reading(self.session, self.session.say("screen-help"), key_sheet(self.session, self.board.sheet))
        )

    def action_concede(self) -> None:
        """Gives up, when asked twice."""
        question = self.session.say("screen-concede", seat=self.seat_name)
        self.push_screen(Confirming(self.session, question), self.after_concede_question)

    def after_concede_question(self, sure: bool | None) -> None:
        """Sure, or not."""
        if sure:
            self.done(self.session.concede)

    async def action_quit(self) -> None:
        """Leaves; the game is saved."""
        self.exit()

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too, and says so to whoever started the program."""
        self.exit(return_code=130)
