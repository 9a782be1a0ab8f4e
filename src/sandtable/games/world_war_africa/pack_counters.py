"""The pack's armies: counters.toml and forces.toml as typed structs."""

from typing import Literal

import msgspec

from sandtable.games.world_war_africa.pack_origin import Plain

UnitType = Literal["infantry", "airborne", "mechanized", "militia", "special_forces", "armor"]
MarkerKind = Literal["air_support", "helo_support", "air_transport", "helo_transport", "adr", "pmc", "cache"]
SideName = Literal["government", "rebel"]


class Unit(Plain, kw_only=True):
    """A counter of the army: attack, defence, movement allowance (2.3)."""

    id: str
    faction: str
    type: UnitType
    size: Literal["II", "III", "X"]
    factors: tuple[int, int, int]


class Marker(Plain, kw_only=True):
    """Support, transport and cache markers (2.4)."""

    kind: MarkerKind
    owner: str
    count: int
    factor: int = 0


class Record(Plain, kw_only=True):
    """Markers that only record something (2.4)."""

    kind: Literal["advisers", "infiltration", "activation", "event", "rp", "game_turn", "control"]
    count: int


class CounterFile(msgspec.Struct, forbid_unknown_fields=True):
    """counters.toml"""

    unit: list[Unit]
    marker: list[Marker]
    record: list[Record]


class Contingent(msgspec.Struct, forbid_unknown_fields=True):
    """One of the five contingents (2.2)."""

    id: str
    side: SideName


class Faction(Plain, kw_only=True):
    """A nation or faction and what is special about it."""

    id: str
    contingent: str
    supply: list[str]
    automatic: list[str] = []
    automatic_except: list[str] = []
    regions: list[str] = []
    south_only: bool = False
    bought: bool = True
    rebuilt: bool = True
    draw: str = ""
    hutu: bool = False


class Carriers(Plain, kw_only=True):
    """Whose transports carry which factions (7.9)."""

    Zimbabwe: list[str]
    Angola: list[str]
    Rwanda: list[str]
    Uganda: list[str]


class ForceFile(msgspec.Struct, forbid_unknown_fields=True):
    """forces.toml"""

    contingent: list[Contingent]
    faction: list[Faction]
    transport: Carriers
