"""OpenSpiel: every game of the shelf as ``sandtable_<game>``.

An action is a letter, as everywhere (``spelling.py``). Chance is explicit: before the game, and after every answer that
throws dice or draws cards, stands a chance node with so many outcomes, all as likely (1,000; ``outcomes`` says how
many). Each is one way in which everything that is thrown and drawn there may fall, so that a search which looks behind
an answer does not know the dice. What a seat cannot see is in the state all the same: search that must be fair takes
``resample_from_infostate``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action
from sandtable.engine.states import State
from sandtable.envs.match import Match, Playing, known_reward, playing
from sandtable.games import shelf

#: so many ways in which chance may fall are told apart
OUTCOMES = 1000
#: no game has more letters, answers and throws than this
LONGEST = 1_000_000
#: no margin is greater
WIDEST = 10_000.0


class Thrown(Match):
    """A game under way, in which the dice wait for somebody to throw them."""

    def __init__(self, playing: Playing, state: State) -> None:
        #: the answer whose dice are to be thrown
        self.waiting: Action | None = None
        super().__init__(playing, state)

    def _play(self, action: Action) -> bool:
        after = self.state.copy()
        self.playing.game.play(after, action)
        if after.chance.drawn:
            self.waiting = action
            return False
        self.state = after
        return True

    def throw(self, key: bytes) -> None:
        """The dice fall as this key says, and the game goes on."""
        action, self.waiting = self.waiting, None
        assert action is not None
        self.state = self.state.reroll(key)
        self.playing.game.play(self.state, action)
        self._ask()

    def imagined(self, seat: int, rng: Random) -> Thrown:
        """The same as this seat could imagine it: what it cannot see is otherwise, what it has said stands."""
        game = self.playing.game
        copied = self.__deepcopy__({})
        copied.state = game.imagine(game.observe(self.state, seat), rng)
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> Thrown:
        """A copy that can be played on; positions are never changed in place here, so that they may be shared."""
        copied = Thrown.__new__(Thrown)
        copied.__dict__ |= self.__dict__
        copied._choice = self._choice.copy() if self._choice else None
        copied._rows = dict(self._rows)
        return copied


@lru_cache(maxsize=4)
def _keys(count: int) -> list[bytes]:
    """A key for each way chance may fall."""
    return [key_from_seed(number) for number in range(count)]


@lru_cache(maxsize=4)
def _evenly(count: int) -> list[tuple[int, float]]:
    """So many outcomes, all as likely."""
    return [(number, 1 / count) for number in range(count)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf, opened on a scenario; a subclass for each."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.playing = playing(self.name, given.get("scenario") or None)
        self.reward = known_reward(given.get("reward", "result"))
        self.outcomes = int(given.get("outcomes", OUTCOMES))
        widest = WIDEST if self.reward == "standing" else 1.0
        opposed = len(self.playing.seats) == 2 and not self.playing.allies
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.playing.alphabet),
            max_chance_outcomes=self.outcomes,
            num_players=len(self.playing.seats),
            min_utility=-widest,
            max_utility=widest,
            utility_sum=0.0 if opposed else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.playing, self.name), info, given)

    def new_initial_state(self) -> SpielState:
        """Before the game: chance sets it up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who looks at a state for a player."""
        return Observer(self.playing)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, an answer half spelled, or dice about to be thrown."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: Thrown | None = None

    @property
    def _game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        """Who says the next letter, chance, or nobody."""
        if self.match is None or self.match.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.seat is None else self.match.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.letters() if self.match and player == self.match.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every way in which the dice may fall."""
        return _evenly(self._game.outcomes)

    def _apply_action(self, action: int) -> None:
        game = self._game
        if self.match is None:
            self.match = Thrown.new(game.playing, _keys(game.outcomes)[action])
        elif self.match.waiting is not None:
            self.match.throw(_keys(game.outcomes)[action])
        else:
            self.match.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self._game.playing.alphabet.letters[action])

    def returns(self) -> list[float]:
        """What each seat has at the end; nothing before."""
        game = self._game
        if self.match is None or not self.is_terminal():
            return [0.0] * len(game.playing.seats)
        return self.match.worth(game.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this seat cannot tell from this one."""
        copied: SpielState = self.clone()
        if self.match is not None:
            copied.match = self.match.imagined(player, Random(sampler()))
        return copied

    def __str__(self) -> str:
        if self.match is None:
            return "set-up"
        said = self.match.choice.said if self.match.choice else ()
        letters = self._game.playing.alphabet.letters
        return " · ".join([self.match.state.digest(), *(str(letters[letter]) for letter in said)])


class Observer:
    """Writes down what a seat sees."""

    def __init__(self, playing: Playing) -> None:
        self.tensor = np.zeros(playing.layout.size, np.float32)
        self.dict = {one.name: self.tensor[one.start : one.start + one.size] for one in playing.layout.sections}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor with what this player sees."""
        self.tensor[:] = 0 if state.match is None else state.match.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A name of what this player sees: the same wherever it sees the same."""
        if state.match is None:
            return ""
        return blake2b(state.match.row(player).tobytes(), digest_size=16).hexdigest()


def _utility(what: Playing) -> Any:
    """Whether what one wins the other loses."""
    if len(what.seats) == 1:
        return pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType.Utility.IDENTICAL if what.allies else pyspiel.GameType.Utility.ZERO_SUM


def _game_type(what: Playing, name: str) -> Any:
    return pyspiel.GameType(
        short_name=f"sandtable_{name}",
        long_name=what.game.names().get(name, name),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_utility(what),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(what.seats),
        min_num_players=len(what.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": "", "reward": "result", "outcomes": OUTCOMES},
    )


def register() -> None:
    """Puts every game among those that ``pyspiel.load_game`` knows."""
    known = set(pyspiel.registered_names())
    for name in shelf.names():
        if f"sandtable_{name}" not in known:
            # a class, not a function: OpenSpiel lets go of it when Python is gone already
            pyspiel.register_game(_game_type(playing(name), name), type(name, (SpielGame,), {"name": name}))
