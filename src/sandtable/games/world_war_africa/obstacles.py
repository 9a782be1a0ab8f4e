"""What stands in the way of a march: the rule behind every hex it cannot enter, reach or end in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has
from sandtable.games.world_war_africa.movement import (
    DOUBLED,
    NORMAL,
    March,
    entries,
    ground_of,
    must_stop,
    open_boxes,
    points_left,
    reach,
    reach_from,
    spread_out,
    start_of,
    ways_on,
    wet_ground,
    wheels_of,
)
from sandtable.games.world_war_africa.stacking import why_not_mix
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, Theatre
from sandtable.games.world_war_africa.zones import town_zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def why_not_end(game: WarGame, state: WarState, group: PieceSet, space: Space) -> Refusal | None:
    """What keeps a group from ever ending in a space, however it comes there. Too many may be put right later in the
    segment (6.1-a), so that is no reason.
    """
    theatre = game.theatre
    unit = first(group)
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    side = theatre.side[unit]
    if has(theatre.boxes, space):
        return why_not_box(game, state, group, space)
    if not has(theatre.drc, space):
        return Refusal("2.1-a", about)
    for member in each(group):
        refusal = why_not_ground(theatre, member, space)
        if refusal:
            return refusal
    if has(state.held[1 - side], space):
        return Refusal("6.1-b", about)
    return why_not_mix(theatre, state, group, space)


def why_not_box(game: WarGame, state: WarState, group: PieceSet, box: Space) -> Refusal | None:
    """What keeps a group out of a box (7.11)."""
    theatre = game.theatre
    unit = first(group)
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[box]}
    side = theatre.side[unit]
    if box == theatre.rwanda_box:
        if not group & ~theatre.hutu:
            return Refusal("7.11-f", about)  # they get in by a roll alone
        return Refusal("7.11-d", about) if group & ~theatre.of_faction["Rw"] else None
    if box == theatre.kitona:
        if group & theatre.barred_from_kitona:
            return Refusal("7.1-a", about)
        if state.at[box] & theatre.of_side[1 - side]:
            return Refusal("14.0-c" if side == GOVERNMENT else "6.1-b", about)
        return Refusal("7.11-c", about) if side == REBEL and not state.coup else None
    return Refusal("7.11-a", about)


def why_not_ground(theatre: Theatre, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from ever being in a hex: its region (7.1), its wheels (7.4-b)."""
    if has(theatre.ground[unit], space):
        return None
    about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
    faction = theatre.faction[unit]
    if faction.south_only and not has(theatre.south, space):
        return Refusal("7.1-b", about)
    if faction.regions and not any(has(theatre.province[name], space) for name in faction.regions):
        return Refusal("7.1-a", about)
    return Refusal("7.4-b", about)


def why_not_go(game: WarGame, state: WarState, march: March, space: Space) -> Refusal | None:
    """What keeps a march from ending in this space."""
    theatre = game.theatre
    start = start_of(state, march)
    about = {"unit": theatre.piece_names[first(march.group)], "to": theatre.names[space]}
    if space == start:
        return Refusal("7.0-a", about)
    refusal = why_not_end(game, state, march.group, space)
    if refusal:
        return refusal
    if has(reach(game, state, march).spaces, space):
        return None
    return Refusal(why_out_of_reach(game, state, march, start, space), about)


def why_not_pass(game: WarGame, state: WarState, group: PieceSet, space: Space) -> Refusal | None:
    """What keeps a group from ever passing through a space: whatever keeps it from ending there but its company."""
    refusal = why_not_end(game, state, group, space)
    return None if refusal and refusal.rule in ("6.1-e", "6.1-f") else refusal


def why_out_of_reach(game: WarGame, state: WarState, march: March, start: Space, space: Space) -> str:
    """The rule that stands in the way of a march from a space on its way to a hex where it could be."""
    theatre = game.theatre
    leads_anywhere = start == theatre.uganda_box  # along a whole border: how far is what counts
    if has(theatre.boxes, start) and not march.begun and not leads_anywhere:
        if rule := _way_in(theatre, state, start):
            return rule
    if has(theatre.grid.near[start], space) if start < len(theatre.grid) else False:
        if not has(theatre.open_near[start], space):
            return "7.3-b"
    if march.begun and has(town_zone(game, state, 1 - theatre.side[first(march.group)]), start):
        return "11.0-b"
    if not march.roll:
        rolled = march.but(roll=NORMAL)
        if start != theatre.angola_box and has(reach_from(game, state, rolled, start).spaces, space):
            return "7.7-a"
    if march.roll == DOUBLED and has(reach_from(game, state, march.but(roll=NORMAL), start).spaces, space):
        return "7.7-c"
    if _free_of_zones(game, state, march, start, space):
        return "11.0-b"
    return "7.0-a"


def _way_in(theatre: Theatre, state: WarState, box: Space) -> str:
    """The rule that says where the way out of a box leads; none for Rwanda's."""
    first_turn = state.turn == 1
    return {
        theatre.kitona: "14.0-d",
        theatre.uganda_box: "3.2-o",
        theatre.zimbabwe_box: "10.2.2-a" if first_turn else "10.2.2-b",
        theatre.angola_box: "10.2.3-a" if first_turn else "10.2.3-b",
    }.get(box, "")


def _free_of_zones(game: WarGame, state: WarState, march: March, start: Space, space: Space) -> bool:
    """Whether only a town's zone of control keeps the march from getting there."""
    if not theatre_hex(game.theatre, start):
        return False
    theatre = game.theatre
    track = theatre.tables.turn[state.turn - 1]
    steps = theatre.steps_from(wheels_of(theatre, march.group), track.rainy_north, track.rainy_south)
    enemy = state.held[1 - theatre.side[first(march.group)]]
    ground = ground_of(theatre, march.group) & ~enemy
    free = spread_out(
        theatre, start, points_left(game, march), steps, ground, 0, 0, 0, march, wet_ground(theatre, state)
    )
    return has(free.spaces, space)


def theatre_hex(theatre: Theatre, space: Space) -> bool:
    """Whether a space is a hex and no box."""
    return space >= 0 and not has(theatre.boxes, space)


def lake_between(game: WarGame, here: Space, there: Space) -> Message | None:
    """Which lake lies between two hexes, if one does."""
    one, other = (game.theatre.names[space] for space in (here, there))
    for lake in game.pack.board.lake:
        if not {f"{one}|{other}", f"{other}|{one}"}.isdisjoint(lake.hexsides):
            return Message("world_war_africa-lake-between", {"lake": lake.name, "from": one, "to": other})
    return None


def why_not_path(game: WarGame, state: WarState, march: March, path: list[int]) -> Refusal | None:
    """What is wrong with a way named space by space; its end is judged by :func:`why_not_end`."""
    theatre = game.theatre
    unit = first(march.group)
    side = theatre.side[unit]
    track = theatre.tables.turn[state.turn - 1]
    steps = theatre.steps_from(wheels_of(theatre, march.group), track.rainy_north, track.rainy_south)
    stop = town_zone(game, state, 1 - side)
    boxes = open_boxes(game, state, march.group)
    here = start = start_of(state, march)
    came_from, spent = here, 0
    factor = 2 if march.roll == DOUBLED else 1
    points = points_left(game, march)
    if march.begun and has(stop, start):
        return Refusal("11.0-b", {"unit": theatre.piece_names[unit], "to": theatre.names[path[0]]})
    for number, space in enumerate(path):
        about = {"unit": theatre.piece_names[unit], "to": theatre.names[space]}
        exits = entries(game, state, here) if has(theatre.boxes, here) else 0
        wheels = wheels_of(theatre, march.group)
        prices = dict(ways_on(theatre, here, steps, boxes, exits, wheels, wet_ground(theatre, state)))
        if space not in prices:
            near = here < len(theatre.grid) and has(theatre.grid.near[here], space)
            if near and has(theatre.drc, space) and frozenset((here, space)) in theatre.lakes:
                return Refusal("7.3-b", about, lake_between(game, here, space))
            if has(theatre.boxes, here) and (rule := _way_in(theatre, state, here)):
                return Refusal(rule, about)
            refusal = why_not_end(game, state, march.group, space) if near else None
            return refusal if refusal and refusal.rule != "6.1-e" else Refusal("7.0-a", about)
        if here != start and must_stop(theatre, here, came_from, stop):
            port = "10.2.3-c" if came_from == theatre.angola_box else "14.0-d"
            return Refusal("11.0-b" if has(stop, here) else port, about)
        for member in each(march.group):
            refusal = None if has(theatre.boxes, space) else why_not_ground(theatre, member, space)
            if refusal:
                return refusal
        if has(state.held[1 - side], space):
            return Refusal("6.1-b", about)
        spent += prices[space] * factor
        if spent > points and (number or march.begun):
            return Refusal("7.7-a" if not march.roll else "7.7-c" if factor > 1 else "7.0-a", about)
        here, came_from = space, here
    return None
