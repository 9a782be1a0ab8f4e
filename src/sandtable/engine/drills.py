"""A drill ground for rule tests: a table with a small position on it, the dice to come written down.

A game's drill is a subclass with shorthands of its own and a function that sets the position up::

    with war({U1: "2010", C1: "2011"}, phase="combat", dice=[6, 9]) as drill:
        drill.do("attack", at="2011")
        assert drill.refused("join", unit=C1) == "4.1-b"
        assert drill[U1].reduced

Leaving the ``with`` demands that every scripted result was used.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Generic, Self, TypeVar

import msgspec

from sandtable.engine.contract import Action, Decision, Event
from sandtable.engine.fields import Kind
from sandtable.engine.flow import SteppedGame
from sandtable.engine.spaces import has
from sandtable.engine.states import State
from sandtable.engine.table import Refused, Table

G = TypeVar("G", bound=SteppedGame[Any])
S = TypeVar("S", bound=State)


class Piece:
    """A piece on the drill ground, as it is now: each field of the state that tells something of it, by name."""

    def __init__(self, drill: Drill[Any, Any], number: int) -> None:
        self._drill, self._number = drill, number

    def __getattr__(self, name: str) -> Any:
        state = self._drill.state
        field = state.FIELDS[name]
        value = getattr(state, name)
        if not field.index:
            return has(value, self._number)
        return self._drill.told_as(field.kind, value[self._number])


class Drill(Generic[G, S]):
    """A table with a drill on it."""

    def __init__(self, game: G, table: Table) -> None:
        self.game, self.table = game, table
        self.events: list[Event] = []

    # Looking

    @property
    def state(self) -> S:
        """The position now."""
        state: Any = self.table.state
        now: S = state
        return now

    def __getitem__(self, name: str) -> Piece:
        return Piece(self, self.game.notation()["piece"].number(name, "drill"))

    def told_as(self, kind: Kind, value: int) -> Any:
        """A number as a position writes it."""
        return value if kind.what == "number" else self.game.notation()[kind.what].name(value)

    @property
    def decision(self) -> Decision:
        """What is being decided."""
        decision = self.table.decision
        assert decision is not None, "it is over"
        return decision

    @property
    def seat(self) -> str | None:
        """Whose decision it is."""
        decision = self.table.decision
        return self.game.seats[decision.seat] if decision else None

    @property
    def step(self) -> str | None:
        """What is being asked."""
        decision = self.table.decision
        return decision.step if decision else None

    def legal(self, do: str | None = None) -> list[Action]:
        """The listed actions, all or of one kind."""
        decision = self.table.decision
        actions = decision.actions if decision else ()
        return [action for action in actions if do is None or type(action).__struct_config__.tag == do]

    def plain(self, do: str | None = None) -> list[dict[str, Any]]:
        """The same as plain data."""
        return [msgspec.to_builtins(action) for action in self.legal(do)]

    def listed(self, do: str, *keys: str) -> set[Any]:
        """What the listed actions of a kind have in a field, or in the first of several that they have."""
        return {next((row[key] for key in keys or ("unit",) if row.get(key)), "") for row in self.plain(do)}

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind so far."""
        return [event.facts for event in self.events if event.kind == kind]

    def rules(self, kind: str) -> list[str | None]:
        """The rules by which all events of a kind happened."""
        return [event.rule for event in self.events if event.kind == kind]

    # Acting

    def written(self, action: dict[str, Any]) -> dict[str, Any]:
        """An action as it is sent; a drill may let its tests write it shorter."""
        return action

    def do(self, do: str, **facts: Any) -> list[Event]:
        """Plays an action for the seat that is to decide."""
        events = self.table.act(self.decision.seat, self.written({"do": do, **facts}))
        self.events += events
        return events

    def refused(self, do: str, **facts: Any) -> str:
        """The rule that forbids an action; fails if it is allowed, or if a refusal changed anything."""
        before = self.state.digest()
        try:
            self.table.act(self.decision.seat, self.written({"do": do, **facts}))
        except Refused as error:
            assert self.state.digest() == before, "a refusal has changed something"
            return error.refusal.rule
        raise AssertionError(f"{do} {facts} was allowed")

    def take_back(self) -> None:
        """Takes the last action back."""
        self.table.undo(self.table.turned[-1].seat)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            assert not self.state.chance.unused(), f"not used up: {self.state.chance.unused()}"
