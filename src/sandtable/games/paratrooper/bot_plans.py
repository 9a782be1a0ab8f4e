"""Where to go: the estimates behind an officer's orders on the mission map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, Space
from sandtable.engine.spaces import each, has, only, size
from sandtable.games.paratrooper.combat_sense import RETREAT
from sandtable.games.paratrooper.fire import column, combat_of, remote_roll
from sandtable.games.paratrooper.flights import drop_zone_hexes, in_the_air
from sandtable.games.paratrooper.ground import DISTANCE, EDGES, HEXES, NEAR
from sandtable.games.paratrooper.mobilization import ship_zones, staging_zones
from sandtable.games.paratrooper.movement import Reach, reach, reach_from_outside
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.state import BESIDE, REP, SINGLE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.victory import opfor_value

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: what a counter lying face down may be worth in points
UNKNOWN_POINTS = 1.0
#: what the objective's hex is worth more than others, what help for a fight that is too weak as yet
OBJECTIVE, HELP = 12.0, 8.0
#: more than this many times the enemy's strength is too much
PLENTY = 2.2
#: with this many times the enemy's strength there a transport goes along
SURE = 2.0


class Estimate:
    """The position as an officer weighs it; who can go where is worked out by the rules of movement."""

    def __init__(
        self, game: ParatrooperGame, state: ParatrooperState, spot: Space, ratio: float, unknown: float
    ) -> None:
        self.game, self.state, self.spot = game, state, spot
        self.ratio, self.unknown = ratio, unknown
        self.theatre, self.ground = game.theatre, game.ground(state)
        self.objective = self.theatre.objective_of[state.mission]
        self.taken = state.aboard[self.objective] >= 0
        self.limit = self.theatre.stack_limit
        #: those who are kept back to fetch the objective: helicopters, or whoever can carry it if there are none
        self.fetchers = self.theatre.transports & self.theatre.helicopters
        if not any(0 <= state.where[p] < HEXES for p in each(self.fetchers)):
            self.fetchers = self.theatre.transports
        if self.taken:
            self.fetchers = only(state.aboard[self.objective])
        self.coming = [state.aim[piece] for piece in in_the_air(self.theatre, state)]
        self._strength: dict[Hex, float] = {}
        self._help: dict[Hex, list[tuple[Number, Piece]]] | None = None

    def strength(self, hex: Hex) -> float:
        """The enemy in a hex, terrain included."""
        known = self._strength.get(hex)
        if known is None:
            here = sum(self.theatre.combat[p][0] for p in each(enemies(self.theatre, self.state, hex)))
            total = here + self.unknown * self.state.covered[hex]
            known = self._strength[hex] = total * (1 - 0.25 * self.ground.terrain[hex].shift)
        return known

    def prize(self, hex: Hex) -> float:
        """What it is worth to beat the enemy in a hex: points for units, the hex itself, the objective."""
        game, state = self.game, self.state
        units = sum(opfor_value(game, p) for p in each(enemies(self.theatre, state, hex) & self.theatre.opfor))
        total = units + UNKNOWN_POINTS * state.covered[hex] + 1.5 * self.ground.vp[hex]
        return total + (OBJECTIVE if hex == self.spot and not self.taken else 0.0)

    def own(self, hex: Hex) -> float:
        """REP units in a hex."""
        return float(sum(combat_of(self.game, self.state, p) for p in each(fighters(self.theatre, self.state, hex))))

    def room(self, hex: Hex) -> Number:
        """How many more units may come to a hex, with those who are on their way by air (12.1)."""
        there = size(fighters(self.theatre, self.state, hex))
        return self.limit - there - self.coming.count(hex)

    def reach(self, piece: Piece) -> Reach:
        """Where a unit can go in this phase."""
        here = self.state.where[piece]
        if here == BESIDE:
            return reach_from_outside(self.game, self.state, piece)
        return reach(self.game, self.state, only(piece), here, ())

    def can_come(self, hex: Hex) -> float:
        """REP units there and the strongest of those that could still get there in this phase."""
        if self._help is None:
            self._help = self.helpers()
        movers = sorted((combat for combat, _ in self._help.get(hex, ())), reverse=True)
        return self.own(hex) + sum(movers[: max(0, self.room(hex))])

    def helpers(self) -> dict[Hex, list[tuple[Number, Piece]]]:
        """Enemy hex -> units that could still go there, with their combat ratings."""
        state, found = self.state, dict[Hex, list[tuple[Number, Piece]]]()
        idle = self.theatre.units & ~self.theatre.fobs & ~state.moved & ~self.fetchers & ~state.embarked
        for start in each(state.rep & ~state.foes):
            for piece in each(fighters(self.theatre, state, start) & idle):
                combat = combat_of(self.game, state, piece)
                for hex in self.reach(piece):
                    if has(state.foes, hex):
                        found.setdefault(hex, []).append((combat, piece))
        return found

    def value_of_fire(self, marker: Piece, hex: Hex) -> float:
        """What a strike or a bombardment of a hex may bring; those sent there already find the first targets."""
        game, state, theatre = self.game, self.state, self.theatre
        shown = enemies(theatre, state, hex)
        results = theatre.crt[column(game, remote_roll(game, state, marker, hex, REP))]
        hits = sum(hits + RETREAT * retreat for hits, retreat in results) / len(results)
        dearest = max((opfor_value(game, piece) for piece in each(shown & theatre.opfor)), default=0)
        worth = dearest + 4.0 * (hex == self.spot and not self.taken) + 2.0 * has(state.rep, hex)
        sent = size(state.at[hex] & (theatre.strikes | theatre.impacts))
        return hits * worth * (1.0 if sent < size(shown) else 0.3)

    def worth_attacking(self, hex: Hex) -> bool:
        """Whether enough can get there; the objective is worth a little more risk."""
        if self.room(hex) <= 0:
            return False
        strength, own = self.strength(hex), self.own(hex)
        wanted = self.ratio * (0.85 if hex == self.spot else 1.0)
        return own < PLENTY * strength and self.can_come(hex) >= wanted * strength


def best_goal(estimate: Estimate, piece: Piece) -> Hex:
    """Where a unit should go in this phase, or -1 to stay."""
    state, theatre, spot = estimate.state, estimate.theatre, estimate.spot
    here = state.where[piece]
    if here == BESIDE:
        return outside_goal(estimate, piece)
    if has(estimate.fetchers, piece):
        return transport_goal(estimate, piece)
    if has(theatre.convoys, piece):
        return convoy_goal(estimate, here)
    if has(state.foes, here):
        strong = estimate.own(here) >= 0.6 * estimate.ratio * estimate.strength(here)
        return -1 if strong else refuge(estimate, here)
    alone = size(fighters(theatre, state, here)) == 1
    if alone and here in estimate.coming:
        return -1  # somebody must hold the field for those who are to land
    if alone and estimate.taken and estimate.ground.vp[here]:
        return -1
    goal = target_of(estimate, estimate.reach(piece))
    if goal >= 0:
        return goal
    known = 0 <= spot < HEXES and not estimate.taken
    if known and not has(state.foes, spot) and here != spot and not has(state.rep, spot):
        return spot
    if estimate.taken:
        return valued_goal(estimate, here, piece)
    target = spot if known and has(state.foes, spot) else nearest_foe(estimate, here)
    if target < 0 or (known and target != spot):
        return valued_goal(estimate, here, piece)
    return -1 if DISTANCE[here][target] == 1 else assembly(estimate, here, target)


def target_of(estimate: Estimate, hexes: Iterable[Hex]) -> Hex:
    """The enemy hex among these that is most worth attacking; -1 if none is. A fight that is too weak comes first."""

    def value(hex: Hex) -> float:
        weak = 0 < estimate.own(hex) < estimate.ratio * estimate.strength(hex)
        return estimate.prize(hex) - 0.5 * estimate.strength(hex) + HELP * weak

    goals = [hex for hex in hexes if has(estimate.state.foes, hex) and estimate.worth_attacking(hex)]
    return max(goals, key=value, default=-1)


def destination(estimate: Estimate, piece: Piece, goal: Hex) -> Hex:
    """The hex with room that brings a unit nearest to its goal; -1 if it is better off where it is."""
    state, here = estimate.state, estimate.state.where[piece]
    outside = here == BESIDE
    carrying = state.aboard[estimate.objective] == piece

    def costs(hex: Hex) -> float:
        meets = has(state.foes, hex) and hex != goal
        return DISTANCE[hex][goal] + 4.0 * meets + 50.0 * (carrying and has(state.foes, hex))

    open_to = [hex for hex in estimate.reach(piece) if estimate.room(hex) > 0]
    best = min(open_to, key=costs, default=-1)
    if best >= 0 and (outside or costs(best) < DISTANCE[here][goal] or (here == goal)):
        return best
    return -1


def outside_goal(estimate: Estimate, piece: Piece) -> Hex:
    """Whoever stands beside the map comes in: to attack, or where the objective is, or just in."""
    ways, spot = estimate.reach(piece), estimate.spot
    goal = target_of(estimate, ways) if not has(estimate.fetchers | estimate.theatre.convoys, piece) else -1
    if goal >= 0:
        return goal
    free = [hex for hex in ways if not has(estimate.state.foes, hex)] or list(ways)
    return min(free, key=lambda hex: DISTANCE[hex][spot] if 0 <= spot < HEXES else 0, default=-1)


def nearest_foe(estimate: Estimate, here: Hex) -> Hex:
    """The enemy next to be looked at, weak ones first among the near; -1 if there is none."""
    return min(each(estimate.state.foes), key=lambda hex: (DISTANCE[here][hex], estimate.strength(hex)), default=-1)


def assembly(estimate: Estimate, here: Hex, target: Hex) -> Hex:
    """The hex next to a target where those who are to attack it meet."""
    free = each(NEAR[target] & ~estimate.state.foes & estimate.ground.land)
    room = [hex for hex in free if hex == here or estimate.room(hex) > 0]
    return min(room, key=lambda hex: DISTANCE[here][hex] - 0.1 * estimate.own(hex), default=-1)


def convoy_goal(estimate: Estimate, here: Hex) -> Hex:
    """A convoy goes where the most are disrupted; without any it stays with the main body."""
    state, theatre = estimate.state, estimate.theatre

    def value(hex: Hex) -> float:
        there = fighters(theatre, state, hex)
        return 3.0 * size(there & state.disrupted) + 0.5 * size(there) - 0.5 * DISTANCE[here][hex]

    free = [hex for hex in each(state.rep & ~state.foes) if hex == here or estimate.room(hex) > 0]
    goal = max(free, key=value, default=-1)
    return -1 if goal == here or (goal >= 0 and DISTANCE[here][goal] <= 1 and not has(state.foes, here)) else goal


def transport_goal(estimate: Estimate, piece: Piece) -> Hex:
    """A transport fetches the objective once the enemy is gone, and then makes for the edge."""
    state, here = estimate.state, estimate.state.where[piece]
    if state.aboard[estimate.objective] == piece:
        free = list(each(ways_home(estimate) & estimate.ground.land & ~state.foes))
        safe = [hex for hex in free if not NEAR[hex] & state.foes] or free
        return -1 if here in safe else min(safe, key=lambda hex: DISTANCE[here][hex], default=-1)
    if 0 <= estimate.spot < HEXES and not estimate.taken and not has(state.foes, estimate.spot):
        return estimate.spot if here != estimate.spot or not has(state.moved, piece) else -1
    if here == estimate.spot:
        return -1
    if joins_the_attack(estimate, here):
        return estimate.spot
    return refuge(estimate, here) if has(state.foes, here) else -1


def joins_the_attack(estimate: Estimate, here: Hex) -> bool:
    """Whether a transport goes along to where the objective is won, to pursue with it at once (20.1, 24.2)."""
    state, spot = estimate.state, estimate.spot
    if not 0 <= spot < HEXES or estimate.taken or not has(state.foes, spot):
        return False
    return estimate.own(spot) >= SURE * estimate.strength(spot) and estimate.room(spot) > 0


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
    free = each(NEAR[here] & ~estimate.state.foes & estimate.ground.land)
    room = [hex for hex in free if estimate.room(hex) > 0]
    return max(room, key=lambda hex: estimate.own(hex), default=-1)


def valued_goal(estimate: Estimate, here: Hex, piece: Piece) -> Hex:
    """The nearest valued hex that nobody holds; whoever holds one stays."""
    state, ground = estimate.state, estimate.ground
    if ground.vp[here] and size(fighters(estimate.theatre, state, here)) == 1:
        return -1
    open_to = open_values(estimate)
    now = estimate.reach(piece)
    near = [hex for hex in each(open_to) if hex in now or DISTANCE[here][hex] <= 3]
    return min(near, key=lambda hex: (hex not in now, DISTANCE[here][hex] - ground.vp[hex]), default=-1)


def open_values(estimate: Estimate) -> HexSet:
    """Hexes worth points that nobody holds."""
    state = estimate.state
    return estimate.ground.valued & ~state.foes & ~state.rep & ~state.fires & ~state.collateral
