"""One game played letter by letter, whichever project's interface it is played through."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Self, cast, get_args

import numpy as np
from numpy.typing import NDArray

from sandtable.engine.contract import Action, Concede, Game
from sandtable.engine.faults import Fault
from sandtable.engine.states import State
from sandtable.envs.spelling import Alphabet, Choice
from sandtable.envs.tensors import Layout, Row
from sandtable.games import shelf

#: what is played: game, scenario, options, data pack
Setting = tuple[str, str | None, tuple[tuple[str, Any], ...], Path | None]
#: what a seat is rewarded with: the change of the standing as it happens, or 1, 0 or -1 for the result at the end
Reward = Literal["standing", "result"]


WORTH = {"won": 1.0, "drawn": 0.0, "lost": -1.0}


class NoSuchSeat(Fault):
    """A seat that a scenario does not have."""


class NotNow(Fault, ValueError):
    """A letter that may not be said where the game stands."""


class NoSuchReward(Fault):
    """A reward that nobody pays."""


def known_reward(name: str) -> Reward:
    """A reward by its name."""
    if name not in get_args(Reward):
        raise NoSuchReward("reward-unknown", reward=name, known=list(get_args(Reward)))
    return cast("Reward", name)


class Playing:
    """A game that is played by numbers: its letters, and how what a seat sees is written."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        name, scenario, options, pack = setting
        title = shelf.title(name, pack)
        self.game: Game = title.open(scenario or title.scenarios()[0], dict(options))
        self.alphabet = Alphabet(self.game)
        self.layout = Layout(self.game, self.alphabet)
        self.allies = _are_allies(self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process, it is opened there."""
        return _opened, (self.setting,)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, first to last."""
        return self.game.seats

    def seat(self, name: str | None) -> int:
        """A seat by its name; the first, if none is named."""
        if name is None:
            return 0
        if name not in self.seats:
            raise NoSuchSeat("seat-unknown", game=self.game.title.name, seat=name, known=list(self.seats))
        return self.seats.index(name)

    def margins(self, state: State) -> list[float]:
        """What each seat is ahead by if the game ended now: of the best of the others, or of nothing for allies."""
        result = self.game.result(state)
        scores = self.game.standing(state).scores if result is None else result.scores
        if self.allies or len(scores) == 1:
            return list(scores)
        return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]

    def outcomes(self, state: State) -> list[float]:
        """1 for each seat that has won, -1 for each that has lost, 0 while the game is on."""
        result = self.game.result(state)
        return [WORTH[result.outcome(seat)] if result else 0.0 for seat in range(len(self.seats))]


def _are_allies(game: Game) -> bool:
    """Whether all seats win or lose together: a game that is given up tells."""
    state = game.setup(bytes(32))
    game.apply(state, Concede(game.seats[0]))
    result = game.result(state)
    assert result is not None
    return result.allies


def playing(
    name: str, scenario: str | None = None, options: Mapping[str, Any] | None = None, pack: str | Path | None = None
) -> Playing:
    """A game of the shelf, opened to be played by numbers; opened once for all who play it alike."""
    return _opened((name, scenario, tuple(sorted((options or {}).items())), Path(pack) if pack else None))


@lru_cache(maxsize=16)
def _opened(setting: Setting) -> Playing:
    return Playing(setting)


class Match:
    """A game under way, in which each answer is spelled; a question with one answer is answered by itself."""

    def __init__(self, playing: Playing, state: State) -> None:
        self.playing = playing
        self.state = state
        #: whose answer is being spelled; None when the game is over
        self.seat: int | None = None
        self._choice: Choice | None = None
        self._margins: list[float] | None = None
        self._rows: dict[int, Row] = {}
        self._ask()

    @classmethod
    def new(cls, playing: Playing, key: bytes) -> Self:
        """A new game with the dice of this key."""
        return cls(playing, playing.game.setup(key))

    def _ask(self) -> None:
        """Goes on to the next question that leaves a choice."""
        self._rows.clear()
        self._choice = self.seat = self._margins = None
        while (decision := self.playing.game.pending(self.state)) is not None:
            if len(decision.actions) > 1:
                self.seat = decision.seat
                return
            if not self._play(decision.actions[0]):
                return

    def _play(self, action: Action) -> bool:
        """Plays an answer of the list; whether the game can go on at once."""
        self.playing.game.play(self.state, action)
        return True

    @property
    def choice(self) -> Choice | None:
        """The answer that is being spelled; worked out when somebody wants to spell it."""
        if self._choice is None and self.seat is not None:
            decision = self.playing.game.pending(self.state)
            assert decision is not None
            self._choice = Choice.among(self.playing.alphabet, decision.actions)
        return self._choice

    def letters(self) -> list[int]:
        """The letters that may come next."""
        choice = self.choice
        return choice.letters() if choice else []

    def not_now(self, letter: int | None) -> NotNow:
        """That a letter may not be said, with what it stands for and how many may be."""
        letters = self.playing.alphabet.letters
        known = letter is not None and 0 <= letter < len(letters)
        stands_for = str(letters[letter]) if letter is not None and known else "?"
        return NotNow("letter-not-now", number=str(letter), letter=stands_for, count=len(self.letters()))

    def take(self, letter: int) -> bool:
        """Says the next letter; whether an answer was played by it."""
        choice = self.choice
        assert choice is not None
        try:
            choice.take(letter)
        except ValueError:
            raise self.not_now(letter) from None
        action = choice.action
        if action is None:
            return False
        self.seat = self._choice = None
        if self._play(action):
            self._ask()
        return True

    def play(self, action: Action) -> None:
        """Plays a whole answer, listed or not."""
        self.playing.game.apply(self.state, action)
        self._ask()

    @property
    def margins(self) -> list[float]:
        """What each seat is ahead by."""
        if self._margins is None:
            self._margins = self.playing.margins(self.state)
        return self._margins

    def worth(self, reward: Reward) -> list[float]:
        """What the position is worth to each seat; what a seat earns is a change of it."""
        return self.margins if reward == "standing" else self.playing.outcomes(self.state)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each letter that a seat may say now."""
        mask = np.zeros(len(self.playing.alphabet), np.int8)
        if seat == self.seat:
            mask[self.letters()] = 1
        return mask

    def answers(self, seat: int) -> NDArray[np.int32]:
        """How many answers of a seat go on with each letter: letters drawn by these weights make an even choice."""
        weights = np.zeros(len(self.playing.alphabet), np.int32)
        choice = self.choice if seat == self.seat else None
        if choice:
            for letter, count in choice.counts().items():
                weights[letter] = count
        return weights

    def told(self, seat: int) -> dict[str, Any]:
        """What a seat is told beside: how it stands for it, how it ended, how many answers each letter leads to."""
        result = self.playing.game.result(self.state) if self.seat is None else None
        return {
            "margin": self.margins[seat],
            "outcome": result.outcome(seat) if result else "",
            "answers": self.answers(seat),
        }

    def row(self, seat: int) -> Row:
        """What a seat sees, as numbers, with what it has said of its answer."""
        row = self._rows.get(seat)
        if row is None:
            view = self.playing.game.observe(self.state, seat)
            row = self._rows[seat] = self.playing.layout.row(view)
        choice = self.choice if seat == self.seat else None
        return self.playing.layout.saying(row, choice.said if choice else ())
