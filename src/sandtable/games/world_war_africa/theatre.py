"""The theatre of war: map, counters and charts of a pack as ints, sets and columns. Nothing here ever changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Annotated, NamedTuple, TypeAlias

from sandtable.engine.boards import POINTY, HexGrid
from sandtable.engine.fields import Kind, Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, has, listed, only, plus, set_of, size, up_to
from sandtable.games.world_war_africa.pack import Pack
from sandtable.games.world_war_africa.pack_charts import Ground, RiverGround, RoadGround
from sandtable.games.world_war_africa.pack_counters import Faction, Unit

Contingent: TypeAlias = Annotated[int, Kind("contingent")]
ContingentSet: TypeAlias = Annotated[int, Kind("contingent", many=True)]

DRC, ZIMBABWE, ANGOLA, RWANDA, UGANDA = range(5)
GOVERNMENT, REBEL = range(2)
SIDES = ("government", "rebel")
SIDE_OF = (GOVERNMENT, GOVERNMENT, GOVERNMENT, REBEL, REBEL)
ALLIES = (ZIMBABWE, ANGOLA)

LEG, MOTOR = range(2)
#: where units wait off the map
HOLDING_BOXES = ("uganda", "zimbabwe", "angola")

#: the eleven event markers (15.0)
EVENTS = (
    "chad-withdrawal",
    "coltan-rush",
    "corruption-and-graft",
    "foreign-advisers",
    "mlc-in-car",
    "ituri-conflict",
    "libyan-support",
    "no-event",
    "ugandan-rebels",
    "clash",
    "unita-crushed",
)
(
    CHAD_WITHDRAWAL,
    COLTAN_RUSH,
    CORRUPTION_AND_GRAFT,
    FOREIGN_ADVISERS,
    MLC_IN_CAR,
    ITURI_CONFLICT,
    LIBYAN_SUPPORT,
    NO_EVENT,
    UGANDAN_REBELS,
    CLASH,
    UNITA_CRUSHED,
) = range(11)

#: what a group that is drawn at random consists of (10.2.1, 10.2.4)
GROUPS = (("FAC", "Hutu"), (), (), ("Rw", "ANC", "RDC"), ("UG", "MLC"))


class Arrivals(NamedTuple):
    """Where new units of a faction arrive: any town of theirs, some towns if they are theirs, boxes (10.1-e)."""

    towns: SpaceSet
    boxes: SpaceSet


class Theatre:
    """Everything printed, ready for the rules."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = pack.tables
        self._map(pack)
        self._terrain(pack)
        self._hexsides(pack)
        self._units(pack)
        self._markers(pack)
        self._places(pack)
        self._supply(pack)
        self._deployment(pack)

    # The map

    def _map(self, pack: Pack) -> None:
        size = pack.board.grid
        rows, cols = size.last_row - size.first_row + 1, size.last_column - size.first_column + 1
        self.grid = grid = HexGrid(
            cols,
            rows,
            POINTY,
            1 - size.first_row % 2,  # odd rows sit half a hex further east (1.1-a)
            lambda col, row: f"{row - 1 + size.first_row:02}{col - 1 + size.first_column:02}",
        )
        hexes = len(grid)
        self.rwanda_box = grid.index[pack.board.places.rwanda_box]
        self.kitona, self.uganda_box, self.zimbabwe_box, self.angola_box = range(hexes, hexes + 4)
        self.names = (*grid.names, "kitona", *HOLDING_BOXES)
        self.index = {name: space for space, name in enumerate(self.names) if name}
        self.count = len(self.names)
        self.boxes = set_of((self.rwanda_box, self.kitona, self.uganda_box, self.zimbabwe_box, self.angola_box))
        self.drc = self._set(name for hexes in pack.board.province.hexes.values() for name in hexes)
        self.province = {name: self._set(hexes) for name, hexes in pack.board.province.hexes.items()}
        self.foreign = {name: self._set(hexes) for name, hexes in pack.board.foreign.hexes.items()}
        self.borders = {name: self._set(hexes) for name, hexes in pack.board.borders.hexes.items()}
        north = size.first_northern_row - size.first_row
        self.north = self.drc & set_of(s for s in grid.index.values() if grid.col_row(s)[1] >= north)
        self.south = self.drc & ~self.north
        #: where enemies spoil what a town yields (10.2-b)
        self.vicinity = {space: grid.within(space, pack.tables.resources.near) & self.drc for space in each(self.drc)}

    def _set(self, names: Iterable[str]) -> SpaceSet:
        return set_of(self.grid.index[name] for name in names)

    def _terrain(self, pack: Pack) -> None:
        board, tables = pack.board, pack.tables
        self.kinds: list[tuple[str, ...]] = [()] * self.count
        for kind, hexes in board.terrain.hexes.items():
            for name in hexes:
                self.kinds[self.grid.index[name]] += (kind,)
        for box in (self.kitona, self.rwanda_box):
            self.kinds[box] = ("savannah",)  # 7.11.1, 14.0
        self.towns = self._set(town.hex for town in board.town)
        self.resource_towns = self._set(town.hex for town in board.town if town.resource)
        self.airfields = plus(self._set(town.hex for town in board.town if town.airfield), self.kitona)
        self.town_spaces = tuple(each(self.towns))
        self.town_at = {self.grid.index[town.hex]: town for town in board.town}
        self.closed_to_motor = set_of(
            s for s in each(self.drc) if any(not tables.tec[kind].motor for kind in self.kinds[s])
        )
        limit = [0] * self.count
        shift = [0] * self.count
        for space in each(self.drc | set_of((self.kitona, self.rwanda_box))):
            grounds = [tables.tec[kind] for kind in self.kinds[space]]
            town = has(self.towns, space)
            limit[space] = tables.town.stacking if town else min(ground.stacking for ground in grounds)
            # The defender picks his best terrain (8.8-a).
            shift[space] = max([ground.shift for ground in grounds] + ([tables.town.shift] if town else []))
        self.limit, self.shift = limit, shift

    def _hexsides(self, pack: Pack) -> None:
        board, grid = pack.board, self.grid
        sides = {
            kind: {self._side(side) for feature in features for side in feature.hexsides}
            for kind, features in (
                ("river", board.river),
                ("navigable", [river for river in board.river if river.navigable]),
                ("lake", board.lake),
            )
        }
        self.lakes = sides["lake"]
        self.rivers = sides["river"]
        self.roads = set()
        for road in board.road:
            for one, other in zip(road.hexes, road.hexes[1:], strict=False):
                self.roads.add(frozenset((grid.index[one], grid.index[other])))
        self.riverside = set_of(s for side in sides["navigable"] for s in side) & self.drc
        #: neighbours that a ground unit could step to or attack, lakes left out (7.3-b, 8.8-d)
        self.open_near = [0] * self.count
        for space in each(self.drc):
            near = grid.near[space] & self.drc
            self.open_near[space] = set_of(to for to in each(near) if frozenset((space, to)) not in self.lakes)
        link = grid.index[board.places.kitona_link]
        self.open_near[link] = plus(self.open_near[link], self.kitona)
        self.open_near[self.kitona] = only(link)
        self.kitona_link = link
        self.across_river = [0] * self.count
        for space in each(self.drc):
            self.across_river[space] = set_of(
                to for to in each(self.open_near[space]) if frozenset((space, to)) in self.rivers
            )

    def _side(self, text: str) -> frozenset[int]:
        one, other = text.split("|")
        return frozenset((self.grid.index[one], self.grid.index[other]))

    # The counters

    def _units(self, pack: Pack) -> None:
        self.units: list[Unit] = pack.counters.unit
        self.factions: dict[str, Faction] = {faction.id: faction for faction in pack.forces.faction}
        contingents = [contingent.id for contingent in pack.forces.contingent]
        self.contingents = tuple(contingents)
        self.faction = [self.factions[unit.faction] for unit in self.units]
        self.contingent = [contingents.index(faction.contingent) for faction in self.faction]
        self.side = [SIDE_OF[number] for number in self.contingent]
        self.attack = [unit.factors[0] for unit in self.units]
        self.defence = [unit.factors[1] for unit in self.units]
        self.allowance = [unit.factors[2] for unit in self.units]
        self.wheels = [MOTOR if unit.type in ("mechanized", "armor") else LEG for unit in self.units]
        self.all_units = up_to(len(self.units))
        self.of_contingent = [self._units_where(lambda n, c=number: self.contingent[n] == c) for number in range(5)]
        self.of_side = [self._units_where(lambda n, s=number: self.side[n] == s) for number in range(2)]
        self.of_faction = {
            name: self._units_where(lambda n, f=name: self.units[n].faction == f) for name in self.factions
        }
        self.militia = self._units_where(lambda n: self.units[n].type == "militia")
        self.motor = self._units_where(lambda n: self.wheels[n] == MOTOR)
        self.hutu = self._units_where(lambda n: self.faction[n].hutu)
        self.fac = self.of_faction["FAC"]
        self.regulars = self.fac & ~self.militia
        self.event_only = self._units_where(lambda n: not self.faction[n].bought and self.side[n] == GOVERNMENT)
        self.extras = self.of_faction["Chad"] | self.of_faction["NA"]  # act besides the number rolled (5.3-i, 5.4-b)
        self.rebuilt = self._units_where(lambda n: self.faction[n].rebuilt)
        self.bought = self._units_where(lambda n: self.faction[n].bought)
        self.group = {
            name: self._units_where(lambda n, g=name: self.faction[n].draw == g) for part in GROUPS for name in part
        }
        #: the hexes a unit may ever be in on the ground or by any other way (2.1, 7.1, 7.4)
        self.ground = [self._ground(number) for number in range(len(self.units))]
        #: the hexes a unit may attack into: its regions, whatever its wheels (7.1, 8.8-d)
        self.attack_ground = [self._regions(number) for number in range(len(self.units))]
        #: the units whose regions leave out Kitona, which lies behind the hex it is linked to (7.1-a)
        self.barred_from_kitona = self._units_where(lambda n: not has(self.attack_ground[n], self.kitona_link))
        #: the units of the same faction on the same wheels: they arrive in the same places
        self.alike = [
            self.of_faction[unit.faction] & (self.motor if has(self.motor, number) else ~self.motor)
            for number, unit in enumerate(self.units)
        ]
        #: the units of its own side with which a unit may not share a hex (6.1-e, 6.1-f)
        self.alien = [self._alien(number) for number in range(len(self.units))]
        self.unit_names = tuple(unit.id for unit in self.units)

    def _units_where(self, wanted: Callable[..., bool]) -> PieceSet:
        return set_of(number for number in range(len(self.units)) if wanted(number))

    def _alien(self, unit: Piece) -> PieceSet:
        if has(self.fac, unit):
            return 0
        side = self.of_side[self.side[unit]]
        return side & ~self.of_contingent[self.contingent[unit]] & ~self.fac

    def _regions(self, unit: Piece) -> SpaceSet:
        faction = self.faction[unit]
        ground = self.provinces(faction.regions) if faction.regions else self.drc
        return ground & self.south if faction.south_only else ground

    def _ground(self, unit: Piece) -> SpaceSet:
        ground = self._regions(unit)
        return ground & ~self.closed_to_motor if self.wheels[unit] == MOTOR else ground

    def provinces(self, names: Iterable[str]) -> SpaceSet:
        """The hexes of these provinces."""
        found = 0
        for name in names:
            found |= self.province[name]
        return found

    def _markers(self, pack: Pack) -> None:
        names = list(self.unit_names)
        self.kind: list[str] = ["unit"] * len(self.units)
        self.owner: list[int] = list(self.contingent)
        self.factor: list[int] = [0] * len(self.units)
        short = {"DRC": "FAC", "Zimbabwe": "ZB", "Angola": "AN", "Rwanda": "Rw", "Uganda": "UG"}
        for marker in pack.counters.marker:
            for _ in range(marker.count):
                word = marker.kind.replace("_", "-")
                base = f"{short[marker.owner]}-{word}" if marker.owner in short else word
                number = sum(name.startswith(f"{base}-") for name in names) + 1
                names.append(f"{base}-{number}")
                self.kind.append(marker.kind)
                self.owner.append(self.contingents.index(marker.owner) if marker.owner in short else -1)
                self.factor.append(marker.factor)
        self.piece_names = tuple(names)
        self.piece = {name: number for number, name in enumerate(names)}
        self.markers = {
            kind: set_of(n for n, k in enumerate(self.kind) if k == kind)
            for kind in ("air_support", "helo_support", "air_transport", "helo_transport", "adr", "pmc", "cache")
        }
        self.caches, self.pmc, self.adr = self.markers["cache"], self.markers["pmc"], self.markers["adr"]
        self.cache_list = tuple(each(self.caches))
        self.helicopters = self.markers["helo_transport"]
        self.support = self.markers["air_support"] | self.markers["helo_support"]
        self.transports = self.markers["air_transport"] | self.helicopters | self.pmc
        self.owned_markers = [
            set_of(n for n, owner in enumerate(self.owner) if owner == number and self.kind[n] != "unit")
            for number in range(5)
        ]
        carriers = pack.forces.transport
        self.carried: dict[int, int] = {}
        for piece in each(self.transports & ~self.pmc):
            factions: list[str] = getattr(carriers, self.contingents[self.owner[piece]])
            self.carried[piece] = set_of(
                n for n in range(len(self.units)) if self.units[n].faction in factions and not has(self.militia, n)
            )
        for piece in each(self.pmc):
            self.carried[piece] = self.all_units & ~self.militia
        for piece in each(self.helicopters):
            self.carried[piece] &= ~self.motor  # 7.10-a

    # Places and supply

    def _places(self, pack: Pack) -> None:
        places, index = pack.board.places, self.grid.index
        self.kinshasa = index[places.kinshasa]
        self.angola_port = index[places.angola_port]
        self.bukavu, self.goma, self.isiro = index[places.bukavu], index[places.goma], index[places.isiro]
        self.garrisons = [index[name] for name in places.garrisons]
        self.ituri = index[places.ituri]
        #: line of the set-up lists -> where its units likely started, the likeliest place first (3.2)
        self.likely: dict[str, list[Space]] = {
            one.line: [index[name] for name in one.places] for one in pack.deployment.likely
        }
        links = {box.id: box for box in pack.board.box}
        self.rwanda_links = self._set(links["rwanda"].links)
        self.rwanda_cost, self.kitona_cost = links["rwanda"].cost, links["kitona"].cost
        self.uganda_links = self._dry_border(links["uganda"].links, "Uganda")
        self.zimbabwe_entry = (self._set(places.zimbabwe_entry_first_turn), self._set(places.zimbabwe_entry))
        self.angola_entry = plus(self._dry_border(listed(self.borders["Angola"]), "Angola"), self.angola_port)
        #: the boxes whose weather is the north's (7.7-d); hex 1918, the Rwanda Box, lies in the south
        self.northern_boxes = set_of(
            box
            for box, entered in (
                (self.kitona, only(self.kitona_link)),
                (self.uganda_box, self.uganda_links),
                (self.zimbabwe_box, self.zimbabwe_entry[1]),
                (self.angola_box, self.angola_entry),
            )
            if self._lies_north(entered)
        )
        self.rwanda_hexes = self.foreign["Rwanda"]
        #: the hexes from which a box can be entered
        self.by_box = plus(self.rwanda_links, self.kitona_link)

    def _lies_north(self, entered: SpaceSet) -> bool:
        """Whether most of the hexes that a box opens on lie north of the Equator (7.7-d)."""
        return size(entered & self.north) > size(entered & self.south)

    def _dry_border(self, hexes: list[str] | list[int], country: str) -> SpaceSet:
        """The border hexes that can be entered from a country without crossing a lake (10.2.3-a, 3.2-o)."""
        found = 0
        for entry in hexes:
            space = self.grid.index[entry] if isinstance(entry, str) else entry
            for beyond in each(self.grid.near[space] & self.foreign[country]):
                if frozenset((space, beyond)) not in self.lakes:
                    found = plus(found, space)
        return found

    def _supply(self, pack: Pack) -> None:
        places = pack.board.places
        self.sources: dict[str, int] = {}
        self.free_sources: dict[str, int] = {}
        self.automatic: dict[str, int] = {}
        for name, faction in self.factions.items():
            needs_control = free = 0
            for source in faction.supply:
                if source == "Zambia":
                    free |= self.foreign["Zambia"]  # off the playable map: no control needed (11.2-c)
                elif source in self.borders:
                    needs_control |= self.borders[source]
                else:
                    value = getattr(places, source)
                    needs_control |= self._set([value] if isinstance(value, str) else value)
            self.sources[name], self.free_sources[name] = needs_control, free
            automatic = self.provinces(faction.automatic)
            if faction.automatic_except:
                automatic = self.drc & ~self.provinces(faction.automatic_except)
            self.automatic[name] = automatic

    def _deployment(self, pack: Pack) -> None:
        """The Reinforcements Deployment Chart (10.1-e), for factions and for the caches of contingents (12.2-a)."""
        boxes = {"rwanda": self.rwanda_box} | {name: self.index[name] for name in ("kitona", *HOLDING_BOXES)}
        self.arrivals: dict[str, Arrivals] = {}
        self.cache_arrivals = [Arrivals(0, 0)] * len(self.contingents)
        for line in pack.deployment.arrival:
            towns = self.towns if line.towns else self._set(getattr(pack.board.places, name) for name in line.places)
            self.arrivals[line.faction] = Arrivals(towns, set_of(boxes[name] for name in line.boxes))
            contingent = self.contingents.index(self.factions[line.faction].contingent)
            known = self.cache_arrivals[contingent]
            line_of = self.arrivals[line.faction]
            self.cache_arrivals[contingent] = Arrivals(known.towns | line_of.towns, known.boxes | line_of.boxes)

    # Costs

    @lru_cache(maxsize=32)  # noqa: B019 - one theatre lives as long as its title
    def steps_from(self, wheels: int, rainy_north: bool, rainy_south: bool) -> list[tuple[tuple[int, int], ...]]:
        """For each hex: where a ground unit may step to and what it costs (7.3, 7.3.1, 7.4, 7.5, 7.8.1)."""
        rainy = (self.north if rainy_north else 0) | (self.south if rainy_south else 0)
        table: list[tuple[tuple[int, int], ...]] = [()] * self.count
        closed = self.closed_to_motor if wheels == MOTOR else 0
        for space in each(self.drc):
            steps = []
            for to in each(self.open_near[space] & self.drc & ~closed):
                wet = has(rainy, to)
                cost = self.entry_cost(to, wheels, wet)
                side = frozenset((space, to))
                if side in self.roads:
                    cost = min(cost, self._of(self.tables.road, wheels)[wet])
                if side in self.rivers:
                    cost += self._of(self.tables.river, wheels)[wet]
                steps.append((to, cost))
            table[space] = tuple(steps)
        return table

    @staticmethod
    def _of(ground: Ground | RoadGround | RiverGround, wheels: int) -> Sequence[int]:
        return ground.motor if wheels == MOTOR else ground.leg

    def entry_cost(self, space: Space, wheels: int, wet: int) -> int:
        """What the terrain of a hex costs: the dearest of its kinds (7.4-a)."""
        return max(self._of(self.tables.tec[kind], wheels)[wet] for kind in self.kinds[space])

    def is_rainy(self, turn: int, space: Space) -> bool:
        """Whether it rains in a hex or box this turn (7.8, 7.7-d)."""
        track = self.tables.turn[turn - 1]
        return track.rainy_north if has(self.north | self.northern_boxes, space) else track.rainy_south

    def named_in(self, name: str, pieces: PieceSet) -> bool:
        """Whether the piece of this name, if there is one, is among these."""
        piece = self.piece.get(name, -1)
        return piece >= 0 and has(pieces, piece)
