"""Holding ground, points, and the end of the battle (docs/scenarios/colonial.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Result
from sandtable.games.colonial.battlefield import Battlefield
from sandtable.games.colonial.hits import score
from sandtable.games.colonial.state import NOBODY, WAITING, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def take_objectives(play: ColonialPlay) -> None:
    """An objective belongs to the side that last had a fighting unit in it at the end of an activation.

    A unit that the enemy cannot see takes nothing: it would give itself away.
    """
    field, state = play.game.field, play.state
    occupied = field.objective_hexes & (state.seen[0] | state.seen[1])
    if not occupied:
        return
    for number, (space, _) in enumerate(field.objectives):
        here = occupied >> space & 1 and state.at[space] & field.fighters & ~state.hidden
        if here:
            side = 0 if here & field.of_side[0] else 1
            if state.holder[number] != side:
                state.holder[number] = side
                name = field.scenario.objective[number].name
                play.tell(
                    "objective", {"side": play.game.seats[side], "name": name, "at": field.grid.names[space]}, "turn-17"
                )


def score_delivery(play: ColonialPlay, piece: int) -> None:
    """Points once for a unit that ends a move where it was to be brought."""
    field, state = play.game.field, play.state
    for number, (side, units, space, points) in enumerate(field.deliveries):
        if units >> piece & 1 and state.hex[piece] == space and not state.delivered >> number & 1:
            state.delivered |= 1 << number
            play.tell("delivery", {"unit": field.names[piece], "at": field.grid.names[space]}, "turn-17")
            score(play, side, points, "turn-17")


def is_beaten(field: Battlefield, state: ColonialState, side: int) -> bool:
    """No infantry, cavalry or artillery left on the board or still to come (turn-17)."""
    own = field.fighters & field.of_side[side]
    if state.alive & own:
        return False
    return not any(own >> piece & 1 and where == WAITING for piece, where in enumerate(state.hex))


def is_over(field: Battlefield, state: ColonialState) -> bool:
    """One side has nobody left to fight (turn-17)."""
    return is_beaten(field, state, 0) or is_beaten(field, state, 1)


def totals(field: Battlefield, state: ColonialState) -> list[int]:
    """Points of both sides: losses, exits, deliveries, objectives, handicap."""
    points = [state.points[side] + field.handicap[side] for side in (0, 1)]
    for number, (_, worth) in enumerate(field.objectives):
        if state.holder[number] != NOBODY:
            points[state.holder[number]] += worth
    return points


def result(game: ColonialGame, state: ColonialState) -> Result | None:
    """Major or minor victory by the margin, or a draw."""
    if state.stack:
        return None
    field = game.field
    points = totals(field, state)
    scores = [float(each) for each in points]
    if state.conceded != NOBODY:
        return Result(1 - state.conceded, scores, "conceded", "conceded")
    margin = points[0] - points[1]
    worth = field.scenario.victory
    reason = "beaten" if is_over(field, state) else "turns"
    if abs(margin) < worth.minor:
        return Result(None, scores, "draw", reason)
    level = "major" if abs(margin) >= worth.major else "minor"
    return Result(0 if margin > 0 else 1, scores, level, reason)
