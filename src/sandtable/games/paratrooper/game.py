"""Foreign Legion Paratrooper opened on a scenario: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any

from sandtable.engine.chance import Chance
from sandtable.engine.fields import Number, Piece, Seat, SeatSet, Space, SpaceSet
from sandtable.engine.flow import ROUTINE, Play, SteppedGame
from sandtable.engine.memos import Memo
from sandtable.engine.positions import Names, Notation
from sandtable.engine.spaces import each, first, has, listed, only, plus, set_of, without
from sandtable.games.paratrooper import (
    charts,
    checkpoints,
    counters,
    goals,
    harm,
    hidden,
    invariants,
    maps,
    order,
    picture,
    pieces,
    space_facts,
    stakes,
    verdict,
    victory,
    words,
)
from sandtable.games.paratrooper.actions import Drop, Join, MarkZone, Mobilize, Move, Pick, decoder
from sandtable.games.paratrooper.asking import AIR, SECTOR
from sandtable.games.paratrooper.battle import BattleStep, Disembarkation, GroundCombat, NetwarSupport
from sandtable.games.paratrooper.campaign import Award, KeptCommand, NextMission, Series, Tricolor
from sandtable.games.paratrooper.checkpoints import Checkpoints
from sandtable.games.paratrooper.crossings import Entry
from sandtable.games.paratrooper.drop import GoingHome
from sandtable.games.paratrooper.events import EventChecks, HigherIntelligence, LocalSupport, NatoSupport, NetworkAttack
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import ALL_HEXES, HEXES, NUMBERS, Ground
from sandtable.games.paratrooper.handling import Handover
from sandtable.games.paratrooper.infowar import InfowarPhase, InfowarResults
from sandtable.games.paratrooper.logistics import Convoys
from sandtable.games.paratrooper.losses import Losses
from sandtable.games.paratrooper.march import March
from sandtable.games.paratrooper.mobilization import Mobilization, Sale
from sandtable.games.paratrooper.movement import Reach
from sandtable.games.paratrooper.opfor import Reinforcements, Settle
from sandtable.games.paratrooper.pieces import load_of
from sandtable.games.paratrooper.pursuit import Pursuit
from sandtable.games.paratrooper.refitting import Refitting
from sandtable.games.paratrooper.sectors import Sectors, bands, seat_in
from sandtable.games.paratrooper.setup import clear_table
from sandtable.games.paratrooper.staging import Staging
from sandtable.games.paratrooper.state import (
    FIRST_CAMPAIGN,
    NONE,
    SPECIAL_SPACES,
    Hex,
    HexSet,
    ParatrooperState,
)
from sandtable.games.paratrooper.strikes import AirDefense, Guns, StrikeCombat, StrikePlacement
from sandtable.games.paratrooper.theatre import Theatre
from sandtable.games.paratrooper.transport import evacuate
from sandtable.games.paratrooper.turn import CrisisPhase, Turn

if TYPE_CHECKING:
    from sandtable.games.paratrooper.pack import Series as CampaignRules
    from sandtable.games.paratrooper.title import Paratrooper, Scenario

ParatrooperPlay = Play["ParatrooperGame", ParatrooperState]

#: entries that a memo may hold
MANY = 20_000


class ParatrooperGame(SteppedGame[ParatrooperState]):
    """One scenario with its options."""

    positions = ParatrooperState
    afflictions = frozenset({"disrupted"})
    event_cards = frozenset(
        {
            "location",
            "map",
            "mission",
            "opposition",
            "opfor-strength",
            "event",
            "event-die",
            "oilfield",
            "oilfield-fire",
            "collateral",
            "ambush",
            "ied",
            "objective-found",
            "objective-lost",
            "isr",
            "netwar",
            "mission-over",
            "evaluation",
            "next-mission",
            "campaign-over",
        }
    )
    flow = (
        Series,
        Turn,
        Mobilization,
        Refitting,
        InfowarPhase,
        InfowarResults,
        Staging,
        Flight,
        Entry,
        Convoys,
        Sectors,
        March,
        Force,
        Checkpoints,
        Settle,
        StrikePlacement,
        Guns,
        AirDefense,
        StrikeCombat,
        GoingHome,
        GroundCombat,
        Disembarkation,
        Handover,
        NetwarSupport,
        BattleStep,
        Losses,
        Pursuit,
        EventChecks,
        Reinforcements,
        HigherIntelligence,
        LocalSupport,
        NatoSupport,
        NetworkAttack,
        CrisisPhase,
        Tricolor,
        Award,
        NextMission,
        KeptCommand,
    )
    decoder = decoder()
    routine = ROUTINE | words.EVERYDAY

    def __init__(self, title: Paratrooper, theatre: Theatre, scenario: Scenario, options: Mapping[str, Any]) -> None:
        self.title = title
        self.theatre = theatre
        self.scenario = scenario.id
        self.options = options
        self.series = scenario.series
        self.seats = scenario.seats
        #: the sectors of the mission map, and the seats of those who command them (32.5-b)
        self.sectors = bands(scenario.sectors)
        self.sector_seats: SeatSet = set_of(range(1, 1 + scenario.sectors))
        #: whether somebody else orders the guns than has airpower, and the rule that divides the regiment (32.5)
        self.guns_apart = bool(scenario.sectors) or "rep-air" in scenario.seats
        self.team_rule = "32.5-b" if scenario.sectors else "32.5-a"
        self.fixed_map = theatre.map_ids.index(scenario.map) if scenario.map else NONE
        lines = [mission.id for mission in theatre.missions]
        self.fixed_mission = lines.index(scenario.mission) if scenario.mission else NONE
        self.crowds_every_phase: bool = options["crowds_every_phase"]
        self.refit_expends: bool = options["refit_expends_convoy"]
        self.impact_supply: bool = options["impact_logistics"]
        self.random_opfor_order: bool = options["random_opfor_order"]
        self.no_water: bool = options["no_counters_in_water"]
        self.pick_mission: bool = options["mission_by_marker"]
        self.ground_recon: bool = options["ground_recon"]
        self.checkpoints: bool = options["checkpoints"]
        self.two_of_a_kind: bool = options["two_of_a_kind"]
        self.buy_lshd: bool = options["buy_lshd"]
        self.oilfield_damage: bool = options["oilfield_damage"]
        #: reaches and lists already worked out, keyed on everything they depend on; never part of a state
        self.reach_memo: Memo[Any, Reach] = Memo(MANY)
        self.sales_memo: Memo[Hashable, list[Sale]] = Memo(MANY)
        self._moves: Memo[tuple[int, frozenset[Hex]], list[Move]] = Memo(MANY)
        self._mobilizations: Memo[tuple[str, SpaceSet, int], list[Mobilize]] = Memo(MANY)
        self.picks = [Pick(name) for name in theatre.names]
        self.joins = [Join(name) for name in theatre.names]
        self._drops = [[Drop(name) for name in ground.names] for ground in theatre.grounds]
        self._marks = [[MarkZone(name) for name in ground.names] for ground in theatre.grounds]
        self._notation: Notation = {
            "piece": Names(theatre.names, {NONE: "none"}),
            "space": Names(theatre.space_names, SPECIAL_SPACES),
            "hex": Names([str(number) for number in NUMBERS], {NONE: "none"}),
            "map": Names(theatre.map_ids),
            "mission": Names(lines, {NONE: "none"}),
            "seat": Names(self.seats),
        }

    @property
    def campaign_rules(self) -> CampaignRules:
        """How many missions there are, and what wins them."""
        missions = self.theatre.pack.missions
        return missions.first_campaign if self.series == FIRST_CAMPAIGN else missions.campaign

    def deployed(self, chance: Chance) -> ParatrooperState:
        """All counters in their boxes; nothing has happened yet."""
        state = self.blank(chance)
        state.stack = [Series()]
        state.zone, state.crisis = self.theatre.calvi, self.theatre.crisis_min
        state.map, state.mission = max(0, self.fixed_map), max(0, self.fixed_mission)
        clear_table(self, state)
        return state

    def seat_for(self, state: ParatrooperState, part: str, place: Space) -> Seat:
        """Who decides in a team: by sector, or ground and air are divided, or missions are taken in turn (32.5)."""
        if len(self.seats) == 1:
            return 0
        if self.sectors:
            return state.sector if part == SECTOR else seat_in(self, place)
        if self.guns_apart:
            return 1 if part == AIR else 0
        return (state.number - 1) % 2

    def area(self, state: ParatrooperState) -> HexSet:
        """The hexes of whoever has his turn: a sector, or the whole map (32.5-b)."""
        return self.sectors[state.sector - 1] if state.sector else ALL_HEXES

    # Names and places

    def ground(self, state: ParatrooperState) -> Ground:
        """The mission map in use."""
        return self.theatre.grounds[state.map]

    def name_of(self, state: ParatrooperState, space: Space) -> str:
        """What a hex or a zone is called in actions and events."""
        return self.theatre.grounds[state.map].names[space] if space < HEXES else self.theatre.space_names[space]

    def hex_of(self, state: ParatrooperState, name: str) -> Hex | None:
        """The hex of the mission map with this name, if there is one."""
        return self.theatre.grounds[state.map].index.get(name)

    def hex_named(self, state: ParatrooperState, name: str) -> Hex:
        """The hex with a name that was found to be one."""
        return self.theatre.grounds[state.map].index[name]

    def space_of(self, state: ParatrooperState, name: str) -> Space | None:
        """The hex or zone with this name."""
        hex = self.hex_of(state, name)
        return hex if hex is not None else self.theatre.zone.get(name)

    def piece_of(self, name: str) -> Piece:
        """The counter with this name; NONE if there is none."""
        return self.theatre.piece.get(name, NONE)

    # Called by several chapters

    def passenger_of(self, state: ParatrooperState, piece: Piece) -> Piece:
        """The unit aboard a transport, or NONE; the objective is not a unit."""
        if not state.embarked or not has(self.theatre.transports, piece):
            return NONE
        load = load_of(state, piece)
        return load if load >= 0 and has(self.theatre.units, load) else NONE

    def bring_home(self, play: ParatrooperPlay, piece: Piece) -> None:
        """A unit has left the mission map; the objective aboard it is evacuated (24.2-c)."""
        load = load_of(play.state, piece)
        if load >= 0 and has(self.theatre.objectives, load):
            evacuate(play, "24.2-c")

    def after_leaving(self, play: ParatrooperPlay, hex: Hex) -> None:
        """REP units have left a hex."""
        if self.checkpoints:
            checkpoints.remove_checkpoints(play, hex)

    def after_fire(self, play: ParatrooperPlay, hex: Hex, steps: Number) -> None:
        """Fire in an oilfield may damage it (32.4-a, 32.4-b)."""
        state = play.state
        if not steps or not self.oilfield_damage or not has(self.ground(state).oilfields, hex):
            return
        at = self.name_of(state, hex)
        if steps >= 2 and not has(state.fires, hex):
            die = play.chance.die()
            play.tell("oilfield", {"at": at, "dice": [die], "steps": steps}, "32.4-b")
            if die < steps:
                state.fires = plus(state.fires, hex)
                state.collateral = without(state.collateral, hex)
                play.tell("oilfield-fire", {"at": at}, "32.4-b")
                return
        if not has(state.fires | state.collateral, hex):
            state.collateral = plus(state.collateral, hex)
            play.tell("collateral", {"at": at}, "32.4-a")

    def free_checkpoint(self, state: ParatrooperState) -> Piece:
        """A checkpoint marker that is not placed, or NONE."""
        waiting = self.theatre.checkpoints & state.available
        return first(waiting) if waiting else NONE

    # Actions are values that never change, so the commonest are made once.

    def moves_to(self, state: ParatrooperState, goals: Mapping[Hex, Any]) -> list[Move]:
        """Moves to these hexes."""
        key = (state.map, frozenset(goals))
        known = self._moves.get(key)
        if known is None:
            names = self.ground(state).names
            known = self._moves.keep(key, [Move(names[hex]) for hex in sorted(goals)])
        return known

    def drops_to(self, state: ParatrooperState, hexes: HexSet) -> list[Drop]:
        """Drops on these hexes."""
        made = self._drops[state.map]
        return [made[hex] for hex in listed(hexes)]

    def zones_to_mark(self, state: ParatrooperState) -> list[MarkZone]:
        """Drop zone markers on every hex (16.0-a)."""
        return self._marks[state.map]

    def mobilizations(self, state: ParatrooperState, kind: str, places: SpaceSet) -> list[Mobilize]:
        """Mobilizing a kind of counter in each of these places; a single place need not be named."""
        key = (kind, places, state.map)
        known = self._mobilizations.get(key)
        if known is None:
            named = [self.name_of(state, space) for space in listed(places)]
            if not places or places == only(self.theatre.calvi):
                named = [""]
            known = self._mobilizations.keep(key, [Mobilize(kind, at) for at in named])
        return known

    def concede(self, play: ParatrooperPlay, seat: Seat) -> None:
        """A player gives the mission or the campaign up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]}, "3.3-b")

    # The rest of the contract.

    derive = pieces.derive
    faults = invariants.faults
    mask = hidden.mask
    fill_in = hidden.fill_in
    forecast = verdict.forecast
    together = verdict.together
    harms = harm.harms
    rank = order.rank
    result = victory.result
    standing = stakes.standing
    label = words.label
    names = words.names
    sheet = maps.sheet
    charts = charts.charts
    counters = counters.counters
    facts = space_facts.facts
    facts_now = space_facts.facts_now
    phase = picture.phase
    scene = picture.scene
    goals = goals.goals

    def whose(self, piece: str) -> str:
        """The regiment or the opposition."""
        number = self.theatre.piece.get(piece, -1)
        if number < 0:
            return ""
        return "rep" if has(self.theatre.rep, number) else "opfor"

    def notation(self) -> Notation:
        """The names of counters, spaces, maps and missions."""
        return self._notation

    def settle(self, state: ParatrooperState, position: Mapping[str, Any]) -> None:
        """Counts what lies face down where that is not stated, and goes on as every game does."""
        if "covered" not in position.get("state", {}):
            for hex in range(HEXES):
                state.covered[hex] = 0
            for piece in each(state.concealed):
                if 0 <= state.where[piece] < HEXES:
                    state.covered[state.where[piece]] += 1
        super().settle(state, position)
