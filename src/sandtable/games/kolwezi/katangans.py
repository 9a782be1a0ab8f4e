"""How the Katangans move: main units seek the French, the others seek the objectives (5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed, set_of
from sandtable.games.kolwezi.counter_attack import halting_areas, release
from sandtable.games.kolwezi.march import KatanganMarch
from sandtable.games.kolwezi.reveal import best, pick, small_areas
from sandtable.games.kolwezi.state import CAUTIOUS, KolweziState
from sandtable.games.kolwezi.targets import preferred
from sandtable.games.kolwezi.theatre import AML as AML_PLATOON
from sandtable.games.kolwezi.theatre import DUMMY, GREEN_GROUP, KATANGAN_SECTION, PC
from sandtable.games.kolwezi.units import adjacent_units, is_main, is_motorised
from sandtable.games.kolwezi.ways import (
    Layers,
    connections_to,
    foot_layers,
    motor_layers,
    nearest,
    passable_for_motor,
    safest_ways,
    shortest_ways,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

#: the order of movement (5.4-m)
ORDER = {AML_PLATOON: 0, GREEN_GROUP: 1, PC: 3, KATANGAN_SECTION: 4}
MOTORISED_SECTION, SMALL = 2, 5

#: what a move is for, by the rule it is made by
REASONS = {
    "5.4-b": "seek",
    "5.4-d": "seek",
    "5.3.3-e": "seek",
    "5.3.3-f": "range",
    "5.4-g": "objective",
    "5.4-p": "shun",
}

Why = dict[str, Any]


def rank(game: KolweziGame, state: KolweziState, piece: int) -> int:
    """A counter's class in the order of movement (5.4-m)."""
    if not is_main(game.theatre, state, piece):
        return SMALL
    kind = game.theatre.kind_of_face[state.face[piece]]
    if kind == KATANGAN_SECTION and is_motorised(game.theatre, state, piece):
        return MOTORISED_SECTION
    return ORDER[kind]


def moving_order(game: KolweziGame, state: KolweziState) -> list[int]:
    """Everybody who may move, the first one last."""
    theatre = game.theatre
    able = 0
    for area in each(state.katangan):
        able |= state.at[area]
    able &= theatre.katangan & ~state.pinned
    order = [
        (rank(game, state, piece), state.area[piece], piece)
        for piece in each(able)
        if state.down >> piece & 1 or theatre.kind_of_face[state.face[piece]] != DUMMY
    ]
    return [piece for _, _, piece in sorted(order, reverse=True)]


class KatanganMovement(Step["KolweziGame", KolweziState], frozen=True):
    """One unit or stack after another (5.4-m)."""

    name = "katangan_move"

    def run(self, play: KolweziPlay) -> bool:
        state = play.state
        while state.queue:
            piece = state.queue.pop()
            if state.moved >> piece & 1 or state.pinned >> piece & 1 or state.area[piece] < 0:
                continue
            if move(play, piece):
                return False
        play.pop()
        return False


def move(play: KolweziPlay, piece: int) -> bool:
    """Decides where a unit goes and sends it off. True if it moves."""
    state = play.state
    state.moved |= 1 << piece
    if is_main(play.game.theatre, state, piece):
        return move_main(play, piece)
    return move_small(play, piece)


# Main units (5.4-a to 5.4-f)


def move_main(play: KolweziPlay, piece: int) -> bool:
    """Toward the French, alone or with the PC's stack."""
    game, state, theatre = play.game, play.state, play.game.theatre
    movers = 1 << piece
    if theatre.kind_of_face[state.face[piece]] == PC:
        movers |= led_by(game, state, piece)
        state.moved |= movers
    if state.blocked >> piece & 1:
        release(game, state)
        if state.blocked >> piece & 1:
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
    in_post = post_of(game, state, piece) & state.french
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


def led_by(game: KolweziGame, state: KolweziState, pc: int) -> int:
    """The unpinned main units on foot stacked with an unpinned PC move with it (5.4-f)."""
    theatre = game.theatre
    found = 0
    for piece in each(state.at[state.area[pc]] & theatre.katangan & ~state.pinned & ~state.moved):
        if is_main(theatre, state, piece):
            found |= 1 << piece
    return found


def post_of(game: KolweziGame, state: KolweziState, piece: int) -> int:
    """The areas of the sector or town a unit is assigned to."""
    post = state.post[piece]
    return game.theatre.post_areas[post] if post >= 0 else 0


def seek(play: KolweziPlay, area: int, french: int) -> tuple[int, Why]:
    """The area of the nearest French unit; of several the one fired at first, then by die (5.4-b)."""
    state, theatre = play.state, play.game.theatre
    row = theatre.distance[area]
    least = min(row[space] for space in each(french))
    units = 0
    for space in each(french):
        if row[space] == least:
            units |= state.at[space] & theatre.french
    if units & (units - 1):
        units = preferred(theatre, state, units)
    areas = {state.area[unit] for unit in each(units)}
    if len(areas) == 1:
        return areas.pop(), {}
    unit, die = pick(play, units)
    return state.area[unit], {f"target_{key}": value for key, value in die.items()}


def main_reach(game: KolweziGame, state: KolweziState, piece: int, area: int, tied: bool) -> tuple[Layers, int]:
    """Where a main unit can go: on foot never out of its post (5.4-c), on wheels not with the French in it (5.4-d).

    One on wheels that is outside already goes where it likes: the French in its post are its target all the same.
    """
    theatre = game.theatre
    open_to = theatre.board.all & ~state.french
    post = post_of(game, state, piece)
    if is_motorised(theatre, state, piece):
        if tied and post >> area & 1:
            open_to &= post
        home = theatre.zone_of[area]
        return motor_layers(game, area, home, open_to), passable_for_motor(theatre, home)
    return foot_layers(game, area, theatre.tables.movement.foot, open_to & post), -1


def approach(play: KolweziPlay, area: int, target: int, layers: Layers) -> tuple[int, Why]:
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
            least, good = row[space], 1 << space
        elif row[space] == least and good:
            good |= 1 << space
    if not good:
        return area, {}
    good = best(good, theatre.protected, theatre.elevated)
    for layer in layers[1:]:
        if layer & good:
            good &= layer
            break
    return pick(play, good)


def move_cautious_aml(play: KolweziPlay, area: int) -> bool:
    """Two connections from the nearest French and no nearer to any (5.3.3-f)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    movers = 1 << theatre.aml
    target, why = seek(play, area, state.french)
    why["toward"] = theatre.names[target]
    layers, goes_on = main_reach(game, state, theatre.aml, area, False)
    taken = small_areas(theatre, state) & ~(1 << area)
    layers = tuple(layer & ~taken for layer in layers) if taken else layers
    options = halting_areas(game, state, area, target, layers)
    if not options or options >> area & 1:
        hold(play, movers, "5.3.3-f", why)
        return False
    goal, die = pick(play, options)
    layers, goes_on = main_reach(game, state, theatre.aml, area, False)
    return send(play, movers, goal, layers, goes_on, "5.3.3-f", {**why, **die})


# The others (5.4-g to 5.4-p)


def move_small(play: KolweziPlay, piece: int) -> bool:
    """Toward the objectives, out of the way of the French (5.4-g)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    area = state.area[piece]
    mask = 1 << piece
    if is_bound(game, state, piece):
        return move_garrison(play, piece)
    hidden = state.down >> piece & 1
    if hidden and (theatre.kind_of_face[state.face[piece]] == PC or game.hidden_counters_hold):
        hold(play, mask, "5.4-g", {})  # 5.4-o: told like any other that stays, so that it gives nothing away
        return False
    alone = not state.at[area] & theatre.katangan & ~mask
    if alone and active_objectives(game, state) >> area & 1 and not leaves_objective(game, state, area):
        hold(play, mask, "5.4-g", {})
        return False
    layers, goes_on = small_reach(game, state, piece, area)
    goal, why, rule = best_hold(play, piece, area, layers, goes_on)
    if goal == area:
        hold(play, mask, "5.4-g", {})
        return False
    state.stirred |= mask & state.down
    return send(play, mask, goal, layers, goes_on, rule, why)


def is_bound(game: KolweziGame, state: KolweziState, piece: int) -> bool:
    """A garrison of a mining town stays in it; infiltrators do not (5.4-p)."""
    return game.theatre.colour[piece] == "yellow" and not state.infiltrated >> piece & 1


def active_objectives(game: KolweziGame, state: KolweziState) -> int:
    """Areas still worth holding (5.4-i)."""
    theatre = game.theatre
    found = state.hostages | 1 << theatre.airport_road
    if state.lorries[theatre.lorry_park]:
        found |= 1 << theatre.lorry_park
    return found


def open_objectives(game: KolweziGame, state: KolweziState) -> int:
    """Objectives that nobody holds."""
    return active_objectives(game, state) & ~state.french & ~state.katangan


def leaves_objective(game: KolweziGame, state: KolweziState, area: int) -> bool:
    """By the option a small unit leaves its objective when the French come next to it."""
    return game.objective_holders_flee and bool(game.theatre.near[area] & state.french)


def small_reach(game: KolweziGame, state: KolweziState, piece: int, area: int) -> tuple[Layers, int]:
    """Where a small unit can go at all."""
    theatre = game.theatre
    open_to = theatre.board.all & ~state.french
    if is_motorised(theatre, state, piece):
        home = theatre.zone_of[area]
        return motor_layers(game, area, home, open_to), passable_for_motor(theatre, home)
    return foot_layers(game, area, theatre.tables.movement.foot, open_to), -1


def best_hold(play: KolweziPlay, piece: int, area: int, layers: Layers, goes_on: int) -> tuple[int, Why, str]:
    """The best area for a small unit by the ranking of 5.4-g."""
    game, state, theatre = play.game, play.state, play.game.theatre
    options = union(layers) & ~state.katangan
    if not options or not state.at[area] & theatre.katangan & ~(1 << piece):
        options |= 1 << area  # 5.4-h: who shares an area after being stopped in it moves on if it can
    options = options & ~theatre.board.spread(state.french) or options
    objectives = open_objectives(game, state)
    why: Why = {}
    if objectives:
        away = nearest(game, objectives)
        least = min(away[space] for space in each(options))
        options = set_of(space for space in each(options) if away[space] == least)
        why["objective"] = least
    if options >> area & 1:
        return area, why, "5.4-g"
    options = least_exposed(game, state, layers, goes_on, options)
    for layer in layers[1:]:
        if layer & options:
            options &= layer
            break
    goal, die = pick(play, options)
    return goal, {**why, **die}, "5.4-g"


def least_exposed(game: KolweziGame, state: KolweziState, layers: Layers, goes_on: int, options: int) -> int:
    """Those of the areas whose way risks the fewest opportunity fires."""
    if not options & (options - 1) or not watched(game, state) & union(layers[:-1]):
        return options
    risks = {
        space: safest_ways(game.theatre, layers, space, goes_on, lambda on: shooters(game, state, on))[0]
        for space in each(options)
    }
    least = min(risks.values())
    return set_of(space for space, risk in risks.items() if risk == least)


def move_garrison(play: KolweziPlay, piece: int) -> bool:
    """Inside its town, and only to get away from the French next to it (5.4-p)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    area = state.area[piece]
    zone = theatre.zone_of[area]
    near_french = theatre.board.spread(state.french)
    town = theatre.zone_areas[zone] if zone > 0 else post_of(game, state, piece)
    layers = foot_layers(game, area, theatre.tables.movement.foot, town & ~state.french)
    options = union(layers) & ~state.katangan & ~near_french
    if not near_french >> area & 1 or not options:
        hold(play, 1 << piece, "5.4-p", {})
        return False
    options = least_exposed(game, state, layers, -1, options)
    for layer in layers[1:]:
        if layer & options:
            options &= layer
            break
    goal, die = pick(play, options)
    return send(play, 1 << piece, goal, layers, -1, "5.4-p", die)


# Setting out (5.4-n)


def watched(game: KolweziGame, state: KolweziState) -> int:
    """Areas next to the French."""
    return game.theatre.board.spread(state.french)


def shooters(game: KolweziGame, state: KolweziState, area: int) -> int:
    """French units that could fire at somebody passing through an area."""
    return adjacent_units(game.theatre, state, area, game.theatre.french) & ~state.pinned & ~state.shot


def hold(play: KolweziPlay, movers: int, rule: str, why: Why) -> None:
    """Tells that units stay where they are, and why."""
    theatre, state = play.game.theatre, play.state
    names = [theatre.piece_names[piece] for piece in listed(movers)]
    facts = {"units": names, "count": len(names), "at": theatre.names[state.area[first(movers)]]}
    play.tell("katangan-holds", {**facts, **why}, rule)


def send(play: KolweziPlay, movers: int, goal: int, layers: Layers, goes_on: int, rule: str, why: Why) -> bool:
    """Sends units off by a shortest way with the fewest opportunity fires; of equal ways a die chooses (5.4-n)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    connections = connections_to(layers, goal)
    if connections == 1:
        way: tuple[int, ...] = (goal,)
    else:
        if watched(game, state) & union(layers[:connections]):
            ways = safest_ways(theatre, layers, goal, goes_on, lambda on: shooters(game, state, on))[1]
        else:
            ways = shortest_ways(theatre, layers, goal, goes_on)
        way = ways[0]
        if len(ways) > 1:
            die = play.chance.die(len(ways))
            way = ways[die - 1]
            why = {**why, "way_die": die, "way_of": len(ways)}
    state.route[:] = way
    names = [theatre.piece_names[piece] for piece in listed(movers)]
    start = theatre.names[state.area[first(movers)]]
    path = [theatre.names[area] for area in way]
    facts = {"units": names, "count": len(names), "from": start, "to": path[-1], "path": path}
    facts |= {"via": path[:-1], "passed": len(path) - 1}
    play.tell("katangan-move", {**facts, "reason": REASONS[rule], "toward": "", **why}, rule)
    play.push(KatanganMarch(movers, 1))
    return True
