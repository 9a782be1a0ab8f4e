"""How fast the games are, beside what else can be installed, measured in one run on one core, in processor time."""

from __future__ import annotations

import gc
import os
import platform
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

import msgspec

from sandtable.built import BUILD
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Game
from sandtable.engine.fuzz import at_random, played, random_game
from sandtable.engine.journal import Journal
from sandtable.engine.states import State
from sandtable.engine.table import Table
from sandtable.games import shelf
from sandtable.lab.pace import paces, scenarios
from sandtable.lab.peers import PEERS, Peer

#: so many positions of random games are looked at for lists, copies and sizes
POSITIONS = 300

Position = tuple[Game, State]

#: shows a table to one of its seats
Look = Callable[[Table, int], object]


class GameSpeed(msgspec.Struct):
    """The figures of one game over all its scenarios, random play."""

    decisions_per_s: float
    #: the same in pure Python, where the compiled build runs
    pure_decisions_per_s: float
    games_per_s: float
    legal_us: float
    copy_us: float
    #: what search does: a true state made from a view, other dice, a listed action played, and how many times a second
    #: it can copy a position, play an action and have the answers listed
    imagine_us: float
    reroll_us: float
    play_us: float
    nodes_per_s: float
    state_bytes: int
    decisions_per_game: float
    #: opening and verifying the journal of a whole game, mean and worst
    verify_s: float
    verify_s_worst: float
    #: coming to the longest recorded game: its journal read and replayed, log and board shown to a seat, the slowest
    open_s: float
    #: how many lines that journal has
    open_lines: int
    #: what an open table takes after a long random game, and how many actions that had
    table_bytes: int
    table_actions: int


class PeerSpeed(msgspec.Struct):
    """A peer's figure, and each game's as a multiple of it."""

    what: str
    version: str
    decisions_per_s: float
    ratios: dict[str, float]


class Benchmark(msgspec.Struct):
    """Everything measured in one run."""

    games: dict[str, GameSpeed]
    peers: dict[str, PeerSpeed]
    machine: dict[str, str | int]


def bench(
    names: list[str], seconds: float, look: Look, recorded: Path, told: Callable[[str], None] = lambda name: None
) -> Benchmark:
    """Measures the named games and every peer that is installed, each for so many seconds."""
    games = {}
    for name in names:
        told(name)
        games[name] = measure(name, seconds, look, recorded)
    peers = {}
    for peer in PEERS:
        if peer.is_installed():
            told(peer.name)
            peers[peer.name] = measure_peer(peer, seconds, games)
    return Benchmark(games, peers, machine())


def measure(name: str, seconds: float, look: Look, recorded: Path) -> GameSpeed:
    """One game over all its scenarios; warmed up first."""
    games = scenarios(name)
    here, pure = paces(name, seconds)
    positions = [position for number, game in enumerate(games) for position in sample(game, f"sample-{number}")]
    verified = [time_of_verifying(game) for game in games]
    longest = longest_game(name, recorded)
    room, actions = bytes_of_a_table(games[0])
    return GameSpeed(
        decisions_per_s=here.decisions_per_s,
        pure_decisions_per_s=pure.decisions_per_s,
        games_per_s=round(here.games / here.seconds, 2),
        legal_us=round(1e6 * time_of_lists(positions), 2),
        copy_us=round(1e6 * time_of_copies(positions), 3),
        imagine_us=round(1e6 * time_of_imagining(positions), 2),
        reroll_us=round(1e6 * time_of_rerolls(positions), 3),
        play_us=round(1e6 * time_of_playing(positions), 2),
        nodes_per_s=round(1 / time_of_nodes(positions), 1),
        state_bytes=sum(len(msgspec.json.encode(state.plain())) for _, state in positions) // len(positions),
        decisions_per_game=round(here.decisions / here.games, 1),
        verify_s=round(sum(verified) / len(verified), 4),
        verify_s_worst=round(max(verified), 4),
        open_s=round(time_of_opening(longest, look), 4),
        open_lines=longest.count(b"\n"),
        table_bytes=room,
        table_actions=actions,
    )


def sample(game: Game, seed: str) -> Iterator[Position]:
    """Positions spread evenly over a random game."""
    states = [state for state in played(game, seed).states if state.stack]
    step = max(1, len(states) // (POSITIONS // 6))
    for state in states[::step]:
        yield game, state


def time_of_lists(positions: list[Position]) -> float:
    """Mean seconds to work out who may answer what, from scratch."""
    copies = [(game, state.copy()) for _ in range(5) for game, state in positions]
    for _, state in copies:
        state.pending = None
    start = process_time()
    for game, state in copies:
        game.pending(state)
    return (process_time() - start) / len(copies)


def time_of_copies(positions: list[Position]) -> float:
    """Mean seconds to copy a state."""
    states = [state for _, state in positions]
    rounds = 20
    start = process_time()
    for _ in range(rounds):
        for state in states:
            state.copy()
    return (process_time() - start) / (rounds * len(states))


def time_of_imagining(positions: list[Position]) -> float:
    """Mean seconds to make a true state of what the seat to decide sees."""
    rng = Random(1)
    views = []
    for game, state in positions:
        decision = game.pending(state)
        assert decision is not None
        views.append((game, game.observe(state, decision.seat)))
    start = process_time()
    for game, view in views:
        game.imagine(view, rng)
    return (process_time() - start) / len(views)


def time_of_rerolls(positions: list[Position]) -> float:
    """Mean seconds to copy a state with other dice to come."""
    key, rounds = bytes(32), 20
    start = process_time()
    for _ in range(rounds):
        for _, state in positions:
            state.reroll(key)
    return (process_time() - start) / (rounds * len(positions))


def time_of_playing(positions: list[Position]) -> float:
    """Mean seconds to play a listed action and run on to the next decision."""
    ready = [(game, state.copy(), action) for game, state in positions for action in _some_answers(game, state)]
    start = process_time()
    for game, state, action in ready:
        game.advance(state, action)
    return (process_time() - start) / len(ready)


def time_of_nodes(positions: list[Position]) -> float:
    """Mean seconds for a node of a search: a position copied, an action played, the answers to it listed."""
    ready = [(game, state, action) for game, state in positions for action in _some_answers(game, state)]
    start = process_time()
    for game, state, action in ready:
        after = state.copy()
        game.advance(after, action)
        game.pending(after)
    return (process_time() - start) / len(ready)


def _some_answers(game: Game, state: State) -> Sequence[Action]:
    """Up to five of the answers, spread over the list."""
    decision = game.pending(state)
    assert decision is not None
    return decision.actions[:: max(1, -(-len(decision.actions) // 5))]


def time_of_verifying(game: Game) -> float:
    """Seconds to read a whole random game's journal, play it again and prove every position."""
    text = played(game, "verify").journal.text()
    start = process_time()
    Table.resume(game, Journal.parse(text))
    return process_time() - start


#: as many actions as a long game of the largest board has
LONG = 1_500


def bytes_of_a_table(game: Game) -> tuple[int, int]:
    """What an open table takes after a long random game that is kept in a file, and how many actions that were.

    It is what becomes free when the table goes: what the game itself remembers of the positions it has seen, and may
    have forgotten and learnt anew meanwhile, is not the table's.
    """
    with TemporaryDirectory() as folder:
        _long_game(game, Path(folder) / "before.journal").close()
        gc.collect()
        tracemalloc.start()
        try:
            table = _long_game(game, Path(folder) / "long.journal")
            actions = len(table.turned)
            gc.collect()
            open_, _ = tracemalloc.get_traced_memory()
            table.close()
            del table
            gc.collect()
            gone, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    return open_ - gone, actions


def _long_game(game: Game, path: Path) -> Table:
    """A table after so many random actions, or after the longest of a few games where none has so many."""
    lengths = [random_game(game, seed, check=False)[1] for seed in range(6)]
    seed = next((seed for seed, length in enumerate(lengths) if length >= LONG), lengths.index(max(lengths)))
    table, choose = Table.new(game, key_from_seed(seed), path), at_random(game, seed)
    while (decision := table.decision) is not None and len(table.turned) < LONG:
        table.act(decision.seat, choose(table.state, decision))
    return table


def longest_game(name: str, recorded: Path) -> bytes:
    """The longest journal of a game that is kept in a folder; where none is, that of a random game."""
    kept = [path.read_bytes() for path in sorted(recorded.glob(f"{name}-*.journal"))]
    if not kept:
        title = shelf.title(name)
        kept = [played(title.open(scenario), "longest").journal.text() for scenario in title.scenarios()]
    return max(kept, key=lambda text: text.count(b"\n"))


def time_of_opening(text: bytes, look: Look) -> float:
    """Seconds until somebody who comes to a table can look at it, for the seat that waits longest."""
    spent = []
    for seat in range(len(Journal.parse(text).header.seats)):
        gc.collect()  # what was measured before has left much behind
        start = process_time()
        journal = Journal.parse(text)
        look(Table.resume(shelf.game_of(journal.header), journal), seat)
        spent.append(process_time() - start)
    return max(spent)


def measure_peer(peer: Peer, seconds: float, games: dict[str, GameSpeed]) -> PeerSpeed:
    """Random legal games of a peer; warmed up first."""
    play = peer.prepared()
    play(0)
    count = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play(count)
        count += 1
    speed = decisions / (process_time() - start)
    ratios = {name: round(game.decisions_per_s / speed, 3) for name, game in games.items()}
    return PeerSpeed(peer.what, peer.version(), round(speed, 1), ratios)


def machine() -> dict[str, str | int]:
    """What it was measured on."""
    model = platform.processor()
    cpu = Path("/proc/cpuinfo")
    if cpu.is_file():
        lines = [line for line in cpu.read_text().splitlines() if line.startswith("model name")]
        model = lines[0].partition(":")[2].strip() if lines else model
    return {
        "build": BUILD,
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "system": platform.platform(),
        "cpu": model,
        "cores": os.cpu_count() or 1,
        "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "",
    }
