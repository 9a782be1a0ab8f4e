"""The commander's plan for a Movement Segment: which enemy hexes are to be attacked, by whom and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sandtable.engine.fields import Piece, Seat, Space, SpaceSet
from sandtable.engine.memos import Memo
from sandtable.engine.spaces import each, has, only, plus, size
from sandtable.games.world_war_africa.bot_temper import STEADY, Temper
from sandtable.games.world_war_africa.bot_thought import KEPT, Thinking
from sandtable.games.world_war_africa.combat import enemy_spaces
from sandtable.games.world_war_africa.movement import NORMAL, March, destinations, why_not_force
from sandtable.games.world_war_africa.theatre import GOVERNMENT, RWANDA
from sandtable.games.world_war_africa.zones import unsupplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: how often a march that needs the movement roll gets where it wants
FORCED = 0.6
#: what nobody does, and what the capital is worth to those it lacks
NEVER, CALLED = 100.0, 25.0


class Operation(NamedTuple):
    """An attack in preparation: what it is worth, the hex, and where each unit attacks from."""

    worth: float
    target: Space
    places: dict[Piece, Space]


class Plan:
    """What the active contingent means to do with the units that have not moved yet."""

    def __init__(self) -> None:
        self.places: dict[Piece, Space] = {}
        self.operations: list[Operation] = []


class Ways(NamedTuple):
    """Where a unit can go on foot: for certain, and with a movement roll."""

    sure: SpaceSet
    hoped: SpaceSet


class Candidate(NamedTuple):
    """A unit that may join an attack: its factors, where it stands, where it can go and what it may attack."""

    power: int
    start: Space
    sure: SpaceSet
    reach: SpaceSet
    ground: SpaceSet


class Planning(Thinking):
    """Works the plan out."""

    def __init__(self, game: WarGame, seat: Seat, temper: Temper = STEADY) -> None:
        super().__init__(game, seat, temper)
        self._plans: Memo[tuple[Any, ...], Plan] = Memo(KEPT)

    def plan(self) -> Plan:
        """The plan for this position."""
        state = self.state
        to_act = state.pool if self.chits else 0
        key = (state.active, state.moved, state.inactive, state.points[state.active] >= 4, to_act, *self.position())
        known = self._plans.get(key)
        return known if known is not None else self._plans.keep(key, self._planned())

    def ways(self, unit: Piece) -> Ways:
        """Where a unit that has not moved can go."""
        game, state = self.game, self.state
        march = March(only(unit), starved=unsupplied(game, state, only(unit)))
        sure = destinations(game, state, march)
        if why_not_force(game, state, march):
            return Ways(sure, sure)
        return Ways(sure, destinations(game, state, march.but(roll=NORMAL)) | sure)

    def free_units(self) -> list[Piece]:
        """The units of the active contingent that may still move."""
        theatre, state = self.theatre, self.state
        own = theatre.of_contingent[state.active] & state.fielded & ~state.moved & ~state.inactive
        return [unit for unit in each(own) if not (has(theatre.hutu, unit) and state.where[unit] == theatre.rwanda_box)]

    def _planned(self) -> Plan:
        plan = Plan()
        theatre, state, view = self.theatre, self.state, self.view
        free: dict[Piece, Candidate] = {}
        around = 0
        for unit in self.free_units():
            start, (sure, hoped) = state.where[unit], self.ways(unit)
            reach = plus(hoped, start)
            around |= reach
            power = view.attack.get(unit, theatre.attack[unit])
            if power:
                free[unit] = Candidate(power, start, sure, reach, theatre.attack_ground[unit])
        room: dict[Space, int] = {}
        near = [
            target for target in each(enemy_spaces(self.game, state, self.seat)) if theatre.open_near[target] & around
        ]
        found = [self.operation(target, free, room) for target in near]
        while found:
            best = max(found, key=lambda operation: (operation.worth, -operation.target))
            if best.worth <= 0:
                break
            plan.operations.append(best)
            for unit, place in best.places.items():
                if free.pop(unit, None):
                    plan.places[unit] = place
                    if place != state.where[unit]:
                        room[place] = room.get(place, 0) + 1
            taken, crowded = best.places.keys(), set(best.places.values())
            found = [
                self.operation(other.target, free, room)
                if taken & other.places.keys() or crowded & set(other.places.values())
                else other
                for other in found
                if other.worth > 0 and other is not best
            ]
        return plan

    def operation(self, target: Space, free: dict[Piece, Candidate], room: dict[Space, int]) -> Operation:
        """The best attack on a hex that the free units can make now, beside those that stand ready."""
        theatre, state, view = self.theatre, self.state, self.view
        ring = theatre.open_near[target] & ~state.held[1 - self.seat]
        kitona = target == theatre.kitona
        own = theatre.of_contingent[state.active] & state.moved & ~state.inactive
        ready = [
            unit
            for space in each(ring & state.held[self.seat])
            for unit in each(state.at[space] & own)
            if view.attack[unit] and (kitona or has(theatre.attack_ground[unit], target))
        ]
        choices: list[tuple[float, Piece, Space, float]] = []
        for unit, one in free.items():
            near = one.reach & ring
            if not near or not (kitona or has(one.ground, target)):
                continue
            if has(near, one.start):
                choices.append((one.power, unit, one.start, 0.0))
                continue
            certain = near & one.sure
            place = self.jump_off(certain or near, room)
            if place < 0:
                continue
            chance = 1.0 if certain else FORCED
            choices.append((one.power * chance, unit, place, self.temper.step + self.cost_of_leaving(unit, one.start)))
        best = Operation(0.0, target, {})
        if not choices:
            return best
        choices.sort(reverse=True)
        fixed = sum(view.attack[unit] for unit in ready)
        aid = view.support(state.active)
        bonus = 1 if state.active == RWANDA else 0
        team, places = list(ready), {unit: state.where[unit] for unit in ready}
        total, cost = float(fixed), 0.0
        taken: dict[Space, int] = {}
        across = theatre.across_river
        dry = any(not has(across[at], target) for at in places.values())
        for strength, unit, place, price in choices:
            if place != state.where[unit]:
                full = size(state.at[place]) + room.get(place, 0) + taken.get(place, 0)
                if full >= theatre.limit[place]:
                    continue
                taken[place] = taken.get(place, 0) + 1
            team.append(unit)
            places[unit] = place
            total += strength
            cost += price
            dry = dry or not has(across[place], target)
            worth = self.worth_of_battle(target, team, total + min(aid, total), bonus, 0 if dry else 1) - cost
            if worth > best.worth:
                best = Operation(worth, target, dict(places))
        return best

    def jump_off(self, spaces: SpaceSet, room: dict[Space, int]) -> Space:
        """The best hex of these to attack from: a town, or ground that helps the defender; -1 if all are full."""
        theatre, state = self.theatre, self.state
        found, top = -1, -1.0
        for space in each(spaces):
            here = size(state.at[space]) + room.get(space, 0)
            if here >= theatre.limit[space] or has(theatre.boxes, space):
                continue
            score = 2 * has(theatre.towns, space) + theatre.shift[space] + 0.3 * here
            if score > top:
                found, top = space, score
        return found

    def depth(self, town: Space, others: int) -> float:
        """What it is worth to be in a town with so many others: no attack clears many at once (8.7)."""
        temper = self.temper
        more = temper.second if others == 1 else temper.third if others == 2 else 0.0
        return more * min(1.0, self.threat(town, 3) / 6) if more else 0.0

    def lacks(self, space: Space, units: int) -> bool:
        """Whether so many units are too few for the capital."""
        return units < self.temper.keep and space == self.theatre.kinshasa and self.seat == GOVERNMENT

    def cost_of_leaving(self, unit: Piece, start: Space) -> float:
        """What a town loses when its last unit goes."""
        theatre, state = self.theatre, self.state
        if not has(theatre.towns, start):
            return 0.0
        if self.lacks(start, size(state.at[start]) - 1):
            return NEVER
        if state.at[start] != only(unit):
            return self.depth(start, size(state.at[start]) - 1)
        calm = self.temper.calm if theatre.attack[unit] < 3 else 0.5
        return calm + min(12.0, self.threat(start, 4) * 1.5) * self.temper.guard
