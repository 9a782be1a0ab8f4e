"""How the commander moves: towns first, garrisons where the enemy is near, gathering before defended towns."""

from __future__ import annotations

from sandtable.engine.contract import Action
from sandtable.engine.spaces import each, first
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_thought import Thought
from sandtable.games.world_war_africa.movement import march_of, points_left
from sandtable.games.world_war_africa.theatre import REBEL


class MovingThought(Thought):
    """The steps of the Movement Segment."""

    def movement(self) -> Action:
        """Every unit is looked at once, the strongest first."""
        units = [action for action in self.of(a.Pick) if self.piece(action) < len(self.theatre.units)]
        if not units:
            return a.DONE
        return max(units, key=lambda action: (self.theatre.attack[self.piece(action)], -self.piece(action)))

    def march(self) -> Action:
        """Where the unit does most good."""
        theatre, state = self.theatre, self.state
        march = march_of(self.frame)
        unit = first(march.group)
        start = state.where[unit]
        lift = self.daring_flight(unit, start)
        if lift:
            return lift
        if self.of(a.Slip) and self.may_slip(unit, start):
            return a.SLIP
        stay = self.worth_of_march(unit, start, start)
        best: Action = a.STAY
        value = stay
        for action in self.of(a.Go):
            score = self.worth_of_march(unit, start, theatre.index[action.to])
            if score > value + 0.01:
                best, value = action, score
        if self.of(a.Force) and self.is_far(unit, start, points_left(self.game, march)):
            return a.FORCE
        return best

    def is_far(self, unit: int, start: int, points: int) -> bool:
        """Whether nothing wanted is in reach without the movement roll, and the unit is free to go."""
        if self.must_stay(unit, start):
            return False
        wanted = self.view.wanted() & self.theatre.ground[unit]
        nearest = min((self.costs[town][start] for town in each(wanted)), default=0)
        return nearest > points

    def must_stay(self, unit: int, start: int) -> bool:
        """The last unit of a town with enemies near."""
        theatre, state = self.theatre, self.state
        if not theatre.towns >> start & 1 or not state.ruled[self.seat] >> start & 1:
            return False
        return state.at[start] == 1 << unit and self.view.threat(start, 4) > 0

    def worth_of_march(self, unit: int, start: int, space: int) -> float:
        """How good it is for a unit to end its move somewhere."""
        theatre, state, view = self.theatre, self.state, self.view
        bit = 1 << unit
        score = 0.0
        if theatre.boxes >> space & 1:
            hunted = state.at[space] & theatre.hutu if space == theatre.rwanda_box else 0
            return 8.0 if hunted and self.seat == REBEL else -20.0
        friends = state.at[space] & ~bit
        strength = theatre.defence[unit]
        guard = sum(theatre.defence[other] for other in each(friends))
        near = view.threat(space, 2)
        if theatre.towns >> space & 1:
            worth = view.worth(space)
            if not state.ruled[self.seat] >> space & 1:
                score += 2.5 * worth
            elif not friends:
                danger = view.threat(space, 4)
                # The best troops are not for quiet garrisons.
                score += min(worth, 4 + danger * 1.5) if danger else 4 if theatre.attack[unit] < 3 else 1
            elif near > guard:
                score += min(6.0, near - guard)
            if space == theatre.kinshasa and self.seat != REBEL and guard < 12:
                score += 10
        # Towards towns that are wanted; the defended ones need company.
        wanted = view.wanted() & theatre.ground[unit]
        pull = 0.0
        for town in each(wanted):
            value = view.worth(town) * 1.4 - 1.5 * self.costs[town][space]
            if state.held[view.enemy] >> town & 1:
                value -= 0.5 * max(0.0, view.needed(town) - 6)
            pull = max(pull, value)
        score += pull * (0.5 if theatre.attack[unit] == 0 else 1.0)
        # Next to enemies worth attacking.
        power = theatre.attack[unit]
        for target in each(theatre.open_near[space] & state.held[view.enemy] & theatre.attack_ground[unit]):
            beside = view.own_attack_next_to(target, theatre.contingent[unit], bit) + power
            need = view.needed(target)
            prize = view.worth(target) if theatre.towns >> target & 1 and target in self.costs else 4.0
            score += prize * min(1.0, beside / max(need, 1.0)) * 0.6
        exposed = sum(view.attack_at[at] for at in each(theatre.open_near[space] & state.held[view.enemy]))
        cover = (strength + guard) * (1.6 if theatre.shift[space] else 1.0)
        if exposed > cover:
            score -= min(8.0, exposed - cover)
        if space != start and theatre.towns >> start & 1 and state.at[start] == bit:
            score -= (2.0 if power < 3 else 0.5) + min(12.0, view.threat(start, 4) * 1.5)
        return score

    def daring_flight(self, unit: int, start: int) -> Action | None:
        """A helicopter into an empty town that is not ours, unless the unit is needed where it is."""
        theatre = self.theatre
        flights = [
            action
            for action in self.of(a.Fly)
            if not action.via and theatre.helicopters >> theatre.piece[action.by] & 1
        ]
        if not flights or self.must_stay(unit, start):
            return None
        return flights[0] if self.empty_towns(unit) else None

    def empty_towns(self, unit: int) -> int:
        """Towns without defenders that the own side does not control and no enemy zone covers."""
        theatre, state = self.theatre, self.state
        enemy = state.held[1 - self.seat]
        return self.view.wanted() & theatre.ground[unit] & ~enemy & ~theatre.grid.spread(enemy)

    def flight(self) -> Action:
        """Into the town it flies for; else where it does most good."""
        unit = first(march_of(self.state.stack[-2]).group)
        empty = self.empty_towns(unit)
        start = self.state.where[unit]
        return self.best(
            a.Land,
            lambda action: (
                (100.0 + self.view.worth(self.space(action)) - self.view.threat(self.space(action), 3))
                if empty >> self.space(action) & 1
                else self.worth_of_march(unit, start, self.space(action))
            ),
        )

    def voyage(self) -> Action:
        """Where it does most good."""
        unit = first(march_of(self.state.stack[-2]).group)
        start = self.state.where[unit]
        return self.best(a.Land, lambda action: self.worth_of_march(unit, start, self.space(action)))

    def freight(self) -> Action:
        """Caches stay."""
        return a.STAY

    def freight_flight(self) -> Action:
        """Anywhere."""
        return self.actions[0]

    def may_slip(self, unit: int, start: int) -> bool:
        """Late in the war a Hutu unit in Rwanda costs the rebels a point (13.1-c)."""
        if self.state.turn < 7 or self.must_stay(unit, start):
            return False
        return (self.state.at[self.theatre.rwanda_box] & self.theatre.hutu).bit_count() < 2
