"""Putting units down: who may be placed where at set-up, as a reinforcement and by events (3.2, 10.1, 10.2, 15.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, Seat, Space, SpaceSet
from sandtable.engine.spaces import has, only, plus, set_of
from sandtable.games.world_war_africa.obstacles import why_not_ground
from sandtable.games.world_war_africa.pieces import capture_caches, put, take_control
from sandtable.games.world_war_africa.stacking import mixing, roomy, why_no_room, why_not_mix
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import ANGOLA, RWANDA, SIDE_OF, UGANDA, ZIMBABWE, Contingent, Theatre
from sandtable.games.world_war_africa.zones import zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def why_not_stand(game: WarGame, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from being put in a space: foreign ground, enemies, company, room."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    if has(theatre.boxes, space):
        return None
    if not has(theatre.drc, space):
        return Refusal("2.1-a", about)
    refusal = why_not_ground(theatre, unit, space)
    if refusal:
        return refusal
    if has(state.held[1 - theatre.side[unit]], space):
        return Refusal("6.1-b", about)
    return why_not_mix(theatre, state, only(unit), space) or why_no_room(theatre, state, unit, space)


def standing(game: WarGame, state: WarState, unit: Piece, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set in which a unit may be put: the mask of why_not_stand."""
    theatre = game.theatre
    hexes = spaces & theatre.ground[unit] & ~state.held[1 - theatre.side[unit]] & ~theatre.boxes
    return spaces & theatre.boxes | roomy(theatre, state, only(unit), mixing(theatre, state, only(unit), hexes))


def set_down(play: WarPlay, unit: Piece, space: Space, rule: str) -> None:
    """A unit is put in a space and holds it."""
    theatre, state = play.game.theatre, play.state
    put(theatre, state, unit, space)
    if not has(theatre.boxes, space):
        take_control(theatre, state, space, theatre.contingent[unit])
        capture_caches(theatre, state, space, theatre.side[unit])
    play.tell("placed", {"unit": theatre.piece_names[unit], "to": theatre.names[space]}, rule)


# The Reinforcements Deployment Chart (10.1-e)


def towns_of(theatre: Theatre, state: WarState, contingent: Contingent) -> SpaceSet:
    """The towns that a contingent controls."""
    found = 0
    control = state.control
    for space in theatre.town_spaces:
        if control[space] == contingent:
            found = plus(found, space)
    return found


def arrival_spaces(game: WarGame, state: WarState, unit: Piece) -> SpaceSet:
    """Where the chart puts a new unit of this faction."""
    theatre = game.theatre
    contingent = theatre.contingent[unit]
    if contingent == ZIMBABWE:
        return only(theatre.zimbabwe_box)  # 10.2.2-b
    if contingent == ANGOLA:
        return only(theatre.angola_box)  # 10.2.3-b
    towns = towns_of(theatre, state, contingent)
    faction = theatre.units[unit].faction
    if faction == "Rw":
        return plus(towns & set_of((theatre.bukavu, theatre.goma)), theatre.rwanda_box)
    if faction == "UG":
        return only(theatre.uganda_box)
    return plus(towns, theatre.uganda_box) if faction == "MLC" else towns


def arrival_rule(theatre: Theatre, unit: Piece) -> str:
    """The ledger entry behind that line of the chart."""
    faction = theatre.units[unit].faction
    if faction in ("ANC", "RDC"):
        return "10.2.4-d"
    return "10.2.1-c" if has(theatre.hutu, unit) else "10.1-e"


def why_not_arrive(game: WarGame, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a reinforcement from arriving in a space."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    if not has(arrival_spaces(game, state, unit), space):
        return Refusal(arrival_rule(theatre, unit), about)
    return why_not_near_enemy(game, state, theatre.side[unit], space) or why_not_stand(game, state, unit, space)


def why_not_near_enemy(game: WarGame, state: WarState, side: Seat, space: Space) -> Refusal | None:
    """In an enemy zone only where a friendly unit already is (10.1-f)."""
    if has(zone(game, state, 1 - side), space) and not has(state.held[side], space):
        return Refusal("10.1-f", {"to": game.theatre.names[space]})
    return None


def arrivals(game: WarGame, state: WarState, unit: Piece) -> SpaceSet:
    """Where a reinforcement may arrive: the mask of why_not_arrive."""
    theatre = game.theatre
    spaces = arrival_spaces(game, state, unit)
    boxes = spaces & theatre.boxes
    hexes = spaces & ~boxes & theatre.ground[unit]
    if hexes:
        side = theatre.side[unit]
        friends = state.held[side]
        hexes &= ~state.held[1 - side] & (friends | ~zone(game, state, 1 - side))
        hexes = roomy(theatre, state, only(unit), mixing(theatre, state, only(unit), hexes))
    return hexes | boxes


def cache_arrivals(game: WarGame, state: WarState, contingent: Contingent) -> SpaceSet:
    """Where a contingent may put a new cache: where a land unit of it could be placed (12.2-a)."""
    theatre = game.theatre
    if contingent == ZIMBABWE:
        return only(theatre.zimbabwe_box)
    if contingent == ANGOLA:
        return only(theatre.angola_box)
    side = SIDE_OF[contingent]
    spaces = towns_of(theatre, state, contingent)
    spaces &= ~(zone(game, state, 1 - side) & ~state.held[side]) & ~state.held[1 - side]
    if contingent == RWANDA:
        spaces = plus(spaces, theatre.rwanda_box)
    if contingent == UGANDA:
        spaces = plus(spaces, theatre.uganda_box)
    return spaces
