"""Where French units go and by which way (chapters 6 and 7-b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Space, SpaceSet
from sandtable.engine.flow import Way
from sandtable.engine.spaces import each, first, has, listed, plus, without
from sandtable.games.kolwezi.state import GARRISON, KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import MOTORISED, ON_FOOT, Theatre
from sandtable.games.kolwezi.units import adjacent_units, foreign_areas
from sandtable.games.kolwezi.ways import (
    Layers,
    Reach,
    a_shortest_way,
    around,
    connections_to,
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
    dropped: PieceSet = 0  #: those of them who stay where they are sent, while the others may go on (6-g)

    @property
    def rest(self) -> PieceSet:
        """Those who may go on from where the others are dropped."""
        return self.movers & ~self.dropped if self.dropped else 0


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
    """Where movers may stop, or some of them be dropped."""
    layers, _ = reach(game, state, going)
    return stopping_places(game, state, going, layers)


def stopping_places(game: KolweziGame, state: KolweziState, going: Going, layers: Layers) -> SpaceSet:
    """Of the areas within reach those where :func:`why_not_stop` says nothing."""
    foreign = foreign_areas(game, state)
    found = union(layers) & ~foreign[company_of(game.theatre, going.dropped or going.movers)]
    if going.dropped:
        for area in each(found & foreign[company_of(game.theatre, going.rest)]):
            if not goes_on(game, state, going.but(spent=going.spent + connections_to(layers, area)), area):
                found = without(found, area)
    return found


def goes_on(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> bool:
    """Whether those who are not dropped in an area get any further from it."""
    rest = going.but(movers=going.rest, dropped=0)
    layers, _ = reach_from(game, rest, area, game.theatre.board.all & ~state.katangan)
    return stopping_places(game, state, rest, layers) != 0


def why_not_stop(game: KolweziGame, state: KolweziState, going: Going, area: Space, spent: Number) -> Refusal | None:
    """What keeps movers from stopping in an area, however near it is, with so many connections used."""
    theatre = game.theatre
    about = {"to": theatre.names[area]}
    if has(state.katangan, area):
        return Refusal("6-a", about)
    foreign = foreign_areas(game, state)
    if has(foreign[company_of(theatre, going.dropped or going.movers)], area):
        return Refusal("7-b", about)
    if going.dropped and has(foreign[company_of(theatre, going.rest)], area):
        return None if goes_on(game, state, going.but(spent=spent), area) else Refusal("7-b", about)
    return None


def why_not_go(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> Refusal | None:
    """What keeps movers from going to an area."""
    layers, _ = reach(game, state, going)
    if has(union(layers), area):
        return why_not_stop(game, state, going, area, going.spent + connections_to(layers, area))
    return why_out_of_reach(game, state, going, state.area[first(going.movers)], area)


def why_out_of_reach(game: KolweziGame, state: KolweziState, going: Going, here: Space, area: Space) -> Refusal:
    """What keeps movers from getting to an area: the enemy in it or across every way (6-a), or how far it is."""
    without_enemies, _ = reach_from(game, going, here, game.theatre.board.all)
    about = {"to": game.theatre.names[area]}
    if has(state.katangan, area):
        return Refusal("6-a", about)
    if not has(union(without_enemies), area):
        return Refusal("6-f" if going.mode == MOTORISED else "6-d", about)
    through = [game.theatre.names[enemy] for enemy in listed(in_the_way(game, state, going, here, area))]
    return Refusal("6-a", about, Message("kolwezi-shut-off", {"areas": through}))


def in_the_way(game: KolweziGame, state: KolweziState, going: Going, here: Space, area: Space) -> SpaceSet:
    """Where enemies shut off an area: on each way there that is short enough, the first area that holds them."""
    everywhere, found = game.theatre.board.all, 0
    for enemy in each(state.katangan):
        layers, _ = reach_from(game, going, here, plus(everywhere & ~state.katangan, enemy))
        if has(union(layers), enemy):
            spent = going.spent + connections_to(layers, enemy)
            beyond, _ = reach_from(game, going.but(spent=spent), enemy, everywhere)
            found = plus(found, enemy) if has(union(beyond), area) else found
    return found


def why_not_path(game: KolweziGame, state: KolweziState, going: Going, path: Sequence[Space]) -> Refusal | None:
    """What is wrong with a way that the player names, or with stopping at its end."""
    theatre = game.theatre
    here = state.area[first(going.movers)]
    inside = theatre.zone_areas[going.home] if going.home >= 0 else 0
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
    spent = going.spent + len(path)
    if going.mode == ON_FOOT and spent > theatre.tables.movement.foot:
        return Refusal("6-d", {"to": theatre.names[here]})
    return why_not_stop(game, state, going, here, spent)


def choose_route(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> list[Space]:
    """A shortest way with as few opportunity fires as may be; of equal ones the first in map order."""
    return safest(game, state, reach(game, state, going), area)


def safest(game: KolweziGame, state: KolweziState, within: Reach, area: Space) -> list[Space]:
    """Of the shortest ways to an area within reach the one with the fewest opportunity fires."""
    theatre = game.theatre
    layers, goes_on_from = within

    def danger(space: Space) -> PieceSet:
        return katangan_shooters(theatre, state, space)

    if not around(game, state.katangan) & union(layers[:-1]):
        return a_shortest_way(theatre, layers, area, goes_on_from)
    return list(safest_ways(theatre, layers, area, goes_on_from, danger)[1][0])


def quiet_way(game: KolweziGame, state: KolweziState, going: Going, area: Space) -> list[Space]:
    """A way, however roundabout, on which nobody fires and no garrison shows up before its end; none if there is none.

    Who has gone some way already is fired at where he is, whichever way he takes.
    """
    theatre = game.theatre
    watched = around(game, state.katangan)
    for space in each(watched):
        if not katangan_shooters(theatre, state, space):
            watched = without(watched, space)
    here = state.area[first(going.movers)]
    if going.spent and has(watched, here):
        return []
    closed = without(state.katangan | watched | unseen_towns(theatre, state), area)
    layers, goes_on_from = reach_from(game, going, here, theatre.board.all & ~closed)
    return a_shortest_way(theatre, layers, area, goes_on_from) if has(union(layers), area) else []


def unseen_towns(theatre: Theatre, state: KolweziState) -> SpaceSet:
    """Areas where an unseen garrison would show up (5.3.4-c)."""
    found = 0
    for town in range(1, len(theatre.zones)):
        if GARRISON - town in state.area:
            found |= theatre.approach[town]
    return found


def way_by(game: KolweziGame, state: KolweziState, going: Going, via: Sequence[Space]) -> Way | Refusal:
    """The shortest way by these areas, in order; what is left of the move on foot (6-d) and where it may end."""
    theatre = game.theatre
    here = state.area[first(going.movers)]
    open_to = theatre.board.all & ~state.katangan
    path: list[Space] = []
    for area in via:
        within = reach_from(game, going, here, open_to)
        if not has(union(within[0]), area):
            return why_out_of_reach(game, state, going, here, area)
        leg = safest(game, state, within, area)
        path += leg
        going = going.but(spent=going.spent + len(leg))
        here = area
    left = theatre.tables.movement.foot - going.spent if going.mode == ON_FOOT else None
    ends = stopping_places(game, state, going, reach_from(game, going, here, open_to)[0])
    if why_not_stop(game, state, going, here, going.spent) is None:
        ends = plus(ends, here)
    return Way([theatre.names[area] for area in path], left, [theatre.names[area] for area in listed(ends)])


def katangan_shooters(theatre: Theatre, state: KolweziState, area: Space) -> PieceSet:
    """Katangan counters that would fire at somebody passing through an area (8.1-a); face-up dummies do not (5.4-j)."""
    found = adjacent_units(theatre, state, area, theatre.katangan) & ~state.pinned & ~state.shot
    if found & ~state.down:
        for piece in each(found & ~state.down & theatre.secret):
            if state.face[piece] == theatre.dummy_face:
                found = without(found, piece)
    return found
