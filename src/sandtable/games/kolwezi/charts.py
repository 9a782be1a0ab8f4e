"""The tables of the rulebook as the pack in play has them, and what a throw reads off them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    NOTHING,
    YES,
    Cell,
    Chart,
    ChartRow,
    Entry,
    Reading,
    at_least,
    at_most,
    cell,
    figure,
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
from sandtable.engine.rolls import Roll
from sandtable.games.kolwezi.losses import ap_result
from sandtable.games.kolwezi.victory import LEVELS

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame
    from sandtable.games.kolwezi.theatre import Theatre

#: what a turn of the track may bring
SIGNS = ("night", "second_wave", "lorry_check", "hostage_check", "night_infiltration", "day_infiltration")


def charts(game: KolweziGame) -> list[Chart]:
    """All tables, those of a fight first."""
    pack = game.theatre.pack
    tables = page(pack.folder, "tables.toml", pack.tables)
    counters = page(pack.folder, "counters.toml", pack.counters)
    areas = page(pack.folder, "map.toml", pack.map)
    return [
        fire(tables["fire"]),
        assault(tables["assault"]),
        rockets(tables["rockets"]),
        landing(tables["landing"]),
        recovery(tables["recovery"]),
        turns(tables["turn"]),
        victory(tables),
        counter_attack(tables["counter_attack"], areas["setup"]),
        numbers(tables, areas),
        faces(game, counters["face"]),
        hidden(counters["hidden"]),
        forces(counters["counter"]),
    ]


def named(key: str) -> str:
    """A message of the charts."""
    return f"kolwezi-chart-{key}"


def scored(name: str, results: list[ChartRow], changes: list[ChartRow], rules: list[str]) -> Chart:
    """What a score does, then what changes the score."""
    return scores(name, named(name), results, changes, [Message(named(f"{name}-note"))], rules)


def fire(table: Entry) -> Chart:
    """AP fire: its four results and its modifiers (8.3)."""
    pin, step, eliminate = table["pin"], table["step"], table["eliminate"]
    results = [
        at_most(pin, named("nothing"), 1),
        row(cell(span(pin.value, step.value - 1), pin, step), Cell(named("pinned"))),
        row(cell(span(step.value, eliminate.value - 1), step, eliminate), Cell(named("step"))),
        at_least(eliminate, named("eliminated")),
    ]
    changes = [row(named(f"fire-{key}"), signed(table[key])) for key in ("hostages", "protected", "elevated")]
    changes.append(row(named("fire-sharpshooters"), Cell("+1 / −1")))
    return scored("fire", results, changes, ["8.3-a", "8.3-b", "8.3-e", "8.3-f", "8.3-g", "8.3-h"])


def assault(table: Entry) -> Chart:
    """Assaults: what destroys, and the modifiers (9.1, 9.2)."""
    destroy = table["destroy"]
    results = [
        at_most(destroy, named("nothing"), 1),
        at_least(destroy, named("eliminated")),
    ]
    changes = [row(named(f"assault-{key}"), signed(table[key])) for key in ("hostages", "terrain", "pinned_reply")]
    return scored("assault", results, changes, ["9.1-a", "9.1-b", "9.1-c", "9.2-b"])


def rockets(table: Entry) -> Chart:
    """AC fire at the armour, which it never pins (8.4-b)."""
    destroyed, step = table["destroyed"], table["step"]
    results = [
        row(cell(span(1, destroyed.value), destroyed), Cell(named("eliminated"))),
        row(cell(span(destroyed.value + 1, step.value), destroyed, step), Cell(named("step-alone"))),
        row(cell(span(step.value + 1, 6), step), Cell(named("nothing"))),
    ]
    return scored("rockets", results, [], ["8.4-a", "8.4-b", "5.1-h"])


def landing(table: Entry) -> Chart:
    """The test on landing (4-f to 4-h)."""
    pinned = table["pinned"]
    results = [
        at_most(pinned, named("pinned")),
        at_least(pinned, named("landed"), 1),
    ]
    changes = [row(named(f"landing-{key}"), signed(table[key])) for key in ("adjacent", "night")]
    return scored("landing", results, changes, ["4-f", "4-g", "4-h"])


def recovery(table: Entry) -> Chart:
    """Who stays pinned (9.3-e)."""
    rows = [row(side, cell(f"1–{table[side].value}", table[side])) for side in ("french", "katangan")]
    return Chart("recovery", named("recovery"), heads(named("side"), named("stays")), rows, [], ["9.3-e"])


def turns(track: Entry) -> Chart:
    """The turn track: the hour, and what each turn may bring (2-a)."""
    rows = []
    for number, turn in enumerate(track, 1):
        when = Message(named("hour"), {"day": turn.value.day, "time": turn.value.time})
        rows.append(
            row(str(number), cell(when, turn["day"], turn["time"]), *(ticked(turn[sign]) for sign in SIGNS), at=number)
        )
    columns = (named("when"), *(named(f"turn-{sign}") for sign in SIGNS))
    note = Message(named("turns-note"))
    return Chart("turns", named("turns"), heads("chart-turn", *columns), rows, [note], ["2-a", "10.2-a"], "turn")


def victory(tables: Entry) -> Chart:
    """What the Katangans score, and what the total is worth (11)."""
    rows = listed(named("points"), tables["points"])
    bounds = [tables["levels"][name] for name in ("dazzling", "victory", "partial")]
    for place, level in enumerate(LEVELS):
        rows.append(row(f"kolwezi-level-{level}", band(bounds[max(0, place - 1) : place + 1], place)))
    note = Message(named("victory-note"))
    return Chart(
        "victory", named("victory"), heads("chart-what", "chart-points"), rows, [note], ["11-a", "11-b", "11-g"]
    )


def band(bounds: list[Entry], place: int) -> Cell:
    """The totals of a level: from the first bound up to the next, which is already worse (11-g)."""
    shown = [figure(bound.value) for bound in bounds]
    if place == 0:
        return cell(f"< {shown[0]}", *bounds)
    return cell(f"{shown[0]} – < {shown[1]}" if len(shown) == 2 else f"{shown[0]}+", *bounds)


def counter_attack(table: Entry, setup: Entry) -> Chart:
    """The two dice of the armoured counter-attack, and where it appears (5.3.3)."""
    edge, bold = table["edge_a"], table["aggressive"]
    roads = {
        letter: [entry[place] for place in range(len(entry.value))] for letter, entry in setup["counter_attack"].named()
    }

    def arrives(letter: str) -> Cell:
        ways = [entry.value for entry in roads[letter]]
        return cell(Message(named("arrives"), {"edge": letter, "ways": ways}), *roads[letter])

    rows = [
        row(named("die-where"), cell(span(1, edge.value), edge), arrives("A")),
        row(named("die-where"), cell(span(edge.value + 1, 6), edge), arrives("D")),
        row(named("die-how"), cell(span(1, bold.value), bold), Cell(named("bold"))),
        row(named("die-how"), cell(span(bold.value + 1, 6), bold), Cell(named("cautious"))),
    ]
    columns = heads(named("throw"), "chart-die", "chart-result")
    return Chart(
        "counter-attack", named("counter-attack"), columns, rows, [], ["5.3.3-b", "5.3.3-c", "5.3.3-d", "5.3.3-e"]
    )


def numbers(tables: Entry, areas: Entry) -> Chart:
    """Movement, stacking, ranges, and what is set up."""
    fire, setup, bend = tables["fire"], areas["setup"], areas["alignment"]["max_turn_degrees"]

    def reach(entry: Entry) -> Cell:
        return cell(span(*entry.value), *entry)

    rows = [
        row(named("foot"), plain(tables["movement"]["foot"])),
        row(named("motorised"), Cell(named("motorised-far"))),
        row(named("combined"), plain(fire["combined"])),
        row(named("hidden-value"), plain(fire["hidden_value"])),
        row(named("direct"), reach(fire["direct_range"])),
        row(named("support"), reach(fire["support_range"])),
        row(named("bend"), cell(Message(named("degrees"), {"degrees": bend.value}), bend)),
        row(named("lorries"), plain(setup["lorries"])),
        row(
            named("blue"),
            cell(", ".join(f"{{{area.value}}}" for area in setup["blue_sections"]), *setup["blue_sections"]),
        ),
    ]
    for zone, sector in setup["initial_sector"].named():
        rows.append(row(Message(named("first-sector"), {"zone": zone}), plain(sector)))
    return Chart(
        "numbers", named("numbers"), heads("chart-what", "chart-number"), rows, [], ["6-d", "7-c", "8.5-e", "8.6-a"]
    )


def faces(game: KolweziGame, table: Entry) -> Chart:
    """What is printed on the counters (2-c)."""
    printed = Counter(game.theatre.printed_face)
    rows = []
    for number, (name, face) in enumerate(table.named()):
        rows.append(
            row(
                named(f"face-{name}"),
                Cell(str(printed[number])),
                sides(face["front"], face["back"]),
                extra(face["far_front"], face["far_back"]),
                extra(face["te_front"], face["te_back"]),
                ticked(face["rockets"]),
                motorised(face),
            )
        )
    columns = ("count", "value", "far", "te", "rockets-mark", "mot")
    return Chart(
        "faces",
        named("faces"),
        heads(named("counter"), *map(named, columns)),
        rows,
        [Message(named("faces-note"))],
        ["2-c"],
    )


def sides(front: Entry, back: Entry) -> Cell:
    """A value on the front and, if there is one, on the back."""
    return cell(f"{front.value} / {back.value}" if back.value else figure(front.value), front, back)


def extra(front: Entry, back: Entry) -> Cell:
    """The same of something that most counters do not have."""
    return sides(front, back) if front.value else cell(NOTHING, front, back)


def motorised(face: Entry) -> Cell:
    """Whether a counter drives, on both sides or on its front alone."""
    front, back = face["motorised_front"], face["motorised_back"]
    text = (
        YES if front.value and (back.value or not face.value.back) else named("front-only") if front.value else NOTHING
    )
    return cell(text, front, back)


def hidden(mixes: Entry) -> Chart:
    """What lies face-down, by colour (5.3)."""
    rows = []
    for mix in mixes:
        counts = Counter(mix.value.faces)
        told = [f"{count}× {{{named(f'face-{face}')}}}" for face, count in counts.items()]
        rows.append(row(cell(mix.value.name, mix["name"]), cell("\n".join(told), *mix["faces"])))
    return Chart(
        "hidden", named("hidden"), heads(named("colour"), named("mixed")), rows, [], ["5.3.1-a", "5.3.2-b", "5.3.4-a"]
    )


def forces(counters: Entry) -> Chart:
    """Every counter whose face is known: the waves of the French, the Katangan sections and vehicles (5.1, 5.2)."""
    rows = []
    for counter in counters:
        value = counter.value
        rows.append(
            row(
                cell(value.name, counter["name"]),
                cell(value.side, counter["side"]),
                cell(named(f"face-{value.face}"), counter["face"]),
                cell(figure(value.wave) if value.wave else NOTHING, counter["wave"]),
                cell(figure(value.company) if value.company else NOTHING, counter["company"]),
            )
        )
    columns = (named("counter"), named("side"), named("kind"), named("wave"), named("company"))
    return Chart("forces", named("forces"), heads(*columns), rows, [], ["5.1-a", "5.1-b", "5.2-a"])


# What a throw reads


def reading(chart: str, roll: Roll, result: Callable[[int], int]) -> Reading:
    """The rows of a table of scores that a die may come to."""
    found = Counter(result(die + roll.total) for die in range(1, roll.sides + 1))
    return Reading(chart, [(place, 0, count / roll.sides) for place, count in sorted(found.items())])


def fire_reading(theatre: Theatre, roll: Roll) -> Reading:
    """AP fire."""
    return reading("fire", roll, lambda score: ap_result(theatre, score))


def assault_reading(theatre: Theatre, roll: Roll) -> Reading:
    """A unit that goes for another."""
    return reading("assault", roll, lambda score: int(score >= theatre.tables.assault.destroy))


def landing_reading(theatre: Theatre, roll: Roll) -> Reading:
    """The test on landing."""
    return reading("landing", roll, lambda score: int(score > theatre.tables.landing.pinned))


def rocket_reading(theatre: Theatre, landed: float) -> Reading:
    """The AC die, if the rocket team has landed."""
    table = theatre.tables.rockets
    faces = (table.destroyed, table.step - table.destroyed, 6 - table.step)
    return Reading("rockets", [(place, 0, landed * count / 6) for place, count in enumerate(faces) if count])
