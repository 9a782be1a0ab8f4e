"""Exact odds of a move under fire: to its end, to a garrison, or to where somebody is hit (8.1, 5.3.4-c)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sandtable.engine.contract import Account, Forecast, Message
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.flow import Play
from sandtable.engine.rolls import Roll
from sandtable.engine.spaces import each, first, has, listed, only, plus, size
from sandtable.engine.stakes import Weighed, added, all_of, expected, gathered, lot, sure, together
from sandtable.games.kolwezi.actions import Move
from sandtable.games.kolwezi.charts import fire_reading
from sandtable.games.kolwezi.fates import ap_odds, end_of
from sandtable.games.kolwezi.fire import opportunity_roll
from sandtable.games.kolwezi.going import Going, choose_route, katangan_shooters, unseen_towns
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.targets import by_firing_order, preferred
from sandtable.games.kolwezi.units import enter_french, put
from sandtable.games.kolwezi.victory import account

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame

#: who still goes on, who was stopped here, and who of these is reduced -> how likely that is
Standing = dict[tuple[PieceSet, PieceSet, PieceSet], float]


class UnderFire:
    """Movers on a way past those who fire at them: what becomes of whom."""

    def __init__(self, game: KolweziGame, state: KolweziState, going: Going, route: list[Space]) -> None:
        self.game, self.going = game, going
        self.state = state.copy()
        self.way = until_a_garrison(game, state, route)
        self.rolls: list[Roll] = []
        self.hurt: list[tuple[Piece, Weighed]] = []
        self.others: list[tuple[Piece, Weighed]] = []
        #: how likely it is that they get to each area of the way, and what that adds to the points
        self.reached: list[float] = []
        self.ground = entries(game, state, going.movers, self.way)
        self.march()

    def march(self) -> None:
        """Area by area; where somebody is hit the action is over for all of them (8.1-f)."""
        going = self.going
        here, chance = self.state.area[first(going.movers)], 1.0
        for place, there in enumerate(self.way):
            if going.spent + place:
                chance = self.pass_through(here, chance, together(*self.ground[:place]))
            self.reached.append(chance)
            here = there
        for piece in each(going.movers):
            self.note(self.others, piece, self.told("arrives", piece, here), chance, together(*self.ground))

    def pass_through(self, area: Space, chance: float, entered: Account) -> float:
        """Everybody next to an area fires at those who go on from it; tells how likely it is that they still all do."""
        theatre, movers = self.game.theatre, self.going.movers
        found: Standing = {(movers, 0, 0): chance}
        for firer in by_firing_order(theatre, self.state, katangan_shooters(theatre, self.state, area)):
            found = self.fire_once(firer, area, found)
            self.state.shot = plus(self.state.shot, firer)
        unhurt = found.pop((movers, 0, 0), 0.0)
        for (still, _, _), part in found.items():
            for piece in each(still):
                self.note(self.others, piece, self.told("halts", piece, area), part, entered)
        return unhurt

    def fire_once(self, firer: Piece, area: Space, before: Standing) -> Standing:
        """One opportunity fire over everything that may be true by then."""
        after: Standing = {}
        for (still, stopped, worn), chance in before.items():
            if not still:
                after[still, stopped, worn] = after.get((still, stopped, worn), 0.0) + chance
                continue
            scene = self.scene(area, still | stopped, worn)
            targets = preferred(self.game.theatre, scene, still)
            for target in each(targets):
                roll = opportunity_roll(self.game, scene, firer, target)
                if roll not in self.rolls:
                    self.rolls.append(roll)
                name = self.game.theatre.piece_names[target]
                for end, (odds, points) in ap_odds(self.game, scene, roll, target).items():
                    part = chance * odds / size(targets)
                    key = (still, stopped, worn)
                    if end != "unharmed":
                        self.note(self.hurt, target, end_of(end, name), part, points)
                        bit = only(target)
                        here = 0 if end == "eliminated" else bit
                        key = (still & ~bit, stopped | here, worn | bit if end == "reduced" else worn)
                    after[key] = after.get(key, 0.0) + part
        return after

    def scene(self, area: Space, movers: PieceSet, worn: PieceSet) -> KolweziState:
        """The position with the movers in an area on their way, some of them reduced there."""
        scene = self.state.copy()
        for piece in each(movers):
            put(self.game.theatre, scene, piece, area)
        scene.reduced |= worn
        return scene

    def told(self, end: str, piece: Piece, area: Space) -> Message:
        """How far a unit comes."""
        theatre = self.game.theatre
        return Message(f"kolwezi-odds-{end}", {"unit": theatre.piece_names[piece], "at": theatre.names[area]})

    def note(
        self, where: list[tuple[Piece, Weighed]], piece: Piece, message: Message, chance: float, points: Account
    ) -> None:
        """Something that may become of a unit."""
        if chance:
            where.append((piece, (message, chance, sure(points))))

    def fates(self, piece: Piece) -> list[Weighed]:
        """Everything that may become of a unit."""
        return [weighed for who, weighed in (*self.hurt, *self.others) if who == piece]

    def forecast(self) -> Forecast:
        """The card: a group for each unit, and what all of it does to the points.

        What a garrison that shows up at the end of the way brings (11-e) nobody can tell.
        """
        movers = listed(self.going.movers)
        harm = [lot((part, worth) for who, (_, part, worth) in self.hurt if who == piece) for piece in movers]
        taken = [lot([(part, sure(points))]) for part, points in zip(self.reached, self.ground, strict=True)]
        groups = [gathered(self.fates(piece)) for piece in movers]
        stirs = has(unseen_towns(self.game.theatre, self.state), self.way[-1])
        read = [fire_reading(self.game.theatre, roll) for roll in self.rolls if len(self.rolls) == 1]
        return Forecast(self.rolls, groups, None if stirs else expected(all_of([*harm, *taken])), charts=read)


def forecast_move(game: KolweziGame, state: KolweziState, action: Move) -> Forecast | None:
    """What opportunity fire on the way may do to those who move (8.1)."""
    going = state.stack[-1]
    assert isinstance(going, Going)
    if action.path:
        route = [game.theatre.index[name] for name in action.path]
    else:
        route = choose_route(game, state, going, game.theatre.index[action.to])
    under_fire = UnderFire(game, state, going, route)
    return under_fire.forecast() if under_fire.rolls else None


def entries(game: KolweziGame, state: KolweziState, movers: PieceSet, way: list[Space]) -> list[Account]:
    """What entering each area of a way adds to the points (10.3-a)."""
    found = []
    scratch = state.copy()
    for area in way:
        found.append(added(game, scratch, account, partial(enter_french, pieces=movers, area=area)))
        enter_french(Play(game, scratch), movers, area)
    return found


def until_a_garrison(game: KolweziGame, state: KolweziState, route: list[Space]) -> list[Space]:
    """The way as far as the first area where a garrison will show up: there the player is asked again (5.3.4-c)."""
    stirring = unseen_towns(game.theatre, state)
    for place, area in enumerate(route):
        if has(stirring, area):
            return route[: place + 1]
    return route
