"""The check of a pack against what its structs declare: one walk through its plain data for every game.

All problems are found, not only the first: types, ranges, lengths, spelling, missing and unknown keys, origins,
names used twice, and references to what is not there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import inspect

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import NOTHING, a_name, among, list_of, problem


class Spot(NamedTuple):
    """A place in a file, as it is told to people (``unit[12] (RCD-3): attack``) and without its rows."""

    file: str
    place: str = ""
    path: str = ""
    in_row: bool = False

    def key(self, name: str) -> Spot:
        """The place of a key."""
        if not self.place:
            return Spot(self.file, name, name)
        return Spot(self.file, f"{self.place}{': ' if self.in_row else '.'}{name}", f"{self.path}.{name}")

    def entry(self, name: str) -> Spot:
        """The place of a table that has a name instead of a number."""
        return self.key(name)._replace(path=self.path)

    def item(self, number: int, label: str = "") -> Spot:
        """The place of an item of a list; of a row, with what the row is called."""
        called = f" ({label})" if label else ""
        return Spot(self.file, f"{self.place}[{number}]{called}", self.path, bool(label))


class Reference(NamedTuple):
    """A name that some other table must have."""

    kinds: tuple[str, ...]
    name: str
    spot: Spot


#: kind of thing and file (empty: the whole pack) -> name -> where it stands
Names = dict[tuple[str, str], dict[Any, Spot]]
#: what a key says of itself beside its type
Marks = dict[str, Any]
Check = Callable[..., None]


@lru_cache(maxsize=1024)
def declared(kind: type) -> inspect.Type:
    """What a struct declares."""
    return inspect.type_info(kind)


class Walk:
    """A walk through the files of a pack: the problems found, and the names of things met on the way."""

    def __init__(self, elsewhere: Names | None = None) -> None:
        self.problems: list[Message] = []
        self.names: Names = {}
        self._elsewhere = elsewhere or {}
        self._references: list[Reference] = []

    def through(self, file: str, kind: type, data: dict[str, Any]) -> None:
        """One file."""
        self.value(declared(kind), data, Spot(file))

    def resolve(self) -> None:
        """Looks up every reference, once all files have been walked through."""
        for kinds, name, spot in self._references:
            known = [found for kind in kinds for found in self._known(kind, spot.file)]
            if name not in known:
                self.wrong(spot, name, self._a_name(kinds, name, known, spot.file))
        self._references.clear()

    def wrong(self, spot: Spot, found: Any, expected: Message) -> None:
        """Notes a problem."""
        self.problems.append(problem(spot.file, spot.place, found, expected))

    def value(self, kind: Any, found: Any, spot: Spot, marks: Marks | None = None) -> None:
        """Any value, by its type."""
        if isinstance(kind, inspect.Metadata):
            kind, marks = kind.type, kind.extra
        CHECKS[type(kind)](self, kind, found, spot, marks or {})

    # Tables and lists

    def table(self, kind: inspect.StructType, found: Any, spot: Spot, marks: Marks) -> None:
        """A table with keys of its own."""
        if not isinstance(found, dict):
            self.wrong(spot, found, expectation(kind, marks))
            return
        known = [field.encode_name for field in kind.fields]
        for field in kind.fields:
            value = found.get(field.encode_name)
            if value is not None:
                if not sound(field.type, value):
                    self.value(field.type, value, spot.key(field.encode_name))
            elif field.required:
                self.wrong(spot.key(field.encode_name), NOTHING, expectation(field.type))
        self._known_keys([key for key in found if key not in known], known, spot)
        if isinstance(origins := found.get("origin"), dict):
            others = [key for key in known if key != "origin"]
            self._known_keys([key for key in origins if key not in others], others, spot.key("origin"))

    def _known_keys(self, unknown: list[str], known: list[str], spot: Spot) -> None:
        for key in unknown:
            facts = {"file": spot.file, "place": spot.key(key).place, "known": known}
            self.problems.append(Message("pack-key-unknown", facts))

    def named_tables(self, kind: inspect.DictType, found: Any, spot: Spot, marks: Marks) -> None:
        """A table whose keys are names."""
        if not isinstance(found, dict):
            self.wrong(spot, found, expectation(kind, marks))
            return
        for name, value in found.items():
            self.value(kind.key_type, name, spot.entry(name))
            self.value(kind.value_type, value, spot.entry(name))

    def rows(self, kind: inspect.ListType, found: Any, spot: Spot, marks: Marks) -> None:
        """A list: rows of a table, or plain values."""
        if not isinstance(found, list) or not (kind.min_length or 0) <= len(found) <= (kind.max_length or len(found)):
            self.wrong(spot, found, expectation(kind, marks))
            return
        for number, item in enumerate(found):
            if not sound(kind.item_type, item):
                self.value(kind.item_type, item, spot.item(number, label(kind.item_type, item)))

    def several(self, kind: inspect.TupleType, found: Any, spot: Spot, marks: Marks) -> None:
        """A list of so many values, each with a meaning of its own."""
        if not isinstance(found, list | tuple) or len(found) != len(kind.item_types):
            self.wrong(spot, found, expectation(kind, marks))
            return
        for number, (part, item) in enumerate(zip(kind.item_types, found, strict=True)):
            self.value(part, item, spot.item(number))

    def either(self, kind: inspect.UnionType, found: Any, spot: Spot, marks: Marks) -> None:
        """One of several types; a table is checked as a table, anything else as what it may be besides."""
        parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
        if any(sound(part, found) for part in parts):
            return
        tables = (inspect.DictType, inspect.StructType)
        fitting = [part for part in parts if isinstance(part, tables) == isinstance(found, dict)]
        self.value((fitting or parts)[0], found, spot, marks)

    # Plain values

    def plain(self, kind: Any, found: Any, spot: Spot, marks: Marks) -> None:
        """A number, a switch or a text: of its type and in its range, and what it says of itself besides."""
        if not FITS[type(kind)](kind, found) or ("names" in marks and not found):
            self.wrong(spot, found, expectation(kind, marks))
            return
        if "names" in marks:
            taken = self.names.setdefault((marks["names"], spot.file if marks["each_file"] else ""), {})
            if not (marks["shared"] and found in taken):
                self._own(taken, found, spot)
        if "unique" in marks:
            self._own(self.names.setdefault((f"*{spot.path}", spot.file), {}), found, spot)
        if "refers" in marks and not (marks["or_empty"] and found == ""):
            self._references.append(Reference(marks["refers"], found, spot))

    def _own(self, taken: dict[Any, Spot], name: Any, spot: Spot) -> None:
        other = taken.setdefault(name, spot)
        if other is not spot:
            where = other.place if other.file == spot.file else f"{other.file}: {other.place}"
            self.wrong(spot, name, Message("pack-expected-own", {"other": where}))

    # References

    def _known(self, kind: str, file: str) -> dict[Any, Spot]:
        places = (self.names, file), (self.names, ""), (self._elsewhere, "")
        return next((names[kind, where] for names, where in places if (kind, where) in names), {})

    def _a_name(self, kinds: tuple[str, ...], name: str, known: list[str], file: str) -> Message:
        homes = []
        for kind in kinds:
            for spot in list(self._known(kind, file).values())[:1]:
                homes.append(spot.path if spot.file == file else f"{spot.path} ({spot.file})")
        return a_name(name, known, homes or kinds)


def label(kind: Any, row: Any) -> str:
    """What a row is called: by the key that names it, or else by the first of its texts."""
    if not isinstance(kind, inspect.StructType) or not isinstance(row, dict):
        return ""
    texts = [
        (not (isinstance(field.type, inspect.Metadata) and "names" in (field.type.extra or {})), place, value)
        for place, field in enumerate(kind.fields)
        if isinstance(value := row.get(field.encode_name), str) and value and field.name != "origin"
    ]
    return min(texts)[2] if texts else ""


# What fits, and what is expected where it does not


def _in_range(kind: inspect.IntType | inspect.FloatType, found: float) -> bool:
    return (kind.ge is None or found >= kind.ge) and (kind.le is None or found <= kind.le)


def _whole(kind: inspect.IntType, found: Any) -> bool:
    return type(found) is int and _in_range(kind, found)


def _number(kind: inspect.FloatType, found: Any) -> bool:
    return type(found) in (int, float) and _in_range(kind, found)


def _text(kind: inspect.StrType, found: Any) -> bool:
    if not isinstance(found, str) or not (kind.min_length or 0) <= len(found):
        return False
    return kind.pattern is None or re.search(kind.pattern, found) is not None


def _choice(kind: inspect.LiteralType, found: Any) -> bool:
    return any(type(found) is type(value) and found == value for value in kind.values)


def sound(kind: Any, found: Any) -> bool:
    """Whether a plain value, or a list of them, is right and has nothing more to say of itself: most of a pack is."""
    if isinstance(kind, inspect.ListType):
        return (
            isinstance(found, list)
            and kind.min_length is kind.max_length is None
            and all(sound(kind.item_type, item) for item in found)
        )
    if isinstance(kind, inspect.TupleType):
        return (
            isinstance(found, list) and len(found) == len(kind.item_types) and all(map(sound, kind.item_types, found))
        )
    fits = FITS.get(type(kind))
    return fits is not None and fits(kind, found)


FITS: dict[type, Callable[[Any, Any], bool]] = {
    inspect.IntType: _whole,
    inspect.FloatType: _number,
    inspect.StrType: _text,
    inspect.LiteralType: _choice,
    inspect.BoolType: lambda kind, found: isinstance(found, bool),
}

CHECKS: dict[type, Check] = {
    inspect.StructType: Walk.table,
    inspect.DictType: Walk.named_tables,
    inspect.ListType: Walk.rows,
    inspect.TupleType: Walk.several,
    inspect.UnionType: Walk.either,
    inspect.AnyType: lambda walk, kind, found, spot, marks: None,
    **dict.fromkeys(FITS, Walk.plain),
}


def _range(kind: inspect.IntType | inspect.FloatType, marks: Marks) -> Message:
    name = "pack-expected-whole" if isinstance(kind, inspect.IntType) else "pack-expected-number"
    return Message(name, {"low": str(kind.ge), "high": str(kind.le)})


def _length(kind: inspect.ListType, marks: Marks) -> Message:
    if kind.min_length is None or kind.max_length is None:
        return Message("pack-expected-any-list")
    return list_of(kind.min_length, kind.max_length)


def _spelling(kind: inspect.StrType, marks: Marks) -> Message:
    if "choices" in marks:
        return among(marks["choices"])
    return Message("pack-expected-like", {"like": marks["like"]}) if "like" in marks else Message("pack-expected-text")


def _one_of_several(kind: inspect.UnionType, marks: Marks) -> Message:
    return next(expectation(part) for part in kind.types if not isinstance(part, inspect.NoneType))


EXPECTED: dict[type, Callable[[Any, Marks], Message]] = {
    inspect.IntType: _range,
    inspect.FloatType: _range,
    inspect.ListType: _length,
    inspect.StrType: _spelling,
    inspect.UnionType: _one_of_several,
    inspect.BoolType: lambda kind, marks: Message("pack-expected-switch"),
    inspect.LiteralType: lambda kind, marks: among(kind.values),
    inspect.StructType: lambda kind, marks: Message("pack-expected-table"),
    inspect.DictType: lambda kind, marks: Message("pack-expected-table"),
    inspect.TupleType: lambda kind, marks: list_of(len(kind.item_types)),
}


def expectation(kind: Any, marks: Marks | None = None) -> Message:
    """What a key must hold."""
    if isinstance(kind, inspect.Metadata):
        kind, marks = kind.type, kind.extra
    return EXPECTED[type(kind)](kind, marks or {})
