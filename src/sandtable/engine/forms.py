"""What may stand in a file of a pack, told so that somebody can fill it in: one field for each key of its struct.

A form follows from the same declarations as the check (``pack_terms``); it says nothing that they do not say.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from sandtable.engine.pack_walk import declared

#: what a field holds
TEXT, LINES, WHOLE, SWITCH, CHOICE, COLOUR = "text", "lines", "whole", "switch", "choice", "colour"
SPACE, SPACES, PATHS, NAME, NAMES, COUNTS = "space", "spaces", "paths", "name", "names", "counts"
TABLE, ROWS = "table", "rows"


class Field(msgspec.Struct, omit_defaults=True):
    """A key: what it holds, and what is known of its values.

    ``names`` is the kind of thing that this key gives a name to, ``refers`` the kind whose names it may hold. The keys
    of a table, and of each row of a table, are its ``fields``.
    """

    key: str
    holds: str
    required: bool = False
    #: what it is where it is not written
    usual: Any = None
    low: int | None = None
    high: int | None = None
    choices: list[str] = []
    like: str = ""
    names: str = ""
    refers: str = ""
    fields: list[Field] = []


def form_of(kind: type) -> list[Field]:
    """The fields of a file that this struct declares; where its numbers come from is not asked."""
    found = declared(kind)
    assert isinstance(found, inspect.StructType)
    return _fields(found)


def _fields(kind: inspect.StructType) -> list[Field]:
    hints = get_type_hints(kind.cls)
    return [_field(field, hints[field.name]) for field in kind.fields if field.name != "origin"]


def _field(field: inspect.Field, hint: Any) -> Field:
    kind, marks = _bare(field.type)
    found = _holding(field.encode_name, kind, marks)
    if found.holds == CHOICE:  # in the order in which they are declared
        found.choices = [str(value) for part in (hint, *get_args(hint)) for value in _choices(part)]
    found.required = field.required
    if field.default is not msgspec.NODEFAULT:
        found.usual = field.default
    return found


def _choices(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()


def _bare(kind: Any) -> tuple[Any, dict[str, Any]]:
    """A type without what is said about it, and that; what may also be missing is what it is when it is there."""
    marks: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata | inspect.UnionType):
        if isinstance(kind, inspect.Metadata):
            kind, marks = kind.type, {**marks, **(kind.extra or {})}
        else:
            kind = next(part for part in kind.types if not isinstance(part, inspect.NoneType))
    return kind, marks


def _holding(key: str, kind: Any, marks: dict[str, Any]) -> Field:
    match kind:
        case inspect.BoolType():
            return Field(key, SWITCH)
        case inspect.IntType():
            return Field(key, WHOLE, low=kind.ge, high=kind.le)
        case inspect.LiteralType():
            return Field(key, CHOICE, choices=[str(value) for value in kind.values])
        case inspect.StructType():
            return Field(key, TABLE, fields=_fields(kind))
        case inspect.DictType():
            return _counts(key, kind)
        case inspect.ListType():
            return _several(key, kind)
    return _text(key, marks)


def _text(key: str, marks: dict[str, Any]) -> Field:
    like, names = marks.get("like", ""), marks.get("names", "")
    if refers := marks.get("refers"):
        return Field(key, NAME, refers=refers[0])
    if marks.get("space"):
        return Field(key, SPACE, like=like)
    if "colours" in marks:
        return Field(key, COLOUR, choices=list(marks["colours"]), like=like)
    return Field(key, TEXT, like=like, names=names)


def _counts(key: str, kind: inspect.DictType) -> Field:
    """Whole numbers by the names of things."""
    _, by = _bare(kind.key_type)
    number, _ = _bare(kind.value_type)
    return Field(key, COUNTS, refers=by.get("refers", ("",))[0], low=number.ge, high=number.le)


def _several(key: str, kind: inspect.ListType) -> Field:
    """A list: rows of a table, spaces, ways through spaces, names of things, or lines of text."""
    item, marks = _bare(kind.item_type)
    if isinstance(item, inspect.StructType):
        return Field(key, ROWS, fields=_fields(item), low=kind.min_length, high=kind.max_length)
    if isinstance(item, inspect.ListType):
        return Field(key, PATHS)
    if marks.get("space"):
        return Field(key, SPACES)
    if refers := marks.get("refers"):
        return Field(key, NAMES, refers=refers[0])
    return Field(key, LINES)
