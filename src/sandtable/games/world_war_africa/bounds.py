"""The bounds of the two armies that invade the Congo: Uganda's regions, and Rwanda's southern half (7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Harm, Message
from sandtable.engine.fields import PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, first, has
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import SIDE_OF, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: who has bounds
BOUND = ("Rw", "UG")


def closed_to(theatre: Theatre, faction: str) -> SpaceSet:
    """The hexes of the DRC in which a faction may neither go nor attack."""
    return theatre.drc & ~theatre.attack_ground[first(theatre.of_faction[faction])]


def out_of_bounds(game: WarGame, state: WarState, group: PieceSet, to: Space) -> Iterator[Harm]:
    """An enemy beside the hex lies where somebody of the group may not attack."""
    theatre = game.theatre
    if has(theatre.boxes, to):
        return
    for space in each(theatre.open_near[to] & state.held[1 - SIDE_OF[state.active]] & theatre.drc):
        for unit in each(group & ~theatre.caches):
            if not has(theatre.attack_ground[unit], space):
                rule = "7.1-b" if theatre.faction[unit].south_only else "7.1-a"
                facts = {
                    "unit": theatre.piece_names[unit],
                    "at": theatre.names[space],
                    "faction": theatre.units[unit].faction,
                }
                yield Harm(Message("world_war_africa-harm-out-of-bounds", facts), rule, caution=True)
                return
