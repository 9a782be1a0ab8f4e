"""What a table shows over the mission map: how far a force can go and by which way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import View
from sandtable.engine.scene import Reach
from sandtable.engine.spaces import has
from sandtable.games.paratrooper.force import Force
from sandtable.games.paratrooper.ground import Ground
from sandtable.games.paratrooper.movement import Mover, movers, step_of_force, stop_hexes
from sandtable.games.paratrooper.state import BESIDE, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: what each kind of mover has spent
Bill = tuple[int, ...]
#: a hex and the bill it was come to with -> those before it
Ways = dict[tuple[Hex, Bill], tuple[Hex, Bill] | None]


def reach(game: ParatrooperGame, view: View[ParatrooperState]) -> list[Reach]:
    """Movement points left to the slowest and the way, for the force on the move (13.0)."""
    state = view.state
    force = state.stack[-1] if view.decision else None
    if not isinstance(force, Force):
        return []
    lead, ground = force.lead, game.ground(state)
    goals = force.goals(game, state)
    kinds = movers(game, state, force.units)
    start, spent = state.where[lead], (force.spent,) * len(kinds)
    if start == BESIDE:
        start = state.aim[lead]
        spent = goals[start][0] if start in goals else spent
    before = _ways(ground, kinds, start, spent, state.foes, stop_hexes(game, state))
    names = ground.names
    ways = {}
    left: dict[str, float] = {}
    for hex, (bill, _, halted) in goals.items():
        ways[names[hex]] = [names[step] for step in _back(before, hex, bill)] or [names[hex]]
        rest = min(points - used for (_, points), used in zip(kinds, bill, strict=True))
        left[names[hex]] = 0 if halted else max(0, rest) / 2
    return [Reach(game.theatre.names[lead], names[start], {"do": "move"}, ways, left)]


def _ways(ground: Ground, kinds: tuple[Mover, ...], start: Hex, spent: Bill, foes: HexSet, stops: HexSet) -> Ways:
    """Every hex and bill that a force can come to, with the hex and bill before it."""
    before: Ways = {(start, spent): None}
    waiting = [(start, spent)]
    untouched = not any(spent)
    for hex, used in waiting:
        for to in {step[0] for how, _ in kinds for step in ground.steps[how][hex]}:
            step = step_of_force(ground, kinds, hex, to, used, untouched and hex == start)
            if step is None:
                continue
            bill, stop, _ = step
            if any(at == to and all(old <= new for old, new in zip(known, bill, strict=True)) for at, known in before):
                continue
            before[to, bill] = (hex, used)
            if not stop and not has(foes | stops, to):
                waiting.append((to, bill))
    return before


def _back(before: Ways, hex: Hex, bill: Bill) -> list[Hex]:
    """The hexes entered on the way to one, with this bill or the nearest to it that is known."""
    bills = [known for at, known in before if at == hex]
    if not bills:
        return []
    here: tuple[Hex, Bill] | None = (hex, bill if bill in bills else min(bills))
    path = []
    while here is not None and before[here] is not None:
        path.append(here[0])
        here = before[here]
    return path[::-1]
