"""How the Katangans move: everybody in turn; the main units seek the French (5.4-a to 5.4-f, 5.4-m)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, has, only, plus, several, without
from sandtable.games.kolwezi.counter_attack import halting_areas, release
from sandtable.games.kolwezi.reveal import best, pick, small_areas
from sandtable.games.kolwezi.sending import Why, hold, send
from sandtable.games.kolwezi.small_units import move_small
from sandtable.games.kolwezi.state import CAUTIOUS, KolweziState
from sandtable.games.kolwezi.targets import preferred
from sandtable.games.kolwezi.theatre import AML as AML_PLATOON
from sandtable.games.kolwezi.theatre import DUMMY, GREEN_GROUP, KATANGAN_SECTION, PC
from sandtable.games.kolwezi.units import is_main, is_motorised, katangans_on_map, post_areas
from sandtable.games.kolwezi.ways import (
    Layers,
    Reach,
    foot_layers,
    motor_layers,
    passable_for_motor,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

#: the order of movement (5.4-m)
ORDER = {AML_PLATOON: 0, GREEN_GROUP: 1, PC: 3, KATANGAN_SECTION: 4}
MOTORISED_SECTION, SMALL = 2, 5


def rank(game: KolweziGame, state: KolweziState, piece: Piece) -> int:
    """A counter's class in the order of movement (5.4-m)."""
    if not is_main(game.theatre, state, piece):
        return SMALL
    kind = game.theatre.kind_of_face[state.face[piece]]
    if kind == KATANGAN_SECTION and is_motorised(game.theatre, state, piece):
        return MOTORISED_SECTION
    return ORDER[kind]


def moving_order(game: KolweziGame, state: KolweziState) -> list[Piece]:
    """Everybody who may move, the first one last."""
    theatre = game.theatre
    able = katangans_on_map(theatre, state) & ~state.pinned
    order = [
        (rank(game, state, piece), state.area[piece], piece)
        for piece in each(able)
        if has(state.down, piece) or theatre.kind_of_face[state.face[piece]] != DUMMY
    ]
    return [piece for _, _, piece in sorted(order, reverse=True)]


class KatanganMovement(Step["KolweziGame", KolweziState], frozen=True):
    """One unit or stack after another (5.4-m)."""

    name = "katangan_move"

    def run(self, play: KolweziPlay) -> bool:
        state = play.state
        while state.queue:
            piece = state.queue.pop()
            if has(state.moved, piece) or has(state.pinned, piece) or state.area[piece] < 0:
                continue
            if move(play, piece):
                return False
        play.pop()
        return False


def move(play: KolweziPlay, piece: Piece) -> bool:
    """Decides where a unit goes and sends it off. True if it moves."""
    state = play.state
    state.moved = plus(state.moved, piece)
    if is_main(play.game.theatre, state, piece):
        return move_main(play, piece)
    return move_small(play, piece)


# Main units (5.4-a to 5.4-f)


def move_main(play: KolweziPlay, piece: Piece) -> bool:
    """Toward the French, alone or with the PC's stack."""
    game, state, theatre = play.game, play.state, play.game.theatre
    movers = only(piece)
    if theatre.kind_of_face[state.face[piece]] == PC:
        movers |= led_by(game, state, piece)
        state.moved |= movers
    if has(state.blocked, piece):
        release(game, state)
        if has(state.blocked, piece):
            hold(play, movers, "5.3.3-d", {})
            return False
    area = state.area[piece]
    if not state.french:
        hold(play, movers, "5.4-b", {})
        return False
    if piece == theatre.aml and state.posture == CAUTIOUS:
        return move_cautious_aml(play, area)
    if theatre.near[area] & state.french:
        hold(play, movers, "5.4-b", {"adjacent": True})
        return False
    in_post = post_areas(theatre, state, piece) & state.french
    if piece == theatre.aml:
        in_post, rule = 0, "5.3.3-e"
    else:
        rule = "5.4-d" if is_motorised(theatre, state, piece) else "5.4-b"
    target, why = seek(play, area, in_post or state.french)
    layers, goes_on = main_reach(game, state, piece, area, bool(in_post))
    goal, more = approach(play, area, target, layers)
    why = {"toward": theatre.names[target], **why, **more}
    if goal == area:
        hold(play, movers, rule, why)
        return False
    return send(play, movers, goal, layers, goes_on, rule, why)


def led_by(game: KolweziGame, state: KolweziState, pc: Piece) -> PieceSet:
    """The unpinned main units on foot stacked with an unpinned PC move with it (5.4-f)."""
    theatre = game.theatre
    found = 0
    for piece in each(state.at[state.area[pc]] & theatre.katangan & ~state.pinned & ~state.moved):
        if is_main(theatre, state, piece):
            found = plus(found, piece)
    return found


def seek(play: KolweziPlay, area: Space, french: SpaceSet) -> tuple[Space, Why]:
    """The area of the nearest French unit; of several the one fired at first, then by die (5.4-b)."""
    state, theatre = play.state, play.game.theatre
    row = theatre.distance[area]
    least = min(row[space] for space in each(french))
    units = 0
    for space in each(french):
        if row[space] == least:
            units |= state.at[space] & theatre.french
    if several(units):
        units = preferred(theatre, state, units)
    areas = {state.area[unit] for unit in each(units)}
    if len(areas) == 1:
        return areas.pop(), {}
    unit, die = pick(play, units)
    return state.area[unit], {f"target_{key}": value for key, value in die.items()}


def main_reach(game: KolweziGame, state: KolweziState, piece: Piece, area: Space, tied: bool) -> Reach:
    """Where a main unit can go: on foot never out of its post (5.4-c), on wheels not with the French in it (5.4-d).

    One on wheels that is outside already goes where it likes: the French in its post are its target all the same.
    One on foot between the zones has the roads and its post to go to (5.2-c).
    """
    theatre = game.theatre
    open_to = theatre.board.all & ~state.french
    post = post_areas(theatre, state, piece)
    if is_motorised(theatre, state, piece):
        if tied and has(post, area):
            open_to &= post
        home = theatre.zone_of[area]
        return motor_layers(game, area, home, open_to), passable_for_motor(theatre, home)
    bounds = post | theatre.between if has(theatre.between, area) else post
    return foot_layers(game, area, theatre.tables.movement.foot, open_to & bounds), -1


def approach(play: KolweziPlay, area: Space, target: Space, layers: Layers) -> tuple[Space, Why]:
    """The area within reach nearest to the target: protected, elevated, clear, then fewest connections, then die."""
    state, theatre = play.state, play.game.theatre
    row = theatre.distance[target]
    options = union(layers)
    if options & state.katangan:
        options &= ~small_areas(theatre, state)
    least = row[area]
    good = 0
    for space in each(options):
        if row[space] < least:
            least, good = row[space], only(space)
        elif row[space] == least and good:
            good = plus(good, space)
    if not good:
        return area, {}
    good = best(good, theatre.protected, theatre.elevated)
    for layer in layers[1:]:
        if layer & good:
            good &= layer
            break
    return pick(play, good)


def move_cautious_aml(play: KolweziPlay, area: Space) -> bool:
    """Two connections from the nearest French and no nearer to any (5.3.3-f)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    movers = only(theatre.aml)
    target, why = seek(play, area, state.french)
    why["toward"] = theatre.names[target]
    layers, goes_on = main_reach(game, state, theatre.aml, area, False)
    taken = without(small_areas(theatre, state), area)
    layers = tuple(layer & ~taken for layer in layers) if taken else layers
    options = halting_areas(game, state, area, target, layers)
    if not options or has(options, area):
        hold(play, movers, "5.3.3-f", why)
        return False
    goal, die = pick(play, options)
    layers, goes_on = main_reach(game, state, theatre.aml, area, False)
    return send(play, movers, goal, layers, goes_on, "5.3.3-f", {**why, **die})
