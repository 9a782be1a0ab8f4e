"""French movement: who may move, alone or together, on foot or by lorry (chapters 6, 7 and 10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, SpaceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, listed, only, several, size
from sandtable.games.kolwezi.actions import DONE, Column, Convoy, Done, Embark, Jump, Pick
from sandtable.games.kolwezi.going import destinations
from sandtable.games.kolwezi.march import Where
from sandtable.games.kolwezi.parties import movable, places_free, stack_with, why_not_stir, why_nowhere
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.steps import Question
from sandtable.games.kolwezi.theatre import MOTORISED, ON_FOOT, Theatre
from sandtable.games.kolwezi.units import foreign_areas
from sandtable.games.kolwezi.victory import freed, next_check

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

#: so many turns before hostages are in danger, every movement tells of them
SOON = 2

PICKS: dict[type[Action], int] = {Pick: ON_FOOT, Column: ON_FOOT, Embark: MOTORISED, Convoy: MOTORISED}


def setting_out(game: KolweziGame, state: KolweziState, movers: PieceSet, mode: Number) -> Where:
    """Units at the start of their move."""
    return Where(movers, mode, 0, game.theatre.zone_of[state.area[first(movers)]])


class FrenchMovement(Question, frozen=True):
    """Pick units one after another and send them where they go; each moves once (6-d, 6-g)."""

    name = "french_move"

    def run(self, play: KolweziPlay) -> bool | Sequence[Action]:
        found = candidates(play.game, play.state)
        if found:
            return [*found, DONE]
        play.pop()
        return False

    def answers(self, game: KolweziGame, state: KolweziState) -> Sequence[Action]:
        return [*candidates(game, state), DONE]

    def stray(self, game: KolweziGame, state: KolweziState, action: Action) -> Refusal:
        return Refusal("5.1-e") if isinstance(action, Jump) else super().stray(game, state, action)

    def like(self, game: KolweziGame, state: KolweziState, action: Action) -> Action:
        """A stack is listed by the first of its company, whoever in it takes the others along."""
        if not isinstance(action, Column | Convoy):
            return action
        stack = stack_with(game, state, game.theatre.piece[action.unit])
        return type(action)(game.theatre.piece_names[first(stack & game.theatre.in_companies or stack)])

    @forbids(Pick, Embark)
    def why_not_alone(self, game: KolweziGame, state: KolweziState, action: Pick | Embark) -> Refusal | None:
        """What keeps a unit from moving by itself."""
        piece = game.theatre.piece.get(action.unit)
        if piece is None:
            return Refusal("5.1-a", {"unit": action.unit})
        mode = PICKS[type(action)]
        return why_not_stir(game, state, piece, mode) or why_nowhere(
            game, state, setting_out(game, state, only(piece), mode)
        )

    @forbids(Column, Convoy)
    def why_not_together(self, game: KolweziGame, state: KolweziState, action: Column | Convoy) -> Refusal | None:
        """What keeps a unit from taking along those in its area."""
        piece = game.theatre.piece.get(action.unit)
        if piece is None:
            return Refusal("5.1-a", {"unit": action.unit})
        mode = PICKS[type(action)]
        refusal = why_not_stir(game, state, piece, mode)
        if refusal:
            return refusal
        stack = stack_with(game, state, piece)
        if mode == MOTORISED and size(stack) > places_free(game, state, state.area[piece]):
            return Refusal("5.1-k", {"unit": action.unit})
        if not several(stack):
            return Refusal("6-g", {"unit": action.unit})
        return why_nowhere(game, state, setting_out(game, state, stack, mode))

    @plays(Pick, Embark)
    def alone(self, play: KolweziPlay, action: Pick | Embark) -> None:
        """One unit goes."""
        movers = only(play.game.theatre.piece[action.unit])
        play.push(setting_out(play.game, play.state, movers, PICKS[type(action)]))

    @plays(Column, Convoy)
    def together(self, play: KolweziPlay, action: Column | Convoy) -> None:
        """A stack goes."""
        movers = stack_with(play.game, play.state, play.game.theatre.piece[action.unit])
        play.push(setting_out(play.game, play.state, movers, PICKS[type(action)]))

    @plays(Done)
    def done(self, play: KolweziPlay, action: Done) -> None:
        """The others stay where they are."""
        play.tell("done", {"step": self.name}, "4-b")
        play.pop()

    def question(self, game: KolweziGame, state: KolweziState) -> Message:
        check, held = next_check(game, state), size(state.hostages & state.katangan)
        if not held or not check or check - state.turn > SOON:
            return Message("kolwezi-question-move")
        hour = game.theatre.tables.turn[check - 1].time
        free, places = freed(state)
        facts = {"freed": free, "of": places, "held": held, "hour": hour, "turn": check}
        return Message("kolwezi-question-move-hostages", facts)


def candidates(game: KolweziGame, state: KolweziState) -> list[Action]:
    """Who may be picked: units by themselves, stacks, and both by lorry where there are lorries."""
    ready = movable(game, state)
    closed = [state.katangan | foreign for foreign in foreign_areas(game, state)]
    found: list[Action] = [
        game.picks[piece] for piece in listed(ready) if can_leave(game, state, closed, piece, only(piece), ON_FOOT)
    ]
    for area in listed(state.french):
        together = state.at[area] & ready
        lorries = places_free(game, state, area)
        if together and (lorries or several(together)):
            found += stack_picks(game, state, closed, together, lorries)
    return found


def can_leave(
    game: KolweziGame, state: KolweziState, closed: list[SpaceSet], lead: Piece, movers: PieceSet, mode: Number
) -> bool:
    """Somewhere next to them is enough; only where all is taken the whole reach has to be worked out."""
    theatre = game.theatre
    if theatre.near[state.area[lead]] & ~closed[theatre.company[lead]]:
        return True
    return destinations(game, state, setting_out(game, state, movers, mode)) != 0


def stack_picks(
    game: KolweziGame, state: KolweziState, closed: list[SpaceSet], together: PieceSet, lorries: int
) -> list[Action]:
    """Units of one area together on foot, singly by lorry, together by lorry."""
    stacks = [(lead, stack) for lead, stack in stacks_of(game.theatre, together) if several(stack)]
    found: list[Action] = [
        game.columns[lead] for lead, stack in stacks if can_leave(game, state, closed, lead, stack, ON_FOOT)
    ]
    if lorries:
        for piece in each(together):
            if can_leave(game, state, closed, piece, only(piece), MOTORISED):
                found.append(game.embarks[piece])
        for lead, stack in stacks:
            if lorries >= size(stack) and can_leave(game, state, closed, lead, stack, MOTORISED):
                found.append(game.convoys[lead])
    return found


def stacks_of(theatre: Theatre, together: PieceSet) -> list[tuple[Piece, PieceSet]]:
    """Units of one area as they may go together, each stack by its first unit: companies apart (7-b)."""
    lead = first(together)
    in_companies = together & theatre.in_companies
    if not in_companies & ~theatre.of_company[theatre.company[lead]]:
        return [(lead, together)]
    companies = [members & together for members in theatre.of_company if members & together]
    return [(first(company), company | together & ~in_companies) for company in companies]
