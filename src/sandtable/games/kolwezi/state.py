"""What changes in a game. Sets of areas and of counters are ints (see engine.spaces)."""

from array import array
from typing import ClassVar

from sandtable.engine.states import State

GONE = -1  #: eliminated, or never to come
WAITING = -2  #: still to come: in the aeroplanes, in a pool of sections, off the map
POOL = -3  #: in the day-infiltration pool
#: a garrison somewhere in mining town number ``t`` is in area ``GARRISON - t`` (5.3.4-c)
GARRISON = -3

UNKNOWN = -1  #: the face of a counter that nobody has seen

NO_ZONE = -1
KATANGAN_HELD, RECOVERED, DESTROYED = 0, 1, 2  #: the lorries (10.1)
NO_POSTURE, AGGRESSIVE, CAUTIOUS = 0, 1, 2  #: the AML platoon (5.3.3-e)
KATANGAN, FRENCH = 0, 1  #: who holds the airport road


class KolweziState(State):
    """One position."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "int",
        "area": "array",
        "face": "array",
        "post": "array",
        "origin": "array",
        "reduced": "int",
        "pinned": "int",
        "down": "int",
        "seen": "int",
        "stirred": "int",
        "infiltrated": "int",
        "blocked": "int",
        "moved": "int",
        "shot": "int",
        "fired": "int",
        "rockets": "int",
        "no_rockets": "int",
        "pinned_once": "int",
        "queue": "list",
        "route": "list",
        "visited": "int",
        "hostages": "int",
        "lorries": "array",
        "lorry_state": "int",
        "airport": "int",
        "first_zone": "int",
        "second_zone": "int",
        "posture": "int",
        "arrival": "int",
        "executed": "int",
        "steps_lost": "int",
        "pins": "int",
        "conceded": "int",
    }
    FORM: ClassVar[dict[str, str]] = {
        "turn": "number",
        "area": "piece>space",
        "face": "piece>face",
        "post": "piece>post",
        "origin": "piece>space",
        "reduced": "flag",
        "pinned": "flag",
        "down": "flag",
        "seen": "flag",
        "stirred": "flag",
        "infiltrated": "flag",
        "blocked": "flag",
        "moved": "flag",
        "shot": "flag",
        "fired": "flag",
        "rockets": "flag",
        "no_rockets": "flag",
        "pinned_once": "flag",
        "queue": "list>piece",
        "route": "list>space",
        "visited": "spaces",
        "hostages": "spaces",
        "lorries": "space>number",
        "lorry_state": "lorries",
        "airport": "side",
        "first_zone": "drop",
        "second_zone": "drop",
        "posture": "posture",
        "arrival": "number",
        "executed": "number",
        "steps_lost": "number",
        "pins": "number",
        "conceded": "number",
    }
    DERIVED: ClassVar[dict[str, str]] = {"at": "list", "french": "int", "katangan": "int"}

    __slots__ = tuple(FIELDS) + tuple(DERIVED)

    turn: int
    area: "array[int]"  #: counter -> area, or GONE, WAITING, POOL, GARRISON - town
    face: "array[int]"  #: counter -> what is printed on it; UNKNOWN where the seat that looks cannot know
    post: "array[int]"  #: Katangan counter -> the sector or town it is assigned to (5.4-a)
    origin: "array[int]"  #: French counter -> the area it came from in this assault (9.2-c)
    reduced: int  #: counters on their back
    pinned: int
    down: int  #: Katangan counters lying face-down
    seen: int  #: Katangan counters whose face has been seen
    stirred: int  #: face-down counters that have moved: not the red PC (5.4-o)
    infiltrated: int  #: counters that came by infiltration
    blocked: int  #: reinforcements waiting on the road (5.3.3-d)
    moved: int  #: counters that have moved in this Movement Phase
    shot: int  #: counters that have made their opportunity fire in this Movement Phase (8.1-e)
    fired: int  #: French counters that have fired in this fire step (7-g, 9-a)
    rockets: int  #: sections whose rocket team has landed (5.1-h)
    no_rockets: int  #: sections whose rocket team was not found this turn
    pinned_once: int  #: French counters that have been pinned at least once (option pins_per_counter)
    queue: list[int]  #: Katangan counters still to move, the next one last
    route: list[int]  #: areas that the moving counters are still to enter
    visited: int  #: areas ever entered by the French (5.3.1-d)
    hostages: int  #: areas with a hostage marker
    lorries: "array[int]"  #: area -> lorries
    lorry_state: int
    airport: int  #: who holds the airport road (10.3)
    first_zone: int  #: drop zone of the first wave
    second_zone: int  #: drop zone of the second wave
    posture: int
    arrival: int  #: where the counter-attack came from: 0 not at all, 1 letter A, 2 letter D
    executed: int  #: groups of hostages
    steps_lost: int  #: French steps
    pins: int  #: pins of French counters without a step loss
    conceded: int

    at: list[int]  #: area -> counters in it
    french: int  #: areas with French counters
    katangan: int  #: areas with Katangan counters
