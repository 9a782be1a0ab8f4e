"""Chapter 5.4: what the Katangans do."""

from collections import Counter

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from tests.games.kolwezi.drill import THEATRE, katangan_turn, operation


@rule("kolwezi:5.4-a")
def test_assigned_where_they_come_in():
    units = {"S11": "VE1", "R1": {"area": "VE4", "down": True}, "R4": {"area": "VE5"}, "R5": {"area": "VE7"}}
    with operation(units, "flip", pieces=["RS1", "RS2", "RS3"]) as drill:
        for name in ("RS1", "RS2", "RS3"):
            expected = "VVO" if drill[name].area.startswith("VO") else "VVE"
            assert drill[name].post == expected
        assert drill["RS2"].post == "VVO"  # VO2 is the only area next to the PC that is free
    with operation({"S11": "VE7", "R2": "VO3"}, "assault_move") as drill:
        assert drill["R2"].post == "VVO"
        drill.do(do="assault", unit="S11", to="VO3")
        area = drill["R2"].area
        assert drill["R2"].post == THEATRE.posts[THEATRE.post_of[THEATRE.index[area]]]
    units = {"S11": "VO2", "R2": "VO3", "S12": "VE4", "S13": "VO5"}
    with operation(units, "assault_move", dice=[], hostages=[], executed=7, lorries={"VO3": 0}) as drill:
        drill.do(do="assault", unit="S11", to="VO3")
        assert (drill["R2"].area, drill["R2"].post) == ("MA1", "MAN")  # a retreat into another sector


@rule("kolwezi:5.4-b")
def test_main_units_close_with_the_nearest_french():
    with katangan_turn({"BS1": "MA2", "S11": "MA6"}) as drill:
        assert drill["BS1"].area == "MA4"
        assert drill.told("katangan-move")[0]["toward"] == "MA6"
    with katangan_turn({"BS1": "MA2", "S11": "MA4"}) as drill:
        assert drill["BS1"].area == "MA2"  # next to the French already
    with katangan_turn({"BS1": "MA2", "S11": "NV4", "S21": "MA9"}, dice=[]) as drill:
        assert drill["BS1"].area == "MA2"  # even if those in its own zone are further off
    # MA3 to VO10 and VE7 from MA1: first those in its own zone
    with katangan_turn({"BS1": "MA1", "S11": "MA9", "S21": "VE8"}) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "MA9"
    with katangan_turn({"BS1": "MA7", "S11": "MA3", "PC2": "NV7"}, options={}) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "MA3"


@rule("kolwezi:5.4-b")
def test_of_equally_near_areas_the_protected_one():
    # from NV8 both NV2 (clear) and NV4 (protected) lie two connections off and two from VE8
    for _ in range(3):
        with katangan_turn({"BS1": "NV8", "S11": "VE8"}, lorries={"VO3": 0}) as drill:
            assert drill["BS1"].area == "NV1"
    with katangan_turn({"BS1": "MA9", "S11": "MA5"}) as drill:
        assert drill["BS1"].area == "MA4"  # MA7, clear and as near to MA5, is only one connection off
    with katangan_turn({"BS1": "MA4", "S11": "MA10"}, dice=[], loose=True) as drill:
        assert drill["BS1"].area == "MA9"  # elevated; MA7 is clear
    with katangan_turn({"RS1": "VE1", "S11": "VE3"}, dice=[]) as drill:
        assert drill["RS1"].area == "VE2"  # VE6 is as near to VE3 and as clear, but further to go


@rule("kolwezi:5.4-b", "kolwezi:5.4-r")
def test_equally_near_french_by_priority_then_die():
    with katangan_turn({"BS1": "MA7", "S11": "MA3", "PC2": "MA1"}, dice=[]) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "MA1"  # a PC before a section
    toward = Counter()
    for die in (1, 2):
        with katangan_turn({"BS1": "MA7", "S11": "MA3", "S21": "MA1"}, dice=[die], loose=True) as drill:
            facts = drill.told("katangan-move")[0]
            toward[facts["toward"]] += 1
            assert facts["target_die"] == die
            assert facts["target_of"] == 2
    assert toward == {"MA1": 1, "MA3": 1}


@rule("kolwezi:5.4-c")
def test_foot_units_keep_to_their_zone():
    with katangan_turn({"BS1": "NV1", "S11": "VE7"}) as drill:
        assert drill["BS1"].area == "NV1"
    with katangan_turn({"BS1": "NV8", "S11": "VE7"}) as drill:
        assert drill["BS1"].area in ("NV1", "NV4")  # it closes up inside its zone


@rule("kolwezi:5.4-d")
def test_motorised_units_may_leave():
    with katangan_turn({"YM": "CF2", "S11": "MS1"}) as drill:
        assert drill["YM"].area == "MS4"  # the edge of Métal Shaba, and next to the French
        assert drill.rules("katangan-move") == ["5.4-d"]
    with katangan_turn({"YM": "CF2", "S11": "CF5", "S21": "MS4"}) as drill:
        assert drill["YM"].area == "CF2"
    with katangan_turn({"YM": "CF3", "S11": "CF5", "S21": "RC2"}) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "CF5"  # first those in its own town
    # with the French in its sector it does not leave it: ZB1, the only free area next to NV3, is outside
    with katangan_turn({"GM": "NV8", "S11": "NV3", "R4": "NV2", "R5": "NV6"}) as drill:
        assert drill["GM"].area.startswith("NV")
    # once outside it is not kept out of the way back: the French in its own zone come first
    with katangan_turn({"YM": {"area": "VE3", "post": "camp_forrest"}, "S11": "CF5", "S21": "VO8"}) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "CF5"
        assert drill["YM"].area == "CF1"
    with katangan_turn({"GM": {"area": "VE5", "post": "NV"}, "S11": "NV8", "S21": "VO8"}) as drill:
        assert drill.told("katangan-move")[0]["toward"] == "NV8"
        assert drill["GM"].area == "NV5"


@rule("kolwezi:5.4-e")
def test_main_units_stack():
    with katangan_turn({"BS1": "MA2", "BS2": "MA5", "S11": "MA6"}) as drill:
        assert drill["BS1"].area == "MA4"
        assert drill["BS2"].area in ("MA4", "MA7")
    with katangan_turn({"BS1": "MA2", "BS2": "MA1", "S11": "MA6", "S21": "MA8"}) as drill:
        assert drill["BS1"].area == "MA4"
    with katangan_turn({"RS1": "VO1", "RS2": "VE2", "S11": "ZA2"}) as drill:
        assert drill["RS2"].area == "VE2"
    with katangan_turn({"YS1": "MS3", "YS2": "MS4", "S11": "RB2"}) as drill:
        assert drill["YS1"].area == drill["YS2"].area == "MS1"


@rule("kolwezi:5.4-f")
def test_a_pc_takes_its_stack_along():
    stack = dict.fromkeys(["Y1", "YS1", "YS2", "YS3"], "MS2")
    with katangan_turn({**stack, "S11": "RB2"}) as drill:
        assert {drill[name].area for name in stack} == {"MS1"}
        assert drill.told("katangan-move")[0]["units"] == ["YS1", "YS2", "YS3", "Y1"]
    stack["YS2"] = {"area": "MS2", "pinned": True}
    with katangan_turn({**stack, "S11": "RB2"}) as drill:
        assert [drill[name].area for name in stack] == ["MS1", "MS1", "MS2", "MS1"]
        assert drill.told("katangan-move")[0]["units"] == ["YS1", "YS3", "Y1"]
    stack["Y1"] = {"area": "MS2", "pinned": True}
    with katangan_turn({**stack, "S11": "RB2"}) as drill:
        assert [len(move["units"]) for move in drill.told("katangan-move")] == [1, 1]


@rule("kolwezi:5.4-g")
def test_small_units_seek_the_objectives():
    with katangan_turn({"R2": {"area": "VO9", "down": True}, "S11": "ZA3"}) as drill:
        assert drill["R2"].area in ("VO6", "VO5")
    with katangan_turn(
        {"R2": {"area": "VO9", "down": True}, "S11": "ZA3", "R4": {"area": "VO5", "down": True}}
    ) as drill:
        assert drill["R2"].area == "VO6"  # VO5 and VO6 are objectives; one is taken
    with katangan_turn({"R2": {"area": "VO6", "down": True}, "S11": "VO3"}) as drill:
        assert drill["R2"].area == "VO6"  # on an objective it stays
    with katangan_turn({"R2": "VO9", "S11": "VO3"}, hostages=["VO6"], executed=6, lorries={"VO3": 0}) as drill:
        assert not has(THEATRE.near[THEATRE.index[drill["R2"].area]], THEATRE.index["VO3"])  # not next to the French


@rule("kolwezi:5.4-g")
def test_ways_with_fewer_fires_come_first():
    # VO5 is two connections from VO10, by VO6, which the French look at; MA4 is three away, out of their sight
    with katangan_turn(
        {"R2": "VO10", "S11": "VO3"}, hostages=["VO5", "MA4"], executed=5, lorries={"VO3": 0}, dice=[]
    ) as drill:
        assert drill["R2"].area == "MA4"
        assert drill.told("katangan-move")[0]["path"] == ["MA3", "MA6", "MA4"]


@rule("kolwezi:5.4-h")
def test_small_units_do_not_stack():
    units = {"R2": {"area": "VO9", "down": True}, "R4": {"area": "VO6", "down": True}, "S11": "ZA3"}
    with katangan_turn(units, hostages=["VO6"], executed=6, lorries={"VO3": 0}) as drill:
        assert drill["R4"].area == "VO6"
        assert drill["R2"].area != "VO6"
    # through a friendly area it may pass: VO10 to VO5 leads through VO6
    units = {"R2": {"area": "VO10", "down": True}, "R4": {"area": "VO6", "down": True}, "S11": "ZA3"}
    with katangan_turn(units, hostages=["VO5", "VO6"], executed=5, lorries={"VO3": 0}) as drill:
        assert drill["R2"].area == "VO5"
        assert drill.told("katangan-move")[-1]["path"] == ["VO6", "VO5"]
    # main units keep out of their areas as well
    with katangan_turn({"BS1": "MA2", "S11": "MA6", "R2": "MA4"}, hostages=["MA4"], executed=6) as drill:
        assert drill["BS1"].area != "MA4"
    with katangan_turn({"R2": "VO6", "R3": "VO6", "S11": "ZA3"}) as drill:
        assert len({drill["R2"].area, drill["R3"].area}) == 2  # stopped in one area, they part
    nothing = {"hostages": [], "executed": 7, "lorries": {"VO3": 0}}
    with katangan_turn({"R2": "VO6", "R3": "VO6", "R4": "NV10", "S11": "ZA3"}, **nothing) as drill:
        assert len({drill["R2"].area, drill["R3"].area}) == 2  # even with no objective to go to
    with katangan_turn({"R2": "MA1", "R4": "NV7", "S11": "ZA3"}, **nothing) as drill:
        assert drill["R2"].area in ("NV4", "MA5")  # NV7, nearer to the airport road, is taken


@rule("kolwezi:5.4-i")
def test_only_what_is_worth_something_is_sought():
    units = {"R2": {"area": "MA1", "down": True}, "S11": "ZA3"}
    with katangan_turn(units, hostages=[], executed=7, turn=3) as drill:
        assert drill["R2"].area == "VO3"
    destroyed = {"lorries": {"VO3": 0}, "lorry_state": "destroyed"}
    with katangan_turn(units, hostages=[], executed=7, turn=4, **destroyed) as drill:
        assert drill["R2"].area != "VO3"
        away = [THEATRE.distance[THEATRE.index["NV10"]][THEATRE.index[at]] for at in ("MA1", drill["R2"].area)]
        assert away[1] < away[0]  # the airport road is left
    freed = {"hostages": ["VO5"], "executed": 6, "visited": ["VO5"]}
    with katangan_turn({"R2": "VO8", "S11": "ZA3"}, **freed, **destroyed) as drill:
        assert drill["R2"].area == "VO5"  # hostages once freed are still sought


@rule("kolwezi:5.4-m")
def test_order_of_movement():
    units = {
        "R2": "VO9",
        "BS1": "MA2",
        "Y1": "MS2",
        "YM": "CF2",
        "GM": "NV10",
        "AML": "NV10",
        "RS1": "VE9",
        "NM1": {"area": "LU2", "down": True},
        "S11": "ZA1",
    }
    with katangan_turn(units, posture="aggressive", loose=True) as drill:
        order = [event.facts["units"][-1] for event in drill.events if event.kind.startswith("katangan-")]
        while drill.step:
            drill.do(do="hold")
            order = [event.facts["units"][-1] for event in drill.events if event.kind.startswith("katangan-")]
    assert order == ["AML", "GM", "YM", "Y1", "RS1", "BS1", "R2", "NM1"]


@rule("kolwezi:5.4-n")
def test_ways_past_as_few_french_as_may_be():
    # from VO9 to VO5 by VO8 or by VO6; S11 in VO3 looks at VO6
    units = {"R2": "VO9", "S11": "VO3"}
    with katangan_turn(units, hostages=["VO5"], executed=6, lorries={"VO3": 0}, dice=[]) as drill:
        assert drill.told("katangan-move")[0]["path"] == ["VO8", "VO5"]
    ways = set()
    for die in (1, 2):
        with katangan_turn(
            {"R2": "VO9", "S11": "ZA3"}, hostages=["VO5"], executed=6, lorries={"VO3": 0}, dice=[die]
        ) as drill:
            ways.add(tuple(drill.told("katangan-move")[0]["path"]))
    assert ways == {("VO8", "VO5"), ("VO6", "VO5")}
    # nobody walks through the French
    with katangan_turn({"R2": "VO9", "S11": "VO6", "S12": "VO8"}, hostages=["VO5"], executed=6) as drill:
        assert drill["R2"].area not in ("VO6", "VO8", "VO5")


@rule("kolwezi:5.4-o")
def test_the_hidden_pc_stays():
    units = {"R1": {"area": "VE5", "down": True}, "R2": {"area": "VE9", "down": True}, "S11": "ZA1"}
    with katangan_turn(units, turn=1) as drill:
        assert drill["R1"].area == "VE5"
        assert drill["R2"].area != "VE9"
        assert drill["R2"].stirred
    with katangan_turn({"R1": "VE5", "S11": "ZA3"}, turn=1) as drill:
        assert drill["R1"].area != "VE5"  # discovered, it seeks combat


@rule("kolwezi:5.4-p")
def test_garrisons_shift_inside_their_town():
    areas = set()
    for die in (1, 2):
        with katangan_turn({"Y2": "MP2", "S11": "MP1"}, dice=[die]) as drill:
            areas.add(drill["Y2"].area)
    assert areas == {"MP3", "MP4"}
    with katangan_turn({"Y2": "MP3", "S11": "MP1"}) as drill:
        assert drill["Y2"].area == "MP3"
    with katangan_turn({"Y2": {"area": "MP3", "infiltrated": True}, "S11": "ZA1"}) as drill:
        assert not drill["Y2"].area.startswith("MP")  # an infiltrator heads for Kolwezi
    with katangan_turn({"Y2": "MP1", "S11": "ZA1"}) as drill:
        assert drill["Y2"].area == "MP1"  # a garrison does not, however far the French are
    with katangan_turn({"Y2": "MP2", "Y6": "MP3", "S11": "MP1"}, dice=[]) as drill:
        assert drill["Y2"].area == "MP4"  # not where somebody else is
    with katangan_turn({"Y2": "CF2", "Y6": "CF3", "Y7": "CF5", "S11": "CF1"}, dice=[]) as drill:
        assert drill["Y2"].area == "CF2"  # nor out of town, though IC2 is free


@rule("kolwezi:5.4-q")
def test_who_retreats_before_an_assault():
    with operation({"S11": "VE4", "R2": "VO2"}, "assault_move", dice=[1], loose=True) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill["R2"].area in ("VO5", "VO3")
        assert drill["S11"].area == "VO2"
        assert not drill.told("strike")
        assert drill.rules("retreat") == ["5.4-q"]
    for name in ("R1", "RS1", "GM"):
        with operation({"S11": "VE4", name: "VO2"}, "assault_move", dice=[10]) as drill:
            drill.do(do="assault", unit="S11", to="VO2")
            assert drill.told("strike")
    for posture, stands in (("aggressive", True), ("cautious", False)):
        with operation({"S11": "VE4", "AML": "VO2"}, "assault_move", posture=posture) as drill:
            drill.do(do="assault", unit="S11", to="VO2")
            assert bool(drill.told("strike")) == stands
    # never where the assault comes from, nor to other Katangans; away from other French, then toward an objective
    units = {"S11": "VE4", "R2": "VO2", "S21": "VO6", "R4": "VO1"}
    with operation(units, "assault_move", hostages=["VO4"], executed=6, lorries={"VO3": 0}) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill["R2"].area == "VO5"  # VO3 and VO5 are both next to S21; VO5 is nearer to VO4
    units = {"S11": "VE4", "AML": "VO2"}
    with operation(
        units, "assault_move", hostages=["VO6"], executed=6, lorries={"VO3": 0}, posture="cautious", dice=[2]
    ) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill["AML"].area == "VO5"  # VO3 and VO5 are next to the objective, VO1 is not
    units = {"S11": "VE4", "R2": "VO2", "S21": "MA1"}
    with operation(units, "assault_move", hostages=["VO6"], executed=6, lorries={"VO3": 0}, dice=[]) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill["R2"].area == "VO5"  # as near to VO6 as VO3, which is next to S21
    # main units may join main units, small ones nobody
    full = {"S11": "VE4", "RS1": "VO1", "R3": "VO3", "S21": "VO5"}
    with operation({**full, "AML": "VO2"}, "assault_move", posture="cautious", dice=[]) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill["AML"].area == "VO1"
    with operation({**full, "R2": "VO2"}, "assault_move", dice=[10]) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert not drill.told("retreat")
    cornered = {"S11": "VE4", "R2": "VO2", "R4": "VO1", "R5": "VO3", "S21": "VO5"}
    with operation(cornered, "assault_move", dice=[10], hostages=[], executed=7) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill.told("strike")  # nowhere to go: it stands


# Fire


@rule("kolwezi:5.4-j")
def test_they_always_fire():
    with operation({"S11": "VE1", "BS1": "VE4", "R2": "VE2"}, "katangan_fire", dice=[1, 1]) as drill:
        assert {fire["unit"] for fire in drill.told("fire")} == {"BS1", "R2"}
    with operation({"S11": "VE1", "R4": "VE4"}, "katangan_fire", dice=[]) as drill:
        assert not drill.told("fire")  # a dummy never does
    with operation({"S11": "VE1", "R2": {"area": "VE4", "down": True}}, "katangan_fire", dice=[]) as drill:
        assert not drill.told("fire")  # nor does what still lies face-down


@rule("kolwezi:5.4-k")
def test_target_priority():
    def target(*units):
        with operation({"BS1": "VE4", **dict(units)}, "katangan_fire", dice=[1], loose=True) as drill:
            return drill.told("fire")[0]["target"]

    pinned = {"area": "VE1", "pinned": True}
    assert target(("TPCE", pinned), ("PC1", "VE1"), ("S11", "VE1")) == "PC1"
    assert target(("TPCE", "VE1"), ("PC1", "VE1")) == "TPCE"
    assert target(("PC1", "VE1"), ("SMM", "VE5")) == "PC1"
    assert target(("SMM", "VE1"), ("SER", "VE1")) == "SMM"
    assert target(("SER", "VE1"), ("S11", "VE1")) == "SER"
    assert target(("S11", "VE1"), ("TPCE", pinned)) == "S11"
    assert target(("S11", pinned), ("TPCE", pinned)) == "TPCE"
    with operation({"BS1": "VE4", "S11": "VE1", "S21": "VE5"}, "katangan_fire", dice=[2, 1]) as drill:
        assert drill.told("fire")[0]["target"] == "S21"  # equals by die
        assert (drill.told("fire")[0]["target_die"], drill.told("fire")[0]["why"]) == (2, "5.4-k")
        assert drill.told("fire")[0]["die"] == 1


@rule("kolwezi:5.4-l")
def test_a_pc_combines_its_stack():
    stack = dict.fromkeys(["Y1", "YS1", "YS4", "YS6"], "VE4")
    with operation({**stack, "S11": "VE5"}, "katangan_fire", dice=[1]) as drill:
        fire = drill.told("fire")[0]
        assert fire["score"] == 2 + 5 + 6 + 7 + 1 - 2 - 1
        assert drill["S11"].reduced
        assert fire["units"] == ["Y1", "YS6", "YS4", "YS1"]
    with operation({**stack, "YS2": "VE4", "S11": "VE5"}, "katangan_fire", dice=[1, 1]) as drill:
        assert [len(fire["units"]) for fire in drill.told("fire")] == [4, 1]
    with operation({**stack, "AML": "VE4", "S11": "VE5"}, "katangan_fire", dice=[1, 1]) as drill:
        assert drill.told("fire")[0]["units"] == ["AML"]
        assert "AML" not in drill.told("fire")[1]["units"]


@rule("kolwezi:5.4-s")
def test_order_of_fire():
    units = {
        "Y1": {"area": "VE4", "pinned": True},
        "YS1": "VE4",
        "YS4": "VE4",
        "YS6": "VE4",
        "PC1": "VE1",
        "S11": "VE1",
    }
    with operation(units, "katangan_fire", dice=[4, 1, 1]) as drill:
        assert [(fire["unit"], fire["target"]) for fire in drill.told("fire")] == [
            ("YS6", "PC1"),
            ("YS4", "S11"),
            ("YS1", "S11"),
        ]
    units = {"AML": "VO2", "BS1": "VE4", "R1": "VE5", "BS2": "VE5", "S11": "VE1", "S21": "VO1", "S31": "VE2"}
    with operation(units, "katangan_fire", dice=[1, 1, 1], loose=True) as drill:
        assert [fire["unit"] for fire in drill.told("fire")] == ["AML", "R1", "BS1"]
    with operation({"BS2": "VE4", "BS1": "VE5", "S11": "VE1", "S31": "VE2"}, "katangan_fire", dice=[1, 1]) as drill:
        assert [fire["unit"] for fire in drill.told("fire")] == ["BS2", "BS1"]  # by area
