"""The odds of one combat (8.6 to 8.10, 12): every way the dice can fall, with all that is thrown in.

An unseen defender is taken for any of the enemy's unseen units that could be in that hex, each company of them as
likely as the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from sandtable.engine.contract import Message, Outcome, Reading
from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has, listed, set_of, size
from sandtable.engine.stakes import Weighed, Worth, gathered
from sandtable.games.world_war_africa.hidden import strangers
from sandtable.games.world_war_africa.stakes import of_losses
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import (
    column_of,
    column_roll,
    die_roll,
    losses_for,
    row_of,
    strengths,
    support_reasons,
)
from sandtable.games.world_war_africa.support import AIR_DEFENCE, Fight, cancelable, defenders
from sandtable.games.world_war_africa.theatre import ALLIES, DRC
from sandtable.games.world_war_africa.zones import halved, supplied_ground

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

FACES = range(1, 7)
#: a fight as it may stand when the die is thrown, and how likely that is
Ways: TypeAlias = list[tuple[Fight, float]]
#: the attacker's and the defender's losses, and how likely they are
Chances: TypeAlias = dict[tuple[int, int], float]


def sure_of(fight: Fight) -> Ways:
    """No die is thrown before the one that counts."""
    return [(fight, 1.0)]


def thrown_off(game: WarGame, fight: Fight) -> Ways:
    """The air defence throws its die: so many enemy markers are driven off (12.3-b)."""
    table = game.theatre.tables.rolls.adr
    return [(fight.but(cancels=number), 1 / len(table)) for number in table]


def infiltrated(game: WarGame, fight: Fight) -> Ways:
    """The infiltrators throw their die (8.10-c)."""
    table = game.theatre.tables.rolls.infiltration
    return [(fight.but(drm=drm), 1 / len(table)) for drm in table]


def settled(game: WarGame, fight: Fight) -> Fight:
    """The fight when the air defence has driven off what it still may: the Rebel takes the strongest (12.3-b)."""
    if not fight.cancels or fight.stage > AIR_DEFENCE:
        return fight
    factor = game.theatre.factor
    strongest = sorted(listed(cancelable(game, fight)), key=lambda marker: -factor[marker])
    gone = set_of(strongest[: fight.cancels])
    return fight.but(used=fight.used & ~gone, answered=fight.answered & ~gone, cancels=0)


class Odds:
    """The losses of one combat, as far as a seat can know them."""

    def __init__(self, game: WarGame, state: WarState, fight: Fight) -> None:
        self.game, self.state, self.fight = game, state, fight
        self.seen = defenders(game, state, fight)
        self.number = size(self.seen) + strangers(game, state, fight.target)[0]
        self.unseen = list(unseen_strength(game, state, fight.target))
        self.worths: dict[tuple[int, int], Worth] = {}

    def chances(self, ways: Ways) -> Chances:
        """The losses over the die, the unseen defenders, and whatever is thrown before."""
        found: Chances = {}
        for fight, likely in ways:
            for column, modifier, weight in self._columns(settled(self.game, fight)):
                for face in FACES:
                    lost, killed = losses_for(self.game, column, face + modifier)
                    key = (min(lost, size(fight.attackers)), min(killed, self.number))
                    found[key] = found.get(key, 0.0) + likely * weight / len(FACES)
        return found

    def reading(self, ways: Ways) -> Reading:
        """The cells of the CRT that the die may come to, whatever is thrown before and whoever lies unseen."""
        found: dict[tuple[int, int], float] = {}
        for fight, likely in ways:
            for column, modifier, weight in self._columns(settled(self.game, fight)):
                for face in FACES:
                    cell = (row_of(face + modifier), column)
                    found[cell] = found.get(cell, 0.0) + likely * weight / len(FACES)
        return Reading("combat", [(row, column, chance) for (row, column), chance in sorted(found.items())])

    def _columns(self, fight: Fight) -> Iterator[tuple[int, int, float]]:
        """The column, what is added to the die, and how likely that is with the unseen defenders."""
        game, state = self.game, self.state
        attack, defence = strengths(game, state, fight, self.seen)
        modifier = die_roll(game, state, fight).total
        ground = sum(reason.value for reason in defence.reasons if reason.rule in ("8.6-a", "11.3-a"))
        for more, weight in self.unseen:
            help_ = sum(reason.value for reason in support_reasons(game, fight.answered, ground + more))
            column = column_roll(game, state, fight, attack.total, ground + more + help_)
            yield column_of(game, column), modifier, weight

    def can_take_all(self) -> bool:
        """Whether any line of the columns that may be read takes as many defenders as there are."""
        lines = self.game.theatre.tables.crt.defender
        return any(line[column] >= self.number for column, _, _ in self._columns(self.fight) for line in lines)

    def rolls(self, fight: Fight) -> list[Roll]:
        """What is added up and thrown; of the unseen defenders what they have on average is shown."""
        game, state = self.game, self.state
        fight = settled(game, fight)
        attack, defence = strengths(game, state, fight, self.seen)
        if self.number > size(self.seen):
            average = round(sum(more * weight for more, weight in self.unseen))
            defence = msgspec.structs.replace(defence, reasons=[*defence.reasons, Reason(average, "8.5-a", "unseen")])
        column = column_roll(game, state, fight, attack.total, defence.total)
        if self.number > size(self.seen):
            odds = msgspec.structs.replace(column.reasons[0], about=f"{attack.total}:≈{defence.total}")
            column = msgspec.structs.replace(column, reasons=[odds, *column.reasons[1:]])
        return [attack, defence, column, die_roll(game, state, fight)]

    def weighed(self, chances: Chances) -> tuple[list[Weighed], list[Weighed]]:
        """The losses, and whether the hex holds, each with what it does to victory points."""
        losses: list[Weighed] = []
        ends: list[Weighed] = []
        for (lost, killed), chance in chances.items():
            worth = self._worth(lost, killed)
            message = Message("world_war_africa-odds-losses", {"attacker": lost, "defender": killed})
            losses.append((message, chance, worth))
            word = "taken" if killed >= self.number else "held"
            ends.append((Message(f"world_war_africa-odds-{word}"), chance, worth))
        return losses, ends

    def groups(self, ways: Ways) -> list[list[Outcome]]:
        """What may come of it."""
        return [gathered(found) for found in self.weighed(self.chances(ways))]

    def _worth(self, lost: int, killed: int) -> Worth:
        key = (lost, killed)
        if key not in self.worths:
            self.worths[key] = of_losses(self.game, self.state, self.fight, lost, killed)
        return self.worths[key]


def balance(chances: Chances) -> float:
    """How well the attacker comes off: what the enemy loses on average less his own losses."""
    return sum((killed - lost) * chance for (lost, killed), chance in chances.items())


def unseen_strength(game: WarGame, state: WarState, space: Space) -> Iterator[tuple[int, float]]:
    """What the unseen defenders of a hex may add to its defence, and how likely that is."""
    count, could = strangers(game, state, space)
    if not count:
        yield 0, 1.0
        return
    ways: dict[int, int] = {}
    for company, sign in companies(game, could):
        for total, number in strengths_of(game, state, space, company, count).items():
            ways[total] = ways.get(total, 0) + sign * number
    every = sum(ways.values())
    for total, number in sorted(ways.items()):
        if number:
            yield total, number / every


def companies(game: WarGame, could: PieceSet) -> Iterator[tuple[PieceSet, int]]:
    """Who may lie together: FAC units with those of one contingent (6.1-f); what is counted twice is taken off."""
    theatre = game.theatre
    others = [could & ~theatre.fac & theatre.of_contingent[contingent] for contingent in (DRC, *ALLIES)]
    mixed = [units for units in others if units]
    if len(mixed) < 2:
        yield could, 1
        return
    for units in mixed:
        yield could & theatre.fac | units, 1
    yield could & theatre.fac, 1 - len(mixed)


def strengths_of(game: WarGame, state: WarState, space: Space, units: PieceSet, count: int) -> dict[int, int]:
    """In how many ways so many of these units come to a total: draws without replacement, by their values."""
    theatre = game.theatre
    values: dict[int, int] = {}
    for unit in each(units):
        factor = theatre.defence[unit]
        if not has(supplied_ground(game, state, theatre.units[unit].faction, theatre.side[unit]), space):
            factor = halved(game, factor)
        values[factor] = values.get(factor, 0) + 1
    return drawn(values.items(), count)


def drawn(values: Iterable[tuple[int, int]], count: int) -> dict[int, int]:
    """The ways to each total when so many are drawn of things of which there are so many of each value."""
    ways = {(0, 0): 1}
    for value, there in values:
        combined: dict[tuple[int, int], int] = {}
        for (taken, total), number in ways.items():
            pick = 1
            for more in range(min(there, count - taken) + 1):
                key = (taken + more, total + more * value)
                combined[key] = combined.get(key, 0) + number * pick
                pick = pick * (there - more) // (more + 1)
        ways = combined
    return {total: number for (taken, total), number in ways.items() if taken == count}
