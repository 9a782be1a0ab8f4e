"""Exact odds of assaults: strikes that follow by themselves, replies, and who is where in the end (chapter 9)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Forecast, Message, Outcome, Reading
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, has, listed, only, set_of, several, size, without
from sandtable.engine.stakes import (
    NO_POINTS,
    TINY,
    Weighed,
    added,
    all_of,
    expected,
    gathered,
    lot,
    together,
)
from sandtable.games.kolwezi.actions import Assault, Fight, Strike
from sandtable.games.kolwezi.assault import Strikes, reply_roll, strike_roll, strongest
from sandtable.games.kolwezi.assault_movement import Muster
from sandtable.games.kolwezi.charts import assault_reading
from sandtable.games.kolwezi.fates import SIDES, fates_of
from sandtable.games.kolwezi.losses import eliminate, pin
from sandtable.games.kolwezi.stakes import assaulted_before, giving_way, gone_in, of_assault
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import preferred
from sandtable.games.kolwezi.units import enter_french, value_of
from sandtable.games.kolwezi.victory import account, fate_of, next_check

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


class Clash:
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

    def strike_chance(self, unit: Piece, target: Piece) -> float:
        """The same for a throw that the card need not show."""
        return self.destroys(strike_roll(self.theatre, self.state, unit, target))

    def throw(self, roll: Roll) -> float:
        """Keeps a throw for the card; tells how likely it destroys somebody."""
        if roll not in self.rolls:
            self.rolls.append(roll)
        return self.destroys(roll)

    def destroys(self, roll: Roll) -> float:
        """How likely a throw destroys somebody."""
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
        """What a unit would do to each of several enemies, if that is the one it goes for: it strikes once."""
        for enemy in each(enemies):
            won = self.strike(unit, enemy)
            self.note(only(enemy), "falls-if-struck", chance * won)
            self.note(only(enemy), "stands-if-struck", chance * (1 - won))

    def clearing(self, enemies: PieceSet, fresh: PieceSet) -> float:
        """How likely all these enemies fall if every unit goes for the one it had best go for (9.1-a, 9.1-e)."""
        if size(enemies) > size(fresh):
            return 0.0
        if not enemies:
            return 1.0
        return max(self._cleared(unit, enemy, enemies, fresh) for unit in each(fresh) for enemy in each(enemies))

    def _cleared(self, unit: Piece, enemy: Piece, enemies: PieceSet, fresh: PieceSet) -> float:
        won = self.strike_chance(unit, enemy)
        left = without(fresh, unit)
        return won * self.clearing(without(enemies, enemy), left) + (1 - won) * self.clearing(enemies, left)

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
        worth = {"eliminated": lost, "falls-if-struck": lost, **points}
        ends = self.ends.get(piece, {})
        return fates_of(self.game, piece, {end: (odds, worth.get(end, NO_POINTS)) for end, odds in ends.items()})


def forecast_strike(game: KolweziGame, state: KolweziState, action: Strike) -> Forecast:
    """One assaulting unit against one enemy, and all that follows before anybody is asked again."""
    theatre = game.theatre
    strikes = state.stack[-1]
    assert isinstance(strikes, Strikes)
    unit, target = theatre.piece[action.unit], theatre.piece[action.target]
    fight = Clash(game, state, strikes.area)
    enemies = state.at[strikes.area] & theatre.katangan
    fight.strike_and_go_on(unit, target, enemies, fight.units & ~strikes.struck, 1.0)
    found = [fight.fates({}, enemy) for enemy in listed(only(target) | set_of(fight.ends) & enemies)]
    for piece in listed(fight.units):
        pinned = added(game, state, account, partial(pin, piece=piece, rule="9.2-c"))
        found.append(fight.fates({"falls-back": pinned}, piece))
    worth = all_of(lot((chance, worth) for _, chance, worth in fates) for fates in found)
    groups = [gathered(fates) for fates in found]
    return Forecast(fight.rolls, groups, expected(worth), charts=fight.read(), decided=needed(fight))


def mustered(game: KolweziGame, state: KolweziState, action: Assault | Fight) -> tuple[PieceSet, Space]:
    """Who goes in, and where."""
    if isinstance(action, Assault):
        return only(game.theatre.piece[action.unit]), game.theatre.index[action.to]
    muster = state.stack[-1]
    assert isinstance(muster, Muster)
    return muster.units, muster.at


def forecast_assault(game: KolweziGame, state: KolweziState, action: Assault | Fight) -> Forecast:
    """The assault of an area with all who are in it by then: who falls back, who stands, and how the fight ends.

    Where several enemies stand the player will choose who goes for whom: then each of them has the odds of the
    strongest of those who go in now, if that one goes for it; and the area has those of the best choice.
    """
    theatre = game.theatre
    units, area = mustered(game, state, action)
    ahead = strongest(theatre, state, units)
    scratch = gone_in(game, state, units, area)
    fight = Clash(game, scratch, area)
    several_stand = cleared = 0.0
    for chance, after in giving_way(game, scratch, [*assaulted_before(scratch, area), area]):
        standing = fight.give_way(after, area, chance)
        if several(standing):
            several_stand += chance
            fight.first_strike(ahead, standing, chance)
            cleared += chance * fight.clearing(standing, fight.units)
        else:
            fight.go_on(standing, fight.units, chance)
    if several_stand < 1:
        fight.note(fight.units, "fights-on", several_stand)
    entered = added(game, state, account, partial(enter_french, pieces=units, area=area))
    found = [fight.fates({}, enemy) for enemy in listed(scratch.at[area] & theatre.katangan)]
    found += [
        fight.fates(own_points(game, scratch, piece, entered if piece == ahead else {}), piece)
        for piece in listed(fight.units)
        if piece in fight.ends
    ]
    worth = of_assault(game, state, units, area)
    groups = [gathered(fates) for fates in found]
    if several_stand >= 1 and not scratch.at[area] & theatre.katangan & scratch.down:
        groups.insert(0, of_all(theatre.piece_names[ahead], fight.units, cleared))
    points = None if worth is None else expected(worth)
    hostages = at_stake(game, state, area)
    return Forecast(fight.rolls, groups, points, charts=fight.read(), decided=needed(fight), at_stake=hostages)


def needed(fight: Clash) -> list[Message]:
    """What a throw must come to (9.1-a); nothing where nobody throws, as against dummies alone."""
    told = Message("kolwezi-odds-needed", {"needed": fight.theatre.tables.assault.destroy})
    return [told] if fight.rolls else []


def at_stake(game: KolweziGame, state: KolweziState, area: Space) -> list[Message]:
    """The hostages whom Katangans hold there, and who can be freed before the next check (10.2-a, 11-c)."""
    if not has(state.hostages, area) or fate_of(game, state, area) != "held":
        return []
    facts = {"points": game.theatre.tables.points.hostages, "turn": next_check(game, state)}
    return [Message("kolwezi-stake-hostages", facts)]


def of_all(ahead: str, units: PieceSet, cleared: float) -> list[Outcome]:
    """Whether the area is taken from several who stand in it: each unit strikes once, and none of them may be left."""
    ends = {"clears": cleared, "thrown-back": 1 - cleared}
    facts = {"unit": ahead, "count": size(units)}
    return [Outcome(Message(f"kolwezi-odds-{end}", facts), chance) for end, chance in ends.items() if chance > TINY]


def own_points(game: KolweziGame, state: KolweziState, piece: Piece, entered: Account) -> dict[str, Account]:
    """What each end of an assaulting unit adds to the points; going in may have added something already (10.3-a)."""
    lost = added(game, state, account, partial(eliminate, piece=piece, rule="9.2-a"))
    pinned = added(game, state, account, partial(pin, piece=piece, rule="9.2-c"))
    return {"takes": entered, "eliminated": together(entered, lost), "falls-back": together(entered, pinned)}
