"""What changes in a mission and in a campaign. Sets of hexes, zones and counters are ints (see engine.spaces)."""

from array import array
from typing import ClassVar

from sandtable.engine.states import State

AVAILABLE = -1  #: among the units to be mobilized
LOST = -2  #: in the eliminated units box of its side
BOX = -3  #: ready on its display: strikes, ISR and Netwar markers, drop zones and FOBs still to be placed
FLYING = -4  #: assigned to a target hex (``aim``), not yet on the ground (15.1-i)
BESIDE = -5  #: beside the edge hex ``aim``, about to enter in the movement phase (6.3-c)
COMMITTED = -6  #: a Netwar marker sent against the crisis this phase (11.0-b)
POOL = -7  #: in the OPFOR reinforcement pool
OUT = -8  #: not in play
UNSEEN = -9  #: face down on the map or in the pool: the seat that looks cannot know which

SPECIAL_SPACES = {
    AVAILABLE: "available",
    LOST: "lost",
    BOX: "box",
    FLYING: "flying",
    BESIDE: "beside",
    COMMITTED: "committed",
    POOL: "pool",
    OUT: "out",
    UNSEEN: "unseen",
}

NONE = -1
REP, OPFOR = 0, 1  #: who attacks

SINGLE, CAMPAIGN, FIRST_CAMPAIGN = range(3)


class ParatrooperState(State):
    """One position."""

    FIELDS: ClassVar[dict[str, str]] = {
        "turn": "int",
        "phase": "int",
        "zone": "int",
        "map": "int",
        "mission": "int",
        "elan": "int",
        "crisis": "int",
        "ops": "int",
        "where": "array",
        "aim": "array",
        "origin": "array",
        "aboard": "array",
        "covered": "array",
        "crowd": "array",
        "disrupted": "int",
        "concealed": "int",
        "moved": "int",
        "doubled": "int",
        "backed": "int",
        "river": "int",
        "dropped": "int",
        "by_sea": "int",
        "arrived": "int",
        "pursued": "int",
        "battles": "int",
        "queue": "list",
        "order": "list",
        "rank": "array",
        "struck": "int",
        "recon": "int",
        "collateral": "int",
        "fires": "int",
        "evacuated": "int",
        "ended": "int",
        "follow_cut": "int",
        "number": "int",
        "victories": "int",
        "debacles": "int",
        "scores": "list",
        "played": "array",
        "bonus": "int",
        "won": "int",
        "conceded": "int",
    }
    FORM: ClassVar[dict[str, str]] = {
        "turn": "number",
        "phase": "number",
        "zone": "space",
        "map": "map",
        "mission": "mission",
        "elan": "number",
        "crisis": "number",
        "ops": "number",
        "where": "piece>space",
        "aim": "piece>space",
        "origin": "piece>space",
        "aboard": "piece>piece",
        "covered": "hex>number",
        "crowd": "hex>number",
        "disrupted": "flag",
        "concealed": "flag",
        "moved": "flag",
        "doubled": "flag",
        "backed": "flag",
        "river": "flag",
        "dropped": "flag",
        "by_sea": "flag",
        "arrived": "flag",
        "pursued": "flag",
        "battles": "hexs",
        "queue": "list>piece",
        "order": "list>piece",
        "rank": "piece>number",
        "struck": "number",
        "recon": "number",
        "collateral": "hexs",
        "fires": "hexs",
        "evacuated": "number",
        "ended": "number",
        "follow_cut": "number",
        "number": "number",
        "victories": "number",
        "debacles": "number",
        "scores": "list>number",
        "played": "mission>number",
        "bonus": "mission",
        "won": "number",
        "conceded": "number",
    }
    DERIVED: ClassVar[dict[str, str]] = {
        "at": "list",
        "embarked": "int",
        "rep": "int",
        "foes": "int",
        "available": "int",
        "boxed": "int",
        "pooled": "int",
    }

    __slots__ = tuple(FIELDS) + tuple(DERIVED)

    turn: int
    phase: int  #: 0 before the first turn, then 1 to 14
    zone: int  #: the mission crisis zone
    map: int
    mission: int  #: line of the mission setup table, from 0
    elan: int
    crisis: int
    ops: int
    where: "array[int]"  #: counter -> hex, zone, or one of the places above
    aim: "array[int]"  #: counter in the air or beside the map -> hex it is bound for; NONE
    origin: "array[int]"  #: counter in the air -> zone it came from
    aboard: "array[int]"  #: passenger or objective -> the transport that carries it
    covered: "array[int]"  #: hex -> counters lying face down in it
    crowd: "array[int]"  #: hex -> REP units in it when overstacking was last punished (12.1-d)
    disrupted: int
    concealed: int  #: counters face down on the map
    moved: int  #: REP units that have moved, or may not move, in this movement phase
    doubled: int  #: REP units with doubled movement points this phase (27.2-b, 27.3-c)
    backed: int  #: REP units with the shift of an expended convoy this phase (27.2-c)
    river: int  #: REP units with a river assault marker (13.2-e)
    dropped: int  #: REP units that parachuted this turn
    by_sea: int  #: units beside the map that come from a ship
    arrived: int  #: units that came to their zone in this staging phase; MACs that have flown
    pursued: int  #: units that have pursued this phase
    battles: int  #: hexes still to be fought in this combat phase
    queue: list[int]  #: counters turned up whose effect is still to come, the next one last
    order: list[int]  #: units still to fire in this round
    rank: "array[int]"  #: unit -> engagement rating it fires with in this round
    struck: int  #: 1 once a hit or retreat was scored in this round
    recon: int  #: 1 once ground recon was tried in this phase (32.1)
    collateral: int  #: hexes with collateral damage (32.4)
    fires: int  #: hexes with an oilfield fire (32.4)
    evacuated: int  #: 1 once the objective has left the map
    ended: int  #: 1 once the mission is over
    follow_cut: int  #: follow-on OPs lost each turn to increasing opposition
    number: int  #: missions begun
    victories: int
    debacles: int
    scores: list[int]  #: VP of the missions that are over
    played: "array[int]"  #: mission line -> times it was played
    bonus: int  #: the mission line whose victory bonus counts for the next mission, or NONE
    won: int  #: campaign: 1 won, -1 lost, 0 still on
    conceded: int

    at: list[int]  #: hex -> counters in it, embarked and concealed ones included
    embarked: int  #: counters aboard a transport
    rep: int  #: hexes with REP ground units or helicopters
    foes: int  #: hexes with revealed OPFOR units or concealed counters
    available: int  #: REP counters that may be mobilized
    boxed: int  #: REP counters ready on their displays
    pooled: int  #: counters in the OPFOR reinforcement pool


def empty(count: int, value: int) -> "array[int]":
    """A column that holds this value everywhere."""
    return array("h", [value]) * count
