"""How a commander picks who moves, and where to."""

from __future__ import annotations

from sandtable.engine.contract import Action
from sandtable.engine.fields import Number, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, only, plus
from sandtable.games.kolwezi.actions import Column, Convoy, Embark, Pick
from sandtable.games.kolwezi.bot_staff import Pull, Staff
from sandtable.games.kolwezi.going import Going, choose_route, destinations, katangan_shooters
from sandtable.games.kolwezi.movement import PICKS, setting_out
from sandtable.games.kolwezi.parties import stack_with
from sandtable.games.kolwezi.ways import around


class Marches:
    """The marches open to the French in a position."""

    def __init__(self, staff: Staff) -> None:
        self.staff, self.temper, self.game = staff, staff.temper, staff.eye.game

    def best_pick(self, actions: list[Action]) -> Action | None:
        """The pick that gains most a head over staying, if any gains."""
        staff = self.staff
        best: Action | None = None
        gain = self.temper.stir
        seen: set[tuple[type[Action], int, int, int]] = set()
        for action in actions:
            assert isinstance(action, Pick | Column | Embark | Convoy)
            piece = staff.theatre.piece[action.unit]
            alone = isinstance(action, Pick | Embark)
            alike = (type(action), staff.theatre.kind[piece], staff.state.area[piece], has(staff.state.reduced, piece))
            if alike in seen:
                continue  # one section is as good as another
            seen.add(alike)
            movers = only(piece) if alone else stack_with(self.game, staff.state, piece)
            value = self.improvement(movers, PICKS[type(action)])
            if not alone:
                value *= self.temper.column
                if movers & staff.theatre.tactical_pcs and staff.state.katangan:
                    value -= self.temper.back_seat
            if value > gain:
                best, gain = action, value
        return best

    def improvement(self, movers: PieceSet, mode: Number) -> float:
        """How much better off these units are in the best place they can get to."""
        staff = self.staff
        pull = staff.pull(staff.tasks(movers), movers)
        going = setting_out(self.game, staff.state, movers, mode)
        there = destinations(self.game, staff.state, going) & ~staff.closed_to(movers)
        if not there:
            return 0.0
        best, _ = self.best_place(going, there, pull)
        return best - staff.standing(movers, staff.state.area[first(movers)], pull)

    def best_place(self, going: Going, areas: SpaceSet, pull: Pull) -> tuple[float, Space]:
        """The best of some areas and its worth; risks are looked at only where they can still matter."""
        staff, movers = self.staff, going.movers
        ranked = [(staff.hope(movers, to, pull), to) for to in listed(areas)]
        ranked.sort(reverse=True)
        best, goal = -1e9, ranked[0][1]
        for value, to in ranked:
            if value <= best:
                break
            value -= self.temper.danger * staff.risk(movers, to)
            if value > best:
                value -= self.way_cost(going, to)
            if value > best:
                best, goal = value, to
        return best, goal

    def way_cost(self, going: Going, to: Space) -> float:
        """What opportunity fire on the way may cost."""
        theatre, state, eye = self.staff.theatre, self.staff.state, self.staff.eye
        movers = going.movers
        start = state.area[first(movers)]
        if theatre.distance[start][to] <= 1 or not state.katangan:
            return 0.0
        watched = around(self.game, state.katangan)
        if not watched & theatre.board.within(start, theatre.distance[start][to]):
            return 0.0
        route = choose_route(self.game, state, going, to)
        unit = eye.first_target(movers)
        cost = 0.0
        seen = 0
        for area in route[:-1]:
            for enemy in each(katangan_shooters(theatre, state, area) & ~seen):
                seen = plus(seen, enemy)
                power = 1.0 if has(state.down, enemy) else eye.power(enemy)
                cost += eye.harm(power + 2 * has(theatre.protected, area), unit, area, movers)
        return cost
