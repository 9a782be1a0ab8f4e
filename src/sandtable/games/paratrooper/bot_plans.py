"""Where to land and where to go: the estimates behind an officer's decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import each, has, plus, size, without
from sandtable.games.paratrooper.fire import combat_of
from sandtable.games.paratrooper.flights import drop_zone_hexes
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.mobilization import ship_zones, staging_zones
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.state import FLYING, SINGLE, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: what a counter lying face down may be worth in a fight
UNKNOWN = 1.6
#: how well a hex can be dropped on
DROP = {"clear": 2.0, "brush": 1.5, "close": 0.0, "severe": -3.0, "water": -99.0}


class Estimate:
    """The position as an officer weighs it."""

    def __init__(self, game: ParatrooperGame, state: ParatrooperState, spot: Space) -> None:
        self.game, self.state, self.spot = game, state, spot
        self.theatre, self.ground = game.theatre, game.ground(state)
        self.objective = self.theatre.objective_of[state.mission]
        #: those who are kept back to fetch the objective: helicopters, or whoever can carry it if there are none
        self.fetchers = self.theatre.transports & self.theatre.helicopters
        if not any(0 <= state.where[p] < HEXES for p in each(self.fetchers)):
            self.fetchers = self.theatre.transports
        if state.aboard[self.objective] >= 0:
            self.fetchers = plus(self.fetchers, state.aboard[self.objective])

    def strength(self, hex: Hex) -> float:
        """The enemy in a hex, terrain included."""
        here = sum(self.theatre.combat[p][0] for p in each(enemies(self.theatre, self.state, hex)))
        total = here + UNKNOWN * self.state.covered[hex]
        return total * (1 - 0.25 * self.ground.terrain[hex].shift)

    def own(self, hex: Hex) -> float:
        """REP units in a hex."""
        return float(sum(combat_of(self.game, self.state, p) for p in each(fighters(self.theatre, self.state, hex))))

    def can_come(self, hex: Hex) -> float:
        """REP units there and those that could still get there in this phase."""
        total = self.own(hex)
        room = 6 - size(fighters(self.theatre, self.state, hex))
        movers = []
        for start in each(without(self.state.rep, hex)):
            for piece in each(fighters(self.theatre, self.state, start) & ~self.state.moved & ~self.fetchers):
                if DISTANCE[start][hex] <= min(2, self.theatre.movement[piece][0]):
                    movers.append(combat_of(self.game, self.state, piece))
        return total + sum(sorted(movers, reverse=True)[:room])


def landing_zone(game: ParatrooperGame, state: ParatrooperState, spot: Space) -> Hex:
    """The hex that paratroopers are dropped on."""
    return max(range(HEXES), key=lambda hex: landing_value(game, state, spot, hex))


def landing_value(game: ParatrooperGame, state: ParatrooperState, spot: Space, hex: Hex) -> float:
    """How good a hex is to come down in: free, easy ground, near what is wanted."""
    ground = game.ground(state)
    marked = [state.where[p] for p in each(game.theatre.drop_zones) if 0 <= state.where[p] < HEXES]
    aimed = [state.aim[p] for p in each(state.dropped) if state.where[p] < 0]
    total = DROP[ground.terrain[hex].drop] + 4.0 * (hex in marked) + 1.0 * aimed.count(hex)
    total -= 20.0 if has(state.foes, hex) else 0.0
    total += 1.0 if has(EDGES, hex) else 0.0
    total += 2.0 if has(state.rep, hex) and not has(state.foes, hex) else 0.0
    if size(fighters(game.theatre, state, hex)) + aimed.count(hex) >= 6:
        total -= 15.0
    if 0 <= spot < HEXES:
        return total - 1.5 * DISTANCE[hex][spot]
    for near in each(NEAR[hex]):
        total += 0.7 * min(3, state.covered[near])
    return total


def best_goal(ratio: float, estimate: Estimate, piece: Piece) -> Hex:
    """Where a unit should go in this phase, or -1 to stay."""
    state, theatre, spot = estimate.state, estimate.theatre, estimate.spot
    here = state.where[piece]
    if not 0 <= here < HEXES:
        return state.aim[piece]
    if has(estimate.fetchers, piece):
        return transport_goal(estimate, piece)
    if has(theatre.convoys, piece):
        return convoy_goal(estimate, here)
    if has(state.foes, here):
        strong = estimate.own(here) >= 0.6 * ratio * estimate.strength(here)
        return -1 if strong else refuge(estimate, here)
    if expected(estimate, here) and size(fighters(theatre, state, here)) == 1:
        return -1  # somebody must hold the field for those who are to land
    goals = [hex for hex in each(state.foes) if worth_attacking(ratio, estimate, hex)]
    if goals:
        return min(goals, key=lambda hex: (DISTANCE[here][hex] - 2 * (hex == spot), estimate.strength(hex)))
    if 0 <= spot < HEXES and not has(state.foes, spot) and here != spot and not has(state.rep, spot):
        return spot
    taken = state.aboard[estimate.objective] >= 0
    target = -1 if taken else spot if 0 <= spot < HEXES and has(state.foes, spot) else nearest_foe(estimate, here)
    if target < 0 or (0 <= spot < HEXES and target != spot):
        return valued_goal(estimate, here)
    return -1 if DISTANCE[here][target] == 1 else assembly(estimate, here, target)


def nearest_foe(estimate: Estimate, here: Hex) -> Hex:
    """The enemy next to be looked at, weak ones first among the near; -1 if there is none."""
    return min(each(estimate.state.foes), key=lambda hex: (DISTANCE[here][hex], estimate.strength(hex)), default=-1)


def assembly(estimate: Estimate, here: Hex, target: Hex) -> Hex:
    """The hex next to a target where those who are to attack it meet."""
    state = estimate.state
    free = list(each(NEAR[target] & ~state.foes & estimate.ground.land))
    room = [hex for hex in free if size(fighters(estimate.theatre, state, hex)) < 6]
    return min(room, key=lambda hex: DISTANCE[here][hex] - 0.1 * estimate.own(hex), default=-1)


def convoy_goal(estimate: Estimate, here: Hex) -> Hex:
    """A convoy goes where the most are disrupted; without any it stays with the main body."""
    state, theatre = estimate.state, estimate.theatre

    def value(hex: Hex) -> float:
        there = fighters(theatre, state, hex)
        return 3.0 * size(there & state.disrupted) + 0.5 * size(there) - 0.5 * DISTANCE[here][hex]

    free = list(each(state.rep & ~state.foes))
    goal = max(free, key=value, default=-1)
    return -1 if goal == here or (goal >= 0 and DISTANCE[here][goal] <= 1 and not has(state.foes, here)) else goal


def expected(estimate: Estimate, hex: Hex) -> bool:
    """Whether an air landing is on its way to a hex."""
    state = estimate.state
    coming = estimate.theatre.units & ~state.available & ~state.dropped
    return any(state.where[p] == FLYING and state.aim[p] == hex for p in each(coming))


def worth_attacking(ratio: float, estimate: Estimate, hex: Hex) -> bool:
    """Whether enough can get there; the objective is worth a little more risk."""
    state = estimate.state
    if size(fighters(estimate.theatre, state, hex)) >= 6:
        return False
    wanted = ratio * (0.85 if hex == estimate.spot else 1.0)
    if estimate.own(hex) >= 2.2 * estimate.strength(hex):
        return False
    return estimate.can_come(hex) >= wanted * estimate.strength(hex)


def transport_goal(estimate: Estimate, piece: Piece) -> Hex:
    """A transport fetches the objective once the enemy is gone, and then makes for the edge."""
    state, here = estimate.state, estimate.state.where[piece]
    if state.aboard[estimate.objective] == piece:
        free = list(each(ways_home(estimate) & estimate.ground.land & ~state.foes))
        return -1 if here in free else min(free, key=lambda hex: DISTANCE[here][hex], default=-1)
    taken = state.aboard[estimate.objective] >= 0
    if 0 <= estimate.spot < HEXES and not taken and not has(state.foes, estimate.spot):
        return estimate.spot if here != estimate.spot or not has(state.moved, piece) else -1
    return refuge(estimate, here) if has(state.foes, here) else -1


def ways_home(estimate: Estimate) -> HexSet:
    """Hexes that the objective can leave the map from: the edge if a staging area is near, else fields for a MAC."""
    game, state = estimate.game, estimate.state
    near = {state.zone, *estimate.theatre.lines[state.zone]}
    havens = staging_zones(game, state) | ship_zones(game, state)
    if game.series == SINGLE or any(zone in near for zone in each(havens)):
        return EDGES
    return estimate.ground.airfields | drop_zone_hexes(game, state)


def refuge(estimate: Estimate, here: Hex) -> Hex:
    """A hex next door without the enemy, with friends if possible."""
    state = estimate.state
    free = list(each(NEAR[here] & ~state.foes & estimate.ground.land))
    return max(free, key=lambda hex: estimate.own(hex), default=-1)


def valued_goal(estimate: Estimate, here: Hex) -> Hex:
    """The nearest valued hex that nobody holds; whoever holds one stays."""
    state, ground = estimate.state, estimate.ground
    alone = size(fighters(estimate.theatre, state, here)) == 1
    if ground.vp[here] and alone:
        return -1
    open_to = list(each(ground.valued & ~state.foes & ~state.rep & ~state.fires & ~state.collateral))
    near = [hex for hex in open_to if DISTANCE[here][hex] <= 3]
    return min(near, key=lambda hex: DISTANCE[here][hex], default=-1)
