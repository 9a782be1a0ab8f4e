"""What comes of an answer before it is given: whether a part of the turn ends with it, how likely what is wanted is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from sandtable.engine import foresight
from sandtable.engine.contract import Action, Game, View
from sandtable.engine.handles import Known, closes, is_hostile, touched
from sandtable.engine.scene import Scene
from sandtable.engine.verdicts import in_short


def left_to_act(game: Game, view: View, action: Action, scene: Scene) -> int:
    """How many units could still act in the part of the turn that ends with this answer; 0 where none ends."""
    listed, held = view.decision.actions if view.decision else (), touched(action)
    if held.unit or held.space or held.target or view.state.stack[-1].amid:
        return 0
    # what the game ranks behind all else is nothing that anybody would have forgotten
    useful = [one for one in listed if game.rank(view, one) <= 0]
    units = {touched(one).unit for one in useful} - {""} or behind(game, view, useful)
    if not units or not foresight.ends_phase(game, view, action):
        return 0
    waiting = units | foresight.alike(game, view, useful, scene).keys()
    return 0 if passes_them(game, view, waiting, scene) else len(waiting)


def behind(game: Game, view: View, listed: Sequence[Action]) -> set[str]:
    """The units that are asked for once it is said at whom: of what is worth doing, and needs no dice before that."""
    found: set[str] = set()
    for action in listed:
        if is_hostile(type(action)) and not closes(type(action)) and not game.harms(view, action):
            # The seed is always the same: what somebody is told depends on his view alone.
            state = game.imagine(view, Random(0))
            game.play(state, action)
            asked = game.pending(state)
            if asked is not None and asked.seat == view.seat and not state.chance.drawn:
                found |= {touched(one).unit for one in asked.actions} - {""}
    return found


def passes_them(game: Game, view: View, waiting: Collection[str], scene: Scene) -> bool:
    """Whether all who could still act are those who are asked about: whoever passes them has not forgotten them."""
    asked = Known.of(game).among(game.question(view).args)[0]
    return any(unit in asked for unit in waiting) and all(unit in asked or unit in scene.focus for unit in waiting)


def chance_of_good(game: Game, view: View, action: Action) -> float | None:
    """How likely what one wants comes of an answer; None where no chance is in it, or nobody says what is wanted."""
    found = game.forecast(view, action)
    judged = found is not None and any(one.good is not None for one in in_short(found).verdict)
    return foresight.chance_of_good(found) if found and found.rolls and judged else None


def worth(game: Game, view: View, action: Action) -> float:
    """The points to be expected of an answer, as whoever gives it counts them."""
    found = game.forecast(view, action)
    return foresight.gain(game, view, found) if found else 0.0
