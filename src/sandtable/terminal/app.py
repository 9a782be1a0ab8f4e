"""The table as a full-screen program: the flow of the game, and what is done at it; pages.py has what is read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingsMap
from textual.widgets import Input, OptionList

from sandtable.engine.contract import Action
from sandtable.engine.handles import is_hostile, touched
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.table import Refused
from sandtable.terminal import overlays
from sandtable.terminal.answers import Answer, numbered
from sandtable.terminal.course import Course
from sandtable.terminal.listing import Finder
from sandtable.terminal.pages import headed
from sandtable.terminal.screens import YES, Briefing, Confirming, Ending, EndingPart, HandOver
from sandtable.terminal.session import Session
from sandtable.terminal.shown import FEW_ANSWERS
from sandtable.terminal.story import STEPWISE, UNASKED, Taste
from sandtable.terminal.walking import WalkedTable

#: an Enter so many seconds after a digit that gave an answer alone is part of it
QUICK = 0.8
#: keys and what they do, the most wanted first
KEYS_BY_USE = (
    ("question_mark,h", "help"),
    ("q", "quit"),
    ("slash", "filter"),
    ("b", "board"),
    ("o", "odds"),
    ("w", "why"),
    ("u", "undo"),
    ("t", "status"),
    ("r", "rule"),
    ("e", "since"),
    ("T", "charts"),
    ("s", "units"),
    ("l", "log"),
    ("z", "zoom"),
    ("y", "overlay"),
    ("g", "language"),
)
#: those that the foot of the screen calls by a shorter name
FOOT_NAMES = ("overlay", "since")
#: and those that are never named there
SELDOM = (
    ("p", "pace"),
    ("m", "plate"),
    ("c", "concede"),
    ("ctrl+s", "save"),
    ("n", "next"),
    ("x", "leave"),
    ("i", "brief"),
    ("H", "hint"),
    ("a", "series"),
    ("A", "drop_series"),
    ("d", "threat"),
    ("R", "review"),
    ("full_stop", "close_question"),
)


class TableApp(WalkedTable):
    """The table, and what is done at it."""

    def __init__(
        self, session: Session, course: Course | None = None, briefed: bool = True, taste: Taste | None = None
    ) -> None:
        super().__init__(session, course)
        self.taste = taste or Taste()
        #: whoever wants to decide sees no more steps until he is asked; what he has typed meanwhile
        self.hurried, self.ahead = False, ""
        self.seated = -1
        #: whether a bot is thinking
        self.thinking = False
        #: when a digit alone gave an answer: the Enter that follows out of habit gives no other
        self.given = float("-inf")
        #: whether whoever sits here knows what the game is about
        self.briefed = briefed

    def name_keys(self) -> None:
        """Names the keys in the language that is spoken; at the foot of the screen as many as there is room for."""
        say = self.session.say
        self._bindings = BindingsMap(self.BINDINGS)
        walking = self.is_running and self.board.has_focus
        self.bind("escape", "leave_filter", description=say("screen-foot-back"), show=walking)
        used = self.board.name_keys(say) + len(f"esc {say('screen-foot-back')} ") if walking else 0
        for keys, name in KEYS_BY_USE:
            called = say(f"screen-foot-{name}" if name in FOOT_NAMES else f"screen-key-{name}")
            used += len(f"{keys[-1]} {called} ")
            self.bind(keys, name, description=called, show=used <= self.size.width)
        for keys, name in SELDOM:
            self.bind(keys, name, description=say(f"screen-key-{name}"), show=False)
        self.refresh_bindings()

    def on_descendant_focus(self) -> None:
        """The keys at the foot of the screen are those of the board, or of the list."""
        self.name_keys()

    def refit(self) -> None:
        """The foot of the screen, too, has another width."""
        self.name_keys()
        super().refit()

    BINDINGS = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("v", "board", show=False),
        Binding("enter", "swallow", show=False, priority=True),
        Binding("enter", "give", show=False, priority=True),
        *(Binding(key, "onward", show=False, priority=True) for key in ("space", "enter")),
        Binding("escape", "skip", show=False, priority=True),
        *(Binding(digit, f"digit({digit})", show=False, priority=True) for digit in "0123456789"),
        Binding("ctrl+up", "look('up')", show=False, priority=True),
        Binding("ctrl+down", "look('down')", show=False, priority=True),
        Binding("ctrl+left", "look('left')", show=False, priority=True),
        Binding("ctrl+right", "look('right')", show=False, priority=True),
    ]

    def on_mount(self) -> None:
        """Shows the table and lets whoever begins begin, once he has read what it is about."""
        self.title = self.session.teller.title
        self.name_keys()
        if self.briefed:
            self.go_on()
        else:
            self.refresh_table()
            self.push_screen(self.briefing(), self.after_briefing)

    def briefing(self) -> Briefing:
        """What the game is about."""
        heading = f"{self.session.teller.title} · {self.session.scenario}"
        return Briefing(self.session, heading, headed(self.session.briefing()))

    def after_briefing(self, _: str | None) -> None:
        """To the table."""
        self.briefed = True
        self.go_on()

    # The flow of the game

    def go_on(self) -> None:
        """After anything has changed: bots play, then whoever is here is asked."""
        bots = self.session.bot_to_move() is not None and not self.guide.on
        if bots and not self.thinking:
            self.thinking = True
            self.let_bots_play()
        if self.story.step or (not self.hurried and self.story.turn()):
            self.show_story()
            return
        self.story.let_go()
        if bots:
            self.refresh_table()
            return
        self.ask()

    def ask(self) -> None:
        """Whoever is here is asked; what he has typed already is there."""
        self.all_told = self.stepwise and not self.hurried
        self.hurried = False
        if self.changes_hands():
            self.push_screen(HandOver(self.session.say("hand-over", seat=self.seat_name)), self.after_hand_over)
        else:
            self.refresh_table()
        if self.session.decision is None:
            page = Ending(self.session, self.session.say("screen-over"), self.end_page())
            self.push_screen(page, self.after_ending)
        elif self.ahead:
            self.finder.begin(int(self.ahead[0]))
            self.finder.insert_text_at_cursor(self.ahead[1:])
            self.screen.set_focus(self.finder)
        elif not self.board.has_focus:
            self.listed.focus()
        self.ahead = ""

    async def after_ending(self, wanted: str | None) -> None:
        """What somebody asked for on the last page."""
        if wanted:
            await self.run_action(wanted)

    def end_page(self) -> Text:
        """Who has won, what was missing for more, how it adds up, each side's total once, and what is left to do."""
        session, account = self.session, self.session.account()
        ending = session.ending()
        scores = [line for line in ending[1:] if line not in account]
        text = Text("\n".join(line for line in (session.verdict(), *ending[:1]) if line), style="bold")
        told = headed([*session.missing(), *scores, *account, "", session.say("ending-keys")])
        return Text.assemble(text, "\n", told)

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
        try:
            while thought := self.session.bots_thought():
                at = self.session.table.at
                action = await asyncio.to_thread(thought)
                if at != self.session.table.at:  # somebody has taken something back meanwhile
                    continue
                self.session.act(action)
                self.happened(len(self.session.table.turned) - 1)
                if not self.story.step:
                    self.go_on()
        except Refused as refused:
            self.tell(self.session.refusal(refused))
            return
        finally:
            self.thinking = False
        self.go_on()

    def happened(self, since: int) -> None:
        """What was played from a number on is told step by step, if that is wanted; a lesson has its own words."""
        self.stepwise = self.taste.pace == STEPWISE and not self.guide.on
        if self.stepwise:
            for number in range(since, len(self.session.table.turned)):
                self.story.add(number)

    def play(self, action: Action) -> None:
        """Plays an answer, if a lesson does not come to it later; none before the briefing has been read."""
        if not self.briefed:
            return
        if self.guide.course and self.guide.course.declines(action):
            self.tell([self.session.say("guide-later")])
            return
        left = self.session.left_to_act(action) if self.taste.asks and not self.guide.on else 0
        if harms := self.session.harms(action):
            question = self.session.say("harm-sure", harms="\n".join(harms))
            self.push_screen(Confirming(self.session, question), self.after_harm_question(action))
        elif left:
            told = "\n".join([self.session.say("ending", units=left), *self.session.cautions(action)])
            self.push_screen(EndingPart(self.session, told), self.after_end_question(action))
        else:
            self.done(lambda: self.session.act(action))

    def after_harm_question(self, action: Action) -> Callable[[bool | None], None]:
        """What harms its own side is done only by somebody who knows."""

        def after(sure: bool | None) -> None:
            if sure:
                self.done(lambda: self.session.act(action))

        return after

    def after_end_question(self, action: Action) -> Callable[[str | None], None]:
        """A part of the turn ends, or not; whoever wants that is not asked again."""

        def after(said: str | None) -> None:
            if said == UNASKED:
                self.taste.ask_no_more()
            if said in (YES, UNASKED):
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
        self.story.let_go()
        self.happened(standing)
        self.asked_at = ""
        self.finder.empty()
        self.listed.open.clear()
        self.screen_stack[0].set_focus(self.listed)  # at once: keys that were typed ahead are there already
        self.go_on()

    # What the player does

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another answer is under the cursor."""
        if event.option_list is not self.listed:
            return
        self.draw()
        if answer := self.chosen:
            self.show_odds(answer.action)
        else:
            self.hide_odds()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """An answer is given; where a lesson only wants to be read, it goes on."""
        if event.option_list is not self.listed or not (answer := self.chosen):
            return
        if self.guide.reading:
            self.action_next()
        else:
            self.play(answer.action)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Something else is sought."""
        if event.input is self.finder and self.listed.is_attached:  # not while the table is being left
            self.finder.walked = False
            self.list_answers()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The answer under the cursor is given; none for a number that no answer has, unless somebody walked to it."""
        if event.input is self.finder:
            self.give(event.value.strip())

    def give(self, wanted: str) -> None:
        """Gives the answer that was typed, or goes to what was found."""
        if self.sought != wanted:  # typed faster than it is listed
            self.list_answers()
        walked_to = self.chosen if self.finder.words or self.finder.walked else None
        if not wanted:
            self.screen.set_focus(self.listed)
        elif answer := walked_to or numbered(self.answers, wanted):
            self.play(answer.action)
        elif self.is_place(wanted) and len(self.shown) == 1:
            self.play(self.shown[0].action)
        elif self.is_place(wanted) and self.shown:
            self.screen.set_focus(self.listed)

    def is_place(self, wanted: str) -> bool:
        """Whether digits are too many for the number of an answer, or begin with 0: a place is meant."""
        longer = len(wanted) > len(str(len(self.answers)))
        return wanted.isdecimal() and (longer or wanted.startswith("0"))

    def on_finder_walked(self, event: Finder.Walked) -> None:
        """The arrows walk through what is found."""
        if event.way == "up":
            self.listed.action_cursor_up()
        else:
            self.listed.action_cursor_down()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A digit begins the number of an answer, unless something is open or being typed."""
        if action == "swallow":
            return monotonic() - self.given < QUICK
        if action in ("onward", "skip"):
            return len(self.screen_stack) == 1 and self.story.step is not None
        if action == "digit":
            answers = bool(self.answers) or self.thinking or self.story.step is not None
            free = self.numbering or not isinstance(self.focused, Input)
            return len(self.screen_stack) == 1 and answers and free
        if action == "give":
            return len(self.screen_stack) == 1 and self.numbering
        return super().check_action(action, parameters)

    @property
    def numbering(self) -> bool:
        """Whether the number of an answer is being typed.

        Its digits and its Enter are taken here, in the order in which they come, and not on their way through the line:
        there whoever types ahead finds the next number behind this one, and his Enter on whatever is under the cursor.
        """
        return self.focused is self.finder and not self.finder.words

    def action_give(self) -> None:
        """Enter behind a number."""
        self.give(self.finder.value.strip())

    def action_digit(self, digit: int) -> None:
        """The line has the keyboard at once: whatever is typed next, however fast, goes on with the number.

        Before the question is there, it is kept for it, and nothing more is told.
        """
        if self.thinking or self.story.step:
            self.ahead += str(digit)
            self.action_skip()
            return
        if self.numbering:
            self.finder.walked = False
            self.finder.insert_text_at_cursor(str(digit))
            return
        if answer := self.at_once(digit):
            self.given = monotonic()
            self.play(answer.action)
            return
        self.finder.begin(digit)
        self.screen.set_focus(self.finder)

    def at_once(self, digit: int) -> Answer | None:
        """The answer that its digit alone gives: one of few, in which nothing is thrown and nobody attacked.

        None where the digit may begin the name of a place that an answer is about.
        """
        if not 0 < digit <= len(self.answers) <= FEW_ANSWERS or len(self.shown) < len(self.answers):
            return None
        action = self.answers[digit - 1].action
        places = {space for answer in self.answers for space in touched(answer.action).spaces}
        if is_hostile(type(action)) or any(self.session.label_of(space).startswith(str(digit)) for space in places):
            return None
        thrown = self.session.game.forecast(self.session.view, action)
        return None if thrown else self.answers[digit - 1]

    def action_swallow(self) -> None:
        """An Enter behind a digit that has given its answer alone."""
        self.given = float("-inf")

    def action_close_question(self) -> None:
        """Nothing more, done, no: the one answer that ends what is asked."""
        if closing := self.listed.closing:
            self.play(closing.action)

    def action_onward(self) -> None:
        """The rest of this step of what happened, or the next."""
        if self.story.read_on():
            return
        self.story.turn()
        self.go_on()

    def action_skip(self) -> None:
        """Straight to the question."""
        self.hurried = True
        self.story.let_go()
        self.go_on()

    def action_pace(self) -> None:
        """Told step by step, or straight on; it stays so in other games."""
        pace = self.taste.next_pace()
        self.tell([self.session.say(f"screen-pace-{pace}")])
        if self.story.step and pace != STEPWISE:
            self.action_skip()

    def action_plate(self) -> None:
        """Another part of the board."""
        if self.board.turn_over():
            self.fit()
            self.draw()
        else:
            self.tell([self.session.say("screen-plate-none")])

    def action_board(self) -> None:
        """Onto the board."""
        self.board.focus()

    def action_filter(self) -> None:
        """To the filter."""
        self.finder.focus()

    def action_leave_filter(self) -> None:
        """The way is let go; then back to the whole list; then whoever is in hand is put down again."""
        if self.way.legs:
            self.way.let_go()
            self.refresh_status()
            self.draw()
            return
        idle = self.focused is self.listed and not self.asked_at and not self.finder.value
        if idle and not self.guide.on and self.session.has_in_hand():
            self.done(self.session.undo)
            return
        self.asked_at = ""
        self.finder.empty()
        self.listed.focus()
        self.list_answers()

    def action_undo(self) -> None:
        """Takes the last action back; asks for everybody's consent where it is sealed."""
        refusal = self.session.table.why_not_undo(self.session.viewer)
        if refusal is None:
            self.done(self.session.undo)
        elif self.session.table.turned:
            alone = len(self.session.people) == 1
            question = self.session.say("screen-undo-alone" if alone else "screen-undo-agreed")
            self.push_screen(Confirming(self.session, question), self.after_undo_question)
        else:
            self.tell(self.session.teller.refusal(refusal))

    def after_undo_question(self, agreed: bool | None) -> None:
        """Everybody agrees, or not."""
        if agreed:
            self.done(self.session.undo_agreed)

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

    def action_language(self) -> None:
        """Speaks the next language."""
        self.session.speak(LANGUAGES[(LANGUAGES.index(self.session.language) + 1) % len(LANGUAGES)])
        self.name_keys()
        self.board.lay_out()
        self.refresh_table()

    def action_brief(self) -> None:
        """The briefing once more."""
        self.push_screen(self.briefing())

    def action_look(self, way: str) -> None:
        """Scrolls the board."""
        self.board.move(way)

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
