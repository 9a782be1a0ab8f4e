"""Gymnasium: one seat of a game, alone against the rules or with bots at the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sandtable.bots.random_bot import bots_of
from sandtable.engine.contract import Bot, BotMaker, Title
from sandtable.engine.faults import Fault
from sandtable.envs.match import Match, Playing, Reward, known_reward, playing
from sandtable.envs.tensors import MOST

Observation = dict[str, Any]


class NoSuchBot(Fault):
    """A bot that a game does not have."""


def observation_space(what: Playing) -> spaces.Space[Observation]:
    """What a seat sees, and which letters it may say."""
    size, letters = what.layout.size, len(what.alphabet)
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (letters,), np.int8),
        }
    )


def observation(match: Match, seat: int) -> Observation:
    """What a seat sees now."""
    return {"observation": match.row(seat), "action_mask": match.mask(seat)}


def known_bot(title: Title, name: str | None) -> BotMaker:
    """A bot by its name; the weakest of the game's own, if none is named."""
    known = bots_of(title)
    if name is None:
        return next(iter(title.bots().values()), known["random"])
    if name not in known:
        raise NoSuchBot("bot-unknown", game=title.name, bot=name, known=list(known))
    return known[name]


class Solo(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. A step says one letter of an answer (``spelling.py``).

    A letter that may not be said changes nothing, earns nothing and is told in ``info["refused"]``.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seat: str | None = None,
        bot: str | None = None,
        reward: Reward = "standing",
        options: Mapping[str, Any] | None = None,
        pack: str | Path | None = None,
    ) -> None:
        self.playing = playing(game, scenario, options, pack)
        self.seat = self.playing.seat(seat)
        self.reward = known_reward(reward)
        self._bot = known_bot(self.playing.game.title, bot)
        self.observation_space = observation_space(self.playing)
        self.action_space = spaces.Discrete(len(self.playing.alphabet))
        self.match: Match | None = None
        self._bots: dict[int, Bot] = {}
        self._rng = Random(0)
        self._worth = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same seed gives the same dice and the same bots."""
        super().reset(seed=seed)
        game = self.playing.game
        self._rng = Random(self.np_random.bytes(32))
        others = set(range(len(game.seats))) - {self.seat}
        self._bots = {other: self._bot(game, other) for other in others}
        self.match = Match.new(self.playing, self.np_random.bytes(32))
        self._worth = self.match.worth(self.reward)[self.seat]
        self._wait(self.match)
        return observation(self.match, self.seat), {**self.match.told(self.seat), "refused": False}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Says a letter; when the answer stands, plays on until this seat is asked again."""
        match = self.match
        if match is None:
            raise gymnasium.error.ResetNeeded("reset() comes before the first step()")
        refused = int(action) not in match.letters()
        earned = 0.0
        if not refused and match.take(int(action)):
            self._wait(match)
            before, self._worth = self._worth, match.worth(self.reward)[self.seat]
            earned = self._worth - before
        over = match.seat is None
        return observation(match, self.seat), earned, over, False, {**match.told(self.seat), "refused": refused}

    def action_masks(self) -> NDArray[np.bool_]:
        """The letters that may be said, where libraries look for them by this name."""
        assert self.match is not None
        return self.match.mask(self.seat).astype(bool)

    def _wait(self, match: Match) -> None:
        """The other seats answer until this one is asked."""
        game = self.playing.game
        while match.seat is not None and match.seat != self.seat:
            match.play(self._bots[match.seat].choose(game.observe(match.state, match.seat), self._rng))
