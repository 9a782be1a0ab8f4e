"""Officers who command the regiment by rules of thumb. They see only what the player sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

import msgspec

from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.spaces import each, first
from sandtable.games.paratrooper import actions as do
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
from sandtable.games.paratrooper.flights import drop_zone_hexes, landing_hexes
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.logistics import supported
from sandtable.games.paratrooper.mobilization import staging_zones
from sandtable.games.paratrooper.state import BOX, SINGLE, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR
from sandtable.games.paratrooper.victory import score

A = TypeVar("A", bound=Action)


class Officer(msgspec.Struct, frozen=True):
    """An officer: how much stronger than the enemy he wants to be before he attacks, and what he thinks of."""

    ratio: float
    uses_infowar: bool
    uses_air: bool

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The action he takes."""
        assert view.decision is not None
        assert isinstance(game, ParatrooperGame)
        assert isinstance(view.state, ParatrooperState)
        desk = Desk(self, game, view.state, list(view.decision.actions), rng)
        answer = getattr(desk, view.decision.step.replace("-", "_"), None)
        found: Action | None = answer() if answer else None
        if found is not None:
            return found
        return do.DONE if do.DONE in desk.actions else rng.choice(desk.actions)


VICTORY, GLORY_IN_REACH, GLORY = 25, 26, 50
#: up to this crisis level he waits for more: for a victory, for glory
PATIENT, AMBITIOUS = 9, 9


class Desk:
    """One decision: each method answers the question of the step it is named after, or leaves it open."""

    def __init__(
        self, officer: Officer, game: ParatrooperGame, state: ParatrooperState, actions: list[Action], rng: Random
    ) -> None:
        self.officer, self.game, self.state, self.actions, self.rng = officer, game, state, actions, rng
        self.theatre = game.theatre
        self.objective = game.theatre.objective_of[state.mission]
        self.spot = state.where[self.objective]

    # Looking at the answers

    def of(self, kind: type[A]) -> list[A]:
        """The answers of a kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    def best(self, kind: type[A], value: Callable[[A], float]) -> A | None:
        """The most valuable answer of a kind."""
        return max(self.of(kind), key=value, default=None)

    def hex(self, name: str) -> int:
        """The hex that an answer names."""
        found = self.game.hex_of(self.state, name)
        return found if found is not None else -1

    def known(self) -> bool:
        """Whether the objective has been found and lies or is carried on the map."""
        return 0 <= self.spot < HEXES

    def in_play(self, kind: str) -> int:
        """Counters of a kind that are mobilized and not lost."""
        return sum(self.state.where[p] not in (-1, -2) for p in each(self.theatre.of_key[kind]))

    def base(self) -> int:
        """Where the regiment is mobilized: in the crisis zone itself if an FSA stands there, else as near as can be."""
        zones = [self.theatre.calvi, *each(staging_zones(self.game, self.state))]
        return min(zones, key=self.flight_cost)

    def flight_cost(self, zone: int) -> int:
        """OPs for a flight from a zone to the mission."""
        return 0 if zone == self.state.zone else self.theatre.flight[zone].get(self.state.zone, FAR)

    # Strategic map stage

    def mobilize(self) -> Action | None:
        state = self.state
        initial = state.phase == 0
        base = self.base()
        left = state.ops - self.flight_cost(base) * min(2, self.in_play("mac")) - self.refits()
        at = {"", self.game.name_of(state, base)}
        offered = {action.kind: action for action in self.of(do.Mobilize) if action.at in at}
        if base == state.zone:
            wanted = BY_LAND if initial else LATER_BY_LAND
        else:
            wanted = SHOPPING if initial else LATER
        if not initial and "dz" in offered and self.wants_drop_zone() and left >= 1:
            return offered["dz"]
        for kind, most in wanted:
            if kind == "isr" and (self.known() or not self.officer.uses_infowar):
                continue
            if kind == "nw" and not self.officer.uses_infowar:
                continue
            if kind == "tac" and not self.officer.uses_air:
                continue
            if kind in offered and self.in_play(kind) < most and self.theatre.price[kind].op <= left:
                return offered[kind]
        return None

    def wants_drop_zone(self) -> bool:
        """Whether somebody waits outside for whom there is no field: a marker that nobody holds is none."""
        state = self.state
        if any(state.where[p] == BOX for p in each(self.theatre.drop_zones)):
            return False
        marked = drop_zone_hexes(self.game, state) & ~state.foes
        if landing_hexes(self.game, state) or (marked and not state.rep):
            return False
        return any(state.where[p] >= HEXES for p in each(self.theatre.units))

    def refit(self) -> Action | None:
        """Where the most are disrupted."""

        def value(action: do.Refit) -> float:
            space = self.game.space_of(self.state, action.at)
            return sum(self.state.where[p] == space for p in each(self.state.disrupted))

        return self.best(do.Refit, value)

    def refits(self) -> int:
        """OPs to be kept for those who can be refitted on the mission map."""
        fields = supported(self.theatre, self.state, self.theatre.logistic)
        return len({self.state.where[p] for p in each(self.state.disrupted)} & set(each(fields)))

    def infowar(self) -> Action | None:
        if not self.officer.uses_infowar:
            return None
        if self.of(do.Netwar) and self.state.crisis > 2:
            return do.Netwar()
        if self.known():
            return None
        placed = [self.state.where[p] for p in each(self.theatre.isrs)]
        return self.best(do.Scout, lambda a: self.state.covered[self.hex(a.at)] - 3 * placed.count(self.hex(a.at)))

    def staging(self) -> Action | None:
        carrier = self.state.aboard[self.objective]
        for action in self.of(do.Exit):
            if carrier >= 0 and action.unit == self.theatre.names[carrier] and not self.wants_more():
                return action
        if self.of(do.TakeUp):
            return self.of(do.TakeUp)[0]
        if self.of(do.MarkZone):
            return self.best(do.MarkZone, lambda a: self.field_value(self.hex(a.at)))
        for entering in self.of(do.Pick):
            if self.state.where[self.theatre.piece[entering.unit]] == self.state.zone:
                return entering
        if self.of(do.Fly):
            return self.of(do.Fly)[0]
        return self.best(do.Build, lambda a: 1.0)

    def field_value(self, hex: int) -> float:
        """How good a hex is for a drop zone marker; only where the regiment stands can anybody land."""
        held = self.state.rep >> hex & 1 and not self.state.foes >> hex & 1
        return landing_value(self.game, self.state, self.spot, hex) + 8.0 * held

    def wants_more(self) -> bool:
        """Whether he stays another turn with the objective in hand: for a victory, or for glory if it is near.

        In a campaign glory is not worth the crisis level that it costs the next mission.
        """
        if self.threatened():
            return False
        line = self.theatre.missions[self.state.mission]
        points = sum(reason.value for reason in score(self.game, self.state)) + line.vp + line.reduction
        if points < VICTORY:
            return self.state.crisis <= PATIENT
        near = GLORY_IN_REACH <= points < GLORY and self.game.series == SINGLE
        return near and self.state.crisis <= AMBITIOUS

    def threatened(self) -> bool:
        """Whether revealed enemies stand next to the carrier of the objective."""
        near = NEAR[self.spot] | 1 << self.spot
        return bool(near & self.state.foes)

    def flight(self) -> Action | None:
        load = self.state.stack[-1][2]
        loads = self.of(do.Load)
        carrier = self.state.aboard[self.objective]
        if carrier >= 0 and not load and not self.wants_more():
            home = [a for a in loads if self.theatre.piece[a.unit] == carrier]
            if home:
                return home[0]
        if carrier >= 0 and load >> carrier & 1 and self.of(do.Ferry):
            return self.of(do.Ferry)[0]
        lands = self.best(do.Land, lambda a: -self.distance_to_spot(self.hex(a.at)))
        helicopter = [a for a in loads if self.theatre.helicopters >> self.theatre.piece[a.unit] & 1]
        if not load and helicopter and self.in_play("helo_t") and not self.on_map(self.theatre.transports):
            return helicopter[0]
        convoy = [a for a in loads if self.theatre.convoys >> self.theatre.piece[a.unit] & 1]
        if not load and convoy and landing_hexes(self.game, self.state):
            return convoy[0]
        if loads and (not load or not load & self.theatre.helicopters):
            outside = [a for a in loads if self.state.where[self.theatre.piece[a.unit]] >= HEXES]
            if outside:
                return max(outside, key=lambda a: combat_of(self.game, self.state, self.theatre.piece[a.unit]))
        if lands and (load & ~self.theatre.airborne or self.rng.random() < 0.7):
            return lands
        zone = landing_zone(self.game, self.state, self.spot)
        drop = self.best(do.Drop, lambda a: float(self.hex(a.at) == zone))
        return drop or lands or (self.of(do.Ferry) or loads or [None])[0]

    def entry(self) -> Action | None:
        return self.best(do.Enter, lambda a: landing_value(self.game, self.state, self.spot, self.hex(a.at)))

    def on_map(self, pieces: int) -> bool:
        """Whether any of these is on the mission map."""
        return any(0 <= self.state.where[p] < HEXES for p in each(pieces))

    def distance_to_spot(self, hex: int) -> float:
        """How far a hex is from the objective, if that is known."""
        return float(DISTANCE[hex][self.spot]) if self.known() and hex >= 0 else 0.0

    def going_home(self) -> Action | None:
        flight = self.theatre.flight
        return self.best(do.Base, lambda a: -flight[self.theatre.zone[a.to]].get(self.state.zone, 9))

    # Mission map stage

    def march(self) -> Action | None:
        if self.of(do.Recon) and not self.known():
            return self.of(do.Recon)[0]
        estimate = Estimate(self.game, self.state, self.spot)
        for action in self.of(do.Pick):
            if best_goal(self.officer.ratio, estimate, self.theatre.piece[action.unit]) >= 0:
                return action
        return None

    def force(self) -> Action | None:
        units, _, carried = self.state.stack[-1][1:]
        lead = first(units)
        if self.of(do.TakeUp):
            return self.of(do.TakeUp)[0]
        estimate = Estimate(self.game, self.state, self.spot)
        goal = best_goal(self.officer.ratio, estimate, lead)
        moves = self.of(do.Move)
        if goal < 0:
            return do.DONE if do.DONE in self.actions else None
        if self.state.aboard[self.objective] == lead:
            safe = ways_home(estimate) & ~self.state.foes
            moves = [m for m in moves if safe >> self.hex(m.to) & 1] or moves
        return min(moves, key=lambda m: DISTANCE[self.hex(m.to)][goal], default=None)

    def settle(self) -> Action | None:
        return self.best(do.Reveal, lambda a: self.state.covered[self.hex(a.at)])

    higher_intelligence = settle

    def strikes(self) -> Action | None:
        estimate = Estimate(self.game, self.state, self.spot)

        def value(action: do.Strike | do.Bombard) -> float:
            hex = self.hex(action.at)
            return estimate.strength(hex) + 5 * (hex == self.spot) + 3 * (self.state.rep >> hex & 1)

        return self.best(do.Bombard, value) or self.best(do.Strike, value)

    def air_defense(self) -> Action | None:
        return self.best(do.Lose, lambda a: -self.theatre.strike[self.theatre.piece[a.unit]])

    def convoys(self) -> Action | None:
        """A convoy is worth more for refit than for one fight, until the end is near."""
        if self.state.stack[-1][1] and self.state.rep & self.state.foes and self.state.crisis > PATIENT:
            return self.best(do.Expend, lambda a: 1.0)
        return None

    # Combat

    def netwar_support(self) -> Action | None:
        return do.Support()

    def combat(self) -> Action | None:
        estimate = Estimate(self.game, self.state, self.spot)
        return self.best(do.Battle, lambda a: -estimate.strength(self.hex(a.at)))

    def battle(self) -> Action:
        return who_fires(self.game, self.state, self.actions)

    def losses(self) -> Action:
        return who_suffers(self.game, self.state, self.actions)

    def pursuit(self) -> Action | None:
        name = self.theatre.names[self.objective]
        carrying = [a for a in self.of(do.Pursue) if a.carrying == name and not self.state.foes >> self.hex(a.to) & 1]
        return max(carrying, key=lambda a: EDGES >> self.hex(a.to) & 1, default=None)

    # Events and the campaign

    def local_support(self) -> Action | None:
        gifts = [a for a in self.of(do.Receive) if a.kind == "lf_tech"]
        return (self.of(do.Restore) or gifts or self.of(do.Receive) or [None])[0]

    def nato_support(self) -> Action | None:
        order = ["nw", "isr", "mac", "drone"]
        return self.best(do.Receive, lambda a: -order.index(a.kind))

    def network_attack(self) -> Action | None:
        return do.Sacrifice() if self.state.ops else do.DONE

    def crisis(self) -> Action | None:
        if self.wants_more():
            return None
        return next(iter([*self.of(do.Declare), *self.of(do.TakeUp)]), None)

    def award(self) -> Action | None:
        """A marker goes where missions are likeliest: an FSA into the zone, a ship next to the most of them."""
        return self.best(do.Deploy, lambda a: self.likely(self.theatre.zone[a.to]))

    def likely(self, zone: int) -> float:
        """How many of the 36 throws bring a mission to this zone, or next to this ocean."""
        near = {zone} if self.theatre.crisis_zones >> zone & 1 else set(self.theatre.lines[zone])
        rows = self.theatre.pack.missions.location
        return float(sum(6 - abs(7 - row.roll) for row in rows if self.theatre.zone[row.zone] in near))

    def kept_command(self) -> Action | None:
        return self.of(do.RefitCommand)[0] if self.of(do.RefitCommand) else None


#: weakest first
BOTS: Mapping[str, Bot] = {
    "lieutenant": Officer(0.7, uses_infowar=False, uses_air=False),
    "colonel": Officer(1.1, uses_infowar=True, uses_air=True),
}
