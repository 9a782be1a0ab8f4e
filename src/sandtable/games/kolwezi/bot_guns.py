"""How a commander fires: each company as a whole, so that nobody who can hit back is left out; then the assaults."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, listed, plus, size, without
from sandtable.games.kolwezi.actions import DONE, FIGHT, HOLD, Fire, Join, Mortars, Rocket, Shoot, Storm, Strike
from sandtable.games.kolwezi.assault import retreat_areas, wants_to_retreat
from sandtable.games.kolwezi.assault_movement import AssaultMovement, Muster, assailants
from sandtable.games.kolwezi.bot_eye import Eye, chance
from sandtable.games.kolwezi.fire import able
from sandtable.games.kolwezi.heavy_weapons import has_rockets, mortars_reach, smm_reaches
from sandtable.games.kolwezi.state import FRENCH, KATANGAN_HELD
from sandtable.games.kolwezi.theatre import COMPANY_PC, SECTION, TACTICAL_PC
from sandtable.games.kolwezi.units import is_dummy, put, steps_left, te_of, value_of

Firers = tuple[Piece, ...]
#: how likely an enemy is still firing, and still there
Left = tuple[float, float]


class Guns:
    """The fires and assaults open to the French in a position."""

    def __init__(self, eye: Eye) -> None:
        self.eye, self.state, self.theatre, self.game = eye, eye.state, eye.theatre, eye.game
        self.assaults_follow = any(isinstance(step, AssaultMovement) for step in eye.state.stack)
        self.ready = able(self.theatre, self.state)
        self.temper = eye.temper
        self.sparing = eye.temper.sparing
        self.cripple = eye.temper.cripple
        self._stakes: dict[Piece, tuple[float, float, int]] = {}

    # Fire

    def total(self, firers: Firers, target: Piece) -> int:
        """What is added to the die when these fire at a target next to them."""
        theatre, state = self.theatre, self.state
        found = self.eye.shelter(target)
        for unit in firers:
            found += value_of(theatre, state, unit) + te_of(theatre, state, unit)
        return found

    def gain(self, total: int, target: Piece, left: Left) -> tuple[float, Left]:
        """What a fire promises against an enemy that is still firing and still there so likely, and what is left."""
        eye = self.eye
        pin, step, gone = chance(total, eye.pin), chance(total, eye.step), chance(total, eye.gone)
        known = self._stakes.get(target)
        if known is None:
            # After the French phase two fires of the enemy are still to come this turn, after the Katangan one.
            temper = self.temper
            quiet = eye.threat(target) * (temper.silence if self.assaults_follow else temper.silence_late)
            quiet += temper.pinning
            if self.assaults_follow and eye.check_now and target in eye.small and not has(self.state.pinned, target):
                # Unpinned it would give way to an assault and leave the hostages alone; pinned it stays with them.
                quiet -= temper.let_run * has(self.state.hostages, self.state.area[target])
            known = self._stakes[target] = (quiet, eye.worth(target), eye.steps(target))
        quiet, worth, steps = known
        if steps == 1:
            gone = step
        firing, there = left
        value = firing * pin * quiet + there * (gone * worth + (step - gone) * self.cripple)
        return value, (firing * (1 - pin), there * (1 - gone))

    def targets_from(self, area: Space) -> list[Piece]:
        """Enemies next to an area that AP fire can hurt."""
        theatre, state = self.theatre, self.state
        found = []
        for near in each(theatre.near[area] & state.katangan):
            for piece in each(state.at[near] & theatre.katangan & ~state.down):
                if piece != theatre.aml and not is_dummy(theatre, state, piece):
                    found.append(piece)
        return found

    def plan(self, area: Space) -> tuple[float, Action | None]:
        """The best use of the units of one area against those next to it, and the fire it begins with."""
        theatre, state = self.theatre, self.state
        units = state.at[area] & self.ready
        targets = self.targets_from(area)
        if not units or not targets:
            return 0.0, None
        pc = units & theatre.company_pcs
        sections = [u for u in each(units) if theatre.kind[u] == SECTION]
        sections.sort(key=lambda u: -value_of(theatre, state, u))
        others = [u for u in each(units & ~pc) if theatre.kind[u] != SECTION]
        kept = self.assault_worth(sections) if self.assaults_follow else [0.0] * (len(sections) + 1)
        volleys = self.volleys(pc, sections, others, targets)
        best, answer = 0.0, None
        totals = {(u, t): self.total((u,), t) for u in (*sections, *others) for t in targets}
        start = {t: (0.0 if has(state.pinned, t) else 1.0, 1.0) for t in targets}
        for target, volley, shells in volleys:
            left = dict(start)
            value = 0.0
            opening: Action | None = None
            if volley:
                value, left[target] = self.gain(self.total(volley, target) + shells, target, left[target])
                value -= self.sparing * (len(volley) + bool(shells))
                opening = self.fire(volley, target, shells > 0)
            strongest = 0.0
            idle = sum(unit not in volley for unit in sections)
            for unit in (*sections, *others):
                if unit in volley:
                    continue
                extra, aim, after = self.single(unit, targets, left, totals)
                extra -= self.sparing
                if theatre.kind[unit] == SECTION:
                    extra -= kept[idle] - kept[idle - 1]
                if extra > 0:
                    idle -= theatre.kind[unit] == SECTION
                    value += extra
                    left[aim] = after
                    if not volley and extra > strongest:
                        strongest, opening = extra, self.fire((unit,), aim, False)
            value += kept[idle]
            if value > best + 1e-9:
                best, answer = value, opening
        return best, answer

    def volleys(
        self, pc: PieceSet, sections: list[Piece], others: list[Piece], targets: list[Piece]
    ) -> list[tuple[Piece, Firers, int]]:
        """What an area may begin with: nothing of the kind, a PC with some sections, or anybody with mortar support."""
        theatre, state = self.theatre, self.state
        found: list[tuple[Piece, Firers, int]] = [(-1, (), 0)]
        groups: dict[tuple[int, ...], Firers] = {}
        if pc:
            for count in (0, 1, 2, 3):
                for group in combinations(sections, count):
                    groups[tuple(value_of(theatre, state, unit) for unit in group)] = (first(pc), *group)
        alone = {value_of(theatre, state, unit): (unit,) for unit in (*sections, *others) if unit != theatre.smm}
        for target in targets:
            found += [(target, group, 0) for group in groups.values()]
            shells = self.support(state.area[(sections or others or [first(pc)])[0]], target)
            if shells:
                found += [(target, group, shells) for group in (*groups.values(), *alone.values())]
        return found

    def support(self, area: Space, target: Piece) -> int:
        """What mortar support adds to a fire from an area, if there is any (7-f, 8.6-b)."""
        theatre, state = self.theatre, self.state
        smm = theatre.smm
        if not has(self.ready, smm) or not state.at[area] & theatre.tactical_pcs & ~state.pinned:
            return 0
        return theatre.far_value[state.face[smm]][has(state.reduced, smm)] * mortars_reach(self.game, state, target)

    def single(
        self, unit: Piece, targets: list[Piece], left: dict[Piece, Left], totals: dict[tuple[Piece, Piece], int]
    ) -> tuple[float, Piece, Left]:
        """The best target for one unit by itself."""
        best, aim, after = -1.0, targets[0], left[targets[0]]
        for target in targets:
            value, then = self.gain(totals[unit, target], target, left[target])
            if value > best:
                best, aim, after = value, target, then
        return best, aim, after

    def fire(self, firers: Firers, target: Piece, mortars: bool) -> Action:
        """The fire as an action."""
        names = self.theatre.piece_names
        order = sorted(firers[1:])
        return Fire(names[firers[0]], names[target], tuple(names[u] for u in order), mortars)

    def assault_worth(self, sections: list[Piece]) -> list[float]:
        """What none, one, two or three of the sections could do in assaults of this phase if they do not fire."""
        found = [0.0] * (len(sections) + 1)
        if not sections:
            return found
        spare = sections[::-1]
        for area in each(self.theatre.near[self.state.area[sections[0]]] & self.state.katangan):
            party, alone = 0, [0.0]
            for unit in spare:
                party = plus(party, unit)
                alone.append(max(self.temper.kept * self.assault_value(party, area), 0.0))
            found = [max(found[count - here] + alone[here] for here in range(count + 1)) for count in range(len(found))]
        return found

    def best_fire(self) -> tuple[float, Action | None]:
        """The best fire to begin with: rockets, then the company with most to gain, then mortars."""
        rocket = self.best_rocket()
        if rocket is not None:
            return 9.0, rocket
        best, answer = 0.0, None
        for area in each(self.state.french):
            value, action = self.plan(area)
            if action is not None and value > best:
                best, answer = value, action
        if answer is None or best < 0.5:
            value, action = self.best_mortar()
            if action is not None and value > best:
                best, answer = value, action
        return best, answer

    def best_rocket(self) -> Action | None:
        """A team that is not found costs nothing, so rockets are tried before anything else."""
        theatre, state = self.theatre, self.state
        at = state.area[theatre.aml]
        if at < 0:
            return None
        names = theatre.piece_names
        best, answer = -1.0, None
        for area in each(theatre.near[at] & state.french):
            for unit in each(state.at[area] & self.ready & ~state.no_rockets):
                if has_rockets(theatre, state, unit):
                    landed = 2.0 if has(state.rockets, unit) else 1.0
                    if landed > best:
                        best, answer = landed, Rocket(names[unit], names[theatre.aml])
        return answer

    def best_mortar(self) -> tuple[float, Action | None]:
        """The SMM at a distance: by a straight line, or where a Tactical PC looks on."""
        theatre, state, game = self.theatre, self.state, self.game
        smm = theatre.smm
        if not has(self.ready, smm):
            return 0.0, None
        names = theatre.piece_names
        best = 0.05
        answer: Action | None = None
        near = theatre.near[state.area[smm]]
        for area in each(state.katangan & ~near):
            for target in each(without(state.at[area] & theatre.katangan & ~state.down, theatre.aml)):
                if is_dummy(theatre, state, target):
                    continue
                total = theatre.far_value[state.face[smm]][has(state.reduced, smm)] + self.eye.shelter(target)
                start = (0.0 if has(state.pinned, target) else 1.0, 1.0)
                value, _ = self.gain(total, target, start)
                if value > best:
                    if mortars_reach(game, state, target):
                        best, answer = value, Mortars(names[smm], names[target])
                    elif smm_reaches(game, state, target):
                        best, answer = value, Fire(names[smm], names[target])
        return best, answer

    def shot(self, actions: Sequence[Action]) -> Action:
        """Opportunity fire costs nothing: the best shot first."""
        best = 0.0
        answer: Action = HOLD
        for action in actions:
            if isinstance(action, Shoot):
                unit, target = self.theatre.piece[action.unit], self.theatre.piece[action.target]
                total = value_of(self.theatre, self.state, unit) + te_of(self.theatre, self.state, unit)
                value, _ = self.gain(total, target, (1.0, max(self.eye.real[target], 0.3)))
                if value > best:
                    best, answer = value, action
        return answer

    # Assaults

    def assault_value(self, units: PieceSet, area: Space) -> float:
        """What it promises if these units go in together, those already there included."""
        theatre, state, eye = self.theatre, self.state, self.eye
        there = units | state.at[area] & theatre.french
        if not there:
            return 0.0
        standing, gain = self.who_stands(units, area)
        count = size(there)
        if not standing:
            return gain - self.temper.crowd * (count - 1) - self.temper.aftermath * self.aftermath(there, area)
        if len(standing) > count:
            return -1.0
        table = theatre.tables.assault
        odds = sorted((self.strike_chance(u, standing[0], area) for u in each(there)), reverse=True)
        won = at_least(odds, len(standing))
        lost = 0.0
        for enemy in standing:
            power = self.eye.power(enemy) + (table.pinned_reply if has(state.pinned, enemy) else 0)
            lost += chance(power, table.destroy)
        unit = eye.first_target(there)
        price = count * self.temper.repulse + min(lost, count) * 2.5 * steps_left(theatre, state, unit)
        worth = sum(eye.worth(enemy) + self.temper.relieved * eye.threat(enemy) for enemy in standing)
        return won * (worth + gain - self.temper.aftermath * self.aftermath(there, area)) - (1 - won) * price

    def strike_chance(self, unit: Piece, enemy: Piece, area: Space) -> float:
        """The odds that a unit destroys an enemy in an assault."""
        theatre, state = self.theatre, self.state
        table = theatre.tables.assault
        total = value_of(theatre, state, unit)
        if has(state.hostages, area):
            total += table.hostages
        wheels = theatre.motorised[state.face[enemy]][has(state.reduced, enemy)]
        if has(theatre.elevated, area) or (has(theatre.protected, area) and not wheels):
            total += table.terrain
        return chance(total, table.destroy)

    def who_stands(self, units: PieceSet, area: Space) -> tuple[list[Piece], float]:
        """Who would not give way to an assault, and what it gains apart from them."""
        theatre, state = self.theatre, self.state
        scratch = state.copy()
        for unit in each(units):
            scratch.origin[unit] = scratch.area[unit]
            put(theatre, scratch, unit, area)
        gain = self.worth_taking(area, units)
        standing = []
        for enemy in listed(scratch.at[area] & theatre.katangan):
            if is_dummy(theatre, scratch, enemy):
                gain += self.temper.blanks
            elif wants_to_retreat(self.game, scratch, enemy) and retreat_areas(self.game, scratch, enemy, area):
                if has(state.hostages, area):
                    freed = self.temper.hostages * self.eye.urgency * self.temper.driven_off
                    gain += self.eye.real[enemy] * freed
            else:
                standing.append(enemy)
        return standing, gain

    def worth_taking(self, area: Space, units: PieceSet) -> float:
        """What holding an area is worth by itself."""
        theatre, state, eye = self.theatre, self.state, self.eye
        found = 0.0
        if area == theatre.airport_road and state.airport != FRENCH:
            found += self.temper.road
        if area == theatre.lorry_park and state.lorry_state == KATANGAN_HELD and eye.first_day:
            found += eye.temper.lorries
        if has(state.hostages, area):
            found += self.worth_guarding(area)
        if state.turn == 1 and not eye.launched and has(theatre.beyond[state.first_zone], area):
            found -= eye.temper.patience
        for unit in each(units):
            leaving = state.area[unit]
            alone = not state.at[leaving] & theatre.french & ~units
            if alone and leaving != area and has(state.hostages, leaving):
                found -= self.worth_guarding(leaving)
        return found

    def worth_guarding(self, area: Space) -> float:
        """What a unit is worth in a hostage area without Katangans: they may come (back) before the check."""
        state, theatre, eye = self.state, self.theatre, self.eye
        temper = eye.temper
        coming = 0.0
        for piece in eye.small:
            if theatre.distance[state.area[piece]][area] <= theatre.tables.movement.foot:
                coming = max(coming, eye.real[piece] * (0.5 if has(state.pinned, piece) else 1.0))
        for piece in eye.hunters:
            post = state.post[piece]
            if post >= 0 and has(theatre.post_areas[post], area) and theatre.distance[state.area[piece]][area] <= 3:
                coming = max(coming, 0.5)
        soon = temper.guard_now if eye.check_now else temper.guard_later * eye.urgency
        return temper.hostages * coming * soon + temper.empty_hostages * eye.urgency * 0.3

    def aftermath(self, units: PieceSet, area: Space) -> float:
        """What the neighbours of an area may do to units that have just taken it."""
        theatre, state, eye = self.theatre, self.state, self.eye
        cost = 0.0
        target = eye.first_target(units)
        for near in each(theatre.near[area] & state.katangan):
            for enemy in each(state.at[near] & theatre.katangan & ~state.pinned):
                cost += eye.harm(eye.salvo(enemy), target, area, units)
        return cost

    def best_assault(self) -> Action:
        """The most promising assault, if there is one."""
        area, party = self.best_party()
        return Storm(self.theatre.names[area]) if party else DONE

    def muster(self, muster: Muster, actions: Sequence[Action]) -> Action:
        """Those who make the assault promising, one after another; then they go."""
        _, party = self.best_party(muster.at)
        wanted = [Join(self.theatre.piece_names[unit]) for unit in listed(party & ~muster.units)]
        return next((action for action in [*wanted, FIGHT] if action in actions), actions[0])

    def best_party(self, at: Space = -1) -> tuple[Space, PieceSet]:
        """The area whose assault promises most, or this one, and who should go in; nobody if none promises anything."""
        theatre, state, eye = self.theatre, self.state, self.eye
        by_area: dict[Space, list[Piece]] = {}
        for unit, areas in assailants(self.game, state):
            if theatre.kind[unit] not in (COMPANY_PC, TACTICAL_PC):
                for area in each(areas):
                    by_area.setdefault(area, []).append(unit)
        best, found = 0.0, (at, 0)
        for area, units in by_area.items():
            if at not in (-1, area):
                continue
            # Hostages are worth a gamble, a mere step is not.
            nerve = eye.temper.nerve * (1.0 if has(state.hostages, area) else self.temper.coolness)
            units.sort(key=lambda u: -value_of(theatre, state, u))
            inside = state.at[area] & theatre.french
            now = self.assault_value(0, area) if inside else 0.0
            for company in range(5):
                party = 0
                for number, unit in enumerate(u for u in units if theatre.company[u] == company):
                    party = plus(party, unit)
                    value = self.assault_value(party, area) - now - 0.05 * number - nerve
                    if value > best:
                        best, found = value, (area, party)
        return found

    def strike(self, action: Action) -> float:
        """An enemy that can be beaten and is worth it."""
        assert isinstance(action, Strike)
        unit, target = self.theatre.piece[action.unit], self.theatre.piece[action.target]
        won = self.strike_chance(unit, target, self.state.area[target])
        return won * (self.eye.worth(target) + self.eye.power(target) / 4)


def at_least(odds: list[float], wanted: PieceSet) -> float:
    """The odds of at least so many successes."""
    spread = [1.0] + [0.0] * wanted
    for p in odds:
        for count in range(wanted, 0, -1):
            if count == wanted:
                spread[count] += spread[count - 1] * p
            else:
                spread[count] = spread[count] * (1 - p) + spread[count - 1] * p
        spread[0] *= 1 - p
    return spread[wanted]
