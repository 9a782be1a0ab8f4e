"""World War Africa opened with its options: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, View
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import ROUTINE, Play, Step, SteppedGame
from sandtable.engine.memos import Memo
from sandtable.engine.positions import Names, PositionError
from sandtable.engine.spaces import each, first, has, listed, only, size, up_to
from sandtable.games.world_war_africa import (
    charts,
    counters,
    goals,
    harms,
    hidden,
    invariants,
    order,
    picture,
    pieces,
    space_facts,
    verdict,
    victory,
    words,
)
from sandtable.games.world_war_africa import state as s
from sandtable.games.world_war_africa.actions import Buy, BuyCache, Go, Land, Pick, decoder
from sandtable.games.world_war_africa.activation import Activation
from sandtable.games.world_war_africa.aftermath import Aftermath, Losses
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.combat import Combat, Muster
from sandtable.games.world_war_africa.coup import KitonaCoup
from sandtable.games.world_war_africa.events import Arrival, ClashEvent, RandomEvent
from sandtable.games.world_war_africa.journeys import Flight, Freight, FreightFlight, Voyage
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.movement import Reach
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.pack import Pack
from sandtable.games.world_war_africa.printed_map import sheet as printed_sheet
from sandtable.games.world_war_africa.reinforcement import Contracts, Placement, Reinforcement
from sandtable.games.world_war_africa.resources import ResourcePoints
from sandtable.games.world_war_africa.setup_government import GovernmentSetup
from sandtable.games.world_war_africa.setup_likely import SetupReview
from sandtable.games.world_war_africa.setup_rebels import RebelSetup
from sandtable.games.world_war_africa.stacking import Overstacking
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import Determined
from sandtable.games.world_war_africa.theatre import EVENTS, SIDE_OF, SIDES, ZIMBABWE, Theatre
from sandtable.games.world_war_africa.transport import segment_contingents
from sandtable.games.world_war_africa.turn import Actions, EndOfTurn, War

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.title import WorldWarAfrica

WarPlay = Play["WarGame", WarState]

#: what is still to come on the stack when a segment is entered by a written position
SEGMENTS: dict[str, tuple[Step[Any, Any], ...]] = {
    "combat": (Combat(),),
    "movement": (Combat(), Movement()),
    "reinforcement": (Combat(), Movement(), Reinforcement()),
    "activation": (Combat(), Movement(), Reinforcement(), Activation()),
}
#: what is still to come when a written position starts elsewhere in a turn
PHASES: dict[str, tuple[Step[Any, Any], ...]] = {
    "turn": (),
    "end": (EndOfTurn(),),
    "resources": (EndOfTurn(), Actions(2), ResourcePoints()),
    "event": (EndOfTurn(), Actions(2), ResourcePoints(), RandomEvent()),
}


class WarGame(SteppedGame[WarState]):
    """The war with its options."""

    flow = (
        War,
        GovernmentSetup,
        RebelSetup,
        SetupReview,
        KitonaCoup,
        RandomEvent,
        Arrival,
        ClashEvent,
        ResourcePoints,
        Actions,
        Activation,
        Reinforcement,
        Placement,
        Contracts,
        Movement,
        Marching,
        Voyage,
        Flight,
        Freight,
        FreightFlight,
        Combat,
        Muster,
        Battle,
        Determined,
        Losses,
        Aftermath,
        Overstacking,
        EndOfTurn,
    )
    positions = WarState
    beginnings = frozenset({"activation"})
    afflictions = frozenset({"unsupplied"})
    event_cards = frozenset(
        {
            "activation",
            "activation-roll",
            "event",
            "event-returned",
            "graft",
            "coup",
            "coup-roll",
            "uprising-rolls",
            "intercept",
            "clash",
            "no-clash",
            "kinshasa-fallen",
            "end",
        }
    )
    decoder = decoder()
    routine = ROUTINE | words.EVERYDAY
    seats = SIDES

    derive = pieces.derive
    faults = invariants.faults
    mask = hidden.mask
    fill_in = hidden.fill_in
    forecast = verdict.forecast
    result = victory.result
    standing = victory.standing
    harms = harms.harms
    rank = order.rank
    label = words.label
    names = words.names
    sheet = printed_sheet
    charts = charts.charts
    counters = counters.counters
    facts = space_facts.facts
    facts_now = space_facts.facts_now
    phase = picture.phase
    scene = picture.scene
    goals = goals.goals

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
        self.uganda_lift: bool = options["uganda_lift"]
        self.helicopters_to_kinshasa: bool = options["helicopters_to_kinshasa"]
        self.adr_covers_any_force: bool = options["adr_covers_any_force"]
        self.chad_by_zimbabwe: bool = options["chad_by_zimbabwe"]
        self.ratios = [tuple(int(part) for part in name.split(":")) for name in pack.tables.crt.columns]
        self.transports_of = [
            [m for c in segment_contingents(number) for m in each(theatre.owned_markers[c] & theatre.transports)]
            for number in range(5)
        ]
        self.contractors = listed(theatre.pmc)
        #: the weather of each turn, and whether it is the first, when other ways lead in from the boxes (10.2.2-a)
        self.rain_bits = [0] + [
            turn.rainy_north << 1 | turn.rainy_south << 2 | (number == 0)
            for number, turn in enumerate(pack.tables.turn)
        ]
        self._notation = self._named()
        # Answers and findings that come up again and again.
        self.picks = [Pick(name) for name in theatre.piece_names]
        self.buys = [Buy(name) for name in theatre.piece_names]
        self.cache_buys = [BuyCache(name) for name in theatre.names]
        self._goes = [Go(name) for name in theatre.names]
        self._lands = [Land(name) for name in theatre.names]
        self._go_lists: Memo[SpaceSet, Sequence[Action]] = Memo()
        self._land_lists: Memo[SpaceSet, Sequence[Action]] = Memo()
        self._nearby: Memo[tuple[Space, int], SpaceSet] = Memo()
        self.zone_memo: Memo[SpaceSet, SpaceSet] = Memo()
        self.supply_memo: Memo[tuple[SpaceSet, SpaceSet], SpaceSet] = Memo()
        self.reach_memo: Memo[tuple[int, ...], Reach] = Memo()
        self.travel_memo: Memo[Space, list[int]] = Memo()

    def unveiled(self, state: WarState, seat: Seat) -> View[WarState]:
        """Every stack face up: the true table is drawn as the seen one is."""
        return View(seat, state, None)

    def nearby(self, space: Space, steps: int) -> SpaceSet:
        """All hexes within so many steps."""
        key = (space, steps)
        known = self._nearby.get(key)
        if known is None:
            known = self._nearby.keep(key, self.theatre.grid.within(space, steps))
        return known

    def go_list(self, spaces: SpaceSet) -> Sequence[Action]:
        """A march to each of these spaces."""
        known = self._go_lists.get(spaces)
        if known is None:
            known = self._go_lists.keep(spaces, [self._goes[space] for space in listed(spaces)])
        return known

    def land_list(self, spaces: SpaceSet) -> Sequence[Action]:
        """A landing in each of these spaces."""
        known = self._land_lists.get(spaces)
        if known is None:
            known = self._land_lists.keep(spaces, [self._lands[space] for space in listed(spaces)])
        return known

    def may_carry(self, marker: Piece) -> PieceSet:
        """The units that a transport marker may carry (7.9-g, 7.9-h)."""
        carried = self.theatre.carried[marker]
        if self.chad_by_zimbabwe and self.theatre.owner[marker] == ZIMBABWE:
            carried |= self.theatre.of_faction["Chad"]
        return carried

    def deployed(self, chance: Chance) -> WarState:
        """All counters in their boxes; nothing has happened yet."""
        theatre = self.theatre
        state = self.blank(chance)
        state.stack = [War(), KitonaCoup(), RebelSetup(), GovernmentSetup()]
        for piece in range(len(state.where)):
            if piece >= len(theatre.units) or has(theatre.event_only, piece):
                state.where[piece] = s.ASIDE
        for contingent, name in enumerate(theatre.contingents):
            state.points[contingent] = theatre.tables.resources.start[name]
        state.events = up_to(len(EVENTS))
        self.derive(state)
        return state

    def concede(self, play: WarPlay, seat: Seat) -> None:
        """A player gives up."""
        play.state.conceded = seat
        play.tell("concede", {"side": self.seats[seat]})

    # Positions as plain files.

    def whose(self, piece: str) -> str:
        """The Government or the Rebels; a cache may change hands and is nobody's."""
        theatre = self.theatre
        number = theatre.piece.get(piece, -1)
        if number < 0:
            return ""
        if theatre.kind[number] == "unit":
            return SIDES[theatre.side[number]]
        return SIDES[SIDE_OF[theatre.owner[number]]] if theatre.owner[number] >= 0 else ""

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, spaces, contingents, events and seats."""
        return self._notation

    def _named(self) -> Mapping[str, Names]:
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
        active = position.get("active")
        if active is not None:
            self.derive(state)
            self._tidy(state)
            self._begin(state, active)
        super().settle(state, position)

    def _tidy(self, state: WarState) -> None:
        """In a position written by hand: every stack has a top, and whoever is in a hex holds it."""
        theatre = self.theatre
        for space in each(state.held[0] | state.held[1]):
            here = state.at[space]
            if size(state.top & here) != 1:
                state.top = state.top & ~here | only(first(here))
            owner = theatre.contingent[first(here)]
            if state.control[space] < 0 or not here & theatre.of_contingent[state.control[space]]:
                pieces.take_control(theatre, state, space, owner)

    def _begin(self, state: WarState, active: str) -> None:
        state.turn = max(state.turn, 1)
        if active in PHASES:
            state.stack = [War(), *PHASES[active]]
            return
        name, _, segment = active.partition("/")
        state.active = self.notation()["contingent"].number(name, "active")
        if segment not in SEGMENTS:
            raise PositionError("position-unknown-name", key="active", value=segment, known=list(SEGMENTS))
        state.stack = [War(), EndOfTurn(), Actions(2), *SEGMENTS[segment]]
