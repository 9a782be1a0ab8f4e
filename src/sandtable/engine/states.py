"""The state of a game: a handful of typed columns and ints, cheap to copy, equal after a JSON round trip.

A game's state is a subclass that declares its fields, a line each; everything else follows from that line: the slot,
the way it is copied, compared and written down, what it holds before anything has happened::

    class GuerraState(State):
        turn: Number
        hex: Annotated[Column, By("piece", "space"), Zero(DEAD)]  #: unit -> space
        reduced: PieceSet  #: units that carry a loss (5.1-a)
        order: Annotated[list[int], RowOf("piece")]
        conceded: Annotated[Seat, Zero(NOBODY)]
        at: Annotated[list[int], DERIVED]  #: space -> units in it

Fields marked ``DERIVED`` are worked out from the others (occupation, stacking) and are neither written down nor
compared.
"""

from __future__ import annotations

import hashlib
import inspect
from array import array
from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, get_origin

from sandtable.engine.chance import Chance
from sandtable.engine.fields import Field, field
from sandtable.engine.packing import packed, unpacked

if TYPE_CHECKING:
    from sandtable.engine.contract import Decision
    from sandtable.engine.flow import Step
    from sandtable.engine.positions import Notation


class _Declared(type):
    """Gives a state a slot for every field it declares."""

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        hints: Mapping[str, Any] = space.get("__annotations__", {})
        space["__slots__"] = tuple(key for key, hint in hints.items() if "ClassVar" not in str(hint))
        return super().__new__(cls, name, bases, space)


class State(metaclass=_Declared):
    """What changes in a game."""

    #: the fields that make the position, in the order of their declaration
    FIELDS: ClassVar[dict[str, Field]] = {}
    #: those worked out from them
    DERIVED: ClassVar[dict[str, Field]] = {}

    chance: Chance
    #: the steps under way, the one that is asked or run next on top
    stack: list[Step[Any, Any]]
    #: the decision that has already been worked out for this very position, if any; never written down
    pending: Decision | None

    _copied: ClassVar[Callable[[Any], Any]]
    _keyed: ClassVar[Callable[[Any], tuple[Hashable, ...]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.declare(inspect.get_annotations(cls, eval_str=True))
        cls._copied, cls._keyed = _written_out(cls)

    @classmethod
    def declare(cls, hints: Mapping[str, Any]) -> None:
        """Takes down the fields that are declared by these annotations."""
        own = [field(name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar]
        cls.FIELDS = {**cls.FIELDS, **{one.name: one for one in own if not one.derived}}
        cls.DERIVED = {**cls.DERIVED, **{one.name: one for one in own if one.derived}}

    @classmethod
    def blank(cls, chance: Chance, notation: Notation) -> Self:
        """A state in which every field holds its zero; columns are as long as what they go by."""
        state = cls()
        for name, one in {**cls.FIELDS, **cls.DERIVED}.items():
            if one.shape is int:
                setattr(state, name, one.zero)
            elif one.shape is array:
                setattr(state, name, array("h", [one.zero] * (len(notation[one.index].names) if one.index else 0)))
            else:
                setattr(state, name, [one.zero] * len(notation[one.index].names) if one.index else [])
        state.chance, state.stack, state.pending = chance, [], None
        return state

    def copy(self) -> Self:
        """An equal state that can be changed without changing this one."""
        copied: Self = self._copied()
        return copied

    def reroll(self, key: bytes) -> Self:
        """A copy whose dice, cards and chits to come are others: those of this key."""
        copied = self.copy()
        copied.chance = Chance(key, self.chance.decision)
        return copied

    def key(self) -> Hashable:
        """Equal for two states that are equal, and quick: for dicts and sets within one process."""
        return self._keyed()

    def plain(self) -> dict[str, Any]:
        """The state as JSON-ready data, without its chance."""
        data: dict[str, Any] = {"stack": [list(step.remembered()) for step in self.stack]}
        for name, one in self.FIELDS.items():
            value = getattr(self, name)
            if one.shape is int:
                data[name] = hex(value) if value >= 1 << 53 else value
            else:
                data[name] = list(value)
        return data

    @classmethod
    def from_plain(cls, data: dict[str, Any], chance: Chance, steps: Mapping[str, type[Step[Any, Any]]]) -> Self:
        """A state from what :meth:`plain` gave. Derived fields are left to the game."""
        state = cls()
        state.stack = [steps[name](*memory) for name, *memory in data["stack"]]
        for name, one in cls.FIELDS.items():
            value = data[name]
            if one.shape is int:
                value = int(value, 16) if isinstance(value, str) else value
            elif one.shape is array:
                value = array("h", value)
            else:
                value = list(value)
            setattr(state, name, value)
        state.chance = chance
        state.pending = None
        return state

    def packed(self) -> bytes:
        """The whole state, its chance too, in few bytes: for this very code alone."""
        values = [getattr(self, name) for name in (*self.FIELDS, *self.DERIVED)]
        chance = self.chance
        stack = [step.remembered() for step in self.stack]
        kept = (values, stack, chance.key, chance.decision, chance.script, chance.exact)
        return packed(kept)

    @classmethod
    def unpacked(cls, raw: bytes, steps: Mapping[str, type[Step[Any, Any]]]) -> Self:
        """The state that :meth:`packed` has packed."""
        values, stack, key, decision, script, exact = unpacked(raw)
        state = cls()
        for name, value in zip((*cls.FIELDS, *cls.DERIVED), values, strict=True):
            setattr(state, name, value)
        state.stack = [steps[name](*memory) for name, *memory in stack]
        state.chance = Chance(key, decision, script, exact)
        state.pending = None
        return state

    def out_of_date(self, fresh: Self) -> list[str]:
        """The derived fields that are not what they are in a state where they were worked out afresh."""
        stale = [name for name in self.DERIVED if getattr(self, name) != getattr(fresh, name)]
        return [f"what was worked out about {name} is out of date" for name in stale]

    def digest(self) -> str:
        """A fingerprint of everything that is true in this position, chance left out."""
        parts: list[bytes] = [repr([step.remembered() for step in self.stack]).encode()]
        for name, one in self.FIELDS.items():
            value = getattr(self, name)
            parts.append(value.tobytes() if one.shape is array else repr(value).encode())
        return hashlib.blake2b(b"|".join(parts), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS) and self.stack == other.stack

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        names = (*self.FIELDS, *self.DERIVED, "chance", "stack", "pending")
        return _put_together, (type(self), {name: getattr(self, name) for name in names})


def _put_together(cls: type[State], values: Mapping[str, Any]) -> State:
    """A state that was taken apart to be sent elsewhere; which build runs there does not matter."""
    state = cls()
    for name, value in values.items():
        setattr(state, name, value)
    return state


def _written_out(cls: type[State]) -> tuple[Callable[[Any], Any], Callable[[Any], tuple[Hashable, ...]]]:
    """Copy and key in straight lines, as dataclasses do: four times as quick as a loop over the fields."""
    every = {**cls.FIELDS, **cls.DERIVED}
    copies = [f"    new.{name} = old.{name}{'' if one.shape is int else '[:]'}" for name, one in every.items()]
    how = {int: "old.{}", array: "old.{}.tobytes()", list: "tuple(old.{})"}
    keys = ", ".join(how[one.shape].format(name) for name, one in cls.FIELDS.items())
    lines = [
        "def copy(old):",
        "    new = cls()",
        *copies,
        "    new.stack = old.stack[:]",
        "    new.chance = old.chance.copy()",
        "    new.pending = old.pending",
        "    return new",
        "def key(old):",
        f"    return (tuple(old.stack), {keys})",
    ]
    space: dict[str, Any] = {"cls": cls}
    exec("\n".join(lines), space)
    return space["copy"], space["key"]
