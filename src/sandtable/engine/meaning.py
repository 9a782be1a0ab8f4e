"""What somebody meant who points a unit at a space or at another piece and asks why not: the likeliest first.

The browser's table asks it of what is clicked, the terminal's of what is typed; both are told the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sandtable.engine import hand
from sandtable.engine.contract import Action, Game, Refusal, View
from sandtable.engine.foresight import imagined, is_free
from sandtable.engine.handles import Known, has_way, is_hostile, is_pointed_at, pointed, touched
from sandtable.engine.scene import Obstacle
from sandtable.engine.states import State
from sandtable.engine.table import Table

#: so many ways to take a unit up are followed to the next question
MOST_PICKS = 3


class Asked(NamedTuple):
    """A unit, and the space or the other piece that it is pointed at; '' for what is not named."""

    unit: str
    space: str = ""
    piece: str = ""


class Meant(NamedTuple):
    """An action that may have been meant, at which position, and what forbids it there."""

    action: Action
    view: View
    refusal: Refusal | None
    #: what stands in its way: pieces, then spaces
    obstacles: tuple[str, ...]
    #: the same where it is a line of sight that is barred: what stands in it, and in which space
    hiding: tuple[Obstacle, ...] = ()


class Pointed(NamedTuple):
    """What a unit is pointed at: from where, the space, who stands there, whether an enemy does."""

    unit: str
    start: str
    space: str
    targets: tuple[str, ...]
    hostile: bool
    #: the unit itself, or where it stands
    alone: bool
    #: the piece that was named, and no space with it
    named: str


def meant(table: Table, known: Known, seat: int, asked: Asked) -> list[Meant]:
    """Everything that may be meant: what is asked just now first, then by what stands there and how far it got."""
    game, held = table.game, in_hand(table, seat)
    start = _before_others(table, seat, asked.unit, held)
    view = game.observe(start, seat)
    aim = _aim(game, view, asked)
    found: dict[Action, tuple[tuple[int, ...], Meant]] = {}
    for later, (state, seen) in enumerate(_positions(game, start, view, aim.unit)):
        listed = seen.decision.actions if seen.decision else ()
        step = state.stack[-1] if state.stack else None
        for action in _plausible(game, known, aim, listed, step, later > 0 or aim.unit in held):
            refusal = game.why_not(state, seat, action)
            if refusal is None and not _is_at(action, aim):
                continue  # that the unit may be taken up answers nothing
            one = Meant(action, seen, refusal, *_obstacles(game, known, seen, aim, refusal))
            rank = _rank(one, aim, step is not None and step.judges(type(action)), later)
            if action not in found or rank < found[action][0]:
                found[action] = (rank, one)
    rest = [one for _, one in sorted(found.values(), key=lambda ranked: ranked[0])]
    return [*(() if aim.unit in held else _kept_out(game, known, view, aim)), *rest]


def in_hand(table: Table, seat: int) -> list[str]:
    """The units that a seat has picked, and those that its question is about."""
    game, state = table.game, table.state
    scene = game.scene(game.observe(state, seat))
    return [*hand.units_in(game, state, seat, hand.given(table, seat), scene), *scene.focus]


def _before_others(table: Table, seat: int, unit: str, held: Sequence[str]) -> State:
    """The position that a unit is asked about in: while others are in hand, the one before they were picked."""
    stand = hand.given(table, seat)
    return table.states[len(table.states) - 1 - len(stand)] if stand and unit not in held else table.state


def _kept_out(game: Game, known: Known, view: View, aim: Pointed) -> Iterator[Meant]:
    """What keeps this unit, and not others, from taking part in what may be done at the place: to attack it, say."""
    for action in view.decision.actions if view.decision and aim.space else ():
        if not is_pointed_at(action, "", space=aim.space) or not is_free(game, view, action):
            continue
        after, _ = imagined(game, view, action)
        seen, step = game.observe(after, view.seat), after.stack[-1]
        for kind in dict.fromkeys(map(type, seen.decision.actions if seen.decision else ())):
            joins = pointed(kind, aim.unit) if step.judges(kind) else None
            refusal = game.why_not(after, view.seat, joins) if joins else None
            if joins and refusal:
                yield Meant(joins, seen, refusal, *_obstacles(game, known, seen, aim, refusal))


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
        bool(aim.named) and touched(one.action).target != aim.named,
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


def _aim(game: Game, view: View, asked: Asked) -> Pointed:
    """What is pointed at, as the seat sees it."""
    scene = game.scene(view)
    pieces = {piece.id: piece for piece in scene.pieces}
    own = pieces.get(asked.unit)
    there = pieces.get(asked.piece)
    space = asked.space or (there.space if there else "")
    others = [asked.piece] if asked.piece else [piece.id for piece in scene.pieces if piece.space == asked.space]
    targets = tuple(other for other in others if other != asked.unit)
    hostile = own is not None and any(pieces[one].side != own.side for one in targets if one in pieces)
    start = own.space if own else ""
    named = "" if asked.space else asked.piece
    return Pointed(asked.unit, start, space, targets, hostile, not space or start == space, named)


def _plausible(
    game: Game, known: Known, aim: Pointed, listed: Sequence[Action], step: Any, held: bool
) -> Iterator[Action]:
    """Every action that takes what is pointed at: the unit alone where it stands, with the space, with who is there.

    Of what is being asked just now also what does not name the unit: it may be held, picked before. That it
    can go nowhere at all from where it is does not keep anybody from asking why.
    """
    unit, space = aim.unit, aim.space
    targets = [one for one in aim.targets if one in known.pieces]  # a lorry or a marker is nobody to do anything to
    on_board = space in known.spaces
    for action in listed:
        if is_pointed_at(action, unit, space=space) or any(is_pointed_at(action, unit, other) for other in targets):
            yield action
    current = {type(action) for action in listed}
    for kind in game.action_kinds():
        tried = [pointed(kind, unit)] if aim.alone or (kind in current and not held) else []
        tried += [pointed(kind, unit, space=space)] if on_board else []
        tried += [pointed(kind, unit, target) for target in targets]
        if kind in current or (held and step is not None and step.judges(kind)):
            tried += [pointed(kind, space=space)] if on_board else []
            tried += [pointed(kind, target=target) for target in targets]
        yield from (action for action in tried if action)


def _obstacles(
    game: Game, known: Known, view: View, aim: Pointed, refusal: Refusal | None
) -> tuple[tuple[str, ...], tuple[Obstacle, ...]]:
    """What a refusal names besides the unit and its goal, neither of which is in its own way; else what hides it."""
    if refusal is None:
        return (), ()
    pieces, spaces = known.among(refusal.about)
    goal = (aim.unit, aim.start, aim.space, *aim.targets)
    if named := tuple(name for name in (*pieces, *spaces) if name not in goal):
        return named, ()
    hiding = _hiding(game, known, view, aim, refusal)
    return tuple(dict.fromkeys(one.piece or one.space for one in hiding)), hiding


def _hiding(game: Game, known: Known, view: View, aim: Pointed, refusal: Refusal) -> tuple[Obstacle, ...]:
    """What stands in the line of sight, where it is sight that a refusal is about."""
    if not aim.hostile or not known.spaces.issuperset((aim.start, aim.space)):
        return ()
    line = game.line_of_sight(view, aim.start, aim.space)
    if line is None or line.clear or refusal.rule not in {line.rule, *(one.rule for one in line.obstacles)}:
        return ()
    return tuple(line.obstacles)
