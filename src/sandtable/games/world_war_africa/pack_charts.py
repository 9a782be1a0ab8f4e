"""The pack's charts and tables: tables.toml as typed structs."""

import msgspec

from sandtable.games.world_war_africa.pack_origin import Plain


class GameTurn(Plain, kw_only=True):
    """A box of the Game Turn Record Track."""

    months: str
    rainy_north: bool
    rainy_south: bool


class Ground(Plain, kw_only=True):
    """A line of the TEC: movement points dry and rainy, stacking limit, column shift."""

    leg: list[int]
    motor: list[int]
    stacking: int
    shift: int


class TownGround(Plain, kw_only=True):
    """What a town changes in a hex."""

    stacking: int
    shift: int


class RoadGround(Plain, kw_only=True):
    """Movement along a road."""

    leg: tuple[int, int]
    motor: tuple[int, int]


class RiverGround(Plain, kw_only=True):
    """What a river hexside adds."""

    leg: tuple[int, int]
    motor: tuple[int, int]
    shift: int


class Excessive(Plain, kw_only=True):
    """The movement roll (7.7)."""

    doubled_to: int
    rain: int


class Crt(Plain, kw_only=True):
    """The Combat Results Table: a row for each die, a column for each ratio."""

    columns: list[str]
    attacker: list[list[int]]
    defender: list[list[int]]


class AllyTable(Plain, kw_only=True):
    """The activation table of Zimbabwe or Angola (5.3, 5.4)."""

    land: list[int]
    air: list[int]
    helo: list[int]
    transport_helo: int
    transport_air: int
    paid: int
    poor: int
    poor_below: int
    event: int


class AllyTables(msgspec.Struct, forbid_unknown_fields=True):
    """Both of them."""

    zimbabwe: AllyTable
    angola: AllyTable


class Resources(Plain, kw_only=True):
    """Resource points (10.0, 10.2)."""

    chart: list[int]
    start: dict[str, int]
    income: dict[str, int]
    cap: int
    enemy_near: int
    near: int
    graft: int
    coltan: int
    share: int
    car: int


class Prices(Plain, kw_only=True):
    """What things cost (10.1, 7.9.1)."""

    unit: int
    marker: int
    adr: int
    cache: int
    pmc: list[int]


class Rolls(Plain, kw_only=True):
    """Single dice of the rules."""

    uprising: int
    infiltration: list[int]
    adr: list[int]
    slip: int
    slip_near: int
    slip_distance: int
    intercept: int
    intercept_helicopter: int
    intercept_rain: int
    graft: list[str]
    coup_militia_to: int


class Support(Plain, kw_only=True):
    """How much support a combat takes (12.1, 12.2, 15.0)."""

    markers: int
    caches: int
    advisers: int


class Victory(Plain, kw_only=True):
    """Victory points (13.0)."""

    win: int
    draw: int
    few_hutus: int
    rich: int


class EventNumbers(Plain, kw_only=True):
    """Numbers of the Random Events List (15.0)."""

    too_early: int
    ituri_distance: int


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """tables.toml"""

    turn: list[GameTurn]
    tec: dict[str, Ground]
    town: TownGround
    road: RoadGround
    river: RiverGround
    excessive: Excessive
    crt: Crt
    activation: AllyTables
    resources: Resources
    prices: Prices
    rolls: Rolls
    support: Support
    victory: Victory
    events: EventNumbers
