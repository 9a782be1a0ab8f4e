"""What things are called: message ids and facts for labels, names for pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.contract import Action, Message, View
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.spaces import has, several
from sandtable.games.colonial.actions import Assault, Fire, Limber, Move
from sandtable.games.colonial.assault import joining
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.fire import lending

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame
    from sandtable.games.colonial.state import ColonialState

#: events whose rule explains nothing
EVERYDAY = frozenset(
    ["accompany", "activate", "alight", "board", "deal", "limber", "nothing-to-do", "objective", "occupy", "unlimber"]
)


def label(game: ColonialGame, view: View[ColonialState], action: Action) -> Message:
    """What an action is called on a button."""
    facts = msgspec.to_builtins(action)
    name = facts.pop("do")
    if facts.pop("led", False) or facts.get("led_by"):
        name += "-led"
    if isinstance(action, Move) and is_towed(game, view.state, action):
        name += "-trail" if action.trail else "-together"
    facts.pop("trail", None)
    if facts.pop("alone", False):
        name += "-alone"
    if isinstance(action, Limber) and action.by:
        name += "-spare"
    if isinstance(action, Fire | Assault):
        name += "-by" if action.by else "-all" if several(beside(game, view.state, action)) else ""
    facts.pop("path", None)
    return Message(f"colonial-do-{name}", facts)


def is_towed(game: ColonialGame, state: ColonialState, action: Move) -> bool:
    """Whether a gun is pulled along: it may come to a stop beside its team, or one hex behind it (general-11)."""
    return has(state.limbered, game.field.piece[action.unit])


def beside(game: ColonialGame, state: ColonialState, action: Fire | Assault) -> PieceSet:
    """The Commanders who lend their dice to a volley, or join an assault."""
    return lending(game, state, action) if isinstance(action, Fire) else joining(game, state, action)


def called(field: Battlefield, piece: Piece) -> str:
    """What a piece is called; a part of a unit bears its number."""
    name, part = field.units[piece].name, field.names[piece].partition("/")[2]
    return f"{{{name}}} ({part})" if part else name


def names(game: ColonialGame) -> dict[str, str]:
    """What pieces, sides and objectives are called; a part of a unit bears its number."""
    field = game.field
    found = {}
    for piece, name in enumerate(field.names):
        found[name] = called(field, piece)
    for side in field.scenario.side:
        found[side.id] = side.name
    for aim in field.scenario.objective:
        found[aim.name] = aim.name
    return found
