"""The constants of the game: areas, zones and lines of fire; counters and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees

from sandtable.engine.boards import AreaMap
from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, only, plus, set_of, up_to
from sandtable.games.kolwezi.pack import Area, Pack
from sandtable.games.kolwezi.pack_check import DROP_ZONES, EDGES, SECTORS
from sandtable.games.kolwezi.state import Town

#: kinds of counters; those of the French in the order in which the Katangans fire at them (5.4-k)
TACTICAL_PC, COMPANY_PC, SMM, SER, SECTION = range(5)
PC, KATANGAN_SECTION, AML, GREEN_GROUP, GROUP, DUMMY = range(5, 11)
KINDS = {
    "tactical_pc": TACTICAL_PC,
    "company_pc": COMPANY_PC,
    "smm": SMM,
    "ser": SER,
    "section": SECTION,
    "pc": PC,
    "katangan_section": KATANGAN_SECTION,
    "aml": AML,
    "motorised_group": GREEN_GROUP,
    "group": GROUP,
    "dummy": DUMMY,
}

#: ways of moving
ON_FOOT, MOTORISED = 0, 1


class Theatre:
    """The map and the counters of a pack as numbers and sets."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tables = pack.tables
        self._lay_out_areas()
        self._lay_out_towns()
        self._draw_lines_of_fire()
        self._print_counters()

    # The map (chapter 3)

    def _lay_out_areas(self) -> None:
        areas = self.areas = self.pack.map.area
        links = self.pack.map.links
        board = self.board = AreaMap([area.id for area in areas], [*links.urban, *links.route])
        self.names, self.index, self.near = board.names, board.index, board.near
        count = len(board)
        self.distance = tuple(tuple(board.distance(one, other) for other in range(count)) for one in range(count))

        def where(kind: str, value: str) -> SpaceSet:
            return set_of(at for at, area in enumerate(areas) if getattr(area, kind) == value)

        self.protected = where("terrain", "protected")
        self.elevated = where("terrain", "elevated")
        self.clear = where("terrain", "clear")
        #: 0 is Kolwezi, the others are mining towns; -1 lies between the zones
        self.zones = [zone.id for zone in self.pack.map.zone]
        self.zone_areas = [where("zone", zone) for zone in self.zones]
        self.between = where("zone", "")
        self.zone_of = [self.zones.index(area.zone) if area.zone else -1 for area in areas]
        self.drop_zones = [where("sector", name) for name in DROP_ZONES]
        #: posts are what Katangans are assigned to (5.4-a): the four sectors, then the mining towns
        self.posts = [*SECTORS, *self.zones[1:]]
        self.post_areas = [where("sector", sector) for sector in SECTORS] + self.zone_areas[1:]
        self.post_of = [-1] * count
        for post, members in enumerate(self.post_areas):
            for area in each(members):
                self.post_of[area] = post
        self.vieille_ville = where("sector", "VVO") | where("sector", "VVE")
        self.new_town_and_manika = where("sector", "NV") | where("sector", "MAN")
        self.hostage_areas = where("objective", "hostages")
        self.lorry_park = first(where("objective", "lorries"))
        self.airport_road = first(where("objective", "airport"))
        self.edges = [first(where("edge", letter)) for letter in EDGES]
        setup = self.pack.map.setup
        self.blue_posts = [self.index[name] for name in setup.blue_sections]
        #: areas that are outside the first attack (5.3.3-b), by drop zone
        both = self.drop_zones[0] | self.drop_zones[1]
        self.beyond = [
            board.all & ~both & ~self.post_areas[SECTORS.index(setup.initial_sector[name])] for name in DROP_ZONES
        ]
        #: where the counter-attack may appear, best first (5.3.3-c, 5.3.3-d)
        self.arrivals = {
            letter: [self.edges[EDGES.index(letter)], *(self.index[name] for name in roads)]
            for letter, roads in setup.counter_attack.items()
        }

    def _lay_out_towns(self) -> None:
        board = self.board
        towns = range(1, len(self.zones))
        #: areas outside a mining town but next to it (5.3.4-c)
        self.approach = [0] + [board.spread(self.zone_areas[town]) & ~self.zone_areas[town] for town in towns]
        self.approaches = set_of(area for mask in self.approach for area in each(mask))
        #: mining towns joined by a road that crosses no other zone, with the areas between (5.3.4-g, 5.3.4-h)
        self.linked: list[list[tuple[Town, SpaceSet]]] = [[] for _ in self.zones]
        for town in towns:
            for start in each(self.approach[town] & self.between):
                road = board.flood(only(start), len(board), self.between)
                for other in towns:
                    if other != town and board.spread(road) & self.zone_areas[other]:
                        self.linked[town].append((other, road))

    # Lines of fire at two and three connections (8.5-e)

    def _draw_lines_of_fire(self) -> None:
        low, high = self.tables.fire.direct_range
        self.lines = [0] * len(self.board)
        for start in range(len(self.board)):
            for path in self._straight_paths([start], high):
                if len(path) > low:
                    self.lines[start] = plus(self.lines[start], path[-1])

    def _straight_paths(self, path: list[Space], longest: int) -> Iterator[list[Space]]:
        for to in self.board.neighbours[path[-1]]:
            further = [*path, to]
            if self.distance[path[0]][to] != len(path):
                continue
            if len(path) > 1 and not self.runs_straight(*further[-3:]):
                continue
            yield further
            if len(path) < longest and has(self.clear, to):
                yield from self._straight_paths(further, longest)

    def runs_straight(self, one: Space, two: Space, three: Space) -> bool:
        """Whether the way bends no more than the pack allows, on a drawing that shows all three areas."""
        spots = [self.areas[area] for area in (one, two, three)]
        for canvas in ("town", "main"):
            places = [place_on(area, canvas) for area in spots]
            if all(places):
                (ax, ay), (bx, by), (cx, cy) = (place for place in places if place)
                turn = degrees(atan2(cy - by, cx - bx) - atan2(by - ay, bx - ax))
                return abs((turn + 180) % 360 - 180) <= self.pack.map.alignment.max_turn_degrees
        return False

    # The counters (chapter 5)

    def _print_counters(self) -> None:
        file = self.pack.counters
        self.faces = list(file.face)
        printed = list(file.face.values())
        self.kind_of_face = [KINDS[face.kind] for face in printed]
        #: printed values by face: [front, back]
        self.value = [(face.front, face.back) for face in printed]
        self.far_value = [(face.far_front, face.far_back) for face in printed]
        self.te = [(face.te_front, face.te_back) for face in printed]
        self.motorised = [(face.motorised_front, face.motorised_back) for face in printed]
        self.rockets = [face.rockets for face in printed]
        self.steps = [2 if face.back else 1 for face in printed]
        #: faces that seek combat (5.4-a); the others keep out of it
        self.main_face = [kind in (PC, KATANGAN_SECTION, AML, GREEN_GROUP) for kind in self.kind_of_face]
        self.dummy_face = self.kind_of_face.index(DUMMY)
        french = [c for c in file.counter if c.side == "french"]
        katangan = [c for c in file.counter if c.side == "katangan"]
        self.counters = [*french, *katangan]
        self.piece_names = [counter.id for counter in self.counters]
        self.titles = [counter.name for counter in self.counters]
        self.colour = [counter.colour for counter in self.counters]
        self.printed_face = [self.faces.index(counter.face) for counter in self.counters]
        self.mixed: dict[str, list[Piece]] = {}
        for hidden in file.hidden:
            self.mixed[hidden.colour] = []
            for number, face in enumerate(hidden.faces, 1):
                self.mixed[hidden.colour].append(len(self.piece_names))
                self.piece_names.append(f"{hidden.letter}{number}")
                self.titles.append(f"{hidden.name} {number}")
                self.colour.append(hidden.colour)
                self.printed_face.append(self.faces.index(face))
        self.piece = {name: number for number, name in enumerate(self.piece_names)}
        self.pieces = len(self.piece_names)
        self.french_count = len(french)
        self.french = up_to(len(french))
        self.katangan = up_to(self.pieces) & ~self.french
        self.secret = set_of(piece for members in self.mixed.values() for piece in members)
        self.company = [counter.company for counter in self.counters] + [0] * (self.pieces - len(self.counters))
        self.of_company = [set_of(p for p, c in enumerate(self.company) if c == company) for company in range(5)]
        self.of_company[0] = 0
        self.in_companies = set_of(p for p, company in enumerate(self.company) if company)
        #: the four companies, unit by unit
        self.companies = [listed(members) for members in self.of_company[1:]]
        self.waves = [set_of(p for p in each(self.french) if self.counters[p].wave == wave) for wave in (1, 2)]
        kind = [self.kind_of_face[face] for face in self.printed_face]
        #: kind of each counter; for one that may lie face-down only its face tells
        self.kind = kind
        self.tactical_pcs = set_of(p for p in each(self.french) if kind[p] == TACTICAL_PC)
        self.company_pcs = set_of(p for p in each(self.french) if kind[p] == COMPANY_PC)
        self.smm, self.ser = kind.index(SMM), kind.index(SER)
        self.aml, self.green_group = kind.index(AML), kind.index(GREEN_GROUP)
        own = {
            colour: [p for p in listed(self.katangan & ~self.secret) if self.colour[p] == colour]
            for colour in ("red", "blue", "yellow", "black")
        }
        self.red_sections = set_of(own["red"])
        self.blue_sections = own["blue"]
        motorised = {p for p in listed(self.katangan) if self.motorised[self.printed_face[p]][0]}
        self.yellow_sections = set_of(p for p in own["yellow"] if p not in motorised)
        self.yellow_motorised = [p for p in own["yellow"] if p in motorised]
        self.night_motorised = [p for p in own["black"] if p in motorised]
        self.night_foot = [p for p in own["black"] if p not in motorised]


def place_on(area: Area, canvas: str) -> tuple[int, int] | None:
    """Where an area is on one of the two drawings, if it is there at all."""
    if area.canvas == canvas:
        return area.x, area.y
    x, y = (area.main_x, area.main_y) if canvas == "main" else (area.town_x, area.town_y)
    return None if x is None or y is None else (x, y)
