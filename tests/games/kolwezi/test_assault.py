"""Chapter 9: assaults and pins."""

from sandtable.engine.ledger import rule
from sandtable.games.kolwezi.actions import Strike
from tests.games.kolwezi.drill import operation


def assault(units, *moves, dice, **more):
    drill = operation(units, "assault_move", dice=dice, **more)
    for unit, to in moves:
        drill.do(do="assault", unit=unit, to=to)
    if drill.step == "assault_move":
        drill.do(do="done")
    return drill


def strike(drill, number=0):
    return drill.told("strike")[number]["score"]


@rule("kolwezi:9-a")
def test_who_may_assault():
    units = {"S11": {"area": "VE1", "fired": True}, "S12": "VE1", "S13": {"area": "VE1", "pinned": True}, "BS1": "VE4"}
    with operation(units, "assault_move") as drill:
        assert drill.plain() == [{"do": "storm", "at": "VE4"}, {"do": "ready", "unit": "S12"}, {"do": "done"}]
        assert drill.refused(do="ready", unit="S11") == "9-a"
        assert drill.refused(do="ready", unit="S13") == "9.3-a"
        assert drill.refused(do="assault", unit="S11", to="VE4") == "9-a"
        assert drill.refused(do="assault", unit="S13", to="VE4") == "9.3-a"
        assert drill.refused(do="assault", unit="BS1", to="VE1") == "9-a"
    units = {"S11": "VE1", "TPCE": "VE1", "SMM": "VE7", "BS1": "VE4"}
    with operation(units, "assault_move", "french_fire", dice=[1]) as drill:
        drill.do(do="target", target="BS1")
        drill.do(do="fire", unit="TPCE", target="BS1")
        drill.do(do="done")
        assert drill.refused(do="assault", unit="TPCE", to="VE4") == "9-a"
        assert drill.listed("ready") == {"S11", "SMM"}
    with operation({"S11": {"area": "VE1", "shot": True}, "BS1": "VE4"}, "assault_move") as drill:
        assert drill.plain("ready")  # opportunity fire does not count


@rule("kolwezi:9-b")
def test_assaults_go_into_the_next_area():
    units = {"S11": "VE1", "S12": "VE2", "BS1": "VE7", "S13": "VE8"}
    with operation(units, "assault_move") as drill:
        assert drill.plain()[:-1] == [{"do": "storm", "at": "VE7"}, {"do": "ready", "unit": "S13"}]
        assert drill.refused(do="storm", at="VE4") == "9-b"
        assert drill.refused(do="ready", unit="S11") == "9-b"
        assert drill.refused(do="assault", unit="S11", to="VE7") == "9-b"
        assert drill.refused(do="assault", unit="S13", to="VE5") == "9-b"
    moved = {"S11": {"area": "VE1", "moved": True}, "S12": "VE5", "BS1": "VE4"}
    with operation(moved, "assault_move", dice=[1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="S11", to="VE4")  # having moved does not matter
        drill.do(do="assault", unit="S12", to="VE4")  # from several areas
        assert len(drill.told("strike")) == 2


@rule("kolwezi:9-a", "kolwezi:9-b")
def test_an_area_is_assaulted_by_many_at_once():
    units = {"PC1": "VE1", "S11": "VE1", "S12": "VE1", "S13": "VE5", "S21": "VE2", "BS1": "VE4", "BS2": "VE7"}
    with operation({**units, "TPCE": "VE1"}, "assault_move", dice=[1, 1, 1, 2, 1]) as drill:
        drill.do("storm", at="VE4")
        assert drill.step == "muster"
        assert drill.refused(do="fight") == "9-b"
        for unit in ("S11", "S12", "S13"):
            drill.do("join", unit=unit)
        assert drill.refused(do="join", unit="S21") == "9-b"
        assert drill.refused(do="join", unit="S11") == "9-b"
        assert drill.refused(do="storm", at="VE7") == "9-b"
        drill.do("fight")
        assert [event["units"] for event in drill.told("assault-move")] == [["S11", "S12", "S13"]]
        assert not drill.told("strike")  # the others may still go in
        drill.do("done")
        assert [event["unit"] for event in drill.told("strike")] == ["S11", "S12", "S13"]
        assert {drill[unit].area for unit in ("S11", "S12")} == {"VE1"}
        assert drill["S13"].area == "VE5"


@rule("kolwezi:9-b", "kolwezi:7-b")
def test_units_are_mustered_before_the_area_is_chosen():
    units = {"S11": "VE4", "S12": "VE4", "S13": "VE1", "S21": "VE8", "BS1": "VE5", "BS2": "VE7"}
    with operation(units, "assault_move", dice=[10]) as drill:
        drill.do("ready", unit="S11")
        assert drill.plain("storm") == [{"do": "storm", "at": "VE5"}, {"do": "storm", "at": "VE7"}]
        assert drill.refused(do="fight") == "9-b"
        assert drill.refused(do="join", unit="S21") == "7-b"
        drill.do("join", unit="S12")
        drill.do("storm", at="VE7")
        drill.do("fight")
        assert drill["S11"].area == drill["S12"].area == "VE7"
        drill.do("done")
        assert [event["unit"] for event in drill.told("strike")] == ["S11"]  # one is enough
    with operation({"S11": "VE1", "S12": "VE1", "BS1": "VE2"}, "assault_move") as drill:
        drill.do("ready", unit="S11")  # there is one area only
        assert drill.plain() == [{"do": "join", "unit": "S12"}, {"do": "fight"}]
    with operation({"S11": "VE1", "BS1": "VE2"}, "assault_move") as drill:
        drill.do("storm", at="VE2")  # there is one unit only
        assert drill.plain() == [{"do": "fight"}]


@rule("kolwezi:9-c")
def test_a_dummy_is_gone_without_a_roll():
    with assault({"S11": "VE4", "R4": "VO2"}, ("S11", "VO2"), dice=[]) as drill:
        assert drill["R4"].area == "pool"
        assert drill["S11"].area == "VO2"
        assert not drill["S11"].pinned
        assert not drill.told("strike")


@rule("kolwezi:9.1-a")
def test_twelve_destroys():
    units = {"S11": "VE1", "BS1": "VE2"}
    with assault(units, ("S11", "VE2"), dice=[6]) as drill:
        assert strike(drill) == 12
        assert drill["BS1"].area == "off"
    with assault(units, ("S11", "VE2"), dice=[5, 1]) as drill:
        assert strike(drill) == 11
        assert drill["BS1"].area == "VE2"
    two = {"S11": "VE1", "S12": "VE1", "BS1": "VE2", "BS2": "VE2"}
    with operation(two, "assault_move", dice=[6, 6]) as drill:
        drill.do(do="assault", unit="S11", to="VE2")
        drill.do(do="assault", unit="S12", to="VE2")
        assert drill.step == "strikes"
        assert len(drill.plain()) == 4
        drill.do(do="strike", unit="S12", target="BS2")  # of its choice
        assert drill["BS2"].area == "off"
        assert drill["BS1"].area == "off"  # one left: no choice, the other unit goes for it
        assert drill.game.why_not(drill.state, 0, Strike("S11", "BS1")).rule == "table:over"
    with operation({**two, "PC1": "VE1"}, "assault_move") as drill:
        for unit in ("S11", "S12"):
            drill.do(do="assault", unit=unit, to="VE2")
        drill.do(do="done")
        assert drill.refused(do="strike", unit="PC1", target="BS1") == "9.1-a"


@rule("kolwezi:9.1-b")
def test_hostages_in_an_assault():
    with assault({"S11": "VE4", "R1": "VO2"}, ("S11", "VO2"), dice=[7, 1]) as drill:
        assert strike(drill) == 6 + 7 - 1 - 1
        assert drill["R1"].area == "VO2"
    with assault({"S11": "VE4", "R1": "VO2"}, ("S11", "VO2"), dice=[7], hostages=["VO4"], executed=6) as drill:
        assert strike(drill) == 12


@rule("kolwezi:9.1-c")
def test_terrain_in_an_assault():
    with assault({"S11": "NV1", "GM": "NV4"}, ("S11", "NV4"), dice=[6]) as drill:
        assert drill["GM"].area == "pool"  # motorised: 12
    with assault({"S11": "NV1", "BS1": "NV4"}, ("S11", "NV4"), dice=[6, 1]) as drill:
        assert strike(drill) == 11
    for target in ("BS1", "GM", "AML"):
        with assault({"S11": "VO8", target: "VO7"}, ("S11", "VO7"), dice=[6, 1], posture="aggressive") as drill:
            assert strike(drill) == 11  # elevated terrain counts for everybody


@rule("kolwezi:9.1-d")
def test_only_unpinned_units_fall_back():
    pinned = {"S11": "VE4", "R2": {"area": "VO2", "pinned": True}}
    with assault(pinned, ("S11", "VO2"), dice=[10]) as drill:
        assert not drill.told("retreat")
        assert drill["R2"].area == "pool"
    with assault({"S11": "VE4", "R2": "VO2"}, ("S11", "VO2"), dice=[1], loose=True) as drill:
        assert drill.told("retreat")
        drill.state.chance.script.clear()
    options = {"pinned_units_retreat": True}
    with operation(pinned, "assault_move", options=options) as drill:
        drill.do(do="assault", unit="S11", to="VO2")
        assert drill.told("retreat")
    # the retreat draws no fire and may leave the zone
    with operation(
        {"S11": "VO3", "S21": "VE8", "R2": "VE7", "R4": "VE4"}, "assault_move", hostages=["MA4"], executed=6
    ) as drill:
        drill.do(do="assault", unit="S11", to="VE7")
        assert drill["R2"].area == "MA1"
        assert drill["R2"].post == "MAN"
        assert not drill.told("opportunity")


@rule("kolwezi:9.1-d", "kolwezi:5.4-q")
def test_all_fall_back_before_any_assault_is_fought():
    """Nobody falls back to where an assault set out from, though that assault is won before his own is fought."""
    spent = {"S31": {"area": "RA1", "fired": True}, "S32": {"area": "VO7", "fired": True}}
    units = {"S11": "VO5", "S21": "VO9", "R2": "VO4", "R3": "VO8", **spent}
    with assault(units, ("S11", "VO4"), ("S21", "VO8"), dice=[10]) as drill:
        assert drill["R2"].area == "VO1"
        assert drill["R3"].area == "pool"  # VO5 is empty, but S11 might have had to go back there
        assert [event.kind for event in drill.events if event.kind in ("retreat", "strike", "area-taken")] == [
            "retreat",
            "area-taken",
            "strike",
            "area-taken",
        ]
    with assault(
        {"S11": "VE4", "S21": "VO1", "BS1": "VO2", "R2": "VO4"}, ("S11", "VO2"), ("S21", "VO4"), dice=None
    ) as drill:
        told = [event.kind for event in drill.events]
        assert told.index("retreat") < told.index("strike")  # though VO2 comes before VO4 on the map


@rule("kolwezi:9.1-e")
def test_the_winner_stays():
    with assault({"S11": "VE4", "BS1": "VO2"}, ("S11", "VO2"), dice=[10], airport="french") as drill:
        assert drill["S11"].area == "VO2"
        assert not drill["S11"].pinned
        assert not drill.told("reply")
        assert drill.points == 0
        assert drill["S11"].origin == "off"


@rule("kolwezi:9.1-f")
def test_armour_is_assaulted_like_any_other():
    with assault({"S11": "VE1", "AML": "VE2"}, ("S11", "VE2"), dice=[6], posture="aggressive") as drill:
        assert drill["AML"].area == "off"


@rule("kolwezi:9.1-g")
def test_values_at_one_connection_count():
    with assault({"S11": "VE1", "AML": "VE2"}, ("S11", "VE2"), dice=[1, 2], posture="aggressive") as drill:
        assert drill.told("reply")[0]["score"] == 12
        assert drill["S11"].area == "off"
    flipped = {"S11": "VE1", "AML": {"area": "VE2", "reduced": True}}
    with assault(flipped, ("S11", "VE2"), dice=[1, 6], posture="aggressive") as drill:
        assert drill.told("reply")[0]["score"] == 11
    for reduced, value in ((False, 3), (True, 1)):
        units = {"SMM": {"area": "VE1", "reduced": reduced}, "BS1": "VE2"}
        with assault(units, ("SMM", "VE2"), dice=[1, 1]) as drill:
            assert strike(drill) == value + 1


@rule("kolwezi:9.2-a")
def test_survivors_reply():
    units = {"S11": "VE1", "BS1": "VE2"}
    with assault(units, ("S11", "VE2"), dice=[1, 7], airport="french") as drill:
        assert drill["S11"].area == "off"
        assert drill.points == 5 + 2
    with assault(units, ("S11", "VE2"), dice=[1, 6]) as drill:
        assert drill["S11"].area == "VE1"
    stack = {"S11": "VE1", "PC1": "VE1", "BS1": "VE2", "BS2": "VE2"}
    with operation(stack, "assault_move", dice=[1, 1, 7, 1]) as drill:
        drill.do(do="assault", unit="S11", to="VE2")
        drill.do(do="assault", unit="PC1", to="VE2")
        drill.do(do="strike", unit="S11", target="BS1")
        drill.do(do="strike", unit="PC1", target="BS1")
        assert [reply["target"] for reply in drill.told("reply")] == ["PC1", "S11"]  # by their order of targets
        assert drill["PC1"].area == "off"
    protected = {"S11": "VE1", "BS1": "VE4"}
    with assault(protected, ("S11", "VE4"), dice=[1, 7]) as drill:
        assert drill.told("reply")[0]["score"] == 12  # no modifiers but a pin


@rule("kolwezi:9.2-b")
def test_a_pinned_unit_replies_badly():
    units = {"S11": "VE1", "BS1": {"area": "VE2", "pinned": True}}
    with assault(units, ("S11", "VE2"), dice=[1, 8]) as drill:
        assert drill.told("reply")[0]["score"] == 11
        assert drill["S11"].area == "VE1"
    with assault(units, ("S11", "VE2"), dice=[1, 9]) as drill:
        assert drill["S11"].area == "off"


@rule("kolwezi:9.2-c")
def test_a_failed_assault_goes_back_pinned():
    units = {"S11": "VE4", "S12": "VE4", "BS1": "VE5"}
    with assault(units, ("S11", "VE5"), ("S12", "VE5"), dice=[1, 1, 2, 1], airport="french") as drill:
        assert drill["S11"].area == drill["S12"].area == "VE4"
        assert drill["S11"].pinned
        assert drill["S12"].pinned
        assert drill.points == 2 + 2
    two = {"S11": "VE4", "S12": "VE8", "BS1": "VE5", "BS2": "VE5"}
    with operation(two, "assault_move", dice=[10, 1, 2, 1]) as drill:
        drill.do(do="assault", unit="S11", to="VE5")
        drill.do(do="assault", unit="S12", to="VE5")
        drill.do(do="strike", unit="S11", target="BS1")
        assert drill["BS1"].area == "off"
        assert (drill["S11"].area, drill["S12"].area) == ("VE4", "VE8")  # also one that won its own fight
        assert drill["S11"].pinned


@rule("kolwezi:9.2-d")
def test_the_winner_of_a_reply_keeps_its_state():
    with assault({"S11": "VE1", "BS1": "VE2"}, ("S11", "VE2"), dice=[1, 1]) as drill:
        assert not drill["BS1"].pinned
    with operation({"S11": "VE1", "BS1": "VE2"}, "katangan_fire", "assault_move", dice=[1, 1, 1]) as drill:
        drill.do(do="assault", unit="S11", to="VE2")
        assert [fire["unit"] for fire in drill.told("fire")] == ["BS1"]


# 9.3: pinned units


@rule("kolwezi:9.3-a")
def test_what_pinned_units_cannot_do():
    pinned = {"area": "VE5", "pinned": True}
    with operation({"S11": "VE1", "BS1": pinned}, "french_move", dice=[]) as drill:
        drill.go("S11", "VE7", "VE4", "VE7")
        assert not drill.told("opportunity")
    with operation({"S11": "VE2", "BS1": pinned}, "katangan_phase", dice=[]) as drill:
        drill.do(do="done")
        assert drill["BS1"].area == "VE5"
        assert not drill.told("fire")
    units = {"S11": {"area": "VE1", "pinned": True}, "S12": "VE1", "BS1": "VE2"}
    with operation(units, "french_move") as drill:
        assert drill.refused(do="pick", unit="S11") == "9.3-a"
    with operation(units, "french_fire") as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="fire", unit="S11", target="BS1") == "9.3-a"
    with operation({"S11": "VE1", "BS1": {"area": "VE2", "pinned": True}}, "assault_move", dice=[1, 1]) as drill:
        drill.do(do="assault", unit="S11", to="VE2")
        assert drill.told("reply")  # but they reply
    watched = {
        "R2": "VO10",
        "S11": {"area": "VO3", "pinned": True},
        "S21": "MA1",
        "S22": {"area": "VO8", "pinned": True},
    }
    with operation(watched, "katangan_turn", hostages=["VO5"], executed=6, lorries={"VO3": 0}) as drill:
        assert drill.step is None


@rule("kolwezi:9.3-b")
def test_a_pinned_pc_does_not_coordinate():
    units = {"PC1": {"area": "VE1", "pinned": True}, "S11": "VE1", "S12": "VE1", "S13": "VE1", "BS1": "VE2"}
    with operation(units, "french_fire") as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="fire", unit="PC1", target="BS1", with_units=["S11"]) == "9.3-a"
        assert all("with_units" not in action for action in drill.plain())
    units = {"TPCE": {"area": "VE4", "pinned": True}, "S11": "VE4", "SMM": "VE8", "BS1": "VO2"}
    with operation(units, "french_fire", turn=4) as drill:
        drill.do(do="target", target="BS1")
        assert drill.refused(do="mortars", unit="SMM", target="BS1") == "9.3-b"
        assert drill.refused(do="fire", unit="S11", target="BS1", mortars=True) == "7-f"
    stack = {"Y1": {"area": "VE4", "pinned": True}, "YS1": "VE4", "YS2": "VE4", "S11": "VE5"}
    with operation(stack, "katangan_fire", dice=[1, 1]) as drill:
        assert [len(fire["units"]) for fire in drill.told("fire")] == [1, 1]


@rule("kolwezi:9.3-c")
def test_every_pin_counts():
    units = {"S11": "VE1", "AML": "VE2", "RS6": "VE4"}
    with operation(units, "katangan_fire", dice=[4, 6], airport="french") as drill:
        assert [fire["result"] for fire in drill.told("fire")] == ["pinned", "pinned"]
        assert drill["S11"].pinned
        assert drill.state.pins == 2
        assert drill.points == 2 + 4
    with operation(units, "katangan_fire", dice=[4, 6], airport="french", options={"pins_per_counter": True}) as drill:
        assert drill.points == 1 + 4
    with operation({"S11": "VE1", "AML": "VE2"}, "katangan_fire", dice=[5], airport="french") as drill:
        assert drill.points == 2.5 + 2  # a step loss scores no pin
        assert drill["S11"].pinned
    with operation({"S11": "VE7"}, "para_drop", turn=4, dice=[1, 6, 6, 6, 6, 6, 6]) as drill:
        drill.do(do="jump", zone="ZSA")
        while drill.step == "landing":
            drill.do(**drill.plain()[0])
        assert drill.state.pins == 1


@rule("kolwezi:9.3-d")
def test_pinned_twice_is_pinned():
    units = {"S11": "VE1", "S12": "VE1", "BS1": "VE2"}
    with operation(units, "administrative", "french_fire", dice=[3, 3, 5]) as drill:
        drill.fire("BS1", "S11")
        drill.fire("BS1", "S12")
        assert not drill["BS1"].pinned  # one test is enough


@rule("kolwezi:9.3-e")
def test_recovery():
    def recovered(name, die):
        with operation({name: {"area": "VE1", "pinned": True}}, "administrative", dice=[die]) as drill:
            return not drill[name].pinned

    assert [recovered("S11", die) for die in range(1, 7)] == [False, False, True, True, True, True]
    assert [recovered("BS1", die) for die in range(1, 7)] == [False, False, False, False, True, True]
