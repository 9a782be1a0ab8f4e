"""Jumping on Kolwezi on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Bot, Option
from sandtable.engine.options import complete
from sandtable.engine.packs import PackError, fingerprint
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
]

#: the only scenario: 19 and 20 May 1978
SCENARIO = "bonite"


class Kolwezi:
    """The title: its one scenario, options, pack, bots."""

    name = "kolwezi"
    rules_version = 2

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder

    @cached_property
    def pack(self) -> Pack:
        """The data pack, read when it is first needed."""
        return Pack(self.folder)

    def scenarios(self) -> list[str]:
        """The whole operation."""
        return [SCENARIO]

    def about(self, scenario: str) -> About:
        """What it is about."""
        return About(turns=len(self.pack.tables.turn))

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The French player alone (1-a)."""
        return SEATS

    def options(self) -> list[Option]:
        """Rulings that players may want otherwise."""
        return OPTIONS

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> KolweziGame:
        """The game, ready to be played."""
        if scenario != SCENARIO:
            raise PackError(f"kolwezi has no scenario {scenario!r}; it has: {SCENARIO}")
        return KolweziGame(self, self.pack, scenario, complete(OPTIONS, options or {}))

    def bots(self) -> Mapping[str, Bot]:
        """Those who can command the 2e REP."""
        return LEVELS

    def data_hash(self) -> str:
        """Fingerprint of the pack."""
        return fingerprint(self.folder)


def title(pack: Path | None = None) -> Kolwezi:
    """The title with its own data pack, or with another."""
    return Kolwezi(pack or HERE)
