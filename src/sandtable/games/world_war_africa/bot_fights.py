"""How the commander fights: where the CRT is on its side, and for towns."""

from __future__ import annotations

from sandtable.engine.contract import Action
from sandtable.engine.spaces import each, first, listed, set_of
from sandtable.games.world_war_africa import actions as a
from sandtable.games.world_war_africa.bot_thought import Thought
from sandtable.games.world_war_africa.combat import NO_CLASH
from sandtable.games.world_war_africa.estimates import weakest
from sandtable.games.world_war_africa.hidden import FLAG
from sandtable.games.world_war_africa.strength import column_of, column_roll, strengths
from sandtable.games.world_war_africa.support import A_CACHES, A_SUPPORT, fight_of, usable_caches


class FightingThought(Thought):
    """The steps of the Combat Segment."""

    def combat(self) -> Action:
        """The best attack, if it is good enough; Hutus in Rwanda are always hunted."""
        hunts = self.of(a.Intercept)
        if hunts:
            return hunts[-1]
        scored = [(self.worth_of_attack(action), -place, action) for place, action in enumerate(self.of(a.Attack))]
        if scored and max(scored)[0] > 0:
            return max(scored)[2]
        return a.DONE

    def joiners(self, target: int) -> int:
        """The units that would take part."""
        theatre, state = self.theatre, self.state
        active = state.active
        own = theatre.of_contingent[active] & state.fielded & ~state.fought & ~state.inactive
        found = 0
        for unit in each(own):
            if theatre.open_near[state.where[unit]] >> target & 1 and theatre.attack[unit]:
                if target == theatre.kitona or theatre.attack_ground[unit] >> target & 1:
                    found |= 1 << unit
        return found

    def worth_of_attack(self, action: a.Attack) -> float:
        """What the attack is worth with everybody who can join."""
        target = self.theatre.index[action.at]
        units = listed(self.joiners(target))
        return self.worth_with(target, units) if units else -1.0

    def worth_with(self, target: int, units: list[int]) -> float:
        """What an attack by these units is worth."""
        theatre, state, view = self.theatre, self.state, self.view
        power = float(sum(view.attack.get(unit, 0) for unit in units))
        bonus = 0
        if any(theatre.of_faction["Rw"] >> unit & 1 for unit in units):
            bonus += 1  # infiltrators, on average (8.10-c)
        if theatre.towns >> target & 1:
            bonus += usable_caches(self.game, state, set_of(units), 0).bit_count()
        if state.advisers in units:
            bonus += theatre.tables.support.advisers
        dry = any(not theatre.across_river[state.where[unit]] >> target & 1 for unit in units)
        power += min(view.support(state.active), power)
        return self.worth_of_battle(target, units, power, min(bonus, 3), 0 if dry else 1)

    def muster(self) -> Action:
        """The strongest first, as long as they help; who has nobody else to attack joins in any case."""
        theatre, state = self.theatre, self.state
        _, target, attackers, clash = self.frame
        joins = [action for action in self.of(a.Join) if theatre.attack[self.piece(action)]]
        if not joins:
            return a.LAUNCH if self.of(a.Launch) else self.actions[0]
        best = max(joins, key=lambda action: (theatre.attack[self.piece(action)], -self.piece(action)))
        if clash != NO_CLASH or not self.of(a.Launch):
            return best
        team = listed(attackers)
        if self.worth_with(target, [*team, self.piece(best)]) > self.worth_with(target, team) + 0.05:
            return best
        others = state.held[1 - self.seat] & ~state.assaulted & ~(1 << target)
        idle = [action for action in joins if not theatre.open_near[state.where[self.piece(action)]] & others]
        return idle[0] if idle else a.LAUNCH

    def battle(self) -> Action:
        """Support where it changes the column or the town is at stake."""
        fight = fight_of(self.frame)
        if self.of(a.Infiltrate):
            return a.INFILTRATE
        if self.of(a.Cancel):
            return self.best(a.Cancel, lambda action: self.theatre.factor[self.theatre.piece[action.by]])
        uses = self.of(a.Use)
        town = self.theatre.towns >> fight.target & 1
        if fight.stage >= A_CACHES:
            return uses[0] if uses and (town or self.view.last_turn) else a.DONE
        if any(self.theatre.kind[self.theatre.piece[use.by]] == "adr" for use in uses):
            uses = [use for use in uses if self.theatre.kind[self.theatre.piece[use.by]] != "adr"] or uses
        mine = fight.stage == A_SUPPORT
        for use in sorted(uses, key=lambda use: -self.theatre.factor[self.theatre.piece[use.by]]):
            piece = self.theatre.piece[use.by]
            if self.theatre.kind[piece] == "adr":
                return use if (fight.answered if mine else fight.used) else a.DONE
            if self.column_with(piece, mine) != self.column_with(-1, mine):
                return use
        return a.DONE

    def column_with(self, marker: int, mine: bool) -> int:
        """The column if one more marker is used."""
        fight = fight_of(self.frame)
        bit = 1 << marker if marker >= 0 else 0
        fight = fight._replace(used=fight.used | bit) if mine else fight._replace(answered=fight.answered | bit)
        side = self.theatre.side[first(fight.attackers)]
        holders = self.state.at[fight.target] & self.theatre.of_side[1 - side]
        attack, defence = strengths(self.game, self.state, fight, holders)
        hidden = sum(slot % FLAG == fight.target for slot in self.state.veiled) * 3
        roll = column_roll(self.game, self.state, fight, attack.total, max(1, defence.total + hidden))
        return column_of(self.game, roll)

    def losses(self) -> Action:
        """The least useful goes."""
        units = sum(1 << self.piece(action) for action in self.of(a.Lose))
        worst = weakest(self.theatre, units)
        return next(action for action in self.of(a.Lose) if self.piece(action) == worst)

    def overstacking(self) -> Action:
        """The least useful goes."""
        return self.losses()

    def aftermath(self) -> Action:
        """Towns are entered; one unit stays behind where a town would be left empty."""
        target = self.frame[1]
        advances = self.of(a.Advance)
        clash = self.frame[-1] != NO_CLASH
        if not advances or clash:
            return a.DONE
        inside = self.state.at[target]
        town = self.theatre.towns >> target & 1
        if not town and not inside:
            return a.DONE
        if inside and (inside.bit_count() >= 2 or not town):
            return a.DONE

        def score(action: a.Advance) -> float:
            unit = self.piece(action)
            start = self.state.where[unit]
            alone = self.theatre.towns >> start & 1 and self.state.at[start] == 1 << unit
            return self.theatre.defence[unit] - (10 if alone else 0)

        best = max(advances, key=score)
        return best if score(best) > -5 or not inside else a.DONE
