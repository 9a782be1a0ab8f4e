"""The charts around a mission: setting it up, mobilization, staging, the campaign, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    DASH,
    NOTHING,
    Cell,
    Chart,
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
    ticked,
)
from sandtable.engine.faults import Message
from sandtable.games.paratrooper.words import what_it_can

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def named(key: str) -> str:
    """A message of the charts."""
    return f"paratrooper-chart-{key}"


def charts(game: ParatrooperGame, tables: Entry) -> list[Chart]:
    """The charts that are needed before and between missions."""
    pack = game.theatre.pack
    missions_file = page(pack.folder, "missions.toml", pack.missions)
    strategic = page(pack.folder, "strategic.toml", pack.strategic)
    counters_file = page(pack.folder, "counters.toml", pack.counters)
    return [
        missions(missions_file["mission"]),
        locations(missions_file["location"]),
        mobilization(game, tables["mobilization"]),
        staging(tables["load"]),
        refitting(tables["refit"]),
        transit(strategic["transit"]),
        limits(tables, missions_file["limits"]),
        campaign(missions_file),
        opposition(missions_file["increasing_opposition"]),
        places(game),
        counters(counters_file["counter"]),
    ]


def missions(table: Entry) -> Chart:
    """The mission setup table, with its objectives (4.0)."""
    rows = []
    for line in table:
        dice = Message(named("dice"), {"dice": line.value.follow_on_dice})
        foes = Message(named("dice"), {"dice": line.value.opfor_dice})
        bonus = line["bonus"]
        rows.append(
            row(
                cell(Message(named("mission-line"), {"line": line.value.line, "mission": line.value.id}), line["line"]),
                cell(Message(named("die-plus"), {"number": line.value.crisis}), line["crisis"]),
                plain(line["initial_ops"]),
                cell(dice, line["follow_on_dice"]),
                cell(foes, line["opfor_dice"]),
                plain(line["vp"]),
                cell(figure(-line.value.reduction), line["reduction"]),
                cell(
                    Message(named(f"bonus-{bonus.value.kind}"), {"number": bonus.value.number}),
                    bonus["kind"],
                    bonus["number"],
                ),
            )
        )
    columns = ("mission", "starting-crisis", "initial-ops", "follow-on", "opfor", "objective-vp", "reduction", "bonus")
    notes = [Message(named("missions-note"))]
    return Chart("missions", named("missions"), heads(*map(named, columns)), rows, notes, ["4.0-c", "4.0-e", "31.2-a"])


def locations(table: Entry) -> Chart:
    """The mission location table, and the map by die (4.0)."""
    rows = [row(plain(line["roll"]), plain(line["zone"]), *(plain(entry) for entry in line["maps"])) for line in table]
    titles = [Message(named("map-die"), {"die": face}) for face in range(1, 7)]
    return Chart(
        "locations", named("locations"), heads(named("two-dice"), named("zone"), *titles), rows, [], ["4.0-a", "4.0-b"]
    )


def mobilization(game: ParatrooperGame, table: Entry) -> Chart:
    """The mobilization chart (9), with what each counter can do."""
    rows = [
        row(
            line.value.name,
            plain(line["op"]),
            ticked(line["initial"]),
            ticked(line["reinforcement"]),
            Cell(what_it_can(game, line.value.key)),
        )
        for line in table
    ]
    columns = ("unit", "op", "initial", "reinforcement", "can")
    return Chart("mobilization", named("mobilization"), heads(*map(named, columns)), rows, [], ["4.0-j", "9.0-a"])


def staging(loads: Entry) -> Chart:
    """The staging chart: what an air transport carries (6)."""
    kinds = ("nonmech", "mech", "helicopter")
    rows = [
        row(Message(named("load"), {"number": number}), *(plain(load[kind]) for kind in kinds))
        for number, load in enumerate(loads, 1)
    ]
    columns = heads("chart-what", *(named(f"class-{kind}") for kind in kinds))
    return Chart("staging", named("staging"), columns, rows, [Message(named("staging-note"))], ["6.2-a"])


def refitting(table: Entry) -> Chart:
    """What refitting costs (10)."""
    rows = listed(named("refit"), table)
    return Chart("refit", named("refit"), heads("chart-what", "chart-number"), rows, [], ["10.0-a", "10.1-a"])


def transit(lines: Entry) -> Chart:
    """The transit lines of the strategic map and their cost (7)."""
    rows = []
    for line in lines:
        one, other = line["between"]
        way = cell(named(f"transit-{line.value.kind}"), line["kind"])
        rows.append(row(cell(f"{{{one.value}}} – {{{other.value}}}", one, other), way, plain(line["cost"])))
    columns = heads(named("line"), named("way"), named("op"))
    return Chart("transit", named("transit"), columns, rows, [], ["7.0-a", "7.1-a"])


def limits(tables: Entry, bounds: Entry) -> Chart:
    """Tracks, stacking and the bounds of set-up."""
    rows = [
        *listed(named("track"), tables["tracks"]),
        *listed(named("stack"), tables["stacking"]),
        *listed(named("limit"), bounds),
    ]
    columns = heads("chart-what", "chart-number")
    return Chart("limits", named("limits"), columns, rows, [], ["8.1-a", "25.1-c", "31.4-f"])


def campaign(missions: Entry) -> Chart:
    """How long a campaign is, and what wins it (31)."""
    whole, first = missions["campaign"], missions["first_campaign"]
    rows = [row(named(f"campaign-{key}"), plain(entry), plain(first[key])) for key, entry in whole.named()]
    columns = heads("chart-what", named("campaign-whole"), named("campaign-first"))
    return Chart("campaign", named("campaign"), columns, rows, [], ["31.1-a", "31.5-a"])


def opposition(table: Entry) -> Chart:
    """The increasing opposition table (31.4)."""
    rows = [
        row(
            plain(line["roll"]),
            cell(named(f"opposition-{line.value.changes}"), line["changes"]),
            signed(line["amount"]),
        )
        for line in table
    ]
    columns = heads("chart-die", named("changes"), named("amount"))
    return Chart("opposition", named("opposition"), columns, rows, [], ["31.4-f"])


def places(game: ParatrooperGame) -> Chart:
    """The valued hexes of the seven mission maps (3.2)."""
    pack = game.theatre.pack
    rows = []
    for drawn in pack.maps:
        sheet = page(pack.folder, f"maps/{drawn.id}.toml", drawn)
        for place in sheet["place"]:
            where = f"{drawn.letter}{place.value.hex}"
            rows.append(row(drawn.id, cell(where, place["hex"]), plain(place["vp"])))
    columns = heads(named("map"), named("hex"), "chart-points")
    return Chart("places", named("places"), columns, rows, [Message(named("places-note"))], ["3.2-c"])


def counters(table: Entry) -> Chart:
    """What is printed on the counters (2.5)."""
    rows = []
    for counter in table:
        value = counter.value
        marks = ", ".join(f"{{{named(f'mark-{mark}')}}}" for mark in value.marks)
        rows.append(
            row(
                cell(f"{{{value.kind}}} ({span_of(value.ids)})", counter["kind"]),
                cell(named(f"side-{value.side}"), counter["side"]),
                Cell(str(len(value.ids))),
                cell(named(f"class-{value.unit_class}"), counter["class"]),
                rating(counter["front"]),
                rating(counter["back"]),
                strikes(counter),
                several(counter["support"]) if value.support else cell(NOTHING, counter["support"]),
                cell(marks or NOTHING, counter["marks"]),
            )
        )
    columns = ("counter", "side", "count", "class", "front", "back", "strike", "support", "marks")
    notes = [Message(named("counters-note"))]
    return Chart("counters", named("counters"), heads(*map(named, columns)), rows, notes, ["2.5-a", "2.5-b"])


def span_of(ids: list[str]) -> str:
    """The counters of one kind by name: the first and the last."""
    return ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1]}"


def rating(entry: Entry) -> Cell:
    """Combat, engagement, movement."""
    return several(entry, DASH) if entry.value else cell(NOTHING, entry)


def strikes(counter: Entry) -> Cell:
    """The rating of a strike, or of a gun's impact."""
    impact, strike = counter["impact"], counter["strike"]
    if strike.value:
        return several(strike, ", ")
    return plain(impact) if impact.value else cell(NOTHING, impact)
