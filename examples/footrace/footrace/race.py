"""The whole game: walk or run, whoever is first at the last hex wins."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import (
    Action,
    Concede,
    Forecast,
    Line,
    Message,
    Outcome,
    Refusal,
    Result,
    Standing,
    View,
)
from sandtable.engine.fields import By, Column, Number, Seat, Zero
from sandtable.engine.flow import Play, Step, SteppedGame, forbids, plays
from sandtable.engine.handles import PieceName
from sandtable.engine.positions import Names, Notation
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.scene import Piece, Scene, Sheet, Side, Space, Terrain, Track
from sandtable.engine.states import State

if TYPE_CHECKING:
    from footrace.title import Title

SEATS = ("red", "blue")
TRACK = ("a", "b", "c", "d", "e", "f")
LAST = len(TRACK) - 1
NOBODY = -1


# What a player may do


class Walk(Action, frozen=True, tag="walk"):
    """One hex."""

    unit: PieceName


class Run(Action, frozen=True, tag="run"):
    """Half a die, rounded up."""

    unit: PieceName


# What changes


class Runners(State):
    """Where the runners are, and who has given up."""

    hex: Annotated[Column, By("piece", "space")]
    gone: Annotated[Number, Zero(NOBODY)]


RacePlay = Play["Footrace", Runners]


# What happens


class Turn(Step["Footrace", Runners], frozen=True):
    """A runner's turn (1-a)."""

    name = "turn"
    rule = "1-a"

    seat: Seat

    def run(self, play: RacePlay) -> bool:
        """Over once somebody is at the end (1-b)."""
        if play.game.result(play.state):
            play.pop()
            return False
        return True

    def who(self, game: Footrace, state: Runners) -> Seat:
        return self.seat

    def answers(self, game: Footrace, state: Runners) -> Sequence[Action]:
        return [Walk(SEATS[self.seat]), Run(SEATS[self.seat])]

    def question(self, game: Footrace, state: Runners) -> Message:
        return Message("footrace-question", {"unit": SEATS[self.seat]})

    @forbids(Walk, Run)
    def why_not_go(self, game: Footrace, state: Runners, action: Walk | Run) -> Refusal | None:
        """Each moves its own runner."""
        return None if action.unit == SEATS[self.seat] else Refusal("1-a", {"unit": action.unit})

    @plays(Walk)
    def walk(self, play: RacePlay, action: Walk) -> None:
        """One hex, without a die."""
        self.go(play, 1)

    @plays(Run)
    def sprint(self, play: RacePlay, action: Run) -> None:
        """As far as the die says."""
        self.go(play, half(play.chance.die()))

    def go(self, play: RacePlay, far: int) -> None:
        """So many hexes, and the other runner is next."""
        hexes = play.state.hex
        hexes[self.seat] = min(hexes[self.seat] + far, LAST)
        play.tell("moved", {"unit": SEATS[self.seat], "to": TRACK[hexes[self.seat]]}, "1-a")
        play.replace(self.but(seat=1 - self.seat))


def half(die: int) -> int:
    """Half a die, rounded up."""
    return (die + 1) // 2


# The game


class Footrace(SteppedGame[Runners]):
    """A race."""

    flow = (Turn,)
    positions = Runners
    decoder: ClassVar = msgspec.json.Decoder(Walk | Run | Concede)

    def __init__(self, title: Title, options: Mapping[str, Any]) -> None:
        self.title, self.scenario, self.options, self.seats = title, "short", options, SEATS

    def deployed(self, chance: Chance) -> Runners:
        state = self.blank(chance)
        state.stack = [Turn(0)]
        if self.options["head_start"]:
            state.hex[1] = 1
        return state

    def concede(self, play: RacePlay, seat: Seat) -> None:
        play.state.gone = seat

    def result(self, state: Runners) -> Result | None:
        at_the_end = [seat for seat in (0, 1) if state.hex[seat] == LAST]
        if state.gone == NOBODY and not at_the_end:
            return None
        first = 1 - state.gone if state.gone != NOBODY else at_the_end[0]
        return Result(first, [float(first == seat) for seat in (0, 1)], "won", "1-b")

    def standing(self, state: Runners) -> Standing:
        """Whoever is ahead would have won."""
        red, blue = state.hex
        scores = [float(red > blue), float(blue > red)]
        if state.gone != NOBODY:
            scores = [float(seat != state.gone) for seat in (0, 1)]
        return Standing(scores, {Line(SEATS[seat], "1-b"): score for seat, score in enumerate(scores) if score})

    def forecast(self, view: View[Runners], action: Action) -> Forecast | None:
        """How far a runner may come."""
        if not isinstance(action, Run):
            return None
        ways = [Outcome(Message("footrace-far", {"hexes": far}), 1 / 3) for far in (1, 2, 3)]
        return Forecast([Roll(action.unit, 1, 6, "dice", [Reason(1, "1-a")])], [ways])

    # What is told and drawn

    def label(self, view: View[Runners], action: Action) -> Message:
        return Message(f"footrace-do-{type(action).__struct_config__.tag}")

    def names(self) -> dict[str, str]:
        return {"red": "Red", "blue": "Blue"}

    def phase(self, state: Runners) -> str:
        return ""

    def sheet(self) -> Sheet:
        spaces = []
        for place, name in enumerate(TRACK):
            x, y = 1 + 1.5 * place, 1 + 0.866 * (place % 2)
            corners = [(x + math.cos(k * math.pi / 3), y + math.sin(k * math.pi / 3)) for k in range(6)]
            spaces.append(Space(name, (x, y), corners, "track", label=name))
        sides = [Side(id=seat, name=seat, colour=seat) for seat in SEATS]
        return Sheet((10.0, 4.0), spaces, [Terrain("track", "footrace-terrain-track", "plain")], sides=sides)

    def scene(self, view: View[Runners]) -> Scene:
        hexes = view.state.hex
        pieces = [Piece(name, TRACK[hexes[seat]], seat, name, "SFGPUCI---") for seat, name in enumerate(SEATS)]
        return Scene(pieces, tracks=[Track("leader", max(hexes) + 1.0, of=float(len(TRACK)), side=-1)])

    def notation(self) -> Notation:
        return {"piece": Names(SEATS), "space": Names(TRACK), "seat": Names(SEATS)}
