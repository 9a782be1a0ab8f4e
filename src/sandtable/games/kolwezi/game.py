"""Jumping on Kolwezi, opened: the contract, as far as it is not a chapter of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandtable.engine.chance import Chance
from sandtable.engine.fields import Seat, Space, SpaceSet
from sandtable.engine.flow import ROUTINE, Play, SteppedGame
from sandtable.engine.memos import Memo
from sandtable.engine.positions import Names, Notation
from sandtable.engine.spaces import has
from sandtable.games.kolwezi import (
    charts,
    counters,
    drawing,
    goals,
    harms,
    hidden,
    invariants,
    katangans,
    order,
    overlay,
    picture,
    space_facts,
    units,
    verdict,
    victory,
    words,
)
from sandtable.games.kolwezi.actions import Column, Convoy, Drop, Embark, Join, Leave, Move, Pick, Target, decoder
from sandtable.games.kolwezi.administrative import Administrative
from sandtable.games.kolwezi.assault import AssaultResolution, Strikes
from sandtable.games.kolwezi.assault_movement import AssaultMovement, Muster
from sandtable.games.kolwezi.counter_attack import CounterAttack
from sandtable.games.kolwezi.french_fire import FireAt, FrenchFire
from sandtable.games.kolwezi.infiltration import Infiltration
from sandtable.games.kolwezi.katangan_fire import KatanganFire
from sandtable.games.kolwezi.march import March, Onward, Where
from sandtable.games.kolwezi.movement import FrenchMovement
from sandtable.games.kolwezi.pack import Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.para_drop import Landing, ParaDrop
from sandtable.games.kolwezi.passing import KatanganMarch, Opportunity
from sandtable.games.kolwezi.set_up import SetUp
from sandtable.games.kolwezi.state import GARRISON, GONE, NO_POST, NO_ZONE, POOL, UNKNOWN, WAITING, KolweziState, Town
from sandtable.games.kolwezi.theatre import Theatre
from sandtable.games.kolwezi.turn import Campaign, Flip, FrenchPhase, KatanganPhase, KatanganTurn
from sandtable.games.kolwezi.ways import Layers

if TYPE_CHECKING:
    from sandtable.games.kolwezi.title import Kolwezi

KolweziPlay = Play["KolweziGame", KolweziState]

#: the one seat: the other side is rules (1-a)
SEATS = ("french",)


class KolweziGame(SteppedGame[KolweziState]):
    """The game with its options."""

    flow = (
        SetUp,
        Campaign,
        ParaDrop,
        Landing,
        FrenchPhase,
        FrenchMovement,
        Where,
        March,
        Onward,
        Flip,
        FrenchFire,
        FireAt,
        KatanganFire,
        AssaultMovement,
        Muster,
        AssaultResolution,
        Strikes,
        CounterAttack,
        KatanganPhase,
        Infiltration,
        KatanganTurn,
        katangans.KatanganMovement,
        KatanganMarch,
        Opportunity,
        Administrative,
    )
    positions = KolweziState
    afflictions = frozenset({"pinned"})
    event_cards = frozenset(
        {
            "counter-attack",
            "counter-attack-barred",
            "counter-offensive",
            "infiltration",
            "no-way-in",
            "pool-empty",
            "dummy-drawn",
            "hostages-executed",
            "hostages-safe",
            "hostages-check",
            "lorries-recovered",
            "lorries-lost",
            "airport-road",
            "end",
        }
    )
    decoder = decoder()
    routine = ROUTINE | words.EVERYDAY

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
        self.lorries_in_turn: bool = options["lorries_in_turn"]
        # The actions of the questions asked most, made once.
        names = theatre.piece_names
        self.picks = [Pick(name) for name in names]
        self.columns = [Column(name) for name in names]
        self.embarks = [Embark(name) for name in names]
        self.convoys = [Convoy(name) for name in names]
        self.joins = [Join(name) for name in names]
        self.drops = [Drop(name) for name in names]
        self.leaves = [Leave(name) for name in names]
        self.aims = [Target(name) for name in names]
        self.moves = [Move(name) for name in theatre.names]
        # Reach, distances and neighbourhoods already worked out.
        self.foot_memo: Memo[tuple[Space, int, SpaceSet], Layers] = Memo()
        self.motor_memo: Memo[tuple[Space, Town, SpaceSet], Layers] = Memo()
        self.around_memo: Memo[SpaceSet, SpaceSet] = Memo(10_000)
        self.foreign_memo: Memo[bytes, tuple[SpaceSet, ...]] = Memo(10_000)
        self.nearest_memo: Memo[SpaceSet, tuple[int, ...]] = Memo(10_000)

    def deployed(self, chance: Chance) -> KolweziState:
        """Everything still off the map."""
        theatre = self.theatre
        state = self.blank(chance)
        state.stack = [SetUp()]
        state.face = array("h", theatre.printed_face)
        state.hostages = theatre.hostage_areas
        state.lorries[theatre.lorry_park] = theatre.pack.map.setup.lorries
        self.derive(state)
        return state

    def concede(self, play: KolweziPlay, seat: Seat) -> None:
        """The player gives up."""
        play.state.conceded = 1
        play.tell("concede", {"side": self.seats[seat]})

    def whose(self, piece: str) -> str:
        """The French or the Katangans."""
        number = self.theatre.piece.get(piece, -1)
        if number < 0:
            return ""
        return "french" if has(self.theatre.french, number) else "katangan"

    def notation(self) -> Notation:
        """The names of counters, areas, faces, posts and states."""
        theatre = self.theatre
        off = {GONE: "off", WAITING: "waiting", POOL: "pool"}
        towns = {GARRISON - town: f"in {theatre.zones[town]}" for town in range(1, len(theatre.zones))}
        return {
            "piece": Names(theatre.piece_names),
            "space": Names(theatre.names, off | towns),
            "face": Names(theatre.faces, {UNKNOWN: "unknown"}),
            "post": Names(theatre.posts, {NO_POST: "none"}),
            "drop": Names(DROP_ZONES, {NO_ZONE: "none"}),
            "side": Names(("katangan", "french")),
            "lorries": Names(("katangan", "recovered", "destroyed")),
            "posture": Names(("none", "aggressive", "cautious")),
        }

    # The chapters that are part of the contract

    derive = units.derive
    faults = invariants.faults
    mask = hidden.mask
    unveiled = hidden.unveiled
    fill_in = hidden.fill_in
    forecast = verdict.forecast
    result = victory.result
    standing = victory.standing
    label = words.label
    names = words.names
    sheet = drawing.sheet
    charts = charts.charts
    counters = counters.counters
    facts = space_facts.facts
    facts_now = space_facts.facts_now
    phase = picture.phase
    scene = picture.scene
    goals = goals.goals
    harms = harms.harms
    rank = order.rank
    line_of_sight = overlay.line_of_sight
