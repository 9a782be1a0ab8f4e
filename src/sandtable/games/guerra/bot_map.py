"""What the opponent knows of the map: how far towns are, what they are worth, who threatens them."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each
from sandtable.games.guerra.state import DUE, TO_COME, GuerraState
from sandtable.games.guerra.theatre import CONGO, FOOT, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

UNREACHABLE = 999
THE_LINE = -1
DETOUR = 8


class Chart:
    """Distances over the ground and the worth of towns: constants of one opened game."""

    def __init__(self, game: GuerraGame) -> None:
        theatre = game.theatre
        self.game = game
        #: town -> points of marching from every hex to it on foot, ZOC and enemies apart
        self.far = [self._distances([space]) for space in theatre.town_space]
        #: side -> the same to the nearest hex beyond the cease-fire line, where a unit scores at the end (7-g)
        self.line = [self._distances(list(each(theatre.beyond[side] & theatre.playable))) for side in (REBELS, CONGO)]
        self.worth = [[self._worth(town, side) for town in range(len(theatre.towns))] for side in (REBELS, CONGO)]
        #: army -> hexes its units keep to: going further costs morale (4.3.1) or points (7-k, 7-n)
        self.keeps_to = [self._home(name) for name in theatre.armies]

    def _home(self, army: str) -> int:
        theatre = self.game.theatre
        if army == "angola":
            return theatre.in_country["angola"]
        if army == "rebels":
            return theatre.playable
        if army in ("zimbabwe", "namibia"):
            return theatre.drc | theatre.in_country["angola"]
        return theatre.drc | theatre.in_country[theatre.pack.counters.army[theatre.armies.index(army)].home]

    def _distances(self, goals: list[int]) -> list[int]:
        steps = self.game.theatre.steps[FOOT]
        best = [UNREACHABLE] * len(self.game.theatre.grid)
        queue = [(0, goal) for goal in goals]
        for goal in goals:
            best[goal] = 0
        while queue:
            spent, space = heappop(queue)
            if spent > best[space]:
                continue
            for other, price in steps[space]:
                if spent + price < best[other]:
                    best[other] = spent + price
                    heappush(queue, (spent + price, other))
        return best

    def way(self, side: int, town: int) -> list[int]:
        """The distances to a town, or to beyond the line for :data:`THE_LINE`."""
        return self.line[side] if town == THE_LINE else self.far[town]

    def _worth(self, town: int, side: int) -> float:
        """Points that change hands with a town: what one side gains and the other loses (7-e to 7-m)."""
        game, theatre = self.game, self.game.theatre
        points = theatre.tables.victory
        if theatre.villages >> town & 1:
            return 2.0 * points.village
        worth = 2.0 * points.city if theatre.drc_cities >> town & 1 else 2.0
        if town == game.kinshasa:
            worth += points.congo_kinshasa + points.rebel_kinshasa
        if town == game.kisangani:
            worth += points.congo_kisangani
        if town in (game.bonus_city, game.mbandaka):
            worth += points.rebel_bonus_city
        if town in game.centres:
            worth += 1.5
        return worth


class Front:
    """One side's view of a position while it moves: enemy strength near every town, friends near every town."""

    def __init__(self, chart: Chart, state: GuerraState, side: int) -> None:
        self.chart, self.state, self.side = chart, state, side
        theatre = chart.game.theatre
        self.friends = list(each(state.alive & theatre.of_side[side]))
        self.enemies = list(each(state.alive & theatre.of_side[1 - side]))
        #: guerrillas that will appear around a town before this side moves again
        self.lurking = [
            u
            for u in each(theatre.of_side[1 - side] & ~state.alive)
            if theatre.units[u].radius and state.hex[u] in (TO_COME, DUE) and theatre.arrival[u] <= state.turn
        ]
        self._threats: dict[int, float] = {}
        self._gathered: dict[int, float] = {}
        self._ways: dict[int, list[int]] = {}

    def threat(self, town: int) -> float:
        """Attack strength of the enemies that could be at a town in about a turn."""
        known = self._threats.get(town)
        if known is None:
            known = self._threats[town] = self._threat(town)
        return known

    def _threat(self, town: int, within: int = 4) -> float:
        theatre, far, state = self.chart.game.theatre, self.chart.far[town], self.state
        found = 0.0
        for unit in self.lurking:
            centre = theatre.town_space[theatre.town_number[theatre.units[unit].at]]
            if theatre.grid.distance(centre, theatre.town_space[town]) <= theatre.units[unit].radius:
                found += theatre.attack[unit]
        for unit in self.enemies:
            points = far[state.hex[unit]]
            if points <= within and state.turn + 1 >= theatre.release[unit]:
                found += theatre.attack[unit] / (2 if state.reduced >> unit & 1 else 1)
        return found

    def near(self, town: int, unit: int, within: int) -> float:
        """Attack strength of friends other than a unit that are as near to a town."""
        theatre, far, state = self.chart.game.theatre, self.chart.far[town], self.state
        return float(sum(theatre.attack[f] for f in self.friends if f != unit and far[state.hex[f]] <= within))

    def gathered(self, target: int) -> float:
        """Attack strength of the friends that stand next to a hex or could be there this turn."""
        known = self._gathered.get(target)
        if known is None:
            theatre, state = self.chart.game.theatre, self.state
            distance = theatre.grid.distance
            known = 0.0
            for unit in self.friends:
                steps = distance(state.hex[unit], target)
                if steps == 1 or (steps <= 3 and not state.moved >> unit & 1 and theatre.release[unit] <= state.turn):
                    known += (
                        theatre.attack[unit] / (2 if state.reduced >> unit & 1 else 1) * (1.0 if steps == 1 else 0.8)
                    )
            self._gathered[target] = known
        return known

    def defence(self, target: int) -> float:
        """Defence of the enemies in a hex, with about a third of the air points that may support them."""
        theatre, state = self.chart.game.theatre, self.state
        units = each(state.at[target])
        air = (state.air + 1) // 3 if self.side == REBELS else 0
        return float(air + sum(theatre.defence[u] // (2 if state.reduced >> u & 1 else 1) for u in units) or 1)

    def way(self, town: int) -> list[int]:
        """The distances to an objective: round the enemy's hexes where it is near, as the crow marches elsewhere."""
        known = self._ways.get(town)
        if known is None:
            known = self.chart.way(self.side, town)
            if town != THE_LINE:
                known = self._round_enemies(town, known)
            self._ways[town] = known
        return known

    def _round_enemies(self, town: int, plain: list[int]) -> list[int]:
        theatre, state = self.chart.game.theatre, self.state
        goal = theatre.town_space[town]
        near = theatre.grid.within(goal, DETOUR)
        closed = set(each(state.held[1 - self.side] & near)) - {goal}
        if not closed:
            return plain
        steps = theatre.steps[FOOT]
        best = {goal: 0}
        buckets: list[list[int]] = [[goal]] + [[] for _ in range(2 * DETOUR + 8)]
        for cost, bucket in enumerate(buckets):
            for space in bucket:
                if best[space] == cost:
                    for other, price in steps[space]:
                        total = cost + price
                        if total < len(buckets) and other not in closed and total < best.get(other, UNREACHABLE):
                            best[other] = total
                            buckets[total].append(other)
        found = plain[:]
        for space in each(near & theatre.playable):
            found[space] = best.get(space, plain[space] + 8)
        return found
