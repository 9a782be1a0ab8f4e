"""A game to be played on paper: what a box would hold."""

from __future__ import annotations

from typing import Any

from sandtable.engine.contract import Game
from sandtable.engine.messages import words
from sandtable.engine.narrate import told_about
from sandtable.engine.scene import Counter
from sandtable.games import shelf
from sandtable.server.opening import open_game
from sandtable.server.wire.lobby import Paper

#: answers before the first turn, at most
SET_UP = 200


def paper(name: str, scenario: str | None, language: str) -> Paper:
    """Map, counters, charts and the parts of a turn of a scenario, with its usual options."""
    game = open_game(name, scenario, {})
    state = game.setup(bytes(32))
    begun = game.scene(game.unveiled(state, 0))
    return Paper(
        game=name,
        scenario=game.scenario,
        title=told_about(words(language, shelf.folder(name) / "messages"), game.title, game.scenario).title,
        sheet=game.sheet(),
        names=dict(game.names()),
        counters=game.counters() or [Counter(piece) for piece in begun.pieces],
        charts=game.charts(),
        phases=parts_of_a_turn(game, state),
    )


def parts_of_a_turn(game: Game, state: Any) -> list[str]:
    """The parts of a turn as the table shows them: where it shows none before the first turn, that is played up to."""
    for _ in range(SET_UP):
        parts = [phase for phase, _ in game.scene(game.unveiled(state, 0)).phases]
        decision = game.pending(state)
        if parts or decision is None:
            return parts
        game.play(state, decision.actions[0])
    return []
