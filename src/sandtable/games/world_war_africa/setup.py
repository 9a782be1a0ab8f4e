"""Set-up (3.2): what the lists of both sides have in common."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, only, set_of
from sandtable.games.world_war_africa.actions import Place
from sandtable.games.world_war_africa.deployment import standing, why_not_stand
from sandtable.games.world_war_africa.stacking import roomy, why_no_room
from sandtable.games.world_war_africa.state import AVAILABLE, WarState
from sandtable.games.world_war_africa.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: no piece has been drawn
NOTHING = -1


def available(state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units are still in the box."""
    return set_of(unit for unit in each(units) if state.where[unit] == AVAILABLE)


def brigades(theatre: Theatre, faction: str, kind: str) -> PieceSet:
    """The brigades of a faction and type."""
    units = theatre.of_faction[faction]
    return set_of(n for n in each(units) if theatre.units[n].type == kind and theatre.units[n].size == "X")


def why_not_set_up(game: WarGame, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from starting in a space; the limit counts at once (3.2-a)."""
    return why_not_stand(game, state, unit, space) or why_no_room(game.theatre, state, unit, space)


def room_to_start(game: WarGame, state: WarState, unit: Piece, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set in which a unit may start: the mask of why_not_set_up."""
    return roomy(game.theatre, state, only(unit), standing(game, state, unit, spaces))


def printed(theatre: Theatre, piece: Piece) -> Hashable:
    """What is printed on a counter: of those that are alike one is offered, and any may be named."""
    if piece >= len(theatre.units):
        return "cache"
    unit = theatre.units[piece]
    return unit.faction, unit.type, unit.factors


def one_of_each(theatre: Theatre, pieces: PieceSet) -> list[Piece]:
    """Of counters that are alike the first."""
    found: dict[Hashable, Piece] = {}
    for piece in each(pieces):
        found.setdefault(printed(theatre, piece), piece)
    return list(found.values())


def offered(theatre: Theatre, pieces: PieceSet, action: Action) -> Action:
    """The placement on the list that one with another of the same counters comes to."""
    if not isinstance(action, Place):
        return action
    kind = printed(theatre, theatre.piece[action.unit])
    twin = next(piece for piece in one_of_each(theatre, pieces) if printed(theatre, piece) == kind)
    return Place(theatre.piece_names[twin], action.to)


def listed_places(theatre: Theatre, units: Iterable[Piece], spaces: dict[Piece, SpaceSet]) -> list[Action]:
    """Every unit with every space it may go to."""
    return [Place(theatre.piece_names[unit], theatre.names[space]) for unit in units for space in each(spaces[unit])]
