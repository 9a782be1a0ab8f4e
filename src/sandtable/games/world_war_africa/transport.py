"""Riverine, air and helicopter transport (7.6, 7.9, 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, only, plus, several, size, without
from sandtable.games.world_war_africa.actions import Board
from sandtable.games.world_war_africa.movement import March, Reach, path_cost, points_left, reach
from sandtable.games.world_war_africa.obstacles import why_not_end, why_not_go, why_not_path
from sandtable.games.world_war_africa.stacking import mixing
from sandtable.games.world_war_africa.state import READY, WarState
from sandtable.games.world_war_africa.theatre import (
    ALLIES,
    DRC,
    GOVERNMENT,
    SIDE_OF,
    ZIMBABWE,
    Contingent,
    Theatre,
)
from sandtable.games.world_war_africa.zones import town_zone, zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


#: where nobody asks what a refusal is about
NOT_TOLD: dict[str, str] = {}


# The river


def why_not_river(game: WarGame, state: WarState, march: March) -> Refusal | None:
    """What keeps a unit from using riverine transport."""
    theatre = game.theatre
    unit = first(march.group)
    about = {"unit": theatre.piece_names[unit]}
    if state.river_used or several(march.group):
        return Refusal("7.6-b", about)
    if has(theatre.motor, unit):
        return Refusal("7.6-a", about)
    if march.begun or march.roll:
        return Refusal("7.6-c", about)
    space = state.where[unit]
    if not has(theatre.riverside, space):
        on_lake = any(space in side for side in theatre.lakes)
        on_river = any(space in side for side in theatre.rivers)
        return Refusal("7.6-e" if on_river else "7.6-d" if on_lake else "7.6-c", about)
    return None if river_ends(game, state, march) else Refusal("7.6-a", about)


def river_ends(game: WarGame, state: WarState, march: March) -> SpaceSet:
    """Where the river can bring a unit (7.6-a)."""
    theatre = game.theatre
    unit = first(march.group)
    ends = theatre.riverside & theatre.ground[unit] & ~state.held[1 - theatre.side[unit]]
    ends = without(ends, state.where[unit])
    return mixing(theatre, state, march.group, ends)


def why_not_sail(game: WarGame, state: WarState, march: March, space: Space) -> Refusal | None:
    """What keeps the river from bringing a unit to this space."""
    theatre = game.theatre
    unit = first(march.group)
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    if space == state.where[unit] or not has(theatre.riverside, space):
        return Refusal("7.6-e" if has(theatre.drc, space) else "7.6-a", about)
    return why_not_end(game, state, march.group, space)


# The air


def carriers(game: WarGame, state: WarState, contingent: Contingent) -> PieceSet:
    """The transport markers that units of a contingent may board now: bought, and not yet used (7.9-d)."""
    side = SIDE_OF[contingent]
    where, found = state.where, 0
    for marker in game.transports_of[contingent]:
        if where[marker] == READY and not all_flown(game, state, marker):
            found = plus(found, marker)
    for marker in game.contractors:
        if where[marker] == READY and has(state.rebel_held, marker) == side:
            found = plus(found, marker)
    return found


def all_flown(game: WarGame, state: WarState, marker: Piece) -> bool:
    """Whether an ally has used as many of its transports of this kind as its activation table gives it (5.3-b)."""
    theatre = game.theatre
    if state.active not in ALLIES or theatre.owner[marker] != state.active:
        return False
    table = theatre.tables.activation
    line = table.zimbabwe if state.active == ZIMBABWE else table.angola
    kind = theatre.kind[marker]
    flown = state.moved & theatre.owned_markers[state.active] & theatre.markers[kind]
    return size(flown) >= (line.transport_helo if kind == "helo_transport" else line.transport_air)


def friendly_airfields(theatre: Theatre, state: WarState, side: Seat) -> SpaceSet:
    """Airfields that a side controls (7.9-c); Kitona's by who is there (14.0-c, 14.0-g, 7.11-c)."""
    kitona = only(theatre.kitona)
    fields = theatre.airfields & state.ruled[side] & ~kitona
    there = state.at[theatre.kitona]
    if there & theatre.of_side[1 - side]:
        return fields
    return fields | kitona if side == GOVERNMENT or state.coup else fields


def why_not_board(game: WarGame, state: WarState, march: March, by: Piece, start: Space) -> Refusal | None:
    """What keeps a unit from boarding this marker at this place."""
    theatre = game.theatre
    unit = first(march.group)
    side = theatre.side[unit]
    about = {"unit": theatre.piece_names[unit], "by": theatre.piece_names[by]}
    if not has(theatre.transports, by):
        return Refusal("7.9-a", about)
    if not has(game.may_carry(by), unit):
        return Refusal(_why_not_carried(theatre, by, unit), about)
    if state.where[by] != READY:
        return Refusal("7.9-d", about)
    if several(march.group):
        return Refusal("7.9-a", about)
    if march.cargo:
        return Refusal("7.9-f", about)
    if has(theatre.pmc, by):
        if has(state.rebel_held, by) != side:
            return Refusal("7.9.1-c", about)
    elif by not in game.transports_of[theatre.contingent[unit]]:
        return Refusal("7.9-h", about)
    if all_flown(game, state, by):
        return Refusal("5.3-b", about)
    if points_left(game, march) < 1:
        return Refusal("7.9-b", about)
    refusal = why_not_take_off(game, state, by, side, start, about)
    if refusal:
        return refusal
    entered = march.begun or start != state.where[unit]
    return Refusal("11.0-b", about) if entered and has(town_zone(game, state, 1 - side), start) else None


def _why_not_carried(theatre: Theatre, by: Piece, unit: Piece) -> str:
    if has(theatre.helicopters, by) and has(theatre.motor, unit):
        return "7.10-a"
    return "7.9-g" if theatre.owner[by] == ZIMBABWE else "7.9-h"


def why_not_take_off(
    game: WarGame, state: WarState, by: Piece, side: Seat, start: Space, about: dict[str, str]
) -> Refusal | None:
    """What keeps a marker from taking off here: its airfield, an enemy zone (7.9-c, 7.10-c)."""
    theatre = game.theatre
    if start == theatre.rwanda_box:  # by helicopter or contractor, to a town (7.11-e)
        return Refusal("7.11-e", about) if theatre.kind[by] == "air_transport" else None
    if start == theatre.uganda_box:
        lifts = game.uganda_lift and theatre.kind[by] != "air_transport"
        return None if lifts else Refusal("7.11-h", about)
    if start == theatre.zimbabwe_box:  # to Kinshasa on the first turn (10.2.2-a)
        if state.turn > 1:
            return Refusal("10.2.2-b", about)
        wrong = has(theatre.helicopters, by) and not game.helicopters_to_kinshasa
        return Refusal("10.2.2-a", about) if wrong else None
    if has(theatre.boxes, start) and start != theatre.kitona:
        return Refusal("7.11-a", about)
    if has(theatre.helicopters, by):
        return Refusal("7.10-c", about) if has(zone(game, state, 1 - side), start) else None
    return None if has(friendly_airfields(theatre, state, side), start) else Refusal("7.9-c", about)


def only_to_towns(theatre: Theatre, by: Piece, start: Space) -> bool:
    """Whether a lift leads to towns alone: out of Rwanda, and by contractors out of Uganda (7.11-e, 7.11-h)."""
    return start == theatre.rwanda_box or (start == theatre.uganda_box and has(theatre.pmc, by))


def landing_ground(game: WarGame, state: WarState, by: Piece, side: Seat, start: Space) -> SpaceSet:
    """Where a marker that took off at ``start`` may land, whoever is aboard."""
    theatre = game.theatre
    enemy = 1 - side
    free = without(~state.held[enemy], start)
    if start == theatre.zimbabwe_box:
        ground = only(theatre.kinshasa) & state.ruled[side] & free
    elif only_to_towns(theatre, by, start):
        ground = theatre.towns & state.ruled[side] & free
    elif has(theatre.helicopters, by):
        ground = (theatre.drc | friendly_airfields(theatre, state, side) & only(theatre.kitona)) & free
    else:
        return friendly_airfields(theatre, state, side) & free
    return ground & ~zone(game, state, enemy) if has(theatre.helicopters, by) else ground


def is_grounded(game: WarGame, state: WarState, by: Piece) -> bool:
    """Whether an air transport finds no airfield from which it could fly to another (7.9-c, 10.2.2-a)."""
    theatre = game.theatre
    if theatre.kind[by] != "air_transport":
        return False
    side = SIDE_OF[theatre.owner[by]]
    starts = each(friendly_airfields(theatre, state, side) | only(theatre.zimbabwe_box))
    return not any(
        landing_ground(game, state, by, side, start)
        for start in starts
        if why_not_take_off(game, state, by, side, start, NOT_TOLD) is None
    )


def flight_ends(game: WarGame, state: WarState, march: March, by: Piece, start: Space) -> SpaceSet:
    """Where a unit aboard may land and stay."""
    theatre = game.theatre
    unit = first(march.group)
    ends = landing_ground(game, state, by, theatre.side[unit], start)
    ends &= theatre.ground[unit] | (0 if has(theatre.barred_from_kitona, unit) else only(theatre.kitona))
    return mixing(theatre, state, march.group, ends)


def why_not_land(game: WarGame, state: WarState, march: March, by: Piece, start: Space, space: Space) -> Refusal | None:
    """What keeps a unit aboard from landing in this space."""
    theatre = game.theatre
    unit = first(march.group)
    side = theatre.side[unit]
    refusal = why_not_end(game, state, march.group, space)
    if refusal:
        return refusal
    return why_not_fly_to(game, state, by, side, start, space)


def why_not_fly_to(game: WarGame, state: WarState, by: Piece, side: Seat, start: Space, space: Space) -> Refusal | None:
    """What keeps a marker from landing in this space."""
    theatre = game.theatre
    if has(landing_ground(game, state, by, side, start), space):
        return None
    about = {"by": theatre.piece_names[by], "to": theatre.names[space]}
    if has(state.held[1 - side], space):
        return Refusal("6.1-b", about)
    if start == theatre.zimbabwe_box and (space != theatre.kinshasa or not has(state.ruled[side], space)):
        return Refusal("10.2.2-a", about)
    if only_to_towns(theatre, by, start) and not has(theatre.towns & state.ruled[side], space):
        return Refusal("7.11-e" if start == theatre.rwanda_box else "7.11-h", about)
    if has(theatre.helicopters, by):
        return Refusal("7.10-c" if has(theatre.drc, space) and space != start else "7.10-b", about)
    return Refusal("7.9-c", about)


def why_not_fly(game: WarGame, state: WarState, march: March, marker: str, start: Space) -> Refusal | None:
    """What keeps a unit from boarding this marker at a place, or the marker from flying anywhere from it."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[first(march.group)], "by": marker}
    by = theatre.piece.get(marker, -1)
    if by < 0:
        return Refusal("7.9-a", about)
    refusal = why_not_board(game, state, march, by, start)
    if refusal:
        return refusal
    return None if flight_ends(game, state, march, by, start) else why_nowhere(game, state, by, start, about)


def why_not_march_to(game: WarGame, state: WarState, march: March, action: Board) -> Refusal | None:
    """What keeps a unit from marching to where it is to board, by this way if one is named."""
    theatre = game.theatre
    path = [theatre.index.get(name, -1) for name in action.path]
    via = theatre.index.get(action.to, -1)
    if via < 0 or (path and (path[-1] != via or -1 in path)):
        return Refusal("7.0-a", {"to": action.to})
    if path:
        refusal = why_not_path(game, state, march, path)
        if refusal:
            return refusal
        came_from = path[-2] if len(path) > 1 else state.where[first(march.group)]
        return why_not_meet(game, march, (path_cost(game, state, march, path), came_from), via)
    ways = reach(game, state, march)
    if not has(ways.spaces, via):
        return why_not_go(game, state, march, via)
    return why_not_meet(game, march, ways.ways[via], via)


def why_nowhere(game: WarGame, state: WarState, by: Piece, start: Space, about: dict[str, str]) -> Refusal:
    """The rule that leaves an aircraft no place to land."""
    theatre = game.theatre
    if start == theatre.zimbabwe_box:
        refusal = why_not_fly_to(game, state, by, GOVERNMENT, start, theatre.kinshasa)
        return Refusal(refusal.rule if refusal else "6.1-e", about)
    if only_to_towns(theatre, by, start):
        return Refusal("7.11-e" if start == theatre.rwanda_box else "7.11-h", about)
    return Refusal("7.10-c" if has(theatre.helicopters, by) else "7.9-c", about)


def why_not_meet(game: WarGame, march: March, way: tuple[int, Space], via: Space) -> Refusal | None:
    """What keeps a unit that comes to a place (at this cost, from there) from flying on: nothing is left, or it may not
    leave it (14.0-d).
    """
    theatre = game.theatre
    about = {"unit": theatre.piece_names[first(march.group)], "to": theatre.names[via]}
    cost, came_from = way
    if cost >= points_left(game, march):
        return Refusal("7.9-b", about)
    if via == theatre.kitona_link and came_from in (theatre.angola_box, theatre.kitona):
        return Refusal("10.2.3-c" if came_from == theatre.angola_box else "14.0-d", about)
    return None


def boardings(game: WarGame, state: WarState, march: March, ways: Reach) -> list[tuple[Piece, Space]]:
    """The (marker, place to march to or -1) that a single unit may board with somewhere to go."""
    theatre = game.theatre
    if march.cargo or several(march.group):
        return []
    unit = first(march.group)
    ready = carriers(game, state, theatre.contingent[unit])
    if not ready:
        return []
    start = state.where[unit]
    found = [(by, -1) for by in listed(ready) if flies_from(game, state, march, by, start)]
    found += pickup_points(game, state, march, ways, ready & theatre.helicopters)
    planes = ready & ~theatre.helicopters
    if planes:
        for via in each(ways.spaces & friendly_airfields(theatre, state, theatre.side[unit])):
            if why_not_meet(game, march, ways.ways[via], via) is None:
                found += [(by, via) for by in each(planes) if flies_from(game, state, march, by, via)]
    return found


def goes_anywhere(game: WarGame, state: WarState, march: March) -> bool:
    """Whether a march can still come to any place, on the ground or by air (7.9-b)."""
    ways = reach(game, state, march)
    return bool(ways.spaces or boardings(game, state, march, ways))


def pickup_points(
    game: WarGame, state: WarState, march: March, ways: Reach, helicopters: PieceSet
) -> list[tuple[Piece, Space]]:
    """Where a unit that no helicopter picks up here, or only for a town, may march to meet one: the nearest such hex
    (7.9-b, 7.10-c, 7.11-e).
    """
    theatre = game.theatre
    unit = first(march.group)
    side, start = theatre.side[unit], state.where[unit]
    if not helicopters:
        return []
    by = first(helicopters)
    if not only_to_towns(theatre, by, start) and not why_not_take_off(game, state, by, side, start, NOT_TOLD):
        return []
    outside = ways.spaces & theatre.drc & ~zone(game, state, 1 - side)
    clear = [space for space in each(outside) if why_not_meet(game, march, ways.ways[space], space) is None]
    via = min(clear, key=lambda space: ways.ways[space][0], default=-1)
    return [(by, via) for by in each(helicopters) if via >= 0 and flies_from(game, state, march, by, via)]


def flies_from(game: WarGame, state: WarState, march: March, by: Piece, start: Space) -> bool:
    """Whether a unit could fly somewhere from a place: to where nobody is, or failing that to friends."""
    if why_not_board(game, state, march, by, start):
        return False
    unit = first(march.group)
    side = game.theatre.side[unit]
    empty = landing_ground(game, state, by, side, start) & game.theatre.ground[unit] & ~state.held[side]
    return bool(empty or flight_ends(game, state, march, by, start))


def segment_contingents(contingent: Contingent) -> tuple[int, ...]:
    """Whose transport markers serve a contingent: FAC regulars fly with either ally (7.9-g, 7.9-h)."""
    return (1, 2) if contingent == DRC else (contingent,)
