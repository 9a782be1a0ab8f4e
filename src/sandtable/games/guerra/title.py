"""A Guerra do Congo on the shelf."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sandtable.engine.contract import About, Option
from sandtable.engine.options import complete
from sandtable.engine.titles import PackedTitle
from sandtable.games.guerra.bot import LEVELS
from sandtable.games.guerra.game import GuerraGame
from sandtable.games.guerra.pack import HERE, Pack
from sandtable.games.guerra.theatre import SIDES

OPTIONS = [
    Option("navigation_limit", 8, "3.3.3-b", (8, 12)),
    Option("all_congo_navigable", False, "3.3.3-f"),
    Option("cumulative_stacking", True, "3.2.2-h"),
    Option("ninth_centre", "Boma", "3.6.1-b", ("Boma", "Goma")),
    Option("recruits_retake_towns", False, "3.4.3-b"),
    Option("advance_before_release", True, "3.4.4-a"),
    Option("village_shift", False, "4.2.3-a"),
    Option("morale_list", "table8", "T8-b", ("table8", "4.3.1")),
    Option("morale_range", "text", "4.3-b", ("text", "track")),
    Option("historical_guerrillas", False, "4.3.1-r"),
    Option("bomb_named_units", False, "4.5.2-a"),
    Option("slowed_until_moved", False, "4.6.3-a"),
    Option("stack_retreats_together", False, "4.7.1-a"),
    Option("replacement_boxes", False, "5.3-d"),
    Option("towns_in_passing", False, "7-e"),
    Option("score_every_turn", False, "7-g"),
    Option("rebel_bonus_city", "Kinshasa", "7-m", ("Kinshasa", "Kisangani")),
    Option("reserves", False, "8.1-a"),
]
SCENARIO = "1998"


class Guerra(PackedTitle[Pack]):
    """The title: its one scenario, options, pack, bots."""

    name = "guerra"
    rules_version = 4
    reader = Pack
    switches = OPTIONS
    opponents = LEVELS

    def scenarios(self) -> list[str]:
        """The whole war, August to November 1998."""
        return [SCENARIO]

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The Rebel player moves first."""
        return SIDES

    def about(self, scenario: str) -> About:
        """What the war is about."""
        return About(turns=self.pack.tables.limits.turns)

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> GuerraGame:
        """The game, ready to be played."""
        if scenario != SCENARIO:
            raise self.unknown(scenario, [SCENARIO])
        return GuerraGame(self, self.pack, scenario, complete(OPTIONS, options or {}))


def title(pack: Path | None = None) -> Guerra:
    """The title with its own data pack, or with another."""
    return Guerra(pack or HERE)
