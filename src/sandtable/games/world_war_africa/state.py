"""What changes in the war.

A *piece* is a unit or a marker. Spaces are hexes of the grid and the boxes; hex 1918 is the Rwanda Box (7.11). Sets of
pieces, spaces and contingents are ints (see engine.spaces).
"""

from array import array
from typing import ClassVar

from sandtable.engine.states import State

#: where a piece is when it is in no hex and no box of the map
AVAILABLE = -1  #: in its side's Units Available Box
ELIMINATED = -2  #: in its side's Eliminated Units Box
OUT = -3  #: out of the game
UNSEEN = -4  #: on the map, below the top of an enemy stack
ASIDE = -5  #: beside the map: a marker not bought, a unit that an event may bring
READY = -6  #: in its side's Support Available Box
USED = -7  #: in its side's Support Used Box

NOBODY = -1
NO_EVENT_YET = -1

#: where the North Korean advisers are when they are with no unit (15.0)
ADVISERS_ASIDE = -1
ADVISERS_READY = -2
ADVISERS_GONE = -3
ADVISERS_UNSEEN = -4


class WarState(State):
    """One position of the war."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "int",
        "where": "array",
        "control": "array",
        "points": "array",
        "top": "int",
        "moved": "int",
        "fought": "int",
        "inactive": "int",
        "fallen": "int",
        "rebel_held": "int",
        "assaulted": "int",
        "pool": "int",
        "events": "int",
        "event": "int",
        "graft": "int",
        "active": "int",
        "land": "int",
        "air": "int",
        "helo": "int",
        "river_used": "int",
        "hutu_bought": "int",
        "hired": "int",
        "libya": "int",
        "advisers": "int",
        "coup": "int",
        "intercepted": "int",
        "conceded": "int",
        "veiled": "list",
    }
    FORM: ClassVar[dict[str, str]] = {
        "turn": "number",
        "where": "piece>space",
        "control": "space>contingent",
        "points": "contingent>number",
        "top": "flag",
        "moved": "flag",
        "fought": "flag",
        "inactive": "flag",
        "fallen": "flag",
        "rebel_held": "flag",
        "assaulted": "spaces",
        "pool": "contingents",
        "events": "events",
        "event": "event",
        "graft": "contingent",
        "active": "contingent",
        "land": "number",
        "air": "number",
        "helo": "number",
        "river_used": "number",
        "hutu_bought": "number",
        "hired": "number",
        "libya": "number",
        "advisers": "adviser",
        "coup": "number",
        "intercepted": "number",
        "conceded": "seat",
        "veiled": "list>number",
    }
    DERIVED: ClassVar[dict[str, str]] = {
        "at": "list",
        "held": "list",
        "ruled": "list",
        "depots": "int",
        "fielded": "int",
    }

    __slots__ = tuple(FIELDS) + tuple(DERIVED)

    turn: int
    where: "array[int]"  #: piece -> space, or one of the places above
    control: "array[int]"  #: space -> contingent that holds it (3.1)
    points: "array[int]"  #: contingent -> resource points
    top: int  #: units on top of their stacks: what the enemy sees (8.5)
    moved: int  #: units that have moved in this Movement Segment
    fought: int  #: units that have attacked in this Combat Segment (8.2)
    inactive: int  #: units turned to their flag side (5.3)
    fallen: int  #: units eliminated in this game turn: not to be rebuilt in it (8.7)
    rebel_held: int  #: caches and contractors that are the rebels'
    assaulted: int  #: hexes attacked in this Combat Segment (8.2)
    pool: int  #: contingents still to be drawn
    events: int  #: event markers in the pool
    event: int  #: the event of this turn
    graft: int  #: the contingent that Corruption and Graft hits this turn
    active: int  #: the contingent that is acting
    land: int  #: land units the active ally may have in play (5.3)
    air: int  #: air support markers it may still use in its own activation
    helo: int  #: helicopter support markers it may still use
    river_used: int  #: a unit has gone by river in this segment (7.6)
    hutu_bought: int  #: a Hutu unit was bought this turn (10.2.1)
    hired: int  #: contractors' price was asked in this segment (7.9.1)
    libya: int  #: a free MLC brigade is due (15.0)
    advisers: int  #: the unit the North Korean advisers are with
    coup: int  #: the Kitona Coup was made (14.0)
    intercepted: int  #: an interception was tried in this segment (7.11.1)
    conceded: int  #: the seat that gave up
    veiled: list[int]  #: only in what a seat sees: the hexes of the enemy units it cannot see, one entry each

    at: list[int]  #: space -> units there
    held: list[int]  #: side -> hexes with units of it (boxes left out)
    ruled: list[int]  #: side -> spaces it controls
    depots: int  #: spaces with weapons caches
    fielded: int  #: units in hexes and boxes of the map
