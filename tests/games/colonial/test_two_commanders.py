"""Two Commanders in one hex: each lends his dice, or joins an assault, as their player says."""

import pytest

from sandtable.engine.ledger import rule
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.proofs import option
from sandtable.games import shelf
from sandtable.games.colonial.actions import Assault, Fire
from tests.games.colonial.drill import FOE, battle, commander, foot

VOLLEY = {
    "A": foot("0404"),
    "B": foot("0404"),
    "C": commander("0404", partner="A"),
    "D": commander("0404", partner="B"),
    "X": foot("0406", side="red"),
    "Z": FOE,
}
ASSAULT = {
    "A": foot("0404"),
    "C": commander("0404", partner="A"),
    "D": commander("0404"),
    "X": foot("0405", side="red"),
    "Z": FOE,
}


def shots(drill):
    """Whose dice may go into a volley of A: nobody's, everybody's, or those of one."""
    return [(action.led, action.by) for action in drill.legal("fire") if action.unit == "A"]


def charges(drill):
    """Who may join an assault of A: everybody, one, or nobody."""
    return [(action.alone, action.by) for action in drill.legal("assault")]


@rule("colonial:fire-14", "colonial:fire-21")
def test_one_of_two_commanders_may_lend_his_dice_and_the_other_keep_his():
    with battle(VOLLEY, active="A", card="7C", dice=[1] * 6) as drill:
        assert shots(drill) == [(False, ""), (True, ""), (True, "C"), (True, "D")]
        drill.do(do="fire", unit="A", at="0406", led=True, by="D")
        (told,) = drill.told("fire")
        assert (told["roll"].dice, told["with"]) == (4 + 2, ["D"])
        assert drill["D"].lent
        assert not drill["C"].lent
    with battle(VOLLEY, active="A", card="7C", dice=[1] * 8) as drill:
        drill.do(do="fire", unit="A", at="0406", led=True)
        assert drill.told("fire")[0]["with"] == ["C", "D"]


@rule("colonial:fire-14")
def test_only_a_commander_who_still_has_his_dice_can_be_named():
    units = {**VOLLEY, "D": commander("0404", partner="B", lent=True)}
    with battle(units, active="A", card="7C", dice=[1] * 6) as drill:
        assert shots(drill) == [(False, ""), (True, "")]
        assert drill.refused(do="fire", unit="A", at="0406", led=True, by="D") == "fire-14"
        assert drill.refused(do="fire", unit="A", at="0406", led=True, by="B") == "fire-14"
        assert drill.refused(do="fire", unit="A", at="0406", by="C") == "fire-14"  # named, but not to lend them
        drill.do(do="fire", unit="A", at="0406", led=True, by="C")
        assert drill.told("fire")[0]["with"] == ["C"]


@rule("colonial:assault-17", "colonial:assault-14")
def test_one_of_two_commanders_may_join_an_assault_and_the_other_stay():
    with battle(ASSAULT, active="A", card="7C", dice=[5] * 6 + [1] * 4) as drill:
        assert charges(drill) == [(False, ""), (False, "C"), (False, "D"), (True, "")]
        assert drill.refused(do="assault", unit="A", target="X", alone=True, by="C") == "assault-17"
        assert drill.refused(do="assault", unit="A", target="X", by="Z") == "assault-17"
        drill.do(do="assault", unit="A", target="X", by="D")
        assert drill.told("assault")[0]["with"] == ["D"]
        drill.do(do="retreat", unit="X", to="0406")
        assert (drill["A"].hex, drill["C"].hex, drill["D"].hex) == ("0405", "0404", "0405")
        assert (drill["C"].charged, drill["D"].charged) == (False, True)
    with battle(ASSAULT, active="A", card="7C", dice=[1] * 6 + [6, 6, 1, 1]) as drill:
        drill.do(do="assault", unit="A", target="X", by="C")
        assert (drill["A"].disrupted, drill["C"].disrupted, drill["D"].disrupted) == (True, True, False)
        drill.do(do="retreat", unit="A", to="0403")
        assert (drill["A"].hex, drill["C"].hex, drill["D"].hex) == ("0403", "0403", "0404")


@rule("colonial:assault-17", "colonial:assault-15")
def test_only_who_joined_falls_back_when_the_unit_is_wiped_out():
    units = {**ASSAULT, "A": foot("0404", figures=1)}
    with battle(units, active="A", card="7C", dice=[1] * 3 + [6] * 4, cards=["2C"]) as drill:
        drill.do(do="assault", unit="A", target="X", by="D")
        drill.do(do="retreat", unit="D", to="0403")
        assert (drill["A"].hex, drill["C"].hex, drill["D"].hex) == ("off", "0404", "0403")


@rule("colonial:assault-17")
@option("colonial:commander_always_joins")
def test_option_both_always_join():
    with battle(ASSAULT, active="A", card="7C", options={"commander_always_joins": True}) as drill:
        assert charges(drill) == [(False, "")]
        assert drill.refused(do="assault", unit="A", target="X", by="C") == "assault-17"


@rule("colonial:fire-14", "colonial:assault-17", "colonial:units-14")
def test_with_a_player_for_each_nobody_names_the_others_commander():
    units = {
        "C": commander("0404"),
        "A": foot("0404"),
        "D": commander("0404"),
        "X": foot("0405", side="red"),
        "Z": FOE,
    }
    with battle(units, active="A", card="7C", options={"commander_seats": True}) as drill:
        assert set(shots(drill)) == {(False, ""), (True, "")}
        assert charges(drill) == [(False, ""), (True, "")]
        assert drill.refused(do="fire", unit="A", at="0405", led=True, by="D") == "fire-14"
        assert drill.refused(do="assault", unit="A", target="X", by="D") == "assault-17"


@rule("colonial:fire-14", "colonial:assault-17")
def test_the_odds_are_those_with_the_commander_who_is_named():
    for units, answers, dice in [
        (VOLLEY, [Fire("A", "0406", True), Fire("A", "0406", True, "D")], [8, 6]),
        (ASSAULT, [Assault("A", "X"), Assault("A", "X", by="D")], [8, 6]),
    ]:
        with battle(units, active="A", card="7C") as drill:
            view = drill.table.view(0)
            assert [drill.game.forecast(view, action).rolls[0].dice for action in answers] == dice


@rule("colonial:fire-14", "colonial:assault-17")
@pytest.mark.parametrize(
    ("language", "volley", "assault"),
    [
        ("en", "A fires at 0405 with the dice of all Commanders there", "A close assaults X with all Commanders there"),
        (
            "fr",
            "A tire sur 0405 avec les dés de tous les Commandants",
            "A donne l'assaut à X avec tous les Commandants",
        ),
        (
            "pt",
            "A dispara contra 0405 com os dados de todos os seus Comandantes",
            "A assalta X com todos os seus Comandantes",
        ),
    ],
)
def test_that_all_of_them_go_in_is_said(language, volley, assault):
    with battle(ASSAULT, active="A", card="7C") as drill:
        teller = Teller(drill.game, words(language, shelf.folder("colonial") / "messages"), shelf.ledger("colonial"))
        view = drill.table.view(0)
        assert teller.label(view, Fire("A", "0405", True)) == volley
        assert teller.label(view, Assault("A", "X")) == assault
    with battle({**ASSAULT, "D": commander("0505")}, active="A", card="7C") as drill:
        assert drill.game.label(drill.table.view(0), Assault("A", "X")).id == "colonial-do-assault"
