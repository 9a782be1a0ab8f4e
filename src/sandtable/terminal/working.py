"""The sign that something is being worked out: it turns at the top of the screen, and says how long that has taken."""

from __future__ import annotations

from time import monotonic

from textual.message import Message
from textual.widgets import Static

#: the sign as it turns, and how long each of it is seen
SIGNS, TURNS = "◐◓◑◒", 0.25
#: what is worked out in so many seconds needs no sign
SOON = 0.4


class Working(Static):
    """One character: nothing while nobody works."""

    class Turned(Message):
        """The sign has turned, or is gone."""

    def __init__(self) -> None:
        super().__init__(id="working", markup=False)
        #: since when something is being worked out; None where nothing is
        self.since: float | None = None
        self.sign = ""

    def on_mount(self) -> None:
        """Looks now and then whether somebody works."""
        self.set_interval(TURNS, self.look)

    def look(self) -> None:
        """Turns the sign, or takes it away."""
        busy = any(not worker.is_finished for worker in self.app.workers)
        self.since = (self.since or monotonic()) if busy else None
        spent = monotonic() - self.since if self.since else 0.0
        sign = SIGNS[int(spent / TURNS) % len(SIGNS)] if spent >= SOON else ""
        if sign != self.sign:
            self.sign = sign
            self.update(sign)
            self.post_message(self.Turned())

    @property
    def told(self) -> str:
        """The sign, and for how many seconds already; '' while there is none."""
        return f"{self.sign} {monotonic() - self.since:.0f} s" if self.sign and self.since else ""
