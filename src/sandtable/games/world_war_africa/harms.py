"""What an answer does to its own side: too many in a hex (6.1-d), supply (11.3), a town left (13.1), bounds (7.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Harm, Message, View
from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, has, listed, only, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.aftermath import Aftermath
from sandtable.games.world_war_africa.bounds import out_of_bounds
from sandtable.games.world_war_africa.combat import Combat
from sandtable.games.world_war_africa.deployment import arrivals
from sandtable.games.world_war_africa.events import Arrival
from sandtable.games.world_war_africa.journeys import Flight, Voyage
from sandtable.games.world_war_africa.march import Marching
from sandtable.games.world_war_africa.movement import start_of, under_way
from sandtable.games.world_war_africa.movement_segment import Movement
from sandtable.games.world_war_africa.purchases import libyan_recruits, recruits
from sandtable.games.world_war_africa.reinforcement import Placement, Reinforcement
from sandtable.games.world_war_africa.stacking import excess
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import SIDE_OF
from sandtable.games.world_war_africa.zones import supplied_ground

#: an enemy so many hexes away is near
NEAR = 2

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame


#: when one of these is over, those go who are too many (6.1-a)
SEGMENTS = ("reinforcement", "movement", "combat")


def harms(game: WarGame, view: View[WarState], action: Action) -> list[Harm]:
    """The harm an answer does to its own side."""
    state = view.state
    tell = HARMS.get((type(state.stack[-1]), type(action))) if state.stack else None
    return tell(game, state, state.stack[-1], action) if tell else []


def crowded(game: WarGame, state: WarState, space: Space, more: int, rule: str) -> list[Harm]:
    """So many more in a space may be too many for it."""
    over = excess(game.theatre, state, space, more)
    if over <= 0:
        return []
    parts = [step.name for step in state.stack if step.name in SEGMENTS]
    part = parts[-1] if parts else ""
    facts = {"at": game.theatre.names[space], "over": over, "limit": game.theatre.limit[space], "part": part}
    return [Harm(Message("world_war_africa-harm-crowded", facts), rule)]


def of_go(game: WarGame, state: WarState, step: Marching, action: a.Go) -> list[Harm]:
    """Marching into a full hex; as a caution, out of supply, from a town left open, to an enemy out of bounds."""
    to = game.theatre.index[action.to]
    found = crowded(game, state, to, size(step.group & ~state.at[to]), "6.1-a")
    cautions = (
        *out_of_supply(game, state, step.group, to),
        *left_open(game, state, step, to),
        *out_of_bounds(game, state, step.group, to),
    )
    return [*found, *cautions]


def out_of_supply(game: WarGame, state: WarState, group: PieceSet, to: Space) -> Iterator[Harm]:
    """Somebody of the group is in supply, and would not be where it goes (11.3)."""
    theatre = game.theatre
    if has(theatre.boxes, to):
        return
    for unit in each(group & ~theatre.caches):
        ground = supplied_ground(game, state, theatre.units[unit].faction, theatre.side[unit])
        if not has(ground, to) and state.where[unit] >= 0 and has(ground | theatre.boxes, state.where[unit]):
            facts = {"unit": theatre.piece_names[unit], "at": theatre.names[to]}
            yield Harm(Message("world_war_africa-harm-out-of-supply", facts), "11.3-a", caution=True)
            return


def left_open(game: WarGame, state: WarState, step: Marching, to: Space) -> Iterator[Harm]:
    """The last units leave a town with the enemy near (13.1-a)."""
    theatre, start = game.theatre, start_of(state, step)
    if start == to or not has(theatre.towns, start) or state.at[start] & ~step.group:
        return
    near = theatre.grid.within(start, NEAR) & state.held[1 - SIDE_OF[state.active]]
    if near:
        facts = {"at": theatre.names[start], "near": theatre.names[first(near)]}
        yield Harm(Message("world_war_africa-harm-left-open", facts), "13.1-a", caution=True)


def of_land(game: WarGame, state: WarState, step: Voyage | Flight, action: a.Land) -> list[Harm]:
    """Being set down in a full hex."""
    return crowded(game, state, game.theatre.index[action.to], size(under_way(state).group), "6.1-a")


def of_halt(game: WarGame, state: WarState, step: Marching, action: a.Stay | a.Drop) -> list[Harm]:
    """Staying in a hex that holds too many."""
    return crowded(game, state, start_of(state, step), 0, "6.1-a")


def of_place(game: WarGame, state: WarState, step: Placement | Arrival, action: a.Place) -> list[Harm]:
    """Arriving in a full hex."""
    return crowded(game, state, game.theatre.index[action.to], 1, "6.1-a")


def no_room(game: WarGame, state: WarState, units: PieceSet) -> list[Harm]:
    """Somebody of whom one is bought finds full hexes only; where it is but one, nobody asks where to (10.1-e)."""
    theatre = game.theatre
    while units:
        unit = first(units)
        spaces = arrivals(game, state, unit)
        if all(excess(theatre, state, space, 1) > 0 for space in each(spaces)):
            facts = {"places": [theatre.names[space] for space in each(spaces)], "count": size(spaces)}
            return [Harm(Message("world_war_africa-harm-no-room", facts), "6.1-d")]
        units &= ~theatre.alike[unit]
    return []


def of_recruit(game: WarGame, state: WarState, step: Reinforcement, action: a.Recruit) -> list[Harm]:
    """Drawing somebody for whom there is no room."""
    return no_room(game, state, recruits(game, state, action.group))


def of_libya(game: WarGame, state: WarState, step: Reinforcement, action: a.Libya) -> list[Harm]:
    """Being sent somebody for whom there is no room."""
    return no_room(game, state, libyan_recruits(game, state))


def of_buy(game: WarGame, state: WarState, step: Reinforcement, action: a.Buy) -> list[Harm]:
    """Buying somebody for whom there is no room; markers need none."""
    piece = game.theatre.piece[action.unit]
    return no_room(game, state, only(piece)) if game.theatre.kind[piece] == "unit" else []


def of_advance(game: WarGame, state: WarState, step: Aftermath, action: a.Advance) -> list[Harm]:
    """Advancing in greater numbers than the hex takes."""
    return crowded(game, state, step.target, 1, "8.9-a")


def of_no_advance(game: WarGame, state: WarState, step: Aftermath, action: a.Done) -> list[Harm]:
    """As a caution: an emptied town that nobody enters stays the enemy's (8.9-a, 13.1-a)."""
    theatre, side = game.theatre, SIDE_OF[state.active]
    entered = state.at[step.target] & theatre.of_side[side]
    if entered or not has(theatre.towns, step.target) or has(state.ruled[side], step.target):
        return []
    told = Message("world_war_africa-harm-not-entered", {"at": theatre.names[step.target]})
    return [Harm(told, "8.9-a", caution=True)]


def of_done(game: WarGame, state: WarState, step: Step[Any, Any], action: a.Done) -> list[Harm]:
    """Ending a segment with too many somewhere."""
    theatre, found = game.theatre, []
    for space in listed(state.held[SIDE_OF[state.active]]):
        over = excess(theatre, state, space, 0)
        if over > 0:
            facts = {"at": theatre.names[space], "over": over, "limit": theatre.limit[space]}
            found.append(Harm(Message("world_war_africa-harm-excess", facts), "6.1-d"))
    return found


#: the question, the answer -> what it does to its own side
HARMS: dict[tuple[type[Step[Any, Any]], type[Action]], Callable[[WarGame, WarState, Any, Any], list[Harm]]] = {
    (Marching, a.Go): of_go,
    (Marching, a.Stay): of_halt,
    (Marching, a.Drop): of_halt,
    (Voyage, a.Land): of_land,
    (Flight, a.Land): of_land,
    (Placement, a.Place): of_place,
    (Arrival, a.Place): of_place,
    (Aftermath, a.Advance): of_advance,
    (Aftermath, a.Done): of_no_advance,
    (Reinforcement, a.Recruit): of_recruit,
    (Reinforcement, a.Libya): of_libya,
    (Reinforcement, a.Buy): of_buy,
    (Reinforcement, a.Done): of_done,
    (Movement, a.Done): of_done,
    (Combat, a.Done): of_done,
}
