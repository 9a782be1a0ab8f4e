"""The pack's armies: counters.toml and forces.toml as typed structs."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import Count, PackTable, Text, between, listed, name_of, one_of, out_of

UnitType = Literal["infantry", "airborne", "mechanized", "militia", "special_forces", "armor"]
MarkerKind = Literal["air_support", "helo_support", "air_transport", "helo_transport", "adr", "pmc", "cache"]
SideName = Literal["government", "rebel"]
CONTINGENTS = ("DRC", "Zimbabwe", "Angola", "Rwanda", "Uganda")
ContingentName = Annotated[str, out_of(*CONTINGENTS)]
FactionName = Annotated[str, one_of("faction")]
ProvinceName = Annotated[str, one_of("province")]
Factor = Annotated[int, between(0, 20)]


class Unit(PackTable):
    """A counter of the army: attack, defence, movement allowance (2.3)."""

    id: Annotated[str, name_of("unit")]
    faction: FactionName
    type: UnitType
    size: Literal["II", "III", "X"]
    factors: tuple[Factor, Factor, Annotated[int, between(1, 20)]]


class Marker(PackTable):
    """Support, transport and cache markers (2.4)."""

    kind: MarkerKind
    owner: Literal["DRC", "Zimbabwe", "Angola", "Rwanda", "Uganda", "any"]
    count: Annotated[int, between(0, 20)]
    factor: Factor = 0


class Record(PackTable):
    """Markers that only record something (2.4)."""

    kind: Literal["advisers", "infiltration", "activation", "event", "rp", "game_turn", "control"]
    count: Count


class CounterFile(PackTable):
    """counters.toml"""

    unit: Annotated[list[Unit], listed(1, 200)]
    marker: list[Marker]
    record: list[Record]


class Contingent(PackTable):
    """One of the five contingents (2.2)."""

    id: Annotated[ContingentName, name_of("contingent")]
    side: SideName


class Faction(PackTable):
    """A nation or faction and what is special about it."""

    id: Annotated[str, name_of("faction")]
    contingent: Annotated[str, one_of("contingent")]
    supply: list[Text]
    automatic: list[ProvinceName] = []
    automatic_except: list[ProvinceName] = []
    regions: list[ProvinceName] = []
    south_only: bool = False
    bought: bool = True
    rebuilt: bool = True
    draw: Literal["", "FAC", "Hutu", "Rw", "ANC", "RDC", "UG", "MLC"] = ""
    hutu: bool = False


class Carriers(PackTable):
    """Whose transports carry which factions (7.9)."""

    Zimbabwe: list[FactionName]
    Angola: list[FactionName]
    Rwanda: list[FactionName]
    Uganda: list[FactionName]


class ForceFile(PackTable):
    """forces.toml"""

    contingent: Annotated[list[Contingent], listed(5)]
    faction: list[Faction]
    transport: Carriers
