"""The most that a side's reserves can bring to a combat (8.1-d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Number, Piece, PieceSet, Seat, Space
from sandtable.engine.spaces import each, has, plus, without
from sandtable.games.guerra.pieces import drop, lift
from sandtable.games.guerra.reserves import may_commit
from sandtable.games.guerra.stacking import stacked
from sandtable.games.guerra.state import DUE, GuerraState
from sandtable.games.guerra.strength import rivals, strength

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame

#: reserves, each with the hex that it is sent to
Sent = dict[Piece, Space]


def called_in(game: GuerraGame, state: GuerraState, sent: Sent) -> GuerraState:
    """The position after reserves have come."""
    after = state.copy()
    for unit, space in sent.items():
        lift(game.theatre, after, unit, DUE)
        drop(game.theatre, after, unit, space)
        after.reserve = without(after.reserve, unit)
    return after


def room_in(game: GuerraGame, state: GuerraState, space: Space) -> Number:
    """Stacking points that a hex still takes."""
    return game.room[space] - stacked(game.theatre, state, space)


def strongest_defenders(game: GuerraGame, state: GuerraState, side: Seat, space: Space) -> Sent:
    """The reserves with the most defence that the attacked hex has room for."""
    theatre = game.theatre
    #: stacking points -> the most defence so many let in, and who brings it
    best: list[tuple[Number, PieceSet]] = [(0, 0)] * (room_in(game, state, space) + 1)
    for unit, _ in may_commit(game, state, side, space, 0):
        need, brings = theatre.stacking[unit], strength(game, state, unit, "defence")
        for points in range(len(best) - 1, need - 1, -1):
            so_far, units = best[points - need]
            best[points] = max(best[points], (so_far + brings, plus(units, unit)))
    return dict.fromkeys(each(best[-1][1]), space)


def strongest_attackers(game: GuerraGame, state: GuerraState, side: Seat, space: Space, attackers: PieceSet) -> Sent:
    """The reserves with the most attack that find room around the attacked hex and may attack together (6-a)."""
    if not game.reserves:
        return {}
    hexes: dict[Piece, list[Space]] = {}
    for unit, to in may_commit(game, state, side, space, attackers):
        hexes.setdefault(unit, []).append(to)
    brings = {unit: strength(game, state, unit, "attack") for unit in hexes}
    units = sorted(hexes, key=lambda unit: -brings[unit])
    room = {to: room_in(game, state, to) for spaces in hexes.values() for to in spaces}
    stacking = game.theatre.stacking
    best: tuple[Number, Sent] = (0, {})

    def send(left: list[Piece], joined: PieceSet, so_far: Number, sent: Sent) -> None:
        nonlocal best
        if so_far > best[0]:
            best = (so_far, dict(sent))
        if not left or so_far + sum(brings[unit] for unit in left) <= best[0]:
            return
        unit, *others = left
        if not has(rivals(game, joined), unit):
            for to in hexes[unit]:
                if stacking[unit] <= room[to]:
                    room[to] -= stacking[unit]
                    send(others, plus(joined, unit), so_far + brings[unit], {**sent, unit: to})
                    room[to] += stacking[unit]
        send(others, joined, so_far, sent)

    send(units, attackers, 0, {})
    return best[1]
