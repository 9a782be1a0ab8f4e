"""Chapters 7 and 8: combined fire, opportunity fire, AP fire, rockets, long range, mortars."""

from sandtable.engine.ledger import rule
from tests.games.kolwezi.drill import COMPANY, THEATRE, operation, passing, score

NO_HOSTAGES = {"hostages": [], "executed": 7}


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
        assert {"do": "fire", "unit": "PC1", "target": "R2", "with_units": ("S11",)} in drill.plain()


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
        assert all("with_units" not in action for action in drill.plain())
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
        assert drill.plain("target") == [{"do": "target", "target": "R3"}]
    with operation(units, "french_fire", "flip") as drill:
        assert {"do": "target", "target": "R2"} in drill.plain()
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
        assert {action["do"] for action in drill.plain()} == {"rocket"}
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
            assert len(drill.plain()) == sum(not drill[name].fired for name in COMPANY[1:])
            drill.do(do="rocket", unit=section, target="AML")
        assert len(drill.told("rocket")) == 3


def test_a_target_is_called_with_the_value_that_it_shows():
    with operation({"S11": "VE4", "RS6": "VO2"}, "french_fire") as drill:
        view = drill.game.observe(drill.state, 0)
        label = drill.game.label(view, drill.read({"do": "target", "target": "RS6"}))
        assert label.args == {"target": "RS6", "at": "VO2", "face": "named", "value": 7}
        drill.do(do="target", target="RS6")
        asked = drill.game.question(drill.game.observe(drill.state, 0))
        assert asked.args == {"target": "RS6", "value": 7}


def test_whoever_fires_with_most_stands_first_however_likely_it_is():
    with operation({"PC1": "VE4", "S11": "VE4", "S12": "VE4", "BS1": "VO2"}, "french_fire") as drill:
        drill.do(do="target", target="BS1")
        view = drill.game.observe(drill.state, 0)
        ordered = sorted(view.decision.actions, key=lambda action: drill.game.rank(view, action))
        sizes = [len(action.with_units) for action in ordered]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] == 2
