"""Accounts of victory points: what is certain, what the dice decide, what somebody chooses."""

import pytest

from sandtable.engine import stakes
from sandtable.engine.contract import Message, Stake
from sandtable.engine.stakes import (
    NO_CHANGE,
    Line,
    all_of,
    change,
    choice,
    expected,
    expected_of,
    gathered,
    lot,
    plus,
    sure,
    together,
)
from sandtable.games.guerra.actions import FIGHT
from tests.games.guerra.drill import C1, U1, war

TOWN = Line("red", "7-e", "towns", "end")
LOSS = Line("blue", "7-c", "losses")
WIN = Line("red", "7-b", "", "win")


def test_a_change_is_what_was_added_line_by_line():
    assert change({TOWN: 3.0, LOSS: 1.0}, {TOWN: 4.0, LOSS: 1.0, WIN: 1.0}) == {TOWN: 1.0, WIN: 1.0}
    assert together({TOWN: 1.0}, {TOWN: 2.0, LOSS: 1.0}) == {TOWN: 3.0, LOSS: 1.0}


def test_dice_weigh_and_choices_span():
    thrown = lot([(0.25, sure({TOWN: 4.0})), (0.75, NO_CHANGE)])
    assert thrown.lines[TOWN] == (0.0, 4.0)
    assert thrown.means["red", "end"] == (1.0, 1.0)
    chosen = choice([thrown, sure({LOSS: -2.0})])
    assert chosen.lines == {TOWN: (0.0, 4.0), LOSS: (-2.0, 0.0)}
    assert chosen.means == {("red", "end"): (0.0, 1.0), ("blue", "now"): (-2.0, 0.0)}
    assert plus(chosen, {LOSS: 1.0}).lines[LOSS] == (-1.0, 1.0)
    assert all_of([chosen, chosen]).means["red", "end"] == (0.0, 2.0)


def test_choices_of_the_same_points_are_no_range():
    one, other = sure({TOWN: 1.0, LOSS: 2.0}), sure({TOWN: 1.0})
    assert stakes.stakes(choice([one, other])) == [
        Stake("red", 1.0, 1.0, "7-e", "towns", "end"),
        Stake("blue", 0.0, 2.0, "7-c", "losses"),
    ]


def test_what_is_hardly_to_be_expected_is_not_told_as_nothing():
    seldom = lot([(0.001, sure({TOWN: 1.0, WIN: 1.0})), (0.999, NO_CHANGE)])
    assert [stake.when for stake in expected(seldom)] == ["win"]
    often = lot([(0.5, sure({TOWN: 1.0})), (0.5, NO_CHANGE)])
    assert expected(often) == [Stake("red", 0.5, 0.5, when="end")]


def test_equal_outcomes_are_added_up_with_what_they_may_score():
    hit, miss = Message("hit", {"number": 1}), Message("miss")
    found = [
        (hit, 0.2, sure({TOWN: 1.0})),
        (miss, 0.5, NO_CHANGE),
        (hit, 0.3, NO_CHANGE),
        (Message("never"), 0.0, NO_CHANGE),
    ]
    first, second = gathered(found)
    assert {first.message.id, second.message.id} == {"hit", "miss"}
    told = first if first.message == hit else second
    assert told.chance == pytest.approx(0.5)
    assert told.stakes == [Stake("red", 0.0, 1.0, "7-e", "towns", "end")]
    assert expected_of(found) == [Stake("red", 0.2, 0.2, when="end")]


@pytest.mark.interpreted
def test_a_fight_with_too_many_ways_is_not_guessed_at(monkeypatch):
    with war({U1: "2010", C1: "2011"}, phase="combat", towns={"Kindu": "2011"}) as drill:
        drill.muster("2011", U1)
        whole = drill.game.forecast(drill.table.view(0), FIGHT)
        monkeypatch.setattr(stakes, "MOST", 3)
        cut = drill.game.forecast(drill.table.view(0), FIGHT)
        assert whole.expected
        assert cut.expected is None
        assert not any(outcome.stakes for outcome in cut.groups[0])
        assert [outcome.chance for outcome in cut.groups[0]] == [outcome.chance for outcome in whole.groups[0]]
