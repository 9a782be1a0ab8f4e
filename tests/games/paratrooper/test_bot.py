"""The officers: legal, quick, better than chance."""

from random import Random

import pytest

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.chance import key_from_seed
from tests.games.paratrooper.drill import TITLE


def played(game, maker, seed):
    """A game played by one bot from what it sees alone."""
    state, rng = game.setup(key_from_seed(seed)), Random(seed)
    seated = [maker(game, seat) for seat in range(len(game.seats))]
    while (decision := game.pending(state)) is not None:
        game.apply(state, seated[decision.seat].choose(game.observe(state, decision.seat), rng))
    assert game.check(state) == []
    return game.result(state)


@pytest.mark.parametrize("name", list(TITLE.bots()))
@pytest.mark.parametrize("scenario", ["mission", "first-campaign", "combined-operations"])
def test_officers_finish_what_they_begin(name, scenario):
    game = TITLE.open(scenario, {option.name: True for option in TITLE.options()})
    for seed in range(3):
        assert played(game, TITLE.bots()[name], seed) is not None


def test_the_colonel_beats_the_lieutenant_and_chance():
    game = TITLE.open("mission")
    means = {}
    for name, bot in {"random": RandomBot, **TITLE.bots()}.items():
        means[name] = sum(played(game, bot, f"duel{seed}").scores[0] for seed in range(40)) / 40
    assert means["colonel"] > means["lieutenant"] > means["random"]


def test_all_levels_of_victory_occur():
    game = TITLE.open("mission")
    levels = {played(game, TITLE.bots()["colonel"], f"level{seed}").level for seed in range(60)}
    assert levels == {"glorious", "reasonable", "debacle", "disgrace"}
