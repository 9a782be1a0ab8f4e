"""Exact odds: run the real rules once for every way that chance can fall, and add up.

``every_way`` plays a function again and again with a chance that takes each possible result in turn. Results that
make no difference can be counted together (all black cards alike), which keeps the number of ways small.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from sandtable.engine.chance import Chance
from sandtable.engine.spaces import each

T = TypeVar("T")

#: for a kind of draw ("cards", "dice", "d10" for ten-sided ones alone): which results count as the same
Classes = Mapping[str, Callable[[int], Hashable]]


#: more draws than this in one way are of a throw that is made again until it fits, and can be so for ever
DEEPEST = 500


class Endless(Exception):
    """Something that chance may do again and again: its ways cannot be gone through."""


class _OneWay(Chance):
    """A chance that takes prescribed branches, then always the first, and notes what else there was."""

    __slots__ = ("branches", "classes", "prescribed", "weight")

    def __init__(self, prescribed: Sequence[int], classes: Classes) -> None:
        super().__init__(bytes(32))
        self.prescribed = prescribed
        self.classes = classes
        self.branches: list[int] = []
        self.weight = 1.0

    def _take(self, options: Sequence[tuple[int, float]]) -> int:
        place = len(self.branches)
        if place >= DEEPEST:
            raise Endless
        branch = self.prescribed[place] if place < len(self.prescribed) else 0
        self.branches.append(len(options))
        value, weight = options[branch]
        self.weight *= weight
        self.draws += 1
        return value

    def below(self, size: int) -> int:
        return self._take([(value, 1 / size) for value in range(size)])

    def _die(self, sides: int) -> int:
        alike = self.classes.get(f"d{sides}", self.classes.get("dice"))
        return self._take(_grouped(range(1, sides + 1), alike))

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [self._die(sides) for _ in range(count)]

    def draw(self, members: int, kind: str) -> int:
        return self._take(_grouped_set(members, self.classes.get(kind)))


class Noted(Chance):
    """The same chance as another, which notes what was thrown and in how many ways it could have fallen."""

    __slots__ = ("thrown", "ways")

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.key, chance.decision, chance.script, chance.exact)
        #: every die: what it showed, and its sides
        self.thrown: list[tuple[int, int]] = []
        self.ways = 1

    def below(self, size: int) -> int:
        self.ways *= size
        return super().below(size)

    def _die(self, sides: int) -> int:
        value = super()._die(sides)
        self.thrown.append((value, sides))
        return value

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return [self._die(sides) for _ in range(count)]


@lru_cache(maxsize=4096)  # the same pile comes up again and again
def _grouped_set(members: int, alike: Callable[[int], Hashable] | None) -> list[tuple[int, float]]:
    return _grouped(each(members), alike)


def _grouped(values: Iterable[int], alike: Callable[[int], Hashable] | None) -> list[tuple[int, float]]:
    every = list(values)
    if alike is None:
        return [(value, 1 / len(every)) for value in every]
    groups: dict[Hashable, list[int]] = {}
    for value in every:
        groups.setdefault(alike(value), []).append(value)
    return [(group[0], len(group) / len(every)) for group in groups.values()]


def every_way(play: Callable[[Chance], T], classes: Classes | None = None) -> Iterator[tuple[float, T]]:
    """Plays ``play`` once for each way that chance can fall; tells how likely each is. The odds add up to 1.

    Raises Endless where a throw may be made again for ever.
    """
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        prescribed = waiting.pop()
        chance = _OneWay(prescribed, classes or {})
        outcome = play(chance)
        for place in range(len(prescribed), len(chance.branches)):
            taken = (*prescribed, *(0,) * (place - len(prescribed)))
            waiting += [(*taken, branch) for branch in range(1, chance.branches[place])]
        yield chance.weight, outcome


@lru_cache(maxsize=64)
def dice_odds(count: int, hit: int = 6, sides: int = 6) -> dict[tuple[int, int], float]:
    """The odds of (how many dice show ``hit`` or more, their total) for so many dice."""
    odds = {(0, 0): 1.0}
    for _ in range(count):
        thrown: dict[tuple[int, int], float] = {}
        for (hits, total), chance in odds.items():
            for face in range(1, sides + 1):
                key = (hits + (face >= hit), total + face)
                thrown[key] = thrown.get(key, 0.0) + chance / sides
        odds = thrown
    return odds


@lru_cache(maxsize=64)
def hit_odds(count: int, hit: int = 6, sides: int = 6) -> tuple[float, ...]:
    """The odds of 0, 1, 2 … hits with so many dice."""
    found = [0.0] * (count + 1)
    for (hits, _), chance in dice_odds(count, hit, sides).items():
        found[hits] += chance
    return tuple(found)
