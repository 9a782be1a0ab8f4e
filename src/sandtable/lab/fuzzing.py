"""Random games and games between bots on many processes, every invariant checked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from time import perf_counter

import msgspec

from sandtable.engine.contract import Game
from sandtable.engine.fuzz import Fuzzed, Players, at_random, between, fuzz
from sandtable.engine.legality import Disagreements
from sandtable.engine.options import Switching, switched
from sandtable.games import shelf
from sandtable.lab.batches import spread_out
from sandtable.lab.simulate import seated


class Campaign(msgspec.Struct, frozen=True):
    """What is played: the same in every process."""

    game: str
    scenarios: tuple[str, ...]
    seed: int
    keep: Path | None = None
    deep_every: int = 0
    pack: Path | None = None
    #: one for each seat, or one for all of them; none: random play
    bots: tuple[str, ...] = ()
    #: read and replay the journal of every game
    journals: bool = False
    #: which switches are tried
    options: Switching = "default"
    #: in every so many games the steps are asked about their answers
    law_every: int = 1


@lru_cache(maxsize=8)
def _opened(what: Campaign) -> tuple[list[Game], Players]:
    title = shelf.title(what.game, what.pack)
    ways, scenarios = switched(title.options(), what.options), what.scenarios
    # Few games see as much as they can: every game another way, and the scenarios take turns.
    games = [
        title.open(scenarios[(start + number) % len(scenarios)], given)
        for start in range(len(scenarios))
        for number, given in enumerate(ways)
    ]
    return games, between(seated(title, what.bots, games)) if what.bots else at_random


def some_games(what: Campaign, first: int, count: int) -> Fuzzed:
    """Games by their numbers."""
    games, players = _opened(what)
    played = fuzz(games, count, what.seed, what.keep, what.deep_every, first, players, what.journals, what.law_every)
    return list(played)[-1]


def fuzz_games(what: Campaign, count: int, jobs: int, told: Callable[[int], None] = lambda games: None) -> Fuzzed:
    """So many games on so many processes; the same seed finds the same, however many there are."""
    _opened(what)  # a scenario or bot that does not exist is a mistake of the caller, not a find
    if what.keep is not None:
        what.keep.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    batches: dict[int, Fuzzed] = {}
    for first, size, found in spread_out(partial(some_games, what), count, jobs):
        batches[first] = found
        told(size)
    ordered = [batches[first] for first in sorted(batches)]
    legality = Disagreements()
    for part in ordered:
        legality.add(part.legality)
    return Fuzzed(
        games=sum(part.games for part in ordered),
        finished=sum(part.finished for part in ordered),
        violations=[violation for part in ordered for violation in part.violations],
        decisions=sum(part.decisions for part in ordered),
        seconds=round(perf_counter() - start, 3),
        digests=[digest for part in ordered for digest in part.digests],
        legality=legality,
    )


def combined(found: Fuzzed) -> str:
    """One fingerprint over the last positions of all games and everything that went wrong."""
    total = hashlib.blake2b(digest_size=16)
    for part in (*found.digests, *found.violations):
        total.update(part.encode() + b"\0")
    return total.hexdigest()
