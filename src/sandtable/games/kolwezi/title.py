"""Jumping on Kolwezi on the shelf."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Option
from sandtable.engine.options import complete
from sandtable.engine.titles import PackedTitle
from sandtable.games.kolwezi.bot import LEVELS
from sandtable.games.kolwezi.game import SEATS, KolweziGame
from sandtable.games.kolwezi.pack import HERE, Pack

OPTIONS = [
    Option("te_protects_stack", True, "8.3-i"),
    Option("dummies_execute", False, "10.2-b"),
    Option("pins_per_counter", False, "9.3-c"),
    Option("pinned_units_retreat", False, "9.1-d"),
    Option("second_hostage_check", True, "10.2-a"),
    Option("hidden_counters_hold", False, "5.4-g"),
    Option("objective_holders_flee", False, "5.4-g"),
    Option("lorries_in_turn", False, "10.1-e"),
]

#: the only scenario: 19 and 20 May 1978
SCENARIO = "bonite"


class Kolwezi(PackedTitle[Pack]):
    """The title: its one scenario, options, pack, bots."""

    name = "kolwezi"
    rules_version = 4
    reader = Pack
    switches = OPTIONS
    opponents = LEVELS

    def scenarios(self) -> list[str]:
        """The whole operation."""
        return [SCENARIO]

    def about(self, scenario: str) -> About:
        """What it is about."""
        return About(turns=len(self.pack.tables.turn))

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The French player alone (1-a)."""
        return SEATS

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> KolweziGame:
        """The game, ready to be played."""
        if scenario != SCENARIO:
            raise self.unknown(scenario, [SCENARIO])
        return KolweziGame(self, self.pack, scenario, complete(OPTIONS, options or {}))


def title(pack: Path | None = None) -> Kolwezi:
    """The title with its own data pack, or with another."""
    return Kolwezi(pack or HERE)
