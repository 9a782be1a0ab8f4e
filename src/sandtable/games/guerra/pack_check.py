"""What must be true of a pack beyond its single values, so that nothing starts half-loaded."""

import itertools
from collections.abc import Iterable, Iterator, Sequence

from sandtable.engine.boards import HexGrid
from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import (
    NOTHING,
    a_name,
    at,
    exactly,
    found_values,
    letters,
    list_of,
    problem,
    rows,
    whole,
)
from sandtable.games.guerra.pack import (
    COUNTRY_LETTERS,
    GROUNDS,
    TERRAIN_LETTERS,
    BoardFile,
    BombardmentRow,
    CombatRow,
    CounterFile,
    InterdictionRow,
    TableFile,
)

BOARD, COUNTERS, TABLES = "board.toml", "counters.toml", "tables.toml"
#: the towns that the rules name (3.6.1-b, 4.3.1, 7)
NAMED_TOWNS = ("Kinshasa", "Kisangani", "Boma", "Goma", "Mbandaka", "Mbuji-Mayi", "Uige", "Malanje")


def problems(board: BoardFile, counters: CounterFile, tables: TableFile) -> list[Message]:
    """All that is wrong with a pack."""
    # Without its rows no map can be looked at.
    found = list(_rows(board)) or [*_towns(board), *_lines(board)]
    return [*found, *_tables(tables), *_points(tables), *_counters(counters, board)]


def _rows(board: BoardFile) -> Iterator[Message]:
    for name, lines, known in (
        ("terrain", board.ground.terrain, "".join(TERRAIN_LETTERS)),
        ("country", board.ground.country, "".join(COUNTRY_LETTERS)),
        ("cease_fire", board.ground.cease_fire, "rg."),
        ("east_bank", board.ground.east_bank, "e."),
    ):
        if len(lines) != board.grid.rows:
            yield problem(BOARD, f"ground.{name}", lines, list_of(board.grid.rows))
        for number, row in enumerate(lines):
            if len(row) != board.grid.cols or set(row) - set(known):
                yield problem(BOARD, at(f"ground.{name}", number), row, letters(board.grid.cols, known))


def _towns(board: BoardFile) -> Iterator[Message]:
    known = HexGrid(board.grid.cols, board.grid.rows).index
    for number, town in enumerate(board.town):
        place = at("town", number, town.name, "hex")
        if town.hex not in known:
            yield problem(BOARD, place, town.hex, Message("pack-expected-hex"))
            continue
        col, row = int(town.hex[:2]) - 1, int(town.hex[2:]) - 1
        fitting = "C" if town.kind == "city" else "".join(set(TERRAIN_LETTERS) - {"C", "L"})
        yield from _lies(place, town.hex, "terrain", board.ground.terrain[row][col], fitting)
        lands = "".join(letter for letter, country in COUNTRY_LETTERS.items() if country == town.country)
        yield from _lies(place, town.hex, "country", board.ground.country[row][col], lands)
    for number, entry in enumerate(board.entry):
        if entry.hex not in known:
            yield problem(BOARD, at("entry", number, entry.name, "hex"), entry.hex, Message("pack-expected-hex"))
    for name in NAMED_TOWNS:
        if name not in {town.name for town in board.town}:
            yield problem(BOARD, "town", NOTHING, rows(1, "town", name=name))


def _lies(place: str, hex: str, key: str, letter: str, fitting: str) -> Iterator[Message]:
    if letter not in fitting:
        expected = Message("pack-expected-hex-where", {"key": f"ground.{key}", "known": sorted(fitting)})
        yield problem(BOARD, place, hex, expected)


def _lines(board: BoardFile) -> Iterator[Message]:
    grid = HexGrid(board.grid.cols, board.grid.rows)
    for place, pairs in _sides(board):
        for one, other in pairs:
            if one not in grid.index or grid.index.get(other) not in grid.neighbours[grid.index[one]]:
                yield problem(BOARD, place, f"{one}/{other}", Message("pack-expected-hexside"))


def _sides(board: BoardFile) -> Iterator[tuple[str, Iterable[tuple[str, str]]]]:
    for number, reach in enumerate(board.congo):
        yield at("congo", number, reach.reach, "sides"), pairs_of(reach.sides.split())
    for number, river in enumerate(board.river):
        yield at("river", number, river.name, "sides"), pairs_of(river.sides.split())
    yield "bridges.congo", pairs_of(board.bridges.congo)
    for kind, chains in (("rail", board.rail), ("road", board.road)):
        for number, chain in enumerate(chains):
            yield at(kind, number, chain.name, "hexes"), list(itertools.pairwise(chain.hexes.split("-")))


def pairs_of(sides: Iterable[str]) -> list[tuple[str, str]]:
    """Hexsides written as ``0717/0617``."""
    return [(side.partition("/")[0], side.partition("/")[2]) for side in sides]


def _tables(tables: TableFile) -> Iterator[Message]:
    for name in GROUNDS:
        if name not in tables.terrain:
            yield problem(TABLES, f"terrain.{name}", NOTHING, Message("pack-expected-table"))
    if len(tables.combat.ratios) != len(tables.combat.columns):
        yield problem(TABLES, "combat.ratios", tables.combat.ratios, list_of(len(tables.combat.columns)))
    yield from _results("combat", tables.combat.row, len(tables.combat.columns), 100)
    for name, table in (("bombardment", tables.bombardment), ("interdiction", tables.interdiction)):
        yield from _results(name, table.row, len(table.columns), 10)
        for number, (before, column) in enumerate(itertools.pairwise([-1, *table.columns])):
            if column <= before or (number == 0 and column):
                expected = exactly(0) if number == 0 else Message("pack-expected-more-than", {"value": str(before)})
                yield problem(TABLES, at(f"{name}.columns", number), column, expected)


def _results(
    name: str, lines: Sequence[CombatRow | BombardmentRow | InterdictionRow], width: int, last: int
) -> Iterator[Message]:
    """The rows of a results table follow each other from 1 to the highest number of its die."""
    low = 1
    for number, row in enumerate(lines):
        if row.low != low:
            yield problem(TABLES, at(f"{name}.row", number, key="low"), row.low, exactly(low))
        if row.high < row.low:
            yield problem(TABLES, at(f"{name}.row", number, key="high"), row.high, whole(row.low, last))
        if len(row.cells) != width:
            yield problem(TABLES, at(f"{name}.row", number, key="cells"), row.cells, list_of(width))
        low = row.high + 1
    if lines[-1].high != last:
        yield problem(TABLES, at(f"{name}.row", len(lines) - 1, key="high"), lines[-1].high, exactly(last))


def _points(tables: TableFile) -> Iterator[Message]:
    for name, column in (
        ("air", tables.points.air),
        ("congo", tables.points.congo),
        ("rebels", tables.points.rebels),
    ):
        if len(column) != tables.limits.turns:
            yield problem(TABLES, f"points.{name}", column, list_of(tables.limits.turns))


def _counters(counters: CounterFile, board: BoardFile) -> Iterator[Message]:
    towns = [town.name for town in board.town]
    for number, unit in enumerate(counters.unit):
        place = at("unit", number, f"{unit.army} {unit.attack}-{unit.defence}-{unit.move}")
        if not unit.within and not unit.turn and unit.at not in towns:
            yield problem(COUNTERS, f"{place}: at", unit.at, a_name(unit.at, towns, [f"town.name ({BOARD})"]))
        if bool(unit.turn) == bool(unit.release):
            expected = Message("pack-expected-either", {"one": "release", "other": "turn"})
            yield problem(COUNTERS, place, found_values(release=unit.release, turn=unit.turn), expected)
