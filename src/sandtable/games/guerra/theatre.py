"""The theatre of operations: map and counters as constants, worked out once from the data pack.

Spaces, units, towns and facilities are small ints; sets of them are bit masks (see engine.spaces). Units are either
*mobile* (armour, motorised infantry) or on foot: that alone decides which ground is open to them.
"""

from __future__ import annotations

import itertools

from sandtable.engine.boards import HexGrid, Steps
from sandtable.engine.fields import Number, Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, has, listed, only, plus, set_of
from sandtable.games.guerra.pack import COUNTRY_LETTERS, PLAYABLE, TERRAIN_LETTERS, Pack, Unit
from sandtable.games.guerra.pack_check import pairs_of
from sandtable.games.guerra.state import Army, Facility, Town

REBELS, CONGO = 0, 1
SIDES = ("rebels", "congo")
FOOT, MOBILE = 0, 1
CLOSED_TO_MOBILE = ("forest", "swamp", "mountain")
ROAD, RAIL, FIELD = "road", "railway", "airfield"


class Theatre:
    """Everything that never changes in a game."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = pack.tables
        self.grid = HexGrid(pack.board.grid.cols, pack.board.grid.rows)
        self._ground()
        self._towns()
        self._rivers()
        self._ways()
        self._steps()
        self._counters()
        self._facilities()

    # The ground

    def _ground(self) -> None:
        board, grid = self.pack.board, self.grid
        size = len(grid)
        self.terrain = [""] * size
        self.country = [""] * size
        self.in_country = dict.fromkeys(COUNTRY_LETTERS.values(), 0)
        self.beyond = [0, 0]  #: side -> spaces beyond the cease-fire line for it (7-g)
        self.east_bank = 0
        self.cost = [0] * size
        self.shift = [0] * size
        for space in grid.index.values():
            col, row = grid.col_row(space)
            self.terrain[space] = terrain = TERRAIN_LETTERS[board.ground.terrain[row][col]]
            self.country[space] = country = COUNTRY_LETTERS[board.ground.country[row][col]]
            self.in_country[country] = plus(self.in_country[country], space)
            if board.ground.east_bank[row][col] == "e":
                self.east_bank = plus(self.east_bank, space)
            line = board.ground.cease_fire[row][col]
            if line == "g":
                self.beyond[REBELS] = plus(self.beyond[REBELS], space)
            elif line == "r":
                self.beyond[CONGO] = plus(self.beyond[CONGO], space)
            if terrain != "lake":
                self.cost[space] = self.tables.terrain[terrain].cost
                self.shift[space] = self.tables.terrain[terrain].shift
        self.beyond[REBELS] |= self.in_country["angola"]
        for name in ("uganda", "rwanda", "burundi"):
            self.beyond[CONGO] |= self.in_country[name]
        self.drc = self.in_country["drc"]
        self.lakes = set_of(space for space, name in enumerate(self.terrain) if name == "lake")
        self.playable = set_of(space for space, name in enumerate(self.country) if name in PLAYABLE) & ~self.lakes
        self.forbidden = grid.all & ~self.playable & ~self.lakes
        self.closed = set_of(space for space, name in enumerate(self.terrain) if name in CLOSED_TO_MOBILE)
        self.edge = set_of(space for space in each(self.playable) if None in grid.toward[space])

    def _towns(self) -> None:
        board, grid = self.pack.board, self.grid
        self.towns = board.town
        self.town_names = [town.name for town in self.towns]
        self.town_number = {name: number for number, name in enumerate(self.town_names)}
        self.town_space = [grid.index[town.hex] for town in self.towns]
        self.town_at = [-1] * len(grid)
        for number, space in enumerate(self.town_space):
            self.town_at[space] = number
        self.town_spaces = set_of(self.town_space)
        self.villages = set_of(n for n, town in enumerate(self.towns) if town.kind == "village")
        self.cities = set_of(n for n, town in enumerate(self.towns) if town.kind == "city")
        self.drc_cities = set_of(n for n in each(self.cities) if self.towns[n].country == "drc")
        self.village_towns, self.drc_city_towns = listed(self.villages), listed(self.drc_cities)
        self.village_spaces = set_of(self.town_space[n] for n in each(self.villages))
        self.centres = set_of(n for n, town in enumerate(self.towns) if town.supply_centre)
        limits = self.tables.limits
        capacity = {"": 0, "airport": limits.airport_points, "airstrip": limits.airstrip_points}
        self.air_capacity = [capacity[town.airfield] for town in self.towns]
        self.airfields = set_of(n for n, town in enumerate(self.towns) if town.airfield)
        self.field_spaces = set_of(self.town_space[n] for n in each(self.airfields))
        self.entries = [grid.index[entry.hex] for entry in board.entry]
        self.entry_names = [entry.name for entry in board.entry]

    def town(self, name: str) -> Town:
        """The number of a town that the rules name; every pack has them all (pack_check)."""
        return self.town_number[name]

    def home_of(self, unit: Piece) -> Space:
        """The town that a unit starts or mobilises in."""
        return self.town_space[self.town_number[self.units[unit].at]]

    def names_of(self, units: PieceSet) -> list[str]:
        """Units by name."""
        return [self.names[unit] for unit in each(units)]

    def _side(self, one: str, other: str) -> tuple[Space, Space]:
        return self.grid.index[one], self.grid.index[other]

    def _rivers(self) -> None:
        board = self.pack.board
        self.congo_sides: list[tuple[int, int]] = []
        self.navigable: list[bool] = []
        for reach in board.congo:
            for one, other in pairs_of(reach.sides.split()):
                self.congo_sides.append(self._side(one, other))
                self.navigable.append(reach.navigable)
        #: (space, neighbour) -> columns the river between them is worth; both ways round
        self.river: dict[tuple[int, int], int] = {}
        features = self.tables.features
        for name_sides in board.river:
            for one, other in pairs_of(name_sides.sides.split()):
                self._put_river(self._side(one, other), features.river_shift)
        for side in self.congo_sides:
            self._put_river(side, features.congo_shift)
        self.congo_banks = [plus(only(one), other) for one, other in self.congo_sides]
        self.segments_at: list[tuple[int, ...]] = [() for _ in range(len(self.grid))]
        for number, pair in enumerate(self.congo_sides):
            for space in pair:
                self.segments_at[space] += (number,)

    def _put_river(self, side: tuple[Space, Space], shift: Number) -> None:
        self.river[side] = self.river[side[1], side[0]] = shift

    # Roads and railways

    def _ways(self) -> None:
        board = self.pack.board
        congo = {frozenset(side) for side in self.congo_sides}
        bridged = {frozenset(self._side(one, other)) for one, other in pairs_of(board.bridges.congo)}
        self.ferries = congo - bridged
        size = len(self.grid)
        self.road_near = [0] * size
        self.rail_near = [0] * size
        for chains, near in ((board.road, self.road_near), (board.rail, self.rail_near)):
            for chain in chains:
                hexes = [self.grid.index[name] for name in chain.hexes.split("-")]
                for one, other in itertools.pairwise(hexes):
                    near[one] = plus(near[one], other)
                    near[other] = plus(near[other], one)
        self.roads = set_of(space for space, near in enumerate(self.road_near) if near)
        self.rails = set_of(space for space, near in enumerate(self.rail_near) if near)
        self.net = self.roads | self.rails
        self.net_near = tuple(
            tuple(each(road | rail)) for road, rail in zip(self.road_near, self.rail_near, strict=True)
        )
        self.rail_neighbours = tuple(tuple(each(near)) for near in self.rail_near)
        #: closed ground that mobile units may stand on, since a way leads there (3.3.6)
        self.stand = (self.playable, self.playable & (~self.closed | self.net))

    def bridge(self, one: Space, other: Space) -> bool:
        """Whether a road or railway from one hex to the next crosses a river there by a bridge."""
        return frozenset((one, other)) not in self.ferries

    def step_cost(self, one: Space, other: Space, kind: Number, cut_roads: SpaceSet, cut_rails: SpaceSet) -> Number:
        """Points to march from a hex to the next, ZOC apart; 0 where the way is closed (3.1 to 3.3)."""
        if not has(self.playable, other):
            return 0
        features = self.tables.features
        ends = plus(only(one), other)
        wet = self.river.get((one, other), 0)
        crossing = 0 if not wet else features.congo_cross if wet == features.congo_shift else features.river_cross
        bridge = self.bridge(one, other)
        prices = []
        road = has(self.road_near[one], other) and not cut_roads & ends
        rail = has(self.rail_near[one], other) and not cut_rails & ends
        if road:
            prices.append(features.road_cost + (0 if bridge else crossing))
        if rail or kind == FOOT or not has(self.closed, other):
            prices.append(self.cost[other] + (0 if rail and bridge else crossing))
        return min(prices) if prices else 0

    def _steps(self) -> None:
        #: kind -> space -> ((neighbour, cost), ...) with every road and railway open
        self.steps: list[Steps] = []
        #: kind -> space -> the neighbours it may march to
        self.open_near: list[list[SpaceSet]] = []
        for kind in (FOOT, MOBILE):
            steps = []
            for space, near in enumerate(self.grid.neighbours):
                ways = ((other, self.step_cost(space, other, kind, 0, 0)) for other in near)
                steps.append(tuple(way for way in ways if way[1]) if has(self.playable, space) else ())
            self.steps.append(steps)
            self.open_near.append([set_of(other for other, _ in ways) for ways in steps])
        grid = self.grid
        wet = [pair for pair in self.river if pair[0] < pair[1]]
        dry = [
            (one, other)
            for one, near in enumerate(grid.neighbours)
            for other in near
            if one < other and (one, other) not in self.river
        ]
        self.wet_gates, self.dry_gates = grid.gates(wet), grid.gates(dry)
        #: from a hex back to where supply may come from: ((neighbour, cost), ...), by land first
        self.supply_steps = [self._supply_steps(space) for space in range(len(grid))]
        costs = {cost for cost in self.cost if cost}
        self.of_cost = {price: set_of(s for s, cost in enumerate(self.cost) if cost == price) for price in costs}

    def _supply_steps(self, space: Space) -> tuple[tuple[Space, Number], ...]:
        """What each step out of a hex costs supply; none where nobody can enter."""
        price, crossing = self.cost[space], self.tables.features.river_cross
        near = [other for other in self.grid.neighbours[space] if price and has(self.playable, other)]
        dry = [(other, price) for other in near if (space, other) not in self.river]
        return *dry, *((other, price + crossing) for other in near if (space, other) in self.river)

    def steps_cut(self, kind: Number, cut_roads: SpaceSet, cut_rails: SpaceSet) -> Steps:
        """The same where some roads and railways are interdicted (4.6.4-b)."""
        cut = cut_roads | cut_rails
        found = list(self.steps[kind])
        for space in each((cut | self.grid.spread(cut)) & self.playable):
            near = self.grid.neighbours[space]
            ways = [(other, self.step_cost(space, other, kind, cut_roads, cut_rails)) for other in near]
            found[space] = tuple(way for way in ways if way[1])
        return found

    def stacking_limit(self, space: Space, cumulative: bool) -> Number:
        """Stacking points a hex holds (Tabela 1, 3.2.2-h)."""
        features = self.tables.features
        limit = self.tables.terrain[self.terrain[space]].stacking
        bonuses = [
            features.road_stacking if has(self.roads, space) else 0,
            features.railway_stacking if has(self.rails, space) else 0,
            features.village_stacking if has(self.village_spaces, space) else 0,
        ]
        return limit + (sum(bonuses) if cumulative else max(bonuses))

    # Counters

    def _counters(self) -> None:
        counters = self.pack.counters
        self.armies = [army.id for army in counters.army]
        self.army_side = [SIDES.index(army.side) for army in counters.army]
        self.names: list[str] = []
        self.titles: list[str] = []
        self.units: list[Unit] = []
        self.army: list[Army] = []
        for number, army in enumerate(counters.army):
            count = {"": 0}
            for unit in (unit for unit in counters.unit if unit.army == army.id):
                for _ in range(unit.count):
                    group = unit.group
                    count[group] = count.get(group, 0) + 1
                    stem = group or army.letters.lower()
                    self.names.append(f"{stem}-{count[group]}")
                    self.titles.append(f"{GROUP_NAMES.get(group, army.letters)} {count[group]}")
                    self.units.append(unit)
                    self.army.append(number)
        units = self.units
        self.piece = {name: number for number, name in enumerate(self.names)}
        self.side = [self.army_side[army] for army in self.army]
        self.of_side = [set_of(n for n, side in enumerate(self.side) if side == wanted) for wanted in (REBELS, CONGO)]
        self.of_army = [set_of(n for n, army in enumerate(self.army) if army == wanted) for wanted in range(8)]
        self.attack = [unit.attack for unit in units]
        self.defence = [unit.defence for unit in units]
        self.move = [unit.move for unit in units]
        self.morale = [unit.morale for unit in units]
        self.release = [unit.release for unit in units]
        self.kind = [MOBILE if unit.type in ("armour", "motorised") else FOOT for unit in units]
        self.mobile = set_of(n for n, kind in enumerate(self.kind) if kind == MOBILE)
        self.motorised = self._of_type("motorised")
        self.guerrillas = self._of_type("guerrilla")
        self.regiments = set_of(n for n, unit in enumerate(units) if unit.size == "regiment")
        self.stacking = [self._stacking(unit) for unit in units]
        self.group = {name: set_of(n for n, unit in enumerate(units) if unit.group == name) for name in GROUP_NAMES}
        self.entry_of = [self.entry_names.index(unit.at) if unit.at in self.entry_names else -1 for unit in units]
        self.arrival = [unit.turn for unit in units]
        #: halved and lowered strengths: (reduced, unsupplied) -> unit -> strength (5.1-c, 4.4)
        self.strengths = {
            (name, reduced, short): [_strength(value, reduced, short) for value in column]
            for name, column in (("attack", self.attack), ("defence", self.defence))
            for reduced in (False, True)
            for short in (False, True)
        }

    def _of_type(self, name: str) -> PieceSet:
        return set_of(number for number, unit in enumerate(self.units) if unit.type == name)

    def _stacking(self, unit: Unit) -> Number:
        points = self.tables.stacking
        if unit.size == "battalion":
            return points.battalion
        if unit.type == "artillery":
            return points.artillery_regiment
        return points.mobile_regiment if unit.type in ("armour", "motorised") else points.foot_regiment

    # What can be interdicted

    def _facilities(self) -> None:
        found: list[tuple[int, str]] = []
        for name, spaces in ((ROAD, self.roads), (RAIL, self.rails), (FIELD, self.field_spaces)):
            found += [(space, name) for space in each(spaces)]
        self.facilities = sorted(found)
        self.facility = {key: number for number, key in enumerate(self.facilities)}
        self.facility_names = [f"{self.grid.names[space]}-{name}" for space, name in self.facilities]

    def facility_called(self, at: str, name: str) -> Facility | None:
        """The road, railway or airfield in a hex, if there is one."""
        space = self.grid.index.get(at)
        return None if space is None else self.facility.get((space, name))


GROUP_NAMES = {"adf": "ADF/LRA", "fdd": "FDD", "interahamwe": "Interahamwe"}


def _strength(value: Number, reduced: bool, unsupplied: bool) -> Number:
    if reduced:
        value //= 2
    if unsupplied:
        value -= 1
    return max(1, value)
