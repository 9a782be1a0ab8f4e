"""Support in combat (chapter 12): which markers and caches may be thrown in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from sandtable.engine.contract import Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, has, plus, size, without
from sandtable.games.world_war_africa.pieces import own_caches
from sandtable.games.world_war_africa.state import READY, WarState
from sandtable.games.world_war_africa.theatre import ALLIES, REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

#: stages of a combat (8.6-a, 12.2-d)
A_SUPPORT, D_SUPPORT, AIR_DEFENCE, A_CACHES, D_CACHES, INFILTRATION, ROLL = range(7)

NO_CLASH = -1


class Fight(Step["WarGame", WarState], frozen=True):
    """A combat in progress."""

    target: Space
    attackers: PieceSet
    stage: Number = A_SUPPORT
    #: what the attacker has thrown in
    used: PieceSet = 0
    #: what the defender has thrown in
    answered: PieceSet = 0
    #: markers that the air defence still drives off
    cancels: Number = 0
    #: the infiltration modifier
    drm: Number = 0
    #: the Ugandans' hex in a clash
    clash: Space = NO_CLASH

    def attacks(self) -> bool:
        """Whether it is the attacker who throws something in now."""
        return self.stage in (A_SUPPORT, A_CACHES)

    def without_marker(self, marker: Piece) -> Self:
        """The same when the air defence has driven a marker off."""
        used, answered = without(self.used, marker), without(self.answered, marker)
        return self.but(used=used, answered=answered, cancels=self.cancels - 1)

    def helped_by(self, piece: Piece) -> Self:
        """The same with one more marker or cache thrown in by the side whose turn that is."""
        if self.attacks():
            return self.but(used=plus(self.used, piece))
        return self.but(answered=plus(self.answered, piece))


class Determined(Step["WarGame", WarState], frozen=True):
    """Below a combat: this side throws nothing more into it, and is not asked again (12.1-b)."""

    name = "determined"
    rule = "12.1-b"

    side: Seat

    def run(self, play: WarPlay) -> bool:
        play.pop()
        return False


def is_determined(state: WarState, side: Seat) -> bool:
    """Whether a side has said that it throws nothing more into the combat on top."""
    return any(isinstance(step, Determined) and step.side == side for step in state.stack)


def sides_of(clash: Space, attackers_side: Seat) -> tuple[int, int]:
    """The seats of attacker and defender; in a clash the Rebel owns both."""
    return (REBEL, REBEL) if clash != NO_CLASH else (attackers_side, 1 - attackers_side)


def side_of(game: WarGame, fight: Fight) -> Seat:
    """The attackers' side."""
    return game.theatre.side[first(fight.attackers)]


def defenders(game: WarGame, state: WarState, fight: Fight) -> PieceSet:
    """All units of the other side in the hex defend together (8.1-a)."""
    theatre = game.theatre
    enemy = side_of(game, fight) if fight.clash != NO_CLASH else 1 - side_of(game, fight)
    return state.at[fight.target] & theatre.of_side[enemy]


def covered(game: WarGame, state: WarState, units: PieceSet) -> bool:
    """Whether the air defence may cover these units: a stack of Rwandans, alone or with RDC militia (12.3-a)."""
    rwandans = game.theatre.of_faction["Rw"]
    if game.adr_covers_any_force:
        return bool(units & rwandans)
    friends = rwandans | game.theatre.of_faction["RDC"]
    stacks = (units & state.at[state.where[unit]] for unit in each(units & rwandans))
    return any(not stack & ~friends for stack in stacks)


def why_not_marker(
    game: WarGame, state: WarState, marker: Piece, units: PieceSet, used: PieceSet, attacking: bool
) -> Refusal | None:
    """What keeps a helicopter, air or air defence marker from supporting these units (12.1, 12.3, 5.3-b)."""
    theatre = game.theatre
    about = {"by": theatre.piece_names[marker]}
    kind = theatre.kind[marker]
    if not has(theatre.support | theatre.adr, marker):
        return Refusal("12.1-a", about)
    owner = theatre.owner[marker]
    if kind == "adr":
        if not covered(game, state, units):
            return Refusal("12.3-a", about)
    elif not units & theatre.of_contingent[owner]:
        return Refusal("12.1-a", about)
    if state.where[marker] != READY:
        return Refusal("12.0-a", about)
    if size(used & ~theatre.caches) >= theatre.tables.support.markers:
        return Refusal("12.1-b", about)
    if attacking and owner in ALLIES and owner == state.active:
        if (state.air if kind == "air_support" else state.helo) < 1:
            return Refusal("5.3-b", about)
    return None


def usable_markers(game: WarGame, state: WarState, units: PieceSet, used: PieceSet, attacking: bool) -> PieceSet:
    """The markers that may support these units: the mask of why_not_marker."""
    theatre = game.theatre
    found = 0
    for marker in each(theatre.support | theatre.adr):
        if state.where[marker] == READY and why_not_marker(game, state, marker, units, used, attacking) is None:
            found = plus(found, marker)
    return found


def usable_caches(game: WarGame, state: WarState, units: PieceSet, used: PieceSet) -> PieceSet:
    """The caches stacked with these units that may still be used (12.2-d)."""
    theatre = game.theatre
    caches = used & theatre.caches
    if not units or not state.depots or size(caches) >= theatre.tables.support.caches:
        return 0
    side = theatre.side[first(units)]
    found = 0
    for space in {state.where[unit] for unit in each(units)}:
        if space >= 0:
            found |= own_caches(theatre, state, space, side)
    return found & ~caches


def cancelable(game: WarGame, fight: Fight) -> PieceSet:
    """Enemy markers that the air defence may drive off (12.3-b)."""
    theatre = game.theatre
    return (fight.answered if fight.used & theatre.adr else fight.used) & theatre.support
