"""Zones of control and sieges (3.2.1, 4.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, plus
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import MOBILE, Theatre

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def zone_of(game: GuerraGame, state: GuerraState, side: Seat) -> SpaceSet:
    """The hexes in a side's ZOC: every hex it occupies, and the neighbours of its regiments (3.2.1-b, 3.2.1-h)."""
    fronts = state.fronts[side]
    zone = game.zone_memo.get(fronts)
    if zone is None:
        zone = game.zone_memo.keep(fronts, game.theatre.grid.spread(fronts))
    return zone | state.held[side]


def open_around(game: GuerraGame, state: GuerraState, unit: Piece, space: Space) -> SpaceSet:
    """The hexes next to a space that a unit could march into, enemies apart."""
    return game.open_near(state, game.theatre.kind[unit])[space]


def surrounded(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether no hex around a unit is both open to it and free of enemies (3.2.1-g, 4.2.4-b)."""
    space = state.hex[unit]
    enemy = state.held[1 - game.theatre.side[unit]]
    return not open_around(game, state, unit, space) & ~enemy and bool(game.theatre.grid.near[space] & enemy)


def besieged(game: GuerraGame, state: GuerraState, unit: Piece) -> bool:
    """Whether no hex open to a unit lies outside enemy ZOC; closed ground alone besieges nobody (4.2.4-a)."""
    space = state.hex[unit]
    zone = zone_of(game, state, 1 - game.theatre.side[unit])
    return not open_around(game, state, unit, space) & ~zone and bool(game.theatre.grid.near[space] & zone)


def besieged_units(game: GuerraGame, state: GuerraState, side: Seat) -> PieceSet:
    """All besieged units of a side; only hexes next to an enemy ZOC are looked at."""
    theatre = game.theatre
    zone = zone_of(game, state, 1 - side)
    if not zone:
        return 0
    near = theatre.grid.near
    found = 0
    mobile = game.open_near(state, MOBILE)  # what is closed to lorries may be open on foot, never the other way round
    for space in each(state.held[side] & theatre.grid.spread(zone)):
        # a hex with a free hex that is open to everybody besieges nobody there
        if near[space] & ~zone & mobile[space] or not near[space] & zone:
            continue
        for unit in each(state.at[space]):
            if not open_around(game, state, unit, space) & ~zone:
                found = plus(found, unit)
    return found


def besieged_town(game: GuerraGame, state: GuerraState, space: Space, side: Seat) -> bool:
    """Whether every hex around a town that can be entered is in enemy ZOC (3.4.3-b)."""
    around = game.theatre.grid.near[space] & game.theatre.playable
    return bool(around) and not around & ~zone_of(game, state, 1 - side)


def engaged(theatre: Theatre, state: GuerraState, unit: Piece) -> bool:
    """Whether an enemy unit stands next to a unit (5.3-b)."""
    return bool(theatre.grid.near[state.hex[unit]] & state.held[1 - theatre.side[unit]])
