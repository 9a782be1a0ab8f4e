"""The shelf: which games there are. A game is found by the name of its package."""

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import cast

from sandtable.engine.contract import Game, Title
from sandtable.engine.journal import Header
from sandtable.engine.ledger import Ledger, read_ledger

HERE = Path(__file__).parent


class NoSuchGame(Exception):
    """A name that is not on the shelf."""


def names() -> list[str]:
    """The games there are: every package here that has a ledger."""
    return sorted(path.parent.name for path in HERE.glob("*/ledger.toml"))


@lru_cache(maxsize=64)
def title(name: str, pack: Path | None = None) -> Title:
    """A game by its name, with its own data pack or another one."""
    if name not in names():
        raise NoSuchGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    module = import_module(f"sandtable.games.{name}.title")
    return cast("Title", module.title(pack))


def game_of(header: Header, pack: Path | None = None) -> Game:
    """The game that a journal was played with."""
    return title(header.game, pack).open(header.scenario_text or header.scenario, header.options)


def folder(name: str) -> Path:
    """Where a game lives."""
    return HERE / name


@lru_cache
def ledger(name: str) -> Ledger:
    """A game's rules."""
    return read_ledger(HERE / name / "ledger.toml")
