"""The law that list and check agree finds out whoever breaks either."""

import pytest
from footrace.race import Run, Turn, Walk
from footrace.title import title

from sandtable.engine.contract import Option, Refusal
from sandtable.engine.fuzz import random_game
from sandtable.engine.handles import Known
from sandtable.engine.legality import Legality
from sandtable.engine.options import switched
from sandtable.games import shelf
from sandtable.games.kolwezi.march import Where


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


# Ways


def found_of_ways():
    """What the law finds in a game of Kolwezi, where the way is chosen."""
    game = shelf.title("kolwezi").open("bonite")
    law = Legality(game, "ways")
    random_game(game, "ways", law=law)
    return law.found


def test_ways_that_are_sound_are_not_found():
    assert found_of_ways().listed_refused == 0


@pytest.mark.interpreted
def test_an_end_that_the_check_refuses_is_found(monkeypatch):
    """A way that says it goes on to somewhere it cannot."""
    honest = Where.way

    def boastful(step, game, state, action, via):
        way = honest(step, game, state, action, via)
        return way if isinstance(way, Refusal) else way._replace(ends=[place.id for place in game.sheet().spaces])

    monkeypatch.setattr(Where, "way", boastful)
    found = found_of_ways()
    assert found.listed_refused > 0
    assert any("has no way by" in example for example in found.examples)


@pytest.mark.interpreted
def test_a_way_that_the_check_refuses_is_found(monkeypatch):
    """A way that leaves out what lies between."""
    honest = Where.way

    def jumping(step, game, state, action, via):
        way = honest(step, game, state, action, via)
        return way if isinstance(way, Refusal) else way._replace(path=way.path[-1:])

    monkeypatch.setattr(Where, "way", jumping)
    found = found_of_ways()
    assert found.listed_refused > 0
    assert any("is a way that was found, and it is refused by" in example for example in found.examples)


def test_a_listed_answer_that_names_nothing_there_is_is_found(monkeypatch):
    monkeypatch.setattr(Known, "stranger", lambda self, action: ("piece", "nobody"))
    assert any("is listed but names 'nobody', which there is not" in example for example in found().examples)


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
