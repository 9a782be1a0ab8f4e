"""What the player may do."""

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.handles import Flag, HelperName, PathName, PieceName, SpaceName, TargetName, Word


class Jump(Action, frozen=True, tag="jump"):
    """The wave jumps on this drop zone (4-e)."""

    zone: Word


class Wait(Action, frozen=True, tag="wait"):
    """The second wave does not jump this turn (5.1-e)."""


class Land(Action, frozen=True, tag="land"):
    """A unit of the wave lands in an area of the drop zone (4-e)."""

    unit: PieceName
    at: SpaceName


class LandAll(Action, frozen=True, tag="land_all"):
    """All who are still in the air land in one area of the drop zone (4-e)."""

    at: SpaceName


class Pick(Action, frozen=True, tag="pick"):
    """A unit is to move on foot (6-d)."""

    unit: PieceName


class Column(Action, frozen=True, tag="column"):
    """This unit and everybody in its area who can are to move on foot together (6-g)."""

    unit: PieceName


class Embark(Action, frozen=True, tag="embark"):
    """A unit is to move by lorry (10.1-c)."""

    unit: PieceName


class Convoy(Action, frozen=True, tag="convoy"):
    """This unit and everybody in its area who can are to move by lorry together (10.1-c)."""

    unit: PieceName


class Join(Action, frozen=True, tag="join"):
    """Another unit of the area goes with those picked (6-g)."""

    unit: PieceName


class Drop(Action, frozen=True, tag="drop"):
    """One of those picked goes along only part of the way: to where they are sent next (6-g)."""

    unit: PieceName


class Leave(Action, frozen=True, tag="leave"):
    """One of those on their way stays here; the others may go on (6-g, 8.1-f)."""

    unit: PieceName


class Move(Action, frozen=True, tag="move"):
    """Where those picked go. ``path`` may name every area entered."""

    to: SpaceName
    path: tuple[PathName, ...] = ()


class Halt(Action, frozen=True, tag="halt"):
    """Those on their way go no further (5.3.4-c, 8.1-f)."""


class Shoot(Action, frozen=True, tag="shoot"):
    """A unit fires at a passing enemy (8.1-b)."""

    unit: PieceName
    target: TargetName


class Hold(Action, frozen=True, tag="hold"):
    """Nobody (else) fires at the passing enemy (8.1-b)."""


class Target(Action, frozen=True, tag="target"):
    """An enemy unit is to be fired at (8.3-j)."""

    target: TargetName


class Fire(Action, frozen=True, tag="fire"):
    """A unit fires, perhaps with others whom it co-ordinates (7-c) and with mortar support (8.6-b)."""

    unit: PieceName
    target: TargetName
    with_units: tuple[HelperName, ...] = ()
    mortars: Flag = False


class Mortars(Action, frozen=True, tag="mortars"):
    """The SMM fires indirectly by itself (8.6-b)."""

    unit: PieceName
    target: TargetName


class Rocket(Action, frozen=True, tag="rocket"):
    """A section fires its rockets at the AML platoon, if its team has landed (5.1-h, 8.4-a)."""

    unit: PieceName
    target: TargetName


class Assault(Action, frozen=True, tag="assault"):
    """A unit enters an area next to it that the Katangans hold (9-b): mustered and sent in with one answer."""

    hostile = True
    unit: PieceName
    to: SpaceName


class Storm(Action, frozen=True, tag="storm"):
    """An area that the Katangans hold is to be assaulted (9-b)."""

    hostile = True
    at: SpaceName


class Ready(Action, frozen=True, tag="ready"):
    """A unit is to assault (9-a)."""

    hostile = True
    unit: PieceName


class Fight(Action, frozen=True, tag="fight"):
    """Nobody else joins: those who have go into the area (9-b)."""

    hostile = True


class Strike(Action, frozen=True, tag="strike"):
    """An assaulting unit goes for one of the enemy units in the area (9.1-a)."""

    unit: PieceName
    target: TargetName


class Done(Action, frozen=True, tag="done"):
    """Nothing more in this step."""


AnyAction = (
    Jump
    | Wait
    | Land
    | LandAll
    | Pick
    | Column
    | Embark
    | Convoy
    | Join
    | Drop
    | Leave
    | Move
    | Halt
    | Shoot
    | Hold
    | Target
    | Fire
    | Mortars
    | Rocket
    | Assault
    | Storm
    | Ready
    | Fight
    | Strike
    | Done
)

DONE, WAIT, HALT, HOLD, FIGHT = Done(), Wait(), Halt(), Hold(), Fight()


def decoder() -> "msgspec.json.Decoder[Action]":
    """Reads any of these, or a concession, from JSON."""
    from sandtable.engine.contract import Concede

    return msgspec.json.Decoder(AnyAction | Concede)
