"""The table as a full-screen program: the flow of the game, and what is done at it; pages.py has what is read."""

from __future__ import annotations

import asyncio

from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.widgets import Input

from sandtable.engine.messages import LANGUAGES
from sandtable.engine.table import Refused
from sandtable.terminal import foot, overlays
from sandtable.terminal.answering import AnsweringTable
from sandtable.terminal.colours import banner, in_colours
from sandtable.terminal.course import Course
from sandtable.terminal.pages import headed
from sandtable.terminal.screens import Briefing, Confirming, Ending, HandOver
from sandtable.terminal.session import Session
from sandtable.terminal.taste import STEPWISE, Taste
from sandtable.terminal.weight import whole_game

#: what is given back by whoever leaves for another game
ANOTHER = "another"


class TableApp(AnsweringTable):
    """The table, and what is done at it."""

    def __init__(
        self, session: Session, course: Course | None = None, briefed: bool = True, taste: Taste | None = None
    ) -> None:
        super().__init__(session, course, briefed, taste)
        #: whoever wants to decide sees no more steps until he is asked
        self.hurried = False
        self.seated = -1

    def name_keys(self) -> None:
        """Names the keys in the language that is spoken, at the foot of the screen as many as there is room for."""
        foot.name_keys(self)

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
        if not bots:
            self.story.end_run()
        if self.story.step or (not self.hurried and self.story.turn()):
            self.show_story()
            return
        if self.hurried or not bots:
            self.story.let_go()
            self.guide.seen()
        if bots:
            self.refresh_table()
            return
        self.ask()

    def ask(self) -> None:
        """Whoever is here is asked; what he has typed already is there."""
        self.all_told = self.stepwise and not self.hurried
        self.hurried = False
        if self.left_at and self.session.others_did():  # the eye has followed them
            self.board.scroll_to(*self.left_at, animate=False, immediate=True)
        if self.changes_hands():
            self.push_screen(HandOver(self.session.say("hand-over", seat=self.seat_name)), self.after_hand_over)
            self.open_part = ""
        else:
            self.refresh_table()
            self.tell_part_ended()
        if self.session.decision is None:
            page = Ending(self.session, self.session.say("screen-over"), self.end_page())
            self.push_screen(page, self.after_ending)
        elif self.ahead:
            self.finder.begin(int(self.ahead[0]))
            self.finder.insert_text_at_cursor(self.ahead[1:])
            self.screen.set_focus(self.finder)
        elif not (self.board.has_focus or self.finder.has_focus):
            self.screen_stack[0].set_focus(self.listed)
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
        text = banner(session)
        if verdict := session.verdict():
            text.append(f"\n{verdict}", style="bold")
        copied = ["", session.copied()] if session.original else []
        came = ["", *whole_game(session)]
        told = headed([*session.missing(), *scores, *account, *came, *copied, "", session.say("ending-keys")])
        return Text.assemble(text, "\n", in_colours(session, told))

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

    def happened(self, since: int, watched: bool = False) -> None:
        """What was played from a number on is told step by step, if that is wanted.

        A lesson has its own words for what comes of the learner's answers; what it plays itself is watched.
        """
        self.stepwise = self.taste.pace == STEPWISE and (watched or not self.guide.on)
        if self.stepwise:
            for number in range(since, len(self.session.table.turned)):
                self.story.add(number)

    # What the player does

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A digit begins the number of an answer, unless something is open or being typed."""
        if action in ("onward", "skip"):
            return len(self.screen_stack) == 1 and self.story.step is not None
        if action == "digit":
            answers = bool(self.answers) or self.thinking or self.story.step is not None
            free = self.numbering or not isinstance(self.focused, Input)
            return len(self.screen_stack) == 1 and answers and free
        if action == "give":
            return len(self.screen_stack) == 1 and self.numbering
        return super().check_action(action, parameters)

    def action_onward(self) -> None:
        """The rest of this step of what happened, or the next; nobody passes what he has not been shown."""
        if self.pressed < self.story.drawn:
            return
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
        board = self.board
        board.overlay = overlays.following(self.session, board.overlay)
        if not overlays.there(self.session):
            self.tell([self.session.say("overlay-none")])
        elif board.overlay:
            start = board.cursor or board.acting
            self.tell(
                [" · ".join(overlays.legend(self.session, board.overlay, start))]
            )  # one line: the board is looked at
        else:
            self.clear_notifications()
        self.refresh_status()
        self.draw()
        if board.overlay and self.guide.course and self.guide.on and self.guide.course.sees(board.overlay):
            self.teach_on()

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
        """Leaves; the game is saved, and a lesson at its step."""
        self.exit()

    def action_another(self) -> None:
        """Leaves for another game; this one is saved."""
        self.exit(ANOTHER)

    def action_interrupt(self) -> None:
        """Ctrl-C leaves too, and says so to whoever started the program."""
        self.exit(return_code=130)
