"""ISR and Netwar operations (chapter 11): all markers are placed, then each carries out its operation."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.fields import Piece, PieceSet
from sandtable.engine.flow import forbids, plays
from sandtable.engine.spaces import each, first, has
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Done, Netwar, Resolve, Scout
from sandtable.games.paratrooper.asking import AIR, Asking
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_crisis
from sandtable.games.paratrooper.state import BOX, COMMITTED, LOST, NONE, Hex, ParatrooperState
from sandtable.games.paratrooper.theatre import Theatre

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


def ready(state: ParatrooperState, markers: PieceSet) -> Piece:
    """The first of these markers that is in its box, or -1."""
    waiting = state.boxed & markers
    return first(waiting) if waiting else NONE


def committed(theatre: Theatre, state: ParatrooperState) -> list[Piece]:
    """Markers that have been placed and are still to act."""
    waiting = (theatre.isrs | theatre.netwars) & ~state.available & ~state.boxed
    return [piece for piece in each(waiting) if state.where[piece] != LOST]


def none_ready(theatre: Theatre, state: ParatrooperState, markers: PieceSet, kind: str) -> Refusal:
    """Why no marker of a kind is ready: all are committed already, or none was mobilized."""
    used = any(has(markers, piece) for piece in committed(theatre, state))
    return Refusal("11.0-b" if used else "9.0-a", {"kind": kind})


def why_not_scout(game: ParatrooperGame, state: ParatrooperState, hex: Hex | None) -> Refusal | None:
    """ISR goes to hexes with concealed counters only (11.1-a)."""
    if ready(state, game.theatre.isrs) < 0:
        return none_ready(game.theatre, state, game.theatre.isrs, "isr")
    return None if hex is not None and state.covered[hex] else Refusal("11.1-a")


class InfowarPhase(Asking, frozen=True):
    """Markers are committed; once committed they must act (11.0-b)."""

    name = "infowar"
    part = AIR
    # what is committed can be taken back until the dice fall: its odds stand beside it, and no card asks twice
    compared = True

    def run(self, play: ParatrooperPlay) -> bool:
        theatre, state = play.game.theatre, play.state
        scouts = ready(state, theatre.isrs) >= 0 and any(state.covered)
        if scouts or ready(state, theatre.netwars) >= 0 or committed(theatre, state):
            return True
        play.replace(InfowarResults())
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        found: list[Action] = []
        if ready(state, game.theatre.isrs) >= 0:
            names = game.ground(state).names
            found += [Scout(names[hex]) for hex, number in enumerate(state.covered) if number]
        if ready(state, game.theatre.netwars) >= 0:
            found.append(Netwar())
        found.append(DONE)
        return found

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        theatre, table = game.theatre, game.theatre.pack.combat.infowar
        return {
            "left": "yes" if len(self.answers(game, state)) > 1 else "no",
            "isr": "yes" if ready(state, theatre.isrs) >= 0 and any(state.covered) else "no",
            "netwar": "yes" if ready(state, theatre.netwars) >= 0 else "no",
            "scouts": table.isr.count("blowback"),
            "hackers": table.netwar.count("blowback"),
        }

    @forbids(Scout)
    def why_not_scout(self, game: ParatrooperGame, state: ParatrooperState, action: Scout) -> Refusal | None:
        return why_not_scout(game, state, game.hex_of(state, action.at))

    @forbids(Netwar)
    def why_not_netwar(self, game: ParatrooperGame, state: ParatrooperState, action: Netwar) -> Refusal | None:
        theatre = game.theatre
        return None if ready(state, theatre.netwars) >= 0 else none_ready(theatre, state, theatre.netwars, "nw")

    @plays(Scout)
    def scout(self, play: ParatrooperPlay, action: Scout) -> None:
        theatre, state = play.game.theatre, play.state
        marker = ready(state, theatre.isrs)
        put(theatre, state, marker, play.game.hex_named(state, action.at))
        play.tell("isr-placed", {"unit": theatre.names[marker], "at": action.at}, "11.1-a")

    @plays(Netwar)
    def commit(self, play: ParatrooperPlay, action: Netwar) -> None:
        theatre, state = play.game.theatre, play.state
        marker = ready(state, theatre.netwars)
        put(theatre, state, marker, COMMITTED)
        play.tell("netwar-committed", {"unit": theatre.names[marker]}, "11.2-a")

    @plays(Done)
    def act(self, play: ParatrooperPlay, action: Done) -> None:
        play.replace(InfowarResults())


class InfowarResults(Asking, frozen=True):
    """Each marker placed is resolved singly on the INFOWAR table, in the player's order (11.1, 11.2)."""

    name = "infowar-results"
    part = AIR
    # its order was given when it was placed: its odds stand beside it, and no card asks twice
    compared = True
    at_once = True

    def run(self, play: ParatrooperPlay) -> bool:
        single = self.one_of_each(play.game, play.state, committed(play.game.theatre, play.state))
        if not single:
            play.pop()
            return False
        if len(single) > 1:
            return True
        self.resolve(play, single[0])
        return False

    def sort(self, game: ParatrooperGame, state: ParatrooperState, piece: Piece) -> Hashable:
        """ISR markers over one hex are alike, and so are all Netwar markers."""
        return has(game.theatre.isrs, piece), state.where[piece]

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        single = self.one_of_each(game, state, committed(game.theatre, state))
        return [Resolve(game.theatre.names[piece]) for piece in single]

    @forbids(Resolve)
    def why_not_next(self, game: ParatrooperGame, state: ParatrooperState, action: Resolve) -> Refusal | None:
        waits = game.piece_of(action.unit) in committed(game.theatre, state)
        return None if waits else Refusal("11.0-b", {"unit": action.unit})

    @plays(Resolve)
    def next(self, play: ParatrooperPlay, action: Resolve) -> None:
        self.resolve(play, play.game.theatre.piece[action.unit])

    def resolve(self, play: ParatrooperPlay, marker: Piece) -> None:
        """One marker acts; what ISR turns up comes next."""
        if has(play.game.theatre.isrs, marker):
            reconnoitre(play, marker)
            opfor.settle(play)
        else:
            fight_on_the_net(play, marker)


def reconnoitre(play: ParatrooperPlay, marker: Piece) -> None:
    """One ISR marker acts (11.1)."""
    theatre, state = play.game.theatre, play.state
    hex = state.where[marker]
    die = play.chance.die()
    result = theatre.pack.combat.infowar.isr[die - 1]
    facts = {"unit": theatre.names[marker], "at": play.game.name_of(state, hex), "dice": [die], "result": result}
    if result == "blowback":
        put(theatre, state, marker, LOST)
        play.tell("isr", facts, "11.1-d")
        return
    put(theatre, state, marker, BOX)
    play.tell("isr", facts, "11.1-b" if result == "success" else "11.1-c")
    if result == "success":
        opfor.turn_up(play, hex, "23.1-d")


def fight_on_the_net(play: ParatrooperPlay, marker: Piece) -> None:
    """One Netwar marker acts against the crisis (11.2)."""
    theatre, state = play.game.theatre, play.state
    die = play.chance.die()
    result = theatre.pack.combat.infowar.netwar[die - 1]
    facts = {"unit": theatre.names[marker], "dice": [die], "result": result}
    if result == "success":
        put(theatre, state, marker, BOX)
        play.tell("netwar", facts, "11.2-a")
        change_crisis(play, -1, "11.2-a")
        return
    put(theatre, state, marker, LOST)
    play.tell("netwar", facts, "11.2-b" if result == "fail" else "11.2-c")
    if result == "blowback":
        change_crisis(play, 1, "11.2-c")
