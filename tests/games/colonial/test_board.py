"""The battlefield: hexes, terrain, water and edges, distances."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError
from sandtable.games.shelf import title
from tests.games.colonial.drill import FAR_FOE, battle, commander, foot, gun, horse, scenario

PACK = title("colonial").pack


def neighbours(drill, name):
    """The names of the hexes around one."""
    grid = drill.field.grid
    return {grid.names[space] for space in grid.neighbours[grid.index[name]]}


@rule("colonial:board-01")
def test_the_board_is_a_grid_of_flat_topped_hexes():
    with battle({"A": foot("0404"), "X": FAR_FOE}, cols=12, rows=9) as drill:
        assert len(drill.field.grid.index) == 108
        assert neighbours(drill, "0105") == {"0104", "0106", "0204", "0205"}
        assert neighbours(drill, "0404") == {"0403", "0405", "0304", "0305", "0504", "0505"}  # an even column
        assert neighbours(drill, "0505") == {"0504", "0506", "0404", "0405", "0604", "0605"}  # an odd one
        assert neighbours(drill, "0101") == {"0102", "0201"}
        assert neighbours(drill, "1209") == {"1208", "1109"}


@rule("colonial:board-01")
def test_there_is_no_facing():
    around = ("0403", "0405", "0304", "0305", "0504", "0505")
    foes = {f"X{number}": foot(name, side="red") for number, name in enumerate(around)}
    with battle({"A": foot("0404"), **foes}, active="A", card="7C") as drill:
        assert drill.hexes("fire", "A") == set(around)
        assert len(drill.legal("assault")) == 6
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="7C") as drill:
        assert drill.hexes("move", "A") == set(around)
        assert drill["A"].hex == "0404"


@rule("colonial:board-01")
def test_a_hex_that_is_not_on_the_board_is_refused():
    units = {"A": foot("0101"), "X": foot("0102", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0100") == "table:no-such-space"
        assert drill.refused(do="move", unit="A", to="nowhere") == "table:no-such-space"
        assert drill.refused(do="move", unit="A", to="0201", path=["0001", "0201"]) == "table:no-such-space"
        assert drill.refused(do="fire", unit="A", at="1010") == "table:no-such-space"


@rule("colonial:board-02")
def test_a_hill_is_a_whole_number_of_hexes_each_entered_singly():
    hill = {"0404": 1, "0405": 1, "0504": 1, "0505": 2, "0506": 1, "0605": 1}
    with battle({"A": foot("0304"), "X": FAR_FOE}, active="A", card="7C", hills=hill) as drill:
        high = {name for name, space in drill.field.grid.index.items() if drill.field.elevation[space]}
        assert high == set(hill)
        levels = {space.id: space.level for space in drill.game.sheet().spaces if space.level}
        assert levels == hill
    for name in hill:
        step = "0403" if name == "0404" else next(n for n in neighbours(drill, name) if n not in hill)
        with battle({"A": foot(step), "X": FAR_FOE}, active="A", card="7C", hills=hill) as drill:
            drill.do(do="move", unit="A", to=name)
            assert drill["A"].hex == name


@rule("colonial:board-02")
def test_terrain_belongs_to_whole_hexes():
    with battle({"A": foot("0404"), "X": FAR_FOE}, terrain={"0505": "woods"}) as drill:
        ground = {name: drill.field.ground[space] for name, space in drill.field.grid.index.items()}
        assert ground.pop("0505") == "woods"
        assert set(ground.values()) == {"open"}


@rule("colonial:board-03")
@pytest.mark.parametrize("key", sorted(PACK.terrain))
def test_only_hills_and_woods_bind_movement_to_the_card(key):
    ground = PACK.terrain[key]
    for card, black in (("7D", False), ("7C", True)):
        with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card=card, terrain={"0405": key}) as drill:
            allowed = ground.passable and (black or key not in ("woods", "forest"))
            assert ("0405" in drill.hexes("move", "A")) == allowed
            if not allowed:
                assert drill.refused(do="move", unit="A", to="0405") == ("move-14" if ground.passable else "board-04")


@rule("colonial:board-03")
@pytest.mark.parametrize("level", [1, 2])
def test_any_height_is_a_hill_whatever_grows_on_it(level):
    for key in ("open", "rocks", "scrub"):
        ground = {"terrain": {"0405": key}, "hills": {"0405": level}}
        with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="7D", **ground) as drill:
            assert drill.refused(do="move", unit="A", to="0405") == "move-13"
        with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="7S", **ground) as drill:
            assert "0405" in drill.hexes("move", "A")


@rule("colonial:board-03")
def test_no_ground_slows_movement():
    rough = {"0405": "scrub", "0406": "tall_undergrowth"}
    with battle({"H": horse("0404"), "X": FAR_FOE}, active="H", card="7D", terrain=rough) as drill:
        assert {"0405", "0406"} <= drill.hexes("move", "H")
    woods = {"0405": "woods", "0406": "forest"}
    with battle({"H": horse("0404"), "X": FAR_FOE}, active="H", card="7C", terrain=woods) as drill:
        assert {"0405", "0406"} <= drill.hexes("move", "H")


@rule("colonial:board-04")
@pytest.mark.parametrize("key", ["river", "cliff"])
def test_rivers_and_cliffs_are_closed(key):
    with battle({"A": foot("0404"), "X": FAR_FOE}, active="A", card="7C", terrain={"0405": key}) as drill:
        assert "0405" not in drill.hexes("move", "A")
        assert drill.refused(do="move", unit="A", to="0405") == "board-04"
    with battle({"H": horse("0404"), "X": FAR_FOE}, active="H", card="7C", terrain={"0405": key}) as drill:
        assert drill.refused(do="move", unit="H", to="0406", path=["0405", "0406"]) == "board-04"
    with pytest.raises(PackError, match='"0405" stands there; expected a hex that can be entered'):
        scenario({"A": foot("0405"), "X": FAR_FOE}, terrain={"0405": key})


@rule("colonial:board-04")
@pytest.mark.parametrize("key", ["river", "cliff"])
def test_a_retreat_does_not_lead_into_water_or_off_a_cliff(key):
    units = {"A": foot("0504"), "X": foot("0505", side="red")}
    dice = [6, 5, 5, 5, 1, 1, 1, 1]
    with battle(units, active="A", card="7C", dice=dice, terrain={"0506": key}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill.hexes("retreat", "X") == {"0405", "0605"}
        assert drill.refused(do="retreat", unit="X", to="0506") == "assault-10"


@rule("colonial:board-04")
@pytest.mark.parametrize("key", ["ford", "bridge"])
def test_fords_and_bridges_are_open_ground(key):
    ground = {"terrain": {"0405": key, "0305": "river", "0505": "river"}}
    with battle({"H": horse("0404"), "X": FAR_FOE}, active="H", card="7H", **ground) as drill:
        assert {"0405", "0406"} <= drill.hexes("move", "H")
    assert not PACK.terrain[key].cover


@rule("colonial:board-04")
def test_the_board_is_left_by_exit_hexes_only():
    way_out = [{"side": "blue", "hexes": ["0105"]}]
    for where, allowed in (("0105", True), ("0104", False)):
        units = {"A": foot(where), "B": foot("0505"), "X": foot("0107", side="red")}
        with battle(units, active="A", card="7C", exit=way_out) as drill:
            assert bool(drill.legal("leave")) == allowed
            if allowed:
                drill.do(do="leave", unit="A", at="0105")
                assert drill["A"].hex == "left"
            else:
                assert drill.refused(do="leave", unit="A", at="0104") == "board-04"
    units = {"A": foot("0505"), "X": foot("0105", side="red"), "Y": FAR_FOE}
    with battle(units, active="X", card="7C", exit=way_out) as drill:  # a way out for the others only
        assert drill.refused(do="leave", unit="X", at="0105") == "board-04"


@rule("colonial:board-04")
def test_no_retreat_leads_off_the_board():
    units = {"A": foot("0102"), "X": foot("0101", side="red"), "Y": FAR_FOE}
    with battle(units, active="A", card="7C", dice=[6, 5, 5, 5, 1, 1, 1, 1], terrain={"0201": "river"}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["X"].hex == "off"
        assert drill.told("cut-off")


@rule("colonial:board-05")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("0303", "0403", 1), ("0303", "0603", 3), ("0303", "0303", 0), ("0303", "0402", 1), ("0101", "0909", 12)],
)
def test_distance_is_the_shortest_way_in_hexes(one, other, steps):
    with battle({"A": foot("0404"), "X": FAR_FOE}) as drill:
        grid = drill.field.grid
        assert grid.distance(grid.index[one], grid.index[other]) == steps
        assert grid.distance(grid.index[other], grid.index[one]) == steps


@rule("colonial:board-05")
def test_range_counts_hexes_whatever_the_ground():
    # Single-shot rifles reach two hexes, up a hill or across a river just as on the flat.
    units = {
        "A": foot("0404", weapon="single_shot_rifles"),
        "C": commander("0404"),
        "X": foot("0406", side="red"),
        "Y": foot("0407", side="red"),
        "Z": gun("0202", side="red"),
    }
    with battle(units, active="A", card="7C", terrain={"0405": "river"}, hills={"0406": 2, "0407": 3}) as drill:
        assert drill.hexes("fire", "A", led=False) == {"0406"}
        assert drill.refused(do="fire", unit="A", at="0407") == "fire-02"
        assert drill.refused(do="fire", unit="A", at="0202") == "fire-02"
