"""Foreign Legion Paratrooper opened on a scenario: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Result, View
from sandtable.engine.flow import Play, Step, SteppedGame
from sandtable.engine.positions import Names
from sandtable.engine.scene import Scene, Sheet
from sandtable.engine.spaces import each, first, listed
from sandtable.games.paratrooper import checkpoints, hidden, invariants, logistics, maps, movement, odds, picture, words
from sandtable.games.paratrooper.actions import Drop, Join, MarkZone, Mobilize, Move, Pick, decoder
from sandtable.games.paratrooper.asking import AIR
from sandtable.games.paratrooper.battle import BattleStep, Disembarkation, GroundCombat, NetwarSupport
from sandtable.games.paratrooper.campaign import Award, KeptCommand, NextMission, Series, Tricolor
from sandtable.games.paratrooper.checkpoints import Checkpoints
from sandtable.games.paratrooper.drop import GoingHome
from sandtable.games.paratrooper.events import EventChecks, HigherIntelligence, LocalSupport, NatoSupport, NetworkAttack
from sandtable.games.paratrooper.flights import Flight
from sandtable.games.paratrooper.ground import HEXES, NUMBERS, Ground
from sandtable.games.paratrooper.infowar import InfowarPhase, InfowarResults
from sandtable.games.paratrooper.logistics import Convoys
from sandtable.games.paratrooper.losses import Losses
from sandtable.games.paratrooper.march import Force, March
from sandtable.games.paratrooper.mobilization import Mobilization, Refitting
from sandtable.games.paratrooper.opfor import Reinforcements, Settle
from sandtable.games.paratrooper.pieces import index, load_of
from sandtable.games.paratrooper.pursuit import Pursuit
from sandtable.games.paratrooper.setup import clear_table
from sandtable.games.paratrooper.staging import Entry, Staging
from sandtable.games.paratrooper.state import (
    AVAILABLE,
    FIRST_CAMPAIGN,
    NONE,
    SPECIAL_SPACES,
    ParatrooperState,
    empty,
)
from sandtable.games.paratrooper.strikes import AirDefense, StrikeCombat, StrikePlacement
from sandtable.games.paratrooper.theatre import Theatre
from sandtable.games.paratrooper.transport import evacuate
from sandtable.games.paratrooper.turn import CrisisPhase, Turn
from sandtable.games.paratrooper.victory import result

if TYPE_CHECKING:
    from sandtable.games.paratrooper.pack import Series as CampaignRules
    from sandtable.games.paratrooper.title import Paratrooper, Scenario

ParatrooperPlay = Play["ParatrooperGame", ParatrooperState]

#: entries that a memo may hold before it is emptied
MEMO_SIZE = 20_000
#: steps that go on when a mission is over
BETWEEN_MISSIONS = frozenset(("series", "turn", "next-mission", "award", "tricolor"))


class ParatrooperGame(SteppedGame[ParatrooperState]):
    """One scenario with its options."""

    steps: ClassVar[Mapping[str, Step[Any, Any]]] = {
        step.name: step
        for step in (
            Series(),
            Turn(),
            Mobilization(),
            Refitting(),
            InfowarPhase(),
            InfowarResults(),
            Staging(),
            Flight(),
            Entry(),
            Convoys(),
            March(),
            Force(),
            Checkpoints(),
            Settle(),
            StrikePlacement(),
            AirDefense(),
            StrikeCombat(),
            GoingHome(),
            GroundCombat(),
            Disembarkation(),
            NetwarSupport(),
            BattleStep(),
            Losses(),
            Pursuit(),
            EventChecks(),
            Reinforcements(),
            HigherIntelligence(),
            LocalSupport(),
            NatoSupport(),
            NetworkAttack(),
            CrisisPhase(),
            Tricolor(),
            Award(),
            NextMission(),
            KeptCommand(),
        )
    }
    decoder = decoder()

    def __init__(self, title: Paratrooper, theatre: Theatre, scenario: Scenario, options: Mapping[str, Any]) -> None:
        self.title = title
        self.theatre = theatre
        self.scenario = scenario.id
        self.options = options
        self.series = scenario.series
        self.seats = scenario.seats
        self.fixed_map = theatre.map_ids.index(scenario.map) if scenario.map else -1
        lines = [mission.id for mission in theatre.missions]
        self.fixed_mission = lines.index(scenario.mission) if scenario.mission else -1
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
        #: reaches already worked out, keyed on everything they depend on; never part of a state
        self.reach_memo: dict[Any, movement.Reach] = {}
        self.mobilization_memo: dict[tuple[int, ...], list[Action]] = {}
        self.picks = [Pick(name) for name in theatre.names]
        self.joins = [Join(name) for name in theatre.names]
        self._moves: dict[tuple[int, frozenset[int]], list[Move]] = {}
        self._drops = [[Drop(name) for name in ground.names] for ground in theatre.grounds]
        self._marks = [[MarkZone(name) for name in ground.names] for ground in theatre.grounds]
        self._mobilizations: dict[tuple[str, int, int], list[Mobilize]] = {}

    @property
    def campaign_rules(self) -> CampaignRules:
        """How many missions there are, and what wins them."""
        missions = self.theatre.pack.missions
        return missions.first_campaign if self.series == FIRST_CAMPAIGN else missions.campaign

    def deployed(self, chance: Chance) -> ParatrooperState:
        """All counters in their boxes; nothing has happened yet."""
        theatre = self.theatre
        count = theatre.pieces
        state = ParatrooperState()
        state.chance, state.pending, state.stack = chance, None, [("series",)]
        state.where, state.aim = empty(count, AVAILABLE), empty(count, NONE)
        state.origin, state.aboard = empty(count, NONE), empty(count, NONE)
        state.rank = empty(count, 0)
        state.covered, state.crowd = empty(HEXES, 0), empty(HEXES, 0)
        state.queue, state.order, state.scores = [], [], []
        state.played = array("h", [0] * len(theatre.missions))
        state.zone, state.map = theatre.calvi, max(0, self.fixed_map)
        state.mission = max(0, self.fixed_mission)
        state.elan, state.crisis, state.ops = 1, theatre.crisis_min, 0
        state.number = state.victories = state.debacles = state.won = 0
        state.bonus, state.conceded = NONE, NONE
        clear_table(theatre, state)
        return state

    def _run(self, play: Play[Any, ParatrooperState]) -> None:
        """As every game, but a mission that is over leaves everything that was going on in it (25.1-b)."""
        state = play.state
        state.pending = None
        stack, steps = state.stack, self.steps
        while stack:
            frame = stack[-1]
            if state.ended and frame[0] not in BETWEEN_MISSIONS:
                stack.pop()
            elif steps[frame[0]].run(play, frame):
                break
        play.chance.next_decision()

    def seat_for(self, state: ParatrooperState, part: str) -> int:
        """Who decides: with two players either ground and air are divided, or missions are taken in turn (32.5-a)."""
        if len(self.seats) == 1:
            return 0
        if self.seats[1] == "rep-air":
            return 1 if part == AIR else 0
        return (state.number - 1) % 2

    # Names and places

    def ground(self, state: ParatrooperState) -> Ground:
        """The mission map in use."""
        return self.theatre.grounds[state.map]

    def name_of(self, state: ParatrooperState, space: int) -> str:
        """What a hex or a zone is called in actions and events."""
        return self.theatre.grounds[state.map].names[space] if space < HEXES else self.theatre.space_names[space]

    def hex_of(self, state: ParatrooperState, name: str) -> int | None:
        """The hex of the mission map with this name."""
        return self.theatre.grounds[state.map].index.get(name)

    def space_of(self, state: ParatrooperState, name: str) -> int | None:
        """The hex or zone with this name."""
        hex = self.hex_of(state, name)
        return hex if hex is not None else self.theatre.zone.get(name)

    # Called by several chapters

    def passenger_of(self, state: ParatrooperState, piece: int) -> int:
        """The unit aboard a transport, or -1; the objective is not a unit."""
        if not state.embarked or not self.theatre.transports >> piece & 1:
            return NONE
        load = load_of(state, piece)
        return load if load >= 0 and self.theatre.units >> load & 1 else NONE

    def cargo_of(self, state: ParatrooperState, piece: int) -> int:
        """Whatever is aboard a transport, or -1."""
        return load_of(state, piece) if state.embarked else NONE

    def expend(self, play: ParatrooperPlay, convoy: int, rule: str) -> None:
        """A convoy is used up."""
        logistics.expend(play, convoy, rule)

    def bring_home(self, play: ParatrooperPlay, piece: int) -> None:
        """A unit has left the mission map; the objective aboard it is evacuated (24.2-c)."""
        load = self.cargo_of(play.state, piece)
        if load >= 0 and self.theatre.objectives >> load & 1:
            evacuate(play, "24.2-c")

    def after_leaving(self, play: ParatrooperPlay, hex: int) -> None:
        """REP units have left a hex."""
        if self.checkpoints:
            checkpoints.remove_checkpoints(play, hex)

    def after_fire(self, play: ParatrooperPlay, hex: int, steps: int) -> None:
        """Fire in an oilfield may damage it (32.4-a, 32.4-b)."""
        state = play.state
        if not steps or not self.oilfield_damage or not self.ground(state).oilfields >> hex & 1:
            return
        at, bit = self.name_of(state, hex), 1 << hex
        if steps >= 2 and not state.fires & bit:
            die = play.chance.die()
            play.tell("oilfield", {"at": at, "dice": [die], "steps": steps}, "32.4-b")
            if die < steps:
                state.fires |= bit
                state.collateral &= ~bit
                play.tell("oilfield-fire", {"at": at}, "32.4-b")
                return
        if not (state.fires | state.collateral) & bit:
            state.collateral |= bit
            play.tell("collateral", {"at": at}, "32.4-a")

    def free_checkpoint(self, state: ParatrooperState) -> int:
        """A checkpoint marker that is not placed, or -1."""
        waiting = self.theatre.checkpoints & state.available
        return first(waiting) if waiting else NONE

    # Actions are values that never change, so the commonest are made once.

    def moves_to(self, state: ParatrooperState, goals: Mapping[int, Any]) -> list[Move]:
        """Moves to these hexes."""
        key = (state.map, frozenset(goals))
        known = self._moves.get(key)
        if known is None:
            if len(self._moves) > MEMO_SIZE:
                self._moves.clear()
            names = self.ground(state).names
            known = self._moves[key] = [Move(names[hex]) for hex in sorted(goals)]
        return known

    def drops_to(self, state: ParatrooperState, hexes: int) -> list[Drop]:
        """Drops on these hexes."""
        made = self._drops[state.map]
        return [made[hex] for hex in listed(hexes)]

    def zones_to_mark(self, state: ParatrooperState) -> list[MarkZone]:
        """Drop zone markers on every hex (16.0-a)."""
        return self._marks[state.map]

    def mobilizations(self, state: ParatrooperState, kind: str, places: int) -> list[Mobilize]:
        """Mobilizing a kind of counter in each of these places; a single place need not be named."""
        key = (kind, places, state.map)
        known = self._mobilizations.get(key)
        if known is None:
            if not places or places == 1 << self.theatre.calvi:
                known = [Mobilize(kind)]
            else:
                known = [Mobilize(kind, self.name_of(state, space)) for space in listed(places)]
            self._mobilizations[key] = known
        return known

    def remember_reach(self, key: Any, found: movement.Reach) -> None:
        """Keeps a reach, within bounds."""
        if len(self.reach_memo) > MEMO_SIZE:
            self.reach_memo.clear()
        self.reach_memo[key] = found

    def remember_mobilization(self, key: tuple[int, ...], found: list[Action]) -> None:
        """Keeps a list of what may be mobilized, within bounds."""
        if len(self.mobilization_memo) > MEMO_SIZE:
            self.mobilization_memo.clear()
        self.mobilization_memo[key] = found

    def concede(self, play: ParatrooperPlay, seat: int) -> None:
        """A player gives the mission or the campaign up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]}, "3.3-b")

    # The rest of the contract.

    def mask(self, state: ParatrooperState, seat: int) -> ParatrooperState:
        """The state without what lies face down; all seats are on one side and see alike (23.0-a)."""
        return hidden.mask(self, state)

    def imagine(self, view: View, rng: Random) -> ParatrooperState:
        """A true state that this view could come from."""
        return hidden.imagine(self, view, rng)

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of fire, strikes, drops and INFOWAR operations."""
        return odds.forecast(self, view, action)

    def result(self, state: ParatrooperState) -> Result | None:
        """How the mission or campaign ended."""
        return result(self, state)

    def label(self, view: View, action: Action) -> Message:
        """What an action is called."""
        return words.label(self, view, action)

    def names(self) -> dict[str, str]:
        """What counters, zones and seats are called."""
        return words.names(self)

    def sheet(self) -> Sheet:
        """The maps as they are printed."""
        return maps.sheet(self)

    def phase(self, state: ParatrooperState) -> str:
        """The part of the turn that is under way."""
        return picture.phase(state)

    def scene(self, view: View) -> Scene:
        """What lies on them."""
        return picture.scene(self, view)

    # Positions as plain files.

    def notation(self) -> Mapping[str, Names]:
        """The names of counters, spaces, maps and missions."""
        theatre = self.theatre
        return {
            "piece": Names(theatre.names, {NONE: "none"}),
            "space": Names(theatre.space_names, SPECIAL_SPACES),
            "hex": Names([str(number) for number in NUMBERS], {NONE: "none"}),
            "map": Names(theatre.map_ids),
            "mission": Names([mission.id for mission in theatre.missions], {NONE: "none"}),
        }

    def settle(self, state: ParatrooperState, position: Mapping[str, Any]) -> None:
        """Works out what follows from where the counters are; without steps the mission is set up and run on."""
        written = position.get("state", {})
        if "covered" not in written:
            for hex in range(HEXES):
                state.covered[hex] = 0
            for piece in each(state.concealed):
                if 0 <= state.where[piece] < HEXES:
                    state.covered[state.where[piece]] += 1
        index(self.theatre, state)
        if "steps" not in position:
            self.start(state)

    def check(self, state: ParatrooperState) -> list[str]:
        """What is wrong with a state."""
        return invariants.check(self, state)
