"""Movement by railway, by boat on the Congo and by air (3.3.3, 3.3.4, 3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, Seat, Space, SpaceSet
from sandtable.engine.spaces import has, plus, without
from sandtable.games.guerra.movement import why_not_stand
from sandtable.games.guerra.stacking import has_room
from sandtable.games.guerra.state import GuerraState, Town

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


#: the bank hexes of each unbroken stretch of river by segment, and the segments of each
Stretches = list[SpaceSet]


def rail_reach(game: GuerraGame, state: GuerraState, side: Seat, start: Space, hexes: Number) -> SpaceSet:
    """Railway hexes within so many hexes of a start, itself left out; trains stop where the line is cut (4.6.4-c)."""
    enemy, cut = state.held[1 - side] & game.theatre.rails, state.cut_rails
    if has(cut, start):
        return 0
    key = (start, hexes, enemy, cut)
    known = game.rail_memo.get(key)
    if known is None:
        known = game.rail_memo.keep(key, _rail_reach(game, start, hexes, enemy, cut))
    return known


def _rail_reach(game: GuerraGame, start: Space, hexes: Number, enemy: SpaceSet, cut: SpaceSet) -> SpaceSet:
    near = game.theatre.rail_neighbours
    taken = plus(enemy, start)  # by the enemy, or reached
    front = [start]
    for _ in range(hexes):
        ahead = []
        for space in front:
            for other in near[space]:
                if not has(taken, other):
                    taken = plus(taken, other)
                    if not has(cut, other):
                        ahead.append(other)
        if not ahead:
            break
        front = ahead
    return without(taken & ~enemy, start)


def river_reach(game: GuerraGame, state: GuerraState, unit: Piece, start: Space) -> SpaceSet:
    """Hexes where a unit can land that boards next to its hex (3.3.3)."""
    theatre = game.theatre
    enemy = state.held[1 - theatre.side[unit]]
    banks, sails = theatre.congo_banks, game.navigable
    limit = game.navigation_limit
    found = 0
    for board in theatre.segments_at[start]:
        if not sails[board] or banks[board] & enemy:
            continue
        found |= banks[board]
        for step in (1, -1):
            segment = board
            for _ in range(limit):
                segment += step
                if not 0 <= segment < len(banks) or not sails[segment] or banks[segment] & enemy:
                    break
                found |= banks[segment]
    return without(found & theatre.stand[theatre.kind[unit]], start)


def flights(game: GuerraGame, state: GuerraState, unit: Piece) -> SpaceSet:
    """Hexes that a unit can fly to (3.5): fields of its side with capacity and room, both ends open."""
    theatre = game.theatre
    start = state.hex[unit]
    if not has(theatre.field_spaces, start) or has(state.mobilised, unit):  # 3.5-b
        return 0
    side, points = theatre.side[unit], theatre.stacking[unit]
    if not _handles(game, state, theatre.town_at[start], side, points):
        return 0
    found = 0
    holder, flown, spaces, capacity = state.holder, state.flown, theatre.town_space, theatre.air_capacity
    cut = plus(state.cut_fields, start)
    for town in game.airfields:
        if holder[town] == side and flown[town] + points <= capacity[town]:
            space = spaces[town]
            if not has(cut, space) and has_room(game, state, space, unit):
                found = plus(found, space)
    return found


def _handles(game: GuerraGame, state: GuerraState, town: Town, side: Seat, points: Number) -> bool:
    theatre = game.theatre
    return (
        state.holder[town] == side
        and state.flown[town] + points <= theatre.air_capacity[town]
        and not has(state.cut_fields, theatre.town_space[town])
    )


def ride_hexes(game: GuerraGame, state: GuerraState, unit: Piece, start: Space) -> SpaceSet:
    """Railway hexes that a unit can ride to and stand in (3.3.4)."""
    theatre = game.theatre
    line = rail_reach(game, state, theatre.side[unit], start, theatre.tables.limits.rail_hexes)
    return line & theatre.stand[theatre.kind[unit]]


def why_not_ride(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from going to a hex by railway."""
    theatre = game.theatre
    start, hexes = state.hex[unit], theatre.tables.limits.rail_hexes
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    if has(state.unsupplied, unit):
        return Refusal("3.6.2-b", about)
    if not has(theatre.rails, start):
        return Refusal("3.3.4-a", about)
    refusal = why_not_stand(game, state, unit, space)
    if refusal:
        return Refusal("3.3.4-d", about) if refusal.rule == "3.2.1-a" else refusal
    side = theatre.side[unit]
    if has(rail_reach(game, state, side, start, hexes), space):
        return None
    bare = GuerraState.copy(state)
    bare.cut_rails = 0
    if has(rail_reach(game, bare, side, start, hexes), space):
        return Refusal("4.6.4-c", about)
    bare.held = [0, 0]
    if has(rail_reach(game, bare, side, start, hexes), space):
        return Refusal("3.3.4-d", about)
    return Refusal("3.3.4-b", about)


def why_not_sail(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from going to a hex by boat."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    start = state.hex[unit]
    if has(state.unsupplied, unit):
        return Refusal("3.6.2-b", about)
    if not theatre.segments_at[start]:
        return Refusal("3.3.3-a", about)
    if has(river_reach(game, state, unit, start), space):
        return None
    if why_not_stand(game, state, unit, space):
        return Refusal("3.3.3-e", about)
    bare = GuerraState.copy(state)
    bare.held = [0, 0]
    if has(river_reach(game, bare, unit, start), space):
        return Refusal("3.3.3-d", about)
    shut = not any(game.navigable[segment] for segment in theatre.segments_at[start])
    if shut or (theatre.segments_at[space] and not any(game.navigable[s] for s in theatre.segments_at[space])):
        return Refusal("3.3.3-f", about)
    return Refusal("3.3.3-b" if theatre.segments_at[space] else "3.3.3-c", about)


def why_not_fly(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from flying to a hex."""
    theatre = game.theatre
    about = {"unit": theatre.names[unit], "to": theatre.grid.names[space]}
    start, side = state.hex[unit], theatre.side[unit]
    if not has(theatre.field_spaces, start) or has(state.mobilised, unit):
        return Refusal("3.5-b", about)
    if not has(theatre.field_spaces, space) or space == start:
        return Refusal("3.5-a", about)
    for place in (start, space):
        town = theatre.town_at[place]
        if state.holder[town] != side:
            return Refusal("3.5-a", about)
        if has(state.cut_fields, place):
            return Refusal("4.6.4-a", about)
        if state.flown[town] + theatre.stacking[unit] > theatre.air_capacity[town]:
            return Refusal("3.5-c" if state.flown[town] else "3.5-d", about)
    if not has_room(game, state, space, unit):
        return Refusal("3.5-e", about)
    return None


def charge_flight(game: GuerraGame, state: GuerraState, unit: Piece, start: Space, space: Space) -> None:
    """Both fields have handled the unit's stacking points (3.5-c, 3.5-d)."""
    theatre = game.theatre
    for place in (start, space):
        state.flown[theatre.town_at[place]] += theatre.stacking[unit]


def boat_stretches(game: GuerraGame, enemy: SpaceSet) -> Stretches:
    """For supply: the bank hexes of each stretch of river that boats can pass unbroken."""
    found = []
    stretch = 0
    for segment, banks in enumerate(game.theatre.congo_banks):
        if game.navigable[segment] and not banks & enemy:
            stretch |= banks
        elif stretch:
            found.append(stretch)
            stretch = 0
    return [*found, stretch] if stretch else found
