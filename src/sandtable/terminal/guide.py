"""The guide on the full-screen table: one lesson a step, above the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from sandtable.terminal import palette
from sandtable.terminal.answers import Answer
from sandtable.terminal.course import BY_HAND, Course

#: the keys of what a step asks for, and the names of those keys at the foot of the screen
DEEDS = {
    "odds": ("o", "odds"),
    "why": ("w", "why"),
    "undo": ("u", "undo"),
    "log": ("l", "log"),
    "units": ("s", "units"),
    "rules": ("r", "rule"),
    "overlay": ("O", "overlay"),
}
#: parts of the table that a step speaks of: where they are on the screen, and where more of them can be read
PARTS = {
    "question": "#question",
    "odds": "#answers",
    "log": "#log",
    "tracks": "#status",
    "phases": "#status",
    "cards": "#status",
}
#: shown on a page of their own
ON_A_PAGE = ("tracks", "phases", "cards")


class Guide(Static):
    """Says one thing at a time, and what ends the step."""

    def __init__(self, course: Course | None) -> None:
        super().__init__(id="guide", markup=False)
        self.course = course
        #: the step whose actions are being told, one by one
        self.watched: Text | None = None

    @property
    def on(self) -> bool:
        """Whether a lesson is under way."""
        return self.course is not None and self.course.on

    @property
    def reading(self) -> bool:
        """Whether the step wants nothing but to be read."""
        return (
            self.course is not None
            and self.course.on
            and self.course.step.until != "answer"
            and not self.course.step.deed
        )

    def teach(self) -> None:
        """Shows the step; nothing once the lesson is over."""
        self.display = self.on
        self.update(self.text())

    def keep_words(self) -> None:
        """The words of the step stand as long as what it plays is told; the keys are those by which that is read."""
        if self.course and self.course.on:
            self.watched = self.text()
            self.watched.right_crop(len(self.watched.plain.splitlines()[-1]))
            self.watched.append(f"▸ {self.course.session.say('screen-story-keys')}", style="bold")

    def seen(self) -> None:
        """What the step played has been told."""
        self.watched = None

    def text(self) -> Text:
        """The words of the step, the spaces they are about, and what to do."""
        text = Text()
        if self.course is None or not self.course.on:
            return text
        if self.watched:
            return self.watched
        text.append(f"{self.course.heading}\n", style="bold")
        for line in self.course.words:
            text.append(f"{line}\n")
        if self.course.step.deed in BY_HAND:
            text.append(f"{self.course.session.say(f'guide-keys-{self.course.step.deed}')}\n")
        if self.course.step.spaces:
            spaces = [self.course.session.place(space) for space in self.course.step.spaces]
            text.append(f"{self.course.session.say('guide-plain-spaces', spaces=spaces)}\n", style="italic")
        if farewell := self.course.farewell:
            text.append(f"{' '.join(farewell)}\n", style="bold #f2d544")
        text.append(f"▸ {self.to_do(self.course)}", style="bold")
        return text

    @staticmethod
    def to_do(course: Course) -> str:
        """What ends the step, by its key, and how to leave the lesson."""
        say, step = course.session.say, course.step
        parts = []
        if step.until == "answer":
            parts.append(say("guide-answer"))
        elif step.deed in DEEDS:
            key, name = DEEDS[step.deed]
            parts.append(say("guide-screen-key", key=key, name=say(f"screen-key-{name}")))
        if step.part in ON_A_PAGE:
            parts.append(say("guide-screen-key", key="t", name=say("screen-key-status")))
        if step.until != "answer":
            name = "guide-watch" if step.until == "watch" else "guide-finish" if course.last else "guide-next"
            parts.append(say("guide-screen-key", key="n", name=say(name)))
        if course.last:
            parts.append(say("guide-screen-key", key="N", name=say("guide-menu")))
        return " · ".join([*parts, say("guide-screen-key", key="x", name=say("guide-leave"))])

    @staticmethod
    def reminder(course: Course, awaited: Sequence[Answer]) -> str:
        """What a step waits for, to somebody who passes it."""
        say, step = course.session.say, course.step
        if step.until == "answer":
            return say("guide-waits-answer", answer=awaited[0].label)
        key, name = DEEDS[step.deed]
        return say("guide-waits-key", key=key, name=say(f"screen-key-{name}"))

    def rows(self, width: int) -> int:
        """How many lines it takes on a screen of this width, its border included."""
        return len(self.text().wrap(self.app.console, width - 2)) + 1 if self.on else 0

    def spaces(self) -> set[str]:
        """The spaces of the board that the words are about."""
        return set(self.course.step.spaces) if self.course and self.course.on else set()

    def part(self) -> str:
        """Which part of the screen the words are about."""
        return PARTS.get(self.course.step.part, "") if self.course and self.course.on else ""


#: how the answer that a lesson waits for is written
FRAMED = f"bold #000000 on {palette.POINTED}"
