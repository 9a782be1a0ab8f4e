"""Positions of random games to look at, of every game of the shelf."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random

from sandtable.engine.chance import key_from_seed
from sandtable.engine.states import State
from sandtable.envs.match import Playing, playing
from sandtable.games import shelf

GAMES = shelf.names()


@lru_cache
def opened(name: str) -> Playing:
    """A game on its first scenario."""
    return playing(name)


def positions(name: str, every: int, count: int, seed: int = 1) -> Iterator[State]:
    """So many positions of random games, every so many decisions."""
    game, rng = opened(name).game, Random(seed)
    while count > 0:
        state = game.setup(key_from_seed(str(rng.random())))
        passed = 0
        while count > 0 and (decision := game.pending(state)) is not None:
            if passed % every == 0:
                yield state
                count -= 1
            game.play(state, rng.choice(decision.actions))
            passed += 1
