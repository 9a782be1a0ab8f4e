"""REP Command (32.5-b): a supreme commander, and a commander for each sector of the mission map.

The sectors are bands of the map from left to right. Whoever commands one moves and fights with what stands in it; a
unit that crosses over is his neighbour's from then on. All else is the supreme commander's: mobilization and OPs, the
strategic map, airpower, ISR and Netwar, and in which order sectors move and battles are fought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Seat, SeatSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, set_of, several, without
from sandtable.games.paratrooper.actions import Command
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import HEX, HEXES
from sandtable.games.paratrooper.logistics import COMBAT, MOVEMENT, Convoys
from sandtable.games.paratrooper.march import March
from sandtable.games.paratrooper.state import OPFOR, REP, HexSet, ParatrooperState
from sandtable.games.paratrooper.strikes import Guns

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

#: columns of hexes of every mission map
COLUMNS = 6
#: what the commanders of sectors do in turn
MARCHES, MOVING_CONVOYS, FIGHTING_CONVOYS, GUNS, GUNS_AT_BAY = range(5)
DOING: dict[int, Callable[[], Asking]] = {
    MARCHES: March,
    MOVING_CONVOYS: lambda: Convoys(MOVEMENT),
    FIGHTING_CONVOYS: lambda: Convoys(COMBAT),
    GUNS: lambda: Guns(REP),
    GUNS_AT_BAY: lambda: Guns(OPFOR),
}


def bands(number: Number) -> tuple[HexSet, ...]:
    """The mission map in so many sectors, by columns from left to right."""
    sectors = [(hex_number % 10 - 1) * number // COLUMNS for hex_number in HEX]
    return tuple(set_of(hex for hex in range(HEXES) if sectors[hex] == sector) for sector in range(number))


def in_turn(game: ParatrooperGame, what: Number) -> list[Asking]:
    """The step for the whole map, or one that lets the commanders of its sectors take it in turn."""
    return [Sectors(what, game.sector_seats)] if game.sectors else [DOING[what]()]


class Sectors(Asking, frozen=True):
    """The commanders of the sectors have their turn; in which order they move, the supreme commander says."""

    name = "sectors"
    rule = "32.5-b"

    what: Number
    waiting: SeatSet

    def run(self, play: ParatrooperPlay) -> bool:
        state = play.state
        state.sector = 0
        able = self.able(play.game, state)
        if not able:
            play.pop()
            return False
        if several(able):
            return True
        self.give(play, first(able))
        return False

    def able(self, game: ParatrooperGame, state: ParatrooperState) -> SeatSet:
        """Those who are still to have their turn; where order matters, only those with somebody to move."""
        if self.what != MARCHES:
            return set_of([first(self.waiting)]) if self.waiting else 0
        busy = March()
        return set_of(seat for seat in each(self.waiting) if busy.has_work(game, state, game.sectors[seat - 1]))

    def give(self, play: ParatrooperPlay, seat: Seat) -> None:
        """One of them has his turn."""
        play.replace(self.but(waiting=without(self.waiting, seat)))
        play.state.sector = seat
        play.push(DOING[self.what]())

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [Command(game.seats[seat]) for seat in each(self.able(game, state))]

    @forbids(Command)
    def why_not_he(self, game: ParatrooperGame, state: ParatrooperState, action: Command) -> Refusal | None:
        able = [game.seats[seat] for seat in each(self.able(game, state))]
        return None if action.seat in able else Refusal("32.5-b", {"seat": action.seat})

    @plays(Command)
    def let_him(self, play: ParatrooperPlay, action: Command) -> None:
        self.give(play, play.game.seats.index(action.seat))


def seat_in(game: ParatrooperGame, hex: int) -> Seat:
    """Who commands the sector of a hex; the supreme commander for what is in none."""
    sectors = [number for number, hexes in enumerate(game.sectors, 1) if 0 <= hex < HEXES and has(hexes, hex)]
    return sectors[0] if sectors else 0
