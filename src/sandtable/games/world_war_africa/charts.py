"""The charts and tables, as the pack in play has them: combat, ground, turns, dice, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    NOTHING,
    Cell,
    Chart,
    ChartRow,
    Entry,
    at_least,
    at_most,
    cell,
    heads,
    listed,
    page,
    plain,
    row,
    scores,
    signed,
    span,
    ticked,
)
from sandtable.engine.faults import Message
from sandtable.games.world_war_africa import charts_forces
from sandtable.games.world_war_africa.theatre import EVENTS

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

FACES = range(6)
#: the columns of dice that stand on one chart: what each is thrown for, and where the pack has it
DICE = (("rp", "resources", "chart"), ("pmc", "prices", "pmc"), ("infiltration", "rolls", "infiltration"))
#: the events with the rules that tell them (15.0)
EVENT_RULES = dict(
    zip(
        EVENTS,
        ("15.0-a", "15.0-b", "15.0-c", "15.0-d", "15.0-h", "15.0-i", "15.0-k", "15.0-l", "15.0-m", "15.0-o", "15.0-q"),
        strict=True,
    )
)


def charts(game: WarGame) -> list[Chart]:
    """All charts, those of a battle first."""
    tables = page(game.pack.folder, "tables.toml", game.pack.tables)
    return [
        combat(tables["crt"]),
        support(tables["support"]),
        terrain(tables),
        turns(tables["turn"]),
        *activation(tables["activation"]),
        activation_modifiers(tables["activation"]),
        dice(tables),
        *single_dice(tables),
        resources(tables["resources"]),
        prices(tables["prices"]),
        events(tables["events"]),
        victory(tables["victory"]),
        *charts_forces.charts(game),
    ]


def named(key: str) -> str:
    """A message of the charts."""
    return f"world_war_africa-chart-{key}"


def combat(table: Entry) -> Chart:
    """The CRT: losses of attacker and defender (8.7)."""
    rows = []
    for face in FACES:
        lost, killed = table["attacker"][face], table["defender"][face]
        pairs = zip(lost, killed, strict=True)
        rows.append(row(str(face + 1), *(cell(f"{one.value} / {other.value}", one, other) for one, other in pairs)))
    columns = heads("chart-die", *(plain(column) for column in table["columns"]))
    notes = [Message(named("combat-note")), Message(named("combat-origin"))]
    return Chart("combat", named("combat"), columns, rows, notes, ["8.6-c", "8.7-a", "8.8-a", "8.8-b"])


def support(table: Entry) -> Chart:
    """How much may be thrown into a combat (12)."""
    rows = listed(named("support"), table)
    return Chart(
        "support", named("support"), heads("chart-what", "chart-number"), rows, [], ["12.1-a", "12.2-d", "15.0-e"]
    )


def weathers(costs: Entry) -> list[Cell]:
    """Movement points dry and in the rain; none where the ground is closed."""
    if not costs.value:
        return [cell(named("closed"), costs)] * 2
    return [plain(costs[0]), plain(costs[1])]


def added(costs: Entry) -> list[Cell]:
    """The same on top of the hex."""
    return [signed(costs[0]), signed(costs[1])]


def to_the_left(entry: Entry) -> Cell:
    """Columns in the defender's favour."""
    return cell(f"← {entry.value}" if entry.value else NOTHING, entry)


def terrain(tables: Entry) -> Chart:
    """The TEC: movement dry and rainy, stacking, columns."""
    rows = [
        row(
            f"world_war_africa-terrain-{name}",
            *weathers(line["leg"]),
            *weathers(line["motor"]),
            plain(line["stacking"]),
            to_the_left(line["shift"]),
        )
        for name, line in tables["tec"].named()
    ]
    none = Cell(NOTHING)
    road, river, town = tables["road"], tables["river"], tables["town"]
    rows += [
        row(named("road"), *weathers(road["leg"]), *weathers(road["motor"]), none, none),
        row(named("river"), *added(river["leg"]), *added(river["motor"]), none, to_the_left(river["shift"])),
        row(named("town"), none, none, none, none, plain(town["stacking"]), to_the_left(town["shift"])),
    ]
    columns = ("ground", "leg-dry", "leg-rain", "motor-dry", "motor-rain", "stacking", "shift")
    notes = [Message(named("terrain-note")), Message(named("terrain-kinds"))]
    rules = ["7.8-a", "8.8-a", "8.8-c", "6.1-a"]
    return Chart("terrain", named("terrain"), heads(*map(named, columns)), rows, notes, rules)


def turns(track: Entry) -> Chart:
    """The turn track with its rain (4.0, 7.8)."""
    rows = [
        row(str(number), plain(turn["months"]), ticked(turn["rainy_north"]), ticked(turn["rainy_south"]), at=number)
        for number, turn in enumerate(track, 1)
    ]
    columns = heads("chart-turn", named("months"), named("rain-north"), named("rain-south"))
    return Chart("turns", named("turns"), columns, rows, [Message(named("turns-note"))], ["4.0-a", "7.8-a"], "turn")


def activation(tables: Entry) -> list[Chart]:
    """The activation tables of Zimbabwe and Angola (5.3, 5.4)."""
    found = []
    for ally, table in tables.named():
        rows = [
            row(str(line + 1), plain(table["land"][line]), plain(table["air"][line]), plain(table["helo"][line]))
            for line in range(len(table["land"].value))
        ]
        columns = heads("chart-result", named("ally-land"), named("ally-air"), named("ally-helo"))
        name = f"activation-{ally}"
        found.append(Chart(name, named(name), columns, rows, [Message(named("activation-note"))], ["5.3-a", "5.4-a"]))
    return found


def activation_modifiers(tables: Entry) -> Chart:
    """What changes the die of an activation, and the transports that come with it."""
    allies = [table for _, table in tables.named()]
    rows = [row(named(f"ally-{key}"), *(signed(ally[key]) for ally in allies)) for key in ("paid", "poor", "event")]
    rows += [
        row(named(f"ally-{key}"), *(plain(ally[key]) for ally in allies))
        for key in ("poor_below", "transport_helo", "transport_air")
    ]
    columns = heads("chart-what", "Zimbabwe", "Angola")
    return Chart("activation-modifiers", named("activation-modifiers"), columns, rows, [], ["5.3-c", "5.3-d", "5.3-e"])


def dice(tables: Entry) -> Chart:
    """What one die gives, for everything that has no chart of its own."""
    sources = [tables[file][key] for _, file, key in DICE]
    rolls = tables["rolls"]
    rows = [
        row(
            str(face + 1),
            *(plain(source[face]) for source in sources),
            plain(rolls["adr"][face]),
            plain(rolls["graft"][face]),
        )
        for face in FACES
    ]
    columns = (*(f"die-{name}" for name, _, _ in DICE), "die-adr", "die-graft")
    rules = ["10.2-a", "7.9.1-a", "8.10-c", "12.3-b", "15.0-c"]
    return Chart("dice", named("dice"), heads("chart-die", *map(named, columns)), rows, [], rules)


def single_dice(tables: Entry) -> list[Chart]:
    """The throws with two ends: forced march, infiltration of Rwanda, interception, coup, uprising."""
    excessive, rolls = tables["excessive"], tables["rolls"]

    def chart(name: str, results: list[ChartRow], changes: list[ChartRow], rules: list[str]) -> Chart:
        return scores(name, named(name), results, changes, [], rules)

    doubled, militia = excessive["doubled_to"], rolls["coup_militia_to"]
    return [
        chart(
            "movement-roll",
            [at_most(doubled, named("doubled")), at_least(doubled, named("normal"), 1)],
            [row(named("in-rain"), signed(excessive["rain"]))],
            ["7.7-c", "7.7-d"],
        ),
        chart(
            "intercept",
            [at_most(rolls["intercept"], named("no-combat"), 1), at_least(rolls["intercept"], named("fight"))],
            [
                row(named("with-helicopter"), signed(rolls["intercept_helicopter"])),
                row(named("in-rain"), signed(rolls["intercept_rain"])),
            ],
            ["7.11.1-a", "7.11.1-b", "7.8.1-c"],
        ),
        chart(
            "slip",
            [at_most(rolls["slip"], named("stays-out"), 1), at_least(rolls["slip"], named("enters"))],
            [
                row(
                    Message(named("near-rwanda"), {"distance": rolls["slip_distance"].value}),
                    cell(signed(rolls["slip_near"]).text, rolls["slip_near"], rolls["slip_distance"]),
                )
            ],
            ["7.11-f", "7.11-g"],
        ),
        chart(
            "coup",
            [
                row(cell(span(1, militia.value), militia), Cell(named("coup-militia"))),
                row(cell(span(militia.value + 1, 6), militia), Cell(named("coup-brigade"))),
            ],
            [],
            ["14.0-a", "14.0-b"],
        ),
        chart(
            "uprising",
            [at_most(rolls["uprising"], named("quiet"), 1), at_least(rolls["uprising"], named("militia"))],
            [],
            ["3.2-c"],
        ),
    ]


def resources(table: Entry) -> Chart:
    """Resource points: what each has at the start and gets every turn, and what changes the die (10)."""
    none = Cell(NOTHING)
    income = dict(table["income"].named())
    rows = [
        row(name, plain(start), signed(income[name]) if name in income else none)
        for name, start in table["start"].named()
    ]
    for key in ("cap", "near", "share"):
        rows.append(row(named(f"rp-{key}"), plain(table[key]), none))
    for key in ("enemy_near", "graft", "coltan", "car"):
        rows.append(row(named(f"rp-{key}"), signed(table[key]), none))
    columns = heads("chart-what", named("rp-start"), named("rp-income"))
    return Chart(
        "resources", named("resources"), columns, rows, [Message(named("resources-note"))], ["10.0-a", "10.2-a"]
    )


def prices(table: Entry) -> Chart:
    """What things cost (10.1)."""
    rows = listed(named("price"), table, leave=["pmc"])
    return Chart("prices", named("prices"), heads("chart-what", named("rp")), rows, [], ["10.1-a", "10.1-b", "12.2-a"])


def events(table: Entry) -> Chart:
    """The Random Events List (15.0)."""
    rows = [
        row(
            Message(named("event"), {"event": event}),
            Cell(Message(named("event-does"), {"event": event})),
            Cell(rule),
        )
        for event, rule in EVENT_RULES.items()
    ]
    rows += [row(named("event-too-early"), plain(table["too_early"]), Cell("15.0-a"))]
    rows += [row(named("event-ituri-distance"), plain(table["ituri_distance"]), Cell("15.0-i"))]
    columns = heads(named("event-name"), named("event-effect"), named("rule"))
    return Chart("events", named("events"), columns, rows, [], ["15.0-a"])


def victory(table: Entry) -> Chart:
    """How the war is won (13.0)."""
    few, rich, win, draw = (table[key] for key in ("few_hutus", "rich", "win", "draw"))
    rows = [
        row(named("vp-town"), Cell("+1")),
        row(Message(named("vp-hutus"), {"number": few.value}), cell("+1", few)),
        row(named("vp-rwanda-box"), Cell("−1")),
        row(Message(named("vp-rich"), {"number": rich.value}), cell("+1", rich)),
        row(named("vp-win"), cell(f"{win.value}+", win)),
        row(named("vp-draw"), cell(span(draw.value, win.value - 1), draw, win)),
        row(named("vp-lose"), cell(f"≤ {draw.value - 1}", draw)),
    ]
    columns = heads("chart-what", "chart-points")
    return Chart(
        "victory", named("victory"), columns, rows, [Message(named("victory-note"))], ["13.0-a", "13.1-a", "13.2-a"]
    )
