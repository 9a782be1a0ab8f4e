"""The law that list and check agree finds out whoever breaks either."""

import pytest
from footrace.race import Run, Turn, Walk
from footrace.title import title

from sandtable.engine.contract import Option, Refusal
from sandtable.engine.fuzz import random_game
from sandtable.engine.legality import Legality
from sandtable.engine.options import switched


def found(games: int = 5):
    game = title().open("short")
    law = Legality(game, "law")
    for number in range(games):
        random_game(game, number, law=law)
    return law.found


def test_nothing_to_find_in_a_sound_game():
    assert found().asked > 100
    assert (found().listed_refused, found().unlisted_unsound) == (0, 0)


def test_a_check_that_refuses_what_is_listed_is_found(monkeypatch):
    monkeypatch.setitem(Turn._checks, Run, lambda step, game, state, action: Refusal("1-a"))
    assert found().listed_refused > 0
    assert "is listed but refused by 1-a" in found().examples[0]


def test_a_check_that_accepts_what_is_not_listed_is_found(monkeypatch):
    monkeypatch.setitem(Turn._checks, Walk, lambda step, game, state, action: None)
    assert found().unlisted_unsound > 0
    assert found().listed_refused == 0


def test_a_check_that_fails_on_an_unknown_name_is_found(monkeypatch):
    def careless(step, game, state, action):
        return None if {"red": 0, "blue": 1}[action.unit] == step.seat else Refusal("1-a")

    monkeypatch.setitem(Turn._checks, Walk, careless)
    assert any("KeyError" in example for example in found(30).examples)


@pytest.mark.parametrize(
    ("how", "given"),
    [
        ("default", [{}]),
        ("each", [{"a": True}, {"b": 2}, {"b": 3}]),
        ("all", [{"a": True, "b": 2}, {"a": True, "b": 3}]),
    ],
)
def test_options_are_switched(how, given):
    options = [Option("a", False, "1-a"), Option("b", 1, "1-b", (1, 2, 3))]
    assert switched(options, how) == given
