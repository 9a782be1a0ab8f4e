"""The pack's tables and charts: combat.toml, charts.toml and events.toml as typed structs."""

from typing import Annotated, Literal

from sandtable.engine.pack_terms import (
    UNIQUE,
    Count,
    Points,
    Shift,
    Some,
    Text,
    between,
    listed,
    name_of,
    one_of,
    spelt,
)
from sandtable.games.paratrooper.pack_part import Part


class Column(Part, frozen=True):
    """A column of the kinetic combat results table."""

    name: Text
    low: Annotated[int, between(0, 999)]
    high: Annotated[int, between(0, 999)]
    results: Annotated[list[Annotated[str, spelt(r"-|R|[1-9](\+R)?", "1+R")]], listed(6)]


class Shifts(Part, frozen=True):
    """Column shifts that do not come from terrain."""

    enemy_base: Shift
    logistics: Shift
    oilfield_fire: Shift


class AirDefense(Part, frozen=True):
    """The air defense table, by die."""

    capable: Annotated[list[Literal["shootdown", "abort", "none"]], listed(6)]
    others: Annotated[list[Literal["shootdown", "abort", "none"]], listed(6)]


class Infowar(Part, frozen=True):
    """The INFOWAR table, by die."""

    isr: Annotated[list[Literal["success", "fail", "blowback"]], listed(6)]
    netwar: Annotated[list[Literal["success", "fail", "blowback"]], listed(6)]


Landing = Literal["land", "scatter", "disrupt", "scatter+disrupt"]


class Drop(Part, frozen=True):
    """The parachute drop table: modified die 0 to 6."""

    clear: Annotated[list[Landing], listed(7)]
    brush: Annotated[list[Landing], listed(7)]
    close: Annotated[list[Landing], listed(7)]
    severe: Annotated[list[Landing], listed(7)]


class DropModifiers(Part, frozen=True):
    """What changes a drop roll."""

    drop_zone: Shift
    special_forces: Shift
    opfor: Shift


class Combat(Part, frozen=True):
    """The combat tables."""

    column: Annotated[list[Column], listed(1, 30)]
    shifts: Shifts
    air_defense: AirDefense
    infowar: Infowar
    drop: Drop
    drop_modifiers: DropModifiers


class Mobilization(Part, frozen=True):
    """A line of the mobilization chart."""

    key: Annotated[str, one_of("counter"), UNIQUE]
    name: Text
    op: Annotated[int, between(0, 30)]
    initial: bool
    reinforcement: bool


class Refit(Part, frozen=True):
    """What refitting costs."""

    hex: Annotated[int, between(0, 30)]
    zone: Annotated[int, between(0, 30)]
    command_posts: Count


class Load(Part, frozen=True):
    """What one air transport can carry in a flight."""

    nonmech: Annotated[int, between(0, 20)]
    mech: Annotated[int, between(0, 20)]
    helicopter: Annotated[int, between(0, 20)]


class VictoryPoints(Part, frozen=True):
    """The victory point chart."""

    opfor_cp: Points
    opfor_base: Points
    opfor_mech: Points
    opfor_helicopter: Points
    opfor_air_defense: Points
    opfor_other: Points
    massacre_recovered: Points
    massacre_on_map: Points
    rep_ht: Points
    rep_cp: Points
    rep_fob: Points
    rep_convoy: Points
    rep_tac: Points
    rep_other: Points
    rep_disrupted: Points
    crisis: Points


class Level(Part, frozen=True):
    """A level of victory or defeat, and what it does to elan."""

    id: Annotated[Literal["glorious", "reasonable", "debacle", "disgrace"], name_of("level")]
    low: Annotated[int, between(-9999, 9999)]
    elan: Shift
    victory: bool


class Tracks(Part, frozen=True):
    """The ends of the tracks."""

    op_max: Some
    elan_max: Annotated[int, between(1, 20)]
    crisis_min: Annotated[int, between(1, 30)]
    crisis_end: Annotated[int, between(2, 30)]


class CrisisEvents(Part, frozen=True):
    """Event checks by crisis level, from level 1."""

    by_level: list[Annotated[int, between(0, 9)]]
    bands: list[Text]


class Stacking(Part, frozen=True):
    """Stacking limits."""

    ground: Annotated[int, between(1, 12)]
    strikes: Annotated[int, between(0, 12)]


class Charts(Part, frozen=True):
    """Mobilization, staging, victory, tracks."""

    mobilization: Annotated[list[Mobilization], listed(1, 99)]
    refit: Refit
    load: Annotated[list[Load], listed(1, 20)]
    vp: VictoryPoints
    level: Annotated[list[Level], listed(4)]
    tracks: Tracks
    crisis_events: CrisisEvents
    stacking: Stacking


class EventName(Part, frozen=True):
    """An event of the table."""

    id: Annotated[str, name_of("event")]
    name: Text


class Events(Part, frozen=True):
    """The events table: column by the first die, row by the second."""

    grid: Annotated[list[Annotated[list[Annotated[str, one_of("event")]], listed(6)]], listed(6)]
    event: list[EventName]
