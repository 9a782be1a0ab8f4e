"""Chapters 7 and 8: combined fire, opportunity fire, AP fire, rockets, long range, mortars."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.kolwezi.drill import THEATRE, operation

NO_HOSTAGES = {"hostages": [], "executed": 7}
COMPANY = ("PC1", "S11", "S12", "S13")


def score(drill):
    return drill.told("fire")[-1]["score"]


# 7: the role of the PC


@rule("kolwezi:7-c")
def test_a_pc_combines_up_to_three():
    with operation({"PC1": "VE1", "S11": "VE1", "S12": "VE1", "R2": "VE2"}, "french_fire", dice=[1]) as drill:
        drill.fire("R2", "PC1", "S11", "S12")
        assert score(drill) == 2 + 6 + 6 + 2 + 1
        assert drill["R2"].area == "pool"
    with operation({**dict.fromkeys(COMPANY, "VE1"), "R2": "VE2"}, "french_fire", dice=[1]) as drill:
        drill.fire("R2", "PC1", "S11", "S12", "S13")
        assert score(drill) == 2 + 3 * (6 + 1) + 1
    apart = {"PC1": "VE1", "S11": "VE1", "S12": "VE3", "R2": "VE2"}
    with operation(apart, "french_fire") as drill:
        drill.do(do="target", target="R2")
        assert drill.refused(do="fire", unit="PC1", target="R2", with_units=["S12"]) == "7-c"
        assert drill.refused(do="fire", unit="PC1", target="R2", with_units=["S11", "S11"]) == "7-c"
        assert {"do": "fire", "unit": "PC1", "target": "R2", "with_units": ["S11"]} in drill.legal()


@rule("kolwezi:7-d")
def test_a_pc_combines_its_own_company_only():
    units = {**dict.fromkeys(["PC1", "S11", "S12", "SER", "SMM", "TPCE"], "VE1"), "R2": "VE2", "R3": "VE4"}
    with operation(units, "french_fire", dice=[1]) as drill:
        drill.do(do="target", target="R2")
        for other in ("SER", "SMM", "TPCE", "S21"):
            assert drill.refused(do="fire", unit="PC1", target="R2", with_units=[other]) == "7-d"
        assert drill.refused(do="fire", unit="TPCE", target="R2", with_units=["S11"]) == "7-d"
        drill.do(do="fire", unit="SER", target="R2")
        assert score(drill) == 5 + 2 + 1


@rule("kolwezi:7-e")
def test_without_a_pc_everybody_fires_alone():
    with operation({**dict.fromkeys(COMPANY[1:], "VE1"), "BS1": "VE2"}, "french_fire", dice=[1, 1, 1]) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="fire", unit="S11", target="BS1", with_units=["S12"]) == "7-e"
        assert all("with_units" not in action for action in drill.legal())
        drill.do(do="fire", unit="S11", target="BS1")
        drill.fire("BS1", "S12")
        drill.fire("BS1", "S13")
        assert [fire["score"] for fire in drill.told("fire")] == [8, 8, 8]


@rule("kolwezi:7-f")
def test_stacked_with_a_tactical_pc():
    units = {**dict.fromkeys([*COMPANY, "TPCE"], "VE1"), "SMM": "VO3", "BS1": "VE2"}
    distance = THEATRE.distance[THEATRE.index["VO3"]][THEATRE.index["VE2"]]
    assert 2 <= distance <= 4
    with operation(units, "french_fire", dice=[1]) as drill:
        drill.fire("BS1", "PC1", "S11", "S12", "S13", mortars=True)
        assert score(drill) == 20 + 6 + 3 + 1
    with operation({**units, "TPCE": "VE3"}, "french_fire") as drill:
        drill.do(do="target", target="BS1")
        action = {"do": "fire", "unit": "PC1", "target": "BS1", "with_units": ["S11"], "mortars": True}
        assert drill.refused(**action) == "7-f"


@rule("kolwezi:7-g")
def test_one_fire_in_a_step():
    units = {**dict.fromkeys([*COMPANY, "TPCE"], "VE1"), "SMM": "VO3", "BS1": "VE2", "BS2": "VE4", "S21": "VE3"}
    with operation(units, "french_fire", dice=[1]) as drill:
        drill.fire("BS1", "PC1", "S11", mortars=True)
        assert drill["S11"].fired
        assert drill["SMM"].fired
        drill.do(do="target", target="BS2")
        for unit in ("PC1", "S11"):
            assert drill.refused(do="fire", unit=unit, target="BS2") == "7-g"
        assert drill.refused(do="mortars", unit="SMM", target="BS2") == "7-g"
    with operation(
        {"S11": {"area": "VE1", "fired": True}, "BS1": "VE2"}, "katangan_phase", dice=[1, 1], loose=True
    ) as drill:
        drill.fire("BS1", "S11")  # a new step, a new fire
        assert drill.told("fire")[0]["unit"] == "S11"
        drill.state.chance.script.clear()


# 8.1: opportunity fire


@rule("kolwezi:8.1-a")
def test_whoever_passes_is_fired_at():
    units = {"S11": "VE1", "BS1": "VE5", "S12": "VE1"}
    with operation(units, "french_move", dice=[1]) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        assert drill.told("opportunity")[0]["at"] == "VE4"
        assert len(drill.told("opportunity")) == 1
    with operation(units, "french_move", dice=[]) as drill:
        drill.go("S11", "VE4")  # it stops: no fire
        assert not drill.told("opportunity")
    with operation({"S11": "VE4", "BS1": "VE5"}, "french_move", dice=[]) as drill:
        drill.go("S11", "VE1")  # leaving is not entering
        assert not drill.told("opportunity")
    with operation({"S11": "VE4", "BS1": "VE5"}, "french_move", dice=[]) as drill:
        drill.go("S11", "VO1", "VO2", "VO1")  # nor is it where the way goes on
        assert not drill.told("opportunity")
    with operation(
        {"R2": "VO9", "S11": "VO3"}, "katangan_turn", hostages=["VO2"], executed=6, dice=[1, 1], loose=True
    ) as drill:
        asked = drill.step == "opportunity"
        assert asked == ("VO6" in drill.told("katangan-move")[0]["path"][:-1])
        drill.state.chance.script.clear()


def passing(**more):
    """A group walks from VO10 through VO6, next to S11, and VO5, next to S22, to VO4."""
    units = {"R2": {"area": "VO10"}, "S11": "VO3", "S21": "MA1", "S22": "VO8", **more.pop("units", {})}
    return operation(units, "katangan_turn", hostages=["VO5"], executed=6, lorries={"VO3": 0}, **more)


@rule("kolwezi:8.1-b")
def test_the_player_may_fire_at_those_who_pass():
    with passing(dice=[10]) as drill:
        assert drill.step == "opportunity"
        assert {"do": "hold"} in drill.legal()
        drill.do(do="shoot", unit="S11", target="R2")
        assert drill["R2"].area == "pool"
    with passing() as drill:
        drill.do(do="hold")
        assert drill.refused(do="shoot", unit="S11", target="R2") == "8.1-a"  # it has gone on
        drill.do(do="hold")
        assert drill["R2"].area == "VO4"
        assert not drill.told("opportunity")


@rule("kolwezi:8.1-c")
def test_face_down_counters_fire_with_one():
    for name in ("R1", "R2", "R4"):
        units = {"PC1": "VE1", name: {"area": "VE5", "down": True}}
        with operation(units, "french_move", dice=[9]) as drill:
            drill.go("PC1", "VE7", "VE4", "VE7")
            assert drill.told("opportunity")[0]["score"] == 10
            assert drill["PC1"].pinned
            assert drill["PC1"].area == "VE4"
            assert drill[name].down
    with operation({"PC1": "VE1", "R4": "VE5"}, "french_move", dice=[]) as drill:
        drill.go("PC1", "VE7", "VE4", "VE7")  # a dummy that lies face-up does not fire
        assert not drill.told("opportunity")


@rule("kolwezi:8.1-d")
def test_protected_terrain_does_not_help_those_who_pass():
    with operation({"S11": "VE1", "BS1": "VE5"}, "french_move", dice=[6]) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        assert drill.told("opportunity")[0]["score"] == 5 + 6 - 1
        assert drill["S11"].pinned
    with operation({"S11": "ZB3", "BS1": "NV8"}, "french_move", dice=[6]) as drill:
        drill.go("S11", "NV10", "NV9", "NV10")
        assert drill.told("opportunity")[0]["score"] == 5 + 6 - 1 - 1  # elevated terrain does


@rule("kolwezi:8.1-e")
def test_one_opportunity_fire_each():
    with operation({"S11": "VE1", "S12": "VE1", "BS1": "VE5"}, "french_move", dice=[1]) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        drill.go("S12", "VE7", "VE4", "VE7")
        assert len(drill.told("opportunity")) == 1
    stack = dict.fromkeys(["Y1", "YS1", "YS2"], "VE5")
    with operation({"S11": "VE1", **stack}, "french_move", dice=[1, 1, 1]) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        assert [len(fire["units"]) for fire in drill.told("opportunity")] == [1, 1, 1]  # never combined
    with passing(units={"S12": "VO3"}, dice=[1, 1]) as drill:
        drill.do(do="shoot", unit="S11", target="R2")
        assert drill.refused(do="shoot", unit="S11", target="R2") == "8.1-e"
        drill.do(do="shoot", unit="S12", target="R2")
        assert drill.legal() == [{"do": "shoot", "unit": "S22", "target": "R2"}, {"do": "hold"}]  # one area further
    with operation({"S11": {"area": "VE1", "shot": True}}, "katangan_phase") as drill:
        assert not drill["S11"].shot  # a new Movement Phase
    with operation({"S11": "VE1", "BS1": {"area": "VE5", "shot": True}}, "french_phase", dice=[1], loose=True) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        assert len(drill.told("opportunity")) == 1


@rule("kolwezi:8.1-f")
def test_who_is_pinned_stays_the_rest_goes_on():
    units = {"PC2": "VE1", "S21": "VE1", "BS1": "VE5"}
    with operation(units, "french_move", dice=[6]) as drill:
        drill.do(do="column", unit="PC2")
        drill.do(do="move", to="VE7", path=["VE4", "VE7"])
        assert drill.told("opportunity")[0]["target"] == "PC2"  # by their order of targets
        assert (drill["PC2"].area, drill["S21"].area) == ("VE4", "VE7")
    with passing(dice=[7]) as drill:
        drill.do(do="shoot", unit="S11", target="R2")
        assert drill["R2"].pinned
        assert drill["R2"].area == "VO6"


@rule("kolwezi:8.1-g")
def test_never_at_the_aml():
    units = {"AML": {"area": "VO10", "post": "VVO"}, "S11": "VO3", "S12": "VO2", "S13": "VO8", "S21": "VO4"}
    with operation(units, "katangan_turn", posture="aggressive") as drill:
        assert drill.step is None
    for armour in ("AML", "GM"):
        units = {armour: {"area": "MA7", "post": "MAN"}, "S11": "VE1", "S21": "VE6"}
        with operation(units, "katangan_turn", posture="aggressive") as drill:
            passed = drill.told("katangan-move")[0]["via"]
            assert any(THEATRE.near[THEATRE.index[area]] & drill.state.french for area in passed)
            assert drill.step == (None if armour == "AML" else "opportunity")


# 8.2


@rule("kolwezi:8.2-a")
def test_two_fire_steps_in_a_turn():
    with operation({"S11": "VE1", "BS1": "VE2"}, "katangan_phase", "french_phase", dice=[1, 1, 1, 1]) as drill:
        drill.do(do="done")
        drill.fire("BS1", "S11")
        while drill.step == "assault_move":
            drill.do(do="done")
        assert drill.step == "french_fire"  # in the Katangan Action Phase
        drill.fire("BS1", "S11")
        assert [fire["unit"] for fire in drill.told("fire")] == ["S11", "BS1", "S11", "BS1"]


@rule("kolwezi:8.2-b")
def test_fire_reaches_the_next_area():
    with operation({"S11": "VE1", "R2": "VE5", "S21": "VE2"}, "french_fire") as drill:
        drill.do(do="target", target="R2")
        assert drill.refused(do="fire", unit="S11", target="R2") == "8.2-b"
    with operation({"S11": "VE1", "R2": "VE5", "R3": "VE4"}, "french_fire") as drill:
        assert drill.refused(do="target", target="R2") == "8.2-b"


@rule("kolwezi:8.2-c")
def test_only_face_up_counters_are_targets():
    units = {"S11": "VE1", "R2": {"area": "VE4", "down": True}, "R3": "VE2"}
    with operation(units, "french_fire") as drill:
        assert drill.refused(do="target", target="R2") == "8.2-c"
        assert drill.legal("target") == [{"do": "target", "target": "R3"}]
    with operation(units, "french_fire", "flip") as drill:
        assert {"do": "target", "target": "R2"} in drill.legal()
    line = {"SMM": "ZA1", "R2": {"area": "VE4", "down": True}, "R3": "VE2", "S11": "VE3"}
    with operation(line, "french_fire") as drill:
        assert drill.refused(do="target", target="R2") == "8.2-c"
    with passing(units={"R2": {"area": "VO10", "down": True}}, dice=[7]) as drill:
        drill.do(do="shoot", unit="S11", target="R2")
        assert drill["R2"].pinned
        assert drill["R2"].down


# 8.3


@rule("kolwezi:8.3-a")
def test_score():
    with operation({"PC1": "VE1", "RS4": "VE2"}, "katangan_fire", dice=[3]) as drill:
        assert score(drill) == 9
        assert not drill["PC1"].pinned


@rule("kolwezi:8.3-b")
def test_ten_to_fourteen_pins():
    for die, pinned in ((4, True), (3, False)):
        with operation({"PC1": "VE1", "RS4": "VE2"}, "katangan_fire", dice=[die]) as drill:
            assert drill["PC1"].pinned == pinned
    with operation({"S11": "VE1", "AML": "VE2"}, "katangan_fire", dice=[4], airport="french") as drill:
        assert score(drill) == 14
        assert drill["S11"].pinned
        assert not drill["S11"].reduced
        assert drill.points == 1 + 2


@rule("kolwezi:8.3-c")
def test_fifteen_to_nineteen_costs_a_step():
    with operation({"S11": "VE1", "BS1": "VE2"}, "french_fire", dice=[8]) as drill:
        drill.fire("BS1", "S11")
        assert score(drill) == 15
        assert drill["BS1"].reduced
        assert drill["BS1"].pinned
    with operation({"S11": "VE1", "BS1": {"area": "VE2", "reduced": True}}, "french_fire", dice=[8]) as drill:
        drill.fire("BS1", "S11")
        assert drill["BS1"].area == "off"


@rule("kolwezi:8.3-d")
def test_twenty_eliminates():
    with operation({"S11": "VE1", "AML": "VE2"}, "katangan_fire", dice=[10], airport="french") as drill:
        assert drill["S11"].area == "off"
        assert drill.points == 5 + 2
    with operation({"S11": "VE1", "AML": "VE2"}, "katangan_fire", dice=[9]) as drill:
        assert drill["S11"].reduced


@rule("kolwezi:8.3-e")
def test_hostages():
    with operation({"S11": "VE4", "R2": "VO2"}, "french_fire", dice=[4]) as drill:
        drill.fire("R2", "S11")
        reasons = {reason.rule: reason.value for reason in drill.told("fire")[0]["roll"].reasons}
        assert reasons["8.3-e"] == -2
        assert score(drill) == 6 + 4 + 1 - 2 - 2
    with operation({"S11": "VE4", "R2": "VO2"}, "french_fire", dice=[4], **NO_HOSTAGES) as drill:
        drill.fire("R2", "S11")
        assert score(drill) == 6 + 4 + 1 - 2
    with operation({"S11": "VO2", "BS1": "VO1"}, "katangan_fire", dice=[9]) as drill:
        assert score(drill) == 5 + 9 - 2 - 1  # never against Katangan fire
    with passing(dice=[10]) as drill:
        drill.do(do="hold")
        drill.do(do="shoot", unit="S22", target="R2")  # at VO5, where there are hostages
        assert drill.told("opportunity")[0]["score"] == 6 + 1 + 10 - 2


@rule("kolwezi:8.3-f")
def test_protected_terrain():
    for target, expected in (("GM", 10), ("R2", 8)):
        with operation({"S11": "NV1", target: "NV4"}, "french_fire", dice=[3]) as drill:
            drill.fire(target, "S11")
            assert score(drill) == expected
    for reduced, expected in ((False, 10), (True, 8)):  # on its back it is on foot (5.2-c)
        with operation({"S11": "NV1", "YM": {"area": "NV4", "reduced": reduced}}, "french_fire", dice=[3]) as drill:
            drill.fire("YM", "S11")
            assert score(drill) == expected
    with operation({"S11": "VE4", "BS1": "VE5"}, "katangan_fire", dice=[7]) as drill:
        assert score(drill) == 5 + 7 - 2 - 1


@rule("kolwezi:8.3-g")
def test_elevated_terrain():
    with operation({"S11": "VO7", "BS1": "VO8"}, "katangan_fire", dice=[7]) as drill:
        assert score(drill) == 5 + 7 - 1 - 1
    with operation({"S11": "VO8", "GM": "VO7"}, "french_fire", dice=[3]) as drill:
        drill.fire("GM", "S11")
        assert score(drill) == 6 + 1 + 3 - 1  # also against motorised units
    with operation({"S11": "ZB3", "BS1": "NV8"}, "french_move", dice=[7]) as drill:
        drill.go("S11", "NV10", "NV9", "NV10")
        assert drill.told("opportunity")[0]["score"] == 5 + 7 - 1 - 1  # also in opportunity fire


@rule("kolwezi:8.3-h")
def test_sharpshooters_of_the_firers_add_up():
    units = {**dict.fromkeys(COMPANY, "VE4"), "R2": "VO2"}
    with operation(units, "french_fire", dice=[1]) as drill:
        drill.fire("R2", "PC1", "S11", "S12", "S13")
        assert score(drill) == 20 + 3 - 2 - 2 + 1
        assert drill["R2"].area == "pool"


@rule("kolwezi:8.3-i")
def test_sharpshooters_of_the_target():
    with operation({"S11": "VE1", "RS6": "VE2"}, "katangan_fire", dice=[3]) as drill:
        assert score(drill) == 9
    stack = {"S11": "VE1", "S12": "VE1", "PC1": "VE1", "RS6": "VE2"}
    with operation(stack, "katangan_fire", dice=[3]) as drill:
        assert (drill.told("fire")[0]["target"], score(drill)) == ("PC1", 7 + 3 - 2)
    with operation(stack, "katangan_fire", dice=[3], options={"te_protects_stack": False}) as drill:
        assert (drill.told("fire")[0]["target"], score(drill)) == ("PC1", 10)  # the other reading, as an option


@rule("kolwezi:8.3-j")
def test_one_target_only():
    units = {**dict.fromkeys(COMPANY, "VE1"), "BS1": "VE2", "BS2": "VE2"}
    with operation(units, "french_fire", dice=[4]) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="fire", unit="PC1", target="BS2") == "8.3-j"
        drill.do(do="fire", unit="PC1", target="BS1", with_units=["S11", "S12", "S13"])
        assert score(drill) >= 25
        assert drill["BS1"].area == "off"
        assert drill["BS2"].area == "VE2"
        assert not drill["BS2"].pinned


# 8.4


@rule("kolwezi:8.4-a")
def test_only_rockets_hurt_the_aml():
    units = {**dict.fromkeys([*COMPANY, "TPCE"], "VE1"), "SMM": "VO3", "AML": "VE2"}
    with operation(units, "french_fire", turn=8) as drill:
        drill.do(do="target", target="AML")
        assert drill.refused(do="fire", unit="PC1", target="AML", with_units=["S11", "S12", "S13"]) == "8.4-a"
        assert drill.refused(do="mortars", unit="SMM", target="AML") == "8.4-a"
        assert {action["do"] for action in drill.legal()} == {"rocket"}
    with operation({"S11": "VE1", "S12": "VE3", "AML": "VE5", "S21": "VE2"}, "french_fire", turn=8) as drill:
        drill.do(do="target", target="AML")
        assert drill.refused(do="rocket", unit="S11", target="AML") == "8.4-a"


def rocket(die, **aml):
    units = {"S11": {"area": "VE1", "rockets": True}, "AML": {"area": "VE4", **aml}}
    drill = operation(units, "french_fire", turn=8, dice=[die])
    drill.do(do="target", target="AML")
    drill.do(do="rocket", unit="S11", target="AML")
    return drill


@rule("kolwezi:8.4-b")
def test_rocket_table():
    for die in (1, 3):
        with rocket(die) as drill:
            assert drill["AML"].area == "off"
    for die in (4, 5):
        with rocket(die) as drill:
            assert drill["AML"].reduced
            assert not drill["AML"].pinned
        with rocket(die, reduced=True) as drill:
            assert drill["AML"].area == "off"
    with rocket(6) as drill:
        assert (drill["AML"].area, drill["AML"].reduced) == ("VE4", False)


@rule("kolwezi:8.4-c")
def test_rockets_are_fired_one_by_one():
    units = {**dict.fromkeys(COMPANY, "VE1"), "AML": "VE4"}
    with operation(units, "french_fire", turn=6, dice=[1, 6, 1, 6, 1, 6]) as drill:
        for section in COMPANY[1:]:
            drill.do(do="target", target="AML")
            assert len(drill.legal()) == sum(not drill[name].fired for name in COMPANY[1:])
            drill.do(do="rocket", unit=section, target="AML")
        assert len(drill.told("rocket")) == 3


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
        return bool(THEATRE.lines[THEATRE.index[one]] >> THEATRE.index[other] & 1)

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
        assert ({"do": "mortars", "unit": "SMM", "target": "BS1"} in drill.legal()) == allowed
    without = {name: at for name, at in SUPPORT.items() if name != "TPCE"}
    with operation({**without, "SMM": "VE8"}, "french_fire", turn=4) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="mortars", unit="SMM", target="BS1") == "8.6-a"
        assert drill.refused(do="mortars", unit="S11", target="BS1") == "8.6-a"
    pinned = {**SUPPORT, "TPCE": {"area": "VE4", "pinned": True}, "SMM": "VE8"}
    with operation(pinned, "french_fire", turn=4) as drill:
        drill.do(do="target", target="BS1")
        assert not drill.legal("mortars")
        assert not [action for action in drill.legal("fire") if action.get("mortars")]


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
