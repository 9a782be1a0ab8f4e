"""Where French units go and by which way (chapters 6 and 7-b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, PieceSet, Space, SpaceSet
from sandtable.engine.flow import Way
from sandtable.engine.spaces import each, first, has, listed, plus, set_of, without
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import MOTORISED, ON_FOOT, Theatre
from sandtable.games.kolwezi.units import adjacent_units, foreign_areas
from sandtable.games.kolwezi.ways import (
    Reach,
    a_shortest_way,
    around,
    foot_layers,
    motor_layers,
    passable_for_motor,
    safest_ways,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


class Going(Question, frozen=True):
    """Units that go together: who, how, connections used so far, the zone they set out from."""

    movers: PieceSet
    mode: Number
    spent: Number
    home: Number


def company_of(theatre: Theatre, pieces: PieceSet) -> int:
    """The company that a stack belongs to; 0 if it has only units of none."""
    for company in range(1, 5):
        if theatre.of_company[company] & pieces:
            return company
    return 0


def reach(game: KolweziGame, state: KolweziState, going: Going) -> Reach:
    """What movers get to from where they are: in layers, and from which areas they may go on."""
    open_to = game.theatre.board.all & ~state.katangan  # 6-a
    return reach_from(game, going, state.area[first(going.movers)], open_to)


def reach_from(game: KolweziGame, going: Going, start: Space, open_to: SpaceSet) -> Reach:
    """What movers get to from an area on their way, entering only open ones."""
    if going.mode == MOTORISED:
        return motor_layers(game, start, going.home, open_to), passable_for_motor(game.theatre, going.home)
    return foot_layers(game, start, game.theatre.tables.movement.foot - going.spent, open_to), -1


def destinations(game: KolweziGame, state: KolweziState, going: Going) -> SpaceSet:
    """Where movers may stop."""
    layers, _ = reach(game, state, going)
    return union(layers) & ~foreign_areas(game, state)[company_of(game.theatre, going.movers)]


def why_not_stop(game: KolweziGame, state: KolweziState, movers: PieceSet, area: Space) -> Refusal | None:
    """What keeps movers from stopping in an area, however near it is."""
    about = {"to": game.theatre.names[area]}
    if has(state.katangan, area):
        return Refusal("6-a", about)
    if has(foreign_areas(game, state)[company_of(game.theatre, movers)], area):
        return Refusal("7-b", about)
    return None


def why_not_go(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> Refusal | None:
    """What keeps movers from going to an area."""
    refusal = why_not_stop(game, state, going.movers, area)
    if refusal:
        return refusal
    layers, _ = reach(game, state, going)
    if not has(union(layers), area):
        return Refusal("6-f" if going.mode == MOTORISED else "6-d", {"to": game.theatre.names[area]})
    return None


def why_not_path(game: KolweziGame, state: KolweziState, going: Going, path: Sequence[Space]) -> Refusal | None:
    """What is wrong with a way that the player names; its end is judged by :func:`why_not_go`."""
    theatre = game.theatre
    here = state.area[first(going.movers)]
    inside = theatre.zone_areas[going.home] if going.home >= 0 else 0
    if going.mode == ON_FOOT and len(path) > theatre.tables.movement.foot - going.spent:
        return Refusal("6-d", {"to": theatre.names[path[-1]]})
    if len(set(path)) != len(path):
        return Refusal("6-d", {"to": theatre.names[path[-1]]})
    for area in path:
        about = {"to": theatre.names[area]}
        if not has(theatre.near[here], area):
            return Refusal("3-a", about)
        if has(state.katangan, area):
            return Refusal("6-a", about)
        if going.mode == MOTORISED:
            if not has(inside | theatre.between, here) or (has(theatre.between, here) and has(inside, area)):
                return Refusal("6-f", about)
        here = area
    return None


def choose_route(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> list[Space]:
    """A shortest way with as few opportunity fires as may be; of equal ones the first in map order."""
    return safest(game, state, reach(game, state, going), area)


def safest(game: KolweziGame, state: KolweziState, within: Reach, area: Space) -> list[Space]:
    """Of the shortest ways to an area within reach the one with the fewest opportunity fires."""
    theatre = game.theatre
    layers, goes_on = within

    def danger(space: Space) -> PieceSet:
        return katangan_shooters(theatre, state, space)

    if not around(game, state.katangan) & union(layers[:-1]):
        return a_shortest_way(theatre, layers, area, goes_on)
    return list(safest_ways(theatre, layers, area, goes_on, danger)[1][0])


def way_by(game: KolweziGame, state: KolweziState, going: Going, via: Sequence[Space]) -> Way | Refusal:
    """The shortest way by these areas, in order, entering none twice; what is left of the move on foot (6-d)."""
    theatre = game.theatre
    here = state.area[first(going.movers)]
    open_to = without(theatre.board.all & ~state.katangan, here)
    path: list[Space] = []
    for area in via:
        within = reach_from(game, going.but(spent=going.spent + len(path)), here, open_to)
        if not has(union(within[0]), area):
            barred = "6-a" if has(state.katangan, area) else "6-f" if going.mode == MOTORISED else "6-d"
            return Refusal(barred, {"to": theatre.names[area]})
        leg = safest(game, state, within, area)
        path += leg
        open_to &= ~set_of(leg)
        here = area
    left = theatre.tables.movement.foot - going.spent - len(path) if going.mode == ON_FOOT else None
    layers, _ = reach_from(game, going.but(spent=going.spent + len(path)), here, open_to)
    ends = plus(union(layers), here) & ~foreign_areas(game, state)[company_of(theatre, going.movers)]
    return Way([theatre.names[area] for area in path], left, [theatre.names[area] for area in listed(ends)])


def katangan_shooters(theatre: Theatre, state: KolweziState, area: Space) -> PieceSet:
    """Katangan counters that would fire at somebody passing through an area (8.1-a); face-up dummies do not (5.4-j)."""
    found = adjacent_units(theatre, state, area, theatre.katangan) & ~state.pinned & ~state.shot
    if found & ~state.down:
        for piece in each(found & ~state.down & theatre.secret):
            if state.face[piece] == theatre.dummy_face:
                found = without(found, piece)
    return found
