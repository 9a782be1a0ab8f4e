"""How a commander moves: what is to be done, and how good it is to stand somewhere for doing it."""

from __future__ import annotations

import msgspec

from sandtable.engine.fields import Piece, PieceSet, Space, SpaceSet
from sandtable.engine.spaces import each, first, has, listed, plus, size, without
from sandtable.games.kolwezi.bot_battery import Battery
from sandtable.games.kolwezi.bot_eye import Eye, chance
from sandtable.games.kolwezi.bot_guns import Guns
from sandtable.games.kolwezi.state import FRENCH, KATANGAN_HELD, UNKNOWN, Town
from sandtable.games.kolwezi.theatre import COMPANY_PC, SECTION, TACTICAL_PC
from sandtable.games.kolwezi.units import counters_in, is_dummy, is_main, te_of, value_of

#: farther than any area is from another
FAR = 60


#: who may fire: power, shelter, who, and how likely it comes to that
Danger = tuple[float, float, Piece, float]


#: for hostages to be freed on this turn, in one turn or in two: how sure it is from so many connections away
WITHIN_REACH: list[tuple[float, ...]] = [
    (1.0, 1.0) + (0.0,) * FAR,
    (1.0, 1.0, 0.97, 0.9, 0.7, 0.25, 0.1) + (0.0,) * FAR,
    (1.0, 1.0, 1.0, 1.0, 0.97, 0.92, 0.85, 0.7, 0.3, 0.1) + (0.0,) * FAR,
]


class Pull(msgspec.Struct, frozen=True):
    """Areas with their worth: those that can wait, and those that must be seen to this turn."""

    later: list[tuple[Space, float]]
    taken: list[tuple[Space, float]]  #: now, with Katangans in it
    free: list[tuple[Space, float]]  #: now, without
    uncovered: list[tuple[Space, float, float]]  #: hostages, what they are worth, and how sure somebody else frees them


class Task(msgspec.Struct, frozen=True):
    """Somewhere to go: the area, its worth, and how many units it takes."""

    area: Space
    worth: float
    wants: int
    now: bool = False  #: this turn or never


class Staff:
    """Judges places for the French in a position."""

    def __init__(self, eye: Eye) -> None:
        self.eye, self.state, self.theatre, self.temper = eye, eye.state, eye.theatre, eye.temper
        self.guns = Guns(eye)
        near = eye.temper.reach
        # What has to be done this turn is felt from next to it if there is somebody to drive out, else only in it.
        self.drive_out = (1.0, eye.temper.drive_out, 0.15, 0.05) + (0.0,) * FAR
        self.sit_on = (1.0, eye.temper.sit_on, 0.1, 0.05) + (0.0,) * FAR
        self.heads, self.besides = eye.temper.heads, eye.temper.besides
        self.cover = eye.temper.cover
        self.reach = near + tuple(0.4 / away for away in range(len(near), FAR))
        self.open_towns = self.worth_scouting()
        self.hot = self.hot_towns()
        self.covering = eye.first_day and eye.temper.coverage > 0
        self.within_reach = WITHIN_REACH[min(max(3 - eye.state.turn, 0), 2)]
        self.battery = Battery(eye)
        self._together: dict[tuple[PieceSet, PieceSet], float] = {}
        self._tasks: dict[SpaceSet, list[Task]] = {}
        self._danger: dict[Space, list[Danger]] = {}

    # Tasks

    def tasks(self, without: PieceSet) -> list[Task]:
        """What is to be done, for units that are not counted where they stand now."""
        state, theatre = self.state, self.theatre
        held = 0
        for area in each(state.french):
            if state.at[area] & theatre.french & ~without:
                held = plus(held, area)
        known = self._tasks.get(held)
        if known is None:
            known = self._tasks[held] = self._list_tasks(held)
        return known

    def _list_tasks(self, held: SpaceSet) -> list[Task]:
        state, theatre, temper, eye = self.state, self.theatre, self.temper, self.eye
        found = []
        for area in each(state.hostages & ~held):
            enemies = state.at[area] & theatre.katangan
            if enemies:
                likely = max(eye.real[enemy] for enemy in each(enemies))
                worth = (temper.hostages * likely + 0.5) * eye.urgency
                strong = any(has(enemies, e) for e in eye.hunters)
                wants = 3 if strong else 1 if eye.check_now else 2
            else:
                worth, wants = self.guns.worth_guarding(area), 1
            found.append(Task(area, worth, wants, eye.check_now))
        if state.lorry_state == KATANGAN_HELD and eye.first_day and not has(held, theatre.lorry_park):
            found.append(Task(theatre.lorry_park, temper.lorries, 1))
        if state.airport != FRENCH:
            found.append(Task(theatre.airport_road, temper.airport * (temper.road_day_1 if eye.first_day else 1.0), 1))
        elif not eye.first_day and not has(held, theatre.airport_road):
            found.append(Task(theatre.airport_road, temper.outpost, 1))
        hunting = temper.hunting_day_1 if eye.first_day else temper.hunting_day_2
        for area in each(state.katangan):
            enemies = state.at[area] & theatre.katangan
            steps = sum(eye.steps(enemy) for enemy in each(enemies) if not is_dummy(theatre, state, enemy))
            if has(enemies, theatre.aml):
                found.append(Task(area, temper.armour * (temper.armour_at_check if eye.check_now else 1.0), 4))
            elif steps:
                strong = any(is_main(theatre, state, e) for e in each(enemies) if state.face[e] != UNKNOWN)
                found.append(Task(area, min(hunting * steps, temper.quarry), self.force(area) if strong else 2))
        for town in self.open_towns:
            for area in each(theatre.approach[town] & theatre.between):
                found.append(Task(area, temper.towns, 4))
        return found

    def force(self, area: Space) -> int:
        """How many units it takes to deal with the main units in and next to an area."""
        state, theatre = self.state, self.theatre
        around = counters_in(state, plus(theatre.near[area], area) & state.katangan)
        return max(4, 2 * sum(has(around, enemy) for enemy in self.eye.hunters))

    def worth_scouting(self) -> list[Town]:
        """Unseen towns that it pays to look into: not too late, and only while the PC is not too likely there."""
        eye, temper = self.eye, self.temper
        if eye.first_day or self.state.turn > temper.last_scouting:
            return []
        return [town for town in eye.unseen_towns() if eye.hazard(town) <= temper.hazard]

    def hot_towns(self) -> SpaceSet:
        """Where the PC of the mining towns stands with its sections and no company is near that can fight: keep out."""
        theatre, state, eye = self.theatre, self.state, self.eye
        found = 0
        for town in range(1, len(theatre.zones)):
            inside = theatre.zone_areas[town]
            if not inside & state.katangan:
                continue
            foes = [enemy for enemy in eye.hunters if has(inside, state.area[enemy])]
            if len(foes) < 3:
                continue
            ready = [area for area in map(self.battle_ready, range(1, 5)) if area >= 0]
            if not any(theatre.distance[area][state.area[foe]] <= 4 for area in ready for foe in foes):
                found |= inside | theatre.approach[town]
        return found

    def battle_ready(self, company: int) -> Space:
        """Where a company stands that can fight as a whole, or -1."""
        theatre, state = self.theatre, self.state
        able = theatre.of_company[company] & ~state.pinned
        pc = able & theatre.company_pcs
        if not pc or state.area[first(pc)] < 0:
            return -1
        area = state.area[first(pc)]
        return area if size(state.at[area] & able) >= 3 else -1

    def closed_to(self, movers: PieceSet) -> SpaceSet:
        """Areas to keep out of: those that would stir up a garrison better left alone, or a hornets' nest."""
        theatre, state = self.theatre, self.state
        kinds = [theatre.kind[piece] for piece in each(movers & ~state.pinned)]
        whole = COMPANY_PC in kinds and kinds.count(SECTION) >= 2
        found = self.hot
        for town in self.eye.unseen_towns():
            safe = not self.eye.hazard(town) and SECTION in kinds
            if town not in self.open_towns or not (whole or safe):
                found |= theatre.approach[town] | theatre.zone_areas[town]
        return found

    # Places

    def pull(self, tasks: list[Task], movers: PieceSet) -> Pull:
        """Where these movers are drawn to: less to where enough others are near already."""
        state, theatre = self.state, self.theatre
        found = Pull([], [], [], self.uncovered(movers) if self.covering else [])
        for task in tasks:
            near = 0
            for area in each(plus(theatre.near[task.area], task.area) & state.french):
                near += size(state.at[area] & theatre.french & ~movers)
            worth = task.worth * (1.0 if near < task.wants else self.temper.enough)
            if not task.now:
                found.later.append((task.area, worth))
            elif has(state.katangan, task.area):
                found.taken.append((task.area, worth))
            else:
                found.free.append((task.area, worth))
        return found

    def uncovered(self, movers: PieceSet) -> list[tuple[Space, float, float]]:
        """Hostages with their guards, and how sure it is that somebody of the others frees them: each but one group."""
        state, theatre, eye = self.state, self.theatre, self.eye
        sections: list[Space] = []
        for area in each(state.french):
            for piece in each(state.at[area] & theatre.french & ~movers & ~state.pinned):
                if theatre.kind[piece] == SECTION:
                    sections.append(area)
        offers: list[tuple[float, int, int]] = []
        found: list[tuple[Space, float, float]] = []
        for area in each(state.hostages & state.katangan):
            worth = self.temper.hostages * max(eye.real[enemy] for enemy in each(state.at[area] & theatre.katangan))
            if not worth:
                continue
            row = theatre.distance[area]
            for number, at in enumerate(sections):
                sure = self.within_reach[row[at]]
                if sure:
                    offers.append((worth * sure, number, len(found)))
            found.append((area, worth, 0.0))
        offers.sort(reverse=True)
        taken: set[int] = set()
        done: set[int] = set()
        for value, number, which in offers:
            if number not in taken and which not in done:
                taken.add(number)
                done.add(which)
                area, worth, _ = found[which]
                found[which] = (area, worth, value / worth)
        return found

    def covers(self, pull: Pull, area: Space, fighters: int) -> float:
        """What so many in an area add to the hope for hostages that others do not free already."""
        row = self.theatre.distance[area]
        gains = [worth * max(self.within_reach[row[at]] - sure, 0.0) for at, worth, sure in pull.uncovered]
        if fighters == 1:
            return max(gains)
        gains.sort(reverse=True)
        return sum(gains[:fighters])

    def draw(self, pull: Pull, area: Space, fighters: int) -> float:
        """How good an area is for getting at the tasks: many units do more, but one is enough for what must be now."""
        row = self.theatre.distance[area]
        found = felt(pull.later, row, self.reach, self.besides) * (1 - self.heads + self.heads * fighters)
        if fighters and (pull.taken or pull.free):
            found += felt(pull.taken, row, self.drive_out, self.besides)
            found += felt(pull.free, row, self.sit_on, self.besides)
        if fighters and pull.uncovered:
            found += self.temper.coverage * self.covers(pull, area, fighters)
        return found

    def dangers(self, area: Space) -> list[Danger]:
        """Who may fire at somebody in an area this turn: power, shelter, who, and how likely it comes to that."""
        known = self._danger.get(area)
        if known is not None:
            return known
        state, theatre, eye = self.state, self.theatre, self.eye
        found = []
        for near in each(theatre.near[area] & state.katangan):
            for enemy in each(state.at[near] & theatre.katangan & ~state.pinned):
                if eye.real[enemy]:
                    found.append((eye.salvo(enemy), float(eye.shelter(enemy)), enemy, 1.0))
        for enemy in eye.hunters if eye.turns_left else ():
            if self.can_come(enemy, area):
                found.append((eye.salvo(enemy), -1.0, enemy, self.coming(enemy, area)))
        found.sort(reverse=True)
        self._danger[area] = found
        return found

    def risk(self, movers: PieceSet, area: Space) -> float:
        """What it costs to stand in an area: the fire of those near it whom the stack cannot silence first."""
        state, theatre, eye = self.state, self.theatre, self.eye
        enemies = self.dangers(area)
        if not enemies:
            return 0.0
        stack = movers | state.at[area] & theatre.french
        target = eye.first_target(stack)
        fires = self.fires_of(stack, len(enemies))
        cost = 0.0
        used = 0
        for power, shelter, enemy, weight in enemies:
            alive = 1.0
            if enemy == theatre.aml:
                alive = self.armour_survives(stack)
            else:
                if used < len(fires):
                    alive -= chance(fires[used] + shelter, eye.pin)
                    used += 1
                if alive and weight == 1.0:
                    alive *= self.others_fail(enemy, area, movers, shelter)
            cost += alive * weight * eye.harm(power, target, area, stack)
        return cost

    def armour_survives(self, stack: PieceSet) -> float:
        """The odds that the AML platoon is not stopped by the rockets of a stack before it fires."""
        state, theatre = self.state, self.theatre
        found = 1.0
        for piece in each(stack & ~state.pinned & ~state.reduced):
            if theatre.kind[piece] == SECTION:
                landed = 1.0 if has(state.rockets, piece) else min(state.turn, 6) / 6
                found *= 1 - landed * 0.55
        return found

    def others_fail(self, enemy: Piece, area: Space, movers: PieceSet, shelter: float) -> float:
        """The odds that nobody else next to an enemy silences it."""
        state, theatre, eye = self.state, self.theatre, self.eye
        found = 1.0
        for near in each(without(theatre.near[state.area[enemy]] & state.french, area)):
            for piece in each(state.at[near] & theatre.french & ~movers & ~state.pinned):
                if theatre.kind[piece] >= COMPANY_PC:
                    total = value_of(theatre, state, piece) + te_of(theatre, state, piece)
                    found *= 1 - self.temper.helpers * chance(total + shelter, eye.pin)
        return found

    def fires_of(self, stack: PieceSet, enemies: int) -> list[float]:
        """The totals of the fires a stack would make against so many enemies, best first."""
        theatre, state = self.theatre, self.state
        lead, singles = -1.0, []
        for piece in each(stack & ~state.pinned):
            total = float(value_of(theatre, state, piece) + te_of(theatre, state, piece))
            if theatre.kind[piece] == COMPANY_PC:
                lead = total
            else:
                singles.append(total)
        singles.sort(reverse=True)
        if lead < 0:
            return singles
        together = max(len(singles) - enemies + 1, 1)
        return [lead + sum(singles[:together]), *singles[together:]]

    def can_come(self, enemy: Piece, area: Space) -> bool:
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

    def coming(self, enemy: Piece, area: Space) -> float:
        """How likely it is that a hunter picks those in an area: it goes for the nearest (5.4-b)."""
        row = self.theatre.distance[self.state.area[enemy]]
        nearest = min((row[other] for other in each(self.state.french)), default=99)
        return self.temper.foresight if row[area] <= nearest else self.temper.sidelong

    def together(self, movers: PieceSet, area: Space) -> float:
        """The good of standing with one's own company."""
        theatre = self.theatre
        there = self.state.at[area] & theatre.french | movers
        known = self._together.get((movers, there))
        if known is not None:
            return known
        found = 0.0
        for piece in listed(movers):
            kind = theatre.kind[piece]
            if kind == SECTION:
                found += bool(there & theatre.of_company[theatre.company[piece]] & theatre.company_pcs)
            elif kind == COMPANY_PC:
                found += size(there & theatre.of_company[theatre.company[piece]]) - 1
            elif kind == TACTICAL_PC:
                found += min(size(there) - 1, 2)
            else:
                found += 0.5 * bool(without(there, piece))
        found *= self.temper.cohesion
        self._together[movers, there] = found
        return found

    def standing(self, movers: PieceSet, area: Space, pull: Pull) -> float:
        """How good it is for these units to be in an area."""
        return self.hope(movers, area, pull) - self.temper.danger * self.risk(movers, area)

    def hope(self, movers: PieceSet, area: Space, pull: Pull) -> float:
        """The same without the risk: never less."""
        temper, theatre = self.temper, self.theatre
        fighters = size(movers & ~theatre.company_pcs & ~theatre.tactical_pcs)
        value = 0.0
        if movers & ~theatre.tactical_pcs:
            value = self.draw(pull, area, fighters)
        if movers == self.battery.alone:
            value += temper.shells * self.battery.reaches(area)
        if self.state.turn == 1 and not self.eye.launched and has(theatre.beyond[max(self.state.first_zone, 0)], area):
            value -= temper.patience * fighters
        value += self.together(movers, area)
        if has(theatre.protected, area):
            value += self.cover
        if movers & theatre.tactical_pcs and theatre.near[area] & self.state.katangan:
            value += temper.spotting * self.battery.directed(area, movers) or -temper.back_seat
        return value


def felt(places: list[tuple[Space, float]], row: tuple[int, ...], reach: tuple[float, ...], besides: float) -> float:
    """What is felt of places at their distances: of the best one all, of the others a share."""
    best = rest = 0.0
    for at, worth in places:
        value = worth * reach[row[at]]
        rest += value
        if value > best:
            best = value
    return (1 - besides) * best + besides * rest
