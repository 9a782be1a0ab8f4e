"""What things are called: message ids and facts for labels, names for pieces and places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.spaces import each

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
    if "unit" in facts:
        facts["factors"] = printed_factors(game, facts["unit"])
    return Message(f"world_war_africa-do-{name}", facts)


def printed_factors(game: WarGame, name: str) -> str:
    """What is printed on a unit, for those who choose among units by name; nothing for markers."""
    piece = game.theatre.piece.get(name, -1)
    if not 0 <= piece < len(game.theatre.units):
        return ""
    return f" ({'-'.join(map(str, game.theatre.units[piece].factors))})"


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
        owner = theatre.contingents[theatre.owner[piece]] if theatre.owner[piece] >= 0 else ""
        alike = sum(1 for other in each(theatre.markers[kind]) if theatre.owner[other] == theatre.owner[piece])
        number = name.rpartition("-")[2] if alike > 1 else ""
        found[name] = f"{owner} {MARKER_NAMES[kind]} {number}".strip()
    for space, town in theatre.town_at.items():
        found[theatre.names[space]] = f"{town.name} ({theatre.names[space]})"
    found |= {name: name for name in theatre.contingents}
    found |= BOXES
    found |= {"government": "Government", "rebel": "Rebels", "unseen": "unseen units, on average"}
    return found
