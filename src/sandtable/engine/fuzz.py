"""Games by the thousand, at random or between bots: invariants hold after every action, and every game ends."""

import pickle
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from sandtable.engine.chance import Chance, key_from_seed
from sandtable.engine.contract import Action, BotMaker, Decision, Game
from sandtable.engine.journal import Journal
from sandtable.engine.legality import Disagreements, Legality
from sandtable.engine.positions import describe, place
from sandtable.engine.states import State
from sandtable.engine.table import Table

#: a game of more decisions than this is taken for one that never ends
ENDLESS = 200_000


class Fuzzed(msgspec.Struct):
    """What a run of random games found."""

    games: int
    finished: int
    violations: list[str]
    decisions: int
    seconds: float
    digests: list[str] = []
    legality: Disagreements = msgspec.field(default_factory=Disagreements)


class Broken(Exception):
    """A game that broke an invariant."""


#: answers one decision of a game
Chooser = Callable[[State, Decision], Action]
#: whoever plays the game of a seed
Players = Callable[[Game, int | str], Chooser]


def at_random(game: Game, seed: int | str) -> Chooser:
    """Even random choices."""
    rng = Random(f"{game.title.name}/{game.scenario}/{seed}")
    return lambda state, decision: decision.actions[int(rng.random() * len(decision.actions))]


def between(bots: Sequence[BotMaker]) -> Players:
    """Bots, one for each seat or one for all of them; each sees only what its seat sees and has a chance of its own."""

    def players(game: Game, seed: int | str) -> Chooser:
        seated = [bots[seat % len(bots)](game, seat) for seat in range(len(game.seats))]
        rngs = [Random(f"{seed}/{seat}") for seat in range(len(seated))]
        return lambda state, decision: seated[decision.seat].choose(
            game.observe(state, decision.seat), rngs[decision.seat]
        )

    return players


def random_game(
    game: Game, seed: int | str, check: bool = True, players: Players = at_random, law: Legality | None = None
) -> tuple[State, int]:
    """One game, without a journal; raises Broken with what went wrong. ``law`` asks the steps about their answers."""
    choose = players(game, seed)
    state = game.setup(key_from_seed(seed))
    decisions = 0
    while (decision := game.pending(state)) is not None:
        if not decision.actions:
            raise Broken(f"decision {decisions}: nothing may be answered to {decision.step!r}")
        if law is not None:
            law.look(state, decision)
        action = choose(state, decision)
        game.advance(state, action)
        decisions += 1
        if check:
            problems = game.check(state)
            if problems:
                raise Broken(f"decision {decisions} after {action}: {'; '.join(problems)}")
        if decisions >= ENDLESS:
            raise Broken(f"no end after {decisions} decisions")
    if game.result(state) is None:
        raise Broken(f"decision {decisions}: nothing to decide, but no result")
    return state, decisions


def deep_checks(game: Game, state: State) -> list[str]:
    """Laws that hold in every position but cost more to check: copy, JSON, written position, refusals."""
    problems = []
    if state.copy() != state:
        problems.append("a copy is not equal")
    if pickle.loads(pickle.dumps(state)) != state:
        problems.append("not equal after being sent to another process")
    plain = msgspec.json.decode(msgspec.json.encode(state.plain()))
    again = type(state).from_plain(plain, Chance(bytes(32)), game.steps)
    if again != state or again.digest() != state.digest():
        problems.append("not equal after a JSON round trip")
    if place(game, msgspec.json.decode(msgspec.json.encode(describe(game, state))), bytes(32)) != state:
        problems.append("not equal after being written down as a position")
    decision = game.pending(state)
    if decision:
        for action in decision.actions:
            if game.read_action(msgspec.json.encode(action)) != action:
                problems.append(f"{action} is not the same after JSON")
            if state.stack[-1].why_not(game, state, action):
                problems.append(f"{action} is listed but refused")
            others = [seat for seat in range(len(game.seats)) if seat != decision.seat]
            if any(game.why_not(state, seat, action) is None for seat in others):
                problems.append(f"{action} is allowed to the wrong seat")
        top = state.copy()
        top.pending = None
        if list(game.pending(top).actions) != list(decision.actions):  # type: ignore[union-attr]
            problems.append("the list of answers depends on how the position was reached")
    return problems


def fuzz(
    games: list[Game],
    count: int,
    seed: int,
    keep: Path | None = None,
    deep_every: int = 0,
    first: int = 0,
    players: Players = at_random,
    journals: bool = False,
    law_every: int = 1,
) -> Iterator[Fuzzed]:
    """Plays games in turn over the given scenarios, from number ``first`` on, and tells how things stand.

    In every so many games the steps are asked about their answers (``law_every``), and the costly laws are checked, too
    (``deep_every``); 0 is never.
    """
    found = Fuzzed(0, 0, [], 0, 0.0)
    start = perf_counter()
    for number in range(first, first + count):
        game = games[number % len(games)]
        name = f"{seed}-{number}"
        law = Legality(game, name) if law_every and number % law_every == 0 else None
        try:
            if journals:
                state, decisions = proven_game(game, name, players, law)
            else:
                state, decisions = random_game(game, name, players=players, law=law)
            if deep_every and number % deep_every == 0:
                replayed_in_depth(game, name, players)
            found.finished += 1
            found.decisions += decisions
            found.digests.append(state.digest())
        except Exception as error:  # whatever a game throws is what we are looking for
            found.violations.append(f"{game.title.name}/{game.scenario}, seed {name}: {type(error).__name__}: {error}")
            if keep is not None:
                keep_journal(game, name, keep, players)
        if law is not None:
            found.legality.add(law.found)
        found.games += 1
        found.seconds = perf_counter() - start
        yield found


def proven_game(
    game: Game, seed: int | str, players: Players = at_random, law: Legality | None = None
) -> tuple[State, int]:
    """One game with every invariant checked, whose written journal is then read and played again to the same end."""

    def look(state: State) -> list[str]:
        decision = game.pending(state)
        if law is not None and decision is not None:
            law.look(state, decision)
        return game.check(state)

    table = played(game, seed, look, players)
    again = Table.resume(game, Journal.parse(table.journal.text()))
    if again.state != table.state or table.result is None or again.result != table.result:
        raise Broken("the journal leads to another end")
    return table.state, len(table.turned)


def replayed_in_depth(game: Game, seed: int | str, players: Players = at_random) -> None:
    """The same game once more, with the costly laws checked in every position and its journal replayed."""
    table = played(game, seed, lambda state: deep_checks(game, state), players)
    Table.resume(game, table.journal)


def played(
    game: Game,
    seed: int | str,
    look: Callable[[State], list[str]] = lambda state: [],
    players: Players = at_random,
) -> Table:
    """The game of this seed, played at a table, with its journal."""
    choose = players(game, seed)
    table = Table.new(game, key_from_seed(seed))
    while True:
        if problems := look(table.state):
            raise Broken(f"decision {len(table.turned)}: {'; '.join(problems)}")
        if len(table.turned) >= ENDLESS:
            raise Broken(f"no end after {len(table.turned)} decisions")
        if (decision := table.decision) is None:
            return table
        table.act(decision.seat, choose(table.state, decision))


def keep_journal(game: Game, seed: str, folder: Path, players: Players = at_random) -> None:
    """Writes down the journal of a failing game as far as it went, beside what was kept of it before."""
    choose = players(game, seed)
    name, number = f"{game.title.name}-{game.scenario}-{seed}", 1
    while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}.journal").exists():
        number += 1
    table = Table.new(game, key_from_seed(seed), path)
    try:
        while (decision := table.decision) is not None:
            table.act(decision.seat, choose(table.state, decision))
    except Exception:  # it fails where it failed before; what led there is now on disk
        pass
    table.close()
