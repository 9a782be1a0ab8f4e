"""What a player may do."""

import msgspec

from sandtable.engine.contract import Action, Concede
from sandtable.engine.handles import HelperName, PathName, PieceName, SeatName, SpaceName, TargetName, Word


class Mobilize(Action, frozen=True, tag="mobilize"):
    """One counter of a kind is mobilized; ``at`` says where, if there is a choice (9.0, 9.1)."""

    kind: Word
    at: SpaceName = ""


class Deploy(Action, frozen=True, tag="deploy"):
    """A kept command post, or a marker won, is put in a zone (31.2, 31.4)."""

    unit: PieceName
    to: SpaceName


class Refit(Action, frozen=True, tag="refit"):
    """All disrupted units of a hex or zone are restored (10.1); ``by``: the convoy expended, if there is a choice."""

    at: SpaceName
    by: PieceName = ""


class RefitCommand(Action, frozen=True, tag="refit-command"):
    """All disrupted command posts that are kept are restored (31.4-b)."""

    closes = False


class Scout(Action, frozen=True, tag="scout"):
    """An ISR marker is placed on a hex (11.1)."""

    at: SpaceName


class Netwar(Action, frozen=True, tag="netwar"):
    """A Netwar marker is committed against the crisis (11.2)."""

    closes = False


class Fly(Action, frozen=True, tag="fly"):
    """An air transport gets ready for a flight (15.1)."""

    unit: PieceName


class Load(Action, frozen=True, tag="load"):
    """A unit goes aboard the air transport (15.2)."""

    unit: PieceName


class Drop(Action, frozen=True, tag="drop"):
    """The load is to parachute into a hex (15.1-b)."""

    at: SpaceName


class Land(Action, frozen=True, tag="land"):
    """The load is to be landed on an airfield or drop zone (15.1-c)."""

    at: SpaceName


class Ferry(Action, frozen=True, tag="ferry"):
    """The load is flown to a zone: out of the mission map, or between staging areas (6.5-b, 15.5)."""

    to: SpaceName


class MarkZone(Action, frozen=True, tag="mark-zone"):
    """A drop zone marker is placed (16.0)."""

    at: SpaceName


class Build(Action, frozen=True, tag="build"):
    """A forward operating base is placed with an engineer (27.3)."""

    at: SpaceName


class Enter(Action, frozen=True, tag="enter"):
    """A unit comes overland or from a ship to the mission map (6.2, 6.3)."""

    unit: PieceName
    at: SpaceName


class Exit(Action, frozen=True, tag="exit"):
    """A unit leaves the mission map for a zone, overland or to a ship (6.5)."""

    unit: PieceName
    to: SpaceName


class Dismantle(Action, frozen=True, tag="dismantle"):
    """An FSA or LSHD marker is taken off (31.5-c)."""

    unit: PieceName


class TakeUp(Action, frozen=True, tag="take-up"):
    """A transport takes the objective aboard; while moving, at the hex it goes to, perhaps by a way (24.2)."""

    unit: PieceName
    at: SpaceName = ""
    path: tuple[PathName, ...] = ()


class PutDown(Action, frozen=True, tag="put-down"):
    """A transport puts the objective down where it stands (24.2)."""

    unit: PieceName


class Expend(Action, frozen=True, tag="expend"):
    """A convoy is expended for this phase (27.2)."""

    unit: PieceName


class Command(Action, frozen=True, tag="command"):
    """The commander of a sector has his turn (32.5-b)."""

    seat: SeatName


class Pick(Action, frozen=True, tag="pick"):
    """A unit is going to move (13.0)."""

    unit: PieceName


class Join(Action, frozen=True, tag="join"):
    """Another unit of the hex moves along in one force (13.0-d)."""

    unit: PieceName


class Carry(Action, frozen=True, tag="carry"):
    """A transport of the force takes a unit of its hex along; ``by``: which, if there is a choice (29.0)."""

    unit: PieceName
    by: HelperName = ""


class Move(Action, frozen=True, tag="move"):
    """The force goes to a hex and is done (13.0); ``path``: every hex entered, its end last."""

    to: SpaceName
    path: tuple[PathName, ...] = ()


class SetDown(Action, frozen=True, tag="set-down"):
    """The force goes to a hex, sets a load down and may go on; ``unit``: which, if there is a choice (29.0-d)."""

    at: SpaceName
    unit: TargetName = ""
    path: tuple[PathName, ...] = ()


class Recon(Action, frozen=True, tag="recon"):
    """A unit tries to find out what lies in a hex next to it (32.1)."""

    hostile = True
    unit: PieceName
    at: SpaceName


class Checkpoint(Action, frozen=True, tag="checkpoint"):
    """A checkpoint is set up (32.2)."""

    at: SpaceName


class Reveal(Action, frozen=True, tag="reveal"):
    """The counters of a hex are turned up (22.2-k, 26.0-k)."""

    at: SpaceName


class Strike(Action, frozen=True, tag="strike"):
    """An airstrike or drone is sent to a hex (14.0)."""

    hostile = True
    unit: PieceName
    at: SpaceName


class Bombard(Action, frozen=True, tag="bombard"):
    """A heavy weapons unit puts its impact marker on a hex (18.0)."""

    hostile = True
    unit: PieceName
    at: SpaceName


class Resolve(Action, frozen=True, tag="resolve"):
    """A marker that was placed acts next: a strike, an impact marker, ISR or Netwar (5.0-h, 11.1)."""

    unit: PieceName


class Lose(Action, frozen=True, tag="lose"):
    """The airstrike that is shot down or aborts (14.2)."""

    unit: PieceName


class Base(Action, frozen=True, tag="base"):
    """Where an air transport returns to (15.1-f)."""

    unit: PieceName
    to: SpaceName


class Battle(Action, frozen=True, tag="battle"):
    """The hex in which the next combat is fought (17.1)."""

    hostile = True
    at: SpaceName


class Support(Action, frozen=True, tag="support"):
    """A Netwar marker supports the combat (11.3)."""

    closes = False


class Disembark(Action, frozen=True, tag="disembark"):
    """A unit gets off its transport: to walk, before a counterattack or after a pursuit (20.1-b, 29.0-c, 29.2)."""

    unit: PieceName


class Fire(Action, frozen=True, tag="fire"):
    """A unit fires now (17.2-d)."""

    unit: PieceName


class Combine(Action, frozen=True, tag="combine"):
    """The units of the row fire as one: ``how`` tells who coordinates, ``command`` or ``felin`` (17.9-c, 30.2-b)."""

    how: Word


class TakeHit(Action, frozen=True, tag="take-hit"):
    """The unit that a hit falls on (17.5-a)."""

    unit: PieceName


class Retreat(Action, frozen=True, tag="retreat"):
    """The unit that retreats, and where to (17.10)."""

    unit: PieceName
    to: SpaceName


class GiveUp(Action, frozen=True, tag="give-up"):
    """The unit that must retreat but cannot (17.10-b)."""

    unit: PieceName


class Pursue(Action, frozen=True, tag="pursue"):
    """A unit advances after a battle, perhaps with a passenger (20.0)."""

    unit: PieceName
    to: SpaceName
    carrying: HelperName = ""


class Receive(Action, frozen=True, tag="receive"):
    """What an event gives: a kind of counter, and the hex it is put in (26.0-l, 26.0-p)."""

    kind: Word
    at: SpaceName = ""


class Restore(Action, frozen=True, tag="restore"):
    """The unit that local support refits (26.0-m)."""

    unit: PieceName


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """A Netwar marker is expended against a network attack (26.0-q)."""

    closes = False


class Declare(Action, frozen=True, tag="declare"):
    """The objective is declared evacuated (31.5-h)."""

    closes = False


class Relocate(Action, frozen=True, tag="relocate"):
    """An FSA marker is moved to the zone where one was won (31.5-i)."""

    unit: PieceName


class Done(Action, frozen=True, tag="done"):
    """Nothing more of this."""


AnyAction = (
    Mobilize | Deploy | Refit | RefitCommand | Scout | Netwar | Fly | Load | Drop | Land | Ferry | MarkZone | Build
    | Enter | Exit | Dismantle | TakeUp | PutDown | Expend | Command | Pick | Join | Carry | Move | SetDown | Recon
    | Checkpoint | Reveal | Strike | Bombard | Resolve | Lose | Base | Battle | Support | Disembark | Fire | Combine
    | TakeHit | Retreat | GiveUp | Pursue | Receive | Restore | Sacrifice | Declare | Relocate | Done
)  # fmt: skip

DONE = Done()


def decoder() -> "msgspec.json.Decoder[Action]":
    """Reads any of these, or a concession, from JSON."""
    return msgspec.json.Decoder(AnyAction | Concede)
