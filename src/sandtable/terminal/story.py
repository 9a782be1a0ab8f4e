"""What has happened, told step by step: one's own throw, then what every other did, each with the board as it was."""

from __future__ import annotations

import re
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sandtable.engine.contract import Event
from sandtable.engine.handles import Known
from sandtable.engine.rolls import Roll
from sandtable.terminal.hung import Hung
from sandtable.terminal.session import Session

#: the ways to be told: every step waits for a key, or nothing does
STEPWISE, STRAIGHT = "step", "straight"
PACES = (STEPWISE, STRAIGHT)
#: whoever does not want to be asked at the end of a part of the turn
UNASKED = "unasked"
#: more pieces than this take part in no fight
MANY = 12
#: all keys are named on a screen so many times as wide
ROOMY = 3
#: what the eye looks for among what happened, and what it passes over
FIGURES = r"(?<![\w.-])\d+(?!\w|[.-]\w)"
RULE = r"\[[\w.-]+\]"


class Step(msgspec.Struct, frozen=True):
    """One action that was played: its number, whose it was, what came of it in words, and where."""

    number: int
    seat: int
    lines: list[str]
    spaces: frozenset[str]


def step_of(session: Session, number: int) -> Step | None:
    """What is worth a look of an action: all that others did, and of one's own what dice decided."""
    seat = session.table.turned[number].seat
    events = session.table.events_for(session.viewer, number)[0]
    thrown = any(isinstance(fact, Roll) for event in events for fact in event.facts.values())
    lines = [line for line in session.teller.turned(events) if re.sub(RULE, "", line).strip()]
    if not lines or (seat not in session.bots and not thrown):
        return None
    known = Known.of(session.game)
    touched = [known.among(_facts(event)) for event in events]
    where = {piece.id: piece.space for piece in session.scene_after(number).pieces}
    spaces = {space for _, spaces in touched for space in spaces}
    pieces = {where[piece] for pieces, _ in touched for piece in pieces if piece in where and len(pieces) <= MANY}
    return Step(number, seat, lines, frozenset(spaces | pieces))


def thrown(session: Session) -> str:
    """What dice decided in the last action of whoever looks; '' where they decided nothing."""
    if not session.table.turned:
        return ""
    events = session.table.events_for(session.viewer, session.answered())[0]
    decided = [event for event in events if any(isinstance(fact, Roll) for fact in event.facts.values())]
    return next(iter(session.teller.turned(decided[:1])), "")


def _facts(event: Event) -> dict[str, Any]:
    """What an event tells beside its throws."""
    return {key: fact for key, fact in event.facts.items() if not isinstance(fact, Roll)}


def happened(line: str) -> Text:
    """A line of what happened, its figures in bold, the rules fainter, and the reasons of a total, too."""
    told = Text(line, style="dim" if line.startswith(" ") else "")
    told.highlight_regex(FIGURES, "bold")
    told.highlight_regex(RULE, "dim")
    return told


class Story(VerticalScroll, can_focus=False):
    """The step that is being told, and those that wait."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="story")
        self.session = session
        self.told = Static(markup=False)
        self.waiting: deque[Step] = deque()
        self.step: Step | None = None

    def compose(self) -> ComposeResult:
        yield self.told

    def add(self, number: int) -> None:
        """An action was played."""
        if step := step_of(self.session, number):
            self.waiting.append(step)

    def turn(self) -> bool:
        """The next step; False where none waits."""
        self.step = self.waiting.popleft() if self.waiting else None
        self.session.watched = self.step.number if self.step else None
        self.display = self.step is not None
        if self.step:
            self.told.update(self.text(self.step))
            self.scroll_home(animate=False)
            more = [self.session.say("screen-story-more", count=len(self.waiting))] if self.waiting else []
            self.border_title = " · ".join([self.session.teller.seat(self.step.seat), *more])
            keys, pace = self.session.say("screen-story-keys"), self.session.say("screen-story-pace")
            every = f"{keys} · {pace}"
            self.border_subtitle = every if len(every) * ROOMY <= self.app.size.width else keys
        return self.step is not None

    def let_go(self) -> None:
        """Nothing is told any more."""
        self.waiting.clear()
        self.turn()

    def read_on(self) -> bool:
        """The rest of a step that is longer than its place; False where all of it has been in sight."""
        if self.step is None or self.scroll_offset.y >= self.max_scroll_y:
            return False
        self.scroll_page_down(animate=False)
        return True

    def text(self, step: Step) -> Hung:
        """What happened."""
        return Hung(Text("\n").join(map(happened, step.lines)), 2)


class Taste:
    """What whoever plays here prefers, from one game to the next."""

    def __init__(self, path: Path | None = None, pace: str = STRAIGHT) -> None:
        self.path, self.pace = path, pace
        #: whether to ask before a part of the turn ends though units could still act
        self.asks = True
        if path is not None:
            kept = path.read_text(encoding="utf-8").split() if path.is_file() else []
            self.pace = next((word for word in kept if word in PACES), STEPWISE)
            self.asks = UNASKED not in kept

    def next_pace(self) -> str:
        """The other way to be told, kept for the next game."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.keep()
        return self.pace

    def ask_no_more(self) -> None:
        """A part of the turn ends without a question from now on."""
        self.asks = False
        self.keep()

    def keep(self) -> None:
        """Keeps all of it for the next game; a disk that cannot keep it does no harm."""
        if self.path is None:
            return
        words = [self.pace, *([] if self.asks else [UNASKED])]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{' '.join(words)}\n", encoding="utf-8")
        except OSError:
            pass
