"""One combat (8.6 to 8.10, 12): support, odds, the die, losses and the advance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.flow import Step
from sandtable.engine.spaces import each, first, set_of
from sandtable.engine.states import Frame
from sandtable.games.world_war_africa.actions import (
    DONE,
    INFILTRATE,
    Advance,
    Attack,
    Cancel,
    Done,
    Infiltrate,
    Join,
    Lose,
    Use,
)
from sandtable.games.world_war_africa.combat import NO_CLASH, sides_of
from sandtable.games.world_war_africa.losses import eliminate
from sandtable.games.world_war_africa.march import enter, names_of
from sandtable.games.world_war_africa.obstacles import why_not_box, why_not_ground
from sandtable.games.world_war_africa.pieces import (
    own_caches,
    put,
    retire_cache,
    set_control,
)
from sandtable.games.world_war_africa.stacking import has_room
from sandtable.games.world_war_africa.state import USED, WarState
from sandtable.games.world_war_africa.strength import (
    column_of,
    column_roll,
    die_roll,
    losses_for,
    may_infiltrate,
    strengths,
)
from sandtable.games.world_war_africa.support import (
    A_CACHES,
    A_SUPPORT,
    AIR_DEFENCE,
    D_CACHES,
    D_SUPPORT,
    INFILTRATION,
    ROLL,
    Fight,
    cancelable,
    defenders,
    fight_of,
    side_of,
    usable_caches,
    usable_markers,
    why_not_marker,
)
from sandtable.games.world_war_africa.theatre import ALLIES, REBEL, UGANDA

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay


class Battle(Step["WarGame", WarState]):
    """From the first support marker to the die.

    Frame: target, attackers, stage, what the attacker and the defender have used, markers still to be cancelled, the
    infiltration modifier, the Ugandans' hex in a clash.
    """

    name = "battle"
    FRAME = {
        "target": "space",
        "attackers": "pieces",
        "stage": "number",
        "used": "pieces",
        "answered": "pieces",
        "cancels": "number",
        "drm": "number",
        "clash": "space",
    }

    def run(self, play: WarPlay, frame: Frame) -> bool:
        fight = fight_of(frame)
        game, state = play.game, play.state
        if fight.stage == ROLL:
            self.resolve(play, fight)
            return False
        choices = self.choices(game, state, fight)
        if fight.stage == AIR_DEFENCE and 0 < choices.bit_count() <= fight.cancels:
            self.cancel(play, fight, first(choices))
            return False
        if choices:
            return True
        self.next_stage(play, fight)
        return False

    def next_stage(self, play: WarPlay, fight: Fight) -> None:
        """On to the next declaration; before the last of them the stack under attack is opened (8.5-a)."""
        fight = fight._replace(stage=fight.stage + 1)
        if fight.stage == INFILTRATION:
            theatre = play.game.theatre
            names = names_of(theatre, defenders(play.game, play.state, fight))
            play.tell("opened", {"at": theatre.names[fight.target], "units": names}, "8.5-a", reveals=True)
        play.replace(self.name, *fight)

    def choices(self, game: WarGame, state: WarState, fight: Fight) -> int:
        """The pieces that may be used, or driven off, in this stage; -1 stands for the infiltration marker."""
        stage = fight.stage
        if fight.clash != NO_CLASH:
            return 0
        if stage == A_SUPPORT:
            return usable_markers(game, state, fight.attackers, fight.used, True)
        if stage == D_SUPPORT:
            return usable_markers(game, state, defenders(game, state, fight), fight.answered, False)
        if stage == AIR_DEFENCE:
            return cancelable(game, fight) if fight.cancels else 0
        if stage == A_CACHES:
            return usable_caches(game, state, fight.attackers, fight.used)
        if stage == D_CACHES:
            return usable_caches(game, state, defenders(game, state, fight), fight.answered)
        return -1 if may_infiltrate(game, state, fight) else 0

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        fight = fight_of(frame)
        if fight.stage == AIR_DEFENCE:
            return REBEL
        side = side_of(game, fight)
        return 1 - side if fight.stage in (D_SUPPORT, D_CACHES) else side

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        fight = fight_of(frame)
        names = game.theatre.piece_names
        if fight.stage == INFILTRATION:
            return [INFILTRATE, DONE]
        choices = self.choices(game, state, fight)
        if fight.stage == AIR_DEFENCE:
            return [Cancel(names[marker]) for marker in each(choices)]
        return [*(Use(names[piece]) for piece in each(choices)), DONE]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        fight = fight_of(frame)
        theatre = game.theatre
        if isinstance(action, Use) and action.by in theatre.piece:
            piece = theatre.piece[action.by]
            about = {"by": action.by}
            mine = fight.stage in (A_SUPPORT, A_CACHES)
            units = fight.attackers if mine else defenders(game, state, fight)
            spent = fight.used if mine else fight.answered
            if fight.stage in (A_SUPPORT, D_SUPPORT):
                if theatre.caches >> piece & 1:
                    return Refusal("12.2-d", about)
                return why_not_marker(game, state, piece, units, spent, mine)
            if not theatre.caches >> piece & 1:
                return Refusal("8.6-a", about)
            return Refusal("12.2-d", about)
        if isinstance(action, Infiltrate):
            return Refusal("8.10-a")
        if isinstance(action, Cancel):
            return Refusal("12.3-b")
        if isinstance(action, Attack | Join):
            return Refusal("8.3-a" if isinstance(action, Attack) else "8.6-a")
        return Refusal("8.5-a")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        fight = fight_of(frame)
        theatre = play.game.theatre
        if isinstance(action, Done):
            self.next_stage(play, fight)
        elif isinstance(action, Infiltrate):
            die = play.chance.die()
            drm = theatre.tables.rolls.infiltration[die - 1]
            play.tell("infiltration", {"die": die, "modifier": drm}, "8.10-c")
            play.replace(self.name, *fight._replace(drm=drm, stage=ROLL))
        elif isinstance(action, Cancel):
            self.cancel(play, fight, theatre.piece[action.by])
        else:
            assert isinstance(action, Use)
            self.use(play, fight, theatre.piece[action.by])

    def use(self, play: WarPlay, fight: Fight, piece: int) -> None:
        """A marker or cache is thrown in; it is used up (12.0-a, 12.2-e)."""
        state, theatre = play.state, play.game.theatre
        mine = fight.stage in (A_SUPPORT, A_CACHES)
        bit = 1 << piece
        if theatre.caches & bit:
            retire_cache(theatre, state, piece)
        else:
            state.where[piece] = USED
            if mine and theatre.owner[piece] in ALLIES:
                if theatre.kind[piece] == "air_support":
                    state.air -= 1
                else:
                    state.helo -= 1
        fight = fight._replace(used=fight.used | bit) if mine else fight._replace(answered=fight.answered | bit)
        rule = "12.2-d" if theatre.caches & bit else "12.1-b"
        play.tell("support", {"by": theatre.piece_names[piece], "at": theatre.names[fight.target]}, rule)
        if theatre.adr & bit:
            die = play.chance.die()
            fight = fight._replace(cancels=theatre.tables.rolls.adr[die - 1])
            play.tell("air-defence", {"die": die, "cancels": fight.cancels}, "12.3-b")
        play.replace(self.name, *fight)

    def cancel(self, play: WarPlay, fight: Fight, marker: int) -> None:
        """The air defence drives a marker off."""
        gone = ~(1 << marker)
        fight = fight._replace(used=fight.used & gone, answered=fight.answered & gone, cancels=fight.cancels - 1)
        play.tell("cancelled", {"by": play.game.theatre.piece_names[marker]}, "12.3-b")
        play.replace(self.name, *fight)

    def resolve(self, play: WarPlay, fight: Fight) -> None:
        """Odds, shifts, the die, the CRT (8.6-a)."""
        game, state = play.game, play.state
        theatre = game.theatre
        holders = defenders(game, state, fight)
        attack, defence = strengths(game, state, fight, holders)
        column = column_roll(game, state, fight, attack.total, defence.total)
        roll = die_roll(game, state, fight)
        die = play.chance.die()
        lost, killed = losses_for(game, column_of(game, column), die + roll.total)
        play.tell(
            "combat",
            {
                "at": theatre.names[fight.target],
                "attack": attack,
                "defence": defence,
                "column": column,
                "odds": theatre.tables.crt.columns[column_of(game, column)],
                "roll": roll,
                "strength": attack.total,
                "against": defence.total,
                "die": die,
                "result": die + roll.total,
                "attacker_losses": lost,
                "defender_losses": killed,
            },
            "8.6-a",
            reveals=True,
        )
        came_from = set_of(state.where[unit] for unit in each(fight.attackers))
        play.replace("aftermath", fight.target, fight.attackers, came_from, fight.clash)
        attacker, defender = sides_of(fight.clash, side_of(game, fight))
        play.push("losses", attacker, fight.attackers, lost)
        play.push("losses", defender, holders, killed)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        stage = ("support", "support", "cancel", "caches", "caches", "infiltration", "roll")[frame[3]]
        return Message(f"world_war_africa-question-battle-{stage}", {"at": game.theatre.names[frame[1]]})


class Losses(Step["WarGame", WarState]):
    """The owner chooses which of the units that took part are lost (8.7-a). Frame: seat, the units, how many."""

    name = "losses"
    FRAME = {"side": "seat", "units": "pieces", "count": "number"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        _, _, units, count = frame
        alive = units & play.state.fielded
        if count and alive.bit_count() > count:
            return True
        play.pop()
        if count:
            for unit in each(alive):
                eliminate(play, unit, "8.7-a")
        return False

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return int(frame[1])

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        return [Lose(game.theatre.piece_names[unit]) for unit in each(frame[2] & state.fielded)]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        return Refusal("8.7-a")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Lose)
        _, side, units, count = frame
        eliminate(play, play.game.theatre.piece[action.unit], "8.7-a")
        play.replace(self.name, side, units, count - 1)

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-losses", {"units": frame[3]})


class Aftermath(Step["WarGame", WarState]):
    """Caches of destroyed stacks go; an emptied hex may be entered (8.9, 12.2-f).

    Frame: target, attackers, the spaces they came from, the Ugandans' hex in a clash.
    """

    name = "aftermath"
    FRAME = {"target": "space", "attackers": "pieces", "from": "spaces", "clash": "space"}

    def run(self, play: WarPlay, frame: Frame) -> bool:
        _, target, attackers, came_from, clash = frame
        game, state = play.game, play.state
        theatre = game.theatre
        if came_from:  # once, before anybody advances
            attacker, defender = sides_of(clash, theatre.side[first(attackers)])
            for space, side in (*((space, attacker) for space in each(came_from)), (target, defender)):
                if not state.at[space] & theatre.of_side[side]:
                    for cache in each(own_caches(theatre, state, space, side)):
                        retire_cache(theatre, state, cache)
            if clash != NO_CLASH and not state.at[target] and theatre.towns >> target & 1:
                set_control(state, target, UGANDA)  # 15.0-p
                play.tell("control", {"at": theatre.names[target], "contingent": "Uganda"}, "15.0-p")
            play.replace(self.name, target, attackers, 0, clash)
        if self.may_advance(game, state, frame):
            return True
        play.pop()
        return False

    def may_advance(self, game: WarGame, state: WarState, frame: Frame) -> int:
        """The attackers that may enter the emptied hex (8.9-a)."""
        _, target, attackers, _, _ = frame
        theatre = game.theatre
        if target == theatre.rwanda_box or state.at[target] & ~attackers:
            return 0
        alive = attackers & state.fielded & ~state.at[target]
        return set_of(unit for unit in each(alive) if self.why_not_advance(game, state, target, unit) is None)

    def why_not_advance(self, game: WarGame, state: WarState, target: int, unit: int) -> Refusal | None:
        """What keeps an attacker from entering: prohibited ground, its regions, no room."""
        theatre = game.theatre
        if target == theatre.kitona:
            return why_not_box(game, state, 1 << unit, target)
        refusal = why_not_ground(theatre, unit, target)
        if refusal:
            return refusal
        if not has_room(theatre, state, target):
            return Refusal("6.0-a", {"unit": theatre.piece_names[unit], "to": theatre.names[target]})
        return None

    def seat(self, game: WarGame, state: WarState, frame: Frame) -> int:
        return game.theatre.side[first(frame[2])]

    def answers(self, game: WarGame, state: WarState, frame: Frame) -> Sequence[Action]:
        names = game.theatre.piece_names
        return [*(Advance(names[unit]) for unit in each(self.may_advance(game, state, frame))), DONE]

    def why_not(self, game: WarGame, state: WarState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Advance) and action.unit in game.theatre.piece:
            unit = game.theatre.piece[action.unit]
            if frame[2] >> unit & 1 and state.where[unit] >= 0 and state.where[unit] != frame[1]:
                return self.why_not_advance(game, state, frame[1], unit)
        return Refusal("8.9-a")

    def answer(self, play: WarPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Advance)
        theatre, state = play.game.theatre, play.state
        unit = theatre.piece[action.unit]
        enter(play, unit, frame[1])
        put(theatre, state, unit, frame[1])
        play.tell("advance", {"unit": action.unit, "to": theatre.names[frame[1]]}, "8.9-a")

    def question(self, game: WarGame, state: WarState, frame: Frame) -> Message:
        return Message("world_war_africa-question-advance", {"to": game.theatre.names[frame[1]]})
