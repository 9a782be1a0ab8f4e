"""Fire combat: ranges, dice, hits and who takes them."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, horse, wagon

#: how many dice a throw takes is proved by the script: none may be left over, and none may be missing
NO_HITS = 1


def line_of_fire(shooter, distance: int):
    """A shooter at the top of a long bare column, a Commander beside him, and an enemy so many hexes below."""
    return {
        "units": {
            "A": shooter,
            "C": commander("0101", partner="A"),
            "X": foot(f"01{1 + distance:02}", side="red"),
        },
        "cols": 3,
        "rows": 18,
        "at": f"01{1 + distance:02}",
    }


def may_fire(shooter, distance: int) -> str | None:
    """None if the shooter may fire that far, else the rule that forbids it."""
    drawn_up = line_of_fire(shooter, distance)
    at = drawn_up.pop("at")
    with battle(drawn_up.pop("units"), active="A", card="7C", **drawn_up) as drill:
        listed = drill.hexes("fire", "A")
        if listed:
            assert listed == {at}
            drill.do(do="fire", unit="A", at=at)
            return None
        return drill.refused(do="fire", unit="A", at=at)


# ------------------------------------------------------------ one combat (fire-01)


@rule("colonial:fire-01")
def test_who_has_fired_may_not_assault_or_fire_again():
    units = {"A": foot("0404"), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0505")
        assert {action.unit for action in drill.legal("assault")} == {"A", "A/2"}
        drill.do(do="fire", unit="A", at="0405")
        assert drill.refused(do="assault", unit="A", target="X") == "fire-01"
        assert drill.refused(do="fire", unit="A", at="0405") == "fire-01"
        assert {action.unit for action in drill.legal("assault") + drill.legal("fire")} == {"A/2"}


@rule("colonial:fire-01")
def test_who_has_assaulted_may_not_fire_or_assault_again():
    units = {"A": foot("0404"), "X": foot("0405", side="red")}
    with battle(units, active="A", card="7C", dice=[3, 3, 1, 1, 2, 2]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0505")
        drill.do(do="assault", unit="A", target="X")  # six against six
        assert drill.refused(do="assault", unit="A", target="X") == "fire-01"
        assert drill.refused(do="fire", unit="A", at="0405") == "fire-01"
        assert drill.hexes("fire", "A/2") == {"0405"}


@rule("colonial:fire-01")
def test_combat_comes_after_the_move():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        drill.do(do="move", unit="A", to="0405")
        assert drill.hexes("fire", "A") == {"0406"}
        assert drill.legal("assault")
        drill.do(do="fire", unit="A", at="0406")
        assert drill.active == "zz"


# ------------------------------------------------------------ ranges (fire-02 to fire-08)

RANGES = [
    ("muskets", 1, "fire-02"),
    ("single_shot_rifles", 2, "fire-02"),
    ("magazine_rifles", 4, "fire-02"),
    ("machine_gun", 4, "fire-03"),
    ("smooth_bore_mountain_gun", 4, "fire-04"),
    ("rifled_mountain_gun", 6, "fire-04"),
    ("smooth_bore_field_gun", 6, "fire-05"),
    ("rifled_field_gun", 9, "fire-05"),
    ("smooth_bore_medium_gun", 8, "fire-06"),
    ("rifled_medium_gun", 12, "fire-06"),
    ("smooth_bore_heavy_gun", 10, "fire-07"),
    ("rifled_heavy_gun", 15, "fire-07"),
]


@rule(
    "colonial:fire-02",
    "colonial:fire-03",
    "colonial:fire-04",
    "colonial:fire-05",
    "colonial:fire-06",
    "colonial:fire-07",
)
@pytest.mark.parametrize(("weapon", "reach", "forbids"), RANGES)
def test_every_weapon_fires_to_its_range_and_no_farther(weapon, reach, forbids):
    make = foot if forbids == "fire-02" else gun
    for distance in range(1, reach + 1):
        assert may_fire(make("0101", weapon=weapon), distance) is None
    assert may_fire(make("0101", weapon=weapon), reach + 1) == forbids


@rule("colonial:fire-02")
def test_hand_to_hand_weapons_do_not_fire_at_all():
    assert may_fire(foot("0101", weapon="hand_to_hand"), 1) == "assault-04"
    assert may_fire(horse("0101", weapon="hand_to_hand"), 2) == "assault-04"


@rule("colonial:fire-08")
@pytest.mark.parametrize("distance", [1, 2, 8, 15])
def test_distance_changes_neither_dice_nor_what_hits(distance):
    drawn_up = line_of_fire(gun("0101", weapon="rifled_heavy_gun"), distance)
    at = drawn_up.pop("at")
    with battle(drawn_up.pop("units"), active="A", card="7C", dice=[6, 5, 5, 5], **drawn_up) as drill:
        drill.do(do="fire", unit="A", at=at)
        assert drill.told("fire")[0]["hits"] == 1
        assert drill["X"].disrupted
        assert drill["X"].figures == 4


# ------------------------------------------------------------ what is fired at (fire-09)


@rule("colonial:fire-09")
def test_a_hex_is_named_and_not_a_unit():
    units = {"A": foot("0404"), "X": foot("0406", side="red"), "Y": foot("0406", side="red")}
    with battle(units, active="A", card="7C") as drill:
        (shot,) = drill.legal("fire")
        assert (shot.unit, shot.at) == ("A", "0406")
        assert drill.refused(do="fire", unit="A", target="X") == "table:malformed"


@rule("colonial:fire-09")
def test_the_hex_must_hold_an_enemy():
    units = {"A": foot("0404"), "B": foot("0304"), "X": FOE, "Y": commander("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1]) as drill:
        assert drill.refused(do="fire", unit="A", at="0504") == "fire-09"  # empty
        assert drill.refused(do="fire", unit="A", at="0304") == "fire-09"  # friends
        assert drill.hexes("fire", "A") == {"0406"}  # a Commander alone will do
        drill.do(do="fire", unit="A", at="0406")


@rule("colonial:fire-09")
def test_an_enemy_nobody_can_see_is_no_target():
    special = [{"id": "hidden", "text": "Hidden units."}]
    units = {"A": foot("0404"), "X": foot("0406", side="red", hidden=True), "Y": foot("0407", side="red")}
    with battle(units, active="A", card="7C", special=special) as drill:
        assert drill.refused(do="fire", unit="A", at="0406") == "fire-09"
        assert drill.hexes("fire", "A") == {"0407"}  # over the heads of those who hide


@rule("colonial:fire-09")
def test_every_part_of_a_unit_fires_at_one_hex_of_its_own():
    units = {"A": foot("0404"), "X": foot("0406", side="red"), "Y": foot("0402", side="red")}
    with battle(units, active="A", card="7C", dice=[1, 1, 1]) as drill:
        drill.do(do="detach", unit="A", figures=2)
        drill.do(do="move", unit="A", to="0504")
        assert drill.hexes("fire", "A") == drill.hexes("fire", "A/2") == {"0406", "0402"}
        drill.do(do="fire", unit="A", at="0406")  # two figures that stayed
        drill.do(do="fire", unit="A/2", at="0402")  # two that moved
        assert [fired["at"] for fired in drill.told("fire")] == ["0406", "0402"]


# ------------------------------------------------------------ dice (fire-10 to fire-13, fire-16, fire-20)


def throw(shooter, dice: int, *reasons: str, **more):
    """Fires a shot and checks how many dice it took, and by which rules."""
    units = {"A": shooter, "X": foot("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[NO_HITS] * dice, **more) as drill:
        drill.do(do="fire", unit="A", at="0406")
        (fired,) = drill.told("fire")
        assert len(fired["dice"]) == fired["roll"].dice == fired["roll"].total == dice
        assert [part.rule for part in fired["roll"].reasons] == list(reasons)


@rule("colonial:fire-10")
@pytest.mark.parametrize("make", [foot, horse])
@pytest.mark.parametrize("weapon", ["single_shot_rifles", "magazine_rifles"])
@pytest.mark.parametrize("figures", [1, 2, 3, 4])
def test_unmoved_small_arms_throw_a_die_for_each_figure(make, weapon, figures):
    throw(make("0404", weapon=weapon, figures=figures), figures, "fire-10")


@rule("colonial:fire-11")
@pytest.mark.parametrize("state", [{"moved": True}, {"disrupted": True}])
@pytest.mark.parametrize(("figures", "dice"), [(4, 2), (3, 1), (2, 1)])
def test_moved_or_disrupted_small_arms_throw_a_die_for_two_figures(state, figures, dice):
    throw(foot("0404", figures=figures, **state), dice, "fire-10", "fire-11")


@rule("colonial:fire-11")
@pytest.mark.parametrize("state", [{"moved": True}, {"disrupted": True}])
def test_a_single_figure_that_moved_or_is_disrupted_cannot_fire(state):
    units = {
        "A": foot("0404", figures=1, **state),
        "C": commander("0101", partner="A"),
        "X": foot("0405", side="red"),
    }
    with battle(units, active="A", card="7C") as drill:
        assert not drill.hexes("fire", "A")
        assert drill.refused(do="fire", unit="A", at="0405") == "fire-11"


@rule("colonial:fire-11")
def test_a_unit_throws_half_after_its_own_move():
    units = {"A": foot("0404", figures=3), "X": foot("0407", side="red")}
    with battle(units, active="A", card="7C", dice=[1]) as drill:
        drill.do(do="move", unit="A", to="0405")
        drill.do(do="fire", unit="A", at="0407")


CREWS = [(2, {}, 4), (1, {}, 2), (2, {"moved": True}, 2), (1, {"disrupted": True}, 1), (2, {"disrupted": True}, 2)]
CREWS.append((1, {"moved": True}, 1))


@rule("colonial:fire-12")
@pytest.mark.parametrize(("crew", "state", "dice"), CREWS)
def test_machine_guns_throw_two_dice_for_each_of_the_crew_or_one(crew, state, dice):
    throw(gun("0404", weapon="machine_gun", figures=crew, **state), dice, "fire-12", *["fire-16"] * bool(state))


@rule("colonial:fire-13")
@pytest.mark.parametrize("weapon", [weapon for weapon, _, _ in RANGES if weapon.endswith("gun") and "_bore_" in weapon])
@pytest.mark.parametrize(("crew", "state", "dice"), CREWS)
def test_artillery_throws_two_dice_for_each_of_the_crew_or_one(weapon, crew, state, dice):
    throw(gun("0404", weapon=weapon, figures=crew, **state), dice, "fire-13", *["fire-16"] * bool(state))


@rule("colonial:fire-16")
@pytest.mark.parametrize(("make", "dice"), [(foot, 2), (horse, 2), (gun, 2)])
def test_moved_and_disrupted_together_are_no_worse_than_one_of_them(make, dice):
    reasons = ("fire-13", "fire-16") if make is gun else ("fire-10", "fire-11")
    for state in [{"moved": True}, {"disrupted": True}, {"moved": True, "disrupted": True}]:
        throw(make("0404", **state), dice, *reasons)


@rule("colonial:fire-16")
def test_retreating_counts_as_having_moved():
    units = {
        "A": foot("0404", weapon="hand_to_hand"),
        "X": foot("0405", side="red", card="9C"),
    }
    with battle(units, active="A", card="7C", dice=[5, 5, 5, 5, 1, 1, 1, 1, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].moved
        assert not drill["X"].disrupted
        assert drill.active == "X"
        drill.do(do="fire", unit="X", at="0405")  # two dice of the ten are left for it
        assert len(drill.told("fire")[0]["dice"]) == 2


@rule("colonial:fire-16")
def test_occupying_a_won_hex_counts_as_having_moved():
    units = {
        "A": foot("0404", weapon="hand_to_hand"),
        "X": foot("0405", side="red", figures=1),
        "Y": foot("0506", side="red", figures=1, card="9C"),
    }
    # A throws four dice and wins; attacked in its turn, it throws two.
    with battle(units, active="A", card="7C", dice=[5, 5, 5, 5, 1, 6, 4, 3]) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["A"].hex == "0405"
        drill.do(do="assault", unit="Y", target="A")
        assert drill.told("assault")[1]["reply_dice"] == [4, 3]


@rule("colonial:fire-17")
@pytest.mark.parametrize(("dice", "hits"), [([6, 6, 5, 1], 2), ([5, 5, 5, 5], 0), ([6, 1, 1, 1], 1), ([6, 6, 6, 6], 4)])
def test_each_six_is_a_hit_and_nothing_else_is(dice, hits):
    with battle({"A": foot("0404"), "X": foot("0406", side="red")}, active="A", card="7C", dice=dice) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill.told("fire")[0]["hits"] == hits
        assert drill["X"].disrupted == (hits > 0)
        assert drill["X"].figures == 4 - max(hits - 1, 0)


@rule("colonial:fire-17")
def test_a_six_hits_a_commander():
    units = {"A": foot("0404"), "X": FOE, "K": commander("0406", side="red")}
    with battle(units, active="A", card="7C", dice=[6, 1, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["K"].disrupted


# ------------------------------------------------------------ who is hit (fire-18)


def volley(targets, dice, cards=None, **more):
    """Four riflemen, or a gun, fire at all of these in one hex."""
    shooter = more.pop("shooter", foot("0404"))
    drill = battle({"A": shooter, **targets}, active="A", card="7C", dice=dice, cards=cards, **more)
    drill.do(do="fire", unit="A", at="0406")
    return drill


TARGETS = {
    "Y": foot("0406", side="red", figures=3),
    "K": commander("0406", side="red"),
    "X": foot("0406", side="red"),
}


@rule("colonial:fire-18")
def test_small_arms_hits_go_round_one_at_a_time_most_figures_first_commanders_last():
    with volley(TARGETS, [6, 1, 1, 1]) as drill:
        assert [drill[name].disrupted for name in "XYK"] == [True, False, False]
    with volley(TARGETS, [6, 6, 1, 1]) as drill:
        assert [drill[name].disrupted for name in "XYK"] == [True, True, False]
    with volley(TARGETS, [6, 6, 6, 1]) as drill:
        assert [drill[name].disrupted for name in "XYK"] == [True, True, True]
    with volley(TARGETS, [6, 6, 6, 6]) as drill:
        assert [drill[name].disrupted for name in "XYK"] == [True, True, True]
        assert [drill[name].figures for name in "XYK"] == [3, 3, 1]


@rule("colonial:fire-18")
def test_equal_units_are_hit_in_the_order_of_the_scenario():
    pair = {"Q": foot("0406", side="red"), "P": foot("0406", side="red")}
    with volley(pair, [6, 1, 1, 1]) as drill:
        assert drill["Q"].disrupted
        assert not drill["P"].disrupted


@rule("colonial:fire-18")
def test_a_commander_comes_last_even_after_a_single_figure():
    targets = {"K": commander("0406", side="red"), "X": foot("0406", side="red", figures=1)}
    with volley(targets, [6, 1, 1, 1]) as drill:
        assert drill["X"].disrupted
        assert not drill["K"].disrupted


@rule("colonial:fire-18")
def test_the_dead_are_passed_over_and_the_round_starts_again():
    targets = {
        "X": foot("0406", side="red", figures=2, disrupted=True),
        "Y": foot("0406", side="red", figures=1, disrupted=True),
    }
    with volley(targets, [6, 6, 6, 1]) as drill:  # X, Y dies, X dies
        assert drill["X"].hex == drill["Y"].hex == "off"
        assert drill.points("blue") == 3
    with volley(targets, [6, 6, 1, 1]) as drill:
        assert drill["X"].figures == 1
        assert drill["Y"].hex == "off"


@rule("colonial:fire-18")
def test_passengers_and_teams_take_their_turn_like_anybody_in_the_hex():
    targets = {
        "L": wagon("0406", side="red", motorised=True),
        "P": foot("0406", side="red", aboard="L"),
        "G": gun("0406", side="red", towed_by="T", limbered=True),
        "T": wagon("0406", side="red"),
    }
    with volley(targets, [6, 6, 1, 1]) as drill:
        assert [drill[name].disrupted for name in "PGLT"] == [True, True, False, False]
    with volley(targets, [6, 6, 6, 6]) as drill:
        assert [drill[name].disrupted for name in "PGLT"] == [True, True, True, True]


@rule("colonial:fire-18", "colonial:general-10")
def test_two_parts_of_a_unit_in_one_hex_are_hit_as_one_unit():
    targets = {"X": foot("0406", side="red"), "Y": foot("0406", side="red", figures=3)}
    split = {"X": {"figures": 2}, "X/2": {"hex": "0406", "figures": 2}}
    with volley(targets, [6, 6, 1, 1], parts=split) as drill:
        assert drill["X"].disrupted
        assert drill["Y"].disrupted
        assert (drill["X"].figures, drill["X/2"].figures) == (2, 2)
    with volley(targets, [6, 1, 1, 1], parts=split, shooter=gun("0404")) as drill:  # a gun's one hit counts once
        assert (drill["X"].figures, drill["X/2"].figures, drill["Y"].figures) == (2, 2, 3)
    with volley({"X": {**targets["X"], "disrupted": True}}, [6, 6, 6, 1], parts=split) as drill:
        assert drill["X"].hex == "off"
        assert drill["X/2"].figures == 1


# ------------------------------------------------------------ who throws (fire-19, fire-20)


@rule("colonial:fire-19")
def test_the_target_does_not_fire_back():
    units = {"A": foot("0404"), "X": foot("0406", side="red", card="9C")}
    with battle(units, active="A", card="7C", dice=[1, 1, 1, 1, 6, 6, 1, 1]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert not drill["A"].disrupted
        assert drill.active == "X"
        drill.do(do="fire", unit="X", at="0404")  # in its own activation it throws the other four
        assert drill["A"].figures == 3


@rule("colonial:fire-20")
def test_a_transport_has_no_weapon():
    units = {"A": wagon("0404"), "B": wagon("0404", motorised=True), "X": foot("0406", side="red")}
    for name in "AB":
        with battle(units, active=name, card="7C") as drill:
            assert drill.refused(do="fire", unit=name, at="0406") == "fire-20"
            assert not drill.legal("fire")


@rule("colonial:fire-20")
def test_a_transport_throws_no_dice_when_it_is_assaulted():
    units = {"A": foot("0404", moved=True), "W": wagon("0405", side="red"), "X": FOE}
    with battle(units, active="A", card="7C", dice=[1, 1]) as drill:
        drill.do(do="assault", unit="A", target="W")
        (fight,) = drill.told("assault")
        assert (fight["reply_dice"], fight["reply_score"]) == ([], 0)
        assert [part.rule for part in fight["reply"].reasons] == ["fire-20"]
