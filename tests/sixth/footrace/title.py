"""The whole game: walk or run, whoever is first at the last hex wins."""

from __future__ import annotations

import math
from typing import Annotated, ClassVar

import msgspec

from sandtable.engine.contract import About, Action, Concede, Line, Message, Refusal, Result, Standing
from sandtable.engine.fields import By, Column, Number, Seat, Zero
from sandtable.engine.flow import Step, SteppedGame, forbids, plays
from sandtable.engine.handles import PieceName
from sandtable.engine.positions import Names
from sandtable.engine.scene import Piece, Scene, Sheet, Space, Terrain, Track
from sandtable.engine.states import State

SEATS = ("red", "blue")
TRACK = ("a", "b", "c", "d", "e", "f")


class Walk(Action, tag="walk"):
    """One hex."""

    unit: PieceName


class Run(Action, tag="run"):
    """Half a die."""

    unit: PieceName


class Runners(State):
    """Where the runners are, and who has given up (-1: nobody)."""

    hex: Annotated[Column, By("piece", "space")]
    gone: Annotated[Number, Zero(-1)]


class Turn(Step["Footrace", Runners]):
    """A runner's turn (1-a)."""

    name = "turn"
    rule = "1-a"

    seat: Seat

    def run(self, play):
        """Over once somebody is at the end (1-b)."""
        if play.game.result(play.state):
            play.pop()
            return False
        return True

    def who(self, game, state):
        return self.seat

    def answers(self, game, state):
        return [Walk(SEATS[self.seat]), Run(SEATS[self.seat])]

    @forbids(Walk, Run)
    def why_not_go(self, game, state, action):
        return None if action.unit == SEATS[self.seat] else Refusal("1-a", {"unit": action.unit})

    @plays(Walk)
    def walk(self, play, action):
        self.go(play, 1)

    @plays(Run)
    def sprint(self, play, action):
        self.go(play, (play.chance.die() + 1) // 2)

    def go(self, play, far):
        play.state.hex[self.seat] = min(play.state.hex[self.seat] + far, len(TRACK) - 1)
        play.tell("moved", {"unit": SEATS[self.seat], "to": TRACK[play.state.hex[self.seat]]}, "1-a")
        play.replace(self.but(seat=1 - self.seat))

    def question(self, game, state):
        return Message("footrace-question")


class Footrace(SteppedGame[Runners]):
    """A race."""

    flow = (Turn,)
    positions = Runners
    decoder: ClassVar = msgspec.json.Decoder(Walk | Run | Concede)

    def __init__(self, title):
        self.title, self.scenario, self.options, self.seats = title, "short", {}, SEATS

    def deployed(self, chance):
        state = self.blank(chance)
        state.stack = [Turn(0)]
        return state

    def forecast(self, view, action):
        return None

    def concede(self, play, seat):
        play.state.gone = seat

    def result(self, state):
        first = 1 - state.gone if state.gone >= 0 else next((s for s in (0, 1) if state.hex[s] == len(TRACK) - 1), None)
        return None if first is None else Result(first, [float(first == seat) for seat in (0, 1)], "won", "1-b")

    def label(self, view, action):
        return Message(f"footrace-do-{type(action).__struct_config__.tag}")

    def names(self):
        return {"red": "Red", "blue": "Blue"}

    def sheet(self):
        spaces = []
        for place, name in enumerate(TRACK):
            x, y = 1 + 1.5 * place, 1 + 0.866 * (place % 2)
            corners = [(x + math.cos(k * math.pi / 3), y + math.sin(k * math.pi / 3)) for k in range(6)]
            spaces.append(Space(name, (x, y), corners, "track", label=name))
        sides = [{"id": seat, "name": seat, "colour": seat} for seat in SEATS]
        return Sheet((10.0, 4.0), spaces, [Terrain("track", "footrace-terrain-track", "plain")], sides=sides)

    def phase(self, state):
        return ""

    def scene(self, view):
        hexes = view.state.hex
        pieces = [Piece(name, TRACK[hexes[seat]], seat, name, "SFGPUCI---") for seat, name in enumerate(SEATS)]
        return Scene(pieces, tracks=[Track("leader", max(hexes) + 1.0, of=float(len(TRACK)), side=-1)])

    def standing(self, state):
        """Whoever is ahead would have won."""
        red, blue = state.hex
        scores = [float(red > blue), float(blue > red)]
        if state.gone >= 0:
            scores = [float(seat != state.gone) for seat in (0, 1)]
        return Standing(scores, {Line(SEATS[seat], "1-b"): score for seat, score in enumerate(scores) if score})

    def notation(self):
        return {"piece": Names(SEATS), "space": Names(TRACK), "seat": Names(SEATS)}


class Title:
    """The title."""

    name = "footrace"
    rules_version = 1

    def seats(self, scenario):
        return SEATS

    def scenarios(self):
        return ["short"]

    def about(self, scenario):
        return About(turns=6)

    def options(self):
        return []

    def open(self, scenario, options=None):
        return Footrace(self)

    def bots(self):
        return {}

    def data_hash(self):
        return "none"


def title(pack=None):
    """The title; it has no data."""
    return Title()
