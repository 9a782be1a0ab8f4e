"""The pack's charts and tables: tables.toml as typed structs."""

from typing import Annotated

from sandtable.engine.pack_terms import Count, PackTable, Points, Shift, Some, Text, between, listed, name_of, spelt
from sandtable.games.world_war_africa.pack_counters import ContingentName

Cost = Annotated[int, between(1, 9)]
#: dry and rainy
Costs = tuple[Cost, Cost]
MoreCosts = tuple[Annotated[int, between(0, 9)], Annotated[int, between(0, 9)]]
#: a result for each side of the die, or for each result from 1 to 7
SixNumbers = Annotated[list[Annotated[int, between(0, 9)]], listed(6)]
SevenNumbers = Annotated[list[Annotated[int, between(0, 20)]], listed(7)]
Losses = Annotated[list[list[Annotated[int, between(0, 9)]]], listed(6)]


class GameTurn(PackTable):
    """A box of the Game Turn Record Track."""

    months: Text
    rainy_north: bool
    rainy_south: bool


class Ground(PackTable):
    """A line of the TEC: movement points dry and rainy, stacking limit, column shift."""

    leg: Costs
    motor: Annotated[list[Cost], listed(0, 2)]
    stacking: Some
    shift: Shift


class TownGround(PackTable):
    """What a town changes in a hex."""

    stacking: Some
    shift: Shift


class RoadGround(PackTable):
    """Movement along a road."""

    leg: Costs
    motor: Costs


class RiverGround(PackTable):
    """What a river hexside adds."""

    leg: MoreCosts
    motor: MoreCosts
    shift: Shift


class Excessive(PackTable):
    """The movement roll (7.7)."""

    doubled_to: Annotated[int, between(0, 9)]
    rain: Shift


class Crt(PackTable):
    """The Combat Results Table: a row for each die, a column for each ratio."""

    columns: Annotated[list[Annotated[str, spelt("[1-9][0-9]?:[1-9][0-9]?", "1:3")]], listed(1, 20)]
    attacker: Losses
    defender: Losses


class AllyTable(PackTable):
    """The activation table of Zimbabwe or Angola (5.3, 5.4)."""

    land: SevenNumbers
    air: SevenNumbers
    helo: SevenNumbers
    transport_helo: Count
    transport_air: Count
    paid: Shift
    poor: Shift
    poor_below: Count
    event: Shift


class AllyTables(PackTable):
    """Both of them."""

    zimbabwe: AllyTable
    angola: AllyTable


class Resources(PackTable):
    """Resource points (10.0, 10.2)."""

    chart: SixNumbers
    start: dict[ContingentName, Count]
    income: dict[ContingentName, Count]
    cap: Some
    enemy_near: Shift
    near: Annotated[int, between(0, 9)]
    graft: Shift
    coltan: Shift
    share: Annotated[int, between(1, 9)]
    car: Annotated[int, between(0, 9)]


class Prices(PackTable):
    """What things cost (10.1, 7.9.1)."""

    unit: Count
    marker: Count
    adr: Count
    cache: Count
    pmc: SixNumbers


class Rolls(PackTable):
    """Single dice of the rules."""

    uprising: Annotated[int, between(0, 9)]
    infiltration: SixNumbers
    adr: SixNumbers
    slip: Annotated[int, between(0, 9)]
    slip_near: Shift
    slip_distance: Annotated[int, between(0, 9)]
    intercept: Annotated[int, between(0, 9)]
    intercept_helicopter: Shift
    intercept_rain: Shift
    graft: Annotated[list[ContingentName], listed(6)]
    coup_militia_to: Annotated[int, between(0, 9)]


class Support(PackTable):
    """How much support a combat takes (12.1, 12.2, 15.0)."""

    markers: Count
    caches: Count
    advisers: Shift


class Victory(PackTable):
    """Victory points (13.0)."""

    win: Points
    draw: Points
    few_hutus: Count
    rich: Count


class EventNumbers(PackTable):
    """Numbers of the Random Events List (15.0)."""

    too_early: Count
    ituri_distance: Annotated[int, between(0, 9)]


class TableFile(PackTable):
    """tables.toml"""

    turn: Annotated[list[GameTurn], listed(1, 30)]
    tec: dict[Annotated[str, name_of("ground")], Ground]
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
