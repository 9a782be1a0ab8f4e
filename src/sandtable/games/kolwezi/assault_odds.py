"""Exact odds of assaults: strikes that follow by themselves, replies, and who is where in the end (chapter 9)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Forecast, Reading
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, listed, only, set_of, several, size, without
from sandtable.engine.stakes import (
    NO_POINTS,
    Weighed,
    added,
    all_of,
    expected,
    gathered,
    lot,
    together,
)
from sandtable.games.kolwezi.actions import Assault, Strike
from sandtable.games.kolwezi.assault import Strikes, reply_roll, strike_roll
from sandtable.games.kolwezi.charts import assault_reading
from sandtable.games.kolwezi.fates import SIDES, fates_of
from sandtable.games.kolwezi.losses import eliminate, pin
from sandtable.games.kolwezi.stakes import assaulted_before, giving_way, gone_in, of_assault
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import preferred
from sandtable.games.kolwezi.units import enter_french, value_of
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


class Fight:
    """The fight for an area from some moment on, as far as nobody is asked: what becomes of everybody in it."""

    def __init__(self, game: KolweziGame, state: KolweziState, area: Space) -> None:
        self.game, self.state, self.theatre = game, state, game.theatre
        self.units = state.at[area] & game.theatre.french
        self.rolls: list[Roll] = []
        #: how likely each end is, by unit
        self.ends: dict[Piece, dict[str, float]] = {}

    def strike(self, unit: Piece, target: Piece) -> float:
        """How likely a unit destroys its target."""
        return self.throw(strike_roll(self.theatre, self.state, unit, target))

    def throw(self, roll: Roll) -> float:
        """Keeps a throw for the card; tells how likely it destroys somebody."""
        if roll not in self.rolls:
            self.rolls.append(roll)
        needed = self.theatre.tables.assault.destroy
        return min(max(SIDES + 1 - (needed - roll.total), 0), SIDES) / SIDES

    def read(self) -> list[Reading]:
        """What the first throw reads off the table of assaults; those that follow hang on it."""
        return [assault_reading(self.theatre, roll) for roll in self.rolls[:1]]

    def note(self, pieces: PieceSet, end: str, chance: float) -> None:
        """Something that may become of some units."""
        for piece in each(pieces):
            ends = self.ends.setdefault(piece, {})
            ends[end] = ends.get(end, 0.0) + chance

    def give_way(self, after: KolweziState, area: Space, chance: float) -> PieceSet:
        """One way in which the enemies leave the area before the fight, or stand: tells who stands (9-c, 9.1-d)."""
        standing = 0
        for enemy in listed(self.state.at[area] & self.theatre.katangan):
            if after.area[enemy] == area:
                standing |= only(enemy)
            else:
                self.note(only(enemy), "eliminated" if after.area[enemy] < 0 else "retreats", chance)
        return standing

    def first_strike(self, unit: Piece, enemies: PieceSet, chance: float) -> None:
        """What a unit would do to each of several enemies, whichever it then goes for."""
        for enemy in each(enemies):
            won = self.strike(unit, enemy)
            self.note(only(enemy), "eliminated", chance * won)
            self.note(only(enemy), "unharmed", chance * (1 - won))

    def go_on(self, enemies: PieceSet, fresh: PieceSet, chance: float) -> None:
        """From here on, with these enemies standing and these units still to strike (9.1-a, 9.1-e, 9.2-a)."""
        if not chance:
            return
        if not enemies:
            self.note(self.units, "takes", chance)
        elif not fresh:
            self.note(enemies, "unharmed", chance)
            self.reply(enemies, chance)
        elif several(enemies):
            self.note(enemies, "unharmed", chance)
            self.note(self.units, "fights-on", chance)
        else:
            value = partial(value_of, self.theatre, self.state)
            unit = max(listed(fresh), key=lambda piece: (value(piece), -piece))
            self.strike_and_go_on(unit, first(enemies), enemies, fresh, chance)

    def strike_and_go_on(self, unit: Piece, target: Piece, enemies: PieceSet, fresh: PieceSet, chance: float) -> None:
        """One unit goes for one enemy, and what comes of it."""
        won = self.strike(unit, target)
        self.note(only(target), "eliminated", chance * won)
        self.go_on(without(enemies, target), without(fresh, unit), chance * won)
        self.go_on(enemies, without(fresh, unit), chance * (1 - won))

    def reply(self, enemies: PieceSet, chance: float) -> None:
        """Every enemy still there replies at its preferred target; whoever is left goes back (9.2-a, 9.2-c)."""
        alive = {self.units: chance}
        order = sorted(listed(enemies), key=lambda piece: (-value_of(self.theatre, self.state, piece), piece))
        for enemy in order:
            hit = self.throw(reply_roll(self.theatre, self.state, enemy))
            after: dict[PieceSet, float] = {}
            for units, odds in alive.items():
                targets = preferred(self.theatre, self.state, units) if units else 0
                after[units] = after.get(units, 0.0) + (odds * (1 - hit) if targets else odds)
                for target in each(targets):
                    left = without(units, target)
                    after[left] = after.get(left, 0.0) + odds * hit / size(targets)
            alive = after
        for units, odds in alive.items():
            self.note(units, "falls-back", odds)
            self.note(self.units & ~units, "eliminated", odds)

    def fates(self, points: dict[str, Account], piece: Piece) -> list[Weighed]:
        """The fates of one unit, with what each adds to the points."""
        lost = added(self.game, self.state, account, partial(eliminate, piece=piece, rule="9.1-a"))
        worth = {"eliminated": lost, **points}
        ends = self.ends.get(piece, {})
        return fates_of(self.game, piece, {end: (odds, worth.get(end, NO_POINTS)) for end, odds in ends.items()})


def forecast_strike(game: KolweziGame, state: KolweziState, action: Strike) -> Forecast:
    """One assaulting unit against one enemy, and all that follows before anybody is asked again."""
    theatre = game.theatre
    strikes = state.stack[-1]
    assert isinstance(strikes, Strikes)
    unit, target = theatre.piece[action.unit], theatre.piece[action.target]
    fight = Fight(game, state, strikes.area)
    enemies = state.at[strikes.area] & theatre.katangan
    fight.strike_and_go_on(unit, target, enemies, fight.units & ~strikes.struck, 1.0)
    found = [fight.fates({}, enemy) for enemy in listed(only(target) | set_of(fight.ends) & enemies)]
    for piece in listed(fight.units):
        pinned = added(game, state, account, partial(pin, piece=piece, rule="9.2-c"))
        found.append(fight.fates({"falls-back": pinned}, piece))
    worth = all_of(lot((chance, worth) for _, chance, worth in fates) for fates in found)
    return Forecast(fight.rolls, [gathered(fates) for fates in found], expected(worth), charts=fight.read())


def forecast_assault(game: KolweziGame, state: KolweziState, action: Assault) -> Forecast:
    """The assault of an area with all who are in it by then: who falls back, who stands, and how the fight ends.

    Where several enemies stand the player will choose who goes for whom: then each of them has the odds of this unit's.
    """
    theatre = game.theatre
    unit, area = theatre.piece[action.unit], theatre.index[action.to]
    scratch = gone_in(game, state, unit, area)
    fight = Fight(game, scratch, area)
    several_stand = 0.0
    for chance, after in giving_way(game, scratch, [*assaulted_before(scratch, area), area]):
        standing = fight.give_way(after, area, chance)
        if several(standing):
            several_stand += chance
            fight.first_strike(unit, standing, chance)
        else:
            fight.go_on(standing, fight.units, chance)
    if several_stand < 1:
        fight.note(fight.units, "fights-on", several_stand)
    entered = added(game, state, account, partial(enter_french, pieces=only(unit), area=area))
    found = [fight.fates({}, enemy) for enemy in listed(scratch.at[area] & theatre.katangan)]
    found += [
        fight.fates(own_points(game, scratch, piece, entered if piece == unit else {}), piece)
        for piece in listed(fight.units)
        if piece in fight.ends
    ]
    worth = of_assault(game, state, action)
    groups = [gathered(fates) for fates in found]
    return Forecast(fight.rolls, groups, None if worth is None else expected(worth), charts=fight.read())


def own_points(game: KolweziGame, state: KolweziState, piece: Piece, entered: Account) -> dict[str, Account]:
    """What each end of an assaulting unit adds to the points; going in may have added something already (10.3-a)."""
    lost = added(game, state, account, partial(eliminate, piece=piece, rule="9.2-a"))
    pinned = added(game, state, account, partial(pin, piece=piece, rule="9.2-c"))
    return {"takes": entered, "eliminated": together(entered, lost), "falls-back": together(entered, pinned)}
