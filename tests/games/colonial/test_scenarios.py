"""Scenario files: what loads, what is rejected and why, and the six battles that come with the game."""

import msgspec
import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError, copy_pack
from sandtable.games.colonial.pack import Pack, Scenario, checked
from sandtable.games.shelf import title
from tests.games.colonial.drill import FAR_FOE, commander, foot, gun, horse, scenario, wagon

COLONIAL = title("colonial")
BASE = {"A": foot("0404"), "X": FAR_FOE}


# ------------------------------------------------------------ what the loader rejects


def changed(**fields):
    """The drill scenario as plain data, with some fields replaced."""
    return {**msgspec.to_builtins(scenario(BASE)), **fields}


def rejected(plain):
    """What the loader says of a scenario."""
    with pytest.raises((PackError, msgspec.ValidationError)) as error:
        checked(COLONIAL.pack, msgspec.convert(plain, Scenario), "mine.toml")
    return str(error.value)


OPEN = ["." * 9] * 9
LEVEL = ["0" * 9] * 9

BAD_MAPS = [
    ({"terrain": ["........?", *OPEN[1:]]}, "terrain, row 1: unknown symbol '?'"),
    ({"terrain": [*OPEN[:8], "." * 8]}, "terrain, row 9: expected 9 characters, found 8"),
    ({"terrain": OPEN[:8]}, "terrain: expected 9 rows, found 8"),
    ({"elevation": [*LEVEL[:4], "00000a000", *LEVEL[5:]]}, "elevation, row 5: unknown symbol 'a'"),
    ({"elevation": [*LEVEL[:4], "0" * 10, *LEVEL[5:]]}, "elevation, row 5: expected 9 characters, found 10"),
    ({"elevation": [*LEVEL, "0" * 9]}, "elevation: expected 9 rows, found 10"),
    ({"cols": 0}, "cols and rows must be from 1 to 60, not 0 and 9"),
    ({"rows": 61}, "cols and rows must be from 1 to 60, not 9 and 61"),
    ({"turns": 0}, "turns must be 1 or more, not 0"),
    ({"roads": [["0101", "0103"]]}, "road 1: gap between 0101 and 0103"),
    ({"roads": [["0101", "0102"], ["0909", "0910"]]}, "road 2: no hex 0910 on the board"),
    ({"terrain": ["~........", *OPEN[1:]], "roads": [["0101", "0102"]]}, "road 1: hex 0101 is impassable"),
    ({"format": "colonial-scenario/9"}, "colonial-scenario/9"),
    ({"weather": "fine"}, "weather"),
    ({"kind": "dreamt"}, "dreamt"),
    ({"objective": [{"name": "Well", "hex": "1010", "points": 1}]}, "objective Well: no hex 1010 on the board"),
    (
        {"objective": [{"name": "Well", "hex": "0101", "points": 1, "holder": "green"}]},
        "objective Well: unknown side 'green'",
    ),
    ({"exit": [{"side": "blue", "hexes": ["0505"]}]}, "exit: hex 0505 is not on the edge of the board"),
    ({"exit": [{"side": "blue", "hexes": ["0010"]}]}, "exit: hex 0010 is not on the edge of the board"),
    ({"exit": [{"side": "green", "hexes": ["0101"]}]}, "exit: unknown side 'green'"),
    ({"delivery": [{"side": "green", "units": ["A"], "hex": "0101", "points": 1}]}, "delivery: unknown side 'green'"),
    ({"delivery": [{"side": "blue", "units": ["B"], "hex": "0101", "points": 1}]}, "delivery: unknown unit 'B'"),
    ({"delivery": [{"side": "blue", "units": ["X"], "hex": "0101", "points": 1}]}, "delivery: X is not of side blue"),
    ({"delivery": [{"side": "blue", "units": ["A"], "hex": "1010", "points": 1}]}, "delivery: no hex 1010"),
    ({"special": [{"id": "fog", "text": ""}]}, "fog"),
    ({"players": {"blue": 0, "red": 0, "green": 1}}, "players: unknown side 'green'"),
]


@pytest.mark.parametrize(("fields", "message"), BAD_MAPS, ids=[case[1] for case in BAD_MAPS])
def test_a_bad_map_is_rejected_with_its_reason(fields, message):
    assert message in rejected(changed(**fields))


BAD_UNITS = [
    ({"B": foot("0910")}, {}, "unit B: no hex 0910 on the board"),
    ({"B": foot("0505")}, {"terrain": {"0505": "river"}}, "unit B: hex 0505 is impassable"),
    ({"B": foot("0505", side="green")}, {}, "unit B: unknown side 'green'"),
    ({"B": foot("0909")}, {}, "hex 0909: both sides are in it"),
    ({n: foot("0404") for n in "BDE"}, {}, "hex 0404: 16 space points, but there is room for 12"),
    ({n: horse("0505") for n in "BD"}, {}, "hex 0505: 16 space points"),
    ({n: gun("0505") for n in "BDE"}, {}, "hex 0505: 15 space points"),
    ({n: wagon("0505") for n in "BDEFG"}, {}, "hex 0505: 15 space points"),
    ({"B": horse("0505"), "D": foot("0505"), "C": commander("0505")}, {}, "hex 0505: 13 space points"),
    ({"B": foot("0505", weapon="machine_gun")}, {}, "unit B: infantry cannot have the weapon 'machine_gun'"),
    ({"B": gun("0505", weapon="muskets")}, {}, "unit B: artillery cannot have the weapon 'muskets'"),
    ({"W": wagon("0505"), "B": foot("0505", aboard="W")}, {}, "horse-drawn transport W cannot carry infantry"),
    ({"W": wagon("0506", motorised=True), "B": foot("0505", aboard="W")}, {}, "W, which is in another hex"),
    ({"B": foot("0505", aboard="A")}, {}, "unit B: aboard 'A' is not a transport of its side"),
    ({"W": wagon("0505", side="red", motorised=True), "B": foot("0505", aboard="W")}, {}, "not a transport of its"),
    ({"B": foot("0505", motorised=True)}, {}, "unit B: only a transport is motorised"),
    ({"B": foot(None)}, {}, "unit B: needs either hex or enters"),
    ({"B": foot("0505", enters=2, entry=["0101"])}, {}, "unit B: needs either hex or enters"),
    ({"B": foot(None, enters=2)}, {}, "unit B: enters needs entry hexes"),
    ({"B": foot(None, enters=2, entry=["0505"])}, {}, "entry hex 0505 is not on the edge of the board"),
    ({"B": foot(None, enters=2, entry=["0001"])}, {}, "entry hex 0001 is not on the edge of the board"),
    ({"B": foot(None, enters=2, entry=["0101"])}, {"terrain": {"0101": "cliff"}}, "entry hex 0101 is impassable"),
    ({"B": foot("0505", towed_by="A")}, {}, "unit B: only artillery is towed"),
    ({"G": gun("0505", towed_by="A")}, {}, "unit G: towed_by 'A' is not a transport of its side"),
    ({"G": gun("0505", towed_by="T")}, {}, "unit G: towed_by 'T' is not a transport of its side"),
    ({"G": gun("0505", limbered=True)}, {}, "unit G: is limbered, but has no towed_by"),
    (
        {"G": gun("0505", towed_by="T", limbered=True), "T": wagon("0506")},
        {},
        "unit G: is limbered, but its team T is in another hex",
    ),
    ({"G": gun("0505", towed_by="T"), "T": wagon("0507")}, {}, "its team T must be in its hex or the next one"),
    (
        {"G": gun(None, towed_by="T", enters=2, entry=["0101"]), "T": wagon(None, enters=2, entry=["0101"])},
        {},
        "or it must enter limbered",
    ),
    ({"G": gun("0505", towed_by="T"), "T": wagon(None, enters=2, entry=["0101"])}, {}, "or it must enter limbered"),
    ({"B/2": foot("0505")}, {}, "an id may not be empty or hold a slash"),
    ({"": foot("0505")}, {}, "an id may not be empty"),
]


@pytest.mark.parametrize(("units", "ground", "message"), BAD_UNITS, ids=[case[2] for case in BAD_UNITS])
def test_a_bad_unit_is_rejected_with_its_reason(units, ground, message):
    with pytest.raises(PackError) as error:
        scenario({**BASE, **units}, **ground)
    assert message in str(error.value)


def test_other_bad_scenarios_are_rejected():
    plain = changed()
    assert "there are 2 units with this id" in rejected({**plain, "unit": [*plain["unit"], plain["unit"][0]]})
    twin = [plain["side"][0], {**plain["side"][1], "id": "blue"}]
    assert "both sides have the id 'blue'" in rejected({**plain, "side": twin})
    assert "side blue: needs one Commander" in rejected({**plain, "players": {}})
    assert "handicap: unknown side 'green'" in rejected(
        {**plain, "victory": {**plain["victory"], "handicap": {"side": "green", "points": 1}}}
    )
    assert "minor may not be more than major" in rejected(
        {**plain, "victory": {**plain["victory"], "minor": 9, "major": 8}}
    )


def test_all_problems_are_told_at_once():
    message = rejected(changed(turns=0, terrain=["........?", "." * 8, *OPEN[2:]]))
    assert message.startswith("mine.toml: ")
    for part in ("row 1: unknown symbol", "row 2: expected 9", "turns must be"):
        assert part in message


def test_a_pack_is_read_whole_or_not_at_all(tmp_path):
    copy_pack(COLONIAL.folder, tmp_path / "mine")
    assert Pack(tmp_path / "mine").order == COLONIAL.scenarios()
    path = tmp_path / "mine" / "scenarios" / "atbara.toml"
    path.write_text(path.read_text().replace("turns = 10", "turns = 0"))
    with pytest.raises(PackError, match=r"atbara\.toml: turns must be"):
        Pack(tmp_path / "mine")
    path.write_text(path.read_text().replace("turns = 0", 'turns = "many"'))
    with pytest.raises(PackError, match=r"atbara\.toml: Expected `int`, got `str` - at `\$\.turns`"):
        Pack(tmp_path / "mine")
    path.write_text((path.parent / "chakdara.toml").read_text())
    with pytest.raises(PackError, match="already a scenario with the id 'chakdara'"):
        Pack(tmp_path / "mine")
    for found in path.parent.iterdir():
        found.unlink()
    with pytest.raises(PackError, match="no scenario"):
        Pack(tmp_path / "mine")
    (tmp_path / "mine" / "weapons.toml").unlink()
    with pytest.raises(PackError, match=r"weapons\.toml: file not found"):
        Pack(tmp_path / "mine")
    with pytest.raises(PackError, match="is not a folder"):
        Pack(tmp_path / "yours")


# ------------------------------------------------------------ the six battles

BATTLES = [
    ("tel-asra", 12, 9, 8, 15, ("government", 7), ("tribes", 9)),
    ("sannas-post", 14, 9, 12, 20, ("british", 13), ("boers", 9)),
    ("atbara", 12, 10, 10, 25, ("sirdar", 14), ("mahdists", 11)),
    ("modder-river", 14, 10, 12, 25, ("british", 15), ("boers", 11)),
    ("shin-kamar", 10, 12, 12, 18, ("british", 10), ("afridis", 8)),
    ("chakdara", 12, 10, 12, 19, ("british", 10), ("tribes", 9)),
]


@rule("colonial:general-04")
@pytest.mark.parametrize("row", BATTLES, ids=[row[0] for row in BATTLES])
def test_the_six_battles_are_as_described(row):
    name, cols, rows, turns, holders, *sides = row
    found = COLONIAL.pack.scenarios[name]
    assert (found.cols, found.rows, found.turns) == (cols, rows, turns)
    assert COLONIAL.seats(name) == tuple(side for side, _ in sides)
    for side, count in sides:
        assert sum(unit.side == side for unit in found.unit) == count
    game = COLONIAL.open(name)
    state = game.setup(bytes(32))
    tow_teams = sum(unit.towed_by is not None for unit in found.unit)
    assert len(found.unit) - tow_teams == holders
    assert game.check(state) == []


def test_there_are_six_and_the_training_battle_comes_first():
    assert COLONIAL.scenarios()[0] == "tel-asra"
    assert sorted(COLONIAL.scenarios()) == sorted(row[0] for row in BATTLES)


@pytest.mark.parametrize("name", COLONIAL.scenarios())
def test_everybody_can_reach_everybody_and_everything(name):
    field = COLONIAL.open(name).field
    grid = field.grid
    wanted = [unit.hex for unit in field.scenario.unit if unit.hex]
    wanted += [aim.hex for aim in field.scenario.objective]
    wanted += [hex for unit in field.scenario.unit for hex in unit.entry]
    wanted += [hex for way_out in field.scenario.exit for hex in way_out.hexes]
    reached = grid.flood(1 << grid.index[wanted[0]], 99, field.passable)
    assert all(reached >> grid.index[hex] & 1 for hex in wanted)
