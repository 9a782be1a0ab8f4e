"""The shelf: which games there are. A game is found by the name of its package."""

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import cast

from sandtable.engine.contract import Game, Title
from sandtable.engine.faults import Fault
from sandtable.engine.journal import Header
from sandtable.engine.ledger import Ledger, read_ledger
from sandtable.engine.lessons import Lesson, read_lesson
from sandtable.engine.packs import OtherPack
from sandtable.engine.titles import NoSuchScenario
from sandtable.engine.translations import read_translations, translated

HERE = Path(__file__).parent


class NoSuchGame(Fault):
    """A name that is not on the shelf."""


def names() -> list[str]:
    """The games there are: every package here that has a ledger."""
    return sorted(path.parent.name for path in HERE.glob("*/ledger.toml"))


@lru_cache(maxsize=64)
def title(name: str, pack: Path | None = None) -> Title:
    """A game by its name, with its own data pack or another one."""
    if name not in names():
        raise NoSuchGame("game-unknown", game=name, known=names())
    module = import_module(f"sandtable.games.{name}.title")
    return cast("Title", module.title(pack))


def game_of(header: Header, pack: Path | None = None) -> Game:
    """The game that a journal was played with."""
    found = title(header.game, pack)
    try:
        return found.open(header.scenario_text or header.scenario, header.options)
    except NoSuchScenario as error:
        if header.data == found.data_hash():
            raise
        raise OtherPack("pack-other-result", error=error) from None


def same_pack(header: Header) -> None:
    """Refuses to play on with a game's own pack what was played with another one, and asks for that one."""
    here = title(header.game).data_hash()
    if header.data != here:
        own = str(folder(header.game) / "data")
        raise OtherPack("pack-other", played=header.data[:8], here=here[:8], folder=own)


def folder(name: str) -> Path:
    """Where a game lives."""
    return HERE / name


@lru_cache
def ledger(name: str, language: str = "en") -> Ledger:
    """A game's rules in a reader's language; what has no translation stays English and says so."""
    english = read_ledger(HERE / name / "ledger.toml")
    return translated(english, read_translations(rules_file(name, language)), language)


def rules_file(name: str, language: str) -> Path:
    """Where a game's rules are in a language other than English."""
    return HERE / name / "rules" / f"{language}.toml"


@lru_cache
def lesson(name: str) -> Lesson | None:
    """A game's guided first game, if it has one."""
    return read_lesson(HERE / name)
