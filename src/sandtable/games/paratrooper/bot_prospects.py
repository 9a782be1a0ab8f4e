"""What a mission that is not over may still bring: for a general who looks some turns ahead, and no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Seat
from sandtable.engine.spaces import each, has, size
from sandtable.games.paratrooper.ground import EDGES, HEXES
from sandtable.games.paratrooper.pieces import enemies, fighters
from sandtable.games.paratrooper.state import BOX, LOST, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: how likely the objective is brought home with so many turns to spare; with less than none, and with more
CHANCES, TOO_LATE, IN_TIME = (0.4, 0.65, 0.8, 0.88), 0.03, 0.92
#: what a turn that is left is worth for each airstrike, and for each unit on the map
STRIKE_TURN, UNIT_TURN = 0.5, 0.15
#: more turns are hardly made use of; what an OP in hand is worth
TURNS, POINT = 4, 0.15
#: an objective that was lost with its carrier is never brought home
NEVER = 99


def prospects(game: ParatrooperGame, state: ParatrooperState, seat: Seat) -> float:
    """The score if it ended now, and what is still to be hoped for."""
    points = game.standing(state).scores[seat]
    if not state.stack or state.evacuated or state.ended:
        return points
    line, left = game.theatre.missions[state.mission], game.theatre.crisis_end - state.crisis
    spare = left - turns_needed(game, state)
    chance = TOO_LATE if spare < 0 else CHANCES[spare] if spare < len(CHANCES) else IN_TIME
    return points + chance * (line.vp + line.reduction) + gains(game, state, min(left - 1, TURNS))


def gains(game: ParatrooperGame, state: ParatrooperState, turns: Number) -> float:
    """What the regiment may earn in so many turns: airstrikes and units that are there, and OPs in hand."""
    theatre = game.theatre
    strikes = sum(state.where[piece] == BOX for piece in each(theatre.tacs))
    units = sum(size(fighters(theatre, state, hex) & ~state.disrupted) for hex in each(state.rep))
    return turns * (STRIKE_TURN * strikes + UNIT_TURN * min(units, 12)) + POINT * min(state.ops, 15)


def turns_needed(game: ParatrooperGame, state: ParatrooperState) -> Number:
    """How many more ends of turns it takes at least until the objective is off the map."""
    theatre = game.theatre
    objective = theatre.objective_of[state.mission]
    spot = state.where[objective]
    if state.aboard[objective] >= 0:
        return 1 if has(EDGES, spot) else 2
    if spot == LOST:
        return NEVER
    ready = any(0 <= state.where[piece] < HEXES for piece in each(theatre.transports))
    if has(state.concealed, objective):
        return 4 if ready else 5
    strong = sum(theatre.combat[piece][0] for piece in each(enemies(theatre, state, spot))) + 2 * state.covered[spot]
    return 2 + (strong > 0) + (strong > 8) + (not ready)
