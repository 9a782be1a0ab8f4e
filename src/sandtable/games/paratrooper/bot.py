"""Officers who command the regiment by rules of thumb. They see only what the player sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

import msgspec

from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.spaces import each, first
from sandtable.games.paratrooper import actions as do
from sandtable.games.paratrooper.bot_plans import Estimate, best_goal, landing_zone, ways_home
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.state import ParatrooperState
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


#: what is bought at setup, and up to how many of it, in this order
SHOPPING = (
    ("mac", 1),
    ("para", 3),
    ("helo_t", 1),
    ("isr", 1),
    ("mac", 2),
    ("para", 6),
    ("felin", 1),
    ("isr", 2),
    ("nw", 1),
)
LATER = (("mac", 1), ("helo_t", 1), ("isr", 1), ("para", 12), ("nw", 2), ("mac", 2), ("tac", 1))


GLORY_IN_REACH, GLORY = 30, 50
#: with a higher crisis he takes what he has
LAST_CALM_LEVEL = 8


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

    def flight_cost(self) -> int:
        """OPs for a flight from Calvi."""
        return self.theatre.flight[self.theatre.calvi].get(self.state.zone, 3)

    # Strategic map stage

    def mobilize(self) -> Action | None:
        state = self.state
        initial = state.phase == 0
        left = state.ops - self.flight_cost() * min(2, self.in_play("mac"))
        offered = {action.kind: action for action in self.of(do.Mobilize)}
        if not initial and "dz" in offered and self.wants_drop_zone() and left >= 1:
            return offered["dz"]
        for kind, most in SHOPPING if initial else LATER:
            if kind == "isr" and (self.known() or not self.officer.uses_infowar):
                continue
            if kind == "nw" and not self.officer.uses_infowar:
                continue
            if kind == "tac" and not self.officer.uses_air:
                continue
            if kind in offered and self.in_play(kind) < most and self.theatre.price[kind].op <= left + 4 * initial:
                return offered[kind]
        return None

    def wants_drop_zone(self) -> bool:
        state = self.state
        if any(state.where[p] == -3 or state.where[p] >= 0 for p in each(self.theatre.drop_zones)):
            return False
        return any(state.where[p] >= HEXES for p in each(self.theatre.units))

    def refit(self) -> Action | None:
        return self.best(do.Refit, lambda action: 1.0)

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
        zone = landing_zone(self.game, self.state, self.spot)
        if self.of(do.MarkZone):
            return self.best(do.MarkZone, lambda a: float(self.hex(a.at) == zone))
        if self.of(do.Fly):
            return self.of(do.Fly)[0]
        return self.best(do.Build, lambda a: 1.0)

    def wants_more(self) -> bool:
        """Whether glory is near enough to stay another turn with the objective in hand."""
        line = self.theatre.missions[self.state.mission]
        points = sum(reason.value for reason in score(self.game, self.state)) + line.vp + line.reduction
        return GLORY_IN_REACH <= points < GLORY and self.state.crisis <= LAST_CALM_LEVEL and not self.threatened()

    def threatened(self) -> bool:
        """Whether revealed enemies stand next to the carrier of the objective."""
        near = NEAR[self.spot] | 1 << self.spot
        return bool(near & self.state.foes)

    def flight(self) -> Action | None:
        load = self.state.stack[-1][2]
        loads = self.of(do.Load)
        carrier = self.state.aboard[self.objective]
        if carrier >= 0 and not load:
            home = [a for a in loads if self.theatre.piece[a.unit] == carrier]
            if home:
                return home[0]
        if carrier >= 0 and load >> carrier & 1 and self.of(do.Ferry):
            return self.of(do.Ferry)[0]
        lands = self.best(do.Land, lambda a: -self.distance_to_spot(self.hex(a.at)))
        helicopter = [a for a in loads if self.theatre.helicopters >> self.theatre.piece[a.unit] & 1]
        if not load and helicopter and self.in_play("helo_t") and not self.on_map(self.theatre.transports):
            return helicopter[0]
        if loads and (not load or not load & self.theatre.helicopters):
            outside = [a for a in loads if self.state.where[self.theatre.piece[a.unit]] >= HEXES]
            if outside:
                return max(outside, key=lambda a: combat_of(self.game, self.state, self.theatre.piece[a.unit]))
        if lands and (load & ~self.theatre.airborne or self.rng.random() < 0.7):
            return lands
        zone = landing_zone(self.game, self.state, self.spot)
        drop = self.best(do.Drop, lambda a: float(self.hex(a.at) == zone))
        return drop or lands or (self.of(do.Ferry) or loads or [None])[0]

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
        if self.state.stack[-1][1] and self.state.rep & self.state.foes:
            return self.best(do.Expend, lambda a: 1.0)
        return None

    # Combat

    def netwar_support(self) -> Action | None:
        return do.Support()

    def combat(self) -> Action | None:
        estimate = Estimate(self.game, self.state, self.spot)
        return self.best(do.Battle, lambda a: -estimate.strength(self.hex(a.at)))

    def battle(self) -> Action | None:
        if self.of(do.Combine):
            return self.of(do.Combine)[0]
        return self.best(do.Fire, lambda a: combat_of(self.game, self.state, self.theatre.piece[a.unit]))

    def worth(self, name: str) -> float:
        """What it would cost to lose a unit now: its next step, its fire still to come, what it carries."""
        piece = self.theatre.piece[name]
        value = float(combat_of(self.game, self.state, piece)) * (0.5 if piece in self.state.order else 0.2)
        value += 4.0 if self.state.disrupted >> piece & 1 else 0.0
        return value + (50.0 if self.state.aboard[self.objective] == piece else 0.0)

    def losses(self) -> Action | None:
        if self.of(do.TakeHit):
            return self.best(do.TakeHit, lambda a: -self.worth(a.unit))
        back = self.best(do.Retreat, lambda a: -self.worth(a.unit) - 0.1 * self.distance_to_spot(self.hex(a.to)))
        return back or self.best(do.GiveUp, lambda a: -self.worth(a.unit))

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
        return do.Declare() if self.of(do.Declare) else None

    def award(self) -> Action | None:
        near = self.theatre.flight[self.theatre.calvi]
        return self.best(do.Deploy, lambda a: near.get(self.theatre.zone[a.to], 0))

    def kept_command(self) -> Action | None:
        return self.of(do.RefitCommand)[0] if self.of(do.RefitCommand) else None


#: weakest first
BOTS: Mapping[str, Bot] = {
    "lieutenant": Officer(0.7, uses_infowar=False, uses_air=False),
    "colonel": Officer(1.1, uses_infowar=True, uses_air=True),
}
