"""How to win (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Line, Result, Standing
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has, size
from sandtable.games.world_war_africa.state import NOBODY, UNSEEN, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, RWANDA, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


def victory_points(game: WarGame, state: WarState) -> Roll:
    """The Rebels' victory points as a list of reasons (13.1)."""
    theatre = game.theatre
    numbers = theatre.tables.victory
    towns = size(theatre.towns & state.ruled[REBEL])
    reasons = [Reason(towns, "13.1-a", "towns")]
    hutus_in_box = state.at[theatre.rwanda_box] & theatre.hutu
    on_map = sum(
        1
        for unit in each(theatre.hutu)
        if state.where[unit] == UNSEEN or (state.where[unit] >= 0 and not has(theatre.boxes, state.where[unit]))
    )
    if on_map <= numbers.few_hutus:
        reasons.append(Reason(1, "13.1-b", "hutu"))
    if hutus_in_box:
        reasons.append(Reason(-1, "13.1-c", "rwanda"))
    for contingent in (RWANDA, UGANDA):
        if state.points[contingent] >= numbers.rich:
            reasons.append(Reason(1, "13.1-d", theatre.contingents[contingent]))
    return Roll("rebel", 0, 6, "points", reasons)


def account(game: WarGame, state: WarState) -> Account:
    """The Rebels' points as they would be after the last turn, line by line (13.1)."""
    roll = victory_points(game, state)
    return {
        Line(roll.who, reason.rule, about(game, reason.about), "end"): float(reason.value) for reason in roll.reasons
    }


def about(game: WarGame, what: str) -> str:
    """What a line of the count is for, in words: a contingent is rich in points."""
    if what in game.theatre.contingents:
        return f"world_war_africa-stake-rich-{what}"
    return f"world_war_africa-stake-{what}"


def standing(game: WarGame, state: WarState) -> Standing:
    """The score if the war ended now. The Government has none: it must keep the Rebels' low (13.0)."""
    lines = account(game, state)
    return Standing([0.0, sum(lines.values())], lines)


def result(game: WarGame, state: WarState) -> Result | None:
    """Kinshasa, or the points after the last turn (13.0, 13.2)."""
    if state.stack:
        return None
    points = victory_points(game, state).total
    scores = [0.0, float(points)]
    if state.conceded != NOBODY:
        return Result(1 - state.conceded, scores, "conceded", "conceded")
    if has(state.ruled[REBEL], game.theatre.kinshasa):
        return Result(REBEL, scores, "major", "kinshasa")
    numbers = game.theatre.tables.victory
    if points >= numbers.win:
        return Result(REBEL, scores, "minor", "points")
    if points >= numbers.draw:
        return Result(None, scores, "draw", "points")
    return Result(GOVERNMENT, scores, "minor", "points")
