"""What an action takes hold of: pieces, spaces and seats, and the part that each plays.

A game declares what its actions' fields hold with the names below. To Python and on disk they are plain strings and
numbers::

    class Assault(Action, frozen=True, tag="assault"):
        unit: PieceName
        target: TargetName

Whoever shows, lights, groups or guesses an action asks ``touched`` and ``pointed``, and looks at no field's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

if TYPE_CHECKING:
    from sandtable.engine.contract import Action, Game

A = TypeVar("A", bound=msgspec.Struct)
Kind = Literal["piece", "space", "seat", "count", "flag", "word"]
Role = Literal["", "target", "helper", "way", "path"]


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
#: one of all the spaces that are entered, in order; a row of them is a way that the player may choose
PathName = Annotated[str, Handle("space", "path")]
SeatName = Annotated[str, Handle("seat")]
Count = Annotated[int, Handle("count")]
Flag = Annotated[bool, Handle("flag")]
#: one of a few words that mean something in this game
Word = Annotated[str, Handle("word")]

ACTS, TARGET, WHERE, PATH = Handle("piece"), Handle("piece", "target"), Handle("space"), Handle("space", "path")


@cache
def declared(kind: type[msgspec.Struct]) -> dict[str, Handle]:
    """The handle of each field of a kind of action that declares one."""
    found = {field.name: _handle(field.type) for field in msgspec.structs.fields(kind)}
    return {name: handle for name, handle in found.items() if handle}


def _handle(annotation: object) -> Handle | None:
    """The handle in an annotation, or in what it is a row of (``tuple[WayName, ...]``)."""
    if get_origin(annotation) is tuple:
        annotation = get_args(annotation)[0]
    return next((part for part in get_args(annotation) if isinstance(part, Handle)), None)


# What an action touches


class Touched(msgspec.Struct, frozen=True):
    """What an action names: who acts, at whom, where, and everything together."""

    unit: str
    target: str
    space: str
    pieces: tuple[str, ...]
    spaces: tuple[str, ...]
    seats: tuple[str, ...]


def touched(action: Action) -> Touched:
    """Which pieces, spaces and seats an action names, and in which part."""
    main = {ACTS: "", TARGET: "", WHERE: ""}
    found: dict[str, list[str]] = {"piece": [], "space": [], "seat": []}
    for name, handle in _board_fields(type(action)):
        for named in _each(getattr(action, name)):
            found[handle.kind].append(named)
            if main.get(handle) == "":
                main[handle] = named
    pieces, spaces, seats = (tuple(dict.fromkeys(names)) for names in found.values())
    return Touched(main[ACTS], main[TARGET], main[WHERE], pieces, spaces, seats)


def of_another(action: A, unit: str) -> A:
    """The same action of another unit."""
    name = next(name for name, handle in declared(type(action)).items() if handle == ACTS)
    return msgspec.structs.replace(action, **{name: unit})


@cache
def _board_fields(kind: type[msgspec.Struct]) -> list[tuple[str, Handle]]:
    """The fields that name something on the table."""
    return [(name, handle) for name, handle in declared(kind).items() if handle.kind in ("piece", "space", "seat")]


@cache
def needed(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields that must be given."""
    return tuple(field.name for field in msgspec.structs.fields(kind) if field.required)


@cache
def rows(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that hold a row of things."""
    return frozenset(field.name for field in msgspec.structs.fields(kind) if get_origin(field.type) is tuple)


def _each(value: str | tuple[str, ...]) -> Iterator[str]:
    """What a field names: one thing, several or none."""
    yield from (name for name in ((value,) if isinstance(value, str) else value) if name)


def is_pointed_at(action: Action, unit: str, target: str = "", space: str = "") -> bool:
    """Whether an action is this unit's, and about the piece or the space that somebody points at."""
    held = touched(action)
    return (held.unit, held.target, held.space) == (unit, target, space)


def pointed(kind: type[Action], unit: str = "", target: str = "", space: str = "") -> Action | None:
    """The action of a kind that takes exactly what somebody points at; None where it takes something else."""
    given = {handle: named for handle, named in ((ACTS, unit), (TARGET, target), (WHERE, space)) if named}
    handles = declared(kind)
    taken = {name: handles[name] for name in needed(kind)}
    if len(taken) != len(given) or set(taken.values()) != given.keys():
        return None
    return kind(**{name: given[handle] for name, handle in taken.items()})


@cache
def is_hostile(kind: type[Action]) -> bool:
    """Whether actions of a kind are done against an enemy."""
    return TARGET in declared(kind).values() if kind.hostile is None else kind.hostile


@cache
def closes(kind: type[Action]) -> bool:
    """Whether actions of a kind end or decline what is asked: nothing more, done, no."""
    return not msgspec.structs.fields(kind) if kind.closes is None else kind.closes


# The way of an action


@cache
def _way_fields(kind: type[msgspec.Struct]) -> tuple[str, str] | None:
    """The fields that hold where an action ends and the way to it; None where no way is chosen."""
    fields = {handle: name for name, handle in reversed(declared(kind).items())}
    return (fields[WHERE], fields[PATH]) if WHERE in fields and PATH in fields else None


def has_way(action: Action) -> bool:
    """Whether this kind of action may name its way."""
    return _way_fields(type(action)) is not None


def along(action: A, path: Sequence[str]) -> A:
    """The same action by this way, to its last space; without a way, what actions have in common that differ in it."""
    fields = _way_fields(type(action))
    if fields is None:
        raise TypeError(f"{type(action).__name__} has no way to choose")
    where, way = fields
    return msgspec.structs.replace(action, **{where: path[-1] if path else "", way: tuple(path)})


def journeys(actions: Iterable[Action], unit: str = "") -> list[Action]:
    """The actions, one of each sort, whose way a player may choose: alike but for where they end, and this unit's."""
    found: dict[Action, Action] = {}
    for action in actions:
        if has_way(action) and touched(action).unit in ("", unit):
            found.setdefault(along(action, ()), action)
    return list(found.values())


# What an event touches


class Known(msgspec.Struct, frozen=True):
    """The names of all pieces and spaces of a game: an event's facts are known by them."""

    pieces: frozenset[str]
    spaces: frozenset[str]

    @classmethod
    def of(cls, game: Game, spaces: frozenset[str] | None = None) -> Known:
        """Those of a game; the spaces of its sheet may be at hand. A holding box (``@…``) is none."""
        if spaces is None:
            spaces = frozenset(space.id for space in game.sheet().spaces if not space.id.startswith("@"))
        return cls(frozenset(game.notation()["piece"].names) - {""}, spaces)

    def stranger(self, action: Action) -> tuple[Kind, str] | None:
        """The first piece or space that an action names and that there is not."""
        for name, handle in _board_fields(type(action)):
            there = self.pieces if handle.kind == "piece" else self.spaces if handle.kind == "space" else None
            value = getattr(action, name)
            # Only what may be left out may name nothing.
            named = (value,) if value == "" and name in needed(type(action)) else _each(value)
            for one in named:
                if there is not None and one not in there:
                    return handle.kind, one
        return None

    def doer(self, game: Game, facts: Mapping[str, Any]) -> str:
        """The side whose doing an event is: the one it names, or that of the first piece; empty where it names none."""
        side = facts.get("side")
        if isinstance(side, str) and side:
            return side
        pieces, _ = self.among(facts)
        return game.whose(pieces[0]) if pieces else ""

    def among(self, facts: Mapping[str, Any]) -> tuple[list[str], list[str]]:
        """The pieces and the spaces that an event's facts name.

        What a fact is about by itself comes before what stands in a row of things, and where something was before
        (``from``) after where it happened.
        """
        single = [name for name in sorted(facts, key="from".__eq__) if isinstance(facts[name], str)]
        rows = [value for value in facts.values() if isinstance(value, list | tuple)]
        named = dict.fromkeys((*(facts[name] for name in single), *_leaves(rows)))
        return [name for name in named if name in self.pieces], [name for name in named if name in self.spaces]


def _leaves(rows: list[Any] | tuple[Any, ...]) -> Iterator[str]:
    """The words in rows, and in rows of rows."""
    for part in rows:
        if isinstance(part, str):
            yield part
        elif isinstance(part, list | tuple):
            yield from _leaves(part)


def way(known: Known, facts: Mapping[str, Any]) -> list[str]:
    """The spaces that those whom an event names went through, from the first to the last."""
    passed = facts.get("path") or facts.get("via") or ()
    ends = [facts.get("from"), facts.get("to")]
    if any(end not in known.spaces for end in ends):
        return []
    between = [space for space in passed if space in known.spaces] if isinstance(passed, list | tuple) else []
    return [space for space, _ in groupby([ends[0], *between, ends[1]])]
