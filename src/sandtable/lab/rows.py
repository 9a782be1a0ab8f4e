"""A game of a run as one row: who played what, how it ended, where the points came from, where it was fought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import msgspec

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Event, Game
from sandtable.engine.fuzz import between
from sandtable.engine.handles import Known
from sandtable.engine.journal import BOT
from sandtable.engine.rolls import Roll
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.simulate import Setting, opened


class Points(msgspec.Struct, frozen=True):
    """A line of the last account: whose points, by which rule, what for."""

    side: str
    rule: str
    about: str
    points: float


class Thrown(msgspec.Struct, frozen=True):
    """How often dice fell about a space."""

    space: str
    throws: int


class Row(msgspec.Struct, frozen=True):
    """One game. ``run`` and ``number`` name it, and are all that is needed to play it again."""

    run: str
    number: int
    game: str
    scenario: str
    options: str
    bots: list[str]
    seed: str
    pack: str
    rules_version: int
    seats: list[str]
    outcomes: list[str]
    scores: list[float]
    level: str
    reason: str
    decisions: int
    turns: int
    seconds: float
    #: the scores by seat at the end of every turn, turn by turn
    course: list[list[float]]
    account: list[Points]
    throws: list[Thrown]
    #: in a sweep, what is varied and its value
    varied: str = ""


def name_of(what: Setting) -> str:
    """The name of a run: the same for the same games by the same players under the same rules."""
    title = shelf.title(what.game, what.pack)
    own = [game.scenario_text for game in opened(what)[0]]  # a player's own scenario may have been changed since
    parts = [what.game, what.scenarios, own, what.bots, what.seed, sorted(what.options), title.data_hash()]
    swept = [what.varied] if what.varied else []
    return sha256(msgspec.json.encode([*parts, title.rules_version, *swept])).hexdigest()[:12]


def read(game: str, pack: Path | None) -> None:
    """Reads the rules and the pack of a game, before anybody knows what is asked of it."""
    shelf.title(game, pack)


def ready(what: Setting) -> None:
    """Opens the games of a run, so that the first one played is as quick as any."""
    opened(what)
    pack_of(what)


@lru_cache(maxsize=256)
def known_of(what: Setting, which: int) -> Known:
    """The names in one of the games of a run: the whole sheet is drawn for them, so it is done once."""
    return Known.of(opened(what)[0][which])


@lru_cache(maxsize=8)
def pack_of(what: Setting) -> str:
    """The fingerprint of the pack that a run is played with, as it was when its games were opened."""
    return opened(what)[0][0].title.data_hash()


def rows(what: Setting, run: str, journals: Path | None, numbers: Sequence[int]) -> list[Row]:
    """Games by their numbers; where journals are wanted they are kept in that folder."""
    return [row(what, run, number, journals) for number in numbers]


def row(what: Setting, run: str, number: int, journals: Path | None = None) -> Row:
    """One game, played to its end."""
    games, makers = opened(what)
    which = number % len(games)
    game = games[which]
    seed = f"{what.seed}-{number}"
    start = perf_counter()
    choose = between(makers)(game, seed)
    state, known = game.setup(key_from_seed(seed)), known_of(what, which)
    course: list[list[float]] = []
    throws: Counter[str] = Counter()
    actions = []
    while (decision := game.pending(state)) is not None:
        action = choose(state, decision)
        actions.append((decision.seat, action))
        events = game.play(state, action)
        throws.update(where_thrown(events, known))
        if any(event.kind == "turn" for event in events):
            course.append(game.standing(state).scores)
    seconds = perf_counter() - start
    result = game.result(state)
    assert result is not None
    if journals is not None:
        keep(game, seed, actions, journals / f"{run}-{number}.journal", players_of(game, what))
    account = game.standing(state).account
    return Row(
        run=run,
        number=number,
        game=what.game,
        scenario=game.scenario,
        options=msgspec.json.encode(dict(game.options)).decode(),
        bots=[what.bots[seat % len(what.bots)] for seat in range(len(game.seats))],
        seed=seed,
        pack=pack_of(what),
        rules_version=game.title.rules_version,
        seats=list(game.seats),
        outcomes=[result.outcome(seat) for seat in range(len(game.seats))],
        scores=[float(points) for points in result.points],
        level=result.level,
        reason=result.reason,
        decisions=len(actions),
        turns=len(course) + 1,
        seconds=round(seconds, 4),
        course=course,
        account=[Points(line.side, line.rule, line.about, float(points)) for line, points in account.items()],
        throws=[Thrown(space, count) for space, count in sorted(throws.items())],
        varied=what.varied,
    )


def where_thrown(events: Sequence[Event], known: Known) -> list[str]:
    """The space of every event in which dice fell: the first that it names."""
    found = []
    for event in events:
        if any(isinstance(fact, Roll) for fact in event.facts.values()):
            _, spaces = known.among(event.facts)
            found += spaces[:1]
    return found


def players_of(game: Game, what: Setting) -> dict[str, str]:
    """Who sits where, as a journal says it."""
    return {seat: f"{BOT}{what.bots[place % len(what.bots)]}" for place, seat in enumerate(game.seats)}


def keep(game: Game, seed: str, actions: Sequence[tuple[int, Action]], path: Path, players: dict[str, str]) -> None:
    """Plays it again at a table, and keeps that table's journal."""
    table = Table.new(game, key_from_seed(seed), None, players=players)
    for seat, action in actions:
        table.act(seat, action)
    half = path.with_suffix(".half")
    half.write_bytes(table.journal.text())
    half.replace(path)
