"""A guided first game as plain lines: the words of each step, then the table's own question or a line to go on."""

from __future__ import annotations

import sys
from typing import TextIO

from sandtable.engine.contract import Action
from sandtable.engine.lessons import Lesson, Step
from sandtable.terminal import typed
from sandtable.terminal.plain import Leave, PlainTable
from sandtable.terminal.session import Answer, Session

#: what somebody types who wants to play on without the lesson
LEAVE = "leave"
#: the commands that do what a step asks for
COMMANDS = {"odds": "odds", "why": "why", "undo": "undo", "log": "log", "units": "units", "rules": "rule"}


class LessonLeft(Exception):
    """The lesson is left; the game goes on."""


class GuidedTable(PlainTable):
    """The same table with a guide; after the lesson it is a table like any other."""

    def __init__(self, session: Session, lesson: Lesson, source: TextIO, sink: TextIO) -> None:
        super().__init__(session, source, sink)
        self.lesson = lesson
        self.number = 0
        self.declined = False

    @property
    def step(self) -> Step:
        """Where the learner is."""
        return self.lesson.step[self.number]

    def run(self) -> None:
        """Teaches, then plays on."""
        try:
            while self.number < len(self.lesson.step) and self.session.decision is not None:
                self.teach()
        except LessonLeft:
            pass
        except Leave:
            return
        self.number = len(self.lesson.step)
        super().run()

    def read(self) -> str:
        """A line of input; one word leaves the lesson."""
        line = super().read()
        if line == LEAVE and self.number < len(self.lesson.step):
            raise LessonLeft
        return line

    def teach(self) -> None:
        """One step: says it, and waits until it is read or done."""
        self.catch_up()
        place = self.session.say("guide-place", step=self.number + 1, of=len(self.lesson.step))
        words = self.session.say(f"{self.session.game.title.name}-lesson-{self.step.say}")
        self.write("", f"— {self.session.say('guide-title')}, {place} —", *words.splitlines())
        if self.step.spaces:
            self.write(self.session.say("guide-plain-spaces", spaces=self.step.spaces))
        self.declined = False
        standing = len(self.session.table.turned)
        if self.step.until == "answer":
            self.ask()
            self.write(*(self.session.say("guide-plain-answer", label=one.label) for one in self.awaited()[:1]))
        else:
            self.answers = self.session.answers()
            if self.step.deed in COMMANDS:
                self.write(self.session.say(f"plain-help-{COMMANDS[self.step.deed]}"))
            self.write(self.session.say("guide-plain-next"))
        self.obey(self.read())
        self.go_on(standing)

    def go_on(self, standing: int) -> None:
        """After a line: on if the step is done, back if its action was taken back."""
        now = len(self.session.table.turned)
        if now < standing:
            self.number = self.lesson.after_undo(self.number, now)
        elif now > standing:
            self.number += 1
        elif self.step.until != "answer" and not self.declined:
            if self.step.deed == "undo":
                self.session.undo()
            self.lesson.watch(self.session.table, self.number)
            self.number += 1

    def awaited(self) -> list[Answer]:
        """The answers that the step waits for."""
        return [answer for answer in self.answers if self.step.fits(answer.action)]

    def play(self, answer: Answer) -> None:
        """Plays one of the answers, if it is its turn in the lesson."""
        if not self.comes_later(answer.action):
            super().play(answer)

    def play_typed(self, line: str) -> bool:
        """An action in words, likewise."""
        try:
            action = typed.read(self.session.game, line)
        except typed.NotAnAction:
            return super().play_typed(line)
        return not self.comes_later(action) and super().play_typed(line)

    def comes_later(self, action: Action) -> bool:
        """Declines what the lesson comes to later."""
        self.declined = self.number < len(self.lesson.step) and not self.step.fits(action)
        if self.declined:
            self.write(self.session.say("guide-later"))
        return self.declined


def run_lesson(session: Session, lesson: Lesson) -> None:
    """Teaches on standard input and output."""
    GuidedTable(session, lesson, sys.stdin, sys.stdout).run()
