"""Splitting a unit: some figures go, the rest stay (general-08 to general-10, general-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.colonial.actions import Move
from sandtable.games.colonial.battlefield import CAVALRY, INFANTRY
from sandtable.games.colonial.cards import is_black
from sandtable.games.colonial.march import walk
from sandtable.games.colonial.movement import March, near_enough, reach, way, why_not_march
from sandtable.games.colonial.pieces import others_of_unit, put, refresh
from sandtable.games.colonial.state import OFF, ColonialState

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame, ColonialPlay


def why_not_detach(
    game: ColonialGame, state: ColonialState, piece: int, figures: int, black: bool, entered: int
) -> Refusal | None:
    """What keeps so many figures of a unit from going off by themselves."""
    field = game.field
    about = {"unit": field.names[piece]}
    if field.kind[piece] not in (INFANTRY, CAVALRY):
        return Refusal("general-29", about)
    refusal = why_not_march(field, state, piece)
    if refusal:
        return refusal
    if not 1 <= figures < state.figures[piece] or entered >> piece & 1:
        return Refusal("general-09", about)
    if not detachment_hexes(game, state, March(field, state, piece, -1, black, 0), figures):
        return Refusal("general-09", about)
    return None


def detachment_hexes(game: ColonialGame, state: ColonialState, march: March, figures: int) -> int:
    """Where a detachment may go: within reach, with room, and next to a part of its unit."""
    field = game.field
    rest = others_of_unit(field, state, march.piece) | 1 << march.piece
    found = reach(game, state, march) & near_enough(field, state, march.start, rest)
    side = field.side[march.piece]
    need = field.space_each[march.piece] * figures
    for space in each(found & state.held[side]):
        if state.used[space] + need > field.pack.room.capacity:
            found &= ~(1 << space)
    return found


class Detachment(Step["ColonialGame", ColonialState]):
    """Where the figures that leave their unit go. Frame: the unit and how many figures."""

    name = "detach"
    FRAME = {"unit": "piece", "figures": "number"}

    def march(self, game: ColonialGame, state: ColonialState, frame: Frame) -> March:
        """The move in question."""
        return March(game.field, state, frame[1], -1, is_black(state.card[state.stack[-2][1]]), 0)

    def seat(self, game: ColonialGame, state: ColonialState, frame: Frame) -> int:
        return game.field.side[frame[1]]

    def answers(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Sequence[Action]:
        field = game.field
        spaces = detachment_hexes(game, state, self.march(game, state, frame), frame[2])
        return [Move(field.names[frame[1]], field.grid.names[space]) for space in each(spaces)]

    def why_not(self, game: ColonialGame, state: ColonialState, frame: Frame, action: Action) -> Refusal | None:
        field = game.field
        about = {"unit": field.names[frame[1]]}
        if not isinstance(action, Move) or action.unit != about["unit"] or action.led_by or action.path or action.trail:
            return Refusal("general-09", about)
        space = field.grid.index.get(action.to)
        if space is None or not detachment_hexes(game, state, self.march(game, state, frame), frame[2]) >> space & 1:
            return Refusal("general-09", {**about, "to": action.to})
        return None

    def answer(self, play: ColonialPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Move)
        game, state = play.game, play.state
        field = game.field
        _, piece, figures = frame
        march = self.march(game, state, frame)
        path = way(game, state, march, field.grid.index[action.to])
        play.pop()
        game.reveal(play, 1 << piece, "move")  # some of it moves, so the whole unit is seen (general-10)
        part = first(field.parts_of[piece] & ~state.alive & ~field.is_base | free_base(game, state, piece))
        state.figures[part] = figures
        state.figures[piece] -= figures
        refresh(field, state, march.start)
        march.group = 1 << part
        walked, _ = walk(play, march, path)
        put(field, state, part, walked[-1] if walked else march.start)
        state.moved |= 1 << part
        _, holder, movers, fighters, entered, alighted = state.stack[-1]
        play.replace("activate", holder, movers & ~(1 << piece), fighters | 1 << part, entered, alighted)
        to = field.grid.names[state.hex[part]]
        play.tell(
            "detach", {"unit": action.unit, "part": field.names[part], "figures": figures, "to": to}, "general-09"
        )

    def question(self, game: ColonialGame, state: ColonialState, frame: Frame) -> Message:
        return Message("colonial-question-detach", {"unit": game.field.names[frame[1]], "figures": frame[2]})


def free_base(game: ColonialGame, state: ColonialState, piece: int) -> int:
    """The unit's own number, if no part uses it any more."""
    base = game.field.unit_of[piece]
    return 1 << base if state.hex[base] == OFF else 0
