"""A Guerra do Congo opened with its options: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Result, View
from sandtable.engine.flow import Play, Step, SteppedGame
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.scene import Scene, Sheet
from sandtable.engine.spaces import each, listed, set_of
from sandtable.games.guerra import invariants, odds, picture, transport, victory, words
from sandtable.games.guerra.actions import Attack, Bombard, Interdict, Join, Move, Pick, Sortie, Support, decoder
from sandtable.games.guerra.air import RaidTarget, SortieStep
from sandtable.games.guerra.battle import Battle, ChooseLoss
from sandtable.games.guerra.combat import Combat, Muster
from sandtable.games.guerra.entry import Deploy, Mobilise
from sandtable.games.guerra.losses import Replacements, forget
from sandtable.games.guerra.march import March, Movement
from sandtable.games.guerra.movement import Reach
from sandtable.games.guerra.pack import Pack
from sandtable.games.guerra.pieces import drop, index, lift, stacked
from sandtable.games.guerra.reserves import CommitReserves, MarkReserves
from sandtable.games.guerra.retreat import Advances, Retreats
from sandtable.games.guerra.set_up import set_up
from sandtable.games.guerra.stage import Stage, War
from sandtable.games.guerra.state import DEAD, DUE, LEFT, NOBODY, TO_COME, GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT, MOBILE, REBELS, SIDES, Theatre

if TYPE_CHECKING:
    from sandtable.games.guerra.title import Guerra

GuerraPlay = Play["GuerraGame", GuerraState]

NO_KEY = bytes(32)


class GuerraGame(SteppedGame[GuerraState]):
    """The war with its options."""

    steps: ClassVar[Mapping[str, Step[Any, Any]]] = {
        step.name: step
        for step in (
            War(),
            Deploy(),
            Stage(),
            Replacements(),
            Mobilise(),
            MarkReserves(),
            Movement(),
            March(),
            Combat(),
            Muster(),
            CommitReserves(),
            Battle(),
            ChooseLoss(),
            Retreats(),
            Advances(),
            RaidTarget(),
            SortieStep(),
        )
    }
    decoder = decoder()
    seats = SIDES

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
        #: sets already worked out, keyed on everything they depend on; never part of a state
        self.zone_memo: dict[int, int] = {}
        self.reach_memo: dict[tuple[int, ...], Reach] = {}
        self.ground_memo: dict[tuple[int, int, int, int], int] = {}
        self.supply_memo: dict[tuple[int, int, int], int] = {}
        self.route_memo: dict[tuple[int, int], int] = {}
        self.row_memo: dict[int, list[float]] = {}
        self.rail_memo: dict[tuple[int, int, int, int], int] = {}
        self._beside_memo: dict[int, int] = {}
        self._marches: list[list[Move]] = [[] for _ in theatre.names]
        self._boat_memo: dict[int, tuple[list[tuple[int, ...]], dict[tuple[int, ...], list[int]]]] = {}
        self._steps_memo: dict[tuple[int, int, int], list[tuple[tuple[int, int], ...]]] = {}
        self._open_memo: dict[tuple[int, int, int], list[int]] = {}
        self._shut_memo: dict[tuple[int, int], int] = {}

    def _read_options(self, options: Mapping[str, Any]) -> None:
        theatre = self.theatre
        limits = theatre.tables.limits
        self.navigation_limit: int = options["navigation_limit"]
        self.navigable = [sails or options["all_congo_navigable"] for sails in theatre.navigable]
        self.reserves: bool = options["reserves"]
        self.advance_before_release: bool = options["advance_before_release"]
        self.stack_retreats_together: bool = options["stack_retreats_together"]
        self.slowed_until_moved: bool = options["slowed_until_moved"]
        self.score_every_turn: bool = options["score_every_turn"]
        self.village_shift: bool = options["village_shift"]
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
            theatre.stacking_limit(space, cumulative) if theatre.playable >> space & 1 else 0
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

    # Sets that many chapters ask for

    def beside(self, spaces: int) -> int:
        """Every hex next to one of a set."""
        known = self._beside_memo.get(spaces)
        if known is None:
            if len(self._beside_memo) > 1_000:
                self._beside_memo.clear()
            known = self._beside_memo[spaces] = self.theatre.grid.spread(spaces)
        return known

    def marches(self, unit: int) -> list[Move]:
        """The marches of a unit to every hex, by number."""
        known = self._marches[unit]
        if not known:
            name = self.theatre.names[unit]
            known = self._marches[unit] = [Move(name, to) for to in self.theatre.grid.names]
        return known

    def boat_stretches(self, enemy: int) -> tuple[list[tuple[int, ...]], dict[tuple[int, ...], list[int]]]:
        """The unbroken stretches of river (see transport)."""
        key = enemy & self.banks
        known = self._boat_memo.get(key)
        if known is None:
            if len(self._boat_memo) > 1_000:
                self._boat_memo.clear()
            known = self._boat_memo[key] = transport.boat_stretches(self, enemy)
        return known

    def steps_now(self, state: GuerraState, kind: int) -> list[tuple[tuple[int, int], ...]]:
        """What each step costs with the interdictions of this turn (4.6.4-b)."""
        theatre = self.theatre
        if not state.cut_roads and not state.cut_rails:
            return theatre.steps[kind]
        key = (kind, state.cut_roads, state.cut_rails)
        known = self._steps_memo.get(key)
        if known is None:
            if len(self._steps_memo) > 50:
                self._steps_memo.clear()
            cut = state.cut_roads | state.cut_rails
            known = list(theatre.steps[kind])
            for space in each((cut | theatre.grid.spread(cut)) & theatre.playable):
                ways = [
                    (other, theatre.step_cost(space, other, kind, state.cut_roads, state.cut_rails))
                    for other in theatre.grid.neighbours[space]
                ]
                known[space] = tuple(way for way in ways if way[1])
            self._steps_memo[key] = known
        return known

    def open_near(self, state: GuerraState, kind: int) -> list[int]:
        """The neighbours of each hex that a kind of unit may march to this turn."""
        if kind == FOOT or not (state.cut_roads or state.cut_rails):
            return self.theatre.open_near[kind]
        key = (kind, state.cut_roads, state.cut_rails)
        known = self._open_memo.get(key)
        if known is None:
            if len(self._open_memo) > 50:
                self._open_memo.clear()
            known = [set_of(other for other, _ in ways) for ways in self.steps_now(state, kind)]
            self._open_memo[key] = known
        return known

    def shut_in(self, state: GuerraState) -> int:
        """Hexes that some unit could stand in but not march out of."""
        key = (state.cut_roads, state.cut_rails)
        known = self._shut_memo.get(key)
        if known is None:
            if len(self._shut_memo) > 50:
                self._shut_memo.clear()
            known = 0
            for kind in (FOOT, MOBILE):
                near = self.open_near(state, kind)
                known |= set_of(space for space in each(self.theatre.stand[kind]) if not near[space])
            self._shut_memo[key] = known
        return known

    def flights(self, state: GuerraState, unit: int) -> int:
        """Hexes that a unit can fly to."""
        return transport.flights(self, state, unit)

    def overfull(self, state: GuerraState, space: int) -> bool:
        """Whether a hex holds more than it may (3.2.2)."""
        return stacked(self.theatre, state, space) > self.room[space]

    def put_back(self, play: GuerraPlay, unit: int, where: int) -> None:
        """A move is undone."""
        lift(self.theatre, play.state, unit, DUE)
        if where >= 0:
            drop(self.theatre, play.state, unit, where)
        else:
            forget(play.state, unit)

    # Victory, called from several chapters

    def score_intervention(self, play: GuerraPlay, army: int) -> None:
        """An army has come to the Congo."""
        play.state.intervened &= ~(1 << army)
        victory.score_intervention(play, army)
        play.state.intervened |= 1 << army

    def score_elimination(self, play: GuerraPlay, unit: int) -> None:
        """A unit has been eliminated."""
        victory.score_elimination(play, unit)

    def check_armies(self, play: GuerraPlay) -> None:
        """Whether an army is no more."""
        victory.check_armies(play)

    def standing(self, state: GuerraState) -> list[int]:
        """What the totals would be if the war ended now."""
        return victory.standing(self, state)

    # Setting up and running

    def deployed(self, chance: Chance) -> GuerraState:
        """All units where Tabela 7 puts them; the four free Angolan units are still beside the map."""
        theatre = self.theatre
        count = len(theatre.names)
        state = GuerraState()
        state.chance, state.pending, state.stack = chance, None, [("war",), ("deploy",)]
        state.hex, state.slowed = array("h", [TO_COME] * count), array("h", [0] * count)
        state.came = array("h", [-1] * count)
        state.turn = state.reduced = state.moved = state.stripped = state.mobilised = state.unsupplied = 0
        state.attacked = state.fought = state.reserve = state.air = 0
        state.kisangani_fell = state.ended = state.intervened = 0
        state.order, state.conceded = [], NOBODY
        towns = len(theatre.towns)
        state.flown, state.entered = array("h", [0] * towns), array("h", [0] * len(theatre.entries))
        state.cut = array("h", [0] * len(theatre.facilities))
        state.morale = array("h", [0] * len(theatre.armies))
        state.points, state.replacements = array("h", [0, 0]), array("h", [0, 0])
        home = {"drc": CONGO, "angola": CONGO}
        state.holder = array("h", [home.get(town.country, REBELS) for town in theatre.towns])
        set_up(self, state)
        index(theatre, state)
        return state

    def concede(self, play: GuerraPlay, seat: int) -> None:
        """A player gives up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]}, "7-a")

    # The rest of the contract

    def mask(self, state: GuerraState, seat: int) -> GuerraState:
        """Everything but the dice to come."""
        seen = state.copy()
        seen.chance = Chance(NO_KEY, state.chance.decision)
        return seen

    def imagine(self, view: View, rng: Random) -> GuerraState:
        """A true state that this view could come from: the same, with dice of its own."""
        assert isinstance(view.state, GuerraState)
        state = view.state.copy()
        state.chance = Chance(rng.randbytes(32), view.state.chance.decision)
        state.pending = None
        return state

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of attacks and air raids."""
        return odds.forecast(self, view, action)

    def result(self, state: GuerraState) -> Result | None:
        """How the war ended."""
        return victory.result(self, state)

    def label(self, view: View, action: Action) -> Message:
        """What an action is called."""
        assert isinstance(view.state, GuerraState)
        return words.label(self, view.state, action)

    def names(self) -> dict[str, str]:
        """What units, armies and sides are called."""
        return words.names(self)

    def sheet(self) -> Sheet:
        """The map as it is printed."""
        return picture.sheet(self)

    def phase(self, state: GuerraState) -> str:
        """The part of the turn that is under way."""
        return picture.phase(state)

    def scene(self, view: View) -> Scene:
        """What lies on it."""
        return picture.scene(self, view)

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
        """Works out what follows from where the units are; without ``steps`` the game runs on.

        ``active`` names the side whose stage of the stated turn begins, or "administration" for the next turn.
        """
        index(self.theatre, state)
        active = position.get("active")
        if active is not None:
            state.stack = [("war",)]
            if active in self.seats:
                state.stack += [("stage", side, 0) for side in range(CONGO, self.seats.index(active) - 1, -1)]
            elif active != "administration":
                known = [*self.seats, "administration"]
                raise PositionError("position-unknown-name", key="active", value=repr(active), known=known)
        if "steps" not in position:
            self.start(state)

    def check(self, state: GuerraState) -> list[str]:
        """What is wrong with a state."""
        return invariants.check(self, state)
