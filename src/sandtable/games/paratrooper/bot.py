"""Officers who command the regiment by rules of thumb. They see only what the player sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Budget, Craft, Searching
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, has, only, plus
from sandtable.games.paratrooper import actions as do
from sandtable.games.paratrooper.bot_answers import Answers, best, of
from sandtable.games.paratrooper.bot_plans import (
    Estimate,
    best_goal,
    landing_value,
    landing_zone,
    ways_home,
)
from sandtable.games.paratrooper.bot_shopping import BY_LAND, LATER, LATER_BY_LAND, SHOPPING
from sandtable.games.paratrooper.combat_sense import who_fires, who_suffers
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.flights import Flight, drop_zone_hexes, landing_hexes
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.logistics import COMBAT, Convoys, supported
from sandtable.games.paratrooper.mobilization import staging_zones
from sandtable.games.paratrooper.pieces import fighters
from sandtable.games.paratrooper.state import AVAILABLE, BOX, LOST, NONE, SINGLE, Hex, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR
from sandtable.games.paratrooper.victory import score

VICTORY, GLORY_IN_REACH, GLORY = 25, 26, 50
#: up to this crisis level he waits for more: for a victory, for glory
PATIENT, AMBITIOUS = 9, 9


class Officer(Player[ParatrooperGame, ParatrooperState]):
    """An officer: how much stronger than the enemy he wants to be before he attacks, and what he thinks of."""

    ratio: ClassVar[float]
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

    # Strategic map stage

    def answer_mobilize(self, state: ParatrooperState, actions: Answers) -> Action:
        initial = state.phase == 0
        base = self.base(state)
        left = state.ops - self.flight_cost(state, base) * min(2, self.in_play(state, "mac")) - self.refits(state)
        at = {"", self.game.name_of(state, base)}
        offered = {action.kind: action for action in of(do.Mobilize, actions) if action.at in at}
        if base == state.zone:
            wanted = BY_LAND if initial else LATER_BY_LAND
        else:
            wanted = SHOPPING if initial else LATER
        if not initial and "dz" in offered and self.wants_drop_zone(state) and left >= 1:
            return offered["dz"]
        for kind, most in wanted:
            affordable = kind in offered and self.theatre.price[kind].op <= left
            if affordable and self.thinks_of(kind) and self.in_play(state, kind) < most:
                return offered[kind]
        return self.nothing(actions)

    def thinks_of(self, kind: str) -> bool:
        """Whether this is something he uses, and has a use for."""
        if kind == "isr":
            return self.uses_infowar and not self.known()
        return self.uses_infowar if kind == "nw" else self.uses_air if kind == "tac" else True

    def wants_drop_zone(self, state: ParatrooperState) -> bool:
        """Whether somebody waits outside for whom there is no field: a marker that nobody holds is none."""
        if any(state.where[p] == BOX for p in each(self.theatre.drop_zones)):
            return False
        marked = drop_zone_hexes(self.game, state) & ~state.foes
        if landing_hexes(self.game, state) or (marked and not state.rep):
            return False
        return any(state.where[p] >= HEXES for p in each(self.theatre.units))

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

    def answer_infowar(self, state: ParatrooperState, actions: Answers) -> Action:
        if not self.uses_infowar:
            return self.nothing(actions)
        if of(do.Netwar, actions) and state.crisis > 2:
            return do.Netwar()
        if self.known():
            return self.nothing(actions)
        placed = [state.where[p] for p in each(self.theatre.isrs)]

        def value(action: do.Scout) -> float:
            hex = self.hex(state, action.at)
            return state.covered[hex] - 3 * placed.count(hex)

        return best(do.Scout, actions, value) or self.nothing(actions)

    def answer_staging(self, state: ParatrooperState, actions: Answers) -> Action:
        carrier = state.aboard[self.objective]
        for action in of(do.Exit, actions):
            if carrier >= 0 and action.unit == self.theatre.names[carrier] and not self.wants_more(state):
                return action
        for fetching in of(do.TakeUp, actions):
            return fetching
        marking = best(do.MarkZone, actions, lambda a: self.field_value(state, self.hex(state, a.at)))
        if marking:
            return marking
        for entering in of(do.Pick, actions):
            if state.where[self.piece(entering)] == state.zone:
                return entering
        for flying in of(do.Fly, actions):
            return flying
        return best(do.Build, actions, lambda a: 1.0) or self.nothing(actions)

    def field_value(self, state: ParatrooperState, hex: Hex) -> float:
        """How good a hex is for a drop zone marker; only where the regiment stands can anybody land."""
        held = has(state.rep & ~state.foes, hex)
        return landing_value(self.game, state, self.spot, hex) + 8.0 * held

    def wants_more(self, state: ParatrooperState) -> bool:
        """Whether he stays another turn with the objective in hand: for a victory, or for glory if it is near.

        In a campaign glory is not worth the crisis level that it costs the next mission.
        """
        if self.threatened(state):
            return False
        line = self.theatre.missions[state.mission]
        points = sum(reason.value for reason in score(self.game, state)) + line.vp + line.reduction
        if points < VICTORY:
            return state.crisis <= PATIENT
        near = GLORY_IN_REACH <= points < GLORY and self.game.series == SINGLE
        return near and state.crisis <= AMBITIOUS

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
        boarding = self.who_boards(state, load, loads)
        if boarding:
            return boarding
        lands = best(do.Land, actions, lambda a: -self.distance_to_spot(self.hex(state, a.at)))
        if lands and (load & ~self.theatre.airborne or self.rng.random() < 0.7):
            return lands
        zone = landing_zone(self.game, state, self.spot)
        drop = best(do.Drop, actions, lambda a: float(self.hex(state, a.at) == zone))
        return drop or lands or (ferries or loads or actions)[0]

    def who_boards(self, state: ParatrooperState, load: PieceSet, loads: list[do.Load]) -> do.Load | None:
        """A helicopter first if none has come yet, a convoy if it can land, then the strongest that wait outside."""
        theatre = self.theatre
        if not load and self.in_play(state, "helo_t") and not self.on_map(state, theatre.transports):
            for flyer in loads:
                if has(theatre.helicopters, self.piece(flyer)):
                    return flyer
        if not load and landing_hexes(self.game, state):
            for convoy in loads:
                if has(theatre.convoys, self.piece(convoy)) and state.where[self.piece(convoy)] >= HEXES:
                    return convoy
        if load & theatre.helicopters:
            return None
        outside = [a for a in loads if state.where[self.piece(a)] >= HEXES]
        return max(outside, key=lambda a: combat_of(self.game, state, self.piece(a)), default=None)

    def answer_entry(self, state: ParatrooperState, actions: Answers) -> Action:
        def value(action: do.Enter) -> float:
            return landing_value(self.game, state, self.spot, self.hex(state, action.at))

        return best(do.Enter, actions, value) or self.nothing(actions)

    def on_map(self, state: ParatrooperState, pieces: PieceSet) -> bool:
        """Whether any of these is on the mission map."""
        return any(0 <= state.where[p] < HEXES for p in each(pieces))

    def distance_to_spot(self, hex: Hex) -> float:
        """How far a hex is from the objective, if that is known."""
        return float(DISTANCE[hex][self.spot]) if self.known() and hex >= 0 else 0.0

    def answer_going_home(self, state: ParatrooperState, actions: Answers) -> Action:
        flight, zone = self.theatre.flight, self.theatre.zone
        return best(do.Base, actions, lambda a: -flight[zone[a.to]].get(state.zone, 9)) or self.nothing(actions)

    # Mission map stage

    def answer_sectors(self, state: ParatrooperState, actions: Answers) -> Action:
        """From left to right."""
        return actions[0]

    def answer_march(self, state: ParatrooperState, actions: Answers) -> Action:
        if not self.known():
            for recon in of(do.Recon, actions):
                return recon
        estimate = Estimate(self.game, state, self.spot)
        for action in of(do.Pick, actions):
            if best_goal(self.ratio, estimate, self.piece(action)) >= 0:
                return action
        return self.nothing(actions)

    def answer_force(self, state: ParatrooperState, actions: Answers) -> Action:
        force = state.stack[-1]
        assert isinstance(force, Force)
        for fetching in of(do.TakeUp, actions):
            return fetching
        estimate = Estimate(self.game, state, self.spot)
        goal = best_goal(self.ratio, estimate, force.lead)
        if goal < 0:
            return self.nothing(actions)
        moves = of(do.Move, actions)
        if state.aboard[self.objective] == force.lead:
            safe = ways_home(estimate) & ~state.foes
            moves = [m for m in moves if has(safe, self.hex(state, m.to))] or moves
        nearest = min(moves, key=lambda m: DISTANCE[self.hex(state, m.to)][goal], default=None)
        return nearest or self.nothing(actions)

    def answer_settle(self, state: ParatrooperState, actions: Answers) -> Action:
        """Where the most lie face down."""
        return best(do.Reveal, actions, lambda a: state.covered[self.hex(state, a.at)]) or self.nothing(actions)

    answer_higher_intelligence = answer_settle

    def answer_checkpoints(self, state: ParatrooperState, actions: Answers) -> Action:
        """OPs are wanted for other things."""
        return self.nothing(actions)

    def answer_strikes(self, state: ParatrooperState, actions: Answers) -> Action:
        estimate = Estimate(self.game, state, self.spot)

        def value(action: do.Strike | do.Bombard) -> float:
            hex = self.hex(state, action.at)
            return estimate.strength(hex) + 5 * (hex == self.spot) + 3 * has(state.rep, hex)

        return best(do.Bombard, actions, value) or best(do.Strike, actions, value) or self.nothing(actions)

    answer_guns = answer_strikes

    def answer_air_defense(self, state: ParatrooperState, actions: Answers) -> Action:
        return best(do.Lose, actions, lambda a: -self.theatre.strike[self.piece(a)]) or self.nothing(actions)

    def answer_strike_combat(self, state: ParatrooperState, actions: Answers) -> Action:
        """The weakest first, so that a drone does not find nobody left."""

        def value(action: do.Resolve) -> float:
            piece = self.theatre.piece[action.unit]
            return 10.0 * has(self.theatre.tacs, piece) - self.theatre.strike[piece]

        return best(do.Resolve, actions, value) or self.nothing(actions)

    def answer_infowar_results(self, state: ParatrooperState, actions: Answers) -> Action:
        """ISR first: a crisis that comes to a head ends the mission."""
        return best(do.Resolve, actions, lambda a: has(self.theatre.isrs, self.theatre.piece[a.unit])) or actions[0]

    def answer_convoys(self, state: ParatrooperState, actions: Answers) -> Action:
        """A convoy is worth more for refit than for one fight, until the end is near."""
        late = state.stack[-1] == Convoys(COMBAT) and state.crisis > PATIENT
        if late and state.rep & state.foes:
            return best(do.Expend, actions, lambda a: 1.0) or self.nothing(actions)
        return self.nothing(actions)

    # Combat

    def answer_disembark(self, state: ParatrooperState, actions: Answers) -> Action:
        """Whoever is aboard stays there."""
        return self.nothing(actions)

    def answer_handover(self, state: ParatrooperState, actions: Answers) -> Action:
        """A disrupted carrier that fights alone puts the objective down, so that it is not lost with it."""
        carrier = state.aboard[self.objective]
        alone = carrier >= 0 and fighters(self.theatre, state, self.spot) == only(carrier)
        putting = of(do.PutDown, actions)
        return putting[0] if putting and alone and has(state.disrupted, carrier) else self.nothing(actions)

    def answer_netwar_support(self, state: ParatrooperState, actions: Answers) -> Action:
        return do.Support()

    def answer_combat(self, state: ParatrooperState, actions: Answers) -> Action:
        """The weakest enemy first."""
        estimate = Estimate(self.game, state, self.spot)
        weakest = best(do.Battle, actions, lambda a: -estimate.strength(self.hex(state, a.at)))
        return weakest or self.nothing(actions)

    def answer_battle(self, state: ParatrooperState, actions: Answers) -> Action:
        return who_fires(self.game, state, actions)

    def answer_losses(self, state: ParatrooperState, actions: Answers) -> Action:
        return who_suffers(self.game, state, actions)

    def answer_pursuit(self, state: ParatrooperState, actions: Answers) -> Action:
        """Only to bring the objective away, to the edge if he can."""
        name = self.theatre.names[self.objective]
        carrying = [a for a in of(do.Pursue, actions) if a.carrying == name]
        safe = [a for a in carrying if not has(state.foes, self.hex(state, a.to))]
        return max(safe, key=lambda a: has(EDGES, self.hex(state, a.to)), default=None) or self.nothing(actions)

    # Events and the campaign

    def answer_local_support(self, state: ParatrooperState, actions: Answers) -> Action:
        gifts = of(do.Receive, actions)
        armed = [a for a in gifts if a.kind == "lf_tech"]
        return next(iter([*of(do.Restore, actions), *armed, *gifts, self.nothing(actions)]))

    def answer_nato_support(self, state: ParatrooperState, actions: Answers) -> Action:
        order = ["nw", "isr", "mac", "drone"]
        return best(do.Receive, actions, lambda a: -order.index(a.kind)) or self.nothing(actions)

    def answer_network_attack(self, state: ParatrooperState, actions: Answers) -> Action:
        return do.Sacrifice() if state.ops else do.DONE

    def answer_crisis(self, state: ParatrooperState, actions: Answers) -> Action:
        if self.wants_more(state):
            return self.nothing(actions)
        return next(iter([*of(do.Declare, actions), *of(do.TakeUp, actions), self.nothing(actions)]))

    def answer_tricolor(self, state: ParatrooperState, actions: Answers) -> Action:
        """The markers stay where they are."""
        return self.nothing(actions)

    def answer_award(self, state: ParatrooperState, actions: Answers) -> Action:
        """A marker goes where missions are likeliest: an FSA into the zone, a ship next to the most of them."""
        return best(do.Deploy, actions, lambda a: self.likely(self.theatre.zone[a.to])) or self.nothing(actions)

    def likely(self, zone: Space) -> float:
        """How many of the 36 throws bring a mission to this zone, or next to this ocean."""
        near = {zone} if has(self.theatre.crisis_zones, zone) else set(self.theatre.lines[zone])
        rows = self.theatre.pack.missions.location
        return float(sum(6 - abs(7 - row.roll) for row in rows if self.theatre.zone[row.zone] in near))

    def answer_kept_command(self, state: ParatrooperState, actions: Answers) -> Action:
        return next(iter([*of(do.RefitCommand, actions), self.nothing(actions)]))


class Lieutenant(Officer):
    """Attacks at bad odds and forgets what is not on the map."""

    ratio, uses_infowar, uses_air = 0.7, False, False


class Colonel(Officer):
    """Wants to be the stronger, and uses everything there is."""

    ratio, uses_infowar, uses_air = 1.1, True, True


def points(game: ParatrooperGame, state: ParatrooperState, seat: Seat) -> float:
    """The score, which all seats share."""
    return game.standing(state).scores[seat]


CRAFT = Craft(
    Colonel,
    weighty=frozenset(["mobilize", "staging", "flight", "entry", "force", "combat", "crisis"]),
    value=points,
    sure=1.5,
    budget=Budget(60),
)

#: weakest first
BOTS: Mapping[str, BotMaker] = {
    "recruit": Erring(Lieutenant, 0.75, 0.25),
    "lieutenant": Erring(Lieutenant, 0.4, 0.08),
    "colonel": Colonel,
    "general": Searching(CRAFT),
}
