"""Foreign Legion Paratrooper on the shelf."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.contract import About, Option
from sandtable.engine.options import complete
from sandtable.engine.titles import PackedTitle
from sandtable.games.paratrooper.bot import BOTS
from sandtable.games.paratrooper.game import ParatrooperGame
from sandtable.games.paratrooper.pack import HERE, Pack
from sandtable.games.paratrooper.state import CAMPAIGN, FIRST_CAMPAIGN, SINGLE
from sandtable.games.paratrooper.theatre import Theatre

OPTIONS = [
    Option("crowds_every_phase", False, "12.1-d"),
    Option("refit_expends_convoy", False, "10.1-a"),
    Option("impact_logistics", False, "18.1-a"),
    Option("random_opfor_order", False, "17.2-i"),
    Option("no_counters_in_water", False, "4.1-c"),
    Option("mission_by_marker", False, "4.0-c"),
    Option("ground_recon", False, "32.1-a"),
    Option("checkpoints", False, "32.2-a"),
    Option("two_of_a_kind", False, "32.3-b"),
    Option("buy_lshd", False, "32.3-c"),
    Option("oilfield_damage", False, "32.4-a"),
]

ONE = ("rep",)
GROUND_AND_AIR = ("rep-ground", "rep-air")
IN_TURN = ("rep-odd", "rep-even")
COMMAND = ("rep-commander", "rep-sector-1", "rep-sector-2", "rep-sector-3")


class Scenario(msgspec.Struct, frozen=True):
    """What is fixed before the dice are thrown."""

    id: str
    title: str
    summary: str
    series: int = SINGLE
    map: str = ""
    mission: str = ""
    seats: tuple[str, ...] = ONE
    #: how many commanders of sectors there are under the first seat (32.5-b)
    sectors: int = 0


def rep_command(id: str, title: str, summary: str, sectors: int, series: int = SINGLE) -> Scenario:
    """A supreme commander, and a commander for each sector (32.5-b)."""
    return Scenario(id, title, summary, series, seats=COMMAND[: sectors + 1], sectors=sectors)


def scenarios_of(pack: Pack) -> list[Scenario]:
    """A mission by dice, one for each mission line and each map, the two campaigns, and team play (32.5)."""
    found = [Scenario("mission", "A mission", "Location, map and mission by dice.")]
    for line in pack.missions.mission:
        found.append(Scenario(line.id, f"Mission: {line.name}", "Location and map by dice.", mission=line.id))
    for drawn in pack.maps:
        name = drawn.id.replace("_", "-")
        found.append(Scenario(name, f"Map: {drawn.name}", "Location and mission by dice.", map=drawn.id))
    found += [
        Scenario("campaign", "Campaign", "Ten missions.", CAMPAIGN),
        Scenario("first-campaign", "First campaign", "Six missions, one of each kind.", FIRST_CAMPAIGN),
        Scenario("combined-operations", "Combined operations", "Two players: ground and air.", seats=GROUND_AND_AIR),
        Scenario(
            "alternate-command", "Alternate command", "Two players take missions in turn.", CAMPAIGN, seats=IN_TURN
        ),
        rep_command("rep-command", "REP Command", "Three players: a commander and two sectors.", 2),
        rep_command("rep-command-three", "REP Command, three sectors", "Four players: a commander and three.", 3),
        rep_command("rep-command-campaign", "REP Command, campaign", "Three players, ten missions.", 2, CAMPAIGN),
    ]
    return found


class Paratrooper(PackedTitle[Pack]):
    """The title: scenarios, options, pack, bots."""

    name = "paratrooper"
    rules_version = 3
    reader = Pack
    redrawn = {"403a68e48859eb80f8284b0601cf1c14": "f185c95e68e2dcd7449e49f1a002c57e"}
    switches = OPTIONS
    opponents = BOTS

    @cached_property
    def theatre(self) -> Theatre:
        """The data pack as constants, read when it is first needed."""
        return Theatre(self.pack)

    @cached_property
    def _scenarios(self) -> dict[str, Scenario]:
        return {scenario.id: scenario for scenario in scenarios_of(self.theatre.pack)}

    def scenarios(self) -> list[str]:
        """The missions, then the campaigns and team play."""
        return list(self._scenarios)

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """One seat, or several that share the regiment."""
        return self.find(scenario).seats

    def about(self, scenario: str) -> About:
        """What a scenario is about."""
        found = self.find(scenario)
        return About(found.title, found.summary)

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> ParatrooperGame:
        """The game, ready to be played."""
        return ParatrooperGame(self, self.theatre, self.find(scenario), complete(OPTIONS, options or {}))

    def find(self, scenario: str) -> Scenario:
        """A scenario by its name."""
        found = self._scenarios.get(scenario)
        if found is None:
            raise self.unknown(scenario, list(self._scenarios))
        return found


def title(pack: Path | None = None) -> Paratrooper:
    """The title with its own data pack, or with another."""
    return Paratrooper(pack or HERE)
