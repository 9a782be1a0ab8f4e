"""What things are called: message ids and facts for labels, names for pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.games.colonial.actions import Limber

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame
    from sandtable.games.colonial.state import ColonialState


def label(game: ColonialGame, view: View[ColonialState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    if facts.pop("led", False) or facts.get("led_by"):
        name += "-led"
    if facts.pop("trail", False):
        name += "-trail"
    if facts.pop("alone", False):
        name += "-alone"
    if isinstance(action, Limber) and action.by:
        name += "-spare"
    facts.pop("path", None)
    return Message(f"colonial-do-{name}", facts)


def names(game: ColonialGame) -> dict[str, str]:
    """What pieces, sides and objectives are called; a part of a unit bears its number."""
    field = game.field
    found = {}
    for piece, name in enumerate(field.names):
        _, slash, part = name.partition("/")
        called = field.units[piece].name
        found[name] = f"{{{called}}} ({part})" if slash else called
    for side in field.scenario.side:
        found[side.id] = side.name
    for aim in field.scenario.objective:
        found[aim.name] = aim.name
    return found
