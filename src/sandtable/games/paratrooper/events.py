"""The OPFOR events phase (chapter 26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sandtable.engine.contract import Action, Message, Refusal
from sandtable.engine.fields import Number, Piece
from sandtable.engine.flow import Step, forbids, plays
from sandtable.engine.spaces import each, has, listed, size, without
from sandtable.games.paratrooper import opfor
from sandtable.games.paratrooper.actions import DONE, Done, Receive, Restore, Reveal, Sacrifice
from sandtable.games.paratrooper.asking import Asking
from sandtable.games.paratrooper.ground import HEXES
from sandtable.games.paratrooper.infowar import ready
from sandtable.games.paratrooper.mobilization import (
    REINFORCEMENT,
    best_available,
    came_to,
    place_new,
    places_for,
    why_not_place,
)
from sandtable.games.paratrooper.pieces import put
from sandtable.games.paratrooper.points import change_crisis, change_ops
from sandtable.games.paratrooper.state import AVAILABLE, ParatrooperState

if TYPE_CHECKING:
    from sandtable.games.paratrooper.game import ParatrooperGame, ParatrooperPlay


class EventChecks(Step["ParatrooperGame", ParatrooperState], frozen=True):
    """Event checks, one carried out before the next is rolled; the crisis changes after the last (26.0)."""

    name = "events"

    left: Number
    change: Number

    def run(self, play: ParatrooperPlay) -> bool:
        if not self.left:
            play.pop()
            if self.change:  # the net amount, after all checks (26.0-d)
                change_crisis(play, self.change, "26.0-d")
            return False
        dice = play.chance.dice(2)
        event = play.game.theatre.pack.events.grid[dice[0] - 1][dice[1] - 1]
        facts = {"dice": dice, "event": event, "effect": Message(f"paratrooper-chart-event-{event}")}
        play.tell("event", facts, "26.0-b")
        play.replace(EventChecks(self.left - 1, self.change + CRISIS_CHANGES.get(event, 0)))
        happen = EVENTS.get(event)
        if happen:
            happen(play)
        return False


CRISIS_CHANGES = {"crisis_accelerates": 1, "crisis_stabilizes": -1}


def friction(play: ParatrooperPlay) -> None:
    """One OP is lost."""
    change_ops(play, -1, "26.0-j")


def system_d(play: ParatrooperPlay) -> None:
    """One OP is gained."""
    change_ops(play, 1, "26.0-w")


def logistics_push(play: ParatrooperPlay) -> None:
    """A die of OPs is gained."""
    die = play.chance.die()
    play.tell("event-die", {"event": "logistics_push", "dice": [die], "what": "gained"}, "26.0-n")
    change_ops(play, die, "26.0-n")


def logistics_breakdown(play: ParatrooperPlay) -> None:
    """A die of OPs is lost."""
    die = play.chance.die()
    play.tell("event-die", {"event": "logistics_breakdown", "dice": [die], "what": "lost"}, "26.0-o")
    change_ops(play, -die, "26.0-o")


def reinforcement(play: ParatrooperPlay) -> None:
    """One counter comes."""
    play.push(opfor.Reinforcements(1))


def uprising(play: ParatrooperPlay) -> None:
    """As many counters come as a die says."""
    die = play.chance.die()
    play.tell("event-die", {"event": "opfor_uprising", "dice": [die], "what": "come"}, "26.0-u")
    play.push(opfor.Reinforcements(die))


def network_attack(play: ParatrooperPlay) -> None:
    """A Netwar marker, or two OPs."""
    if ready(play.state, play.game.theatre.netwars) >= 0:
        play.push(NetworkAttack())
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
    "higher_level_intelligence": lambda play: play.push(HigherIntelligence()),
    "local_support": lambda play: play.push(LocalSupport()),
    "nato_support": lambda play: play.push(NatoSupport(2)),
}


class HigherIntelligence(Asking, frozen=True):
    """The player turns up one hex with concealed counters (26.0-k)."""

    name = "higher-intelligence"

    def run(self, play: ParatrooperPlay) -> bool:
        if any(play.state.covered):
            return True
        play.pop()
        return False

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return opfor.reveals(game, state)

    @forbids(Reveal)
    def why_not_reveal(self, game: ParatrooperGame, state: ParatrooperState, action: Reveal) -> Refusal | None:
        return opfor.why_not_reveal(game, state, action.at, "26.0-k")

    @plays(Reveal)
    def reveal(self, play: ParatrooperPlay, action: Reveal) -> None:
        play.pop()
        opfor.turn_up(play, play.game.hex_named(play.state, action.at), "26.0-k")
        opfor.settle(play)


class LocalSupport(Asking, frozen=True):
    """A free convoy or local unit in a REP hex, or one unit refitted wherever it is (26.0-l, 26.0-m)."""

    name = "local-support"
    amid = True
    KINDS = ("convoy", "lf_tech")

    def run(self, play: ParatrooperPlay) -> bool | Sequence[Action]:
        found = self.answers(play.game, play.state)
        if len(found) > 1:
            return found
        play.pop()
        return False

    def patients(self, game: ParatrooperGame, state: ParatrooperState) -> list[Piece]:
        """Disrupted units on the mission map."""
        return [p for p in each(state.disrupted) if 0 <= state.where[p] < HEXES]

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        hexes = game.ground(state).names
        found: list[Action] = [Restore(game.theatre.names[piece]) for piece in self.patients(game, state)]
        for kind in self.KINDS:
            if best_available(game, state, kind) >= 0:
                found += [Receive(kind, hexes[hex]) for hex in listed(state.rep & game.ground(state).land)]
        found.append(DONE)
        return found

    @forbids(Restore)
    def why_not_restore(self, game: ParatrooperGame, state: ParatrooperState, action: Restore) -> Refusal | None:
        patient = game.piece_of(action.unit) in self.patients(game, state)
        return None if patient else Refusal("26.0-m", {"unit": action.unit})

    @forbids(Receive)
    def why_not_receive(self, game: ParatrooperGame, state: ParatrooperState, action: Receive) -> Refusal | None:
        if action.kind not in self.KINDS:
            return Refusal("26.0-l", {"kind": action.kind})
        if best_available(game, state, action.kind) < 0:
            return Refusal("9.2-d", {"kind": action.kind})
        hex = game.hex_of(state, action.at)
        fits = hex is not None and has(state.rep & game.ground(state).land, hex)
        return None if fits else Refusal("26.0-l", {"at": action.at})

    @plays(Restore)
    def restore(self, play: ParatrooperPlay, action: Restore) -> None:
        state = play.state
        play.pop()
        state.disrupted = without(state.disrupted, play.game.theatre.piece[action.unit])
        play.tell("refitted", {"units": [action.unit], "at": ""}, "26.0-m")

    @plays(Receive)
    def receive(self, play: ParatrooperPlay, action: Receive) -> None:
        play.pop()
        piece = best_available(play.game, play.state, action.kind)
        place_new(play, piece, action.at)
        facts = {"unit": play.game.theatre.names[piece], **came_to(play.game, play.state, piece)}
        play.tell("received", facts, "26.0-l")

    @plays(Done)
    def do_without(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()


class NatoSupport(Asking, frozen=True):
    """An air transport, a drone, or two INFOWAR markers, free (26.0-p); ``left``: what is still to be had, in halves.

    An air transport comes where a reinforcement may: to Calvi, in a campaign also to an FSA (9.1-a).
    """

    name = "nato-support"
    amid = True

    left: Number

    def run(self, play: ParatrooperPlay) -> bool | Sequence[Action]:
        found = self.answers(play.game, play.state) if self.left else ()
        if len(found) > 1:
            return found
        play.pop()
        return False

    def kinds(self) -> tuple[str, ...]:
        """What may be taken: after one INFOWAR marker only another one."""
        return ("mac", "drone", "isr", "nw") if self.left == 2 else ("isr", "nw")

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        found: list[Action] = []
        for kind in self.kinds():
            if best_available(game, state, kind) >= 0:
                places = [game.name_of(state, zone) for zone in each(places_for(game, state, kind, REINFORCEMENT))]
                found += [Receive(kind, at) for at in places] if len(places) > 1 else [Receive(kind)]
        return [*found, DONE]

    @forbids(Receive)
    def why_not_receive(self, game: ParatrooperGame, state: ParatrooperState, action: Receive) -> Refusal | None:
        if action.kind not in self.kinds():
            return Refusal("26.0-p", {"kind": action.kind})
        if best_available(game, state, action.kind) < 0:
            return Refusal("9.2-d", {"kind": action.kind})
        return why_not_place(game, state, action.kind, action.at, REINFORCEMENT)

    @plays(Receive)
    def receive(self, play: ParatrooperPlay, action: Receive) -> None:
        piece = best_available(play.game, play.state, action.kind)
        place_new(play, piece, action.at)
        play.replace(NatoSupport(self.left - (1 if action.kind in ("isr", "nw") else 2)))
        facts = {"unit": play.game.theatre.names[piece], **came_to(play.game, play.state, piece)}
        play.tell("received", facts, "26.0-p")

    @plays(Done)
    def do_without(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()

    def facts(self, game: ParatrooperGame, state: ParatrooperState) -> dict[str, Any]:
        """How much may be taken, and which of it there still is."""
        found = {kind: "yes" if best_available(game, state, kind) >= 0 else "no" for kind in self.kinds()}
        theatre = game.theatre
        markers = size((theatre.of_key["isr"] | theatre.of_key["nw"]) & state.available)
        return {"left": self.left, "markers": min(2, markers), **dict.fromkeys(("mac", "drone"), "no"), **found}


class NetworkAttack(Asking, frozen=True):
    """A Netwar marker is expended for an OP, or two OPs are lost (26.0-q)."""

    name = "network-attack"

    def answers(self, game: ParatrooperGame, state: ParatrooperState) -> Sequence[Action]:
        return [Sacrifice(), DONE]

    @plays(Sacrifice)
    def sacrifice(self, play: ParatrooperPlay, action: Sacrifice) -> None:
        play.pop()
        marker = ready(play.state, play.game.theatre.netwars)
        put(play.game.theatre, play.state, marker, AVAILABLE)
        play.tell("netwar-expended", {"unit": play.game.theatre.names[marker]}, "26.0-q")
        change_ops(play, 1, "26.0-q")

    @plays(Done)
    def endure(self, play: ParatrooperPlay, action: Done) -> None:
        play.pop()
        change_ops(play, -2, "26.0-q")
