"""Chapter 5.3.3: the armoured counter-attack."""

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from tests.games.kolwezi.drill import THEATRE, operation


def far(drill, one, other):
    return THEATRE.distance[THEATRE.index[drill[one].area]][THEATRE.index[drill[other].area]]


@rule("kolwezi:5.3.3-a")
def test_once_in_a_game():
    with operation({"S11": "VO2"}, "counter_attack", dice=[1, 1]) as drill:
        assert drill["AML"].area == drill["GM"].area == "VO8"
        assert not drill["AML"].reduced
    units = {"S11": "VO2", "AML": "off", "GM": "pool"}
    with operation(units, "counter_attack", posture="aggressive", arrival=1, dice=[]) as drill:
        assert drill["AML"].area == "off"
        assert not drill.told("counter-attack")


@rule("kolwezi:5.3.3-b")
def test_trigger():
    inside = {"S11": "ZA1", "S21": "VE9", "S31": "VE3", "SER": "ZB2"}
    with operation(inside, "counter_attack", dice=[]) as drill:
        assert drill["AML"].area == "waiting"
    with operation({**inside, "S12": "VO2"}, "counter_attack", dice=[6, 6]) as drill:
        assert drill["AML"].area == "NV10"
    with operation({"S11": "RB1"}, "counter_attack", dice=[6, 6]) as drill:
        assert drill["AML"].area == "NV10"
    with operation({"S11": "NV5"}, "counter_attack", first_zone="ZSB", dice=[]) as drill:
        assert drill["AML"].area == "waiting"
    with operation({"S11": "VE8"}, "counter_attack", first_zone="ZSB", dice=[6, 6]) as drill:
        assert drill["AML"].area == "NV10"
    # looked at when the French Action Phase ends
    with operation({"S11": "VO2"}, "french_phase", loose=True, dice=[1, 1]) as drill:
        assert drill["AML"].area == "waiting"
        drill.do(do="done")
        assert drill["AML"].area == "VO8"


@rule("kolwezi:5.3.3-c")
def test_arrival_roll():
    for die, area in ((1, "VO8"), (2, "VO8"), (3, "NV10"), (6, "NV10")):
        with operation({"S11": "VO2", "R2": "VO8"}, "counter_attack", dice=[die, 1]) as drill:
            assert drill["AML"].area == drill["GM"].area == area
            assert drill.told("counter-attack")[0]["die"] == die
            assert drill.state.airport == 0


@rule("kolwezi:5.3.3-d")
def test_the_way_in_is_held():
    with operation({"S11": "NV10"}, "counter_attack", dice=[5, 1], airport="french") as drill:
        assert drill["AML"].area == drill["GM"].area == "RD1"
        assert drill["AML"].blocked
    with operation({"S11": "NV10", "S12": "RD1"}, "counter_attack", dice=[5, 1]) as drill:
        assert drill["AML"].area == "RD2"
    with operation({"S11": "VO8"}, "counter_attack", dice=[2, 1]) as drill:
        assert drill["AML"].area == "RA1"
    held = {"S11": "NV10", "S12": "RD1", "S13": "RD2", "S21": "RD3"}
    with operation(held, "counter_attack", dice=[5]) as drill:
        assert drill["AML"].area == drill["GM"].area == "waiting"  # not a foot of road left: another try next time
        assert drill.state.posture == 0
        assert drill.told("counter-attack-barred")
    waiting = {
        "AML": {"area": "RD1", "blocked": True, "post": "NV"},
        "GM": {"area": "RD1", "blocked": True, "post": "NV"},
    }
    more = {"posture": "aggressive", "arrival": 2}
    with operation({"S11": "NV10", "S21": "VI5", **waiting}, "katangan_turn", **more) as drill:
        assert drill["AML"].area == drill["GM"].area == "RD1"  # no detour to the Villages
        assert drill.rules("katangan-holds") == ["5.3.3-d", "5.3.3-d"]
    with operation({"S11": "NV8", **waiting}, "katangan_turn", **more) as drill:
        assert drill["AML"].area != "RD1"
        assert far(drill, "AML", "S11") == 1
        assert not drill["AML"].blocked


@rule("kolwezi:5.3.3-e")
def test_aggressive_platoon_closes_up():
    for die, posture in ((1, "aggressive"), (4, "aggressive"), (5, "cautious"), (6, "cautious")):
        with operation({"S11": "VO2"}, "counter_attack", dice=[3, die]) as drill:
            assert drill.told("counter-attack")[0]["posture"] == posture
    units = {"AML": {"area": "NV7", "post": "NV"}, "S11": "MA9", "S21": "NV3"}
    with operation(units, "katangan_turn", posture="aggressive") as drill:
        assert far(drill, "AML", "S11") == 1  # three connections away; NV3, in its own sector, is four
        assert drill.told("katangan-move")[0]["toward"] == "MA9"
    with operation({"AML": "NV10", "S11": "VE4"}, "katangan_turn", posture="aggressive") as drill:
        assert far(drill, "AML", "S11") == 1


@rule("kolwezi:5.3.3-f")
def test_cautious_platoon_keeps_its_distance():
    units = {"AML": "NV2", "S11": "VE6"}
    with operation(units, "katangan_turn", turn=6, posture="cautious") as drill:
        assert drill["AML"].area == "NV5"
        assert drill.rules("katangan-move") == ["5.3.3-f"]
    with operation({"AML": "NV10", "S11": "VE4"}, "katangan_turn", turn=6, posture="cautious") as drill:
        assert far(drill, "AML", "S11") == 2
    # NV5 has a line to VE6; NV3 and NV1 have none, protected or not, and the platoon may come from anywhere
    with operation({"AML": "NV8", "S11": "VE6"}, "katangan_turn", turn=6, posture="cautious") as drill:
        assert drill["AML"].area == "NV5"
    with operation({"AML": "NV1", "S11": "VE6"}, "katangan_turn", turn=6, posture="cautious") as drill:
        assert has(THEATRE.lines[THEATRE.index[drill["AML"].area]], THEATRE.index["VE6"])
    # by night nobody fires so far (8.5-d): no line counts, and of those one connection off NV1 and NV3 are protected
    for die, area in ((1, "NV1"), (2, "NV3")):
        night = operation({"AML": "NV2", "S11": "VE6"}, "katangan_turn", turn=4, posture="cautious", dice=[die])
        with night as drill:
            assert drill["AML"].area == area
    for aml, french, area in (
        ("ZA1", "VE3", "VE1"),  # a line before protected terrain (VE5), and of VE1 and NV2 the nearer one
        ("ZA1", "VE4", "ZA1"),  # it stays where it can fire from
        ("ZA2", "VE1", "ZA3"),  # next to the French it falls back by one connection, though VO4 has a better line
        ("ZA2", "ZA1", "ZA3"),
    ):
        drill = operation({"AML": aml, "S11": french}, "katangan_turn", turn=6, posture="cautious")
        assert drill["AML"].area == area
    # the nearest French unit counts, not one across the town with a better line
    for aml, near, area in (("VO9", "VO3", "VO9"), ("VO8", "VO2", "RB1")):
        drill = operation({"AML": aml, "S11": near, "S21": "VE2"}, "katangan_turn", turn=6, posture="cautious")
        assert drill["AML"].area == area
        assert [event.facts["toward"] for event in drill.events] == [near]
    cornered = {"AML": "MS5", "S11": "MS2"}
    with operation(cornered, "katangan_turn", turn=6, posture="cautious") as drill:
        assert drill["AML"].area == "MS5"


@rule("kolwezi:5.3.3-g")
def test_green_group_seeks_combat_all_the_same():
    units = {"GM": "NV10", "AML": "NV10", "S11": "NV2"}
    with operation(units, "katangan_turn", turn=6, posture="cautious") as drill:
        assert far(drill, "GM", "S11") == 1
        assert far(drill, "AML", "S11") == 2
    with operation({"S11": "VO2"}, "counter_attack", dice=[3, 6]) as drill:
        assert not drill["GM"].down


@rule("kolwezi:5.3.3-h")
def test_newcomers_act_at_once():
    with operation({"S11": "VO2"}, "katangan_phase", "counter_attack", dice=[1, 1], loose=True) as drill:
        assert far(drill, "AML", "S11") == 1
        assert drill.rules("katangan-move")[0] == "5.3.3-e"
    with operation(
        {"S11": "VO2"}, "campaign", turn=10, dice=[1, 1], second_zone="ZSB", airport="french", loose=True
    ) as drill:
        drill.do(do="done")
        assert drill["AML"].area == "VO8"  # on the last turn it is placed, and counts
        assert drill.points == 3
