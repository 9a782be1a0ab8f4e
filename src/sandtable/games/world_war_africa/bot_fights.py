"""How the commander fights: where the CRT is on its side, and for towns."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.contract import Action
from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, first, has, listed, only, plus, set_of, size, without
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.aftermath import Aftermath
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.bot_thought import Thinking, asked, best, of
from sandtable.games.world_war_africa.combat import Muster
from sandtable.games.world_war_africa.estimates import weakest
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.state import WarState
from sandtable.games.world_war_africa.strength import column_of, column_roll, die_roll, strengths
from sandtable.games.world_war_africa.support import A_CACHES, NO_CLASH, usable_caches


class Fighting(Thinking):
    """The steps of the Combat Segment."""

    def answer_combat(self, state: WarState, actions: Sequence[Action]) -> Action:
        """The best attack, if it is good enough; Hutus in Rwanda are always hunted."""
        hunts = of(actions, a.Intercept)
        if hunts:
            return hunts[-1]
        attacks = of(actions, a.Attack)
        scored = [(self.worth_of_attack(action), -place, action) for place, action in enumerate(attacks)]
        if scored and max(scored)[0] > self.temper.nerve:
            return max(scored)[2]
        return a.DONE

    def joiners(self, target: Space) -> PieceSet:
        """The units that would take part."""
        theatre, state = self.theatre, self.state
        active = state.active
        own = theatre.of_contingent[active] & state.fielded & ~state.fought & ~state.inactive
        found = 0
        for unit in each(own):
            if has(theatre.open_near[state.where[unit]], target) and theatre.attack[unit]:
                if target == theatre.kitona or has(theatre.attack_ground[unit], target):
                    found = plus(found, unit)
        return found

    def worth_of_attack(self, action: a.Attack) -> float:
        """What the attack is worth with everybody who can join."""
        target = self.theatre.index[action.at]
        units = listed(self.joiners(target))
        return self.worth_with(target, units) if units else -1.0

    def worth_with(self, target: Space, units: list[Piece]) -> float:
        """What an attack by these units is worth."""
        theatre, state, view = self.theatre, self.state, self.view
        power = float(sum(view.attack.get(unit, 0) for unit in units))
        bonus = 0
        if any(has(theatre.of_faction["Rw"], unit) for unit in units):
            bonus += 1  # infiltrators, on average (8.10-c)
        if has(theatre.towns, target):
            bonus += size(usable_caches(self.game, state, set_of(units), 0))
        if state.advisers in units:
            bonus += theatre.tables.support.advisers
        dry = any(not has(theatre.across_river[state.where[unit]], target) for unit in units)
        power += min(view.support(state.active), power)
        worth = self.worth_of_battle(target, units, power, min(bonus, 3), 0 if dry else 1)
        if self.temper.post:
            worth -= self.temper.post * sum(map(self.alone, units)) / len(units)
        return worth

    def answer_muster(self, state: WarState, actions: Sequence[Action]) -> Action:
        """The strongest first, as long as they help; who has nobody else to attack joins in any case."""
        theatre, step = self.theatre, asked(state, Muster)
        joins = [action for action in of(actions, a.Join) if theatre.attack[self.piece(action)]]
        if not joins:
            return a.LAUNCH if a.LAUNCH in actions else actions[0]
        strongest = max(joins, key=lambda action: (theatre.attack[self.piece(action)], -self.piece(action)))
        if step.clash != NO_CLASH or a.LAUNCH not in actions:
            return strongest
        team = listed(step.attackers)
        if self.worth_with(step.target, [*team, self.piece(strongest)]) > self.worth_with(step.target, team) + 0.05:
            return strongest
        others = without(state.held[1 - self.seat] & ~state.assaulted, step.target)
        idle = [
            action
            for action in joins
            if not (self.temper.post and self.alone(self.piece(action)))
            and not theatre.open_near[state.where[self.piece(action)]] & others
        ]
        return idle[0] if idle else a.LAUNCH

    def answer_battle(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Support where it changes the column or the town is at stake."""
        theatre, fight = self.theatre, asked(state, Battle)
        if a.INFILTRATE in actions:
            return a.INFILTRATE
        if of(actions, a.Cancel):
            return best(actions, a.Cancel, lambda action: theatre.factor[theatre.piece[action.by]])
        uses = {theatre.piece[use.by]: use for use in of(actions, a.Use)}
        if fight.stage >= A_CACHES:
            return next((use for piece, use in uses.items() if self.cache_pays(fight, piece)), a.DONE)
        return self.support(fight, uses)

    def cache_pays(self, fight: Battle, cache: Piece) -> bool:
        """Whether a cache changes what may come of a fight: not where any die wins, nor where none does."""
        gain = self.worth_of_fight(fight.helped_by(cache)) - self.worth_of_fight(fight)
        price = 0.0 if self.view.last_turn else self.temper.cache
        return (gain if fight.attacks() else -gain) > price

    def worth_of_fight(self, fight: Battle) -> float:
        """What a fight is worth to the attacker with what has been thrown in so far."""
        bonus = sum(reason.value for reason in die_roll(self.game, self.state, fight).reasons)
        number = self.view.numbers.get(fight.target, 1)
        odds = self.book.prospect(self.column_of(fight), bonus, size(fight.attackers), number)
        return self.worth_of_odds(fight.target, odds)

    def support(self, fight: Battle, uses: dict[Piece, a.Use]) -> Action:
        """The marker with the highest factor that changes the column; the air defence where there is something."""
        aircraft = [piece for piece in uses if not has(self.theatre.adr, piece)]
        if uses and not aircraft:
            against = fight.answered if fight.attacks() else fight.used
            return next(iter(uses.values())) if against else a.DONE
        for piece in sorted(aircraft, key=lambda piece: -self.theatre.factor[piece]):
            if self.column_of(fight.helped_by(piece)) != self.column_of(fight):
                return uses[piece]
        return a.DONE

    def column_of(self, fight: Battle) -> int:
        """The column of a fight, unseen defenders taken for average ones."""
        state, theatre = self.state, self.theatre
        side = theatre.side[first(fight.attackers)]
        holders = state.at[fight.target] & theatre.of_side[1 - side]
        attack, defence = strengths(self.game, state, fight, holders)
        hidden = sum(slot % FLAG == fight.target for slot in state.veiled) * 3
        roll = column_roll(self.game, state, fight, attack.total, max(1, defence.total + hidden))
        return column_of(self.game, roll)

    def answer_losses(self, state: WarState, actions: Sequence[Action]) -> Action:
        """The least useful goes."""
        losses = of(actions, a.Lose)
        units = set_of(self.piece(action) for action in losses)
        free = set_of(unit for unit in each(units) if not self.alone(unit)) if self.temper.post else 0
        worst = weakest(self.theatre, free or units)
        return next(action for action in losses if self.piece(action) == worst)

    answer_overstacking = answer_losses

    def answer_aftermath(self, state: WarState, actions: Sequence[Action]) -> Action:
        """Towns are entered; one unit stays behind where a town would be left empty."""
        step = asked(state, Aftermath)
        advances = of(actions, a.Advance)
        if not advances or step.clash != NO_CLASH:
            return a.DONE
        inside = state.at[step.target]
        town = has(self.theatre.towns, step.target)
        if not town or size(inside) >= min(self.garrison(step.target, inside), self.theatre.limit[step.target]):
            return a.DONE

        def score(action: a.Advance) -> float:
            unit = self.piece(action)
            start = state.where[unit]
            alone = has(self.theatre.towns, start) and state.at[start] == only(unit)
            return self.theatre.defence[unit] - (10 if alone else 0)

        strongest = max(advances, key=score)
        if score(strongest) <= -5 and inside:
            return a.DONE
        return self.with_cache(advances, strongest, step.target)

    def garrison(self, town: Space, inside: PieceSet) -> int:
        """How many are to hold a town that was just taken: two, or more while the enemy near could take it back."""
        held = sum(self.theatre.defence[unit] for unit in each(inside))
        return 2 if held >= self.threat(town, 2) else 4

    def with_cache(self, advances: Sequence[a.Advance], chosen: a.Advance, town: Space) -> a.Advance:
        """A cache comes along, unless those who stay behind have more to fear (12.2-c)."""
        start = self.state.where[self.piece(chosen)]
        stays = self.state.at[start] != only(self.piece(chosen))
        if stays and self.threat(start, 1) > self.threat(town, 1):
            return chosen
        return next((one for one in advances if one.unit == chosen.unit and one.cache), chosen)
