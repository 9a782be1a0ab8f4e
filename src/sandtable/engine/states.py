"""The state of a game: a handful of typed columns and ints, cheap to copy, equal after a JSON round trip.

A game's state is a subclass that declares its fields. Fields in ``DERIVED`` are worked out from the others
(occupation, stacking) and are neither written down nor compared.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable
from typing import Any, ClassVar, Self

import msgspec

from sandtable.engine.chance import Chance

#: One step of the stack: its name and a few ints. See flow.py.
Frame = tuple[Any, ...]

_ORDERED = msgspec.json.Encoder(order="deterministic")


class State:
    """What changes in a game. Subclasses list their fields in ``FIELDS`` (and ``__slots__``) by kind."""

    #: name -> kind: "int" (also used for sets), "array" (array('h')), "list" (list of ints)
    FIELDS: ClassVar[dict[str, str]] = {}
    #: how a field is written down in a position (positions.py): name -> form. "flag" is a set of pieces, "number"
    #: an int, "cards" a set of cards, "piece>space" a column of spaces by piece, "list>piece" a list of pieces …
    FORM: ClassVar[dict[str, str]] = {}
    #: fields worked out from the others: name -> kind
    DERIVED: ClassVar[dict[str, str]] = {}

    __slots__ = ("chance", "pending", "stack")

    chance: Chance
    stack: list[Frame]
    #: The decision that has already been worked out for this very position, if any; never written down.
    pending: Any

    _copied: ClassVar[Callable[[Any], Any]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        lines = ["def copy(old):", "    new = make(cls)"]
        for name, kind in {**cls.FIELDS, **cls.DERIVED}.items():
            lines.append(f"    new.{name} = old.{name}{'' if kind == 'int' else '[:]'}")
        lines += [
            "    new.stack = old.stack[:]",
            "    new.chance = old.chance.copy()",
            "    new.pending = old.pending",
            "    return new",
        ]
        space: dict[str, Any] = {"cls": cls, "make": object.__new__}
        exec("\n".join(lines), space)  # as dataclasses do: a copy in straight lines, four times as quick as a loop
        cls._copied = space["copy"]

    def copy(self) -> Self:
        """An equal state that can be changed without changing this one."""
        copied: Self = self._copied()
        return copied

    def plain(self) -> dict[str, Any]:
        """The state as JSON-ready data, without its chance."""
        data: dict[str, Any] = {"stack": [list(frame) for frame in self.stack]}
        for name, kind in self.FIELDS.items():
            value = getattr(self, name)
            data[name] = hex(value) if kind == "int" and value >= 1 << 53 else value if kind == "int" else list(value)
        return data

    @classmethod
    def from_plain(cls, data: dict[str, Any], chance: Chance) -> Self:
        """A state from what :meth:`plain` gave. Derived fields are left to the game."""
        state = cls.__new__(cls)
        state.stack = [tuple(frame) for frame in data["stack"]]
        for name, kind in cls.FIELDS.items():
            value = data[name]
            if kind == "int":
                value = int(value, 16) if isinstance(value, str) else value
            elif kind == "array":
                value = array("h", value)
            else:
                value = list(value)
            setattr(state, name, value)
        state.chance = chance
        state.pending = None
        return state

    def digest(self) -> str:
        """A fingerprint of everything that is true in this position, chance left out."""
        parts: list[bytes] = [repr(self.stack).encode()]
        for name, kind in self.FIELDS.items():
            value = getattr(self, name)
            parts.append(value.tobytes() if kind == "array" else repr(value).encode())
        return hashlib.blake2b(b"|".join(parts), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS) and self.stack == other.stack

    __hash__ = None  # type: ignore[assignment]
