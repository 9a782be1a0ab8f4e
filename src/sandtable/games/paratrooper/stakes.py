"""What battles, strikes, drops and Netwar do to victory points, by the game's own score (3.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Account, Event, Line, Standing, When
from sandtable.engine.flow import Play
from sandtable.engine.odds import every_way
from sandtable.engine.spaces import each
from sandtable.engine.stakes import change, together
from sandtable.games.paratrooper.state import HexSet, ParatrooperState
from sandtable.games.paratrooper.victory import score

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: the rule of valued hexes
HELD = "3.2-c"
#: rule of the score -> what it is for, and when it is certain; the mission's score is counted at its end
LINES: dict[str, tuple[str, When]] = {
    "2.4-b": ("paratrooper-stake-opfor-cps", "now"),
    "3.2-a": ("paratrooper-stake-objective", "now"),
    "3.2-b": ("paratrooper-stake-opfor", "now"),
    HELD: ("", "end"),
    "3.2-d": ("paratrooper-stake-losses", "now"),
    "3.2-e": ("paratrooper-stake-disrupted", "end"),
    "3.2-f": ("paratrooper-track-crisis", "end"),
    "22.2-i": ("paratrooper-stake-massacres", "now"),
    "22.2-j": ("paratrooper-stake-massacres", "end"),
}
#: the missions of a campaign that are over
OVER = Line("rep", "31.0-c", "paratrooper-stake-missions")


def account(game: ParatrooperGame, state: ParatrooperState) -> Account:
    """The score by its rules, and hex by hex; who holds a hex with counters face down in it nobody knows."""
    covered = {game.name_of(state, hex) for hex, number in enumerate(state.covered) if number}
    found = []
    for reason in score(game, state):
        what, when = LINES[reason.rule]
        if what or reason.about not in covered:
            found.append({Line("rep", reason.rule, what or reason.about, when): float(reason.value)})
    return together(*found)


def standing(game: ParatrooperGame, state: ParatrooperState) -> Standing:
    """How it would end now: the missions that are over, and the last one as it would be scored (3.2, 31.0-c).

    Whoever gives up is left with the missions that are over.
    """
    over = state.scores if state.conceded >= 0 else state.scores[: state.number - 1]
    lines: dict[Line, float] = {OVER: float(sum(over))} if over else {}
    for reason in score(game, state) if state.conceded < 0 else ():
        what, when = LINES[reason.rule]
        line = Line("rep", reason.rule, what or reason.about, when)
        lines[line] = lines.get(line, 0.0) + reason.value
    return Standing([sum(lines.values())] * len(game.seats), lines)


def is_certain(game: ParatrooperGame, state: ParatrooperState, hexes: HexSet) -> bool:
    """Whether none of these hexes is worth points and has counters face down in it."""
    valued = game.ground(state).valued & hexes
    return not any(state.covered[hex] for hex in each(valued))


def every_way_of(
    game: ParatrooperGame, state: ParatrooperState, act: Callable[[ParatrooperPlay], None]
) -> Iterator[tuple[float, list[Event], Account]]:
    """Plays something by the rules for every way the dice can fall: how likely, what is told, what it scores."""
    before = account(game, state)

    def one_way(chance: Chance) -> tuple[list[Event], Account]:
        after = state.copy()
        after.chance, after.pending = chance, None
        play: ParatrooperPlay = Play(game, after)
        act(play)
        return play.events, change(before, account(game, after))

    for weight, (events, scored) in every_way(one_way):
        yield weight, events, scored


def told(events: list[Event], kind: str) -> Event:
    """The first event of a kind."""
    return next(event for event in events if event.kind == kind)
