"""The way of a march is the player's (7.0-a): by the places he names, and where it may end then (3.1-a, 11.0-b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.flow import Way
from sandtable.engine.spaces import first, has, listed, plus, set_of
from sandtable.games.world_war_africa.movement import (
    NO_REACH,
    March,
    Reach,
    ends_of,
    must_stop,
    points_left,
    reach_from,
    start_of,
    way,
)
from sandtable.games.world_war_africa.obstacles import why_not_pass, why_out_of_reach
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.transport import flies_from, why_not_meet
from sandtable.games.world_war_africa.zones import town_zone

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


class Leg(NamedTuple):
    """How far a march has come: the march with what it has spent, its way so far, where it is, where from."""

    march: March
    path: list[Space]
    here: Space
    came_from: Space


def goes_on(game: WarGame, state: WarState, leg: Leg) -> Reach:
    """What the march can come to from where it is; nothing where it must stop (11.0-b, 10.2.3-c, 14.0-d)."""
    if leg.path and why_it_stops(game, state, leg):
        return NO_REACH
    return reach_from(game, state, leg.march, leg.here)


def why_it_stops(game: WarGame, state: WarState, leg: Leg) -> str:
    """The rule by which the march goes no further than here, or nothing."""
    theatre = game.theatre
    stop = town_zone(game, state, 1 - theatre.side[first(leg.march.group)])
    if not must_stop(theatre, leg.here, leg.came_from, stop):
        return ""
    if has(stop, leg.here):
        return "11.0-b"
    return "10.2.3-c" if leg.came_from == theatre.angola_box else "14.0-d"


def marched_by(game: WarGame, state: WarState, march: March, via: Sequence[Space]) -> Leg | Refusal:
    """The cheapest way by these places, in order; or the rule that keeps the march from one of them."""
    start = start_of(state, march)
    leg = Leg(march, [], start, start)
    for space in via:
        found = goes_on(game, state, leg)
        if not has(found.spaces, space):
            return why_not_by(game, state, leg, space)
        path = way(found, space)
        came_from = path[-2] if len(path) > 1 else leg.here
        spent = leg.march.spent + found.ways[space][0]
        leg = Leg(leg.march.but(spent=spent, begun=1), leg.path + path, space, came_from)
    return leg


def why_not_by(game: WarGame, state: WarState, leg: Leg, space: Space) -> Refusal:
    """The rule that keeps a march from going on to a space."""
    theatre, group = game.theatre, leg.march.group
    about = {"unit": theatre.piece_names[first(group)], "to": theatre.names[space]}
    refusal = why_not_pass(game, state, group, space)
    if refusal:
        return refusal
    stops = why_it_stops(game, state, leg) if leg.path else ""
    return Refusal(stops or why_out_of_reach(game, state, leg.march, leg.here, space), about)


def left_over(game: WarGame, leg: Leg) -> int:
    """Movement points that can still be spent; the hex that is always granted may have cost more (7.2-a)."""
    return max(points_left(game, leg.march), 0)


def way_by(game: WarGame, state: WarState, march: March, via: Sequence[Space]) -> Way | Refusal:
    """The cheapest way of a march by these places; it may end where it can stay, where it set out from, too."""
    leg = marched_by(game, state, march, via)
    if isinstance(leg, Refusal):
        return leg
    spaces = plus(goes_on(game, state, leg).spaces, leg.here)
    return told(game, leg, ends_of(game, state, march, Reach(spaces, {})))


def way_to_board(game: WarGame, state: WarState, march: March, by: Piece, via: Sequence[Space]) -> Way | Refusal:
    """The cheapest way by these places to where a unit boards this marker (7.9-b)."""
    leg = marched_by(game, state, march, via)
    if isinstance(leg, Refusal):
        return leg
    found = goes_on(game, state, leg)
    ends = set_of(
        space
        for space in listed(found.spaces)
        if why_not_meet(game, leg.march, found.ways[space], space) is None
        and flies_from(game, state, leg.march, by, space)
    )
    here = why_not_meet(game, leg.march, (0, leg.came_from), leg.here) is None
    if here and flies_from(game, state, leg.march, by, leg.here):
        ends = plus(ends, leg.here)
    return told(game, leg, ends)


def told(game: WarGame, leg: Leg, ends: SpaceSet) -> Way:
    """A way by the names of its places."""
    names = game.theatre.names
    return Way([names[space] for space in leg.path], left_over(game, leg), [names[space] for space in listed(ends)])
