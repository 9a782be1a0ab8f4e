"""The Combat Segment (8.0 to 8.5): which hex is attacked, and by whom; the hunt in the Rwanda Box (7.11.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat, Space, SpaceSet
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, has, only, plus, set_of
from sandtable.games.world_war_africa.actions import DONE, LAUNCH, Attack, Done, Intercept, Join, Launch
from sandtable.games.world_war_africa.battle import Battle
from sandtable.games.world_war_africa.obstacles import lake_between
from sandtable.games.world_war_africa.pieces import names_of
from sandtable.games.world_war_africa.stacking import Overstacking
from sandtable.games.world_war_africa.state import READY, USED, WarState
from sandtable.games.world_war_africa.strength import attack_of
from sandtable.games.world_war_africa.support import NO_CLASH
from sandtable.games.world_war_africa.theatre import GOVERNMENT, RWANDA, SIDE_OF, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


def enemy_spaces(game: WarGame, state: WarState, side: Seat) -> SpaceSet:
    """Where a side's enemies can be attacked: hexes, and Kitona (14.0-f)."""
    theatre = game.theatre
    found = state.held[1 - side]
    if state.at[theatre.kitona] & theatre.of_side[1 - side]:
        found = plus(found, theatre.kitona)
    return found


def why_not_take_part(game: WarGame, state: WarState, unit: Piece, target: Space) -> Refusal | None:
    """What keeps a unit from attacking this space now."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "at": theatre.names[target]}
    if theatre.contingent[unit] != state.active:
        return Refusal("8.0-a", about)
    space = state.where[unit]
    if space < 0:
        return Refusal("8.1-a", about)
    if target == theatre.rwanda_box:
        if space != target or not has(theatre.of_faction["Rw"], unit):
            return Refusal("7.11-a", about)
    elif not has(theatre.open_near[space], target):
        touching = space < len(theatre.grid) and has(theatre.grid.near[space], target)
        if target == theatre.kitona:
            return Refusal("14.0-f", about)
        if touching and has(theatre.drc, space):
            return Refusal("8.8-d", about, lake_between(game, space, target))
        return Refusal("8.1-a", about)
    elif target != theatre.kitona and not has(theatre.attack_ground[unit], target):
        return Refusal("7.1-b" if theatre.faction[unit].south_only else "7.1-a", about)
    if has(state.inactive, unit):
        return Refusal("5.3-h", about)
    return Refusal("8.2-a", about) if has(state.fought, unit) else None


def able(game: WarGame, state: WarState) -> PieceSet:
    """The units of the active contingent that may still attack."""
    return game.theatre.of_contingent[state.active] & state.fielded & ~state.fought & ~state.inactive


def targets(game: WarGame, state: WarState) -> SpaceSet:
    """The spaces that may be attacked now: next to a unit that can, with an attack of 1 or more (8.6-b)."""
    theatre = game.theatre
    side = SIDE_OF[state.active]
    enemies = enemy_spaces(game, state, side) & ~state.assaulted
    enemies &= theatre.grid.spread(state.held[side]) | set_of((theatre.kitona, theatre.kitona_link))
    if not enemies:
        return 0
    found = 0
    kitona = only(theatre.kitona)
    for unit in each(able(game, state)):
        reached = theatre.open_near[state.where[unit]] & enemies & ~found
        if reached and reached & (theatre.attack_ground[unit] | kitona) and attack_of(game, state, unit) > 0:
            found |= reached & (theatre.attack_ground[unit] | kitona)
    return found


def may_intercept(game: WarGame, state: WarState) -> bool:
    """Rwandans and Hutus in the Rwanda Box, and no try yet in this activation (7.11.1-a)."""
    here = state.at[game.theatre.rwanda_box]
    return bool(
        state.active == RWANDA
        and not state.intercepted
        and here & game.theatre.hutu
        and here & game.theatre.of_faction["Rw"]
    )


def hunting_helicopter(game: WarGame, state: WarState) -> Piece:
    """The Rwandan helicopter support marker, if it is ready, or -1 (12.1-d)."""
    theatre = game.theatre
    for marker in each(theatre.markers["helo_support"] & theatre.owned_markers[RWANDA]):
        if state.where[marker] == READY:
            return marker
    return -1


def intercept_roll(game: WarGame, state: WarState, helicopter: Piece) -> Roll:
    """The die of an interception with its modifiers (7.11.1-b)."""
    theatre = game.theatre
    rolls = theatre.tables.rolls
    reasons = []
    if helicopter >= 0:
        reasons.append(Reason(rolls.intercept_helicopter, "7.11.1-b", theatre.piece_names[helicopter]))
    if theatre.tables.turn[state.turn - 1].rainy_south:
        reasons.append(Reason(rolls.intercept_rain, "7.8.1-c", "rain"))
    return Roll("Rwanda", 1, 6, "modifier", reasons)


class Combat(Step["WarGame", WarState], frozen=True):
    """One attack after another, as many as the player likes (8.3-a)."""

    name = "combat"
    rule = "4.0-f"

    def run(self, play: WarPlay) -> bool | Sequence[Action]:
        game, state = play.game, play.state
        spaces = targets(game, state)
        if spaces or may_intercept(game, state):
            return self.offered(game, state, spaces)
        self.finish(play)
        return False

    def finish(self, play: WarPlay) -> None:
        """The segment ends (6.1-a)."""
        play.state.fought = play.state.assaulted = 0
        play.replace(Overstacking())

    def who(self, game: WarGame, state: WarState) -> Seat:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return self.offered(game, state, targets(game, state))

    def offered(self, game: WarGame, state: WarState, spaces: SpaceSet) -> Sequence[Action]:
        """Attacks on these spaces, the hunt in Rwanda, or nothing more."""
        names = game.theatre.names
        found: list[Action] = [Attack(names[space]) for space in each(spaces)]
        if may_intercept(game, state):
            found.append(Intercept())
            helicopter = hunting_helicopter(game, state)
            if helicopter >= 0:
                found.append(Intercept(game.theatre.piece_names[helicopter]))
        found.append(DONE)
        return found

    @forbids(Attack)
    def why_not_attack(self, game: WarGame, state: WarState, action: Attack) -> Refusal | None:
        """What keeps a space from being attacked."""
        space = game.theatre.index.get(action.at, -1)
        return why_not_attack(game, state, space) if space >= 0 else Refusal(self.rule)

    @forbids(Intercept)
    def why_not_intercept(self, game: WarGame, state: WarState, action: Intercept) -> Refusal | None:
        """What keeps Rwanda from hunting, or the helicopter from helping."""
        if not may_intercept(game, state):
            return Refusal("7.11.1-b" if action.by else "7.11.1-a")
        ready = not action.by or game.theatre.piece.get(action.by) == hunting_helicopter(game, state)
        return None if ready else Refusal("7.11.1-b")

    @plays(Attack)
    def attack(self, play: WarPlay, action: Attack) -> None:
        """By whom is asked next."""
        play.push(Muster(play.game.theatre.index[action.at]))

    @plays(Intercept)
    def intercept(self, play: WarPlay, action: Intercept) -> None:
        """One die; on 5 or more the Rwandans must attack (7.11.1)."""
        game, state = play.game, play.state
        helicopter = game.theatre.piece[action.by] if action.by else -1
        roll = intercept_roll(game, state, helicopter)
        state.intercepted = 1
        if helicopter >= 0:
            state.where[helicopter] = USED
        die = play.chance.die()
        caught = die + roll.total >= game.theatre.tables.rolls.intercept
        play.tell("intercept", {"roll": roll, "die": die, "result": die + roll.total, "combat": caught}, "7.11.1-a")
        if caught:
            play.push(Muster(game.theatre.rwanda_box))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """The player ends the segment."""
        play.tell("segment-done", {"segment": "combat"}, "8.3-a")
        self.finish(play)

    def question(self, game: WarGame, state: WarState) -> Message:
        active = game.theatre.contingents[state.active] if state.active >= 0 else ""
        return Message("world_war_africa-question-combat", {"contingent": active})


def why_not_attack(game: WarGame, state: WarState, target: Space) -> Refusal | None:
    """What keeps a space from being attacked by the active contingent."""
    theatre = game.theatre
    about = {"at": theatre.names[target]}
    if has(state.assaulted, target):
        return Refusal("8.2-a", about)
    if not has(theatre.drc, target) and target != theatre.kitona:
        return Refusal("7.11-a", about)
    if not has(enemy_spaces(game, state, SIDE_OF[state.active]), target):
        return Refusal("8.1-a", about)
    refusals = {}
    for unit in each(theatre.of_contingent[state.active] & state.fielded):
        refusal = why_not_take_part(game, state, unit, target)
        if refusal is None:
            if attack_of(game, state, unit) > 0:
                return None
            refusal = Refusal("8.6-b", about)
        refusals[refusal.rule] = refusal
    for rule in ("8.6-b", "8.2-a", "5.3-h", "7.1-a", "7.1-b", "8.8-d", "14.0-f"):
        if rule in refusals:
            return refusals[rule]
    return Refusal("14.0-f" if target == theatre.kitona else "8.1-a", about)


class Muster(Step["WarGame", WarState], frozen=True):
    """The attackers of one hex are named (8.1-a, 8.4-a)."""

    name = "muster"
    rule = "8.3-a"

    target: Space
    attackers: PieceSet = 0
    #: the Ugandans' hex in a clash
    clash: Space = NO_CLASH

    def candidates(self, game: WarGame, state: WarState) -> PieceSet:
        """Who may still join."""
        theatre = game.theatre
        if self.clash != NO_CLASH:  # Ugandans, and MLC stacked with them (15.0-o)
            return state.at[self.clash] & theatre.of_contingent[UGANDA] & ~self.attackers
        units = able(game, state) & ~self.attackers
        return set_of(unit for unit in each(units) if why_not_take_part(game, state, unit, self.target) is None)

    def lacks_ugandans(self, game: WarGame) -> bool:
        """Whether it is a clash in which the MLC would stand alone (15.0-o)."""
        return self.clash != NO_CLASH and not self.attackers & game.theatre.of_faction["UG"]

    def is_ready(self, game: WarGame, state: WarState) -> bool:
        """Whether the attack can be launched: somebody with an attack of 1 or more (8.6-b)."""
        return not self.lacks_ugandans(game) and any(attack_of(game, state, unit) > 0 for unit in each(self.attackers))

    def who(self, game: WarGame, state: WarState) -> Seat:
        return GOVERNMENT if self.clash != NO_CLASH else SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        names = game.theatre.piece_names
        found: list[Action] = [Join(names[unit]) for unit in each(self.candidates(game, state))]
        if self.is_ready(game, state):
            found.append(LAUNCH)
        return found

    @forbids(Join)
    def why_not_join(self, game: WarGame, state: WarState, action: Join) -> Refusal | None:
        """What keeps a unit from taking part."""
        theatre = game.theatre
        unit = theatre.piece.get(action.unit, -1)
        if not 0 <= unit < len(theatre.units) or has(self.attackers, unit):
            return self.stray(game, state, action)
        if self.clash == NO_CLASH:
            return why_not_take_part(game, state, unit, self.target)
        return None if has(self.candidates(game, state), unit) else self.stray(game, state, action)

    @forbids(Launch)
    def why_not_launch(self, game: WarGame, state: WarState, action: Launch) -> Refusal | None:
        """What keeps the attack from being launched."""
        if self.is_ready(game, state):
            return None
        return Refusal("15.0-o" if self.lacks_ugandans(game) else "8.6-b", {"at": game.theatre.names[self.target]})

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        rule = "15.0-o" if self.clash != NO_CLASH else self.rule
        return Refusal(rule, {"at": game.theatre.names[self.target]})

    @plays(Join)
    def join(self, play: WarPlay, action: Join) -> None:
        """One more takes part."""
        play.replace(self.but(attackers=plus(self.attackers, play.game.theatre.piece[action.unit])))

    @plays(Launch)
    def launch(self, play: WarPlay, action: Launch) -> None:
        """The attack can no longer be called off."""
        state, theatre = play.state, play.game.theatre
        if self.clash == NO_CLASH:
            state.fought |= self.attackers
            state.assaulted = plus(state.assaulted, self.target)
        units = names_of(theatre, self.attackers)
        play.tell("attack", {"at": theatre.names[self.target], "units": units}, "8.6-a", reveals=True)
        play.replace(Battle(self.target, self.attackers, clash=self.clash))

    def question(self, game: WarGame, state: WarState) -> Message:
        return Message("world_war_africa-question-muster", {"at": game.theatre.names[self.target]})
