"""Chapter 8.1: opportunity fire."""

from sandtable.engine.ledger import rule
from tests.games.kolwezi.drill import THEATRE, operation, passing

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
        assert asked == bool(drill.told("katangan-sets-out"))
        assert asked == ("VO6" in (drill.told("katangan-move") + drill.told("katangan-sets-out"))[0]["path"][:-1])
        drill.state.chance.script.clear()


@rule("kolwezi:8.1-b")
def test_the_player_may_fire_at_those_who_pass():
    with passing(dice=[10]) as drill:
        assert drill.step == "opportunity"
        assert {"do": "hold"} in drill.plain()
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
        assert drill.plain() == [{"do": "shoot", "unit": "S22", "target": "R2"}, {"do": "hold"}]  # one area further
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
        drill.do(do="move", to="VE7")
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
            passed = (drill.told("katangan-move") + drill.told("katangan-sets-out"))[0]["via"]
            assert any(THEATRE.near[THEATRE.index[area]] & drill.state.french for area in passed)
            assert drill.step == (None if armour == "AML" else "opportunity")


# How it is told


def kinds(drill):
    return [event.kind for event in drill.events]


@rule("kolwezi:8.1-a")
def test_fire_on_the_way_is_told_between_the_legs():
    units = {"PC2": "VE1", "S21": "VE1", "BS1": "VE5"}
    with operation(units, "french_move", dice=[6]) as drill:
        drill.do("column", unit="PC2")
        drill.do("move", to="VE7", path=["VE4", "VE7"])
        assert kinds(drill) == ["move", "opportunity", "pinned"]
        assert drill.told("move")[0]["units"] == ["PC2", "S21"]  # with everybody who went along
        assert (drill.told("move")[0]["from"], drill.told("move")[0]["to"]) == ("VE1", "VE4")
        drill.do("move", to="VE7")
        assert drill.told("move")[1]["units"] == ["S21"]  # who is left
        assert (drill.told("move")[1]["from"], drill.told("move")[1]["to"]) == ("VE4", "VE7")


@rule("kolwezi:8.1-b", "kolwezi:5.4-n")
def test_who_is_stopped_on_the_way_is_not_told_to_have_arrived():
    with passing(dice=[7]) as drill:
        drill.do("shoot", unit="S11", target="R2")
        assert kinds(drill) == ["katangan-sets-out", "opportunity", "pinned"]
        assert drill.told("katangan-sets-out")[0]["to"] == "VO4"
    with passing() as drill:
        drill.do("hold")
        drill.do("hold")
        assert kinds(drill) == ["katangan-sets-out", "holds", "holds", "katangan-arrives"]
        assert drill.told("katangan-arrives")[0] == {"units": ["R2"], "count": 1, "to": "VO4"}


@rule("kolwezi:10.3-a")
def test_the_airport_road_changes_hands_after_the_move_that_takes_it():
    with operation({"S11": "NV9"}, "french_move") as drill:
        drill.go("S11", "NV10")
        assert kinds(drill) == ["move", "airport-road"]
    with operation({"S11": "NV9", "R4": "NV10"}, "assault_move") as drill:
        drill.do("assault", unit="S11", to="NV10")
        assert kinds(drill)[:2] == ["assault-move", "airport-road"]
    with operation({"GM": {"area": "NV8", "post": "NV"}, "S11": "RD1"}, "katangan_turn", airport="french") as drill:
        assert kinds(drill) == ["katangan-move", "airport-road"]
    with operation({"R2": "NV9", "S11": "NV8"}, "assault_move", dice=[], airport="french") as drill:
        drill.do("assault", unit="S11", to="NV9")
        assert kinds(drill)[:3] == ["assault-move", "retreat", "airport-road"]


@rule("kolwezi:8.3-c")
def test_the_last_step_is_told_as_an_end():
    with operation({"PC1": "VE1", "RS6": "VE5"}, "french_move", dice=[8]) as drill:
        drill.go("PC1", "VE7", "VE4", "VE7")
        assert (drill.told("opportunity")[0]["score"], drill.told("opportunity")[0]["result"]) == (15, "eliminated")


@rule("kolwezi:4-b")
def test_what_the_katangans_do_comes_after_the_french_are_done():
    units = {"S11": "VE1", "R2": {"area": "VE4", "down": True}}
    with operation(units, "katangan_fire", "french_fire", "flip", "french_move", dice=[1]) as drill:
        drill.do("done")
        drill.do("done")
        assert kinds(drill) == ["done", "flipped", "done", "fire"]
        assert [facts["step"] for facts in drill.told("done")] == ["french_move", "french_fire"]


@rule("kolwezi:8.1-f")
def test_who_stays_is_told():
    units = {"PC2": "VE1", "S21": "VE1", "S22": "VE1", "S23": "VE1", "BS1": "VE5"}
    with operation(units, "french_move", dice=[8]) as drill:
        drill.do("column", unit="PC2")
        drill.do("move", to="VE7", path=["VE4", "VE7"])
        drill.do("leave", unit="S22")
        drill.do("halt")
        assert [facts["units"] for facts in drill.told("halts")] == [["S22"], ["S21", "S23"]]
        assert {facts["at"] for facts in drill.told("halts")} == {"VE4"}
