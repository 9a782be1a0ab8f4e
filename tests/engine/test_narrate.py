"""Names from a data pack in the reader's language."""

from types import SimpleNamespace

import pytest

from sandtable.engine.contract import Addition, Event, Forecast, Message, Outcome, Stake, Verdict
from sandtable.engine.ledger import Ledger
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller, bare, face
from sandtable.engine.rolls import Reason, Roll
from sandtable.games import shelf


@pytest.fixture
def teller(tmp_path):
    (tmp_path / "fr.ftl").write_text("x-name-rifles = Fusiliers\nx-name-well = Puits\n")
    game = SimpleNamespace(title=SimpleNamespace(name="x"), names=lambda: {"r/2": "{Rifles} (2)", "B25": "B25 {Well}"})
    return Teller(game, words("fr", tmp_path), Ledger("x", "", "", []))


def test_a_name_beside_a_number_or_a_hex_is_looked_up_alone(teller):
    assert teller.name("r/2") == "Fusiliers (2)"
    assert teller.name("B25") == "B25 Puits"
    assert teller.word("{Rifles} (12)") == "Fusiliers (12)"
    assert teller.word("{Nobody} (2)") == "Nobody (2)"
    assert bare("{Rifles} (2)") == "Rifles (2)"


def test_figures_that_belong_to_a_name_are_no_number_beside_it(teller):
    assert teller.word("Rifles (2)") == "Rifles (2)"


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_nobody_reads_a_brace(name, language):
    for scenario in shelf.title(name).scenarios():
        game = shelf.title(name).open(scenario)
        told = Teller(game, words(language, shelf.folder(name) / "messages"), shelf.ledger(name, language))
        assert not [id for id in game.names() if "{" in told.name(id)]


def test_every_reason_of_a_total_stands_below_what_happened(tmp_path):
    (tmp_path / "en.ftl").write_text("x-event-fire = Fire!\n")
    game = SimpleNamespace(title=SimpleNamespace(name="x"), names=lambda: {"levy": "Levy"})
    teller = Teller(game, words("en", tmp_path), Ledger("x", "", "", []))
    roll = Roll("levy", 1, 6, "fire", [Reason(2, "4-a", "levy"), Reason(-1, "4-b", "hill")])
    bare_throw = Roll("levy", 1, 6, "fire", [])
    told = teller.turned([Event("fire", {"roll": roll, "bare": bare_throw}, "4-a")])
    assert told == ["Fire! [4-a]", "    Levy: 1d6  +2 Levy (4-a), -1 hill (4-b) = 1"]


@pytest.mark.parametrize(("written", "told"), [("AD", "A♦"), ("10S", "10♠"), ("QH", "Q♥"), ("1D", "1D"), ("DA", "DA")])
def test_a_playing_card_has_its_suit(written, told):
    assert face(written) == told


def test_what_is_sure_is_not_told_twice(tmp_path):
    (tmp_path / "en.ftl").write_text("x-safe = nobody is hurt\nx-six = a six\nx-none = no six\n")
    teller = Teller(
        SimpleNamespace(title=SimpleNamespace(name="x"), names=dict), words("en", tmp_path), Ledger("x", "", "", [])
    )
    safe = Outcome(Message("x-safe"), 1.0)
    dice = [Outcome(Message("x-six"), 0.25), Outcome(Message("x-none"), 0.75)]
    told = teller.outcomes(Forecast([], [[safe], dice], None, verdict=[Verdict(Message("x-safe"), 1.0)]))
    assert told[:4] == ["Nobody is hurt 100\u00a0%", "", " 25\u00a0%  a six", " 75\u00a0%  no six"]
    assert teller.outcomes(Forecast([], [[safe]], None))[:1] == ["100\u00a0%  nobody is hurt"]


def outcomes_of(unit, *chances):
    return [Outcome(Message("x-fate", {"unit": unit, "left": left}), chance) for left, chance in enumerate(chances)]


@pytest.fixture
def fates(tmp_path):
    """Tells the odds of a made-up game, in English."""
    (tmp_path / "en.ftl").write_text(
        "x-fate = { $unit } has { $left } left\n"
        "x-hits = { $hits } hits\n    .of = The dice\n"
        "x-reason-1-a = figures lost\n"
    )
    game = SimpleNamespace(title=SimpleNamespace(name="x"), names=lambda: {"r": "Rifles", "s": "Scouts"})
    return Teller(game, words("en", tmp_path), Ledger("x", "", "", []))


def test_points_to_be_expected_are_told_where_they_tell_anything(fates):
    for points, told in ((0.1, []), (-0.1, []), (0.15, ["Victory points to be expected: Rifles +0.15 VP"])):
        stake = Stake("r", points, points)
        assert fates.at_stake(Forecast([], [outcomes_of("r", 0.5, 0.5)], [stake])) == told


def test_points_of_one_side_are_added_up_before_they_are_told(fates):
    parts = [Stake("r", 0.08, 0.08), Stake("r", 0.08, 0.08, when="end"), Stake("s", 0.05, 0.05)]
    told = fates.at_stake(Forecast([], [outcomes_of("r", 0.5, 0.5)], parts))
    assert told == ["Victory points to be expected: Rifles +0.16 VP"]


def test_in_brief_points_come_before_the_list_and_of_two_verdicts_one_says_both(fates):
    verdict = [Verdict(Message("x-hits", {"hits": 1}), 0.75), Verdict(Message("x-hits", {"hits": 0}), 0.25)]
    odds = Forecast([], [outcomes_of("r", 0.5, 0.5)], [Stake("r", 1, 1)], verdict=verdict)
    told = fates.outcomes(odds)
    assert told[:3] == ["1 hits 75\u00a0%", "", "Victory points to be expected: Rifles +1 VP"]
    assert "0 hits" not in " ".join(told)
    third = [*verdict[:1], *(Verdict(Message("x-hits", {"hits": left}), 0.125) for left in (0, 2))]
    told = fates.outcomes(Forecast([], [outcomes_of("r", 0.5, 0.5)], [], verdict=third))
    assert "0 hits" in told[0]
    assert "2 hits" in told[0]


def test_what_two_sides_points_come_to_for_one_of_them_is_told_first(fates):
    """Two losses told nobody that it was a good attack."""
    fates.game.seats = ["r", "s"]
    stakes = [Stake("r", -0.21, -0.21), Stake("s", -3.35, -3.35, when="end")]
    odds = Forecast([], [outcomes_of("r", 0.5, 0.5)], stakes)
    for seat, net in (("r", "+3.1"), ("s", "−3.1")):
        (told,) = fates.at_stake(odds, seat)
        assert told.startswith(f"Victory points to be expected: net {net} for you · Rifles −0.21 VP")
    assert "net" not in fates.at_stake(odds)[0], "whoever has no side"
    alone = Forecast([], [outcomes_of("r", 0.5, 0.5)], stakes[:1])
    assert "net" not in fates.at_stake(alone, "r")[0], "it is the same number"


def test_in_brief_a_verdict_that_is_one_of_the_lines_is_told_once(fates):
    verdict = [Verdict(Message("x-fate", {"unit": "r", "left": 0}), 0.71)]
    told = fates.outcomes(Forecast([], [outcomes_of("r", 0.71, 0.29)], [], verdict=verdict))
    assert [line for line in told if "0 left" in line] == [" 71\u00a0%  Rifles has 0 left"]


def test_in_brief_by_which_rule_it_is_decided_comes_behind_the_table(fates):
    odds = Forecast([], [outcomes_of("r", 0.5, 0.5)], [], decided=[Message("x-hits", {"hits": 9})])
    assert fates.outcomes(odds)[-1] == "9 hits"


def test_of_several_lists_of_outcomes_each_says_what_or_whom_it_is_about(fates):
    dice = [Outcome(Message("x-hits", {"hits": 0}), 0.75), Outcome(Message("x-hits", {"hits": 1}), 0.25)]
    groups = [outcomes_of("r", 0.5, 0.5), dice]
    for told in (fates.outcomes(Forecast([], groups)), fates.forecast(Forecast([], groups))):
        assert "0 hits" in told[told.index("The dice") + 1]
        assert "Rifles" in told[told.index("The dice") - 2]
    assert "The dice" not in fates.outcomes(Forecast([], [dice]))


def test_what_is_the_same_for_each_is_told_once_below_their_names(fates):
    groups = [outcomes_of("r", 0.5, 0.5), outcomes_of("s", 0.5, 0.5), outcomes_of("r", 0.25, 0.75)]
    for told in (fates.outcomes(Forecast([], groups)), fates.forecast(Forecast([], groups))):
        lines = [line for line in told if line]
        assert lines[0] == "Rifles, Scouts"
        assert [line.split()[-4:] for line in lines[1:3]] == [
            ["each", "has", "0", "left"],
            ["each", "has", "1", "left"],
        ]
        assert not any("Scouts has" in line for line in lines)
        assert len([line for line in lines if "Rifles has" in line]) == 2, (
            "whose chances are others has a list of his own"
        )


def test_what_is_next_to_impossible_shares_a_line(fates):
    told = fates.outcomes(Forecast([], [outcomes_of("r", 0.7, 0.294, 0.004, 0.002)]))
    assert len([line for line in told if "Rifles has" in line]) == 2
    assert "2 rarer outcomes together" in " ".join(told)


def test_points_say_how_far_they_go_and_what_they_are_for(fates):
    assert fates.stake(Stake("s", 0, 2, "1-a", "r")) == "Scouts up to +2 VP: Rifles, figures lost (1-a)"
    assert fates.stake(Stake("s", -1, 0, "2-b", "r")) == "Scouts down to −1 VP: Rifles (2-b)"
    assert fates.stake(Stake("s", -1, 1, "2-b")) == "Scouts −1 to +1 VP (2-b)"


def test_what_may_still_be_added_is_told_in_brief_by_what_it_comes_to(fates):
    held = Verdict(Message("x-hits", {"hits": 0}), 1.0)
    more = Addition(Message("x-hits", {"hits": 7}), [outcomes_of("r", 0.5, 0.5)], [held])
    odds = Forecast([], [outcomes_of("s", 0.9, 0.1)], [], [more])
    assert "Rifles" not in (brief := "\n".join(fates.outcomes(odds)))
    assert "0 hits 100" in brief
    assert "Rifles" in "\n".join(fates.forecast(odds))


def test_points_that_cancel_out_are_not_told(fates):
    one = Outcome(Message("x-hits", {"hits": 1}), 1.0, [Stake("s", 4, 4, "1-a"), Stake("s", -4, -4, "1-b")])
    assert "VP (" not in "\n".join(fates.forecast(Forecast([], [[one]], None)))
