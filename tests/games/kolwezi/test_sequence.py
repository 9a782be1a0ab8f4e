"""Chapter 4: the turn sequence and the para-drop."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.spaces import has
from tests.games.kolwezi.drill import THEATRE, operation

WAVE_2 = ["PC4", "S41", "S42", "S43", "TPCC", "SMM", "SER"]


def stack(drill):
    return [step.name for step in drill.state.stack]


@rule("kolwezi:4-a")
def test_order_of_the_phases():
    with operation({"S11": "VE1"}, "campaign", turn=3) as drill:
        assert drill.state.turn == 4
        assert drill.step == "para_drop"
        assert stack(drill) == ["campaign", "administrative", "katangan_phase", "french_phase", "para_drop"]
        drill.do(do="jump", zone="ZSB")
        while drill.step == "landing":
            drill.do(**drill.plain()[0])
        assert len(drill.told("landing-test")) == 7  # all tests before the first French move
        assert drill.step == "french_move"


@rule("kolwezi:4-b")
def test_steps_of_the_french_phase():
    with operation({"S11": "VE1", "S12": "VE1", "R2": "VE4"}, "french_phase", dice=[10]) as drill:
        assert stack(drill) == ["counter_attack", "assault_move", "katangan_fire", "french_fire", "flip", "french_move"]
        drill.do(do="done")
        drill.fire("R2", "S11")  # 6 + 1 + 10 - 2 = 15: the group is gone
        assert drill.step is None
    with operation({"S11": "VE1", "S12": "VE1", "R2": "VE4"}, "french_phase", dice=[5, 9]) as drill:
        drill.do(do="done")
        drill.fire("R2", "S11")  # pinned: it does not fire back
        drill.do(do="done")
        assert drill.step == "assault_move"
        assert not [fire for fire in drill.told("fire") if fire["unit"] == "R2"]
        drill.do(do="assault", unit="S12", to="VE4")
        assert drill.told("strike")[0]["die"] == 9
        assert drill["R2"].area == "pool"


@rule("kolwezi:4-c")
def test_steps_of_the_katangan_phase():
    units = {"S11": "VE1", "R4": "VE4", "R2": "pool"}
    with operation(units, "katangan_phase", turn=6, pieces=["R2"]) as drill:
        assert stack(drill) == ["katangan_fire", "french_fire"]
        kinds = [event.kind for event in drill.events]
        assert kinds.index("infiltration") < min(kinds.index(kind) for kind in kinds if kind.startswith("katangan-"))
        assert not [action for action in drill.plain() if action["do"] == "assault"]
        drill.do(do="done")
        assert drill.step is None


@rule("kolwezi:4-d")
def test_french_fire_comes_first():
    units = {"PC1": "VE1", "S11": "VE1", "S12": "VE1", "S13": "VE1", "BS1": "VE4"}
    with operation(units, "katangan_phase", dice=[10]) as drill:
        drill.fire("BS1", "PC1", "S11", "S12", "S13")
        assert drill["BS1"].area == "off"
        assert [fire["unit"] for fire in drill.told("fire")] == ["PC1"]


@rule("kolwezi:4-e")
def test_free_placement_on_three_areas():
    with operation({}, "para_drop", turn=1, first_zone="none") as drill:
        assert {action["zone"] for action in drill.plain("jump")} == {"ZSA", "ZSB"}
        drill.do(do="jump", zone="ZSA")
        assert {action["at"] for action in drill.plain("land")} == {"ZA1", "ZA2", "ZA3"}
        assert drill.refused(do="land", unit="PC1", at="ZB1") == "4-e"
        drill.do(do="land", unit="PC1", at="ZA1")
        assert drill.refused(do="land", unit="PC2", at="ZA1") == "7-b"
        drill.do(do="land", unit="PC2", at="ZA2")
        assert {action["at"] for action in drill.plain("land")} == {"ZA1", "ZA2", "ZA3"}  # Erulin joins whom he likes
        drill.do(do="land", unit="TPCE", at="ZA1")
        assert drill["S33"].area == "ZA3"
        assert drill.state.visited == THEATRE.drop_zones[0]
    with operation({"S11": "VE7"}, "para_drop", turn=6) as drill:
        drill.do(do="wait")
        assert drill.told("wait") == [{"wave": 2}]
        assert not drill.told("jump")
    taken = {name: {"area": area} for name, area in zip(("R2", "R3", "B1"), ("ZA1", "ZA2", "ZA3"), strict=True)}
    with operation({"S11": "VE1", **taken}, "para_drop", turn=6) as drill:
        assert drill.refused(do="jump", zone="ZSA") == "4-e"
        drill.do(do="jump", zone="ZSB")
    with operation({"S11": "VE1", "R2": "ZA1"}, "para_drop", turn=6) as drill:
        drill.do(do="jump", zone="ZSA")
        assert drill.refused(do="land", unit="PC4", at="ZA1") == "4-e"
    held = {"S11": "ZA1", "S21": "ZA2", "S31": "ZA3"}
    with operation(held, "para_drop", turn=6) as drill:
        assert drill.refused(do="jump", zone="ZSA") == "7-b"


def land_all(drill, zone, areas):
    drill.do(do="jump", zone=zone)
    while drill.step == "landing":
        unit = drill.plain()[0]["unit"]
        drill.do(do="land", unit=unit, at=areas)
    return drill


@rule("kolwezi:4-f")
def test_landing_without_modifiers_is_safe():
    with operation({"S11": "VE7"}, "para_drop", turn=6, dice=[1] * 7) as drill:
        land_all(drill, "ZSA", "ZA1")
        assert drill.state.pinned == 0
        assert [test["score"] for test in drill.told("landing-test")] == [1] * 7
    # by night next to the enemy: -1 and 0 are pinned, 1 is not
    units = {"S11": "VE7", "B3": {"area": "NV3", "down": True}}
    with operation(units, "para_drop", turn=4, dice=[1, 2, 3, 4, 4, 4, 4]) as drill:
        land_all(drill, "ZSB", "ZB1")
        assert [test["score"] for test in drill.told("landing-test")] == [-1, 0, 1, 2, 2, 2, 2]
        assert [test["pinned"] for test in drill.told("landing-test")] == [True, True] + [False] * 5


@rule("kolwezi:4-e", "kolwezi:7-b")
def test_the_rest_of_a_wave_lands_together():
    units = {"S11": "VE7", "B3": {"area": "NV3", "down": True}}
    with operation(units, "para_drop", turn=4, dice=[1, 2, 3, 4, 4, 4, 4]) as drill:
        drill.do(do="jump", zone="ZSB")
        assert drill.listed("land_all", "at") == {"ZB1", "ZB2", "ZB3"}
        drill.do(do="land", unit="TPCC", at="ZB2")
        card = drill.game.forecast(drill.game.observe(drill.state, 0), drill.read({"do": "land_all", "at": "ZB1"}))
        pinned = [one.chance for group in card.groups for one in group if one.message.id == "kolwezi-odds-pinned"]
        assert sum(stake.low for stake in card.expected) == pytest.approx(sum(pinned))
        assert max(pinned) == pytest.approx(2 / 6)
        drill.do(do="land_all", at="ZB1")
        assert len(drill.told("landing-test")) == 7
        assert len(card.groups) == 7
        assert set(drill.where("S4")) == {"ZB1"}
    with operation({}, "para_drop", turn=1, first_zone="none", loose=True) as drill:  # three companies cannot
        drill.do(do="jump", zone="ZSA")
        assert not drill.plain("land_all")
        assert drill.refused(do="land_all", at="ZA1") == "7-b"
        assert drill.refused(do="land_all", at="ZB1") == "4-e"


@rule("kolwezi:4-g")
def test_katangans_next_to_the_landing():
    units = {"S11": "VE7", "B3": {"area": "NV3", "down": True}}
    with operation(units, "para_drop", turn=6, dice=[1, 2, 3, 4, 5, 6, 2]) as drill:
        land_all(drill, "ZSB", "ZB1")
        assert drill["PC4"].pinned
        assert drill.state.pinned.bit_count() == 1
    more = {**units, "B4": {"area": "ZB2", "down": True}}  # once, however many
    with operation(more, "para_drop", turn=6, dice=[2] * 7) as drill:
        land_all(drill, "ZSB", "ZB1")
        assert drill.state.pinned == 0


@rule("kolwezi:4-h")
def test_night_jump():
    units = {"S11": "VE7", "B3": {"area": "NV3", "down": True}}
    with operation(units, "para_drop", turn=4, dice=[1, 2, 3, 6, 6, 6, 6]) as drill:
        land_all(drill, "ZSB", "ZB1")
        assert drill["PC4"].pinned
        assert drill["S41"].pinned
        assert not drill["S42"].pinned
        assert drill.state.pins == 2
    with operation({"S11": "VE7"}, "para_drop", turn=5, dice=[1, 2, 2, 2, 2, 2, 2]) as drill:
        land_all(drill, "ZSA", "ZA1")
        assert drill.state.pinned.bit_count() == 1


@rule("kolwezi:4-i")
def test_landed_units_act_at_once():
    with operation({"S11": "VE7"}, "french_phase", "para_drop", turn=4, dice=[1, 6, 6, 6, 6, 6, 6]) as drill:
        land_all(drill, "ZSA", "ZA1")
        assert drill["PC4"].pinned
        assert drill.refused(do="pick", unit="PC4") == "9.3-a"
        drill.go("S41", "VO2")  # three connections
        assert drill["S41"].area == "VO2"


@rule("kolwezi:4-j")
def test_order_of_the_administrative_phase():
    units = {"S11": {"area": "VE1", "pinned": True}, "R4": "VO2"}
    with operation(units, "administrative", turn=3, dice=[3]) as drill:
        kinds = [event.kind for event in drill.events]
        assert kinds.index("recovery") < kinds.index("eliminated") < kinds.index("lorries-lost")
        assert drill["R4"].area == "pool"
        assert has(drill.state.hostages, THEATRE.index["VO2"])
        assert drill.state.executed == 0


@rule("kolwezi:5.1-b")
def test_first_wave():
    with operation({}, "para_drop", turn=1, first_zone="none", dice=[6] * 13) as drill:
        drill.do(do="jump", zone="ZSB")
        assert drill.refused(do="land", unit="SER", at="ZB1") == "5.1-b"
        while drill.step == "landing":
            drill.do(**drill.plain()[0])
        landed = {test["unit"] for test in drill.told("landing-test")}
        assert len(landed) == 13
        assert landed == {"TPCE"} | {
            f"{kind}{c}{s}" for c in "123" for kind, s in [("PC", ""), *(("S", n) for n in "123")]
        }


@rule("kolwezi:5.1-c")
def test_second_wave():
    with operation({"S11": "VE7"}, "para_drop", turn=6, dice=[6] * 7) as drill:
        drill.do(do="jump", zone="ZSA")
        assert drill.refused(do="land", unit="TPCE", at="ZA1") == "5.1-c"
        while drill.step == "landing":
            drill.do(**drill.plain()[-1])
        assert {test["unit"] for test in drill.told("landing-test")} == set(WAVE_2)
        assert {drill[name].area for name in WAVE_2} <= {"ZA1", "ZA2", "ZA3"}
    titles = dict(zip(THEATRE.piece_names, THEATRE.titles, strict=True))
    assert "Verna" in titles["SMM"]
    assert "Halbert" in titles["SER"]


@rule("kolwezi:5.1-d")
def test_first_wave_must_jump():
    with operation({}, "campaign", turn=0, first_zone="none") as drill:
        assert drill.state.turn == 1
        assert drill.step == "para_drop"
        assert drill.refused(do="wait") == "5.1-d"
        assert {action["do"] for action in drill.plain()} == {"jump"}


@rule("kolwezi:5.1-e")
@pytest.mark.parametrize("turn", range(1, 12))
def test_second_wave_from_18h30(turn):
    with operation({"S11": "VE7"}, "french_phase", "para_drop", turn=turn) as drill:
        if turn < 4:
            assert drill.step == "french_move"
            assert drill.refused(do="pick", unit="S41") == "5.1-e"
            assert drill.refused(do="jump", zone="ZSA") == "5.1-e"
        else:
            assert {"do": "wait"} in drill.plain()
            drill.do(do="jump", zone="ZSA")
            assert drill.state.second_zone == 0
    with operation({"S11": "VE7", **dict.fromkeys(WAVE_2, "ZB1")}, "para_drop", turn=turn, second_zone="ZSB") as drill:
        assert drill.step is None  # once only
