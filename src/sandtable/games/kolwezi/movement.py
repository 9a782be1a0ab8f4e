"""French movement: who may move, where to, by which way (chapters 6, 7 and 10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Decision, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.kolwezi.actions import DONE, Column, Convoy, Done, Embark, Jump, Move, Pick
from sandtable.games.kolwezi.state import RECOVERED, KolweziState
from sandtable.games.kolwezi.theatre import MOTORISED, ON_FOOT, Theatre
from sandtable.games.kolwezi.units import adjacent_units, foreign_areas, why_absent
from sandtable.games.kolwezi.ways import (
    Layers,
    a_shortest_way,
    foot_layers,
    motor_layers,
    passable_for_motor,
    safest_ways,
    union,
)

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay

PICKS = {Pick: ON_FOOT, Column: ON_FOOT, Embark: MOTORISED, Convoy: MOTORISED}


def company_of(theatre: Theatre, pieces: int) -> int:
    """The company that a stack belongs to; 0 if it has only units of none."""
    for company in range(1, 5):
        if theatre.of_company[company] & pieces:
            return company
    return 0


def reach(game: KolweziGame, state: KolweziState, start: int, mode: int, spent: int, home: int) -> tuple[Layers, int]:
    """What movers get to from an area: in layers, and from which areas they may go on."""
    open_to = game.theatre.board.all & ~state.katangan  # 6-a
    if mode == MOTORISED:
        return motor_layers(game, start, home, open_to), passable_for_motor(game.theatre, home)
    return foot_layers(game, start, game.theatre.tables.movement.foot - spent, open_to), -1


def destinations(game: KolweziGame, state: KolweziState, movers: int, mode: int, spent: int, home: int) -> int:
    """Where movers may stop."""
    start = state.area[first(movers)]
    layers, _ = reach(game, state, start, mode, spent, home)
    return union(layers) & ~foreign_areas(game.theatre, state, company_of(game.theatre, movers))


def why_not_pick(game: KolweziGame, state: KolweziState, piece: int, mode: int) -> Refusal | None:
    """What keeps a unit from moving at all."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[piece]}
    area = state.area[piece]
    if not theatre.french >> piece & 1:
        return Refusal("1-a", about)
    absent = why_absent(theatre, state, piece)
    if absent:
        return absent
    if state.pinned >> piece & 1:
        return Refusal("9.3-a", about)
    if state.moved >> piece & 1:
        return Refusal("10.1-d" if mode == MOTORISED else "6-d", about)
    if mode == MOTORISED:
        if state.lorry_state != RECOVERED:
            return Refusal("10.1-b", about)
        if not state.lorries[area]:
            return Refusal("10.1-c", about)
    home = theatre.zone_of[area]
    if destinations(game, state, 1 << piece, mode, 0, home):
        return None
    layers, _ = reach(game, state, area, mode, 0, home)
    return Refusal("7-b" if union(layers) else "6-a", about)


def movable(game: KolweziGame, state: KolweziState) -> int:
    """French units that are neither pinned nor moved yet."""
    found = 0
    at = state.at
    for area in each(state.french):
        found |= at[area]
    return found & game.theatre.french & ~state.pinned & ~state.moved


def stack_with(game: KolweziGame, state: KolweziState, piece: int) -> int:
    """The unit and everybody in its area who can still move with it (6-g): never two companies (7-b)."""
    stack = state.at[state.area[piece]] & movable(game, state) | 1 << piece
    company = game.theatre.company[piece] or company_of(game.theatre, stack)
    return stack & (game.theatre.of_company[company] | ~game.theatre.in_companies)


class FrenchMovement(Step["KolweziGame", KolweziState]):
    """Pick units one after another and send them where they go; each moves once (6-d, 6-g)."""

    name = "french_move"

    def run(self, play: KolweziPlay, frame: Frame) -> bool:
        found = candidates(play.game, play.state)
        if found:
            play.state.pending = Decision(0, self.name, [*found, DONE])
            return True
        play.pop()
        return False

    def seat(self, game: KolweziGame, state: KolweziState, frame: Frame) -> int:
        return 0

    def answers(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Sequence[Action]:
        return [*candidates(game, state), DONE]

    def why_not(self, game: KolweziGame, state: KolweziState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Pick | Column | Embark | Convoy):
            return Refusal("5.1-e" if isinstance(action, Jump) else "4-b")
        piece = game.theatre.piece.get(action.unit)
        if piece is None:
            return Refusal("5.1-a", {"unit": action.unit})
        mode = PICKS[type(action)]
        refusal = why_not_pick(game, state, piece, mode)
        if refusal or isinstance(action, Pick | Embark):
            return refusal
        stack = stack_with(game, state, piece)
        if mode == MOTORISED and stack.bit_count() > state.lorries[state.area[piece]]:
            return Refusal("5.1-k", {"unit": action.unit})
        return None if stack.bit_count() > 1 else Refusal("6-g", {"unit": action.unit})

    def answer(self, play: KolweziPlay, frame: Frame, action: Action) -> None:
        state, theatre = play.state, play.game.theatre
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Pick | Column | Embark | Convoy)
        piece = theatre.piece[action.unit]
        movers = 1 << piece if isinstance(action, Pick | Embark) else stack_with(play.game, state, piece)
        play.push("where", movers, PICKS[type(action)], 0, theatre.zone_of[state.area[piece]])

    def question(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Message:
        return Message("kolwezi-question-move")


def candidates(game: KolweziGame, state: KolweziState) -> list[Action]:
    """Who may be picked: units by themselves, stacks, and both by lorry where there are lorries."""
    theatre = game.theatre
    ready = movable(game, state)
    found: list[Action] = []
    foreign = [-1] * 5
    blocked = state.katangan
    for piece in listed(ready):
        area = state.area[piece]
        company = theatre.company[piece]
        if foreign[company] < 0:
            foreign[company] = foreign_areas(theatre, state, company)
        # Somewhere next to it is enough; only where all is taken the whole reach has to be worked out.
        if theatre.near[area] & ~blocked & ~foreign[company] or destinations(
            game, state, 1 << piece, ON_FOOT, 0, theatre.zone_of[area]
        ):
            found.append(game.picks[piece])
    for area in each(state.french):
        together = state.at[area] & ready
        lorries = state.lorries[area] if state.lorry_state == RECOVERED else 0
        several = together & (together - 1)
        if together and (several or lorries):
            found += stack_picks(game, state, together, lorries)
    return found


def stack_picks(game: KolweziGame, state: KolweziState, together: int, lorries: int) -> list[Action]:
    """Units of one area together on foot, singly by lorry, together by lorry."""
    found: list[Action] = []
    home = game.theatre.zone_of[state.area[first(together)]]
    stacks = [(lead, stack) for lead, stack in stacks_of(game.theatre, together) if stack.bit_count() > 1]
    for lead, stack in stacks:
        if destinations(game, state, stack, ON_FOOT, 0, home):
            found.append(game.columns[lead])
    if lorries:
        for piece in each(together):
            if destinations(game, state, 1 << piece, MOTORISED, 0, home):
                found.append(game.embarks[piece])
        for lead, stack in stacks:
            if lorries >= stack.bit_count() and destinations(game, state, stack, MOTORISED, 0, home):
                found.append(game.convoys[lead])
    return found


def stacks_of(theatre: Theatre, together: int) -> list[tuple[int, int]]:
    """Units of one area as they may go together, each stack by its first unit: companies apart (7-b)."""
    lead = first(together)
    in_companies = together & theatre.in_companies
    if not in_companies & ~theatre.of_company[theatre.company[lead]]:
        return [(lead, together)]
    companies = [members & together for members in theatre.of_company if members & together]
    return [(first(company), company | together & ~in_companies) for company in companies]


def why_not_stop(game: KolweziGame, state: KolweziState, movers: int, area: int) -> Refusal | None:
    """What keeps movers from stopping in an area, however near it is."""
    about = {"to": game.theatre.names[area]}
    if state.katangan >> area & 1:
        return Refusal("6-a", about)
    if foreign_areas(game.theatre, state, company_of(game.theatre, movers)) >> area & 1:
        return Refusal("7-b", about)
    return None


def why_not_go(game: KolweziGame, state: KolweziState, frame: Frame, area: int) -> Refusal | None:
    """What keeps movers from going to an area."""
    _, movers, mode, spent, home = frame
    refusal = why_not_stop(game, state, movers, area)
    if refusal:
        return refusal
    start = state.area[first(movers)]
    layers, _ = reach(game, state, start, mode, spent, home)
    if area == start or not union(layers) >> area & 1:
        return Refusal("6-f" if mode == MOTORISED else "6-d", {"to": game.theatre.names[area]})
    return None


def why_not_path(game: KolweziGame, state: KolweziState, frame: Frame, path: Sequence[int]) -> Refusal | None:
    """What is wrong with a way that the player names; its end is judged by :func:`why_not_go`."""
    _, movers, mode, spent, home = frame
    theatre = game.theatre
    here = state.area[first(movers)]
    inside = theatre.zone_areas[home] if home >= 0 else 0
    if mode == ON_FOOT and len(path) > theatre.tables.movement.foot - spent:
        return Refusal("6-d", {"to": theatre.names[path[-1]]})
    if len(set(path)) != len(path):
        return Refusal("6-d", {"to": theatre.names[path[-1]]})
    for area in path:
        about = {"to": theatre.names[area]}
        if not theatre.near[here] >> area & 1:
            return Refusal("3-a", about)
        if state.katangan >> area & 1:
            return Refusal("6-a", about)
        if mode == MOTORISED:
            if not (inside | theatre.between) >> here & 1 or (theatre.between >> here & 1 and inside >> area & 1):
                return Refusal("6-f", about)
        here = area
    return None


def choose_route(game: KolweziGame, state: KolweziState, frame: Frame, area: int) -> list[int]:
    """A shortest way with as few opportunity fires as may be; of equal ones the first in map order."""
    _, movers, mode, spent, home = frame
    theatre = game.theatre
    layers, goes_on = reach(game, state, state.area[first(movers)], mode, spent, home)

    def danger(space: int) -> int:
        return katangan_shooters(theatre, state, space)

    if not theatre.board.spread(state.katangan) & union(layers[:-1]):
        return a_shortest_way(theatre, layers, area, goes_on)
    return list(safest_ways(theatre, layers, area, goes_on, danger)[1][0])


def katangan_shooters(theatre: Theatre, state: KolweziState, area: int) -> int:
    """Katangan counters that would fire at somebody passing through an area (8.1-a); face-up dummies do not (5.4-j)."""
    found = adjacent_units(theatre, state, area, theatre.katangan) & ~state.pinned & ~state.shot
    if found & ~state.down:
        for piece in each(found & ~state.down & theatre.secret):
            if state.face[piece] == theatre.dummy_face:
                found &= ~(1 << piece)
    return found


class Where(Step["KolweziGame", KolweziState]):
    """Where those picked go (6-d to 6-f). Frame: who, how, connections used, the zone they set out from."""

    name = "where"
    FRAME = {"movers": "pieces", "mode": "number", "spent": "number", "home": "number"}

    def seat(self, game: KolweziGame, state: KolweziState, frame: Frame) -> int:
        return 0

    def answers(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Sequence[Action]:
        moves = game.moves
        return [moves[area] for area in listed(destinations(game, state, *frame[1:]))]

    def why_not(self, game: KolweziGame, state: KolweziState, frame: Frame, action: Action) -> Refusal | None:
        return why_not_move(game, state, frame, action)

    def answer(self, play: KolweziPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Move)
        set_out(play, frame, action)
        play.replace("march", *frame[1:])

    def question(self, game: KolweziGame, state: KolweziState, frame: Frame) -> Message:
        names = [game.theatre.piece_names[piece] for piece in each(frame[1])]
        return Message("kolwezi-question-where", {"units": names})


def why_not_move(game: KolweziGame, state: KolweziState, frame: Frame, action: Action) -> Refusal | None:
    """What is wrong with a move of those picked."""
    index = game.theatre.index
    if not isinstance(action, Move):
        return Refusal("4-b")
    if action.to not in index or any(name not in index for name in action.path):
        return Refusal("3-a", {"to": action.to})
    refusal = why_not_go(game, state, frame, index[action.to])
    if action.path and (not refusal or refusal.rule in ("6-d", "6-f")):
        path = [index[name] for name in action.path]
        if path[-1] != index[action.to]:
            return Refusal("3-a", {"to": action.to})
        return why_not_path(game, state, frame, path)
    return refusal


def set_out(play: KolweziPlay, frame: Frame, action: Move) -> None:
    """Notes the way and that these units have moved."""
    state, theatre = play.state, play.game.theatre
    if action.path:
        state.route[:] = [theatre.index[name] for name in action.path]
    else:
        state.route[:] = choose_route(play.game, state, frame, theatre.index[action.to])
    state.moved |= frame[1]
