"""Ground combat (chapters 17 and 19): which hex, who prepares, the rounds of fire, and how a battle ends."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Number, Piece, PieceSet, Space
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has, listed, several, without
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Battle, Combine, Disembark, Done, Fire, Support
from sandtable.games.paratrooper.asking import AIR, Asking
from sandtable.games.paratrooper.fire import Volley, combat_of, ground_roll, hit_opfor, pick_target, throw
from sandtable.games.paratrooper.fire_order import (
    COMMAND,
    FELIN,
    FOR_ALL,
    FOR_HELICOPTERS,
    NO_SUPPORT,
    alike,
    combinations,
    row_at_front,
    start_round,
)
from sandtable.games.paratrooper.handling import Handover
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.losses import Losses
from sandtable.games.paratrooper.pieces import among, eliminate, enemies, fighters, get_off, put
from sandtable.games.paratrooper.pursuit import Pursuit
from sandtable.games.paratrooper.state import BOX, NONE, OPFOR, REP, Hex, HexSet, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class GroundCombat(Asking, frozen=True):
    """All contested hexes are fought, one after another in the player's order (17.1-a)."""

    name = "combat"
    rule = "17.1-a"
    # all of them are fought, and only which is next is asked: its odds stand beside it, and no card asks twice
    compared = True

    attacker: Number
    begun: Number

    def run(self, play: ParatrooperPlay) -> bool:
        state = play.state
        if not self.begun:
            state.battles = state.rep & state.foes
            play.replace(self.but(begun=1))
        left = self.left(state)
        if not left:
            state.battles = state.river = state.backed = state.pursued = 0
            play.pop()
            return False
        if several(left):
            return True
        begin_battle(play, first(left), self.attacker)
        return False

    def left(self, state: ParatrooperState) -> HexSet:
        """Hexes still to be fought: a retreat or a reveal may have settled some."""
        return state.battles & state.rep & state.foes

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        names = game.ground(state).names
        return [Battle(names[hex]) for hex in listed(self.left(state))]

    @forbids(Done)
    def why_not_stop(self, game: ParatrooperGame, state: ParatrooperState, action: Done) -> Refusal:
        return Refusal("17.1-a")

    @forbids(Battle)
    def why_not_there(self, game: ParatrooperGame, state: ParatrooperState, action: Battle) -> Refusal | None:
        hex = game.hex_of(state, action.at)
        return None if hex is not None and has(self.left(state), hex) else Refusal("17.1-a", {"at": action.at})

    @plays(Battle)
    def fight(self, play: ParatrooperPlay, action: Battle) -> None:
        begin_battle(play, play.game.hex_named(play.state, action.at), self.attacker)

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"attacker": "opposition" if self.attacker else "regiment"}


def begin_battle(play: ParatrooperPlay, hex: Hex, attacker: Number) -> None:
    """Concealed counters are turned up and settled; then supports are chosen; then the fight (17.1-b, 23.1-c)."""
    state = play.state
    state.battles = without(state.battles, hex)
    facts = {"at": play.game.name_of(state, hex), "attacker": "opposition" if attacker else "regiment"}
    play.tell("battle", facts, "17.0-a")
    play.push(BattleStep(hex, attacker, NO_SUPPORT, 0, NONE), NetwarSupport(hex), Handover(hex))
    if attacker == OPFOR:
        play.push(Disembarkation(hex))
    if state.covered[hex]:
        opfor.turn_up(play, hex, "23.1-c")
        opfor.settle(play)


class Disembarkation(Asking, frozen=True):
    """Before a counterattack embarked units may get off (29.2)."""

    name = "disembark"
    amid = True

    hex: Hex

    def place(self, state: ParatrooperState) -> Space:
        return self.hex

    def aboard(self, game: ParatrooperGame, state: ParatrooperState) -> PieceSet:
        """Units embarked there."""
        return state.at[self.hex] & game.theatre.units & state.embarked

    def run(self, play: ParatrooperPlay) -> bool:
        if self.aboard(play.game, play.state) and enemies(play.game.theatre, play.state, self.hex):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [*(Disembark(game.theatre.names[p]) for p in each(self.aboard(game, state))), DONE]

    @forbids(Disembark)
    def why_not_get_off(self, game: ParatrooperGame, state: ParatrooperState, action: Disembark) -> Refusal | None:
        there = among(self.aboard(game, state), game.piece_of(action.unit))
        return None if there else Refusal("29.2-a", {"unit": action.unit})

    @plays(Disembark)
    def get_off(self, play: ParatrooperPlay, action: Disembark) -> None:
        get_off(play, play.game.theatre.piece[action.unit], "29.2-a")

    @plays(Done)
    def stay_aboard(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex)}


def netwar_reach(game: ParatrooperGame, state: ParatrooperState, hex: Hex) -> Number:
    """Whom a Netwar marker would help in a hex (11.3-a, 11.3-c)."""
    theatre = game.theatre
    here = fighters(theatre, state, hex)
    if here & (theatre.ground_cps | theatre.felin):
        return FOR_ALL
    return FOR_HELICOPTERS if here & theatre.helicopter_cps else NO_SUPPORT


class NetwarSupport(Asking, frozen=True):
    """Before a combat a Netwar marker may be committed to it (11.3)."""

    name = "netwar-support"
    amid = True
    compared = True
    part = AIR

    hex: Hex

    def run(self, play: ParatrooperPlay) -> bool:
        game, state = play.game, play.state
        if self.able(game, state) and enemies(game.theatre, state, self.hex):
            return True
        play.pop()
        return False

    def able(self, game: ParatrooperGame, state: ParatrooperState) -> bool:
        """Whether a marker is ready, and somebody there whom it could help."""
        return ready(state, game.theatre.netwars) >= 0 and netwar_reach(game, state, self.hex) != NO_SUPPORT

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [Support(), DONE]

    @forbids(Support)
    def why_not_support(self, game: ParatrooperGame, state: ParatrooperState, action: Support) -> Refusal | None:
        return None if self.able(game, state) else Refusal("11.3-a")

    @plays(Support)
    def support(self, play: ParatrooperPlay, action: Support) -> None:
        game, state = play.game, play.state
        play.pop()
        marker = ready(state, game.theatre.netwars)
        put(game.theatre, state, marker, self.hex)
        battle = state.stack[-1]
        assert isinstance(battle, BattleStep)
        play.replace(battle.but(support=netwar_reach(game, state, self.hex)))
        facts = {"unit": game.theatre.names[marker], "at": game.name_of(state, self.hex)}
        play.tell("netwar-supports", facts, "11.3-a")

    @plays(Done)
    def go_without(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        return {"at": game.name_of(state, self.hex)}


class BattleStep(Asking, frozen=True):
    """One battle; ``begun`` is the engagement rating of a row that has begun to fire."""

    name = "battle"
    amid = True
    # nobody is asked whether to fire, but who is next: what each comes to stands beside it
    compared = True
    at_once = True

    hex: Hex
    attacker: Number
    support: Number
    round: Number
    begun: Number

    def place(self, state: ParatrooperState) -> Space:
        return self.hex

    def run(self, play: ParatrooperPlay) -> bool:
        stack = play.state.stack
        level = len(stack)
        while len(stack) == level and isinstance(step := stack[-1], BattleStep):
            if step.go_on(play):
                return True
        return False

    def go_on(self, play: ParatrooperPlay) -> bool:
        """The next fire, the next round, or the end; True if the player has to say who fires."""
        game, state = play.game, play.state
        theatre = game.theatre
        rep, foes = fighters(theatre, state, self.hex), enemies(theatre, state, self.hex)
        if not rep or not foes:
            self.end(play, self.round)
            return False
        state.order[:] = [
            p for p in state.order if has(rep | foes, p) and combat_of(game, state, p)
        ]  # whoever was removed, or can fire no more, loses the turn (17.2-e, 17.2-g)
        if not state.order:
            self.next_round(play)
            return False
        row = row_at_front(game, state)
        if row & theatre.opfor:
            self.opfor_fires(play, row)
            return False
        single = self.one_of_each(game, state, each(row))
        if len(single) > 1 or combinations(game, state, self.hex, row, self.begun):
            return True
        self.rep_fires(play, [single[0]])
        return False

    def next_round(self, play: ParatrooperPlay) -> None:
        """Everybody lines up again, unless nobody scored, or nobody can fire: then it is a draw (17.3-h)."""
        state = play.state
        if self.round and not state.struck:
            self.end(play, self.round)
            return
        start_round(play, self.hex, self.attacker, self.support)
        play.replace(self.but(round=self.round + 1, begun=NONE))
        if not state.order:
            state.struck = 0
            self.end(play, self.round + 1)

    def opfor_fires(self, play: ParatrooperPlay, row: PieceSet) -> None:
        """The next OPFOR unit fires, or the whole row at once under a command post (17.9-d)."""
        game, state = play.game, play.state
        theatre = game.theatre
        commanded = enemies(theatre, state, self.hex) & theatre.opfor_cps
        firers = [p for p in state.order if has(row, p)] if commanded else [state.order[0]]
        state.order[:] = [p for p in state.order if p not in firers]
        roll = ground_roll(game, state, self.hex, firers, OPFOR, self.attacker, NONE)
        volley = throw(play, roll, self.hex, [theatre.names[p] for p in firers])
        if volley.hits or volley.retreat:
            play.push(Losses(self.hex, volley.hits, volley.retreat, 0))

    def rep_fires(self, play: ParatrooperPlay, firers: list[Piece]) -> None:
        """REP units fire, singly or as one; a PGM unit's target is fixed before the die (17.9-e)."""
        game, state = play.game, play.state
        theatre, hex = game.theatre, self.hex
        play.replace(self.but(begun=state.rank[firers[0]]))
        state.order[:] = [p for p in state.order if p not in firers]
        target = pick_target(play, hex) if any(has(theatre.pgm, p) for p in firers) else NONE
        roll = ground_roll(game, state, hex, firers, REP, self.attacker, target)
        volley = throw(play, roll, hex, [theatre.names[p] for p in firers])
        if volley.hits or volley.retreat:
            hit_opfor(play, Volley(hex, volley.hits, volley.retreat, target))

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        row = row_at_front(game, state)
        found: list[Action] = [Combine(how) for how in combinations(game, state, self.hex, row, self.begun)]
        found += [Fire(game.theatre.names[piece]) for piece in self.one_of_each(game, state, each(row))]
        return found

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """Units that fire alike."""
        return alike(game, state, piece)

    @forbids(Fire)
    def why_not_fire(self, game: ParatrooperGame, state: ParatrooperState, action: Fire) -> Refusal | None:
        next_to_fire = among(row_at_front(game, state), game.piece_of(action.unit))
        return None if next_to_fire else Refusal("17.2-a", {"unit": action.unit})

    @forbids(Combine)
    def why_not_combine(self, game: ParatrooperGame, state: ParatrooperState, action: Combine) -> Refusal | None:
        if action.how in combinations(game, state, self.hex, row_at_front(game, state), self.begun):
            return None
        return Refusal("30.2-b" if action.how == FELIN else "17.9-c")

    @forbids(Done)
    def why_not_stop(self, game: ParatrooperGame, state: ParatrooperState, action: Done) -> Refusal:
        return Refusal("23.1-c")

    @plays(Fire)
    def fire(self, play: ParatrooperPlay, action: Fire) -> None:
        self.rep_fires(play, [play.game.theatre.piece[action.unit]])

    @plays(Combine)
    def fire_as_one(self, play: ParatrooperPlay, action: Combine) -> None:
        game, state = play.game, play.state
        self.rep_fires(play, combinations(game, state, self.hex, row_at_front(game, state), self.begun)[action.how])

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        row = row_at_front(game, state)
        together = combinations(game, state, self.hex, row, self.begun)
        facts = {"rating": state.rank[first(row)], "joint": "yes" if COMMAND in together else "no"}
        return {"at": game.name_of(state, self.hex), "round": self.round, **facts}

    def end(self, play: ParatrooperPlay, rounds: Number) -> None:
        """Who won (19.0); what that means for those who dropped there, and for pursuit."""
        game, state, hex = play.game, play.state, self.hex
        theatre = game.theatre
        rep, foes = fighters(theatre, state, hex), enemies(theatre, state, hex)
        state.order.clear()
        play.pop()
        for marker in each(state.at[hex] & theatre.netwars):
            put(theatre, state, marker, BOX)  # back in its box (11.3-b)
        at = game.name_of(state, hex)
        if not rounds:
            play.tell("no-battle", {"at": at}, "17.1-b")
        elif not foes:
            play.tell("battle-over", {"at": at, "winner": "regiment", "rounds": rounds}, "19.0-a")
        elif not rep:
            play.tell("battle-over", {"at": at, "winner": "opposition", "rounds": rounds}, "19.0-b")
        else:
            play.tell("battle-over", {"at": at, "winner": "nobody", "rounds": rounds}, "19.0-c")
        if self.attacker == REP and foes:
            for piece in listed(state.dropped):  # even those that retreated out of the hex (15.1-e)
                if state.aim[piece] == hex and state.where[piece] >= 0:
                    eliminate(play, piece, "15.1-e")
        if self.attacker == REP and rounds and rep and not foes:
            play.push(Pursuit(hex))
