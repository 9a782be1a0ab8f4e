"""What has happened, told step by step: one's own throw, then what every other did, each with the board as it was."""

from __future__ import annotations

from collections import deque
from math import inf
from time import monotonic

import msgspec
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sandtable.terminal.hung import Hung
from sandtable.terminal.runs import follows_up, goes_along, together
from sandtable.terminal.session import Session
from sandtable.terminal.steps import RULE, Step, steps_of

#: all keys are named on a screen so many times as wide
ROOMY = 3
#: for so many seconds a quiet move waits for others that are told with it
PATIENCE = 1.0
#: what the eye looks for among what happened, and what it passes over
FIGURES = r"(?<![\w.-])\d+(?!\w|[.-]\w)"


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
        #: quiet moves that are told at once, as long as more may come, and since when the first waits
        self.run: list[Step] = []
        self.run_since = inf
        self.step: Step | None = None
        #: what actions came to of which there is nothing to see: it stands before the next step, and waits for no key
        self.before: list[str] = []
        #: since when that which stands there has been on the screen
        self.drawn = inf

    def compose(self) -> ComposeResult:
        yield self.told

    def add(self, number: int) -> None:
        """An action was played; a quiet move waits for what comes next, with which it may be told."""
        for step in steps_of(self.session, number):
            if step.still:
                self.before += step.lines
                continue
            whole = [*self.before, *step.whole] if step.whole else []
            told = msgspec.structs.replace(step, lines=[*self.before, *step.lines], whole=whole)
            self.before = []
            if not goes_along(self.run, told):
                self.end_run(told)
            if told.quiet:
                self.run_since = self.run_since if self.run else monotonic()
                self.run.append(told)
            else:
                self.waiting.append(told)

    def end_run(self, then: Step | None = None) -> None:
        """No more quiet moves are told with those that wait: whose last one has consequences stands by himself."""
        run, self.run = self.run, []
        alone = [run.pop()] if run and then and follows_up(run[-1], then) else []
        self.waiting.extend([*([together(run)] if run else []), *alone])

    def turn(self) -> bool:
        """The next step; False where none waits."""
        if not self.waiting and self.run and monotonic() - self.run_since > PATIENCE:
            self.end_run()
        self.step = self.waiting.popleft() if self.waiting else None
        self.session.watched = self.step.number if self.step else None
        self.session.amid = self.step.amid if self.step else None
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
        self.run, self.before = [], []
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

    def tell_all(self) -> None:
        """Every reason of every sum of the step."""
        if self.step and self.step.whole:
            self.told.update(Hung(Text("\n").join(map(happened, self.step.whole)), 2))

    def text(self, step: Step) -> Hung:
        """What happened: what dice came to stands out; whether there is more to read of its sums."""
        lines = [happened(line) for line in step.lines]
        for line in lines:
            if line.plain in step.results:
                line.stylize("bold")
        more = [Text(self.session.say("screen-story-sums"), style="dim")] if step.whole else []
        return Hung(Text("\n").join([*lines, *more]), 2)
