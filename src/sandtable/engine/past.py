"""Every position that a table has been in, though few are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, overload

from sandtable.engine.contract import Action, Concede, Game
from sandtable.engine.states import State

#: of so many positions one is kept, packed
APART = 32
#: and the last few as they are: what is taken back or told of comes from there as a rule
RECENT = 3


class Done(Protocol):
    """An action that was carried out."""

    @property
    def action(self) -> Action:
        """What was done."""


class Past(Sequence[State]):
    """Every position of a table: the first, the one after each standing action, and the one now.

    Few are kept. One in between is found by playing on from the kept one before it, with the same dice; whoever looks
    at one after another has each played once.
    """

    def __init__(self, game: Game, first: State, done: Sequence[Done]) -> None:
        self._game, self._done = game, done
        self._kept = [first.packed()]
        self._many = 1
        self._recent = [first]
        self._number, self._found = 0, first.copy()

    @property
    def now(self) -> State:
        """The position now."""
        return self._recent[-1]

    def __len__(self) -> int:
        return self._many

    @overload
    def __getitem__(self, at: int) -> State: ...

    @overload
    def __getitem__(self, at: slice) -> list[State]: ...

    def __getitem__(self, at: int | slice) -> State | list[State]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(self._many))]
        number = at + self._many if at < 0 else at
        if not 0 <= number < self._many:
            raise IndexError(at)
        if number >= self._many - len(self._recent):
            return self._recent[number - self._many]
        if not number - APART < self._number <= number:
            kept = number // APART
            self._number, self._found = kept * APART, type(self.now).unpacked(self._kept[kept], self._game.steps)
        while self._number < number:
            self._found = self._after(self._found, self._done[self._number].action)
            self._number += 1
        return self._found

    def _after(self, before: State, action: Action) -> State:
        state: State = before.copy()
        if isinstance(action, Concede):
            self._game.apply(state, action)
        else:
            self._game.advance(state, action)
        return state

    def kept(self) -> tuple[list[bytes], bytes]:
        """What is needed to have all of it again: the packed positions, and the one now."""
        return self._kept[:], self.now.packed()

    def keep(self, kept: list[bytes], now: bytes, many: int) -> None:
        """Holds what :meth:`kept` has told instead; so many positions in all."""
        self._kept, self._many = kept[:], many
        self._recent = [type(self.now).unpacked(now, self._game.steps)]
        self._number, self._found = self._many - 1, self.now

    def append(self, state: State) -> None:
        """The position after one more action."""
        if self._many % APART == 0:
            self._kept.append(state.packed())
        self._many += 1
        self._recent.append(state)
        del self._recent[:-RECENT]

    def drop(self, count: int) -> None:
        """So many actions are taken back."""
        if count < len(self._recent):
            del self._recent[len(self._recent) - count :]
        else:
            self._recent = [self[self._many - 1 - count].copy()]
        self._many -= count
        del self._kept[(self._many - 1) // APART + 1 :]
        if self._number >= self._many:
            self._number, self._found = self._many - 1, self.now
