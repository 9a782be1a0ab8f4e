"""Stacks that move in parts, with transports among them (13.0-d, 13.2-d, 29.0); passengers that get off to walk."""

from sandtable.engine.ledger import rule
from tests.games.paratrooper.drill import mission


@rule("paratrooper:13.2-d", "paratrooper:13.0-d", "paratrooper:29.0-b")
def test_an_engineer_and_its_transport_join_a_stack():
    units = {"AMX10-1": "34", "VBCI-1": "34", "SAP-1": "34", "TEC-1": "43", "TEC-2": "33", "TEC-3": "53"}
    with mission(units, map="mountain_valley") as drill:
        drill.do("pick", unit="AMX10-1")
        drill.do("join", unit="VBCI-1")
        assert drill.units("carry") == {"SAP-1"}
        drill.do("carry", unit="SAP-1")
        drill.do("move", to="43")
        assert {drill.where(name) for name in ("AMX10-1", "VBCI-1", "SAP-1")} == {"43"}
        assert not drill.state.river  # the engineer aboard bridges for all
        assert drill.told("moved")[0]["aboard"] == ["SAP-1"]
    # whoever boards first may still be joined
    with mission(units, map="mountain_valley") as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("carry", unit="SAP-1")
        drill.do("join", unit="AMX10-1")
        drill.do("move", to="43")
        assert not drill.state.river
    # one that was to walk may go aboard after all
    with mission(units, map="mountain_valley") as drill:
        drill.do("pick", unit="SAP-1")
        drill.do("join", unit="VBCI-1")
        drill.do("join", unit="AMX10-1")
        drill.do("carry", unit="SAP-1")
        drill.do("move", to="43")
        assert drill.is_("embarked", "SAP-1")
        assert not drill.state.river
    # without it the stack wades
    with mission({**units, "SAP-1": "66"}, map="mountain_valley") as drill:
        drill.do("pick", unit="AMX10-1")
        drill.do("join", unit="VBCI-1")
        drill.do("move", to="43", path=["43"])
        assert drill.is_("river", "AMX10-1")


@rule("paratrooper:13.0-d", "paratrooper:29.0-d")
def test_transports_of_a_stack_set_down_on_the_way_and_all_go_on():
    units = {"VBCI-1": "31", "VBCI-2": "31", "AMX10-1": "31", "1/1 Co": "31", "2/1 Co": "31"}
    with mission(units) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("join", unit="VBCI-2")
        drill.do("join", unit="AMX10-1")
        assert {(row["unit"], row["by"]) for row in drill.plain("carry")} == {
            (rider, by) for rider in ("1/1 Co", "2/1 Co") for by in ("VBCI-1", "VBCI-2")
        }
        assert drill.refused("carry", unit="1/1 Co") == "29.0-a"  # by which?
        assert drill.refused("carry", unit="1/1 Co", by="AMX10-1") == "2.5-h"
        drill.do("carry", unit="1/1 Co", by="VBCI-1")
        drill.do("carry", unit="2/1 Co")  # only one is empty now
        before = drill.hexes("move")
        assert drill.refused("set-down", at="33") == "29.0-d"  # whom?
        drill.do("set-down", at="33", unit="2/1 Co")
        assert {drill.where(name) for name in units} == {"33"}
        assert not drill.is_("embarked", "2/1 Co")
        assert drill.is_("embarked", "1/1 Co")
        assert drill.refused("join", unit="2/1 Co") == "13.0-d"
        after = drill.hexes("move")
        assert "36" in after & before
        assert set(drill.state.spent) == {0, 2}  # two hexes of road in half points
        drill.do("move", to="36")
        assert drill.where("1/1 Co") == "36"
        assert drill.where("2/1 Co") == "33"
        assert not drill.state.spent


@rule("paratrooper:13.0-d")
def test_each_kind_in_a_stack_keeps_its_own_bill():
    units = {"CARACAL-1": "31", "1/1 Co": "31", "2/1 Co": "31"}
    with mission(units) as drill:
        drill.do("pick", unit="CARACAL-1")
        drill.do("join", unit="2/1 Co")
        drill.do("carry", unit="1/1 Co")
        drill.do("set-down", at="22")
        alone = drill.hexes("move")
        assert "24" not in alone  # the platoon beside it has paid for its road and its brush
        drill.do("move", to="23")
        assert {drill.where(name) for name in ("CARACAL-1", "2/1 Co")} == {"23"}


@rule("paratrooper:13.0-d")
def test_any_part_of_a_stack_moves():
    units = dict.fromkeys(("1/1 Co", "2/1 Co", "3/1 Co", "CVY-1"), "31")
    with mission(units) as drill:
        drill.done()
        drill.do("pick", unit="1/1 Co")
        drill.do("join", unit="CVY-1")
        drill.do("move", to="32")
        assert {name: drill.where(name) for name in units} == {
            "1/1 Co": "32",
            "CVY-1": "32",
            "2/1 Co": "31",
            "3/1 Co": "31",
        }
        drill.do("pick", unit="3/1 Co")
        drill.do("move", to="21")
        assert drill.where("2/1 Co") == "31"


RIDING = {"VBCI-1": "33", "1/1 Co": {"where": "33", "aboard": "VBCI-1"}}


@rule("paratrooper:29.0-c")
def test_who_boarded_earlier_gets_off_and_walks():
    with mission(RIDING) as drill:
        assert drill.refused("pick", unit="1/1 Co") == "29.0-c"
        drill.do("disembark", unit="1/1 Co")
        assert not drill.state.embarked
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="34")
        drill.do("pick", unit="VBCI-1")  # and its transport goes its own way
        drill.do("move", to="32")
        assert (drill.where("1/1 Co"), drill.where("VBCI-1")) == ("34", "32")
    # the transport may set it down itself before it sets out
    with mission(RIDING) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("set-down", at="33")
        drill.do("move", to="32")
        drill.do("pick", unit="1/1 Co")
        drill.do("move", to="34")
    # but not once it has moved, nor if it went aboard in this phase
    with mission({**RIDING, "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("move", to="32")
        assert drill.refused("disembark", unit="1/1 Co") == "29.0-c"
    with mission({"VBCI-1": "33", "1/1 Co": "33", "2/1 Co": "66"}) as drill:
        drill.do("pick", unit="VBCI-1")
        drill.do("carry", unit="1/1 Co")
        drill.done()
        assert drill.refused("disembark", unit="1/1 Co") == "29.0-c"
        assert drill.refused("pick", unit="1/1 Co") == "13.0-e"
