"""What an answer may cost its own side, told before it is given: riders cannot fight (units-16), no shot is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import first, has, listed, plus
from sandtable.games.colonial.acting import may_act
from sandtable.games.colonial.actions import Board, Move
from sandtable.games.colonial.battlefield import COMMANDER, TRANSPORT
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.fire import dice_of, targets
from sandtable.games.colonial.movement import March, destinations, group_of, why_red_step
from sandtable.games.colonial.pieces import is_disrupted, leaders_here, put
from sandtable.games.colonial.state import NOBODY, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def harms(game: ColonialGame, view: View[ColonialState], action: Action) -> list[Harm]:
    """Infantry on a lorry where an enemy in sight could assault it; as a caution where he must be dealt a card first.

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
    enemy, soon = assaulter(game, after, lorry, space)
    if enemy == NOBODY:
        return []
    facts = {"unit": field.names[rider], "at": field.grid.names[space], "enemy": field.names[enemy]}
    return [Harm(Message("colonial-harm-riders", facts), "units-16", caution=not soon)]


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
        there = after.at[first(unseen)] & field.of_side[1 - field.side[unit]] & ~after.hidden
        enemy = first(there & field.fighters or there)  # a Commander is with those who are meant
        return [
            Harm(Message("colonial-harm-no-sight", {**facts, "enemy": field.names[enemy]}), "general-25", caution=True)
        ]
    return [Harm(Message("colonial-harm-no-shot", facts), "fire-01", caution=True)] if before else []


def assaulter(game: ColonialGame, state: ColonialState, lorry: Piece, space: Space) -> tuple[Piece, bool]:
    """An enemy in sight who could assault this hex in one activation, or nobody; and whether he needs no new card.

    One who stands beside it comes before those who would have to march, and of these one who still acts this turn.
    """
    field = game.field
    near = field.grid.near[space]
    found = NOBODY
    enemies = listed(state.alive & field.of_side[1 - field.side[lorry]] & field.of_figures & ~state.hidden)
    able = [piece for piece in enemies if state.aboard[piece] < 0 and not is_disrupted(field, state, piece)]
    for piece in able:
        if has(near, state.hex[piece]):
            return piece, True
    for piece in able:
        if any(comes(game, state, piece, movers, black, space) for movers, black in activations(game, state, piece)):
            return piece, True
        if found == NOBODY and comes(game, state, piece, field.commanders, True, space):
            found = piece
    return found, False


def activations(game: ColonialGame, state: ColonialState, piece: Piece) -> Iterator[tuple[PieceSet, bool]]:
    """The activations to come this turn in which a unit may march: who moves in them, and whether the card is black."""
    for holder in state.queue:
        movers, _ = may_act(game, state, holder)
        if has(movers, piece) and state.card[holder] >= 0:
            yield movers & ~(state.lent | state.charged), is_black(state.card[holder])


def comes(game: ColonialGame, state: ColonialState, piece: Piece, movers: PieceSet, black: bool, space: Space) -> bool:
    """Whether a unit could march up to a hex and assault it, led by a Commander beside it who may move as well."""
    field = game.field
    leaders = leaders_here(field, state, piece) & movers & ~state.disrupted
    leader = first(leaders) if leaders else NOBODY
    march = March(field, state, piece, leader, black, 0)
    beside = destinations(game, state, march) & field.grid.near[space]
    return any(black or not why_red_step(game, start, space) for start in listed(beside))
