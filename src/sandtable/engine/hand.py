"""What a player has in hand: the units that he has picked and nothing has come of yet.

A pick can be taken back as if it had not been given. So a table may give it at the first touch of a unit, and change
hands, let one more join or take one out again as often as its player likes: what counts is who is in hand in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from sandtable.engine.contract import Action, Event, Game, View
from sandtable.engine.handles import touched
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.table import Table


def names_a_unit_only(action: Action) -> bool:
    """Whether it says who, and neither where nor at whom."""
    held = touched(action)
    return bool(held.unit) and not held.space and not held.target


def nothing_came_of_it(before: State, after: State, events: Sequence[Event]) -> bool:
    """Whether there is another question and no more: nothing is told, or all is as it was."""
    return not events or all(getattr(before, name) == getattr(after, name) for name in before.FIELDS)


def picks(game: Game, view: View, actions: Sequence[Action]) -> list[bool]:
    """Which of a seat's legal actions take a unit in hand, as far as the seat can tell."""
    found = [names_a_unit_only(action) for action in actions]
    if any(found):
        # The seed is always the same: what somebody is told depends on his view alone.
        state: State = game.imagine(view, Random(0))
        found = [
            may and taken(game, state, view.seat, action) is not None
            for may, action in zip(found, actions, strict=True)
        ]
    return found


def taken(game: Game, state: State, seat: int, action: Action) -> State | None:
    """The position with the unit in hand; None if more than that comes of it, or it cannot be taken back."""
    after: State = state.copy()
    events = game.play(after, action)
    asked = game.pending(after)
    if after.chance.drawn or any(event.reveals for event in events) or asked is None or asked.seat != seat:
        return None
    return after if nothing_came_of_it(state, after, events) else None


def given(table: Table, seat: int) -> list[Action]:
    """The picks of a seat that stand and that nothing has come of yet, in order."""
    found: list[Action] = []
    for number in range(len(table.turned) - 1, -1, -1):
        turned = table.turned[number]
        if turned.sealed or turned.seat != seat or not names_a_unit_only(turned.action):
            break
        if not nothing_came_of_it(table.states[number], table.states[number + 1], turned.events):
            break
        found.insert(0, turned.action)
    return found


def begun(table: Table, seat: int) -> int:
    """How many of a seat's last actions only began something: its picks, and what it said it would do with them."""
    found = len(given(table, seat))
    while found < len(table.turned) and _only_begins(table, seat, len(table.turned) - 1 - found):
        found += 1
    return found


def mustered(table: Table, seat: int, action: Action) -> list[tuple[State, Action]]:
    """What a seat has said for what it is about to do, and that itself: each with the position it was said in."""
    last = len(table.turned)
    before = range(last - begun(table, seat), last)
    return [*((table.states[place], table.turned[place].action) for place in before), (table.state, action)]


def _only_begins(table: Table, seat: int, number: int) -> bool:
    """Whether an action did no more than lead to a further question, under which the one it answered still stands."""
    turned, before, after = table.turned[number], table.states[number], table.states[number + 1]
    if turned.sealed or turned.seat != seat or not nothing_came_of_it(before, after, turned.events):
        return False
    return len(before.stack) < len(after.stack) and before.stack == after.stack[: len(before.stack)]


def units_in(game: Game, state: State, seat: int, given: Iterable[Action], seen: Scene | None = None) -> list[str]:
    """The units in hand: those picked, and those beside them whom the question is about as well."""
    named = [touched(action).unit for action in given]
    if not named:
        return []
    scene = seen or game.scene(game.observe(state, seat))
    where = {piece.id: piece.space for piece in scene.pieces}
    here = {where[unit] for unit in named if unit in where}
    return list(dict.fromkeys([*named, *(piece for piece in scene.focus if where.get(piece) in here)]))


def kept_out(table: Table, seat: int, given: Sequence[Action], units: Sequence[str]) -> dict[str, list[str]]:
    """By rule, who could have been picked as those in hand were, and may not any more beside them."""
    game, state = table.game, table.state
    before = game.observe(table.states[len(table.states) - 1 - len(given)], seat).decision
    asked = game.pending(state)
    if before is None or asked is None or asked.seat != seat or asked.step != before.step or state.stack[-1].limited:
        return {}
    found: dict[str, list[str]] = {}
    for action in before.actions:
        unit = touched(action).unit
        if type(action) is type(given[0]) and action not in asked.actions and unit not in units:
            refusal = game.why_not(state, seat, action)
            if refusal is not None:
                found.setdefault(refusal.rule, []).append(unit)
    return found


def room(game: Game, view: View, units: Sequence[str]) -> list[str] | None:
    """Of these, in order, who could be picked one after the other; None where there is always room for all."""
    if not view.state.stack[-1].limited:
        return None
    state: State = game.imagine(view, Random(0))
    return [touched(action).unit for action in _in_order(game, state, view.seat, units, None)]


def gathered(table: Table, seat: int, units: Sequence[str], first: Action | None = None) -> tuple[int, list[Action]]:
    """How to get exactly these units in hand: how many picks are taken back, and which are given then.

    ``first`` is the pick to begin with, where there are several. Who cannot come along with the others is left out.
    """
    stand = given(table, seat)
    state = table.states[len(table.states) - 1 - len(stand)]
    wanted = _in_order(table.game, state, seat, units, first or (stand[0] if stand else None))
    kept = 0
    while kept < min(len(stand), len(wanted)) and stand[kept] == wanted[kept]:
        kept += 1
    return len(stand) - kept, wanted[kept:]


def _in_order(game: Game, state: State, seat: int, units: Sequence[str], first: Action | None) -> list[Action]:
    """The picks that bring these units in hand, one after the other."""
    found: list[Action] = []
    along: set[str] = set()
    ahead = touched(first).unit if first else ""
    left = sorted(units, key=lambda unit: unit != ahead)
    while left:
        waiting = []
        for unit in left:
            if unit in along:
                continue
            ways = list(_ways_to_pick(game, state, seat, unit, first))
            for action, after in ways:
                # Where there is one pick only, it brings nobody else along.
                others = set(units_in(game, after, seat, [*found, action])) if len(ways) > 1 else along | {unit}
                if others <= set(units):
                    found.append(action)
                    state, along = after, others
                    break
            else:
                waiting.append(unit)
        # Of those that are alike one is listed at a time: another may come once the first has.
        left = waiting if len(waiting) < len(left) else []
    return found


def _ways_to_pick(
    game: Game, state: State, seat: int, unit: str, first: Action | None
) -> Iterator[tuple[Action, State]]:
    """The picks of a unit and what each leads to: the kind that was begun with, then those before it in the list."""
    decision = game.observe(state, seat).decision
    listed = [action for action in decision.actions if names_a_unit_only(action)] if decision else []
    own = [action for action in listed if touched(action).unit == unit]
    same = next((place for place, action in enumerate(own) if type(action) is type(first)), 0)
    for action in [*reversed(own[: same + 1]), *own[same + 1 :]]:
        after = taken(game, state, seat, action)
        if after is not None:
            yield action, after
