"""Close assault: who may, the dice and hits of both sides, the comparison, and who ends up where."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FOE, battle, commander, fight, foot, gun, horse, wagon


def spears(hex: str, side: str = "blue", **more):
    """Infantry that can only fight hand to hand."""
    return foot(hex, side, weapon="hand_to_hand", **more)


# ------------------------------------------------------------ who may (assault-01, assault-02, assault-13, assault-14)


@rule("colonial:assault-01")
def test_the_assaulter_moves_up_and_fights_from_the_hex_it_has_come_to():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[2, 2, 1, 1, 1, 1]) as drill:
        assert drill.refused(do="assault", unit="A", target="X") == "general-23"
        assert not drill.legal("assault")
        drill.do(do="move", unit="A", to="0405")
        drill.do(do="assault", unit="A", target="X")  # two dice against four: a tie
        assert drill["A"].hex == "0405"
        assert drill["X"].hex == "0406"


@rule("colonial:assault-01")
def test_only_an_enemy_unit_on_the_board_can_be_assaulted():
    units = {
        "A": foot("0404"),
        "B": foot("0405"),
        "X": foot("0304", side="red"),
        "W": foot(None, side="red", enters=5, entry=["0901"]),
    }
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="assault", unit="A", target="B") == "assault-01"
        assert drill.refused(do="assault", unit="A", target="W") == "assault-01"
        assert drill.refused(do="assault", unit="A", target="nobody") == "table:no-such-piece"
        assert [action.target for action in drill.legal("assault")] == ["X"]


@rule("colonial:assault-02")
@pytest.mark.parametrize(("make", "forbids"), [(gun, "assault-02"), (wagon, "assault-02"), (commander, "fire-15")])
def test_guns_transports_and_commanders_do_not_assault(make, forbids):
    units = {"A": make("0404"), "B": foot("0101"), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="assault", unit="A", target="X") == forbids
        assert not drill.legal("assault")


@rule("colonial:assault-02")
@pytest.mark.parametrize("make", [foot, horse])
@pytest.mark.parametrize("led", [True, False])
@pytest.mark.parametrize("target", [foot, horse, gun, wagon, commander])
def test_infantry_and_cavalry_may_assault_all_kinds(make, led, target):
    units = {"A": make("0404"), "C": commander("0404", partner="A"), "X": target("0405", side="red"), "Z": FOE}
    if not led:
        del units["C"]
    with battle(units, active="A", card="7C") as drill:
        listed = [(action.unit, action.target, action.alone) for action in drill.legal("assault")]
        assert listed == ([("A", "X", False), ("A", "X", True)] if led else [("A", "X", False)])
        drill.do(do="assault", unit="A", target="X")
        assert drill.told("assault")


@rule("colonial:assault-13")
@pytest.mark.parametrize("rough", ["0404", "0405"])
@pytest.mark.parametrize("kind", ["hills", "terrain"])
def test_on_a_red_card_nobody_assaults_into_or_out_of_a_hill_or_wood(rough, kind):
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Y": foot("0304", side="red")}
    ground = {kind: {rough: 1 if kind == "hills" else "woods"}}
    for card in ["8H", "8D"]:
        with battle(units, active="A", card=card, dice=[1] * 4, **ground) as drill:
            assert drill.refused(do="assault", unit="A", target="X") == "assault-13"
            targets = [action.target for action in drill.legal("assault")]
            assert targets == ([] if rough == "0404" else ["Y"])
            drill.do(do="fire", unit="A", at="0405")
    for card in ["8C", "8S"]:
        with battle(units, active="A", card=card, **ground) as drill:
            assert {action.target for action in drill.legal("assault")} == {"X", "Y"}


@rule("colonial:assault-14")
def test_one_of_several_defenders_is_named_and_the_others_stay():
    pair = {"Y": foot("0405", side="red"), "K": commander("0405", side="red")}
    with fight(foot("0404"), foot("0405", side="red"), [5, 5, 5, 5], [1, 1, 1, 1, 1, 1], others=pair) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].hex == "0406"
        assert drill["K"].hex == "0406"  # he had helped the unit that was named
        assert drill["Y"].hex == "0405"
        assert drill["A"].hex == "0404"
        assert not drill["Y"].disrupted


@rule("colonial:assault-14")
def test_hits_fall_on_the_named_unit_and_its_commander_alone():
    pair = {"Y": foot("0405", side="red"), "K": commander("0405", side="red")}
    dice = [6, 6, 6, 6], [6, 6, 6, 6, 6, 6]
    cards = ["QS"]  # the fourth hit falls on the Commander for the second time
    with fight(foot("0404"), foot("0405", side="red"), *dice, others=pair, cards=cards) as drill:
        assert drill["X"].figures == 3
        assert drill["K"].disrupted
        assert not drill["Y"].disrupted
        assert [told["target"] for told in drill.told("assault")] == ["X"]


@rule("colonial:assault-14", "colonial:units-16")
def test_those_on_a_lorry_cannot_be_named():
    units = {"A": foot("0404"), "L": wagon("0405", side="red", motorised=True), "P": foot("0405", "red", aboard="L")}
    with battle(units, active="A", card="7C") as drill:
        assert [action.target for action in drill.legal("assault")] == ["L"]
        assert drill.refused(do="assault", unit="A", target="P") == "units-16"


@rule("colonial:assault-14")
def test_each_defender_can_be_named():
    units = {"A": foot("0404"), "X": foot("0405", side="red"), "Y": foot("0405", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert {action.target for action in drill.legal("assault")} == {"X", "Y"}


# ------------------------------------------------------------ dice (assault-03, assault-04, assault-18)

STATES = [({}, 4), ({"moved": True}, 2), ({"disrupted": True}, 2), ({"figures": 3, "moved": True}, 1)]
STATES.append(({"figures": 1, "moved": True}, 0))


@rule("colonial:assault-03")
@pytest.mark.parametrize(("state", "dice"), STATES)
def test_the_defender_throws_by_its_own_state(state, dice):
    with fight(foot("0404", moved=True), foot("0405", side="red", **state), [1, 1], [1] * dice):
        pass


@rule("colonial:assault-03")
@pytest.mark.parametrize(("state", "dice"), [entry for entry in STATES if "disrupted" not in entry[0]])
def test_the_assaulter_throws_by_its_own_state(state, dice):
    with fight(foot("0404", **state), foot("0405", side="red"), [1] * dice, [5, 5, 5, 5]):
        pass


@rule("colonial:assault-03")
@pytest.mark.parametrize("weapon", ["hand_to_hand", "muskets", "single_shot_rifles", "magazine_rifles"])
def test_range_does_not_matter_in_a_close_assault(weapon):
    with fight(foot("0404", weapon=weapon), foot("0405", side="red", weapon=weapon), [1] * 4, [1] * 4):
        pass


@rule("colonial:assault-03")
@pytest.mark.parametrize(
    ("state", "dice"), [({}, 4), ({"moved": True}, 2), ({"figures": 1}, 2), ({"disrupted": True}, 2)]
)
def test_a_gun_defends_itself_with_its_fire_dice(state, dice):
    with fight(foot("0404", moved=True), gun("0405", side="red", **state), [1, 1], [1] * dice):
        pass


@rule("colonial:assault-03")
def test_defending_uses_up_nothing_and_can_happen_several_times():
    units = {
        "A": spears("0404"),
        "B": spears("0304", card="8C"),
        "X": foot("0305", side="red", card="9C"),
    }
    tie = [2] * 4 + [2] * 4
    with battle(units, active="A", card="7C", dice=tie + tie + [1] * 4) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="assault", unit="B", target="X")
        assert drill.active == "X"
        assert drill.hexes("move", "X")
        drill.do(do="fire", unit="X", at="0404")  # four dice: it has stood its ground


@rule("colonial:assault-04")
def test_hand_to_hand_weapons_throw_like_small_arms_and_only_here():
    with fight(spears("0404"), spears("0405", side="red", moved=True), [1] * 4, [1] * 2):
        pass
    with fight(spears("0404", figures=3, moved=True), spears("0405", side="red", figures=1), [1], [1]):
        pass
    with battle({"A": spears("0404"), "X": foot("0405", side="red")}, active="A", card="7C") as drill:
        assert drill.refused(do="fire", unit="A", at="0405") == "assault-04"
        assert not drill.legal("fire")
        assert drill.legal("assault")


@rule("colonial:assault-18")
def test_who_throws_no_dice_scores_nothing():
    with fight(foot("0404", moved=True), wagon("0405", side="red"), [1, 3], []) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].hex == "0406"
        assert drill["A"].hex == "0405"
    with fight(foot("0404", moved=True, figures=1), wagon("0405", side="red"), [], []) as drill:
        assert drill.told("assault-tied")
        assert (drill["A"].hex, drill["X"].hex) == ("0404", "0405")
        assert not drill["A"].disrupted


# ------------------------------------------------------------ hits (assault-05)


@rule("colonial:assault-05")
def test_both_sides_hit_as_in_fire_and_losses_change_nothing_in_the_scores():
    attacker = foot("0404", moved=True)
    with fight(attacker, foot("0405", side="red"), [6, 6], [6, 1, 1, 1]) as drill:
        assert drill["X"].disrupted
        assert drill["X"].figures == 3
        assert drill["A"].disrupted
        assert drill["A"].figures == 4
        drill.do(do="retreat", unit="X", to="0406")  # 12 against 9
        assert drill["A"].hex == "0405"


@rule("colonial:assault-05")
def test_the_assaulters_hits_are_settled_first():
    ground = {"terrain": {"0404": "rocks", "0405": "rocks"}, "cards": ["2H", "2C"]}
    with fight(foot("0404"), foot("0405", side="red"), [6, 1, 1, 1], [6, 1, 1, 1], **ground) as drill:
        assert [told["unit"] for told in drill.told("cover")] == ["X", "A"]
        assert drill["X"].disrupted
        assert not drill["A"].disrupted


@rule("colonial:assault-05")
def test_hits_fall_in_turn_on_the_unit_and_the_commander_with_it():
    leaders = {"C": commander("0404", partner="A"), "K": commander("0405", side="red")}
    dice = [6, 6, 6, 1, 1, 1], [6, 6, 1, 1, 1, 1]
    with fight(foot("0404"), foot("0405", side="red"), *dice, others=leaders) as drill:
        assert drill["X"].disrupted
        assert drill["X"].figures == 3
        assert drill["K"].disrupted
        assert drill["A"].disrupted
        assert drill["A"].figures == 4
        assert drill["C"].disrupted
    dice = [6, 1, 1, 1, 1, 1], [6, 1, 1, 1, 1, 1]
    with fight(foot("0404"), foot("0405", side="red"), *dice, others=leaders) as drill:
        assert drill["X"].disrupted
        assert drill["A"].disrupted
        assert not drill["K"].disrupted
        assert not drill["C"].disrupted


@rule("colonial:assault-05")
def test_a_guns_hits_fall_on_everybody_in_the_assaulters_hex():
    others = {"B": foot("0404"), "C": commander("0404", partner="A")}
    dice = [1] * 6, [6, 1, 1, 1]
    with fight(foot("0404"), gun("0405", side="red"), *dice, others=others) as drill:
        assert [drill[name].disrupted for name in "ABC"] == [True, True, True]
    with fight(foot("0404"), foot("0405", side="red"), *dice, others=others) as drill:
        assert [drill[name].disrupted for name in "ABC"] == [True, False, False]
