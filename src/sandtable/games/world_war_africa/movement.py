"""Movement on the ground (7.0 to 7.8): how far, over which ground, where a march must stop and may end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, PieceSet, Space, SpaceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import as_digits, each, first, has, listed, only, plus, set_of, several, without
from sandtable.games.world_war_africa.stacking import mixing, roomy
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import ANGOLA, GOVERNMENT, LEG, MOTOR, Contingent, Theatre
from sandtable.games.world_war_africa.zones import allowance, town_zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: a member of a set that is spelt out in digits
YES = ord("1")
#: the movement roll of a march (7.7)
NO_ROLL, NORMAL, DOUBLED = range(3)


class March(Step["WarGame", WarState], frozen=True):
    """What is being moved."""

    group: PieceSet
    #: movement points
    spent: Number = 0
    roll: Number = NO_ROLL
    #: who is out of supply
    starved: PieceSet = 0
    #: the caches along
    cargo: PieceSet = 0
    begun: Number = 0


class Reach(NamedTuple):
    """Where a march can come to, and how: space -> (points spent, space it is reached from)."""

    spaces: SpaceSet
    ways: dict[int, tuple[int, int]]


NO_REACH = Reach(0, {})


def under_way(state: WarState) -> March:
    """The march that river or aircraft take part in."""
    return next(step for step in state.stack[::-1] if isinstance(step, March))


def start_of(state: WarState, march: March) -> Space:
    """Where it stands now."""
    return state.where[first(march.group)]


def points_left(game: WarGame, march: March) -> int:
    """Movement points it may still spend: the slowest unit's, half of them without a roll (6.5-a, 7.7-a)."""
    starved, group = march.starved, march.group
    if several(group) == 0:
        full = allowance(game, first(group), starved)
        return (full if march.roll else (full + 1) // 2) - march.spent
    least = 99
    for unit in each(group):
        full = allowance(game, unit, starved)
        least = min(least, full if march.roll else (full + 1) // 2)
    return least - march.spent


def wheels_of(theatre: Theatre, group: PieceSet) -> int:
    """A stack with a motorised unit pays what that unit pays."""
    return MOTOR if group & theatre.motor else LEG


def ground_of(theatre: Theatre, group: PieceSet) -> SpaceSet:
    """The hexes that all units of a group may be in."""
    ground = theatre.drc
    for unit in each(group):
        ground &= theatre.ground[unit]
    return ground


def entries(game: WarGame, state: WarState, start: Space) -> SpaceSet:
    """The hexes that a box opens on (3.2-o, 7.11, 10.2.2, 10.2.3)."""
    theatre = game.theatre
    if start == theatre.kitona:
        return only(theatre.kitona_link)
    if start == theatre.rwanda_box:
        return theatre.rwanda_links
    if start == theatre.uganda_box:
        return theatre.uganda_links
    if start == theatre.zimbabwe_box:
        return theatre.zimbabwe_entry[0 if state.turn == 1 else 1]
    return theatre.angola_entry


def open_boxes(game: WarGame, state: WarState, group: PieceSet) -> SpaceSet:
    """The boxes that a group may march into (7.11-c, 7.11-d, 14.0-g)."""
    theatre = game.theatre
    found = 0
    if not group & ~theatre.of_faction["Rw"]:
        found = plus(found, theatre.rwanda_box)
    side = theatre.side[first(group)]
    closed = state.at[theatre.kitona] & theatre.of_side[1 - side] or group & theatre.barred_from_kitona
    if not closed and (side == GOVERNMENT or state.coup):
        found = plus(found, theatre.kitona)
    return found


def reach(game: WarGame, state: WarState, march: March) -> Reach:
    """Every space the march can come to, whether or not it may end there."""
    return reach_from(game, state, march, state.where[first(march.group)])


def reach_from(game: WarGame, state: WarState, march: March, start: Space) -> Reach:
    """Every space the march can come to from one on its way."""
    theatre = game.theatre
    group = march.group
    unit = first(group)
    points = points_left(game, march)
    if points <= 0 and march.begun:
        return NO_REACH
    side = theatre.side[unit]
    enemy = 1 - side
    ground = theatre.ground[unit] if group == only(unit) else ground_of(theatre, group)
    stops = town_zone(game, state, enemy)
    if start < len(theatre.grid) and start != theatre.rwanda_box:
        if march.begun and has(stops, start):
            return NO_REACH
        near = game.nearby(start, points if points > 1 else 1)
        closed, stop = near & state.held[enemy], near & stops
        # Only a march from next to a box can enter one.
        boxes = open_boxes(game, state, group) if near & theatre.by_box else 0
    else:
        closed, stop = state.held[enemy], stops
        boxes = open_boxes(game, state, group)
    wheels = MOTOR if group & theatre.motor else LEG
    kind = game.rain_bits[state.turn] | wheels << 4 | (march.roll == DOUBLED) << 5 | march.begun << 6
    key = (start, points, kind, closed, stop, ground, boxes)
    memo = game.reach_memo
    known = memo.get(key)
    if known is None:
        track = theatre.tables.turn[state.turn - 1]
        steps = theatre.steps_from(wheels, track.rainy_north, track.rainy_south)
        exits = entries(game, state, start) if has(theatre.boxes, start) else 0
        found = spread_out(
            theatre, start, points, steps, ground & ~closed, stop, boxes, exits, march, wet_ground(theatre, state)
        )
        known = memo.keep(key, found)
    return known


def wet_ground(theatre: Theatre, state: WarState) -> SpaceSet:
    """The hexes in which it rains (7.8)."""
    track = theatre.tables.turn[state.turn - 1]
    return (theatre.north if track.rainy_north else 0) | (theatre.south if track.rainy_south else 0)


def spread_out(
    theatre: Theatre,
    start: Space,
    points: int,
    steps: list[tuple[tuple[int, int], ...]],
    open_to: SpaceSet,
    stop: SpaceSet,
    boxes: SpaceSet,
    exits: SpaceSet,
    march: March,
    wet: SpaceSet,
) -> Reach:
    """Cheapest ways by rising cost. The first hex is open whatever it costs (7.2-a).

    1400 ends the march of whoever enters there from a box (10.2.3-c); who comes to it by land may go on. That dearer
    way is kept beside the direct one, as the complement of the hex's number.
    """
    best: dict[int, tuple[int, int]] = {start: (0, start)}
    factor = 2 if march.roll == DOUBLED else 1
    wheels = MOTOR if march.group & theatre.motor else LEG
    layers: list[list[int]] = [[] for _ in range(max(points, 0) + 1)]
    layers[0].append(start)
    allowed = as_digits(open_to | boxes, theatre.count)
    odd = theatre.boxes | (theatre.by_box if boxes or exits else 0)  # spaces with ways of their own
    special = as_digits(stop | odd, theatre.count)
    link = theatre.kitona_link if start == theatre.angola_box else -1
    for spent, layer in enumerate(layers):
        for space in layer:
            if best[space][0] != spent:
                continue
            here = space if space >= 0 else link
            ways = steps[here]
            if special[here] == YES:
                if space != start and must_stop(theatre, here, best[space][1], stop):
                    continue
                if has(odd, here):
                    ways = ways_on(theatre, here, steps, boxes, exits, wheels, wet)
            for to, price in ways:
                if allowed[to] != YES:
                    continue
                total = spent + price * factor
                if total > points:
                    if space == start and not march.begun and to not in best:
                        best[to] = (max(points, 1), space)
                    continue
                if to == link and space != start and best.get(to, (0, 0))[1] == start:
                    to = ~link
                known = best.get(to)
                if known is None or total < known[0]:
                    best[to] = (total, space)
                    layers[total].append(to)
    return Reach(without(set_of(space for space in best if space >= 0), start), best)


def ways_on(
    theatre: Theatre,
    space: Space,
    steps: list[tuple[tuple[int, int], ...]],
    boxes: SpaceSet,
    exits: SpaceSet,
    wheels: int,
    wet: SpaceSet,
) -> tuple[tuple[int, int], ...]:
    """The ways out of a space and what each costs, those from and into boxes among them (7.11)."""
    if has(theatre.boxes, space):
        if space == theatre.kitona:
            return ((theatre.kitona_link, theatre.kitona_cost),)
        if space == theatre.rwanda_box:
            return tuple((to, theatre.rwanda_cost) for to in each(theatre.rwanda_links))
        closed = theatre.closed_to_motor if wheels == MOTOR else 0
        return tuple((to, theatre.entry_cost(to, wheels, has(wet, to))) for to in each(exits & ~closed))
    if boxes and has(theatre.by_box, space):
        ways = steps[space]
        if space == theatre.kitona_link:
            ways += ((theatre.kitona, theatre.kitona_cost),)
        if has(theatre.rwanda_links, space):
            ways += ((theatre.rwanda_box, theatre.rwanda_cost),)
        return ways
    return steps[space]


def must_stop(theatre: Theatre, space: Space, came_from: Space, stop: SpaceSet) -> bool:
    """A town's zone (11.0-b), Kitona, and 1400 when entered from a box (10.2.3-c, 14.0-d)."""
    if has(stop, space) or space == theatre.kitona:
        return True
    return space == theatre.kitona_link and came_from in (theatre.kitona, theatre.angola_box)


def may_go_on(game: WarGame, state: WarState, march: March, came_from: Space) -> bool:
    """Whether a stack that has halted may march on."""
    theatre = game.theatre
    unit = first(march.group)
    here = state.where[unit]
    stop = town_zone(game, state, 1 - theatre.side[unit])
    return points_left(game, march) > 0 and not must_stop(theatre, here, came_from, stop)


def ends_of(game: WarGame, state: WarState, march: March, ways: Reach) -> SpaceSet:
    """The part of what is within reach in which the march may end. Too many may leave again in time (6.1-a)."""
    return mixing(game.theatre, state, march.group, ways.spaces)


def destinations(game: WarGame, state: WarState, march: March) -> SpaceSet:
    """Where a march may end and stay: within reach, with room, among friends it may stack with."""
    ends = ends_of(game, state, march, reach(game, state, march))
    return roomy(game.theatre, state, march.group, ends)


def way(found: Reach, to: int) -> list[int]:
    """The spaces entered on the way to one within reach."""
    path = []
    while found.ways[to][1] != to:
        path.append(to if to >= 0 else ~to)
        to = found.ways[to][1]
    return path[::-1]


def path_cost(game: WarGame, state: WarState, march: March, path: list[int]) -> int:
    """What a legal way costs; the hex that is always granted costs no more than there is."""
    theatre = game.theatre
    track = theatre.tables.turn[state.turn - 1]
    wheels = wheels_of(theatre, march.group)
    steps = theatre.steps_from(wheels, track.rainy_north, track.rainy_south)
    boxes = open_boxes(game, state, march.group)
    here, spent = start_of(state, march), 0
    for space in path:
        exits = entries(game, state, here) if has(theatre.boxes, here) else 0
        spent += dict(ways_on(theatre, here, steps, boxes, exits, wheels, wet_ground(theatre, state)))[space]
        here = space
    factor = 2 if march.roll == DOUBLED else 1
    return min(spent * factor, max(points_left(game, march), 1))


def why_not_force(game: WarGame, state: WarState, march: March) -> Refusal | None:
    """What keeps a march from asking for more than half of its allowance (7.7-b, 10.2.3-b)."""
    theatre = game.theatre
    rule = ""
    if march.roll or march.begun:
        rule = "7.7-b"
    elif state.turn > 1 and start_of(state, march) == theatre.angola_box:
        rule = "10.2.3-b"
    else:
        full = min([allowance(game, unit, march.starved) for unit in listed(march.group)])
        if full <= (full + 1) // 2:
            rule = "7.7-a"
    return Refusal(rule, {"unit": theatre.piece_names[first(march.group)]}) if rule else None


def entry_places(game: WarGame, state: WarState, contingent: Contingent) -> int:
    """How many more land units of an ally may enter the map this turn (5.3-g)."""
    theatre = game.theatre
    own = theatre.of_contingent[contingent] & ~theatre.extras
    here = sum(1 for unit in each(own) if state.where[unit] >= 0 and not _waits(theatre, contingent, state.where[unit]))
    return state.land - here


def _waits(theatre: Theatre, contingent: Contingent, space: Space) -> bool:
    return space == (theatre.angola_box if contingent == ANGOLA else theatre.zimbabwe_box)
