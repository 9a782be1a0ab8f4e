"""Thinking for players, in processes of its own, so that no table waits: hints, and reviews of games that are over."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

import msgspec

from sandtable.bots.advice import Advice, advise
from sandtable.bots.fates import Tally
from sandtable.bots.search import Budget
from sandtable.bots.series import Act, foretell, targets
from sandtable.bots.threats import Threat, threat
from sandtable.engine.contract import View
from sandtable.review.work import Looking, Order, Review, Stage, together
from sandtable.server.thinking import Tell, Thinkers, Work, opened

#: a hint takes no longer than so many seconds, and tries no more than so many worlds
HINT = Budget(rollouts=90, seconds=6.0)
#: so many hints and reviews are kept
KEPT = 16
#: what is known so far of a review is put together no more often than after so many seconds
NOW_AND_THEN = 1.0
#: players come first: thinking takes what they leave
NICE = 10

_log = logging.getLogger(__name__)


class Asked(msgspec.Struct, frozen=True):
    """A question that somebody wants advice on: the game, and what the seat sees."""

    game: str
    scenario: str
    options: tuple[tuple[str, Any], ...]
    seat: int
    view: View
    pack: Path | None = None


class Progress(msgspec.Struct):
    """How far a review is; the review once it is there."""

    done: int = 0
    of: int = 0
    stages: list[Stage] = []
    #: what is known already
    so_far: Review | None = None
    review: Review | None = None
    failed: bool = False


class Counsel:
    """Those who think: one process for hints, and one at a time for reviews."""

    def __init__(self) -> None:
        self._lock = Lock()
        #: one process for hints, one for reviews; whoever comes later waits for the one before
        self._advisers, self._reviewers = Thinkers(1, NICE), Thinkers(1, NICE)
        self._asking = ThreadPoolExecutor(1, thread_name_prefix="hints")
        self._reviewing = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._hints: OrderedDict[tuple[str, int, int], Future[Advice]] = OrderedDict()
        self._foretold: OrderedDict[Hashable, Future[Any]] = OrderedDict()
        self._reviews: OrderedDict[tuple[str, int], Progress] = OrderedDict()

    # Hints

    def hint(self, key: tuple[str, int, int], asked: Asked) -> Future[Advice]:
        """The advice on a question, begun if nobody has asked for it yet; ``key`` is table, position and seat."""
        with self._lock:
            found = self._hints.get(key)
            if found is None or (found.done() and found.cancelled()):
                found = self._hints[key] = self._asking.submit(self._advisers.think, think, asked)
            self._hints.move_to_end(key)
            while len(self._hints) > KEPT:
                self._hints.popitem(last=False)[1].cancel()
            return found

    def forget_hint(self, key: tuple[str, int, int]) -> None:
        """Nobody waits for it any more."""
        with self._lock:
            found = self._hints.pop(key, None)
        if found is not None:
            found.cancel()

    # Series and threats

    def foretell(self, key: Hashable, work: Work, about: Any) -> Future[Any]:
        """What comes of a series, or what may come to a place; begun if nobody has asked for it yet."""
        with self._lock:
            found = self._foretold.get(key)
            if found is None:
                found = self._foretold[key] = self._asking.submit(self._advisers.think, work, about)
            self._foretold.move_to_end(key)
            while len(self._foretold) > KEPT:
                self._foretold.popitem(last=False)[1].cancel()
            return found

    def forget_foretold(self, key: Hashable) -> None:
        """Nobody waits for it any more."""
        with self._lock:
            found = self._foretold.pop(key, None)
        if found is not None:
            found.cancel()

    # Reviews

    def review(self, key: tuple[str, int], order: Order) -> Progress:
        """How far the review of a table is; begun if nobody has asked for it yet."""
        with self._lock:
            found = self._reviews.get(key)
            if found is None or found.failed:
                found = self._reviews[key] = Progress()
                self._reviewing.submit(self._review, order, found)
            self._reviews.move_to_end(key)
            while len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)
            return found

    def _review(self, order: Order, progress: Progress) -> None:
        def tell(far: Far) -> None:
            progress.done, progress.of, progress.stages = far.done, far.of, far.stages
            progress.so_far = far.so_far or progress.so_far

        try:
            progress.review = self._reviewers.think(look_back, order, tell)
        except Exception as error:
            _log.warning("review: %r", error)
            progress.failed = True

    def close(self) -> None:
        """Sends everybody home."""
        for pool in (self._asking, self._reviewing):
            pool.shutdown(wait=False, cancel_futures=True)
        for thinkers in (self._advisers, self._reviewers):
            thinkers.close()


def think(asked: Asked, _: Tell = lambda said: None) -> Advice:
    """What the strongest opponent would do in a seat's place, from what it sees alone."""
    game = opened(asked.game, asked.scenario, asked.options, asked.pack)
    return advise(game, asked.view, asked.seat, HINT)


class AskedSeries(msgspec.Struct, frozen=True):
    """A series that somebody wants to know the odds of."""

    asked: Asked
    acts: tuple[Act, ...]


class AskedThreat(msgspec.Struct, frozen=True):
    """A place that somebody fears for."""

    asked: Asked
    space: str


def reckon(about: AskedSeries, _: Tell = lambda said: None) -> tuple[Tally, list[str]]:
    """What a series comes to as a whole, and at which spaces it is aimed."""
    asked = about.asked
    game = opened(asked.game, asked.scenario, asked.options, asked.pack)
    return foretell(game, asked.view, about.acts), targets(game, asked.view, about.acts)


def fear(about: AskedThreat, _: Tell = lambda said: None) -> Threat:
    """What the others can do to a place."""
    asked = about.asked
    return threat(opened(asked.game, asked.scenario, asked.options, asked.pack), asked.view, about.space)


class Far(msgspec.Struct):
    """How far a review is; what is known of it so far is told now and then."""

    done: int
    of: int
    stages: list[Stage]
    so_far: Review | None = None


def look_back(order: Order, tell: Tell) -> Review:
    """Reviews a game, tells how far it is, and now and then what is known already."""
    looking, told = Looking(order), 0.0
    for _ in looking.work():
        far = Far(len(looking.done), looking.of, looking.stages())
        if monotonic() - told > NOW_AND_THEN:
            far.so_far, told = looking.so_far(), monotonic()
        tell(far)
    return together(order, looking.done)


def frozen(options: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """Options as something that can be looked up by."""
    return tuple(sorted(options.items()))
