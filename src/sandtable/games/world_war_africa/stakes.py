"""What combat and slipping into Rwanda do to victory points, by the game's own count (13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Account, Action, Line
from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.flow import Play, Step
from sandtable.engine.spaces import each, has, set_of, size
from sandtable.engine.stakes import NO_CHANGE, Outlook, Worth, change, choice, plus
from sandtable.games.world_war_africa import victory
from sandtable.games.world_war_africa.actions import Advance
from sandtable.games.world_war_africa.aftermath import Aftermath
from sandtable.games.world_war_africa.hidden import strangers
from sandtable.games.world_war_africa.losses import eliminate
from sandtable.games.world_war_africa.pieces import put
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.support import Fight, defenders
from sandtable.games.world_war_africa.theatre import REBEL, SIDES

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def account(game: WarGame, state: WarState) -> Account:
    """The Rebels' points as they would be after the last turn (13.1); Kinshasa wins when the turn ends (13.2-a)."""
    points = victory.account(game, state)
    if not has(state.ruled[REBEL], game.theatre.kinshasa):
        return points
    return {**points, Line(SIDES[REBEL], "13.2-a", "world_war_africa-stake-kinshasa", "win"): 1.0}


class Entry(Outlook[WarState]):
    """An emptied hex that may be entered; who goes first, and of each sort which unit, makes no difference."""

    def answers(self, state: WarState, step: Step[Any, Any]) -> Sequence[Action]:
        assert isinstance(step, Aftermath)
        found: dict[int, Action] = {}
        theatre = self.game.theatre
        inside = state.at[step.target] & step.attackers
        for action in super().answers(state, step):
            if not isinstance(action, Advance):
                found[-1] = action
            elif not inside:
                found.setdefault(theatre.contingent[theatre.piece[action.unit]], action)
        return list(found.values())


def of_losses(game: WarGame, state: WarState, fight: Fight, lost: int, killed: int) -> Worth:
    """What a combat with these losses adds, whoever is lost and whoever then advances.

    Defenders that are not seen may be any of those that could be there.
    """
    theatre = game.theatre
    seen = defenders(game, state, fight)
    hidden, could = strangers(game, state, fight.target)
    cleared = killed >= size(seen) + hidden
    before = account(game, state)
    entry = Entry(game, len(state.stack) - 1, lambda position: account(game, position))
    origins = set_of(state.where[unit] for unit in each(fight.attackers))
    aftermath = Aftermath(fight.target, fight.attackers, origins, fight.clash)
    parts = []
    for ours in selections(game, fight.attackers, lost, fight.target):
        for theirs in fallen(game, seen, hidden, could, killed, fight.target):
            after = state.copy()
            play: WarPlay = Play(game, after)
            for unit in each(theirs & ~seen):
                put(theatre, after, unit, fight.target)
            for unit in each(ours | theirs):
                eliminate(play, unit, "8.7-a")
            entered = entry.after(after, lambda play: play.replace(aftermath)) if cleared else NO_CHANGE
            parts.append(plus(entered, change(before, account(game, after))))
    return choice(parts)


def selections(game: WarGame, units: PieceSet, count: int, target: Space) -> Iterator[PieceSet]:
    """Units that may be lost: so many of them, one choice for every mixture of sorts that could count."""
    theatre = game.theatre
    sorts: dict[tuple[int, int, int], list[int]] = {}
    for unit in each(units):
        sort = (has(theatre.hutu, unit), theatre.contingent[unit], has(theatre.ground[unit], target))
        sorts.setdefault(sort, []).append(unit)
    count = min(count, size(units))
    for taken in product(*(range(len(members) + 1) for members in sorts.values())):
        if sum(taken) == count:
            yield set_of(
                unit for members, number in zip(sorts.values(), taken, strict=True) for unit in members[:number]
            )


def fallen(
    game: WarGame, seen: PieceSet, hidden: int, could: PieceSet, count: int, target: Space
) -> Iterator[PieceSet]:
    """Defenders that may be lost, the unseen ones among them taken for Hutus and for others."""
    for strange in range(max(0, count - size(seen)), min(hidden, count) + 1):
        for guess in selections(game, could, strange, target):
            for known in selections(game, seen, count - strange, target):
                yield guess | known
