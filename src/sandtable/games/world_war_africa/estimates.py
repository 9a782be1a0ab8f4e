"""What a commander reckons with, from what one seat can see: strengths, threats, objectives, chances in battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.spaces import each, has, listed, only, size
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.state import READY, WarState
from sandtable.games.world_war_africa.strength import losses_for
from sandtable.games.world_war_africa.theatre import LEG, Contingent, Theatre
from sandtable.games.world_war_africa.zones import halved, is_supplied, supplied_ground

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame

#: what an unseen unit is taken for
UNSEEN_ATTACK, UNSEEN_DEFENCE = 2.5, 2.5
FAR_AWAY = 99
#: what a mine is worth for each turn that it still pays
MINE = 1.5


def travel_costs(game: WarGame, goal: Space) -> list[int]:
    """Movement points from every hex to a goal, for infantry in the dry season, enemies left out."""
    known = game.travel_memo.get(goal)
    return known if known is not None else game.travel_memo.keep(goal, _measured(game.theatre, goal))


def _measured(theatre: Theatre, goal: Space) -> list[int]:
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
        (theatre.kitona, only(theatre.kitona_link)),
    ):
        costs[box] = min(costs[link] + 1 for link in each(links))
    return costs


class Prospect(NamedTuple):
    """What an attack leads to on average: own and enemy losses, and the chance that the hex is emptied."""

    lost: float
    killed: float
    cleared: float


class Handbook:
    """What a commander knows by heart of a map and its tables."""

    def __init__(self, game: WarGame) -> None:
        self.game = game
        self.costs = {town: travel_costs(game, town) for town in each(game.theatre.towns)}
        self._prospects: dict[tuple[int, int, int, int], Prospect] = {}

    def column(self, attack: float, defence: float, shift: int) -> int:
        """The column of the CRT."""
        found = 0
        for number, (one, other) in enumerate(self.game.ratios):
            if attack * other >= defence * one:
                found = number
        return max(0, found - shift)

    def prospect(self, column: int, bonus: int, attackers: PieceSet, defenders: int) -> Prospect:
        """The CRT averaged over the die."""
        key = (column, bonus, attackers, defenders)
        known = self._prospects.get(key)
        if known is None:
            lines = [losses_for(self.game, column, die + bonus) for die in range(1, 7)]
            known = self._prospects[key] = Prospect(
                sum(min(lost, attackers) for lost, _ in lines) / 6,
                sum(min(killed, defenders) for _, killed in lines) / 6,
                sum(killed >= defenders and lost < attackers for lost, killed in lines) / 6,
            )
        return known


class Estimate:
    """The situation as one seat sees it, worked out once for a position."""

    def __init__(self, game: WarGame, state: WarState, seat: Seat) -> None:
        theatre = game.theatre
        self.game, self.state, self.seat, self.theatre = game, state, seat, theatre
        self.enemy = 1 - seat
        unseen: dict[int, int] = {}
        for slot in state.veiled:
            unseen[slot % FLAG] = unseen.get(slot % FLAG, 0) + 1
        self.attack_at: dict[int, float] = {}
        self.defence_at: dict[int, float] = {}
        #: the attack of every unit in sight where it stands
        self.attack: dict[int, int] = {}
        self.numbers: dict[int, int] = {}
        self._supplied: dict[str, int] = {}
        kitona = only(theatre.kitona) if state.at[theatre.kitona] else 0
        for space in listed(state.held[0] | state.held[1] | kitona):
            here, more = state.at[space], unseen.get(space, 0)
            attack, defence = more * UNSEEN_ATTACK, more * UNSEEN_DEFENCE
            for unit in listed(here):
                power, cover = theatre.attack[unit], theatre.defence[unit]
                if not self.is_supplied(unit, space):
                    power, cover = halved(game, power), halved(game, cover)
                self.attack[unit] = power
                attack += power
                defence += cover
            self.attack_at[space], self.defence_at[space] = attack, defence
            self.numbers[space] = size(here) + more
        self._threats: dict[tuple[int, int], float] = {}
        self._support: dict[int, int] = {}
        self._defences: dict[int, float] = {}
        self.turns_left = len(theatre.tables.turn) - state.turn
        self.last_turn = self.turns_left <= 0

    def is_supplied(self, unit: Piece, space: Space) -> bool:
        """Whether a unit is in supply where it stands; each faction's ground is looked up once."""
        faction = self.theatre.units[unit].faction
        ground = self._supplied.get(faction)
        if ground is None:
            side = self.theatre.side[unit]
            ground = self._supplied[faction] = supplied_ground(self.game, self.state, faction, side)
        return has(ground, space) or (space == self.theatre.kitona and is_supplied(self.game, self.state, unit))

    def threat(self, space: Space, steps: int) -> float:
        """Enemy attack factors within so many hexes."""
        known = self._threats.get((space, steps))
        if known is None:
            near = self.game.nearby(space, steps) & self.state.held[self.enemy]
            known = self._threats[space, steps] = sum(self.attack_at[at] for at in each(near))
        return known

    def worth(self, town: Space) -> float:
        """What a town is worth to either side: a victory point, and what a mine will still bring in (10.2)."""
        theatre = self.theatre
        if town == theatre.kinshasa:
            return 60.0
        return 12.0 + (MINE * self.turns_left if has(theatre.resource_towns, town) else 0.0)

    def wanted(self) -> SpaceSet:
        """Towns that the own side does not control."""
        return self.theatre.towns & ~self.state.ruled[self.seat]

    def support(self, contingent: Contingent) -> int:
        """The factors of the two best support markers that a contingent has ready (12.1-b)."""
        known = self._support.get(contingent)
        if known is None:
            theatre, where = self.theatre, self.state.where
            own = theatre.owned_markers[contingent] & theatre.support
            ready = sorted((theatre.factor[marker] for marker in each(own) if where[marker] == READY), reverse=True)
            known = self._support[contingent] = sum(ready[: theatre.tables.support.markers])
        return known

    def defence(self, target: Space) -> float:
        """What an attack on a hex meets: its units, and a marker of theirs half of the time."""
        known = self._defences.get(target)
        if known is None:
            ground = max(self.defence_at.get(target, 1.0), 1.0)
            theatre, here = self.theatre, self.state.at[target]
            aid = max((self.support(c) for c in range(5) if here & theatre.of_contingent[c]), default=0)
            known = self._defences[target] = ground + min(aid / 2, ground)
        return known

    def own_attack_next_to(self, target: Space, contingent: Contingent, leave_out: PieceSet) -> float:
        """Attack factors of a contingent around a hex."""
        theatre, state = self.theatre, self.state
        total = 0.0
        for space in each(theatre.open_near[target] & state.held[self.seat]):
            for unit in each(state.at[space] & theatre.of_contingent[contingent] & ~leave_out):
                total += self.attack[unit]
        return total

    def needed(self, target: Space) -> float:
        """Attack factors for a good attack on a hex: enough for 2:1 after the shift of its terrain."""
        return self.defence_at.get(target, 0.0) * (2.0 + self.theatre.shift[target])


def weakest(theatre: Theatre, units: PieceSet) -> Piece:
    """The unit with the lowest factors; militia before regulars."""
    return min(each(units), key=lambda unit: (theatre.attack[unit] * 1.2 + theatre.defence[unit], unit))
