"""How a commander of the 2e REP sees a position: what each area, enemy and fight is worth in victory points.

Everything is judged from the view: what lies face-down counts for what it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.spaces import each, first, listed
from sandtable.games.kolwezi.actions import Fire, Mortars, Rocket, Shoot
from sandtable.games.kolwezi.assault import reply_roll, retreat_areas, strike_roll, wants_to_retreat
from sandtable.games.kolwezi.fire import fire_roll, mortar_roll, opportunity_roll
from sandtable.games.kolwezi.odds import chance_of
from sandtable.games.kolwezi.state import FRENCH, GARRISON, KATANGAN_HELD, NO_POSTURE, UNKNOWN, KolweziState
from sandtable.games.kolwezi.theatre import COMPANY_PC, DUMMY, PC, SECTION, TACTICAL_PC
from sandtable.games.kolwezi.units import is_dummy, is_main, put, steps_left, te_of, value_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


class Temper(msgspec.Struct, frozen=True):
    """What a commander cares about; found by playing many games with many tempers."""

    reach: tuple[float, ...] = (1.0, 0.8, 0.5, 0.33, 0.23, 0.17, 0.12, 0.09, 0.07, 0.05)
    hostages: float = 4.5  #: a group of hostages whose guard may be real, before the check
    empty_hostages: float = 1.0  #: hostages nobody guards yet
    guard_now: float = 0.9  #: how likely an enemy near unguarded hostages is to go there on the turn of the check
    guard_later: float = 0.05  #: and before
    lorries: float = 2.0
    airport: float = 3.0
    hunting_day_1: float = 0.4  #: a Katangan step elsewhere, on 19 May
    hunting_day_2: float = 0.9  #: and on 20 May
    danger: float = 0.85
    foresight: float = 0.4  #: how much of the danger of those counts who may come in their own movement
    back_seat: float = 1.2  #: how much Tactical PCs shun the enemy
    armour: float = 5.5  #: the AML platoon, once rockets are likely
    patience: float = 0.0  #: how much it counts on turn 1 not to bring the armour down on oneself
    cohesion: float = 0.35
    cover: float = 0.2
    assault_nerve: float = 0.15  #: what an assault must promise
    towns: float = 0.0  #: what an unseen garrison is worth scouting for
    last_scouting: int = 8  #: no new town is looked at after this turn
    early_second_wave: bool = False


class Task(msgspec.Struct, frozen=True):
    """Somewhere to go: the area, its worth, and how many units it takes."""

    area: int
    worth: float
    wants: int


class Eye:
    """One position, judged."""

    def __init__(self, game: KolweziGame, state: KolweziState, temper: Temper) -> None:
        self.game, self.state, self.temper = game, state, temper
        self.theatre = game.theatre
        self._menaces: dict[int, float] = {}
        self.real = self._chances_of_being_real()
        checks = [n for n, turn in enumerate(self.theatre.tables.turn, 1) if turn.hostage_check and n >= state.turn]
        left = checks[0] - state.turn if checks else 99
        self.first_day = state.turn <= 3
        self.check_now = left == 0
        self.launched = state.posture != NO_POSTURE
        #: small enemies on the map
        self.roamers = [
            piece
            for piece in each(self.theatre.katangan)
            if state.area[piece] >= 0
            and self.real[piece] > 0
            and piece not in (self.theatre.aml, self.theatre.green_group)
            and (state.face[piece] == UNKNOWN or not is_main(self.theatre, state, piece))
        ]
        #: enemies that come looking for the French
        self.hunters = [
            piece
            for piece in each(self.theatre.katangan & ~state.pinned & ~state.down)
            if state.area[piece] >= 0 and is_main(self.theatre, state, piece)
        ]
        self.urgency = 1.0 if left <= 2 else 0.35 if left <= 5 else 0.15

    def _chances_of_being_real(self) -> list[float]:
        """For every counter the chance that it is no dummy."""
        theatre, state = self.theatre, self.state
        found = [1.0] * theatre.pieces
        for pieces in theatre.mixed.values():
            faces = [theatre.printed_face[piece] for piece in pieces]
            for piece in pieces:
                if state.face[piece] != UNKNOWN:
                    faces.remove(state.face[piece])
                    found[piece] = 0.0 if theatre.kind_of_face[state.face[piece]] == DUMMY else 1.0
            known_real = sum(state.infiltrated >> p & 1 for p in pieces if state.face[p] == UNKNOWN)
            left = len(faces) - known_real
            real = sum(theatre.kind_of_face[face] != DUMMY for face in faces) - known_real
            for piece in pieces:
                if state.face[piece] == UNKNOWN:
                    found[piece] = 1.0 if state.infiltrated >> piece & 1 else max(real, 0) / left if left else 0.0
        return found

    # Enemies

    def power(self, enemy: int) -> float:
        """What an enemy is likely to fire with."""
        state, theatre = self.state, self.theatre
        if state.face[enemy] == UNKNOWN or state.down >> enemy & 1:
            return 2.0 * self.real[enemy]
        if is_dummy(theatre, state, enemy):
            return 0.0
        return float(value_of(theatre, state, enemy))

    def harm(self, power: float, unit: int, area: int) -> float:
        """The points that one fire of this power at a unit in an area costs on average."""
        theatre, state = self.theatre, self.state
        total = power - te_of(theatre, state, unit)
        if theatre.protected >> area & 1:
            total += theatre.tables.fire.protected
        elif theatre.elevated >> area & 1:
            total += theatre.tables.fire.elevated
        pinned, step, gone = (chance_of_score(total, needed) for needed in (10, 15, 20))
        return (pinned - step) * 1.0 + (step - gone) * 3.0 + gone * 2.5 * steps_left(theatre, state, unit)

    def steps(self, enemy: int) -> int:
        """Steps of an enemy that count at the end."""
        if self.state.down >> enemy & 1 or self.state.face[enemy] == UNKNOWN:
            return 1
        return steps_left(self.theatre, self.state, enemy)

    def worth_killing(self, enemy: int) -> float:
        """What the end of an enemy is worth."""
        state, theatre = self.state, self.theatre
        if is_dummy(theatre, state, enemy):
            return 0.0
        area = state.area[enemy]
        found = float(self.steps(enemy)) + self.menace(enemy)
        if state.hostages >> area & 1:
            found += self.temper.hostages * self.urgency
        if not state.down >> enemy & 1 and theatre.kind_of_face[state.face[enemy]] == PC:
            found += 1.0
        return found

    def menace(self, enemy: int) -> float:
        """What an enemy may still do to the French next to it this turn."""
        state, theatre = self.state, self.theatre
        if state.pinned >> enemy & 1:
            return 0.0
        if enemy in self._menaces:
            return self._menaces[enemy]
        worst = 0.0
        for area in each(theatre.near[state.area[enemy]] & state.french):
            for unit in each(state.at[area] & theatre.french):
                worst = max(worst, self.harm(self.power(enemy), unit, area))
        self._menaces[enemy] = worst
        return worst

    # Tasks

    def tasks(self, without: int) -> list[Task]:
        """What is to be done, for units that are not counted where they stand now."""
        state, theatre, temper = self.state, self.theatre, self.temper
        held = 0
        for area in each(state.french):
            if state.at[area] & theatre.french & ~without:
                held |= 1 << area
        found = []
        for area in each(state.hostages & ~held):
            enemies = state.at[area] & theatre.katangan
            if enemies:
                chance = max(self.real[enemy] for enemy in each(enemies))
                worth = (temper.hostages * chance + 0.5) * self.urgency
                wants = 3 if any(self.power(e) >= 2 for e in each(enemies & ~state.down)) else 2
            else:
                worth, wants = self.worth_guarding(area), 1
            found.append(Task(area, worth, wants))
        if state.lorry_state == KATANGAN_HELD and self.first_day and not held >> theatre.lorry_park & 1:
            found.append(Task(theatre.lorry_park, temper.lorries, 1))
        if state.airport != FRENCH:
            found.append(Task(theatre.airport_road, temper.airport * (0.3 if self.first_day else 1.0), 1))
        hunting = temper.hunting_day_1 if self.first_day else temper.hunting_day_2
        for area in each(state.katangan):
            enemies = state.at[area] & theatre.katangan
            steps = sum(self.steps(enemy) for enemy in each(enemies) if not is_dummy(theatre, state, enemy))
            if enemies >> theatre.aml & 1:
                found.append(Task(area, temper.armour * min(state.turn, 6) / 6, 4))
            elif steps:
                strong = any(is_main(theatre, state, e) for e in each(enemies) if state.face[e] != UNKNOWN)
                found.append(Task(area, hunting * steps, 4 if strong else 2))
        if temper.towns and not self.first_day and state.turn <= temper.last_scouting:
            for town in range(1, len(theatre.zones)):
                if GARRISON - town in state.area:
                    found.append(Task(first(theatre.approach[town] & theatre.between), temper.towns, 4))
        return found

    def worth_guarding(self, area: int) -> float:
        """What a unit is worth in a hostage area without Katangans: they may come (back) before the check."""
        state, theatre, temper = self.state, self.theatre, self.temper
        coming = 0.0
        for piece in self.roamers:
            if theatre.distance[state.area[piece]][area] <= theatre.tables.movement.foot:
                coming = max(coming, self.real[piece] * (0.5 if state.pinned >> piece & 1 else 1.0))
        for piece in self.hunters:
            post = state.post[piece]
            if post >= 0 and theatre.post_areas[post] >> area & 1 and theatre.distance[state.area[piece]][area] <= 3:
                coming = max(coming, 0.5)
        soon = temper.guard_now if self.check_now else temper.guard_later * self.urgency
        return temper.hostages * coming * soon + temper.empty_hostages * self.urgency * 0.3

    def closed_to(self, movers: int) -> int:
        """Areas whose entering would stir up an unseen garrison: only for a whole company, and in good time."""
        whole = self.volleys(movers) and (movers & ~self.state.pinned).bit_count() >= 4
        if whole and self.temper.towns and not self.first_day and self.state.turn <= self.temper.last_scouting:
            return 0
        found = 0
        for town in range(1, len(self.theatre.zones)):
            if GARRISON - town in self.state.area:
                found |= self.theatre.approach[town]
        return found

    # Places

    def pull(self, tasks: list[Task], movers: int) -> list[tuple[int, float]]:
        """The tasks as (area, worth) for these movers: less where enough others are near already."""
        state, theatre = self.state, self.theatre
        found = []
        for task in tasks:
            row = theatre.distance[task.area]
            near = 0
            for area in each(state.french):
                if row[area] <= 1:
                    near += (state.at[area] & theatre.french & ~movers).bit_count()
            found.append((task.area, task.worth * (1.0 if near < task.wants else 0.2)))
        return found

    def draw(self, pull: list[tuple[int, float]], area: int) -> float:
        """How good an area is for getting at the tasks: the best one counts, the others a little."""
        row = self.theatre.distance[area]
        reach = self.temper.reach
        last = len(reach) - 1
        best = rest = 0.0
        for at, worth in pull:
            value = worth * reach[min(row[at], last)]
            rest += value
            best = max(best, value)
        return best + 0.25 * (rest - best)

    def risk(self, movers: int, area: int) -> float:
        """What it costs to stand in an area: the fire of those next to it whom the stack cannot silence first."""
        state, theatre = self.state, self.theatre
        stack = movers | state.at[area] & theatre.french
        enemies: list[tuple[float, int, float]] = []
        for near in each(theatre.near[area] & state.katangan):
            for enemy in each(state.at[near] & theatre.katangan & ~state.pinned):
                enemies.append((self.power(enemy), enemy, 1.0))
        for enemy in self.hunters:
            if self.can_come(enemy, area):
                enemies.append((self.power(enemy), enemy, self.temper.foresight))
        if not enemies:
            return 0.0
        enemies.sort(reverse=True)
        silencers = self.silencers(stack)
        target = self.first_target(stack)
        cost = 0.0
        for rank, (power, enemy, weight) in enumerate(enemies):
            alive = 1.0
            if rank < len(silencers):
                alive -= min(max((silencers[rank] + self.shelter(enemy) + 1) / 10, 0.0), 1.0)
            cost += alive * weight * self.harm(power, target, area)
        return cost

    def shelter(self, enemy: int) -> float:
        """What the place of an enemy takes off the fire at it."""
        theatre, state = self.theatre, self.state
        if enemy == theatre.aml:
            return -20.0 if state.turn < 3 else -12.0
        area = state.area[enemy]
        found = -2.0 if theatre.protected >> area & 1 else -1.0 if theatre.elevated >> area & 1 else 0.0
        return found - (2.0 if state.hostages >> area & 1 else 0.0)

    def can_come(self, enemy: int, area: int) -> bool:
        """Whether a main unit that is not next to an area yet may be so after its next move."""
        theatre, state = self.theatre, self.state
        at = state.area[enemy]
        distance = theatre.distance[at][area]
        if distance <= 1:
            return False
        if enemy == theatre.aml:
            return theatre.zone_of[at] == theatre.zone_of[area]
        if distance > 4:
            return False
        post = state.post[enemy]
        return post >= 0 and bool(theatre.near[area] & theatre.post_areas[post])

    def silencers(self, stack: int) -> list[float]:
        """The totals of the fires a stack can make, best first: the PC with two sections, the others singly."""
        theatre, state = self.theatre, self.state
        pcs, singles = 0.0, []
        for piece in each(stack & ~state.pinned):
            total = float(value_of(theatre, state, piece) + te_of(theatre, state, piece))
            if theatre.kind[piece] == COMPANY_PC:
                pcs = total
            else:
                singles.append(total)
        singles.sort(reverse=True)
        if pcs and singles:
            return [pcs + sum(singles[:2]), *singles[2:]]
        return singles

    def volleys(self, stack: int) -> int:
        """How many enemies a stack can be trusted to destroy in a fire step."""
        theatre = self.theatre
        kinds = [theatre.kind[piece] for piece in each(stack & ~self.state.pinned)]
        sections = kinds.count(SECTION)
        return 1 if COMPANY_PC in kinds and sections >= 2 else 0

    def first_target(self, stack: int) -> int:
        """Whom the enemy would fire at."""
        return min(each(stack), key=lambda p: (self.state.pinned >> p & 1, self.theatre.kind[p]))

    def together(self, movers: int, area: int) -> float:
        """The good of standing with one's own company."""
        state, theatre = self.state, self.theatre
        there = state.at[area] & theatre.french | movers
        found = 0.0
        for piece in each(movers):
            if theatre.kind[piece] == SECTION:
                found += bool(there & theatre.of_company[theatre.company[piece]] & theatre.company_pcs)
            elif theatre.kind[piece] == COMPANY_PC:
                found += (there & theatre.of_company[theatre.company[piece]]).bit_count() - 1
            elif theatre.kind[piece] == TACTICAL_PC:
                found += min(there.bit_count() - 1, 2)
            else:
                found += 0.5 * bool(there & ~(1 << piece))
        return found * self.temper.cohesion

    def standing(self, movers: int, area: int, pull: list[tuple[int, float]]) -> float:
        """How good it is for these units to be in an area."""
        temper, theatre = self.temper, self.theatre
        fighters = sum(theatre.kind[piece] == SECTION or theatre.kind[piece] > 1 for piece in each(movers))
        leads = 0.1 if movers & ~theatre.tactical_pcs == 0 else 0.4
        value = self.draw(pull, area) * (leads + 0.6 * fighters)
        if self.state.turn == 1 and not self.launched and theatre.beyond[max(self.state.first_zone, 0)] >> area & 1:
            value -= temper.patience * fighters
        value += self.together(movers, area)
        if theatre.protected >> area & 1:
            value += temper.cover
        if movers & theatre.tactical_pcs and theatre.near[area] & self.state.katangan:
            value -= temper.back_seat
        return value - temper.danger * self.risk(movers, area)

    # Fights

    def fire_value(self, action: Fire | Mortars | Shoot | Rocket) -> float:
        """What a fire promises."""
        theatre, state = self.theatre, self.state
        unit, target = theatre.piece[action.unit], theatre.piece[action.target]
        if isinstance(action, Rocket):
            # A team that is not found costs nothing, so rockets are tried before anything else.
            landed = 1.0 if state.rockets >> unit & 1 else min(state.turn, 6) / 6
            return 2.0 + landed * 0.6 * (self.temper.armour + self.menace(target))
        if isinstance(action, Shoot):
            roll = opportunity_roll(self.game, state, unit, target)
        elif isinstance(action, Mortars):
            roll = mortar_roll(self.game, state, unit, target)
        else:
            firers = [unit, *(theatre.piece[name] for name in action.with_units)]
            roll = fire_roll(self.game, state, firers, target, theatre.smm if action.mortars else None)
        if is_dummy(theatre, state, target):
            return -1.0
        pinned, step, gone = (chance_of_score(roll.total, needed) for needed in (10, 15, 20))
        if self.steps(target) == 1:
            gone = step
        kill = self.worth_killing(target) * max(self.real[target], 0.3)
        quiet = self.menace(target) + 0.3
        return gone * kill + (step - gone) * (1.0 + quiet) + (pinned - step) * quiet

    def assault_value(self, unit: int, area: int) -> float:
        """What it promises if a unit goes in, alone or after others."""
        theatre, state = self.theatre, self.state
        if theatre.kind[unit] in (COMPANY_PC, TACTICAL_PC):
            return -1.0
        scratch = state.copy()
        if scratch.area[unit] != area:
            scratch.origin[unit] = scratch.area[unit]
            put(theatre, scratch, unit, area)
        gain = self.worth_taking(area, unit)
        standing = []
        for enemy in listed(scratch.at[area] & theatre.katangan):
            if is_dummy(theatre, scratch, enemy):
                gain += 0.3
            elif wants_to_retreat(self.game, scratch, enemy) and retreat_areas(self.game, scratch, enemy, area):
                gain += self.real[enemy] * self.temper.hostages * self.urgency * bool(state.hostages >> area & 1) * 0.8
            else:
                standing.append(enemy)
        friends = (scratch.at[area] & theatre.french & ~(1 << unit)).bit_count()
        if not standing:
            return gain - 0.4 * self.aftermath(unit, area) if not friends else -0.1
        if len(standing) > 1 + friends:
            return -1.0
        enemy = standing[0]
        needed = theatre.tables.assault.destroy
        won = chance_of(strike_roll(theatre, scratch, unit, enemy).total, needed)
        lost = chance_of(reply_roll(theatre, scratch, enemy).total, needed)
        price = 1.0 + lost * 2.5 * steps_left(theatre, state, unit)
        return won * (self.worth_killing(enemy) + gain) - (1 - won) * price

    def worth_taking(self, area: int, unit: int) -> float:
        """What holding an area is worth by itself."""
        theatre, state = self.theatre, self.state
        found = 0.0
        if area == theatre.airport_road and state.airport != FRENCH:
            found += 2.0
        if area == theatre.lorry_park and state.lorry_state == KATANGAN_HELD and self.first_day:
            found += self.temper.lorries
        if state.hostages >> area & 1:
            found += self.worth_guarding(area)
        leaving = state.area[unit]
        alone = not state.at[leaving] & theatre.french & ~(1 << unit)
        if alone and leaving != area and state.hostages >> leaving & 1:
            found -= self.worth_guarding(leaving)
        return found

    def aftermath(self, unit: int, area: int) -> float:
        """What the neighbours of an area may do to a unit that has just taken it."""
        theatre, state = self.theatre, self.state
        cost = 0.0
        for near in each(theatre.near[area] & state.katangan):
            for enemy in each(state.at[near] & theatre.katangan & ~state.pinned):
                cost += self.harm(self.power(enemy), unit, area)
        return cost


def chance_of_score(total: float, needed: int) -> float:
    """The odds that a ten-sided die and so much make at least what is needed."""
    return min(max((11 - (needed - total)) / 10, 0.0), 1.0)
