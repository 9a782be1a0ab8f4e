"""The crisis track and the events."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import OFFENSIVE, SHIFTING, THEATRE, event, mission

GRID = THEATRE.pack.events.grid


# Crisis and events


@rule("paratrooper:25.1-a")
def test_four_causes_move_the_crisis():
    with mission({}, phase=14, crisis=5) as drill:
        assert drill.state.crisis == 6
    with event({}, [1, 2], crisis=3) as drill:
        assert drill.state.crisis == 4
    units = {"VBCI-1": "31", "OBJ COUP": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4, crisis=9) as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.crisis == 6


@rule("paratrooper:25.1-c")
def test_the_crisis_stays_on_its_track():
    units = {"VBCI-1": "31", "OBJ WMD": {"where": "31", "aboard": "VBCI-1"}}
    with mission(units, phase=4, crisis=4, line="wmd") as drill:
        drill.do("exit", unit="VBCI-1", to="chad")
        assert drill.state.crisis == 1
    with mission({"NW-1": "box"}, phase=3, crisis=1, dice=[6]) as drill:
        drill.do("netwar")
        drill.done()
        assert drill.state.crisis == 1


@rule("paratrooper:26.0-a")
@pytest.mark.parametrize(("crisis", "checks"), [(1, 1), (4, 1), (5, 2), (7, 2), (8, 2), (9, 3), (11, 3)])
def test_checks_by_crisis_level(crisis, checks):
    with mission({}, phase=12, crisis=crisis, dice=[1, 1] * checks) as drill:
        assert len(drill.told("event")) == checks


@rule("paratrooper:26.0-b")
def test_first_die_column_second_die_row():
    assert GRID[1][5] == "logistics_push"
    assert GRID[5][1] == "shifting_intelligence_situation"
    with event({}, [2, 6, 4], ops=0) as drill:
        assert drill.told("event")[0]["event"] == "logistics_push"
        assert drill.state.ops == 4


@rule("paratrooper:26.0-c", "paratrooper:26.0-e")
def test_events_one_after_another_and_again():
    # an uprising, then an offensive of what it brought among the REP … the second sees the first's counters
    units = {"1/1 Co": "66", "TEC-1": "11"}
    with mission(units, phase=12, crisis=7, dice=[*OFFENSIVE, *OFFENSIVE]) as drill:
        assert len(drill.told("opfor-advances")) == 2
        assert drill.where("TEC-1") == "66"
    with mission({"1/1 Co": "66"}, phase=12, crisis=7, dice=[5, 2, 4, 5, 1, 6], draws=["TEC-1"]) as drill:
        assert drill.hexes("reveal") == {"45"}  # what the first event brought is there for the second


@rule("paratrooper:26.0-d")
def test_crisis_changes_wait_for_the_end_of_the_checks():
    with mission({}, phase=12, crisis=8, dice=[1, 2, 1, 3]) as drill:
        assert len(drill.told("event")) == 2
        assert [f["change"] for f in drill.told("crisis")] == [2]
        assert drill.state.crisis == 10


@rule("paratrooper:26.0-f")
def test_local_support_overrides_the_rule_of_the_local_company():
    with event({"1/1 Co": "33"}, [2, 2]) as drill:
        drill.do("receive", kind="lf_tech", at="33")
        assert drill.where("LF TECH") == "33"


@rule("paratrooper:26.0-g")
def test_all_quiet():
    with event({"1/1 Co": "33", "TEC-1": "?44"}, [1, 1]) as drill:
        assert [e.kind for e in drill.events] == ["event"]
        assert drill.state.crisis == 3
        assert drill.state.ops == 10


@rule("paratrooper:26.0-h", "paratrooper:26.0-i")
def test_crisis_events():
    with event({}, [1, 3]) as drill:
        assert drill.state.crisis == 4
    with event({}, [1, 4]) as drill:
        assert drill.state.crisis == 2
    with event({}, [1, 5], crisis=1) as drill:
        assert drill.state.crisis == 1
    with mission({}, phase=12, crisis=11, dice=[1, 2, 1, 1, 1, 1]) as drill:
        assert drill.state.crisis == 12
        assert drill.table.decision is None


@rule("paratrooper:26.0-j", "paratrooper:26.0-w")
def test_friction_and_system_d():
    for dice, ops, left in (([6, 3], 3, 2), ([6, 4], 0, 0), ([6, 5], 5, 6), ([6, 6], 29, 29)):
        with event({}, dice, ops=ops) as drill:
            assert drill.state.ops == left


@rule("paratrooper:26.0-k")
def test_higher_level_intelligence():
    with event({"TEC-1": "?22", "TEC-2": "?44", "TEC-3": "55"}, [1, 6]) as drill:
        assert drill.hexes("reveal") == {"22", "44"}
        assert drill.refused("reveal", at="55") == "26.0-k"
        drill.do("reveal", at="44")
        assert drill.face_up("TEC-2")
        assert not drill.face_up("TEC-1")
    with event({"TEC-3": "55"}, [2, 1]) as drill:
        assert drill.step == "hold"


@rule("paratrooper:26.0-l")
def test_local_support_gives_a_convoy():
    units = {"1/1 Co": "33", "CVY-1": "lost", "CVY-2": "lost"}
    with event(units, [2, 3]) as drill:
        assert drill.refused("receive", kind="para", at="33") == "26.0-l"
        assert drill.refused("receive", kind="convoy", at="44") == "26.0-l"
        drill.do("receive", kind="convoy", at="33")
        assert drill.where("CVY-3") == "33"
        assert not drill.disrupted("CVY-3")
        assert drill.state.ops == 10


@rule("paratrooper:26.0-m")
def test_local_support_refits_one_unit():
    with event({"1/1 Co": "33-", "2/1 Co": "33-", "3/1 Co": "33"}, [2, 4]) as drill:
        assert drill.refused("restore", unit="3/1 Co") == "26.0-m"
        drill.do("restore", unit="1/1 Co")
        assert not drill.disrupted("1/1 Co")
        assert drill.disrupted("2/1 Co")
        assert drill.step == "hold"


@rule("paratrooper:26.0-p")
def test_nato_support():
    with event({"ISR-1": "lost"}, [3, 3]) as drill:
        drill.do("receive", kind="isr")
        assert drill.where("ISR-2") == "box"
        assert drill.refused("receive", kind="mac") == "26.0-p"
        drill.do("receive", kind="nw")
        assert drill.where("NW-1") == "box"
        assert drill.step == "hold"
    for kind, unit, place in (("mac", "MAC-1", "calvi"), ("drone", "DRN-1", "box")):
        with event({}, [3, 4]) as drill:
            drill.do("receive", kind=kind)
            assert drill.where(unit) == place
            assert drill.step == "hold"
            assert drill.state.ops == 10
    # in a campaign the air transport may come to an FSA, as a reinforcement does (9.1-a), but not to a ship
    with event({"FSA-1": "mali", "LSHD": "red_sea"}, [3, 4], scenario="campaign") as drill:
        assert {row.get("at") for row in drill.plain("receive") if row["kind"] == "mac"} == {"calvi", "mali"}
        assert drill.refused("receive", kind="mac", at="red_sea") == "9.3-c"
        assert drill.refused("receive", kind="drone", at="mali") == "2.2-a"
        drill.do("receive", kind="mac", at="mali")
        assert drill.where("MAC-1") == "mali"


@rule("paratrooper:26.0-q")
def test_network_attack():
    with event({"NW-1": "box"}, [3, 5], ops=5) as drill:
        drill.do("sacrifice")
        assert drill.state.ops == 6
        assert drill.where("NW-1") == "available"
    with event({"NW-1": "box"}, [3, 6], ops=5) as drill:
        drill.done()
        assert drill.state.ops == 3
        assert drill.where("NW-1") == "box"
    with event({"NW-1": "lost"}, [3, 5], ops=5) as drill:
        assert drill.state.ops == 3


@rule("paratrooper:26.0-r")
def test_every_second_die_with_a_four_is_an_offensive():
    assert set(GRID[3]) == {"opfor_offensive"}
    with event({"1/1 Co": "31", "TEC-1": "33"}, [4, 6]) as drill:
        assert drill.where("TEC-1") == "31"


@rule("paratrooper:26.0-u")
def test_an_uprising():
    draws = ["TEC-1", "TEC-2", "INF-1", "INF-2"]
    with event({}, [5, 6, 4, 1, 1, 2, 2, 3, 3, 4, 4], draws=draws) as drill:
        assert [drill.where(name) for name in draws] == ["11", "22", "33", "44"]


@rule("paratrooper:26.0-v")
def test_shifting_intelligence():
    units = {"1/1 Co": "31", "TEC-1": "31", "TEC-2": "33", "GBASE-1": "44", "IED-1": "33", "OBJ COUP": "33"}
    with event(units, SHIFTING) as drill:
        assert drill.is_("concealed", "TEC-2")
        assert drill.face_up("TEC-1")
        assert drill.face_up("GBASE-1")
        assert drill.face_up("IED-1")
        assert drill.face_up("OBJ COUP")
