"""What must be true of every position, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.spaces import each, has, size
from sandtable.games.paratrooper.ground import HELICOPTER, HEXES
from sandtable.games.paratrooper.state import AVAILABLE, BESIDE, FLYING, OUT, POOL, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame


def faults(game: ParatrooperGame, state: ParatrooperState) -> list[str]:
    """All that is wrong with a state."""
    return [*_tracks(game, state), *_rep(game, state), *_opfor(game, state)]


def _tracks(game: ParatrooperGame, state: ParatrooperState) -> Iterator[str]:
    theatre = game.theatre
    if not 0 <= state.ops <= theatre.op_max:
        yield f"OPs stand at {state.ops}"
    if not 1 <= state.elan <= theatre.elan_max:
        yield f"elan stands at {state.elan}"
    if state.number and not theatre.crisis_min <= state.crisis <= theatre.crisis_end:
        yield f"the crisis stands at {state.crisis}"


def _rep(game: ParatrooperGame, state: ParatrooperState) -> Iterator[str]:
    theatre, ground = game.theatre, game.ground(state)
    for piece in each(theatre.units):
        where, name = state.where[piece], theatre.names[piece]
        if 0 <= where < HEXES and has(ground.water, where) and theatre.how[piece] != HELICOPTER:
            if not has(state.embarked, piece):
                yield f"{name} is in all-water"
        if has(state.disrupted, piece) and (where == AVAILABLE or (where < 0 and where not in (FLYING, BESIDE))):
            yield f"{name} is disrupted but not in play"
        if (where in (FLYING, BESIDE)) and not 0 <= state.aim[piece] < HEXES:
            yield f"{name} is on its way to nowhere"
        carrier = state.aboard[piece]
        if carrier >= 0 and (state.where[carrier] != where or not has(theatre.transports, carrier)):
            yield f"{name} is aboard {theatre.names[carrier]}, which is elsewhere"
    carriers = [state.aboard[piece] for piece in each(state.embarked)]
    if len(carriers) != len(set(carriers)):
        yield "a transport carries two loads"
    if state.disrupted & ~theatre.units:
        yield "something without a disrupted side is disrupted"
    for hex in range(HEXES):
        if size(state.at[hex] & theatre.strikes) > theatre.strike_limit:
            yield f"too many strikes in {ground.names[hex]}"


def _opfor(game: ParatrooperGame, state: ParatrooperState) -> Iterator[str]:
    theatre = game.theatre
    if state.concealed:
        counts = [0] * HEXES
        for piece in each(state.concealed):
            if not 0 <= state.where[piece] < HEXES:
                yield f"{theatre.names[piece]} is concealed but not on the map"
            else:
                counts[state.where[piece]] += 1
        if counts != list(state.covered):
            yield "the counters lying face down are miscounted"
    if state.concealed & ~theatre.counters:
        yield "a REP counter is concealed"
    for piece in each(theatre.objectives):
        if state.where[piece] == POOL or (
            state.number and piece != theatre.objective_of[state.mission] and state.where[piece] != OUT
        ):
            yield f"{theatre.names[piece]} is in play"
