"""What each side wants of the war, and what decides it (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.goals import Goals, Objective, below, short_of, would_be, would_win
from sandtable.engine.spaces import has
from sandtable.games.world_war_africa.state import NOBODY, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, SIDE_OF
from sandtable.games.world_war_africa.victory import victory_points

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: minutes the three years take
MINUTES = (180, 300)


def goals(game: WarGame, view: View[WarState]) -> Goals:
    """The briefing of a side."""
    numbers = game.theatre.tables.victory
    bounds = {"win": numbers.win, "draw": numbers.draw, "below": numbers.win - 1}
    decides = [
        Message("world_war_africa-decides-points", bounds),
        Message("world_war_africa-decides-kinshasa"),
        Message("world_war_africa-decides-lines", {"few": numbers.few_hutus, "rich": numbers.rich}),
        # who may not follow a success decides as much as what it is worth (7.1, 7.11)
        Message("world_war_africa-decides-bounds", {"box": game.theatre.names[game.theatre.rwanda_box]}),
    ]
    brief = Message(f"world_war_africa-brief-{game.seats[view.seat]}", bounds)
    return Goals(brief, decides, MINUTES, objectives(game, view.state), now(game, view.state), better(game, view))


def objectives(game: WarGame, state: WarState) -> list[Objective]:
    """The towns, the capital first: each is a point for the Rebels, and none for the Government."""
    theatre = game.theatre
    found = []
    for town in theatre.pack.board.town:
        space = theatre.index[town.hex]
        holder = state.control[space]
        side = SIDE_OF[holder] if holder != NOBODY else -1
        note = Message("world_war_africa-goal-kinshasa") if space == theatre.kinshasa else None
        found.append(Objective(town.hex, town.name, side, (0.0, 1.0), note))
    return sorted(found, key=lambda one: (one.note is None, one.name))


def better(game: WarGame, view: View[WarState]) -> Message | None:
    """What is missing to the next better ending (13.2): points for the Rebels, or that they have too many."""
    state, numbers = view.state, game.theatre.tables.victory
    if has(state.ruled[REBEL], game.theatre.kinshasa):
        return None
    points = victory_points(game, state).total
    if view.seat == REBEL and points < numbers.win:
        level, least = ("draw", numbers.draw) if points < numbers.draw else ("minor", numbers.win)
        return short_of(f"world_war_africa-level-{level}", least - points)
    if view.seat == GOVERNMENT and points >= numbers.draw:
        level, least = ("draw", numbers.win) if points >= numbers.win else ("minor", numbers.draw)
        return below(f"world_war_africa-level-{level}", least)
    return None


def now(game: WarGame, state: WarState) -> Message:
    """Kinshasa, or the Rebels' points as they are (13.0, 13.2)."""
    if has(state.ruled[REBEL], game.theatre.kinshasa):
        return would_win(game.seats[REBEL], "world_war_africa-level-major")
    points, numbers = victory_points(game, state).total, game.theatre.tables.victory
    if numbers.draw <= points < numbers.win:
        return would_be("world_war_africa-level-draw")
    winner = REBEL if points >= numbers.win else GOVERNMENT
    return would_win(game.seats[winner], "world_war_africa-level-minor")
