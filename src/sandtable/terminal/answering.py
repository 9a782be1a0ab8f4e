"""Answering: an answer chosen by cursor, number or words, what is asked before it counts, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from textual.geometry import Offset
from textual.widgets import Input, OptionList

from sandtable.engine.contract import Action
from sandtable.engine.handles import closes
from sandtable.engine.table import Refused
from sandtable.terminal.answers import Answer, numbered
from sandtable.terminal.course import Course
from sandtable.terminal.doubts import doubt
from sandtable.terminal.listing import Finder
from sandtable.terminal.screens import YES, Confirming, EndingPart
from sandtable.terminal.session import Session
from sandtable.terminal.taste import UNASKED, Taste
from sandtable.terminal.walking import WalkedTable

#: for so many seconds after a part of the turn has ended by itself nothing else is ended, or declined: the key that
#: does was meant for that part
HASTE = 2.0
#: a digit that comes so many seconds after a number that cannot go on is another number; sooner, it was typed with it
PAUSE = 0.7


class AnsweringTable(WalkedTable):
    """A table at which answers are given."""

    def __init__(self, session: Session, course: Course | None, briefed: bool, taste: Taste | None) -> None:
        super().__init__(session, course)
        self.taste = taste or Taste()
        #: whether whoever sits here knows what the game is about
        self.briefed = briefed
        #: whether a bot is thinking
        self.thinking = False
        #: when the last digit of a number was pressed
        self.digit_at = float("-inf")
        #: the digits that somebody has typed before he is asked
        self.ahead = ""
        #: the part of the turn that its player is free to end, '' for none; and whether his last answer did not end it
        self.open_part, self.goes_on = "", False
        #: which part of the board was in sight when he answered, None while what came of it has not been shown
        self.left_at: Offset | None = None
        #: when he was asked after it had ended by itself
        self.ended_itself = float("-inf")

    def go_on(self) -> None:
        """After anything has changed: how says the table."""
        raise NotImplementedError

    def action_skip(self) -> None:
        """Straight to the question: how says the table."""
        raise NotImplementedError

    # What is asked before an answer counts

    def play(self, action: Action) -> None:
        """Plays an answer, if a lesson does not come to it later; none before the briefing has been read.

        Of an answer that a lesson wants looked at first all that may come of it is shown.
        """
        if not self.briefed:
            return
        course = self.guide.course
        if course and course.looks_at(action):
            self.read_odds(next(answer for answer in self.answers if answer.action == action))
            return
        if course and course.declines(action):
            self.tell([course.later])
            return
        if closes(type(action)) and monotonic() - self.ended_itself < HASTE:
            self.tell([self.session.say("part-ended-haste", now=self.session.part())])
            return
        asked = doubt(self.session, action, self.taste.asks, taught=self.guide.on)
        if asked is None:
            self.answer(action)
        elif asked.why == "harm":
            question = self.session.say("harm-sure", harms="\n".join(asked.told))
            self.push_screen(
                Confirming(self.session, question), lambda sure: self.after_doubt(action, YES if sure else "")
            )
        else:
            self.push_screen(EndingPart(self.session, asked), lambda said: self.after_doubt(action, said or ""))

    def after_doubt(self, action: Action, said: str) -> None:
        """It is done only by somebody who knows what comes of it; whoever wants that is not asked again."""
        if said == UNASKED:
            self.taste.ask_no_more()
        if said in (YES, UNASKED):
            self.answer(action)

    def answer(self, action: Action) -> None:
        """Gives an answer."""
        self.done(lambda: self.session.act(action), goes_on=not closes(type(action)))

    def tell_part_ended(self) -> None:
        """Tells whoever is asked that a part of the turn has ended which he was free to end himself, and has not."""
        session, part = self.session, self.session.part()
        over = self.open_part if self.goes_on and part != self.open_part else ""
        if self.listed.closing or part != self.open_part:
            self.open_part = part if self.listed.closing else ""
        if over and session.decision is not None and not self.guide.on:
            self.ended_itself = monotonic()
            self.tell([session.say("part-ended", part=over, now=part)])

    def done(self, what: Callable[[], None], goes_on: bool = False) -> None:
        """Does something that changes the position; a lesson goes on, or back, after it.

        With an answer that does not end it, the part of the turn ``goes_on``.
        """
        standing = len(self.session.table.turned)
        try:
            what()
        except Refused as refused:
            self.tell(self.session.refusal(refused))
            return
        self.left_at = self.board.scroll_offset
        self.goes_on, self.ended_itself = goes_on, float("-inf")
        if self.guide.course:
            self.guide.course.acted(standing)
        self.story.let_go()
        self.happened(standing)
        self.asked_at = ""
        self.finder.empty()
        self.listed.open.clear()
        self.screen_stack[0].set_focus(self.listed)  # at once: keys that were typed ahead are there already
        self.go_on()

    # By cursor

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

    # By words

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
        walked_to = self.chosen if self.finder.words else None
        named = None if self.finder.walked else numbered(self.answers, wanted)
        if not wanted:
            self.screen.set_focus(self.listed)
        elif named and self.folded_with(named):
            self.unfold(named)
        elif answer := walked_to or numbered(self.answers, wanted):
            self.drop_number()
            self.play(answer.action)
        elif self.is_place(wanted) and self.session.space(wanted) and len(self.shown) == 1:
            self.play(self.shown[0].action)
        elif self.is_place(wanted) and self.shown:
            self.screen.set_focus(self.listed)
        elif self.numbering and not self.is_place(wanted):
            self.finder.told_none = True
            self.tell([self.no_number(wanted)])

    def unfold(self, answer: Answer) -> None:
        """Opens the row that an answer is folded in, with the cursor on it: nothing is played that was not in sight."""
        with self.finder.prevent(Input.Changed):
            self.finder.empty()
        self.listed.open.add(answer.deed)
        self.screen_stack[0].set_focus(self.listed)
        self.list_answers()
        self.listed.highlight(str(answer.number))

    def on_finder_walked(self, event: Finder.Walked) -> None:
        """The arrows walk through what is found; from the answer of a number, through the whole list."""
        if not self.finder.words and not self.is_place(self.finder.value):
            self.let_number_go()
        if event.way == "up":
            self.listed.action_cursor_up()
        else:
            self.listed.action_cursor_down()

    # By number

    @property
    def numbering(self) -> bool:
        """Whether the number of an answer is being typed.

        Its digits and its Enter are taken here, in the order in which they come, and not on their way through the line:
        there whoever types ahead finds the next number behind this one, and his Enter on whatever is under the cursor.
        """
        return self.focused is self.finder and not self.finder.words

    def let_number_go(self) -> None:
        """No number is being typed any more; the cursor of the list stays where it is."""
        with self.finder.prevent(Input.Changed):
            self.finder.empty()
        self.sought = ""
        self.query_one("#counted").display = False
        self.screen_stack[0].set_focus(self.listed)

    def may_go_on(self, number: str) -> bool:
        """Whether another digit may belong to this number."""
        known = numbered(self.answers, number) is not None
        place = self.is_place(number) and not known
        return self.pressed - self.digit_at < PAUSE or place or bool(self.longer(number))

    def action_give(self) -> None:
        """Enter behind a number."""
        self.give(self.finder.value.strip())

    def action_digit(self, digit: int) -> None:
        """A number goes to its answer, which Enter plays, whatever it is and however many there are.

        The line has the keyboard at once: whatever is typed next, however fast, goes on with the number.
        Before the question is there, it is kept for it, and nothing more is told.
        """
        if self.thinking or self.story.step:
            self.ahead += str(digit)
            self.digit_at = self.pressed
            self.action_skip()
            return
        number = self.finder.value if self.numbering and not self.finder.told_none else ""
        going_on = bool(number) and self.may_go_on(number)
        self.digit_at = self.pressed
        if going_on:
            self.finder.walked = False
            self.finder.insert_text_at_cursor(str(digit))
            return
        self.finder.begin(digit)
        self.screen.set_focus(self.finder)

    def action_close_question(self) -> None:
        """Nothing more, done, no: the one answer that ends what is asked."""
        there = self.story.step is None and self.listed_at == self.session.table.at
        if there and (closing := self.listed.closing):
            self.play(closing.action)

    def action_all_along(self) -> None:
        """Everybody comes along who may, one after the other."""
        if self.thinking or self.story.step or self.guide.on or self.listed_at != self.session.table.at:
            return

        def come() -> None:
            for action in self.session.all_along():
                self.session.act(action)

        if self.session.joining():
            self.done(come, goes_on=True)
        else:
            self.tell([self.session.say("screen-nobody-along")])

    def action_board(self) -> None:
        """Onto the board."""
        self.board.focus()

    def action_filter(self) -> None:
        """To the filter, which is there at once: what is typed next is sought, also before the question is there."""
        if self.thinking or self.story.step:
            self.action_skip()
        if self.numbering:
            self.finder.empty()
        self.screen.set_focus(self.finder)

    def action_leave_filter(self) -> None:
        """What is being worked out is called off; else the way is let go, words sought, or who is in hand."""
        if any(worker.group == "hint" and worker.is_running for worker in self.workers):
            self.workers.cancel_group(self, "hint")
            self.clear_notifications()
            return
        if self.way.legs:
            self.way.let_go()
            self.refresh_status()
            self.draw()
            return
        idle = self.focused is self.listed and not self.asked_at and not self.finder.value
        if idle and not self.guide.on and self.session.has_in_hand():
            self.done(self.session.undo)
            return
        if self.numbering and self.chosen and not self.is_place(self.finder.value):
            self.let_number_go()
            return
        self.asked_at = ""
        self.finder.empty()
        self.screen.set_focus(self.listed)
        self.list_answers()
