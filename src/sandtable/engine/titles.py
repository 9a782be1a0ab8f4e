"""What every game with a data pack has in common on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from sandtable.engine.contract import BotMaker, Option, Title
from sandtable.engine.faults import Fault
from sandtable.engine.packs import Files, fingerprint

P = TypeVar("P", covariant=True)


class Reader(Protocol[P]):
    """What reads the data pack in a folder, and says which files there may be."""

    files: Files

    def __call__(self, folder: Path) -> P: ...


class NoSuchScenario(Fault):
    """A scenario that a game does not have."""


def same_data(title: Title, data: str) -> bool:
    """Whether what was played with a pack of this fingerprint goes on with the title's own."""
    here = title.data_hash()
    return data == here or getattr(title, "redrawn", {}).get(data) == here


class PackedTitle(Generic[P]):
    """A title with its pack, its switches and its bots; its scenarios are each game's own."""

    name: str
    rules_version: int
    #: reads the data pack in a folder
    reader: Reader[P]
    switches: ClassVar[list[Option]]
    opponents: ClassVar[Mapping[str, BotMaker]]
    #: names that saved tables may still give an opponent, each with its name now
    former_opponents: ClassVar[Mapping[str, str]] = {}
    #: fingerprints of former packs, each with that of the pack with which every game played before goes on unchanged
    redrawn: ClassVar[Mapping[str, str]] = {}

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def pack(self) -> P:
        """The data pack, read when it is first needed."""
        return type(self).reader(self.folder)

    def options(self) -> list[Option]:
        """The rules that players may switch."""
        return self.switches

    def bots(self) -> Mapping[str, BotMaker]:
        """The opponents that come with this game, weakest first."""
        return self.opponents

    def files(self) -> Files:
        """The files of a pack, and what may be in each."""
        return type(self).reader.files

    def data_hash(self) -> str:
        """Fingerprint of the pack in use."""
        return fingerprint(self.folder)

    def unknown(self, scenario: str, known: list[str]) -> NoSuchScenario:
        """What to say of a scenario that this game does not have."""
        return NoSuchScenario("scenario-unknown", game=self.name, scenario=scenario, known=", ".join(known))
