"""World War Africa on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Option
from sandtable.engine.options import complete
from sandtable.engine.titles import PackedTitle
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
    Option("uganda_lift", True, "7.11-h"),
    Option("helicopters_to_kinshasa", True, "10.2.2-a"),
    Option("adr_covers_any_force", False, "12.3-a"),
]

SCENARIO = "congo"


class WorldWarAfrica(PackedTitle[Pack]):
    """The title: one scenario, options, pack, bots."""

    name = "world_war_africa"
    rules_version = 4
    reader = Pack
    switches = OPTIONS
    opponents = LEVELS

    @cached_property
    def theatre(self) -> Theatre:
        """Map and counters, worked out once."""
        return Theatre(self.pack)

    def scenarios(self) -> list[str]:
        """The whole war."""
        return [SCENARIO]

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The Government and the Rebels."""
        return SIDES

    def about(self, scenario: str) -> About:
        """What the war is about."""
        return About(turns=len(self.pack.tables.turn))

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> WarGame:
        """The game, ready to be played."""
        if scenario != SCENARIO:
            raise self.unknown(scenario, [SCENARIO])
        return WarGame(self, self.pack, self.theatre, complete(OPTIONS, options or {}))


def title(pack: Path | None = None) -> WorldWarAfrica:
    """The title with its own data pack, or with another."""
    return WorldWarAfrica(pack or HERE)
