"""Scenario files: what loads, what is rejected and why, and the battles that come with the game."""

import msgspec
import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError, copy_pack
from sandtable.games.colonial.pack import Pack, from_plain
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
    with pytest.raises(PackError) as error:
        from_plain(COLONIAL.pack, plain, "mine.toml")
    return str(error.value)


OPEN = ["." * 9] * 9
LEVEL = ["0" * 9] * 9

BAD_MAPS = [
    (
        {"terrain": ["........?", *OPEN[1:]]},
        'terrain[0]: "........?" stands there; expected 9 characters out of .wFvcguUrsxzd~fb#',
    ),
    (
        {"terrain": [*OPEN[:8], "." * 8]},
        'terrain[8]: "........" stands there; expected 9 characters out of .wFvcguUrsxzd~fb#',
    ),
    ({"terrain": OPEN[:8]}, "terrain: a list of 8 stands there; expected a list of 9"),
    (
        {"elevation": [*LEVEL[:4], "00000a000", *LEVEL[5:]]},
        'elevation[4]: "00000a000" stands there; expected 9 characters out of 0123456789',
    ),
    (
        {"elevation": [*LEVEL[:4], "0" * 10, *LEVEL[5:]]},
        'elevation[4]: "0000000000" stands there; expected 9 characters out of 0123456789',
    ),
    ({"elevation": [*LEVEL, "0" * 9]}, "elevation: a list of 10 stands there; expected a list of 9"),
    ({"cols": 0}, "cols: 0 stands there; expected a whole number from 1 to 60"),
    ({"rows": 61}, "rows: 61 stands there; expected a whole number from 1 to 60"),
    ({"turns": 0}, "turns: 0 stands there; expected a whole number from 1 to 99"),
    ({"roads": [["0101", "0103"]]}, 'roads[0][1]: "0103" stands there; expected a hex next to the one before it'),
    ({"roads": [["0101", "0102"], ["0909", "0910"]]}, 'roads[1][1]: "0910" stands there; expected a hex of the board'),
    (
        {"terrain": ["~........", *OPEN[1:]], "roads": [["0101", "0102"]]},
        'roads[0][0]: "0101" stands there; expected a hex that can be entered',
    ),
    ({"format": "colonial-scenario/9"}, 'format: "colonial-scenario/9" stands there; expected "colonial-scenario/1"'),
    ({"weather": "fine"}, "weather: this key is not known here; expected one of: format, id, title, cols, rows"),
    ({"kind": "dreamt"}, 'kind: "dreamt" stands there; expected one of: "fictional", "historical"'),
    (
        {"objective": [{"name": "Well", "hex": "1010", "points": 1}]},
        'objective[0] (Well): hex: "1010" stands there; expected a hex of the board',
    ),
    (
        {"objective": [{"name": "Well", "hex": "0101", "points": 1, "holder": "green"}]},
        'objective[0] (Well): holder: "green" stands there; expected a name from side.id: "blue"',
    ),
    (
        {"exit": [{"side": "blue", "hexes": ["0505"]}]},
        'exit[0] (blue): hexes[0]: "0505" stands there; expected a hex at the edge of the board',
    ),
    (
        {"exit": [{"side": "blue", "hexes": ["0010"]}]},
        'exit[0] (blue): hexes[0]: "0010" stands there; expected a hex at the edge of the board',
    ),
    (
        {"exit": [{"side": "green", "hexes": ["0101"]}]},
        'exit[0] (green): side: "green" stands there; expected a name from side.id: "blue", "red"',
    ),
    (
        {"delivery": [{"side": "green", "units": ["A"], "hex": "0101", "points": 1}]},
        'delivery[0] (green): side: "green" stands there; expected a name from side.id: "blue", "red"',
    ),
    (
        {"delivery": [{"side": "blue", "units": ["B"], "hex": "0101", "points": 1}]},
        'delivery[0] (blue): units[0]: "B" stands there; expected a name from unit.id: "A", "X"',
    ),
    (
        {"delivery": [{"side": "blue", "units": ["X"], "hex": "0101", "points": 1}]},
        'delivery[0] (blue): units[0]: "X" stands there; expected a name from unit.id: "A"',
    ),
    (
        {"delivery": [{"side": "blue", "units": ["A"], "hex": "1010", "points": 1}]},
        'delivery[0] (blue): hex: "1010" stands there; expected a hex of the board',
    ),
    ({"special": [{"id": "fog", "text": ""}]}, 'special[0] (fog): id: "fog" stands there; expected "hidden"'),
    (
        {"players": {"blue": 0, "red": 0, "green": 1}},
        'players.green: "green" stands there; expected a name from side.id: "blue", "red"',
    ),
]


@pytest.mark.parametrize(("fields", "message"), BAD_MAPS, ids=[case[1] for case in BAD_MAPS])
def test_a_bad_map_is_rejected_with_its_reason(fields, message):
    assert message in rejected(changed(**fields))


BAD_UNITS = [
    ({"B": foot("0910")}, {}, 'unit[2] (B): hex: "0910" stands there; expected a hex of the board'),
    (
        {"B": foot("0505")},
        {"terrain": {"0505": "river"}},
        'unit[2] (B): hex: "0505" stands there; expected a hex that can be entered',
    ),
    (
        {"B": foot("0505", side="green")},
        {},
        'unit[2] (B): side: "green" stands there; expected a name from side.id: "blue", "red"',
    ),
    ({"B": foot("0909")}, {}, 'unit (X, B): hex: "0909" stands there; expected units of one side'),
    (
        {n: foot("0404") for n in "BDE"},
        {},
        'unit (A, B, D, E): hex: "0404" stands there; expected fewer units: they take 16 space',
    ),
    (
        {n: horse("0505") for n in "BD"},
        {},
        'unit (B, D): hex: "0505" stands there; expected fewer units: they take 16 space points',
    ),
    (
        {n: gun("0505") for n in "BDE"},
        {},
        'unit (B, D, E): hex: "0505" stands there; expected fewer units: they take 15 space points',
    ),
    (
        {n: wagon("0505") for n in "BDEFG"},
        {},
        'unit (B, D, E, F, G): hex: "0505" stands there; expected fewer units: they take 15 space',
    ),
    (
        {"B": horse("0505"), "D": foot("0505"), "C": commander("0505")},
        {},
        'unit (B, D, C): hex: "0505" stands there; expected fewer units: they take 13 space points',
    ),
    (
        {"B": foot("0505", weapon="machine_gun")},
        {},
        'unit[2] (B): weapon: "machine_gun" stands there; expected one of: "hand_to_hand", "muskets"',
    ),
    (
        {"B": gun("0505", weapon="muskets")},
        {},
        'unit[2] (B): weapon: "muskets" stands there; expected one of: "machine_gun"',
    ),
    (
        {"W": wagon("0505"), "B": foot("0505", aboard="W")},
        {},
        'unit[3] (B): aboard: "W" stands there; expected the name of a row of unit with type =',
    ),
    (
        {"W": wagon("0506", motorised=True), "B": foot("0505", aboard="W")},
        {},
        'unit[3] (B): aboard: "W" stands there; expected the name of a row of unit with hex = "0505"',
    ),
    (
        {"B": foot("0505", aboard="A")},
        {},
        'unit[2] (B): aboard: "A" stands there; expected the name of a row of unit with type =',
    ),
    (
        {"W": wagon("0505", side="red", motorised=True), "B": foot("0505", aboard="W")},
        {},
        'unit[3] (B): aboard: "W" stands there; expected the name of a row of unit with type =',
    ),
    (
        {"B": foot("0505", motorised=True)},
        {},
        'unit[2] (B): motorised: true stands there; expected false, because type = "infantry"',
    ),
    ({"B": foot(None)}, {}, "unit[2] (B): hex: nothing stands there; expected either hex or enters"),
    (
        {"B": foot("0505", enters=2, entry=["0101"])},
        {},
        'unit[2] (B): hex: hex = "0505", enters = 2 stands there; expected either hex or enters',
    ),
    (
        {"B": foot(None, enters=2)},
        {},
        "unit[2] (B): entry: nothing stands there; expected a hex at the edge of the board",
    ),
    (
        {"B": foot(None, enters=2, entry=["0505"])},
        {},
        'unit[2] (B): entry[0]: "0505" stands there; expected a hex at the edge of the board',
    ),
    (
        {"B": foot(None, enters=2, entry=["0001"])},
        {},
        'unit[2] (B): entry[0]: "0001" stands there; expected a hex at the edge of the board',
    ),
    (
        {"B": foot(None, enters=2, entry=["0101"])},
        {"terrain": {"0101": "cliff"}},
        'unit[2] (B): entry[0]: "0101" stands there; expected a hex that can be entered',
    ),
    (
        {"B": foot("0505", towed_by="A")},
        {},
        'unit[2] (B): towed_by: "A" stands there; expected nothing, because type = "infantry"',
    ),
    (
        {"G": gun("0505", towed_by="A")},
        {},
        'unit[2] (G): towed_by: "A" stands there; expected the name of a row of unit with type =',
    ),
    (
        {"G": gun("0505", towed_by="T")},
        {},
        'unit[2] (G): towed_by: "T" stands there; expected a name from unit.id: "A", "X", "G"',
    ),
    (
        {"G": gun("0505", limbered=True)},
        {},
        "unit[2] (G): towed_by: nothing stands there; expected the name of a row of unit with type =",
    ),
    (
        {"G": gun("0505", towed_by="T", limbered=True), "T": wagon("0506")},
        {},
        'unit[2] (G): towed_by: "T" stands there; expected the name of a row of unit with hex =',
    ),
    (
        {"G": gun("0505", towed_by="T"), "T": wagon("0507")},
        {},
        'unit[2] (G): hex: "0505" stands there; expected the hex of its team T',
    ),
    (
        {"G": gun(None, towed_by="T", enters=2, entry=["0101"]), "T": wagon(None, enters=2, entry=["0101"])},
        {},
        "unit[2] (G): hex: nothing stands there; expected the hex of its team T",
    ),
    (
        {"G": gun("0505", towed_by="T"), "T": wagon(None, enters=2, entry=["0101"])},
        {},
        'unit[2] (G): hex: "0505" stands there; expected the hex of its team T',
    ),
    ({"B/2": foot("0505")}, {}, 'unit[2] (B/2): id: "B/2" stands there; expected a text like "gov-levy"'),
    ({"": foot("0505")}, {}, 'unit[2] (blue): id: "" stands there; expected a text like "gov-levy"'),
]


@pytest.mark.parametrize(("units", "ground", "message"), BAD_UNITS, ids=[case[2] for case in BAD_UNITS])
def test_a_bad_unit_is_rejected_with_its_reason(units, ground, message):
    with pytest.raises(PackError) as error:
        scenario({**BASE, **units}, **ground)
    assert message in str(error.value)


def test_other_bad_scenarios_are_rejected():
    plain = changed()
    twice = rejected({**plain, "unit": [*plain["unit"], plain["unit"][0]]})
    assert 'unit[2] (A): id: "A" stands there; expected a value of its own (unit[0] (A): id has this one)' in twice
    twin = [plain["side"][0], {**plain["side"][1], "id": "blue"}]
    assert 'side[1] (blue): id: "blue" stands there; expected a value of its own' in rejected({**plain, "side": twin})
    assert "side[0] (blue): 0 rows stands there; expected 1 row of unit" in rejected({**plain, "players": {}})
    assert 'victory.handicap.side: "green" stands there; expected a name from side.id' in rejected(
        {**plain, "victory": {**plain["victory"], "handicap": {"side": "green", "points": 1}}}
    )
    assert "victory.minor: 9 stands there; expected a whole number from 0 to 8" in rejected(
        {**plain, "victory": {**plain["victory"], "minor": 9, "major": 8}}
    )


def test_all_problems_are_told_at_once():
    message = rejected(changed(terrain=["........?", "." * 8, *OPEN[2:]]))
    assert [line.partition(" stands")[0] for line in message.splitlines()] == [
        'mine.toml: terrain[0]: "........?"',
        'mine.toml: terrain[1]: "........"',
    ]
    message = rejected(changed(turns=0, cols="many", kind=[], elevation=7))
    assert [line.split(": ")[1] for line in message.splitlines()] == ["cols", "elevation", "turns", "kind"]


def test_a_pack_is_read_whole_or_not_at_all(tmp_path):
    copy_pack(COLONIAL.folder, tmp_path / "mine")
    assert Pack(tmp_path / "mine").order == COLONIAL.scenarios()
    path = tmp_path / "mine" / "scenarios" / "atbara.toml"
    path.write_text(path.read_text().replace("turns = 10", "turns = 0"))
    with pytest.raises(PackError, match=r"scenarios/atbara\.toml: turns: 0 stands there"):
        Pack(tmp_path / "mine")
    path.write_text(path.read_text().replace("turns = 0", 'turns = "many"'))
    with pytest.raises(PackError, match=r'atbara\.toml: turns: "many" stands there'):
        Pack(tmp_path / "mine")
    path.write_text((path.parent / "chakdara.toml").read_text())
    with pytest.raises(PackError, match=r'"chakdara" stands there; expected a value of its own \(scenarios/atbara'):
        Pack(tmp_path / "mine")
    for found in path.parent.iterdir():
        found.unlink()
    with pytest.raises(PackError, match=r"scenarios/\*\.toml: there is no such file"):
        Pack(tmp_path / "mine")
    (tmp_path / "mine" / "weapons.toml").unlink()
    with pytest.raises(PackError, match=r"weapons\.toml: there is no such file"):
        Pack(tmp_path / "mine")
    with pytest.raises(PackError, match="is not a folder"):
        Pack(tmp_path / "yours")


# ------------------------------------------------------------ the battles that come with the game

BATTLES = [
    ("tel-asra", 12, 9, 8, 15, ("government", 7), ("tribes", 9)),
    ("sannas-post", 14, 9, 12, 21, ("british", 13), ("boers", 10)),
    ("atbara", 12, 10, 10, 25, ("sirdar", 14), ("mahdists", 11)),
    ("modder-river", 14, 10, 12, 25, ("british", 15), ("boers", 11)),
    ("modder-river-brigades", 14, 10, 12, 27, ("british", 16), ("boers", 12)),
    ("shin-kamar", 10, 12, 12, 18, ("british", 10), ("afridis", 8)),
    ("chakdara", 12, 10, 12, 19, ("british", 10), ("tribes", 9)),
]


@rule("colonial:general-04")
@pytest.mark.parametrize("row", BATTLES, ids=[row[0] for row in BATTLES])
def test_the_battles_are_as_described(row):
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


def test_there_are_seven_and_the_training_battle_comes_first():
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
