"""The order of fire in a battle (17.2): who is lined up, who fires as one, who fires alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.spaces import each, first, has, listed, plus, several
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.state import REP, Hex, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

COMMAND, FELIN = "command", "felin"
#: Netwar support of a battle (11.3): none, for everybody, for helicopters only
NO_SUPPORT, FOR_ALL, FOR_HELICOPTERS = range(3)
#: so many lots are drawn from among equals that two hardly ever get the same
LOTS = 65_536


def engagement_of(game: ParatrooperGame, state: ParatrooperState, piece: Piece, support: Number) -> Number:
    """A unit's engagement rating in this battle (11.3-a)."""
    theatre = game.theatre
    rating = theatre.engagement[piece][has(state.disrupted, piece)]
    if has(theatre.units, piece) and (
        support == FOR_ALL or (support == FOR_HELICOPTERS and has(theatre.helicopters, piece))
    ):
        return rating + 1
    return rating


def rep_has_edge(game: ParatrooperGame, state: ParatrooperState, hex: Hex, attacker: Number) -> bool:
    """Whether the REP fires first at equal engagement (17.2-b, 17.2-c, 32.2-c)."""
    if game.checkpoints and state.at[hex] & game.theatre.checkpoints:
        return True
    edge = game.ground(state).terrain[hex].edge
    return (edge == "attacker") == (attacker == REP)


def start_round(play: ParatrooperPlay, hex: Hex, attacker: Number, support: Number) -> None:
    """Everybody who can fire is lined up; the order holds for the whole round (17.2-a, 17.2-f)."""
    game, state = play.game, play.state
    theatre = game.theatre
    rep_rank = 0 if rep_has_edge(game, state, hex, attacker) else 1
    rows: list[tuple[int, int, int, int]] = []
    for piece in each(fighters(theatre, state, hex)):
        if combat_of(game, state, piece):
            state.rank[piece] = engagement_of(game, state, piece, support)
            rows.append((-state.rank[piece], rep_rank, 0, piece))
    for piece in each(enemies(theatre, state, hex)):
        state.rank[piece] = theatre.engagement[piece][0]
        if theatre.combat[piece][0]:
            # highest combat rating first among equals, unless the option asks for chance (17.2-i)
            place = play.chance.below(LOTS) if game.random_opfor_order else -theatre.combat[piece][0]
            rows.append((-state.rank[piece], 1 - rep_rank, place, piece))
    rows.sort()
    state.order[:] = [row[3] for row in rows]
    state.struck = 0


def row_at_front(game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
    """The units of one side and one engagement rating that are next to fire."""
    units, rank = game.theatre.units, state.rank
    lead = state.order[0]
    side, level = has(units, lead), rank[lead]
    found = 0
    for piece in state.order:
        if rank[piece] != level or has(units, piece) != side:
            break
        found = plus(found, piece)
    return found


def combinations(
    game: ParatrooperGame, state: ParatrooperState, hex: Hex, row: PieceSet, begun: Number
) -> dict[str, list[Piece]]:
    """How the units of a REP row may fire as one (17.9-c, 27.4-c, 30.2-b)."""
    theatre = game.theatre
    here = fighters(theatre, state, hex)
    found: dict[str, list[Piece]] = {}
    if here & theatre.ground_cps:
        members = row
        fired = begun == state.rank[first(row)]
    else:  # CP-A combines helicopters only, whoever else of the row has fired before them (27.4-c)
        members = row & theatre.helicopters if here & theatre.helicopter_cps else 0
        fired = has_fired(game, state, here & theatre.helicopters & ~row, row)
    if several(members) and not fired:
        found[COMMAND] = listed(members)
    felin = row & theatre.felin
    if several(felin) and felin != members and not has_fired(game, state, here & theatre.felin & ~row, row):
        found[FELIN] = listed(felin)
    return found


def has_fired(game: ParatrooperGame, state: ParatrooperState, others: PieceSet, row: PieceSet) -> bool:
    """Whether one of this rating has fired by itself in this round: all fire as one, or none (17.9-c, 30.2-b)."""
    level = state.rank[first(row)]
    return any(state.rank[piece] == level and combat_of(game, state, piece) for piece in each(others))


def alike(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> tuple[int, ...]:
    """Units that fire alike."""
    bits = (has(state.disrupted, piece), has(state.river, piece), has(state.backed, piece))
    return (game.theatre.key_of[piece], *bits)
