"""Historical wargames by their full rules.

A whole game, both sides played by the same bot:

>>> import random, sandtable
>>> table = sandtable.new("colonial", "tel-asra", seed=7)
>>> cadet, rng = table.game.title.bots()["cadet"], random.Random(1)
>>> bots = [cadet(table.game, seat) for seat in (0, 1)]
>>> while (decision := table.decision) is not None:
...     view = table.view(decision.seat)  # what this seat may see, and no more
...     events = table.act(decision.seat, bots[decision.seat].choose(view, rng))
>>> events[-1].kind, table.result.winner in (0, 1, None)
('end', True)
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandtable.built import BUILD as BUILD  # first of all: it decides what the others are loaded from
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Game
from sandtable.engine.journal import Journal
from sandtable.engine.positions import PositionError, read_position
from sandtable.engine.rehearsal import rehearse
from sandtable.engine.table import Refused, Table
from sandtable.engine.verify import Verified
from sandtable.engine.verify import verify as _verify
from sandtable.engine.version import ENGINE as __version__
from sandtable.games import shelf

__all__ = [
    "Refused",
    "Table",
    "__version__",
    "all_games",
    "load",
    "new",
    "open_game",
    "position",
    "verify",
]


def all_games() -> list[str]:
    """The names of the games there are."""
    return shelf.names()


def open_game(
    game: str, scenario: str | None = None, options: Mapping[str, Any] | None = None, pack: Path | None = None
) -> Game:
    """A game opened on a scenario (the first one, if none is named), ready to be played."""
    title = shelf.title(game, pack)
    return title.open(scenario or title.scenarios()[0], options)


def new(
    game: str,
    scenario: str | None = None,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    path: str | Path | None = None,
    pack: Path | None = None,
    players: Mapping[str, str] | None = None,
) -> Table:
    """A new game at a table; the same seed gives the same dice. With a path, it is saved there as it is played."""
    key = key_from_seed(seed) if seed is not None else None
    opened = open_game(game, scenario, options, pack)
    return Table.new(opened, key, Path(path) if path else None, players=players)


def load(path: str | Path, pack: Path | None = None) -> Table:
    """A saved game, ready to be played on; one that was played with another pack asks for it."""
    journal = Journal.read(Path(path))
    if pack is None:
        shelf.same_pack(journal.header)
    return Table.resume(shelf.game_of(journal.header, pack), journal)


def position(
    source: str | Path | Mapping[str, Any] | None = None,
    *,
    path: str | Path | None = None,
    pack: Path | None = None,
    players: Mapping[str, str] | None = None,
    **changes: Any,
) -> Table:
    """A table with a written position on it: from a file, a mapping, or keyword arguments (or both together)."""
    written: dict[str, Any] = {}
    if isinstance(source, str | Path):
        written = read_position(Path(source))
    elif source is not None:
        written = dict(source)
    written |= changes
    name = written.get("game")
    if not isinstance(name, str):
        raise PositionError("position-no-game")
    scenario, options = written.get("scenario"), written.get("options")
    if not isinstance(scenario, str | None):
        raise PositionError("position-expected-name", key="scenario", value=repr(scenario))
    if not isinstance(options, Mapping | None):
        raise PositionError("position-expected-table", key="options")
    game = open_game(name, scenario, options, pack)
    rehearse(game, written)
    key = key_from_seed(written.get("seed", 0))
    return Table.new(game, key, Path(path) if path else None, written, players)


def verify(path: str | Path, pack: Path | None = None) -> Verified:
    """Proves a saved game: every line, every die, every position."""
    return _verify(Path(path), lambda header: shelf.game_of(header, pack))
