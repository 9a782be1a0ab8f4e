"""Resource points (10.0, 10.2): a die for every resource town, the allies' shares, the cap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Space
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, listed
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import (
    ALLIES,
    COLTAN_RUSH,
    DRC,
    GOVERNMENT,
    REBEL,
    RWANDA,
    SIDE_OF,
    UGANDA,
    Contingent,
)

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


#: contingent -> the ledger entries behind what its towns and its sponsors give it
INCOME_RULES = (
    ("10.2.1-a", "10.2.1-a"),
    ("10.2.2-d", "10.2-a"),
    ("10.2.3-e", "10.2-a"),
    ("10.2.4-a", "10.2.4-b"),
    ("10.2.4-a", "10.2.4-b"),
)


def gain(play: WarPlay, contingent: Contingent, reasons: list[Reason], rule: str) -> None:
    """RP for a contingent, never more than the cap (10.0-b); what they come from is told."""
    state, theatre = play.state, play.game.theatre
    name = theatre.contingents[contingent]
    held = state.points[contingent]
    over = held + sum(reason.value for reason in reasons) - theatre.tables.resources.cap
    if over > 0:
        reasons = [*reasons, Reason(-over, "10.0-b", "cap")]
    roll = Roll(name, 0, 6, "points", [reason for reason in reasons if reason.value])
    state.points[contingent] = held + roll.total
    facts = {"contingent": name, "roll": roll, "points": roll.total, "total": state.points[contingent]}
    play.tell("income", facts, rule)


def holds_coltan(game: WarGame, state: WarState, contingent: Contingent) -> bool:
    """Whether Coltan Rush is for this contingent; the government rolls in common (15.0-b)."""
    theatre = game.theatre
    holders = [state.control[theatre.goma], state.control[theatre.bukavu]]
    if contingent in (RWANDA, UGANDA):
        return contingent in holders
    return any(holder >= 0 and SIDE_OF[holder] == GOVERNMENT for holder in holders)


def town_roll(game: WarGame, state: WarState, town: Space, contingent: Contingent) -> Roll:
    """The die of a town with its modifiers (10.2-b, 10.2-c); ``contingent`` is who receives it."""
    theatre = game.theatre
    numbers = theatre.tables.resources
    name = theatre.names[town]
    side = SIDE_OF[contingent]
    reasons = []
    if theatre.vicinity[town] & state.held[1 - side]:
        reasons.append(Reason(numbers.enemy_near, "10.2-b", name))
    if state.event == COLTAN_RUSH and holds_coltan(game, state, contingent):
        if not game.coltan_only_kivu or town in (theatre.goma, theatre.bukavu):
            reasons.append(Reason(numbers.coltan, "15.0-b", name))
    if state.graft == contingent:
        reasons.append(Reason(numbers.graft, "15.0-c", theatre.contingents[contingent]))
    return Roll(theatre.contingents[contingent], 1, 6, "modifier", reasons)


def chart(game: WarGame, result: int) -> int:
    """The Resource Points Chart (10.2-a)."""
    lines = game.theatre.tables.resources.chart
    return lines[min(max(result, 1), len(lines)) - 1]


class ResourcePoints(Step["WarGame", WarState], frozen=True):
    """Each contingent's income of the turn (4.0-e)."""

    name = "resources"

    def run(self, play: WarPlay) -> bool:
        theatre = play.game.theatre
        yields = [0] * len(theatre.contingents)
        self.roll_for_government(play, yields)
        self.roll_for_rebels(play, yields)
        for ally in ALLIES:
            yields[ally] //= theatre.tables.resources.share  # 10.2.2-d, 10.2.3-e
        for contingent, name in enumerate(theatre.contingents):
            shared, fixed = INCOME_RULES[contingent]
            income = theatre.tables.resources.income.get(name, 0)
            reasons = [Reason(yields[contingent], shared, "towns"), Reason(income, fixed, "income")]
            gain(play, contingent, reasons, "10.2-a")
        play.pop()
        return False

    def roll_for_government(self, play: WarPlay, yields: list[int]) -> None:
        """One die a town for all; graft touches only the share of the one it hits (15.0-c)."""
        game, state = play.game, play.state
        for town in each(game.theatre.resource_towns & state.ruled[GOVERNMENT]):
            die = play.chance.die()
            common = town_roll(game, state, town, DRC)
            for contingent in (DRC, *ALLIES):
                roll = town_roll(game, state, town, contingent)
                if contingent == DRC or roll.total != common.total:
                    tell_yield(play, town, roll, die)
                yields[contingent] += chart(game, die + roll.total)

    def roll_for_rebels(self, play: WarPlay, yields: list[int]) -> None:
        """Each rolls for its own towns only (10.2.4-a)."""
        game, state = play.game, play.state
        for contingent in (RWANDA, UGANDA):
            for town in listed(game.theatre.resource_towns & state.ruled[REBEL]):
                if state.control[town] == contingent:
                    die = play.chance.die()
                    roll = town_roll(game, state, town, contingent)
                    tell_yield(play, town, roll, die)
                    yields[contingent] += chart(game, die + roll.total)


def tell_yield(play: WarPlay, town: Space, roll: Roll, die: int) -> None:
    """What a town's die gave."""
    theatre, result = play.game.theatre, die + roll.total
    play.tell(
        "town-yield",
        {
            "at": theatre.names[town],
            "contingent": roll.who,
            "roll": roll,
            "die": die,
            "result": result,
            "points": chart(play.game, result),
        },
        "10.2-a",
    )
