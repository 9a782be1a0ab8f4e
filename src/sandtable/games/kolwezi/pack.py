"""The data pack as typed structs: map.toml, counters.toml and tables.toml."""

from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.packs import Origin, PackError, read_struct

HERE = Path(__file__).parent / "data"

Terrain = Literal["clear", "protected", "elevated"]
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


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """An urban zone (3-b, 3-c), a sector of Kolwezi or a drop zone."""

    id: str
    name: str
    kind: Literal["town", "mining_town", "sector", "drop_zone"]
    origin: Origin = "text"


class Area(msgspec.Struct, forbid_unknown_fields=True):
    """An area of the map (3-d to 3-g)."""

    id: str
    name: str
    terrain: Terrain
    canvas: Literal["town", "main"]
    x: int
    y: int
    zone: str = ""
    sector: str = ""
    objective: Literal["", "hostages", "lorries", "airport"] = ""
    edge: Literal["", "A", "B", "C", "D", "E", "F"] = ""
    main_x: int | None = None
    main_y: int | None = None
    town_x: int | None = None
    town_y: int | None = None
    origin: Origin = "reconstructed"


class Alignment(msgspec.Struct, forbid_unknown_fields=True):
    """How far a line of fire may bend (8.5-e)."""

    max_turn_degrees: float
    origin: Origin = "reconstructed"


class Links(msgspec.Struct, forbid_unknown_fields=True):
    """The connecting lines, inside urban zones and between them."""

    urban: list[tuple[str, str]]
    route: list[tuple[str, str]]
    origin: Origin = "reconstructed"


class SetUp(msgspec.Struct, forbid_unknown_fields=True):
    """Where things start and arrive."""

    blue_sections: list[str]
    lorries: int
    initial_sector: dict[str, str]
    counter_attack: dict[str, list[str]]
    origin: Origin = "reconstructed"


class Scenery(msgspec.Struct, forbid_unknown_fields=True):
    """A line that is only drawn."""

    kind: Literal["railway", "river", "road", "border", "coast"]
    canvas: Literal["town", "main"]
    points: list[tuple[float, float]]
    name: str = ""
    origin: Origin = "reconstructed"


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    """map.toml"""

    alignment: Alignment
    zone: list[Part]
    sector: list[Part]
    area: list[Area]
    links: Links
    setup: SetUp
    scenery: list[Scenery] = []


class Face(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed on a counter, front and back; a back of 0 means that there is none (2-c)."""

    kind: Kind
    front: int
    back: int
    te_front: int = 0
    te_back: int = 0
    rockets: bool = False
    far_front: int = 0
    far_back: int = 0
    motorised_front: bool = False
    motorised_back: bool = False
    origin: Origin = "reconstructed"


class Counter(msgspec.Struct, forbid_unknown_fields=True):
    """A counter whose face is known."""

    id: str
    name: str
    side: Literal["french", "katangan"]
    face: str
    colour: str
    wave: int = 0
    company: int = 0
    origin: Origin = "text"


class Hidden(msgspec.Struct, forbid_unknown_fields=True):
    """Counters of one colour that look alike from behind, and the faces mixed among them."""

    colour: Literal["red", "blue", "yellow"]
    letter: str
    name: str
    faces: list[str]
    origin: Origin = "text"


class CounterFile(msgspec.Struct, forbid_unknown_fields=True):
    """counters.toml"""

    face: dict[str, Face]
    counter: list[Counter]
    hidden: list[Hidden]


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """A space of the turn track (2-a)."""

    day: int  #: of May 1978
    time: str
    night: bool = False
    second_wave: bool = False
    lorry_check: bool = False
    hostage_check: bool = False
    night_infiltration: bool = False
    day_infiltration: bool = False
    origin: Origin = "text"


class Movement(msgspec.Struct, forbid_unknown_fields=True):
    """Connections a turn (6-d)."""

    foot: int
    origin: Origin = "text"


class Fire(msgspec.Struct, forbid_unknown_fields=True):
    """AP fire: results and modifiers (8.3)."""

    pin: int
    step: int
    eliminate: int
    hostages: int
    protected: int
    elevated: int
    hidden_value: int
    combined: int
    direct_range: tuple[int, int]
    support_range: tuple[int, int]
    origin: Origin = "text"


class Rockets(msgspec.Struct, forbid_unknown_fields=True):
    """AC fire (8.4-b)."""

    destroyed: int
    step: int
    origin: Origin = "text"


class Assault(msgspec.Struct, forbid_unknown_fields=True):
    """Assaults (9.1, 9.2)."""

    destroy: int
    hostages: int
    terrain: int
    pinned_reply: int
    origin: Origin = "text"


class Landing(msgspec.Struct, forbid_unknown_fields=True):
    """The test on landing (4-f to 4-h)."""

    pinned: int
    adjacent: int
    night: int
    origin: Origin = "text"


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """Pinned units stay so on this or less (9.3-e)."""

    french: int
    katangan: int
    origin: Origin = "text"


class CounterAttack(msgspec.Struct, forbid_unknown_fields=True):
    """The two dice of the armoured counter-attack (5.3.3-c, 5.3.3-e)."""

    edge_a: int
    aggressive: int
    origin: Origin = "text"


class Points(msgspec.Struct, forbid_unknown_fields=True):
    """Victory points (11)."""

    airport_road: float
    hostages: float
    french_step: float
    katangan_step: float
    pin: float
    origin: Origin = "text"


class Levels(msgspec.Struct, forbid_unknown_fields=True):
    """The first total that is no longer so good a result (11-g)."""

    dazzling: float
    victory: float
    partial: float
    origin: Origin = "text"


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """tables.toml"""

    turn: list[Turn]
    movement: Movement
    fire: Fire
    rockets: Rockets
    assault: Assault
    landing: Landing
    recovery: Recovery
    counter_attack: CounterAttack
    points: Points
    levels: Levels


class Pack:
    """A whole pack, read and checked."""

    def __init__(self, folder: Path = HERE) -> None:
        from sandtable.games.kolwezi.pack_check import check_counters, check_map

        self.folder = folder
        if not folder.is_dir():
            raise PackError(f"{folder} is not a folder")
        self.map = read_struct(folder / "map.toml", MapFile)
        self.counters = read_struct(folder / "counters.toml", CounterFile)
        self.tables = read_struct(folder / "tables.toml", TableFile)
        for name, problems in (
            ("map.toml", check_map(self.map, self.counters)),
            ("counters.toml", check_counters(self.counters)),
            ("tables.toml", [] if self.tables.turn else ["turn: there must be at least one"]),
        ):
            if problems:
                raise PackError(f"{name}: " + "; ".join(problems))
