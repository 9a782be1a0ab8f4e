"""What the browser sends and gets, as typed JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.engine.contract import About, Chart, Forecast, Harm, Message, Result
from sandtable.engine.goals import Goals
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import LineOfSight, Scene, Sheet

HUMAN = "human"

# What the browser sends


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up: a scenario from its start, a saved game (``journal``) or a written position."""

    game: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    players: dict[str, str] = {}
    seed: str | int | None = None
    title: str = ""
    journal: str | None = None
    position: str | None = None


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the number of the position that its player was looking at."""

    at: int
    action: dict[str, Any]


class At(msgspec.Struct, forbid_unknown_fields=True):
    """Taking back or giving up, at a position."""

    at: int


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """An action that somebody asks about."""

    action: dict[str, Any]


class AskedUnit(msgspec.Struct, forbid_unknown_fields=True):
    """Why not? A unit, and a space or another piece."""

    unit: str
    space: str = ""
    piece: str = ""


class Hold(msgspec.Struct, forbid_unknown_fields=True):
    """The units that shall be in hand, and no others; ``first``: the pick to begin with, where there are several.

    ``off``: what was begun with them is called off as well.
    """

    at: int
    units: list[str]
    first: dict[str, Any] = {}
    off: bool = False


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a step of a lesson: ``read``, ``watch``, a deed, or ``leave``."""

    step: int
    how: str


class AskedSight(msgspec.Struct, forbid_unknown_fields=True):
    """Can this space be seen from that one?"""

    start: str
    end: str


class AskedRoute(msgspec.Struct, forbid_unknown_fields=True):
    """The way by these places, in order: a unit's, or of those that the question is about (``unit`` empty)."""

    via: list[str]
    unit: str = ""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be called; by nothing, after its scenario."""

    title: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new game from the position after so many actions of this one."""

    step: int
    players: dict[str, str] = {}


# What the browser gets


class OptionCard(msgspec.Struct):
    """A rule that may be switched, with the words of the rule it changes and their language."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    message: str
    rule: str
    text: str
    ruling: str
    language: str


class BotCard(msgspec.Struct):
    """Somebody who plays a game by itself."""

    name: str
    message: str


class SeatName(msgspec.Struct):
    """A seat of a scenario and what it is called."""

    id: str
    name: str


class SeatChange(msgspec.Struct):
    """The seats that a scenario has when an option is set so."""

    option: str
    choice: bool | int | str
    seats: list[SeatName]


class ScenarioCard(msgspec.Struct):
    """A scenario as the lobby shows it."""

    id: str
    about: About
    seats: list[SeatName]
    #: what options do to its seats
    changes: list[SeatChange]


class GameCard(msgspec.Struct):
    """A game as the lobby shows it."""

    name: str
    rules_version: int
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    bots: list[BotCard]
    #: whether there is a guided first game
    lesson: bool = False


class RuleCard(msgspec.Struct):
    """A rule of the ledger as players read it; English where the reader's language has no translation."""

    id: str
    topic: str
    rule: str
    ruling: str
    language: str


class SeatCard(msgspec.Struct):
    """A seat at a table: a person's or a bot's."""

    id: str
    name: str
    player: str


class Damage(msgspec.Struct):
    """What is wrong with a table's journal, and in which line (0: the file as a whole)."""

    line: int
    error: Message


class TableCard(msgspec.Struct):
    """A table as the lobby lists it."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    title: str
    seats: list[SeatCard]
    created: str
    updated: str
    actions: int
    result: Result | None = None
    damage: Damage | None = None
    #: the seat that must decide, and the turn; empty and 0 where nobody has looked yet
    deciding: str = ""
    turn: int = 0
    #: of how many turns; 0 where nobody knows
    turns: int = 0


class Score(msgspec.Struct):
    """A line of the account as it would be if the game ended now."""

    side: str
    rule: str
    about: str
    when: str
    points: float


class Briefing(msgspec.Struct):
    """What a game is about for one seat, and how it stands."""

    about: About
    goals: Goals
    score: list[Score]


class Created(msgspec.Struct):
    """A new table, with the tokens of all seats that people take."""

    table: TableCard
    tokens: dict[str, str]


class BoardCard(msgspec.Struct):
    """What never changes at a table: the printed board, and what pieces and seats are called."""

    sheet: Sheet
    names: dict[str, str]
    commitment: str
    #: by space, what the rules need to know of it
    facts: dict[str, list[Message]]


class Charts(msgspec.Struct):
    """The tables that a player would have on paper, with the values in play at a table."""

    charts: list[Chart]


class Answer(msgspec.Struct, omit_defaults=True):
    """A legal action with its label and its handles on the board: who acts, where, and at whom."""

    action: dict[str, Any]
    label: Message
    unit: str = ""
    space: str = ""
    piece: str = ""
    #: it ends a part of the turn, though units could still act
    ends: bool = False
    #: what it does to its own side, each with its rule
    harms: list[Harm] = []
    #: its way may be chosen place by place
    way: bool = False
    #: what else on the board it is about: pieces and spaces
    about: list[str] = []
    #: it takes a unit in hand, and nothing comes of it that could not be taken back
    takes: bool = False
    #: it ends or declines what is asked: it stands apart from what can be done
    closes: bool = False


class Hand(msgspec.Struct):
    """The units in hand, and what could be done instead of having picked them."""

    units: list[str]
    instead: list[Answer]


class Throw(msgspec.Struct, omit_defaults=True):
    """Dice as they fell, who threw them, and what they come to where that is more than the sum of what fell."""

    dice: list[int]
    sides: int = 6
    who: str = ""
    total: int | None = None
    #: they are read as tens and ones
    tens: bool = False
    #: what is added to them, where that and what fell make the total
    added: int = 0


class Told(msgspec.Struct, omit_defaults=True):
    """Something that happened, with what it touched on the board."""

    message: Message
    rule: str | None = None
    rolls: list[Roll] = []
    #: where it happened first, then what else it names
    spaces: list[str] = []
    pieces: list[str] = []
    #: the side whose doing it is, where that is known
    side: str = ""
    #: the dice that it was decided by
    throws: list[Throw] = []
    #: the spaces that those whom it names went through, from the first to the last
    way: list[str] = []
    #: how a table shows it besides telling it
    shown: Literal["", "banner", "card"] = ""
    #: somebody's act begins with it
    begins: bool = False


class Question(msgspec.Struct):
    """Who must decide what; the answers are there only for the seat that must."""

    seat: str
    yours: bool
    question: Message
    answers: list[Answer]
    #: there is one answer, and it can be taken back as if it had not been given
    free: bool = False
    #: pieces that are like one which an answer names, and by that piece may be picked as well
    alike: dict[str, str] = {}
    #: what has happened to those whom it is about, and why it is asked
    because: Told | None = None


class LogEntry(msgspec.Struct, omit_defaults=True):
    """One action that stands: who did it and what came of it, as far as the reader may know."""

    n: int
    seat: str
    events: list[Told]
    #: the part of the turn in which it was taken
    phase: str = ""
    #: what the action was called, if it was the reader's own and there was no other to take
    only: Message | None = None


class Guidance(msgspec.Struct, omit_defaults=True):
    """A step of a lesson: its words, what they point at, and what ends it (read, watch, answer, deed).

    ``answer`` is the one to be given, or the one whose odds are to be looked at.
    """

    step: int
    of: int
    message: str
    until: str
    spaces: list[str] = []
    part: str = ""
    answer: dict[str, Any] = {}
    deed: str = ""


class SeatView(msgspec.Struct):
    """The table as one seat sees it."""

    table: TableCard
    at: int
    step: int
    seat: str
    question: Question | None
    scene: Scene
    opening: list[Told]
    log: list[LogEntry]
    undo: bool
    result: Result | None
    key: str | None
    #: what its player has picked, if nothing has come of it yet
    hand: Hand | None = None
    #: more than picks stands that nothing has come of yet, such as an attack: it can be called off
    begun: bool = False
    trouble: Message | None = None
    lesson: Guidance | None = None
    #: by space, what of the facts changes
    facts: dict[str, list[Message]] = {}
    #: another person's seat sees something else than this one
    hides: bool = False


class Why(msgspec.Struct):
    """Why an action may not be played (``rule`` empty: it may)."""

    action: dict[str, Any]
    label: Message
    legal: bool
    rule: str = ""
    message: Message | None = None
    text: str = ""
    ruling: str = ""
    language: str = ""
    #: the pieces and spaces that stand in its way
    obstacles: list[str] = []


class Forbidden(msgspec.Struct):
    """A rule that forbids something, with its words and their language."""

    rule: str
    message: Message
    text: str = ""
    ruling: str = ""
    language: str = ""


class Way(msgspec.Struct):
    """A way that was found: the answer that goes by it, every space entered, and what can still be spent then.

    ``ends`` are the spaces where it may end, going on from the last place; ``stops`` is whether it may end right there.
    """

    answer: Answer
    path: list[str]
    left: float | None
    ends: list[str]
    stops: bool


class Ways(msgspec.Struct):
    """The ways by the places that somebody named; where there is none, the rule that keeps from it."""

    ways: list[Way]
    refused: Forbidden | None = None


class Sighted(msgspec.Struct):
    """A line of sight with the words of the rule that decides it; nothing where the game has no such rule."""

    line: LineOfSight | None
    text: str = ""
    ruling: str = ""
    #: the language of text and ruling: English where there is no translation
    language: str = ""


class Odds(msgspec.Struct):
    """What may come of an action; nothing where no chance is in it."""

    forecast: Forecast | None
