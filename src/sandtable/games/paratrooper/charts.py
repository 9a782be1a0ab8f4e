"""The charts and tables of a mission, as the pack in play has them, and what a throw reads off them (2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    NOTHING,
    Cell,
    Chart,
    ChartRow,
    Entry,
    Reading,
    cell,
    figure,
    heads,
    listed,
    page,
    plain,
    row,
    signed,
    span,
    ticked,
)
from sandtable.engine.faults import Message
from sandtable.games.paratrooper import charts_setup

if TYPE_CHECKING:
    from sandtable.engine.rolls import Roll
    from sandtable.games.paratrooper.game import ParatrooperGame

FACES = range(6)
#: the columns of the parachute drop table
DROPS = ("clear", "brush", "close", "severe")
#: the events with the rules that tell them
EVENT_RULES = {
    "all_quiet": "26.0-g",
    "crisis_accelerates": "26.0-h",
    "crisis_stabilizes": "26.0-i",
    "friction": "26.0-j",
    "higher_level_intelligence": "26.0-k",
    "local_support": "26.0-l",
    "logistics_push": "26.0-n",
    "logistics_breakdown": "26.0-o",
    "nato_support": "26.0-p",
    "network_attack": "26.0-q",
    "opfor_offensive": "26.0-r",
    "opfor_redeploys": "26.0-s",
    "opfor_reinforcement": "26.0-t",
    "opfor_uprising": "26.0-u",
    "shifting_intelligence_situation": "26.0-v",
    "system_d": "26.0-w",
}


def charts(game: ParatrooperGame) -> list[Chart]:
    """All charts, those of a fight first."""
    pack = game.theatre.pack
    combat_file = page(pack.folder, "combat.toml", pack.combat)
    ground_file = page(pack.folder, "terrain.toml", pack.terrain)
    tables = page(pack.folder, "charts.toml", pack.charts)
    events_file = page(pack.folder, "events.toml", pack.events)
    return [
        combat(combat_file["column"]),
        shifts(combat_file["shifts"], ground_file),
        terrain(ground_file),
        drop(combat_file["drop"]),
        drop_modifiers(combat_file["drop_modifiers"]),
        by_die("air-defense", combat_file["air_defense"], ["14.1-a", "14.1-b"]),
        by_die("infowar", combat_file["infowar"], ["11.1-b", "11.2-b"]),
        crisis(tables),
        events(events_file["grid"]),
        effects(),
        victory(tables["vp"]),
        levels(tables["level"]),
        *charts_setup.charts(game, tables),
    ]


def named(key: str) -> str:
    """A message of the charts."""
    return f"paratrooper-chart-{key}"


def combat(columns: Entry) -> Chart:
    """The kinetic combat results table (17.3)."""
    rows = [row(str(face + 1), *(hits(column["results"][face]) for column in columns)) for face in FACES]
    names = [cell(column.value.name, column["name"], column["low"], column["high"]) for column in columns]
    notes = [Message(named("combat-note")), Message(named("combat-code"))]
    return Chart("combat", named("combat"), heads("chart-die", *names), rows, notes, ["17.3-b", "17.3-e", "17.4-a"])


def hits(entry: Entry) -> Cell:
    """A result as it is printed."""
    return cell(NOTHING if entry.value == "-" else entry.value, entry)


def shifts(table: Entry, ground: Entry) -> Chart:
    """Column shifts besides those of the terrain (17.7 to 17.9)."""
    rows = listed(named("shift"), table, signs=True)
    rows.append(row(named("shift-river"), signed(ground["river"]["shift"])))
    return Chart(
        "shifts",
        named("shifts"),
        heads("chart-what", named("columns")),
        rows,
        [],
        ["17.3-c", "17.7-b", "17.8-a", "17.9-b"],
    )


def cost(entry: Entry) -> Cell:
    """Movement points; 0 is closed ground."""
    return plain(entry) if entry.value else cell(named("closed"), entry)


def terrain(ground: Entry) -> Chart:
    """The terrain effects chart (12)."""
    rows = []
    for line in ground["terrain"]:
        value = line.value
        stops = ", ".join(f"{{{named(f'class-{kind}')}}}" for kind in value.stop)
        rows.append(
            row(
                f"paratrooper-terrain-{value.id}",
                cost(line["nonmech"]),
                cost(line["mech"]),
                cell(stops or NOTHING, line["stop"]),
                cell(named(f"edge-{value.edge}"), line["edge"]),
                cell(figure(value.shift) if value.shift else NOTHING, line["shift"]),
                cell(named(f"drop-{value.drop}"), line["drop"]),
                ticked(line["opfor_mech_prohibited"]),
            )
        )
    rows += ways(ground)
    columns = ("ground", "nonmech", "mech", "stops", "edge", "shift", "drop-as", "opfor-closed")
    notes = [Message(named("terrain-note"))]
    return Chart("terrain", named("terrain"), heads(*map(named, columns)), rows, notes, ["12.0-a", "13.1-a", "17.3-c"])


def ways(ground: Entry) -> Iterable[ChartRow]:
    """Rivers, roads and tracks, and the water that special forces may enter."""
    none = Cell(NOTHING)
    river, dry = ground["river"]["cost"], ground["dry_river"]["cost"]
    road, track = ground["road"]["half_points"], ground["track"]["half_points"]
    shift, water = signed(ground["river"]["shift"]), plain(ground["special_forces"]["water"])
    yield row(named("river"), signed(river), signed(river), none, none, shift, none, none)
    yield row(named("dry-river"), signed(dry), signed(dry), *[none] * 5)
    yield row(named("road"), halves(road), halves(road), *[none] * 5)
    yield row(named("track"), halves(track), halves(track), *[none] * 5)
    yield row(named("sf-water"), water, *[none] * 6)


def halves(entry: Entry) -> Cell:
    """Half movement points as people write them."""
    whole, half = divmod(entry.value, 2)
    return cell(f"{whole or ''}{'½' if half else ''}", entry)


def drop(table: Entry) -> Chart:
    """The parachute drop table (15.3)."""
    rows = [
        row(str(die), *(cell(named(f"landing-{entry.value.replace('+', '-')}"), entry) for entry in line))
        for die, line in enumerate(zip(*(table[name] for name in DROPS), strict=True))
    ]
    columns = heads(named("modified-die"), *(named(f"drop-{name}") for name in DROPS))
    return Chart("drop", named("drop"), columns, rows, [Message(named("drop-note"))], ["15.3-a", "15.4-a", "15.4-b"])


def drop_modifiers(table: Entry) -> Chart:
    """What changes a drop die."""
    rows = listed(named("drop-modifier"), table, signs=True)
    columns = heads("chart-what", named("modifier"))
    return Chart("drop-modifiers", named("drop-modifiers"), columns, rows, [], ["15.3-a", "16.1-a"])


def by_die(name: str, table: Entry, rules: list[str]) -> Chart:
    """A table with a word for each die: air defense, INFOWAR."""
    columns = list(table.named())
    rows = [
        row(str(face + 1), *(cell(named(f"result-{line[face].value}"), line[face]) for _, line in columns))
        for face in FACES
    ]
    titles = heads("chart-die", *(named(f"{name}-{key}") for key, _ in columns))
    return Chart(name, named(name), titles, rows, [Message(named(f"{name}-note"))], rules)


def crisis(tables: Entry) -> Chart:
    """The crisis index: event checks by level (25, 26)."""
    checks, bands = tables["crisis_events"]["by_level"], tables["crisis_events"]["bands"]
    rows = [
        row(str(level), cell(bands[level - 1].value, bands[level - 1]), plain(checks[level - 1]), at=level)
        for level in range(1, len(checks.value) + 1)
    ]
    columns = heads(named("crisis-level"), named("band"), named("checks"))
    return Chart("crisis", named("crisis"), columns, rows, [], ["25.1-a", "25.1-b", "26.0-a"], "crisis")


def events(grid: Entry) -> Chart:
    """The events table: the first die is the column, the second the row (26)."""
    columns = list(grid)
    rows = [row(str(face + 1), *(plain(column[face]) for column in columns)) for face in FACES]
    titles = [Message(named("first-die"), {"die": face + 1}) for face in range(len(columns))]
    return Chart(
        "events", named("events"), heads(named("second-die"), *titles), rows, [], ["26.0-b", "26.0-c", "26.0-e"]
    )


def effects() -> Chart:
    """What each event does (26)."""
    rows = [row(event, Cell(named(f"event-{event}")), Cell(rule)) for event, rule in EVENT_RULES.items()]
    columns = heads(named("event"), named("effect"), named("rule"))
    return Chart("effects", named("effects"), columns, rows, [], ["26.0-d", "26.0-f"])


def victory(table: Entry) -> Chart:
    """The victory point chart (3.2)."""
    rows = listed(named("vp"), table, signs=True)
    notes = [Message(named("vp-note"))]
    return Chart(
        "victory", named("victory"), heads("chart-what", "chart-points"), rows, notes, ["3.2-a", "3.2-b", "3.2-d"]
    )


def levels(table: Entry) -> Chart:
    """The levels of victory, and what they do to elan (3.3, 31.1)."""
    bounds = [level["low"] for level in table]
    rows = []
    for place, level in enumerate(table):
        points = band(bounds[max(0, place - 1) : place + 1], place == len(bounds) - 1)
        rows.append(row(f"paratrooper-level-{level.value.id}", points, signed(level["elan"]), ticked(level["victory"])))
    columns = heads(named("level"), "chart-points", named("elan"), named("counts-won"))
    return Chart("levels", named("levels"), columns, rows, [], ["3.3-a", "31.1-a"])


def band(bounds: list[Entry], worst: bool) -> Cell:
    """The points of a level: from its bound up to that of the better one."""
    if len(bounds) == 1:
        return cell(f"{figure(bounds[0].value)}+", *bounds)
    better, own = (bound.value for bound in bounds)
    return cell(f"< {figure(better)}" if worst else span(own, better - 1), *bounds)


# What a throw reads


def fire_reading(game: ParatrooperGame, rolls: list[Roll]) -> Reading:
    """The column of the combat table; where a lot decides among targets, each of their columns."""
    last = game.theatre.last_column
    found: dict[tuple[int, int], float] = {}
    for roll in rolls:
        for face in FACES:
            place = (face, max(0, min(last, roll.total)))
            found[place] = found.get(place, 0.0) + 1 / len(FACES) / len(rolls)
    return Reading("combat", [(face, column, chance) for (face, column), chance in sorted(found.items())])


def die_reading(chart: str, column: int) -> Reading:
    """A column of a table with a word for each die."""
    return Reading(chart, [(face, column, 1 / len(FACES)) for face in FACES])


def drop_reading(rolls: list[Roll], kind: str) -> Reading:
    """The column of the drop table for a hex, and how likely the units aboard come to each of its rows."""
    found: dict[int, float] = {}
    for roll in rolls:
        for face in FACES:
            line = max(0, min(6, face + 1 + roll.total))
            found[line] = found.get(line, 0.0) + 1 / len(FACES) / len(rolls)
    return Reading("drop", [(line, DROPS.index(kind), chance) for line, chance in sorted(found.items())])
