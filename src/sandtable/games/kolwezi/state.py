"""What changes in a game. Sets of areas and of counters are ints (see engine.spaces)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from sandtable.engine.fields import (
    DERIVED,
    By,
    Column,
    Kind,
    Number,
    PieceSet,
    RowOf,
    SpaceSet,
    Zero,
)
from sandtable.engine.states import State

GONE = -1  #: eliminated, or never to come
WAITING = -2  #: still to come: in the aeroplanes, in a pool of sections, off the map
POOL = -3  #: in the day-infiltration pool
#: a garrison somewhere in mining town number ``t`` is in area ``GARRISON - t`` (5.3.4-c)
GARRISON = -3

UNKNOWN = -1  #: the face of a counter that nobody has seen
NO_POST = -1

NO_ZONE = -1
KATANGAN_HELD, RECOVERED, DESTROYED = 0, 1, 2  #: the lorries (10.1)
NO_POSTURE, AGGRESSIVE, CAUTIOUS = 0, 1, 2  #: the AML platoon (5.3.3-e)
KATANGAN, FRENCH = 0, 1  #: who holds the airport road

#: what is printed on a counter
Face: TypeAlias = Annotated[int, Kind("face")]
#: a sector or town that Katangans are assigned to (5.4-a)
Post: TypeAlias = Annotated[int, Kind("post")]
#: an urban zone: 0 is Kolwezi, the others are the mining towns, -1 is none
Town: TypeAlias = Annotated[int, Kind("town")]
TownSet: TypeAlias = Annotated[int, Kind("town", many=True)]
Drop: TypeAlias = Annotated[int, Kind("drop")]
Side: TypeAlias = Annotated[int, Kind("side")]


class KolweziState(State):
    """One position."""

    turn: Number
    area: Annotated[Column, By("piece", "space"), Zero(WAITING)]  #: or GONE, WAITING, POOL, GARRISON - town
    face: Annotated[Column, By("piece", "face")]  #: UNKNOWN where the seat that looks cannot know
    post: Annotated[Column, By("piece", "post"), Zero(NO_POST)]  #: the sector or town it is assigned to (5.4-a)
    origin: Annotated[Column, By("piece", "space"), Zero(GONE)]  #: where it came from in this assault (9.2-c)
    reduced: PieceSet  #: counters on their back
    pinned: PieceSet
    down: PieceSet  #: Katangan counters lying face-down
    seen: PieceSet  #: Katangan counters whose face has been seen
    stirred: PieceSet  #: face-down counters that have moved: not the red PC (5.4-o)
    infiltrated: PieceSet  #: counters that came by infiltration
    blocked: PieceSet  #: reinforcements waiting on the road (5.3.3-d)
    moved: PieceSet  #: counters that have moved in this Movement Phase
    shot: PieceSet  #: counters that have made their opportunity fire in this Movement Phase (8.1-e)
    fired: PieceSet  #: French counters that have fired in this fire step (7-g, 9-a)
    rockets: PieceSet  #: sections whose rocket team has landed (5.1-h)
    no_rockets: PieceSet  #: sections whose rocket team was not found this turn
    pinned_once: PieceSet  #: French counters that have been pinned at least once (option pins_per_counter)
    queue: Annotated[list[int], RowOf("piece")]  #: Katangan counters still to move, the next one last
    route: Annotated[list[int], RowOf("space")]  #: areas that the moving counters are still to enter
    visited: SpaceSet  #: areas ever entered by the French (5.3.1-d)
    hostages: SpaceSet  #: areas with a hostage marker
    lorries: Annotated[Column, By("space", "number")]
    driven: Annotated[Column, By("space", "number")]  #: those of them that have moved in this Movement Phase (10.1-e)
    lorry_state: Annotated[int, Kind("lorries"), Zero(KATANGAN_HELD)]
    airport: Annotated[Side, Zero(KATANGAN)]  #: who holds the airport road (10.3)
    first_zone: Annotated[Drop, Zero(NO_ZONE)]  #: drop zone of the first wave
    second_zone: Annotated[Drop, Zero(NO_ZONE)]  #: drop zone of the second wave
    posture: Annotated[int, Kind("posture"), Zero(NO_POSTURE)]
    arrival: Number  #: where the counter-attack came from: 0 not at all, 1 letter A, 2 letter D
    executed: Number  #: groups of hostages
    steps_lost: Number  #: French steps
    pins: Number  #: pins of French counters without a step loss
    conceded: Number

    at: Annotated[list[int], DERIVED]  #: area -> counters in it
    french: Annotated[SpaceSet, DERIVED]  #: areas with French counters
    katangan: Annotated[SpaceSet, DERIVED]  #: areas with Katangan counters
