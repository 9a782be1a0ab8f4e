"""A drill ground for rule tests: a few units on an empty map (or on the real one), with the dice to come written down.

    with war({U1: "2010", C1: "2011"}, phase="combat", dice=[6, 9]) as drill:
        drill.attack("2011", U1)
        assert drill[U1].reduced

The empty map is savanna in the DRC, all towns lie in its first five columns; ``terrain``, ``roads``, ``rails``,
``rivers``, ``congo``, ``towns`` and ``countries`` put things on it. It is turn 1 unless stated otherwise, so that
everybody is supplied (6-d). Units that are not named are neither on the map nor eliminated.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sandtable.engine import drills
from sandtable.engine.contract import Event
from sandtable.engine.options import complete
from sandtable.engine.table import Table
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.movement import costs
from sandtable.games.guerra.pack import COUNTRY_LETTERS, TERRAIN_LETTERS, Chain, Pack, Reach, River
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.title import OPTIONS, title

LETTER = {name: letter for letter, name in TERRAIN_LETTERS.items()}
COUNTRY = {name: letter for letter, name in COUNTRY_LETTERS.items()}
#: what the rule tests count on
REGIMENTS = {(7, "congo"), (6, "zimbabwe"), (7, "zimbabwe")}
MORALE = {
    ("congo", "3-4-3"): 5,
    ("uganda", "4-4-4"): 7,
    ("uganda", "3-4-4"): 6,
    ("rebels", "3-4-4"): 6,
    ("rwanda", "3-4-4"): 7,
}
PHASES = {"movement": 4, "combat": 5, "reserve": 3}

# Units that may move from turn 1 on, by what they are.
U1, U2, U3 = "updf-17", "updf-18", "updf-19"  #: Ugandan infantry regiments 4-4-4, m 7
V1, V2, V3 = "updf-10", "updf-11", "updf-12"  #: Ugandan infantry regiments 3-4-4, m 6
R1, R2, R3 = "rpa-10", "rpa-11", "rpa-12"  #: Rwandan infantry regiments 3-4-4, m 7
R_SLOW = "rpa-13"  #: Rwandan infantry regiment 4-4-3, m 8
R_TRUCKS = "rpa-15"  #: Rwandan motorised battalion 5-5-7, m 8
RCD_TRUCKS = "rcd-20"  #: Rebel motorised battalion 4-5-6, m 7
BAND1, BAND2, BAND3 = "rcd-13", "rcd-14", "rcd-15"  #: Rebel guerrilla battalions 2-3-4, m 6
BIG_BAND = "rcd-19"  #: Rebel guerrilla regiment 3-4-4, m 7
C1, C2, C3, C4 = "fac-33", "fac-35", "fac-36", "fac-37"  #: Congo infantry regiments 3-4-3, m 5
C_FAST = "fac-34"  #: Congo infantry regiment 3-4-4, m 6
Z1, Z2, Z3 = "zdf-4", "zdf-5", "zdf-6"  #: Zimbabwean infantry regiments 3-3-4, m 7
Z_TRUCKS = "zdf-10"  #: Zimbabwean motorised regiment 6-4-7, m 8
Z_TANKS = "zdf-11"  #: Zimbabwean armoured regiment 7-4-6, m 8
N1, N2 = "ndf-1", "ndf-2"  #: Namibian infantry battalions 3-3-3, m 6
ADF1, ADF2, FDD, INT1, INT2, INT3 = "adf-1", "adf-2", "fdd-1", "interahamwe-1", "interahamwe-2", "interahamwe-3"
GUNS = "faa-4"  #: Angolan artillery battalion 3-1-3, m 6


def board(real: bool, ground: dict[str, Any], options: dict[str, Any]) -> GuerraGame:
    """A game on the real map or on an empty one; kept by everything it is made of."""
    chosen = complete(OPTIONS, options)
    return _board(real, *(msgspec.json.encode(part, order="sorted").decode() for part in (ground, chosen)))


@lru_cache(maxsize=256)
def _board(real: bool, ground: str, options: str) -> GuerraGame:
    pack = title().pack if real else emptied(msgspec.json.decode(ground))
    return GuerraGame(title(), pack, "1998", msgspec.json.decode(options))


def emptied(ground: dict[str, Any]) -> Pack:
    """The pack with an empty map but for what is asked for, and with sizes and morale of the drill's own.

    Those are reconstructed and may be tuned; the rules are tested on values that stay.
    """
    pack = Pack()
    for unit in pack.counters.unit:
        congolese = unit.army == "congo"
        big = unit.type == "infantry" or (unit.attack, unit.army) in REGIMENTS
        if big and unit.army in ("congo", "zimbabwe"):
            unit.size = "regiment"
        key = (unit.army, f"{unit.attack}-{unit.defence}-{unit.move}")
        unit.morale = MORALE.get(key, unit.morale + 1 if congolese else unit.morale)
    land, cols, rows = pack.board.ground, pack.board.grid.cols, pack.board.grid.rows
    terrain = [["S"] * cols for _ in range(rows)]
    country = [["D"] * cols for _ in range(rows)]

    def put(grid: list[list[str]], name: str, letter: str) -> None:
        grid[int(name[2:]) - 1][int(name[:2]) - 1] = letter

    for name, letter in ground.get("terrain", {}).items():
        put(terrain, name, LETTER[letter])
    for name, letter in ground.get("countries", {}).items():
        put(country, name, COUNTRY[letter])
    for number, town in enumerate(pack.board.town):
        town.hex = ground.get("towns", {}).get(town.name, f"{number // rows + 1:02}{number % rows + 1:02}")
        if town.name not in ground.get("towns", {}) or town.country != "drc":
            put(country, town.hex, COUNTRY[town.country])
        if town.kind == "city":
            put(terrain, town.hex, "C")
    land.terrain = ["".join(row) for row in terrain]
    land.country = ["".join(row) for row in country]
    blank = ["." * cols for _ in range(rows)]
    land.cease_fire = ground.get("line", blank)
    land.east_bank = ground.get("east", blank)
    pack.board.road = [Chain("road", hexes) for hexes in ground.get("roads", [])]
    pack.board.rail = [Chain("rail", hexes) for hexes in ground.get("rails", [])]
    pack.board.river = [River("river", sides) for sides in ground.get("rivers", [])]
    pack.board.congo = [Reach("reach", True, sides) for sides in ground.get("congo", [])]
    pack.board.bridges.congo = ground.get("bridges", [])
    return pack


class Drill(drills.Drill[GuerraGame, GuerraState]):
    """A table with a drill on it."""

    def __init__(self, game: GuerraGame, table: Table) -> None:
        super().__init__(game, table)
        self.theatre = game.theatre

    def number(self, name: str) -> int:
        """The number of a unit."""
        return self.theatre.piece[name]

    def space(self, name: str) -> int:
        """The number of a hex."""
        return self.theatre.grid.index[name]

    # Shorthands

    def move(self, unit: str, to: str, by: str = "march") -> list[Event]:
        """Picks a unit and sends it somewhere."""
        self.do("pick", unit=unit)
        return self.do("move", unit=unit, to=to, by=by)

    def no_move(self, unit: str, to: str, by: str = "march") -> str:
        """The rule that keeps a unit from going somewhere; takes the unit back up afterwards."""
        self.do("pick", unit=unit)
        rule = self.refused("move", unit=unit, to=to, by=by)
        self.take_back()
        return rule

    def reach(self, unit: str, by: str = "march") -> set[str]:
        """Where a unit could go by one way of moving; the unit is put back."""
        self.do("pick", unit=unit)
        found = {a["to"] for a in map(msgspec.to_builtins, self.legal("move")) if a.get("by", "march") == by}
        self.take_back()
        return found

    def muster(self, at: str, *units: str) -> None:
        """Declares an attack and lets units join."""
        self.do("attack", at=at)
        for unit in units:
            self.do("join", unit=unit)

    def attack(self, at: str, *units: str, support: int = 0) -> list[Event]:
        """A whole attack up to the dice."""
        self.muster(at, *units)
        events = self.do("fight")
        if self.step == "battle":
            events = events + self.do("support", points=support)
        return events

    def battle(self) -> dict[str, Any]:
        """The last battle's facts."""
        return self.told("battle")[-1]

    def points(self, side: str) -> int:
        """Victory points."""
        return self.state.points[self.game.seats.index(side)]


def spent(drill: Drill, unit: str, to: str, points: int = 12) -> int | None:
    """What the cheapest march of a unit to a hex costs."""
    number = drill.number(unit)
    return costs(drill.game, drill.state, number, drill.state.hex[number], points).get(drill.space(to))


def war(
    units: dict[str, Any] | None = None,
    *,
    side: str = "rebels",
    phase: str | None = "movement",
    turn: int = 1,
    active: str | None = None,
    dice: list[int] | None = None,
    real: bool = False,
    state: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    holders: dict[str, str] | None = None,
    **ground: Any,
) -> Drill:
    """A drill at a point that matters: in a phase, or with ``active`` at the start of a stage.

    ``units`` maps a unit to its hex, or to its fields: ``{"hex": "2010", "reduced": True}``.
    """
    game = board(real, ground, options or {})
    fields: dict[str, dict[str, Any]] = {
        name: {"hex": "left" if game.theatre.arrival[number] else "to-come"}
        for number, name in enumerate(game.theatre.names)
    }
    for name, given in (units or {}).items():
        fields[name] = {"hex": given} if isinstance(given, str) else given
    holder = {town.name: "congo" if town.country in ("drc", "angola") else "rebels" for town in game.theatre.towns}
    where = {town.hex: town.name for town in game.theatre.towns}
    for name, given in fields.items():
        if given.get("hex") in where:
            holder[where[given["hex"]]] = game.seats[game.theatre.side[game.theatre.piece[name]]]
    holder |= holders or {}
    position: dict[str, Any] = {
        "game": "guerra",
        "scenario": "1998",
        "state": {"turn": turn, "intervened": game.theatre.armies, **(state or {}), "holder": holder, "units": fields},
    }
    if active is not None:
        position["active"] = active
    elif phase is not None:
        stage = {"step": "stage", "side": side, "next": PHASES[phase]}
        later = [{"step": "stage", "side": "congo", "next": 0}] if side == "rebels" else []
        position["steps"] = [{"step": "war"}, *later, stage, {"step": phase, "side": side}]
    if dice is not None:
        position["chance"] = {"dice": dice}
    table = Table.new(game, bytes(32), None, position)
    table.state.chance.exact = True
    return Drill(game, table)
