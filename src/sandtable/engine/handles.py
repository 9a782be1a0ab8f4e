"""What an action's fields are: a piece, a space, a seat, a number, a word, and which part it plays.

A game declares its actions' fields with the names below. To Python and on disk they are plain strings and numbers::

    class Assault(Action, frozen=True, tag="assault"):
        unit: PieceName
        target: TargetName
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args, get_origin

import msgspec

Kind = Literal["piece", "space", "seat", "count", "flag", "word"]
Role = Literal["", "target", "helper", "way"]


class Handle(msgspec.Struct, frozen=True):
    """What a field holds, and its part in the action ('' for the main one: who acts, where)."""

    kind: Kind
    role: Role = ""


#: the piece that acts
PieceName = Annotated[str, Handle("piece")]
#: the piece that something is done to
TargetName = Annotated[str, Handle("piece", "target")]
#: a piece that leads, helps or goes along
HelperName = Annotated[str, Handle("piece", "helper")]
#: the space where it happens or ends
SpaceName = Annotated[str, Handle("space")]
#: a space that it starts from or passes
WayName = Annotated[str, Handle("space", "way")]
SeatName = Annotated[str, Handle("seat")]
Count = Annotated[int, Handle("count")]
Flag = Annotated[bool, Handle("flag")]
#: one of a few words that mean something in this game
Word = Annotated[str, Handle("word")]


def declared(kind: type[msgspec.Struct]) -> dict[str, Handle]:
    """The handle of each field of a kind of action that declares one."""
    found = {field.name: _handle(field.type) for field in msgspec.structs.fields(kind)}
    return {name: handle for name, handle in found.items() if handle}


def _handle(annotation: object) -> Handle | None:
    """The handle in an annotation, or in what it is a row of (``tuple[WayName, ...]``)."""
    if get_origin(annotation) is tuple:
        annotation = get_args(annotation)[0]
    return next((part for part in get_args(annotation) if isinstance(part, Handle)), None)
