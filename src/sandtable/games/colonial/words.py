"""What things are called: message ids and facts for labels, names for pieces."""

from __future__ import annotations

from collections.abc import Callable
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
    if facts.pop("alone", False):
        name += "-alone"
    if type(action) in MANNERS:
        name += MANNERS[type(action)](game, view.state, action)
    facts.pop("trail", None)
    facts.pop("path", None)
    return Message(f"colonial-do-{name}", facts)


def drawn(game: ColonialGame, state: ColonialState, action: Move) -> str:
    """How a gun on the march comes to a stop."""
    return ("-trail" if action.trail else "-together") if is_towed(game, state, action) else ""


def teamed(_game: ColonialGame, _state: ColonialState, action: Limber) -> str:
    """Whether a spare team comes to the gun."""
    return "-spare" if action.by else ""


def commanded(game: ColonialGame, state: ColonialState, action: Fire | Assault) -> str:
    """Which Commanders go in with the others: one by name, or all where there are several."""
    return "-by" if action.by else "-all" if several(beside(game, state, action)) else ""


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


#: the manner of what is done, told where one does the same in several
MANNERS: dict[type[Action], Callable[..., str]] = {Move: drawn, Limber: teamed, Fire: commanded, Assault: commanded}
