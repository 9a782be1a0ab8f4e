"""A Guerra do Congo opened with its options: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from sandtable.engine.boards import Steps
from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, Piece, Seat, SpaceSet
from sandtable.engine.flow import ROUTINE, Play, SteppedGame
from sandtable.engine.memos import Memo
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.spaces import each, has, listed, set_of
from sandtable.games.guerra import (
    charts,
    combat,
    counters,
    goals,
    harms,
    invariants,
    picture,
    pieces,
    space_facts,
    transport,
    verdict,
    victory,
    words,
)
from sandtable.games.guerra.actions import Attack, Bombard, Interdict, Join, Move, Pick, Sortie, Support, decoder
from sandtable.games.guerra.air import AimStep, RaidTarget, SortieStep
from sandtable.games.guerra.battle import Battle, ChooseLoss
from sandtable.games.guerra.bot_map import Chart
from sandtable.games.guerra.combat import Combat, Muster
from sandtable.games.guerra.entry import Deploy, Mobilise
from sandtable.games.guerra.losses import Replacements
from sandtable.games.guerra.march import March, Movement
from sandtable.games.guerra.movement import Reach
from sandtable.games.guerra.pack import Pack
from sandtable.games.guerra.reserves import CommitReserves, MarkReserves
from sandtable.games.guerra.retreat import Advances, Retreats
from sandtable.games.guerra.set_up import set_up
from sandtable.games.guerra.stage import RECOVER, Stage, War
from sandtable.games.guerra.state import DEAD, DUE, LEFT, NOBODY, TO_COME, GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT, MOBILE, REBELS, SIDES, Theatre
from sandtable.games.guerra.transport import Stretches

if TYPE_CHECKING:
    from sandtable.games.guerra.title import Guerra

GuerraPlay = Play["GuerraGame", GuerraState]

#: more replacement points than a war has
NO_LIMIT = 1000


class GuerraGame(SteppedGame[GuerraState]):
    """The war with its options."""

    flow = (
        War,
        Deploy,
        Stage,
        Replacements,
        Mobilise,
        MarkReserves,
        Movement,
        March,
        Combat,
        Muster,
        CommitReserves,
        Battle,
        ChooseLoss,
        Retreats,
        Advances,
        RaidTarget,
        AimStep,
        SortieStep,
    )
    positions = GuerraState
    banners = frozenset({"turn", "stage"})
    afflictions = frozenset({"unsupplied", "besieged", "slowed"})
    event_cards = frozenset({"surprise", "air-points", "replacements", "army-destroyed", "end"})
    decoder = decoder()
    routine = ROUTINE | words.EVERYDAY
    seats = SIDES

    # The chapters that answer the contract

    derive = pieces.derive
    faults = invariants.faults
    result = victory.result
    standing = victory.standing
    forecast = verdict.forecast
    harms = harms.harms
    rank = combat.rank
    label = words.label
    names = words.names
    sheet = picture.sheet
    charts = charts.charts
    counters = counters.counters
    facts = space_facts.facts
    facts_now = space_facts.facts_now
    phase = picture.phase
    scene = picture.scene
    goals = goals.goals

    def __init__(self, title: Guerra, pack: Pack, scenario: str, options: Mapping[str, Any]) -> None:
        self.title = title
        self.scenario = scenario
        self.options = options
        self.theatre = theatre = Theatre(pack)
        self.last_turn = theatre.tables.limits.turns
        self._read_options(options)
        self._name_places()
        self._prepare_tables()
        self._prepare_answers()
        self.zone_memo = Memo[SpaceSet, SpaceSet](4_000)
        self.reach_memo = Memo[tuple[int, ...], Reach](60_000)
        self.ground_memo = Memo[tuple[int, ...], SpaceSet]()
        self.supply_memo = Memo[tuple[int, ...], SpaceSet](2_000)
        self.route_memo = Memo[tuple[int, ...], SpaceSet](2_000)
        self.row_memo = Memo[Number, list[float]]()
        self.rail_memo = Memo[tuple[int, ...], SpaceSet](10_000)
        self._beside_memo = Memo[SpaceSet, SpaceSet](1_000)
        self._boat_memo = Memo[SpaceSet, Stretches](1_000)
        self._steps_memo = Memo[tuple[int, ...], Steps](50)
        self._open_memo = Memo[tuple[int, ...], list[SpaceSet]](50)
        self._shut_memo = Memo[tuple[int, ...], SpaceSet](50)
        self._marches: list[list[Move]] = [[] for _ in theatre.names]

    def _read_options(self, options: Mapping[str, Any]) -> None:
        theatre = self.theatre
        limits = theatre.tables.limits
        self.navigation_limit: Number = options["navigation_limit"]
        self.navigable = [sails or options["all_congo_navigable"] for sails in theatre.navigable]
        self.reserves: bool = options["reserves"]
        self.advance_before_release: bool = options["advance_before_release"]
        self.stack_retreats_together: bool = options["stack_retreats_together"]
        self.slowed_until_moved: bool = options["slowed_until_moved"]
        self.score_every_turn: bool = options["score_every_turn"]
        self.village_shift: bool = options["village_shift"]
        self.towns_in_passing: bool = options["towns_in_passing"]
        self.recruits_retake_towns: bool = options["recruits_retake_towns"]
        self.bomb_named_units: bool = options["bomb_named_units"]
        self.most_replacements: Number = limits.replacement_boxes if options["replacement_boxes"] else NO_LIMIT
        on_track = options["morale_range"] == "track"
        self.morale_range = (
            (limits.track_low, limits.track_high) if on_track else (limits.morale_low, limits.morale_high)
        )
        lists = theatre.tables.morale
        lines = lists.table8 if options["morale_list"] == "table8" else lists.section_4_3_1
        self.morale_lines = {army: [line for line in lines if line.army == army] for army in theatre.armies}
        swapped = options["historical_guerrillas"]
        self.guerrillas_against = {
            "uganda": "adf",
            "rwanda": "interahamwe" if swapped else "fdd",
            "burundi": "fdd" if swapped else "interahamwe",
        }
        cumulative = options["cumulative_stacking"]
        self.room = [
            theatre.stacking_limit(space, cumulative) if has(theatre.playable, space) else 0
            for space in range(len(theatre.grid))
        ]
        boma, goma = theatre.town("Boma"), theatre.town("Goma")
        ninth = goma if options["ninth_centre"] == "Goma" else boma
        self.centres = sorted((set(each(theatre.centres)) - {boma, goma}) | {ninth})

    def _name_places(self) -> None:
        theatre = self.theatre
        self.kinshasa, self.kisangani = theatre.town("Kinshasa"), theatre.town("Kisangani")
        self.mbandaka, self.mbuji_mayi = theatre.town("Mbandaka"), theatre.town("Mbuji-Mayi")
        self.bonus_city = self.kisangani if self.options["rebel_bonus_city"] == "Kisangani" else self.kinshasa
        self.three_cities = set_of(theatre.town_space[t] for t in (self.kinshasa, self.mbandaka, self.kisangani))
        self.airfields = listed(theatre.airfields)
        banks = 0
        for pair in theatre.congo_banks:
            banks |= pair
        self.banks = banks
        self.carriers = theatre.net | banks
        self.by_entry = set_of(unit for unit, entry in enumerate(theatre.entry_of) if entry >= 0)
        self.released = [
            set_of(unit for unit, turn in enumerate(theatre.release) if turn <= now)
            for now in range(self.last_turn + 1)
        ]
        self.interveners = [theatre.of_army[theatre.armies.index(name)] for name in ("uganda", "rwanda", "burundi")]
        self.all_interveners = self.interveners[0] | self.interveners[1] | self.interveners[2]
        self.open_to_all = [foot & mobile for foot, mobile in zip(*theatre.open_near, strict=True)]

    def _prepare_tables(self) -> None:
        tables = self.theatre.tables
        self.combat_rows = [0] * 101
        for number, row in enumerate(tables.combat.row):
            self.combat_rows[row.low : row.high + 1] = [number] * (row.high + 1 - row.low)
        self.bombardment_rows = {die: row for row in tables.bombardment.row for die in range(row.low, row.high + 1)}
        self.interdiction_rows = {die: row for row in tables.interdiction.row for die in range(row.low, row.high + 1)}

    def _prepare_answers(self) -> None:
        theatre = self.theatre
        names = theatre.grid.names
        most = max(theatre.tables.points.air)
        self.picks: list[Action] = [Pick(name) for name in theatre.names]
        self.joins = [Join(name) for name in theatre.names]
        self.attacks = [Attack(name) for name in names]
        self.bombings = [Bombard(name) for name in names]
        self.supports = [Support(points) for points in range(most + 1)]
        self.sorties = [Sortie(points) for points in range(1, most + 1)]
        self.raids = [Interdict(names[space], facility) for space, facility in theatre.facilities]

    @cached_property
    def chart(self) -> Chart:
        """What opponents know of the map: worked out for the first of them."""
        return Chart(self)

    # Sets that many chapters ask for

    def beside(self, spaces: SpaceSet) -> SpaceSet:
        """Every hex next to one of a set."""
        known = self._beside_memo.get(spaces)
        return self._beside_memo.keep(spaces, self.theatre.grid.spread(spaces)) if known is None else known

    def marches(self, unit: Piece) -> list[Move]:
        """The marches of a unit to every hex, by number."""
        known = self._marches[unit]
        if not known:
            name = self.theatre.names[unit]
            known = self._marches[unit] = [Move(name, to) for to in self.theatre.grid.names]
        return known

    def boat_stretches(self, enemy: SpaceSet) -> Stretches:
        """The unbroken stretches of river (see transport)."""
        key = enemy & self.banks
        known = self._boat_memo.get(key)
        return self._boat_memo.keep(key, transport.boat_stretches(self, enemy)) if known is None else known

    def steps_now(self, state: GuerraState, kind: Number) -> Steps:
        """What each step costs with the interdictions of this turn (4.6.4-b)."""
        if not state.cut_roads and not state.cut_rails:
            return self.theatre.steps[kind]
        key = (kind, state.cut_roads, state.cut_rails)
        known = self._steps_memo.get(key)
        return self._steps_memo.keep(key, self.theatre.steps_cut(*key)) if known is None else known

    def open_near(self, state: GuerraState, kind: Number) -> list[SpaceSet]:
        """The neighbours of each hex that a kind of unit may march to this turn."""
        if kind == FOOT or not (state.cut_roads or state.cut_rails):
            return self.theatre.open_near[kind]
        key = (kind, state.cut_roads, state.cut_rails)
        known = self._open_memo.get(key)
        if known is None:
            steps = self.steps_now(state, kind)
            known = self._open_memo.keep(key, [set_of(other for other, _ in ways) for ways in steps])
        return known

    def shut_in(self, state: GuerraState) -> SpaceSet:
        """Hexes that some unit could stand in but not march out of."""
        key = (state.cut_roads, state.cut_rails)
        known = self._shut_memo.get(key)
        if known is None:
            known = 0
            for kind in (FOOT, MOBILE):
                near = self.open_near(state, kind)
                known |= set_of(space for space in each(self.theatre.stand[kind]) if not near[space])
            self._shut_memo.keep(key, known)
        return known

    # Setting up

    def deployed(self, chance: Chance) -> GuerraState:
        """All units where Tabela 7 puts them; the four free Angolan units are still beside the map."""
        state = self.blank(chance)
        home = {"drc": CONGO, "angola": CONGO}
        state.holder = array("h", [home.get(town.country, REBELS) for town in self.theatre.towns])
        set_up(self, state)
        self.derive(state)
        state.stack = [War(), Deploy()]
        return state

    def concede(self, play: Play[Any, GuerraState], seat: Seat) -> None:
        """A player gives up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]}, "7-a")

    # Positions as plain files

    def whose(self, piece: str) -> str:
        """The Rebels or Congo."""
        number = self.theatre.piece.get(piece, -1)
        return "" if number < 0 else SIDES[self.theatre.side[number]]

    def notation(self) -> Mapping[str, Names]:
        """The names of units, hexes, towns, armies, seats, entry hexes and facilities."""
        theatre = self.theatre
        beside = {DEAD: "eliminated", TO_COME: "to-come", DUE: "due", LEFT: "left"}
        return {
            "piece": Names(theatre.names, {-1: "none"}),
            "space": Names(theatre.grid.names, beside),
            "town": Names(theatre.town_names),
            "army": Names(theatre.armies),
            "seat": Names(self.seats, {NOBODY: "nobody"}),
            "entry": Names(theatre.entry_names),
            "facility": Names(theatre.facility_names, {-1: "none"}),
        }

    def settle(self, state: GuerraState, position: Mapping[str, Any]) -> None:
        """As every game does; ``active`` names the side whose stage of the stated turn begins, or "administration"."""
        active = position.get("active")
        if active is not None:
            state.stack = [War()]
            if active in self.seats:
                first = self.seats.index(active)
                state.stack += [Stage(side, RECOVER) for side in range(CONGO, first - 1, -1)]
            elif active != "administration":
                known = [*self.seats, "administration"]
                raise PositionError("position-unknown-name", key="active", value=repr(active), known=known)
        super().settle(state, position)
