"""Environments for learning: Gymnasium, PettingZoo and OpenSpiel play every game of the shelf.

>>> import gymnasium, sandtable.envs
>>> env = gymnasium.make("sandtable/Kolwezi-v0")
>>> observed, info = env.reset(seed=7)
>>> len(observed["action_mask"]) == len(env.unwrapped.playing.alphabet)
True

What the numbers mean: ``spelling.py`` for actions, ``tensors.py`` for observations.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

from sandtable.envs.match import Reward, playing
from sandtable.games import shelf

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from sandtable.envs.solo import Observation

__all__ = ["aec", "environment_id", "playing", "register_open_spiel"]


def environment_id(game: str) -> str:
    """What Gymnasium calls a game: ``sandtable/WorldWarAfrica-v0``."""
    return f"sandtable/{''.join(part.capitalize() for part in game.split('_'))}-v0"


def aec(
    game: str,
    scenario: str | None = None,
    reward: Reward = "standing",
    options: Mapping[str, Any] | None = None,
    pack: str | Path | None = None,
) -> AECEnv[str, Observation, int]:
    """A game for PettingZoo; a letter that may not be said ends it, and costs its seat 1."""
    from pettingzoo.utils import wrappers

    from sandtable.envs.zoo import Seats

    seats: AECEnv[str, Observation, int] = Seats(playing(game, scenario, options, pack), reward)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(seats, illegal_reward=-1))


def register_open_spiel() -> None:
    """Puts every game among those that ``pyspiel.load_game`` knows, as ``sandtable_<game>``."""
    from sandtable.envs.spiel import register

    register()


for _name in shelf.names():
    gymnasium.register(
        environment_id(_name),
        entry_point="sandtable.envs.solo:Solo",
        vector_entry_point="sandtable.envs.vector:Tables",
        kwargs={"game": _name},
    )
