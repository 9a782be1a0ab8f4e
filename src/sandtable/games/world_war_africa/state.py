"""What changes in the war.

A *piece* is a unit or a marker. Spaces are hexes of the grid and the boxes; hex 1918 is the Rwanda Box (7.11). Sets of
pieces, spaces and contingents are ints (see engine.spaces).
"""

from typing import Annotated, TypeAlias

from sandtable.engine.fields import (
    DERIVED,
    By,
    Column,
    Kind,
    Number,
    PieceSet,
    RowOf,
    Seat,
    SpaceSet,
    Zero,
)
from sandtable.engine.states import State
from sandtable.games.world_war_africa.theatre import Contingent, ContingentSet

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
#: no limit has been rolled
UNLIMITED = -1

#: where the North Korean advisers are when they are with no unit (15.0)
ADVISERS_ASIDE = -1
ADVISERS_READY = -2
ADVISERS_GONE = -3
ADVISERS_UNSEEN = -4

EventMarker: TypeAlias = Annotated[int, Kind("event")]
EventSet: TypeAlias = Annotated[int, Kind("event", many=True)]
Adviser: TypeAlias = Annotated[int, Kind("adviser")]


class WarState(State):
    """One position of the war."""

    turn: Number
    where: Annotated[Column, By("piece", "space"), Zero(AVAILABLE)]  #: piece -> space, or one of the places above
    control: Annotated[Column, By("space", "contingent"), Zero(NOBODY)]  #: space -> contingent that holds it (3.1)
    points: Annotated[Column, By("contingent", "number")]  #: contingent -> resource points
    top: PieceSet  #: units on top of their stacks: what the enemy sees (8.5)
    moved: PieceSet  #: units that have moved in this Movement Segment
    fought: PieceSet  #: units that have attacked in this Combat Segment (8.2)
    inactive: PieceSet  #: units turned to their flag side (5.3)
    fallen: PieceSet  #: units eliminated in this game turn: not to be rebuilt in it (8.7)
    rebel_held: PieceSet  #: caches and contractors that are the rebels'
    assaulted: SpaceSet  #: hexes attacked in this Combat Segment (8.2)
    pool: ContingentSet  #: contingents still to be drawn
    events: EventSet  #: event markers in the pool
    event: Annotated[EventMarker, Zero(NO_EVENT_YET)]  #: the event of this turn
    graft: Annotated[Contingent, Zero(NOBODY)]  #: the contingent that Corruption and Graft hits this turn
    active: Annotated[Contingent, Zero(NOBODY)]  #: the contingent that is acting
    land: Annotated[Number, Zero(UNLIMITED)]  #: land units the active ally may have in play (5.3)
    air: Annotated[Number, Zero(UNLIMITED)]  #: air support markers it may still use in its own activation
    helo: Annotated[Number, Zero(UNLIMITED)]  #: helicopter support markers it may still use
    river_used: Number  #: a unit has gone by river in this segment (7.6)
    hutu_bought: Number  #: a Hutu unit was bought this turn (10.2.1)
    hired: Number  #: contractors' price was asked in this segment (7.9.1)
    libya: Number  #: a free MLC brigade is due (15.0)
    advisers: Annotated[Adviser, Zero(ADVISERS_ASIDE)]  #: the unit the North Korean advisers are with
    coup: Number  #: the Kitona Coup was made (14.0)
    intercepted: Number  #: an interception was tried in this segment (7.11.1)
    conceded: Annotated[Seat, Zero(NOBODY)]  #: the seat that gave up
    #: only in what a seat sees: the hexes of the enemy units it cannot see, one entry each
    veiled: Annotated[list[int], RowOf("number")]

    at: Annotated[list[int], DERIVED]  #: space -> units there
    held: Annotated[list[int], DERIVED]  #: side -> hexes with units of it (boxes left out)
    ruled: Annotated[list[int], DERIVED]  #: side -> spaces it controls
    depots: Annotated[SpaceSet, DERIVED]  #: spaces with weapons caches
    fielded: Annotated[PieceSet, DERIVED]  #: units in hexes and boxes of the map
