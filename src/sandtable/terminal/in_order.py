"""Keys are taken one by one, however fast they come: the next when what the last one meant is done."""

from __future__ import annotations

from collections import deque
from functools import partial

from textual import events
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.dom import DOMNode
from textual.events import Event

#: whatever has become of a key, the next is taken after so many seconds
PATIENCE = 1.0


class InOrder(App[str]):
    """A program to which somebody may type ahead.

    Every part of the screen has a queue of its own. A key that opens a line to type in is still on its way through one
    of these when the next comes; without this, that one would be a command.
    """

    def __init__(self) -> None:
        super().__init__()
        self._typed: deque[events.Key] = deque()
        #: the number of the key that is being taken, and whether one is
        self._number, self._taking = 0, False
        #: when the key that is being taken was pressed, however late it is taken
        self.pressed = 0.0

    async def on_event(self, event: Event) -> None:
        """A key waits for its turn; one that nobody wanted comes back here, and is the table's."""
        if not isinstance(event, events.Key) or event.is_forwarded:
            await super().on_event(event)
            return
        self._typed.append(event)
        if not self._taking:
            await self._take()

    async def _take(self) -> None:
        """The next key, if there is one, to whoever has the keyboard now."""
        self._taking = bool(self._typed) and bool(self.screen_stack)  # whoever leaves wants no more keys
        if not self._taking:
            return
        self._number += 1
        node: DOMNode = self.focused or self.screen
        key = self._typed.popleft()
        self.pressed = key.time
        await super().on_event(key)
        # Twice through the queue of whoever got it: what comes of the key stands behind it there.
        self._follow(deque([node, *node.ancestors_with_self]), self._number)
        self.set_timer(PATIENCE, partial(self._go_on_from, self._number))

    def _follow(self, way: deque[DOMNode], number: int) -> None:
        """Behind a key on its way up to the table."""
        while way:
            if way.popleft().call_later(self._follow, way, number):
                return
        self.call_next(self._go_on_from, number)

    async def _go_on_from(self, number: int) -> None:
        """A key is done with."""
        if self._taking and number == self._number:
            await self._take()

    def pop_screen(self) -> AwaitComplete:
        """What a page has still on its way goes with it, the key that closed it too."""
        popped = super().pop_screen()
        self.call_next(self._go_on_from, self._number)
        return popped
