"""How the small Katangan units move: towards the objectives, out of the way of the French (5.4-g to 5.4-p)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.spaces import each, has, only, plus, set_of, several, without
from sandtable.games.kolwezi.reveal import pick
from sandtable.games.kolwezi.sending import Why, hold, send, shooters, watched
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import PC
from sandtable.games.kolwezi.units import is_motorised, post_areas
from sandtable.games.kolwezi.ways import (
    Layers,
    Reach,
    foot_layers,
    motor_layers,
    nearest,
    passable_for_motor,
    safest_ways,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def move_small(play: KolweziPlay, piece: Piece) -> bool:
    """Toward the objectives, out of the way of the French (5.4-g)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    area = state.area[piece]
    mask = only(piece)
    if is_bound(game, state, piece):
        return move_garrison(play, piece)
    hidden = has(state.down, piece)
    if hidden and (theatre.kind_of_face[state.face[piece]] == PC or game.hidden_counters_hold):
        hold(play, mask, "5.4-g", {})  # 5.4-o: told like any other that stays, so that it gives nothing away
        return False
    alone = not state.at[area] & theatre.katangan & ~mask
    if alone and has(active_objectives(game, state), area) and not leaves_objective(game, state, area):
        hold(play, mask, "5.4-g", {})
        return False
    layers, goes_on = small_reach(game, state, piece, area)
    goal, why, rule = best_hold(play, piece, area, layers, goes_on)
    if goal == area:
        hold(play, mask, "5.4-g", {})
        return False
    state.stirred |= mask & state.down
    return send(play, mask, goal, layers, goes_on, rule, why)


def is_bound(game: KolweziGame, state: KolweziState, piece: Piece) -> bool:
    """A garrison of a mining town stays in it; infiltrators do not (5.4-p)."""
    return game.theatre.colour[piece] == "yellow" and not has(state.infiltrated, piece)


def active_objectives(game: KolweziGame, state: KolweziState) -> SpaceSet:
    """Areas still worth holding (5.4-i)."""
    theatre = game.theatre
    found = plus(state.hostages, theatre.airport_road)
    if state.lorries[theatre.lorry_park]:
        found = plus(found, theatre.lorry_park)
    return found


def open_objectives(game: KolweziGame, state: KolweziState) -> SpaceSet:
    """Objectives that nobody holds."""
    return active_objectives(game, state) & ~state.french & ~state.katangan


def leaves_objective(game: KolweziGame, state: KolweziState, area: Space) -> bool:
    """By the option a small unit leaves its objective when the French come next to it."""
    return game.objective_holders_flee and bool(game.theatre.near[area] & state.french)


def small_reach(game: KolweziGame, state: KolweziState, piece: Piece, area: Space) -> Reach:
    """Where a small unit can go at all."""
    theatre = game.theatre
    open_to = theatre.board.all & ~state.french
    if is_motorised(theatre, state, piece):
        home = theatre.zone_of[area]
        return motor_layers(game, area, home, open_to), passable_for_motor(theatre, home)
    return foot_layers(game, area, theatre.tables.movement.foot, open_to), -1


def best_hold(
    play: KolweziPlay, piece: Piece, area: Space, layers: Layers, goes_on: SpaceSet
) -> tuple[Space, Why, str]:
    """The best area for a small unit by the ranking of 5.4-g."""
    game, state, theatre = play.game, play.state, play.game.theatre
    options = union(layers) & ~state.katangan
    if not options or not without(state.at[area] & theatre.katangan, piece):
        options = plus(options, area)  # 5.4-h: who shares an area after being stopped in it moves on if it can
    options = options & ~watched(game, state) or options
    objectives = open_objectives(game, state)
    why: Why = {}
    if objectives:
        away = nearest(game, objectives)
        least = min(away[space] for space in each(options))
        options = set_of(space for space in each(options) if away[space] == least)
        why["objective"] = least
    if has(options, area):
        return area, why, "5.4-g"
    options = least_exposed(game, state, layers, goes_on, options)
    for layer in layers[1:]:
        if layer & options:
            options &= layer
            break
    goal, die = pick(play, options)
    return goal, {**why, **die}, "5.4-g"


def least_exposed(
    game: KolweziGame, state: KolweziState, layers: Layers, goes_on: SpaceSet, options: SpaceSet
) -> SpaceSet:
    """Those of the areas whose way risks the fewest opportunity fires."""
    if not several(options) or not watched(game, state) & union(layers[:-1]):
        return options
    risks = {
        space: safest_ways(game.theatre, layers, space, goes_on, lambda on: shooters(game, state, on))[0]
        for space in each(options)
    }
    least = min(risks.values())
    return set_of(space for space, risk in risks.items() if risk == least)


def move_garrison(play: KolweziPlay, piece: Piece) -> bool:
    """Inside its town, and only to get away from the French next to it (5.4-p)."""
    game, state, theatre = play.game, play.state, play.game.theatre
    area = state.area[piece]
    zone = theatre.zone_of[area]
    near_french = watched(game, state)
    town = theatre.zone_areas[zone] if zone > 0 else post_areas(theatre, state, piece)
    layers = foot_layers(game, area, theatre.tables.movement.foot, town & ~state.french)
    options = union(layers) & ~state.katangan & ~near_french
    if not has(near_french, area) or not options:
        hold(play, only(piece), "5.4-p", {})
        return False
    options = least_exposed(game, state, layers, -1, options)
    for layer in layers[1:]:
        if layer & options:
            options &= layer
            break
    goal, die = pick(play, options)
    return send(play, only(piece), goal, layers, -1, "5.4-p", die)
