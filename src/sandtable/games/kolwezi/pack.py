"""The data pack as typed structs: map.toml, counters.toml and tables.toml; drawing.toml is in ``pack_drawing``."""

from pathlib import Path
from typing import Annotated, ClassVar, Literal

from sandtable.engine.pack_problems import refuse
from sandtable.engine.pack_terms import (
    UNIQUE,
    Count,
    PackTable,
    Shift,
    Text,
    between,
    listed,
    name_of,
    one_of,
    out_of,
    spelt,
)
from sandtable.engine.packs import DRAWING, Files, Pages
from sandtable.games.kolwezi.pack_drawing import DrawingFile

HERE = Path(__file__).parent / "data"

Terrain = Literal["clear", "protected", "elevated"]
SectorName = Annotated[str, out_of("VVO", "VVE", "NV", "MAN")]
DropZoneName = Annotated[str, out_of("ZSA", "ZSB")]
AreaName = Annotated[str, one_of("area")]
FaceName = Annotated[str, one_of("face")]
#: a place on a drawing
Across = Annotated[int, between(0, 1000)]
#: what is printed on a counter
Value = Annotated[int, between(0, 30)]
#: a result of one die or two, modifiers and all
Roll = Annotated[int, between(-9, 60)]
Distance = Annotated[int, between(1, 6)]
Score = Annotated[float, between(0, 99)]
Kind = Literal[
    "tactical_pc",
    "company_pc",
    "smm",
    "ser",
    "section",
    "pc",
    "katangan_section",
    "aml",
    "motorised_group",
    "group",
    "dummy",
]


class Part(PackTable):
    """A part of the map that has a name."""

    id: str
    name: Text


class Zone(Part):
    """An urban zone (3-b, 3-c)."""

    id: Annotated[str, name_of("zone")]
    kind: Literal["town", "mining_town"]


class Sector(Part):
    """A sector of Kolwezi or a drop zone."""

    id: Annotated[str, out_of("VVO", "VVE", "NV", "MAN", "ZSA", "ZSB"), name_of("sector")]
    kind: Literal["sector", "drop_zone"]


class Area(PackTable):
    """An area of the map (3-d to 3-g)."""

    id: Annotated[str, name_of("area")]
    name: Text
    terrain: Terrain
    canvas: Literal["town", "main"]
    x: Across
    y: Across
    zone: Annotated[str, one_of("zone", or_empty=True)] = ""
    sector: Annotated[str, one_of("sector", or_empty=True)] = ""
    objective: Literal["", "hostages", "lorries", "airport"] = ""
    edge: Literal["", "A", "B", "C", "D", "E", "F"] = ""
    main_x: Across | None = None
    main_y: Across | None = None
    town_x: Across | None = None
    town_y: Across | None = None


class Alignment(PackTable):
    """How far a line of fire may bend (8.5-e)."""

    max_turn_degrees: Annotated[float, between(0, 180)]


class Links(PackTable):
    """The connecting lines, inside urban zones and between them."""

    urban: list[tuple[AreaName, AreaName]]
    route: list[tuple[AreaName, AreaName]]


class SetUp(PackTable):
    """Where things start and arrive."""

    blue_sections: list[AreaName]
    lorries: Count
    initial_sector: dict[DropZoneName, SectorName]
    counter_attack: dict[Annotated[str, out_of("A", "D")], Annotated[list[AreaName], listed(1, 9)]]


class Scenery(PackTable):
    """A line that is only drawn."""

    kind: Literal["railway", "river", "road", "border", "coast"]
    canvas: Literal["town", "main"]
    points: list[tuple[Annotated[float, between(0, 1000)], Annotated[float, between(0, 1000)]]]
    name: str = ""


class MapFile(PackTable):
    """map.toml"""

    alignment: Alignment
    zone: Annotated[list[Zone], listed(1, 20)]
    sector: Annotated[list[Sector], listed(6)]
    area: Annotated[list[Area], listed(1, 200)]
    links: Links
    setup: SetUp
    scenery: list[Scenery] = []


class Face(PackTable):
    """What is printed on a counter, front and back; a back of 0 means that there is none (2-c)."""

    kind: Kind
    front: Value
    back: Value
    te_front: Annotated[int, between(0, 9)] = 0
    te_back: Annotated[int, between(0, 9)] = 0
    rockets: bool = False
    far_front: Value = 0
    far_back: Value = 0
    motorised_front: bool = False
    motorised_back: bool = False


class Counter(PackTable):
    """A counter whose face is known."""

    id: Annotated[str, name_of("counter")]
    name: Text
    side: Literal["french", "katangan"]
    face: FaceName
    colour: Literal["red", "blue", "green", "yellow", "black", "grey"]
    wave: Annotated[int, between(0, 2)] = 0
    company: Annotated[int, between(0, 4)] = 0


class Hidden(PackTable):
    """Counters of one colour that look alike from behind, and the faces mixed among them."""

    colour: Annotated[Literal["red", "blue", "yellow"], UNIQUE]
    letter: Annotated[str, spelt("[A-Z]", "R"), UNIQUE]
    name: Text
    faces: Annotated[list[FaceName], listed(1, 60)]


class CounterFile(PackTable):
    """counters.toml"""

    face: dict[Annotated[str, name_of("face")], Face]
    counter: Annotated[list[Counter], listed(1, 99)]
    hidden: Annotated[list[Hidden], listed(3)]


class Turn(PackTable):
    """A space of the turn track (2-a)."""

    day: Annotated[int, between(1, 31)]  #: of May 1978
    time: Annotated[str, spelt("[0-9]{2}h[0-9]{2}", "15h30")]
    night: bool = False
    second_wave: bool = False
    lorry_check: bool = False
    hostage_check: bool = False
    night_infiltration: bool = False
    day_infiltration: bool = False


class Movement(PackTable):
    """Connections a turn (6-d)."""

    foot: Annotated[int, between(1, 9)]


class Fire(PackTable):
    """AP fire: results and modifiers (8.3)."""

    pin: Roll
    step: Roll
    eliminate: Roll
    hostages: Shift
    protected: Shift
    elevated: Shift
    hidden_value: Value
    combined: Value
    direct_range: tuple[Distance, Distance]
    support_range: tuple[Distance, Distance]


class Rockets(PackTable):
    """AC fire (8.4-b)."""

    destroyed: Roll
    step: Roll


class Assault(PackTable):
    """Assaults (9.1, 9.2)."""

    destroy: Roll
    hostages: Shift
    terrain: Shift
    pinned_reply: Shift


class Landing(PackTable):
    """The test on landing (4-f to 4-h)."""

    pinned: Roll
    adjacent: Shift
    night: Shift


class Recovery(PackTable):
    """Pinned units stay so on this or less (9.3-e)."""

    french: Roll
    katangan: Roll


class CounterAttack(PackTable):
    """The two dice of the armoured counter-attack (5.3.3-c, 5.3.3-e)."""

    edge_a: Roll
    aggressive: Roll


class Points(PackTable):
    """Victory points (11)."""

    airport_road: Score
    hostages: Score
    french_step: Score
    katangan_step: Score
    pin: Score


class Levels(PackTable):
    """The first total that is no longer so good a result (11-g)."""

    dazzling: Score
    victory: Score
    partial: Score


class TableFile(PackTable):
    """tables.toml"""

    turn: Annotated[list[Turn], listed(1, 30)]
    movement: Movement
    fire: Fire
    rockets: Rockets
    assault: Assault
    landing: Landing
    recovery: Recovery
    counter_attack: CounterAttack
    points: Points
    levels: Levels


#: the files of a pack
FILES = {"map.toml": MapFile, "counters.toml": CounterFile, "tables.toml": TableFile, DRAWING: DrawingFile}


class Pack:
    """A whole pack, read and checked."""

    files: ClassVar[Files] = FILES

    def __init__(self, folder: Path = HERE) -> None:
        from sandtable.games.kolwezi import drawing_check, pack_check

        self.folder = folder
        pages = Pages(folder, FILES)
        self.map = pages.one(MapFile)
        self.counters = pages.one(CounterFile)
        self.tables = pages.one(TableFile)
        self.drawing = pages.one(DrawingFile)
        refuse(pack_check.problems(self.map, self.counters, self.tables))
        refuse(drawing_check.problems(self.map, self.drawing))
