"""Every field of every action says what it holds, and holds that; every position knows its part of the turn."""

from random import Random

import pytest

from sandtable.engine.contract import Concede, Game
from sandtable.engine.fuzz import played
from sandtable.engine.handles import declared
from sandtable.engine.states import State
from sandtable.games import shelf
from footrace.title import Title as FootraceTitle

TITLES = [*(shelf.title(name) for name in shelf.names()), FootraceTitle()]
GAMES = [title.open(scenario) for title in TITLES for scenario in title.scenarios()]


def called(game: Game) -> str:
    return f"{game.title.name}-{game.scenario}"


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_every_field_of_every_action_says_what_it_holds(game):
    for kind in (*game.action_kinds(), Concede):
        assert declared(kind).keys() == set(kind.__struct_fields__), kind


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_what_an_action_names_is_on_the_table(game):
    known = {
        "piece": set(game.notation()["piece"].names),
        "space": {space.id for space in game.sheet().spaces},
        "seat": set(game.seats),
    }
    seen = 0
    for state in positions(game):
        for action in game.pending(state).actions:
            for name, handle in declared(type(action)).items():
                if handle.kind in known:
                    value = getattr(action, name)
                    named = {value} if isinstance(value, str) else set(value)
                    assert named - {""} <= known[handle.kind], (action, name)
                    seen += len(named)
    assert seen


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_a_position_knows_the_part_of_the_turn_that_every_seat_is_shown(game):
    for state in positions(game):
        now = [name for name, when in game.scene(game.observe(state, 0)).phases if when == "now"]
        assert now == ([game.phase(state)] if game.phase(state) else [])
        for seat in range(len(game.seats)):
            assert game.phase(game.observe(state, seat).state) == game.phase(state)
            assert game.phase(game.imagine(game.observe(state, seat), Random(seat))) == game.phase(state)


def positions(game: Game) -> list[State]:
    """Positions spread over a random game."""
    states = played(game, "handles").states[:-1]
    return states[:: max(1, len(states) // 60)]
