"""A mission map as numbers and sets: what it costs to enter each hex, for every class of unit (chapter 13)."""

from __future__ import annotations

import itertools

from sandtable.engine.boards import Board
from sandtable.engine.spaces import has, set_of, up_to
from sandtable.games.paratrooper.pack import Chart, MissionMap, Terrain
from sandtable.games.paratrooper.pack_check import LETTERS, around
from sandtable.games.paratrooper.state import Hex

HEXES = 36
ALL_HEXES = up_to(HEXES)
NUMBERS = [row * 10 + col for row in range(1, 7) for col in range(1, 7)]
HEX = {number: hex for hex, number in enumerate(NUMBERS)}
#: hex -> the six neighbours by scatter die, -1 off the map (15.4)
SCATTER = [[HEX.get(number, -1) for number in around(number)] for number in NUMBERS]
BOARD = Board([str(number) for number in NUMBERS], [(a, b) for a in range(HEXES) for b in SCATTER[a] if b >= 0])
NEAR = BOARD.near
DISTANCE = [[BOARD.distance(one, other) for other in range(HEXES)] for one in range(HEXES)]
EDGES = set_of(hex for hex in range(HEXES) if -1 in SCATTER[hex])

#: how a unit moves; the last three are the same in a force with an engineer (13.2-d)
MECH, NONMECH, SF, HELICOPTER, MECH_BRIDGED, NONMECH_BRIDGED, SF_BRIDGED = range(7)
BRIDGED = {MECH: MECH_BRIDGED, NONMECH: NONMECH_BRIDGED, SF: SF_BRIDGED, HELICOPTER: HELICOPTER}
#: way of moving -> the same without an engineer, and how many of those there are
CLASS = {how: how for how in BRIDGED} | {bridged: how for how, bridged in BRIDGED.items()}
CLASSES = len(BRIDGED)

#: one step: the hex entered, its cost in half points, whether movement ends there, whether a river was crossed
StepCost = tuple[Hex, int, bool, bool]


class Ground:
    """One mission map."""

    def __init__(self, chart: Chart, drawn: MissionMap) -> None:
        self.drawn, self.chart = drawn, chart
        lines = {line.id: line for line in chart.terrain}
        letters = "".join(drawn.rows)
        self.terrain: list[Terrain] = [lines[LETTERS[letter]] for letter in letters]
        self.names = [f"{drawn.letter}{number}" for number in NUMBERS]
        self.index = {name: hex for hex, name in enumerate(self.names)}
        self.water = set_of(hex for hex, line in enumerate(self.terrain) if line.id == "water")
        self.land = ALL_HEXES & ~self.water
        self.built_up = set_of(hex for hex, line in enumerate(self.terrain) if line.id in ("town", "city"))
        self.closed_to_opfor_mech = set_of(hex for hex, line in enumerate(self.terrain) if line.opfor_mech_prohibited)
        self.coast = set_of(HEX[number] for number in drawn.coastal)
        self.airfields = set_of(HEX[number] for number in drawn.airfields)
        self.oilfields = set_of(HEX[number] for number in drawn.oilfields)
        self.vp = [0] * HEXES
        for place in drawn.place:
            self.vp[HEX[place.hex]] = place.vp
        self.valued = set_of(hex for hex in range(HEXES) if self.vp[hex])
        self.rivers = _sides(drawn.rivers)
        self.dry_rivers = _sides(drawn.dry_rivers)
        self.roads = _sides([pair for way in drawn.roads for pair in itertools.pairwise(way)])
        self.tracks = _sides([pair for way in drawn.tracks for pair in itertools.pairwise(way)])
        self.road_hexes = set_of(HEX[number] for way in drawn.roads for number in way)
        self.track_hexes = set_of(HEX[number] for way in drawn.tracks for number in way)
        #: way of moving -> hex -> steps out of it
        self.steps = [[self._steps(how, hex) for hex in range(HEXES)] for how in range(7)]
        #: way of moving -> hex -> neighbours it may stay in
        self.exits = [
            [set_of(step[0] for step in ways) & (self.land if how != HELICOPTER else -1) for ways in table]
            for how, table in enumerate(self.steps)
        ]
        #: hexes of land that no vehicle can enter from anywhere, not even behind an engineer (13.1-c)
        by_vehicle = set_of(step[0] for how in (MECH, MECH_BRIDGED) for ways in self.steps[how] for step in ways)
        self.closed = self.land & ~by_vehicle
        #: way of moving -> hexes that can be entered from off the map
        self.entrances = [
            set_of(hex for hex in range(HEXES) if self.entry_from_outside(how, hex) is not None) for how in range(7)
        ]

    def entry(self, how: int, hex: Hex) -> int | None:
        """The half points it costs to enter a hex over open ground or from off the map; None: prohibited (13.1-c)."""
        if how == HELICOPTER:
            return 2
        line = self.terrain[hex]
        if how in (SF, SF_BRIDGED) and line.id == "water":
            return 2 * self.chart.special_forces.water
        cost = line.mech if how in (MECH, MECH_BRIDGED) else line.nonmech
        return 2 * cost if cost else None

    def entry_from_outside(self, how: int, hex: Hex) -> int | None:
        """The same for a unit that stands beside an edge hex: a road that reaches the hex may be used (6.3-c)."""
        if how != HELICOPTER and has(self.road_hexes, hex):
            return self.chart.road.half_points
        if how != HELICOPTER and has(self.track_hexes, hex):
            return self.chart.track.half_points
        return self.entry(how, hex) if not has(self.water, hex) or how == HELICOPTER else None

    def stops(self, how: int, hex: Hex) -> bool:
        """Whether terrain ends the movement of who enters it (13.1-b)."""
        if how == HELICOPTER:
            return False
        return ("mech" if how in (MECH, MECH_BRIDGED) else "nonmech") in self.terrain[hex].stop

    def _steps(self, how: int, start: Hex) -> tuple[StepCost, ...]:
        chart = self.chart
        found: list[StepCost] = []
        for to in BOARD.neighbours[start]:
            if how == HELICOPTER:  # one point a hex, whatever lies there (28.0-a)
                found.append((to, 2, False, False))
                continue
            side = (start, to)
            if side in self.roads:  # everything else of hex and hexside is disregarded (13.2-f)
                found.append((to, chart.road.half_points, False, False))
                continue
            if side in self.tracks:
                found.append((to, chart.track.half_points, False, False))
                continue
            cost = self.entry(how, to)
            if cost is None:
                continue
            river = side in self.rivers and how < MECH_BRIDGED
            if river and how != SF:
                cost += 2 * chart.river.cost
            if side in self.dry_rivers:
                cost += 2 * chart.dry_river.cost
            found.append((to, cost, self.stops(how, to), river))
        return tuple(found)


def _sides(pairs: list[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset(side for one, other in pairs for side in ((HEX[one], HEX[other]), (HEX[other], HEX[one])))
