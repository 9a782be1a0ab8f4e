"""What each side wants of a battle, and what decides it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.contract import Message, View
from sandtable.engine.goals import Goals, Objective, short_of, would_be, would_win
from sandtable.engine.spaces import has
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.victory import totals

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: minutes a turn takes
PACE = (6, 10)


def goals(game: ColonialGame, view: View[ColonialState]) -> Goals:
    """The briefing of a seat: a scenario of the book tells each side its own, a player's what is always so."""
    side = game.sides[game.side_of[view.seat]]
    turns = game.field.scenario.turns
    return Goals(
        Message("colonial-brief-own" if game.scenario_text else f"colonial-brief-{game.scenario}-{side}"),
        list(decides(game)),
        (turns * PACE[0], turns * PACE[1]),
        [*ground(game, view.state), *loads(game, view.state), *ways_out(game)],
        now(game, view.state),
        better(game, view.state, game.side_of[view.seat]),
    )


def decides(game: ColonialGame) -> Iterator[Message]:
    """The margins, what losses cost, and who starts with points."""
    worth = game.field.scenario.victory
    yield Message("colonial-decides-margin", {"minor": worth.minor, "major": worth.major})
    losses = {name: getattr(worth, name) for name in ("figure", "gun", "transport")}
    commanders = {"killed": worth.commander_killed, "wounded": worth.commander_wounded}
    yield Message("colonial-decides-losses", losses | commanders)
    yield Message("colonial-decides-ground")
    for side, points in enumerate(game.field.handicap):
        if points:
            yield Message("colonial-decides-handicap", {"side": game.sides[side], "points": points})


def ground(game: ColonialGame, state: ColonialState) -> Iterator[Objective]:
    """The hexes that count at the end."""
    for number, aim in enumerate(game.field.scenario.objective):
        yield Objective(aim.hex, aim.name, state.holder[number], (aim.points,))


def loads(game: ColonialGame, state: ColonialState) -> Iterator[Objective]:
    """What is to be brought somewhere."""
    sides = list(game.sides)
    for number, one in enumerate(game.field.scenario.delivery):
        done = has(state.delivered, number)
        note = Message("colonial-goal-delivery", {"units": one.units})
        yield Objective(one.hex, side=sides.index(one.side) if done else -1, worth=(one.points,), note=note)


def ways_out(game: ColonialGame) -> Iterator[Objective]:
    """The edge by which a side scores for leaving."""
    for one in game.field.scenario.exit:
        worth = {"side": one.side, "figure": one.figure, "gun": one.gun, "transport": one.transport}
        yield Objective(one.hexes[len(one.hexes) // 2], note=Message("colonial-goal-exit", worth))


def better(game: ColonialGame, state: ColonialState, side: int) -> Message | None:
    """How many points a side lacks to the next better ending."""
    points, worth = totals(game.field, state), game.field.scenario.victory
    lead = points[side] - points[1 - side]
    for level, least in (("draw", 1 - worth.minor), ("minor", worth.minor), ("major", worth.major)):
        if lead < least:
            return short_of(f"colonial-level-{level}", least - lead)
    return None


def now(game: ColonialGame, state: ColonialState) -> Message:
    """Who would win by the points as they are."""
    points, worth = totals(game.field, state), game.field.scenario.victory
    lead = abs(points[0] - points[1])
    if lead < worth.minor:
        return would_be("colonial-level-draw")
    level = "major" if lead >= worth.major else "minor"
    return would_win(game.sides[points[1] > points[0]], f"colonial-level-{level}")
