"""What a player may do."""

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.handles import Count, Flag, HelperName, PathName, PieceName, SpaceName, TargetName


class Accompany(Action, frozen=True, tag="accompany"):
    """Before the deal: the unit in his hex that a Commander goes with (turn-04)."""

    hostile = False
    by: PieceName
    unit: TargetName


class Move(Action, frozen=True, tag="move"):
    """A unit goes to a hex, perhaps led by its Commander (move-09).

    ``path`` may name every hex entered; ``trail`` leaves a limbered gun in the hex its team just left (general-11).
    """

    unit: PieceName
    to: SpaceName
    led_by: HelperName = ""
    path: tuple[PathName, ...] = ()
    trail: Flag = False


class Detach(Action, frozen=True, tag="detach"):
    """Some figures of a unit are to move and the rest to stay (general-09)."""

    unit: PieceName
    figures: Count


class Enter(Action, frozen=True, tag="enter"):
    """A reinforcement is put on an entry hex (move-20)."""

    unit: PieceName
    at: SpaceName


class Leave(Action, frozen=True, tag="leave"):
    """A unit goes to one of its exit hexes and off the board (move-20)."""

    unit: PieceName
    at: SpaceName
    led_by: HelperName = ""
    path: tuple[PathName, ...] = ()


class Limber(Action, frozen=True, tag="limber"):
    """A gun is hooked to its team, or to a spare transport (general-12); takes the whole activation (move-17)."""

    unit: PieceName
    by: HelperName = ""


class Unlimber(Action, frozen=True, tag="unlimber"):
    """A gun is unhooked and made ready; takes the whole activation (move-17)."""

    unit: PieceName


class Board(Action, frozen=True, tag="board"):
    """Infantry gets on a motor transport in its hex (units-16)."""

    hostile = False
    unit: PieceName
    target: TargetName


class Alight(Action, frozen=True, tag="alight"):
    """Infantry gets off its transport (units-16)."""

    unit: PieceName


class Fire(Action, frozen=True, tag="fire"):
    """A unit fires at a hex, with its Commander's dice if ``led`` (fire-09, fire-14).

    Where several Commanders could lend theirs, ``by`` may name the one who does; if it does not, all of them do.
    """

    hostile = True
    unit: PieceName
    at: SpaceName
    led: Flag = False
    by: HelperName = ""


class Assault(Action, frozen=True, tag="assault"):
    """A unit close assaults an enemy unit in the next hex (assault-01); ``alone`` leaves its Commander out of it.

    Where several Commanders could join, ``by`` may name the one who does; if it does not, all of them do (assault-17).
    """

    unit: PieceName
    target: TargetName
    alone: Flag = False
    by: HelperName = ""


class Retreat(Action, frozen=True, tag="retreat"):
    """Where a beaten unit falls back to (assault-10)."""

    unit: PieceName
    to: SpaceName


class Done(Action, frozen=True, tag="done"):
    """Nothing more in this activation (turn-09)."""


AnyAction = (
    Accompany | Move | Detach | Enter | Leave | Limber | Unlimber | Board | Alight | Fire | Assault | Retreat | Done
)

DONE = Done()


def decoder() -> "msgspec.json.Decoder[Action]":
    """Reads any of these, or a concession, from JSON."""
    from sandtable.engine.contract import Concede

    return msgspec.json.Decoder(AnyAction | Concede)
