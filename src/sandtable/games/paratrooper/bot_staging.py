"""How an officer handles the strategic map: what he mobilizes, who flies where, when the mission is to end."""

from __future__ import annotations

from operator import itemgetter
from typing import ClassVar

import msgspec

from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, has, plus, size
from sandtable.games.paratrooper import actions as do
from sandtable.games.paratrooper.bot_answers import Answers, best, of
from sandtable.games.paratrooper.bot_landing import Field, Fields
from sandtable.games.paratrooper.bot_shopping import AIR_FIRST, BY_LAND, LATER, LATER_BY_LAND, SHOPPING
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.flights import Flight, cost_to, idle_macs
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.ground import EDGES, HEXES, NEAR
from sandtable.games.paratrooper.logistics import supported
from sandtable.games.paratrooper.mobilization import staging_zones
from sandtable.games.paratrooper.pieces import enemies
from sandtable.games.paratrooper.state import AVAILABLE, BOX, LOST, NONE, SINGLE, Hex, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR
from sandtable.games.paratrooper.victory import score

VICTORY, GLORY = 25, 50
#: with the crisis at this level there is no time left for anything but a fight
PATIENT = 9
#: nobody who is mobilized at this crisis level or above gets to the map in time
TOO_LATE = 11
#: counters that come to the mission map by air or overland
GROUND = frozenset(("para", "felin", "sf", "abn_eng", "abn_hw", "convoy", "arm_cav", "armor", "mech_inf", "fr_tech"))
#: what a MAC carries at most (15.2)
LOAD = 3


class Temper(msgspec.Struct, frozen=True):
    """What an officer is like."""

    #: how much stronger than the enemy he wants to be before he attacks
    ratio: float = 1.1
    #: with the objective in hand: the points he wants to have before he leaves, and up to which crisis level he stays
    wants: int = GLORY
    stays: int = PATIENT
    #: what a counter lying face down may be worth in a fight
    unknown: float = 1.8
    #: whether airpower comes before more troops
    by_air: bool = False


class Quartermaster(Player[ParatrooperGame, ParatrooperState]):
    """Mobilization, infowar, staging: what happens off the mission map."""

    temper: ClassVar[Temper]
    uses_infowar: ClassVar[bool]
    uses_air: ClassVar[bool]

    def look(self, state: ParatrooperState) -> None:
        """What is wanted, and where that is."""
        self.theatre = self.game.theatre
        self.objective = self.theatre.objective_of[state.mission]
        self.spot = state.where[self.objective]

    def nothing(self, actions: Answers) -> Action:
        """Nothing more of this, if he may say so."""
        return do.DONE if do.DONE in actions else self.rng.choice(actions)

    def hex(self, state: ParatrooperState, name: str) -> Hex:
        """The hex that an answer names."""
        found = self.game.hex_of(state, name)
        return found if found is not None else NONE

    def piece(self, action: do.Load | do.Pick | do.Fly | do.Lose) -> Piece:
        """The counter that an answer names."""
        return self.theatre.piece[action.unit]

    def known(self) -> bool:
        """Whether the objective has been found and lies or is carried on the map."""
        return 0 <= self.spot < HEXES

    def in_play(self, state: ParatrooperState, kind: str) -> Number:
        """Counters of a kind that are mobilized and not lost."""
        return sum(state.where[p] not in (AVAILABLE, LOST) for p in each(self.theatre.of_key[kind]))

    def base(self, state: ParatrooperState) -> Space:
        """Where the regiment is mobilized: in the crisis zone itself if an FSA stands there, else as near as can be."""
        zones = [self.theatre.calvi, *each(staging_zones(self.game, state))]
        return min(zones, key=lambda zone: self.flight_cost(state, zone))

    def flight_cost(self, state: ParatrooperState, zone: Space) -> Number:
        """OPs for a flight from a zone to the mission."""
        return 0 if zone == state.zone else self.theatre.flight[zone].get(state.zone, FAR)

    def on_map(self, state: ParatrooperState, pieces: PieceSet) -> bool:
        """Whether any of these is on the mission map."""
        return any(0 <= state.where[p] < HEXES for p in each(pieces))

    def waiting(self, state: ParatrooperState) -> Number:
        """Units that are mobilized and not on the mission map yet."""
        return sum(state.where[p] >= HEXES for p in each(self.theatre.units & ~state.available))

    # Mobilization

    def answer_mobilize(self, state: ParatrooperState, actions: Answers) -> Action:
        initial = state.phase == 0
        base = self.base(state)
        left = state.ops - self.set_aside(state, base, 0)
        at = {"", self.game.name_of(state, base)}
        offered = {action.kind: action for action in of(do.Mobilize, actions) if action.at in at}
        if base == state.zone:
            wanted = BY_LAND if initial else LATER_BY_LAND
        else:
            wanted = SHOPPING if initial else LATER
        if not initial and "dz" in offered and self.wants_drop_zone(state) and left >= 1:
            return offered["dz"]
        for kind, most in (*AIR_FIRST, *wanted) if self.temper.by_air else wanted:
            spare = state.ops - self.set_aside(state, base, 1) if kind in GROUND else left
            affordable = kind in offered and self.theatre.price[kind].op <= spare
            if affordable and self.in_play(state, kind) < most and self.has_use_for(state, kind, initial):
                return offered[kind]
        return self.nothing(actions)

    def set_aside(self, state: ParatrooperState, base: Space, more: Number) -> Number:
        """OPs that are kept: for the flights of those who wait and so many more, and for refit."""
        macs = self.in_play(state, "mac")
        flights = min(macs, max(1, -(-(self.waiting(state) + more) // LOAD)))
        return self.flight_cost(state, base) * flights + self.refits(state)

    def has_use_for(self, state: ParatrooperState, kind: str, initial: bool) -> bool:
        """Whether this is something he uses, and that comes to bear before the mission is over."""
        if kind == "isr":
            return self.uses_infowar and not self.known()
        if kind == "nw":
            return self.uses_infowar
        if kind in ("tac", "drone"):
            shown = any(enemies(self.theatre, state, hex) for hex in each(state.foes))
            return self.uses_air and (initial or kind == "tac" or shown)
        if kind == "fob":
            return self.on_map(state, self.theatre.engineers)
        if kind in GROUND:
            return initial or self.can_still_come(state)
        return True

    def can_still_come(self, state: ParatrooperState) -> bool:
        """Whether a unit mobilized now gets to the mission map in time: a MAC has room for it, and it is not late."""
        room = LOAD * self.in_play(state, "mac") if self.base(state) != state.zone else 2 * LOAD
        leaving = self.known() and not has(state.foes, self.spot) and not self.would_stay(state)
        return self.waiting(state) < room and state.crisis < TOO_LATE and not leaving

    def wants_drop_zone(self, state: ParatrooperState) -> bool:
        """Whether somebody waits outside for whom there is no field: a marker that nobody holds is none."""
        if any(state.where[p] == BOX for p in each(self.theatre.drop_zones)):
            return False
        fields = Fields(self.game, state, self.spot)
        if fields.landing or (fields.marked & ~state.foes and not state.rep):
            return False
        return self.waiting(state) > 0

    def answer_refit(self, state: ParatrooperState, actions: Answers) -> Action:
        """Where the most are disrupted."""

        def value(action: do.Refit) -> float:
            space = self.game.space_of(state, action.at)
            return sum(state.where[p] == space for p in each(state.disrupted))

        return best(do.Refit, actions, value) or self.nothing(actions)

    def refits(self, state: ParatrooperState) -> Number:
        """OPs to be kept for those who can be refitted on the mission map."""
        fields = supported(self.theatre, state, self.theatre.logistic)
        return len({state.where[p] for p in each(state.disrupted)} & set(each(fields)))

    # Infowar

    def answer_infowar(self, state: ParatrooperState, actions: Answers) -> Action:
        if not self.uses_infowar:
            return self.nothing(actions)
        if of(do.Netwar, actions) and state.crisis > 2 and not self.may_spoil_it(state):
            return do.Netwar()
        placed = [state.where[p] for p in each(self.theatre.isrs)]

        def value(action: do.Scout) -> float:
            hex = self.hex(state, action.at)
            return state.covered[hex] - 3 * placed.count(hex)

        return best(do.Scout, actions, value) or self.nothing(actions)

    def may_spoil_it(self, state: ParatrooperState) -> bool:
        """Whether a blowback would end the mission just before the objective leaves the map (25.1)."""
        at_stake = state.aboard[self.objective] >= 0 and has(EDGES, self.spot)
        return at_stake and state.crisis + 1 >= self.theatre.crisis_end

    # Staging

    def answer_staging(self, state: ParatrooperState, actions: Answers) -> Action:
        carrier = state.aboard[self.objective]
        for action in of(do.Exit, actions):
            if carrier >= 0 and action.unit == self.theatre.names[carrier] and not self.wants_more(state):
                return action
        for fetching in of(do.TakeUp, actions):
            return fetching
        fields = Fields(self.game, state, self.spot)
        marking = best(do.MarkZone, actions, lambda a: fields.value_of_marking(self.hex(state, a.at)))
        if marking:
            return marking
        for entering in of(do.Pick, actions):
            if state.where[self.piece(entering)] == state.zone:
                return entering
        building = best(do.Build, actions, lambda a: -len(fields.fighters(self.hex(state, a.at))))
        if building and fields.room(self.hex(state, building.at)) > 0:
            return building
        flying = of(do.Fly, actions)
        return flying[0] if flying and self.has_cargo(state, fields) else self.nothing(actions)

    def has_cargo(self, state: ParatrooperState, fields: Fields) -> bool:
        """Whether a flight makes sense: to bring somebody to the map, or the objective away from it."""
        theatre = self.theatre
        carrier = state.aboard[self.objective]
        if carrier >= 0 and has(fields.all, state.where[carrier]) and not self.wants_more(state):
            return True
        mac, outside = idle_macs(self.game, state)[0], 0
        for piece in each(theatre.units & ~state.available & ~state.left):
            start = state.where[piece]
            if start >= HEXES and cost_to(self.game, state, mac, start, state.zone) <= state.ops:
                outside = plus(outside, piece)
        if has(staging_zones(self.game, state), state.zone):
            return any(state.where[piece] != state.zone for piece in each(outside))
        return bool(outside & theatre.airborne) or bool(outside and fields.best_landing(1).hex >= 0)

    def wants_more(self, state: ParatrooperState) -> bool:
        """Whether he stays another turn with the objective in hand: for a victory, or for more points.

        In a campaign more points are not worth the crisis level that they cost the next mission.
        """
        return not self.threatened(state) and self.would_stay(state)

    def would_stay(self, state: ParatrooperState) -> bool:
        """Whether the points with the objective brought home are fewer than he wants, and there is time."""
        line = self.theatre.missions[state.mission]
        points = sum(reason.value for reason in score(self.game, state)) + line.vp + line.reduction
        wanted = self.temper.wants if self.game.series == SINGLE else min(VICTORY, self.temper.wants)
        return points < wanted and state.crisis <= self.temper.stays

    def threatened(self, state: ParatrooperState) -> bool:
        """Whether revealed enemies stand next to the carrier of the objective."""
        return bool(plus(NEAR[self.spot], self.spot) & state.foes)

    def answer_flight(self, state: ParatrooperState, actions: Answers) -> Action:
        flight = state.stack[-1]
        assert isinstance(flight, Flight)
        load, loads = flight.load, of(do.Load, actions)
        carrier = state.aboard[self.objective]
        if carrier >= 0 and not load and not self.wants_more(state):
            for home in loads:
                if self.piece(home) == carrier:
                    return home
        ferries = of(do.Ferry, actions)
        if carrier >= 0 and has(load, carrier) and ferries:
            return ferries[0]
        fields = Fields(self.game, state, self.spot)
        boarding = self.who_boards(state, fields, load, loads)
        if boarding:
            return boarding
        number = size(load)
        field = self.field_for(fields, load, number)

        def value(at: str, landing: bool) -> float:
            hex = self.hex(state, at)
            return fields.value(hex, number) + 50.0 * (hex == field.hex and landing == field.landing)

        down: list[tuple[float, Action]] = [(value(one.at, False), one) for one in of(do.Drop, actions)]
        down += [(value(one.at, True), one) for one in of(do.Land, actions)]
        if down:
            return max(down, key=itemgetter(0))[1]
        nearer = best(do.Ferry, actions, lambda a: -self.flight_cost(state, self.theatre.zone[a.to]))
        return nearer or actions[0]

    def field_for(self, fields: Fields, load: PieceSet, number: Number) -> Field:
        """Where a load of so many comes down: on a field that is held if it lies well, else paratroopers drop."""
        landing = fields.best_landing(number)
        if load & ~self.theatre.airborne:
            return landing
        drop = fields.best_drop(number)
        return landing if landing.hex >= 0 and landing.value >= drop.value else drop

    def who_boards(
        self, state: ParatrooperState, fields: Fields, load: PieceSet, loads: list[do.Load]
    ) -> do.Load | None:
        """A helicopter first if none has come yet, then the strongest that wait outside and have room to come down."""
        theatre = self.theatre
        if load & theatre.helicopters:
            return None
        outside = [a for a in loads if state.where[self.piece(a)] >= HEXES and not has(state.left, self.piece(a))]
        if load and self.field_for(fields, load, size(load) + 1).room < 0:
            return None
        if not load and self.in_play(state, "helo_t") and not self.on_map(state, theatre.transports):
            for flyer in outside:
                if has(theatre.helicopters & theatre.transports, self.piece(flyer)):
                    return flyer
        if load and not load & ~theatre.airborne:
            outside = [a for a in outside if has(theatre.airborne, self.piece(a))] if not fields.landing else outside
        return max(outside, key=lambda a: self.eagerness(state, self.piece(a)), default=None)

    def eagerness(self, state: ParatrooperState, piece: Piece) -> float:
        """Who flies first: engineers for whom a base waits, then the strongest."""
        builds = has(self.theatre.engineers, piece) and not self.on_map(state, self.theatre.engineers)
        return combat_of(self.game, state, piece) + 10.0 * builds

    def answer_entry(self, state: ParatrooperState, actions: Answers) -> Action:
        fields = Fields(self.game, state, self.spot)
        return best(do.Enter, actions, lambda a: fields.value(self.hex(state, a.at), 1)) or self.nothing(actions)

    def answer_going_home(self, state: ParatrooperState, actions: Answers) -> Action:
        flight, zone = self.theatre.flight, self.theatre.zone
        return best(do.Base, actions, lambda a: -flight[zone[a.to]].get(state.zone, 9)) or self.nothing(actions)
