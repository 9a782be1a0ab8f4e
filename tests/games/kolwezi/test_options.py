"""Every option does what it says; ignored, its test fails."""

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.kolwezi.drill import katangan_turn, operation, score


@option("kolwezi:te_protects_stack")
@rule("kolwezi:8.3-i")
def test_sharpshooters_may_protect_themselves_alone():
    stack = {"S11": "VE1", "S12": "VE1", "PC1": "VE1", "RS6": "VE2"}
    with operation(stack, "katangan_fire", dice=[3], options={"te_protects_stack": False}) as drill:
        assert (drill.told("fire")[0]["target"], score(drill)) == ("PC1", 7 + 3)


@option("kolwezi:dummies_execute")
@rule("kolwezi:10.2-b")
def test_dummies_may_execute_hostages():
    units = {"B3": {"area": "MA3", "down": True}, "S11": "VE1"}
    with operation(units, "administrative", turn=3, options={"dummies_execute": True}) as drill:
        assert drill.state.executed == 1


@option("kolwezi:pins_per_counter")
@rule("kolwezi:9.3-c", "kolwezi:11-f")
def test_pins_may_count_once_for_each_counter():
    units = {"S11": "VE1", "AML": "VE2", "RS6": "VE4"}
    with operation(units, "katangan_fire", dice=[4, 6], airport="french", options={"pins_per_counter": True}) as drill:
        assert [fire["result"] for fire in drill.told("fire")] == ["pinned", "pinned"]
        assert drill.points == 1 + 4


@option("kolwezi:pinned_units_retreat")
@rule("kolwezi:9.1-d")
def test_pinned_units_may_retreat_before_an_assault():
    units = {"S11": "VE1", "R2": {"area": "VE2", "pinned": True}}
    with operation(units, "assault_move", options={"pinned_units_retreat": True}) as drill:
        drill.do("assault", unit="S11", to="VE2")
        assert not drill.told("strike")
        assert drill.told("retreat")[0]["unit"] == "R2"


@option("kolwezi:second_hostage_check")
@rule("kolwezi:10.2-a")
def test_hostages_may_be_checked_once():
    units = {"R2": "VO5", "S11": "VE1"}
    with operation(units, "administrative", turn=11, options={"second_hostage_check": False}) as drill:
        assert drill.state.executed == 0


@option("kolwezi:hidden_counters_hold")
@rule("kolwezi:5.4-g")
def test_face_down_counters_may_stay_where_they_are():
    units = {"R2": {"area": "VO9", "down": True}, "S11": "ZA3"}
    with katangan_turn(units, options={"hidden_counters_hold": True}) as drill:
        assert drill["R2"].area == "VO9"


@option("kolwezi:objective_holders_flee")
@rule("kolwezi:5.4-g")
def test_small_units_may_leave_an_objective_to_the_french():
    units = {"R2": "VO6", "S11": "VO3"}
    with katangan_turn(units, options={"objective_holders_flee": True}) as drill:
        assert drill["R2"].area != "VO6"
