"""What a seat sees of its table, as typed JSON: the question with its answers, the board, the log."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.engine.column import Halt
from sandtable.engine.contract import Harm, Message, Result
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import Scene
from sandtable.server.wire.lobby import DiceCard, TableCard


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
    #: who of the stack could do the same after its unit
    along: list[str] = []
    #: as many of them as all can do it one after the other: a place may be full before the last has come
    crowd: int = 0
    #: where it stands in a list: below 0 before all others, above 0 behind them
    rank: int = 0
    #: it settles in one go what would be asked piece by piece: it stands out
    sweeps: bool = False


class KeptOut(msgspec.Struct):
    """Who could have been picked before and cannot now, for somebody else is in hand, and the rule that says so."""

    units: list[str]
    rule: str


class Hand(msgspec.Struct):
    """The units in hand, what could be done instead of having picked them, and whom they keep out."""

    units: list[str]
    instead: list[Answer]
    out: list[KeptOut] = []


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


class Row(msgspec.Struct, omit_defaults=True):
    """An answer in its section, or what cannot be answered now, and why in a few words."""

    action: dict[str, Any]
    label: Message
    denied: Message | None = None


class Section(msgspec.Struct, omit_defaults=True):
    """Answers under a heading, and what holds for all of them."""

    heading: Message
    rows: list[Row]
    note: Message | None = None


class Together(msgspec.Struct):
    """What all who may can do one after the other: the action of the first, and who follows it."""

    action: dict[str, Any]
    along: list[str]


class Proposed(msgspec.Struct):
    """What the game's own staff would do, one answer after the other, and what that is called."""

    label: Message
    actions: list[dict[str, Any]]


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
    #: the answers are weighed against each other: the odds stand beside each, and no card asks once more
    compared: bool = False
    #: the answer that declines all help, where no help of either side would make a difference
    moot: dict[str, Any] | None = None
    #: what each answer comes to stands beside it
    weighed: bool = False
    #: the rule that it is asked by, where few know it by heart
    rule: str = ""
    #: units that may be taken up once those in question have been told to go no further
    others: list[str] = []
    #: by unit that may follow the one in hand, what it would have left in each space it can reach
    left: dict[str, dict[str, float]] = {}
    #: its answers under headings, where the list is long, with what cannot be had now in its place
    sections: list[Section] = []
    #: the spaces that it names: where an attack goes, where somebody is gone from
    spaces: list[str] = []
    #: what can be done by one press for all of them
    together: Together | None = None
    #: answers that differ in nothing but their unit, and may all be given by one word
    series: list[list[dict[str, Any]]] = []
    #: where there is room for fewer than could be picked: who would come, one after the other
    room: list[str] | None = None
    #: what the staff proposes, to be taken in one press
    proposed: Proposed | None = None


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
    dice: DiceCard
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
    #: who did not follow the unit that was just sent
    halt: Halt | None = None
