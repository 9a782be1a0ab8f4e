"""What changes in a war: a handful of columns and sets."""

from array import array
from typing import ClassVar

from sandtable.engine.states import State

DEAD = -1  #: eliminated
TO_COME = -2  #: a reinforcement of a later turn
DUE = -3  #: a reinforcement that may come in
LEFT = -4  #: left the map for good (3.4.1-b)

NOBODY = -1


class GuerraState(State):
    """One position of the war."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "int",
        "hex": "array",
        "reduced": "int",
        "moved": "int",
        "stripped": "int",
        "mobilised": "int",
        "unsupplied": "int",
        "came": "array",
        "order": "list",
        "attacked": "int",
        "fought": "int",
        "slowed": "array",
        "reserve": "int",
        "holder": "array",
        "flown": "array",
        "entered": "array",
        "cut": "array",
        "morale": "array",
        "points": "array",
        "replacements": "array",
        "air": "int",
        "intervened": "int",
        "kisangani_fell": "int",
        "ended": "int",
        "conceded": "int",
    }
    FORM: ClassVar[dict[str, str]] = {
        "turn": "number",
        "hex": "piece>space",
        "reduced": "flag",
        "moved": "flag",
        "stripped": "flag",
        "mobilised": "flag",
        "unsupplied": "flag",
        "came": "piece>space",
        "order": "list>piece",
        "attacked": "flag",
        "fought": "flag",
        "slowed": "piece>number",
        "reserve": "flag",
        "holder": "town>seat",
        "flown": "town>number",
        "entered": "entry>number",
        "cut": "facility>number",
        "morale": "army>number",
        "points": "seat>number",
        "replacements": "seat>number",
        "air": "number",
        "intervened": "armys",
        "kisangani_fell": "number",
        "ended": "number",
        "conceded": "seat",
    }
    DERIVED: ClassVar[dict[str, str]] = {
        "at": "list",
        "held": "list",
        "fronts": "list",
        "alive": "int",
        "due": "int",
        "cut_roads": "int",
        "cut_rails": "int",
        "cut_fields": "int",
    }

    __slots__ = tuple(FIELDS) + tuple(DERIVED)

    turn: int
    hex: "array[int]"  #: unit -> space, or DEAD, TO_COME, DUE, LEFT
    reduced: int  #: units that carry a loss (5.1-a)
    moved: int  #: units that have moved in this Movement Phase
    stripped: int  #: units that took a loss to move with all their points (3.6.2-c)
    mobilised: int  #: units that were put on the map in this stage
    unsupplied: int  #: units found without supply when this Movement Phase began (2.3-a)
    came: "array[int]"  #: unit -> where it stood before it moved in this phase
    order: list[int]  #: units in the order in which they moved or were put on the map in this phase
    attacked: int  #: units that have attacked in this Combat Phase (4.1-e)
    fought: int  #: units that were attacked or bombarded in this Combat Phase and held their ground (4.1-f)
    slowed: "array[int]"  #: unit -> movement points lost by bombardment (4.6.3-a)
    reserve: int  #: units under a reserve marker (8.1)
    holder: "array[int]"  #: town -> side that controls it (7-e)
    flown: "array[int]"  #: town -> stacking points that its airfield has handled in this phase
    entered: "array[int]"  #: entry hex -> units that came in by it in this phase
    cut: "array[int]"  #: facility -> last turn in which it is interdicted
    morale: "array[int]"  #: army -> marker
    points: "array[int]"  #: side -> victory points
    replacements: "array[int]"  #: side -> replacement points
    air: int  #: air points left in this turn
    intervened: int  #: armies that have had a unit in the DRC
    kisangani_fell: int  #: 1 once the Rebel side has held Kisangani (4.3.1-l)
    ended: int  #: 1 once the final points are counted
    conceded: int  #: side that gave up, or NOBODY

    at: list[int]  #: space -> units in it
    held: list[int]  #: side -> spaces it occupies
    fronts: list[int]  #: side -> spaces that hold a regiment of it, which has a ZOC
    alive: int  #: units on the map
    due: int  #: units beside the map that may come in
    cut_roads: int  #: spaces whose road is interdicted this turn
    cut_rails: int
    cut_fields: int
