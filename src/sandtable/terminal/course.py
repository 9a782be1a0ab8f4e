"""A guided first game under way: where the learner is, what the step waits for, and going on.

The number of the step is kept in a file beside the save, so that a lesson is taken up where it was left. It follows
what was played: should the two differ because the program was killed between them, the save is right.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from sandtable.engine.contract import Action, Concede
from sandtable.engine.handles import touched
from sandtable.engine.lessons import Lesson, LessonError, Step
from sandtable.games import shelf
from sandtable.terminal import typed
from sandtable.terminal.answers import Answer
from sandtable.terminal.overlays import kinds
from sandtable.terminal.session import Session
from sandtable.terminal.start import bookmark, numbers

#: deeds whose last line tells how they are done by mouse
BY_HAND = ("odds", "why", "overlay", "log", "units", "rules")


class Course:
    """A lesson at a table."""

    def __init__(self, session: Session, lesson: Lesson, number: int = 0) -> None:
        self.session, self.lesson = session, lesson
        #: whether somebody who wanted to pass the step has been told what it waits for
        self.reminded = False
        self.turn_to(number)

    @classmethod
    def resumed(cls, session: Session) -> Course | None:
        """The lesson that is under way in a saved game, if there is one."""
        save, lesson = session.table.journal.path, shelf.lesson(session.game.title.name)
        if save is None or lesson is None:
            return None
        try:
            kept = int(bookmark(save).read_text(encoding="ascii"))
        except (OSError, ValueError):
            return None
        number = following(lesson, kept, len(session.table.turned))
        return None if number is None else cls(session, lesson, number)

    # Where the learner is

    @property
    def on(self) -> bool:
        """Whether the lesson is not over and has not been left."""
        return self.number < len(self.lesson.step)

    @property
    def step(self) -> Step:
        """What is being taught."""
        return self.lesson.step[self.number]

    @property
    def heading(self) -> str:
        """Which step of how many."""
        place = self.session.say("guide-place", step=self.number + 1, of=len(self.lesson.step))
        return f"{self.session.say('guide-title')}, {place}"

    @property
    def words(self) -> list[str]:
        """What the step says; how to do what it asks for is told by whoever knows the keys or the commands."""
        lines = self.session.say(f"{self.session.game.title.name}-lesson-{self.step.say}").splitlines()
        return lines[:-1] if self.step.deed in BY_HAND and len(lines) > 1 else lines

    @property
    def last(self) -> bool:
        """Whether the lesson ends with this step."""
        return self.number + 1 == len(self.lesson.step)

    @property
    def waits(self) -> bool:
        """Whether the step is there to be done, and not only to be read or watched."""
        return self.on and self.step.until in ("answer", "deed")

    @property
    def farewell(self) -> list[str]:
        """What has been learnt, and what to try next; only at the last step."""
        if not (self.on and self.last):
            return []
        game, scenario = numbers(self.session.game.title.name, self.lesson.scenario)
        following = self.session.say("guide-try-next", scenario=self.session.scenario, game=game, number=scenario)
        return [self.session.say("guide-learnt"), following]

    def awaited(self, answers: list[Answer]) -> list[Answer]:
        """The answers that the step is about: to be given, or to be looked at first."""
        if not self.on:
            return []
        if self.step.deed == "odds":
            return [answer for answer in answers if _has(answer.action, self.step.of)]
        return [answer for answer in answers if self.step.fits(answer.action)]

    @property
    def in_question(self) -> str:
        """What the step is about, as somebody asks about it: unit and place, or the action as it is typed."""
        if not self.step.of:
            return ""
        action = self.session.game.read_action(self.step.of)
        return self.session.example(action) if touched(action).unit else typed.written(action)

    def declines(self, action: Action) -> bool:
        """Whether the lesson comes to this later; giving up is always allowed."""
        return self.on and not isinstance(action, Concede) and not self.step.fits(action)

    def looks_at(self, action: Action) -> bool:
        """Whether the odds of this answer are to be looked at: who gives it asks for them."""
        return self.on and self.step.deed == "odds" and _has(action, self.step.of)

    def sees(self, overlay: str) -> bool:
        """Whether what lies over the board now is what the step speaks of: the one that it says, or any."""
        if not self.on or self.step.deed != "overlay":
            return False
        return overlay == self.step.say or self.step.say not in kinds(self.session.scene)

    @property
    def later(self) -> str:
        """That something comes later, and what comes first where that is one answer."""
        first = self.awaited(self.session.answers())
        if len(first) != 1:
            return self.session.say("guide-later")
        return self.session.say("guide-later-first", answer=first[0].label)

    # Going on

    def read_on(self) -> None:
        """The words have been read: what the step plays is played, what it wants undone is undone, and on."""
        if self.step.deed == "undo":
            self.session.undo()
        try:
            self.lesson.watch(self.session.table, self.number)
        except LessonError:  # the rules have changed since this lesson was begun: the game goes on without it
            self.leave()
            return
        self.turn_to(self.number + 1)

    def acted(self, standing: int) -> None:
        """After something was done at a table with so many actions: on after an answer, back after an undo."""
        now = len(self.session.table.turned)
        if self.on and now < standing:
            self.turn_to(self.lesson.after_undo(self.number, now))
        elif self.on and now > standing:
            self.turn_to(self.number + 1)

    def leave(self) -> None:
        """The game goes on without the lesson."""
        self.turn_to(len(self.lesson.step))

    def turn_to(self, number: int) -> None:
        """Another step, and a mark in the book; none where the lesson or the game is over."""
        self.reminded = False
        self.number = number if self.session.decision is not None else len(self.lesson.step)
        if (save := self.session.table.journal.path) is None:
            return
        with suppress(OSError):  # a step that cannot be kept is read twice; the game itself is saved
            if self.on:
                bookmark(save).write_text(f"{self.number}\n", encoding="ascii")
            else:
                bookmark(save).unlink(missing_ok=True)


def following(lesson: Lesson, number: int, standing: int) -> int | None:
    """The step that follows from the one that was kept and from so many actions; None if they are of no one lesson."""
    if not 0 <= number < len(lesson.step):
        return None
    begins, ends = lesson.standing[number], lesson.standing[number + 1]
    if standing == begins or begins < standing < ends:  # a part of what it plays may have been played
        return number
    if standing == ends:
        return number + 1 if number + 1 < len(lesson.step) else None
    return lesson.after_undo(number, standing) if standing < begins else None


def _has(action: Action, wanted: dict[str, object]) -> bool:
    plain = msgspec.to_builtins(action)
    return all(plain.get(name) == value for name, value in wanted.items())
