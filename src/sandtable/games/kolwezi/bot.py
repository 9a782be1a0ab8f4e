"""Those who can command the 2e REP: they place the waves, move companies together, combine fire and assault."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

from sandtable.engine.contract import Action, Bot, Game, View
from sandtable.engine.spaces import each, first, listed, set_of
from sandtable.games.kolwezi.actions import (
    DONE,
    HALT,
    HOLD,
    WAIT,
    Assault,
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
    Shoot,
    Strike,
)
from sandtable.games.kolwezi.assault import strike_roll
from sandtable.games.kolwezi.bot_eye import Eye, Temper
from sandtable.games.kolwezi.french_fire import fires
from sandtable.games.kolwezi.movement import PICKS, choose_route, destinations, katangan_shooters, stack_with
from sandtable.games.kolwezi.odds import chance_of
from sandtable.games.kolwezi.pack_check import DROP_ZONES
from sandtable.games.kolwezi.state import KolweziState
from sandtable.games.kolwezi.theatre import SECTION

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


NO_COMPANY = 9


class Commander:
    """Judges every answer by what it leads to this turn, and takes the best."""

    def __init__(self, temper: Temper, first_zone: str | None = None) -> None:
        self.temper = temper
        self.first_zone = first_zone

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The best answer to the question in the view."""
        assert view.decision is not None
        state = view.state
        assert isinstance(state, KolweziState)
        actions = view.decision.actions
        if len(actions) == 1:
            return actions[0]
        eye = Eye(cast("KolweziGame", game), state, self.temper)
        step = view.decision.step
        if step == "para_drop":
            return self.jump(eye, list(actions))
        if step == "landing":
            return max(actions, key=lambda action: self.landing(eye, action))
        if step == "french_move":
            return self.pick(eye, list(actions))
        if step in ("where", "onward"):
            return self.go(eye, list(actions))
        if step == "opportunity":
            return self.shoot(eye, list(actions))
        if step == "french_fire":
            return self.target(eye, list(actions))
        if step == "fire_at":
            return max(actions, key=lambda action: self.fire(eye, action))
        if step == "assault_move":
            return self.assault(eye, list(actions))
        return max(actions, key=lambda action: self.strike(eye, action))

    # The jump

    def jump(self, eye: Eye, actions: list[Action]) -> Action:
        """Which zone, and for the second wave when."""
        state, theatre = eye.state, eye.theatre
        first_wave = WAIT not in actions
        if not first_wave and not self.temper.early_second_wave:
            if theatre.tables.turn[state.turn - 1].night:
                return WAIT
        zones = [action for action in actions if isinstance(action, Jump)]
        if not zones:
            return WAIT
        if first_wave and self.first_zone is not None:
            return next(zone for zone in zones if zone.zone == self.first_zone)
        if first_wave:
            return max(zones, key=lambda zone: self.first_drop(eye, DROP_ZONES.index(zone.zone)))
        tasks = [(task.area, task.worth) for task in eye.tasks(0)]
        return max(
            zones,
            key=lambda zone: max(
                eye.draw(tasks, a) - eye.risk(1 << theatre.ser, a)
                for a in each(theatre.drop_zones[DROP_ZONES.index(zone.zone)])
            ),
        )

    def first_drop(self, eye: Eye, zone: int) -> float:
        """How good a zone is for the first wave: near what may be real, not next to anybody."""
        theatre = eye.theatre
        tasks = [(task.area, task.worth) for task in eye.tasks(0)]
        areas = listed(theatre.drop_zones[zone])
        return sum(eye.draw(tasks, a) - bool(theatre.near[a] & eye.state.katangan) for a in areas)

    def landing(self, eye: Eye, action: Action) -> float:
        """Where a unit comes down: near its tasks, with its company."""
        assert isinstance(action, Land)
        piece, area = eye.theatre.piece[action.unit], eye.theatre.index[action.at]
        pull = eye.pull(eye.tasks(0), 1 << piece)
        return eye.standing(1 << piece, area, pull) + 2 * eye.together(1 << piece, area)

    # Movement

    def pick(self, eye: Eye, actions: list[Action]) -> Action:
        """Who moves next: company by company, together if that is better than each for himself."""
        by_company: dict[int, list[Action]] = {}
        for action in actions:
            if isinstance(action, Pick | Column | Embark | Convoy):
                company = eye.theatre.company[eye.theatre.piece[action.unit]]
                by_company.setdefault(company or NO_COMPANY, []).append(action)
        for company in sorted(by_company):
            found = self.best_pick(eye, by_company[company])
            if found is not None:
                return found
        return DONE

    def best_pick(self, eye: Eye, actions: list[Action]) -> Action | None:
        """The pick that gains most a head over staying, if any gains."""
        best: Action | None = None
        gain = 0.05
        for action in actions:
            assert isinstance(action, Pick | Column | Embark | Convoy)
            piece = eye.theatre.piece[action.unit]
            alone = isinstance(action, Pick | Embark)
            movers = 1 << piece if alone else stack_with(eye.game, eye.state, piece)
            value = self.improvement(eye, movers, PICKS[type(action)])
            if not alone:
                value *= 0.9
                if movers & eye.theatre.tactical_pcs and eye.state.katangan:
                    value -= self.temper.back_seat
            if value > gain:
                best, gain = action, value
        return best

    def improvement(self, eye: Eye, movers: int, mode: int) -> float:
        """How much better off these units are in the best place they can get to."""
        area = eye.state.area[first(movers)]
        home = eye.theatre.zone_of[area]
        pull = eye.pull(eye.tasks(movers), movers)
        there = destinations(eye.game, eye.state, movers, mode, 0, home) & ~eye.closed_to(movers)
        if not there:
            return 0.0
        frame = ("where", movers, mode, 0, home)
        best, _ = self.best_place(eye, movers, there, pull, frame)
        return best - eye.standing(movers, area, pull)

    def best_place(
        self, eye: Eye, movers: int, areas: int, pull: list[tuple[int, float]], frame: tuple[Any, ...]
    ) -> tuple[float, int]:
        """The best of some areas and its worth; the way is looked at only where it can still matter."""
        ranked = sorted(((eye.standing(movers, to, pull), to) for to in each(areas)), reverse=True)
        best, goal = -1e9, ranked[0][1]
        for value, to in ranked:
            if value <= best:
                break
            value -= self.way_cost(eye, movers, to, frame)
            if value > best:
                best, goal = value, to
        return best, goal

    def way_cost(self, eye: Eye, movers: int, to: int, frame: tuple[Any, ...]) -> float:
        """What opportunity fire on the way may cost."""
        theatre, state = eye.theatre, eye.state
        start = state.area[first(movers)]
        if theatre.distance[start][to] <= 1 or not state.katangan:
            return 0.0
        watched = theatre.board.spread(state.katangan)
        if not watched & theatre.board.within(start, theatre.distance[start][to]):
            return 0.0
        route = choose_route(eye.game, state, frame, to)
        unit = eye.first_target(movers)
        cost = 0.0
        seen = 0
        for area in route[:-1]:
            for enemy in each(katangan_shooters(theatre, state, area) & ~seen):
                seen |= 1 << enemy
                power = 1.0 if state.down >> enemy & 1 else eye.power(enemy)
                cost += eye.harm(power + 2 * bool(theatre.protected >> area & 1), unit, area)
        return cost

    def go(self, eye: Eye, actions: list[Action]) -> Action:
        """Where those picked go."""
        frame = eye.state.stack[-1]
        movers = frame[1]
        pull = eye.pull(eye.tasks(movers), movers)
        there = set_of(eye.theatre.index[action.to] for action in actions if isinstance(action, Move))
        there = there & ~eye.closed_to(movers) or there
        value, goal = self.best_place(eye, movers, there, pull, frame)
        if HALT in actions and eye.standing(movers, eye.state.area[first(movers)], pull) >= value:
            return HALT
        return eye.game.moves[goal]

    # Fire

    def shoot(self, eye: Eye, actions: list[Action]) -> Action:
        """Opportunity fire costs nothing: the best shot first."""
        shots = [action for action in actions if isinstance(action, Shoot)]
        best = max(shots, key=eye.fire_value)
        return best if eye.fire_value(best) > 0 else HOLD

    def target(self, eye: Eye, actions: list[Action]) -> Action:
        """The target of the best fire there is."""
        best: Action = DONE
        value = 0.05
        for action in actions:
            if action is DONE or action == DONE:
                continue
            target = eye.theatre.piece[action.target]  # type: ignore[attr-defined]
            for fire in fires(eye.game, eye.state, target):
                worth = self.fire(eye, fire)
                if worth > value:
                    best, value = action, worth
        return best

    def fire(self, eye: Eye, action: Action) -> float:
        """What a fire promises, less what its units could do in an assault instead."""
        assert isinstance(action, Fire | Mortars | Rocket)
        value = eye.fire_value(action)
        units = [action.unit, *(action.with_units if isinstance(action, Fire) else ())]
        for name in units:
            value -= 0.04 + self.better_use(eye, eye.theatre.piece[name])
        return value

    def better_use(self, eye: Eye, unit: int) -> float:
        """What a unit would give up by firing: the assault it could make in this phase."""
        if not any(frame[0] == "assault_move" for frame in eye.state.stack) or eye.theatre.kind[unit] != SECTION:
            return 0.0
        around = eye.theatre.near[eye.state.area[unit]] & eye.state.katangan
        return max((eye.assault_value(unit, area) for area in each(around)), default=0.0) if around else 0.0

    # Assaults

    def assault(self, eye: Eye, actions: list[Action]) -> Action:
        """The most promising assault, if there is one."""
        best: Action = DONE
        value = self.temper.assault_nerve
        for action in actions:
            if isinstance(action, Assault):
                worth = eye.assault_value(eye.theatre.piece[action.unit], eye.theatre.index[action.to])
                if worth > value:
                    best, value = action, worth
        return best

    def strike(self, eye: Eye, action: Action) -> float:
        """An enemy that can be beaten and is worth it."""
        assert isinstance(action, Strike)
        theatre = eye.theatre
        unit, target = theatre.piece[action.unit], theatre.piece[action.target]
        won = chance_of(strike_roll(theatre, eye.state, unit, target).total, theatre.tables.assault.destroy)
        return won * eye.worth_killing(target)


LEVELS: dict[str, Bot] = {"captain": Commander(Temper())}
