"""The tables of the rulebook, as the pack in play has them (Tabelas 1 to 8, 7, 3.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    DASH,
    NOTHING,
    YES,
    Cell,
    Chart,
    ChartRow,
    Entry,
    cell,
    figure,
    heads,
    listed,
    page,
    plain,
    row,
    several,
    signed,
    span,
)
from sandtable.engine.faults import Message
from sandtable.games.guerra.battle import RULES, shown
from sandtable.games.guerra.theatre import CLOSED_TO_MOBILE
from sandtable.games.guerra.words import MORALE_LINES

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: the lines of Tabela 1 that are no ground: what each does to cost, columns and stacking
FEATURES = (
    ("road", "road_cost", "", "road_stacking"),
    ("railway", "", "", "railway_stacking"),
    ("village", "", "", "village_stacking"),
    ("river", "river_cross", "river_shift", ""),
    ("congo", "congo_cross", "congo_shift", ""),
)


def charts(game: GuerraGame) -> list[Chart]:
    """All tables, those of a battle first."""
    pack = game.theatre.pack
    tables = page(pack.folder, "tables.toml", pack.tables)
    counters = page(pack.folder, "counters.toml", pack.counters)
    return [
        combat(tables["combat"]),
        terrain(tables),
        stacking(tables["stacking"]),
        bombardment(tables["bombardment"]),
        interdiction(tables["interdiction"]),
        turns(tables["points"], counters["unit"]),
        *morale(game, tables["morale"]),
        victory(tables["victory"]),
        limits(game, tables["limits"]),
        forces(counters["unit"]),
        towns(game, page(pack.folder, "board.toml", pack.board)["town"]),
    ]


def combat(table: Entry) -> Chart:
    """Tabela 2: what becomes of attackers and defenders."""
    columns = [
        cell(column.value, column, *ratio) for column, ratio in zip(table["columns"], table["ratios"], strict=True)
    ]
    return Chart(
        "combat",
        "guerra-chart-combat",
        heads("chart-dice", *columns),
        [row(thrown(line), *(result(codes) for codes in line["cells"])) for line in table["row"]],
        [
            *(Message(f"guerra-chart-code-{code}", {"rule": rule}) for code, rule in RULES.items()),
            Message("guerra-chart-code-M"),
            Message("guerra-chart-combat-note"),
        ],
        ["T2-a", "4.6.1-a", "4.2-a", "4.3-a"],
    )


def thrown(line: Entry) -> Cell:
    """The results of the dice that a row is for."""
    return cell(span(line["low"].value, line["high"].value), line["low"], line["high"])


def result(codes: Entry) -> Cell:
    """A cell of Tabela 2 as it is printed."""
    return cell("\n".join(shown(code) for code in codes.value), *codes)


def terrain(tables: Entry) -> Chart:
    """Tabela 1: what the ground does to movement, combat and stacking."""
    rows = [ground(name, line) for name, line in tables["terrain"].named()]
    features = tables["features"]
    for name, cost, shift, room in FEATURES:
        rows.append(
            row(
                f"guerra-chart-feature-{name}",
                (signed if shift else plain)(features[cost]) if cost else Cell(NOTHING),
                Cell(YES if name == "road" else NOTHING),
                to_the_left(features[shift]) if shift else Cell(NOTHING),
                signed(features[room]) if room else Cell(NOTHING),
            )
        )
    rows.append(row("guerra-terrain-lake", Cell("guerra-chart-forbidden"), *[Cell(NOTHING)] * 3))
    columns = ("ground", "cost", "mobile", "shift", "room")
    return Chart(
        "terrain",
        "guerra-chart-terrain",
        heads(*(f"guerra-chart-{column}" for column in columns)),
        rows,
        [Message("guerra-chart-terrain-note"), Message("guerra-chart-terrain-crossing")],
        ["T1-a", "T1-e", "T1-f", "T1-g", "3.3.6-a"],
    )


def ground(name: str, line: Entry) -> ChartRow:
    """A kind of ground."""
    mobile = Cell("guerra-chart-by-road" if name in CLOSED_TO_MOBILE else YES)
    return row(
        f"guerra-terrain-{name}", plain(line["cost"]), mobile, to_the_left(line["shift"]), plain(line["stacking"])
    )


def to_the_left(entry: Entry) -> Cell:
    """Columns in the defender's favour."""
    return cell(f"← {entry.value}" if entry.value else NOTHING, entry)


def stacking(table: Entry) -> Chart:
    """What each unit counts in a hex (3.2.2)."""
    return Chart(
        "stacking",
        "guerra-chart-stacking",
        heads("guerra-chart-unit", "guerra-chart-stacking-points"),
        listed("guerra-chart-stacking", table),
        [],
        ["3.2.2-c", "3.2.2-d", "3.2.2-e", "3.2.2-f"],
    )


def columns_of(entry: Entry) -> list[Cell]:
    """The lowest number of each column as a range that ends before the next."""
    found = []
    for place, low in enumerate(entry):
        after = entry[place + 1] if place + 1 < len(entry.value) else None
        found.append(cell(span(low.value, after.value - 1) if after else f"{low.value}+", low))
    return found


def raid(name: str, table: Entry, told: Callable[[Entry], Cell], rules: list[str]) -> Chart:
    """Tabela 3 or 4: one die in rows, points in columns."""
    return Chart(
        name,
        f"guerra-chart-{name}",
        heads("chart-die", *columns_of(table["columns"])),
        [row(thrown(line), *(told(entry) for entry in line["cells"])) for line in table["row"]],
        [Message(f"guerra-chart-{name}-note")],
        rules,
    )


def bombardment(table: Entry) -> Chart:
    """Tabela 3: movement lost and losses."""

    def told(entry: Entry) -> Cell:
        slower, losses = entry.value
        return cell(f"−{slower} / {losses or NOTHING}" if slower or losses else NOTHING, *entry)

    return raid("bombardment", table, told, ["T3-a", "4.5.2-c", "4.6.3-a", "4.6.3-b"])


def interdiction(table: Entry) -> Chart:
    """Tabela 4: turns of interdiction."""
    return raid(
        "interdiction",
        table,
        lambda entry: cell(figure(entry.value) if entry.value else NOTHING, entry),
        ["T4-a", "4.5.3-b", "4.6.4-a"],
    )


def turns(points: Entry, units: Entry) -> Chart:
    """Tabelas 5 and 6 turn by turn, and who comes or is free to move."""
    rows = []
    for place in range(len(points["air"].value)):
        turn = place + 1
        rows.append(
            row(
                str(turn),
                plain(points["air"][place]),
                plain(points["rebels"][place]),
                plain(points["congo"][place]),
                called([unit["turn"] for unit in units if unit["turn"].value == turn], units),
                called([unit["release"] for unit in units if unit["release"].value == turn], units),
                at=turn,
            )
        )
    columns = ("air", "rebels", "congo", "arrive", "released")
    return Chart(
        "turns",
        "guerra-chart-turns",
        heads("chart-turn", *(f"guerra-chart-turns-{column}" for column in columns)),
        rows,
        [Message("guerra-chart-turns-note")],
        ["T5-a", "T6-a", "T7-a"],
        follows="turn",
    )


def called(due: list[Entry], units: Entry) -> Cell:
    """The units of some rows of Tabela 7, a line for each army: how many, their values and where."""
    by_key = {unit[when].key: unit.value for unit in units for when in ("turn", "release")}
    armies: dict[str, list[str]] = {}
    for entry in due:
        unit = by_key[entry.key]
        times = f"{unit.count}× " if unit.count > 1 else ""
        factors = f"{unit.attack}{DASH}{unit.defence}{DASH}{unit.move}"
        armies.setdefault(unit.army, []).append(f"{times}{factors} {{{unit.at or unit.within}}}")
    lines = [f"{{{army}}}: {', '.join(found)}" for army, found in armies.items()]
    return cell("\n".join(lines) or NOTHING, *due)


def morale(game: GuerraGame, lists: Entry) -> list[Chart]:
    """Tabela 8 and the list of 4.3.1: the armies in columns; one of the two is in use."""
    found = []
    for name, key, option in (("morale-table8", "table8", "table8"), ("morale-list", "section_4_3_1", "4.3.1")):
        used = game.options["morale_list"] == option
        note = Message("guerra-chart-morale-used" if used else "guerra-chart-morale-unused")
        found.append(morale_list(game, name, lists[key], note))
    return found


def morale_list(game: GuerraGame, name: str, lines: Entry, note: Message) -> Chart:
    """One of the two lists."""
    armies = game.theatre.armies
    by_cause: dict[str, dict[str, Entry]] = {}
    for line in lines:
        by_cause.setdefault(line["when"].value, {})[line["army"].value] = line["value"]
    rows = [
        row(MORALE_LINES[cause], *(signed(found[army]) if army in found else Cell(NOTHING) for army in armies))
        for cause, found in by_cause.items()
    ]
    return Chart(
        name, f"guerra-chart-{name}", heads("guerra-chart-cause", *armies), rows, [note], ["T8-a", "4.3-b", "4.3.1-a"]
    )


def victory(table: Entry) -> Chart:
    """The points of section 7."""
    return Chart(
        "victory",
        "guerra-chart-victory",
        heads("guerra-chart-for", "chart-points"),
        listed("guerra-chart-victory", table),
        [Message("guerra-chart-victory-note")],
        ["7-a", "7-c", "7-g", "7-i", "7-k", "7-l", "7-n"],
    )


def limits(game: GuerraGame, table: Entry) -> Chart:
    """Single numbers of the rules."""
    navigation = row("guerra-chart-limits-navigation", Cell(str(game.navigation_limit)))
    return Chart(
        "limits",
        "guerra-chart-limits",
        heads("chart-what", "chart-number"),
        [*listed("guerra-chart-limits", table), navigation],
        [],
        ["3.3.2-a", "3.3.3-b", "3.6.2-a", "4.3-b"],
    )


def forces(units: Entry) -> Chart:
    """Tabela 7: every unit with its values, where it starts or arrives and when."""
    columns = ("count", "factors", "type", "morale", "start", "free", "arrives")
    return Chart(
        "forces",
        "guerra-chart-forces",
        heads("guerra-fact-army", *(f"guerra-chart-forces-{column}" for column in columns)),
        [force(unit) for unit in units],
        [Message("guerra-chart-forces-note")],
        ["T7-a"],
    )


def force(unit: Entry) -> ChartRow:
    """Some equal counters."""
    value = unit.value
    place = value.at or value.within
    kind = Message(
        "guerra-chart-kind",
        {"type": Message(f"guerra-type-{value.type}"), "size": Message(f"guerra-size-{value.size}")},
    )
    return row(
        cell(value.army, unit["army"]),
        plain(unit["count"]),
        several((unit["attack"], unit["defence"], unit["move"]), DASH),
        cell(kind, unit["type"], unit["size"]),
        plain(unit["morale"]),
        cell(f"{{{place}}} +{value.radius}" if value.radius else place, unit["at"], unit["radius"]),
        cell(str(value.release) if value.release else NOTHING, unit["release"]),
        cell(str(value.turn) if value.turn else NOTHING, unit["turn"]),
    )


def towns(game: GuerraGame, table: Entry) -> Chart:
    """Cities and villages: airfields, and the supply centres in play (3.5, 3.6.1)."""
    rows = []
    for number, town in enumerate(table):
        value = town.value
        rows.append(
            row(
                cell(value.name, town["name"]),
                cell(value.hex, town["hex"]),
                cell(f"guerra-mark-{'city' if value.kind == 'city' else 'town'}", town["kind"]),
                cell(f"guerra-country-{value.country}", town["country"]),
                cell(f"guerra-mark-{value.airfield}" if value.airfield else NOTHING, town["airfield"]),
                cell(YES if number in game.centres else NOTHING, town["supply_centre"]),
            )
        )
    columns = ("town", "hex", "town-kind", "country", "airfield", "centre")
    return Chart(
        "towns",
        "guerra-chart-towns",
        heads(*(f"guerra-chart-{column}" for column in columns)),
        rows,
        [],
        ["3.5-a", "3.6.1-b"],
    )
