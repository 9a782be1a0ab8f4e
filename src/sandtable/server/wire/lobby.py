"""What the browser gets before it sits at a table, as typed JSON: games, people, tables, boards, charts."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.engine.contract import About, Chart, Message, Result
from sandtable.engine.goals import Goals
from sandtable.engine.scene import Counter, Sheet
from sandtable.engine.verify import Verified


class OptionCard(msgspec.Struct):
    """A rule that may be switched: the messages that name it and its choices and say what it changes."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    message: str
    #: what each choice is called; nothing where it is called as it is written
    called: list[str]
    #: what it changes; nothing where its name says it all
    more: str
    rule: str


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
