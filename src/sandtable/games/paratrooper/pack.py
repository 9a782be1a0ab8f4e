"""The data pack: strategic map, mission maps, counters, tables and charts as typed structs."""

from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.packs import Origin, PackError, read_struct
from sandtable.games.paratrooper import pack_check

HERE = Path(__file__).parent / "data"

UnitClass = Literal["mech", "nonmech", "helicopter", "base", "strike", "marker"]
Edge = Literal["attacker", "defender"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the pack; its numbers come from where ``origin`` says."""

    origin: Origin = "reconstructed"


class Zone(Part, frozen=True):
    """A box of the strategic map."""

    id: str
    name: str
    kind: Literal["home", "crisis", "ocean"]
    x: int
    y: int


class Transit(Part, frozen=True):
    """A transit line and what it costs."""

    between: tuple[str, str]
    cost: int
    kind: Literal["air", "sea"]


class Strategic(Part, frozen=True):
    """The strategic map."""

    zone: list[Zone]
    transit: list[Transit]


class Location(Part, frozen=True):
    """A line of the mission location table, with the mission maps by die."""

    roll: int
    zone: str
    maps: list[str]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a victory brings for the next mission (31.2)."""

    kind: Literal["fsa", "lshd", "op", "mac", "tac"]
    number: int = 1


class Mission(Part, frozen=True):
    """A line of the mission setup table, with its objective marker."""

    line: int
    id: str
    name: str
    crisis: int
    initial_ops: int
    follow_on_dice: int
    opfor_dice: int
    objective: str
    reduction: int
    vp: int
    bonus: Bonus


class Opposition(Part, frozen=True):
    """A line of the increasing opposition table."""

    roll: int
    changes: Literal["starting_crisis", "initial_ops", "follow_on_ops", "opfor_units"]
    amount: int


class Limits(Part, frozen=True):
    """Bounds of mission setup."""

    starting_crisis: int
    opfor_beyond_it: int
    highest_start: int
    extra_with_objective: int


class Series(Part, frozen=True):
    """How many missions a campaign has, and what wins it."""

    missions: int
    victories: int
    debacles: int


class Missions(Part, frozen=True):
    """Setting up missions."""

    location: list[Location]
    mission: list[Mission]
    increasing_opposition: list[Opposition]
    limits: Limits
    campaign: Series
    first_campaign: Series


class Terrain(Part, frozen=True):
    """A line of the terrain effects chart."""

    id: str
    mech: int
    nonmech: int
    stop: list[Literal["mech", "nonmech"]]
    edge: Edge
    shift: int
    drop: Literal["clear", "brush", "close", "severe", "water"]
    opfor_mech_prohibited: bool


class River(Part, frozen=True):
    """River hexsides."""

    cost: int
    shift: int


class DryRiver(Part, frozen=True):
    """Dry river hexsides."""

    cost: int


class Way(Part, frozen=True):
    """A road or a track: the cost of a hex in half movement points."""

    half_points: int


class SpecialForces(Part, frozen=True):
    """What special forces pay for an all-water hex."""

    water: int


class Chart(Part, frozen=True):
    """The terrain effects chart."""

    terrain: list[Terrain]
    river: River
    dry_river: DryRiver
    road: Way
    track: Way
    special_forces: SpecialForces


class Column(Part, frozen=True):
    """A column of the kinetic combat results table."""

    name: str
    low: int
    high: int
    results: list[str]


class Shifts(Part, frozen=True):
    """Column shifts that do not come from terrain."""

    enemy_base: int
    logistics: int
    oilfield_fire: int


class AirDefense(Part, frozen=True):
    """The air defense table, by die."""

    capable: list[Literal["shootdown", "abort", "none"]]
    others: list[Literal["shootdown", "abort", "none"]]


class Infowar(Part, frozen=True):
    """The INFOWAR table, by die."""

    isr: list[Literal["success", "fail", "blowback"]]
    netwar: list[Literal["success", "fail", "blowback"]]


Landing = Literal["land", "scatter", "disrupt", "scatter+disrupt"]


class Drop(Part, frozen=True):
    """The parachute drop table: modified die 0 to 6."""

    clear: list[Landing]
    brush: list[Landing]
    close: list[Landing]
    severe: list[Landing]


class DropModifiers(Part, frozen=True):
    """What changes a drop roll."""

    drop_zone: int
    special_forces: int
    opfor: int


class Combat(Part, frozen=True):
    """The combat tables."""

    column: list[Column]
    shifts: Shifts
    air_defense: AirDefense
    infowar: Infowar
    drop: Drop
    drop_modifiers: DropModifiers


class Mobilization(Part, frozen=True):
    """A line of the mobilization chart."""

    key: str
    name: str
    op: int
    initial: bool
    reinforcement: bool


class Refit(Part, frozen=True):
    """What refitting costs."""

    hex: int
    zone: int
    command_posts: int


class Load(Part, frozen=True):
    """What one air transport can carry in a flight."""

    nonmech: int
    mech: int
    helicopter: int


class VictoryPoints(Part, frozen=True):
    """The victory point chart."""

    opfor_cp: int
    opfor_base: int
    opfor_mech: int
    opfor_helicopter: int
    opfor_air_defense: int
    opfor_other: int
    massacre_recovered: int
    massacre_on_map: int
    rep_ht: int
    rep_cp: int
    rep_fob: int
    rep_convoy: int
    rep_tac: int
    rep_other: int
    rep_disrupted: int
    crisis: int


class Level(Part, frozen=True):
    """A level of victory or defeat, and what it does to elan."""

    id: str
    low: int
    elan: int
    victory: bool


class Tracks(Part, frozen=True):
    """The ends of the tracks."""

    op_max: int
    elan_max: int
    crisis_min: int
    crisis_end: int


class CrisisEvents(Part, frozen=True):
    """Event checks by crisis level, from level 1."""

    by_level: list[int]
    bands: list[str]


class Stacking(Part, frozen=True):
    """Stacking limits."""

    ground: int
    strikes: int


class Charts(Part, frozen=True):
    """Mobilization, staging, victory, tracks."""

    mobilization: list[Mobilization]
    refit: Refit
    load: list[Load]
    vp: VictoryPoints
    level: list[Level]
    tracks: Tracks
    crisis_events: CrisisEvents
    stacking: Stacking


class EventName(Part, frozen=True):
    """An event of the table."""

    id: str
    name: str


class Events(Part, frozen=True):
    """The events table: column by the first die, row by the second."""

    grid: list[list[str]]
    event: list[EventName]


Rating = tuple[int, int, int]


class Counter(Part, frozen=True, rename={"unit_class": "class"}):
    """A kind of counter and how many there are: combat, engagement, movement on each side."""

    key: str
    ids: list[str]
    side: Literal["rep", "opfor", "objective", "admin"]
    kind: str
    unit_class: UnitClass
    size: str
    front: Rating | None = None
    back: Rating | None = None
    strike: list[int] = []
    impact: int = 0
    support: tuple[int, int] | None = None
    marks: list[str] = []


class Counters(Part, frozen=True):
    """The counter sheet."""

    counter: list[Counter]


class Place(Part, frozen=True):
    """A hex that is worth victory points."""

    hex: int
    name: str
    vp: int


class MissionMap(Part, frozen=True):
    """One of the seven mission maps."""

    id: str
    name: str
    letter: str
    rows: list[str]
    roads: list[list[int]]
    tracks: list[list[int]]
    rivers: list[tuple[int, int]]
    dry_rivers: list[tuple[int, int]]
    coastal: list[int]
    airfields: list[int]
    oilfields: list[int]
    ports: list[int]
    place: list[Place]


#: in the order in which the rulebook and its reconstruction name them
MAPS = ("desert_city", "mega_city", "jungle_basin", "mountain_valley", "oil_fields", "bush_country", "mesa_badlands")


class Pack:
    """All files of a pack, read and checked."""

    def __init__(self, folder: Path = HERE) -> None:
        self.strategic = read_struct(folder / "strategic.toml", Strategic)
        self.missions = read_struct(folder / "missions.toml", Missions)
        self.terrain = read_struct(folder / "terrain.toml", Chart)
        self.combat = read_struct(folder / "combat.toml", Combat)
        self.charts = read_struct(folder / "charts.toml", Charts)
        self.events = read_struct(folder / "events.toml", Events)
        self.counters = read_struct(folder / "counters.toml", Counters)
        self.maps = [read_struct(folder / "maps" / f"{name}.toml", MissionMap) for name in MAPS]
        problem = pack_check.first_problem(self)
        if problem:
            raise PackError(problem)
