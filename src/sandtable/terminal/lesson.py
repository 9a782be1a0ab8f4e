"""A guided first game as plain lines: the words of each step, then the table's own question or a line to go on."""

from __future__ import annotations

import sys
from typing import TextIO

from sandtable.engine.contract import Action
from sandtable.terminal.course import Course
from sandtable.terminal.plain import Leave, PlainTable
from sandtable.terminal.session import Session
from sandtable.terminal.taste import Taste

#: what somebody types who wants to play on without the lesson
LEAVE = "leave"
#: the commands that do what a step asks for
COMMANDS = {
    "odds": "odds",
    "why": "why",
    "undo": "undo",
    "log": "log",
    "units": "units",
    "rules": "rules",
    "overlay": "overlay",
}


class LessonLeft(Exception):
    """The lesson is left; the game goes on."""


class GuidedTable(PlainTable):
    """The same table with a guide; after the lesson it is a table like any other."""

    def __init__(
        self, session: Session, course: Course, source: TextIO, sink: TextIO, taste: Taste | None = None
    ) -> None:
        super().__init__(session, source, sink, taste)
        self.course = course
        self.declined = False

    def run(self) -> None:
        """Teaches, then plays on."""
        try:
            while self.course.on:
                self.teach()
        except LessonLeft:
            self.course.leave()
        except Leave:
            return
        super().run()

    def read(self) -> str:
        """A line of input; one word leaves the lesson."""
        line = super().read()
        if self.course.on and self.meant(line) == LEAVE:
            raise LessonLeft
        return line

    def teach(self) -> None:
        """One step: says it, and waits until it is read or done."""
        self.catch_up()
        step = self.course.step
        self.write("", f"— {self.course.heading} —", *self.course.words)
        if step.spaces:
            self.write(self.session.say("guide-plain-spaces", spaces=[self.session.place(one) for one in step.spaces]))
        if self.course.farewell:
            self.write("", *self.course.farewell, self.session.say("plain-help-another"))
        self.declined = False
        standing = len(self.session.table.turned)
        if step.until == "answer":
            self.ask()
        else:
            self.answers = self.session.answers()
        for answer in self.course.awaited(self.answers)[:1]:
            self.write(self.session.say("guide-plain-answer", number=answer.number, label=answer.label))
        if step.until != "answer":
            if step.deed in COMMANDS:
                self.write(self.session.say(f"plain-help-{COMMANDS[step.deed]}"))
            if step.deed == "why":
                self.write(
                    self.session.say(
                        "guide-plain-try", line=f"{self.session.say('plain-word-why')} {self.course.in_question}"
                    )
                )
            self.write(self.session.say("guide-plain-next"))
        self.obey(self.read())
        if len(self.session.table.turned) != standing:
            self.course.acted(standing)
        elif step.until != "answer" and not self.declined:
            self.course.read_on()

    def is_taught(self) -> bool:
        """A lesson says itself when a part of the turn ends."""
        return self.course.on

    def play_action(self, action: Action) -> bool:
        """Plays an action, if it is its turn in the lesson."""
        return self.comes_later(action) or super().play_action(action)

    def comes_later(self, action: Action) -> bool:
        """Declines what the lesson comes to later; of an answer to be looked at first it tells the odds."""
        if self.course.looks_at(action):
            self.write(*self.session.odds(action))
            return True
        self.declined = self.course.declines(action)
        if self.declined:
            self.write(self.course.later)
        return self.declined


def run_lesson(session: Session, course: Course, taste: Taste | None = None) -> bool:
    """Teaches on standard input and output; tells whether another game is wanted."""
    table = GuidedTable(session, course, sys.stdin, sys.stdout, taste)
    table.run()
    return table.another_wanted
