"""Putting units down: who may be placed where at set-up, as a reinforcement and by events (3.2, 10.1, 10.2, 15.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, Seat, Space, SpaceSet
from sandtable.engine.spaces import has, only, plus
from sandtable.games.world_war_africa.entering import enter
from sandtable.games.world_war_africa.obstacles import why_not_ground
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.stacking import mixing, why_not_mix
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import ALLIES, SIDE_OF, ZIMBABWE, Arrivals, Contingent, Theatre
from sandtable.games.world_war_africa.zones import zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def why_not_stand(game: WarGame, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from being put in a space: foreign ground, enemies, company. Too many in a hex are put right
    at the end of the segment (6.1-a), so that is no reason.
    """
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
    return why_not_mix(theatre, state, only(unit), space)


def standing(game: WarGame, state: WarState, unit: Piece, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set in which a unit may be put: the mask of why_not_stand."""
    theatre = game.theatre
    hexes = spaces & theatre.ground[unit] & ~state.held[1 - theatre.side[unit]] & ~theatre.boxes
    return spaces & theatre.boxes | mixing(theatre, state, only(unit), hexes)


def set_down(play: WarPlay, unit: Piece, space: Space, rule: str) -> None:
    """A unit is put in a space and holds it."""
    theatre, state = play.game.theatre, play.state
    play.tell("placed", {"unit": theatre.piece_names[unit], "to": theatre.names[space]}, rule)
    put(theatre, state, unit, space)
    if not has(theatre.boxes, space):
        enter(play, unit, space)


# The Reinforcements Deployment Chart (10.1-e)


def towns_of(theatre: Theatre, state: WarState, contingent: Contingent) -> SpaceSet:
    """The towns that a contingent controls."""
    found = 0
    control = state.control
    for space in theatre.town_spaces:
        if control[space] == contingent:
            found = plus(found, space)
    return found


def chart_spaces(theatre: Theatre, state: WarState, contingent: Contingent, line: Arrivals) -> SpaceSet:
    """What a line of the chart comes to now: its boxes, and those of its towns that the contingent controls."""
    return line.boxes | (line.towns & towns_of(theatre, state, contingent) if line.towns else 0)


def arrival_spaces(game: WarGame, state: WarState, unit: Piece) -> SpaceSet:
    """Where the chart puts a new unit of this faction."""
    theatre = game.theatre
    return chart_spaces(theatre, state, theatre.contingent[unit], theatre.arrivals[theatre.units[unit].faction])


def arrival_rule(theatre: Theatre, state: WarState, unit: Piece) -> str:
    """The ledger entry behind that line of the chart."""
    if theatre.contingent[unit] in ALLIES:
        entry = "10.2.2" if theatre.contingent[unit] == ZIMBABWE else "10.2.3"
        return f"{entry}-a" if state.turn == 1 else f"{entry}-b"
    if theatre.units[unit].faction in ("ANC", "RDC"):
        return "10.2.4-d"
    return "10.2.1-c" if has(theatre.hutu, unit) else "10.1-e"


def why_not_arrive(game: WarGame, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a reinforcement from arriving in a space."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    if not has(arrival_spaces(game, state, unit), space):
        return Refusal(arrival_rule(theatre, state, unit), about)
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
        hexes = mixing(theatre, state, only(unit), hexes)
    return hexes | boxes


def cache_arrivals(game: WarGame, state: WarState, contingent: Contingent) -> SpaceSet:
    """Where a contingent may put a new cache: where a land unit of it could be placed (12.2-a)."""
    theatre = game.theatre
    side = SIDE_OF[contingent]
    spaces = chart_spaces(theatre, state, contingent, theatre.cache_arrivals[contingent])
    return spaces & ~(zone(game, state, 1 - side) & ~state.held[side]) & ~state.held[1 - side]
