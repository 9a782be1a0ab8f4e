"""What a commander reckons with, from what one seat can see: strengths, threats, objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.spaces import each
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.theatre import LEG, Theatre

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: what an unseen unit is taken for
UNSEEN_ATTACK, UNSEEN_DEFENCE = 2.5, 2.5
FAR_AWAY = 99


def travel_costs(theatre: Theatre, goal: int) -> list[int]:
    """Movement points from every hex to a goal, for infantry in the dry season, enemies left out."""
    steps = theatre.steps_from(LEG, False, False)
    costs = [FAR_AWAY] * theatre.count
    costs[goal] = 0
    layers: dict[int, list[int]] = {0: [goal]}
    spent = 0
    while spent <= max(layers):
        for space in layers.get(spent, []):
            if costs[space] != spent:
                continue
            for to, _ in steps[space]:
                price = next(cost for back, cost in steps[to] if back == space)
                if spent + price < costs[to]:
                    costs[to] = spent + price
                    layers.setdefault(spent + price, []).append(to)
        spent += 1
    for box, links in (
        (theatre.uganda_box, theatre.uganda_links),
        (theatre.rwanda_box, theatre.rwanda_links),
        (theatre.zimbabwe_box, theatre.zimbabwe_entry[1]),
        (theatre.angola_box, theatre.angola_entry),
        (theatre.kitona, 1 << theatre.kitona_link),
    ):
        costs[box] = min(costs[link] + 1 for link in each(links))
    return costs


class Estimate:
    """The situation as one seat sees it, worked out once for a position."""

    def __init__(self, game: WarGame, state: WarState, seat: int) -> None:
        theatre = game.theatre
        self.game, self.state, self.seat, self.theatre = game, state, seat, theatre
        self.enemy = 1 - seat
        unseen: dict[int, int] = {}
        for slot in state.veiled:
            unseen[slot % FLAG] = unseen.get(slot % FLAG, 0) + 1
        self.attack_at: dict[int, float] = {}
        self.defence_at: dict[int, float] = {}
        for side in (0, 1):
            for space in each(state.held[side]):
                here = state.at[space]
                more = unseen.get(space, 0)
                attack = sum(theatre.attack[unit] for unit in each(here)) + more * UNSEEN_ATTACK
                defence = sum(theatre.defence[unit] for unit in each(here)) + more * UNSEEN_DEFENCE
                self.attack_at[space], self.defence_at[space] = attack, defence
        self.numbers = {
            space: state.at[space].bit_count() + unseen.get(space, 0) for space in each(state.held[self.enemy])
        }
        if state.at[theatre.kitona]:
            here = state.at[theatre.kitona]
            self.attack_at[theatre.kitona] = sum(theatre.attack[unit] for unit in each(here))
            self.defence_at[theatre.kitona] = sum(theatre.defence[unit] for unit in each(here))
            self.numbers[theatre.kitona] = here.bit_count()

    def threat(self, space: int, steps: int) -> float:
        """Enemy attack factors within so many hexes."""
        near = self.game.nearby(space, steps) & self.state.held[self.enemy]
        return sum(self.attack_at[at] for at in each(near))

    def worth(self, town: int) -> float:
        """What a town is worth to either side."""
        theatre = self.theatre
        if town == theatre.kinshasa:
            return 60.0
        return 16.0 if theatre.resource_towns >> town & 1 else 12.0

    def wanted(self) -> int:
        """Towns that the own side does not control."""
        return self.theatre.towns & ~self.state.ruled[self.seat]

    def own_attack_next_to(self, target: int, contingent: int, leave_out: int) -> float:
        """Attack factors of a contingent around a hex."""
        theatre, state = self.theatre, self.state
        total = 0.0
        for space in each(theatre.open_near[target] & state.held[self.seat]):
            for unit in each(state.at[space] & theatre.of_contingent[contingent] & ~leave_out):
                total += theatre.attack[unit]
        return total

    def needed(self, target: int) -> float:
        """Attack factors for a good attack on a hex: enough for 2:1 after the shift of its terrain."""
        return self.defence_at.get(target, 0.0) * (2.0 + self.theatre.shift[target])


def strongest(theatre: Theatre, units: int) -> int:
    """The unit with the highest factors."""
    return max(each(units), key=lambda unit: (theatre.attack[unit] + theatre.defence[unit], -unit))


def weakest(theatre: Theatre, units: int) -> int:
    """The unit with the lowest factors; militia before regulars."""
    return min(each(units), key=lambda unit: (theatre.attack[unit] * 1.2 + theatre.defence[unit], unit))
