"""What a step is where it is compiled: a class of its own instead of msgspec's struct, which no compiler sees into.

These members take the place of those of the same names in ``engine/flow.py``. What a compiled step remembers is written
out by ``classes.py``; a step of an installed game, which nobody compiles, is made whole when its class is made.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, get_origin

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.fields import Kind, kind_of
from sandtable.engine.flow import _forbidding, _playing


class Step:
    """The base of all steps."""

    name: ClassVar[str]
    _checks: ClassVar[dict[type[Action], Callable[..., Any]]] = {}
    _deeds: ClassVar[dict[type[Action], Callable[..., Any]]] = {}
    _memory: ClassVar[dict[str, Kind]] = {}

    def __class_getitem__(cls, item: Any) -> Any:
        return cls

    def __init_subclass__(cls, **config: Any) -> None:
        if config:
            made_whole(cls)

    @classmethod
    def take(
        cls,
        memory: Mapping[str, Any],
        checks: Mapping[type[Action], Callable[..., Any]],
        deeds: Mapping[type[Action], Callable[..., Any]],
    ) -> None:
        """Takes down what it remembers, and which of its methods are for which answers."""
        cls._memory = {**cls._memory, **{name: kind_of(hint) for name, hint in memory.items()}}
        cls._checks = {**cls._checks, **checks}
        cls._deeds = {**cls._deeds, **deeds}

    @classmethod
    def memory(cls) -> dict[str, Kind]:
        """What it remembers, by name, and what each of it stands for."""
        return cls._memory

    def remembered(self) -> tuple[Any, ...]:
        """Its name and what it remembers."""
        return (self.name,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.remembered() == other.remembered()

    def __hash__(self) -> int:
        return hash(self.remembered())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.remembered()[1:]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.remembered()[1:]}"


def made_whole(cls: Any) -> None:
    """Gives a step that is not compiled what is written out for the others."""
    own = {name: hint for name, hint in inspect.get_annotations(cls, eval_str=True).items() if not _of_class(hint)}
    written = {}
    for name, hint in own.items():
        given = vars(cls).get(name)
        if type(given).__name__ == "Field":  # msgspec.field(name=…): it is written down by another name
            written[given.name] = hint
            delattr(cls, name)
            if given.default is not msgspec.NODEFAULT:
                setattr(cls, name, given.default)
        else:
            written[name] = hint
    dataclass(frozen=True, repr=False)(cls)
    methods = [method for method in vars(cls).values() if inspect.isfunction(method)]
    cls.take(
        written,
        {kind: method for method in methods for kind in _forbidding.get(method, ())},
        {kind: method for method in methods for kind in _playing.get(method, ())},
    )
    cls.remembered = lambda self: (self.name, *(getattr(self, one.name) for one in fields(cls)))
    cls.but = lambda self, **changes: replace(self, **changes)


def _of_class(hint: Any) -> bool:
    return hint is ClassVar or get_origin(hint) is ClassVar
