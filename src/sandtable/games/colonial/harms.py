"""What an answer may cost its own side, told before it is given: riders cannot fight (units-16), no shot is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import first, has, listed, plus
from sandtable.games.colonial.actions import Board, Move
from sandtable.games.colonial.battlefield import COMMANDER, TRANSPORT
from sandtable.games.colonial.fire import dice_of, targets
from sandtable.games.colonial.movement import March, group_of, reach
from sandtable.games.colonial.pieces import is_disrupted, leaders_here, put
from sandtable.games.colonial.state import NOBODY, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def harms(game: ColonialGame, view: View[ColonialState], action: Action) -> list[Harm]:
    """Infantry on a lorry where an enemy in sight could assault it; as a caution where he would have to come first.

    A march to where nobody can be fired at is a caution, too, where somebody meant to fire may not expect it.
    """
    field, after = game.field, view.state.copy()
    if isinstance(action, Move):
        head = field.piece[action.unit]
        riders = [piece for piece in listed(group_of(field, after, head)) if after.aboard[piece] >= 0]
        if not riders:
            return no_shot(game, view.state, head, field.grid.index[action.to])
        rider, lorry, space = riders[0], after.aboard[riders[0]], field.grid.index[action.to]
        put(field, after, lorry, space)
    elif isinstance(action, Board):
        rider, lorry = field.piece[action.unit], field.piece[action.target]
        space = after.hex[lorry]
    else:
        return []
    beside = field.grid.near[space]
    enemy = assaulter(game, after, lorry, space)
    if enemy == NOBODY:
        return []
    facts = {"unit": field.names[rider], "at": field.grid.names[space], "enemy": field.names[enemy]}
    return [Harm(Message("colonial-harm-riders", facts), "units-16", caution=not has(beside, after.hex[enemy]))]


def no_shot(game: ColonialGame, state: ColonialState, unit: Piece, space: Space) -> list[Harm]:
    """Nobody can be fired at from there, though somebody can be from here, or is in range there and out of sight."""
    field = game.field
    if field.kind[unit] in (TRANSPORT, COMMANDER) or not field.range[unit] or has(state.limbered, unit):
        return []
    before = targets(field, state, unit) if dice_of(field, state, unit) else []
    after = state.copy()
    put(field, after, unit, space)
    after.moved = plus(after.moved, unit)
    foes = after.seen[1 - field.side[unit]]
    if targets(field, after, unit) or foes & field.grid.near[space]:
        return []
    facts = {"at": field.grid.names[space]}
    unseen = field.in_range(space, field.range[unit]) & foes
    if unseen:
        enemy = first(after.at[first(unseen)] & field.of_side[1 - field.side[unit]] & ~after.hidden)
        return [
            Harm(Message("colonial-harm-no-sight", {**facts, "enemy": field.names[enemy]}), "general-25", caution=True)
        ]
    return [Harm(Message("colonial-harm-no-shot", facts), "fire-01", caution=True)] if before else []


def assaulter(game: ColonialGame, state: ColonialState, lorry: Piece, space: Space) -> Piece:
    """An enemy in sight who could assault this hex in one activation, on a card that suits it; or nobody.

    One who stands beside it comes before those who would have to march.
    """
    field = game.field
    near = field.grid.near[space]
    found = NOBODY
    for piece in listed(state.alive & field.of_side[1 - field.side[lorry]] & field.of_figures & ~state.hidden):
        if state.aboard[piece] >= 0 or is_disrupted(field, state, piece):
            continue
        leaders = leaders_here(field, state, piece)
        march = March(field, state, piece, first(leaders) if leaders else NOBODY, True, 0)
        if has(near, march.start):
            return piece
        if found == NOBODY and reach(game, state, march) & near:
            found = piece
    return found
