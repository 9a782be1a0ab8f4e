"""What things are called: message ids and facts for labels, names for counters, areas and towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.spaces import each, has
from sandtable.games.kolwezi.actions import Jump, Strike, Target
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import UNKNOWN, KolweziState

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: events whose rule explains nothing
EVERYDAY = frozenset(["area-taken", "assault-move", "jump", "katangan-move", "lands", "set-up", "wait"])


def label(game: KolweziGame, view: View[KolweziState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    facts.pop("path", None)
    if isinstance(action, Target | Strike):
        facts |= about_target(game, view, action.target)
    if isinstance(action, Jump) and action.zone in DROP_ZONES:
        zone = game.theatre.drop_zones[DROP_ZONES.index(action.zone)]
        facts["areas"] = [game.theatre.names[area] for area in each(zone)]
    if "with_units" in facts:
        facts["with_units"] = list(facts["with_units"])
        name += "-with"
    if facts.pop("mortars", False):
        name += "-mortars"
    return Message(f"kolwezi-do-{name}", facts)


def about_target(game: KolweziGame, view: View[KolweziState], target: str) -> dict[str, str]:
    """Where an enemy is, and what it has turned out to be if its name does not say so."""
    theatre, state = game.theatre, view.state
    piece = theatre.piece[target]
    known = has(theatre.secret, piece) and state.face[piece] != UNKNOWN
    return {"at": theatre.names[state.area[piece]], "face": theatre.faces[state.face[piece]] if known else "named"}


def names(game: KolweziGame) -> dict[str, str]:
    """Counters, areas, zones and the seat by their ids."""
    theatre = game.theatre
    found = dict(zip(theatre.piece_names, theatre.titles, strict=True))
    found |= {area.id: area.name for area in theatre.areas}
    found |= {part.id: part.name for part in (*theatre.pack.map.zone, *theatre.pack.map.sector)}
    found["french"] = "2e REP"
    found["katangan"] = "FNLC"
    return found
