"""The Combat Segment (8.0 to 8.5): which hex is attacked, and by whom; the hunt in the Rwanda Box (7.11.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.spaces import each, set_of
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import DONE, LAUNCH, Attack, Done, Intercept, Join, Launch
from sandtable.games.world_war_africa.state import READY, USED, WarState
from sandtable.games.world_war_africa.theatre import GOVERNMENT, REBEL, RWANDA, SIDE_OF, UGANDA
from sandtable.games.world_war_africa.zones import halved, is_supplied

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

NO_CLASH = -1


def attack_of(game: WarGame, state: WarState, unit: int) -> int:
    """A unit's attack factor where it stands, halved out of supply (11.3-a)."""
    factor = game.theatre.attack[unit]
    return factor if is_supplied(game, state, unit) else halved(game, factor)


def defence_of(game: WarGame, state: WarState, unit: int) -> int:
    """A unit's defence factor where it stands, halved out of supply (11.3-a)."""
    factor = game.theatre.defence[unit]
    return factor if is_supplied(game, state, unit) else halved(game, factor)


def enemy_spaces(game: WarGame, state: WarState, side: int) -> int:
    """Where a side's enemies can be attacked: hexes, and Kitona (14.0-f)."""
    theatre = game.theatre
    found = state.held[1 - side]
    if state.at[theatre.kitona] & theatre.of_side[1 - side]:
        found |= 1 << theatre.kitona
    return found


def why_not_take_part(game: WarGame, state: WarState, unit: int, target: int) -> Refusal | None:
    """What keeps a unit from attacking this space now."""
    theatre = game.theatre
    about = {"unit": theatre.piece_names[unit], "at": theatre.names[target]}
    if theatre.contingent[unit] != state.active:
        return Refusal("8.0-a", about)
    space = state.where[unit]
    if space < 0:
        return Refusal("8.1-a", about)
    if target == theatre.rwanda_box:
        if space != target or not theatre.of_faction["Rw"] >> unit & 1:
            return Refusal("7.11-a", about)
    elif not theatre.open_near[space] >> target & 1:
        touching = space < len(theatre.grid) and theatre.grid.near[space] >> target & 1
        if target == theatre.kitona:
            return Refusal("14.0-f", about)
        return Refusal("8.8-d" if touching and theatre.drc >> space & 1 else "8.1-a", about)
    elif target != theatre.kitona and not theatre.attack_ground[unit] >> target & 1:
        return Refusal("7.1-b" if theatre.faction[unit].south_only else "7.1-a", about)
    if state.inactive >> unit & 1:
        return Refusal("5.3-h", about)
    return Refusal("8.2-a", about) if state.fought >> unit & 1 else None


def able(game: WarGame, state: WarState) -> int:
    """The units of the active contingent that may still attack."""
    return game.theatre.of_contingent[state.active] & state.fielded & ~state.fought & ~state.inactive


def targets(game: WarGame, state: WarState) -> int:
    """The spaces that may be attacked now: next to a unit that can, with an attack of 1 or more (8.6-b)."""
    theatre = game.theatre
    side = SIDE_OF[state.active]
    enemies = enemy_spaces(game, state, side) & ~state.assaulted
    near = theatre.grid.spread(state.held[side]) | 1 << theatre.kitona | 1 << theatre.kitona_link
    enemies &= near
    if not enemies:
        return 0
    found = 0
    kitona = 1 << theatre.kitona
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


def hunting_helicopter(game: WarGame, state: WarState) -> int:
    """The Rwandan helicopter support marker, if it is ready, or -1 (12.1-d)."""
    theatre = game.theatre
    for marker in each(theatre.markers["helo_support"] & theatre.owned_markers[RWANDA]):
        if state.where[marker] == READY:
            return marker
    return -1


def intercept_roll(game: WarGame, state: WarState, helicopter: int) -> Roll:
    """The die of an interception with its modifiers (7.11.1-b)."""
    theatre = game.theatre
    rolls = theatre.tables.rolls
    reasons = []
    if helicopter >= 0:
        reasons.append(Reason(rolls.intercept_helicopter, "7.11.1-b", theatre.piece_names[helicopter]))
    if theatre.tables.turn[state.turn - 1].rainy_south:
        reasons.append(Reason(rolls.intercept_rain, "7.8.1-c", "rain"))
    return Roll("Rwanda", 1, 6, "modifier", reasons)


class Combat(Step["WarGame", WarState]):
    """One attack after another, as many as the player likes (8.3-a)."""

    name = "combat"

    def run(self, play: WarPlay, frame: Frame) -> bool:
        if targets(play.game, play.state) or may_intercept(play.game, play.state):
            return True
        self.finish(play)
        return False

    def finish(self, play: WarPlay) -> None:
        """The segment ends (6.1-a)."""
        play.state.fought = play.state.assaulted = 0
        play.replace("overstacking")

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        names = game.theatre.names
        found: list[Action] = [Attack(names[space]) for space in each(targets(game, state))]
        if may_intercept(game, state):
            found.append(Intercept())
            helicopter = hunting_helicopter(game, state)
            if helicopter >= 0:
                found.append(Intercept(game.theatre.piece_names[helicopter]))
        found.append(DONE)
        return found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        theatre = game.theatre
        if isinstance(action, Attack) and action.at in theatre.index:
            return self.why_not_attack(game, state, theatre.index[action.at])
        if isinstance(action, Intercept):
            return Refusal("7.11.1-a" if not action.by else "7.11.1-b")
        return Refusal("4.0-f")

    def why_not_attack(self, game: WarGame, state: WarState, target: int) -> Refusal | None:
        """What keeps a space from being attacked."""
        theatre = game.theatre
        about = {"at": theatre.names[target]}
        if state.assaulted >> target & 1:
            return Refusal("8.2-a", about)
        if not theatre.drc >> target & 1 and target != theatre.kitona:
            return Refusal("7.11-a", about)
        if not enemy_spaces(game, state, SIDE_OF[state.active]) >> target & 1:
            return Refusal("8.1-a", about)
        refusals = {}
        for unit in each(theatre.of_contingent[state.active] & state.fielded):
            refusal = why_not_take_part(game, state, unit, target)
            if refusal is None:
                refusal = Refusal("8.6-b", about)  # near enough, but nobody with an attack of 1
            refusals[refusal.rule] = refusal
        for rule in ("8.6-b", "8.2-a", "5.3-h", "7.1-a", "7.1-b", "8.8-d", "14.0-f"):
            if rule in refusals:
                return refusals[rule]
        return Refusal("14.0-f" if target == theatre.kitona else "8.1-a", about)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        theatre = play.game.theatre
        if isinstance(action, Done):
            play.tell("segment-done", {"segment": "combat"}, "8.3-a")
            self.finish(play)
        elif isinstance(action, Attack):
            play.push("muster", theatre.index[action.at], 0, NO_CLASH)
        else:
            assert isinstance(action, Intercept)
            self.intercept(play, theatre.piece[action.by] if action.by else -1)

    def intercept(self, play: WarPlay, helicopter: int) -> None:
        """One die; on 5 or more the Rwandans must attack (7.11.1)."""
        game, state = play.game, play.state
        roll = intercept_roll(game, state, helicopter)
        state.intercepted = 1
        if helicopter >= 0:
            state.where[helicopter] = USED
        die = play.chance.die()
        caught = die + roll.total >= game.theatre.tables.rolls.intercept
        play.tell("intercept", {"roll": roll, "die": die, "result": die + roll.total, "combat": caught}, "7.11.1-a")
        if caught:
            play.push("muster", game.theatre.rwanda_box, 0, NO_CLASH)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        active = game.theatre.contingents[state.active] if state.active >= 0 else ""
        return Message("world_war_africa-question-combat", {"contingent": active})


class Muster(Step["WarGame", WarState]):
    """The attackers of one hex are named (8.1-a, 8.4-a). Frame: target, attackers, the Ugandans' hex in a clash."""

    name = "muster"
    FRAME = {"target": "space", "attackers": "pieces", "clash": "space"}

    def candidates(self, game: WarGame, state: WarState, frame: Frame) -> int:
        """Who may still join."""
        _, target, attackers, clash = frame
        theatre = game.theatre
        if clash != NO_CLASH:  # Ugandans, and MLC stacked with them (15.0-o)
            return int(state.at[clash] & theatre.of_contingent[UGANDA] & ~attackers)
        units = able(game, state) & ~attackers
        return set_of(u for u in each(units) if why_not_take_part(game, state, u, target) is None)

    def ready(self, game: WarGame, state: WarState, frame: Frame) -> bool:
        """Whether the attack can be launched: somebody with an attack of 1 or more (8.6-b)."""
        _, _, attackers, clash = frame
        if clash != NO_CLASH and not attackers & game.theatre.of_faction["UG"]:
            return False
        return any(attack_of(game, state, unit) > 0 for unit in each(attackers))

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return GOVERNMENT if frame[3] != NO_CLASH else SIDE_OF[state.active]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        names = game.theatre.piece_names
        found: list[Action] = [Join(names[unit]) for unit in each(self.candidates(game, state, frame))]
        if self.ready(game, state, frame):
            found.append(LAUNCH)
        return found

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        _, target, attackers, clash = frame
        about = {"at": game.theatre.names[target]}
        if isinstance(action, Join) and clash == NO_CLASH:
            unit = game.theatre.piece.get(action.unit, -1)
            if 0 <= unit < len(game.theatre.units) and not attackers >> unit & 1:
                return why_not_take_part(game, state, unit, target) or Refusal("8.2-a", about)
        if isinstance(action, Launch):
            alone = clash != NO_CLASH and not attackers & game.theatre.of_faction["UG"]
            return Refusal("15.0-o" if alone else "8.6-b", about)
        return Refusal("15.0-o" if clash != NO_CLASH else "8.3-a", about)

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        _, target, attackers, clash = frame
        state, theatre = play.state, play.game.theatre
        if isinstance(action, Join):
            play.replace(self.name, target, attackers | 1 << theatre.piece[action.unit], clash)
            return
        assert isinstance(action, Launch)
        if clash == NO_CLASH:
            state.fought |= attackers
            state.assaulted |= 1 << target
        names = [theatre.piece_names[unit] for unit in each(attackers)]
        play.tell("attack", {"at": theatre.names[target], "units": names}, "8.6-a", reveals=True)
        play.replace("battle", target, attackers, 0, 0, 0, 0, 0, clash)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-muster", {"at": game.theatre.names[frame[1]]})


def sides_of(clash: int, attackers_side: int) -> tuple[int, int]:
    """The seats of attacker and defender; in a clash the Rebel owns both."""
    return (REBEL, REBEL) if clash != NO_CLASH else (attackers_side, 1 - attackers_side)
