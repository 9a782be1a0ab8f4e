"""What has happened, told step by step: one's own throw, then what every other did, each with the board as it was."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sandtable.engine.contract import Event
from sandtable.engine.handles import touched
from sandtable.engine.rolls import Roll, is_thrown
from sandtable.engine.scene import Scene
from sandtable.terminal.hung import Hung
from sandtable.terminal.outcome import befell
from sandtable.terminal.palette import ACTED
from sandtable.terminal.session import Session

#: more pieces than this take part in no fight
MANY = 12
#: all keys are named on a screen so many times as wide
ROOMY = 3
#: what happens with a new turn
TURN = "turn"
#: what the eye looks for among what happened, and what it passes over
FIGURES = r"(?<![\w.-])\d+(?!\w|[.-]\w)"
RULE = r"\[[\w.-]+\]"


class Step(msgspec.Struct, frozen=True):
    """One action that was played: its number, whose it was, what came of it in words, and where."""

    number: int
    seat: int
    lines: list[str]
    spaces: frozenset[str]
    #: whether there is nothing to see of it: nobody moved or was hurt, nothing was thrown, no track stands elsewhere
    still: bool = False
    #: what it is headed by, where that is not who did it
    heading: str = ""


def steps_of(session: Session, number: int) -> list[Step]:
    """The same in its parts: with a new turn begins a step of its own, headed by the turn."""
    step = step_of(session, number)
    events = session.table.events_of(session.viewer, number)
    turns = [place for place, event in enumerate(events) if event.kind == TURN]
    if step is None or not turns:
        return [step] if step else []
    before, after = lines_of(session, events[: turns[0]]), lines_of(session, events[turns[0] + 1 :])
    heading = without_rule(session.teller.event(events[turns[0]]))
    parts = [msgspec.structs.replace(step, lines=before)] if before else []
    return [*parts, msgspec.structs.replace(step, lines=after or [heading], spaces=frozenset(), heading=heading)]


def lines_of(session: Session, events: Sequence[Event]) -> list[str]:
    """What happened in words; what befalls many at once is a column."""
    lines = [line for event in events for line in (session.teller.column(event) or session.teller.happened(event))]
    return [line for line in lines if without_rule(line)]


def without_rule(line: str) -> str:
    """What a line says without the rule by which it happened."""
    return re.sub(RULE, "", line).strip()


def step_of(session: Session, number: int) -> Step | None:
    """What is worth a look of an action: all that others did, and of one's own what dice or the rules made of it."""
    seat = session.table.turned[number].seat
    events = session.table.events_of(session.viewer, number)
    thrown = any(is_thrown(event.facts) for event in events)
    lines = lines_of(session, events)
    named = [session.known.among(_facts(event)) for event in events]
    if not lines or (seat not in session.bots and not thrown and not is_more(session, number, events)):
        return None
    where = {piece.id: piece.space for piece in session.scene_after(number).pieces}
    spaces = {space for _, spaces in named for space in spaces}
    pieces = {where[piece] for pieces, _ in named for piece in pieces if piece in where and len(pieces) <= MANY}
    return Step(number, seat, lines, frozenset(spaces | pieces), not thrown and is_still(session, number))


def is_more(session: Session, number: int, events: Sequence[Event]) -> bool:
    """Whether more came of an action than was chosen: others were turned over, moved or hurt, or a turn has ended.

    What is chosen is told first.
    """
    chosen = {*touched(session.table.turned[number].action).pieces}
    for event in events:
        if event.kind == events[0].kind:
            chosen.update(session.known.among(_facts(event))[0])
    return len(events) > 1 and befell(session.scene_after(number - 1), session.scene_after(number), chosen)


def is_still(session: Session, number: int) -> bool:
    """Whether the table lies after an action as it lay before, but for who has acted."""

    def lies(scene: Scene) -> tuple[object, ...]:
        pieces = [
            (piece.id, piece.space, piece.name, piece.steps, piece.hidden, {*piece.markers} - {*ACTED})
            for piece in scene.pieces
        ]
        return pieces, scene.tracks, scene.control

    return lies(session.scene_after(number - 1)) == lies(session.scene_after(number))


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
        #: what actions came to of which there is nothing to see: it stands before the next step, and waits for no key
        self.before: list[str] = []
        #: since when that which stands there has been on the screen
        self.drawn = inf

    def compose(self) -> ComposeResult:
        yield self.told

    def add(self, number: int) -> None:
        """An action was played."""
        for step in steps_of(self.session, number):
            if step.still:
                self.before += step.lines
            else:
                self.waiting.append(msgspec.structs.replace(step, lines=[*self.before, *step.lines]))
                self.before = []

    def turn(self) -> bool:
        """The next step; False where none waits."""
        self.step = self.waiting.popleft() if self.waiting else None
        self.session.watched = self.step.number if self.step else None
        self.display = self.step is not None
        if self.step:
            self.told.update(self.text(self.step))
            self.scroll_home(animate=False)
            more = [self.session.say("screen-story-more", count=len(self.waiting))] if self.waiting else []
            self.border_title = " · ".join([self.step.heading or self.session.teller.seat(self.step.seat), *more])
            keys, pace = self.session.say("screen-story-keys"), self.session.say("screen-story-pace")
            every = f"{keys} · {pace}"
            self.border_subtitle = every if len(every) * ROOMY <= self.app.size.width else keys
            self.draw_first()
        return self.step is not None

    def let_go(self) -> None:
        """Nothing is told any more."""
        self.waiting.clear()
        self.before = []
        self.turn()

    def read_on(self) -> bool:
        """The rest of a step that is longer than its place; False where all of it has been in sight."""
        if self.step is None or self.scroll_offset.y >= self.max_scroll_y:
            return False
        self.scroll_page_down(animate=False)
        self.draw_first()
        return True

    def draw_first(self) -> None:
        """What stands there now is not on the screen yet: a key pressed before it is was not meant for it."""
        self.drawn = inf
        self.call_after_refresh(self.is_drawn)

    def is_drawn(self) -> None:
        """It has been painted."""
        self.drawn = monotonic()

    def text(self, step: Step) -> Hung:
        """What happened."""
        return Hung(Text("\n").join(map(happened, step.lines)), 2)
