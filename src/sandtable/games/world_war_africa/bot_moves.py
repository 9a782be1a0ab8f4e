"""How the commander moves: into the attacks he plans, into towns, to threatened garrisons, or towards the next town."""

from __future__ import annotations

from sandtable.engine.contract import Action
from sandtable.engine.spaces import each, first
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_plan import PlanningThought
from sandtable.games.world_war_africa.movement import march_of
from sandtable.games.world_war_africa.theatre import REBEL
from sandtable.games.world_war_africa.transport import flight_ends, river_ends

#: a journey by air or river must be so much better than staying
JOURNEY = 3.0


class MovingThought(PlanningThought):
    """The steps of the Movement Segment."""

    def movement(self) -> Action:
        """First those who attack, then everybody else, the strongest first."""
        units = [action for action in self.of(a.Pick) if self.piece(action) < len(self.theatre.units)]
        if not units:
            return a.DONE
        places, where = self.plan().places, self.state.where

        def rank(action: a.Pick) -> tuple[bool, bool, int, int]:
            unit = self.piece(action)
            place = places.get(unit, -1)
            return place >= 0 and place != where[unit], place < 0, self.theatre.attack[unit], -unit

        best = max(units, key=rank)
        return a.DONE if where[self.piece(best)] == places.get(self.piece(best), -1) else best

    def march(self) -> Action:
        """To where the plan wants the unit; else where it does most good."""
        theatre, state = self.theatre, self.state
        march = march_of(self.frame)
        unit = first(march.group)
        start = state.where[unit]
        if march.begun and (march.cargo or self.of(a.Load)):
            return a.STAY  # caches are brought to where the unit was meant to go
        place = self.plan().places.get(unit, -1) if not march.begun else -1
        if place >= 0 and place != start:
            loads = self.of(a.Load)
            if loads and not march.cargo:
                return loads[0]
            for go in self.of(a.Go):
                if theatre.index[go.to] == place:
                    return go
            if self.of(a.Force):
                return a.FORCE
        if self.of(a.Slip) and self.may_slip(unit, start):
            return a.SLIP
        towns = self.objectives(unit, start)
        value = self.worth_of_march(unit, start, start, towns)
        journey = None if march.begun or march.roll else self.journey(unit, start, value, towns)
        if journey:
            return journey
        best: Action = a.STAY
        near = 0
        for go in self.of(a.Go):
            space = theatre.index[go.to]
            near |= 1 << space
            score = self.worth_of_march(unit, start, space, towns)
            if score > value + 0.01:
                best, value = go, score
        if self.of(a.Force):
            far = self.ways(unit).hoped & ~near
            if any(self.worth_of_march(unit, start, space, towns) > value + 0.5 for space in each(far)):
                return a.FORCE
        return best

    def must_stay(self, unit: int, start: int) -> bool:
        """The last unit of a town with enemies near."""
        theatre, state = self.theatre, self.state
        if not theatre.towns >> start & 1 or not state.ruled[self.seat] >> start & 1:
            return False
        return state.at[start] == 1 << unit and self.view.threat(start, 4) > 0

    def objectives(self, unit: int, start: int) -> list[tuple[float, list[int]]]:
        """The towns a unit might go for: what each is worth to it, and the way there from everywhere."""
        theatre, state, view = self.theatre, self.state, self.view
        found = []
        for town in each(view.wanted() & theatre.ground[unit]):
            value = view.worth(town) * 1.4
            if state.held[view.enemy] >> town & 1:  # the defended ones need company
                value -= 0.5 * max(0.0, view.needed(town) - 6)
            found.append((value, self.costs[town]))
        found.sort(key=lambda entry: 1.5 * entry[1][start] - entry[0])
        return found[:5]

    def worth_of_march(self, unit: int, start: int, space: int, towns: list[tuple[float, list[int]]]) -> float:
        """How good it is for a unit to end its move somewhere."""
        theatre, state, view = self.theatre, self.state, self.view
        bit = 1 << unit
        score = 0.0
        if theatre.boxes >> space & 1:
            hunted = state.at[space] & theatre.hutu if space == theatre.rwanda_box else 0
            return 8.0 if hunted and self.seat == REBEL else -20.0
        friends = state.at[space] & ~bit
        power = theatre.attack[unit]
        guard = view.defence_at.get(space, 0.0) - (theatre.defence[unit] if space == start else 0)
        if theatre.towns >> space & 1:
            worth = view.worth(space)
            near = view.threat(space, 2)
            if not state.ruled[self.seat] >> space & 1:
                score += 2.5 * worth
            elif not friends:
                danger = view.threat(space, 4)
                # The best troops are not for quiet garrisons.
                score += min(worth, 4 + danger * 1.5) if danger else 4 if power < 3 else 1
            elif near > guard:
                score += min(6.0, near - guard)
            if space == theatre.kinshasa and self.seat != REBEL and guard < 12:
                score += 10
        pull = max((value - 1.5 * costs[space] for value, costs in towns), default=0.0)
        score += max(pull, 0.0) * (0.5 if power == 0 else 1.0)
        enemies = theatre.open_near[space] & state.held[view.enemy]
        if enemies:  # next to those worth attacking
            for target in each(enemies & theatre.attack_ground[unit]):
                beside = view.own_attack_next_to(target, theatre.contingent[unit], bit) + power
                prize = view.worth(target) if theatre.towns >> target & 1 else 4.0
                score += prize * min(1.0, beside / max(view.needed(target), 1.0)) * 0.6
            exposed = sum(view.attack_at[at] for at in each(enemies))
            cover = (theatre.defence[unit] + guard) * (1.6 if theatre.shift[space] else 1.0)
            if exposed > cover:
                score -= min(5.0, 0.6 * (exposed - cover))
        if space != start:
            score -= self.cost_of_leaving(unit, start)
        return score

    # Rivers and aircraft

    def journey(self, unit: int, start: int, stay: float, towns: list[tuple[float, list[int]]]) -> Action | None:
        """A flight or a voyage, if one leads where the unit does much more good than on foot."""
        flights = [action for action in self.of(a.Fly) if not action.via]
        river = self.of(a.River)
        if (not flights and not river) or self.must_stay(unit, start):
            return None
        march = march_of(self.frame)
        ways = self.ways(unit).hoped
        best: Action | None = None
        goal = max([stay] + [self.worth_of_march(unit, start, space, towns) for space in each(ways)]) + JOURNEY
        tried: dict[int, float] = {}
        for action in [*flights, *river]:
            if isinstance(action, a.Fly):
                ends = flight_ends(self.game, self.state, march, self.theatre.piece[action.by], start)
            else:
                ends = river_ends(self.game, self.state, march)
            for space in each(self.landings(ends & ~ways)):
                if space not in tried:
                    tried[space] = self.worth_of_march(unit, start, space, towns)
                if tried[space] > goal:
                    best, goal = action, tried[space]
        return best

    def landings(self, ends: int) -> int:
        """The places worth a thought: towns, and hexes next to towns that are wanted."""
        wanted = self.view.wanted()
        return ends & (self.theatre.towns | self.theatre.grid.spread(wanted))

    def arrive(self) -> Action:
        """Where a journey ends: the place it was made for."""
        unit = first(march_of(self.state.stack[-2]).group)
        start = self.state.where[unit]
        towns = self.objectives(unit, start)
        return self.best(a.Land, lambda action: self.worth_of_march(unit, start, self.space(action), towns))

    flight = voyage = arrive

    def freight(self) -> Action:
        """Caches go with the units."""
        return a.STAY

    def freight_flight(self) -> Action:
        """Where most friends are."""
        return self.best(a.Land, lambda action: self.state.at[self.space(action)].bit_count())

    def may_slip(self, unit: int, start: int) -> bool:
        """Late in the war a Hutu unit in Rwanda costs the rebels a point (13.1-c)."""
        if self.state.turn < 7 or self.must_stay(unit, start):
            return False
        return (self.state.at[self.theatre.rwanda_box] & self.theatre.hutu).bit_count() < 2
