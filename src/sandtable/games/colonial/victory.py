"""Holding ground, points, and the end of the battle (docs/scenarios/colonial.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Line, Result, Standing
from sandtable.engine.fields import Piece
from sandtable.engine.spaces import each, has, listed, plus, size
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, TRANSPORT, Battlefield
from sandtable.games.colonial.hits import score
from sandtable.games.colonial.state import LEFT, NOBODY, WAITING, ColonialState, Side

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def take_objectives(play: ColonialPlay) -> None:
    """An objective belongs to the side that last had a fighting unit in it at the end of an activation.

    A unit that the enemy cannot see takes nothing: it would give itself away.
    """
    field, state = play.game.field, play.state
    if not field.objective_hexes & (state.seen[0] | state.seen[1]):
        return
    takers = field.fighters & ~state.hidden
    for number, (space, _) in enumerate(field.objectives):
        here = state.at[space] & takers
        if here:
            side = 0 if here & field.of_side[0] else 1
            if state.holder[number] != side:
                state.holder[number] = side
                name = field.scenario.objective[number].name
                play.tell(
                    "objective", {"side": play.game.sides[side], "name": name, "at": field.grid.names[space]}, "turn-17"
                )


def score_delivery(play: ColonialPlay, piece: Piece) -> None:
    """Points once for a unit that ends a move where it was to be brought."""
    field, state = play.game.field, play.state
    for number, (side, units, space, points) in enumerate(field.deliveries):
        if has(units, piece) and state.hex[piece] == space and not has(state.delivered, number):
            state.delivered = plus(state.delivered, number)
            play.tell("delivery", {"unit": field.names[piece], "at": field.grid.names[space]}, "turn-17")
            score(play, side, points, "turn-17", piece)


def why_over(field: Battlefield, state: ColonialState) -> tuple[str, Side]:
    """Why the battle is over, and which side has nobody left: one that has gone off by its exit is not beaten."""
    gone = [side for side in (0, 1) if is_gone(field, state, side)]
    if len(gone) != 1:
        return ("both" if gone else "turns"), NOBODY
    own = field.fighters_of[gone[0]]
    left = any(has(own, piece) and where == LEFT for piece, where in enumerate(state.hex))
    return ("left" if left else "beaten"), gone[0]


def is_gone(field: Battlefield, state: ColonialState, side: Side) -> bool:
    """No infantry, cavalry or artillery left on the board or still to come (turn-17)."""
    own = field.fighters_of[side]
    if state.alive & own:
        return False
    return not any(has(own, piece) and where == WAITING for piece, where in enumerate(state.hex))


def is_over(field: Battlefield, state: ColonialState) -> bool:
    """One side has nobody left to fight (turn-17)."""
    one, other = field.fighters_of
    if state.alive & one and state.alive & other:
        return False
    return is_gone(field, state, 0) or is_gone(field, state, 1)


def totals(field: Battlefield, state: ColonialState) -> list[int]:
    """Points of both sides: losses, exits, deliveries, objectives, handicap."""
    points = [state.points[side] + field.handicap[side] for side in (0, 1)]
    for number, (_, worth) in enumerate(field.objectives):
        if state.holder[number] != NOBODY:
            points[state.holder[number]] += worth
    return points


def standing(game: ColonialGame, state: ColonialState) -> Standing:
    """What both sides would have if it ended now, and what for."""
    account = {**scored(game, state), **ground_held(game, state), **handicap(game)}
    return Standing(by_seat(game, totals(game.field, state)), account)


def by_seat(game: ColonialGame, points: list[int]) -> list[float]:
    """The points of each seat: those of its side."""
    return [float(points[side]) for side in game.side_of]


def scored(game: ColonialGame, state: ColonialState) -> Account:
    """The points for losses, exits and deliveries, line by line.

    Losses and deliveries show on the table. Who has left does not show by which exit: that is what remains of the
    points.
    """
    lines = [*losses(game, state), *deliveries(game, state)]
    for side, called in enumerate(game.sides):
        rest = state.points[side] - sum((points for line, points in lines if line.side == called), 0.0)
        if rest:
            own = zip(game.field.side, state.hex, strict=True)
            has_left = any(whose == side and where == LEFT for whose, where in own)
            lines.append((Line(called, "move-20" if has_left else "turn-17"), float(rest)))
    return dict(lines)


def losses(game: ColonialGame, state: ColonialState) -> Iterator[tuple[Line, float]]:
    """What each unit has cost its side, whatever killed its figures."""
    field, worth = game.field, game.field.scenario.victory
    for piece in listed(field.is_base):
        unit, enemy, kind = field.units[piece], game.sides[1 - field.side[piece]], field.kind[piece]
        left = sum(state.figures[piece : piece + size(field.parts_of[piece])])
        lost = (unit.figures or 0) - left
        if lost and kind == COMMANDER:
            yield Line(enemy, "hits-05", unit.id), float(worth.commander_killed)
        elif lost and kind == TRANSPORT:
            yield Line(enemy, "hits-03", unit.id), float(worth.transport)
        elif lost:
            yield Line(enemy, "hits-02", unit.id), float(worth.figure * lost)
        if kind == ARTILLERY and not left:
            yield Line(enemy, "hits-09", unit.id), float(worth.gun)
        if has(state.wounded, piece):
            yield Line(enemy, "hits-06", unit.id), float(worth.commander_wounded)


def deliveries(game: ColonialGame, state: ColonialState) -> Iterator[tuple[Line, float]]:
    """What was brought where it was to be brought."""
    for number in each(state.delivered):
        side, _, space, points = game.field.deliveries[number]
        yield Line(game.sides[side], "turn-17", game.field.grid.names[space]), float(points)


def ground_held(game: ColonialGame, state: ColonialState) -> Account:
    """The objectives that count for a side if the battle ends so."""
    aims = game.field.scenario.objective
    return {
        Line(game.sides[side], "turn-17", aims[number].name, "end"): float(worth)
        for number, (_, worth) in enumerate(game.field.objectives)
        if (side := state.holder[number]) != NOBODY
    }


def handicap(game: ColonialGame) -> Account:
    """What the scenario gives a side for its worse start."""
    return {
        Line(game.sides[side], "turn-17", when="end"): float(points)
        for side, points in enumerate(game.field.handicap)
        if points
    }


def result(game: ColonialGame, state: ColonialState) -> Result | None:
    """Major or minor victory by the margin, or a draw."""
    if state.stack:
        return None
    points = totals(game.field, state)
    margin = points[0] - points[1]
    worth = game.field.scenario.victory
    victor = 0 if margin > 0 else 1
    if state.conceded != NOBODY:
        victor, level, reason = 1 - state.conceded, "conceded", "conceded"
    else:
        level = "major" if abs(margin) >= worth.major else "minor" if abs(margin) >= worth.minor else "draw"
        reason = why_over(game.field, state)[0]
    winner = None if level == "draw" else game.side_of.index(victor)
    together = [game.sides[side] for side in game.side_of] if len(game.seats) > 2 else None
    return Result(winner, by_seat(game, points), level, reason, sides=together)
