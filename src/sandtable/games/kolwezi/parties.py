"""Who goes together: alone, in any part of a stack, on foot or by lorry (6-g, 5.1-k, 7-b, 10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, plus, several, size, without
from sandtable.games.kolwezi.going import Going, company_of, destinations, reach
from sandtable.games.kolwezi.state import RECOVERED, KolweziState
from sandtable.games.kolwezi.theatre import MOTORISED, ON_FOOT
from sandtable.games.kolwezi.units import french_on_map, why_absent
from sandtable.games.kolwezi.ways import union

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def places_free(game: KolweziGame, state: KolweziState, area: Space) -> int:
    """How many units may still embark in an area: a lorry drives once in a Movement Phase (10.1-e)."""
    if state.lorry_state != RECOVERED:
        return 0
    return state.lorries[area] - (0 if game.lorries_in_turn else state.driven[area])


def why_not_stir(game: KolweziGame, state: KolweziState, piece: Piece, mode: Number) -> Refusal | None:
    """What keeps a unit from moving at all, wherever it wants to go."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[piece]}
    if not has(theatre.french, piece):
        return Refusal("1-a", about)
    absent = why_absent(theatre, state, piece)
    if absent:
        return absent
    if has(state.pinned, piece):
        return Refusal("9.3-a", about)
    if has(state.moved, piece):
        return Refusal("10.1-d" if mode == MOTORISED else "6-d", about)
    return why_not_embark(game, state, piece) if mode == MOTORISED else None


def why_not_embark(game: KolweziGame, state: KolweziState, piece: Piece) -> Refusal | None:
    """What is wrong with the lorries of its area."""
    area = state.area[piece]
    if places_free(game, state, area):
        return None
    used = "10.1-e" if state.lorries[area] else "10.1-c"
    return Refusal(used if state.lorry_state == RECOVERED else "10.1-b", {"unit": game.theatre.piece_names[piece]})


def why_nowhere(game: KolweziGame, state: KolweziState, going: Going) -> Refusal | None:
    """Units that have nowhere to go to cannot be picked."""
    if destinations(game, state, going):
        return None
    layers, _ = reach(game, state, going)
    return Refusal("7-b" if union(layers) else "6-a", {"unit": game.theatre.piece_names[first(going.movers)]})


def movable(game: KolweziGame, state: KolweziState) -> PieceSet:
    """French units that are neither pinned nor moved yet."""
    return french_on_map(game.theatre, state) & ~state.pinned & ~state.moved


def stack_with(game: KolweziGame, state: KolweziState, piece: Piece) -> PieceSet:
    """The unit and everybody in its area who can still move with it (6-g): never two companies (7-b)."""
    stack = plus(state.at[state.area[piece]] & movable(game, state), piece)
    company = game.theatre.company[piece] or company_of(game.theatre, stack)
    return stack & (game.theatre.of_company[company] | ~game.theatre.in_companies)


# Part of a stack (6-g)


def may_join(game: KolweziGame, state: KolweziState, going: Going) -> PieceSet:
    """Those whom :func:`why_not_join` does not keep from joining."""
    theatre = game.theatre
    area = state.area[first(going.movers)]
    if going.spent or (going.mode == MOTORISED and size(going.movers) >= places_free(game, state, area)):
        return 0
    found = state.at[area] & movable(game, state) & ~going.movers
    company = company_of(theatre, going.movers)
    if company:
        return found & (theatre.of_company[company] | ~theatre.in_companies)
    for piece in each(found & theatre.in_companies):
        if not destinations(game, state, going.but(movers=plus(going.movers, piece))):
            found = without(found, piece)
    return found


def why_not_join(game: KolweziGame, state: KolweziState, going: Going, unit: str) -> Refusal | None:
    """What keeps a unit from going with those picked."""
    theatre = game.theatre
    about = {"unit": unit}
    piece = theatre.piece.get(unit)
    if piece is None:
        return Refusal("5.1-a", about)
    refusal = why_not_stir(game, state, piece, going.mode)
    if refusal:
        return refusal
    area = state.area[first(going.movers)]
    if going.spent or has(going.movers, piece) or state.area[piece] != area:
        return Refusal("6-g", about)
    company = company_of(theatre, going.movers)
    if company and has(theatre.in_companies & ~theatre.of_company[company], piece):
        return Refusal("7-b", about)
    if going.mode == MOTORISED and size(going.movers) >= places_free(game, state, area):
        return Refusal("5.1-k", about)
    return why_nowhere(game, state, going.but(movers=plus(going.movers, piece)))


def may_be_dropped(game: KolweziGame, state: KolweziState, going: Going) -> PieceSet:
    """Those whom :func:`why_not_drop` does not keep from being dropped on the way."""
    able = going.movers & ~going.dropped
    if not several(able) or not can_part(game, going):
        return 0
    found = able
    for piece in each(able):
        if not destinations(game, state, going.but(dropped=plus(going.dropped, piece))):
            found = without(found, piece)
    return found


def can_part(game: KolweziGame, going: Going) -> bool:
    """On foot it takes two connections: one to where somebody is dropped, one on from there."""
    return going.mode != ON_FOOT or game.theatre.tables.movement.foot - going.spent > 1


def why_not_drop(game: KolweziGame, state: KolweziState, going: Going, unit: str) -> Refusal | None:
    """What keeps a unit from going only part of the way."""
    piece = game.theatre.piece.get(unit, -1)
    able = going.movers & ~going.dropped
    if piece < 0 or not has(able, piece) or not several(able):
        return Refusal("6-g", {"unit": unit})
    if not can_part(game, going):
        return Refusal("6-d", {"unit": unit})
    return why_nowhere(game, state, going.but(dropped=plus(going.dropped, piece)))
