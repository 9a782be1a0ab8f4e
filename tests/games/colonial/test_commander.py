"""Commanders: moving with a unit, lending their dice, fighting alone."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, horse, wagon

NEXT_TO_0404 = {"0403", "0405", "0304", "0305", "0504", "0505"}
TWO_FROM_0404 = {"0402", "0406", "0303", "0306", "0503", "0506", "0203", "0204", "0205", "0603", "0604", "0605"}
TARGET = foot("0406", side="red")


# ------------------------------------------------------------ moving (move-09, move-21)


@rule("colonial:move-09")
@pytest.mark.parametrize(("make", "farthest"), [(foot, "0406"), (gun, "0406"), (wagon, "0406"), (horse, "0407")])
def test_moving_together_unit_and_commander_have_one_hex_more(make, farthest):
    units = {"A": make("0404"), "C": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert farthest not in drill.hexes("move", "A", led_by="")
        assert farthest in drill.hexes("move", "A", led_by="C")
        assert f"04{int(farthest[2:]) + 1:02}" not in drill.hexes("move", "A", led_by="C")
        drill.do(do="move", unit="A", to=farthest, led_by="C")
        assert drill["A"].hex == drill["C"].hex == farthest
        assert drill["A"].moved
        assert drill["C"].moved
        assert not {action.unit for action in drill.legal("move")} & {"A", "C"}  # neither moves again


@rule("colonial:move-09")
def test_without_him_the_unit_has_its_own_rate_only():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0406") == "move-02"
        drill.do(do="move", unit="A", to="0405")
        assert drill["C"].hex == "0404"
        assert "0402" in drill.hexes("move", "C")  # and he goes his own way


@rule("colonial:move-09")
def test_they_must_start_together_and_share_the_card():
    apart = {"A": foot("0404"), "C": commander("0405", partner="A"), "X": FOE}
    with battle(apart, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0406", led_by="C") == "move-09"
        assert not drill.hexes("move", "A", led_by="C")
    other = {"A": foot("0404"), "B": foot("0404"), "C": commander("0404", partner="B"), "X": FOE}
    with battle(other, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0406", led_by="C") == "move-09"
        assert not drill.hexes("move", "A", led_by="C")
    with battle(other, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0405", led_by="B") == "move-09"  # no Commander
        assert drill.refused(do="move", unit="A", to="0405", led_by="nobody") == "table:no-such-piece"


@rule("colonial:move-09")
def test_after_he_has_moved_off_he_leads_nobody():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        drill.do(do="move", unit="C", to="0405")
        assert not drill.hexes("move", "A", led_by="C")
        assert drill.refused(do="move", unit="A", to="0405", led_by="C") == "move-09"


@rule("colonial:move-09")
def test_a_second_commander_adds_nothing_and_one_commander_does_not_lead_another():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "D": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="7C") as drill:
        assert drill.hexes("move", "A", led_by="C") == NEXT_TO_0404 | TWO_FROM_0404
        assert drill.refused(do="move", unit="A", to="0407", led_by="C") == "move-02"
        assert drill.refused(do="move", unit="C", to="0407", led_by="D") == "move-09"


@rule("colonial:move-21")
def test_a_disrupted_commander_stays_and_his_unit_goes_without_him():
    units = {"A": foot("0404"), "C": commander("0404", partner="A", disrupted=True), "X": FOE}
    with battle(units, active="A", card="6C") as drill:
        assert drill.refused(do="move", unit="C", to="0405") == "move-21"
        assert drill.refused(do="move", unit="A", to="0405", led_by="C") == "move-21"
        assert not drill.hexes("move", "C")
        assert not drill.hexes("move", "A", led_by="C")
        assert drill.hexes("move", "A") == NEXT_TO_0404
        drill.do(do="move", unit="A", to="0405")
        assert drill["C"].hex == "0404"


@rule("colonial:move-21")
def test_a_disrupted_unit_stays_and_its_commander_goes_without_it():
    units = {"A": foot("0404", disrupted=True), "C": commander("0404", partner="A"), "X": FOE}
    with battle(units, active="A", card="6C") as drill:
        assert drill.refused(do="move", unit="A", to="0405", led_by="C") == "general-17"
        assert not drill.hexes("move", "A")
        assert drill.hexes("move", "C") == NEXT_TO_0404 | TWO_FROM_0404
        drill.do(do="move", unit="C", to="0406")
        assert drill["A"].hex == "0404"


# ------------------------------------------------------------ plus dice (fire-14)


@rule("colonial:fire-14")
@pytest.mark.parametrize(
    ("unit", "leader", "dice"),
    [
        ({}, {}, [4, 2]),
        ({}, {"moved": True}, [4, 1]),
        ({}, {"disrupted": True}, [4, 1]),
        ({"moved": True}, {}, [2, 2]),
        ({"disrupted": True}, {}, [2, 2]),
        ({"moved": True}, {"moved": True, "disrupted": True}, [2, 1]),
        ({"figures": 1, "moved": True}, {}, [0, 2]),
    ],
)
def test_a_commander_adds_dice_by_his_own_state(unit, leader, dice):
    units = {"A": foot("0404", **unit), "C": commander("0404", partner="A", **leader), "X": TARGET}
    with battle(units, active="A", card="7C", dice=[1] * sum(dice)) as drill:
        drill.do(do="fire", unit="A", at="0406", led=True)
        roll = drill.told("fire")[0]["roll"]
        assert [sum(part.value for part in roll.reasons if part.about == who) for who in ("A", "C")] == dice
        assert roll.reasons[-1].rule == "fire-14"


def dice_he_adds(unit, leader, **options):
    """The dice of a Commander who lends them to a unit's fire, each in this state."""
    units = {"A": foot("0404", **unit), "C": commander("0404", partner="A", **leader), "X": TARGET}
    with battle(units, active="A", card="7C", **options) as drill:
        drill.do(do="fire", unit="A", at="0406", led=True)
        return drill.told("fire")[0]["roll"].reasons[-1].value


@rule("colonial:fire-14")
@option("colonial:commander_follows_unit_state")
@pytest.mark.parametrize(
    ("unit", "leader", "dice"),
    [({"moved": True}, {}, 1), ({}, {"moved": True}, 2), ({}, {"disrupted": True}, 2), ({"disrupted": True}, {}, 1)],
)
def test_option_the_units_state_rules_its_commanders_dice(unit, leader, dice):
    assert dice_he_adds(unit, leader, options={"commander_follows_unit_state": True}) == dice


@rule("colonial:fire-14")
@pytest.mark.parametrize(("unit", "leader", "dice"), [({"moved": True}, {}, 2), ({}, {"moved": True}, 1)])
def test_without_the_option_his_own_state_rules_them(unit, leader, dice):
    assert dice_he_adds(unit, leader) == dice
    assert dice_he_adds(unit, leader, options={"commander_follows_unit_state": False}) == dice


@rule("colonial:fire-14", "colonial:fire-15")
@pytest.mark.parametrize("follows", [True, False])
def test_option_it_changes_nothing_for_a_commander_alone(follows):
    units = {"A": foot("0404", moved=True), "K": commander("0405", side="red"), "X": FOE}
    options = {"commander_follows_unit_state": follows}
    with battle(units, active="A", card="7C", options=options, dice=[1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="K")
        assert len(drill.told("assault")[0]["reply_dice"]) == 2


@rule("colonial:fire-14")
def test_he_moves_in_and_adds_one_die():
    units = {"A": foot("0404", card="8C"), "C": commander("0405"), "X": TARGET}
    with battle(units, active="C", card="7C", dice=[1] * 5) as drill:
        drill.do(do="move", unit="C", to="0404")
        assert drill.active == "A"
        drill.do(do="fire", unit="A", at="0406", led=True)


@rule("colonial:fire-14")
def test_he_must_be_in_the_hex_of_the_unit():
    units = {"A": foot("0404"), "C": commander("0304", partner="A"), "X": TARGET}
    with battle(units, active="A", card="7C") as drill:
        assert drill.refused(do="fire", unit="A", at="0406", led=True) == "fire-14"
        assert not any(action.led for action in drill.legal("fire"))


@rule("colonial:fire-14")
def test_an_enemy_commander_adds_nothing_and_two_of_ones_own_both_do():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "D": commander("0404"), "X": TARGET}
    with battle(units, active="A", card="7C", dice=[1] * 8) as drill:
        drill.do(do="fire", unit="A", at="0406", led=True)
        assert [part.about for part in drill.told("fire")[0]["roll"].reasons] == ["A", "C", "D"]


@rule("colonial:fire-14")
def test_he_adds_to_the_fire_of_one_unit_a_turn():
    units = {"A": foot("0404"), "B": foot("0404", card="8C"), "C": commander("0404", partner="A"), "X": TARGET}
    with battle(units, active="A", card="7C", dice=[1] * 10) as drill:
        drill.do(do="fire", unit="A", at="0406", led=True)
        assert drill.active == "B"
        assert drill.refused(do="fire", unit="B", at="0406", led=True) == "fire-14"
        assert not any(action.led for action in drill.legal("fire"))
        drill.do(do="fire", unit="B", at="0406")


@rule("colonial:fire-14")
def test_his_dice_may_be_kept_for_another():
    units = {"A": foot("0404"), "B": foot("0404", card="8C"), "C": commander("0404", partner="A"), "X": TARGET}
    with battle(units, active="A", card="7C", dice=[1] * 10) as drill:
        drill.do(do="fire", unit="A", at="0406")  # four dice
        drill.do(do="fire", unit="B", at="0406", led=True)  # six


@rule("colonial:fire-14")
def test_he_adds_to_every_close_assault_of_his_hex_and_to_fire_besides():
    units = {
        "A": foot("0404", weapon="hand_to_hand"),
        "B": foot("0404", weapon="hand_to_hand", card="8C"),
        "D": foot("0404", card="9C", figures=3),
        "C": commander("0404", partner="A"),
        "X": foot("0405", side="red"),
    }
    # Two ties at 20, 4 + 2 dice against 4; then a volley of 3 + 2.
    fight = [4, 4, 4, 4, 2, 2, 5, 5, 5, 5]
    with battle(units, active="A", card="7C", dice=fight + fight + [1] * 5) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="assault", unit="B", target="X")
        assert [len(told["dice"]) for told in drill.told("assault")] == [6, 6]
        drill.do(do="fire", unit="D", at="0405", led=True)


@rule("colonial:fire-14")
def test_having_lent_his_dice_to_fire_he_still_fights_in_a_close_assault():
    units = {
        "A": foot("0404"),
        "B": foot("0404", weapon="hand_to_hand", card="8C"),
        "C": commander("0404", partner="A"),
        "X": foot("0405", side="red", figures=1),
        "Y": foot("0505", side="red", card="9C", figures=1),
    }
    # Six dice of fire; six of the assault against one; then Y attacks those who went forward: one against 2 + 1.
    dice = [1] * 6 + [1, 1, 1, 1, 1, 1, 5] + [3, 1, 1, 1]
    with battle(units, active="A", card="7C", dice=dice) as drill:
        drill.do(do="fire", unit="A", at="0405", led=True)
        drill.do(do="assault", unit="B", target="X")
        drill.do(do="retreat", unit="X", to=drill.legal("retreat")[0].to)
        assert drill["C"].hex == drill["B"].hex == "0405"  # he went along
        drill.do(do="assault", unit="Y", target="B")
        assert [len(told["dice"]) + len(told["reply_dice"]) for told in drill.told("assault")] == [7, 4]


# ------------------------------------------------------------ alone (fire-15)


@rule("colonial:fire-15")
def test_alone_he_neither_fires_nor_assaults():
    units = {"C": commander("0404"), "B": foot("0101"), "X": foot("0405", side="red")}
    with battle(units, active="C", card="7C") as drill:
        assert drill.refused(do="fire", unit="C", at="0405") == "fire-15"
        assert drill.refused(do="assault", unit="C", target="X") == "fire-15"
        assert not drill.legal("fire")
        assert not drill.legal("assault")


@rule("colonial:fire-15")
@pytest.mark.parametrize(("state", "dice"), [({}, 2), ({"moved": True}, 1), ({"disrupted": True}, 1)])
def test_alone_he_defends_himself_with_his_plus_dice(state, dice):
    units = {"A": foot("0404", moved=True), "K": commander("0405", side="red", **state), "X": FOE}
    with battle(units, active="A", card="7C", dice=[1, 1] + [1] * dice) as drill:
        drill.do(do="assault", unit="A", target="K")
        reply = drill.told("assault")[0]["reply"]
        assert [(part.value, part.rule) for part in reply.reasons] == [(dice, "fire-15")]


@rule("colonial:fire-15", "colonial:assault-14")
def test_a_commander_can_be_named_only_where_he_stands_alone():
    units = {"A": foot("0404"), "K": commander("0405", side="red"), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C") as drill:
        assert [action.target for action in drill.legal("assault")] == ["X"]
        assert drill.refused(do="assault", unit="A", target="K") == "assault-14"


# ------------------------------------------------------------ fire, then no move (fire-21)


@rule("colonial:fire-21")
def test_who_has_lent_his_dice_to_fire_does_not_move_afterwards():
    units = {"A": foot("0404", card="9C"), "B": foot("0404"), "C": commander("0404", partner="A"), "X": TARGET}
    with battle(units, active="B", card="3D", dice=[1] * 6) as drill:
        drill.do(do="fire", unit="B", at="0406", led=True)
        assert drill.active == "A"
        assert drill.refused(do="move", unit="C", to="0403") == "fire-21"
        assert drill.refused(do="move", unit="A", to="0403", led_by="C") == "fire-21"
        assert not drill.hexes("move", "C")
        assert not drill.hexes("move", "A", led_by="C")
        assert drill.hexes("move", "A") == NEXT_TO_0404
        drill.do(do="move", unit="A", to="0403")
        assert drill["C"].hex == "0404"


@rule("colonial:fire-21")
def test_without_lending_his_dice_he_may_move_afterwards():
    units = {"A": foot("0404", card="9C"), "B": foot("0404"), "C": commander("0404", partner="A"), "X": TARGET}
    with battle(units, active="B", card="3D", dice=[1] * 4) as drill:
        drill.do(do="fire", unit="B", at="0406")
        assert drill.hexes("move", "C")
        assert drill.hexes("move", "A", led_by="C")


@rule("colonial:fire-21")
def test_who_has_lent_his_dice_to_an_attack_does_not_move_but_goes_along_into_a_won_hex():
    units = {
        "A": foot("0101", card="9C"),
        "B": foot("0404"),
        "C": commander("0404", partner="A"),
        "X": foot("0405", side="red", figures=1),
    }
    with battle(units, active="B", card="3D", dice=[5] * 6 + [1]) as drill:
        drill.do(do="assault", unit="B", target="X")
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["C"].hex == "0405"
        assert drill.active == "A"
        assert drill.refused(do="move", unit="C", to="0404") == "fire-21"
        assert not drill.hexes("move", "C")


@rule("colonial:fire-21")
def test_dice_thrown_in_defence_do_not_bind_him():
    units = {
        "A": foot("0404", card="9C"),
        "C": commander("0404", partner="A"),
        "X": foot("0405", side="red", figures=1),
    }
    with battle(units, active="X", card="3D", dice=[1, 1, 1, 1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="X", target="A")
        assert len(drill.told("assault")[0]["reply_dice"]) == 6
        drill.do(do="retreat", unit="X", to="0406")
        assert drill.active == "A"
        assert drill.hexes("move", "C")
        assert "0402" in drill.hexes("move", "A", led_by="C")
        assert any(action.led for action in drill.legal("fire"))


@rule("colonial:fire-21")
def test_the_next_turn_he_is_free_again():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0405", side="red")}
    fire, assault = [1] * 6, [4, 4, 4, 4, 2, 2, 5, 5, 5, 5]
    for dice, act in [(fire, {"do": "fire", "at": "0405", "led": True}), (assault, {"do": "assault", "target": "X"})]:
        with battle(units, active="A", card="7C", dice=dice, cards=["2H", "3H", "4H", "5H"]) as drill:
            drill.do(unit="A", **act)
            drill.do(do="done")
            assert drill.state.turn == 2
            assert drill.active == "A"
            assert drill.hexes("move", "C")
            assert any(action.led for action in drill.legal("fire"))


# ------------------------------------------------------------ a close assault without him (assault-17)

ASSAULT = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0405", side="red"), "Z": FOE}


@rule("colonial:assault-17", "colonial:assault-14", "colonial:fire-21")
def test_a_commander_may_stay_out_of_an_assault_and_then_stays_where_he_is():
    with battle(ASSAULT, active="A", card="7C", dice=[5] * 4 + [1] * 4) as drill:
        drill.do(do="assault", unit="A", target="X", alone=True)
        assert drill.told("assault")[0]["roll"].dice == 4
        drill.do(do="retreat", unit="X", to="0406")
        assert (drill["A"].hex, drill["C"].hex) == ("0405", "0404")
        assert not drill["C"].charged
    with battle(ASSAULT, active="A", card="7C", dice=[1] * 4 + [6, 6, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X", alone=True)
        assert not drill["C"].disrupted  # the hits are on the unit alone
        drill.do(do="retreat", unit="A", to="0403")
        assert drill["C"].hex == "0404"
    with battle(ASSAULT, active="A", card="7C", dice=[5] * 6 + [1] * 4) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0406")
        assert (drill["A"].hex, drill["C"].hex) == ("0405", "0405")
        assert drill["C"].charged
        assert drill.told("occupy")[0]["with"] == ["C"]


@rule("colonial:assault-17", "colonial:assault-15")
def test_a_commander_who_stayed_out_does_not_fall_back_when_his_unit_is_wiped_out():
    units = {**ASSAULT, "A": foot("0404", figures=1)}
    with battle(units, active="A", card="7C", dice=[1] + [6] * 4) as drill:
        drill.do(do="assault", unit="A", target="X", alone=True)
        assert (drill["A"].hex, drill["C"].hex) == ("off", "0404")
        assert not drill["C"].disrupted
    with battle(units, active="A", card="7C", dice=[1] * 3 + [6] * 4, cards=["2C"]) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="C", to="0403")
        assert (drill["A"].hex, drill["C"].hex) == ("off", "0403")
        assert drill["C"].disrupted


@rule("colonial:assault-17")
@option("colonial:commander_always_joins")
def test_option_a_commander_always_joins_the_assault_of_his_unit():
    with battle(ASSAULT, active="A", card="7C", options={"commander_always_joins": True}) as drill:
        assert drill.refused(do="assault", unit="A", target="X", alone=True) == "assault-17"
        assert [action.alone for action in drill.legal("assault")] == [False]
    with battle(ASSAULT, active="A", card="7C") as drill:
        assert [action.alone for action in drill.legal("assault")] == [False, True]
    alone = {"A": foot("0404"), "X": foot("0405", side="red"), "Z": FOE}
    with battle(alone, active="A", card="7C") as drill:  # nobody is there to be left out
        assert drill.refused(do="assault", unit="A", target="X", alone=True) == "assault-17"
