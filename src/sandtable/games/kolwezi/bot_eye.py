"""How a commander of the 2e REP sees a position: who the enemies may be, what they can do, what their end is worth.

Everything is judged from the view, in victory points; what lies face-down counts for what it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.spaces import each, has, without
from sandtable.games.kolwezi.bot_temper import Temper
from sandtable.games.kolwezi.state import GARRISON, NO_POSTURE, UNKNOWN, KolweziState, Town
from sandtable.games.kolwezi.targets import priority
from sandtable.games.kolwezi.theatre import DUMMY, PC
from sandtable.games.kolwezi.units import adjacent_units, is_main, steps_left, te_of

if TYPE_CHECKING:
    from sandtable.games.kolwezi.game import KolweziGame


def chance(total: float, needed: int) -> float:
    """The odds that a ten-sided die and so much make at least what is needed."""
    odds = (11 - needed + total) / 10
    return 0.0 if odds < 0 else 1.0 if odds > 1 else odds


class Eye:
    """One position, judged."""

    def __init__(self, game: KolweziGame, state: KolweziState, temper: Temper) -> None:
        self.game, self.state, self.temper = game, state, temper
        theatre = self.theatre = game.theatre
        self.real, self.leads = self._what_may_lie_there()
        turns = theatre.tables.turn
        checks = [n for n, turn in enumerate(turns, 1) if turn.hostage_check and n >= state.turn]
        left = checks[0] - state.turn if checks else 99
        self.turns_left = len(turns) - state.turn
        self.first_day = state.turn <= 3
        self.check_now = left == 0
        self.urgency = 1.0 if left <= 2 else temper.urgent_later if left <= 5 else temper.urgent_last
        self.launched = state.posture != NO_POSTURE
        table = theatre.tables.fire
        self.pin, self.step, self.gone = table.pin, table.step, table.eliminate
        self._harms: dict[tuple[float, int], float] = {}
        self.armour_fire = theatre.value[theatre.printed_face[theatre.aml]][0]  # 8.5-b: no sharpshooters against it
        self._threats: dict[Piece, float] = {}
        #: enemies on the map that are not known to be dummies, by what they do
        self.small: list[Piece] = []
        self.hunters: list[Piece] = []
        for area in each(state.katangan):
            for piece in each(state.at[area] & theatre.katangan):
                if self.real[piece] > 0:
                    if state.face[piece] != UNKNOWN and is_main(theatre, state, piece):
                        if not has(state.pinned, piece):
                            self.hunters.append(piece)
                    else:
                        self.small.append(piece)

    def _what_may_lie_there(self) -> tuple[list[float], list[float]]:
        """For every counter the chance that it is no dummy, and that it is a PC nobody has seen."""
        theatre, state = self.theatre, self.state
        real, leads = [1.0] * theatre.pieces, [0.0] * theatre.pieces
        for colour, pieces in theatre.mixed.items():
            kinds = [theatre.kind_of_face[theatre.printed_face[piece]] for piece in pieces]
            blank = []
            for piece in pieces:
                if state.face[piece] == UNKNOWN:
                    blank.append(piece)
                else:
                    kind = theatre.kind_of_face[state.face[piece]]
                    kinds.remove(kind)
                    real[piece] = 0.0 if kind == DUMMY else 1.0
            sure = [p for p in blank if has(state.infiltrated, p)]
            open_to = len(blank) - len(sure)
            if not open_to:
                continue
            chance_real = max(sum(kind != DUMMY for kind in kinds) - len(sure), 0) / open_to
            stirred = state.stirred if colour == "red" else 0  # 5.4-o: the red PC stays where it is
            homes = [p for p in blank if not has(state.infiltrated | stirred, p)]
            for piece in blank:
                if not has(state.infiltrated, piece):
                    real[piece] = chance_real
            if PC in kinds:
                for piece in homes:
                    leads[piece] = 1 / len(homes)
        return real, leads

    # Enemies

    def hidden(self, enemy: Piece) -> bool:
        """Whether nobody knows what it is."""
        return self.state.face[enemy] == UNKNOWN or has(self.state.down, enemy)

    def power(self, enemy: Piece) -> float:
        """What an enemy is likely to fire with by itself."""
        state, theatre = self.state, self.theatre
        if self.hidden(enemy):
            return 2.0 * self.real[enemy] + self.temper.ambush * self.leads[enemy]
        return float(theatre.value[state.face[enemy]][has(state.reduced, enemy)])

    def is_pc(self, enemy: Piece) -> bool:
        """Whether it is a Katangan PC that has been seen."""
        return not self.hidden(enemy) and self.theatre.kind_of_face[self.state.face[enemy]] == PC

    def salvo(self, enemy: Piece) -> float:
        """What it fires with, together with those it leads (5.4-l)."""
        power = self.power(enemy)
        if self.is_pc(enemy):
            state, theatre = self.state, self.theatre
            led = without(state.at[state.area[enemy]] & theatre.katangan & ~state.pinned, enemy)
            power += sum(sorted((self.power(p) for p in each(led) if p != theatre.aml), reverse=True)[:3])
        return power

    def steps(self, enemy: Piece) -> int:
        """Steps of an enemy that count at the end."""
        return 1 if self.hidden(enemy) else steps_left(self.theatre, self.state, enemy)

    def shelter(self, enemy: Piece) -> int:
        """What the place of an enemy takes off French fire at it."""
        theatre, state = self.theatre, self.state
        table = theatre.tables.fire
        area = state.area[enemy]
        found = table.hostages if has(state.hostages, area) else 0
        if has(theatre.elevated, area):
            return found + table.elevated
        if has(theatre.protected, area):
            face = state.face[enemy]
            if face == UNKNOWN or not theatre.motorised[face][has(state.reduced, enemy)]:
                found += table.protected
        return found

    # Harm

    def harm(self, power: float, unit: Piece, area: Space, stack: PieceSet) -> float:
        """The points that one fire of this power at a unit of a stack in an area costs on average."""
        theatre, state = self.theatre, self.state
        sharp = 0
        if power < self.armour_fire:
            if self.game.te_protects_stack:
                for piece in each(stack):
                    sharp += te_of(theatre, state, piece)
            else:
                sharp = te_of(theatre, state, unit)
        total = power - sharp
        if has(theatre.protected, area):
            total += theatre.tables.fire.protected
        elif has(theatre.elevated, area):
            total += theatre.tables.fire.elevated
        left = steps_left(theatre, state, unit)
        key = (total, left)
        known = self._harms.get(key)
        if known is None:
            pin, step, gone = chance(total, self.pin), chance(total, self.step), chance(total, self.gone)
            temper = self.temper
            known = (pin - step) * temper.pinned + (step - gone) * temper.hurt + gone * (2.5 * left + temper.killed)
            self._harms[key] = known
        return known

    def first_target(self, units: PieceSet) -> Piece:
        """Whom the enemy would fire at (5.4-k)."""
        theatre, state = self.theatre, self.state
        return min(each(units), key=lambda piece: priority(theatre, state, piece))

    def threat(self, enemy: Piece) -> float:
        """What an enemy may do to the French next to it in its next fire."""
        state, theatre = self.state, self.theatre
        if has(state.pinned, enemy) or self.real[enemy] == 0:
            return 0.0
        known = self._threats.get(enemy)
        if known is not None:
            return known
        units = adjacent_units(theatre, state, state.area[enemy], theatre.french)
        found = 0.0
        if units:
            target = self.first_target(units)
            at = state.area[target]
            found = self.harm(self.salvo(enemy), target, at, state.at[at] & theatre.french)
        elif enemy == theatre.aml:
            found = 0.8
        self._threats[enemy] = found
        return found

    def worth(self, enemy: Piece) -> float:
        """What the end of an enemy is worth, apart from the fires it can no longer make."""
        state = self.state
        found = float(self.steps(enemy))
        if has(state.hostages, state.area[enemy]):
            found += self.temper.hostages * self.urgency
        if self.is_pc(enemy):
            found += self.temper.leader
        if not has(state.pinned, enemy) and (enemy == self.theatre.aml or enemy in self.hunters):
            found += self.temper.hunter
        return found

    def hazard(self, town: Town) -> float:
        """How likely the PC of the mining towns is in this one."""
        return self.leads[self.state.area.index(GARRISON - town)]

    def unseen_towns(self) -> list[Town]:
        """Mining towns whose garrison nobody has seen."""
        return [town for town in range(1, len(self.theatre.zones)) if GARRISON - town in self.state.area]
