"""Splitting a unit: some figures go, the rest stay (general-08 to general-10, general-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, Way, forbids, plays
from sandtable.engine.spaces import each, first, has, only, plus, without
from sandtable.games.colonial.acting import Acting
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import CAVALRY, INFANTRY
from sandtable.games.colonial.cards import on_black_card
from sandtable.games.colonial.march import look_round, path_of, walk
from sandtable.games.colonial.movement import March, near_enough, reach, why_not_march, why_not_path, why_out_of_reach
from sandtable.games.colonial.pieces import others_of_unit, put, refresh
from sandtable.games.colonial.state import NOBODY, OFF, ColonialState
from sandtable.games.colonial.ways import Ends, way_by

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
    return standing_room(game, state, march, figures, reach(game, state, march))


def standing_room(game: ColonialGame, state: ColonialState, march: March, figures: int, spaces: SpaceSet) -> SpaceSet:
    """Those of some hexes in which a detachment may stay: with room, and next to a part of its unit."""
    field = game.field
    rest = plus(others_of_unit(field, state, march.piece), march.piece)
    found = without(spaces & near_enough(field, state, march.start, rest), march.start)
    side = field.side[march.piece]
    need = field.space_each[march.piece] * figures
    for space in each(found & state.held[side]):
        if state.used[space] + need > field.pack.room.capacity:
            found = without(found, space)
    return found


def ends_of_detachment(game: ColonialGame, state: ColonialState, march: March, figures: int) -> Ends:
    """Where a detachment may stay, going on from somewhere on its way."""

    def ends(rest: March, via: list[Space]) -> SpaceSet:
        return standing_room(game, state, march, figures, plus(reach(game, state, rest), rest.start))

    return ends


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
        return game.seat_of[self.unit]

    def answers(self, game: ColonialGame, state: ColonialState) -> Sequence[Action]:
        field = game.field
        return [Move(field.names[self.unit], field.grid.names[space]) for space in each(self.hexes(game, state))]

    def question(self, game: ColonialGame, state: ColonialState) -> Message:
        return Message("colonial-question-detach", {"unit": game.field.names[self.unit], "figures": self.figures})

    def stray(self, game: ColonialGame, state: ColonialState, action: Action) -> Refusal:
        return Refusal(self.rule, {"unit": game.field.names[self.unit]})

    @forbids(Move)
    def why_not_go(self, game: ColonialGame, state: ColonialState, action: Move) -> Refusal | None:
        """They go alone, within reach and next to the rest."""
        field, march = game.field, self.march(game, state)
        about = {"unit": action.unit, "to": action.to}
        known = all(name in field.grid.index for name in (action.to, *action.path))
        if action.unit != field.names[self.unit] or action.led_by or action.trail or not known:
            return self.stray(game, state, action)
        space, path = field.grid.index[action.to], [field.grid.index[name] for name in action.path]
        if path and (path[-1] != space or why_not_path(game, state, march, path)):
            return why_not_path(game, state, march, path) or Refusal("move-01", about)
        if not path and space != march.start and not has(reach(game, state, march), space):
            return Refusal(why_out_of_reach(game, state, march, space), about)
        if not has(standing_room(game, state, march, self.figures, only(space)), space):
            near = near_enough(field, state, march.start, only(self.unit))
            return Refusal("general-13" if has(near, space) and space != march.start else "general-09", about)
        return None

    def way(self, game: ColonialGame, state: ColonialState, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """By the hexes that a player names."""
        march = self.march(game, state)
        return way_by(game, state, march, via, ends_of_detachment(game, state, march, self.figures))

    @plays(Move)
    def go(self, play: ColonialPlay, action: Move) -> None:
        """They become a part of their own; the rest of the unit has done its moving."""
        game, state = play.game, play.state
        field, piece = game.field, self.unit
        march = self.march(game, state)
        path = path_of(game, state, march, action)
        play.pop()
        game.reveal(play, only(piece), "move")  # some of it moves, so the whole unit is seen (general-10)
        part = first(field.parts_of[piece] & ~state.alive & ~field.is_base | free_base(game, state, piece))
        state.figures[part] = self.figures
        state.figures[piece] -= self.figures
        refresh(field, state, march.start)
        march.group = only(part)
        walked = walk(play, march, path)
        put(field, state, part, walked.stops[-1] if walked.stops else march.start)
        state.moved = plus(state.moved, part)
        now = state.stack[-1]
        assert isinstance(now, Acting)
        play.replace(now.but(movers=without(now.movers, piece), fighters=plus(now.fighters, part)))
        to = field.grid.names[state.hex[part]]
        facts = {"unit": action.unit, "part": field.names[part], "figures": self.figures, "to": to}
        play.tell("detach", facts, "general-09")
        look_round(play, march, walked)


def free_base(game: ColonialGame, state: ColonialState, piece: Piece) -> PieceSet:
    """The unit's own number, if no part uses it any more."""
    base = game.field.unit_of[piece]
    return only(base) if state.hex[base] == OFF else 0
