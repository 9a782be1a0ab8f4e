"""Writing a scenario at the table: what to write with, an empty field, and how a half-written one looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from sandtable.engine.boards import HexGrid
from sandtable.engine.desks import Desk, Layer, Letter, Picture, Stamp
from sandtable.engine.forms import form_of
from sandtable.engine.paper import corners, point
from sandtable.engine.scene import Line, Mark, Piece, Sheet, Side, Space, Terrain
from sandtable.games.colonial.pack import ESTABLISHMENT, Pack, Scenario
from sandtable.games.colonial.picture import SIDE_LETTER, SYMBOLS, TEXTURES

#: how large an empty field is
COLUMNS, ROWS = 14, 10
#: levels that can be drawn
LEVELS = 10
MOST = 60

#: what is set down on the field most: kind, weapon, quality, and whether it goes by motor
STAMPS = {
    "commander": ("commander", None, "good", False),
    "infantry": ("infantry", "magazine_rifles", "average", False),
    "cavalry": ("cavalry", "magazine_rifles", "average", False),
    "machine_gun": ("artillery", "machine_gun", "average", False),
    "mountain_gun": ("artillery", "rifled_mountain_gun", "average", False),
    "field_gun": ("artillery", "rifled_field_gun", "average", False),
    "transport": ("transport", None, "average", False),
    "lorries": ("transport", None, "average", True),
}


def desk(pack: Pack) -> Desk:
    """What there is to write with: every key of the file, the kinds of ground, units to set down."""
    terrain = [Terrain(key, f"colonial-terrain-{key}", TEXTURES[key]) for key in pack.terrain if key in TEXTURES]
    return Desk(
        game="colonial",
        fields=form_of(Scenario),
        layers=[
            Layer("terrain", [Letter(pack.terrain[kind.key].symbol, kind.key, kind.name) for kind in terrain]),
            Layer("elevation", [Letter(str(level), level=level) for level in range(LEVELS)]),
        ],
        terrain=terrain,
        stamps=list(stamps(pack)),
        columns="cols",
        rows="rows",
        known={"weapon": [(key, weapon.name) for key, weapon in pack.weapons.items()]},
    )


def stamps(pack: Pack) -> Iterator[Stamp]:
    """Units that are set down as they are; those whose weapon this pack does not have are left out."""
    for name, (kind, weapon, quality, motorised) in STAMPS.items():
        if weapon is None or weapon in pack.weapons:
            row = {"type": kind, "weapon": weapon, "quality": quality, "figures": ESTABLISHMENT[kind]}
            row |= {"motorised": True} if motorised else {}
            yield Stamp("unit", f"colonial-stamp-{name}", {key: one for key, one in row.items() if one is not None})
    yield Stamp("objective", "colonial-stamp-objective", {"points": 3})


def blank() -> dict[str, Any]:
    """An open field and two armies without a unit."""
    armies = (("blue", "west"), ("red", "east"))
    return {
        "format": "colonial-scenario/1",
        "id": "my-battle",
        "title": "",
        "cols": COLUMNS,
        "rows": ROWS,
        "turns": 8,
        "terrain": ["." * COLUMNS] * ROWS,
        "elevation": ["0" * COLUMNS] * ROWS,
        "side": [
            {"id": colour, "name": colour.title(), "colour": colour, "home_edge": edge, "posture": "balanced"}
            for colour, edge in armies
        ],
        "unit": [],
        "objective": [],
        "victory": {
            "figure": 1,
            "gun": 2,
            "transport": 2,
            "commander_killed": 5,
            "commander_wounded": 2,
            "minor": 3,
            "major": 8,
        },
    }


# How it looks


def pictured(pack: Pack, data: Mapping[str, Any]) -> Picture:
    """The field and who stands on it, as far as that is written."""
    grid = _grid(_size(data.get("cols"), COLUMNS), _size(data.get("rows"), ROWS))
    sides = _rows(data, "side")[:2]
    sheet = Sheet(
        size=(grid.cols * 1.5 + 0.5, (grid.rows + 0.5) * 3**0.5),
        spaces=list(_spaces(pack, data, grid)),
        terrain=[Terrain(key, f"colonial-terrain-{key}", TEXTURES[key]) for key in pack.terrain if key in TEXTURES],
        lines=list(_roads(data, grid)),
        marks=[mark for mark in _marks(data) if mark.space in grid.index],
        sides=[_side(row, number) for number, row in enumerate([*sides, {}, {}][:2])],
    )
    order = {_text(row, "id"): number for number, row in enumerate(sides)}
    pieces = [_counter(pack, row, order.get(_text(row, "side"), 0)) for row in _rows(data, "unit")]
    cells = [grid.col_row(space) for space in grid.index.values()]
    return Picture(sheet, [piece for piece in pieces if piece.space in grid.index], cells)


@lru_cache(maxsize=32)
def _grid(cols: int, rows: int) -> HexGrid:
    return HexGrid(cols, rows)


def _size(value: Any, otherwise: int) -> int:
    return min(MOST, max(1, value)) if isinstance(value, int) else otherwise


def _rows(data: Mapping[str, Any], table: str) -> list[dict[str, Any]]:
    found = data.get(table)
    return [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []


def _texts(value: Any) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _text(row: Mapping[str, Any], key: str) -> str:
    found = row.get(key)
    return str(found) if isinstance(found, str | int) else ""


def _spaces(pack: Pack, data: Mapping[str, Any], grid: HexGrid) -> Iterator[Space]:
    """Every hex with its ground; where none is written, or none that is known, it is open and level."""
    ground, levels = _texts(data.get("terrain")), _texts(data.get("elevation"))
    kinds = {kind.symbol: key for key, kind in pack.terrain.items()}
    for name, space in grid.index.items():
        col, row = grid.col_row(space)
        letter = ground[row][col : col + 1] if row < len(ground) else ""
        level = levels[row][col : col + 1] if row < len(levels) else ""
        centre = grid.centre(space)
        kind = kinds.get(letter, next(iter(pack.terrain)))
        height = int(level) if level in tuple("0123456789") else 0
        yield Space(name, point(*centre), corners(centre, "flat"), kind, height, label=name)


def _roads(data: Mapping[str, Any], grid: HexGrid) -> Iterator[Line]:
    found = data.get("roads")
    for road in found if isinstance(found, list) else []:
        points = [grid.centre(grid.index[name]) for name in _texts(road) if name in grid.index]
        if len(points) > 1:
            yield Line("road", points)


def _marks(data: Mapping[str, Any]) -> Iterator[Mark]:
    for row in _rows(data, "objective"):
        yield Mark("objective", _text(row, "hex"), _text(row, "points"), _text(row, "name"))
    for row in _rows(data, "exit"):
        yield from (Mark("exit", name) for name in _texts(row.get("hexes")))
    for name in sorted({name for row in _rows(data, "unit") for name in _texts(row.get("entry"))}):
        yield Mark("entry", name)
    for row in _rows(data, "delivery"):
        yield Mark("delivery", _text(row, "hex"), _text(row, "points"))


def _side(row: Mapping[str, Any], number: int) -> Side:
    return {
        "id": _text(row, "id") or str(number),
        "name": _text(row, "name") or str(number + 1),
        "colour": _text(row, "colour") or ("blue", "red")[number],
    }


def _counter(pack: Pack, row: Mapping[str, Any], side: int) -> Piece:
    """A unit's counter; beside the board, where it is not on it."""
    kind, weapon = _text(row, "type"), pack.weapons.get(_text(row, "weapon"))
    drawn = "motor" if row.get("motorised") is True else kind
    if kind == "artillery" and weapon is not None:
        drawn = "machine_gun" if weapon.kind == "machine_gun" else "artillery"
    fights = kind in ("infantry", "cavalry", "artillery")
    return Piece(
        id=_text(row, "id"),
        space=_text(row, "hex") or "@waiting",
        side=side,
        name=_text(row, "name"),
        symbol=f"S{SIDE_LETTER[side]}GP{SYMBOLS.get(drawn, SYMBOLS['infantry'])}",
        size=("E" if kind == "artillery" else "F") if fights else "",
        left=(_text(row, "figures") or str(ESTABLISHMENT.get(kind, 1))) if fights else "",
        right=str(weapon.range) if weapon is not None else "",
        markers=[name for name in ("limbered", "hidden") if row.get(name) is True],
    )
