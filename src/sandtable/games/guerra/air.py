"""Air power: bombardment and interdiction (4.5, 4.6.3, 4.6.4). Ground support belongs to a battle."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, first
from sandtable.engine.states import Frame
from sandtable.games.guerra.actions import Interdict, Sortie
from sandtable.games.guerra.battle import ELIMINATION, LOSS, suffer
from sandtable.games.guerra.combat import total
from sandtable.games.guerra.pieces import refresh_cuts
from sandtable.games.guerra.state import GuerraState
from sandtable.games.guerra.theatre import CONGO

if TYPE_CHECKING:
    from sandtable.games.guerra.game import GuerraGame, GuerraPlay


class RaidTarget(Step["GuerraGame", GuerraState]):
    """Which road, railway or airfield is interdicted? (4.5.3-a)."""

    name = "raid"

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        return game.raids

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        facts = {"at": action.at, "facility": action.facility} if isinstance(action, Interdict) else {}
        return Refusal("4.5.3-a", facts)

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Interdict)
        theatre = play.game.theatre
        space = theatre.grid.index[action.at]
        play.tell("raid-target", {"at": action.at, "facility": action.facility}, "4.5.3-a")
        play.replace("sortie", space, theatre.facility[space, action.facility])

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        return Message("guerra-question-raid", {"points": state.air})


class SortieStep(Step["GuerraGame", GuerraState]):
    """How many points fly? Frame: the hex, and the facility to be interdicted or -1 for a bombardment."""

    name = "sortie"
    FRAME = {"at": "space", "facility": "facility"}

    def seat(self, game: GuerraGame, state: GuerraState, frame: Frame) -> int:
        return CONGO

    def answers(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Sequence[Action]:
        return game.sorties[: state.air]

    def why_not(self, game: GuerraGame, state: GuerraState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Sortie):
            return Refusal("4.5.2-a" if frame[2] < 0 else "4.5.3-b")
        return None if 1 <= action.points <= state.air else Refusal("4.5-b", {"points": action.points})

    def answer(self, play: GuerraPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Sortie)
        _, space, facility = frame
        play.pop()
        play.state.air -= action.points
        if facility < 0:
            bombard(play, space, action.points)
        else:
            interdict(play, facility, action.points)

    def question(self, game: GuerraGame, state: GuerraState, frame: Frame) -> Message:
        _, space, facility = frame
        what = "units" if facility < 0 else game.theatre.facilities[facility][1]
        facts = {"at": game.theatre.grid.names[space], "points": state.air, "what": what}
        return Message("guerra-question-sortie", facts)


def shifted(game: GuerraGame, space: int, column: int, rule: str, about: str) -> list[Reason]:
    """A column and the terrain shift of the target hex, kept on the table (4.5.2-b, 4.5.3-b)."""
    theatre = game.theatre
    reasons = [Reason(column, rule, about)]
    shift = min(column, theatre.shift[space])
    if shift:
        reasons.append(Reason(-shift, "4.5.2-b" if rule == "4.5.2-a" else "4.5.3-b", theatre.terrain[space]))
    return reasons


def column_name(lowest: list[int], column: int) -> str:
    """A column by the numbers it holds."""
    if column + 1 == len(lowest):
        return f"{lowest[column]}+"
    least, most = lowest[column], lowest[column + 1] - 1
    return f"{least}–{most}" if least < most else str(least)


def air_roll(game: GuerraGame, space: int, number: int, lowest: list[int], rule: str) -> Roll:
    """A throw on the column that a number falls in, shifted by the terrain."""
    reasons = shifted(game, space, bisect_right(lowest, number) - 1, rule, str(number))
    return Roll("congo", 1, 10, "column", reasons, column_name(lowest, sum(reason.value for reason in reasons)))


def bombardment_roll(game: GuerraGame, state: GuerraState, space: int, points: int) -> Roll:
    """The throw of a bombardment: points times the defence of all units there (4.5.2-a)."""
    product = points * total(game, state, state.at[space], "defence")
    return air_roll(game, space, product, game.theatre.tables.bombardment.columns, "4.5.2-a")


def bombard(play: GuerraPlay, space: int, points: int) -> None:
    """All units in the hex lose movement, one of them may take losses (4.6.3)."""
    game, state = play.game, play.state
    theatre = game.theatre
    units = state.at[space]
    roll = bombardment_roll(game, state, space, points)
    die = play.chance.die(10)
    slower, losses = game.bombardment_rows[die].cells[roll.total]
    state.fought |= units  # it cannot be attacked on the ground afterwards (4.5.2-a)
    facts = {
        "at": theatre.grid.names[space],
        "units": [theatre.names[unit] for unit in each(units)],
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
        if units & (units - 1):
            play.push("lose", units, how)
        else:
            suffer(play, first(units), how, "4.6.3-b")


def interdiction_roll(game: GuerraGame, space: int, points: int) -> Roll:
    """The throw of an interdiction (4.5.3-b)."""
    return air_roll(game, space, points, game.theatre.tables.interdiction.columns, "4.5.3-b")


def interdict(play: GuerraPlay, facility: int, points: int) -> None:
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
