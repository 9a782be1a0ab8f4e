"""What a scenario file must get right before anybody plays it. Every problem found is told, each in one line."""

import itertools
from collections import Counter
from collections.abc import Iterator

from sandtable.engine.boards import HexGrid
from sandtable.games.colonial.pack import ESTABLISHMENT, Pack, Scenario, Unit


def check_scenario(pack: Pack, scenario: Scenario) -> list[str]:
    """All that is wrong with a scenario; empty if it can be played."""
    problems = list(_map_problems(pack, scenario))
    if problems:
        return problems
    grid = HexGrid(scenario.cols, scenario.rows)
    problems += _road_problems(pack, scenario, grid)
    problems += _side_problems(scenario)
    problems += _unit_problems(pack, scenario, grid)
    if not problems:
        problems += _crowding(pack, scenario)
        problems += _reference_problems(scenario, grid)
    return problems


def _map_problems(pack: Pack, scenario: Scenario) -> Iterator[str]:
    if not (1 <= scenario.cols <= 60 and 1 <= scenario.rows <= 60):
        yield f"cols and rows must be from 1 to 60, not {scenario.cols} and {scenario.rows}"
        return
    symbols = {ground.symbol for ground in pack.terrain.values()}
    for field, allowed in (("terrain", symbols), ("elevation", set("0123456789"))):
        lines: list[str] = getattr(scenario, field)
        if len(lines) != scenario.rows:
            yield f"{field}: expected {scenario.rows} rows, found {len(lines)}"
        for number, line in enumerate(lines, 1):
            if len(line) != scenario.cols:
                yield f"{field}, row {number}: expected {scenario.cols} characters, found {len(line)}"
            for symbol in sorted(set(line) - allowed):
                yield f"{field}, row {number}: unknown symbol {symbol!r}"
    if scenario.turns < 1:
        yield f"turns must be 1 or more, not {scenario.turns}"


def ground_at(pack: Pack, scenario: Scenario, grid: HexGrid, name: str) -> str:
    """The key of the terrain in a hex."""
    col, row = grid.col_row(grid.index[name])
    symbol = scenario.terrain[row][col]
    return next(key for key, ground in pack.terrain.items() if ground.symbol == symbol)


def _passable(pack: Pack, scenario: Scenario, grid: HexGrid, name: str) -> bool:
    return pack.terrain[ground_at(pack, scenario, grid, name)].passable


def _road_problems(pack: Pack, scenario: Scenario, grid: HexGrid) -> Iterator[str]:
    for number, road in enumerate(scenario.roads, 1):
        for name in road:
            if name not in grid.index:
                yield f"road {number}: no hex {name} on the board"
            elif not _passable(pack, scenario, grid, name):
                yield f"road {number}: hex {name} is impassable"
        for one, other in itertools.pairwise(road):
            if one in grid.index and other in grid.index and grid.distance(grid.index[one], grid.index[other]) != 1:
                yield f"road {number}: gap between {one} and {other}"


def _side_problems(scenario: Scenario) -> Iterator[str]:
    if len(scenario.side) != 2:
        found = ", ".join(side.id for side in scenario.side) or "none"
        short = ", so the other side is missing" if len(scenario.side) < 2 else ""
        yield f"a battle needs exactly two sides; found {len(scenario.side)} ({found}){short}"
        return
    if scenario.side[0].id == scenario.side[1].id:
        yield f"side: both sides have the id {scenario.side[0].id!r}"
    for name in sorted(set(scenario.players) - {side.id for side in scenario.side}):
        yield f"players: unknown side {name!r}"
    for side in scenario.side:
        commanders = sum(unit.type == "commander" and unit.side == side.id for unit in scenario.unit)
        players = scenario.players.get(side.id, 1)
        if commanders != players:
            yield f"side {side.id}: needs one Commander for each player ({players}), has {commanders}"


def _unit_problems(pack: Pack, scenario: Scenario, grid: HexGrid) -> Iterator[str]:
    sides = {side.id for side in scenario.side}
    units = {unit.id: unit for unit in scenario.unit}
    for name, count in Counter(unit.id for unit in scenario.unit).items():
        if count > 1:
            yield f"unit {name}: there are {count} units with this id"
        if "/" in name or not name:
            yield f"unit {name!r}: an id may not be empty or hold a slash"
    for unit in scenario.unit:
        for problem in _one_unit(pack, scenario, grid, unit, sides, units):
            yield f"unit {unit.id}: {problem}"


def _one_unit(
    pack: Pack, scenario: Scenario, grid: HexGrid, unit: Unit, sides: set[str], units: dict[str, Unit]
) -> Iterator[str]:
    if unit.side not in sides:
        yield f"unknown side {unit.side!r}"
    most = ESTABLISHMENT[unit.type]
    if unit.figures is None or not 1 <= unit.figures <= most:
        yield f"figures must be from 1 to {most} for {unit.type}, not {unit.figures}"
    yield from _weapon_problems(pack, unit)
    if unit.type == "commander" and unit.quality != "good":
        yield f"a Commander is rated good, not {unit.quality}"
    if unit.motorised and unit.type != "transport":
        yield "only a transport is motorised"
    if (unit.hex is None) == (unit.enters is None):
        yield "needs either hex or enters"
    if unit.enters is not None and not unit.entry and unit.aboard is None:
        yield "enters needs entry hexes"
    if unit.hex is not None:
        if unit.hex not in grid.index:
            yield f"no hex {unit.hex} on the board"
        elif not _passable(pack, scenario, grid, unit.hex):
            yield f"hex {unit.hex} is impassable"
    for name in unit.entry:
        if not on_edge(grid, name):
            yield f"entry hex {name} is not on the edge of the board"
        elif not _passable(pack, scenario, grid, name):
            yield f"entry hex {name} is impassable"
    yield from _link_problems(grid, unit, units)


def on_edge(grid: HexGrid, name: str) -> bool:
    """Whether a hex is on the board and at its edge."""
    if name not in grid.index:
        return False
    col, row = grid.col_row(grid.index[name])
    return col in (0, grid.cols - 1) or row in (0, grid.rows - 1)


def _weapon_problems(pack: Pack, unit: Unit) -> Iterator[str]:
    if unit.type in ("transport", "commander"):
        if unit.weapon is not None:
            yield f"a {unit.type} has no weapon"
        return
    if unit.weapon is None:
        yield "needs a weapon"
    elif unit.weapon not in pack.weapons:
        yield f"unknown weapon {unit.weapon!r}"
    elif (pack.weapons[unit.weapon].kind == "small_arms") == (unit.type == "artillery"):
        yield f"{unit.type} cannot have the weapon {unit.weapon!r}"
    elif unit.enters is not None and unit.towed_by is None and pack.weapons[unit.weapon].weight in ("medium", "heavy"):
        yield "a medium or heavy gun can come on only if it is towed"


def _next_to(grid: HexGrid, gun: Unit, team: Unit) -> bool:
    """Whether gun and team stand as an unlimbered pair may (general-11)."""
    one, other = grid.index.get(gun.hex or ""), grid.index.get(team.hex or "")
    return one is not None and other is not None and grid.distance(one, other) <= 1


def _link_problems(grid: HexGrid, unit: Unit, units: dict[str, Unit]) -> Iterator[str]:
    if unit.towed_by is not None:
        team = units.get(unit.towed_by)
        if unit.type != "artillery":
            yield "only artillery is towed"
        elif team is None or team.type != "transport" or team.side != unit.side:
            yield f"towed_by {unit.towed_by!r} is not a transport of its side"
        elif unit.limbered and (team.hex, team.enters) != (unit.hex, unit.enters):
            yield f"is limbered, but its team {unit.towed_by} is in another hex"
        elif not unit.limbered and not _next_to(grid, unit, team):
            yield f"its team {unit.towed_by} must be in its hex or the next one, or it must enter limbered"
        elif any(other.towed_by == unit.towed_by and other.id != unit.id for other in units.values()):
            yield f"its team {unit.towed_by} belongs to another gun too"
    elif unit.limbered:
        yield "is limbered, but has no towed_by"
    if unit.aboard is not None:
        carrier = units.get(unit.aboard)
        if unit.type != "infantry":
            yield "only infantry is carried"
        elif carrier is None or carrier.type != "transport" or carrier.side != unit.side:
            yield f"aboard {unit.aboard!r} is not a transport of its side"
        elif not carrier.motorised:
            yield f"horse-drawn transport {unit.aboard} cannot carry infantry"
        elif carrier.hex != unit.hex or carrier.enters != unit.enters:
            yield f"is aboard {unit.aboard}, which is in another hex"
        elif any(other.aboard == unit.aboard and other.id != unit.id for other in units.values()):
            yield f"{unit.aboard} carries another unit too"
        elif any(other.towed_by == unit.aboard and other.limbered for other in units.values()):
            yield f"{unit.aboard} tows a gun and cannot carry infantry too"


def space_points(pack: Pack, unit: Unit) -> int:
    """The room a unit takes in a hex (general-13)."""
    room, figures = pack.room, unit.figures or 0
    if unit.aboard is not None:
        return 0
    if unit.type == "infantry":
        return room.infantry_figure * figures
    if unit.type == "cavalry":
        return room.cavalry_figure * figures
    if unit.type == "artillery":
        return room.artillery_weapon + room.artillery_crew_figure * figures
    return room.transport if unit.type == "transport" else room.commander


def _crowding(pack: Pack, scenario: Scenario) -> Iterator[str]:
    in_hex: dict[str, list[Unit]] = {}
    for unit in scenario.unit:
        if unit.hex is not None:
            in_hex.setdefault(unit.hex, []).append(unit)
    for name, units in sorted(in_hex.items()):
        if len({unit.side for unit in units}) > 1:
            yield f"hex {name}: both sides are in it"
        total = sum(space_points(pack, unit) for unit in units)
        if total > pack.room.capacity:
            yield f"hex {name}: {total} space points, but there is room for {pack.room.capacity}"


def _reference_problems(scenario: Scenario, grid: HexGrid) -> Iterator[str]:
    sides = {side.id for side in scenario.side}
    units = {unit.id: unit.side for unit in scenario.unit}
    for objective in scenario.objective:
        if objective.hex not in grid.index:
            yield f"objective {objective.name}: no hex {objective.hex} on the board"
        if objective.holder is not None and objective.holder not in sides:
            yield f"objective {objective.name}: unknown side {objective.holder!r}"
    for way_out in scenario.exit:
        if way_out.side not in sides:
            yield f"exit: unknown side {way_out.side!r}"
        for name in way_out.hexes:
            if not on_edge(grid, name):
                yield f"exit: hex {name} is not on the edge of the board"
    for delivery in scenario.delivery:
        if delivery.side not in sides:
            yield f"delivery: unknown side {delivery.side!r}"
        if delivery.hex not in grid.index:
            yield f"delivery: no hex {delivery.hex} on the board"
        for unit in delivery.units:
            if unit not in units:
                yield f"delivery: unknown unit {unit!r}"
            elif units[unit] != delivery.side:
                yield f"delivery: {unit} is not of side {delivery.side}"
    handicap = scenario.victory.handicap
    if handicap and handicap.side not in sides:
        yield f"handicap: unknown side {handicap.side!r}"
    if scenario.victory.minor > scenario.victory.major:
        yield "victory: minor may not be more than major"
