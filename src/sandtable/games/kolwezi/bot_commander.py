"""Who commands the 2e REP: he places the waves, moves companies together, combines fire and assault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action
from sandtable.engine.fields import Seat
from sandtable.engine.players import Player
from sandtable.engine.spaces import each, first, only, set_of, size
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
from sandtable.games.kolwezi.bot_eye import Eye
from sandtable.games.kolwezi.bot_guns import Guns
from sandtable.games.kolwezi.bot_marches import Marches
from sandtable.games.kolwezi.bot_staff import Staff
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.going import Going
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.units import french_on_map

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


NO_COMPANY = 9
FIRST_CHECK = 3  #: the turn at whose end the hostages are checked first
CAPTAIN = Temper()


class Commander(Player["KolweziGame", KolweziState]):
    """Judges every answer by what it leads to, and takes the best."""

    eye: Eye  #: how he sees the position

    def __init__(
        self,
        game: KolweziGame,
        seat: Seat,
        temper: Temper = CAPTAIN,
        first_zone: str | None = None,
        later: Temper | None = None,
    ) -> None:
        super().__init__(game, seat)
        self.temper = self.first_temper = temper
        self.later = later or temper  #: once the hostages have been checked
        self.first_zone = first_zone

    def look(self, state: KolweziState) -> None:
        """Judges the position."""
        self.temper = self.first_temper if state.turn <= FIRST_CHECK else self.later
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
        return staff.standing(only(piece), area, pull) + self.temper.landing * staff.together(only(piece), area)

    # Movement

    def answer_french_move(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Who moves next: company by company, together if that is better than each for himself."""
        staff = Staff(self.eye)
        marches = Marches(staff)
        by_company: dict[int, list[Action]] = {}
        for action in actions:
            if isinstance(action, Pick | Column | Embark | Convoy):
                company = staff.theatre.company[staff.theatre.piece[action.unit]]
                by_company.setdefault(company or NO_COMPANY, []).append(action)
        for company in sorted(by_company):
            found = marches.best_pick(by_company[company])
            if found is not None:
                return found
        return DONE

    def answer_where(self, state: KolweziState, actions: Sequence[Action]) -> Action:
        """Where those picked go."""
        staff = Staff(self.eye)
        going = state.stack[-1]
        assert isinstance(going, Going)
        movers = going.movers
        pull = staff.pull(staff.tasks(movers), movers)
        there = set_of(staff.theatre.index[action.to] for action in actions if isinstance(action, Move))
        there = there & ~staff.closed_to(movers) or there
        value, goal = Marches(staff).best_place(going, there, pull)
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
