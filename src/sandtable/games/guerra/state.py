"""What changes in a war: a handful of columns and sets."""

from typing import Annotated, TypeAlias

from sandtable.engine.fields import (
    DERIVED,
    By,
    Column,
    Kind,
    Number,
    Piece,
    PieceSet,
    RowOf,
    Seat,
    SpaceSet,
    Zero,
)
from sandtable.engine.states import State

DEAD = -1  #: eliminated
TO_COME = -2  #: a reinforcement of a later turn
DUE = -3  #: a reinforcement that may come in
LEFT = -4  #: left the map for good (3.4.1-b)

NOBODY = -1
#: where a unit came from that has not moved
NOT_MOVED = -1

Army: TypeAlias = Annotated[int, Kind("army")]
ArmySet: TypeAlias = Annotated[int, Kind("army", many=True)]
Town: TypeAlias = Annotated[int, Kind("town")]
#: a road, railway or airfield in a hex
Facility: TypeAlias = Annotated[int, Kind("facility")]


class GuerraState(State):
    """One position of the war."""

    turn: Number
    hex: Annotated[Column, By("piece", "space"), Zero(TO_COME)]  #: unit -> space, or DEAD, TO_COME, DUE, LEFT
    reduced: PieceSet  #: units that carry a loss (5.1-a)
    moved: PieceSet  #: units that have moved in this Movement Phase
    stripped: PieceSet  #: units that took a loss to move with all their points (3.6.2-c)
    mobilised: PieceSet  #: units that were put on the map in this stage
    unsupplied: PieceSet  #: units found without supply when this Movement Phase began (2.3-a)
    came: Annotated[Column, By("piece", "space"), Zero(NOT_MOVED)]  #: unit -> where it stood before it moved
    order: Annotated[list[Piece], RowOf("piece")]  #: units as they moved or were put on the map in this phase
    attacked: PieceSet  #: units that have attacked in this Combat Phase (4.1-e)
    fought: PieceSet  #: units that were attacked or bombarded in this Combat Phase and held their ground (4.1-f)
    slowed: Annotated[Column, By("piece", "number")]  #: unit -> movement points lost by bombardment (4.6.3-a)
    reserve: PieceSet  #: units under a reserve marker (8.1)
    holder: Annotated[Column, By("town", "seat")]  #: town -> side that controls it (7-e)
    flown: Annotated[Column, By("town", "number")]  #: town -> stacking points its airfield has handled in this phase
    entered: Annotated[Column, By("entry", "number")]  #: entry hex -> units that came in by it in this phase
    cut: Annotated[Column, By("facility", "number")]  #: facility -> last turn in which it is interdicted
    morale: Annotated[Column, By("army", "number")]  #: army -> marker
    points: Annotated[Column, By("seat", "number")]  #: side -> victory points
    replacements: Annotated[Column, By("seat", "number")]  #: side -> replacement points
    air: Number  #: air points left in this turn
    intervened: ArmySet  #: armies that have had a unit in the DRC
    kisangani_fell: Number  #: 1 once the Rebel side has held Kisangani (4.3.1-l)
    ended: Number  #: 1 once the final points are counted
    conceded: Annotated[Seat, Zero(NOBODY)]  #: side that gave up, or NOBODY

    at: Annotated[list[PieceSet], DERIVED]  #: space -> units in it
    held: Annotated[list[SpaceSet], DERIVED]  #: side -> spaces it occupies
    fronts: Annotated[list[SpaceSet], DERIVED]  #: side -> spaces that hold a regiment of it, which has a ZOC
    alive: Annotated[PieceSet, DERIVED]  #: units on the map
    due: Annotated[PieceSet, DERIVED]  #: units beside the map that may come in
    cut_roads: Annotated[SpaceSet, DERIVED]  #: spaces whose road is interdicted this turn
    cut_rails: Annotated[SpaceSet, DERIVED]
    cut_fields: Annotated[SpaceSet, DERIVED]
