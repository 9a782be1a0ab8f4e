"""What must be true of a data pack before it is played; every message names the key and what was expected."""

import itertools
from collections.abc import Iterable, Iterator

from sandtable.engine.boards import HexGrid
from sandtable.games.guerra.pack import COUNTRY_LETTERS, TERRAIN_LETTERS, BoardFile, CounterFile, TableFile


def check_board(board: BoardFile) -> list[str]:
    """Problems of board.toml."""
    return [*_rows(board), *_towns(board), *_lines(board)]


def _rows(board: BoardFile) -> Iterator[str]:
    for name, rows, letters in (
        ("terrain", board.ground.terrain, "".join(TERRAIN_LETTERS)),
        ("country", board.ground.country, "".join(COUNTRY_LETTERS)),
        ("cease_fire", board.ground.cease_fire, "rg."),
        ("east_bank", board.ground.east_bank, "e."),
    ):
        if len(rows) != board.grid.rows:
            yield f"ground.{name}: expected {board.grid.rows} rows, found {len(rows)}"
        for number, row in enumerate(rows, 1):
            if len(row) != board.grid.cols:
                yield f"ground.{name}, row {number}: expected {board.grid.cols} letters, found {len(row)}"
            for letter in sorted(set(row) - set(letters)):
                yield f"ground.{name}, row {number}: {letter!r} is not one of {letters}"


def _towns(board: BoardFile) -> Iterator[str]:
    known = set(HexGrid(board.grid.cols, board.grid.rows).index)
    seen: dict[str, str] = {}
    for town in board.town:
        if town.hex not in known:
            yield f"town {town.name}: there is no hex {town.hex!r}"
            continue
        if town.hex in seen:
            yield f"town {town.name}: {seen[town.hex]} is already in hex {town.hex}"
        seen[town.hex] = town.name
        col, row = int(town.hex[:2]) - 1, int(town.hex[2:]) - 1
        letter = board.ground.terrain[row][col]
        if letter == "L" or (letter == "C") != (town.kind == "city"):
            yield f"town {town.name}: a {town.kind} cannot lie in terrain {letter!r}"
        if COUNTRY_LETTERS.get(board.ground.country[row][col]) != town.country:
            yield f"town {town.name}: hex {town.hex} is not in {town.country}"
    for entry in board.entry:
        if entry.hex not in known:
            yield f"entry {entry.name}: there is no hex {entry.hex!r}"


def _lines(board: BoardFile) -> Iterator[str]:
    grid = HexGrid(board.grid.cols, board.grid.rows)
    for what, name, pairs in _sides(board):
        for one, other in pairs:
            if one not in grid.index or other not in grid.index:
                yield f"{what} {name}: there is no hexside {one}/{other}"
            elif not grid.near[grid.index[one]] >> grid.index[other] & 1:
                yield f"{what} {name}: {one} and {other} are not next to each other"


def _sides(board: BoardFile) -> Iterator[tuple[str, str, Iterable[tuple[str, str]]]]:
    for reach in board.congo:
        yield "congo", reach.reach, pairs_of(reach.sides.split())
    for river in board.river:
        yield "river", river.name, pairs_of(river.sides.split())
    yield "bridges", "congo", pairs_of(board.bridges.congo)
    for kind, chains in (("rail", board.rail), ("road", board.road)):
        for chain in chains:
            hexes = chain.hexes.split("-")
            yield kind, chain.name, list(itertools.pairwise(hexes))


def pairs_of(sides: Iterable[str]) -> list[tuple[str, str]]:
    """Hexsides written as ``0717/0617``."""
    return [(side.partition("/")[0], side.partition("/")[2]) for side in sides]


def check_tables(tables: TableFile) -> list[str]:
    """Problems of tables.toml."""
    found = []
    for name in ("open", "savanna", "swamp", "forest", "rough", "mountain", "city"):
        if name not in tables.terrain:
            found.append(f"terrain.{name}: missing")
    if len(tables.combat.ratios) != len(tables.combat.columns):
        found.append("combat.ratios: expected one for each column")
    for name, rows, width, last in (
        ("combat", tables.combat.row, len(tables.combat.columns), 100),
        ("bombardment", tables.bombardment.row, len(tables.bombardment.columns), 10),
        ("interdiction", tables.interdiction.row, len(tables.interdiction.columns), 10),
    ):
        next_low = 1
        for row in rows:
            if row.low != next_low:
                found.append(f"{name}.row: expected a row that begins with {next_low}, found {row.low}")
            if len(row.cells) != width:
                found.append(f"{name}.row {row.low}: expected {width} cells, found {len(row.cells)}")
            next_low = row.high + 1
        if next_low != last + 1:
            found.append(f"{name}.row: the last row must end with {last}")
    for name, column in (
        ("air", tables.points.air),
        ("congo", tables.points.congo),
        ("rebels", tables.points.rebels),
    ):
        if len(column) != tables.limits.turns:
            found.append(f"points.{name}: expected {tables.limits.turns} numbers, found {len(column)}")
    return found


def check_counters(counters: CounterFile, board: BoardFile) -> list[str]:
    """Problems of counters.toml."""
    armies = [army.id for army in counters.army]
    towns = {town.name for town in board.town}
    places = towns | {entry.name for entry in board.entry}
    found = []
    for number, unit in enumerate(counters.unit, 1):
        where = f"unit {number} ({unit.army} {unit.attack}-{unit.defence}-{unit.move})"
        if unit.army not in armies:
            found.append(f"{where}: army {unit.army!r} is not one of {', '.join(armies)}")
        if not unit.within and unit.at not in (places if unit.turn else towns):
            found.append(f"{where}: there is no place {unit.at!r}")
        if bool(unit.turn) == bool(unit.release):
            found.append(f"{where}: expected either a release turn or a turn of arrival")
        if unit.count < 1 or unit.move < 1:
            found.append(f"{where}: count and move must be at least 1")
    return found
