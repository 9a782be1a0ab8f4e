"""Hits: disruption, losses, Commanders, and what is left when nobody is."""

import pytest

from sandtable.engine.ledger import rule
from tests.games.colonial.drill import FOE, battle, commander, foot, gun, horse, wagon


def hit(targets, times: int, cards=(), **more):
    """Four riflemen in 0404 hit 0406 so many times."""
    dice = [6] * times + [1] * (4 - times)
    drill = battle(
        {"A": foot("0404"), **targets, "Z": FOE}, active="A", card="7C", dice=dice, cards=list(cards), **more
    )
    drill.do(do="fire", unit="A", at="0406")
    return drill


@rule("colonial:hits-01")
@pytest.mark.parametrize("make", [foot, horse, gun, wagon, commander])
def test_the_first_hit_disrupts_and_does_no_more(make):
    with hit({"X": make("0406", side="red")}, 1) as drill:
        assert drill["X"].disrupted
        assert drill["X"].figures == {foot: 4, horse: 4, gun: 2, wagon: 1, commander: 1}[make]
        assert drill["X"].hex == "0406"
        assert drill.points("blue") == 0
    with hit({"X": make("0406", side="red")}, 0) as drill:
        assert not drill["X"].disrupted


@rule("colonial:hits-02")
@pytest.mark.parametrize("make", [foot, horse])
def test_every_further_hit_kills_a_figure(make):
    with hit({"X": make("0406", side="red")}, 3) as drill:
        assert drill["X"].disrupted
        assert drill["X"].figures == 2
        assert drill.points("blue") == 2
    with hit({"X": make("0406", side="red", disrupted=True)}, 3) as drill:  # disrupted some time before
        assert drill["X"].figures == 1


@rule("colonial:hits-02")
def test_a_gun_loses_its_crew_one_by_one():
    with hit({"X": gun("0406", side="red")}, 2) as drill:
        assert drill["X"].figures == 1
        assert drill["X"].hex == "0406"
    with hit({"X": gun("0406", side="red", disrupted=True)}, 1) as drill:
        assert drill["X"].figures == 1


@rule("colonial:hits-02")
def test_once_cohesion_is_regained_the_count_starts_again():
    units = {"A": foot("0404"), "X": foot("0406", side="red", disrupted=True)}
    with battle(units, active="A", card="7C", dice=[1] * 4 + [6, 1, 1, 1], cards=["7S", "2H", "3H", "4H"]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        drill.do(do="done")
        assert drill.state.turn == 2
        assert not drill["X"].disrupted
        drill.do(do="fire", unit="A", at="0406")
        assert drill["X"].disrupted
        assert drill["X"].figures == 4


@rule("colonial:hits-03")
def test_the_second_hit_destroys_a_transport():
    with hit({"X": wagon("0406", side="red")}, 2) as drill:
        assert drill["X"].hex == "off"
        assert drill.points("blue") == 3
    with hit({"X": wagon("0406", side="red", disrupted=True)}, 1) as drill:
        assert drill["X"].hex == "off"
    with hit({"X": wagon("0406", side="red")}, 1) as drill:
        assert drill["X"].hex == "0406"


@rule("colonial:hits-04")
def test_only_the_second_hit_on_a_commander_turns_a_card():
    target = {"K": commander("0406", side="red")}
    with hit(target, 1) as drill:
        assert drill["K"].disrupted
    with hit(target, 2, ["QS"]) as drill:
        assert drill["K"].disrupted
        assert drill["K"].hex == "0406"
    with hit(target, 3, ["QS", "KH"]) as drill:
        assert drill["K"].hex == "off"
    with hit(target, 4, ["KD", "KH"]) as drill:  # nobody is left for the fourth
        assert drill["K"].hex == "off"


@rule("colonial:hits-05")
@pytest.mark.parametrize("card", ["JH", "QH", "KH"])
def test_a_court_card_of_hearts_kills_him(card):
    with hit({"K": commander("0406", side="red", disrupted=True)}, 1, [card]) as drill:
        assert drill["K"].hex == "off"
        assert drill.points("blue") == 5
        assert not drill["K"].wounded


@rule("colonial:hits-05", "colonial:hits-06")
@pytest.mark.parametrize("card", ["JD", "QD", "KD", "AH", "10H", "AD", "10D"])
def test_any_other_red_card_wounds_him(card):
    with hit({"K": commander("0406", side="red", disrupted=True)}, 1, [card]) as drill:
        assert drill["K"].hex == "0406"
        assert drill["K"].wounded
        assert drill["K"].disrupted
        assert drill.points("blue") == 2


@rule("colonial:hits-06")
def test_a_second_wound_scores_nothing_more():
    with hit({"K": commander("0406", side="red", disrupted=True)}, 2, ["10H", "KD"]) as drill:
        assert drill["K"].wounded
        assert drill.points("blue") == 2
    with hit({"K": commander("0406", side="red", disrupted=True, wounded=True)}, 1, ["10H"]) as drill:
        assert drill.points("blue") == 0


@rule("colonial:hits-06")
def test_a_wound_has_no_effect_but_disruption():
    units = {"C": commander("0404", wounded=True), "A": foot("0404"), "X": foot("0406", side="red")}
    with battle(units, active="C", card="7C") as drill:
        assert "0402" in drill.hexes("move", "C")
    units["C"] = commander("0404", wounded=True, partner="A")
    with battle(units, active="A", card="7C", dice=[1] * 6) as drill:  # four and his two
        drill.do(do="fire", unit="A", at="0406", led=True)
    units["C"]["disrupted"] = True
    with battle(units, active="A", card="7C", cards=["9D", "2H", "3H", "4H", "5H"]) as drill:
        drill.do(do="done")
        drill.do(do="done")
        assert not drill["C"].disrupted  # he rallies like any other
        assert drill["C"].wounded


@rule("colonial:hits-07")
@pytest.mark.parametrize("card", ["AC", "KC", "QS", "JC", "2S"])
def test_a_black_card_leaves_him_as_he_was(card):
    with hit({"K": commander("0406", side="red", disrupted=True)}, 1, [card]) as drill:
        assert not drill["K"].wounded
        assert drill["K"].disrupted
        assert drill.points("blue") == 0


@rule("colonial:hits-07")
def test_he_goes_on_fighting_with_his_one_die():
    units = {
        "A": foot("0404"),
        "X": foot("0406", side="red", card="8C"),
        "K": commander("0406", side="red", disrupted=True),
    }
    # Two hits: one for X, one for the Commander; then X fires with two dice and his one.
    with battle(units, active="A", card="7C", dice=[6, 6, 1, 1, 1, 1, 1], cards=["QS"]) as drill:
        drill.do(do="fire", unit="A", at="0406")
        drill.do(do="fire", unit="X", at="0404", led=True)
        assert len(drill.told("fire")[1]["dice"]) == 3


@rule("colonial:hits-08")
@pytest.mark.parametrize("make", [foot, horse])
def test_a_unit_without_figures_is_removed_and_gets_no_card(make):
    target = {"X": make("0406", side="red", figures=1, disrupted=True)}
    with hit(target, 1, ["2H", "3H", "4H"]) as drill:  # the next deal is for A, the foe and zz alone
        assert drill["X"].hex == "off"
        assert drill["X"].figures == 0
        assert drill.points("blue") == 1
        drill.do(do="done")
        assert drill.state.turn == 2
        assert drill["X"].card == "none"


@rule("colonial:hits-08")
def test_surplus_hits_are_lost_unless_others_share_the_hex():
    lone = foot("0406", side="red", figures=1, disrupted=True)
    with hit({"X": lone}, 4) as drill:
        assert drill["X"].hex == "off"
        assert drill.points("blue") == 1
    with hit({"Y": lone, "X": foot("0406", side="red", figures=2)}, 4) as drill:
        assert drill["Y"].hex == "off"
        assert drill["X"].hex == "off"
    with hit({"X": lone, "Y": foot("0407", side="red")}, 4) as drill:
        assert not drill["Y"].disrupted


@rule("colonial:hits-09")
def test_a_gun_without_crew_is_lost_and_scores():
    with hit({"X": gun("0406", side="red", figures=1, disrupted=True)}, 1) as drill:
        assert drill["X"].hex == "off"
        assert drill.points("blue") == 3  # the figure and the gun


@rule("colonial:hits-09")
@pytest.mark.parametrize("limbered", [True, False])
def test_the_team_of_a_lost_gun_stays_as_an_ordinary_transport(limbered):
    targets = {
        "X": gun("0406", side="red", figures=1, disrupted=True, towed_by="T", limbered=limbered, card="8C"),
        "T": wagon("0406", side="red"),
    }
    with hit(targets, 1, ["2H", "3H", "4H", "5H"]) as drill:
        assert drill["X"].hex == "off"
        assert drill["T"].hex == "0406"
        assert drill.active == "T"  # on the card that the two shared
        assert drill.hexes("move", "T") == {"0405", "0407", "0306", "0307", "0506", "0507"}
        drill.do(do="done")
        drill.do(do="done")
        assert drill["T"].card == "3H"  # from now on it has one of its own


@rule("colonial:hits-10")
def test_a_killed_commander_is_not_replaced():
    targets = {
        "X": foot("0406", side="red", card="8C", quality="poor", disrupted=True),
        "K": commander("0406", side="red", disrupted=True, partner="X"),
    }
    # A kills a figure of X and the Commander; X tries once for cohesion; A, X, the foe and zz are dealt a card each.
    cards = ["KH", "5D", "2H", "3H", "4H", "5H"]
    with hit(targets, 2, cards) as drill:
        assert drill["K"].hex == "off"
        assert drill.active == "X"
        assert drill.refused(do="fire", unit="X", at="0404", led=True) == "fire-14"  # no plus dice
        drill.do(do="done")
        drill.do(do="done")
        assert drill.state.turn == 2
        assert drill["X"].disrupted
        assert len(drill.told("cohesion")) == 1  # no second try
        assert drill["K"].card == "none"


@rule("colonial:hits-10")
def test_without_the_commander_there_is_no_plus_hex():
    units = {"A": foot("0404"), "C": commander("0404", partner="A"), "X": foot("0406", side="red", card="2C")}
    units["C"]["disrupted"] = True
    units["A"]["card"] = "7C"
    # Two hits: A is disrupted; the Commander falls.
    with battle(units, active="X", card="2C", dice=[6, 6, 1, 1], cards=["KH"]) as drill:
        drill.do(do="fire", unit="X", at="0404")
        assert drill["C"].hex == "off"
        assert drill.active == "A"
        assert drill.refused(do="move", unit="A", to="0402", led_by="C") in ("general-17", "move-09")
    with battle({"A": foot("0404"), "X": FOE}, active="A", card="7C") as drill:
        assert drill.refused(do="move", unit="A", to="0402") == "move-02"
