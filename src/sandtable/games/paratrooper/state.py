"""What changes in a mission and in a campaign. Sets of hexes, zones and counters are ints (see engine.spaces)."""

from typing import Annotated, TypeAlias

from sandtable.engine.fields import DERIVED, By, Column, Kind, Number, PieceSet, RowOf, Space, Zero
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

#: a hex of the mission map: of all spaces the first 36, the zones come behind them
Hex: TypeAlias = Annotated[int, Kind("hex")]
HexSet: TypeAlias = Annotated[int, Kind("hex", many=True)]
#: a line of the mission setup table
Mission: TypeAlias = Annotated[int, Kind("mission")]


class ParatrooperState(State):
    """One position."""

    turn: Number
    phase: Number  #: 0 before the first turn, then 1 to 14
    zone: Space  #: the mission crisis zone
    map: Annotated[int, Kind("map")]
    mission: Mission  #: line of the mission setup table, from 0
    elan: Annotated[Number, Zero(1)]
    crisis: Number
    ops: Number
    where: Annotated[Column, By("piece", "space"), Zero(AVAILABLE)]  #: counter -> hex, zone, or a place above
    aim: Annotated[Column, By("piece", "space"), Zero(NONE)]  #: counter in the air or beside the map -> hex, or NONE
    origin: Annotated[Column, By("piece", "space"), Zero(NONE)]  #: counter in the air -> zone it came from
    aboard: Annotated[Column, By("piece", "piece"), Zero(NONE)]  #: passenger or objective -> its transport
    covered: Annotated[Column, By("hex", "number")]  #: hex -> counters lying face down in it
    crowd: Annotated[Column, By("hex", "number")]  #: hex -> REP units when overstacking was last punished (12.1-d)
    disrupted: PieceSet
    concealed: PieceSet  #: counters face down on the map
    moved: PieceSet  #: REP units that have moved, or may not move, in this movement phase
    doubled: PieceSet  #: REP units with doubled movement points this phase (27.2-b, 27.3-c)
    backed: PieceSet  #: REP units with the shift of an expended convoy this phase (27.2-c)
    river: PieceSet  #: REP units with a river assault marker (13.2-e)
    dropped: PieceSet  #: REP units that parachuted this turn
    by_sea: PieceSet  #: units beside the map that come from a ship
    arrived: PieceSet  #: units that came to their zone in this staging phase; MACs that have flown
    left: PieceSet  #: units that left the mission map in this staging phase (6.5-e)
    laid: PieceSet  #: transports that have put the objective down in this phase
    pursued: PieceSet  #: units that have pursued this phase
    battles: HexSet  #: hexes still to be fought in this combat phase
    queue: Annotated[list[int], RowOf("piece")]  #: counters turned up whose effect is to come, the next one last
    order: Annotated[list[int], RowOf("piece")]  #: units still to fire in this round
    spent: Annotated[list[int], RowOf("number")]  #: half points of the force on the move, by way of moving; empty: none
    rank: Annotated[Column, By("piece", "number")]  #: unit -> engagement rating it fires with in this round
    struck: Number  #: 1 once a hit or retreat was scored in this round
    sector: Number  #: the sector whose commander has his turn (32.5-b); 0: nobody's, the whole map
    recon: Number  #: 1 once ground recon was tried in this phase (32.1)
    collateral: HexSet  #: hexes with collateral damage (32.4)
    fires: HexSet  #: hexes with an oilfield fire (32.4)
    evacuated: Number  #: 1 once the objective has left the map
    ended: Number  #: 1 once the mission is over
    follow_cut: Number  #: follow-on OPs lost each turn to increasing opposition
    number: Number  #: missions begun
    victories: Number
    debacles: Number
    scores: Annotated[list[int], RowOf("number")]  #: VP of the missions that are over
    played: Annotated[Column, By("mission", "number")]  #: mission line -> times it was played
    bonus: Annotated[Mission, Zero(NONE)]  #: the line whose victory bonus counts for the next mission, or NONE
    won: Number  #: campaign: 1 won, -1 lost, 0 still on
    conceded: Annotated[Number, Zero(NONE)]

    at: Annotated[list[int], DERIVED]  #: hex -> counters in it, embarked and concealed ones included
    embarked: Annotated[PieceSet, DERIVED]  #: counters aboard a transport
    rep: Annotated[HexSet, DERIVED]  #: hexes with REP ground units or helicopters
    foes: Annotated[HexSet, DERIVED]  #: hexes with revealed OPFOR units or concealed counters
    available: Annotated[PieceSet, DERIVED]  #: REP counters that may be mobilized
    boxed: Annotated[PieceSet, DERIVED]  #: REP counters ready on their displays
    pooled: Annotated[PieceSet, DERIVED]  #: counters in the OPFOR reinforcement pool
