"""What a table is about, for the seat that asks: told before the first move, and whenever somebody wants to know."""

from __future__ import annotations

import msgspec

from sandtable.engine.goals import held
from sandtable.engine.messages import words
from sandtable.engine.narrate import told_about
from sandtable.games import shelf
from sandtable.server.rooms import Room
from sandtable.server.wire.lobby import Briefing, Score


def briefing(room: Room, seat: int, language: str) -> Briefing:
    """The goals of a seat and how the game stands, by what that seat may know."""
    game = room.game
    view = room.table.view(seat)
    goals = game.goals(view)
    if not goals.objectives:
        goals = msgspec.structs.replace(goals, objectives=held(game.scene(view)))
    ended = game.result(view.state)
    if ended and ended.reason.startswith("conced"):  # who gives up is short of nothing
        goals = msgspec.structs.replace(goals, next=None)
    spoken = words(language, shelf.folder(game.title.name) / "messages")
    about = told_about(spoken, game.title, game.scenario_text or game.scenario)
    account = game.standing(view.state).account
    lines = [Score(line.side, line.rule, line.about, line.when, points) for line, points in account.items()]
    return Briefing(about, goals, lines)
