"""Who is taken up to be moved, alone or as a stack, and what goes along (5.3-h, 6.3, 6.4, 7.0, 12.2-c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import each, first, has, only, set_of, several, size
from sandtable.games.world_war_africa.boxes import why_not_slip
from sandtable.games.world_war_africa.movement import NORMAL, March, ends_of, entry_places, reach, why_not_force
from sandtable.games.world_war_africa.pieces import own_caches
from sandtable.games.world_war_africa.state import ELIMINATED, WarState
from sandtable.games.world_war_africa.theatre import ALLIES, ANGOLA, SIDE_OF, Contingent
from sandtable.games.world_war_africa.transport import boardings, goes_anywhere, why_not_river
from sandtable.games.world_war_africa.zones import unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def why_not_pick(game: WarGame, state: WarState, unit: Piece) -> Refusal | None:
    """What keeps a unit from being moved in this segment."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit]}
    contingent = theatre.contingent[unit]
    if contingent != state.active:
        return Refusal("7.0-c" if SIDE_OF[contingent] != SIDE_OF[state.active] else "5.1-a", about)
    if state.where[unit] < 0:  # still to come, or lost
        return Refusal("8.7-c" if state.where[unit] == ELIMINATED else "3.0-a", about)
    if has(state.inactive, unit):
        return Refusal("5.3-h", about)
    if has(state.moved, unit):
        return Refusal("6.4-b", about)
    space = state.where[unit]
    if space == theatre.rwanda_box and has(theatre.hutu, unit):
        return Refusal("7.11-f", about)
    waiting = space in (theatre.zimbabwe_box, theatre.angola_box)
    if waiting and not has(theatre.extras, unit) and entry_places(game, state, contingent) < 1:
        return Refusal(places_rule(contingent), about)
    return None


def places_rule(contingent: Contingent) -> str:
    """The rule that limits how many land units of an ally come in."""
    return "10.2.3-f" if contingent == ANGOLA else "5.3-g"


def movable(game: WarGame, state: WarState) -> PieceSet:
    """The units that may still be moved in this segment: the mask of why_not_pick."""
    theatre = game.theatre
    units = theatre.of_contingent[state.active] & state.fielded & ~state.moved & ~state.inactive
    if state.at[theatre.rwanda_box]:
        units &= ~(state.at[theatre.rwanda_box] & theatre.hutu)
    if state.active in ALLIES:
        box = theatre.angola_box if state.active == ANGOLA else theatre.zimbabwe_box
        waiting = state.at[box] & ~theatre.extras
        if waiting and entry_places(game, state, state.active) < 1:
            units &= ~waiting
    return units


def is_stuck(game: WarGame, state: WarState, piece: Piece) -> bool:
    """Whether a unit that may be taken up can go nowhere: not on foot, even by a forced march, nor in any other way."""
    if not 0 <= piece < len(game.theatre.units):
        return False
    march = March(only(piece), starved=unsupplied(game, state, only(piece)))
    farthest = march if why_not_force(game, state, march) else march.but(roll=NORMAL)
    ways = reach(game, state, farthest)
    if ends_of(game, state, farthest, ways) or boardings(game, state, farthest, ways):
        return False
    return why_not_river(game, state, march) is not None and why_not_slip(game, state, march) is not None


def companions(game: WarGame, state: WarState, march: March) -> PieceSet:
    """Units that may move along: in the same space from the start, not moved yet (6.3-a)."""
    if march.begun or march.roll:
        return 0
    theatre = game.theatre
    space = state.where[first(march.group)]
    others = state.at[space] & theatre.of_contingent[state.active] & ~state.moved & ~state.inactive & ~march.group
    if not others or space == theatre.rwanda_box:
        return others & ~theatre.hutu
    if space in (theatre.zimbabwe_box, theatre.angola_box):
        taken = size(march.group & ~theatre.extras)
        if entry_places(game, state, state.active) <= taken:
            others &= theatre.extras
    return others


def why_not_add(game: WarGame, state: WarState, march: March, name: str) -> Refusal | None:
    """What keeps a unit from moving along with what was taken up."""
    theatre = game.theatre
    unit, other = first(march.group), theatre.piece.get(name, -1)
    about = {"unit": theatre.piece_names[unit]}
    if not 0 <= other < len(theatre.units) or has(march.group, other) or state.where[other] != state.where[unit]:
        return Refusal("6.3-a", about)
    refusal = why_not_pick(game, state, other)
    if refusal:
        return refusal
    if march.begun or march.roll:
        return Refusal("7.7-b", about)
    return None if has(companions(game, state, march), other) else Refusal(places_rule(state.active), about)


def loads(game: WarGame, state: WarState, march: March) -> PieceSet:
    """Caches that may be carried along: one by each unit, none that another part of the stack carries (12.2-c)."""
    theatre = game.theatre
    unit = first(march.group)
    space = state.where[unit]
    if not has(state.depots, space) or size(march.cargo) >= size(march.group):
        return 0
    carried = march.cargo
    for step in state.stack:
        if isinstance(step, March):
            carried |= step.cargo
    return own_caches(theatre, state, space, theatre.side[unit]) & ~carried & ~state.moved


def splitters(game: WarGame, state: WarState, march: March) -> PieceSet:
    """Units that may leave a stack on the march, or one that has rolled, and go on by themselves (6.4-a)."""
    if not several(march.group) or not (march.begun or march.roll):
        return 0
    alone = {unit: march.but(group=only(unit), cargo=0) for unit in each(march.group)}
    return set_of(unit for unit, part in alone.items() if goes_anywhere(game, state, part))


def droppable(march: March) -> PieceSet:
    """Units and caches that may stay where a stack has halted (6.4-a, 12.2-c)."""
    if not march.begun:
        return 0
    return march.cargo | (march.group if several(march.group) else 0)
