"""Every field of every action says what it holds, and holds that; every position knows its part of the turn."""

from random import Random

import pytest
from footrace.title import Title as FootraceTitle

from sandtable.engine.contract import Concede, Game
from sandtable.engine.fuzz import played
from sandtable.engine.handles import Known, along, closes, declared, has_way, journeys, pointed, touched
from sandtable.engine.states import State
from sandtable.games import shelf
from sandtable.games.colonial.actions import Accompany
from sandtable.games.guerra.actions import Move, Pick, Support
from sandtable.games.kolwezi.actions import Fire
from sandtable.games.kolwezi.actions import Move as Walk

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


def test_an_action_tells_who_acts_at_whom_and_where():
    held = touched(Fire("S11", "B2", ("S12", "S13"), mortars=True))
    assert (held.unit, held.target, held.space) == ("S11", "B2", "")
    assert held.pieces == ("S11", "B2", "S12", "S13")
    walked = touched(Walk("NV3", ("NV1", "NV2", "NV3")))
    assert (walked.unit, walked.space, walked.spaces) == ("", "NV3", ("NV3", "NV1", "NV2"))
    assert touched(Accompany("gov-cmd", "gov-levy")).target == "gov-levy"
    assert touched(Concede("rebels")).seats == ("rebels",)


def test_a_way_to_move_is_no_piece():
    by_train = touched(Move("fac-1", "0521", "railway"))
    assert (by_train.unit, by_train.target, by_train.space) == ("fac-1", "", "0521")
    assert by_train.pieces == ("fac-1",)


def test_an_action_is_made_of_what_is_pointed_at_and_of_nothing_else():
    assert pointed(Move, "fac-1", space="0521") == Move("fac-1", "0521")
    assert pointed(Accompany, "gov-cmd", "gov-levy") == Accompany("gov-cmd", "gov-levy")
    assert pointed(Pick, "fac-1") == Pick("fac-1")
    assert pointed(Move, "fac-1") is None, "it needs a space"
    assert pointed(Pick, "fac-1", space="0521") is None, "it takes no space"
    assert pointed(Accompany, "gov-cmd", space="0521") is None, "it takes another piece"
    assert pointed(Support, "fac-1") is None, "it takes a number"


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("colonial", {"Done"}),
        ("guerra", {"Done", "Fight", "Wait"}),
        ("kolwezi", {"Done", "Fight", "Halt", "Hold", "Wait"}),
        ("paratrooper", {"Done"}),
        ("world_war_africa", {"Done", "Keep", "Launch", "NoHelp", "Save", "Stay"}),
    ],
)
def test_what_ends_or_declines_is_told_from_what_is_done(game, kinds):
    opened = shelf.title(game).open(shelf.title(game).scenarios()[0])
    assert {kind.__name__ for kind in opened.action_kinds() if closes(kind)} == kinds


def test_only_what_has_an_end_and_a_path_has_a_way():
    assert has_way(Walk("NV3"))
    assert not has_way(Pick("fac-1"))
    assert not has_way(Fire("S11", "B2"))
    assert not has_way(Concede("rebels"))


def test_an_action_by_another_way_ends_where_the_way_ends():
    assert along(Walk("NV3"), ["NV1", "NV2"]) == Walk("NV2", ("NV1", "NV2"))
    assert along(Walk("NV3", ("NV1", "NV3")), []) == Walk("", ())
    with pytest.raises(TypeError, match="Pick has no way to choose"):
        along(Pick("fac-1"), ["0521"])


def test_journeys_are_one_of_each_sort_and_of_the_unit_that_is_asked_about():
    by_rail, on_foot, far = Move("fac-1", "0521", "railway"), Move("fac-1", "0521"), Move("fac-1", "0522")
    other = Move("fac-2", "0521")
    assert journeys([by_rail, on_foot, far, other, Pick("fac-1")], "fac-1") == [by_rail, on_foot]
    assert journeys([on_foot, other], "fac-2") == [other]
    assert journeys([on_foot, other]) == []
    assert journeys([Walk("NV3"), Walk("NV2")], "S11") == [Walk("NV3")], "an action without a unit is everybody's"


def test_a_stranger_is_the_first_name_that_there_is_not():
    known = Known(frozenset({"S11", "B2"}), frozenset({"NV1", "NV3"}))
    assert known.stranger(Walk("NV3", ("NV1", "NV3"))) is None
    assert known.stranger(Walk("NV4", ("NV1",))) == ("space", "NV4")
    assert known.stranger(Walk("NV3", ("NV1", "NV2", "NV9"))) == ("space", "NV2")
    assert known.stranger(Fire("S11", "B3")) == ("piece", "B3")
    assert known.stranger(Fire("S11", "B2", ("S12",))) == ("piece", "S12")
    assert known.stranger(Concede("nobody")) is None, "seats are another matter"
    assert known.stranger(Pick("")) == ("piece", ""), "who must be named is"


def test_the_facts_of_an_event_are_known_by_the_names_of_the_game():
    known = Known(frozenset({"fac-1", "rcd-8"}), frozenset({"0521", "0522", "0523"}))
    facts = {"unit": "fac-1", "from": "0521", "to": "0523", "by": "railway", "path": ["0522", "0523"], "from-turn": 3}
    assert known.among(facts) == (["fac-1"], ["0523", "0521", "0522"])
    lost = {"dice": [3, 4], "lost": [["rcd-8", "x", True], ["fac-1", "", False]]}
    assert known.among(lost) == (["rcd-8", "fac-1"], [])


@pytest.mark.parametrize("game", GAMES, ids=called)
def test_no_piece_is_called_like_a_space(game):
    known = Known.of(game)
    assert known.pieces
    assert known.spaces
    assert known.pieces.isdisjoint(known.spaces)
