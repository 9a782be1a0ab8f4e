"""What the browser sends and gets, as typed JSON."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sandtable.engine.column import Halt
from sandtable.engine.contract import About, Chart, Forecast, Harm, Message, Result
from sandtable.engine.goals import Goals
from sandtable.engine.rolls import Roll
from sandtable.engine.scene import Counter, LineOfSight, Scene, Sheet
from sandtable.engine.verify import Verified
from sandtable.review.work import Review, Stage

HUMAN = "human"
#: a seat that is kept free: for whoever comes by a link, or for the first who wants it
FRIEND, ANYBODY = "friend", "anybody"
PEOPLE = (HUMAN, FRIEND, ANYBODY)

# What the browser sends


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up: a scenario from its start, a saved game (``journal``) or a written position.

    A seat's player is ``human`` (who sets it up), ``friend`` (who comes by a link), ``anybody`` or a bot.
    """

    game: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    players: dict[str, str] = {}
    seed: str | int | None = None
    title: str = ""
    journal: str | None = None
    position: str | None = None
    #: everybody may find it and look on
    open: bool = False
    #: a pack beside the game's own, or a scenario of one's own
    pack: str = ""
    upload: str = ""
    #: a table at which one sits: the same game, scenario and pack once more
    like: str = ""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the number of the position that its player was looking at; who of its stack shall follow.

    ``then`` are further answers to the same question, given one after the other for as long as it is asked.
    """

    at: int
    action: dict[str, Any]
    along: list[str] = []
    then: list[dict[str, Any]] = []


class At(msgspec.Struct, forbid_unknown_fields=True):
    """Giving up, at a position."""

    at: int


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Taking back the last action, or several that were one: all of them, or none."""

    at: int
    count: int = 1


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


class AddToDice(msgspec.Struct, forbid_unknown_fields=True):
    """A person's number for the dice: sealed, or told; or everybody's thrown away, to begin anew."""

    sealed: str = ""
    added: str = ""
    afresh: bool = False


class Learn(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a step of a lesson: ``read``, ``watch``, a deed, or ``leave``."""

    step: int
    how: str


class SaidAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer as it was given, and the question that it was given to."""

    step: str
    action: dict[str, Any]


class HintAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What would be good here? ``stop``: nobody waits for it any more."""

    at: int
    stop: bool = False


class SeriesAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What do these acts come to, one after the other? ``stop``: nobody waits for it any more."""

    at: int
    acts: list[list[SaidAnswer]]
    stop: bool = False


class ThreatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What can the others do to this space? ``stop``: nobody waits for it any more."""

    at: int
    space: str
    stop: bool = False


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


class BroughtTokens(msgspec.Struct, forbid_unknown_fields=True):
    """Tokens of seats that a browser has kept, by table and seat."""

    seats: dict[str, dict[str, str]]


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: str
    password: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """A name, one of its recovery codes, and the password that shall hold from now on."""

    name: str
    code: str
    password: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Here, or in every browser."""

    everywhere: bool = False


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The password that held, and the one that shall hold."""

    old: str
    new: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    """One's own password once more; a guest has none."""

    password: str = ""


class NewProgram(msgspec.Struct, forbid_unknown_fields=True):
    """A token for a program: what it is called, and what it may do (``read``, ``play``, ``create``)."""

    label: str
    scopes: list[str]


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a seat is to be: a ``friend``, ``anybody``, a bot by its name; nothing: it is offered no more."""

    to: str


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of an invitation."""

    secret: str


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
    #: it is the asker's own, under this name
    upload: str = ""


class PackCard(msgspec.Struct):
    """A pack beside a game's own: its host's, or the asker's."""

    id: str
    title: str
    fingerprint: str
    host: bool


class GameCard(msgspec.Struct):
    """A game as the lobby shows it."""

    name: str
    rules_version: int
    scenarios: list[ScenarioCard]
    options: list[OptionCard]
    bots: list[BotCard]
    #: whether there is a guided first game
    lesson: bool = False
    #: where its guide is, if the site was built
    guide: str = ""
    #: the pack it is offered with, if that is not its own
    pack: PackCard | None = None
    #: whether scenarios can be written for it here
    desk: bool = False


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
    #: whether it is the asker's
    yours: bool = False
    #: whether somebody sits there, and what he is called if he has a name
    taken: bool = True
    who: str = ""
    #: for whom it is kept free: a friend, or anybody
    offer: str = ""


class Damage(msgspec.Struct):
    """What is wrong with a table's journal, and in which line (0: the file as a whole)."""

    line: int
    error: Message


class BroughtCard(msgspec.Struct):
    """What a table is played with that does not come with the game: a pack, a scenario that somebody has written."""

    #: what the pack is called, its fingerprint, and whether the server's host offers it; empty: the game's own
    pack: str = ""
    fingerprint: str = ""
    host: bool = False
    scenario: bool = False


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
    #: everybody may find it and look on
    open: bool = False
    #: why its dice prove nothing: seed, script, position, branch, looked-at
    practice: list[str] = []
    #: where the same people play again, if they do
    rematch: str = ""
    brought: BroughtCard | None = None


class DiceCard(msgspec.Struct):
    """Whose dice these are: who adds to them, what is sealed, who has told his number, and why they are practice."""

    commitment: str
    people: list[str]
    #: the seats that the game waits for
    waiting: list[str]
    sealed: dict[str, str]
    added: list[str]
    practice: list[str]
    #: how often everything was thrown away, to begin anew
    thrown_away: int


class Proof(msgspec.Struct):
    """What came of playing a whole game again from its journal."""

    replayed: Verified


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
    """A new table, with the invitations to the seats of friends.

    A browser that is known holds its seats by its session; a program without one gets the seats' tokens.
    """

    table: TableCard
    tokens: dict[str, str]
    invitations: dict[str, str] = {}


class Me(msgspec.Struct):
    """Who asks, as far as the server knows him."""

    #: what his page says of its session
    session: str
    #: what he is called; empty for a guest
    name: str = ""
    #: whether he is known at all
    known: bool = False


class Codes(msgspec.Struct):
    """Who asks, now that he has a name or new codes, and the recovery codes, told this once."""

    me: Me
    codes: list[str]


class ProgramCard(msgspec.Struct):
    """A token of a program: what it is called, what it allows, the day it was last used."""

    id: str
    label: str
    scopes: list[str]
    created: str
    seen: str


class ProgramToken(msgspec.Struct):
    """A new token, told this once, and all that there are."""

    token: str
    programs: list[ProgramCard]


class Held(msgspec.Struct):
    """Seats, by table, that now belong to the person who has brought their tokens."""

    seats: dict[str, list[str]]


class Offered(msgspec.Struct):
    """A table at which a seat was offered; ``invitation`` is the secret of the link, told this once."""

    table: TableCard
    invitation: str = ""


class Welcome(msgspec.Struct):
    """The seat to which an invitation leads; ``token``, once it is taken, for a program that has no session."""

    table: TableCard
    seat: str
    token: str = ""


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


class Paper(msgspec.Struct):
    """A game to be played on paper: its map, its counters front and back, its charts, and the parts of a turn."""

    game: str
    scenario: str
    title: str
    sheet: Sheet
    names: dict[str, str]
    counters: list[Counter]
    charts: list[Chart]
    phases: list[str]


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
    #: where it stands in a list: below 0 before all others, above 0 behind them
    rank: int = 0
    #: it settles in one go what would be asked piece by piece: it stands out
    sweeps: bool = False


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
    #: what is missing, in figures
    detail: Message | None = None


class Forbidden(msgspec.Struct):
    """A rule that forbids something, with its words and their language."""

    rule: str
    message: Message
    text: str = ""
    ruling: str = ""
    language: str = ""
    #: what the rule's words alone do not tell
    detail: Message | None = None


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


class Odds(msgspec.Struct, omit_defaults=True):
    """What may come of an action; nothing where no chance is in it."""

    forecast: Forecast | None
    #: it cannot be taken back: something hidden comes to light with it, or another's turn begins
    sealed: bool = False
    #: a part of the turn is over with it, though its player has not said so, and what he did in it stands
    last: bool = False
    #: no more than an order is given with it: the dice are thrown when it is carried out
    ordered: bool = False


class HintLine(msgspec.Struct):
    """An answer that the strongest opponent would think of: what it is worth, and why."""

    answer: Answer
    #: how far ahead it leads in points, or to which score, and the standard error of that
    value: float
    error: float
    #: the chance to win; nothing where only points count
    chance: float | None
    why: Message
    #: what it would do next, where the answer only takes somebody up
    then: Message | None = None


class Hint(msgspec.Struct, omit_defaults=True):
    """What the strongest opponent would do, best first; nothing until it is ready."""

    ready: bool
    lines: list[HintLine] = []
    #: in how many worlds it was tried
    worlds: int = 0


class Fated(msgspec.Struct):
    """How likely a piece comes to something: ``lost``, ``reduced``, ``gone`` from its place, or to such a marker."""

    piece: str
    what: str
    chance: float


class Foretold(msgspec.Struct):
    """What many ways come to. ``error`` is the standard error of a chance of one half; 0: every way was gone through.

    ``cleared`` and ``fallen`` are spaces that the others have left, or have to themselves. ``acts`` are the chances
    that each act can be carried out, or that dice are thrown about a place.
    """

    ways: int
    error: float
    own: list[Fated]
    others: list[Fated]
    cleared: dict[str, float]
    fallen: dict[str, float]
    points: float
    points_error: float
    low: float
    high: float
    acts: list[float]


class SeriesAct(msgspec.Struct):
    """An act for a series: all that was said for it, what that is called, and how many answers are to be taken back."""

    said: list[SaidAnswer]
    labels: list[Message]
    back: int


class SeriesTold(msgspec.Struct, omit_defaults=True):
    """What a series comes to, and at which spaces it is aimed; nothing until it is ready."""

    ready: bool
    told: Foretold | None = None
    targets: list[str] = []


class ThreatTold(msgspec.Struct, omit_defaults=True):
    """What may come to a space: as the others usually play, and if they go for it; nothing until it is ready."""

    ready: bool
    space: str = ""
    pieces: list[str] = []
    usual: Foretold | None = None
    bent: Foretold | None = None


class ReviewState(msgspec.Struct):
    """How far a review is, in all and stage by stage; what is known already, and the review once it is there."""

    done: int
    of: int
    stages: list[Stage] = []
    so_far: Review | None = None
    review: Review | None = None
