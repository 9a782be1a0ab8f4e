"""How the commander spends resource points: units first, then support, caches for the front, aircraft for hire."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece
from sandtable.engine.spaces import each, first, has, only, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_moves import JOURNEY, Moving
from sandtable.games.world_war_africa.bot_thought import asked, of
from sandtable.games.world_war_africa.deployment import arrivals
from sandtable.games.world_war_africa.movement import March
from sandtable.games.world_war_africa.pieces import own_caches
from sandtable.games.world_war_africa.purchases import recruits
from sandtable.games.world_war_africa.reinforcement import Contracts
from sandtable.games.world_war_africa.stacking import roomy
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import ALLIES, DRC, RWANDA, UGANDA
from sandtable.games.world_war_africa.transport import flight_ends, why_not_take_off

#: in this order units are drawn while there is money; Hutus first, only one comes each turn (10.2.1-c)
ORDER = ("Hutu", "FAC", "Rw", "ANC", "UG", "MLC", "RDC")
#: a contractor's flight costs as much as a brigade or two: it must be so much better than the way on foot
FARE = 2 * JOURNEY
#: caches a front hex is stocked with: as many as one combat takes (12.2-d)
STOCK = 2


class Buying(Moving):
    """The steps of the Reinforcement Segment."""

    def reserve(self) -> int:
        """RP to keep: the rebels want 10 at the end (13.1-d), Kinshasa one for the allies' rolls (5.3-c)."""
        state, tables = self.state, self.theatre.tables
        turns_left = len(tables.turn) - state.turn
        if state.active in (RWANDA, UGANDA):
            if self.temper.spends_rest and state.points[state.active] + self.hope() * turns_left < tables.victory.rich:
                return 0
            return max(0, tables.victory.rich - int(self.temper.saving * self.income() * turns_left))
        if not turns_left:
            return 0
        return 1 if state.active == DRC else 2

    def income(self) -> int:
        """What the active contingent of the rebels may count on each turn (10.2.4): its sponsor's points, and one for
        each mine.
        """
        theatre, state = self.theatre, self.state
        mines = sum(state.control[town] == state.active for town in each(theatre.resource_towns))
        return theatre.tables.resources.income[theatre.contingents[state.active]] + mines

    def hope(self) -> int:
        """What the active contingent of the rebels may get in a turn if the dice are kind."""
        theatre, state = self.theatre, self.state
        mines = sum(state.control[town] == state.active for town in each(theatre.resource_towns))
        return theatre.tables.resources.income[theatre.contingents[state.active]] + 2 * mines

    def answer_reinforcement(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Whatever is most needed and can be paid."""
        if a.LIBYA in actions:
            return a.LIBYA
        advice = of(actions, a.Advise)
        if advice:
            return max(
                advice, key=lambda act: self.theatre.attack[self.piece(act)] + self.next_to_enemy(self.piece(act))
            )
        spare = state.points[state.active] - self.reserve()
        if spare < 1:
            return self.hunter(actions) or a.DONE
        return (
            self.unit(actions)
            or (self.marker(actions, "support") if spare >= self.temper.aircraft else None)
            or self.cache(actions, spare)
            or self.lift(actions, spare)
            or a.DONE
        )

    def hunter(self, actions: Sequence[Action]) -> Action | None:
        """A Rwandan brigade out of what was saved, if nobody hunts the Hutus in Rwanda and there is time (13.1-c)."""
        theatre, state = self.theatre, self.state
        here = state.at[theatre.rwanda_box]
        if state.active != RWANDA or not here & theatre.hutu or here & ~theatre.hutu or self.view.last_turn:
            return None
        return next((action for action in of(actions, a.Recruit) if action.group == "Rw"), None)

    def unit(self, actions: Sequence[Action]) -> Action | None:
        """A brigade."""
        theatre = self.theatre
        groups = {action.group: action for action in of(actions, a.Recruit)}
        for group in ORDER:
            if group in groups and self.finds_room(group):
                return groups[group]
        units = [action for action in of(actions, a.Buy) if theatre.kind[self.piece(action)] == "unit"]
        return max(
            units,
            key=lambda action: theatre.attack[self.piece(action)] + theatre.defence[self.piece(action)],
            default=None,
        )

    def finds_room(self, group: str) -> bool:
        """Whether whoever is drawn would not be too many where it arrives (6.1-d)."""
        unit = first(recruits(self.game, self.state, group))
        return bool(roomy(self.theatre, self.state, only(unit), arrivals(self.game, self.state, unit)))

    def marker(self, actions: Sequence[Action], word: str) -> Action | None:
        """A marker of a kind."""
        kind = self.theatre.kind
        return next((action for action in of(actions, a.Buy) if kind[self.piece(action)].endswith(word)), None)

    def cache(self, actions: Sequence[Action], spare: int) -> Action | None:
        """A cache for the strongest stack that has enemies near and fewer than it can use."""
        buys = of(actions, a.BuyCache)
        if not buys or spare < self.theatre.tables.prices.cache:
            return None
        best = max(buys, key=self.worth_of_cache)
        return best if self.worth_of_cache(best) > 0 else None

    def worth_of_cache(self, action: a.BuyCache) -> float:
        """How much a cache would help the units of a place in attack and defence."""
        theatre, state, view = self.theatre, self.state, self.view
        space = self.space(action)
        stocked = size(own_caches(theatre, state, space, self.seat))
        if stocked >= STOCK:
            return 0.0
        if has(theatre.boxes, space):  # units that enter carry it along
            going = state.at[space] & theatre.of_contingent[state.active]
            return 2.0 if state.active in ALLIES and going and not stocked else 0.0
        near = self.threat(space, 1)
        own = view.attack_at.get(space, 0.0)
        if not near:
            return 0.0
        return min(own, near) + (2.0 if has(theatre.resource_towns, space) else 0.0)

    def lift(self, actions: Sequence[Action], spare: int) -> Action | None:
        """Transport: the own aircraft first, then the contractors' price is asked."""
        own = self.marker(actions, "transport")
        if own:
            return own if spare >= 2 else None
        adr = self.marker(actions, "adr")
        if adr and spare >= 5:
            return adr
        if a.HIRE in actions and spare >= 4 and self.passengers():
            return a.HIRE
        return None

    def passengers(self) -> int:
        """The units that would fly if there were a contractor: those who do much more good elsewhere (7.9.1)."""
        theatre, state, plan = self.theatre, self.state, self.plan()
        carrier = first(theatre.pmc)
        own = theatre.of_contingent[state.active] & state.fielded & self.game.may_carry(carrier) & ~state.inactive
        return sum(unit not in plan.places and self.would_fly(unit, carrier) for unit in each(own))

    def would_fly(self, unit: Piece, carrier: Piece) -> bool:
        """Whether a flight brings a unit where it does much more good than on foot."""
        state, start = self.state, self.state.where[unit]
        if self.must_stay(unit, start) or why_not_take_off(self.game, state, carrier, self.seat, start, {}):
            return False
        march, towns = March(only(unit)), self.objectives(unit, start)
        near = self.ways(unit).hoped
        ends = self.landings(march, flight_ends(self.game, state, march, carrier, start) & ~near)
        if not ends:
            return False
        on_foot = max(self.worth_of_march(unit, start, space, towns) for space in (start, *each(near)))
        return any(self.worth_of_march(unit, start, space, towns) > on_foot + FARE for space in each(ends))

    def answer_contract(self, state: WarState, actions: Sequence[Action]) -> Action:
        """As many as there are troops to fly, while the price leaves something."""
        spare = state.points[state.active] - self.reserve()
        wanted = min(self.passengers(), spare // (2 * asked(state, Contracts).price))
        affordable = (action for action in of(actions, a.Contract) if action.markers <= wanted)
        return max(affordable, key=lambda action: action.markers, default=actions[0])

    def next_to_enemy(self, unit: Piece) -> float:
        """A bonus for a unit that could attack."""
        space = self.state.where[unit]
        return 3.0 if space >= 0 and self.theatre.open_near[space] & self.state.held[1 - self.seat] else 0.0
