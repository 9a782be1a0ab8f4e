"""What things are called: message ids and facts for labels, names for counters, areas and towns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.spaces import each, has, size
from sandtable.games.kolwezi.actions import Done, Fight, Jump, LandAll, Strike, Target
from sandtable.games.kolwezi.assault_movement import Muster
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import UNKNOWN, WAITING, KolweziState
from sandtable.games.kolwezi.units import value_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: events whose rule explains nothing
EVERYDAY = frozenset(["area-taken", "assault-move", "jump", "katangan-move", "lands", "set-up", "wait"])


def label(game: KolweziGame, view: View[KolweziState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    facts.pop("path", None)
    if more := MORE.get(type(action)):
        facts |= more(game, view, action)
    if "with_units" in facts:
        facts["with_units"] = list(facts["with_units"])
        name += "-with"
    if facts.pop("mortars", False):
        name += "-mortars"
    return Message(f"kolwezi-do-{name}", facts)


def ending(state: KolweziState) -> str:
    """What would be at an end: a step of the turn, or the assaults that units have gone in for."""
    step = state.stack[-1].name if state.stack else ""
    return "assaults" if step == "assault_move" and any(start >= 0 for start in state.origin) else step


def about_target(game: KolweziGame, view: View[KolweziState], target: str) -> dict[str, str | int]:
    """Where an enemy is, and what it has turned out to be if its name does not say so, or the value that it shows."""
    theatre, state = game.theatre, view.state
    piece = theatre.piece[target]
    known = has(theatre.secret, piece) and state.face[piece] != UNKNOWN
    face = theatre.faces[state.face[piece]] if known else "face-down" if has(state.down, piece) else "named"
    value = 0 if has(state.down, piece) else value_of(theatre, state, piece)
    return {"at": theatre.names[state.area[piece]], "face": face, "value": value}


def names(game: KolweziGame) -> dict[str, str]:
    """Counters, areas, zones and the seat by their ids."""
    theatre = game.theatre
    found = dict(zip(theatre.piece_names, theatre.titles, strict=True))
    found |= {area.id: area.name for area in theatre.areas}
    found |= {part.id: part.name for part in (*theatre.pack.map.zone, *theatre.pack.map.sector)}
    found["french"] = "2e REP"
    found["katangan"] = "FNLC"
    return found


# What the button of an action tells besides what the action says


def _target(game: KolweziGame, view: View[KolweziState], action: Target | Strike) -> dict[str, Any]:
    return about_target(game, view, action.target)


def _zone(game: KolweziGame, view: View[KolweziState], action: Jump) -> dict[str, Any]:
    if action.zone not in DROP_ZONES:
        return {}
    zone = game.theatre.drop_zones[DROP_ZONES.index(action.zone)]
    near = game.theatre.pack.map.setup.initial_sector[action.zone]
    return {"areas": [game.theatre.names[area] for area in each(zone)], "near": near}


def _ending(game: KolweziGame, view: View[KolweziState], action: Done) -> dict[str, Any]:
    return {"step": ending(view.state)}


def _wave(game: KolweziGame, view: View[KolweziState], action: LandAll) -> dict[str, Any]:
    return {"count": sum(area == WAITING for area in view.state.area[: game.theatre.french_count])}


def _mustered(game: KolweziGame, view: View[KolweziState], action: Fight) -> dict[str, Any]:
    muster = view.state.stack[-1] if view.state.stack else None
    if not isinstance(muster, Muster):
        return {}
    return {"at": game.theatre.names[muster.at], "count": size(muster.units)}


MORE: dict[type[Action], Callable[[KolweziGame, View[KolweziState], Any], dict[str, Any]]] = {
    Target: _target,
    Strike: _target,
    Jump: _zone,
    Done: _ending,
    LandAll: _wave,
    Fight: _mustered,
}
