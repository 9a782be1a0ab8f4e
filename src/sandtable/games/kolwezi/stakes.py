"""What fire, assaults, landings and moves do to victory points, by the game's own tally (11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine.chance import Chance
from sandtable.engine.fields import PieceSet, Space
from sandtable.engine.flow import Play
from sandtable.engine.odds import every_way
from sandtable.engine.spaces import each, listed
from sandtable.engine.stakes import Outlook, TooLarge, Worth, change, lot, plus
from sandtable.games.kolwezi.assault import (
    Strikes,
    clear_dummies,
    reply_roll,
    retreats_before_assault,
    settle,
    strike_roll,
)
from sandtable.games.kolwezi.losses import eliminate
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import dummies, enter_french
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def gone_in(game: KolweziGame, state: KolweziState, units: PieceSet, area: Space) -> KolweziState:
    """The position once units have gone into an area to assault it."""
    inside = state.copy()
    for unit in each(units):
        inside.origin[unit] = inside.area[unit]
    enter_french(Play(game, inside), units, area)
    return inside


def assaulted_before(state: KolweziState, area: Space) -> list[Space]:
    """The other assaulted areas whose Katangans fall back first, in map order (9.1-d)."""
    return [other for other in each(state.french & state.katangan) if other < area]


def giving_way(game: KolweziGame, state: KolweziState, areas: list[Space]) -> Iterator[tuple[float, KolweziState]]:
    """Every way in which dummies and Katangans leave assaulted areas before the fight (9-c, 9.1-d).

    What still lies face-down stays so: nobody knows what it is.
    """

    def left(chance: Chance) -> KolweziState:
        after = state.copy()
        after.chance = chance
        play = Play(game, after)
        for area in areas:
            for piece in each(dummies(game.theatre, after, after.at[area])):
                eliminate(play, piece, "9-c")
            retreats_before_assault(play, area)
        return after

    return every_way(left)


def of_assault(game: KolweziGame, state: KolweziState, units: PieceSet, area: Space) -> Worth | None:
    """What the assault of an area adds, with all who are in it by then; None where nobody can tell.

    What lies face-down there is turned over first, and nobody knows what it is.
    """
    theatre = game.theatre
    if state.at[area] & theatre.katangan & state.down:
        return None
    inside = gone_in(game, state, units, area)

    def fight(play: KolweziPlay) -> None:
        clear_dummies(play, area)
        retreats_before_assault(play, area)
        if play.state.at[area] & theatre.katangan:
            play.push(Strikes(area, 0))
        else:
            settle(play, area)

    attackers, enemies = listed(inside.at[area] & theatre.french), listed(inside.at[area] & theatre.katangan)
    totals = {strike_roll(theatre, inside, one, other).total for one in attackers for other in enemies}
    totals |= {reply_roll(theatre, inside, enemy).total for enemy in enemies}

    def alike(die: int) -> tuple[bool, ...]:
        """Dice that no strike and no reply here tells apart."""
        return tuple(die + total >= theatre.tables.assault.destroy for total in sorted(totals))

    floor = len(state.stack)
    outlook = Outlook[KolweziState](game, floor, lambda position: account(game, position), classes={"d10": alike})
    try:
        ways = giving_way(game, inside, assaulted_before(inside, area))
        worth = lot([(chance, outlook.after(ready, fight)) for chance, ready in ways])
    except TooLarge:
        return None
    return plus(worth, change(account(game, state), account(game, inside)))
