"""Colonial: chances that a side lets pass, and risks it should not have taken, over all battles in turn."""

from __future__ import annotations

from collections import Counter
from random import Random

from sandtable.bots.random_bot import bots_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, BotMaker, Decision
from sandtable.engine.fields import Piece, Space
from sandtable.engine.spaces import each, has, listed, without
from sandtable.games.colonial.actions import Assault, Done, Fire, Move
from sandtable.games.colonial.assault import joining
from sandtable.games.colonial.bot_values import duel
from sandtable.games.colonial.fire import can_see, dice_of, dice_of_leader
from sandtable.games.colonial.game import ColonialGame
from sandtable.games.colonial.pieces import leaders_here, unit_here
from sandtable.games.colonial.state import ColonialState
from sandtable.games.colonial.title import title
from sandtable.lab.follies import Folly

#: what is counted, and out of what
FOLLIES = {
    "fresh units of a side that must attack do nothing, far from the enemy": "their turns far from the enemy",
    "close assaults that are lost more often than won": "close assaults",
    "volleys with half the dice after a step that led nowhere, at what was in range before": "volleys after a step",
    "last turn: a volley at a fresh unit that has acted, though a shaken one was in range": "volleys of the last turn",
    "last turn: ground of the enemy lies open within reach and is not taken": "such chances",
    "units end beside another in sight of a gun that has still to fire": "ends of moves",
}
IDLE, HOPELESS, HALF, WASTED, OPEN_GROUND, CROWDED = FOLLIES
#: the contrary of waiting
GROUND = "ground that sides which must attack hold at the end, points of what the enemy held"


class Watch:
    """Looks on while a battle is fought, and counts."""

    def __init__(self, game: ColonialGame, found: Counter[str]) -> None:
        self.game, self.field, self.found = game, game.field, found
        #: what the holder of the card under way could have hit before it moved: unit and hex
        self.standing: set[tuple[str, str]] = set()
        self.start: Space = -1
        self.acted = False
        self.card: tuple[int, Piece] | None = None

    def note(self, folly: str, done: bool) -> None:
        """One more chance for a folly, and whether it was done."""
        self.found[FOLLIES[folly]] += 1
        self.found[folly] += done

    def decided(self, state: ColonialState, decision: Decision, action: Action) -> None:
        """Before an answer is carried out: what it is, and what it might have been."""
        if decision.step != "activate":
            return
        holder: Piece = state.stack[-1].unit  # type: ignore[attr-defined]
        if self.card != (state.turn, holder):
            self.card, self.acted = (state.turn, holder), False
            self.standing = {(shot.unit, shot.at) for shot in decision.actions if isinstance(shot, Fire)}
            self.begun(state, decision, action, holder)
        if isinstance(action, Assault):
            self.note(HOPELESS, self.is_hopeless(state, action))
        elif isinstance(action, Fire):
            self.fired(state, decision, action)
        elif isinstance(action, Move):
            self.start = state.hex[self.field.piece[action.unit]]
            self.crowds(state, action)
        if state.turn == self.field.scenario.turns and not self.acted:
            self.last_chance(state, decision, action)
        self.acted = True

    def begun(self, state: ColonialState, decision: Decision, action: Action, holder: Piece) -> None:
        """A fresh unit of a side that must attack, with nobody in range: does it do anything?"""
        field, side = self.field, self.game.side_of[decision.seat]
        could_move = any(isinstance(one, Move) for one in decision.actions)
        if field.scenario.side[side].posture != "attack" or not could_move or not has(field.of_figures, holder):
            return
        here = state.hex[holder]
        foes = listed(state.seen[1 - side])
        near = min((field.grid.distance(here, there) for there in foes), default=0)
        if near > max(2, field.range[holder]) and not has(field.objective_hexes, here):
            self.note(IDLE, isinstance(action, Done))

    def is_hopeless(self, state: ColonialState, action: Assault) -> bool:
        """Whether an assault is thrown back more often than it gets through."""
        game, field = self.game, self.field
        piece, target = field.piece[action.unit], field.piece[action.target]
        attack = dice_of(field, state, piece)
        attack += sum(dice_of_leader(game, state, leader, piece) for leader in each(joining(game, state, action)))
        defence = sum(dice_of(field, state, part) for part in each(unit_here(field, state, target)))
        defence += sum(
            dice_of_leader(game, state, leader, target) for leader in each(leaders_here(field, state, target))
        )
        win, lose = duel(attack, defence)
        return win < lose

    def fired(self, state: ColonialState, decision: Decision, action: Fire) -> None:
        """A volley: at half strength without need, or at somebody who does not matter any more."""
        field = self.field
        if has(state.moved, field.piece[action.unit]):
            in_range = (action.unit, action.at) in self.standing
            self.note(HALF, in_range and self.led_nowhere(state, field.piece[action.unit]))
        if state.turn == field.scenario.turns:
            enemy = 1 - self.game.side_of[decision.seat]
            shots = {one.at for one in decision.actions if isinstance(one, Fire) and one.unit == action.unit}
            shaken = any(self.is_shaken(state, field.grid.index[at], enemy) for at in shots)
            here = field.grid.index[action.at]
            vain = not self.is_shaken(state, here, enemy) and not self.will_act(state, here, enemy)
            self.note(WASTED, shaken and vain)

    def led_nowhere(self, state: ColonialState, piece: Piece) -> bool:
        """Whether a step brought a unit no nearer to the enemy or to ground that is not its side's, nor into cover."""
        field, side = self.field, self.field.side[piece]
        goals = [space for number, (space, _) in enumerate(field.objectives) if state.holder[number] != side]
        here, start = state.hex[piece], self.start
        if has(field.cover, here) and not has(field.cover, start):
            return False
        foes = listed(state.seen[1 - side])
        return all(field.grid.distance(here, goal) >= field.grid.distance(start, goal) for goal in [*goals, *foes])

    def is_shaken(self, state: ColonialState, space: Space, side: int) -> bool:
        """Whether one more hit in a hex may score."""
        there = state.at[space] & self.field.of_side[side] & ~state.hidden
        return any(has(state.disrupted, self.field.unit_of[piece]) for piece in each(there))

    def will_act(self, state: ColonialState, space: Space, side: int) -> bool:
        """Whether somebody in a hex has still to act this turn."""
        there = state.at[space] & self.field.of_side[side]
        return any(has(there, piece) for piece in state.queue)

    def crowds(self, state: ColonialState, action: Move) -> None:
        """A move into a hex with another unit, where a gun that has still to fire sees it."""
        field = self.field
        piece, to = field.piece[action.unit], field.grid.index[action.to]
        side = field.side[piece]
        others = without(state.at[to] & field.of_side[side] & ~field.commanders, piece)
        guns = [gun for gun in state.queue if field.side[gun] != side and has(field.is_gun, gun)]
        seen = any(
            state.hex[gun] >= 0
            and not has(state.limbered | state.hidden, gun)
            and field.grid.distance(state.hex[gun], to) <= field.range[gun]
            and can_see(field, state, state.hex[gun], to)
            for gun in guns
        )
        self.note(CROWDED, bool(others) and seen)

    def ended(self, state: ColonialState) -> None:
        """The end: what became of the ground that an attacker was to take."""
        field = self.field
        for number, aim in enumerate(field.scenario.objective):
            for side, army in enumerate(field.scenario.side):
                if army.posture == "attack" and aim.holder == self.game.sides[1 - side]:
                    self.found[f"{GROUND}, of"] += aim.points
                    self.found[GROUND] += aim.points * (state.holder[number] == side)

    def last_chance(self, state: ColonialState, decision: Decision, action: Action) -> None:
        """The last turn: could somebody have walked into ground that the enemy holds and has left?"""
        field, side = self.field, self.game.side_of[decision.seat]
        lost = {
            field.grid.names[space]
            for number, (space, _) in enumerate(field.objectives)
            if state.holder[number] != side and not state.at[space]
        }
        steps = [
            one
            for one in decision.actions
            if isinstance(one, Move) and one.to in lost and has(field.fighters, field.piece[one.unit])
        ]
        if steps:
            self.note(OPEN_GROUND, action not in steps)


def watched(game: ColonialGame, maker: BotMaker, seed: str, found: Counter[str]) -> None:
    """One whole battle that is looked at."""
    state, watch = game.setup(key_from_seed(seed)), Watch(game, found)
    bots = [maker(game, seat) for seat in range(len(game.seats))]
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while (decision := game.pending(state)) is not None:
        action = bots[decision.seat].choose(game.observe(state, decision.seat), rngs[decision.seat])
        watch.decided(state, decision, action)
        game.advance(state, action)
    watch.ended(state)


def count(bot: str, games: int, seed: str) -> list[Folly]:
    """The follies of both sides in so many battles; the scenarios take turns."""
    return counted(bots_of(title())[bot], games, seed)


def counted(maker: BotMaker, games: int, seed: str) -> list[Folly]:
    """The same, whoever plays."""
    shelf, found = title(), Counter[str]()
    battles = [shelf.open(scenario) for scenario in shelf.scenarios()]
    for number in range(games):
        watched(battles[number % len(battles)], maker, f"{seed}-{number}", found)
    follies = [Folly(folly, found[folly], found[of]) for folly, of in FOLLIES.items()]
    return [*follies, Folly(GROUND, found[GROUND], found[f"{GROUND}, of"])]
