"""The data pack: board.toml, counters.toml, forces.toml, tables.toml and geography.toml, read and checked."""

from pathlib import Path

from sandtable.engine.packs import PackError, read_struct
from sandtable.games.world_war_africa.pack_charts import TableFile
from sandtable.games.world_war_africa.pack_counters import CounterFile, ForceFile
from sandtable.games.world_war_africa.pack_map import BoardFile, GeographyFile

HERE = Path(__file__).parent / "data"


class Pack:
    """Everything that is printed: map, counters, charts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.board = read_struct(folder / "board.toml", BoardFile)
        self.counters = read_struct(folder / "counters.toml", CounterFile)
        self.forces = read_struct(folder / "forces.toml", ForceFile)
        self.tables = read_struct(folder / "tables.toml", TableFile)
        self.geography = read_struct(folder / "geography.toml", GeographyFile)
        problems = [*self._board_problems(), *self._force_problems(), *self._table_problems()]
        if problems:
            raise PackError(problems[0])

    def _board_problems(self) -> list[str]:
        board = self.board
        found = []
        placed: dict[str, str] = {}
        for province, hexes in board.province.hexes.items():
            for name in hexes:
                if name in placed:
                    found.append(f"board.toml: province.hexes.{province}: {name} is already in {placed[name]}")
                placed[name] = province
        ground = {name for hexes in board.terrain.hexes.values() for name in hexes}
        for name in sorted(set(placed) ^ ground):
            where = "terrain" if name in placed else "province"
            found.append(f"board.toml: hex {name} has no {where}")
        for kind in board.terrain.hexes:
            if kind not in self.tables.tec:
                found.append(f"board.toml: terrain.hexes.{kind}: tables.toml has no [tec.{kind}]")
        for town in board.town:
            if town.hex not in placed:
                found.append(f"board.toml: town {town.name}: {town.hex} is not a hex of the DRC")
        known = set(placed) | {name for hexes in board.foreign.hexes.values() for name in hexes}
        hexsides = [(river.name, river.hexsides) for river in board.river]
        hexsides += [(lake.name, lake.hexsides) for lake in board.lake]
        for title, sides in hexsides:
            for side in sides:
                ends = side.split("|")
                if len(ends) != 2 or any(end not in known for end in ends):
                    found.append(f"board.toml: {title}: expected a hexside like '1500|1600', not {side!r}")
        for road in board.road:
            for name in road.hexes:
                if name not in placed:
                    found.append(f"board.toml: road {road.start} – {road.end}: {name} is not a hex of the DRC")
        if {box.id for box in board.box} != {"kitona", "uganda", "rwanda"}:
            found.append("board.toml: expected the boxes kitona, uganda and rwanda")
        return found

    def _force_problems(self) -> list[str]:
        found = []
        contingents = [each.id for each in self.forces.contingent]
        if contingents != ["DRC", "Zimbabwe", "Angola", "Rwanda", "Uganda"]:
            found.append("forces.toml: expected the contingents DRC, Zimbabwe, Angola, Rwanda, Uganda in this order")
        for contingent in self.forces.contingent:
            side = "rebel" if contingent.id in ("Rwanda", "Uganda") else "government"
            if contingent.side != side:
                found.append(f"forces.toml: contingent {contingent.id}: expected side {side!r} (2.2)")
        factions = {faction.id for faction in self.forces.faction}
        for faction in self.forces.faction:
            if faction.contingent not in contingents:
                found.append(f"forces.toml: faction {faction.id}: there is no contingent {faction.contingent!r}")
        seen = set()
        for unit in self.counters.unit:
            if unit.faction not in factions:
                found.append(f"counters.toml: unit {unit.id}: there is no faction {unit.faction!r}")
            if unit.id in seen:
                found.append(f"counters.toml: there are two units {unit.id}")
            if min(unit.factors) < 0 or unit.factors[2] < 1:
                found.append(
                    f"counters.toml: unit {unit.id}: expected factors of 0 or more and a movement of 1 or more"
                )
            seen.add(unit.id)
        return found

    def _table_problems(self) -> list[str]:
        tables = self.tables
        found = []
        width = len(tables.crt.columns)
        for name, rows in (("attacker", tables.crt.attacker), ("defender", tables.crt.defender)):
            if len(rows) != 6 or any(len(row) != width for row in rows):
                found.append(f"tables.toml: crt.{name}: expected 6 rows of {width} results")
        for name, ally in (("zimbabwe", tables.activation.zimbabwe), ("angola", tables.activation.angola)):
            if not len(ally.land) == len(ally.air) == len(ally.helo) == 7:
                found.append(f"tables.toml: activation.{name}: expected 7 numbers each for land, air and helo")
        for key, ground in tables.tec.items():
            if len(ground.leg) not in (0, 2) or len(ground.motor) not in (0, 2):
                found.append(f"tables.toml: tec.{key}: expected [dry, rainy] or []")
        if len(tables.resources.chart) != 6:
            found.append("tables.toml: resources.chart: expected 6 numbers")
        return found
