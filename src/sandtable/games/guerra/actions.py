"""What a player may do."""

import msgspec

from sandtable.engine.contract import Action, Concede
from sandtable.engine.handles import Count, PathName, PieceName, SpaceName, TargetName, Word


class Order(Action, frozen=True, gc=False):
    """An action of this game: names and numbers only, so that the garbage collector need not look at the many kept."""


class Place(Order, frozen=True, tag="place"):
    """A unit is put on the map: set-up, mobilisation, guerrillas (3.4.3, T7-d)."""

    unit: PieceName
    at: SpaceName


class Wait(Order, frozen=True, tag="wait"):
    """A unit that could be mobilised elsewhere waits for a later turn (3.4.3-b)."""

    closes = True

    unit: PieceName


class Recover(Order, frozen=True, tag="recover"):
    """A replacement point restores a reduced unit (5.3-a)."""

    unit: PieceName


class Dissolve(Order, frozen=True, tag="dissolve"):
    """A reduced unit is broken up for a replacement point (5.3-e)."""

    unit: PieceName


class Reserve(Order, frozen=True, tag="reserve"):
    """A unit is kept back as a reserve (8.1-b)."""

    unit: PieceName


class Pick(Order, frozen=True, tag="pick"):
    """A unit is to move."""

    unit: PieceName


class Strip(Order, frozen=True, tag="strip"):
    """An unsupplied motorised unit abandons equipment, takes a loss and is to move with all its points (3.6.2-c)."""

    unit: PieceName


class Move(Order, frozen=True, tag="move"):
    """The picked unit goes to a hex: on the march, by railway, by river or by air.

    A march may name its way: every hex entered, the last of them where it ends.
    """

    unit: PieceName
    to: SpaceName
    by: Word = "march"
    path: tuple[PathName, ...] = ()


class Leave(Order, frozen=True, tag="leave"):
    """The picked unit leaves the map by an edge hex (3.4.1), which is the last of its way if it names one."""

    unit: PieceName
    at: SpaceName
    path: tuple[PathName, ...] = ()


class Attack(Order, frozen=True, tag="attack"):
    """The enemy units in a hex are to be attacked (4.1-c)."""

    hostile = True
    at: SpaceName


class Join(Order, frozen=True, tag="join"):
    """A unit takes part in the attack (4.1-d)."""

    hostile = True
    unit: PieceName


class Fight(Order, frozen=True, tag="fight"):
    """Nobody else joins: the attack is made."""


class Support(Order, frozen=True, tag="support"):
    """Air points for one's own side of a combat (4.5.1)."""

    points: Count


class Bombard(Order, frozen=True, tag="bombard"):
    """The units in a hex are to be bombed (4.5.2)."""

    hostile = True
    at: SpaceName


class Aim(Order, frozen=True, tag="aim"):
    """A unit is named as a target of the bombs (4.5.2-a, option)."""

    unit: TargetName


class Raid(Order, frozen=True, tag="raid"):
    """A road, railway or airfield is to be interdicted (4.5.3)."""

    closes = False


class Interdict(Order, frozen=True, tag="interdict"):
    """Which one."""

    hostile = True
    at: SpaceName
    facility: Word


class Sortie(Order, frozen=True, tag="sortie"):
    """How many air points fly the raid."""

    points: Count


class Commit(Order, frozen=True, tag="commit"):
    """A reserve goes to a combat (8.1-d); it may name its way, the last hex of which is where it ends."""

    unit: PieceName
    to: SpaceName
    path: tuple[PathName, ...] = ()


class Lose(Order, frozen=True, tag="lose"):
    """The unit that takes the loss or is eliminated (4.6.1)."""

    unit: PieceName


class Retreat(Order, frozen=True, tag="retreat"):
    """Where a beaten unit falls back to (4.7.1)."""

    unit: PieceName
    to: SpaceName


class Advance(Order, frozen=True, tag="advance"):
    """A victorious unit goes forward (4.7.2)."""

    unit: PieceName
    to: SpaceName


class Done(Order, frozen=True, tag="done"):
    """Nothing more here."""


AnyAction = (
    Place
    | Wait
    | Recover
    | Dissolve
    | Reserve
    | Pick
    | Strip
    | Move
    | Leave
    | Attack
    | Join
    | Fight
    | Support
    | Bombard
    | Aim
    | Raid
    | Interdict
    | Sortie
    | Commit
    | Lose
    | Retreat
    | Advance
    | Done
)

DONE = Done()
FIGHT = Fight()
RAID = Raid()


def decoder() -> "msgspec.json.Decoder[Action]":
    """Reads any of these, or a concession, from JSON."""
    return msgspec.json.Decoder(AnyAction | Concede)
