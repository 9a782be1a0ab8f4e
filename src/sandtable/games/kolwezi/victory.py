"""Victory points, all of them Katangan, and the four levels (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Line, Result, Standing, When
from sandtable.engine.fields import Space
from sandtable.engine.spaces import has, listed, size
from sandtable.games.kolwezi.state import GARRISON, KATANGAN, KolweziState
from sandtable.games.kolwezi.units import katangans_on_map, steps_left

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

LEVELS = ("dazzling", "victory", "partial", "bloody")

#: where points come from: the rule, and when they are certain
SOURCES: dict[str, tuple[str, When]] = {
    "airport": ("11-b", "end"),
    "hostages": ("11-c", "now"),
    "losses": ("11-d", "now"),
    "steps": ("11-e", "end"),
    "pins": ("11-f", "now"),
}
#: the lines of the account; all points are the Katangans' (11-a)
LINES = {name: Line("katangan", rule, f"kolwezi-track-points-{name}", when) for name, (rule, when) in SOURCES.items()}


def steps_on_map(game: KolweziGame, state: KolweziState) -> int:
    """Katangan steps on the map, dummies and unseen garrisons included; a face-down counter has one (11-e)."""
    theatre = game.theatre
    shown = katangans_on_map(theatre, state) & ~state.down
    unseen = size(state.down) + sum([area < GARRISON for area in state.area])
    return unseen + sum([steps_left(theatre, state, piece) for piece in listed(shown)])


def tally(game: KolweziGame, state: KolweziState) -> dict[str, float]:
    """The points by where they come from, as they would be if the game ended now (11-b to 11-f)."""
    points = game.theatre.tables.points
    pins = size(state.pinned_once) if game.pins_per_counter else state.pins
    return {
        "airport": points.airport_road if state.airport == KATANGAN else 0.0,
        "hostages": points.hostages * state.executed,
        "losses": points.french_step * state.steps_lost,
        "steps": points.katangan_step * steps_on_map(game, state),
        "pins": points.pin * pins,
    }


def fate_of(game: KolweziGame, state: KolweziState, area: Space) -> str:
    """How the hostages of an area fare: the Katangans hold them, the French have freed them, or neither is there.

    After the last check they are safe for good (10.2-a), unless they have been executed.
    """
    if not has(state.hostages, area):
        return "executed"
    if not next_check(game, state):
        return "safe"
    return "freed" if has(state.french, area) else "held" if has(state.katangan, area) else "alone"


def next_check(game: KolweziGame, state: KolweziState) -> int:
    """The turn at whose end hostages are in danger next; 0 if none is still to come (10.2-a)."""
    if not state.stack and not state.conceded:
        return 0
    return next((number for number in checks(game) if number >= state.turn), 0)


def checks(game: KolweziGame) -> list[int]:
    """The turns at whose ends hostages are in danger: the first day's last, and the second's if so agreed (10.2-a)."""
    return [
        number
        for number, turn in enumerate(game.theatre.tables.turn, 1)
        if turn.hostage_check and (turn.lorry_check or game.second_hostage_check)
    ]


def total(game: KolweziGame, state: KolweziState) -> float:
    """All points."""
    return sum(tally(game, state).values())


def account(game: KolweziGame, state: KolweziState) -> Account:
    """The tally line by line."""
    return {LINES[name]: points for name, points in tally(game, state).items()}


def standing(game: KolweziGame, state: KolweziState) -> Standing:
    """How it would end now: the French score is what the Katangans have, counted against them (11-a)."""
    lines = account(game, state)
    return Standing([-sum(lines.values())], lines)


def level_of(game: KolweziGame, points: float) -> str:
    """Each band runs up to the first number of the next (11-g)."""
    levels = game.theatre.tables.levels
    bounds = (levels.dazzling, levels.victory, levels.partial)
    return LEVELS[sum(points >= bound for bound in bounds)]


def result(game: KolweziGame, state: KolweziState) -> Result | None:
    """How the game ended."""
    if state.stack:
        return None
    points = total(game, state)
    if state.conceded:
        return Result(None, [-points], LEVELS[-1], "concede", allies=True, counted=[points])
    level = level_of(game, points)
    won = level in LEVELS[:2]
    return Result(0 if won else None, [-points], level, "points", allies=True, counted=[points])


def freed(state: KolweziState) -> tuple[int, int]:
    """In how many places hostages are alive and nobody holds them, of how many places that had any at the start."""
    return size(state.hostages & ~state.katangan), size(state.hostages) + state.executed
