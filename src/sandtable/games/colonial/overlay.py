"""What a table shows over the battlefield: how far units can go and by which way, and lines of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.fields import Space, SpaceSet
from sandtable.engine.scene import LineOfSight, Obstacle, Reach
from sandtable.engine.sight import sight_line
from sandtable.engine.spaces import each, has, listed, set_of
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.fire import can_see
from sandtable.games.colonial.march import leader_for
from sandtable.games.colonial.movement import March, destinations, way, why_not_march
from sandtable.games.colonial.orders import trailing
from sandtable.games.colonial.splitting import Detachment
from sandtable.games.colonial.state import NOBODY, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame


def reach(game: ColonialGame, view: View[ColonialState]) -> list[Reach]:
    """How far everybody comes who may move in this activation, with a Commander where one could go along."""
    state = view.state
    if view.decision is None or view.decision.seat != view.seat or not state.stack:
        return []
    step = state.stack[-1]
    if isinstance(step, Detachment):
        return [shown(game, state, [(step.march(game, state), step.hexes(game, state))])]
    return reach_of_those_who_act(game, state, step) if isinstance(step, Acting) else []


def reach_of_those_who_act(game: ColonialGame, state: ColonialState, now: Acting) -> list[Reach]:
    """How far each of them comes."""
    black = is_black(state.card[now.unit])
    found = []
    for piece in listed(now.movers):
        if state.hex[piece] < 0 or why_not_march(game.field, state, piece):
            continue
        spent = has(now.entered, piece)
        leaders = [NOBODY, leader_for(game, state, now.movers, piece)]
        marches = [March(game.field, state, piece, leader, black, spent) for leader in dict.fromkeys(leaders)]
        found.append(shown(game, state, [(march, ends(game, state, march)) for march in marches]))
    return found


def ends(game: ColonialGame, state: ColonialState, march: March) -> SpaceSet:
    """Where a march may end, its gun with it or left behind (general-11)."""
    found = destinations(game, state, march)
    behind = trailing(game, state, march, found) if has(state.limbered, march.piece) else []
    return found | set_of(game.field.grid.index[move.to] for move in behind)


def shown(game: ColonialGame, state: ColonialState, marches: list[tuple[March, int]]) -> Reach:
    """Where one piece may end, by the first of these marches that gets it there."""
    names = game.field.grid.names
    first = marches[0][0]
    ways: dict[str, list[str]] = {}
    left: dict[str, float] = {}
    for march, spaces in marches:
        for space in each(spaces):
            if names[space] not in ways:
                path = way(game, state, march, space)
                ways[names[space]] = [names[step] for step in path]
                left[names[space]] = max(0, march.steps - len(path))
    unit = game.field.names[first.piece]
    return Reach(unit, names[first.start], {"do": "move", "unit": unit}, ways, left)


def line_of_sight(game: ColonialGame, view: View[ColonialState], start: str, end: str) -> LineOfSight:
    """Whether a unit in one hex sees another hex, and what is in the way (general-25 to general-27)."""
    field, state = game.field, view.state
    grid, names = field.grid, field.grid.names
    one, other = grid.index[start], grid.index[end]
    rule = "general-25" if field.elevation[one] == field.elevation[other] else "general-27"
    if one == other:
        return LineOfSight(start, end, True, 0, rule)
    line = sight_line(grid, one, other)

    def obstacle(space: Space, steps: int) -> Obstacle | None:
        if field.rises(one, other, space, steps, 0):
            bare = field.pack.terrain[field.ground[space]].los_height == 0
            return Obstacle(names[space], "general-25", higher=bare)
        if has(state.obstruct, space) and field.rises(one, other, space, steps, 1):
            return Obstacle(names[space], "general-26", in_the_way(game, state, space))
        return None

    passed = [(steps, names[space]) for space, steps in line.crossed]
    found = [obstacle(space, steps) for space, steps in line.crossed]
    for here, there, steps in line.skirted:
        passed += [(steps, names[space]) for space in (here, there) if space is not None]
        both = [obstacle(space, steps) if space is not None else None for space in (here, there)]
        found += both if all(both) else []
    obstacles = [one for one in found if one]
    clear = can_see(field, state, one, other)
    along = [name for _, name in sorted(passed)]
    return LineOfSight(
        start, end, clear, grid.distance(one, other), obstacles[0].rule if obstacles else rule, along, obstacles
    )


def in_the_way(game: ColonialGame, state: ColonialState, space: Space) -> str:
    """A unit that stands in the line there."""
    here = [piece for piece in each(state.at[space]) if not has(state.hidden, piece)]
    return game.field.names[here[-1]] if here else ""
