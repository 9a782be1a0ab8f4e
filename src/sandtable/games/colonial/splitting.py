"""Splitting a unit: some figures go, the rest stay (general-08 to general-10, general-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, first, has, only, plus, without
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import CAVALRY, INFANTRY
from sandtable.games.colonial.cards import on_black_card
from sandtable.games.colonial.march import walk
from sandtable.games.colonial.movement import March, near_enough, reach, way, why_not_march
from sandtable.games.colonial.pieces import others_of_unit, put, refresh
from sandtable.games.colonial.state import NOBODY, OFF, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def why_not_detach(
    game: ColonialGame, state: ColonialState, piece: Piece, figures: int, black: bool, entered: PieceSet
) -> Refusal | None:
    """What keeps so many figures of a unit from going off by themselves."""
    field = game.field
    about = {"unit": field.names[piece]}
    if field.kind[piece] not in (INFANTRY, CAVALRY):
        return Refusal("general-29", about)
    refusal = why_not_march(field, state, piece)
    if refusal:
        return refusal
    if not 1 <= figures < state.figures[piece] or has(entered, piece):
        return Refusal("general-09", about)
    if not detachment_hexes(game, state, March(field, state, piece, NOBODY, black, 0), figures):
        return Refusal("general-09", about)
    return None


def detachment_hexes(game: ColonialGame, state: ColonialState, march: March, figures: int) -> SpaceSet:
    """Where a detachment may go: within reach, with room, and next to a part of its unit."""
    field = game.field
    rest = plus(others_of_unit(field, state, march.piece), march.piece)
    found = reach(game, state, march) & near_enough(field, state, march.start, rest)
    side = field.side[march.piece]
    need = field.space_each[march.piece] * figures
    for space in each(found & state.held[side]):
        if state.used[space] + need > field.pack.room.capacity:
            found = without(found, space)
    return found


class Detachment(Step["ColonialGame", ColonialState], frozen=True):
    """Where the figures that leave their unit go."""

    name = "detach"
    rule = "general-09"

    unit: Piece
    figures: Number

    def march(self, game: ColonialGame, state: ColonialState) -> March:
        """The move in question."""
        return March(game.field, state, self.unit, NOBODY, on_black_card(state), 0)

    def hexes(self, game: ColonialGame, state: ColonialState) -> SpaceSet:
        """Where they may go."""
        return detachment_hexes(game, state, self.march(game, state), self.figures)

    def who(self, game: ColonialGame, state: ColonialState) -> Seat:
        return game.field.side[self.unit]

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        field = game.field
        return [Move(field.names[self.unit], field.grid.names[space]) for space in each(self.hexes(game, state))]

    def question(self, game: ColonialGame, state: ColonialState) -> Message:
        return Message("colonial-question-detach", {"unit": game.field.names[self.unit], "figures": self.figures})

    def stray(self, game: ColonialGame, state: ColonialState, action: Action) -> Refusal:
        return Refusal(self.rule, {"unit": game.field.names[self.unit]})

    @forbids(Move)
    def why_not_go(self, game: ColonialGame, state: ColonialState, action: Move) -> Refusal | None:
        """They go alone and by the shortest way, within reach and next to the rest."""
        if action.unit != game.field.names[self.unit] or action.led_by or action.path or action.trail:
            return self.stray(game, state, action)
        space = game.field.grid.index.get(action.to)
        if space is None or not has(self.hexes(game, state), space):
            return Refusal("general-09", {"unit": action.unit, "to": action.to})
        return None

    @plays(Move)
    def go(self, play: ColonialPlay, action: Move) -> None:
        """They become a part of their own; the rest of the unit has done its moving."""
        game, state = play.game, play.state
        field, piece = game.field, self.unit
        march = self.march(game, state)
        path = way(game, state, march, field.grid.index[action.to])
        play.pop()
        game.reveal(play, only(piece), "move")  # some of it moves, so the whole unit is seen (general-10)
        part = first(field.parts_of[piece] & ~state.alive & ~field.is_base | free_base(game, state, piece))
        state.figures[part] = self.figures
        state.figures[piece] -= self.figures
        refresh(field, state, march.start)
        march.group = only(part)
        walked, _ = walk(play, march, path)
        put(field, state, part, walked[-1] if walked else march.start)
        state.moved = plus(state.moved, part)
        now = state.stack[-1]
        assert isinstance(now, Acting)
        play.replace(now.but(movers=without(now.movers, piece), fighters=plus(now.fighters, part)))
        to = field.grid.names[state.hex[part]]
        facts = {"unit": action.unit, "part": field.names[part], "figures": self.figures, "to": to}
        play.tell("detach", facts, "general-09")


def free_base(game: ColonialGame, state: ColonialState, piece: Piece) -> PieceSet:
    """The unit's own number, if no part uses it any more."""
    base = game.field.unit_of[piece]
    return only(base) if state.hex[base] == OFF else 0
