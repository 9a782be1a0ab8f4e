"""Those who can command the 2e REP: they place the waves, move companies together, combine fire and assault."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from sandtable.bots.rungs import Erring
from sandtable.bots.search import Budget, Craft, Searching
from sandtable.engine.contract import Action, BotMaker
from sandtable.engine.fields import Number, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, first, has, only, plus, set_of, size
from sandtable.games.kolwezi.actions import (
    DONE,
    HALT,
    WAIT,
    Column,
    Convoy,
    Embark,
    Fire,
    Jump,
    Land,
    Mortars,
    Move,
    Pick,
    Rocket,
)
from sandtable.games.kolwezi.assault_movement import Muster
from sandtable.games.kolwezi.bot_eye import Eye, Temper
from sandtable.games.kolwezi.bot_fire import Guns
from sandtable.games.kolwezi.bot_moves import Pull, Staff
from sandtable.games.kolwezi.going import Going, choose_route, destinations, katangan_shooters
from sandtable.games.kolwezi.movement import PICKS, setting_out
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.parties import stack_with
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import french_on_map
from sandtable.games.kolwezi.ways import around

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


NO_COMPANY = 9
CAPTAIN = Temper()


class Commander(Player["KolweziGame", KolweziState]):
    """Judges every answer by what it leads to, and takes the best."""

    eye: Eye  #: how he sees the position

    def __init__(self, game: KolweziGame, seat: Seat, temper: Temper = CAPTAIN, first_zone: str | None = None) -> None:
        super().__init__(game, seat)
        self.temper = temper
        self.first_zone = first_zone

    def look(self, state: KolweziState) -> None:
        """Judges the position."""
        self.eye = Eye(self.game, state, self.temper)

    # The jump

    def answer_para_drop(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Which zone, and for the second wave when."""
        theatre = self.game.theatre
        first_wave = WAIT not in actions
        if not first_wave and theatre.tables.turn[state.turn - 1].night and not self.hard_pressed(state):
            return WAIT
        zones = [action for action in actions if isinstance(action, Jump)]
        if not zones:
            return WAIT
        if first_wave and self.first_zone is not None:
            return next(zone for zone in zones if zone.zone == self.first_zone)
        staff = Staff(self.eye)
        if first_wave:
            return self.first_drop(staff, zones)
        tasks = staff.pull(staff.tasks(0), 0)
        return max(
            zones,
            key=lambda zone: max(
                staff.draw(tasks, a, 1) - staff.risk(only(theatre.ser), a)
                for a in each(theatre.drop_zones[DROP_ZONES.index(zone.zone)])
            ),
        )

    def hard_pressed(self, state: KolweziState) -> bool:
        """Whether those on the ground need the second wave so much that a sixth of it may come down pinned (4-h)."""
        theatre = self.game.theatre
        able = french_on_map(theatre, state) & ~state.pinned & ~theatre.company_pcs & ~theatre.tactical_pcs
        return len(self.eye.hunters) * self.temper.relief > size(able)

    def first_drop(self, staff: Staff, zones: list[Jump]) -> Action:
        """ZSA is nearer to most of the hostages; ZSB is better where few wait for it in Nouvelle Ville."""
        theatre, state = staff.theatre, staff.state
        for zone in zones[1:]:
            sector = theatre.board.all & ~theatre.beyond[DROP_ZONES.index(zone.zone)]
            if size(sector & state.katangan) <= self.temper.thin:
                return zone
        return zones[0]

    def answer_landing(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """The best area for the unit."""
        staff = Staff(self.eye)
        one_by_one = [action for action in actions if isinstance(action, Land)]
        return max(one_by_one, key=lambda action: self.landing(staff, action))

    def landing(self, staff: Staff, action: Action) -> float:
        """Where a unit comes down: near its tasks, with its company."""
        assert isinstance(action, Land)
        piece, area = staff.theatre.piece[action.unit], staff.theatre.index[action.at]
        pull = staff.pull(staff.tasks(0), only(piece))
        return staff.standing(only(piece), area, pull) + 2 * staff.together(only(piece), area)

    # Movement

    def answer_french_move(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Who moves next: company by company, together if that is better than each for himself."""
        staff = Staff(self.eye)
        by_company: dict[int, list[Action]] = {}
        for action in actions:
            if isinstance(action, Pick | Column | Embark | Convoy):
                company = staff.theatre.company[staff.theatre.piece[action.unit]]
                by_company.setdefault(company or NO_COMPANY, []).append(action)
        for company in sorted(by_company):
            found = self.best_pick(staff, by_company[company])
            if found is not None:
                return found
        return DONE

    def best_pick(self, staff: Staff, actions: list[Action]) -> Action | None:
        """The pick that gains most a head over staying, if any gains."""
        best: Action | None = None
        gain = 0.05
        seen: set[tuple[type[Action], int, int, int]] = set()
        for action in actions:
            assert isinstance(action, Pick | Column | Embark | Convoy)
            piece = staff.theatre.piece[action.unit]
            alone = isinstance(action, Pick | Embark)
            alike = (type(action), staff.theatre.kind[piece], staff.state.area[piece], has(staff.state.reduced, piece))
            if alike in seen:
                continue  # one section is as good as another
            seen.add(alike)
            movers = only(piece) if alone else stack_with(staff.eye.game, staff.state, piece)
            value = self.improvement(staff, movers, PICKS[type(action)])
            if not alone:
                value *= self.temper.column
                if movers & staff.theatre.tactical_pcs and staff.state.katangan:
                    value -= self.temper.back_seat
            if value > gain:
                best, gain = action, value
        return best

    def improvement(self, staff: Staff, movers: PieceSet, mode: Number) -> float:
        """How much better off these units are in the best place they can get to."""
        pull = staff.pull(staff.tasks(movers), movers)
        going = setting_out(self.game, staff.state, movers, mode)
        there = destinations(self.game, staff.state, going) & ~staff.closed_to(movers)
        if not there:
            return 0.0
        best, _ = self.best_place(staff, going, there, pull)
        return best - staff.standing(movers, staff.state.area[first(movers)], pull)

    def best_place(self, staff: Staff, going: Going, areas: SpaceSet, pull: Pull) -> tuple[float, Space]:
        """The best of some areas and its worth; risks are looked at only where they can still matter."""
        movers = going.movers
        ranked = sorted(((staff.hope(movers, to, pull), to) for to in each(areas)), reverse=True)
        best, goal = -1e9, ranked[0][1]
        for value, to in ranked:
            if value <= best:
                break
            value -= self.temper.danger * staff.risk(movers, to)
            if value > best:
                value -= self.way_cost(staff, going, to)
            if value > best:
                best, goal = value, to
        return best, goal

    def way_cost(self, staff: Staff, going: Going, to: Space) -> float:
        """What opportunity fire on the way may cost."""
        theatre, state, eye = staff.theatre, staff.state, staff.eye
        movers = going.movers
        start = state.area[first(movers)]
        if theatre.distance[start][to] <= 1 or not state.katangan:
            return 0.0
        watched = around(self.game, state.katangan)
        if not watched & theatre.board.within(start, theatre.distance[start][to]):
            return 0.0
        route = choose_route(eye.game, state, going, to)
        unit = eye.first_target(movers)
        cost = 0.0
        seen = 0
        for area in route[:-1]:
            for enemy in each(katangan_shooters(theatre, state, area) & ~seen):
                seen = plus(seen, enemy)
                power = 1.0 if has(state.down, enemy) else eye.power(enemy)
                cost += eye.harm(power + 2 * has(theatre.protected, area), unit, area, movers)
        return cost

    def answer_where(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Where those picked go."""
        staff = Staff(self.eye)
        going = state.stack[-1]
        assert isinstance(going, Going)
        movers = going.movers
        pull = staff.pull(staff.tasks(movers), movers)
        there = set_of(staff.theatre.index[action.to] for action in actions if isinstance(action, Move))
        there = there & ~staff.closed_to(movers) or there
        value, goal = self.best_place(staff, going, there, pull)
        if HALT in actions and staff.standing(movers, state.area[first(movers)], pull) >= value:
            return HALT
        return self.game.moves[goal]

    answer_onward = answer_where

    # Fire

    def answer_french_fire(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """The target of the best fire there is."""
        _, fire = Guns(self.eye).best_fire()
        if fire is None:
            return DONE
        assert isinstance(fire, Fire | Mortars | Rocket)
        return self.game.aims[self.game.theatre.piece[fire.target]]

    def answer_fire_at(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """That fire itself."""
        _, fire = Guns(self.eye).best_fire()
        return fire if fire is not None and fire in actions else actions[0]

    def answer_opportunity(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """The best shot at those who pass."""
        return Guns(self.eye).shot(actions)

    # Assaults

    def answer_assault_move(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Which area is assaulted."""
        return Guns(self.eye).best_assault()

    def answer_muster(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Who goes in."""
        muster = state.stack[-1]
        assert isinstance(muster, Muster)
        return Guns(self.eye).muster(muster, actions)

    def answer_strikes(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Who goes for whom."""
        return max(actions, key=Guns(self.eye).strike)


#: the other ways to fight a turn that a general weighs against the usual one
TEMPERS = (
    Temper(danger=1.2, nerve=0.8),
    Temper(danger=0.5),
    Temper(hunting_day_1=0.9),
    Temper(back_seat=0.1, spotting=2.0, relief=9.0),  # the second wave early, its mortars at the front
)
CRAFT = Craft(
    Commander,
    weighty=frozenset(["para_drop", "landing", "where", "french_fire", "assault_move"]),
    ahead=2,
    budget=Budget(20),
    tempers=tuple(partial(Commander, temper=temper) for temper in TEMPERS),
    plan_budget=Budget(40),
)

#: weakest first
LEVELS: dict[str, BotMaker] = {
    "recruit": Erring(Commander, 0.55, 0.1),
    "cadet": Erring(Commander, 0.33, 0.03),
    "captain": Commander,
    "general": Searching(CRAFT),
}
