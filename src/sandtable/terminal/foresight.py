"""What comes of an answer before it is given: whether a part of the turn ends with it, how likely what is wanted is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sandtable.engine.contract import Action, Event, Game, View
from sandtable.engine.flow import Step
from sandtable.engine.handles import of_another, touched
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.verdicts import in_short


def imagined(game: Game, view: View, action: Action) -> tuple[State, list[Event]]:
    """The position after the action, and what happened on the way."""
    # The seed is always the same: what somebody is told depends on his view alone.
    state: State = game.imagine(view, Random(0))
    return state, game.apply(state, action)


def is_free(game: Game, view: View, action: Action) -> bool:
    """Whether it can be taken back as if it had not been given: nothing thrown or revealed, nobody else's turn."""
    state, events = imagined(game, view, action)
    after = game.pending(state)
    own = after is not None and after.seat == view.seat
    return own and state.chance.drawn == 0 and not any(event.reveals for event in events)


def left_to_act(game: Game, view: View, action: Action, scene: Scene) -> int:
    """How many units could still act in the part of the turn that ends with this answer; 0 where none ends."""
    listed, held = view.decision.actions if view.decision else (), touched(action)
    if held.unit or held.space or held.target or view.state.stack[-1].amid:
        return 0
    units = {touched(one).unit for one in listed} - {""}
    if not units or not _ends_phase(game, view, action):
        return 0
    return len(units) + len(_alike(game, view, listed, scene))


def _ends_phase(game: Game, view: View, action: Action) -> bool:
    """Whether a part of the turn is over with it."""
    state, events = imagined(game, view, action)
    if game.pending(state) is None or any(event.kind == "turn" for event in events):
        return True
    return game.phase(state) != game.phase(view.state)


def _alike(game: Game, view: View, actions: Sequence[Action], scene: Scene) -> set[str]:
    """The pieces that no answer names though any could name them: each is like one beside it that is listed."""
    state, step = view.state, view.state.stack[-1]
    if type(step).like is Step.like or not step.alike:
        return set()
    by_unit = {touched(action).unit: action for action in reversed(actions)}
    where = {piece.id: piece.space for piece in scene.pieces}
    found: set[str] = set()
    for unit, action in by_unit.items():
        for other in where if unit else ():
            if where[other] == where.get(unit) and other not in by_unit and other not in found:
                named = of_another(action, other)
                if not step.why_not(game, state, named) and step.like(game, state, named) == action:
                    found.add(other)
    return found


def chance_of_good(game: Game, view: View, action: Action) -> float | None:
    """How likely what one wants comes of an answer; None where no chance is in it, or nobody says what is wanted."""
    found = game.forecast(view, action)
    verdict = in_short(found).verdict if found and found.rolls else []
    return sum(one.chance for one in verdict if one.good) if any(one.good is not None for one in verdict) else None


def worth(game: Game, view: View, action: Action) -> float:
    """The points to be expected of an answer, as whoever gives it counts them."""
    found, own = game.forecast(view, action), game.seats[view.seat]
    expected = found.expected or [] if found else []
    return sum((one.low + one.high) * (1 if one.side == own else -1) for one in expected)
