"""What a scenario file must get right before anybody plays it, beyond its single values. Every problem is told."""

import itertools
from collections.abc import Iterator

from sandtable.engine.boards import HexGrid
from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import (
    NOTHING,
    a_name,
    among,
    at,
    because,
    by_rule,
    exactly,
    found_values,
    letters,
    list_of,
    problem,
    row_with,
    rows,
    whole,
)
from sandtable.games.colonial.pack import ESTABLISHMENT, Pack, Scenario, Unit

HEX = Message("pack-expected-hex")
OPEN_HEX = Message("pack-expected-hex-open")
EDGE_HEX = Message("pack-expected-hex-at-edge")
NO_VALUE = Message("pack-expected-nothing")
OWN_ROW = "pack-expected-own"


def problems(pack: Pack, scenario: Scenario, file: str) -> list[Message]:
    """All that is wrong with a scenario; empty if it can be played."""
    return Check(pack, scenario, file).found()


def ground_at(pack: Pack, scenario: Scenario, grid: HexGrid, name: str) -> str:
    """The key of the terrain in a hex."""
    col, row = grid.col_row(grid.index[name])
    symbol = scenario.terrain[row][col]
    return next(key for key, ground in pack.terrain.items() if ground.symbol == symbol)


def on_edge(grid: HexGrid, name: str) -> bool:
    """Whether a hex is on the board and at its edge."""
    if name not in grid.index:
        return False
    col, row = grid.col_row(grid.index[name])
    return col in (0, grid.cols - 1) or row in (0, grid.rows - 1)


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


class Check:
    """The check of one scenario."""

    def __init__(self, pack: Pack, scenario: Scenario, file: str) -> None:
        self.pack, self.scenario, self.file = pack, scenario, file
        self.grid = HexGrid(scenario.cols, scenario.rows)
        self.units = {unit.id: unit for unit in scenario.unit}

    def found(self) -> list[Message]:
        """The problems of the map; if there are none, those of the units, and then those of what depends on them."""
        return (
            list(self._map())
            or [*self._roads(), *self._sides(), *self._units()]
            or [*self._crowding(), *self._stakes(), *self._margins()]
        )

    def wrong(self, place: str, found: object, expected: Message) -> Message:
        """A problem of this file."""
        return problem(self.file, place, found, expected)

    def _map(self) -> Iterator[Message]:
        scenario = self.scenario
        symbols = "".join(ground.symbol for ground in self.pack.terrain.values())
        for key, lines, known in (
            ("terrain", scenario.terrain, symbols),
            ("elevation", scenario.elevation, "0123456789"),
        ):
            if len(lines) != scenario.rows:
                yield self.wrong(key, lines, list_of(scenario.rows))
            for number, line in enumerate(lines):
                if len(line) != scenario.cols or set(line) - set(known):
                    yield self.wrong(at(key, number), line, letters(scenario.cols, known))

    # Roads and sides

    def _open_hex(self, place: str, name: str, at_edge: bool = False) -> Iterator[Message]:
        """A hex must be on the board, or at its edge, and open to units."""
        if at_edge and not on_edge(self.grid, name):
            yield self.wrong(place, name, EDGE_HEX)
        elif name not in self.grid.index:
            yield self.wrong(place, name, HEX)
        elif not self.pack.terrain[ground_at(self.pack, self.scenario, self.grid, name)].passable:
            yield self.wrong(place, name, OPEN_HEX)

    def _roads(self) -> Iterator[Message]:
        index = self.grid.index
        for number, road in enumerate(self.scenario.roads):
            for step, name in enumerate(road):
                yield from self._open_hex(at(f"roads[{number}]", step), name)
            for step, (one, other) in enumerate(itertools.pairwise(road), 1):
                if one in index and other in index and index[other] not in self.grid.neighbours[index[one]]:
                    yield self.wrong(at(f"roads[{number}]", step), other, Message("pack-expected-next-to"))

    def _sides(self) -> Iterator[Message]:
        for number, side in enumerate(self.scenario.side):
            commanders = [unit.id for unit in self.scenario.unit if unit.type == "commander" and unit.side == side.id]
            players = self.scenario.players.get(side.id, 1)
            if len(commanders) != players:
                found = Message("pack-found-rows", {"count": len(commanders)})
                expected = by_rule(rows(players, "unit", type="commander", side=side.id), "units-14")
                yield self.wrong(at("side", number, side.id), found, expected)

    # Units

    def _units(self) -> Iterator[Message]:
        for number, unit in enumerate(self.scenario.unit):
            for key, found, expected in self._one_unit(unit):
                yield self.wrong(at("unit", number, unit.id, key), found, expected)
            place = at("unit", number, unit.id)
            if unit.hex is not None:
                yield from self._open_hex(f"{place}: hex", unit.hex)
            for entry, name in enumerate(unit.entry):
                yield from self._open_hex(f"{place}: entry[{entry}]", name, at_edge=True)

    def _one_unit(self, unit: Unit) -> Iterator[tuple[str, object, Message]]:
        """Key, what stands there, what is expected."""
        most = ESTABLISHMENT[unit.type]
        if unit.figures is not None and unit.figures > most:
            yield "figures", unit.figures, because(whole(1, most), type=unit.type)
        if unit.type == "commander" and unit.quality != "good":
            yield "quality", unit.quality, because(exactly("good"), type=unit.type)
        if unit.motorised and unit.type != "transport":
            yield "motorised", True, because(exactly(False), type=unit.type)
        if (unit.hex is None) == (unit.enters is None):
            both = {"hex": unit.hex, "enters": unit.enters}
            found = NOTHING if unit.hex is None else found_values(**both)
            yield "hex", found, Message("pack-expected-either", {"one": "hex", "other": "enters"})
        if unit.enters is not None and not unit.entry and unit.aboard is None:
            yield "entry", NOTHING, because(EDGE_HEX, enters=unit.enters)
        yield from self._weapon(unit)
        yield from self._team(unit)
        yield from self._carrier(unit)

    def _weapon(self, unit: Unit) -> Iterator[tuple[str, object, Message]]:
        weapons = self.pack.weapons
        if unit.type in ("transport", "commander"):
            if unit.weapon is not None:
                yield "weapon", unit.weapon, because(NO_VALUE, type=unit.type)
            return
        gunner = unit.type == "artillery"
        fitting = [name for name, weapon in weapons.items() if (weapon.kind != "small_arms") == gunner]
        if unit.weapon is None:
            yield "weapon", NOTHING, because(among(fitting), type=unit.type)
        elif unit.weapon not in fitting:
            yield "weapon", unit.weapon, because(among(fitting), type=unit.type)
        elif unit.enters is not None and unit.towed_by is None and weapons[unit.weapon].weight in ("medium", "heavy"):
            team = row_with("unit", type="transport", side=unit.side)
            yield "towed_by", NOTHING, because(team, weapon=unit.weapon, enters=unit.enters)

    def _next_to(self, gun: Unit, team: Unit) -> bool:
        """Whether gun and team stand as an unlimbered pair may (general-11)."""
        index = self.grid.index
        one, other = index.get(gun.hex or ""), index.get(team.hex or "")
        return one is not None and other is not None and self.grid.distance(one, other) <= 1

    def _others(self, unit: Unit, key: str) -> list[Unit]:
        """Other units that have the same under a key."""
        return [u for u in self.scenario.unit if u is not unit and getattr(u, key) == getattr(unit, key)]

    def _team(self, unit: Unit) -> Iterator[tuple[str, object, Message]]:
        """A gun and what tows it (general-11)."""
        if unit.towed_by is None:
            if unit.limbered:
                yield "towed_by", NOTHING, because(row_with("unit", type="transport", side=unit.side), limbered=True)
            return
        team = self.units[unit.towed_by]
        if unit.type != "artillery":
            yield "towed_by", unit.towed_by, because(NO_VALUE, type=unit.type)
        elif team.type != "transport" or team.side != unit.side:
            yield "towed_by", unit.towed_by, row_with("unit", type="transport", side=unit.side)
        elif unit.limbered and (team.hex, team.enters) != (unit.hex, unit.enters):
            yield "towed_by", unit.towed_by, because(row_with("unit", **_where(unit)), limbered=True)
        elif not unit.limbered and not self._next_to(unit, team):
            expected = by_rule(Message("pack-expected-team", {"team": team.id}), "general-11")
            yield "hex", unit.hex or NOTHING, expected
        elif others := self._others(unit, "towed_by"):
            yield "towed_by", unit.towed_by, Message(OWN_ROW, {"other": others[0].id})

    def _carrier(self, unit: Unit) -> Iterator[tuple[str, object, Message]]:
        """Infantry aboard a motorised transport."""
        if unit.aboard is None:
            return
        carrier = self.units[unit.aboard]
        if unit.type != "infantry":
            yield "aboard", unit.aboard, because(NO_VALUE, type=unit.type)
        elif carrier.type != "transport" or carrier.side != unit.side or not carrier.motorised:
            yield "aboard", unit.aboard, row_with("unit", type="transport", side=unit.side, motorised=True)
        elif (carrier.hex, carrier.enters) != (unit.hex, unit.enters):
            yield "aboard", unit.aboard, row_with("unit", **_where(unit))
        elif others := self._others(unit, "aboard"):
            yield "aboard", unit.aboard, Message(OWN_ROW, {"other": others[0].id})
        elif guns := [gun.id for gun in self.scenario.unit if gun.towed_by == unit.aboard and gun.limbered]:
            yield "aboard", unit.aboard, Message(OWN_ROW, {"other": guns[0]})

    # What depends on the units

    def _crowding(self) -> Iterator[Message]:
        in_hex: dict[str, list[Unit]] = {}
        for unit in self.scenario.unit:
            if unit.hex is not None:
                in_hex.setdefault(unit.hex, []).append(unit)
        for name, units in sorted(in_hex.items()):
            place = at("unit", label=", ".join(unit.id for unit in units), key="hex")
            if len({unit.side for unit in units}) > 1:
                yield self.wrong(place, name, Message("pack-expected-one-side"))
            total, room = sum(space_points(self.pack, unit) for unit in units), self.pack.room.capacity
            if total > room:
                expected = Message("pack-expected-room", {"room": room, "total": total})
                yield self.wrong(place, name, by_rule(expected, "general-13"))

    def _stakes(self) -> Iterator[Message]:
        scenario = self.scenario
        for number, aim in enumerate(scenario.objective):
            if aim.hex not in self.grid.index:
                yield self.wrong(at("objective", number, aim.name, "hex"), aim.hex, HEX)
        for number, way_out in enumerate(scenario.exit):
            for place, name in enumerate(way_out.hexes):
                if not on_edge(self.grid, name):
                    yield self.wrong(at("exit", number, way_out.side, f"hexes[{place}]"), name, EDGE_HEX)
        for number, task in enumerate(scenario.delivery):
            if task.hex not in self.grid.index:
                yield self.wrong(at("delivery", number, task.side, "hex"), task.hex, HEX)
            for place, unit in enumerate(task.units):
                if self.units[unit].side != task.side:
                    own = [name for name, found in self.units.items() if found.side == task.side]
                    where = at("delivery", number, task.side, f"units[{place}]")
                    yield self.wrong(where, unit, a_name(unit, own, ["unit.id"]))

    def _margins(self) -> Iterator[Message]:
        victory = self.scenario.victory
        if victory.minor > victory.major:
            yield self.wrong("victory.minor", victory.minor, because(whole(0, victory.major), major=victory.major))


def _where(unit: Unit) -> dict[str, object]:
    """Where a unit is, or when it comes."""
    return {"hex": unit.hex} if unit.hex is not None else {"enters": unit.enters}
