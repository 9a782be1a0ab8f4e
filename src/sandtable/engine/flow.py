"""The flow of a game as data: a stack of steps (turn → phase → battle → choose losses).

A step is a small value that reads like the rulebook's paragraph. What it needs to remember are its fields; it lies on
the state's stack, is never changed in place, and either runs on by itself or asks somebody something::

    class Muster(Step["GuerraGame", GuerraState], frozen=True):
        \"\"\"Which units attack?\"\"\"

        name = "muster"
        rule = "4.1-d"

        at: Space
        attackers: PieceSet

        def answers(self, game, state):
            return [*(game.joins[unit] for unit in each(may_join(game, state, self.at, self.attackers))), FIGHT]

        @forbids(Join)
        def why_not_join(self, game, state, action): ...

        @plays(Join)
        def join(self, play, action):
            play.replace(self.but(attackers=self.attackers | only(game.theatre.piece[action.unit])))

An answer goes to the methods for its type: one that says which rule forbids it (``@forbids``), one that plays it
(``@plays``). What has no method of the first kind is never forbidden here; what has neither is no answer to this step.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from functools import cache, cached_property
from itertools import groupby
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeVar, get_args

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import (
    Action,
    Chart,
    Concede,
    Decision,
    Event,
    Harm,
    Illegal,
    Message,
    Refusal,
    Route,
    Section,
    Title,
    Verdict,
    View,
)
from sandtable.engine.fields import Kind, Seat, SeatSet, kind_of
from sandtable.engine.goals import Goals
from sandtable.engine.handles import Known, along, has_way
from sandtable.engine.positions import Notation
from sandtable.engine.scene import Counter, LineOfSight
from sandtable.engine.states import State

S = TypeVar("S", bound=State)
G = TypeVar("G", bound="SteppedGame[Any]")

#: what a seat sees in place of the secret key
NO_KEY = bytes(32)


class Play(Generic[G, S]):
    """One action being played out: the game, the state it changes, and what has been told so far.

    Where nobody listens (``heard`` is False) nothing is told.
    """

    __slots__ = ("chance", "events", "game", "heard", "state")

    def __init__(self, game: G, state: S, heard: bool = True) -> None:
        self.game = game
        self.state = state
        self.chance = state.chance
        self.heard = heard
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        rule: str | None = None,
        seats: SeatSet | None = None,
        reveals: bool = False,
    ) -> None:
        """Tells what happened; everybody may know it unless ``seats`` says who."""
        if self.heard:
            self.events.append(Event(kind, facts, rule, seats, reveals))

    def push(self, *steps: Step[Any, Any]) -> None:
        """Puts steps on top: the last of them comes next."""
        self.state.stack += steps

    def pop(self) -> None:
        """The step on top is done."""
        self.state.stack.pop()

    def replace(self, step: Step[Any, Any]) -> None:
        """The step on top remembers something new, or gives way to another."""
        self.state.stack[-1] = step


class Way(NamedTuple):
    """Every space entered, what can still be spent then (None where nothing is counted), and where it may end."""

    path: Sequence[str]
    left: float | None
    ends: Sequence[str]


F = TypeVar("F", bound=Callable[..., Any])
#: the methods of steps that were marked, and for which kinds of answers
_forbidding: dict[Callable[..., Any], tuple[type[Action], ...]] = {}
_playing: dict[Callable[..., Any], tuple[type[Action], ...]] = {}


def forbids(*kinds: type[Action]) -> Callable[[F], F]:
    """Marks the method of a step that tells which rule forbids an answer of these kinds."""

    def mark(method: F) -> F:
        _forbidding[method] = kinds
        return method

    return mark


def plays(*kinds: type[Action]) -> Callable[[F], F]:
    """Marks the method of a step that plays an answer of these kinds."""

    def mark(method: F) -> F:
        _playing[method] = kinds
        return method

    return mark


class Step(msgspec.Struct, Generic[G, S], frozen=True, gc=False):
    """A paragraph of the turn sequence; its fields are what it remembers."""

    #: what journals and positions call it
    name: ClassVar[str]
    #: the rule that says what is done here, and so forbids everything that is no answer to it
    rule: ClassVar[str] = "table:not-asked"
    #: its answers are weighed against each other: tables tell the odds beside each, and no card asks once more
    compared: ClassVar[bool] = False
    #: its answers are help in a fight that has been committed to: where none of it changes anything, tables do not ask
    helps: ClassVar[bool] = False
    #: what each of its answers comes to stands beside it, the best chance first; a card asks all the same
    weighed: ClassVar[bool] = False
    #: asked in the midst of something (help in a fight, an advance, a march, buying): saying no to it is not how a part
    #: of a turn ends though units could still act
    amid: ClassVar[bool] = False
    #: answers that differ in nothing but their unit may all be given by one word, one after the other
    at_once: ClassVar[bool] = False
    #: there may be room for fewer than could be picked beside those in hand
    limited: ClassVar[bool] = False
    #: the bot of the game whose answers to it may all be taken in one press, up to the one that ends it
    staff: ClassVar[str] = ""
    #: asked so seldom that nobody knows it by heart: its rule stands beside the question
    seldom: ClassVar[bool] = False
    #: whether a piece that no answer names, though one could, is like the piece that is named
    alike: ClassVar[bool] = True
    _checks: ClassVar[dict[type[Action], Callable[..., Refusal | None]]] = {}
    _deeds: ClassVar[dict[type[Action], Callable[..., None]]] = {}

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls._checks, cls._deeds = dict(cls._checks), dict(cls._deeds)
        own: list[Callable[..., Any]] = [method for method in vars(cls).values() if callable(method)]
        for method in own:
            cls._checks |= dict.fromkeys(_forbidding.get(method, ()), method)
            cls._deeds |= dict.fromkeys(_playing.get(method, ()), method)

    # What a game says

    def run(self, play: Play[G, S]) -> bool | Sequence[Action]:
        """Runs the rules as far as they go by themselves.

        False: the step has changed the stack, and what is now on top goes on. True: it waits for an answer. A list:
        it waits, and these, which had to be worked out to know that, are its answers.
        """
        return True

    def who(self, game: G, state: S) -> Seat:
        """Whose answer it waits for."""
        raise NotImplementedError

    def answers(self, game: G, state: S) -> Sequence[Action]:
        """What may be answered: never nothing."""
        raise NotImplementedError

    def question(self, game: G, state: S) -> Message:
        """What is being asked."""
        raise NotImplementedError

    def sections(self, game: G, state: S) -> Sequence[Section]:
        """Its answers under headings, in the order in which they are best read; nothing where the list is plain."""
        return ()

    def has_use(self, game: G, state: S) -> bool:
        """Whether there is still something that its staff's answers could be good for."""
        return True

    def proposes(self, game: G, state: S, actions: Sequence[Action]) -> Message:
        """What its staff's answers are called, taken all at once."""
        raise NotImplementedError

    @classmethod
    def judges(cls, kind: type[Action]) -> bool:
        """Whether answers of a kind are judged here one by one, listed or not; any other is out of place."""
        return kind in cls._checks or kind in cls._deeds

    def stray(self, game: G, state: S, action: Action) -> Refusal:
        """Why an action that is no answer to this step may not be done now."""
        return Refusal(self.rule)

    def like(self, game: G, state: S, action: Action) -> Action:
        """The listed answer that an unlisted one comes to: one of identical pieces, a pick an order has skipped."""
        return action

    def way(self, game: G, state: S, action: Action, via: Sequence[str]) -> Way | Refusal | None:
        """The cheapest way of an answer by these places, in order; None where there is nothing to choose.

        The answer is a listed one; where it ends does not matter.
        """
        return None

    # What follows from it

    def why_not(self, game: G, state: S, action: Action) -> Refusal | None:
        """The rule that forbids this answer, or None. Also judges answers that are not on the list."""
        kind = type(action)
        check = self._checks.get(kind)
        if check is not None:
            return check(self, game, state, action)
        return None if kind in self._deeds else self.stray(game, state, action)

    def answer(self, play: Play[G, S], action: Action) -> None:
        """What the answer does."""
        self._deeds[type(action)](self, play, action)

    def but(self, **changes: Any) -> Self:
        """The same step, remembering something else."""
        return msgspec.structs.replace(self, **changes)

    def remembered(self) -> tuple[Any, ...]:
        """Its name and what it remembers."""
        return (self.name, *msgspec.structs.astuple(self))

    @classmethod
    def memory(cls) -> dict[str, Kind]:
        """What it remembers, by name, and what each of it stands for."""
        return _memory(cls)


@cache
def _memory(kind: type[msgspec.Struct]) -> dict[str, Kind]:
    return {one.encode_name: kind_of(one.type) for one in msgspec.structs.fields(kind)}


#: what is so in every game
ROUTINE = frozenset({"turn", "phase", "move", "moved", "placed", "done", "concede"})


class SteppedGame(Generic[S]):
    """The part of the contract that is the same for every game whose flow is a stack of steps."""

    title: Title
    scenario: str
    scenario_text: str = ""
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    #: every step of its flow
    flow: ClassVar[Sequence[type[Step[Any, Any]]]]
    #: the same by name
    steps: ClassVar[Mapping[str, type[Step[Any, Any]]]]
    #: its kind of state
    positions: ClassVar[type[State]]
    #: the kinds of event that a table shows across the board: where a turn or a part of it begins
    banners: ClassVar[frozenset[str]] = frozenset({"turn", "phase"})
    #: the kinds that it shows as a card: what is drawn or thrown for a whole side, and what decides the game
    event_cards: ClassVar[frozenset[str]] = frozenset()
    #: the kinds that begin somebody's act: a unit's turn has come, a battle is fought
    beginnings: ClassVar[frozenset[str]] = frozenset()
    #: the markers on a counter that are harm done to it
    afflictions: ClassVar[frozenset[str]] = frozenset()
    #: decodes this game's actions; built from their union by each game
    decoder: ClassVar[msgspec.json.Decoder[Any]]
    #: kinds of events whose rule explains nothing: what a player has just done, what comes every turn
    routine: ClassVar[Set[str]] = ROUTINE

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "flow" in vars(cls):
            cls.steps = {step.name: step for step in cls.flow}

    # What a game says

    def deployed(self, chance: Chance) -> S:
        """The position before anything has happened."""
        raise NotImplementedError

    def notation(self) -> Notation:
        """The names of pieces, spaces, seats, cards …"""
        raise NotImplementedError

    def derive(self, state: S) -> None:
        """Works out the derived fields of a state from the others."""

    def faults(self, state: S) -> list[str]:
        """What is wrong with a state, derived fields apart."""
        return []

    def mask(self, state: S, seen: S, seat: Seat) -> None:
        """Blanks out in ``seen``, a copy of the state, what the seat cannot see. The dice to come are gone already."""

    def fill_in(self, state: S, seat: Seat, rng: Random) -> None:
        """Makes a true state of what a seat sees: whatever it cannot see, as it could be."""

    def concede(self, play: Play[Any, S], seat: Seat) -> None:
        """Notes in the state that this seat has given up."""
        raise NotImplementedError

    # Setting up and playing

    def blank(self, chance: Chance) -> S:
        """A state in which every field holds its zero."""
        state: Any = self.positions.blank(chance, self.notation())
        blank: S = state
        return blank

    def setup(self, key: bytes) -> S:
        """The first position, run on to the first decision."""
        state = self.deployed(Chance(key))
        self.start(state)
        return state

    def start(self, state: S) -> list[Event]:
        """Runs a fresh state on to its first decision; tells what happened on the way."""
        play: Play[Any, S] = Play(self, state)
        self._run(play)
        return play.events

    def _run(self, play: Play[Any, S]) -> None:
        state = play.state
        state.pending = None
        stack = state.stack
        while stack:
            step = stack[-1]
            waits = step.run(play)
            if waits:
                if waits is not True:
                    state.pending = Decision(step.who(self, state), step.name, waits)
                break
        play.chance.next_decision()

    def pending(self, state: S) -> Decision | None:
        """Who must decide what; worked out once for a position."""
        known = state.pending
        if known is None and state.stack:
            step = state.stack[-1]
            known = state.pending = Decision(step.who(self, state), step.name, step.answers(self, state))
        return known

    def apply(self, state: S, action: Action) -> list[Event]:
        """Plays an action, if it is legal, and runs on to the next decision."""
        decision = self.pending(state)
        if decision is None:
            raise Illegal(Refusal("table:over"))
        if action not in decision.actions:
            if isinstance(action, Concede):
                return self._concede(state, action)
            refusal = self._forbidden(state, action)
            if refusal:
                raise Illegal(refusal)
        return self.play(state, action)

    def play(self, state: S, action: Action) -> list[Event]:
        """Plays an action that is known to be legal, because it was taken from the list."""
        play: Play[Any, S] = Play(self, state)
        state.stack[-1].answer(play, action)
        self._run(play)
        return play.events

    def advance(self, state: S, action: Action) -> None:
        """Plays a listed action where nobody listens: quicker for whoever only wants the position."""
        play: Play[Any, S] = Play(self, state, False)
        state.stack[-1].answer(play, action)
        self._run(play)

    def _concede(self, state: S, action: Concede) -> list[Event]:
        if action.seat not in self.seats:
            raise Illegal(Refusal("table:no-such-seat", {"seat": action.seat}))
        play: Play[Any, S] = Play(self, state)
        self.concede(play, self.seats.index(action.seat))
        state.stack.clear()
        state.pending = None
        play.chance.next_decision()
        return play.events

    # What a seat knows

    def observe(self, state: S, seat: Seat) -> View[S]:
        """The table as that seat may see it."""
        decision = self.pending(state)
        own = decision if decision and decision.seat == seat else None
        seen = self._seen(state, seat)
        seen.pending = own
        return View(seat, seen, own)

    def unveiled(self, state: S, seat: Seat) -> View[S]:
        """As the seat has seen it, unless a game lays open what was hidden."""
        return self.observe(state, seat)

    def _seen(self, state: S, seat: Seat) -> S:
        seen = state.copy()
        seen.chance, seen.pending = Chance(NO_KEY, state.chance.decision), None
        self.mask(state, seen, seat)
        return seen

    def imagine(self, view: View[S], rng: Random) -> S:
        """A true state that this view could come from, with dice of its own."""
        state = view.state.reroll(rng.randbytes(32))
        state.pending = None
        self.fill_in(state, view.seat, rng)
        return state

    def knows(self, state: S, seat: Seat) -> Hashable:
        """A key of what a seat knows: equal wherever it cannot tell two positions apart."""
        return (seat, self._seen(state, seat).key())

    # Asking

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
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
        return self._forbidden(state, action)

    def _forbidden(self, state: S, action: Action) -> Refusal | None:
        """What forbids an answer that is not on the list: that it names nothing there is, or the step's own rule."""
        stranger = self.known.stranger(action)
        if stranger:
            kind, name = stranger
            return Refusal(f"table:no-such-{kind}", {kind: name})
        return state.stack[-1].why_not(self, state, action)

    @cached_property
    def known(self) -> Known:
        """The names of all pieces and spaces."""
        game: Any = self
        return Known.of(game)

    def route(self, view: View[S], action: Action, via: Sequence[str]) -> Route | Refusal:
        """The cheapest way of a listed action by these places, as the step on top finds it."""
        via = [place for place, _ in groupby(via)]
        for place in via:
            if place not in self.known.spaces:
                return Refusal("table:no-such-space", {"space": place})
        state = view.state
        asked = view.decision is not None and via and has_way(action)
        found = state.stack[-1].way(self, state, action, via) if asked else None
        if found is None:
            return Refusal("table:no-way")
        if isinstance(found, Refusal):
            return found
        return Route(along(action, found.path), found.left, tuple(found.ends))

    def harms(self, view: View[S], action: Action) -> list[Harm]:
        """Most actions harm nobody of their own side."""
        return []

    def together(self, view: View[S], actions: Sequence[Action]) -> list[Verdict]:
        """Most of what several do is no more than what each of them does."""
        return []

    def rank(self, view: View[S], action: Action) -> int:
        """Most answers are as good to read first as others."""
        return 0

    def turn(self, state: S) -> int:
        """Whatever a state counts as its turn."""
        return getattr(state, "turn", 0)

    def goals(self, view: View[S]) -> Goals:
        """What there is to know of it its scenario tells."""
        return Goals()

    def question(self, view: View[S]) -> Message:
        """What is being asked, in words."""
        stack = view.state.stack
        return stack[-1].question(self, view.state) if stack else Message("question-over")

    def whose(self, piece: str) -> str:
        """Most pieces are somebody's: a game says whose."""
        return ""

    def line_of_sight(self, view: View[S], start: str, end: str) -> LineOfSight | None:
        """Most games have no such rule."""
        return None

    def facts(self) -> Mapping[str, list[Message]]:
        """None, unless a game tells some."""
        return {}

    def facts_now(self, view: View[S]) -> Mapping[str, list[Message]]:
        """None, unless a game tells some."""
        return {}

    def counters(self) -> list[Counter]:
        """None, unless a game prints some: then those that lie on the table when it begins are taken."""
        return []

    def charts(self) -> list[Chart]:
        """None, unless a game prints some."""
        return []

    def read_action(self, data: bytes | Mapping[str, Any]) -> Action:
        """An action from its JSON form."""
        raw = data if isinstance(data, bytes) else msgspec.json.encode(data)
        action: Action = self.decoder.decode(raw)
        return action

    def action_kinds(self) -> Sequence[type[Action]]:
        """Every kind of action that can be read."""
        return get_args(self.decoder.type)

    # Positions as plain files, and whether they can be

    def settle(self, state: S, position: Mapping[str, Any]) -> None:
        """Makes a written position whole: works out the derived fields."""
        self.derive(state)

    def check(self, state: S) -> list[str]:
        """What is wrong with a state; always empty unless there is a mistake in the rules code."""
        return [*self.faults(state), *self.out_of_date(state)]

    def out_of_date(self, state: S) -> list[str]:
        """The derived fields that are not what the others make them."""
        if not state.DERIVED:
            return []
        again = state.copy()
        self.derive(again)
        return state.out_of_date(again)
