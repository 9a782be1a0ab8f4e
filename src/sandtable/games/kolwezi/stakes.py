"""What fire, assaults, landings and moves do to victory points, by the game's own tally (11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.flow import Play
from sandtable.engine.spaces import listed, only
from sandtable.engine.stakes import Outlook, TooLarge, Worth
from sandtable.games.kolwezi.actions import Assault
from sandtable.games.kolwezi.assault import (
    Strikes,
    clear_dummies,
    reply_roll,
    retreats_before_assault,
    settle,
    strike_roll,
)
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import enter_french
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame, KolweziPlay


def of_assault(game: KolweziGame, state: KolweziState, action: Assault) -> Worth | None:
    """What the assault of an area adds, with all who are in it by then; None where nobody can tell.

    What lies face-down there is turned over first, and nobody knows what it is.
    """
    theatre = game.theatre
    unit, area = theatre.piece[action.unit], theatre.index[action.to]
    enemies = listed(state.at[area] & theatre.katangan)
    if state.at[area] & theatre.katangan & state.down:
        return None

    def go_in(play: KolweziPlay) -> None:
        play.state.origin[unit] = play.state.area[unit]
        enter_french(play, only(unit), area)
        clear_dummies(play, area)
        retreats_before_assault(play, area)
        if play.state.at[area] & theatre.katangan:
            play.push(Strikes(area, 0))
        else:
            settle(play, area)

    inside = state.copy()
    enter_french(Play(game, inside), only(unit), area)
    attackers = listed(inside.at[area] & theatre.french)
    totals = {strike_roll(theatre, inside, one, other).total for one in attackers for other in enemies}
    totals |= {reply_roll(theatre, inside, enemy).total for enemy in enemies}

    def alike(die: int) -> tuple[bool, ...]:
        """Dice that no strike and no reply here tells apart."""
        return tuple(die + total >= theatre.tables.assault.destroy for total in sorted(totals))

    floor = len(state.stack)
    outlook = Outlook[KolweziState](game, floor, lambda position: account(game, position), classes={"d10": alike})
    try:
        return outlook.after(state, go_in)
    except TooLarge:
        return None
