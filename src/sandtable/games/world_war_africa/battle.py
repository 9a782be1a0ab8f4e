"""One combat (8.6, 8.10, 12): support, odds and the die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Piece, PieceSet, Seat
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, set_of, size
from sandtable.games.world_war_africa.actions import (
    DONE,
    INFILTRATE,
    NO_HELP,
    Attack,
    Cancel,
    Done,
    Infiltrate,
    Join,
    NoHelp,
    Use,
)
from sandtable.games.world_war_africa.aftermath import Aftermath, Losses
from sandtable.games.world_war_africa.pieces import names_of, retire_cache
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
    NO_CLASH,
    ROLL,
    Determined,
    Fight,
    cancelable,
    defenders,
    is_determined,
    side_of,
    sides_of,
    usable_caches,
    usable_markers,
    why_not_marker,
)
from sandtable.games.world_war_africa.theatre import ALLIES, REBEL

if TYPE_CHECKING:
    from sandtable.games.world_war_africa.game import WarGame, WarPlay

STAGES = ("support", "support", "cancel", "caches", "caches", "infiltration", "roll")


class Battle(Fight, frozen=True):
    """From the first support marker to the die."""

    name = "battle"
    rule = "8.5-a"
    compared = True
    helps = True
    amid = True

    def run(self, play: WarPlay) -> bool | Sequence[Action]:
        game, state = play.game, play.state
        if self.stage >= ROLL:
            self.resolve(play)
            return False
        choices = self.choices(game, state)
        if self.stage == AIR_DEFENCE and 0 < size(choices) <= self.cancels:
            self.drive_off(play, first(choices))
            return False
        if self.stage != AIR_DEFENCE and is_determined(state, self.who(game, state)):
            self.next_stage(play)
            return False
        if choices or self.infiltrates(game, state):
            return self.offered(game, state, choices)
        self.next_stage(play)
        return False

    def next_stage(self, play: WarPlay) -> None:
        """On to the next declaration; before the last of them the stack under attack is opened (8.5-a)."""
        if self.stage + 1 == INFILTRATION:
            theatre = play.game.theatre
            names = names_of(theatre, defenders(play.game, play.state, self))
            play.tell("opened", {"at": theatre.names[self.target], "units": names}, "8.5-a", reveals=True)
        play.replace(self.but(stage=self.stage + 1))

    def helped(self, game: WarGame, state: WarState) -> PieceSet:
        """The units of the side that throws something in."""
        return self.attackers if self.attacks() else defenders(game, state, self)

    def thrown_in(self) -> PieceSet:
        """What that side has used so far."""
        return self.used if self.attacks() else self.answered

    def choices(self, game: WarGame, state: WarState) -> PieceSet:
        """The pieces that may be used, or driven off, in this stage."""
        if self.clash != NO_CLASH:
            return 0
        if self.stage in (A_SUPPORT, D_SUPPORT):
            return usable_markers(game, state, self.helped(game, state), self.thrown_in(), self.attacks())
        if self.stage in (A_CACHES, D_CACHES):
            return usable_caches(game, state, self.helped(game, state), self.thrown_in())
        return cancelable(game, self) if self.stage == AIR_DEFENCE and self.cancels else 0

    def infiltrates(self, game: WarGame, state: WarState) -> bool:
        """Whether the infiltration marker may be used now."""
        return self.stage == INFILTRATION and may_infiltrate(game, state, self)

    def who(self, game: WarGame, state: WarState) -> Seat:
        if self.stage == AIR_DEFENCE:
            return REBEL
        side = side_of(game, self)
        return 1 - side if self.stage in (D_SUPPORT, D_CACHES) else side

    def answers(self, game: WarGame, state: WarState) -> Sequence[Action]:
        return self.offered(game, state, self.choices(game, state))

    def offered(self, game: WarGame, state: WarState, choices: PieceSet) -> Sequence[Action]:
        """The answers that stand for these pieces."""
        names = game.theatre.piece_names
        if self.stage == INFILTRATION:
            return [INFILTRATE, DONE]
        if self.stage == AIR_DEFENCE:
            return [Cancel(names[marker]) for marker in each(choices)]
        found: list[Action] = [Use(names[piece]) for piece in each(choices)]
        return [*found, NO_HELP, DONE] if self.is_asked_again(game, state) else [*found, DONE]

    def is_asked_again(self, game: WarGame, state: WarState) -> bool:
        """Whether the side that decides has more to throw in after this stage, as far as it can know itself."""
        units = self.helped(game, state)
        if self.stage in (A_SUPPORT, D_SUPPORT) and usable_caches(game, state, units, self.thrown_in()):
            return True
        return self.attacks() and bool(units & game.theatre.of_faction["Rw"])

    @forbids(Use)
    def why_not_use(self, game: WarGame, state: WarState, action: Use) -> Refusal | None:
        """What keeps a marker or cache from being thrown in: in its turn, by whom it helps."""
        theatre, about = game.theatre, {"by": action.by}
        piece = theatre.piece.get(action.by, -1)
        if piece < 0:
            return Refusal(self.rule)
        cache = has(theatre.caches, piece)
        if self.stage in (A_SUPPORT, D_SUPPORT):
            if cache:
                return Refusal("12.2-d", about)
            return why_not_marker(game, state, piece, self.helped(game, state), self.thrown_in(), self.attacks())
        if not cache:
            return Refusal("8.6-a", about)
        now = self.stage in (A_CACHES, D_CACHES) and has(self.choices(game, state), piece)
        return None if now else Refusal("12.2-d", about)

    @forbids(Cancel)
    def why_not_cancel(self, game: WarGame, state: WarState, action: Cancel) -> Refusal | None:
        """It must be a marker that the air defence can drive off, and it must be there."""
        now = self.stage == AIR_DEFENCE and game.theatre.named_in(action.by, self.choices(game, state))
        return None if now else Refusal("12.3-b")

    @forbids(Infiltrate)
    def why_not_infiltrate(self, game: WarGame, state: WarState, action: Infiltrate) -> Refusal | None:
        """A Rwandan attacker, DRC forces, and only once all else is declared."""
        return None if self.infiltrates(game, state) else Refusal("8.10-a")

    @forbids(Done)
    def why_not_done(self, game: WarGame, state: WarState, action: Done) -> Refusal | None:
        """The air defence drives off as many as it may."""
        return Refusal("12.3-b") if self.stage == AIR_DEFENCE else None

    @forbids(NoHelp)
    def why_not_refuse_help(self, game: WarGame, state: WarState, action: NoHelp) -> Refusal | None:
        """Who would be asked again may say no to all of it at once."""
        now = self.stage in (A_SUPPORT, D_SUPPORT, A_CACHES) and self.is_asked_again(game, state)
        return None if now else Refusal("12.1-b")

    def stray(self, game: WarGame, state: WarState, action: Action) -> Refusal:
        return Refusal({Attack: "8.3-a", Join: "8.6-a"}.get(type(action), self.rule))

    @plays(Done)
    def done(self, play: WarPlay, action: Done) -> None:
        """Nothing more in this stage."""
        self.next_stage(play)

    @plays(NoHelp)
    def refuse_help(self, play: WarPlay, action: NoHelp) -> None:
        """Nothing more in any stage."""
        play.replace(Determined(self.who(play.game, play.state)))
        play.push(self)

    @plays(Infiltrate)
    def infiltrate(self, play: WarPlay, action: Infiltrate) -> None:
        """One die (8.10-c)."""
        die = play.chance.die()
        drm = play.game.theatre.tables.rolls.infiltration[die - 1]
        play.tell("infiltration", {"die": die, "modifier": drm}, "8.10-c")
        play.replace(self.but(drm=drm, stage=ROLL))

    @plays(Use)
    def use(self, play: WarPlay, action: Use) -> None:
        """A marker or cache is thrown in; it is used up (12.0-a, 12.2-e)."""
        state, theatre = play.state, play.game.theatre
        piece = theatre.piece[action.by]
        cache = has(theatre.caches, piece)
        if cache:
            retire_cache(theatre, state, piece)
        else:
            state.where[piece] = USED
            if self.attacks() and theatre.owner[piece] in ALLIES:
                if theatre.kind[piece] == "air_support":
                    state.air -= 1
                else:
                    state.helo -= 1
        fight = self.helped_by(piece)
        rule = "12.2-d" if cache else "12.1-b"
        play.tell("support", {"by": action.by, "at": theatre.names[self.target]}, rule)
        if has(theatre.adr, piece):
            die = play.chance.die()
            fight = fight.but(cancels=theatre.tables.rolls.adr[die - 1])
            play.tell("air-defence", {"die": die, "cancels": fight.cancels}, "12.3-b")
        play.replace(fight)

    @plays(Cancel)
    def cancel(self, play: WarPlay, action: Cancel) -> None:
        """The Rebel's choice is driven off."""
        self.drive_off(play, play.game.theatre.piece[action.by])

    def drive_off(self, play: WarPlay, marker: Piece) -> None:
        """The air defence drives a marker off."""
        play.tell("cancelled", {"by": play.game.theatre.piece_names[marker]}, "12.3-b")
        play.replace(self.without_marker(marker))

    def resolve(self, play: WarPlay) -> None:
        """Odds, shifts, the die, the CRT (8.6-a)."""
        game, state = play.game, play.state
        theatre = game.theatre
        holders = defenders(game, state, self)
        attack, defence = strengths(game, state, self, holders)
        column = column_roll(game, state, self, attack.total, defence.total)
        roll = die_roll(game, state, self)
        die = play.chance.die()
        lost, killed = losses_for(game, column_of(game, column), die + roll.total)
        play.tell(
            "combat",
            {
                "at": theatre.names[self.target],
                "attack": attack,
                "defence": defence,
                "column": column,
                "odds": theatre.tables.crt.columns[column_of(game, column)],
                "shift": sum(reason.value for reason in column.reasons[1:]),
                "roll": roll,
                "strength": attack.total,
                "against": defence.total,
                "die": die,
                "result": die + roll.total,
                "attacker_losses": lost,
                "defender_losses": killed,
                # what the table asks for beyond those who are there is ignored (8.7-a), and told of nobody
                "attackers_lost": min(lost, size(self.attackers)),
                "defenders_lost": min(killed, size(holders)),
            },
            "8.6-a",
            reveals=True,
        )
        origins = set_of(state.where[unit] for unit in each(self.attackers))
        play.replace(Aftermath(self.target, self.attackers, origins, self.clash))
        attacker, defender = sides_of(self.clash, side_of(game, self))
        play.push(Losses(attacker, self.attackers, lost))
        play.push(Losses(defender, holders, killed))

    def question(self, game: WarGame, state: WarState) -> Message:
        attack, _ = strengths(game, state, self, defenders(game, state, self))
        about = {"at": game.theatre.names[self.target], "strength": attack.total}
        return Message(f"world_war_africa-question-battle-{STAGES[self.stage]}", about)
