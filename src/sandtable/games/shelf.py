"""The shelf: which games there are.

Those of this package, each found by the name of its folder; and games that others have written and installed: a
distribution puts its package on the shelf by an entry point of the group ``sandtable.games``::

    [project.entry-points."sandtable.games"]
    footrace = "footrace"
"""

from collections.abc import Collection
from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from sandtable.engine.contract import Game, Title
from sandtable.engine.faults import Fault
from sandtable.engine.journal import Header
from sandtable.engine.ledger import Ledger, read_ledger
from sandtable.engine.lessons import Lesson, read_lesson
from sandtable.engine.packs import OtherPack, are_all
from sandtable.engine.texts import BadText, bounded
from sandtable.engine.titles import NoSuchScenario, PackedTitle, same_data
from sandtable.engine.translations import read_translations, translated

HERE = Path(__file__).parent
#: the entry points of installed games
GROUP = "sandtable.games"


class NoSuchGame(Fault):
    """A name that is not on the shelf."""


@lru_cache
def packages() -> dict[str, tuple[str, Path]]:
    """The games there are, by name: the package and its folder. What has no ledger is no game."""
    found: dict[str, tuple[str, Path]] = {}
    for entry in entry_points(group=GROUP):
        spec = find_spec(entry.value) if entry.value.isidentifier() else None
        if spec is not None and spec.origin is not None:
            found[entry.name] = (entry.value, Path(spec.origin).parent)
    for path in HERE.iterdir():
        found[path.name] = (f"sandtable.games.{path.name}", path)  # nobody takes the place of our own
    return {name: found[name] for name in sorted(found) if (found[name][1] / "ledger.toml").is_file()}


def names() -> list[str]:
    """The names of the games there are."""
    return list(packages())


@lru_cache(maxsize=64)
def title(name: str, pack: Path | None = None) -> Title:
    """A game by its name, with its own data pack or another one."""
    module = import_module(f"{_package(name)[0]}.title")
    return cast("Title", module.title(pack))


def games_with(there: Collection[str]) -> list[str]:
    """The games whose packs consist of files with these names."""
    packed = [(name, found) for name in names() if isinstance(found := title(name), PackedTitle)]
    return [name for name, found in packed if are_all(found.files(), there)]


def game_of(header: Header, pack: Path | None = None) -> Game:
    """The game that a journal was played with. Its scenario is one of the game's, or a text; no file is opened."""
    found = title(header.game, pack)
    try:
        return found.open(scenario_of(found, header.scenario, header.scenario_text), header.options)
    except NoSuchScenario as error:
        if same_data(found, header.data):
            raise
        raise OtherPack("pack-other-result", error=error) from None


def scenario_of(found: Title, name: str, text: str) -> str:
    """The scenario that somebody else names, or whose text he brings: never a file's name."""
    if not text:
        if name not in found.scenarios():
            known = ", ".join(found.scenarios())
            raise NoSuchScenario("scenario-unknown", game=found.name, scenario=name, known=known)
        return name
    if "\n" not in text:
        raise BadText("text-no-scenario")
    return bounded(text)


def same_pack(header: Header) -> None:
    """Refuses to play on with a game's own pack what was played with another one, and asks for that one."""
    found = title(header.game)
    if not same_data(found, header.data):
        own = str(folder(header.game) / "data")
        raise OtherPack("pack-other", played=header.data[:8], here=found.data_hash()[:8], folder=own)


def _package(name: str) -> tuple[str, Path]:
    if name not in packages():
        raise NoSuchGame("game-unknown", game=name, known=names())
    return packages()[name]


def folder(name: str) -> Path:
    """Where a game lives."""
    return _package(name)[1]


@lru_cache
def ledger(name: str, language: str = "en") -> Ledger:
    """A game's rules in a reader's language; what has no translation stays English and says so."""
    english = read_ledger(folder(name) / "ledger.toml")
    return translated(english, read_translations(rules_file(name, language)), language)


def rules_file(name: str, language: str) -> Path:
    """Where a game's rules are in a language other than English."""
    return folder(name) / "rules" / f"{language}.toml"


@lru_cache
def lesson(name: str) -> Lesson | None:
    """A game's guided first game, if it has one."""
    return read_lesson(folder(name))
