"""What never changes in a battle: the ground, what can be seen from where, and the printed values of the pieces."""

import itertools

from sandtable.engine.boards import HexGrid
from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.sight import sight_line
from sandtable.engine.spaces import each, has, only, plus, set_of, without
from sandtable.games.colonial.pack import Pack, Scenario, Unit
from sandtable.games.colonial.scenario_check import ground_at

INFANTRY, CAVALRY, ARTILLERY, TRANSPORT, COMMANDER = range(5)
KINDS = ("infantry", "cavalry", "artillery", "transport", "commander")
QUALITIES = ("good", "average", "poor", "very_poor")

#: hexes a kind moves in one activation (move-02 to move-08), before bonuses
ON_FOOT, MOUNTED = 1, 2

CAPTURED_IF_UNLIMBERED = ("medium", "heavy")


class Sight:
    """Whether one hex sees another, as far as the ground decides: the hexes where a unit would be in the way."""

    __slots__ = ("blocked", "pairs", "single")

    def __init__(self, blocked: bool, single: SpaceSet, pairs: tuple[SpaceSet, ...]) -> None:
        self.blocked = blocked  #: the ground alone blocks
        self.single = single  #: one unit in any of these blocks
        self.pairs = pairs  #: units in both hexes of a pair block


class Battlefield:
    """The constants of one scenario."""

    def __init__(self, pack: Pack, scenario: Scenario) -> None:
        self.pack, self.scenario = pack, scenario
        self.grid = HexGrid(scenario.cols, scenario.rows)
        self._lay_out_ground()
        self._lay_out_roads()
        self._muster()
        self._set_stakes()
        #: what has been looked at already, by start and end
        self.sights: list[list[Sight | None]] = [[None] * len(self.grid) for _ in range(len(self.grid))]
        self._in_range: dict[tuple[Space, int], SpaceSet] = {}
        self._marches: dict[Space, list[int]] = {}

    def _lay_out_ground(self) -> None:
        grid, pack, scenario = self.grid, self.pack, self.scenario
        self.ground: list[str] = [""] * len(grid)
        self.elevation = [0] * len(grid)
        self.passable = self.cover = self.woods = self.hills = 0
        for name, space in grid.index.items():
            key = ground_at(pack, scenario, grid, name)
            col, row = grid.col_row(space)
            ground, level = pack.terrain[key], int(scenario.elevation[row][col])
            self.ground[space], self.elevation[space] = key, level
            bit = only(space)
            self.passable |= bit if ground.passable else 0
            self.cover |= bit if ground.cover else 0
            self.woods |= bit if ground.woods else 0
            self.hills |= bit if level else 0
        #: hexes that need a black card to move in (move-13, move-14)
        self.rough = self.woods | self.hills

    def _lay_out_roads(self) -> None:
        index = self.grid.index
        road_near = [0] * len(self.grid)
        ends = set()
        for road in self.scenario.roads:
            spaces = [index[name] for name in road]
            for one, other in itertools.pairwise(spaces):
                road_near[one] = plus(road_near[one], other)
                road_near[other] = plus(road_near[other], one)
            if spaces:
                ends |= {spaces[0], spaces[-1]}
        self.road_near = tuple(road_near)
        self.road_ends = set_of(ends)

    def _muster(self) -> None:
        """Numbers the pieces: each unit, and behind it the parts it may split into (general-08)."""
        scenario, pack, room = self.scenario, self.pack, self.pack.room
        sides = [side.id for side in scenario.side]
        self.units: list[Unit] = []
        self.names: list[str] = []
        self.unit_of: list[Piece] = []
        for unit in scenario.unit:
            base = len(self.names)
            parts = (unit.figures or 1) if unit.type in ("infantry", "cavalry") else 1
            for number in range(parts):
                self.names.append(unit.id if number == 0 else f"{unit.id}/{number + 1}")
                self.units.append(unit)
                self.unit_of.append(base)
        self.piece = {name: number for number, name in enumerate(self.names)}
        count = len(self.names)
        self.side = [sides.index(unit.side) for unit in self.units]
        self.kind = [KINDS.index(unit.type) for unit in self.units]
        self.quality = [QUALITIES.index(unit.quality) for unit in self.units]
        self.of_side = tuple(set_of(p for p in range(count) if self.side[p] == side) for side in (0, 1))
        self.of_kind = tuple(set_of(p for p in range(count) if self.kind[p] == kind) for kind in range(5))
        self.of_figures = self.of_kind[INFANTRY] | self.of_kind[CAVALRY]
        self.fighters = self.of_figures | self.of_kind[ARTILLERY]
        self.fighters_of = tuple(self.fighters & own for own in self.of_side)
        self.commanders = self.of_kind[COMMANDER]
        self.parts_of = tuple(
            set_of(q for q in range(count) if self.unit_of[q] == self.unit_of[p]) for p in range(count)
        )
        self.is_base = set_of(p for p in range(count) if self.unit_of[p] == p)
        weapons = [pack.weapons[unit.weapon] if unit.weapon else None for unit in self.units]
        self.range = [weapon.range if weapon else 0 for weapon in weapons]
        self.is_gun = set_of(p for p, weapon in enumerate(weapons) if weapon and weapon.kind != "small_arms")
        self.needs_tow = set_of(
            p for p, weapon in enumerate(weapons) if weapon and weapon.weight in CAPTURED_IF_UNLIMBERED
        )
        self.motorised = set_of(p for p, unit in enumerate(self.units) if unit.motorised)
        by_id = self.piece
        #: the team that was provided for a gun (general-12)
        self.team = [by_id[unit.towed_by] if unit.towed_by else -1 for unit in self.units]
        per_figure = (room.infantry_figure, room.cavalry_figure, room.artillery_crew_figure, 0, 0)
        flat = (0, 0, room.artillery_weapon, room.transport, room.commander)
        self.space_each = [per_figure[kind] for kind in self.kind]
        self.space_flat = [flat[kind] for kind in self.kind]
        self.rate = [self._rate(p) for p in range(count)]

    def _rate(self, piece: Piece) -> int:
        kind = self.kind[piece]
        if kind in (CAVALRY, COMMANDER) or has(self.motorised, piece):
            return MOUNTED
        return ON_FOOT

    def _set_stakes(self) -> None:
        scenario, index = self.scenario, self.grid.index
        sides = [side.id for side in scenario.side]
        self.objectives = [(index[aim.hex], aim.points) for aim in scenario.objective]
        self.objective_hexes = set_of(space for space, _ in self.objectives)
        self.exits = [0, 0]
        for way_out in scenario.exit:
            self.exits[sides.index(way_out.side)] |= set_of(index[name] for name in way_out.hexes)
        self.exit_of = {
            (sides.index(way_out.side), index[name]): way_out for way_out in scenario.exit for name in way_out.hexes
        }
        self.deliveries = [
            (sides.index(task.side), set_of(self.piece[unit] for unit in task.units), index[task.hex], task.points)
            for task in scenario.delivery
        ]
        self.entry = [set_of(index[name] for name in unit.entry) for unit in self.units]
        self.enters = [unit.enters or 0 for unit in self.units]
        handicap = scenario.victory.handicap
        self.handicap = [0, 0]
        if handicap:
            self.handicap[sides.index(handicap.side)] = handicap.points

    def in_range(self, space: Space, steps: int) -> SpaceSet:
        """Hexes at a distance from 1 to ``steps`` (board-05)."""
        known = self._in_range.get((space, steps))
        if known is None:
            known = self._in_range[space, steps] = without(self.grid.within(space, steps), space)
        return known

    def marches(self, goal: Space) -> list[int]:
        """How many steps it is from every hex to a goal over ground that can be walked; too many if no way leads."""
        known = self._marches.get(goal)
        if known is None:
            known = self._marches[goal] = [len(self.grid)] * len(self.grid)
            edge = seen = only(goal)
            steps = 0
            while edge:
                beyond = 0
                for space in each(edge):
                    known[space] = steps
                    beyond |= self.grid.near[space]
                edge = beyond & self.passable & ~seen
                seen |= edge
                steps += 1
        return known

    def sight(self, start: Space, end: Space) -> Sight:
        """What stands between two hexes (docs/games/colonial.md, line of sight)."""
        known = self.sights[start][end]
        if known is None:
            known = self.sights[start][end] = self._look(start, end)
        return known

    def rises(self, start: Space, end: Space, space: Space, steps: int, unit: int) -> bool:
        """Whether a hex so many steps along reaches up to the line, with a unit so many half-levels tall in it."""
        far = self.grid.distance(start, end)
        eye, target = 2 * self.elevation[start] + 1, 2 * self.elevation[end] + 1
        height = max(self.pack.terrain[self.ground[space]].los_height, unit)
        return (2 * self.elevation[space] + height) * far >= eye * (far - steps) + target * steps

    def _look(self, start: Space, end: Space) -> Sight:
        line = sight_line(self.grid, start, end)

        def blocks(space: Space, steps: int, unit: int) -> bool:
            return self.rises(start, end, space, steps, unit)

        single = 0
        pairs = []
        for space, steps in line.crossed:
            if blocks(space, steps, 0):
                return Sight(True, 0, ())
            if blocks(space, steps, 1):
                single = plus(single, space)
        for one, other, steps in line.skirted:
            if other is None:
                continue
            ground = [space for space in (one, other) if blocks(space, steps, 0)]
            with_unit = [space for space in (one, other) if blocks(space, steps, 1)]
            if len(ground) == 2:
                return Sight(True, 0, ())
            if len(with_unit) == 2:
                if ground:
                    single = plus(single, other if ground[0] == one else one)
                else:
                    pairs.append(plus(only(one), other))
        return Sight(False, single, tuple(pairs))
