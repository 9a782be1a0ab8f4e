"""The charts of who is who: supply sources, where new units arrive, transports, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    DASH,
    NOTHING,
    Cell,
    Chart,
    Entry,
    cell,
    heads,
    page,
    plain,
    row,
    several,
    ticked,
)
from sandtable.engine.faults import Message

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def charts(game: WarGame) -> list[Chart]:
    """The charts of the armies."""
    folder = game.pack.folder
    forces = page(folder, "forces.toml", game.pack.forces)
    counters = page(folder, "counters.toml", game.pack.counters)
    board = page(folder, "board.toml", game.pack.board)
    deployment = page(folder, "deployment.toml", game.pack.deployment)
    return [
        supply(forces["faction"]),
        arrivals(deployment["arrival"]),
        transport(forces["transport"]),
        units(counters["unit"]),
        markers(counters["marker"], counters["record"]),
        towns(board["town"]),
        holding_boxes(board["box"]),
    ]


def named(key: str) -> str:
    """A message of the charts."""
    return f"world_war_africa-chart-{key}"


def places(entry: Entry) -> Cell:
    """Some places, or none."""
    return cell(", ".join(f"{{{place.value}}}" for place in entry) or NOTHING, *entry)


def supply(factions: Entry) -> Chart:
    """The Supply Source Chart, and where factions may go (11.1, 7.1)."""
    rows = []
    for faction in factions:
        rows.append(
            row(
                faction.value.id,
                plain(faction["contingent"]),
                sources(faction["supply"]),
                automatic(faction),
                regions(faction),
                ticked(faction["bought"]),
                ticked(faction["rebuilt"]),
                ticked(faction["hutu"]),
            )
        )
    columns = ("faction", "contingent", "sources", "automatic", "regions", "bought", "rebuilt", "hutu")
    return Chart(
        "supply", named("supply"), heads(*map(named, columns)), rows, [], ["11.1-a", "11.1-b", "7.1-a", "10.1-a"]
    )


def sources(entry: Entry) -> Cell:
    """Places and borders from which supply comes."""
    return cell(", ".join(f"{{{named(f'source-{source.value}')}}}" for source in entry), *entry)


def automatic(faction: Entry) -> Cell:
    """Provinces in which a faction is always in supply."""
    only, all_but = faction["automatic"], faction["automatic_except"]
    if all_but.value:
        return cell(Message(named("all-but"), {"provinces": all_but.value}), *all_but)
    return places(only)


def regions(faction: Entry) -> Cell:
    """The only provinces that a faction may enter."""
    south = faction["south_only"]
    return cell(named("south-only"), south) if south.value else places(faction["regions"])


def arrivals(chart: Entry) -> Chart:
    """The Reinforcements Deployment Chart (10.1)."""
    rows = []
    for line in chart:
        rows.append(row(line.value.faction, ticked(line["towns"]), *(boxes(line[key]) for key in ("places", "boxes"))))
    columns = ("faction", "any-town", "these-towns", "boxes")
    return Chart(
        "arrivals", named("arrivals"), heads(*map(named, columns)), rows, [], ["10.1-c", "10.2.1-a", "10.2.4-a"]
    )


def boxes(entry: Entry) -> Cell:
    """Towns or holding boxes by name."""
    return cell(", ".join(f"{{{named(f'source-{one.value}')}}}" for one in entry) or NOTHING, *entry)


def transport(table: Entry) -> Chart:
    """Whose transports carry which factions (7.9)."""
    rows = [row(owner, cell(", ".join(carried.value), *carried)) for owner, carried in table.named()]
    columns = heads(named("contingent"), named("carries"))
    return Chart("transport", named("transport"), columns, rows, [Message(named("transport-note"))], ["7.9-g", "7.9-h"])


def units(counters: Entry) -> Chart:
    """Every land unit (2.3)."""
    rows = []
    for unit in counters:
        rows.append(
            row(
                unit.value.id,
                plain(unit["faction"]),
                cell(f"world_war_africa-type-{unit.value.type}", unit["type"]),
                plain(unit["size"]),
                several(unit["factors"], DASH),
            )
        )
    columns = ("unit", "faction", "type", "size", "factors")
    return Chart("units", named("units"), heads(*map(named, columns)), rows, [Message(named("units-note"))], ["2.3-a"])


def markers(support: Entry, records: Entry) -> Chart:
    """Support, transport and other markers (2.4)."""
    rows = [
        row(
            cell(named(f"marker-{marker.value.kind}"), marker["kind"]),
            cell(named("any-owner") if marker.value.owner == "any" else marker.value.owner, marker["owner"]),
            plain(marker["count"]),
            cell(f"+{marker.value.factor}" if marker.value.factor else NOTHING, marker["factor"]),
        )
        for marker in support
    ]
    none = Cell(NOTHING)
    rows += [
        row(cell(named(f"marker-{record.value.kind}"), record["kind"]), none, plain(record["count"]), none)
        for record in records
    ]
    columns = ("marker", "owner", "count", "factor")
    return Chart("markers", named("markers"), heads(*map(named, columns)), rows, [], ["2.4-a", "12.1-a"])


def towns(table: Entry) -> Chart:
    """The towns: what they yield, and where aircraft land (10.2, 7.9)."""
    rows = [
        row(
            town.value.name,
            cell(town.value.hex, town["hex"]),
            cell(town.value.resource or NOTHING, town["resource"]),
            ticked(town["airfield"]),
        )
        for town in table
    ]
    columns = heads(*map(named, ("town-name", "hex", "resource", "airfield")))
    return Chart("towns", named("towns"), columns, rows, [], ["10.2-a", "7.9-a"])


def holding_boxes(table: Entry) -> Chart:
    """The boxes that open on hexes of the map (7.11)."""
    rows = [row(box.value.name, cell(", ".join(box.value.links), *box["links"]), plain(box["cost"])) for box in table]
    return Chart(
        "boxes", named("boxes-open"), heads(*map(named, ("box", "opens-on", "passage"))), rows, [], ["7.11-a", "7.11-c"]
    )
