"""The constants of the game: counters and what is printed on them, zones and lines, tables as lists."""

from __future__ import annotations

from heapq import heappop, heappush

from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.spaces import each, has, set_of
from sandtable.games.paratrooper.ground import HELICOPTER, HEXES, MECH, NONMECH, NUMBERS, SF, Ground
from sandtable.games.paratrooper.pack import Counter, Pack

#: more than anything costs
FAR = 1_000_000
#: zone -> zone next to it -> what the line between them costs
Lines = dict[Space, dict[Space, int]]
#: zones are numbered on behind the 36 hexes
FIRST_ZONE = HEXES


class Theatre:
    """Counters, maps and tables of a pack as numbers and sets."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.grounds = [Ground(pack.terrain, drawn) for drawn in pack.maps]
        self.map_ids = [drawn.id for drawn in pack.maps]
        self.missions = pack.missions.mission
        self._lay_out_zones()
        self._print_counters()
        self._sort_counters()
        self._write_tables()

    # The strategic map (chapter 6)

    def _lay_out_zones(self) -> None:
        zones = self.pack.strategic.zone
        self.zones = [zone.id for zone in zones]
        self.zone = {zone.id: FIRST_ZONE + number for number, zone in enumerate(zones)}
        self.space_names = [*(str(number) for number in NUMBERS), *self.zones]
        self.calvi = next(self.zone[zone.id] for zone in zones if zone.kind == "home")
        self.crisis_zones = set_of(self.zone[zone.id] for zone in zones if zone.kind == "crisis")
        self.oceans = set_of(self.zone[zone.id] for zone in zones if zone.kind == "ocean")
        air: Lines = {number: {} for number in self.zone.values()}
        sea: Lines = {number: {} for number in self.zone.values()}
        for line in self.pack.strategic.transit:
            one, other = (self.zone[end] for end in line.between)
            for start, end in ((one, other), (other, one)):
                (air if line.kind == "air" else sea)[start][end] = line.cost
        #: zone -> adjacent zone -> cost of the direct line (2.7-b)
        self.lines = {start: {**air[start], **sea[start]} for start in air}
        #: cheapest cost of a flight between two zones: by air lines, with a sea line only to or from a ship (6.1-a)
        self.flight = {start: self._flights(start, air, sea) for start in air}

    def _flights(self, start: Space, air: Lines, sea: Lines) -> dict[Space, int]:
        best = {start: 0}
        queue = [(0, start)]
        while queue:
            spent, zone = heappop(queue)
            at_sea = has(self.oceans, zone)
            if spent > best[zone] or (at_sea and zone != start):
                continue
            ways = sea[zone] if at_sea else {**air[zone], **{z: c for z, c in sea[zone].items() if has(self.oceans, z)}}
            for to, cost in ways.items():
                if spent + cost < best.get(to, FAR):
                    best[to] = spent + cost
                    heappush(queue, (spent + cost, to))
        return best

    # The counters (chapter 2)

    def _print_counters(self) -> None:
        sides = ("rep", "opfor", "objective")
        kinds = [counter for side in sides for counter in self.pack.counters.counter if counter.side == side]
        rep = [counter for counter in kinds if counter.side == "rep"]
        # REP units come first, then REP strikes and markers, OPFOR units, OPFOR markers, objectives.
        ordered = [c for c in rep if c.front] + [c for c in rep if not c.front]
        opfor = [counter for counter in kinds if counter.side == "opfor"]
        ordered += [c for c in opfor if c.front] + [c for c in opfor if not c.front]
        ordered += [counter for counter in kinds if counter.side == "objective"]
        self.names: list[str] = []
        self.kind: list[Counter] = []
        self.strike: list[int] = []
        for counter in ordered:
            ratings = counter.strike or [0] * len(counter.ids)
            for name, rating in sorted(zip(counter.ids, ratings, strict=True), key=lambda pair: -pair[1]):
                self.names.append(name)
                self.kind.append(counter)
                self.strike.append(rating)
        self.piece = {name: number for number, name in enumerate(self.names)}
        self.pieces = len(self.names)
        blank = (0, 0, 0)
        front = [counter.front or blank for counter in self.kind]
        back = [counter.back or counter.front or blank for counter in self.kind]
        #: (effective, disrupted) by piece
        self.combat = list(zip([f[0] for f in front], [b[0] for b in back], strict=True))
        self.engagement = list(zip([f[1] for f in front], [b[1] for b in back], strict=True))
        self.movement = list(zip([f[2] for f in front], [b[2] for b in back], strict=True))
        self.support = [counter.support or (0, 0) for counter in self.kind]

    def _where(self, side: str, mark: str = "", unit_class: str = "", key: str = "") -> PieceSet:
        return set_of(
            number
            for number, counter in enumerate(self.kind)
            if counter.side == side
            and (not mark or mark in counter.marks)
            and (not unit_class or counter.unit_class == unit_class)
            and (not key or counter.key == key)
        )

    def _sort_counters(self) -> None:
        where = self._where
        self.units = set_of(p for p, c in enumerate(self.kind) if c.side == "rep" and c.front)
        self.mech, self.nonmech = where("rep", unit_class="mech"), where("rep", unit_class="nonmech")
        self.helicopters, self.fobs = where("rep", unit_class="helicopter"), where("rep", unit_class="base")
        self.ground_units = self.units & ~self.helicopters
        self.airborne, self.high_tech = where("rep", "airborne"), where("rep", "ht")
        self.felin, self.special_forces = where("rep", "felin"), where("rep", "sf")
        self.cps = where("rep", "cp")
        self.helicopter_cps = self.cps & self.helicopters
        self.ground_cps = self.cps & ~self.helicopters
        self.engineers, self.heavy, self.pgm = where("rep", "engineer"), where("rep", "hw"), where("rep", "pgm")
        self.transports, self.local = where("rep", "transport"), where("rep", "local")
        self.convoys = where("rep", key="convoy")
        self.logistic = self.convoys | self.fobs
        self.tacs, self.drones, self.macs = (where("rep", key=key) for key in ("tac", "drone", "mac"))
        self.isrs, self.netwars = where("rep", key="isr"), where("rep", key="nw")
        self.drop_zones, self.checkpoints = where("rep", key="dz"), where("rep", key="checkpoint")
        self.fsas, self.lshds = where("rep", key="fsa"), where("rep", key="lshd")
        self.impacts = where("rep", key="impact")
        self.strikes = self.tacs | self.drones
        self.rep = where("rep")
        #: heavy weapons unit -> its impact marker, and back (18.0)
        self.impact_of = {p: self.piece[f"IMPACT {self.names[p]}"] for p in each(self.heavy)}
        self.gun_of = {marker: gun for gun, marker in self.impact_of.items()}
        self.opfor = set_of(p for p, c in enumerate(self.kind) if c.side == "opfor" and c.front)
        self.opfor_mech = where("opfor", unit_class="mech")
        self.opfor_bases, self.opfor_cps = where("opfor", unit_class="base"), where("opfor", "cp")
        self.air_defense = where("opfor", "ad")
        self.static = set_of(p for p in each(self.opfor) if self.movement[p][0] == 0)
        self.ambushes, self.intelligence, self.deceptions, self.massacres, self.ieds = (
            where("opfor", key=key) for key in ("ambush", "intel", "deception", "massacre", "ied")
        )
        self.special = self.ambushes | self.intelligence | self.deceptions | self.massacres | self.ieds
        self.objectives = where("objective")
        #: everything that can lie face down
        self.counters = self.opfor | self.special | self.objectives
        self.counter_list = list(each(self.counters))
        #: what a PGM unit fires at with its full rating (17.9-e)
        self.hard_targets = self.opfor_mech | self.opfor_bases
        self.how = [
            HELICOPTER
            if has(self.helicopters, p)
            else SF
            if has(self.special_forces, p)
            else NONMECH
            if has(self.nonmech, p)
            else MECH
            for p in range(self.pieces)
        ]
        self.keys = list(dict.fromkeys(counter.key for counter in self.kind))
        self.of_key = {key: set_of(p for p, c in enumerate(self.kind) if c.key == key) for key in self.keys}
        self.high_tech_kinds = frozenset(key for key, members in self.of_key.items() if members & self.high_tech)
        self.key_of = [self.keys.index(counter.key) for counter in self.kind]
        self.objective_of = [self.piece[mission.objective] for mission in self.missions]

    # The tables

    def _write_tables(self) -> None:
        combat, charts = self.pack.combat, self.pack.charts
        self.columns = combat.column
        last = len(combat.column) - 1
        self.last_column = last
        #: rating -> column, up to the highest sum that can ever be asked for
        self.column_of = [
            next((n for n, column in enumerate(combat.column) if column.low <= rating <= column.high), last)
            for rating in range(400)
        ]
        #: column -> die - 1 -> (hits, retreats)
        self.crt = [[_result(text) for text in column.results] for column in combat.column]
        self.shifts = combat.shifts
        self.charts = charts
        self.price = {line.key: line for line in charts.mobilization}
        self.dearest = max(line.op for line in charts.mobilization)
        self.loads = [(load.nonmech, load.mech, load.helicopter) for load in charts.load]
        self.drop_table = {
            "clear": combat.drop.clear,
            "brush": combat.drop.brush,
            "close": combat.drop.close,
            "severe": combat.drop.severe,
        }
        self.events_at = [0, *charts.crisis_events.by_level]
        self.op_max = charts.tracks.op_max
        self.elan_max = charts.tracks.elan_max
        self.crisis_min, self.crisis_end = charts.tracks.crisis_min, charts.tracks.crisis_end
        self.stack_limit, self.strike_limit = charts.stacking.ground, charts.stacking.strikes


def _result(text: str) -> tuple[int, int]:
    if text == "-":
        return 0, 0
    if text == "R":
        return 0, 1
    hits, _, retreat = text.partition("+")
    return int(hits), 1 if retreat else 0
