"""What the others can do to a place: from what its owner sees alone, and the worse if they go for it."""

from random import Random

import pytest

from sandtable.bots.search import craft_of
from sandtable.bots.threats import Holding, Raider, places_in_danger, threat
from sandtable.engine.handles import closes
from sandtable.games import shelf
from tests.bots.foretold import moments
from tests.games.colonial.drill import battle, foot

LITTLE = {"seconds": 120.0, "worlds": 4}


@pytest.mark.parametrize("name", shelf.names())
def test_it_depends_on_the_view_alone(name):
    moment = next(moments(name, 1, "threat"))
    game, view = moment.game, moment.view
    space = next(places_in_danger(game, view))
    told = threat(game, view, space, **LITTLE)
    other = game.imagine(view, Random(3))
    assert told == threat(game, game.observe(other, view.seat), space, **LITTLE)
    assert told.usual.ways == LITTLE["worlds"]
    assert (told.bent is None) == (len(game.seats) == 1 or game.title.name == "paratrooper")
    assert view.state.plain() == game.observe(moment.state, view.seat).state.plain(), "nothing is touched"


def can_end(moment):
    return any(closes(type(action)) for action in moment.view.decision.actions)


def test_who_holds_ends_what_can_be_ended():
    moment = next(one for one in moments("colonial", 40, "hold") if can_end(one))
    usual = craft_of(moment.game.title).heuristic(moment.game, moment.view.seat)
    assert closes(type(Holding(usual).choose(moment.view, Random(1))))


def test_a_raider_strikes_at_the_place_it_goes_for():
    units = {"A": foot("0404"), "X": foot("0406", side="red"), "Y": foot("0602", side="red")}
    with battle(units, active="A", card="7S") as drill:
        game = drill.game
        view = game.observe(drill.state, 0)
        for space in ("0406", "0602"):
            raider = Raider(game, craft_of(game.title).heuristic(game, 0), space)
            chosen = raider.choose(view, Random(1))
            there = [action for action in view.decision.actions if space in str(action)]
            assert chosen in there, (space, chosen)


def test_a_place_that_is_gone_for_is_in_greater_danger():
    """Over some positions of Colonial: dice fall about it at least as often, and more often in all."""
    usual = bent = 0.0
    for moment in moments("colonial", 8, "danger"):
        for space in list(places_in_danger(moment.game, moment.view))[:2]:
            told = threat(moment.game, moment.view, space, seconds=120, worlds=5)
            usual, bent = usual + told.usual.acts[0], bent + told.bent.acts[0]
    assert bent > usual
