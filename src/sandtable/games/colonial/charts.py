"""The tables of the rulebook, and what the scenario prints: ranges, dice, ground, cohesion, turns, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.charts import (
    NOTHING,
    YES,
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
    ticked,
)
from sandtable.engine.faults import Message
from sandtable.engine.spaces import each, first, has
from sandtable.games.colonial.battlefield import ARTILLERY, MOUNTED, ON_FOOT, QUALITIES
from sandtable.games.colonial.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from sandtable.games.colonial.cohesion import RECOVERS_ON
from sandtable.games.colonial.fire import HIT, is_reduced
from sandtable.games.colonial.pack import ESTABLISHMENT, BoardFile, WeaponFile

if TYPE_CHECKING:
    from sandtable.engine.fields import Piece, PieceSet
    from sandtable.games.colonial.game import ColonialGame
    from sandtable.games.colonial.state import ColonialState

#: the rows of the dice table (fire-10 to fire-14)
DICE = ("small_arms", "machine_gun", "artillery", "commander")
SUITS = {HEARTS: "♥", DIAMONDS: "♦", CLUBS: "♣", SPADES: "♠"}
#: what a hit may fall on, and the card that is turned
HITS = (
    "steady",
    "disrupted",
    "transport",
    "cover-red",
    "cover-black",
    "leader-court",
    "leader-red",
    "leader-black",
)
#: how the totals of a close assault compare
TOTALS = ("higher", "equal", "lower")
#: how far the kinds of units go (move-02 to move-09)
RATES = {
    "infantry": ON_FOOT,
    "cavalry": MOUNTED,
    "light-artillery": ON_FOOT,
    "horse-transport": ON_FOOT,
    "motor-transport": MOUNTED,
    "commander": MOUNTED,
}


def charts(game: ColonialGame) -> list[Chart]:
    """All tables, those of a fight first, then those of the scenario."""
    pack = game.field.pack
    board = page(pack.folder, "board.toml", pack.pages.one(BoardFile))
    weapons = page(pack.folder, "weapons.toml", pack.pages.one(WeaponFile))
    return [
        dice(),
        ranges(weapons["weapons"]),
        hits(),
        assault(),
        cohesion(),
        movement(),
        terrain(board["terrain"]),
        room(board["space"], board["grid"]),
        *of_scenario(game, scenario_page(game)),
    ]


def named(key: str) -> str:
    """A message of the charts."""
    return f"colonial-chart-{key}"


def scenario_page(game: ColonialGame) -> Entry:
    """The scenario's file; one that a player has written has no origins to tell."""
    pack, scenario = game.field.pack, game.field.scenario
    file = f"scenarios/{scenario.id}.toml"
    if game.scenario_text or not (pack.folder / file).is_file():
        return Entry(scenario, None, "scenario: ", "")
    return page(pack.folder, file, scenario)


# Fighting


def dice() -> Chart:
    """How many dice a unit throws (fire-10 to fire-14)."""
    rows = [
        row(named(f"dice-{kind}"), Cell(named(f"dice-{kind}-full")), Cell(named(f"dice-{kind}-half"))) for kind in DICE
    ]
    notes = [Message(named("dice-note"), {"hit": HIT})]
    columns = heads(named("weapon"), named("unmoved"), named("moved"))
    return Chart(
        "dice", named("dice"), columns, rows, notes, ["fire-10", "fire-11", "fire-12", "fire-13", "fire-14", "fire-16"]
    )


def ranges(table: Entry) -> Chart:
    """How far each weapon reaches (fire-02 to fire-07)."""
    rows = []
    for name, weapon in table.named():
        reach = plain(weapon["range"]) if weapon.value.range else cell(named("same-hex"), weapon["range"])
        kind = cell(named(f"dice-{weapon.value.kind}"), weapon["class"])
        weight = cell(named(f"weight-{weapon.value.weight}") if weapon.value.weight else NOTHING, weapon["weight"])
        rows.append(row(f"colonial-weapon-{name}", reach, kind, weight))
    columns = heads(named("weapon"), named("range"), named("throws-as"), named("weight"))
    return Chart(
        "ranges", named("ranges"), columns, rows, [], ["fire-02", "fire-03", "fire-04", "fire-05", "fire-06", "fire-07"]
    )


def hits() -> Chart:
    """What a hit does, and the cards that are turned for it (hits, cover)."""
    causes = (
        "steady",
        "disrupted",
        "transport",
        "cover-red",
        "cover-black",
        "leader-court",
        "leader-red",
        "leader-black",
    )
    rows = [row(named(f"hit-{cause}"), Cell(named(f"hit-{cause}-does"))) for cause in causes]
    rules = ["hits-01", "hits-02", "hits-03", "cover-01", "hits-05", "hits-06", "general-15", "fire-18"]
    return Chart(
        "hits", named("hits"), heads(named("hit-on"), "chart-result"), rows, [Message(named("hits-note"))], rules
    )


def assault() -> Chart:
    """How a close assault ends (assault-06 to assault-12)."""
    rows = [
        row(named(f"assault-{score}"), Cell(named(f"assault-{score}-does"))) for score in ("higher", "equal", "lower")
    ]
    note = Message(named("assault-note"))
    rules = ["assault-05", "assault-06", "assault-07", "assault-08", "assault-09"]
    return Chart("assault", named("assault"), heads(named("assaulters-total"), "chart-result"), rows, [note], rules)


def cohesion() -> Chart:
    """Who recovers on which suit (cohesion-02 to cohesion-06)."""
    rows = [
        row(SUITS[suit], *(Cell(named("recovers") if place < number else NOTHING) for place in range(len(QUALITIES))))
        for suit, number in RECOVERS_ON.items()
    ]
    columns = heads(named("suit"), named("good-and-commander"), *(f"colonial-quality-{name}" for name in QUALITIES[1:]))
    note = Message(named("cohesion-note"))
    rules = ["cohesion-01", "cohesion-02", "cohesion-03", "cohesion-04", "cohesion-05", "cohesion-08"]
    return Chart("cohesion", named("cohesion"), columns, rows, [note], rules)


# Moving


def movement() -> Chart:
    """How far units go, and how many figures they have (move-02 to move-10, units-01 to units-05)."""
    rows = []
    for kind, rate in RATES.items():
        base = kind.rpartition("-")[2]
        rows.append(row(named(f"move-{kind}"), Cell(str(rate)), Cell(str(ESTABLISHMENT[base]))))
    none = Cell(NOTHING)
    rows.append(row(named("move-heavy-artillery"), Cell(named("towed-only")), Cell(str(ESTABLISHMENT["artillery"]))))
    rows += [row(named(f"move-{bonus}"), Cell("+1"), none) for bonus in ("led", "road")]
    columns = heads(named("kind"), named("hexes"), named("figures"))
    rules = ["move-02", "move-03", "move-04", "move-05", "move-09", "move-10", "move-13"]
    return Chart("movement", named("movement"), columns, rows, [Message(named("movement-note"))], rules)


def terrain(table: Entry) -> Chart:
    """What the ground does: cover, black cards, lines of sight (cover-03, move-13, general-25)."""
    rows = []
    for name, ground in table.named():
        rows.append(
            row(
                f"colonial-terrain-{name}",
                ticked(ground["cover"]),
                cell(YES if ground.value.woods else NOTHING, ground["woods"]),
                ticked(ground["passable"]),
                height(ground["los_height"]),
            )
        )
    rows.append(row(named("hill"), Cell(NOTHING), Cell(YES), Cell(YES), Cell(named("hill-height"))))
    columns = heads(named("ground"), named("cover"), named("black-card"), named("passable"), named("height"))
    notes = [Message(named("terrain-note"))]
    return Chart("terrain", named("terrain"), columns, rows, notes, ["cover-01", "move-13", "move-14", "general-25"])


def height(entry: Entry) -> Cell:
    """Half levels as people write them."""
    whole, half = divmod(entry.value, 2)
    return cell(f"{whole or ''}{'½' if half else ''}" or NOTHING, entry)


def room(space: Entry, grid: Entry) -> Chart:
    """How much fits into a hex, and the scale (general-13, general-03)."""
    rows = [*listed(named("room"), space), *(row(named(f"scale-{key}"), plain(grid[key])) for key in SCALE)]
    columns = heads("chart-what", "chart-number")
    return Chart("room", named("room"), columns, rows, [], ["general-13", "general-03"])


SCALE = ("hex_metres", "turn_minutes")

# The scenario


def of_scenario(game: ColonialGame, scenario: Entry) -> list[Chart]:
    """What the scenario prints: turns, points, forces."""
    return [turns(scenario), points(scenario), forces(game, scenario)]


def turns(scenario: Entry) -> Chart:
    """The turn track, and who enters when."""
    rows = []
    for turn in range(1, scenario.value.turns + 1):
        due = [unit for unit in scenario["unit"] if unit.value.enters == turn]
        names = ", ".join(f"{{{unit.value.name}}}" for unit in due)
        last = [scenario["turns"]] if turn == scenario.value.turns else []
        rows.append(row(cell(str(turn), *last), cell(names or NOTHING, *(unit["enters"] for unit in due)), at=turn))
    columns = heads("chart-turn", named("enter"))
    return Chart("turns", named("turns"), columns, rows, [Message(named("turns-note"))], ["turn-01", "turn-17"], "turn")


def points(scenario: Entry) -> Chart:
    """What the scenario gives points for, and the margins of victory."""
    rows: list[ChartRow] = []
    for aim in scenario["objective"]:
        rows.append(row(f"{{{aim.value.name}}} ({aim.value.hex})", plain(aim["points"])))
    for way in scenario["exit"]:
        for key in ("figure", "gun", "transport"):
            facts = {"side": way.value.side, "what": key}
            rows.append(row(Message(named("exit"), facts), plain(way[key])))
    for brought in scenario["delivery"]:
        facts = {"side": brought.value.side, "hex": brought.value.hex}
        rows.append(row(Message(named("delivery"), facts), plain(brought["points"])))
    victory = scenario["victory"]
    rows += listed(named("points"), victory, leave=["handicap"])
    if victory.value.handicap:
        handicap = victory["handicap"]
        rows.append(row(Message(named("handicap"), {"side": handicap.value.side}), signed(handicap["points"])))
    columns = heads("chart-what", "chart-points")
    return Chart("points", named("points"), columns, rows, [Message(named("points-note"))], ["turn-17"])


def forces(game: ColonialGame, scenario: Entry) -> Chart:
    """Who fights: kind, rating, weapon, figures; those who lie in ambush are not told."""
    rows = []
    for unit in scenario["unit"]:
        value = unit.value
        if value.hidden and game.uses_hidden_units:
            continue
        rows.append(
            row(
                cell(value.name, unit["name"]),
                cell(value.side, unit["side"]),
                cell(named(f"kind-{value.type}"), unit["type"]),
                cell(f"colonial-quality-{value.quality}", unit["quality"]),
                cell(f"colonial-weapon-{value.weapon}" if value.weapon else NOTHING, unit["weapon"]),
                cell(figure(value.figures), unit["figures"]),
                cell(marks(value), unit["motorised"], unit["limbered"]),
            )
        )
    commands = [
        row(Message(named("commands"), {"side": side}), *[Cell(NOTHING)] * 4, plain(entry), Cell(NOTHING))
        for side, entry in scenario["players"].named()
    ]
    columns = heads(*(named(key) for key in ("unit", "side", "kind", "rating", "weapon", "figures", "state")))
    notes = [Message(named("forces-note"))] if game.uses_hidden_units else []
    return Chart("forces", named("forces"), columns, [*rows, *commands], notes, ["units-01", "units-06"])


def marks(unit: object) -> str:
    """What else is true of a unit at the start."""
    told = [key for key in ("motorised", "limbered") if getattr(unit, key)]
    return ", ".join(f"{{{named(key)}}}" for key in told) or NOTHING


# What a throw reads


def dice_reading(game: ColonialGame, state: ColonialState, pieces: PieceSet, leaders: PieceSet) -> Reading | None:
    """The cells of the dice table by which a unit and its Commanders throw."""
    field = game.field
    cells = {place_of(game, state, piece) for piece in each(pieces) if field.units[piece].weapon}
    for leader in each(leaders):
        judged = first(pieces) if game.commander_follows_unit_state else leader
        cells.add((DICE.index("commander"), int(is_reduced(field, state, judged))))
    return Reading("dice", [(line, column, 1.0) for line, column in sorted(cells)]) if cells else None


def place_of(game: ColonialGame, state: ColonialState, piece: Piece) -> tuple[int, int]:
    """The row of a piece's weapon, and whether it has moved, is disrupted or limbered."""
    field = game.field
    weapon = field.pack.weapons[field.units[piece].weapon or ""]
    limbered = field.kind[piece] == ARTILLERY and has(state.limbered, piece)
    return DICE.index(weapon.kind), int(is_reduced(field, state, piece) or limbered)
