"""The contract between a game and everything that plays, shows, studies or checks it.

A *title* is a game on the shelf: its scenarios, options, data pack. Opened on a scenario it becomes a *game*:
all constants are loaded, and the eight methods below are all that the rest of the house ever calls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.faults import Message as Message
from sandtable.engine.handles import SeatName
from sandtable.engine.positions import Names
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import LineOfSight, Scene, Sheet
from sandtable.engine.states import State


class Action(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """A small immutable value with a readable JSON form, e.g. ``{"do": "move", "unit": "RCD-3", "to": "2312"}``.

    Every field declares what it holds (see handles.py): a table uses that to show the action on the board.
    """


AnyAction = TypeVar("AnyAction", bound=Action)


class Concede(Action, frozen=True, tag="concede"):
    """A seat gives the game up. It may do so whenever the game is on, whoever is to decide."""

    seat: SeatName


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the id of the rule that forbids it, and what it is about."""

    rule: str
    about: dict[str, Any] = {}


class Illegal(Exception):
    """An action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Decision(msgspec.Struct, frozen=True):
    """Who must decide what, and the legal answers.

    Where the way matters, an action may name its path: ``actions`` holds the sensible ones, and any other
    that ``why_not`` accepts is legal too.
    """

    seat: int
    step: str
    actions: Sequence[Action]


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as data. ``seats`` is the set of seats that may know it (None: all of them)."""

    kind: str
    facts: dict[str, Any] = {}
    rule: str | None = None
    seats: int | None = None
    reveals: bool = False


#: When points are counted: as it happens, when the turn ends, when the game ends and all stays so; or the game is won
When = Literal["now", "turn", "end", "win"]


class Stake(msgspec.Struct, frozen=True):
    """What happens to a side's victory points, by one rule; ``about`` is what they are for.

    ``low`` and ``high`` differ where something that is still to be chosen or thrown decides.
    """

    side: str
    low: float
    high: float
    rule: str = ""
    about: str = ""
    when: When = "now"


class Outcome(msgspec.Struct, frozen=True):
    """One thing that may come of an action, how likely it is, and what it does to victory points."""

    message: Message
    chance: float
    stakes: list[Stake] = []


class Forecast(msgspec.Struct, frozen=True):
    """Exact odds: the throws with every reason, and what may come of them, in groups that each add up to 1.

    ``expected`` is the change of victory points to be expected of all of it, by side and time, or None where nobody
    can tell.
    """

    rolls: list[Roll]
    groups: list[list[Outcome]]
    expected: list[Stake] | None = []


class Result(msgspec.Struct, frozen=True):
    """How a game ended: scores by seat (more is better), who won (None: nobody), and how well."""

    winner: int | None
    scores: list[float]
    level: str
    reason: str
    #: all seats are one side against the rules: they win or lose together, and nothing is a draw
    allies: bool = False
    #: what the rules count by seat, where that is not the score (the fewer the better)
    counted: list[float] | None = None

    def outcome(self, seat: int) -> Literal["won", "drawn", "lost"]:
        """What it is to one seat."""
        if self.winner is None:
            return "lost" if self.allies else "drawn"
        return "won" if self.allies or self.winner == seat else "lost"

    @property
    def points(self) -> list[float]:
        """What players are told: as the rules count."""
        return self.scores if self.counted is None else self.counted


class View(msgspec.Struct, frozen=True):
    """The table as one seat may see it: a state in which what the seat cannot see is blank."""

    seat: int
    state: State
    decision: Decision | None


class Option(msgspec.Struct, frozen=True):
    """A rule that players may switch, with the ledger entry it belongs to."""

    name: str
    default: bool | int | str
    rule: str
    choices: tuple[bool | int | str, ...] = (False, True)


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a scenario is about. The words of a game's own scenarios are in its catalogue, a player's in their file."""

    title: str = ""
    summary: str = ""
    date: str = ""
    place: str = ""
    turns: int = 0


#: A game's own kind of State; a game takes and gives no other.
AnyState = Any


class Game(Protocol):
    """A title opened on one scenario with its options."""

    @property
    def title(self) -> Title:
        """The title it was opened from."""

    @property
    def scenario(self) -> str:
        """The scenario's name."""

    @property
    def scenario_text(self) -> str:
        """The whole text of a scenario that a player has written; empty for those of the pack."""

    @property
    def options(self) -> Mapping[str, Any]:
        """All options with their values."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats' names, first to last."""

    def setup(self, key: bytes) -> AnyState:
        """The first position; runs the rules on to the first decision."""

    def pending(self, state: AnyState) -> Decision | None:
        """Who must decide what, and the legal actions; None when the game is over."""

    def apply(self, state: AnyState, action: Action) -> list[Event]:
        """Plays the action in place and runs the rules on to the next decision. Raises Illegal, changing nothing."""

    def why_not(self, state: AnyState, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now, or None."""

    def observe(self, state: AnyState, seat: int) -> View:
        """The table as that seat may see it."""

    def imagine(self, view: View, rng: Random) -> AnyState:
        """A true state that this view could come from."""

    def forecast(self, view: View, action: Action) -> Forecast | None:
        """Exact odds of what this action may lead to; None when no chance is in it."""

    def result(self, state: AnyState) -> Result | None:
        """How the game ended, or None while it is on."""

    # What a table needs besides: decoding, wording, drawing.

    def read_action(self, data: bytes | Mapping[str, Any]) -> Action:
        """An action from its JSON form. Raises msgspec.ValidationError that says what is wrong."""

    def action_kinds(self) -> Sequence[type[Action]]:
        """Every kind of action there is in this game."""

    def question(self, view: View) -> Message:
        """What is being asked, in words."""

    def label(self, view: View, action: Action) -> Message:
        """What an action is called on a button."""

    def names(self) -> Mapping[str, str]:
        """What the pieces and seats are called, by id: messages name them by id."""

    def sheet(self) -> Sheet:
        """The board as it is printed: everything that never changes."""

    def phase(self, state: AnyState) -> str:
        """The part of the turn under way, the same for all seats; empty between the parts, and where there are none."""

    def scene(self, view: View) -> Scene:
        """What lies on the board, for this seat."""

    def line_of_sight(self, view: View, start: str, end: str) -> LineOfSight | None:
        """Whether one space can be seen from another; None where the sheet names no such rule."""

    def check(self, state: AnyState) -> list[str]:
        """What is wrong with a state; always empty unless there is a mistake in the rules code."""

    # What tables and positions as plain files need.

    @property
    def steps(self) -> Mapping[str, Any]:
        """The steps of its flow by name (see flow.py)."""

    def deployed(self, chance: Chance) -> AnyState:
        """The scenario's start, before anything is run."""

    def start(self, state: AnyState) -> list[Event]:
        """Runs such a start on to the first decision, as ``setup`` does; tells what happened on the way."""

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, spaces, seats, cards …"""

    def settle(self, state: AnyState, position: Mapping[str, Any]) -> None:
        """Makes a written position whole: works out derived fields, runs on to a decision where none is stated."""


class Bot(Protocol):
    """Somebody who plays through the contract and sees only what its seat sees."""

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """The action it takes; ``view.decision`` is its own."""


class Title(Protocol):
    """A game on the shelf."""

    name: str
    rules_version: int

    def seats(self, scenario: str) -> tuple[str, ...]:
        """The names of the seats of a scenario, first to last."""

    def scenarios(self) -> list[str]:
        """The names of its scenarios."""

    def about(self, scenario: str) -> About:
        """What a scenario is about."""

    def options(self) -> list[Option]:
        """The rules that players may switch."""

    def open(self, scenario: str, options: Mapping[str, Any] | None = None) -> Game:
        """The game, ready to be played.

        ``scenario`` is a name; where the title lets players write their own, also the path of such a file
        (``….toml``) or its text.
        """

    def bots(self) -> Mapping[str, Bot]:
        """The opponents that come with this game, weakest first."""

    def data_hash(self) -> str:
        """Fingerprint of the data pack in use."""
