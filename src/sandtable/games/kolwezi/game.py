"""Jumping on Kolwezi, opened: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Forecast, Message, Result, View
from sandtable.engine.flow import Play, Step, SteppedGame
from sandtable.engine.positions import Names
from sandtable.engine.scene import LineOfSight, Scene, Sheet
from sandtable.games.kolwezi import hidden, invariants, katangans, odds, overlay, picture, words
from sandtable.games.kolwezi.actions import Column, Convoy, Embark, Move, Pick, Target, decoder
from sandtable.games.kolwezi.administrative import Administrative
from sandtable.games.kolwezi.assault import AssaultMovement, AssaultResolution, Strikes
from sandtable.games.kolwezi.counter_attack import CounterAttack
from sandtable.games.kolwezi.french_fire import FireAt, FrenchFire
from sandtable.games.kolwezi.infiltration import Infiltration
from sandtable.games.kolwezi.katangan_fire import KatanganFire
from sandtable.games.kolwezi.march import KatanganMarch, March, Onward, Opportunity
from sandtable.games.kolwezi.movement import FrenchMovement, Where
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.para_drop import Landing, ParaDrop
from sandtable.games.kolwezi.set_up import SetUp
from sandtable.games.kolwezi.state import (
    GARRISON,
    GONE,
    KATANGAN,
    KATANGAN_HELD,
    NO_POSTURE,
    NO_ZONE,
    POOL,
    UNKNOWN,
    WAITING,
    KolweziState,
)
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.turn import Campaign, Flip, FrenchPhase, KatanganPhase, KatanganTurn
from sandtable.games.kolwezi.units import index
from sandtable.games.kolwezi.victory import result

if TYPE_CHECKING:
    from sandtable.games.kolwezi.title import Kolwezi

KolweziPlay = Play["KolweziGame", KolweziState]

#: the one seat: the other side is rules (1-a)
SEATS = ("french",)


class KolweziGame(SteppedGame[KolweziState]):
    """The game with its options."""

    steps: ClassVar[Mapping[str, Step[Any, Any]]] = {
        step.name: step
        for step in (
            SetUp(),
            Campaign(),
            ParaDrop(),
            Landing(),
            FrenchPhase(),
            FrenchMovement(),
            Where(),
            March(),
            Onward(),
            Flip(),
            FrenchFire(),
            FireAt(),
            KatanganFire(),
            AssaultMovement(),
            AssaultResolution(),
            Strikes(),
            CounterAttack(),
            KatanganPhase(),
            Infiltration(),
            KatanganTurn(),
            katangans.KatanganMovement(),
            KatanganMarch(),
            Opportunity(),
            Administrative(),
        )
    }
    decoder = decoder()

    def __init__(self, title: Kolwezi, pack: Pack, scenario: str, options: Mapping[str, Any]) -> None:
        self.title = title
        self.scenario = scenario
        self.options = options
        self.seats = SEATS
        self.theatre = theatre = Theatre(pack)
        self.te_protects_stack: bool = options["te_protects_stack"]
        self.dummies_execute: bool = options["dummies_execute"]
        self.pins_per_counter: bool = options["pins_per_counter"]
        self.pinned_units_retreat: bool = options["pinned_units_retreat"]
        self.second_hostage_check: bool = options["second_hostage_check"]
        self.hidden_counters_hold: bool = options["hidden_counters_hold"]
        self.objective_holders_flee: bool = options["objective_holders_flee"]
        # The actions of the questions asked most, made once.
        names = theatre.piece_names
        self.picks = [Pick(name) for name in names]
        self.columns = [Column(name) for name in names]
        self.embarks = [Embark(name) for name in names]
        self.convoys = [Convoy(name) for name in names]
        self.aims = [Target(name) for name in names]
        self.moves = [Move(name) for name in theatre.names]
        # Reach and distances already worked out, keyed on everything they depend on; never part of a state.
        self.foot_memo: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.motor_memo: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self.nearest_memo: dict[int, tuple[int, ...]] = {}

    def deployed(self, chance: Chance) -> KolweziState:
        """Everything still off the map."""
        theatre = self.theatre
        count, areas = theatre.pieces, len(theatre.board)
        state = KolweziState()
        state.chance, state.pending, state.stack = chance, None, [("set_up",)]
        state.turn = 0
        state.area = array("h", [WAITING] * count)
        state.face = array("h", theatre.printed_face)
        state.post = array("h", [-1] * count)
        state.origin = array("h", [GONE] * count)
        for name, kind in KolweziState.FIELDS.items():
            if kind == "int":
                setattr(state, name, 0)
        state.queue, state.route = [], []
        state.hostages = theatre.hostage_areas
        state.lorries = array("h", [0] * areas)
        state.lorries[theatre.lorry_park] = theatre.pack.map.setup.lorries
        state.lorry_state, state.airport, state.posture = KATANGAN_HELD, KATANGAN, NO_POSTURE
        state.first_zone = state.second_zone = NO_ZONE
        index(theatre, state)
        return state

    def open_objectives(self, state: KolweziState) -> int:
        """Objectives that nobody holds (5.4-g)."""
        return katangans.open_objectives(self, state)

    def concede(self, play: KolweziPlay, seat: int) -> None:
        """The player gives up."""
        play.state.conceded = 1
        play.tell("concede", {"side": self.seats[seat]})

    # The rest of the contract.

    def mask(self, state: KolweziState, seat: int) -> KolweziState:
        """The state without what lies face down."""
        return hidden.mask(self, state)

    def imagine(self, view: View, rng: Random) -> KolweziState:
        """A true state that this view could come from."""
        return hidden.imagine(self, view, rng)

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of fire, assaults, landings and moves under fire."""
        return odds.forecast(self, view, action)

    def result(self, state: KolweziState) -> Result | None:
        """How the operation ended."""
        return result(self, state)

    def label(self, view: View, action: Action) -> Message:
        """What an action is called."""
        return words.label(self, view, action)

    def names(self) -> dict[str, str]:
        """What counters, areas and towns are called."""
        return words.names(self)

    def sheet(self) -> Sheet:
        """The two maps as they are printed."""
        return picture.sheet(self.theatre)

    def phase(self, state: KolweziState) -> str:
        """The part of the turn that is under way."""
        return picture.phase(state)

    def scene(self, view: View) -> Scene:
        """What lies on them."""
        return picture.scene(self, view)

    def line_of_sight(self, view: View, start: str, end: str) -> LineOfSight:
        """Whether fire can go from one area to another (8.5)."""
        assert isinstance(view.state, KolweziState)
        return overlay.line_of_sight(self, view.state, start, end)

    # Positions as plain files.

    def notation(self) -> Mapping[str, Names]:
        """The names of counters, areas, faces, posts and states."""
        theatre = self.theatre
        off = {GONE: "off", WAITING: "waiting", POOL: "pool"}
        towns = {GARRISON - town: f"in {theatre.zones[town]}" for town in range(1, len(theatre.zones))}
        return {
            "piece": Names(theatre.piece_names),
            "space": Names(theatre.names, off | towns),
            "face": Names(theatre.faces, {UNKNOWN: "unknown"}),
            "post": Names(theatre.posts, {-1: "none"}),
            "drop": Names(DROP_ZONES, {NO_ZONE: "none"}),
            "side": Names(("katangan", "french")),
            "lorries": Names(("katangan", "recovered", "destroyed")),
            "posture": Names(("none", "aggressive", "cautious")),
        }

    def settle(self, state: KolweziState, position: Mapping[str, Any]) -> None:
        """Works out what follows from where the counters are; runs on where no step is stated."""
        index(self.theatre, state)
        if "steps" not in position:
            self.start(state)

    def check(self, state: KolweziState) -> list[str]:
        """What is wrong with a state."""
        return invariants.check(self, state)
