"""What the opponent knows of the map: how far towns are, what they are worth, who threatens them."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, Seat, Space, SpaceSet
from sandtable.engine.memos import Memo
from sandtable.engine.spaces import each, has, set_of, without
from sandtable.games.guerra.battle import GIVES_WAY, code_of
from sandtable.games.guerra.bot_tempers import Temper
from sandtable.games.guerra.odds import row_odds
from sandtable.games.guerra.state import DUE, TO_COME, GuerraState, Town
from sandtable.games.guerra.strength import odds_column
from sandtable.games.guerra.supply import covered
from sandtable.games.guerra.theatre import CONGO, FOOT, REBELS

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

UNREACHABLE = 999
THE_LINE = -1
DETOUR = 8
A_TURN = 4  #: points of marching in about a turn
A_SIEGE = 10  #: attack strength of the three regiments that it takes to besiege a hex
REGIMENT = 3.7  #: attack strength of a regiment, on average
PAST_ENEMIES = 2  #: what every hex beside an enemy adds to a march, zones and fights on the way


class Chart:
    """Distances over the ground and the worth of towns: constants of one opened game."""

    def __init__(self, game: GuerraGame) -> None:
        theatre = game.theatre
        self.game = game
        #: town -> points of marching from every hex to it on foot, ZOC and enemies apart
        self.far = [self._distances([space]) for space in theatre.town_space]
        #: army -> hexes its units keep to: going further costs morale (4.3.1) or points (7-k, 7-n)
        self.keeps_to = [self._home(name) for name in theatre.armies]
        #: column of Tabela 2 -> how likely the defender gives way, morale apart
        self.gives_way = self._gives_way()
        #: town -> the hexes around it where a march goes round the enemy
        self.around = [theatre.grid.within(space, DETOUR) for space in theatre.town_space]
        #: town -> the hexes from which it is about a turn's march
        self.close = [set_of(s for s, points in enumerate(far) if points <= A_TURN) for far in self.far]
        self._within = Memo[Space, SpaceSet]()
        self._detours = Memo[tuple[Town, SpaceSet], list[Number]](5_000)
        self._past = Memo[tuple[Seat, SpaceSet], list[Number]](200)
        self._lurks = Memo[Piece, SpaceSet]()
        self._worths = Memo[tuple[float, float, float], list[float]]()

    def _home(self, army: str) -> SpaceSet:
        theatre = self.game.theatre
        if army == "angola":
            return theatre.in_country["angola"]
        if army == "rebels":
            return theatre.playable
        if army in ("zimbabwe", "namibia"):
            return theatre.drc | theatre.in_country["angola"]
        return theatre.drc | theatre.in_country[theatre.pack.counters.army[theatre.armies.index(army)].home]

    def _gives_way(self) -> list[float]:
        table = self.game.theatre.tables.combat
        chances = row_odds(self.game, 0)
        return [
            sum(
                chance
                for row, chance in zip(table.row, chances, strict=True)
                if code_of(row.cells[column][1])[0] in GIVES_WAY
            )
            for column in range(len(table.columns))
        ]

    def _distances(self, goals: list[Space], closed: SpaceSet = 0, slow: SpaceSet = 0) -> list[Number]:
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
                total = spent + price + (PAST_ENEMIES if has(slow, other) else 0)
                if total < best[other] and not has(closed, other):
                    best[other] = total
                    heappush(queue, (total, other))
        return best

    def within(self, space: Space) -> SpaceSet:
        """The hexes up to three from a hex."""
        known = self._within.get(space)
        if known is None:
            known = self._within.keep(space, self.game.theatre.grid.within(space, 3))
        return known

    def past(self, side: Seat, enemy: SpaceSet) -> list[Number]:
        """The points of marching to the ground beyond the cease-fire line, where a unit scores at the end (7-g)."""
        known = self._past.get((side, enemy))
        if known is None:
            theatre = self.game.theatre
            goals = list(each(theatre.beyond[side] & theatre.playable & ~enemy))
            known = self._past.keep((side, enemy), self._distances(goals, enemy, theatre.grid.spread(enemy)))
        return known

    def lurks(self, unit: Piece) -> SpaceSet:
        """The hexes where a band may appear."""
        known = self._lurks.get(unit)
        if known is None:
            theatre = self.game.theatre
            known = self._lurks.keep(unit, theatre.grid.within(theatre.home_of(unit), theatre.units[unit].radius))
        return known

    def detour(self, town: Town, closed: SpaceSet) -> list[Number]:
        """The distances to a town round closed hexes near it; as the crow marches where it is far."""
        known = self._detours.get((town, closed))
        if known is None:
            known = self._detours.keep((town, closed), self._detour(town, closed))
        return known

    def _detour(self, town: Town, closed: SpaceSet) -> list[Number]:
        theatre, plain = self.game.theatre, self.far[town]
        goal = theatre.town_space[town]
        ground = set(each(self.around[town] & theatre.playable & ~closed))
        steps = theatre.steps[FOOT]
        best = {goal: 0}
        buckets: list[list[Space]] = [[goal]] + [[] for _ in range(2 * DETOUR + 8)]
        for cost, bucket in enumerate(buckets):
            for space in bucket:
                if best[space] == cost:
                    for other, price in steps[space]:
                        total = cost + price
                        if total < len(buckets) and other in ground and total < best.get(other, UNREACHABLE):
                            best[other] = total
                            buckets[total].append(other)
        found = plain[:]
        for space in each(self.around[town] & theatre.playable):
            found[space] = best.get(space, plain[space] + 8)
        return found

    def worth(self, temper: Temper) -> list[float]:
        """What each town is worth to a commander, whichever his side."""
        key = (temper.village, temper.capitals, temper.centre)
        known = self._worths.get(key)
        if known is None:
            worths = [self._worth(town, temper) for town in range(len(self.game.theatre.towns))]
            known = self._worths.keep(key, worths)
        return known

    def _worth(self, town: Town, temper: Temper) -> float:
        """Points that change hands with a town: what one side gains and the other loses (7-e to 7-m)."""
        game, theatre = self.game, self.game.theatre
        points = theatre.tables.victory
        if has(theatre.villages, town):
            return temper.village * points.village
        worth = 2.0 * points.city if has(theatre.drc_cities, town) else temper.capitals
        if town == game.kinshasa:
            worth += points.congo_kinshasa + points.rebel_kinshasa
        if town == game.kisangani:
            worth += points.congo_kisangani
        if town in (game.bonus_city, game.mbandaka):
            worth += points.rebel_bonus_city
        if town in game.centres:
            worth += temper.centre
        return worth


class Front:
    """One side's view of a position while it moves: enemy strength near every town, friends near every town."""

    def __init__(self, chart: Chart, state: GuerraState, side: Seat, temper: Temper) -> None:
        self.chart, self.state, self.side, self.temper = chart, state, side, temper
        theatre = chart.game.theatre
        #: town -> what it is worth
        self.worth = chart.worth(temper)
        #: turns in which this side still moves, this one among them
        self.left = chart.game.last_turn - state.turn + 1
        self.friends = list(each(state.alive & theatre.of_side[side]))
        #: guerrillas that will appear around a town before this side moves again
        self.lurking = [
            u
            for u in each(theatre.of_side[1 - side] & ~state.alive)
            if theatre.units[u].radius and state.hex[u] in (TO_COME, DUE) and theatre.arrival[u] <= state.turn
        ]
        #: reduced units that a replacement point could restore, once they are out of contact, with time to use them
        self.may_rest = state.reduced & ~theatre.mobile if state.replacements[side] and self.left > 3 else 0
        self._threats: dict[int, float] = {}
        self._gathered: dict[int, float] = {}
        spots: dict[Space, Number] = {}
        for friend in self.friends:
            spots[state.hex[friend]] = spots.get(state.hex[friend], 0) + theatre.attack[friend]
        #: where friends stand, and with how much attack strength
        self.spots = list(spots.items())

    def keeps(self, unit: Piece) -> SpaceSet:
        """The hexes that a unit keeps to, for the sake of morale and points; at the end only the points count."""
        theatre = self.chart.game.theatre
        army = theatre.army[unit]
        if self.left <= self.temper.abroad and theatre.armies[army] != "angola":
            return theatre.playable
        return self.chart.keeps_to[army]

    @cached_property
    def cover(self) -> SpaceSet:
        """The hexes where a unit of this side would be in supply."""
        return covered(self.chart.game, self.state, self.side)

    @cached_property
    def to_line(self) -> list[Number]:
        """The distances to the ground beyond the line, round the enemy."""
        return self.chart.past(self.side, self.state.held[1 - self.side])

    def room_around(self, space: Space) -> float:
        """The attack strength that finds room next to an enemy hex."""
        game = self.chart.game
        around = game.theatre.grid.near[space] & game.theatre.playable & ~self.state.held[1 - self.side]
        return REGIMENT * sum(game.room[other] // 2 for other in each(around))

    def prospects(self, space: Space, strength: float) -> float:
        """How likely an enemy hex falls in a turn to so much attack strength, if there is room for it."""
        game = self.chart.game
        strength = min(strength, self.room_around(space))
        column = odds_column(game, int(strength), int(self.defence(space))) - game.theatre.shift[space]
        column += strength >= A_SIEGE
        return self.chart.gives_way[max(0, min(column, len(self.chart.gives_way) - 1))]

    def needed(self, space: Space) -> float:
        """Attack strength with which an enemy hex is likely to fall."""
        return self.defence(space) * (1.5 + 0.5 * self.chart.game.theatre.shift[space])

    def threat(self, town: Town) -> float:
        """Attack strength of the enemies that could be at a town in about a turn."""
        known = self._threats.get(town)
        if known is None:
            known = self._threats[town] = self._threat(town)
        return known

    def _threat(self, town: Town) -> float:
        theatre, state = self.chart.game.theatre, self.state
        if self.side == CONGO and self.left == 1:
            return 0.0  # nobody moves after this side's last phase
        found = 0.0
        for unit in self.lurking:
            if has(self.chart.lurks(unit), theatre.town_space[town]):
                found += theatre.attack[unit]
        for space in each(state.held[1 - self.side] & self.chart.close[town]):
            for unit in each(state.at[space]):
                if state.turn + 1 >= theatre.release[unit]:
                    found += theatre.attack[unit] / (2 if has(state.reduced, unit) else 1)
        return found

    def friend_nearer(self, town: Town, unit: Piece, within: Number) -> bool:
        """Whether another friend is as near to a town."""
        far, place = self.chart.far[town], self.state.hex
        return any(far[place[friend]] <= within and friend != unit for friend in self.friends)

    def near(self, town: Town, unit: Piece, within: Number) -> float:
        """Attack strength of friends other than a unit that are as near to a town."""
        attack, far, place = self.chart.game.theatre.attack, self.chart.far[town], self.state.hex
        total = sum(part for space, part in self.spots if far[space] <= within)
        return float(total - attack[unit] if far[place[unit]] <= within else total)

    def gathered(self, target: Space) -> float:
        """Attack strength of the friends that stand next to a hex or could be there this turn."""
        known = self._gathered.get(target)
        if known is None:
            theatre, state = self.chart.game.theatre, self.state
            known = 0.0
            beside = theatre.grid.near[target]
            fresh = ~state.moved & self.chart.game.released[state.turn]
            for space in each(state.held[self.side] & self.chart.within(target)):
                next_to_it = has(beside, space)
                for unit in each(state.at[space] if next_to_it else state.at[space] & fresh):
                    strength = theatre.attack[unit] / (2 if has(state.reduced, unit) else 1)
                    known += strength if next_to_it else 0.8 * strength
            self._gathered[target] = known
        return known

    def defence(self, target: Space) -> float:
        """Defence of the enemies in a hex, with about a third of the air points that may support them."""
        theatre, state = self.chart.game.theatre, self.state
        units = each(state.at[target])
        air = (state.air + 1) // 3 if self.side == REBELS else 0
        return float(air + sum(theatre.defence[u] // (2 if has(state.reduced, u) else 1) for u in units) or 1)

    def way(self, town: Town) -> list[Number]:
        """The distances to an objective: round the enemy's hexes where it is near, as the crow marches elsewhere."""
        if town == THE_LINE:
            return self.to_line
        goal = self.chart.game.theatre.town_space[town]
        closed = without(self.state.held[1 - self.side] & self.chart.around[town], goal)
        return self.chart.detour(town, closed) if closed else self.chart.far[town]
