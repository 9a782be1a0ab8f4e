"""Cover: a card for each hit on a unit that has it."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.games.shelf import title
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, wagon

COVER = [
    "built_up",
    "tall_crops",
    "forest",
    "tall_grass",
    "rocks",
    "scrub",
    "tall_undergrowth",
    "thick_undergrowth",
    "walls",
    "woods",
    "works",
    "gully",
]
BARE = ["open", "ford", "bridge"]
BARREN = ["river", "cliff"]


def fired_at(target, dice, cards, ground, **more):
    """A fires at a target in 0406."""
    units = {"A": foot("0404"), "X": target, "Y": FOE}
    drill = battle(units, active="A", card="7C", dice=dice, cards=cards, terrain={"0406": ground}, **more)
    drill.do(do="fire", unit="A", at="0406")
    return drill


@rule("colonial:cover-01")
def test_one_card_is_turned_for_each_hit_just_before_it_takes_effect():
    target = foot("0406", side="red")
    with fired_at(target, [6, 6, 6, 1], ["5D", "5S", "9H"], "scrub") as drill:
        told = [event.kind for event in drill.events if event.kind in ("cover", "disrupted", "figure-lost")]
        assert told == ["cover", "disrupted", "cover", "cover", "figure-lost"]
        assert drill["X"].figures == 3
    with fired_at(target, [1, 1, 1, 1], [], "scrub") as drill:  # no hit, no card
        assert not drill["X"].disrupted


@rule("colonial:cover-01")
def test_a_gun_hit_takes_a_card_for_every_unit_in_the_hex():
    units = {
        "A": gun("0404"),
        "X": foot("0406", side="red"),
        "Y": foot("0406", side="red", figures=2),
        "K": commander("0406", side="red"),
    }
    cards = ["5D", "5S", "9C", "6C", "6D", "6H"]
    ground = {"terrain": {"0406": "rocks"}}
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1], cards=cards, **ground) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert [(told["unit"], told["saved"]) for told in drill.told("cover")] == [
            ("X", False),
            ("Y", True),
            ("K", True),
            ("X", True),
            ("Y", False),
            ("K", False),
        ]
        assert [drill[name].disrupted for name in "XYK"] == [True, True, True]
        assert drill["X"].figures == 4


@rule("colonial:cover-02")
@pytest.mark.parametrize("card", ["5D", "AH", "KD", "10H"])
def test_on_a_red_card_the_hit_counts(card):
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], [card], "walls") as drill:
        assert drill["X"].disrupted
        assert drill.told("cover")[0]["saved"] is False


@rule("colonial:cover-03")
@pytest.mark.parametrize("card", ["5S", "AC", "QS", "10C"])
def test_on_a_black_card_the_hit_has_no_effect(card):
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], [card], "rocks") as drill:
        assert not drill["X"].disrupted
    with fired_at(foot("0406", side="red", disrupted=True), [6, 1, 1, 1], [card], "rocks") as drill:
        assert drill["X"].figures == 4


@rule("colonial:cover-04")
def test_the_kinds_of_ground_that_give_cover():
    terrain = title("colonial").pack.terrain
    assert {name for name, ground in terrain.items() if ground.cover} == set(COVER)
    assert set(terrain) == set(COVER) | set(BARE) | set(BARREN)


@rule("colonial:cover-04")
@pytest.mark.parametrize("ground", COVER)
def test_a_target_in_cover_can_be_fired_at_from_every_side_and_has_its_card(ground):
    for spot in ["0405", "0407", "0306", "0307", "0506", "0507"]:
        units = {"A": foot(spot), "X": foot("0406", side="red")}
        layout = {"terrain": {"0406": ground}, "cards": ["5S"], "dice": [6, 1, 1, 1]}
        with battle(units, active="A", card="7C", **layout) as drill:
            drill.do(do="fire", unit="A", at="0406")
            assert not drill["X"].disrupted


@rule("colonial:cover-04")
@pytest.mark.parametrize("ground", BARE)
def test_open_ground_fords_and_bridges_give_none(ground):
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], [], ground) as drill:
        assert drill["X"].disrupted


@rule("colonial:cover-04")
def test_a_road_gives_none():
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], [], "open", roads=[["0406", "0407"]]) as drill:
        assert drill["X"].disrupted


@rule("colonial:cover-04")
def test_cover_in_the_firers_hex_or_beside_the_target_is_none_for_the_target():
    units = {"A": foot("0404"), "X": foot("0406", side="red")}
    terrain = {"0404": "works", "0305": "works", "0405": "works"}
    with battle(units, active="A", card="7C", dice=[6, 1, 1, 1], cards=[], terrain=terrain) as drill:
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].disrupted


@rule("colonial:cover-05")
def test_a_hill_is_no_cover_but_rocks_on_it_are():
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], [], "open", hills={"0406": 2}) as drill:
        assert drill["X"].disrupted
    with fired_at(foot("0406", side="red"), [6, 1, 1, 1], ["5S"], "rocks", hills={"0406": 2}) as drill:
        assert not drill["X"].disrupted


@rule("colonial:cover-06")
def test_cover_works_in_a_close_assault_and_the_scores_are_still_compared():
    units = {"A": foot("0404"), "X": foot("0405", side="red", figures=2)}
    ground = {"terrain": {"0405": "built_up"}}
    with battle(units, active="A", card="7C", dice=[6, 1, 1, 1, 1, 1], cards=["2C"], **ground) as drill:
        drill.do(do="assault", unit="A", target="X")
        drill.do(do="retreat", unit="X", to="0406")
        assert not drill["X"].disrupted
        assert drill["X"].figures == 2
        assert drill["A"].hex == "0405"


@rule("colonial:cover-06")
def test_the_assaulter_has_the_cover_of_the_hex_it_fights_from():
    units = {"A": foot("0404"), "X": foot("0405", side="red")}
    dice = [5, 5, 5, 5, 6, 1, 1, 1]
    with battle(units, active="A", card="7C", dice=dice, cards=["2C"], terrain={"0404": "rocks"}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert not drill["A"].disrupted
    with battle(units, active="A", card="7C", dice=dice, cards=[], terrain={"0405": "rocks"}) as drill:
        drill.do(do="assault", unit="A", target="X")
        assert drill["A"].disrupted


@rule("colonial:cover-06")
@pytest.mark.parametrize("make", [commander, wagon])
def test_commanders_and_transports_have_cover_too(make):
    with fired_at(make("0406", side="red"), [6, 1, 1, 1], ["2C"], "scrub") as drill:
        assert not drill["X"].disrupted
    with fired_at(make("0406", side="red"), [6, 1, 1, 1], ["2D"], "scrub") as drill:
        assert drill["X"].disrupted


@rule("colonial:cover-06")
def test_a_disrupted_commander_in_cover_has_a_card_for_the_hit_and_one_for_his_fate():
    target = commander("0406", side="red", disrupted=True)
    with fired_at(target, [6, 1, 1, 1], ["2D", "KH"], "scrub") as drill:
        assert drill["X"].hex == "off"
    with fired_at(target, [6, 1, 1, 1], ["2S"], "scrub") as drill:
        assert drill["X"].hex == "0406"
