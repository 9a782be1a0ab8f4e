"""The data pack as typed structs: board.toml, weapons.toml and one file for each scenario."""

from pathlib import Path
from typing import Literal

import msgspec

from sandtable.engine.packs import Origin, PackError, read_struct

HERE = Path(__file__).parent / "data"

Kind = Literal["infantry", "cavalry", "artillery", "transport", "commander"]
Quality = Literal["good", "average", "poor", "very_poor"]


class Grid(msgspec.Struct, forbid_unknown_fields=True):
    """Scales (general-03)."""

    shape: str
    offset: str
    hex_id: str
    hex_metres: int
    turn_minutes: int
    origin: Origin = "text"


class Room(msgspec.Struct, forbid_unknown_fields=True):
    """Space points in a hex (general-13)."""

    capacity: int
    infantry_figure: int
    cavalry_figure: int
    artillery_weapon: int
    artillery_crew_figure: int
    transport: int
    commander: int
    origin: Origin = "reconstructed"


class Weapon(msgspec.Struct, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A row of the range table (fire-02 to fire-07)."""

    name: str
    kind: Literal["small_arms", "machine_gun", "artillery"]
    range: int
    weight: Literal["light", "medium", "heavy"] | None = None
    origin: Origin = "text"


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of terrain."""

    symbol: str
    cover: bool
    woods: bool
    los_height: int
    passable: bool
    origin: Origin = "reconstructed"


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """board.toml"""

    grid: Grid
    space: Room
    terrain: dict[str, Ground]


class WeaponFile(msgspec.Struct, forbid_unknown_fields=True):
    """weapons.toml"""

    weapons: dict[str, Weapon]


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """An army."""

    id: str
    name: str
    colour: str
    home_edge: Literal["north", "south", "east", "west"]
    posture: Literal["attack", "defend", "balanced", "escape"]


class Unit(msgspec.Struct, forbid_unknown_fields=True):
    """A unit, Commanders and transports included."""

    id: str
    side: str
    name: str
    type: Kind
    quality: Quality
    figures: int | None = None
    weapon: str | None = None
    hex: str | None = None
    enters: int | None = None
    entry: list[str] = []
    motorised: bool = False
    towed_by: str | None = None
    limbered: bool = False
    aboard: str | None = None
    hidden: bool = False


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    """A hex worth points at the end."""

    name: str
    hex: str
    points: int
    holder: str | None = None


class Exit(msgspec.Struct, forbid_unknown_fields=True):
    """Hexes by which a side may leave, and what that is worth."""

    side: str
    hexes: list[str]
    figure: int = 0
    gun: int = 0
    transport: int = 0


class Delivery(msgspec.Struct, forbid_unknown_fields=True):
    """Points for bringing one of these units to a hex."""

    side: str
    units: list[str]
    hex: str
    points: int


class Special(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario rule in use; the only one is ``hidden``."""

    id: Literal["hidden"]
    text: str


class Handicap(msgspec.Struct, forbid_unknown_fields=True):
    """Points given to a side at the end."""

    side: str
    points: int


class Victory(msgspec.Struct, forbid_unknown_fields=True):
    """Points for losses, and the margins of victory."""

    figure: int
    gun: int
    transport: int
    commander_killed: int
    commander_wounded: int
    minor: int
    major: int
    handicap: Handicap | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """One scenario file; docs/scenarios/colonial.md explains every field."""

    format: Literal["colonial-scenario/1"]
    id: str
    title: str
    cols: int
    rows: int
    terrain: list[str]
    elevation: list[str]
    side: list[Side]
    unit: list[Unit]
    victory: Victory
    turns: int = 8
    kind: Literal["historical", "fictional"] = "fictional"
    type: str = ""
    date: str = ""
    place: str = ""
    summary: str = ""
    roads: list[list[str]] = []
    objective: list[Objective] = []
    exit: list[Exit] = []
    delivery: list[Delivery] = []
    special: list[Special] = []
    players: dict[str, int] = {}
    origin: Origin = "reconstructed"


ESTABLISHMENT: dict[str, int] = {"infantry": 4, "cavalry": 4, "artillery": 2, "transport": 1, "commander": 1}


class Pack:
    """A whole pack, read and checked."""

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise PackError(f"{folder} is not a folder")
        board = read_struct(folder / "board.toml", BoardFile)
        self.grid, self.room, self.terrain = board.grid, board.space, board.terrain
        self.weapons = read_struct(folder / "weapons.toml", WeaponFile).weapons
        self.scenarios: dict[str, Scenario] = {}
        for path in sorted((folder / "scenarios").glob("*.toml")):
            scenario = read_scenario(self, path)
            if scenario.id in self.scenarios:
                raise PackError(f"{path.name}: there is already a scenario with the id {scenario.id!r}")
            self.scenarios[scenario.id] = scenario
        if not self.scenarios:
            raise PackError(f"{folder}: no scenario in the folder 'scenarios'")
        # The training battle comes first, then by name.
        self.order = sorted(self.scenarios, key=lambda name: (name != "tel-asra", name))


def read_scenario(pack: Pack, path: Path) -> Scenario:
    """One scenario file, checked against the pack's weapons and terrain."""
    return checked(pack, read_struct(path, Scenario), path.name)


def checked(pack: Pack, scenario: Scenario, name: str) -> Scenario:
    """A scenario with full establishments filled in, if nothing is wrong with it."""
    from sandtable.games.colonial.scenario_check import check_scenario

    fill_establishment(scenario)
    problems = check_scenario(pack, scenario)
    if problems:
        raise PackError(f"{name}: " + "; ".join(problems))
    return scenario


def fill_establishment(scenario: Scenario) -> None:
    """A unit that does not say its figures has its full establishment (units-01 to units-05)."""
    for unit in scenario.unit:
        if unit.figures is None:
            unit.figures = ESTABLISHMENT[unit.type]
