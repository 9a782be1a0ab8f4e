"""The data pack as typed structs: board.toml, weapons.toml and one file for each scenario."""

from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import refuse
from sandtable.engine.pack_terms import (
    HEX,
    UNIQUE,
    Colour,
    Count,
    PackTable,
    Points,
    Some,
    Text,
    between,
    listed,
    name_of,
    one_of,
    spelt,
)
from sandtable.engine.packs import Files, Pages

HERE = Path(__file__).parent / "data"

Kind = Literal["infantry", "cavalry", "artillery", "transport", "commander"]
Quality = Literal["good", "average", "poor", "very_poor"]
Hex = Annotated[str, HEX]
SideName = Annotated[str, one_of("side")]
UnitName = Annotated[str, one_of("unit")]
Size = Annotated[int, between(1, 60)]
#: how scenarios and sides are called: it becomes a part of files' names and of addresses
NAMED = "[a-z0-9][a-z0-9_-]{0,59}"


class Grid(PackTable):
    """Scales (general-03)."""

    shape: Text
    offset: Text
    hex_id: Text
    hex_metres: Annotated[int, between(1, 9999)]
    turn_minutes: Annotated[int, between(1, 1440)]


class Room(PackTable):
    """Space points in a hex (general-13)."""

    capacity: Some
    infantry_figure: Count
    cavalry_figure: Count
    artillery_weapon: Count
    artillery_crew_figure: Count
    transport: Count
    commander: Count


class Weapon(PackTable, rename={"kind": "class"}):
    """A row of the range table (fire-02 to fire-07)."""

    name: Text
    kind: Literal["small_arms", "machine_gun", "artillery"]
    range: Annotated[int, between(0, 60)]
    weight: Literal["light", "medium", "heavy"] | None = None


class Ground(PackTable):
    """A kind of terrain."""

    symbol: Annotated[str, spelt(r"\S", "w"), UNIQUE]
    cover: bool
    woods: bool
    los_height: Annotated[int, between(0, 20)]
    passable: bool


class BoardFile(PackTable):
    """board.toml"""

    grid: Grid
    space: Room
    terrain: dict[Text, Ground]


class WeaponFile(PackTable):
    """weapons.toml"""

    weapons: dict[Annotated[str, name_of("weapon")], Weapon]


class Side(PackTable):
    """An army."""

    id: Annotated[str, spelt(NAMED, "government"), name_of("side", each_file=True)]
    name: Text
    colour: Colour
    home_edge: Literal["north", "south", "east", "west"]
    posture: Literal["attack", "defend", "balanced", "escape"]


class Unit(PackTable):
    """A unit, Commanders and transports included."""

    id: Annotated[str, spelt("[^/]+", "gov-levy"), name_of("unit", each_file=True)]
    side: SideName
    name: Text
    type: Kind
    quality: Quality
    figures: Annotated[int, between(1, 4)] | None = None
    weapon: Annotated[str, one_of("weapon")] | None = None
    hex: Hex | None = None
    enters: Some | None = None
    entry: list[Hex] = []
    motorised: bool = False
    towed_by: UnitName | None = None
    limbered: bool = False
    aboard: UnitName | None = None
    hidden: bool = False


class Objective(PackTable):
    """A hex worth points at the end."""

    name: Text
    hex: Hex
    points: Points
    holder: SideName | None = None


class Exit(PackTable):
    """Hexes by which a side may leave, and what that is worth."""

    side: SideName
    hexes: list[Hex]
    figure: Points = 0
    gun: Points = 0
    transport: Points = 0


class Delivery(PackTable):
    """Points for bringing one of these units to a hex."""

    side: SideName
    units: list[UnitName]
    hex: Hex
    points: Points


class Special(PackTable):
    """A scenario rule in use; the only one is ``hidden``."""

    id: Literal["hidden"]
    text: str


class Handicap(PackTable):
    """Points given to a side at the end."""

    side: SideName
    points: Points


class Victory(PackTable):
    """Points for losses, and the margins of victory."""

    figure: Points
    gun: Points
    transport: Points
    commander_killed: Points
    commander_wounded: Points
    minor: Count
    major: Count
    handicap: Handicap | None = None


class Scenario(PackTable):
    """One scenario file; docs/scenarios/colonial.md explains every field."""

    format: Literal["colonial-scenario/1"]
    id: Annotated[str, spelt(NAMED, "tel-asra"), name_of("scenario")]
    title: Text
    cols: Size
    rows: Size
    terrain: list[str]
    elevation: list[str]
    side: Annotated[list[Side], listed(2)]
    unit: Annotated[list[Unit], listed(1, 400)]
    victory: Victory
    turns: Some = 8
    kind: Literal["historical", "fictional"] = "fictional"
    type: str = ""
    date: str = ""
    place: str = ""
    summary: str = ""
    roads: list[list[Hex]] = []
    objective: list[Objective] = []
    exit: list[Exit] = []
    delivery: list[Delivery] = []
    special: list[Special] = []
    players: dict[SideName, Annotated[int, between(0, 9)]] = {}


ESTABLISHMENT: dict[str, int] = {"infantry": 4, "cavalry": 4, "artillery": 2, "transport": 1, "commander": 1}


#: the files of a pack
FILES = {"board.toml": BoardFile, "weapons.toml": WeaponFile, "scenarios/*.toml": Scenario}


class Pack:
    """A whole pack, read and checked."""

    files: ClassVar[Files] = FILES

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder
        self.pages = Pages(folder, FILES)
        board = self.pages.one(BoardFile)
        self.grid, self.room, self.terrain = board.grid, board.space, board.terrain
        self.weapons = self.pages.one(WeaponFile).weapons
        found = self.pages.every(Scenario)
        refuse([problem for file, scenario in found.items() for problem in mustered(self, scenario, file)])
        self.scenarios = {scenario.id: scenario for scenario in found.values()}
        # The training battle comes first, then by name.
        self.order = sorted(self.scenarios, key=lambda name: (name != "tel-asra", name))


def checked(pack: Pack, scenario: Scenario, name: str) -> Scenario:
    """A scenario with full establishments filled in, if nothing is wrong with it in this pack."""
    return from_plain(pack, msgspec.to_builtins(scenario), name)


def from_plain(pack: Pack, data: dict[str, Any], name: str) -> Scenario:
    """A scenario that somebody has written, checked against the pack's weapons and terrain."""
    scenario = pack.pages.another(data, Scenario, name)
    refuse(mustered(pack, scenario, name))
    return scenario


def mustered(pack: Pack, scenario: Scenario, file: str) -> list[Message]:
    """Fills in full establishments, and tells what is wrong with a scenario."""
    from sandtable.games.colonial.scenario_check import problems

    fill_establishment(scenario)
    return problems(pack, scenario, file)


def fill_establishment(scenario: Scenario) -> None:
    """A unit that does not say its figures has its full establishment (units-01 to units-05)."""
    for unit in scenario.unit:
        if unit.figures is None:
            unit.figures = ESTABLISHMENT[unit.type]
