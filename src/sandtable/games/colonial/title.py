"""Colonial on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Bot, Option
from sandtable.engine.options import complete
from sandtable.engine.packs import PackError, fingerprint, read_text, struct_of
from sandtable.games.colonial.bot import LEVELS
from sandtable.games.colonial.game import ColonialGame
from sandtable.games.colonial.pack import HERE, Pack, Scenario, checked

OPTIONS = [
    Option("rough_entry_only", False, "move-15"),
    Option("blocked_assaulter_stays", False, "assault-11"),
    Option("lower_score_always_retreats", False, "assault-15"),
    Option("commander_follows_unit_state", False, "fire-14"),
    Option("hidden_units", True, "general-26"),
]


class Colonial:
    """The title: scenarios, options, pack, bots."""

    name = "colonial"
    rules_version = 1

    def __init__(self, folder: Path = HERE) -> None:
        self.folder = folder

    @cached_property
    def pack(self) -> Pack:
        """The data pack, read when it is first needed."""
        return Pack(self.folder)

    def scenarios(self) -> list[str]:
        """The scenarios, the training battle first."""
        return self.pack.order

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The two sides."""
        return tuple(side.id for side in self.find(scenario).side)

    def about(self, scenario: str) -> About:
        """What a scenario is about."""
        found = self.find(scenario)
        return About(found.title, found.summary, found.date, found.place, found.turns)

    def options(self) -> list[Option]:
        """Rulings that players may want otherwise."""
        return OPTIONS

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> ColonialGame:
        """The game, ready to be played. A scenario may also be the path, or the text, of one that a player wrote."""
        text = read_text(Path(scenario)) if scenario.endswith(".toml") else scenario
        game = ColonialGame(self, self.pack, self.find(text), complete(OPTIONS, options or {}))
        game.scenario_text = text if "\n" in text else ""
        return game

    def find(self, scenario: str) -> Scenario:
        """A scenario by its name, its file, or its text."""
        if scenario.endswith(".toml"):
            scenario = read_text(Path(scenario))
        if "\n" in scenario:
            return checked(self.pack, struct_of(scenario, Scenario, "scenario"), "scenario")
        found = self.pack.scenarios.get(scenario)
        if found is None:
            raise PackError(f"colonial has no scenario {scenario!r}; it has: {', '.join(self.pack.order)}")
        return found

    def bots(self) -> Mapping[str, Bot]:
        """The system opponent in its three levels."""
        return LEVELS

    def data_hash(self) -> str:
        """Fingerprint of the pack."""
        return fingerprint(self.folder)


def title(pack: Path | None = None) -> Colonial:
    """The title with its own data pack, or with another."""
    return Colonial(pack or HERE)
