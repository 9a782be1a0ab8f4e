"""What a player may do."""

import msgspec

from sandtable.engine.contract import Action, Concede
from sandtable.engine.handles import Count, PathName, PieceName, SpaceName, TargetName, WayName, Word


class Place(Action, frozen=True, tag="place"):
    """A unit or cache is put down: at set-up, as a reinforcement, by an event (3.2, 10.1, 15.0)."""

    unit: PieceName
    to: SpaceName


class Keep(Action, frozen=True, tag="keep"):
    """A unit stays in its box at set-up (3.2)."""


class History(Action, frozen=True, tag="history"):
    """The rest of the set-up is taken as it likely was; it can still be changed (3.2)."""

    closes = False
    sweeps = True


class Coup(Action, frozen=True, tag="coup"):
    """The Kitona Coup is declared (14.0)."""

    closes = False


class Airlift(Action, frozen=True, tag="airlift"):
    """A unit is flown to Kitona in the coup (14.0)."""

    unit: PieceName


class Spend(Action, frozen=True, tag="spend"):
    """One RP of the DRC for an ally's activation roll (5.3)."""

    closes = False


class Save(Action, frozen=True, tag="save"):
    """No RP is spent on the roll (5.3)."""


class Turn(Action, frozen=True, tag="turn"):
    """A unit is turned to its flag side: it may not act this turn (5.3)."""

    unit: PieceName


class Recruit(Action, frozen=True, tag="recruit"):
    """A unit of a group is bought and drawn at random (10.2)."""

    group: Word


class Buy(Action, frozen=True, tag="buy"):
    """A chosen unit or marker is bought (10.1)."""

    unit: PieceName


class BuyCache(Action, frozen=True, tag="cache"):
    """A weapons cache is bought (12.2)."""

    to: SpaceName


class Hire(Action, frozen=True, tag="hire"):
    """The contractors' price is asked: one die (7.9.1)."""

    closes = False


class Contract(Action, frozen=True, tag="contract"):
    """So many contractors are hired at the price rolled (7.9.1)."""

    markers: Count


class Libya(Action, frozen=True, tag="libya"):
    """The free MLC brigade of Libyan Support is drawn (15.0)."""

    closes = False


class Advise(Action, frozen=True, tag="advise"):
    """The North Korean advisers join a FAC unit (15.0)."""

    unit: PieceName


class Pick(Action, frozen=True, tag="pick"):
    """A unit, or a cache to be flown, is taken up to be moved."""

    unit: PieceName


class Add(Action, frozen=True, tag="add"):
    """Another unit of the same hex moves along as one stack (6.3)."""

    unit: PieceName


class Load(Action, frozen=True, tag="load"):
    """A weapons cache is carried along (12.2)."""

    unit: PieceName


class Force(Action, frozen=True, tag="force"):
    """More than half of the movement allowance is wanted: one die (7.7)."""

    closes = False


class Go(Action, frozen=True, tag="go"):
    """What was taken up marches to a hex; ``path`` may name every space entered."""

    to: SpaceName
    path: tuple[PathName, ...] = ()


class River(Action, frozen=True, tag="river"):
    """The unit rides the river (7.6); where to is asked next."""

    closes = False


class Fly(Action, frozen=True, tag="fly"):
    """The unit or cache boards a transport marker where it is (7.9, 7.10)."""

    by: PieceName


class Board(Action, frozen=True, tag="board"):
    """The unit marches to where it boards a transport marker (7.9-b); ``path`` may name every space entered."""

    by: PieceName
    to: SpaceName
    path: tuple[PathName, ...] = ()


class Land(Action, frozen=True, tag="land"):
    """Where the river or the aircraft brings it."""

    to: SpaceName


class Slip(Action, frozen=True, tag="slip"):
    """A Hutu unit tries to slip into Rwanda: one die (7.11)."""

    closes = False


class Drop(Action, frozen=True, tag="drop"):
    """A unit or cache of a moving stack stays where the stack has halted (6.4)."""

    unit: PieceName


class Split(Action, frozen=True, tag="split"):
    """A unit leaves the moving stack and goes its own way first; the others go on afterwards (6.4)."""

    unit: PieceName


class Stay(Action, frozen=True, tag="stay"):
    """What was taken up goes no further."""


class Attack(Action, frozen=True, tag="attack"):
    """An enemy hex is to be attacked (8.1)."""

    hostile = True
    at: SpaceName


class Join(Action, frozen=True, tag="join"):
    """A unit takes part in the attack."""

    hostile = True
    unit: PieceName


class Launch(Action, frozen=True, tag="launch"):
    """The attackers are named; the attack can no longer be called off (8.5)."""


class Use(Action, frozen=True, tag="use"):
    """A support marker or weapons cache is used in this combat (12)."""

    by: PieceName


class NoHelp(Action, frozen=True, tag="no-help"):
    """A side throws nothing more into this combat, whatever the other does (12.1-b, 12.2-d)."""


class Cancel(Action, frozen=True, tag="cancel"):
    """An enemy support marker that the air defence drives off (12.3)."""

    by: TargetName


class Infiltrate(Action, frozen=True, tag="infiltrate"):
    """The infiltration marker is used: one die (8.10)."""

    closes = False


class Intercept(Action, frozen=True, tag="intercept"):
    """Rwanda hunts the Hutu units in its box: one die, with the helicopter ``by`` if named (7.11.1)."""

    hostile = True
    by: PieceName = ""


class Lose(Action, frozen=True, tag="lose"):
    """A unit is eliminated: a combat loss or too many in a hex (8.7, 6.1)."""

    unit: PieceName


class Advance(Action, frozen=True, tag="advance"):
    """An attacker enters the emptied hex (8.9), with a weapons cache if one is named (12.2)."""

    in_turn = True

    unit: PieceName
    cache: PieceName = ""


class Clash(Action, frozen=True, tag="clash"):
    """The Ugandans of a hex are made to attack Rwandans next to them (15.0)."""

    at: WayName
    to: SpaceName


class Done(Action, frozen=True, tag="done"):
    """Nothing more here."""


AnyAction = (
    Place
    | Keep
    | Coup
    | Airlift
    | Spend
    | Save
    | Turn
    | Recruit
    | Buy
    | BuyCache
    | Hire
    | Contract
    | Libya
    | Advise
    | Pick
    | Add
    | Load
    | Force
    | Go
    | River
    | Fly
    | Board
    | Land
    | Slip
    | Drop
    | Split
    | Stay
    | Attack
    | Join
    | Launch
    | Use
    | Cancel
    | Infiltrate
    | Intercept
    | Lose
    | Advance
    | Clash
    | Done
    | History
    | NoHelp
)

KEEP, COUP, SPEND, SAVE, HIRE, LIBYA = Keep(), Coup(), Spend(), Save(), Hire(), Libya()
HISTORY = History()
FORCE, RIVER, SLIP, STAY = Force(), River(), Slip(), Stay()
LAUNCH, INFILTRATE, NO_HELP, DONE = Launch(), Infiltrate(), NoHelp(), Done()


def decoder() -> "msgspec.json.Decoder[Action]":
    """Reads any of these, or a concession, from JSON."""
    return msgspec.json.Decoder(AnyAction | Concede)
