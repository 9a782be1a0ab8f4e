"""The whole game: walk or run, whoever is first at the last hex wins."""

from __future__ import annotations

import math
from array import array
from typing import Any, ClassVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import About, Action, Concede, Message, Refusal, Result
from sandtable.engine.flow import Step, SteppedGame
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

    FIELDS: ClassVar = {"hex": "array", "gone": "int"}
    FORM: ClassVar = {"hex": "piece>space", "gone": "number"}
    __slots__ = ("gone", "hex")


class Turn(Step[Any, Any]):
    """A runner's turn (1-a)."""

    name = "turn"
    FRAME: ClassVar = {"seat": "seat"}

    def run(self, play, frame):
        """Over once somebody is at the end (1-b)."""
        if play.game.result(play.state):
            play.pop()
            return False
        return True

    def seat(self, game, state, frame):
        return frame[1]

    def answers(self, game, state, frame):
        return [Walk(SEATS[frame[1]]), Run(SEATS[frame[1]])]

    def why_not(self, game, state, frame, action):
        return Refusal("1-a", {"unit": getattr(action, "unit", "")})

    def answer(self, play, frame, action):
        far = 1 if isinstance(action, Walk) else (play.chance.die() + 1) // 2
        seat = frame[1]
        play.state.hex[seat] = min(play.state.hex[seat] + far, len(TRACK) - 1)
        play.tell("moved", {"unit": SEATS[seat], "to": TRACK[play.state.hex[seat]]}, "1-a")
        play.replace("turn", 1 - seat)

    def question(self, game, state, frame):
        return Message("footrace-question")


class Footrace(SteppedGame[Runners]):
    """A race."""

    steps: ClassVar = {"turn": Turn()}
    decoder: ClassVar = msgspec.json.Decoder(Walk | Run | Concede)

    def __init__(self, title):
        self.title, self.scenario, self.options, self.seats = title, "short", {}, SEATS

    def deployed(self, chance):
        state = Runners.__new__(Runners)
        state.hex, state.gone, state.stack, state.chance, state.pending = (
            array("h", [0, 0]),
            -1,
            [("turn", 0)],
            chance,
            None,
        )
        return state

    def mask(self, state, seat):
        seen = state.copy()
        seen.chance = Chance(bytes(32), state.chance.decision)
        return seen

    def imagine(self, view, rng):
        return view.state.copy()

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

    def check(self, state):
        return []

    def notation(self):
        return {"piece": Names(SEATS), "space": Names(TRACK), "seat": Names(SEATS)}

    def settle(self, state, position):
        if "steps" not in position:
            self.start(state)


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
