"""What things are called: message ids and facts for labels, names for pieces and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: markers as people say them
MARKER_NAMES = {
    "air_support": "air support",
    "helo_support": "helicopters",
    "air_transport": "air transport",
    "helo_transport": "transport helicopter",
    "adr": "Air Defence Regiment",
    "pmc": "contractor's aircraft",
    "cache": "weapons cache",
}


def label(game: WarGame, view: View, action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    facts.pop("path", None)
    if name == "fly" and facts.get("via"):
        name = "fly-via"
    if name == "intercept" and facts.get("by"):
        name = "intercept-helicopter"
    return Message(f"world_war_africa-do-{name}", facts)


BOXES = {"kitona": "Kitona", "uganda": "Uganda", "zimbabwe": "Zimbabwe", "angola": "Angola", "1918": "Rwanda (1918)"}


def names(game: WarGame) -> dict[str, str]:
    """The pieces' and places' names as people say them."""
    theatre = game.theatre
    found = {}
    for piece, name in enumerate(theatre.piece_names):
        kind = theatre.kind[piece]
        if kind == "unit":
            found[name] = name
            continue
        number = name.rpartition("-")[2]
        owner = theatre.contingents[theatre.owner[piece]] if theatre.owner[piece] >= 0 else ""
        found[name] = f"{owner} {MARKER_NAMES[kind]} {number}".strip()
    for space, town in theatre.town_at.items():
        found[theatre.names[space]] = f"{town.name} ({theatre.names[space]})"
    found |= BOXES
    found |= {"government": "Government", "rebel": "Rebels"}
    return found
