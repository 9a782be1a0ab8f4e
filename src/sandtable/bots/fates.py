"""What becomes of pieces and places, as one seat sees it: compared before and after, and added up over many ways."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import sqrt

import msgspec

from sandtable.bots.search import margin
from sandtable.engine.contract import Game
from sandtable.engine.fields import Seat
from sandtable.engine.scene import Piece
from sandtable.engine.states import State

#: what a piece may come to, beside the markers that lie on it in the end
LOST, REDUCED, GONE = "lost", "reduced", "gone"


class Lie(msgspec.Struct, frozen=True):
    """How things lie for a seat: its own pieces and the others that it knows, who stands where, and its lead."""

    own: dict[str, Piece]
    known: dict[str, Piece]
    #: spaces with a piece of the seat's own side, and spaces with one of another side
    held: frozenset[str]
    taken: frozenset[str]
    lead: float


class Happened(msgspec.Struct, frozen=True):
    """What came of one way: of each piece by its id, of each space, and of the lead."""

    own: dict[str, frozenset[str]]
    others: dict[str, frozenset[str]]
    #: spaces where others stood and none of them does any more
    cleared: frozenset[str]
    #: spaces where others stand now and none of one's own does
    fallen: frozenset[str]
    points: float
    #: which of the acts were carried out, or whether anything was done about a place
    acts: tuple[bool, ...] = ()


class Fate(msgspec.Struct, frozen=True):
    """How likely a piece comes to something: to be lost, reduced, gone from its place, or marked so."""

    piece: str
    what: str
    chance: float


class Tally(msgspec.Struct, frozen=True):
    """Many ways added up. ``error`` is the standard error of a chance of one half; 0 where every way was gone through.

    ``low`` and ``high`` are the least and the most of ``points`` that came of any way.
    """

    ways: int
    error: float
    own: list[Fate]
    others: list[Fate]
    cleared: dict[str, float]
    fallen: dict[str, float]
    points: float
    points_error: float
    low: float
    high: float
    acts: list[float]


def is_out(piece: Piece) -> bool:
    """Whether it lies in a box for those who are out of the game."""
    return piece.space.startswith("@") and piece.space.endswith(("lost", "eliminated"))


def own_sides(game: Game, seat: Seat) -> frozenset[int]:
    """The sides of the sheet that a seat plays."""
    name = game.seats[seat]
    return frozenset(
        number for number, side in enumerate(game.sheet().sides) if name in (side["id"], *side.get("seats", []))
    )


def lie(game: Game, state: State, seat: Seat, sides: frozenset[int]) -> Lie:
    """How things lie."""
    pieces = [piece for piece in game.scene(game.observe(state, seat)).pieces if not is_out(piece)]
    own = {piece.id: piece for piece in pieces if piece.side in sides}
    known = {piece.id: piece for piece in pieces if piece.side not in sides and not piece.hidden}
    held = frozenset(piece.space for piece in own.values())
    taken = frozenset(piece.space for piece in pieces if piece.side not in sides)
    return Lie(own, known, held, taken, margin(game, state, seat))


def happened(game: Game, before: Lie, after: Lie, acts: tuple[bool, ...] = ()) -> Happened:
    """What has changed."""
    bad = game.afflictions
    return Happened(
        _changes(before.own, after.own, bad),
        _changes(before.known, after.known, bad),
        before.taken - after.taken,
        after.taken - after.held,
        after.lead - before.lead,
        acts,
    )


def _changes(before: Mapping[str, Piece], after: Mapping[str, Piece], bad: frozenset[str]) -> dict[str, frozenset[str]]:
    found = {}
    for piece, old in before.items():
        if old.space.startswith("@"):
            continue  # who comes from a box has not been there to suffer anything
        if changed := _change(old, after.get(piece), bad):
            found[piece] = changed
    return found


def _change(old: Piece, new: Piece | None, bad: frozenset[str]) -> frozenset[str]:
    if new is None:
        return frozenset((LOST,))
    reduced = (REDUCED,) if new.steps[0] < old.steps[0] else ()
    moved = (GONE,) if new.space != old.space else ()
    return frozenset((*reduced, *moved, *(bad.intersection(new.markers).difference(old.markers))))


def tally(ways: Iterable[tuple[float, Happened]], exact: bool) -> Tally:
    """Adds up what came of all ways; their weights add up to 1."""
    every = list(ways)
    own, others = _fates((weight, one.own) for weight, one in every), _fates((w, one.others) for w, one in every)
    points = sum(weight * one.points for weight, one in every)
    spread = sum(weight * (one.points - points) ** 2 for weight, one in every)
    count = len(every)
    width = max((len(one.acts) for _, one in every), default=0)
    return Tally(
        count,
        0.0 if exact else 0.5 / sqrt(count),
        own,
        others,
        _shares((weight, one.cleared) for weight, one in every),
        _shares((weight, one.fallen) for weight, one in every),
        points,
        0.0 if exact else sqrt(spread / count),
        min(one.points for _, one in every),
        max(one.points for _, one in every),
        [sum(weight for weight, one in every if one.acts[place]) for place in range(width)],
    )


def _fates(ways: Iterable[tuple[float, Mapping[str, frozenset[str]]]]) -> list[Fate]:
    """By piece and what becomes of it, likeliest first."""
    found: dict[tuple[str, str], float] = defaultdict(float)
    for weight, changed in ways:
        for piece, whats in changed.items():
            for what in whats:
                found[piece, what] += weight
    fates = [Fate(piece, what, chance) for (piece, what), chance in found.items()]
    return sorted(fates, key=lambda fate: (-fate.chance, fate.piece, fate.what))


def _shares(ways: Iterable[tuple[float, frozenset[str]]]) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    for weight, spaces in ways:
        for space in spaces:
            found[space] += weight
    return dict(sorted(found.items(), key=lambda one: -one[1]))
