"""World War Africa opened with its options: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Result, View
from sandtable.engine.flow import Play, Step, SteppedGame
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.scene import Scene, Sheet
from sandtable.engine.spaces import each, listed
from sandtable.games.world_war_africa import hidden, invariants, odds, picture, words
from sandtable.games.world_war_africa import state as s
from sandtable.games.world_war_africa.actions import Buy, BuyCache, Go, Land, Pick, decoder
from sandtable.games.world_war_africa.activation import Activation
from sandtable.games.world_war_africa.battle import Aftermath, Battle, Losses
from sandtable.games.world_war_africa.combat import Combat, Muster
from sandtable.games.world_war_africa.coup import KitonaCoup
from sandtable.games.world_war_africa.events import Arrival, ClashEvent, RandomEvent
from sandtable.games.world_war_africa.journeys import Flight, Freight, FreightFlight, Voyage
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.movement import Reach
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.pack import Pack
from sandtable.games.world_war_africa.pieces import index, take_control
from sandtable.games.world_war_africa.reinforcement import Contracts, Placement, Reinforcement
from sandtable.games.world_war_africa.resources import ResourcePoints
from sandtable.games.world_war_africa.setup import GovernmentSetup, RebelSetup
from sandtable.games.world_war_africa.stacking import Overstacking
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import EVENTS, SIDES, ZIMBABWE, Theatre
from sandtable.games.world_war_africa.transport import segment_contingents
from sandtable.games.world_war_africa.turn import Actions, EndOfTurn, War
from sandtable.games.world_war_africa.victory import result

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.title import WorldWarAfrica

WarPlay = Play["WarGame", WarState]

#: what is still to come on the stack when a segment is entered by a written position
SEGMENTS = {
    "combat": (("combat",),),
    "movement": (("combat",), ("movement",)),
    "reinforcement": (("combat",), ("movement",), ("reinforcement",)),
    "activation": (("combat",), ("movement",), ("reinforcement",), ("activation", 0)),
}


class WarGame(SteppedGame[WarState]):
    """The war with its options."""

    steps: ClassVar[Mapping[str, Step[Any, Any]]] = {
        step.name: step
        for step in (
            War(),
            GovernmentSetup(),
            RebelSetup(),
            KitonaCoup(),
            RandomEvent(),
            Arrival(),
            ClashEvent(),
            ResourcePoints(),
            Actions(),
            Activation(),
            Reinforcement(),
            Placement(),
            Contracts(),
            Movement(),
            Marching(),
            Voyage(),
            Flight(),
            Freight(),
            FreightFlight(),
            Combat(),
            Muster(),
            Battle(),
            Losses(),
            Aftermath(),
            Overstacking(),
            EndOfTurn(),
        )
    }
    decoder = decoder()
    seats = SIDES

    def __init__(self, title: WorldWarAfrica, pack: Pack, theatre: Theatre, options: Mapping[str, Any]) -> None:
        self.title = title
        self.scenario = "congo"
        self.options = options
        self.pack = pack
        self.theatre = theatre
        self.coltan_only_kivu: bool = options["coltan_only_kivu"]
        self.infiltrates_allies: bool = options["infiltrates_allies"]
        self.zero_becomes_one: bool = options["zero_becomes_one"]
        self.die_decides_airlift: bool = options["die_decides_airlift"]
        self.chad_by_zimbabwe: bool = options["chad_by_zimbabwe"]
        self.ratios = [tuple(int(part) for part in name.split(":")) for name in pack.tables.crt.columns]
        self.picks = [Pick(name) for name in theatre.piece_names]
        own = [
            [m for c in segment_contingents(number) for m in each(theatre.owned_markers[c] & theatre.transports)]
            for number in range(5)
        ]
        self.transports_of = own
        self.contractors = listed(theatre.pmc)
        self.buys = [Buy(name) for name in theatre.piece_names]
        self.cache_buys = [BuyCache(name) for name in theatre.names]
        #: the weather of each turn, and whether it is the first, when other ways lead in from the boxes (10.2.2-a)
        self.rain_bits = [0] + [
            turn.rainy_north << 1 | turn.rainy_south << 2 | (number == 0)
            for number, turn in enumerate(pack.tables.turn)
        ]
        #: what was worked out already, keyed on everything it depends on; never part of a state
        self.zone_memo: dict[int, int] = {}
        self.supply_memo: dict[tuple[int, int], int] = {}
        self.reach_memo: dict[tuple[int, ...], Reach] = {}
        self._nearby: dict[tuple[int, int], int] = {}
        self._go_lists: dict[int, list[Action]] = {}
        self._land_lists: dict[int, list[Action]] = {}
        self._goes = [Go(name) for name in theatre.names]
        self._lands = [Land(name) for name in theatre.names]

    def nearby(self, space: int, steps: int) -> int:
        """All hexes within so many steps."""
        key = (space, steps)
        known = self._nearby.get(key)
        if known is None:
            known = self._nearby[key] = self.theatre.grid.within(space, steps)
        return known

    def go_list(self, spaces: int) -> Sequence[Action]:
        """A march to each of these spaces."""
        known = self._go_lists.get(spaces)
        if known is None:
            if len(self._go_lists) > 50_000:
                self._go_lists.clear()
            known = self._go_lists[spaces] = [self._goes[space] for space in listed(spaces)]
        return known

    def land_list(self, spaces: int) -> Sequence[Action]:
        """A landing in each of these spaces."""
        known = self._land_lists.get(spaces)
        if known is None:
            if len(self._land_lists) > 50_000:
                self._land_lists.clear()
            known = self._land_lists[spaces] = [self._lands[space] for space in listed(spaces)]
        return known

    def may_carry(self, marker: int) -> int:
        """The units that a transport marker may carry (7.9-g, 7.9-h)."""
        carried = self.theatre.carried[marker]
        if self.chad_by_zimbabwe and self.theatre.owner[marker] == ZIMBABWE:
            carried |= self.theatre.of_faction["Chad"]
        return carried

    def deployed(self, chance: Chance) -> WarState:
        """All counters in their boxes; nothing has happened yet."""
        theatre = self.theatre
        units = len(theatre.units)
        state = WarState()
        state.chance, state.pending = chance, None
        state.stack = [
            ("war",),
            ("coup", 0, 0),
            ("rebel-setup", 0, 0, -1),
            ("government-setup", 0, 0, -1, 0),
        ]
        state.where = array("h", [s.AVAILABLE] * units + [s.ASIDE] * (len(theatre.piece_names) - units))
        for unit in each(theatre.event_only):
            state.where[unit] = s.ASIDE
        state.control = array("h", [s.NOBODY] * theatre.count)
        start = theatre.tables.resources.start
        state.points = array("h", [start[name] for name in theatre.contingents])
        state.turn = state.top = state.moved = state.fought = state.inactive = state.fallen = 0
        state.rebel_held = state.assaulted = state.pool = 0
        state.events = (1 << len(EVENTS)) - 1
        state.event, state.graft, state.active = s.NO_EVENT_YET, s.NOBODY, s.NOBODY
        state.land = state.air = state.helo = -1
        state.river_used = state.hutu_bought = state.hired = state.libya = 0
        state.advisers = s.ADVISERS_ASIDE
        state.coup = state.intercepted = 0
        state.conceded = s.NOBODY
        state.veiled = []
        index(theatre, state)
        return state

    def concede(self, play: WarPlay, seat: int) -> None:
        """A player gives up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]})

    # The rest of the contract.

    def mask(self, state: WarState, seat: int) -> WarState:
        """The state without what that seat cannot see."""
        return hidden.mask(self, state, seat)

    def imagine(self, view: View, rng: Random) -> WarState:
        """A true state that this view could come from."""
        return hidden.imagine(self, view, rng)

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of combat and of the rolls that an action calls for."""
        return odds.forecast(self, view, action)

    def result(self, state: WarState) -> Result | None:
        """How the war ended."""
        return result(self, state)

    def label(self, view: View, action: Action) -> Message:
        """What an action is called."""
        return words.label(self, view, action)

    def names(self) -> dict[str, str]:
        """What pieces, places and sides are called."""
        return words.names(self)

    def sheet(self) -> Sheet:
        """The map as it is printed."""
        return picture.sheet(self)

    def phase(self, state: WarState) -> str:
        """The part of the turn that is under way."""
        return picture.phase(state)

    def scene(self, view: View) -> Scene:
        """What lies on it."""
        return picture.scene(self, view)

    # Positions as plain files.

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, spaces, contingents, events and seats."""
        theatre = self.theatre
        places = {
            s.AVAILABLE: "available",
            s.ELIMINATED: "eliminated",
            s.OUT: "out",
            s.UNSEEN: "unseen",
            s.ASIDE: "aside",
            s.READY: "ready",
            s.USED: "used",
        }
        advisers = {
            s.ADVISERS_ASIDE: "aside",
            s.ADVISERS_READY: "ready",
            s.ADVISERS_GONE: "gone",
            s.ADVISERS_UNSEEN: "unseen",
        }
        return {
            "piece": Names(theatre.piece_names, {-1: "none"}),
            "space": Names(theatre.names, places),
            "contingent": Names(theatre.contingents, {s.NOBODY: "nobody"}),
            "event": Names(EVENTS, {s.NO_EVENT_YET: "none"}),
            "adviser": Names(theatre.piece_names, advisers),
            "seat": Names(self.seats, {s.NOBODY: "nobody"}),
        }

    def settle(self, state: WarState, position: Mapping[str, Any]) -> None:
        """Works out what follows from where the pieces are.

        ``active = "Rwanda/movement"`` is short for a segment of a contingent's activation; ``"turn"`` starts the next
        game turn, ``"end"`` the End of Turn Phase, ``"resources"`` and ``"event"`` the segments of the first phase.
        """
        theatre = self.theatre
        active = position.get("active")
        if active is not None:
            index(theatre, state)
            self._tidy(state)
            self._begin(state, active)
        index(theatre, state)
        if "steps" not in position:
            self.start(state)

    def _tidy(self, state: WarState) -> None:
        """In a position written by hand: every stack has a top, and whoever is in a hex holds it."""
        theatre = self.theatre
        for space in each(state.held[0] | state.held[1]):
            here = state.at[space]
            if (state.top & here).bit_count() != 1:
                state.top = state.top & ~here | here & -here
            owner = theatre.contingent[(here & -here).bit_length() - 1]
            if state.control[space] < 0 or not here & theatre.of_contingent[state.control[space]]:
                take_control(theatre, state, space, owner)

    def _begin(self, state: WarState, active: str) -> None:
        state.turn = max(state.turn, 1)
        state.stack = [("war",)]
        if active == "turn":
            return
        state.stack.append(("end-of-turn",))
        if active == "end":
            return
        state.stack.append(("actions", 2))
        if active in ("resources", "event"):
            state.stack.append(("resources",))
            if active == "event":
                state.stack.append(("event",))
            return
        name, _, segment = active.partition("/")
        state.active = self.notation()["contingent"].number(name, "active")
        if segment not in SEGMENTS:
            raise PositionError("position-unknown-name", key="active", value=segment, known=list(SEGMENTS))
        state.stack += SEGMENTS[segment]

    def check(self, state: WarState) -> list[str]:
        """What is wrong with a state."""
        return invariants.check(self, state)
