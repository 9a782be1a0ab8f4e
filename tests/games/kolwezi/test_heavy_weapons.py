"""Chapters 8.5 and 8.6: armoured cars and mortars."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from tests.games.kolwezi.drill import COMPANY, THEATRE, operation, score

# 8.5


@rule("kolwezi:8.5-a")
def test_aml_values():
    for reduced, die, expected in ((True, 7, 10), (False, 7, 12)):
        units = {"AML": {"area": "VE4", "reduced": reduced}, "PC1": "ZA1"}
        with operation(units, "katangan_fire", dice=[die]) as drill:
            assert score(drill) == expected
    for reduced, expected in ((True, 6), (False, 11)):
        with operation({"AML": {"area": "VE4", "reduced": reduced}, "PC1": "VE1"}, "katangan_fire", dice=[1]) as drill:
            assert score(drill) == expected


@rule("kolwezi:8.5-b")
def test_aml_ignores_sharpshooters():
    with operation({"AML": "VE4", "SER": "VE1"}, "katangan_fire", dice=[5]) as drill:
        assert score(drill) == 15
        assert drill["SER"].reduced


@rule("kolwezi:8.5-c")
def test_smm_values():
    for reduced, expected in ((False, 6 + 7), (True, 3 + 7)):
        units = {"SMM": {"area": "VE2", "reduced": reduced}, "R2": "VO1", "S11": "ZA2"}
        with operation(units, "french_fire", dice=[7]) as drill:
            drill.fire("R2", "SMM")
            assert score(drill) == expected
    for reduced, expected in ((False, 3 + 7), (True, 1 + 7)):
        with operation({"SMM": {"area": "VE2", "reduced": reduced}, "R2": "VE1"}, "french_fire", dice=[7]) as drill:
            drill.fire("R2", "SMM")
            assert score(drill) == expected
    three = {"SMM": {"area": "VE3", "reduced": True}, "R2": "VO1"}
    with operation(three, "french_fire", dice=[7]) as drill:
        drill.fire("R2", "SMM")
        assert score(drill) == 10
    with operation({"SMM": "ZA3", "R2": "VO4", "R3": "VE2"}, "french_fire") as drill:
        assert drill.refused(do="target", target="R2") == "8.2-b"


@rule("kolwezi:8.5-d")
def test_long_range_by_day_only():
    for turn, fires in ((5, 0), (6, 1)):
        with operation({"AML": "VE4", "S11": "ZA1"}, "katangan_fire", turn=turn) as drill:
            assert len(drill.told("fire")) == fires
    units = {"SMM": "VE2", "R2": "VO1", "S11": "VE1"}
    with operation(units, "french_fire", turn=4) as drill:
        drill.do(do="target", target="R2")
        assert drill.refused(do="fire", unit="SMM", target="R2") == "8.5-d"


@rule("kolwezi:8.5-e")
def test_lines_of_fire():
    def line(one, other):
        return has(THEATRE.lines[THEATRE.index[one]], THEATRE.index[other])

    assert line("ZA1", "VE4")
    assert line("VE4", "ZA1")
    assert not line("VE1", "VE7")
    assert not line("ZA1", "VE2")
    assert line("VE3", "VO1")  # three connections
    assert not line("VE1", "VE2")  # next to each other
    assert sum(lines.bit_count() for lines in THEATRE.lines) == 2 * (68 + 40)
    units = {"SMM": "VE1", "R2": "VE7", "S11": "VE4"}
    with operation(units, "french_fire") as drill:
        drill.do(do="target", target="R2")
        assert drill.refused(do="fire", unit="SMM", target="R2") == "8.5-e"
    with operation({"SMM": "ZA1", "R2": "VE4", "R4": "VE1"}, "french_fire", dice=[1]) as drill:
        drill.fire("R2", "SMM")  # units between do not block
    with operation({"AML": "VE7", "S11": "VE1"}, "katangan_fire") as drill:
        assert not drill.told("fire")


@rule("kolwezi:8.5-f")
def test_aml_fires_next_to_it_first():
    with operation({"AML": "VE4", "S11": "VE5", "TPCE": "ZA1"}, "katangan_fire", dice=[1]) as drill:
        fire = drill.told("fire")[0]
        assert (fire["target"], fire["score"]) == ("S11", 10 + 1 - 2)
    with operation({"AML": "VE4", "S11": "ZA1", "PC1": "ZA1"}, "katangan_fire", dice=[1]) as drill:
        assert drill.told("fire")[0]["target"] == "PC1"


# 8.6

SUPPORT = {**dict.fromkeys([*COMPANY, "TPCE"], "VE4"), "BS1": "VO2"}


@rule("kolwezi:8.6-a")
@pytest.mark.parametrize(
    ("smm", "allowed"), [("VO3", False), ("VE7", True), ("VE8", True), ("VE6", True), ("NV5", False)]
)
def test_mortars_reach_two_to_four(smm, allowed):
    with operation({**SUPPORT, "SMM": smm}, "french_fire", turn=4) as drill:
        assert (2 <= THEATRE.distance[THEATRE.index[smm]][THEATRE.index["VO2"]] <= 4) == allowed
        drill.do(do="target", target="BS1")
        assert ({"do": "mortars", "unit": "SMM", "target": "BS1"} in drill.plain()) == allowed
    without = {name: at for name, at in SUPPORT.items() if name != "TPCE"}
    with operation({**without, "SMM": "VE8"}, "french_fire", turn=4) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="mortars", unit="SMM", target="BS1") == "8.6-a"
        assert drill.refused(do="mortars", unit="S11", target="BS1") == "8.6-a"
    pinned = {**SUPPORT, "TPCE": {"area": "VE4", "pinned": True}, "SMM": "VE8"}
    with operation(pinned, "french_fire", turn=4) as drill:
        drill.do(do="target", target="BS1")
        assert not drill.plain("mortars")
        assert not [action for action in drill.plain("fire") if action.get("mortars")]


@rule("kolwezi:8.6-b")
def test_mortars_add_to_one_fire():
    with operation({**SUPPORT, "SMM": "VE8"}, "french_fire", dice=[1]) as drill:
        drill.fire("BS1", "PC1", "S11", "S12", "S13", mortars=True)
        assert score(drill) == 20 + 6 + 3 - 2 - 2 + 1
        assert drill["BS1"].area == "off"
    for unit, expected in (("S11", 6 + 1 + 6 - 4 + 1), ("TPCE", 1 + 6 - 4 + 1)):
        with operation({**SUPPORT, "SMM": "VE8"}, "french_fire", dice=[1]) as drill:
            drill.fire("BS1", unit, mortars=True)
            assert score(drill) == expected
    with operation({**SUPPORT, "SMM": "VE8"}, "french_fire", dice=[10]) as drill:
        drill.do(do="target", target="BS1")
        drill.do(do="mortars", unit="SMM", target="BS1")
        assert score(drill) == 6 - 4 + 10
    with operation({**SUPPORT, "SMM": {"area": "VE8", "reduced": True}}, "french_fire", dice=[10]) as drill:
        drill.do(do="target", target="BS1")
        drill.do(do="mortars", unit="SMM", target="BS1")
        assert score(drill) == 3 - 4 + 10


@rule("kolwezi:8.6-c")
def test_no_mortars_at_one_connection():
    with operation({**SUPPORT, "SMM": "VO1"}, "french_fire", dice=[10]) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="mortars", unit="SMM", target="BS1") == "8.6-c"
        assert drill.refused(do="fire", unit="S11", target="BS1", mortars=True) == "8.6-c"
        drill.do(do="fire", unit="SMM", target="BS1")
        assert score(drill) == 3 - 4 + 10
