"""Ground combat (chapters 17 and 19): which hex, the order of fire, rounds, and how a battle ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, first, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Battle, Combine, Disembark, Done, Fire, Support
from sandtable.games.paratrooper.asking import AIR, Asking, not_now
from sandtable.games.paratrooper.fire import Volley, combat_of, ground_roll, hit_opfor, pick_target, throw
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.pieces import eliminate, enemies, fighters, get_off, put
from sandtable.games.paratrooper.state import BOX, NONE, OPFOR, REP, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay

COMMAND, FELIN = "command", "felin"
#: Netwar support of a battle (11.3): none, for everybody, for helicopters only
NO_SUPPORT, FOR_ALL, FOR_HELICOPTERS = range(3)


class GroundCombat(Asking):
    """All contested hexes are fought, one after another in the player's order (17.1-a). Frame: attacker, begun."""

    name = "combat"
    FRAME = {"attacker": "number", "begun": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        state = play.state
        if not frame[2]:
            state.battles = state.rep & state.foes
            play.replace(self.name, frame[1], 1)
        left = self.left(state)
        if not left:
            state.battles = state.river = state.backed = state.pursued = 0
            play.pop()
            return False
        if left & (left - 1):
            return True
        begin_battle(play, first(left), frame[1])
        return False

    def left(self, state: ParatrooperState) -> int:
        """Hexes still to be fought: a retreat or a reveal may have settled some."""
        return state.battles & state.rep & state.foes

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        names = game.ground(state).names
        return [Battle(names[hex]) for hex in listed(self.left(state))]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return Refusal("17.1-a")
        if not isinstance(action, Battle):
            return not_now(action)
        hex = game.hex_of(state, action.at)
        return None if hex is not None and self.left(state) >> hex & 1 else Refusal("17.1-a", {"at": action.at})

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Battle)
        hex = play.game.hex_of(play.state, action.at)
        assert hex is not None
        begin_battle(play, hex, frame[1])

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"attacker": "opposition" if frame[1] else "regiment"}


def begin_battle(play: ParatrooperPlay, hex: int, attacker: int) -> None:
    """Concealed counters are turned up and settled; then supports are chosen; then the fight (17.1-b, 23.1-c)."""
    state = play.state
    state.battles &= ~(1 << hex)
    facts = {"at": play.game.name_of(state, hex), "attacker": "opposition" if attacker else "regiment"}
    play.tell("battle", facts, "17.0-a")
    play.push("battle", hex, attacker, NO_SUPPORT, 0, NONE)
    play.push("netwar-support", hex)
    if attacker == OPFOR:
        play.push("disembark", hex)
    if state.covered[hex]:
        opfor.turn_up(play, hex, "23.1-c")
        opfor.settle(play)


class Disembarkation(Asking):
    """Before a counterattack embarked units may get off (29.2). Frame: the hex."""

    name = "disembark"
    FRAME = {"hex": "hex"}

    def aboard(self, game: ParatrooperGame, state: ParatrooperState, hex: int) -> int:
        """Units embarked there."""
        return state.at[hex] & game.theatre.units & state.embarked

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if self.aboard(play.game, play.state, frame[1]) and enemies(play.game.theatre, play.state, frame[1]):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return [*(Disembark(game.theatre.names[p]) for p in each(self.aboard(game, state, frame[1]))), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Disembark):
            return not_now(action)
        piece = game.theatre.piece.get(action.unit, -1)
        there = piece >= 0 and self.aboard(game, state, frame[1]) >> piece & 1
        return None if there else Refusal("29.2-a", {"unit": action.unit})

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Disembark)
        get_off(play, play.game.theatre.piece[action.unit], "29.2-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1])}


def netwar_reach(game: ParatrooperGame, state: ParatrooperState, hex: int) -> int:
    """Whom a Netwar marker would help in a hex (11.3-a, 11.3-c)."""
    theatre = game.theatre
    here = fighters(theatre, state, hex)
    if here & (theatre.ground_cps | theatre.felin):
        return FOR_ALL
    return FOR_HELICOPTERS if here & theatre.helicopter_cps else NO_SUPPORT


class NetwarSupport(Asking):
    """Before a combat a Netwar marker may be committed to it (11.3). Frame: the hex."""

    name = "netwar-support"
    part = AIR
    FRAME = {"hex": "hex"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        game, state = play.game, play.state
        able = ready(state, game.theatre.netwars) >= 0 and netwar_reach(game, state, frame[1])
        if able and enemies(game.theatre, state, frame[1]):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return [Support(), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        return not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        play.pop()
        if isinstance(action, Support):
            marker = ready(state, game.theatre.netwars)
            put(game.theatre, state, marker, frame[1])
            below = state.stack[-1]
            play.replace(*below[:3], netwar_reach(game, state, frame[1]), *below[4:])
            facts = {"unit": game.theatre.names[marker], "at": game.name_of(state, frame[1])}
            play.tell("netwar-supports", facts, "11.3-a")

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1])}


# The order of fire


def engagement_of(game: ParatrooperGame, state: ParatrooperState, piece: int, support: int) -> int:
    """A unit's engagement rating in this battle (11.3-a)."""
    theatre = game.theatre
    rating = theatre.engagement[piece][state.disrupted >> piece & 1]
    if theatre.units >> piece & 1 and (
        support == FOR_ALL or (support == FOR_HELICOPTERS and theatre.helicopters >> piece & 1)
    ):
        return rating + 1
    return rating


def rep_has_edge(game: ParatrooperGame, state: ParatrooperState, hex: int, attacker: int) -> bool:
    """Whether the REP fires first at equal engagement (17.2-b, 17.2-c, 32.2-c)."""
    if game.checkpoints and state.at[hex] & game.theatre.checkpoints:
        return True
    edge = game.ground(state).terrain[hex].edge
    return (edge == "attacker") == (attacker == REP)


def start_round(play: ParatrooperPlay, hex: int, attacker: int, support: int) -> None:
    """Everybody who can fire is lined up; the order holds for the whole round (17.2-a, 17.2-f)."""
    game, state = play.game, play.state
    theatre = game.theatre
    rep_rank = 0 if rep_has_edge(game, state, hex, attacker) else 1
    rows: list[tuple[int, int, int, int]] = []
    for piece in each(fighters(theatre, state, hex)):
        if combat_of(game, state, piece):
            state.rank[piece] = engagement_of(game, state, piece, support)
            rows.append((-state.rank[piece], rep_rank, 0, piece))
    for piece in each(enemies(theatre, state, hex)):
        state.rank[piece] = theatre.engagement[piece][0]
        if theatre.combat[piece][0]:
            # highest combat rating first among equals, unless the option asks for chance (17.2-i)
            place = play.chance.below(1 << 16) if game.random_opfor_order else -theatre.combat[piece][0]
            rows.append((-state.rank[piece], 1 - rep_rank, place, piece))
    rows.sort()
    state.order[:] = [row[3] for row in rows]
    state.struck = 0


def row_at_front(game: ParatrooperGame, state: ParatrooperState) -> int:
    """The units of one side and one engagement rating that are next to fire."""
    units, rank = game.theatre.units, state.rank
    lead = state.order[0]
    side, level = units >> lead & 1, rank[lead]
    found = 0
    for piece in state.order:
        if rank[piece] != level or units >> piece & 1 != side:
            break
        found |= 1 << piece
    return found


def combinations(
    game: ParatrooperGame, state: ParatrooperState, hex: int, row: int, begun: int
) -> dict[str, list[int]]:
    """How the units of a REP row may fire as one (17.9-c, 27.4-c, 30.2-b)."""
    theatre = game.theatre
    here = fighters(theatre, state, hex)
    found: dict[str, list[int]] = {}
    members = row if here & theatre.ground_cps else row & theatre.helicopters if here & theatre.helicopter_cps else 0
    if members & (members - 1) and begun != state.rank[first(row)]:
        found[COMMAND] = listed(members)
    felin = row & theatre.felin
    if felin & (felin - 1) and felin != members and not felin_has_fired(game, state, here & theatre.felin & ~row, row):
        found[FELIN] = listed(felin)
    return found


def felin_has_fired(game: ParatrooperGame, state: ParatrooperState, others: int, row: int) -> bool:
    """Whether one of this rating has fired by itself in this round: all fire as one, or none (30.2-b)."""
    level = state.rank[first(row)]
    return any(state.rank[piece] == level and combat_of(game, state, piece) for piece in each(others))


def alike(game: ParatrooperGame, state: ParatrooperState, piece: int) -> tuple[int, ...]:
    """Units that fire alike."""
    bits = (state.disrupted >> piece & 1, state.river >> piece & 1, state.backed >> piece & 1)
    return (game.theatre.key_of[piece], *bits)


def single_fires(game: ParatrooperGame, state: ParatrooperState, row: int) -> list[int]:
    """One unit of each sort in a row."""
    seen: set[tuple[int, ...]] = set()
    found = []
    for piece in each(row):
        sort = alike(game, state, piece)
        if sort not in seen:
            seen.add(sort)
            found.append(piece)
    return found


class BattleStep(Asking):
    """One battle. Frame: hex, attacker, Netwar support, round, engagement rating of a row that has begun to fire."""

    name = "battle"
    FRAME = {"hex": "hex", "attacker": "number", "support": "number", "round": "number", "begun": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        stack = play.state.stack
        level = len(stack)
        while len(stack) == level and stack[-1][0] == self.name:
            if self.go_on(play, stack[-1]):
                return True
        return False

    def go_on(self, play: ParatrooperPlay, frame: Frame) -> bool:
        """The next fire, the next round, or the end; True if the player has to say who fires."""
        game, state = play.game, play.state
        theatre = game.theatre
        _, hex, attacker, support, number, begun = frame
        rep, foes = fighters(theatre, state, hex), enemies(theatre, state, hex)
        if not rep or not foes:
            end_battle(play, hex, attacker, number)
            return False
        state.order[:] = [
            p for p in state.order if (rep | foes) >> p & 1 and combat_of(game, state, p)
        ]  # whoever was removed, or can fire no more, loses the turn (17.2-e, 17.2-g)
        if not state.order:
            if number and not state.struck:
                end_battle(play, hex, attacker, number)  # nobody scored: a draw (17.3-h)
                return False
            start_round(play, hex, attacker, support)
            play.replace(self.name, hex, attacker, support, number + 1, NONE)
            if not state.order:
                state.struck = 0
                end_battle(play, hex, attacker, number + 1)
            return False
        row = row_at_front(game, state)
        if row & theatre.opfor:
            self.opfor_fires(play, hex, attacker, row)
            return False
        single = single_fires(game, state, row)
        if len(single) > 1 or combinations(game, state, hex, row, begun):
            return True
        play.replace(self.name, hex, attacker, support, number, state.rank[single[0]])
        self.rep_fires(play, hex, attacker, [single[0]])
        return False

    def opfor_fires(self, play: ParatrooperPlay, hex: int, attacker: int, row: int) -> None:
        """The next OPFOR unit fires, or the whole row at once under a command post (17.9-d)."""
        game, state = play.game, play.state
        theatre = game.theatre
        commanded = bool(enemies(theatre, state, hex) & theatre.opfor_cps)
        firers = [p for p in state.order if row >> p & 1] if commanded else [state.order[0]]
        state.order[:] = [p for p in state.order if p not in firers]
        roll = ground_roll(game, state, hex, firers, OPFOR, attacker, -1)
        volley = throw(play, roll, hex, [theatre.names[p] for p in firers])
        if volley.hits or volley.retreat:
            play.push("losses", hex, volley.hits, volley.retreat, 0)

    def rep_fires(self, play: ParatrooperPlay, hex: int, attacker: int, firers: list[int]) -> None:
        """REP units fire, singly or as one; a PGM unit's target is fixed before the die (17.9-e)."""
        game, state = play.game, play.state
        theatre = game.theatre
        state.order[:] = [p for p in state.order if p not in firers]
        target = pick_target(play, hex) if any(theatre.pgm >> p & 1 for p in firers) else -1
        roll = ground_roll(game, state, hex, firers, REP, attacker, target)
        volley = throw(play, roll, hex, [theatre.names[p] for p in firers])
        if volley.hits or volley.retreat:
            hit_opfor(play, Volley(hex, volley.hits, volley.retreat, target))

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        row = row_at_front(game, state)
        found: list[Action] = [Combine(how) for how in combinations(game, state, frame[1], row, frame[5])]
        found += [Fire(game.theatre.names[piece]) for piece in single_fires(game, state, row)]
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        row = row_at_front(game, state)
        if isinstance(action, Fire):
            piece = game.theatre.piece.get(action.unit, -1)
            return None if piece >= 0 and row >> piece & 1 else Refusal("17.2-a", {"unit": action.unit})
        if isinstance(action, Combine):
            if action.how in combinations(game, state, frame[1], row, frame[5]):
                return None
            return Refusal("30.2-b" if action.how == FELIN else "17.9-c")
        return Refusal("23.1-c") if isinstance(action, Done) else not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        row = row_at_front(game, state)
        begun = frame[5]
        if isinstance(action, Combine):
            firers = combinations(game, state, frame[1], row, begun)[action.how]
        else:
            assert isinstance(action, Fire)
            firers = [game.theatre.piece[action.unit]]
        begun = state.rank[firers[0]]
        play.replace(*frame[:5], begun)
        self.rep_fires(play, frame[1], frame[2], firers)

    def facts(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> dict[str, Any]:
        return {"at": game.name_of(state, frame[1]), "round": frame[4]}


def end_battle(play: ParatrooperPlay, hex: int, attacker: int, rounds: int) -> None:
    """Who won (19.0); what that means for those who dropped there, and for pursuit."""
    game, state = play.game, play.state
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
    if attacker == REP and foes:
        for piece in listed(state.dropped):  # even those that retreated out of the hex (15.1-e)
            if state.aim[piece] == hex and state.where[piece] >= 0:
                eliminate(play, piece, "15.1-e")
    if attacker == REP and rounds and rep and not foes:
        play.push("pursuit", hex)
