"""Other game engines that can be installed, played at random in the same run as ours."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from random import Random

import msgspec

#: a chess game is stopped after so many moves, as random ones can go on for ever
MOVES = 400


class Peer(msgspec.Struct, frozen=True):
    """Another engine: ``prepared`` gives a function that plays the random game of a number and tells its decisions."""

    name: str
    module: str
    package: str
    what: str
    prepared: Callable[[], Callable[[int], int]]

    def is_installed(self) -> bool:
        """Whether it can be measured here."""
        return find_spec(self.module) is not None

    def version(self) -> str:
        """The version installed."""
        return version(self.package)


def chess_games() -> Callable[[int], int]:
    """Random legal chess with python-chess: the whole list of moves before each."""
    import chess

    def play(number: int) -> int:
        rng, board, moves = Random(number), chess.Board(), 0
        while moves < MOVES and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play


def open_spiel_games(name: str) -> Callable[[], Callable[[int], int]]:
    """Random games of an OpenSpiel title, played from Python as a researcher would."""

    def prepared() -> Callable[[int], int]:
        import pyspiel

        game = pyspiel.load_game(name)

        def play(number: int) -> int:
            rng, state, decisions = Random(number), game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, odds)[0])
                    continue
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            return decisions

        return play

    return prepared


PEERS = (
    Peer("python-chess", "chess", "chess", "random legal chess games (Python)", chess_games),
    Peer(
        "open_spiel-backgammon",
        "pyspiel",
        "open_spiel",
        "random backgammon games with dice (C++ rules, played from Python)",
        open_spiel_games("backgammon"),
    ),
    Peer(
        "open_spiel-hex",
        "pyspiel",
        "open_spiel",
        "random Hex games (C++ rules, played from Python)",
        open_spiel_games("hex"),
    ),
)
