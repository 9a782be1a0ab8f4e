"""How far units can go (chapter 13): costs in half movement points, STOP terrain, rivers, enemies."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, PieceSet
from sandtable.engine.spaces import each, has, only, plus
from sandtable.games.paratrooper.ground import BRIDGED, HELICOPTER, HEXES, Ground
from sandtable.games.paratrooper.state import BESIDE, Hex, HexSet, ParatrooperState
from sandtable.games.paratrooper.theatre import FAR

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame

#: hex -> (half points spent by each kind of mover, river crossed into the enemy there, movement ends there)
Reach = dict[Hex, tuple[tuple[int, ...], bool, bool]]
#: a kind of mover: how it moves, and its half points
Mover = tuple[int, int]


def points_of(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Number:
    """A unit's movement in half points (13.0-a), doubled by a convoy or FOB (27.2-b, 27.3-c)."""
    printed = game.theatre.movement[piece][has(state.disrupted, piece)]
    return printed * (4 if has(state.doubled, piece) else 2)


def movers(game: ParatrooperGame, state: ParatrooperState, force: PieceSet) -> tuple[Mover, ...]:
    """The kinds of movers in a force; an engineer in it, even embarked, bridges rivers for all (13.2-d)."""
    theatre = game.theatre
    bridged = force & theatre.engineers
    for passenger in each(state.embarked & theatre.engineers):
        if has(force, state.aboard[passenger]):
            bridged = plus(bridged, passenger)
    found = set()
    for piece in each(force):
        how = theatre.how[piece]
        found.add((BRIDGED[how] if bridged else how, points_of(game, state, piece)))
    return tuple(sorted(found))


def stop_hexes(game: ParatrooperGame, state: ParatrooperState) -> HexSet:
    """Hexes that end movement besides those with the enemy: revealed IEDs and oilfield fires (22.2-g, 32.4-c)."""
    found = state.fires
    for marker in each(game.theatre.ieds & ~state.concealed):
        if 0 <= state.where[marker] < HEXES:
            found = plus(found, state.where[marker])
    return found


def reach(game: ParatrooperGame, state: ParatrooperState, force: PieceSet, start: Hex, spent: tuple[int, ...]) -> Reach:
    """Where a force can go from a hex, having spent so much already; worked out once for equal circumstances."""
    kinds = movers(game, state, force)
    key = (state.map, kinds, start, spent, state.foes, stop_hexes(game, state))
    known = game.reach_memo.get(key)
    if known is None:
        ground = game.ground(state)
        if len(kinds) == 1:
            known = reach_of_one(ground, kinds[0], start, spent[0] if spent else 0, key[4], key[5])
        else:
            known = reach_of_force(ground, kinds, start, spent or (0,) * len(kinds), key[4], key[5])
        game.reach_memo.keep(key, known)
    return known


def reach_of_one(ground: Ground, mover: Mover, start: Hex, spent: int, foes: HexSet, stops: HexSet) -> Reach:
    """Cheapest ways of a single kind of mover."""
    how, points = mover
    steps = ground.steps[how]
    best = {start: spent}
    ends: dict[Hex, tuple[int, bool]] = {}  # where movement ends: a way that crosses no river is preferred
    queue = [(spent, start)]
    first = spent == 0
    while queue:
        used, hex = heappop(queue)
        if used > best[hex]:
            continue
        for to, cost, stop, river in steps[hex]:
            total = used + cost
            if total > points:
                if not (first and hex == start):
                    continue
                stop = True  # one hex can always be entered, but no more (13.1-d)
            enemy = has(foes, to)
            if enemy or stop or has(stops, to):
                if enemy and how != HELICOPTER and has(ground.water, to):
                    continue  # meeting the enemy is a STOP, and nobody may stay in all-water (30.1-b)
                end = (total, bool(enemy) and river)
                if to not in ends or (end[1], end[0]) < (ends[to][1], ends[to][0]):
                    ends[to] = end
            elif total < best.get(to, FAR):
                best[to] = total
                heappush(queue, (total, to))
    found: Reach = {hex: ((used,), river, True) for hex, (used, river) in ends.items()}
    found.update({hex: ((used,), False, False) for hex, used in best.items()})
    return kept(ground, found, start, how == HELICOPTER)


def kept(ground: Ground, found: Reach, start: Hex, by_air: bool) -> Reach:
    """Without the start, and without the all-water hexes that only helicopters may stay in (13.1-c, 30.1-b)."""
    found.pop(start, None)
    if not by_air:
        for hex in each(ground.water):
            found.pop(hex, None)
    return found


def reach_of_force(
    ground: Ground, kinds: tuple[Mover, ...], start: Hex, spent: tuple[int, ...], foes: HexSet, stops: HexSet
) -> Reach:
    """Ways that all of a mixed force can take together (13.0-d): for each hex the bills that none beats."""
    labels: dict[Hex, list[tuple[int, ...]]] = {start: [spent]}
    ends: dict[Hex, tuple[tuple[int, ...], bool]] = {}
    queue = [(spent, start)]
    first = not any(spent)
    by_air = all(how == HELICOPTER for how, _ in kinds)
    while queue:
        used, hex = queue.pop()
        if used not in labels[hex]:
            continue
        for to in {step[0] for how, _ in kinds for step in ground.steps[how][hex]}:
            step = step_of_force(ground, kinds, hex, to, used, first and hex == start)
            if step is None:
                continue
            total, stop, river = step
            enemy = has(foes, to)
            if enemy or stop or has(stops, to):
                end = (total, bool(enemy) and river)
                if not (enemy and has(ground.water, to) and not by_air):
                    if to not in ends or (end[1], end[0]) < (ends[to][1], ends[to][0]):
                        ends[to] = end
                continue
            others = labels.setdefault(to, [])
            if any(all(a <= b for a, b in zip(other, total, strict=True)) for other in others):
                continue
            others[:] = [o for o in others if not all(a <= b for a, b in zip(total, o, strict=True))] + [total]
            queue.append((total, to))
    found: Reach = {hex: (bill, river, True) for hex, (bill, river) in ends.items()}
    found.update({hex: (min(bills), False, False) for hex, bills in labels.items()})
    return kept(ground, found, start, by_air)


def step_of_force(
    ground: Ground, kinds: tuple[Mover, ...], hex: Hex, to: Hex, used: tuple[int, ...], first: bool
) -> tuple[tuple[int, ...], bool, bool] | None:
    """One step of a mixed force: every kind pays its own cost; None if one of them cannot go."""
    totals, stop, river = [], False, False
    for (how, points), so_far in zip(kinds, used, strict=True):
        step = next((s for s in ground.steps[how][hex] if s[0] == to), None)
        if step is None:
            return None
        total = so_far + step[1]
        if total > points:
            if not first:
                return None
            stop = True
        totals.append(total)
        stop, river = stop or step[2], river or step[3]
    return tuple(totals), stop, river


def reach_from_outside(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Reach:
    """A unit beside the map enters its edge hex and may go on from there (6.3-c)."""
    hex, ground = state.aim[piece], game.ground(state)
    how, points = movers(game, state, only(piece))[0]
    cost = ground.entry_from_outside(how, hex)
    if cost is None or (has(state.by_sea, piece) and has(state.foes, hex)):
        return {}
    by_terrain = cost == ground.entry(how, hex) and ground.stops(how, hex)
    halted = has(state.foes | stop_hexes(game, state), hex) or cost >= points or by_terrain
    found: Reach = {hex: ((cost,), False, halted)}
    if not halted:
        found.update(reach(game, state, only(piece), hex, (cost,)))
    return found


def may_move(game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> bool:
    """Whether a unit that has not moved has anywhere to go; one hex can always be entered (13.1-d)."""
    theatre = game.theatre
    hex = state.where[piece]
    if theatre.movement[piece][0] == 0 or has(state.embarked, piece):
        return False
    if hex == BESIDE:
        return bool(reach_from_outside(game, state, piece))
    if not 0 <= hex < HEXES:
        return False
    ways = game.ground(state).exits[theatre.how[piece]][hex]
    return bool(ways)
