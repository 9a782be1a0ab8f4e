"""What somebody meant who names a unit and a place or another piece and asks why not: the likeliest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sandtable.engine import hand
from sandtable.engine.contract import Action, Game, Refusal, View
from sandtable.engine.foresight import imagined, is_free
from sandtable.engine.handles import has_way, is_hostile, is_pointed_at, pointed, touched
from sandtable.engine.states import State
from sandtable.terminal import typed
from sandtable.terminal.looking import Looking

#: so many ways to take a unit up are followed to the next question
MOST_PICKS = 3


#: the unit, and the piece or the space that it is pointed at; '' for the other
Named = tuple[str, str, str]


class Meant(NamedTuple):
    """An action that may have been meant, at which position, and what forbids it there."""

    action: Action
    view: View
    refusal: Refusal | None


def meant(table: Looking, named: Named) -> list[Meant]:
    """Everything that may be meant: what is asked just now first, also after the unit has been taken up for it."""
    game, seat = table.game, table.viewer
    unit, target, space = named
    held = unit in in_hand(table)
    sides = {piece.id: piece.side for piece in table.scene.pieces}
    there = [piece.side for piece in table.scene.pieces if piece.id == target or (space and piece.space == space)]
    hostile = any(side != sides.get(unit) for side in there)
    start = _before_others(table, unit)
    found: dict[Action, tuple[tuple[int, ...], Meant]] = {}
    for later, (state, view) in enumerate(_positions(table, start, unit)):
        listed = view.decision.actions if view.decision else ()
        step = state.stack[-1] if state.stack else None
        for action in guesses(game, listed, named, later > 0 or held):
            refusal = game.why_not(state, seat, action)
            if refusal is None and not _is_at(action):
                continue  # that the unit may be taken up answers nothing
            one = Meant(action, view, refusal)
            rank = _rank(one, hostile, step is not None and step.judges(type(action)), later)
            if action not in found or rank < found[action][0]:
                found[action] = (rank, one)
    return [one for _, one in sorted(found.values(), key=lambda ranked: ranked[0])]


def in_hand(table: Looking) -> list[str]:
    """The units that the question is about, and those picked for it."""
    stand = hand.given(table.table, table.viewer)
    held = hand.units_in(table.game, table.table.state, table.viewer, stand, table.scene)
    return [*held, *table.scene.focus]


def _before_others(table: Looking, unit: str) -> State:
    """The position that a unit is asked about in: while others are in hand, the one before they were picked."""
    stand = hand.given(table.table, table.viewer)
    if not stand or unit in in_hand(table):
        return table.table.state
    return table.table.states[len(table.table.states) - 1 - len(stand)]


def _positions(table: Looking, state: State, unit: str) -> Iterator[tuple[State, View]]:
    """The position as it is, and those after the unit has been taken up for something."""
    game, seat = table.game, table.viewer
    view = game.observe(state, seat)
    yield state, view
    listed = view.decision.actions if view.decision else ()
    picks = [action for action in listed if is_pointed_at(action, unit) and is_free(game, view, action)]
    for pick in picks[:MOST_PICKS]:
        after, _ = imagined(game, view, pick)
        yield after, game.observe(after, seat)


def guesses(game: Game, listed: Sequence[Action], named: Named, held: bool = False) -> list[Action]:
    """Every action that takes the unit and what it is pointed at; of what is asked just now also those of it alone.

    Of a unit that is held, in hand already, what is asked just now does not name it: the place alone is enough.
    """
    unit, target, space = named
    current = {type(action) for action in listed}
    found: list[Action | None] = [action for action in listed if is_pointed_at(action, unit, target, space)]
    for _, kind in sorted(typed.kinds(game).items()):
        found.append(pointed(kind, unit, target, space))
        if kind in current:
            found.append(pointed(kind, target=target, space=space) if held else pointed(kind, unit))
    return list(dict.fromkeys(action for action in found if action))


def _is_at(action: Action) -> bool:
    """Whether an action is about what is named beside the unit."""
    held = touched(action)
    return bool(held.target or held.space)


def _rank(one: Meant, hostile: bool, judged: bool, later: int) -> tuple[int, ...]:
    """The smaller, the more likely it is what was meant."""
    rule, about = (one.refusal.rule, one.refusal.about) if one.refusal else ("", {})
    listed = one.view.decision.actions if one.view.decision else ()
    # Who points at an enemy wants to fight him, who points at an empty space wants to go there.
    fits = is_hostile(type(one.action)) == hostile
    return (
        one.refusal is not None,
        not judged,
        not _is_at(one.action),
        not fits,
        rule.startswith("table:"),
        not hostile and not has_way(one.action),
        not any(type(action) is type(one.action) for action in listed),
        -len(about),  # the more a refusal can name, the further the check got
        later,
    )
