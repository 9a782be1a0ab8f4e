"""Who wins a close assault, and Commanders in it (assault-06 to assault-09, assault-15, assault-17)."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.proofs import option
from tests.games.colonial.drill import commander, fight, foot, gun, wagon

# ------------------------------------------------------------ comparison (assault-06 to assault-09, assault-15)


@rule("colonial:assault-06")
def test_the_totals_of_all_dice_are_compared():
    with fight(foot("0404", figures=2), foot("0405", side="red", figures=3), [6, 3], [5, 2, 1]) as drill:
        assert drill.step == "retreat"
        assert drill.seat == "red"  # nine against eight


@rule("colonial:assault-06")
def test_commander_dice_and_cancelled_hits_count():
    leader = {"C": commander("0404", partner="A")}
    # 4 + 7 against 10: without the Commander it would be lost.
    with fight(foot("0404"), foot("0405", side="red"), [1, 1, 1, 1, 3, 4], [1, 3, 3, 3], others=leader) as drill:
        assert drill.seat == "red"
    cover = {"terrain": {"0405": "rocks"}, "cards": ["2C"]}
    with fight(foot("0404"), foot("0405", side="red"), [6, 1, 1, 1], [2, 2, 2, 2], **cover) as drill:
        assert drill.seat == "red"  # nine against eight, though the hit was in vain
        assert not drill["X"].disrupted


@rule("colonial:assault-07")
def test_the_higher_assaulter_drives_the_enemy_back_and_takes_its_hex():
    with fight(foot("0404"), foot("0405", side="red"), [3, 2, 2, 2], [2, 2, 2, 2]) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].hex == "0406"
        assert not drill["X"].disrupted
        assert drill["A"].hex == "0405"
        assert not drill["A"].disrupted


@rule("colonial:assault-07")
def test_an_assaulter_disrupted_in_the_fight_takes_the_hex_all_the_same():
    with fight(foot("0404"), foot("0405", side="red"), [5, 5, 5, 5], [6, 1, 1, 1]) as drill:
        assert drill["A"].disrupted
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["A"].hex == "0405"


@rule("colonial:assault-07")
@pytest.mark.parametrize("other", [foot, wagon])
def test_a_hex_with_other_enemies_in_it_is_not_taken(other):
    others = {"Y": other("0405", side="red")}
    with fight(foot("0404"), foot("0405", side="red"), [5] * 4, [1] * 4, others=others) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["A"].hex == "0404"
        assert drill["Y"].hex == "0405"


@rule("colonial:assault-08")
def test_the_lower_assaulter_falls_back_and_is_disrupted():
    with fight(foot("0404"), foot("0405", side="red"), [1, 2, 2, 2], [3, 3, 3, 3]) as drill:
        assert drill.seat == "blue"
        assert not drill["A"].disrupted  # the retreat comes first
        drill.do(do="retreat", unit="A", to="0403")
        assert drill["A"].hex == "0403"
        assert drill["A"].disrupted
        assert drill["A"].figures == 4
        assert drill["X"].hex == "0405"
        assert not drill["X"].disrupted


@rule("colonial:assault-08")
def test_an_assaulter_already_disrupted_loses_no_figure_for_being_beaten():
    with fight(foot("0404"), foot("0405", side="red"), [1, 1, 1, 1], [6, 3, 3, 3]) as drill:
        drill.do(do="retreat", unit="A", to="0403")
        assert drill["A"].disrupted
        assert drill["A"].figures == 4


@rule("colonial:assault-09")
def test_on_equal_scores_only_the_hits_count():
    with fight(foot("0404"), foot("0405", side="red"), [2, 2, 2, 2], [5, 1, 1, 1]) as drill:
        assert (drill["A"].hex, drill["X"].hex) == ("0404", "0405")
        assert not drill["A"].disrupted
        assert not drill["X"].disrupted
        assert drill.active == "zz"
    with fight(foot("0404"), foot("0405", side="red"), [6, 1, 1, 1], [3, 2, 2, 2]) as drill:
        assert drill["X"].disrupted
        assert (drill["A"].hex, drill["X"].hex) == ("0404", "0405")


ONE_MAN_GUN = gun("0405", side="red", figures=1, disrupted=True)


@rule("colonial:assault-15")
def test_with_the_defender_gone_the_assaulter_takes_the_empty_hex():
    with fight(foot("0404", figures=3, moved=True), ONE_MAN_GUN, [6], [6]) as drill:
        assert drill["X"].hex == "off"
        assert drill["A"].disrupted
        assert drill["A"].hex == "0405"  # although the totals are equal


@rule("colonial:assault-15")
def test_with_the_defender_gone_a_lower_score_is_no_defeat():
    defender = foot("0405", side="red", figures=1, disrupted=True)
    leader = {"K": commander("0405", side="red")}
    with fight(foot("0404", figures=1), defender, [6], [5, 5], others=leader) as drill:
        assert drill["X"].hex == "off"
        drill.do(do="retreat", unit="K", to="0406")  # he falls back as after a defeat
        assert drill["A"].hex == "0405"
        assert not drill["A"].disrupted
        assert not drill["K"].disrupted


@rule("colonial:assault-15")
@option("colonial:lower_score_always_retreats")
def test_option_the_lower_score_retreats_though_the_defender_is_gone():
    defender = foot("0405", side="red", figures=1, disrupted=True)
    leader = {"K": commander("0405", side="red")}
    options = {"lower_score_always_retreats": True}
    with fight(foot("0404", figures=1), defender, [6], [5, 5], others=leader, options=options) as drill:
        assert drill["X"].hex == "off"
        assert {action.to for action in drill.legal("retreat")} == {"0403", "0304", "0504"}
        drill.do(do="retreat", unit="A", to="0403")
        assert drill["A"].disrupted
        assert drill["K"].hex == "0405"
    with fight(foot("0404", figures=3, moved=True), ONE_MAN_GUN, [6], [6], options=options) as drill:
        assert drill["A"].hex == "0405"  # equal is not lower


@rule("colonial:assault-15")
def test_an_emptied_hex_is_taken_only_if_it_is_empty():
    defender = foot("0405", side="red", figures=1, disrupted=True)
    others = {"Y": foot("0405", side="red"), "K": commander("0405", side="red")}
    # Two hits: one for the unit, one for the Commander.
    with fight(foot("0404"), defender, [6, 6, 1, 1], [1, 1], others=others) as drill:
        drill.do(do="retreat", unit="K", to="0406")  # his unit was wiped out beside him
        assert drill["Y"].hex == "0405"
        assert drill["A"].hex == "0404"


@rule("colonial:assault-15")
@pytest.mark.parametrize("score", [[6, 6, 6, 6], [6, 6, 1, 1]])
def test_with_the_assaulter_gone_the_defender_stays(score):
    attacker = foot("0404", figures=1)
    with fight(attacker, foot("0405", side="red"), [1], score) as drill:
        assert drill["A"].hex == "off"
        assert drill["X"].hex == "0405"
        assert drill.active == "zz"


@rule("colonial:assault-15")
@pytest.mark.parametrize("beside", [{}, {"B": foot("0404")}])
def test_the_commander_of_a_wiped_out_assaulter_falls_back_undisrupted(beside):
    others = {"C": commander("0404", partner="A", moved=True), **beside}
    # Three hits: the unit, the Commander, the unit again; he is disrupted by the hit and by nothing else.
    with fight(foot("0404", figures=1), foot("0405", side="red"), [1, 1], [6, 6, 6, 1], others=others) as drill:
        assert drill["A"].hex == "off"
        drill.do(do="retreat", unit="C", to="0403")
        assert drill["C"].hex == "0403"
        assert not beside or drill["B"].hex == "0404"


@rule("colonial:assault-15")
def test_when_both_are_gone_nobody_moves():
    leaders = {"C": commander("0404", partner="A"), "K": commander("0405", side="red")}
    defender = foot("0405", side="red", figures=2, disrupted=True)
    # Three hits on each side: the unit, its Commander, the unit again.
    with fight(foot("0404", figures=1), defender, [6, 6, 6], [6, 6, 6], others=leaders) as drill:
        assert drill["A"].hex == drill["X"].hex == "off"
        assert (drill["C"].hex, drill["K"].hex) == ("0404", "0405")
        assert drill.active == "zz"


# ------------------------------------------------------------ Commanders (assault-17)


@rule("colonial:assault-17")
def test_the_commander_of_a_beaten_assaulter_retreats_with_it_and_is_not_disrupted():
    leader = {"C": commander("0404", partner="A")}
    dice = [1, 1, 1, 1, 1, 2], [3, 3, 3, 3]
    with fight(foot("0404"), foot("0405", side="red"), *dice, others=leader) as drill:
        drill.do(do="retreat", unit="A", to="0403")
        assert drill["A"].hex == drill["C"].hex == "0403"
        assert drill["A"].disrupted
        assert not drill["C"].disrupted
        assert drill["C"].moved


@rule("colonial:assault-17")
def test_the_commander_of_a_beaten_defender_retreats_with_it():
    leader = {"K": commander("0405", side="red")}
    with fight(foot("0404"), foot("0405", side="red"), [5] * 4, [1] * 6, others=leader) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["X"].hex == drill["K"].hex == "0406"
        assert drill["A"].hex == "0405"


@rule("colonial:assault-17")
def test_the_commander_of_the_victor_goes_along_into_the_hex():
    leader = {"C": commander("0404", partner="A"), "B": foot("0404")}
    with fight(foot("0404"), foot("0405", side="red"), [5] * 6, [1] * 4, others=leader) as drill:
        drill.do(do="retreat", unit="X", to="0406")
        assert drill["A"].hex == drill["C"].hex == "0405"
        assert drill["B"].hex == "0404"
        assert drill["C"].moved
        assert not drill["C"].disrupted
