"""The officers: legal, quick, better than chance."""

import gc
import weakref
from random import Random

import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from sandtable.engine.players import method_for
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.bot import Officer
from sandtable.games.paratrooper.game import ParatrooperGame
from tests.games.paratrooper.drill import TITLE


def played(game, maker, seed):
    """A game played by one bot from what it sees alone."""
    state, rng = game.setup(key_from_seed(seed)), Random(seed)
    seated = [maker(game, seat) for seat in range(len(game.seats))]
    while (decision := game.pending(state)) is not None:
        game.apply(state, seated[decision.seat].choose(game.observe(state, decision.seat), rng))
    assert game.check(state) == []
    return game.result(state)


@pytest.mark.parametrize("name", ["recruit", "lieutenant", "colonel"])
@pytest.mark.parametrize("scenario", ["mission", "first-campaign", "combined-operations"])
def test_officers_finish_what_they_begin(name, scenario):
    game = TITLE.open(scenario, {option.name: True for option in TITLE.options()})
    for seed in range(3):
        assert played(game, TITLE.bots()[name], seed) is not None


def test_the_colonel_beats_the_lieutenant_and_chance():
    game = TITLE.open("mission")
    means = {}
    for name, bot in {"random": RandomBot, **TITLE.bots()}.items():
        if name == "general":
            continue  # the ladder measures him
        means[name] = sum(played(game, bot, f"duel{seed}").scores[0] for seed in range(40)) / 40
    assert means["colonel"] > means["lieutenant"] > means["random"]


def test_all_levels_of_victory_occur():
    game = TITLE.open("mission")
    levels = {played(game, TITLE.bots()["colonel"], f"level{seed}").level for seed in range(60)}
    assert levels == {"glorious", "reasonable", "debacle", "disgrace"}


def test_an_officer_has_an_answer_to_every_question():
    asking = {step.name for step in ParatrooperGame.flow if issubclass(step, Asking)}
    assert {name for name in asking if not hasattr(Officer, method_for(name))} == set()
    methods = {name for name in dir(Officer) if name.startswith("answer_")}
    assert methods - {method_for(name) for name in asking} == set(), "a question that nobody asks"


def test_officers_of_two_games_do_not_disturb_each_other():
    games = [TITLE.open("mission"), TITLE.open("mega-city")]

    def choices(interleaved):
        """The answers of a colonel in each game, in turn or one game after the other."""
        seats = [TITLE.bots()["colonel"](game, 0) for game in games]
        states = [game.setup(key_from_seed("both")) for game in games]
        rngs, found = [Random(1), Random(1)], ([], [])
        order = [0, 1] * 60 if interleaved else [0] * 60 + [1] * 60
        for at in order:
            if games[at].pending(states[at]) is not None:
                action = seats[at].choose(games[at].observe(states[at], 0), rngs[at])
                games[at].apply(states[at], action)
                found[at].append(action)
        return found

    assert choices(interleaved=True) == choices(interleaved=False)


def test_an_officer_goes_with_his_game():
    game = TITLE.open("mission")
    officer = TITLE.bots()["colonel"](game, 0)
    officer.choose(game.observe(game.setup(key_from_seed(1)), 0), Random(1))
    gone = weakref.ref(game), weakref.ref(officer)
    del game, officer
    gc.collect()
    assert [one() for one in gone] == [None, None]
