"""What things are called: message ids and facts for labels, names for units."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame


def label(game: GuerraGame, action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    by = facts.pop("by", "march")
    if by != "march":
        name += f"-{by}"
    return Message(f"guerra-do-{name}", facts)


def names(game: GuerraGame) -> dict[str, str]:
    """The units with their values, the armies and the two sides, and the hexes that have a town."""
    theatre = game.theatre
    found = {
        name: f"{theatre.titles[unit]} ({theatre.attack[unit]}-{theatre.defence[unit]}-{theatre.move[unit]})"
        for unit, name in enumerate(theatre.names)
    }
    found |= {army.id: army.name for army in theatre.pack.counters.army}
    found |= {town.hex: town.name for town in theatre.towns}
    found |= {"rebels": "Rebels", "congo": "Congo"}
    return found
