"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each, has, size
from sandtable.games.kolwezi.state import DESTROYED, GARRISON, POOL, RECOVERED, UNKNOWN, KolweziState
from sandtable.games.kolwezi.theatre import GREEN_GROUP, GROUP
from sandtable.games.kolwezi.units import counters_in

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def faults(game: KolweziGame, state: KolweziState) -> list[str]:
    """All that is wrong with a state."""
    return [
        *_places(game, state),
        *_flags(game, state),
        *_faces(game, state),
        *_things(game, state),
    ]


def _places(game: KolweziGame, state: KolweziState) -> Iterator[str]:
    theatre = game.theatre
    assaulting = any(start >= 0 for start in state.origin)
    if not assaulting:
        for area in each(state.french & state.katangan):
            yield f"both sides are in {theatre.names[area]}"
    for piece, area in enumerate(state.area):
        name = theatre.piece_names[piece]
        if area >= len(theatre.board) or area < GARRISON - len(theatre.zones) + 1:
            yield f"{name} is nowhere"
        if has(theatre.french, piece) and area < -2:
            yield f"{name} cannot be in the pool or in a town as a whole"
        if area < GARRISON and theatre.colour[piece] != "yellow":
            yield f"{name} is no garrison"
        if area == POOL and state.face[piece] != UNKNOWN and theatre.steps[state.face[piece]] != 1:
            yield f"{name} does not belong in the day-infiltration pool"


def _flags(game: KolweziGame, state: KolweziState) -> Iterator[str]:
    theatre = game.theatre
    present = counters_in(state, state.french | state.katangan)
    for name in ("reduced", "pinned", "down", "blocked"):
        stray = getattr(state, name) & ~present
        for piece in each(stray):
            yield f"{theatre.piece_names[piece]} is {name} but not on the map"
    for piece in each(state.reduced):
        if theatre.steps[state.face[piece]] == 1:
            yield f"{theatre.piece_names[piece]} has no back"
    if state.down & theatre.french:
        yield "a French counter lies face-down"
    if has(state.pinned, theatre.aml):
        yield "the AML platoon is pinned"


def _faces(game: KolweziGame, state: KolweziState) -> Iterator[str]:
    theatre = game.theatre
    for colour, pieces in theatre.mixed.items():
        printed = sorted(theatre.printed_face[piece] for piece in pieces)
        if sorted(state.face[piece] for piece in pieces) != printed:
            if not any(state.face[piece] == UNKNOWN for piece in pieces):
                yield f"the {colour} counters have other faces than those printed"
    for piece in each((theatre.french | theatre.katangan) & ~theatre.secret):
        if state.face[piece] != theatre.printed_face[piece]:
            yield f"{theatre.piece_names[piece]} has changed its face"
    for piece in each(theatre.secret & state.seen & state.infiltrated):
        if state.face[piece] != UNKNOWN and theatre.kind_of_face[state.face[piece]] not in (GROUP, GREEN_GROUP):
            yield f"{theatre.piece_names[piece]} has infiltrated but is no group"


def _things(game: KolweziGame, state: KolweziState) -> Iterator[str]:
    theatre = game.theatre
    lorries = sum(state.lorries)
    if lorries > theatre.pack.map.setup.lorries or min(state.lorries) < 0:
        yield f"there are {lorries} lorries"
    if any(not 0 <= driven <= there for driven, there in zip(state.driven, state.lorries, strict=True)):
        yield "more lorries have moved than there are"
    if lorries and state.lorry_state == DESTROYED:
        yield "there are lorries after all have been destroyed"
    if state.lorry_state != RECOVERED and lorries != state.lorries[theatre.lorry_park]:
        yield "a lorry has left before it was recovered"
    if state.hostages & ~theatre.hostage_areas:
        yield "there are hostages where there were none"
    if size(state.hostages) + state.executed != size(theatre.hostage_areas):
        yield "a group of hostages is missing"
    if not 0 <= state.turn <= len(theatre.tables.turn):
        yield f"there is no turn {state.turn}"
    lost = sum(
        theatre.steps[state.face[piece]] if state.area[piece] == -1 else has(state.reduced, piece)
        for piece in each(theatre.french)
    )
    if lost != state.steps_lost:
        yield f"{lost} French steps are missing, but {state.steps_lost} have been counted"
