"""Set-up (3.2): what the lists of both sides have in common."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, PieceSet, SpaceSet
from sandtable.engine.spaces import each, set_of
from sandtable.games.world_war_africa.actions import Place
from sandtable.games.world_war_africa.state import AVAILABLE, WarState
from sandtable.games.world_war_africa.theatre import Theatre

#: no piece has been drawn
NOTHING = -1


def available(state: WarState, units: PieceSet) -> PieceSet:
    """Which of these units are still in the box."""
    return set_of(unit for unit in each(units) if state.where[unit] == AVAILABLE)


def brigades(theatre: Theatre, faction: str, kind: str) -> PieceSet:
    """The brigades of a faction and type."""
    units = theatre.of_faction[faction]
    return set_of(n for n in each(units) if theatre.units[n].type == kind and theatre.units[n].size == "X")


def listed_places(theatre: Theatre, units: Iterable[Piece], spaces: dict[Piece, SpaceSet]) -> list[Action]:
    """Every unit with every space it may go to."""
    return [Place(theatre.piece_names[unit], theatre.names[space]) for unit in units for space in each(spaces[unit])]
