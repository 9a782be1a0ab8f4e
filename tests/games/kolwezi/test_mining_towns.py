"""Chapter 5.3.4: the mining towns."""

import pytest

from sandtable.engine.flow import Play
from sandtable.engine.ledger import rule
from sandtable.games.kolwezi.reveal import garrison_sections
from tests.games.kolwezi.drill import THEATRE, operation


def march(garrison, town, start="VO1", to="RB2", **more):
    """A section walks up to a mining town."""
    units = {"S11": start, garrison: f"in {town}", **more.pop("units", {})}
    drill = operation(units, "french_move", **more)
    drill.go("S11", to)
    return drill


@rule("kolwezi:5.3.4-c")
def test_revealed_at_once_next_to_the_town():
    with march("Y6", "metal_shaba", to="RB1") as drill:
        assert drill["Y6"].area == "in metal_shaba"
    with march("Y6", "metal_shaba", to="MS1", dice=[1]) as drill:  # it would have walked on
        assert drill.step == "onward"
        assert drill["S11"].area == "RB2"
        assert drill["Y6"].area in ("MS2", "MS3", "MS4")
        assert drill["Y6"].seen
        assert drill.refused(do="move", to="MS2") in ("6-a", "6-d")
        drill.do(do="move", to="MS1")
        assert drill["S11"].area == "MS1"
    with march("Y2", "metal_shaba", to="RB2", dice=[1]) as drill:
        assert drill.step == "onward"
        drill.do(do="halt")
        assert drill["S11"].area == "RB2"
        assert drill.told("garrison")[0]["face"] == "group"


@rule("kolwezi:5.3.4-c")
def test_an_assault_next_to_the_town_reveals_it_too():
    units = {"S11": "RB1", "R4": "RB2", "Y2": "in metal_shaba"}
    with operation(units, "assault_move", dice=[3]) as drill:
        drill.do(do="assault", unit="S11", to="RB2")
        assert drill["Y2"].area == "MS4"  # of three protected areas equally near
        assert drill["Y2"].seen
        assert drill["S11"].area == "RB2"
    with operation({"S11": "RB1", "BS1": "RB2", "Y6": "in metal_shaba"}, "assault_move", loose=True) as drill:
        drill.do(do="assault", unit="S11", to="RB2")
        assert drill["Y6"].area in ("MS2", "MS3", "MS4")  # however the assault ends


@rule("kolwezi:5.3.4-h")
def test_nobody_is_put_where_an_assault_set_out():
    # Both linked towns and the road to one of them are held, and S11 comes from the road to the other
    held = {"S21": "MP1", "S22": "CF1", "S23": "IC1", "S31": "IC2"}
    units = {"S11": "IM1", "BS1": "IM2", "Y1": "in metal_shaba", **held}
    with operation(units, "assault_move", dice=[1, 1, 1, 1], loose=True) as drill:
        drill.do(do="assault", unit="S11", to="IM2")
        assert drill["Y1"].area == "MS3"
        assert drill["YM"].area == "off"
        drill.do(do="done")
        assert drill["S11"].area == "IM1"  # where it has to go back to
        assert drill.game.check(drill.state) == []


@rule("kolwezi:5.3.4-d")
@pytest.mark.parametrize(("die", "area"), [(1, "MP2"), (2, "MP5")])
def test_garrison_in_the_nearest_protected_area(die, area):
    with march("Y2", "mine_principale", start="VO8", to="RA2", dice=[die]) as drill:
        assert drill["Y2"].area == area
    held = {"YM": "MP2"}
    with march("Y2", "mine_principale", start="VO8", to="RA2", units=held, dice=[]) as drill:
        assert drill["Y2"].area == "MP5"


@rule("kolwezi:5.3.4-e")
def test_the_yellow_pc_brings_six_sections():
    with march("Y1", "metal_shaba") as drill:
        home = drill["Y1"].area
        sections = drill.where("YS")
        assert sections.count(home) == 3
        assert all(area.startswith("MS") for area in sections)
        assert len(sections) == 6


@rule("kolwezi:5.3.4-f")
def test_the_other_three_one_to_an_area():
    # dice: MS3 or MS4 for the fourth section, MS1 or MS5 for the last, then town and area of the motorised one
    pieces = [f"YS{number}" for number in (1, 2, 3, 4, 5, 6)]
    for last, area in ((1, "MS1"), (2, "MS5")):
        units = {"Y1": {"area": "MS2"}}
        with operation({"S11": "RB1", **units}, "french_move", pieces=pieces, dice=[1, last, 1, 1]) as drill:
            town = THEATRE.zones.index("metal_shaba")
            garrison_sections(Play(drill.game, drill.state), THEATRE.piece["Y1"], town)
            assert [drill[name].area for name in pieces[:3]] == ["MS2"] * 3
            assert {drill["YS4"].area, drill["YS5"].area} == {"MS3", "MS4"}
            assert drill["YS6"].area == area
            assert drill["YS6"].post == "metal_shaba"
    # nobody goes where the French or a small unit are; those without an area of their own join the PC
    units = {"S11": "MS1", "R2": "MS3", "S12": "MS5", "Y1": {"area": "MS2"}}
    with operation(units, "french_move", pieces=pieces, dice=[1, 1]) as drill:
        garrison_sections(Play(drill.game, drill.state), THEATRE.piece["Y1"], THEATRE.zones.index("metal_shaba"))
        assert [drill[name].area for name in pieces] == ["MS2"] * 3 + ["MS4"] + ["MS2"] * 2


@rule("kolwezi:5.3.4-g")
def test_motorised_section_in_a_linked_town():
    for seed in range(4):
        pieces = ["YS1", "YS2", "YS3", "YS4", "YS5", "YS6"]
        with march("Y1", "metal_shaba", units={"S21": "MP1"}, pieces=pieces, dice=[1 + seed % 3], loose=True) as drill:
            assert drill["YM"].area in ("CF2", "CF3")
            assert drill["YM"].post == "camp_forrest"
            assert not drill["YM"].down
    seen = set()
    for first in (1, 2):
        with march("Y1", "metal_shaba", pieces=pieces, dice=[1, 1, 1, first, 1]) as drill:
            seen.add(drill["YM"].post)
    assert seen == {"mine_principale", "camp_forrest"}


@rule("kolwezi:5.3.4-h")
def test_motorised_section_on_the_road():
    for _ in range(2):
        with march("Y1", "villages", start="MA10", to="RE2", units={"S21": "KA3"}) as drill:
            assert drill["YM"].area in ("IV1", "IV2")
            assert drill["YM"].post == "villages"
    held = {"S21": "KA3", "S22": "IV1", "S23": "IV2"}
    with march("Y1", "villages", start="MA10", to="RE2", units=held) as drill:
        assert drill["YM"].area == "off"
