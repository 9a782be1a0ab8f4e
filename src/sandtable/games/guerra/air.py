"""Air power: bombardment and interdiction (4.5, 4.6.3, 4.6.4). Ground support belongs to a battle."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, PieceSet, Seat, Space
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first, has, plus, several
from sandtable.games.guerra.actions import DONE, Aim, Done, Interdict, Sortie
from sandtable.games.guerra.battle import ELIMINATION, LOSS, ChooseLoss, suffer
from sandtable.games.guerra.figures import with_figures
from sandtable.games.guerra.pieces import refresh_cuts
from sandtable.games.guerra.state import Facility, GuerraState
from sandtable.games.guerra.strength import total
from sandtable.games.guerra.theatre import CONGO

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay

#: not a facility but the units in a hex are the target
UNITS = -1


class RaidTarget(Step["GuerraGame", GuerraState], frozen=True):
    """Which road, railway or airfield is interdicted? (4.5.3-a)."""

    name = "raid"
    rule = "4.5.3-a"

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        return game.raids

    @forbids(Interdict)
    def why_not_interdict(self, game: GuerraGame, state: GuerraState, action: Interdict) -> Refusal | None:
        if game.theatre.facility_called(action.at, action.facility) is not None:
            return None
        return Refusal("4.5.3-a", {"at": action.at, "facility": action.facility})

    @plays(Interdict)
    def interdict(self, play: GuerraPlay, action: Interdict) -> None:
        """The target is named; how many points fly is asked next."""
        theatre = play.game.theatre
        space = theatre.grid.index[action.at]
        play.tell("raid-target", {"at": action.at, "facility": action.facility}, "4.5.3-a")
        play.replace(SortieStep(space, theatre.facility[space, action.facility]))

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        return Message("guerra-question-raid", {"points": state.air})


class AimStep(Step["GuerraGame", GuerraState], frozen=True):
    """Which of the units in a hex are bombed? (4.5.2-a, option)."""

    name = "aim"
    rule = "4.5.2-a"

    at: Space
    #: who has been named so far
    units: PieceSet

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        left = out_of_combat(state, self.at) & ~self.units
        found: list[Action] = [Aim(name) for name in game.theatre.names_of(left)]
        return [*found, DONE] if self.units else found

    @forbids(Aim)
    def why_not_aim(self, game: GuerraGame, state: GuerraState, action: Aim) -> Refusal | None:
        unit = game.theatre.piece.get(action.unit)
        if unit is not None and has(out_of_combat(state, self.at) & ~self.units, unit):
            return None
        return Refusal("4.5.2-a", {"unit": action.unit})

    @forbids(Done)
    def why_not_stop(self, game: GuerraGame, state: GuerraState, action: Done) -> Refusal | None:
        return None if self.units else Refusal("4.5.2-a")

    @plays(Aim)
    def aim(self, play: GuerraPlay, action: Aim) -> None:
        """One more is a target."""
        at = play.game.theatre.grid.names[self.at]
        play.tell("aimed", {"unit": action.unit, "at": at}, "4.5.2-a")
        play.replace(self.but(units=plus(self.units, play.game.theatre.piece[action.unit])))

    @plays(Done)
    def stop(self, play: GuerraPlay, action: Done) -> None:
        """The others are left alone; how many points fly is asked next."""
        facts = {"at": play.game.theatre.grid.names[self.at], "units": play.game.theatre.names_of(self.units)}
        play.tell("aim-over", facts, "4.5.2-a")
        play.replace(SortieStep(self.at, UNITS, self.units))

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        units = with_figures(game, state, self.units)
        facts = {"at": game.theatre.grid.names[self.at], "count": len(units), "units": units}
        return Message("guerra-question-aim", facts)


def out_of_combat(state: GuerraState, space: Space) -> PieceSet:
    """The units in a hex that were neither attacked nor bombed in this phase (4.5.2-a)."""
    return state.at[space] & ~state.fought


class SortieStep(Step["GuerraGame", GuerraState], frozen=True):
    """How many points fly?"""

    name = "sortie"

    at: Space
    #: what is to be interdicted, or UNITS for a bombardment
    facility: Facility
    #: who is bombed
    units: PieceSet = 0

    def who(self, game: GuerraGame, state: GuerraState) -> Seat:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState) -> Sequence[Action]:
        return game.sorties[: state.air]

    @forbids(Sortie)
    def why_not_fly(self, game: GuerraGame, state: GuerraState, action: Sortie) -> Refusal | None:
        return None if 1 <= action.points <= state.air else Refusal("4.5-b", {"points": action.points})

    def stray(self, game: GuerraGame, state: GuerraState, action: Action) -> Refusal:
        return Refusal("4.5.2-a" if self.facility == UNITS else "4.5.3-b")

    @plays(Sortie)
    def fly(self, play: GuerraPlay, action: Sortie) -> None:
        """The raid is flown."""
        play.pop()
        play.state.air -= action.points
        if self.facility == UNITS:
            bombard(play, self.at, self.units, action.points)
        else:
            interdict(play, self.facility, action.points)

    def roll(self, game: GuerraGame, state: GuerraState, points: Number) -> Roll:
        """The throw with so many points."""
        if self.facility == UNITS:
            return bombardment_roll(game, state, self.at, self.units, points)
        return interdiction_roll(game, self.at, points)

    def question(self, game: GuerraGame, state: GuerraState) -> Message:
        what = "units" if self.facility == UNITS else game.theatre.facilities[self.facility][1]
        facts = {"at": game.theatre.grid.names[self.at], "points": state.air, "what": what}
        return Message("guerra-question-sortie", facts)


def shifted(game: GuerraGame, space: Space, column: Number, rule: str, about: str) -> list[Reason]:
    """A column and the terrain shift of the target hex, kept on the table (4.5.2-b, 4.5.3-b)."""
    theatre = game.theatre
    reasons = [Reason(column, rule, about)]
    shift = min(column, theatre.shift[space])
    if shift:
        reasons.append(Reason(-shift, "4.5.2-b" if rule == "4.5.2-a" else "4.5.3-b", theatre.terrain[space]))
    return reasons


def column_name(lowest: list[int], column: Number) -> str:
    """A column by the numbers it holds."""
    if column + 1 == len(lowest):
        return f"{lowest[column]}+"
    least, most = lowest[column], lowest[column + 1] - 1
    return f"{least}–{most}" if least < most else str(least)


def air_roll(game: GuerraGame, space: Space, number: Number, lowest: list[int], rule: str) -> Roll:
    """A throw on the column that a number falls in, shifted by the terrain."""
    reasons = shifted(game, space, bisect_right(lowest, number) - 1, rule, str(number))
    return Roll("congo", 1, 10, "column", reasons, column_name(lowest, sum(reason.value for reason in reasons)))


def bombardment_roll(game: GuerraGame, state: GuerraState, space: Space, units: PieceSet, points: Number) -> Roll:
    """The throw of a bombardment: points times the defence of all units bombed (4.5.2-a)."""
    product = points * total(game, state, units, "defence")
    return air_roll(game, space, product, game.theatre.tables.bombardment.columns, "4.5.2-a")


def bombard(play: GuerraPlay, space: Space, units: PieceSet, points: Number) -> None:
    """All units bombed lose movement, one of them may take losses (4.6.3)."""
    game, state = play.game, play.state
    roll = bombardment_roll(game, state, space, units, points)
    die = play.chance.die(10)
    slower, losses = game.bombardment_rows[die].cells[roll.total]
    state.fought |= units  # it cannot be attacked on the ground afterwards (4.5.2-a)
    facts = {
        "at": game.theatre.grid.names[space],
        "units": game.theatre.names_of(units),
        "points": points,
        "roll": roll,
        "die": die,
        "slower": slower,
        "losses": losses,
    }
    play.tell("bombardment", facts, "4.5.2-c")
    for unit in each(units):
        state.slowed[unit] = max(state.slowed[unit], slower)
    if losses:
        how = ELIMINATION if losses > 1 else LOSS  # 4.6.3-b: both fall on one unit
        if several(units):
            play.push(ChooseLoss(units, how))
        else:
            suffer(play, first(units), how, "4.6.3-b")


def interdiction_roll(game: GuerraGame, space: Space, points: Number) -> Roll:
    """The throw of an interdiction (4.5.3-b)."""
    return air_roll(game, space, points, game.theatre.tables.interdiction.columns, "4.5.3-b")


def interdict(play: GuerraPlay, facility: Facility, points: Number) -> None:
    """A facility may be denied to both sides for the next turns; the longer result stands (4.6.4-a)."""
    game, state = play.game, play.state
    theatre = game.theatre
    space, name = theatre.facilities[facility]
    roll = interdiction_roll(game, space, points)
    die = play.chance.die(10)
    turns = game.interdiction_rows[die].cells[roll.total]
    facts = {
        "at": theatre.grid.names[space],
        "facility": name,
        "points": points,
        "roll": roll,
        "die": die,
        "turns": turns,
    }
    play.tell("interdiction", facts, "4.5.3-b")
    if turns:
        state.cut[facility] = max(state.cut[facility], state.turn + turns)
        refresh_cuts(theatre, state)
