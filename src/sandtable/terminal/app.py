"""The table as a full-screen program: board, question, answers, odds and log."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from sandtable.engine.contract import Action
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.narrate import touched
from sandtable.engine.table import Refused
from sandtable.terminal import typed
from sandtable.terminal.keys import key_sheet, unit_list
from sandtable.terminal.screens import Confirming, HandOver, Reading, Typing
from sandtable.terminal.session import Answer, Session, numbered
from sandtable.terminal.window import Window

#: what the answers need beside the board
SIDE = 30


class Log(RichLog, can_focus=False):
    """What has happened."""


class TableApp(App[None]):
    """The table."""

    AUTO_FOCUS = "#answers"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.shown: list[Answer] = []
        self.answers: list[Answer] = []
        self.seated = -1
        self.name_keys()

    def name_keys(self) -> None:
        """Puts the keys at the foot of the screen into the language that is spoken."""
        for keys, name in (
            ("question_mark,h", "help"),
            ("q", "quit"),
            ("slash", "filter"),
            ("o", "odds"),
            ("w", "why"),
            ("u", "undo"),
            ("s", "units"),
            ("l", "log"),
            ("r", "rule"),
            ("z", "zoom"),
        ):
            self.bind(keys, name, description=self.session.say(f"screen-key-{name}"))
        for keys, name in (("t", "status"), ("g", "language"), ("c", "concede"), ("ctrl+s", "save")):
            self.bind(keys, name, description=self.session.say(f"screen-key-{name}"), show=False)

    BINDINGS = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("escape", "leave_filter", show=False),
        Binding("ctrl+up", "look('up')", show=False, priority=True),
        Binding("ctrl+down", "look('down')", show=False, priority=True),
        Binding("ctrl+left", "look('left')", show=False, priority=True),
        Binding("ctrl+right", "look('right')", show=False, priority=True),
    ]

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
        yield Log(id="log", wrap=True, min_width=20)
        yield Footer(compact=True)

    def on_mount(self) -> None:
        """Shows the table and lets whoever begins begin."""
        self.title = self.session.teller.title
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Gives the board what it needs and the rest to answers and log."""
        self.board.room = Size(event.size.width - SIDE, event.size.height - 5)
        layout = self.board.picture.layout
        width = min(layout.width + 2, event.size.width - SIDE)
        self.query_one("#left").styles.width = max(width, event.size.width // 2)
        room = event.size.height - 2 - layout.height
        log = min(max(room, 3), max(3, event.size.height // 4))
        self.query_one("#log").styles.height = log
        self.board.styles.height = min(layout.height, event.size.height - 2 - log)
        self.draw()

    @property
    def board(self) -> Window:
        """The window on the board."""
        return self.query_one(Window)

    # The flow of the game

    def go_on(self) -> None:
        """After anything has changed: bots play, then whoever is here is asked."""
        if self.session.bot_to_move():
            self.refresh_table()
            self.let_bots_play()
            return
        if self.changes_hands():
            self.push_screen(HandOver(self.session.say("hand-over", seat=self.seat_name)), self.after_hand_over)
        else:
            self.refresh_table()
        if self.session.decision is None:
            self.push_screen(
                Reading(self.session, self.session.say("screen-over"), Text("\n".join(self.session.ending())))
            )

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
        """Plays an answer."""
        try:
            self.session.act(action)
        except Refused as refused:
            self.tell(self.session.refusal(refused))
            return
        self.query_one("#filter", Input).value = ""
        self.go_on()

    def tell(self, lines: list[str]) -> None:
        """Something the player must read, in the way of nothing."""
        self.notify("\n".join(lines), timeout=8, markup=False)

    # What is shown

    def refresh_table(self) -> None:
        """Shows the position, the question and the answers."""
        session = self.session
        self.query_one("#status", Static).update(self.status_line())
        question = Text(f"{session.teller.seat(session.viewer)}\n", style="bold")
        question.append(session.question(), style="not bold")
        self.query_one("#question", Static).update(question)
        self.answers = session.answers()
        self.list_answers()
        log = self.query_one("#log", Log)
        log.clear()
        since = max(0, len(session.table.turned) - 60)
        for line in [*(session.opening() if not since else []), *session.log(since)]:
            log.write(Text(line), expand=True)
        self.draw()

    def status_line(self) -> str:
        """The game, its scenario and where it stands: as much of it as there is room for."""
        session = self.session
        standing = session.short_status()
        for parts in ((session.teller.title, session.scenario, standing), (session.scenario, standing)):
            line = " · ".join(parts)
            if len(line) <= self.size.width - 2:
                return line
        return standing if len(standing) <= self.size.width - 2 else f"{standing[: self.size.width - 4]} …"

    def list_answers(self) -> None:
        """The answers that fit the filter, under the name of the piece they are about."""
        wanted = self.query_one("#filter", Input).value.strip()
        fits = [answer for answer in self.answers if answer.fits(wanted)]
        if by_number := numbered(self.answers, wanted):
            fits = [by_number, *(answer for answer in fits if answer is not by_number)]
        self.shown = fits
        options: list[Option] = []
        group = ""
        digits = len(str(len(self.answers)))
        for answer in fits:
            name = self.session.teller.name(answer.piece) if answer.piece else ""
            if answer.piece != group:
                group = answer.piece
                if name:
                    options.append(Option(Text(name, style="bold underline"), disabled=True))
            label = answer.label.removeprefix(f"{name} ") if name else answer.label
            options.append(Option(Text(f"{answer.number:>{digits}} {label}"), id=str(answer.number)))
        if wanted and not fits:
            options.append(Option(self.session.say("plain-not-found", word=wanted), disabled=True))
        answers = self.query_one("#answers", OptionList)
        answers.set_options(options)
        answers.highlighted = next((place for place, option in enumerate(options) if not option.disabled), None)
        if not fits:
            self.query_one("#odds").display = False
            self.draw()

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
        spaces, pieces = touched(answer.action) if answer else (set(), set(scene.focus))
        lit = spaces | {where[piece] for piece in pieces if piece in where}
        self.board.show(scene, lit)
        self.query_one("#here", Static).update(unit_list(self.session, lit))

    @work(exclusive=True, group="odds")
    async def show_odds(self, action: Action) -> None:
        """The odds of the answer under the cursor."""
        lines = await asyncio.to_thread(self.session.outcomes, action)
        panel = self.query_one("#odds", Static)
        panel.update("\n".join(lines))
        panel.display = bool(lines)
        self.call_after_refresh(self.query_one("#answers", OptionList).scroll_to_highlight)

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
        self.query_one("#answers").focus()
        answer = numbered(self.answers, wanted) or (self.shown[0] if len(self.shown) == 1 else None)
        if answer:
            self.play(answer.action)

    def on_key(self, event: events.Key) -> None:
        """A digit in the list begins the number of an answer."""
        if event.character and event.character.isdigit() and len(self.screen_stack) == 1:
            entry = self.query_one("#filter", Input)
            if not entry.has_focus:
                entry.value = event.character
                entry.focus()
                entry.cursor_position = len(entry.value)
                event.stop()

    def action_filter(self) -> None:
        """To the filter."""
        self.query_one("#filter", Input).focus()

    def action_leave_filter(self) -> None:
        """Back to the whole list."""
        self.query_one("#filter", Input).value = ""
        self.query_one("#answers").focus()

    def action_odds(self) -> None:
        """The odds of the answer under the cursor on a page of their own."""
        if answer := self.chosen:
            lines = self.session.odds(answer.action) or [self.session.say("screen-no-odds")]
            text = Text("\n\n".join([answer.label, *lines]))
            self.push_screen(Reading(self.session, self.session.say("screen-odds"), text))

    def action_why(self) -> None:
        """Asks why something may not be done."""
        example = typed.written(self.chosen.action) if self.chosen else ""
        self.push_screen(Typing(self.session, self.session.say("screen-why", example=example), "why"))

    def action_rule(self) -> None:
        """Looks a rule up."""
        first = next(iter(self.session.teller.rules))
        self.push_screen(Typing(self.session, self.session.say("screen-rule", example=first), "rule"))

    def action_undo(self) -> None:
        """Takes the last action back; asks for everybody's consent where it is sealed."""
        refusal = self.session.table.why_not_undo(self.session.viewer)
        if refusal is None:
            self.session.undo()
            self.go_on()
        elif self.session.table.turned:
            question = self.session.say("screen-undo-agreed")
            self.push_screen(Confirming(self.session, question), self.after_undo_question)
        else:
            self.tell(self.session.teller.refusal(refusal))

    def after_undo_question(self, agreed: bool | None) -> None:
        """Everybody agrees, or not."""
        if agreed:
            try:
                self.session.undo_agreed()
            except Refused as refused:
                self.tell(self.session.refusal(refused))
            self.go_on()

    def action_units(self) -> None:
        """Every unit and where it is."""
        self.push_screen(
            Reading(self.session, self.session.say("screen-key-units"), unit_list(self.session, self.session.stacks()))
        )

    def action_log(self) -> None:
        """The whole log."""
        self.push_screen(Reading(self.session, self.session.say("screen-log"), Text("\n".join(self.session.log()))))

    def action_zoom(self) -> None:
        """Hexes wider or narrower."""
        self.board.zoom()
        self.on_resize(events.Resize(self.size, self.size))

    def action_status(self) -> None:
        """Every track, and the phases of the turn."""
        heading = self.session.say("screen-key-status")
        lines = [*self.session.teller.tracks(self.session.scene), "", self.session.teller.phases(self.session.scene)]
        self.push_screen(Reading(self.session, heading, Text("\n".join(lines))))

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
            try:
                self.session.concede()
            except Refused as refused:
                self.tell(self.session.refusal(refused))
            self.go_on()

    async def action_quit(self) -> None:
        """Leaves; the game is saved."""
        self.exit()

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too, and says so to whoever started the program."""
        self.exit(return_code=130)
