"""The OPFOR events phase (chapter 26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Refusal
from sandtable.engine.spaces import each, listed
from sandtable.engine.states import Frame
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Done, Receive, Restore, Reveal, Sacrifice
from sandtable.games.paratrooper.asking import Asking, not_now
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.mobilization import (
    REINFORCEMENT,
    best_available,
    place_new,
    places_for,
    why_not_place,
)
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_crisis, change_ops
from sandtable.games.paratrooper.state import AVAILABLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class EventChecks(Asking):
    """Event checks, one carried out before the next is rolled. Frame: checks left, crisis change so far."""

    name = "events"
    FRAME = {"left": "number", "change": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        _, left, change = frame
        if not left:
            play.pop()
            if change:  # the net amount, after all checks (26.0-d)
                change_crisis(play, change, "26.0-d")
            return False
        dice = play.chance.dice(2)
        event = play.game.theatre.pack.events.grid[dice[0] - 1][dice[1] - 1]
        play.tell("event", {"dice": dice, "event": event}, "26.0-b")
        play.replace(self.name, left - 1, change + {"crisis_accelerates": 1, "crisis_stabilizes": -1}.get(event, 0))
        happen = EVENTS.get(event)
        if happen:
            happen(play)
        return False


def friction(play: ParatrooperPlay) -> None:
    """One OP is lost."""
    change_ops(play, -1, "26.0-j")


def system_d(play: ParatrooperPlay) -> None:
    """One OP is gained."""
    change_ops(play, 1, "26.0-w")


def logistics_push(play: ParatrooperPlay) -> None:
    """A die of OPs is gained."""
    die = play.chance.die()
    play.tell("event-die", {"event": "logistics_push", "dice": [die]}, "26.0-n")
    change_ops(play, die, "26.0-n")


def logistics_breakdown(play: ParatrooperPlay) -> None:
    """A die of OPs is lost."""
    die = play.chance.die()
    play.tell("event-die", {"event": "logistics_breakdown", "dice": [die]}, "26.0-o")
    change_ops(play, -die, "26.0-o")


def reinforcement(play: ParatrooperPlay) -> None:
    """One counter comes."""
    play.push("reinforcements", 1)


def uprising(play: ParatrooperPlay) -> None:
    """As many counters come as a die says."""
    die = play.chance.die()
    play.tell("event-die", {"event": "opfor_uprising", "dice": [die]}, "26.0-u")
    play.push("reinforcements", die)


def network_attack(play: ParatrooperPlay) -> None:
    """A Netwar marker, or two OPs."""
    if ready(play.state, play.game.theatre.netwars) >= 0:
        play.push("network-attack")
    else:
        change_ops(play, -2, "26.0-q")


EVENTS: dict[str, Callable[[Any], None]] = {
    "friction": friction,
    "system_d": system_d,
    "logistics_push": logistics_push,
    "logistics_breakdown": logistics_breakdown,
    "opfor_reinforcement": reinforcement,
    "opfor_uprising": uprising,
    "opfor_offensive": opfor.offensive,
    "opfor_redeploys": opfor.redeploy,
    "shifting_intelligence_situation": opfor.conceal_all,
    "network_attack": network_attack,
    "higher_level_intelligence": lambda play: play.push("higher-intelligence"),
    "local_support": lambda play: play.push("local-support"),
    "nato_support": lambda play: play.push("nato-support", 2),
}


class HigherIntelligence(Asking):
    """The player turns up one hex with concealed counters (26.0-k)."""

    name = "higher-intelligence"

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if any(play.state.covered):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return opfor.reveals(game, state)

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if not isinstance(action, Reveal):
            return not_now(action)
        return opfor.why_not_reveal(game, state, action.at, "26.0-k")

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        assert isinstance(action, Reveal)
        hex = play.game.hex_of(play.state, action.at)
        assert hex is not None
        play.pop()
        opfor.turn_up(play, hex, "26.0-k")
        opfor.settle(play)


class LocalSupport(Asking):
    """A free convoy or local unit in a REP hex, or one unit refitted wherever it is (26.0-l, 26.0-m)."""

    name = "local-support"
    KINDS = ("convoy", "lf_tech")

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def patients(self, game: ParatrooperGame, state: ParatrooperState) -> list[int]:
        """Disrupted units on the mission map."""
        return [p for p in each(state.disrupted) if 0 <= state.where[p] < HEXES]

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        hexes = game.ground(state).names
        found: list[Action] = [Restore(game.theatre.names[piece]) for piece in self.patients(game, state)]
        for kind in self.KINDS:
            if best_available(game, state, kind) >= 0:
                found += [Receive(kind, hexes[hex]) for hex in listed(state.rep & game.ground(state).land)]
        found.append(DONE)
        return found

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Restore):
            listed_there = game.theatre.piece.get(action.unit) in self.patients(game, state)
            return None if listed_there else Refusal("26.0-m", {"unit": action.unit})
        if not isinstance(action, Receive):
            return not_now(action)
        if action.kind not in self.KINDS:
            return Refusal("26.0-l", {"kind": action.kind})
        if best_available(game, state, action.kind) < 0:
            return Refusal("9.2-d", {"kind": action.kind})
        hex = game.hex_of(state, action.at)
        fits = hex is not None and (state.rep & game.ground(state).land) >> hex & 1
        return None if fits else Refusal("26.0-l", {"at": action.at})

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        game, state = play.game, play.state
        play.pop()
        if isinstance(action, Restore):
            state.disrupted &= ~(1 << game.theatre.piece[action.unit])
            play.tell("refitted", {"units": [action.unit], "at": ""}, "26.0-m")
        elif isinstance(action, Receive):
            piece = best_available(game, state, action.kind)
            place_new(play, piece, action.at)
            play.tell("received", {"unit": game.theatre.names[piece], "at": action.at}, "26.0-l")


class NatoSupport(Asking):
    """An air transport, a drone, or two INFOWAR markers, free (26.0-p). Frame: what is still to be had, in halves.

    An air transport comes where a reinforcement may: to Calvi, in a campaign also to an FSA (9.1-a).
    """

    name = "nato-support"
    FRAME = {"left": "number"}

    def run(self, play: ParatrooperPlay, frame: Frame) -> bool:
        if frame[1] and len(self.answers(play.game, play.state, frame)) > 1:
            return True
        play.pop()
        return False

    def kinds(self, frame: Frame) -> tuple[str, ...]:
        """What may be taken: after one INFOWAR marker only another one."""
        return ("mac", "drone", "isr", "nw") if frame[1] == 2 else ("isr", "nw")

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        found: list[Action] = []
        for kind in self.kinds(frame):
            if best_available(game, state, kind) >= 0:
                places = [game.name_of(state, zone) for zone in each(places_for(game, state, kind, REINFORCEMENT))]
                found += [Receive(kind, at) for at in places] if len(places) > 1 else [Receive(kind)]
        return [*found, DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if not isinstance(action, Receive):
            return not_now(action)
        if action.kind not in self.kinds(frame):
            return Refusal("26.0-p", {"kind": action.kind})
        if best_available(game, state, action.kind) < 0:
            return Refusal("9.2-d", {"kind": action.kind})
        return why_not_place(game, state, action.kind, action.at, REINFORCEMENT)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        if isinstance(action, Done):
            play.pop()
            return
        assert isinstance(action, Receive)
        piece = best_available(play.game, play.state, action.kind)
        place_new(play, piece, action.at)
        play.replace(self.name, frame[1] - (1 if action.kind in ("isr", "nw") else 2))
        play.tell("received", {"unit": play.game.theatre.names[piece], "at": action.at}, "26.0-p")


class NetworkAttack(Asking):
    """A Netwar marker is expended for an OP, or two OPs are lost (26.0-q)."""

    name = "network-attack"

    def answers(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame) -> Sequence[Action]:
        return [Sacrifice(), DONE]

    def why_not(self, game: ParatrooperGame, state: ParatrooperState, frame: Frame, action: Action) -> Refusal | None:
        return not_now(action)

    def answer(self, play: ParatrooperPlay, frame: Frame, action: Action) -> None:
        play.pop()
        if isinstance(action, Sacrifice):
            marker = ready(play.state, play.game.theatre.netwars)
            put(play.game.theatre, play.state, marker, AVAILABLE)
            play.tell("netwar-expended", {"unit": play.game.theatre.names[marker]}, "26.0-q")
            change_ops(play, 1, "26.0-q")
        else:
            change_ops(play, -2, "26.0-q")
