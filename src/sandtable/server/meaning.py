"""What somebody meant who points a unit at a space or at another piece and asks why not: the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from sandtable.engine import hand
from sandtable.engine.contract import Action, Game, Refusal, View
from sandtable.engine.foresight import imagined, is_free
from sandtable.engine.handles import Known, has_way, is_hostile, is_pointed_at, pointed, touched
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.server.wire import AskedUnit

#: so many ways to take a unit up are followed to the next question
MOST_PICKS = 3


class Lookout(Protocol):
    """As much of a room as guessing what was meant needs."""

    table: Table
    game: Game
    known: Known


class Meant(NamedTuple):
    """An action that may have been meant, at which position, and what forbids it there."""

    action: Action
    view: View
    refusal: Refusal | None
    #: what stands in its way: pieces, then spaces
    obstacles: tuple[str, ...]


class Pointed(NamedTuple):
    """What a unit is pointed at: from where, the space, who stands there, whether an enemy does."""

    unit: str
    start: str
    space: str
    targets: tuple[str, ...]
    hostile: bool
    #: the unit itself, or where it stands
    alone: bool


def meant(room: Lookout, seat: int, asked: AskedUnit) -> list[Meant]:
    """Everything that may be meant: what is asked just now first, then by what stands there and how far it got."""
    game, start = room.game, _before_others(room.table, seat, asked.unit)
    view = game.observe(start, seat)
    aim = _aim(room, view, asked)
    found: dict[Action, tuple[tuple[int, ...], Meant]] = {}
    for later, (state, seen) in enumerate(_positions(game, start, view, aim.unit)):
        decision = seen.decision
        listed = decision.actions if decision else ()
        step = state.stack[-1] if state.stack else None
        for action in _plausible(room, aim, listed, later > 0):
            refusal = game.why_not(state, seat, action)
            if refusal is None and not _is_at(action, aim):
                continue  # that the unit may be taken up answers nothing
            one = Meant(action, seen, refusal, _obstacles(room, seen, aim, refusal))
            rank = _rank(one, aim, step is not None and step.judges(type(action)), later)
            if action not in found or rank < found[action][0]:
                found[action] = (rank, one)
    rest = [one for _, one in sorted(found.values(), key=lambda ranked: ranked[0])]
    return [*_kept_out(room, view, aim), *rest]


def _before_others(table: Table, seat: int, unit: str) -> State:
    """The position that a unit is asked about in: while others are in hand, the one before they were picked."""
    stand = hand.given(table, seat)
    held = hand.units_in(table.game, table.state, seat, stand)
    return table.states[len(table.states) - 1 - len(stand)] if stand and unit not in held else table.state


def _kept_out(room: Lookout, view: View, aim: Pointed) -> Iterator[Meant]:
    """What keeps this unit, and not others, from taking part in what may be done at the place: to attack it, say."""
    game = room.game
    for action in view.decision.actions if view.decision and aim.space else ():
        if not is_pointed_at(action, "", space=aim.space) or not is_free(game, view, action):
            continue
        after, _ = imagined(game, view, action)
        seen, step = game.observe(after, view.seat), after.stack[-1]
        for kind in dict.fromkeys(map(type, seen.decision.actions if seen.decision else ())):
            joins = pointed(kind, aim.unit) if step.judges(kind) else None
            refusal = game.why_not(after, view.seat, joins) if joins else None
            if joins and refusal:
                yield Meant(joins, seen, refusal, _obstacles(room, seen, aim, refusal))


def _rank(one: Meant, aim: Pointed, judged: bool, later: int) -> tuple[int, ...]:
    """The smaller, the more likely it is what was meant."""
    rule, about = (one.refusal.rule, one.refusal.about) if one.refusal else ("", {})
    listed = one.view.decision.actions if one.view.decision else ()
    # Who points at an enemy wants to fight him, who points at an empty space wants to go there.
    fits = is_hostile(type(one.action)) == aim.hostile
    return (
        one.refusal is not None or not fits,
        one.refusal is None,  # what is allowed besides is no answer to why something else is not
        not judged,
        not _is_at(one.action, aim),
        not fits,
        rule.startswith("table:"),
        not aim.hostile and not has_way(one.action),
        not any(type(action) is type(one.action) for action in listed),
        -len(about),  # the more a refusal can name, the further the check got
        -len(one.obstacles),
        later,
    )


def _is_at(action: Action, aim: Pointed) -> bool:
    """Whether an action is about what is pointed at, and not about the unit alone."""
    held = touched(action)
    return aim.alone or bool(held.target or held.space)


def _positions(game: Game, state: State, view: View, unit: str) -> Iterator[tuple[State, View]]:
    """The position as it is, and those after the unit has been taken up for something."""
    yield state, view
    listed = view.decision.actions if view.decision else ()
    picks = [action for action in listed if is_pointed_at(action, unit) and is_free(game, view, action)]
    for pick in picks[:MOST_PICKS]:
        after, _ = imagined(game, view, pick)
        yield after, game.observe(after, view.seat)


def _aim(room: Lookout, view: View, asked: AskedUnit) -> Pointed:
    """What is pointed at, as the seat sees it."""
    scene = room.game.scene(view)
    pieces = {piece.id: piece for piece in scene.pieces}
    own = pieces.get(asked.unit)
    there = pieces.get(asked.piece)
    space = asked.space or (there.space if there else "")
    others = [asked.piece] if asked.piece else [piece.id for piece in scene.pieces if piece.space == asked.space]
    targets = tuple(other for other in others if other != asked.unit)
    hostile = own is not None and any(pieces[one].side != own.side for one in targets if one in pieces)
    start = own.space if own else ""
    return Pointed(asked.unit, start, space, targets, hostile, not space or start == space)


def _plausible(room: Lookout, aim: Pointed, listed: Sequence[Action], picked: bool) -> Iterator[Action]:
    """Every action that takes what is pointed at: the unit alone where it stands, with the space, with who is there."""
    unit, space, targets = aim.unit, aim.space, aim.targets
    on_board = space in room.known.spaces
    for action in listed:
        if is_pointed_at(action, unit, space=space) or any(is_pointed_at(action, unit, other) for other in targets):
            yield action
    #: what is being asked just now: its answers may be about a unit picked before, and then do not name it
    current = {type(action) for action in listed}
    for kind in room.game.action_kinds():
        tried = [pointed(kind, unit)] if aim.alone or (kind in current and not picked) else []
        tried += [pointed(kind, unit, space=space)] if on_board else []
        tried += [pointed(kind, unit, target) for target in targets]
        if kind in current:
            tried += [pointed(kind, space=space)] if on_board else []
            tried += [pointed(kind, target=target) for target in targets]
        yield from (action for action in tried if action)


def _obstacles(room: Lookout, view: View, aim: Pointed, refusal: Refusal | None) -> tuple[str, ...]:
    """What a refusal names besides the unit and its goal, neither of which is in its own way; else what hides it."""
    if refusal is None:
        return ()
    pieces, spaces = room.known.among(refusal.about)
    goal = (aim.unit, aim.start, aim.space, *aim.targets)
    return tuple(name for name in (*pieces, *spaces) if name not in goal) or _hiding(room, view, aim, refusal)


def _hiding(room: Lookout, view: View, aim: Pointed, refusal: Refusal) -> tuple[str, ...]:
    """What stands in the line of sight, where it is sight that a refusal is about."""
    known = room.known.spaces
    if not aim.hostile or aim.start not in known or aim.space not in known:
        return ()
    line = room.game.line_of_sight(view, aim.start, aim.space)
    if line is None or line.clear or refusal.rule not in {line.rule, *(one.rule for one in line.obstacles)}:
        return ()
    return tuple(dict.fromkeys(one.piece or one.space for one in line.obstacles))
