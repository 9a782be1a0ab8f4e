"""The work of a review in parts that any process can do, and what they come to together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from sandtable.engine.contract import Result
from sandtable.engine.faults import Fault
from sandtable.engine.journal import Journal
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.review.course import Ended, Moment, ended, marks, moment, play_on, reach
from sandtable.review.decisions import Doubt, Slip, costliest, doubts, effort, judged, worst
from sandtable.review.luck import Luck, Thrown, summed, throws
from sandtable.review.sides import Sides
from sandtable.review.turning import Turning, turning_points

T = TypeVar("T")

#: so many actions are looked at in one part
ACTIONS = 100
#: so many worlds are played on in one part
WORLDS = 2


class NotOver(Fault):
    """A game that is still on: nobody may be told what only the end lays open."""


class Order(msgspec.Struct, frozen=True):
    """What is to be reviewed, and how thoroughly; the same order always gives the same review."""

    journal: bytes
    pack: Path | None = None
    #: how many times each mark is played on; 0: as many as the length of the game allows
    worlds: int = 0
    #: how many decisions of each side are looked at again; None: as many as the length of the game allows
    again: int | None = None
    seed: str = "0"


class Part(msgspec.Struct, frozen=True):
    """A part of the work.

    The throws of some actions, the decisions among them that somebody would have made otherwise, some worlds played on
    from a mark, or a decision that is looked at again.
    """

    kind: Literal["throws", "doubts", "worlds", "again"]
    step: int
    first: int = 0
    last: int = 0


#: what a part comes to
Found = list[Thrown] | list[Doubt] | list[Ended] | list[Slip]


#: what is looked at, by the kinds of parts that are done for it
STAGES: dict[str, tuple[str, ...]] = {"luck": ("throws",), "course": ("worlds",), "slips": ("doubts", "again")}


class Stage(msgspec.Struct, frozen=True):
    """How many parts are done of what is looked at: the luck, the course or the slips."""

    name: str
    done: int
    of: int


class Review(msgspec.Struct):
    """All that is told of a game that is over; numbers by side are in the order of ``sides``."""

    game: str
    scenario: str
    sides: list[str]
    #: nobody stands against the one side there is: it is about points
    alone: bool
    #: what the rules count is the fewer the better: the points told are the scores turned round
    fewer: bool
    actions: int
    result: Result
    course: list[Moment]
    turning: list[Turning]
    slips: list[Slip]
    luck: Luck


@lru_cache(maxsize=2)
def opened(order: Order) -> tuple[Table, Sides]:
    """The game of an order; read once in each process."""
    journal = Journal.parse(order.journal)
    table = Table.resume(shelf.game_of(journal.header, order.pack), journal)
    if table.result is None:
        raise NotOver("review-not-over")
    return table, Sides.of(table.game, table.result)


def first_parts(order: Order) -> list[Part]:
    """The work that can be done at once: the luck, which is soon known, then all of the course, ever more surely."""
    table, _ = opened(order)
    steps, last = marks(table), len(table.turned)
    worlds = order.worlds or reach(table, steps).worlds
    played = [
        Part("worlds", step, first, min(first + WORLDS, worlds))
        for first in range(0, worlds, WORLDS)
        for step in steps[:-1]
    ]
    ranges = [(first, min(first + ACTIONS, last)) for first in range(0, last, ACTIONS)]
    looks = [Part("doubts", *one) for one in ranges if order.again != 0]
    return [*(Part("throws", *one) for one in ranges), *played, *looks]


def second_parts(order: Order, found: Sequence[Doubt]) -> list[Part]:
    """The decisions that are looked at again."""
    sides = opened(order)[1]
    again = most_again(order)
    return [Part("again", step) for side in range(len(sides.names)) for step in worst(found, side, again)]


def most_again(order: Order) -> int:
    """How many decisions of each side are looked at again at most."""
    return effort(*opened(order)).again if order.again is None else order.again


def do(order: Order, part: Part) -> Found:
    """Does one part."""
    table, sides = opened(order)
    if part.kind == "worlds":
        ahead = reach(table, marks(table)).ahead
        return play_on(table, sides, ahead, part.step, part.first, part.last, order.seed)
    if part.kind == "again":
        slip = judged(table, sides, part.step, order.seed)
        return [slip] if slip else []
    if part.kind == "throws":
        return throws(table, sides, part.step, part.first)
    share = effort(table, sides).glances * (part.first - part.step) / len(table.turned)
    return doubts(table, sides, part.step, part.first, ceil(share), order.seed)


def of_kind(done: Iterable[tuple[Part, Found]], kind: type[T]) -> list[T]:
    """All of one kind that was found, in the order of the game."""
    in_order = sorted(done, key=lambda one: (one[0].step, one[0].first))
    return [one for _, found in in_order for one in found if isinstance(one, kind)]


def together(order: Order, done: Sequence[tuple[Part, Found]]) -> Review:
    """The review, once all parts are done."""
    found = so_far(order, done)
    found.turning = turning_points(found.course, found.luck.throws, found.alone)
    return found


def so_far(order: Order, done: Sequence[tuple[Part, Found]]) -> Review:
    """What is known when some parts are done; where it turned is not, before all are."""
    table, sides = opened(order)
    game, result, last = table.game, table.result, len(table.turned)
    assert result is not None
    thrown = of_kind(done, Thrown)
    course = []
    for step in marks(table)[:-1]:
        worlds = of_kind((one for one in done if one[0].step == step), Ended)
        if worlds:
            course.append(moment(step, game.turn(table.states[step]), worlds))
    course.append(moment(last, game.turn(table.state), [ended(sides, result)]))
    return Review(
        game=game.title.name,
        scenario=game.scenario,
        sides=list(sides.names),
        alone=sides.alone,
        fewer=result.counted is not None and result.counted[0] == -result.scores[0],
        actions=last,
        result=result,
        course=course,
        turning=[],
        slips=costliest(of_kind(done, Slip), sides),
        luck=summed(len(sides.names), thrown),
    )


class Looking:
    """A review that is being worked out."""

    def __init__(self, order: Order, workers: Executor | None = None) -> None:
        self.order = order
        self.done: list[tuple[Part, Found]] = []
        self._workers = workers
        self._first = first_parts(order)
        #: as many as there may be, until it is known which decisions are looked at again
        self._again = most_again(order) * len(opened(order)[1].names)

    def work(self) -> Iterator[None]:
        """Does part after part, with the processes of a pool or here."""
        second: list[Part] = []
        for one in _done(self.order, self._first, self._workers):
            self.done.append(one)
            if len(self.done) == len(self._first):
                second = second_parts(self.order, of_kind(self.done, Doubt))
                self._again = len(second)
            yield
        for one in _done(self.order, second, self._workers):
            self.done.append(one)
            yield

    @property
    def of(self) -> int:
        """How many parts there are."""
        return len(self._first) + self._again

    def stages(self) -> list[Stage]:
        """How far each thing is that is looked at."""
        done: Counter[str] = Counter(part.kind for part, _ in self.done)
        every: Counter[str] = Counter(part.kind for part in self._first)
        every["again"] = self._again
        return [
            Stage(name, sum(done[kind] for kind in kinds), sum(every[kind] for kind in kinds))
            for name, kinds in STAGES.items()
        ]

    def so_far(self) -> Review:
        """What is known already."""
        return so_far(self.order, self.done)


def review(order: Order, workers: Executor | None = None, told: Callable[[int, int], None] | None = None) -> Review:
    """Does all of it, with the processes of a pool or here; ``told`` is called with how many parts of all are done."""
    looking = Looking(order, workers)
    for _ in looking.work():
        if told:
            told(len(looking.done), looking.of)
    return together(order, looking.done)


def _done(order: Order, parts: Sequence[Part], workers: Executor | None) -> Iterator[tuple[Part, Found]]:
    """Parts as they are done."""
    if workers is None:
        yield from ((part, do(order, part)) for part in parts)
        return
    waiting = {workers.submit(do, order, part): part for part in parts}
    try:
        for one in as_completed(waiting):
            yield waiting[one], one.result()
    finally:
        for one in waiting:
            one.cancel()
