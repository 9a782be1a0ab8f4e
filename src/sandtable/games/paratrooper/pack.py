"""The data pack: strategic map, mission maps, counters, tables and charts as typed structs."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from sandtable.engine.pack_problems import refuse
from sandtable.engine.pack_terms import (
    UNIQUE,
    Count,
    Die,
    Points,
    Shift,
    Text,
    between,
    listed,
    name_of,
    one_of,
    out_of,
    spelt,
)
from sandtable.engine.packs import Files, Pages
from sandtable.games.paratrooper import pack_check
from sandtable.games.paratrooper.pack_charts import Charts, Combat, Events
from sandtable.games.paratrooper.pack_charts import Level as Level
from sandtable.games.paratrooper.pack_drawing import Drawing
from sandtable.games.paratrooper.pack_part import Part

HERE = Path(__file__).parent / "data"

UnitClass = Literal["mech", "nonmech", "helicopter", "base", "strike", "marker"]
Edge = Literal["attacker", "defender"]
ZoneName = Annotated[str, one_of("zone")]
#: row and column of a mission map
Hex = Annotated[int, between(11, 66)]
Cost = Annotated[int, between(0, 9)]
CrisisLevel = Annotated[int, between(0, 30)]


class Zone(Part, frozen=True):
    """A box of the strategic map; ``x`` and ``y`` are where its middle lies, in hundredths of the width of the map."""

    id: Annotated[str, name_of("zone")]
    name: Text
    kind: Literal["home", "crisis", "ocean"]
    x: Annotated[int, between(0, 100)]
    y: Annotated[int, between(0, 100)]


class Transit(Part, frozen=True):
    """A transit line and what it costs."""

    between: tuple[ZoneName, ZoneName]
    cost: Cost
    kind: Literal["air", "sea"]


class Strategic(Part, frozen=True):
    """The strategic map."""

    zone: Annotated[list[Zone], listed(1, 30)]
    transit: Annotated[list[Transit], listed(1, 99)]


class Location(Part, frozen=True):
    """A line of the mission location table, with the mission maps by die."""

    roll: Annotated[int, between(2, 12), UNIQUE]
    zone: ZoneName
    maps: Annotated[list[Annotated[str, one_of("map")]], listed(6)]


class Bonus(Part, frozen=True):
    """What a victory brings for the next mission (31.2)."""

    kind: Literal["fsa", "lshd", "op", "mac", "tac"]
    number: Annotated[int, between(1, 9)] = 1


class Mission(Part, frozen=True):
    """A line of the mission setup table, with its objective marker."""

    line: Die
    id: Annotated[str, name_of("mission")]
    name: Text
    crisis: CrisisLevel
    initial_ops: Count
    follow_on_dice: Annotated[int, between(0, 6)]
    opfor_dice: Annotated[int, between(0, 6)]
    objective: Annotated[str, one_of("piece")]
    reduction: CrisisLevel
    vp: Points
    bonus: Bonus


class Opposition(Part, frozen=True):
    """A line of the increasing opposition table."""

    roll: Die
    changes: Literal["starting_crisis", "initial_ops", "follow_on_ops", "opfor_units"]
    amount: Shift


class Limits(Part, frozen=True):
    """Bounds of mission setup."""

    starting_crisis: CrisisLevel
    opfor_beyond_it: Count
    highest_start: CrisisLevel
    extra_with_objective: Count


class Series(Part, frozen=True):
    """How many missions a campaign has, and what wins it."""

    missions: Annotated[int, between(1, 20)]
    victories: Annotated[int, between(1, 20)]
    debacles: Count


class Missions(Part, frozen=True):
    """Setting up missions."""

    location: Annotated[list[Location], listed(11)]
    mission: Annotated[list[Mission], listed(6)]
    increasing_opposition: Annotated[list[Opposition], listed(6)]
    limits: Limits
    campaign: Series
    first_campaign: Series


class Terrain(Part, frozen=True):
    """A line of the terrain effects chart."""

    id: Annotated[str, out_of(*pack_check.LETTERS.values()), name_of("terrain")]
    mech: Cost
    nonmech: Cost
    stop: list[Literal["mech", "nonmech"]]
    edge: Edge
    shift: Shift
    drop: Literal["clear", "brush", "close", "severe", "water"]
    opfor_mech_prohibited: bool


class River(Part, frozen=True):
    """River hexsides."""

    cost: Cost
    shift: Shift


class DryRiver(Part, frozen=True):
    """Dry river hexsides."""

    cost: Cost


class Way(Part, frozen=True):
    """A road or a track: the cost of a hex in half movement points."""

    half_points: Annotated[int, between(1, 18)]


class SpecialForces(Part, frozen=True):
    """What special forces pay for an all-water hex."""

    water: Annotated[int, between(1, 9)]


class Chart(Part, frozen=True):
    """The terrain effects chart."""

    terrain: Annotated[list[Terrain], listed(9)]
    river: River
    dry_river: DryRiver
    road: Way
    track: Way
    special_forces: SpecialForces


#: combat, engagement, movement
Rating = tuple[Annotated[int, between(0, 20)], Annotated[int, between(0, 20)], Annotated[int, between(0, 20)]]
Mark = Literal["airborne", "ht", "felin", "sf", "cp", "engineer", "hw", "pgm", "transport", "local", "base", "ad"]


class Counter(Part, frozen=True, rename={"unit_class": "class"}):
    """A kind of counter and how many there are: combat, engagement, movement on each side."""

    key: Annotated[str, name_of("counter", shared=True)]
    ids: Annotated[list[Annotated[str, name_of("piece")]], listed(1, 99)]
    side: Literal["rep", "opfor", "objective", "admin"]
    kind: Text
    unit_class: UnitClass
    size: Literal["team", "platoon", "company", "-"]
    front: Rating | None = None
    back: Rating | None = None
    strike: list[Annotated[int, between(0, 20)]] = []
    impact: Annotated[int, between(0, 20)] = 0
    support: tuple[Annotated[int, between(0, 9)], Annotated[int, between(0, 9)]] | None = None
    marks: list[Mark] = []


class Counters(Part, frozen=True):
    """The counter sheet."""

    counter: Annotated[list[Counter], listed(1, 200)]


class Place(Part, frozen=True):
    """A hex that is worth victory points."""

    hex: Annotated[Hex, UNIQUE]
    name: Text
    vp: Points


class MissionMap(Part, frozen=True):
    """One of the seven mission maps."""

    id: Annotated[str, name_of("map")]
    name: Text
    letter: Annotated[str, spelt("[A-Z]", "C"), name_of("letter of a map")]
    rows: Annotated[list[Annotated[str, spelt("[ODBJMETCW]{6}", "WTCCCT")]], listed(6)]
    roads: list[list[Hex]]
    tracks: list[list[Hex]]
    rivers: list[tuple[Hex, Hex]]
    dry_rivers: list[tuple[Hex, Hex]]
    coastal: list[Hex]
    airfields: list[Hex]
    oilfields: list[Hex]
    ports: list[Hex]
    place: list[Place]


#: in the order in which the rulebook and its reconstruction name them
MAPS = ("desert_city", "mega_city", "jungle_basin", "mountain_valley", "oil_fields", "bush_country", "mesa_badlands")


#: the files of a pack
FILES = {
    "strategic.toml": Strategic,
    "missions.toml": Missions,
    "terrain.toml": Chart,
    "combat.toml": Combat,
    "charts.toml": Charts,
    "events.toml": Events,
    "counters.toml": Counters,
    "drawing.toml": Drawing,
    **{f"maps/{name}.toml": MissionMap for name in MAPS},
}


class Pack:
    """All files of a pack, read and checked."""

    files: ClassVar[Files] = FILES

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder
        pages = Pages(folder, FILES)
        self.strategic = pages.one(Strategic)
        self.missions = pages.one(Missions)
        self.terrain = pages.one(Chart)
        self.combat = pages.one(Combat)
        self.charts = pages.one(Charts)
        self.events = pages.one(Events)
        self.counters = pages.one(Counters)
        self.drawing = pages.one(Drawing)
        maps = pages.every(MissionMap)
        self.maps = [maps[f"maps/{name}.toml"] for name in MAPS]
        refuse(pack_check.problems(self, maps))
