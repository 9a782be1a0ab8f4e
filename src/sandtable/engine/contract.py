"""The contract between a game and everything that plays, shows, studies or checks it.

A *title* is a game on the shelf: its scenarios, options, data pack. Opened on a scenario it becomes a *game*:
all constants are loaded, and what the rest of the house calls is in the protocol below: eight methods to play it, a
few that search and study need cheaply, and what a table needs to read, tell and draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, Protocol

import msgspec
from typing_extensions import TypeVar

from sandtable.engine.chance import Chance
from sandtable.engine.charts import Chart as Chart
from sandtable.engine.charts import Reading as Reading
from sandtable.engine.faults import Message as Message
from sandtable.engine.fields import Seat
from sandtable.engine.goals import Goals
from sandtable.engine.handles import SeatName
from sandtable.engine.positions import Names
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import Counter, LineOfSight, Scene, Sheet
from sandtable.engine.states import State

if TYPE_CHECKING:
    from sandtable.engine.flow import Step

#: a game's own kind of state; where nobody says which, any
S = TypeVar("S", bound=State, default=Any)


class Action(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """A small immutable value with a readable JSON form, e.g. ``{"do": "move", "unit": "RCD-3", "to": "2312"}``.

    Every field declares what it holds (see handles.py): a table uses that to show the action on the board.
    """

    #: whether it is done against an enemy; where a kind does not say, it is if it names a target
    hostile: ClassVar[bool | None] = None
    #: whether it ends or declines what is asked, or goes on without more; where a kind does not say, it does if it has
    #: nothing to name
    closes: ClassVar[bool | None] = None
    #: whether it is done by one unit after the other, and all who may would often do it: a table offers them together
    in_turn: ClassVar[bool] = False
    #: whether it settles in one go what would be asked piece by piece: it stands out among the answers
    sweeps: ClassVar[bool] = False


AnyAction = TypeVar("AnyAction", bound=Action)


class Concede(Action, frozen=True, tag="concede"):
    """A seat gives the game up. It may do so whenever the game is on, whoever is to decide."""

    seat: SeatName


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the id of the rule that forbids it, and what it is about."""

    rule: str
    about: dict[str, Any] = {}
    #: the figures of it, where the rule's words alone do not tell what is missing
    detail: Message | None = None


class Illegal(Exception):
    """An action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Decision(msgspec.Struct, frozen=True):
    """Who must decide what, and the legal answers.

    Where the way matters, an action may name its path: ``actions`` holds the sensible ones, and any other
    that ``why_not`` accepts is legal too; ``route`` makes one from the places that a player wants to pass.
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


class Route(msgspec.Struct, frozen=True):
    """A way by the places that a player names: the action with every space entered, up to the last of them.

    ``left`` is what can still be spent from there (None where nothing is counted), ``ends`` are the spaces where the
    way may end, going on from there: that last place too, if one may stop in it.
    """

    action: Action
    left: float | None
    ends: tuple[str, ...]


class Harm(msgspec.Struct, frozen=True, omit_defaults=True):
    """A harm that an action does to its own side by a rule, and that a player should know of before."""

    message: Message
    rule: str
    #: it may come to harm: that is shown, but nobody is asked whether he is sure
    caution: bool = False
    #: the space in which they are fired at on their way, if that is the harm: the board marks it, and they are asked
    fire: str = ""
    #: the spaces of another way there that keeps clear of it, if there is one
    around: tuple[str, ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """What is over with an outcome, the game or a part of it, and the rule that ends it."""

    message: Message
    rule: str


class Outcome(msgspec.Struct, frozen=True):
    """One thing that may come of an action, how likely it is, and what it does to victory points.

    ``in_all`` is the least and the most of a side's points together, where the lines of ``stakes`` do not simply add
    up because not all of them can come at once. ``ends`` is what is over with it; that a side wins is a stake.
    """

    message: Message
    chance: float
    stakes: list[Stake] = []
    in_all: list[Stake] = []
    ends: Ending | None = None


class Verdict(msgspec.Struct, frozen=True):
    """What all of it comes to, in a sentence: how likely that is, and whether it is what the one who acts wants."""

    message: Message
    chance: float
    #: None: neither, or nobody can say
    good: bool | None = None
    #: how likely it still is if the other side adds the most it can; None where that makes it no less likely
    worst: float | None = None
    #: how likely it is if the one who acts adds the most he still can himself; None where that makes no difference
    best: float | None = None


class Addition(msgspec.Struct, frozen=True):
    """What a side may still add before the dice fall, and the odds if it adds the most it can."""

    message: Message
    groups: list[list[Outcome]]
    verdict: list[Verdict] = []


class Forecast(msgspec.Struct, frozen=True):
    """Exact odds: the throws with every reason, and what may come of them, in groups that each add up to 1.

    ``expected`` is the change of victory points to be expected of all of it, by side and time, or None where nobody
    can tell. ``additions`` are what the other side may still do about it, ``own`` what the one who acts is asked about
    after it, and may still add himself. ``verdict`` is what it comes to, the
    likeliest first; empty, the first group speaks for itself (see verdicts.py). ``charts`` are the cells that the
    throws may come to. ``at_stake`` is what else hangs on it: points that are counted only later, and may yet be saved.
    ``decided`` is how the throws decide and what follows by rule, where the odds alone do not say so. ``blind``: dice
    will decide, and nobody can tell how likely what is: it is asked first like what can be told.
    """

    rolls: list[Roll]
    groups: list[list[Outcome]]
    expected: list[Stake] | None = []
    additions: list[Addition] = []
    verdict: list[Verdict] = []
    charts: list[Reading] = []
    at_stake: list[Message] = []
    decided: list[Message] = []
    own: list[Addition] = []
    blind: bool = False


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
    #: the side of each seat, where several play one side: they win or lose together
    sides: list[str] | None = None

    def outcome(self, seat: int) -> Literal["won", "drawn", "lost"]:
        """What it is to one seat."""
        if self.winner is None:
            return "lost" if self.allies else "drawn"
        together = self.allies or (self.sides is not None and self.sides[self.winner] == self.sides[seat])
        return "won" if together or self.winner == seat else "lost"

    @property
    def points(self) -> list[float]:
        """What players are told: as the rules count."""
        return self.scores if self.counted is None else self.counted


class Line(NamedTuple):
    """One line of an account of victory points: whose, by which rule, what for, and when they are counted."""

    side: str
    rule: str
    about: str = ""
    when: When = "now"


#: victory points line by line
Account = Mapping[Line, float]


class Standing(msgspec.Struct, frozen=True):
    """How a game would end if it ended now: the scores by seat, as a result has them, and the lines they come from."""

    scores: list[float]
    account: Account


class View(msgspec.Struct, Generic[S], frozen=True):
    """The table as one seat may see it: a state in which what the seat cannot see is blank."""

    seat: int
    state: S
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


class Section(NamedTuple):
    """Some of the answers under a heading, and among them what players look for and cannot have now.

    Each row is an action, with the reason in a few words if it cannot be taken; with None if it can. The note under
    the heading says what holds for all of them, and nobody could guess.
    """

    heading: Message
    rows: Sequence[tuple[Action, Message | None]]
    note: Message | None = None


class Game(Protocol[S]):
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

    def setup(self, key: bytes) -> S:
        """The first position; runs the rules on to the first decision."""

    def pending(self, state: S) -> Decision | None:
        """Who must decide what, and the legal actions; None when the game is over."""

    def apply(self, state: S, action: Action) -> list[Event]:
        """Plays the action in place and runs the rules on to the next decision. Raises Illegal, changing nothing."""

    def why_not(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now, or None."""

    def route(self, view: View[S], action: Action, via: Sequence[str]) -> Route | Refusal:
        """The cheapest way of a listed action by these places, in order, or the rule that keeps it from one of them."""

    def harms(self, view: View[S], action: Action) -> list[Harm]:
        """The harm that an action does to its own side, if any."""

    def rank(self, view: View[S], action: Action) -> int:
        """Where an answer stands in a list: below 0 before all others, above 0 behind them, at 0 as the game has it.

        Who has no answers but such as stand behind all others is not counted among those who could still act.
        """

    def observe(self, state: S, seat: int) -> View[S]:
        """The table as that seat may see it."""

    def unveiled(self, state: S, seat: int) -> View[S]:
        """The table of a game that is over, with what was hidden, as far as the game lays it open."""

    def imagine(self, view: View[S], rng: Random) -> S:
        """A true state that this view could come from."""

    def forecast(self, view: View[S], action: Action) -> Forecast | None:
        """Exact odds of what this action may lead to; None when no chance is in it."""

    def together(self, view: View[S], actions: Sequence[Action]) -> list[Verdict]:
        """What actions come to that are given one after the other for the same end; nothing where nobody says."""

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it is on."""

    # What search, bots and study need cheaply

    def play(self, state: S, action: Action) -> list[Event]:
        """As ``apply``, for an action taken from the list of ``pending``: it is not checked again."""

    def advance(self, state: S, action: Action) -> None:
        """As ``play``, for whoever does not ask what happened on the way: nothing is told, which is quicker."""

    def standing(self, state: S) -> Standing:
        """The scores by seat if it ended now, and the lines they come from."""

    def knows(self, state: S, seat: Seat) -> Hashable:
        """A key of what a seat knows: equal wherever it cannot tell two positions apart."""

    # What a table needs besides: decoding, wording, drawing.

    def read_action(self, data: bytes | Mapping[str, Any]) -> Action:
        """An action from its JSON form. Raises msgspec.ValidationError that says what is wrong."""

    def action_kinds(self) -> Sequence[type[Action]]:
        """Every kind of action there is in this game."""

    def question(self, view: View[S]) -> Message:
        """What is being asked, in words."""

    def label(self, view: View[S], action: Action) -> Message:
        """What an action is called on a button."""

    @property
    def banners(self) -> frozenset[str]:
        """The kinds of event that begin a turn or a part of it."""

    @property
    def event_cards(self) -> frozenset[str]:
        """The kinds of event that are shown as a card: drawn or thrown for a whole side, or deciding the game."""

    @property
    def beginnings(self) -> frozenset[str]:
        """The kinds of event that begin somebody's act: what follows belongs to them, not to what was before."""

    @property
    def afflictions(self) -> frozenset[str]:
        """The markers on a counter that are harm done to it: disrupted, pinned, cut off."""

    @property
    def routine(self) -> Set[str]:
        """The kinds of events whose rule explains nothing: what a player has just done, what comes every turn."""

    def names(self) -> Mapping[str, str]:
        """What the pieces and seats are called, by id: messages name them by id."""

    def whose(self, piece: str) -> str:
        """The side that a piece belongs to, as the sheet calls it; empty for nobody's."""

    def sheet(self) -> Sheet:
        """The board as it is printed: everything that never changes."""

    def facts(self) -> Mapping[str, list[Message]]:
        """What the rules need to know of each space and a map can only hint at: bridges, falls, room; by space."""

    def facts_now(self, view: View[S]) -> Mapping[str, list[Message]]:
        """What of it changes: room that is taken, what is shut; by space, as far as this seat can see."""

    def counters(self) -> list[Counter]:
        """Every counter of the scenario as it would be cut out of a printed sheet."""

    def charts(self) -> list[Chart]:
        """The tables that a player would have on paper, with the values in play."""

    def turn(self, state: S) -> int:
        """The number of the turn; 0 before the first, and where none are counted."""

    def phase(self, state: S) -> str:
        """The part of the turn under way, the same for all seats; empty between the parts, and where there are none."""

    def scene(self, view: View[S]) -> Scene:
        """What lies on the board, for this seat."""

    def goals(self, view: View[S]) -> Goals:
        """What this seat wants, what decides the game, which places count and how it would end now."""

    def line_of_sight(self, view: View[S], start: str, end: str) -> LineOfSight | None:
        """Whether one space can be seen from another; None where the sheet names no such rule."""

    def check(self, state: S) -> list[str]:
        """What is wrong with a state; always empty unless there is a mistake in the rules code."""

    # What tables and positions as plain files need.

    @property
    def steps(self) -> Mapping[str, type[Step[Any, Any]]]:
        """The steps of its flow by name (see flow.py)."""

    def derive(self, state: S) -> None:
        """Works out the derived fields of a state from the others."""

    def deployed(self, chance: Chance) -> S:
        """The scenario's start, before anything is run."""

    def start(self, state: S) -> list[Event]:
        """Runs such a start on to the first decision, as ``setup`` does; tells what happened on the way."""

    def notation(self) -> Mapping[str, Names]:
        """The names of pieces, spaces, seats, cards …"""

    def settle(self, state: S, position: Mapping[str, Any]) -> None:
        """Makes a written position whole: works out derived fields; it is then run on to a decision."""


class Bot(Protocol[S]):
    """Somebody who plays one seat of one game through the contract and sees only what that seat sees."""

    def choose(self, view: View[S], rng: Random) -> Action:
        """The action it takes; ``view.decision`` is its own."""


#: makes a bot for a seat of a game; what the bot remembers goes when it goes
BotMaker = Callable[[Any, int], Bot]


class Title(Protocol):
    """A game on the shelf."""

    name: str
    rules_version: int

    def seats(self, scenario: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
        """The names of the seats of a scenario with these options, first to last."""

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

    def bots(self) -> Mapping[str, BotMaker]:
        """The opponents that come with this game, weakest first."""

    def data_hash(self) -> str:
        """Fingerprint of the data pack in use."""
