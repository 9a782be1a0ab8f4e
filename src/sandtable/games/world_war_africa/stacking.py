"""Stacking (chapter 6): how many, and who with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, listed, several, size, without
from sandtable.games.world_war_africa.actions import Lose
from sandtable.games.world_war_africa.losses import eliminate
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import DRC, GOVERNMENT, REBEL, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def mixes(theatre: Theatre, units: PieceSet) -> bool:
    """Whether these units may share a hex: one contingent, or FAC with one ally (6.1-e, 6.1-f)."""
    of = theatre.of_contingent
    if not units & theatre.of_side[GOVERNMENT]:
        return not (units & of[3] and units & of[4])
    others = units & ~theatre.fac
    return sum(1 for contingent in (DRC, 1, 2) if others & of[contingent]) <= 1


def aliens_of(theatre: Theatre, units: PieceSet) -> PieceSet:
    """The units of the same side with which a group may not share a hex."""
    if not several(units):
        return theatre.alien[first(units)]
    found = 0
    for unit in each(units):
        found |= theatre.alien[unit]
    return found


def why_not_mix(theatre: Theatre, state: WarState, units: PieceSet, space: Space) -> Refusal | None:
    """What keeps units from ending in a hex with those already there."""
    here = state.at[space]
    if not here & aliens_of(theatre, units) or has(theatre.boxes, space):
        return None
    about = {"unit": theatre.piece_names[first(units)], "to": theatre.names[space]}
    allied = theatre.side[first(units)] == GOVERNMENT and (here | units) & theatre.fac
    return Refusal("6.1-f" if allied else "6.1-e", about)


def excess(theatre: Theatre, state: WarState, space: Space, more: int) -> int:
    """How many are too many in a space if so many more come; boxes have no limit."""
    if has(theatre.boxes, space):
        return 0
    return size(state.at[space]) + more - theatre.limit[space]


def mixing(theatre: Theatre, state: WarState, units: PieceSet, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set in which units may end with those already there: the mask of why_not_mix."""
    alien = aliens_of(theatre, units)
    if not alien:
        return spaces
    at = state.at
    for space in listed(spaces & (state.held[GOVERNMENT] | state.held[REBEL])):
        if at[space] & alien:
            spaces = without(spaces, space)
    return spaces


def roomy(theatre: Theatre, state: WarState, units: PieceSet, spaces: SpaceSet) -> SpaceSet:
    """The spaces of a set in which so many units are within the limit: the mask of why_no_room."""
    at, limit, more = state.at, theatre.limit, size(units)
    for space in listed(spaces & state.held[theatre.side[first(units)]]):
        if size(at[space]) + more > limit[space]:
            spaces = without(spaces, space)
    return spaces


def why_no_room(theatre: Theatre, state: WarState, unit: Piece, space: Space) -> Refusal | None:
    """What keeps a unit from being put where the limit is reached."""
    if excess(theatre, state, space, 1) <= 0:
        return None
    return Refusal("6.0-a", {"unit": theatre.piece_names[unit], "to": theatre.names[space]})


def overstacked(theatre: Theatre, state: WarState) -> Space:
    """The lowest hex that holds too many units, or -1."""
    at, limit = state.at, theatre.limit
    for space in listed(state.held[GOVERNMENT] | state.held[REBEL]):
        if size(at[space]) > limit[space]:
            return space
    return -1


class Overstacking(Step["WarGame", WarState], frozen=True):
    """At the end of a segment the owner eliminates what is too much in a hex (6.1-a, 6.1-d)."""

    name = "overstacking"
    rule = "6.1-d"

    def run(self, play: WarPlay) -> bool:
        if overstacked(play.game.theatre, play.state) >= 0:
            return True
        play.pop()
        return False

    def who(self, game: WarGame, state: WarState) -> Seat:
        return game.theatre.side[first(state.at[overstacked(game.theatre, state)])]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        here = state.at[overstacked(game.theatre, state)]
        return [Lose(game.theatre.piece_names[unit]) for unit in each(here)]

    @forbids(Lose)
    def why_not_lose(self, game: WarGame, state: WarState, action: Lose) -> Refusal | None:
        """It must be one of those in the hex."""
        here = state.at[overstacked(game.theatre, state)]
        return None if game.theatre.named_in(action.unit, here) else self.stray(game, state, action)

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal(self.rule, {"at": game.theatre.names[overstacked(game.theatre, state)]})

    @plays(Lose)
    def lose(self, play: WarPlay, action: Lose) -> None:
        """The owner's choice goes."""
        eliminate(play, play.game.theatre.piece[action.unit], "6.1-d")

    def question(self, game: WarGame, state: WarState) -> Message:
        space = overstacked(game.theatre, state)
        return Message(
            "world_war_africa-question-overstacking", {"at": game.theatre.names[space] if space >= 0 else ""}
        )
