"""Colonial on the shelf."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Option
from sandtable.engine.desks import Desk, Picture
from sandtable.engine.options import complete
from sandtable.engine.packs import read_text, struct_of, written_file
from sandtable.engine.titles import PackedTitle
from sandtable.games.colonial import drafting
from sandtable.games.colonial.bot import LEVELS
from sandtable.games.colonial.command import players
from sandtable.games.colonial.game import ColonialGame
from sandtable.games.colonial.pack import HERE, Pack, Scenario, checked

OPTIONS = [
    Option("rough_entry_only", False, "move-15"),
    Option("blocked_assaulter_stays", False, "assault-11"),
    Option("lower_score_always_retreats", False, "assault-15"),
    Option("commander_follows_unit_state", False, "fire-14"),
    Option("hidden_units", True, "general-26"),
    Option("limbered_team_named", False, "assault-16"),
    Option("spare_transport_tows", False, "general-12"),
    Option("commander_always_joins", False, "assault-17"),
    Option("commander_seats", False, "units-14"),
]


class Colonial(PackedTitle[Pack]):
    """The title: scenarios, options, pack, bots."""

    name = "colonial"
    rules_version = 4
    reader = Pack
    switches = OPTIONS
    opponents = LEVELS
    former_opponents = {"colonel": "general"}

    def scenarios(self) -> list[str]:
        """The scenarios, the training battle first."""
        return self.pack.order

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The two sides, or their Commanders (units-14)."""
        chosen = complete(OPTIONS, options or {})
        return tuple(players(self.find(scenario), bool(chosen["commander_seats"])))

    def about(self, scenario: str) -> About:
        """What a scenario is about."""
        found = self.find(scenario)
        return About(found.title, found.summary, found.date, found.place, found.turns)

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> ColonialGame:
        """The game, ready to be played. A scenario may also be the path, or the text, of one that a player wrote."""
        text = read_text(Path(scenario)) if _is_path(scenario) else scenario
        game = ColonialGame(self, self.pack, self.find(text), complete(OPTIONS, options or {}))
        game.scenario_text = text if "\n" in text else ""
        return game

    def find(self, scenario: str) -> Scenario:
        """A scenario by its name, its file, or its text."""
        if _is_path(scenario):
            scenario = read_text(Path(scenario))
        if "\n" in scenario:
            return checked(self.pack, struct_of(scenario, Scenario, "scenario"), "scenario")
        found = self.pack.scenarios.get(scenario)
        if found is None:
            raise self.unknown(scenario, self.pack.order)
        return found

    # Writing scenarios (drafting.py)

    def desk(self) -> Desk:
        """What there is to write with."""
        return drafting.desk(self.pack)

    def blank(self) -> dict[str, Any]:
        """An open field and two armies without a unit."""
        return drafting.blank()

    def scenario_file(self, scenario: str) -> dict[str, Any]:
        """A printed scenario as it is written in its file."""
        return next(
            data
            for file in self.pack.pages.every(Scenario)
            if (data := written_file(self.folder, file)).get("id") == self.find(scenario).id
        )

    def pictured(self, data: Mapping[str, Any]) -> Picture:
        """How a scenario looks, as far as it is written."""
        return drafting.pictured(self.pack, data)


def _is_path(scenario: str) -> bool:
    """Whether somebody has typed the name of a file; a text has more than one line."""
    return scenario.endswith(".toml") and "\n" not in scenario


def title(pack: Path | None = None) -> Colonial:
    """The title with its own data pack, or with another."""
    return Colonial(pack or HERE)
