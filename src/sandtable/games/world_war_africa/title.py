"""World War Africa on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Bot, Option
from sandtable.engine.options import complete
from sandtable.engine.packs import PackError, fingerprint
from sandtable.games.world_war_africa.bot import LEVELS
from sandtable.games.world_war_africa.game import WarGame
from sandtable.games.world_war_africa.pack import HERE, Pack
from sandtable.games.world_war_africa.theatre import SIDES, Theatre

OPTIONS = [
    Option("coltan_only_kivu", False, "15.0-b"),
    Option("infiltrates_allies", False, "8.10-a"),
    Option("zero_becomes_one", False, "11.3-a"),
    Option("die_decides_airlift", False, "14.0-a"),
    Option("chad_by_zimbabwe", False, "7.9-g"),
]

SCENARIO = "congo"


class WorldWarAfrica:
    """The title: one scenario, options, pack, bots."""

    name = "world_war_africa"
    rules_version = 2

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder

    @cached_property
    def pack(self) -> Pack:
        """The data pack, read when it is first needed."""
        return Pack(self.folder)

    @cached_property
    def theatre(self) -> Theatre:
        """Map and counters, worked out once."""
        return Theatre(self.pack)

    def scenarios(self) -> list[str]:
        """The whole war."""
        return [SCENARIO]

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The Government and the Rebels."""
        return SIDES

    def about(self, scenario: str) -> About:
        """What the war is about."""
        return About(turns=len(self.pack.tables.turn))

    def options(self) -> list[Option]:
        """Rulings that players may want otherwise."""
        return OPTIONS

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> WarGame:
        """The game, ready to be played."""
        if scenario != SCENARIO:
            raise PackError(f"world_war_africa has no scenario {scenario!r}; it has: {SCENARIO}")
        return WarGame(self, self.pack, self.theatre, complete(OPTIONS, options or {}))

    def bots(self) -> Mapping[str, Bot]:
        """The commanders that come with this game."""
        return LEVELS

    def data_hash(self) -> str:
        """Fingerprint of the pack."""
        return fingerprint(self.folder)


def title(pack: Path | None = None) -> WorldWarAfrica:
    """The title with its own data pack, or with another."""
    return WorldWarAfrica(pack or HERE)
