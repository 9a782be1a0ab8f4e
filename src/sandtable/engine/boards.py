"""Boards: hex grids of both orientations and area maps, as one kind of graph.

A space is a small int. Hex spaces are laid out line by line with one spare number behind each line, so that
"all neighbours of this whole set" is a handful of shifts. Everything that does not change is worked out once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush

from sandtable.engine.spaces import as_digits, each, from_digits, has, listed, only, plus, set_of

FLAT = "flat"
POINTY = "pointy"
FAR = 1 << 30
NOT_YET, TAKEN = b"01"

#: Steps to the six neighbours in axial coordinates (q, a), in the order the directions are numbered.
AXIAL_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Board:
    """Spaces with names, and which of them touch."""

    def __init__(self, names: Sequence[str], links: Iterable[tuple[int, int]]) -> None:
        self.names = tuple(names)
        self.index: dict[str, int] = {name: at for at, name in enumerate(self.names) if name}
        self.all = set_of(self.index.values())
        near = [0] * len(self.names)
        for one, other in links:
            near[one] = plus(near[one], other)
            near[other] = plus(near[other], one)
        self.near = tuple(near)
        self.neighbours = tuple(tuple(each(touching)) for touching in near)
        self._rings: dict[int, tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], int] = {}

    def __len__(self) -> int:
        """How many numbers the board uses, spare ones included: the length of a per-space column."""
        return len(self.names)

    def spread(self, members: int) -> int:
        """Every space next to a member of the set."""
        found = 0
        for space in each(members):
            found |= self.near[space]
        return found

    def rings(self, space: int) -> tuple[int, ...]:
        """The spaces at distance 0, 1, 2 … from this one, as sets."""
        known = self._rings.get(space)
        if known is None:
            seen = ring = only(space)
            rings = []
            while ring:
                rings.append(ring)
                ring = self.spread(ring) & ~seen
                seen |= ring
            known = self._rings[space] = tuple(rings)
        return known

    def distance(self, one: int, other: int) -> int:
        """Steps between two spaces, whatever the ground; FAR if no way leads there."""
        for steps, ring in enumerate(self.rings(one)):
            if has(ring, other):
                return steps
        return FAR

    def within(self, space: int, steps: int) -> int:
        """All spaces at most this many steps away, the space itself included."""
        key = (space, steps)
        found = self._within.get(key)
        if found is None:
            found = 0
            for ring in self.rings(space)[: steps + 1]:
                found |= ring
            self._within[key] = found
        return found

    def flood(self, start: int, steps: int, open_to: int, goes_on: int = -1) -> int:
        """What a set reaches in so many equal steps: into ``open_to`` only, and on only from ``goes_on``.

        The start itself is part of the answer and may always be left.
        """
        reached = front = start
        for _ in range(steps):
            front = self.spread(front) & open_to & ~reached
            if not front:
                break
            reached |= front
            front &= goes_on
        return reached

    def cheapest(self, start: int, points: int, cost: Callable[[int, int], int | None]) -> dict[int, tuple[int, int]]:
        """Cheapest ways from a space within so many points.

        ``cost(from, to)`` is the price of one step, or None where it is closed. The answer maps each space
        reached to (points spent, space it is reached from); the start maps to (0, start).
        """
        best = {start: (0, start)}
        queue = [(0, start)]
        while queue:
            spent, space = heappop(queue)
            if spent > best[space][0]:
                continue
            for to in self.neighbours[space]:
                price = cost(space, to)
                if price is None:
                    continue
                total = spent + price
                if total <= points and (to not in best or total < best[to][0]):
                    best[to] = (total, space)
                    heappush(queue, (total, to))
        return best

    @staticmethod
    def way(best: Mapping[int, tuple[int, int]], to: int) -> list[int]:
        """The spaces entered on the cheapest way to ``to``, read from the answer of :meth:`cheapest`."""
        path = []
        while best[to][1] != to:
            path.append(to)
            to = best[to][1]
        return path[::-1]


#: space -> what each step out of it leads to and costs: ((neighbour, cost), …)
Steps = list[tuple[tuple[int, int], ...]]


def costs_within(steps: Steps, start: int, points: int, spent: int, closed: int, dear: int) -> dict[int, int]:
    """Every space within so many points and what is spent to get there; ``spent`` are gone at the start.

    No way leads into ``closed``, and each step out of ``dear`` costs a point more.
    """
    best = {start: spent}
    shut, costly = set(listed(closed)), set(listed(dear))
    buckets: list[list[int]] = [[] for _ in range(points + 1)]
    if spent <= points:
        buckets[spent].append(start)
    for cost, bucket in enumerate(buckets):
        for space in bucket:
            if best[space] != cost:
                continue
            before = cost + 1 if space in costly else cost
            for other, price in steps[space]:
                total = before + price
                if total <= points and (other not in best or total < best[other]) and other not in shut:
                    best[other] = total
                    buckets[total].append(other)
    return best


def joined(near: tuple[tuple[int, ...], ...], start: int, closed: int) -> int:
    """Every space that links lead to from these, themselves included; none lead into ``closed`` or out of it."""
    waiting = listed(start & ~closed)
    taken = as_digits(start | closed, len(near))
    while waiting:
        for other in near[waiting.pop()]:
            if taken[other] == NOT_YET:
                taken[other] = TAKEN
                waiting.append(other)
    return from_digits(taken) & ~closed


def _hex_distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    dq, da = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(da), abs(dq + da))


def _shifted(members: int, by: int) -> int:
    return members << by if by >= 0 else members >> -by


def spread_hexes(members: int, stride: int, lowered: int, level: int, board: int) -> int:
    """Every hex next to a member of the set; the lines of a board alternate between pushed and level ones."""
    across = members | (members & lowered) << 1 | (members & level) >> 1
    return (members << 1 | members >> 1 | across << stride | across >> stride) & board


class AreaMap(Board):
    """Areas joined by lines."""

    def __init__(self, names: Sequence[str], links: Iterable[tuple[str, str]]) -> None:
        place = {name: at for at, name in enumerate(names)}
        super().__init__(names, [(place[one], place[other]) for one, other in links])


class HexGrid(Board):
    """A rectangle of hexes, flat-topped (columns, every other one half a hex lower) or pointy-topped (rows).

    ``lower`` tells which lines are pushed by half a hex: 0 for the 1st, 3rd, 5th …, 1 for the 2nd, 4th ….
    ``name`` makes a hex's printed name from column and row, both counted from 1.
    """

    def __init__(
        self,
        cols: int,
        rows: int,
        orientation: str = FLAT,
        lower: int = 1,
        name: Callable[[int, int], str] = lambda col, row: f"{col:02}{row:02}",
    ) -> None:
        self.cols, self.rows, self.orientation, self.lower = cols, rows, orientation, lower
        lines, length = (cols, rows) if orientation == FLAT else (rows, cols)
        self.stride = stride = length + 1
        names = [""] * (lines * stride)
        self._offset: dict[int, tuple[int, int]] = {}
        for line in range(lines):
            for place in range(length):
                col, row = (line, place) if orientation == FLAT else (place, line)
                names[line * stride + place] = name(col + 1, row + 1)
                self._offset[line * stride + place] = (line, place)
        at = {self._axial_of(*spot): space for space, spot in self._offset.items()}
        self.axial = {space: spot for spot, space in at.items()}
        self.toward: tuple[tuple[int | None, ...], ...] = tuple(
            tuple(at.get((spot[0] + q, spot[1] + a)) for q, a in AXIAL_STEPS)
            if (spot := self.axial.get(space))
            else (None,) * 6
            for space in range(len(names))
        )
        links = [(space, to) for space, ways in enumerate(self.toward) for to in ways if to is not None]
        super().__init__(names, links)
        self._lowered = set_of(space for space, (line, _) in self._offset.items() if line % 2 == lower)
        self._level = self.all & ~self._lowered
        # How far a number moves for each direction of AXIAL_STEPS, from a pushed line and from a level one.
        self._lowered_shifts = (stride + 1, -stride, 1, -1, stride, 1 - stride)
        self._level_shifts = (stride, -stride - 1, 1, -1, stride - 1, -stride)

    def _axial_of(self, line: int, place: int) -> tuple[int, int]:
        # The axis `q` counts lines; `a` runs along a line, slanted so that all six steps are alike.
        return line, place - ((line + (1 - self.lower)) // 2)

    def space_at(self, col: int, row: int) -> int:
        """The space in this column and row, both counted from 0."""
        line, place = (col, row) if self.orientation == FLAT else (row, col)
        return line * self.stride + place

    def col_row(self, space: int) -> tuple[int, int]:
        """Column and row of a space, both counted from 0."""
        line, place = self._offset[space]
        return (line, place) if self.orientation == FLAT else (place, line)

    def spread(self, members: int) -> int:
        return spread_hexes(members, self.stride, self._lowered, self._level, self.all)

    def spread_through(self, members: int, gates: Sequence[int]) -> int:
        """Like :meth:`spread`, but direction *d* is open only from the members of ``gates[d]``.

        Hexside features (rivers, roads, railways) are six such sets; see :meth:`gates`.
        """
        found = 0
        low, level = members & self._lowered, members & self._level
        for gate, lowered_shift, level_shift in zip(gates, self._lowered_shifts, self._level_shifts, strict=True):
            found |= _shifted(low & gate, lowered_shift) | _shifted(level & gate, level_shift)
        return found & self.all

    def gates(self, sides: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """The hexsides between these pairs of neighbours, as one set of spaces for each direction."""
        found = [0] * 6
        for one, other in sides:
            found[self.direction(one, other)] = plus(found[self.direction(one, other)], one)
            found[self.direction(other, one)] = plus(found[self.direction(other, one)], other)
        return tuple(found)

    def direction(self, one: int, other: int) -> int:
        """The number of the direction that leads from a space to its neighbour."""
        return self.toward[one].index(other)

    @cached_property
    def _distances(self) -> tuple[tuple[int, ...], ...]:
        spots = [self.axial.get(space) for space in range(len(self))]
        return tuple(tuple(_hex_distance(one, other) if one and other else FAR for other in spots) for one in spots)

    def distance(self, one: int, other: int) -> int:
        return self._distances[one][other]

    def centre(self, space: int) -> tuple[float, float]:
        """Centre of a hex on paper, for hexes whose side is 1 long; y grows downwards."""
        line, place = self._offset[space]
        along = (place + (0.5 if line % 2 == self.lower else 0.0) + 0.5) * 3**0.5
        across = line * 1.5 + 1.0
        return (across, along) if self.orientation == FLAT else (along, across)
