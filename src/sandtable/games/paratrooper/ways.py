"""Ways over the mission map (chapter 13): the cheapest to every hex, and what a way that the player names comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.contract import Message, Refusal
from sandtable.engine.spaces import has
from sandtable.games.paratrooper.ground import HELICOPTER, NEAR, Ground
from sandtable.games.paratrooper.movement import Mover, movers, reach_from_outside, step_of_force, stop_hexes
from sandtable.games.paratrooper.state import Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR

if TYPE_CHECKING:
    from sandtable.engine.fields import Piece, PieceSet
    from sandtable.games.paratrooper.game import ParatrooperGame

#: half points spent, by kind of mover
Bill = tuple[int, ...]


class Trail(NamedTuple):
    """A way so far: its end, what each kind of mover has spent, and every hex entered.

    ``river``: the enemy at its end was met across a river; ``halted``: it goes no further.
    """

    at: Hex
    bill: Bill
    river: bool = False
    halted: bool = False
    path: tuple[Hex, ...] = ()


class Country(NamedTuple):
    """All that the ways of a force depend on."""

    ground: Ground
    kinds: tuple[Mover, ...]
    foes: HexSet
    stops: HexSet
    fires: HexSet

    @property
    def by_air(self) -> bool:
        """Whether all fly."""
        return all(how == HELICOPTER for how, _ in self.kinds)


def country(game: ParatrooperGame, state: ParatrooperState, force: PieceSet) -> Country:
    """The mission map as this force finds it."""
    return Country(game.ground(state), movers(game, state, force), state.foes, stop_hexes(game, state), state.fires)


def left(land: Country, trail: Trail) -> float:
    """The movement points that the slowest has left at the end of a way."""
    if trail.halted:
        return 0.0
    return max(0, min(points - used for (_, points), used in zip(land.kinds, trail.bill, strict=True))) / 2


def one_hex(land: Country, trail: Trail, to: Hex) -> Trail | None:
    """The way goes on by one hex; None where it cannot."""
    untouched = not any(trail.bill)
    step = None if trail.halted else step_of_force(land.ground, land.kinds, trail.at, to, trail.bill, untouched)
    if step is None:
        return None
    bill, stop, river = step
    enemy = has(land.foes, to)
    if enemy and has(land.ground.water, to) and not land.by_air:
        return None  # meeting the enemy is a STOP, and nobody may stay in all-water (30.1-b)
    halted = enemy or stop or has(land.stops, to)
    return Trail(to, bill, enemy and river, halted, (*trail.path, to))


def trails(land: Country, start: Trail) -> dict[Hex, Trail]:
    """The cheapest way on to every hex: where it ends in contact one without a river assault, if there is one."""
    open_ways: dict[Hex, list[Trail]] = {start.at: [start]}
    ends: dict[Hex, Trail] = {}
    queue = [start]
    while queue:
        trail = queue.pop(0)
        if trail not in open_ways[trail.at]:
            continue
        for to in sorted({step[0] for how, _ in land.kinds for step in land.ground.steps[how][trail.at]}):
            further = one_hex(land, trail, to)
            if further is None:
                continue
            if further.halted:
                best = ends.get(to)
                if best is None or (further.river, further.bill) < (best.river, best.bill):
                    ends[to] = further
                continue
            others = open_ways.setdefault(to, [])
            if any(_covers(other, further) for other in others):
                continue
            others[:] = [*(other for other in others if not _covers(further, other)), further]
            queue.append(further)
    found = ends | {hex: min(ways, key=lambda way: way.bill) for hex, ways in open_ways.items()}
    del found[start.at]
    return found


def _covers(one: Trail, other: Trail) -> bool:
    """Whether one way is as cheap as another for every kind of mover."""
    return all(mine <= its for mine, its in zip(one.bill, other.bill, strict=True))


# From outside


def entering(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Trail | None:
    """A unit beside the map enters its edge hex (6.3-c)."""
    hex = state.aim[piece]
    known = reach_from_outside(game, state, piece).get(hex)
    return Trail(hex, *known, (hex,)) if known else None


# What the player names


def why_not_on(land: Country, trail: Trail, to: Hex, about: dict[str, str]) -> Refusal:
    """The rule that keeps a way from going on to a hex next door."""
    if trail.halted:
        return Refusal(_why_halted(land, trail), about)
    if not has(NEAR[trail.at], to):
        return Refusal("13.0-c", about)
    open_to_all = all(any(step[0] == to for step in land.ground.steps[how][trail.at]) for how, _ in land.kinds)
    if not open_to_all:
        return Refusal("13.1-c", about)
    if has(land.ground.water & land.foes, to) and not land.by_air:
        return Refusal("30.1-b", about)
    return Refusal("13.0-a", about, short_of(land, trail, to, about))


def short_of(land: Country, trail: Trail, to: Hex, about: dict[str, str]) -> Message | None:
    """What the cheapest way on to a hex costs and what is left for it; of those who fall short the most."""
    tireless = land._replace(kinds=tuple((how, FAR) for how, _ in land.kinds))
    further = None if trail.halted else trails(tireless, trail).get(to)
    if further is None:
        return None
    bills = zip(land.kinds, trail.bill, further.bill, strict=True)
    cost, left = max(
        ((then - used, points - used) for (_, points), used, then in bills), key=lambda one: one[0] - one[1]
    )
    return Message("paratrooper-short-of-points", {**about, "cost": cost / 2, "left": max(0, left) / 2})


def _why_halted(land: Country, trail: Trail) -> str:
    """The rule that stopped a force where it is."""
    if has(land.foes, trail.at):
        return "13.3-a"
    if has(land.stops, trail.at):
        return "32.4-c" if has(land.fires, trail.at) else "22.2-g"
    paid = all(used <= points for (_, points), used in zip(land.kinds, trail.bill, strict=True))
    return "13.1-b" if paid else "13.1-d"
