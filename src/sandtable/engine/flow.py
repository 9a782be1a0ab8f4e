"""The flow of a game as data: a stack of named steps (turn → phase → battle → choose losses).

A step is a small class that reads like the rulebook's paragraph. It either runs on by itself or asks somebody
something. What it needs to remember is a few ints in its frame on the state's stack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, get_args

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Concede, Decision, Event, Illegal, Message, Refusal, Title, View
from sandtable.engine.scene import LineOfSight
from sandtable.engine.states import Frame, State

S = TypeVar("S", bound=State)
G = TypeVar("G", bound="SteppedGame[Any]")


class Play(Generic[G, S]):
    """One action being played out: the game, the state it changes, and what has been told so far."""

    __slots__ = ("chance", "events", "game", "state")

    def __init__(self, game: G, state: S) -> None:
        self.game = game
        self.state = state
        self.chance = state.chance
        self.events: list[Event] = []

    def tell(
        self, kind: str, facts: dict[str, Any], rule: str | None = None, seats: int | None = None, reveals: bool = False
    ) -> None:
        """Tells what happened; everybody may know it unless ``seats`` says who."""
        self.events.append(Event(kind, facts, rule, seats, reveals))

    def push(self, *frame: Any) -> None:
        """Puts a step on top: it comes next."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """The step on top is done."""
        self.state.stack.pop()

    def replace(self, *frame: Any) -> None:
        """The step on top remembers something new, or gives way to another."""
        self.state.stack[-1] = frame


class Step(Generic[G, S]):
    """A paragraph of the turn sequence."""

    name: ClassVar[str]
    #: what the frame holds behind the step's name, and how that is written down (see positions.py)
    FRAME: ClassVar[Mapping[str, str]] = {}

    def run(self, play: Play[G, S], frame: Frame) -> bool:
        """Runs the rules as far as they go by themselves. True: the step now waits for an answer.

        A step that returns False must have changed the stack.
        """
        return True

    def seat(self, game: G, state: S, frame: Frame) -> int:
        """Whose answer it waits for."""
        raise NotImplementedError

    def answers(self, game: G, state: S, frame: Frame) -> Sequence[Action]:
        """What may be answered: never nothing."""
        raise NotImplementedError

    def why_not(self, game: G, state: S, frame: Frame, action: Action) -> Refusal | None:
        """The rule that forbids this answer, or None. Also judges answers that are not on the list."""
        raise NotImplementedError

    def answer(self, play: Play[G, S], frame: Frame, action: Action) -> None:
        """What the answer does."""
        raise NotImplementedError

    def question(self, game: G, state: S, frame: Frame) -> Message:
        """What is being asked."""
        raise NotImplementedError


class SteppedGame(Generic[S]):
    """The part of the contract that is the same for every game whose flow is a stack of steps."""

    title: Title
    scenario: str
    scenario_text: str = ""
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    steps: ClassVar[Mapping[str, Step[Any, Any]]]
    #: decodes this game's actions; built from their union by each game
    decoder: ClassVar[msgspec.json.Decoder[Any]]

    def setup(self, key: bytes) -> S:
        """The first position, run on to the first decision."""
        state = self.deployed(Chance(key))
        self.start(state)
        return state

    def deployed(self, chance: Chance) -> S:
        """The position before anything has happened."""
        raise NotImplementedError

    def start(self, state: S) -> list[Event]:
        """Runs a fresh state on to its first decision; tells what happened on the way."""
        play: Play[Any, S] = Play(self, state)
        self._run(play)
        return play.events

    def _run(self, play: Play[Any, S]) -> None:
        play.state.pending = None
        stack = play.state.stack
        steps = self.steps
        while stack:
            frame = stack[-1]
            if steps[frame[0]].run(play, frame):
                break
        play.chance.next_decision()

    def pending(self, state: S) -> Decision | None:
        """Who must decide what; worked out once for a position."""
        known: Decision | None = state.pending
        if known is None and state.stack:
            frame = state.stack[-1]
            step = self.steps[frame[0]]
            known = state.pending = Decision(step.seat(self, state, frame), frame[0], step.answers(self, state, frame))
        return known

    def apply(self, state: S, action: Action) -> list[Event]:
        """Plays an action, if it is legal, and runs on to the next decision."""
        decision = self.pending(state)
        if decision is None:
            raise Illegal(Refusal("table:over"))
        if action not in decision.actions:
            if isinstance(action, Concede):
                return self._concede(state, action)
            refusal = self._why_not_answer(state, action)
            if refusal:
                raise Illegal(refusal)
        play: Play[Any, S] = Play(self, state)
        frame = state.stack[-1]
        self.steps[frame[0]].answer(play, frame, action)
        self._run(play)
        return play.events

    def observe(self, state: S, seat: int) -> View:
        """The table as that seat may see it."""
        decision = self.pending(state)
        own = decision if decision and decision.seat == seat else None
        seen = self.mask(state, seat)
        seen.pending = own
        return View(seat, seen, own)

    def mask(self, state: S, seat: int) -> S:
        """A copy of the state without what the seat cannot see, and without the game's secret key."""
        raise NotImplementedError

    def _concede(self, state: S, action: Concede) -> list[Event]:
        if action.seat not in self.seats:
            raise Illegal(Refusal("table:no-such-seat", {"seat": action.seat}))
        play: Play[Any, S] = Play(self, state)
        self.concede(play, self.seats.index(action.seat))
        state.stack.clear()
        state.pending = None
        play.chance.next_decision()
        return play.events

    def concede(self, play: Play[Any, S], seat: int) -> None:
        """Notes in the state that this seat has given up."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now."""
        decision = self.pending(state)
        if decision is None:
            return Refusal("table:over")
        if isinstance(action, Concede):
            return None if action.seat == self.seats[seat] else Refusal("table:wrong-seat", {"seat": self.seats[seat]})
        if decision.seat != seat:
            return Refusal("table:wrong-seat", {"seat": self.seats[decision.seat]})
        if action in decision.actions:
            return None
        return self._why_not_answer(state, action)

    def _why_not_answer(self, state: S, action: Action) -> Refusal | None:
        frame = state.stack[-1]
        return self.steps[frame[0]].why_not(self, state, frame, action)

    def question(self, view: View) -> Message:
        """What is being asked, in words."""
        state: Any = view.state
        if not state.stack:
            return Message("question-over")
        frame = state.stack[-1]
        return self.steps[frame[0]].question(self, state, frame)

    def line_of_sight(self, view: View, start: str, end: str) -> LineOfSight | None:
        """Most games have no such rule."""
        return None

    def read_action(self, data: bytes | Mapping[str, Any]) -> Action:
        """An action from its JSON form."""
        raw = data if isinstance(data, bytes) else msgspec.json.encode(data)
        action: Action = self.decoder.decode(raw)
        return action

    def action_kinds(self) -> Sequence[type[Action]]:
        """Every kind of action that can be read."""
        return get_args(self.decoder.type)
