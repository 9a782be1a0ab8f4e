"""Every printed table, cell by cell, and the pack's own checks."""

from pathlib import Path

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.packs import PackError, copy_pack, values
from sandtable.games.guerra.pack import HERE, Pack
from sandtable.games.guerra.strength import row_of
from tests.games.guerra.drill import C1, U1, war

COLUMNS = ["1:2+", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1", "7+:1"]
#: Tabela 2 as it is printed: row, then attacker/defender by column
TABELA_2 = {
    (1, 5): "AE/DVI ARBM/DVI ARBM/DVB ARB/DVB ARB/DVI ARB/DVB ARIM/DVIM ARIM/DVI AVB/DRIM",
    (6, 15): "ARBM/DVI ARBM/DVB ARB/DVB ARB/DVI ARB/DVB ARIM/DVI ARIM/DVI AVB/DRIM AVIM/DRIM",
    (16, 30): "ARBM/DVB ARB/DVB ARB/DVI ARB/DVB ARIM/DVI ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM",
    (31, 50): "ARB/DVB ARB/DVI ARB/DVB ARIM/DVI ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM AVB/DRIM",
    (51, 70): "ARB/DVI ARB/DVB ARIM/DVI ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM AVB/DRIM AVB/DRB",
    (71, 85): "ARB/DVB ARIM/DVI ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM AVB/DRIM AVB/DRB AVI/DRB",
    (86, 95): "ARIM/DVI ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM AVB/DRIM AVB/DRB AVI/DRB AVB/DE",
    (96, 100): "ARIM/DVIM AVB/DRIM AVIM/DRIM AVI/DRIM AVB/DRIM AVB/DRB AVI/DRB AVB/DE AVI/DE",
}
TABELA_3 = {
    (1, 2): "00 00 00 00 00 00 00 00 00",
    (3, 4): "00 00 00 10 10 20 21 30 30",
    (5, 6): "00 00 10 10 20 21 30 30 31",
    (7, 8): "00 10 10 20 21 30 30 31 31",
    (9, 10): "10 10 20 21 30 30 31 31 32",
}
TABELA_4 = {(1, 2): "00000", (3, 4): "00011", (5, 6): "00112", (7, 8): "01122", (9, 10): "11223"}


@rule("guerra:T1-a", "guerra:T1-b", "guerra:T1-c", "guerra:T1-d")
@pytest.mark.parametrize(
    ("terrain", "cost", "shift", "stacking"),
    [
        ("open", 1, 0, 5),
        ("savanna", 1, 0, 4),
        ("swamp", 2, 1, 2),
        ("forest", 2, 2, 2),
        ("rough", 2, 2, 3),
        ("mountain", 3, 3, 2),
    ],
)
def test_terrain(terrain: str, cost: int, shift: int, stacking: int):
    with war({U1: "2010", C1: "3010"}, terrain={"2011": terrain}) as drill:
        space = drill.space("2011")
        assert (drill.theatre.cost[space], drill.theatre.shift[space]) == (cost, shift)
        assert drill.game.room[space] == stacking
        assert dict(drill.theatre.steps[0][drill.space("2010")])[space] == cost


@rule("guerra:T1-d")
def test_a_city_counts_in_place_of_its_terrain():
    with war(real=True) as drill:
        theatre = drill.theatre
        mbandaka = theatre.town_space[theatre.town("Mbandaka")]
        assert theatre.towns[theatre.town("Mbandaka")].under == "swamp"
        assert (theatre.cost[mbandaka], theatre.shift[mbandaka]) == (1, 2)
    with war(towns={"Kamina": "2010"}) as drill:
        assert drill.game.room[drill.space("2010")] == 5


@rule("guerra:T1-e")
def test_a_village_has_the_values_of_its_terrain():
    with war(towns={"Kikwit": "2010"}, terrain={"2010": "mountain"}) as drill:
        space = drill.space("2010")
        assert (drill.theatre.cost[space], drill.theatre.shift[space], drill.game.room[space]) == (3, 3, 3)


@rule("guerra:T1-f")
def test_roads_and_railways():
    with war({U1: "2010"}, roads=["2010-2011"], rails=["2010-2011"], terrain={"2012": "forest"}) as drill:
        space = drill.space("2010")
        assert drill.game.room[space] == 6
        assert drill.theatre.shift[space] == 0
        assert drill.theatre.tables.limits.rail_hexes == 15
        assert drill.theatre.tables.features.road_cost == 1


@rule("guerra:T1-g")
def test_rivers():
    with war({U1: "2010"}, congo=["2010/2011"], rivers=["2010/2009"]) as drill:
        here = drill.space("2010")
        steps = dict(drill.theatre.steps[0][here])
        assert steps[drill.space("2011")] == steps[drill.space("2009")] == 2
        assert drill.theatre.river[here, drill.space("2011")] == 2
        assert drill.theatre.river[here, drill.space("2009")] == 1
        assert drill.game.room[here] == 4


@rule("guerra:T2-a", "guerra:T2-b", "guerra:T2-d")
def test_tabela_2():
    with war() as drill:
        table = drill.theatre.tables.combat
        assert table.columns == COLUMNS
        for (low, high), line in TABELA_2.items():
            for number in (low, high):
                row = table.row[row_of(drill.game, number)]
                assert [f"{attack}/{defence}" for attack, defence in row.cells] == line.split()


@rule("guerra:T2-c")
def test_repulses_pair_with_a_defence_that_holds():
    with war() as drill:
        for row in drill.theatre.tables.combat.row:
            for attack, defence in row.cells:
                assert attack.startswith("AV") == (defence[:2] in ("DR", "DE"))


@rule("guerra:T3-a")
def test_tabela_3():
    with war() as drill:
        table = drill.theatre.tables.bombardment
        assert table.columns == [0, 5, 9, 13, 17, 21, 25, 29, 33]
        for (low, high), line in TABELA_3.items():
            for die in (low, high):
                cells = drill.game.bombardment_rows[die].cells
                assert [f"{slower}{losses}" for slower, losses in cells] == line.split()


@rule("guerra:T4-a")
def test_tabela_4():
    with war() as drill:
        table = drill.theatre.tables.interdiction
        assert table.columns == [0, 3, 5, 7, 9]
        for (low, high), line in TABELA_4.items():
            for die in (low, high):
                assert "".join(map(str, drill.game.interdiction_rows[die].cells)) == line


@rule("guerra:T5-a", "guerra:T6-a")
def test_tabelas_5_and_6():
    with war() as drill:
        points = drill.theatre.tables.points
        assert points.air == [0, 4, 6, 6, 6, 4, 4, 4, 6, 6, 4, 4, 2, 2, 2]
        assert points.congo == [0, 0, 0, 0, 2, 4, 4, 4, 4, 6, 6, 6, 4, 4, 4]
        assert points.rebels == [0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 4, 4, 2, 2, 2]
        assert (sum(points.congo), sum(points.rebels)) == (48, 52)
    for turn in (9, 13):
        with war({U1: "2010", C1: "3010"}, turn=turn - 1, active="administration") as drill:
            assert drill.state.air == points.air[turn - 1]
            assert list(drill.state.replacements) == [points.rebels[turn - 1], points.congo[turn - 1]]


@rule("guerra:T8-b")
def test_the_two_morale_lists():
    with war() as drill:
        table8 = drill.theatre.tables.morale.table8
        other = drill.theatre.tables.morale.section_4_3_1
        assert [(line.army, line.value) for line in table8 if line.army == "congo"] == [
            ("congo", value) for value in (-1, -2, -1, -1, 1)
        ]
        assert drill.game.morale_lines["angola"] == [line for line in table8 if line.army == "angola"]
        assert sorted(line.value for line in other if line.army == "angola") == [-2, -2, -1, -1]
        assert len(table8) == 26
        assert len(other) == 28


@rule("guerra:M-a")
def test_reserve_markers_are_the_only_ones_that_limit_play():
    with war() as drill:
        assert drill.theatre.tables.limits.reserve_markers == 24
    # more interdictions at once than there are markers printed
    cut = {f"20{row:02}-road": 9 for row in range(5, 25)}
    road = "-".join(f"20{row:02}" for row in range(5, 25))
    with war({U1: "3010"}, turn=5, roads=[road], state={"cut": cut}) as drill:
        assert drill.state.cut_roads.bit_count() == 20


def test_every_number_has_an_origin():
    origins = {origin for _, _, _, origin in values(HERE)}
    assert origins == {"text", "reconstructed"}
    by_key = {(name, key): origin for name, key, _, origin in values(HERE)}
    assert by_key["counters.toml", "unit[0].attack"] == "text"
    assert by_key["counters.toml", "unit[0].morale"] == "reconstructed"
    assert by_key["tables.toml", "combat.row[0].low"] == "text"
    assert by_key["tables.toml", "stacking.artillery_regiment"] == "reconstructed"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "board.toml",
            'hex = "0717"',
            'hex = "9999"',
            '(Kinshasa): hex: "9999" stands there; expected a hex of the board',
        ),
        (
            "board.toml",
            "0319-0418-0519",
            "0319-0519-0418",
            '"0319/0519" stands there; expected a hexside between two hexes',
        ),
        (
            "counters.toml",
            'at = "Bumba"',
            'at = "Bambu"',
            '(congo): at: "Bambu" stands there; expected a name from town.name (board.toml), entry.name (board.toml)',
        ),
        ("tables.toml", "air = [0, 4", "air = [4", "points.air: a list of 14 stands there; expected a list of 15"),
        (
            "tables.toml",
            "turns = 15",
            'turns = "many"',
            'limits.turns: "many" stands there; expected a whole number from 1 to 30',
        ),
    ],
)
def test_a_bad_pack_is_told_clearly(tmp_path: Path, file: str, old: str, new: str, message: str):
    copy_pack(HERE, tmp_path / "pack")
    path = tmp_path / "pack" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as error:
        Pack(tmp_path / "pack")
    assert message in str(error.value)
    assert file in str(error.value)
