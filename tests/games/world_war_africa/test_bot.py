"""The commander: it beats random play from either side, and never needs what it cannot see."""

from random import Random

import pytest

from sandtable.engine.chance import key_from_seed
from sandtable.games.world_war_africa.bot import LEVELS
from tests.games.world_war_africa.drill import TITLE

GAME = TITLE.open("congo")
BOT = LEVELS["commander"]


def play(seed, bots):
    rng = Random(seed)
    state = GAME.setup(key_from_seed(seed))
    while (decision := GAME.pending(state)) is not None:
        bot = bots[decision.seat]
        if bot is None:
            action = decision.actions[int(rng.random() * len(decision.actions))]
        else:
            action = bot.choose(GAME, GAME.observe(state, decision.seat), rng)
            assert action in decision.actions
        GAME.apply(state, action)
    return GAME.result(state)


@pytest.mark.parametrize("side", [0, 1])
def test_it_beats_random_play(side):
    bots = (BOT, None) if side == 0 else (None, BOT)
    assert [play(f"bot-{seed}", bots).winner for seed in range(3)] == [side] * 3


def test_it_plays_against_itself():
    assert play("mirror", (BOT, BOT)) is not None
