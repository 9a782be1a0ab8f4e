"""A game to be played on paper: what a box would hold."""

from __future__ import annotations

from sandtable.engine.messages import words
from sandtable.engine.narrate import told_about
from sandtable.engine.scene import Counter
from sandtable.games import shelf
from sandtable.server.opening import open_game
from sandtable.server.wire import Paper


def paper(name: str, scenario: str | None, language: str) -> Paper:
    """Map, counters, charts and the parts of a turn of a scenario, with its usual options."""
    game = open_game(name, scenario, {})
    begun = game.scene(game.unveiled(game.setup(bytes(32)), 0))
    return Paper(
        game=name,
        scenario=game.scenario,
        title=told_about(words(language, shelf.folder(name) / "messages"), game.title, game.scenario).title,
        sheet=game.sheet(),
        names=dict(game.names()),
        counters=game.counters() or [Counter(piece) for piece in begun.pieces],
        charts=game.charts(),
        phases=[phase for phase, _ in begun.phases],
    )
