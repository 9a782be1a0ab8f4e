"""Zones of control and supply (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.spaces import each, has, only, plus
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import REBEL, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def zone(game: WarGame, state: WarState, side: Seat) -> SpaceSet:
    """All hexes in the zone of control of a side: the six around each of its units (11.0-a)."""
    held = state.held[side]
    memo = game.zone_memo
    known = memo.get(held)
    if known is None:
        known = memo.keep(held, game.theatre.grid.spread(held) & game.theatre.drc)
    return known


def town_zone(game: WarGame, state: WarState, side: Seat) -> SpaceSet:
    """Where a mover must stop: the zones of a side's units that are in towns (11.0-b)."""
    held = state.held[side] & game.theatre.towns
    memo = game.zone_memo
    known = memo.get(held)
    if known is None:
        known = memo.keep(held, game.theatre.grid.spread(held) & game.theatre.drc)
    return known


def sources(theatre: Theatre, state: WarState, faction: str, side: Seat) -> SpaceSet:
    """Where a faction's supply comes from now: its own row of the chart, held by its side (11.2-b, 11.2-c)."""
    found = theatre.sources[faction] & state.ruled[side] | theatre.free_sources[faction]
    if side == REBEL and state.coup:
        found |= only(theatre.kitona_link) & state.ruled[side]  # 14.0-e
    return found


def supplied_ground(game: WarGame, state: WarState, faction: str, side: Seat) -> SpaceSet:
    """All hexes in which a unit of this faction is in supply (11.2).

    Only what lies between unit and source must be free of enemies and their zones.
    """
    theatre = game.theatre
    start = sources(theatre, state, faction, side)
    enemy = state.held[1 - side]
    key = (start, enemy)
    memo = game.supply_memo
    known = memo.get(key)
    if known is None:
        grid = theatre.grid
        free = theatre.drc & ~enemy & ~grid.spread(enemy)
        reached = front = start
        while front:
            front = grid.spread(front) & free & ~reached
            reached |= front
        known = memo.keep(key, (reached | grid.spread(reached)) & theatre.drc)
    return known | theatre.automatic[faction]


def is_supplied(game: WarGame, state: WarState, unit: Piece) -> bool:
    """Whether a unit is in supply where it is."""
    theatre = game.theatre
    space = state.where[unit]
    side = theatre.side[unit]
    if has(theatre.boxes, space):
        if space == theatre.rwanda_box:
            return side == REBEL  # 7.11.1-c
        if space == theatre.kitona and side != REBEL:
            return _supplied_at_kitona(game, state, unit)
        return True  # 11.2-b, 14.0-e
    return has(supplied_ground(game, state, theatre.units[unit].faction, side), space)


def _supplied_at_kitona(game: WarGame, state: WarState, unit: Piece) -> bool:
    """Government units at Kitona trace supply out of it through 1400 (14.0-g)."""
    theatre = game.theatre
    faction, side = theatre.units[unit].faction, theatre.side[unit]
    link = theatre.kitona_link
    if has(sources(theatre, state, faction, side), link):
        return True
    blocked = has(state.held[1 - side] | zone(game, state, 1 - side), link)
    return not blocked and has(supplied_ground(game, state, faction, side), link)


def unsupplied(game: WarGame, state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units are out of supply."""
    found = 0
    for unit in each(units):
        if not is_supplied(game, state, unit):
            found = plus(found, unit)
    return found


def halved(game: WarGame, factor: int) -> int:
    """A factor out of supply: half, rounded down, never below 1; a printed 0 stays 0 unless optioned (11.3-a)."""
    if factor == 0:
        return 1 if game.zero_becomes_one else 0
    return max(1, factor // 2)


def allowance(game: WarGame, unit: Piece, starved: PieceSet) -> int:
    """The movement allowance, halved out of supply (11.3-b)."""
    full = game.theatre.allowance[unit]
    return max(1, full // 2) if has(starved, unit) else full
