"""What lies on the board between two scenes, event by event: no rule, only what the log and the two scenes tell."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from sandtable.engine.contract import Event
from sandtable.engine.handles import Known, way
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import Piece, Scene
from sandtable.terminal.palette import ACTED


def facts_of(event: Event) -> dict[str, Any]:
    """What an event tells beside its throws."""
    return {key: fact for key, fact in event.facts.items() if not isinstance(fact, Roll)}


def between(known: Known, before: Scene, after: Scene, events: Sequence[Event]) -> list[Scene]:
    """The scene after each event of an action, from the scene before it to the scene after it.

    A piece goes where an event that names it says, and is as the later scene has it, or gone, with the last event that
    names it.
    """
    later = {piece.id: piece for piece in after.pieces}
    lying = {piece.id: piece for piece in before.pieces}
    named = [known.among(facts_of(event)) for event in events]
    settled = _settling(before, after, named)
    seen: set[str] = set()
    found: list[Scene] = []
    for number, event in enumerate(events[:-1]):
        _move(lying, later, way(known, facts_of(event)), *named[number])
        for id, when in settled.items():
            if when == number and id in later:
                lying[id] = later[id]
            elif when == number:
                lying.pop(id, None)
        seen.update(named[number][1])
        held = [one for one in before.control if one.space not in seen]
        held += [one for one in after.control if one.space in seen]
        found.append(msgspec.structs.replace(before, pieces=[*lying.values()], control=held, focus=[], reach=[]))
    return [*found, after] if events else []


def _move(
    lying: dict[str, Piece],
    later: Mapping[str, Piece],
    went: Sequence[str],
    pieces: Sequence[str],
    spaces: Sequence[str],
) -> None:
    """Where those are whom an event moves: who stand where its way begins, or come from nowhere."""
    ends = went[-1:] or (spaces if len(spaces) == 1 else ())
    for id in pieces if ends else ():
        piece = lying.get(id)
        if piece is None and id in later:
            lying[id] = msgspec.structs.replace(later[id], space=ends[0])
        elif piece is not None and went and piece.space == went[0]:
            lying[id] = msgspec.structs.replace(piece, space=went[-1])


def _settling(before: Scene, after: Scene, named: Sequence[tuple[list[str], list[str]]]) -> dict[str, int]:
    """By when a piece is as the later scene has it: the last event that names it, or its space; else all of them."""
    pieces = {piece: number for number, (names, _) in enumerate(named) for piece in names}
    spaces = {space: number for number, (_, names) in enumerate(named) for space in names}
    found: dict[str, int] = {}
    for piece in (*before.pieces, *after.pieces):
        found[piece.id] = pieces.get(piece.id, max(found.get(piece.id, -1), spaces.get(piece.space, -1)))
    found = {id: number if number >= 0 else len(named) for id, number in found.items()}
    return {**found, **_turnings(before, after, named)}


def _turnings(before: Scene, after: Scene, named: Sequence[tuple[list[str], list[str]]]) -> dict[str, int]:
    """Who turns up, and what lay there face down instead: both with the first event that names whoever turns up."""
    first = {piece: number for number, (names, _) in reversed([*enumerate(named)]) for piece in names}
    was, now = ({piece.id: piece for piece in scene.pieces} for scene in (before, after))
    found: dict[str, int] = {}
    for piece in after.pieces:
        old = was.get(piece.id)
        if piece.id not in first or piece.hidden or (old and not old.hidden):
            continue
        covers = (
            one.id
            for one in before.pieces
            if one.hidden and one.id not in now and one.id not in found
            if (one.space, one.side) == (piece.space, piece.side)
        )
        cover = "" if old else next(covers, "")
        if old or cover:
            found[piece.id] = first[piece.id]
        if cover:
            found[cover] = first[piece.id]
    return found


def is_same(before: Scene, after: Scene, named: Collection[str] = ()) -> bool:
    """Whether the table lies in one scene as it lies in the other, but for who has acted; or some pieces alone do."""

    def lies(scene: Scene) -> tuple[object, ...]:
        pieces = sorted(
            (piece.id, piece.space, piece.name, piece.steps, piece.hidden, sorted({*piece.markers} - {*ACTED}))
            for piece in scene.pieces
            if not named or piece.id in named
        )
        rest = (scene.tracks, sorted((one.space, one.side, one.text) for one in scene.control))
        return pieces, () if named else rest

    return lies(before) == lies(after)
