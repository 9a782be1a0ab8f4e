"""Supply routes and who is supplied (3.6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.boards import joined
from sandtable.engine.fields import Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.spaces import each, has, plus, without
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.zones import besieged, besieged_units

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: until it is over, set-up before it included, nobody is without supply (6-d)
FIRST_TURN = 1


def centres_of(game: GuerraGame, state: GuerraState, side: Seat) -> SpaceSet:
    """The hexes of the supply centres that a side controls and no enemy stands in (3.6.1-b)."""
    theatre = game.theatre
    found = 0
    for town in game.centres:
        if state.holder[town] == side:
            found = plus(found, theatre.town_space[town])
    return found & ~state.held[1 - side]


def routes(game: GuerraGame, state: GuerraState, side: Seat) -> SpaceSet:
    """Every hex of a supply route: along roads, railways and the navigable Congo, free of enemy units (3.6.1-c)."""
    enemy = state.held[1 - side] & game.carriers
    key = (enemy, centres_of(game, state, side))
    known = game.route_memo.get(key)
    if known is None:
        known = game.route_memo.keep(key, _routes(game, *key))
    return known


def _routes(game: GuerraGame, enemy: SpaceSet, centres: SpaceSet) -> SpaceSet:
    near = game.theatre.net_near
    stretches = game.boat_stretches(enemy)
    found = joined(near, centres, enemy)
    while True:
        banks = 0
        for stretch in stretches:
            if stretch & found:
                banks |= stretch
        if not banks & ~found:
            return found
        found |= joined(near, banks & ~found, enemy | found)


def covered(game: GuerraGame, state: GuerraState, side: Seat) -> SpaceSet:
    """Every hex within 3 points of a route, over ground free of enemies (3.6.1-d), and every airfield (3.6.1-e)."""
    enemy = state.held[1 - side]
    key = (side, enemy, centres_of(game, state, side))
    known = game.supply_memo.get(key)
    if known is None:
        known = game.supply_memo.keep(key, _near_routes(game, routes(game, state, side), enemy))
    return known


def _near_routes(game: GuerraGame, route: SpaceSet, enemy: SpaceSet) -> SpaceSet:
    # From the route backwards: the step out of a hex costs what entering that hex costs on the way in.
    theatre = game.theatre
    grid, dry, wet = theatre.grid, theatre.dry_gates, theatre.wet_gates
    limit = theatre.tables.limits.supply_distance
    crossing = theatre.tables.features.river_cross
    free = theatre.playable & ~enemy
    layers = [route] + [0] * limit
    reached = route
    for spent in range(1, limit + 1):
        by_land = by_water = 0
        for price, spaces in theatre.of_cost.items():
            if spent >= price:
                by_land |= layers[spent - price] & spaces
            if spent >= price + crossing:
                by_water |= layers[spent - price - crossing] & spaces
        found = 0
        if by_land:
            found = grid.spread_through(by_land, dry)
        if by_water:
            found |= grid.spread_through(by_water, wet)
        layers[spent] = found & free & ~reached
        reached |= layers[spent]
    return reached | theatre.field_spaces


def is_supplied(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether a unit is supplied now."""
    theatre = game.theatre
    if state.turn <= FIRST_TURN or has(theatre.guerrillas, unit):  # 6-d, 3.6.1-f
        return True
    space = state.hex[unit]
    if has(theatre.field_spaces, space):  # 3.6.1-e
        return True
    if not has(covered(game, state, theatre.side[unit]), space):
        return False
    return not besieged(game, state, unit)  # 4.2.4-g


def unsupplied_units(game: GuerraGame, state: GuerraState, side: Seat) -> PieceSet:
    """All units of a side that are without supply now."""
    if state.turn <= FIRST_TURN:
        return 0
    theatre = game.theatre
    cover = covered(game, state, side)
    found = besieged_units(game, state, side)
    for space in each(state.held[side] & ~cover):
        found |= state.at[space]
    for unit in each(found):
        if has(theatre.field_spaces, state.hex[unit]):
            found = without(found, unit)
    return found & ~theatre.guerrillas
