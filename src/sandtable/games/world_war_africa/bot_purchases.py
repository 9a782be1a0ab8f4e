"""How the commander spends resource points: units first, then support, caches for the front, aircraft for hire."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece
from sandtable.engine.spaces import each, first, has, only, size
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_thought import Thinking, asked, of
from sandtable.games.world_war_africa.deployment import arrivals
from sandtable.games.world_war_africa.pieces import own_caches
from sandtable.games.world_war_africa.purchases import recruits
from sandtable.games.world_war_africa.reinforcement import Contracts
from sandtable.games.world_war_africa.stacking import roomy
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import ALLIES, DRC, RWANDA, UGANDA

#: in this order units are drawn while there is money; Hutus first, only one comes each turn (10.2.1-c)
ORDER = ("Hutu", "FAC", "Rw", "ANC", "UG", "MLC", "RDC")
#: caches a front hex is stocked with: as many as one combat takes (12.2-d)
STOCK = 2


class Buying(Thinking):
    """The steps of the Reinforcement Segment."""

    def reserve(self) -> int:
        """RP to keep: the rebels want 10 at the end (13.1-d), Kinshasa one for the allies' rolls (5.3-c)."""
        state, tables = self.state, self.theatre.tables
        turns_left = len(tables.turn) - state.turn
        if state.active in (RWANDA, UGANDA):
            return max(0, tables.victory.rich - 4 * turns_left)
        if not turns_left:
            return 0
        return 1 if state.active == DRC else 2

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
            return a.DONE
        return (
            self.unit(actions)
            or self.marker(actions, "support")
            or self.cache(actions, spare)
            or self.lift(actions, spare)
            or a.DONE
        )

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
        near = view.threat(space, 1)
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
        if a.HIRE in actions and spare >= 4 and self.idle_at_airfields():
            return a.HIRE
        return None

    def idle_at_airfields(self) -> int:
        """Good troops at an airfield with no enemy near: a contractor could fly them to the war (7.9.1)."""
        theatre, state, view = self.theatre, self.state, self.view
        found = 0
        for field in each(theatre.airfields & state.ruled[self.seat] & theatre.towns):
            if not view.threat(field, 4):
                here = state.at[field] & theatre.of_contingent[state.active] & ~theatre.militia
                found += sum(theatre.attack[unit] >= 3 for unit in each(here))
        return found

    def answer_contract(self, state: WarState, actions: Sequence[Action]) -> Action:
        """As many as there are troops to fly, while the price leaves something."""
        spare = state.points[state.active] - self.reserve()
        wanted = min(self.idle_at_airfields(), spare // (2 * asked(state, Contracts).price))
        affordable = (action for action in of(actions, a.Contract) if action.markers <= wanted)
        return max(affordable, key=lambda action: action.markers, default=actions[0])

    def next_to_enemy(self, unit: Piece) -> float:
        """A bonus for a unit that could attack."""
        space = self.state.where[unit]
        return 3.0 if space >= 0 and self.theatre.open_near[space] & self.state.held[1 - self.seat] else 0.0
