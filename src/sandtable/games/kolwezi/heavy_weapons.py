"""Rockets against the armour, mortars at any target: the heavy weapons of the French (5.1-g, 5.1-h, 8.4 to 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, has, plus
from sandtable.games.kolwezi.fire import is_night, mortar_roll, resolve, why_not_open_fire
from sandtable.games.kolwezi.losses import eliminate, flip_to_back
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.units import adjacent_units, steps_left

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

# Rockets (5.1-g, 5.1-h, 8.4)


def has_rockets(theatre: Theatre, state: KolweziState, piece: Piece) -> bool:
    """Full-strength company sections carry rockets (5.1-g)."""
    return theatre.rockets[state.face[piece]] and not has(state.reduced, piece)


def rocketeers(theatre: Theatre, state: KolweziState, ready: PieceSet) -> PieceSet:
    """Sections next to the AML platoon that can look for their rocket team (5.1-g, 5.1-h)."""
    found = 0
    for piece in each(adjacent_units(theatre, state, state.area[theatre.aml], ready) & ~state.no_rockets):
        if has_rockets(theatre, state, piece):
            found = plus(found, piece)
    return found


def why_not_rocket(game: KolweziGame, state: KolweziState, unit: Piece, target: Piece) -> Refusal | None:
    """What keeps a section from firing its rockets (5.1-g, 5.1-h, 8.4-a)."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "target": theatre.piece_names[target]}
    if target != theatre.aml or not has(theatre.near[state.area[unit]], state.area[target]):
        return Refusal("8.4-a", about)
    if not has_rockets(theatre, state, unit):
        return Refusal("5.1-g", about)
    return Refusal("5.1-h", about) if has(state.no_rockets, unit) else None


def fire_rocket(play: KolweziPlay, unit: Piece) -> None:
    """First the rocket team must have landed (5.1-h), then one die decides (8.4-b)."""
    theatre, state = play.game.theatre, play.state
    name, aml = theatre.piece_names[unit], theatre.aml
    if not has(state.rockets, unit):
        die = play.chance.die(6)
        landed = die <= state.turn
        play.tell("rocket-team", {"unit": name, "die": die, "turn": state.turn, "landed": landed}, "5.1-h")
        if not landed:
            state.no_rockets = plus(state.no_rockets, unit)
            return
        state.rockets = plus(state.rockets, unit)
    state.fired = plus(state.fired, unit)
    die = play.chance.die(6)
    table = theatre.tables.rockets
    result = "eliminated" if die <= table.destroyed else "step" if die <= table.step else "nothing"
    facts = {"unit": name, "target": theatre.piece_names[aml], "at": theatre.names[state.area[aml]], "die": die}
    play.tell("rocket", {**facts, "result": result}, "8.4-b")
    if result == "eliminated" or (result == "step" and steps_left(theatre, state, aml) == 1):
        eliminate(play, aml, "8.4-b")
    elif result == "step":
        flip_to_back(play, aml)
        play.tell("reduced", {"unit": theatre.piece_names[aml]}, "8.4-b")


# Mortars (8.5, 8.6)


def spotters(theatre: Theatre, state: KolweziState, target: Piece) -> PieceSet:
    """Unpinned Tactical PCs next to the target (8.6-a, 9.3-b)."""
    return adjacent_units(theatre, state, state.area[target], theatre.tactical_pcs) & ~state.pinned


def mortars_reach(game: KolweziGame, state: KolweziState, target: Piece) -> bool:
    """Whether the SMM can fire at the target indirectly (8.6-a, 8.6-c)."""
    theatre = game.theatre
    smm = theatre.smm
    if state.area[smm] < 0 or has(state.pinned | state.fired, smm) or target == theatre.aml:
        return False
    low, high = theatre.tables.fire.support_range
    distance = theatre.distance[state.area[smm]][state.area[target]]
    return low <= distance <= high and bool(spotters(theatre, state, target))


def smm_reaches(game: KolweziGame, state: KolweziState, target: Piece) -> bool:
    """Whether the SMM has a direct line to the target at two or three connections (8.5-d, 8.5-e)."""
    theatre = game.theatre
    return has(theatre.lines[state.area[theatre.smm]], state.area[target]) and not is_night(game, state)


def why_not_support(game: KolweziGame, state: KolweziState, target: Piece) -> Refusal | None:
    """What keeps the mortars from firing at the target (8.6)."""
    theatre = game.theatre
    smm = theatre.smm
    about = {"unit": theatre.piece_names[smm], "target": theatre.piece_names[target]}
    if state.area[smm] < 0:
        return Refusal("5.1-c", about)
    refusal = why_not_open_fire(theatre, state, smm)
    if refusal:
        return refusal
    low, high = theatre.tables.fire.support_range
    distance = theatre.distance[state.area[smm]][state.area[target]]
    if distance < low:
        return Refusal("8.6-c", about)
    if distance > high:
        return Refusal("8.6-a", about)
    near = adjacent_units(theatre, state, state.area[target], theatre.tactical_pcs)
    if near and near & state.pinned == near:
        return Refusal("9.3-b", about)
    return None if near else Refusal("8.6-a", about)


def fire_mortars(play: KolweziPlay, target: Piece) -> None:
    """The SMM fires indirectly by itself (8.6-b)."""
    smm = play.game.theatre.smm
    roll = mortar_roll(play.game, play.state, smm, target)
    play.state.fired = plus(play.state.fired, smm)
    resolve(play, "fire", roll, [smm], target, "8.6-b")
