"""What those who are activated may be ordered to do: the list behind the question of an activation."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, SpaceSet
from sandtable.engine.spaces import each, has, listed, several, without
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.actions import Alight, Board, Enter, Fire, Leave, Limber, Move, Unlimber
from sandtable.games.colonial.assault import namable, ways_to_join, why_not_assault, why_not_charge
from sandtable.games.colonial.battlefield import ARTILLERY, INFANTRY
from sandtable.games.colonial.entry import entry_hexes, exit_hexes
from sandtable.games.colonial.fire import dice_of, leaders_to_lend, targets, why_not_open_fire
from sandtable.games.colonial.march import leader_for, why_not_move_to
from sandtable.games.colonial.movement import March, destinations, reach, why_not_march
from sandtable.games.colonial.splitting import detachment_hexes
from sandtable.games.colonial.state import NOBODY, ColonialState
from sandtable.games.colonial.transport import (
    carriers_here,
    spares,
    why_not_alight,
    why_not_board,
    why_not_limber,
    why_not_unlimber,
)

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def entries(game: ColonialGame, state: ColonialState, piece: Piece, black: bool) -> list[Action]:
    """Where a reinforcement may come on."""
    names = game.field.grid.names
    return [Enter(game.field.names[piece], names[space]) for space in each(entry_hexes(game, state, piece, black))]


def moves(game: ColonialGame, state: ColonialState, now: Acting, piece: Piece, black: bool) -> list[Action]:
    """What a piece may do instead of standing still."""
    field = game.field
    name = field.names[piece]
    if state.aboard[piece] >= 0:
        return [Alight(name)] if not why_not_alight(field, state, piece) else []
    found: list[Action] = []
    if field.kind[piece] == ARTILLERY and state.team[piece] >= 0 and has(now.movers, state.team[piece]):
        if not why_not_limber(field, state, piece):
            found.append(Limber(name))
        elif not why_not_unlimber(field, state, piece):
            found.append(Unlimber(name))
    if field.kind[piece] == ARTILLERY and game.spare_transport_tows:
        found += [Limber(name, field.names[spare]) for spare in spares(game, state, piece)]
    if why_not_march(field, state, piece):
        return found
    spaces = field.grid.names
    spent = has(now.entered, piece)
    march = March(field, state, piece, NOBODY, black, spent)
    to = destinations(game, state, march)
    if to:
        found += game.moves_of(piece, to)
    if has(state.limbered, piece):
        found += trailing(game, state, march, to)
    if state.figures[piece] > 1 and not spent and field.kind[piece] != ARTILLERY:
        # Room next door for all of them is room for some.
        surely = to & field.grid.near[march.start]
        parts = game.detachments_of(piece)[: state.figures[piece] - 1]
        found += parts if surely else [p for p in parts if detachment_hexes(game, state, march, p.figures)]
    out = exit_hexes(game, state, march)
    if out:
        found += [Leave(name, spaces[space]) for space in listed(out)]
    leader = leader_for(game, state, now.movers, piece)
    if leader >= 0:
        march = March(field, state, piece, leader, black, spent)
        by = field.names[leader]
        to = destinations(game, state, march)
        found += [Move(name, spaces[space], by) for space in listed(to)]
        if has(state.limbered, piece):
            found += trailing(game, state, march, to)
        found += [Leave(name, spaces[space], by) for space in listed(exit_hexes(game, state, march))]
    return found


def trailing(game: ColonialGame, state: ColonialState, march: March, to: SpaceSet) -> list[Move]:
    """Moves that leave a limbered gun in the hex its team left last (general-11).

    Next door, where the gun stays as it is, and where there is room for the team only; a player who names his way may
    leave it behind wherever he likes.
    """
    field = game.field
    names, by = field.grid.names, field.names[march.led] if march.led >= 0 else ""
    march = copy(march)
    march.stopping = without(march.stopping, march.piece)
    near = field.grid.near[march.start] & reach(game, state, march)
    found = []
    for space in listed(near | reach(game, state, march) & state.held[field.side[march.piece]] & ~to):
        move = Move(field.names[march.piece], names[space], by, trail=True)
        if not why_not_move_to(game, state, march, move):
            found.append(move)
    return found


def combats(game: ColonialGame, state: ColonialState, now: Acting, piece: Piece, black: bool) -> list[Action]:
    """Fire, close assault, or getting on a lorry instead."""
    field = game.field
    name = field.names[piece]
    found: list[Action] = []
    lenders = leaders_to_lend(game, state, piece)
    if not why_not_open_fire(game, state, piece, lenders):
        alone = not lenders or dice_of(field, state, piece)  # without him it has dice, or it could not fire
        for space in targets(field, state, piece):
            if alone:
                found.append(game.shots_of(piece)[space])
            if lenders:
                found.append(Fire(name, field.grid.names[space], True))
            if several(lenders):
                found += [Fire(name, field.grid.names[space], True, field.names[one]) for one in listed(lenders)]
    near = field.grid.near[state.hex[piece]] & state.seen[1 - field.side[piece]]
    if near and not why_not_charge(field, state, piece, now.alighted):
        for space in listed(near):
            for target in namable(game, state, space, 1 - field.side[piece]):
                if not why_not_assault(game, state, piece, target, black):
                    found += ways_to_join(game, state, piece, target)
    if field.kind[piece] == INFANTRY and field.motorised and not has(now.alighted, piece):
        for transport in each(carriers_here(field, state, piece)):
            if not why_not_board(field, state, piece, transport):
                found.append(Board(name, field.names[transport]))
    return found
