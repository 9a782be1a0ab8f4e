"""What the system opponent thinks a thing is worth: hits, assaults, ground, danger. It knows only its own view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sandtable.engine.fields import Piece, PieceSet, Space
from sandtable.engine.odds import dice_odds
from sandtable.engine.spaces import each, has, listed, plus, size, without
from sandtable.games.colonial.battlefield import ARTILLERY, COMMANDER, INFANTRY, TRANSPORT
from sandtable.games.colonial.fire import can_see, dice_of, dice_of_leader, is_reduced
from sandtable.games.colonial.hits import hit_order
from sandtable.games.colonial.pieces import leaders_here, unit_here
from sandtable.games.colonial.state import OFF, ColonialState, Side

if TYPE_CHECKING:
    from sandtable.games.colonial.game import ColonialGame

#: the chance that a disrupted unit recovers at the end of the turn, by rating from Good to Very poor (cohesion-02)
RECOVERS = (0.75, 0.5, 0.25, 0.0)
#: how far the pull of an objective reaches, in hexes
PULL_REACH = 12
#: the pull of ground that is not held, by points: over the whole board, and at hand, fading with every step
FAR_PULL, NEAR_PULL, FADING = 0.3, 0.5, 0.6
#: how much is ventured for it, by posture
BOLDNESS = {"attack": 1.0, "balanced": 0.75, "escape": 0.4, "defend": 0.3}
#: what it is worth to shake a unit that has still to act, and what being out of order costs in the turns to come
STUNNED, SHAKEN = 0.8, 0.6
#: what a figure is worth beyond its points
FIGURE = 0.9
#: what a step into the enemy's hex is worth in itself, and what being thrown back costs
WON, THROWN_BACK = 0.5, 1.2
#: below this chance a defender does not charge
CAUTION = 0.7
#: how much of the fire that a hex may draw counts as harm
FEAR = 0.18


@lru_cache(maxsize=512)
def duel(attack: int, defence: int) -> tuple[float, float]:
    """The chances that so many dice total more, and less, than so many others."""
    more = less = 0.0
    for (_, scored), one in dice_odds(attack).items():
        for (_, answered), other in dice_odds(defence).items():
            if scored > answered:
                more += one * other
            elif scored < answered:
                less += one * other
    return more, less


class Eye:
    """One side's look at one position."""

    def __init__(self, game: ColonialGame, state: ColonialState, side: Side) -> None:
        self.game, self.field, self.state, self.side = game, game.field, state, side
        field = self.field
        self.enemies = listed(state.alive & field.of_side[1 - side] & ~field.commanders)
        self.enemy_spaces = listed(state.seen[1 - side])
        self.waiting = waiting = set(state.queue)
        #: enemies that can still fire this turn, with what they throw and how sure it is that they will
        self.guns = []
        for piece in self.enemies:
            dice = dice_of(field, state, piece)
            if dice and field.range[piece] and not has(state.limbered, piece):
                self.guns.append((piece, state.hex[piece], field.range[piece], dice, 1.0 if piece in waiting else 0.35))
        self.posture = field.scenario.side[side].posture
        self.boldness = BOLDNESS[self.posture]
        #: turns that follow on this one
        self.left = field.scenario.turns - state.turn
        self.urgency = 0.6 + 0.8 * state.turn / field.scenario.turns
        self._danger: dict[tuple[Space, bool], float] = {}
        self._place: dict[tuple[Space, Piece], float] = {}

    def worth(self, piece: Piece) -> float:
        """What one more hit on a unit is worth to its enemy."""
        field, state = self.field, self.state
        kind = field.kind[piece]
        victory = field.scenario.victory
        if not has(state.disrupted, field.unit_of[piece]):
            stunned = STUNNED if piece in self.waiting else 0.0
            return 0.1 + stunned + self.upset(piece) + (0.3 if kind == COMMANDER else 0.0)
        if kind == TRANSPORT:
            return 0.5 + victory.transport
        if kind == COMMANDER:
            return (3 * victory.commander_killed + 23 * victory.commander_wounded) / 52 + 0.3
        last_crew = kind == ARTILLERY and state.figures[piece] == 1
        return FIGURE + victory.figure + (victory.gun if last_crew else 0)

    def upset(self, piece: Piece) -> float:
        """What it costs a unit to be out of order in the turns to come."""
        return SHAKEN * (1.4 - RECOVERS[self.field.quality[piece]]) * min(1.0, 0.4 + 0.3 * self.left)

    def in_cover(self, space: Space) -> float:
        """How much of a hit is left in this hex."""
        return 0.5 if has(self.field.cover, space) else 1.0

    def volley(self, dice: int, by_gun: bool, space: Space) -> float:
        """Expected value of so many dice at a hex."""
        field, state = self.field, self.state
        targets = state.at[space] & field.of_side[1 - self.side] & ~state.hidden
        if not targets or not dice:
            return 0.0
        hits = dice / 6 * self.in_cover(space)
        if by_gun:
            return hits * sum(self.worth(piece) for piece in each(targets))
        value = 0.0
        for parts in hit_order(field, state, targets):  # the largest unit first, one hit at a time (fire-18)
            value += min(hits, 1.0) * self.worth(parts[0])
            hits -= min(hits, 1.0)
        return value

    def fire(self, piece: Piece, start: Space, space: Space, moved: bool, leaders: PieceSet) -> float:
        """Expected value of a unit's fire from a hex."""
        field, state = self.field, self.state
        if field.grid.distance(start, space) > field.range[piece] or not can_see(field, state, start, space):
            return 0.0
        dice = self.dice(piece, moved)
        dice += sum(dice_of_leader(self.game, state, leader, piece) for leader in each(leaders))
        return self.volley(dice, has(field.is_gun, piece), space)

    def dice(self, piece: Piece, moved: bool) -> int:
        """The dice of a unit, as they are or as they would be after a move."""
        dice = dice_of(self.field, self.state, piece)
        if moved and not is_reduced(self.field, self.state, piece):
            return dice // 2
        return dice

    def best_fire(self, piece: Piece, start: Space) -> float:
        """The best shot a unit would have after moving to a hex."""
        if not self.field.range[piece] or has(self.state.limbered, piece):
            return 0.0
        return max((self.fire(piece, start, space, True, 0) for space in self.enemy_spaces), default=0.0)

    def assault(self, piece: Piece, start: Space, target: Piece, moved: bool, leaders: PieceSet) -> float:
        """Expected value of a close assault from a hex."""
        field, state = self.field, self.state
        there = state.hex[target]
        attack = self.dice(piece, moved)
        attack += sum(dice_of_leader(self.game, state, leader, piece) for leader in each(leaders))
        defence = sum(dice_of(field, state, part) for part in each(unit_here(field, state, target)))
        for leader in each(leaders_here(field, state, target)):
            defence += dice_of_leader(self.game, state, leader, target)
        win, lose = duel(attack, defence)
        if self.posture == "defend" and win < CAUTION:
            return -1.0
        gain = WON + self.prize(there)
        if not self.open_behind(target, there, start):
            gain += self.whole(target)
        cost = THROWN_BACK + self.upset(piece)
        if not self.open_behind(piece, start, there):
            cost += self.whole(piece)
        given = attack / 6 * self.in_cover(there) * self.worth(target)
        taken = defence / 6 * self.in_cover(start) * self.worth(piece)
        return win * gain - lose * cost + given - taken

    def whole(self, piece: Piece) -> float:
        """What losing a whole unit would cost."""
        victory = self.field.scenario.victory
        kind = self.field.kind[piece]
        if kind == TRANSPORT:
            return float(victory.transport)
        if kind == COMMANDER:
            return float(victory.commander_killed)
        return self.state.figures[piece] * victory.figure + (victory.gun if kind == ARTILLERY else 0)

    def prize(self, space: Space) -> float:
        """What taking a hex is worth at once."""
        for number, (there, points) in enumerate(self.field.objectives):
            if there == space and self.state.holder[number] != self.side:
                swing = 2 if self.state.holder[number] == 1 - self.side else 1
                return 0.5 * points * swing * self.urgency
        return 0.0

    def open_behind(self, piece: Piece, space: Space, victor: Space) -> bool:
        """Whether a unit in a hex could fall back from an enemy in another."""
        field, state = self.field, self.state
        closed = plus(state.held[1 - field.side[piece]], victor)
        return bool(field.grid.near[space] & field.passable & ~closed)

    def danger(self, space: Space, piece: Piece) -> float:
        """Expected harm from enemies that can see and reach a hex, halved in cover, doubled for a crowd under guns."""
        field, state = self.field, self.state
        crowded = bool(without(state.at[space] & field.of_side[self.side], piece) & ~field.commanders)
        known = self._danger.get((space, crowded))
        if known is None:
            known = 0.0
            for gun, there, reach, dice, sure in self.guns:
                if field.grid.distance(there, space) <= reach and can_see(field, state, there, space):
                    double = 2 if crowded and has(field.is_gun, gun) else 1
                    known += dice / 6 * sure * double
            known = self._danger[space, crowded] = known * self.in_cover(space)
        return known * FEAR * self.worth(piece)

    def place(self, space: Space, piece: Piece) -> float:
        """What standing in a hex is worth to a unit, by the posture of its side."""
        key = (space, piece)
        known = self._place.get(key)
        if known is None:
            known = self._place[key] = self._judge(space, piece)
        return known

    def _judge(self, space: Space, piece: Piece) -> float:
        field = self.field
        kind = field.kind[piece]
        if kind == COMMANDER:
            return self.with_whom(space, piece)
        value = self.way_out(space, piece) + self.errand(space, piece)
        if kind == TRANSPORT:
            return value - 0.6 * self.exposed(space)
        value += self.ground(space, piece)
        if has(field.cover, space) and self.guns:
            value += 0.2
        if kind == ARTILLERY:
            return value * 0.4 - (0.8 if self.nearest(space) <= 2 else 0.0)
        if self.nearest(space) == 1 and not self.open_behind(piece, space, space):
            value -= 0.8
        return value

    def ground(self, space: Space, piece: Piece) -> float:
        """The pull of objectives, and of the enemy where there is nothing to take."""
        field, state = self.field, self.state
        boldness = self.boldness
        best = 0.0
        for number, (there, points) in enumerate(field.objectives):
            steps = field.marches(there)[space]
            near = max(0.0, 1 - steps / PULL_REACH)
            if state.holder[number] == self.side:
                guarded = bool(without(state.at[there] & field.fighters & field.of_side[self.side], piece))
                pull = points * 0.22 * near * (0.4 if guarded else 1.3 - boldness * 0.5)
                pull += 0.3 if steps == 0 and not guarded and self.nearest(there) <= 4 else 0.0
            else:
                crowd = size(without(state.at[there] & field.of_side[self.side], piece))
                if steps > (self.left + 1) * field.rate[piece]:
                    continue  # too late
                at_hand = FAR_PULL * near + NEAR_PULL * FADING**steps
                pull = points * at_hand * boldness * self.urgency / (1 + crowd)
                if steps == 0 and has(field.fighters, piece):
                    pull += self.prize(there)
            best = max(best, pull)
        best += 0.06 * boldness * (PULL_REACH - min(PULL_REACH, self.nearest(space)))
        if not field.range[piece] and field.kind[piece] != TRANSPORT:
            best += 0.12 * (PULL_REACH - min(PULL_REACH, self.nearest(space)))
        return best

    def nearest(self, space: Space) -> int:
        """Hexes to the nearest enemy that can be seen."""
        distance = self.field.grid.distance
        return min((distance(space, there) for there in self.enemy_spaces), default=PULL_REACH)

    def exposed(self, space: Space) -> float:
        """How near the enemy is to something that cannot defend itself."""
        return max(0.0, 1.2 - 0.3 * self.nearest(space))

    def way_out(self, space: Space, piece: Piece) -> float:
        """The pull of the exits on what scores there."""
        field = self.field
        exits = field.exits[self.side]
        if not exits:
            return 0.0
        worth = self.exit_worth(piece)
        if not worth:
            return 0.0
        steps = min(field.marches(there)[space] for there in each(exits))
        return worth * (1 - 0.06 * steps)

    def exit_worth(self, piece: Piece) -> float:
        """What bringing a piece off the board scores."""
        field, state = self.field, self.state
        ways = [way for (whose, _), way in field.exit_of.items() if whose == self.side]
        if not ways:
            return 0.0
        kind = field.kind[piece]
        if kind == ARTILLERY:
            return float(ways[0].gun)
        if kind == TRANSPORT:
            gun = state.gun_of[piece]
            return float(ways[0].transport) if gun < 0 or state.hex[gun] == OFF else 0.0
        return float(ways[0].figure * state.figures[piece]) if kind != COMMANDER else 0.0

    def errand(self, space: Space, piece: Piece) -> float:
        """The pull of a delivery on those who can make it."""
        field, state = self.field, self.state
        value = 0.0
        for number, (whose, units, there, points) in enumerate(field.deliveries):
            if whose == self.side and has(units, piece) and not has(state.delivered, number):
                value += points * (1 - 0.06 * field.marches(there)[space])
        return value

    def with_whom(self, space: Space, leader: Piece) -> float:
        """A Commander is with the unit that gains most, not alone and not in front."""
        field, state = self.field, self.state
        best = -1.0
        for unit in each(state.at[space] & field.of_side[self.side] & ~field.commanders):
            value = 0.3 if has(field.fighters, unit) else 0.0
            if has(state.disrupted, field.unit_of[unit]) and field.quality[unit] in (0, 1, 2):
                value += 0.5
            if field.range[unit] and self.nearest(space) <= field.range[unit]:
                value += 0.4
            if field.kind[unit] == INFANTRY:
                value += 0.1
            best = max(best, value)
        return best - (0.5 if best < 0 and self.nearest(space) <= 3 else 0.0)
