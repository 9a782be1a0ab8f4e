"""How the commander moves: into the attacks he plans, into towns, to threatened garrisons, or towards the next town."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, only, plus, set_of, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_plan import CALLED, Planning
from sandtable.games.world_war_africa.bot_thought import A, best, of
from sandtable.games.world_war_africa.movement import March, under_way
from sandtable.games.world_war_africa.stacking import roomy
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import REBEL
from sandtable.games.world_war_africa.transport import flight_ends, river_ends

#: towns that a unit might go for: what each is worth to it, and the way there from everywhere
Objectives: TypeAlias = list[tuple[float, list[int]]]
#: a journey by air or river must be so much better than staying
JOURNEY = 3.0
#: from this turn on Hutu units try to slip into Rwanda, and those within so many movement points of it go there
SLIP_FROM, SLIP_PULL = 9, 9.0


class Moving(Planning):
    """The steps of the Movement Segment."""

    def answer_movement(self, state: WarState, actions: Sequence[Action]) -> Action:
        """First those who attack, then everybody else, the strongest first."""
        units = [action for action in of(actions, a.Pick) if self.piece(action) < len(self.theatre.units)]
        if not units:
            return a.DONE
        places, where = self.plan().places, state.where

        def rank(action: a.Pick) -> tuple[bool, bool, int, int]:
            unit = self.piece(action)
            place = places.get(unit, -1)
            return place >= 0 and place != where[unit], place < 0, self.theatre.attack[unit], -unit

        first_of_all = max(units, key=rank)
        unit = self.piece(first_of_all)
        return a.DONE if where[unit] == places.get(unit, -1) else first_of_all

    def answer_march(self, state: WarState, actions: Sequence[Action]) -> Action:
        """To where the plan wants the unit; else where it does most good."""
        march = under_way(state)
        unit = first(march.group)
        start = state.where[unit]
        loads = of(actions, a.Load)
        if march.begun and (march.cargo or loads):
            return a.STAY  # caches are brought to where the unit was meant to go
        place = self.plan().places.get(unit, -1) if not march.begun else -1
        if place >= 0 and place != start:
            if loads and not march.cargo:
                return loads[0]
            there = [go for go in self.uncrowded(march, of(actions, a.Go)) if self.space(go) == place]
            if there or a.FORCE in actions:
                return there[0] if there else a.FORCE
        if a.SLIP in actions and self.may_slip(unit, start):
            return a.SLIP
        return self.best_way(march, unit, actions)

    def best_way(self, march: March, unit: Piece, actions: Sequence[Action]) -> Action:
        """By air or river if that is much better, else on foot, by a forced march if that leads far enough."""
        start = self.state.where[unit]
        towns = self.objectives(unit, start)
        value = self.worth_of_march(unit, start, start, towns)
        journey = None if march.begun or march.roll else self.journey(march, unit, actions, value, towns)
        if journey:
            return journey
        found: Action = a.STAY
        near = 0
        for go in self.uncrowded(march, of(actions, a.Go)):
            space = self.space(go)
            near = plus(near, space)
            score = self.worth_of_march(unit, start, space, towns)
            if score > value + 0.01:
                found, value = go, score
        if a.FORCE in actions:
            far = self.ways(unit).hoped & ~near
            if any(self.worth_of_march(unit, start, space, towns) > value + 0.5 for space in each(far)):
                return a.FORCE
        return found

    def uncrowded(self, march: March, ends: list[A]) -> list[A]:
        """The ends of a march or a journey that have room: nobody else will leave to make some."""
        spaces = set_of(self.space(end) for end in ends)
        room = roomy(self.theatre, self.state, march.group, spaces)
        return [end for end in ends if has(room, self.space(end))]

    def must_stay(self, unit: Piece, start: Space) -> bool:
        """The last unit of a town with enemies near."""
        theatre, state = self.theatre, self.state
        if not has(theatre.towns, start) or not has(state.ruled[self.seat], start):
            return False
        return state.at[start] == only(unit) and self.threat(start, 4) > 0

    def objectives(self, unit: Piece, start: Space) -> Objectives:
        """The best of the towns a unit might go for."""
        theatre, state, view, temper = self.theatre, self.state, self.view, self.temper
        found = []
        for town in each(view.wanted() & theatre.ground[unit]):
            value = self.worth(town) * temper.want
            if has(state.held[view.enemy], town):  # the defended ones need company
                value -= 0.5 * max(0.0, view.needed(town) - 6)
            found.append((value, self.costs[town]))
        found.sort(key=lambda entry: temper.way * entry[1][start] - entry[0])
        return found[:5]

    def worth_of_march(self, unit: Piece, start: Space, space: Space, towns: Objectives) -> float:
        """How good it is for a unit to end its move somewhere."""
        theatre, state, view, temper = self.theatre, self.state, self.view, self.temper
        bit = only(unit)
        score = 0.0
        if has(theatre.boxes, space):
            return self.worth_of_hunt(unit) if space == theatre.rwanda_box and self.seat == REBEL else -20.0
        friends = state.at[space] & ~bit
        power = theatre.attack[unit]
        guard = view.defence_at.get(space, 0.0) - (theatre.defence[unit] if space == start else 0)
        if has(theatre.towns, space):
            worth = self.worth(space)
            near = self.threat(space, 2)
            if not has(state.ruled[self.seat], space):
                score += temper.take * worth
            elif not friends:
                danger = self.threat(space, 4)
                # The best troops are not for quiet garrisons.
                score += (
                    min(worth, temper.alone + danger * 1.5)
                    if danger
                    else temper.quiet
                    if power < 3
                    else temper.quiet / 4
                )
            else:
                if near > guard:
                    score += min(temper.relief, near - guard)
                score += self.depth(space, size(friends))
            if space == theatre.kinshasa and self.seat != REBEL and guard < temper.capital:
                score += 10
            if self.lacks(space, size(friends)):
                score += CALLED
        pull = max((value - temper.way * costs[space] for value, costs in towns), default=0.0)
        score += max(pull, 0.0) * (0.5 if power == 0 else 1.0) * (temper.last_way if view.last_turn else 1.0)
        enemies = theatre.open_near[space] & state.held[view.enemy]
        if enemies:  # next to those worth attacking
            for target in each(enemies & theatre.attack_ground[unit]):
                beside = view.own_attack_next_to(target, theatre.contingent[unit], bit) + power
                prize = self.worth(target) if has(theatre.towns, target) else 4.0
                score += prize * min(1.0, beside / max(view.needed(target), 1.0)) * temper.beside
            exposed = sum(self.danger(at) for at in each(enemies))
            cover = (theatre.defence[unit] + guard) * (1.6 if theatre.shift[space] else 1.0)
            if exposed > cover:
                score -= min(5.0, temper.fear * (exposed - cover))
        if space != start:
            score -= self.cost_of_leaving(unit, start)
        if has(theatre.hutu, unit) and state.turn >= SLIP_FROM - 1:
            way = min(self.costs[town][space] for town in (theatre.goma, theatre.bukavu))
            score += max(0.0, SLIP_PULL - way) if self.slip_wanted() else 0.0
        return score

    def worth_of_hunt(self, unit: Piece) -> float:
        """Hutus in Rwanda cost a point at the end (13.1-c): somebody strong enough hunts them, and nobody else."""
        theatre, state = self.theatre, self.state
        hutus = state.at[theatre.rwanda_box] & theatre.hutu
        if not hutus:
            return -20.0
        hunters = state.at[theatre.rwanda_box] & theatre.of_faction["Rw"] & ~only(unit)
        power = sum(theatre.attack[one] for one in each(hunters))
        if power >= 2 * sum(theatre.defence[one] for one in each(hutus)):
            return -20.0
        return 60.0 if state.where[unit] == theatre.rwanda_box else 30.0

    # Rivers and aircraft

    def journey(
        self, march: March, unit: Piece, actions: Sequence[Action], stay: float, towns: Objectives
    ) -> Action | None:
        """A flight or a voyage, if one leads where the unit does much more good than on foot."""
        start = self.state.where[unit]
        flights = of(actions, a.Fly)
        river = of(actions, a.River)
        if (not flights and not river) or self.must_stay(unit, start):
            return None
        ways = self.ways(unit).hoped
        found: Action | None = None
        goal = (
            max([stay] + [self.worth_of_march(unit, start, space, towns) for space in each(ways)]) + self.temper.journey
        )
        tried: dict[Space, float] = {}
        for action in [*flights, *river]:
            if isinstance(action, a.Fly):
                ends = flight_ends(self.game, self.state, march, self.theatre.piece[action.by], start)
            else:
                ends = river_ends(self.game, self.state, march)
            for space in each(self.landings(march, ends & ~ways)):
                if space not in tried:
                    tried[space] = self.worth_of_march(unit, start, space, towns)
                if tried[space] > goal:
                    found, goal = action, tried[space]
        return found

    def landings(self, march: March, ends: SpaceSet) -> SpaceSet:
        """The places worth a thought: towns, and hexes next to towns that are wanted, if there is room."""
        wanted = self.view.wanted()
        ends &= self.theatre.towns | self.theatre.grid.spread(wanted)
        return roomy(self.theatre, self.state, march.group, ends)

    def answer_flight(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Where a journey ends: the place it was made for."""
        march = under_way(state)
        unit = first(march.group)
        start = state.where[unit]
        towns = self.objectives(unit, start)
        lands = of(actions, a.Land)
        return max(
            self.uncrowded(march, lands) or lands,
            key=lambda action: self.worth_of_march(unit, start, self.space(action), towns),
        )

    answer_voyage = answer_flight

    def answer_freight(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Caches go with the units."""
        return a.STAY

    def answer_freight_flight(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Where most friends are."""
        return best(actions, a.Land, lambda action: size(state.at[self.space(action)]))

    def may_slip(self, unit: Piece, start: Space) -> bool:
        """Late in the war a Hutu unit in Rwanda costs the rebels a point (13.1-c)."""
        return self.state.turn >= SLIP_FROM and self.slip_wanted() and not self.must_stay(unit, start)

    def slip_wanted(self) -> bool:
        """Whether one more Hutu unit in Rwanda helps: three are not soon hunted down, but few on the map give the
        rebels a point (13.1-b).
        """
        theatre, state = self.theatre, self.state
        inside = size(state.at[theatre.rwanda_box] & theatre.hutu)
        on_map = size(state.fielded & theatre.hutu) - inside
        return inside < 3 and on_map != theatre.tables.victory.few_hutus + 1
