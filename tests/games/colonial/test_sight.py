"""Line of sight: which hexes lie on it, what stands high enough to block it, and that it is the same both ways."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandtable.engine.boards import HexGrid
from sandtable.engine.ledger import rule
from sandtable.engine.sight import sight_line
from sandtable.games.colonial.fire import can_see
from sandtable.games.shelf import title
from tests.games.colonial.drill import battle, commander, foot, gun, horse, wagon

COLONIAL = title("colonial")


def sees(start="0301", end="0305", terrain=None, hills=None, units=None):
    """Whether one hex sees another, asked both ways."""
    pieces = {"zz": foot("0909"), "X": foot("0908", side="red"), **(units or {})}
    with battle(pieces, terrain=terrain, hills=hills) as drill:
        index = drill.field.grid.index
        there = can_see(drill.field, drill.state, index[start], index[end])
        assert there == can_see(drill.field, drill.state, index[end], index[start])
        return there


def test_what_blocks_by_its_height_alone_is_called_higher_ground():
    for terrain, hills, higher in ((None, {"0303": 1}, True), ({"0303": "woods"}, None, False)):
        with battle({"zz": foot("0301"), "X": foot("0305", side="red")}, terrain=terrain, hills=hills) as drill:
            line = drill.game.line_of_sight(drill.game.observe(drill.state, 0), "0301", "0305")
        assert [(one.space, one.higher) for one in line.obstacles] == [("0303", higher)]


WOODS = {"0303": "woods"}
UNIT = {"U": foot("0303")}

EXAMPLES = [
    ("woods", {"terrain": WOODS}, False),
    ("a friendly or enemy unit", {"units": UNIT}, False),
    ("an enemy unit", {"units": {"U": foot("0303", side="red")}}, False),
    ("a Commander alone", {"units": {"C": commander("0303")}}, True),
    ("from a hill over a unit", {"units": UNIT, "hills": {"0301": 1}}, True),
    ("from a hill over woods at its foot", {"terrain": {"0302": "woods"}, "hills": {"0301": 1}}, True),
    ("from a hill into woods halfway", {"terrain": WOODS, "hills": {"0301": 1}}, False),
    ("from a hill, woods before the target", {"terrain": {"0304": "woods"}, "hills": {"0301": 1}}, False),
    ("from the hill's second hex", {"hills": {"0301": 1, "0302": 1}}, True),
    ("set back from the crest", {"hills": {"0301": 1, "0302": 1, "0303": 1}}, False),
    ("from hill to hill over a wooded valley", {"terrain": WOODS, "hills": {"0301": 1, "0305": 1}}, True),
    ("a unit on a hill between two hills", {"units": UNIT, "hills": {"0301": 1, "0303": 1, "0305": 1}}, False),
    ("tall crops", {"terrain": {"0303": "tall_crops"}}, False),
    ("from a hill over tall crops", {"terrain": {"0303": "tall_crops"}, "hills": {"0301": 1}}, True),
    ("along a side, one hex wooded", {"start": "0303", "end": "0503", "terrain": {"0403": "woods"}}, True),
    (
        "along a side, both hexes wooded",
        {"start": "0303", "end": "0503", "terrain": {"0402": "woods", "0403": "woods"}},
        False,
    ),
    ("along the edge of the board", {"start": "0101", "end": "0301", "terrain": {"0201": "woods"}}, True),
    ("nothing at all", {}, True),
]


@rule("colonial:general-25", "colonial:general-27")
@pytest.mark.parametrize(("setting", "clear"), [(e[1], e[2]) for e in EXAMPLES], ids=[e[0] for e in EXAMPLES])
def test_worked_examples(setting, clear):
    assert sees(**setting) == clear


@rule("colonial:general-25")
def test_a_slanting_line_crosses_these_hexes():
    grid = HexGrid(9, 9)
    line = sight_line(grid, grid.index["0202"], grid.index["0805"])
    assert [grid.names[space] for space, _ in line.crossed] == ["0303", "0403", "0504", "0604", "0705"]
    assert [steps for _, steps in line.crossed] == [1, 2, 3, 4, 5]
    assert line.skirted == ()
    straight = sight_line(grid, grid.index["0301"], grid.index["0305"])
    assert [grid.names[space] for space, _ in straight.crossed] == ["0302", "0303", "0304"]
    pair = sight_line(grid, grid.index["0303"], grid.index["0503"])
    assert pair.crossed == ()
    ((one, other, steps),) = pair.skirted
    assert {grid.names[one], grid.names[other], steps} == {"0402", "0403", 1}


@rule("colonial:general-25")
def test_fire_needs_a_clear_line():
    units = {"A": foot("0303"), "X": foot("0503", side="red"), "Y": foot("0304", side="red")}
    with battle(units, active="A", card="7C", dice=[1] * 4, terrain={"0403": "woods"}) as drill:
        drill.do(do="fire", unit="A", at="0503")
    with battle(units, active="A", card="7C", terrain={"0402": "woods", "0403": "woods"}) as drill:
        assert drill.hexes("fire", "A") == {"0304"}
        assert drill.refused(do="fire", unit="A", at="0503") == "general-25"


@rule("colonial:general-25")
@pytest.mark.parametrize("key", sorted(COLONIAL.pack.terrain))
def test_what_grows_or_stands_high_blocks_on_level_ground(key):
    high = {"woods", "forest", "built_up", "tall_crops", "tall_grass", "tall_undergrowth", "thick_undergrowth"}
    assert sees(terrain={"0303": key}) == (key not in high)
    tall = {"woods", "forest", "built_up"}  # two half-levels: they stop the view from a hill too
    assert sees(terrain={"0303": key}, hills={"0301": 1}) == (key not in tall)


@rule("colonial:general-25")
def test_neighbours_and_the_ends_of_the_line_never_block():
    everywhere = {"0301": "woods", "0302": "forest", "0305": "built_up"}
    assert sees("0301", "0302", terrain=everywhere)
    assert sees("0301", "0305", terrain={"0301": "woods", "0305": "built_up"})
    crowd = {"U": foot("0301"), "V": foot("0305", side="red")}
    assert sees("0301", "0305", units=crowd)


@rule("colonial:general-26")
@pytest.mark.parametrize("kind", [foot, horse, gun, wagon])
@pytest.mark.parametrize("side", ["blue", "red"])
def test_every_unit_of_either_side_is_in_the_way(kind, side):
    units = {"A": foot("0304"), "X": foot("0301", side="red"), "U": kind("0302", side), "Y": foot("0305", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert "0301" not in drill.hexes("fire", "A")
        assert drill.refused(do="fire", unit="A", at="0301") == "general-26"
    gone = {name: unit for name, unit in units.items() if name != "U"}
    with battle(gone, active="A", card="7C", dice=[1] * 4) as drill:
        drill.do(do="fire", unit="A", at="0301")  # range 3


@rule("colonial:general-26")
def test_a_commander_alone_is_not_in_the_way_but_with_a_unit_he_does_not_help():
    assert sees(units={"C": commander("0303"), "D": commander("0302")})
    assert not sees(units={"C": commander("0303"), "U": wagon("0303")})


@rule("colonial:general-26")
def test_units_beside_a_line_along_a_side_block_only_together():
    one = {"U": foot("0402")}
    both = {"U": foot("0402"), "V": foot("0403", side="red")}
    assert sees("0303", "0503", units=one)
    assert not sees("0303", "0503", units=both)
    assert not sees("0303", "0503", units=one, terrain={"0403": "woods"})
    assert sees("0303", "0503", units={"U": foot("0403")}, terrain={"0403": "woods"})


@rule("colonial:general-26")
def test_a_part_of_a_unit_is_in_the_way_and_a_hidden_unit_is_not():
    units = {"A": foot("0204"), "X": foot("0301", side="red"), "B": foot("0304")}
    parts = {"A": {"figures": 3}, "A/2": {"hex": "0303", "figures": 1}}
    with battle(units, active="B", card="7C", parts=parts) as drill:
        assert drill.refused(do="fire", unit="B", at="0301") == "general-26"
        assert not drill.hexes("fire", "B")
    special = [{"id": "hidden", "text": "ambush"}]
    units = {"A": foot("0301"), "X": foot("0305", side="red"), "H": foot("0303", side="red", hidden=True)}
    with battle(units, active="A", card="7C", special=special) as drill:
        assert drill.hexes("fire", "A") == {"0305"}
    with battle(units, active="A", card="7C", special=special, options={"hidden_units": False}) as drill:
        assert drill.hexes("fire", "A") == {"0303"}


@rule("colonial:general-27")
def test_height_at_either_end_lifts_the_line():
    assert not sees(units=UNIT)
    assert sees(units=UNIT, hills={"0301": 1})
    assert sees(units=UNIT, hills={"0305": 1})
    assert sees(terrain=WOODS, hills={"0301": 2})
    assert not sees(terrain=WOODS, hills={"0301": 1})
    assert sees(terrain=WOODS, hills={"0301": 1, "0305": 1})
    assert not sees(hills={"0303": 1})


@rule("colonial:general-28")
@pytest.mark.parametrize("heights", [{}, {"0404": 2}, {"0406": 2}, {"0404": 1, "0406": 1}])
def test_height_changes_neither_range_nor_dice(heights):
    units = {
        "A": foot("0404", weapon="single_shot_rifles"),
        "X": foot("0406", side="red"),
        "Y": foot("0407", side="red"),
    }
    with battle(units, active="A", card="7C", dice=[6, 5, 5, 5], hills=heights) as drill:
        assert drill.hexes("fire", "A") == {"0406"}  # height gives no third hex
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["roll"].dice == 4
        assert drill.told("fire")[0]["hits"] == 1
        assert drill["X"].disrupted


@rule("colonial:general-25")
@pytest.mark.parametrize("name", COLONIAL.scenarios())
def test_sight_is_the_same_both_ways_on_every_battlefield(name):
    game = COLONIAL.open(name)
    state = game.setup(bytes(32))
    rng = Random(name)
    hexes = list(game.field.grid.index.values())
    for _ in range(1500):
        one, other = rng.sample(hexes, 2)
        assert can_see(game.field, state, one, other) == can_see(game.field, state, other, one)


KEYS = sorted(COLONIAL.pack.terrain)
HEXES = [f"{col:02}{row:02}" for col in range(1, 10) for row in range(1, 10)]


@rule("colonial:general-25", "colonial:general-26", "colonial:general-27")
@settings(max_examples=40, deadline=None)
@given(
    terrain=st.dictionaries(st.sampled_from(HEXES[:70]), st.sampled_from(KEYS), max_size=30),
    hills=st.dictionaries(st.sampled_from(HEXES), st.integers(1, 3), max_size=30),
    where=st.lists(st.sampled_from(HEXES[:70]), max_size=8, unique=True),
)
def test_sight_agrees_with_the_formula_on_any_ground(terrain, hills, where):
    passable = [name for name in where if COLONIAL.pack.terrain[terrain.get(name, "open")].passable]
    units = {f"U{name}": foot(name) for name in passable}
    pieces = {"zz": foot("0909"), "X": foot("0908", side="red"), **units}
    with battle(pieces, terrain=terrain, hills=hills) as drill:
        field, grid = drill.field, drill.field.grid
        occupied = {"0909", "0908", *passable}
        for start in HEXES[::9]:
            for end in HEXES[::7]:
                expected = by_the_formula(grid, terrain, hills, occupied, start, end)
                assert can_see(field, drill.state, grid.index[start], grid.index[end]) == expected


def by_the_formula(grid, terrain, hills, occupied, start, end):
    """The ruling of general-25 to general-27, worked out hex by hex with nothing kept ready."""
    one, other = grid.index[start], grid.index[end]
    far = grid.distance(one, other)
    ax, ay = plane(grid, one)
    bx, by = plane(grid, other)
    eye, target = 2 * hills.get(start, 0) + 1, 2 * hills.get(end, 0) + 1
    beside = {}
    for name, space in grid.index.items():
        steps = grid.distance(one, space)
        if space in (one, other) or steps + grid.distance(space, other) != far:
            continue
        x, y = plane(grid, space)
        corners = [(x + dx, y + dy) for dx, dy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]
        sides = [(bx - ax) * (cy - ay) - (by - ay) * (cx - ax) for cx, cy in corners]
        grown = COLONIAL.pack.terrain[terrain.get(name, "open")].los_height
        top = 2 * hills.get(name, 0) + max(grown, 1 if name in occupied else 0)
        blocks = top * far >= eye * (far - steps) + target * steps
        if any(side > 0 for side in sides) and any(side < 0 for side in sides):
            if blocks:
                return False
        elif sides.count(0) == 2:
            beside.setdefault(steps, []).append(blocks)
    return not any(len(pair) == 2 and all(pair) for pair in beside.values())


def plane(grid, space):
    """Whole-number coordinates of a hex's centre."""
    col, row = grid.col_row(space)
    return 3 * col, 2 * (row - col // 2) + col
