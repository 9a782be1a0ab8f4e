"""Before the first question: which game, which side, against whom, or which saved game goes on.

The same few questions are asked on a whole screen and in plain lines: ``Starting`` says what is asked next, and what
has been chosen once nothing is left to ask.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

import msgspec

import sandtable
from sandtable.bots.random_bot import bots_of
from sandtable.engine.chain import JournalError, read_header
from sandtable.engine.contract import Game
from sandtable.engine.faults import Fault
from sandtable.engine.goals import Goals
from sandtable.engine.journal import BOT, Header
from sandtable.engine.messages import Words, words
from sandtable.engine.narrate import Teller, told_about
from sandtable.games import shelf
from sandtable.terminal.briefing import lasting
from sandtable.terminal.hung import to_fit

#: so many saved games are offered
RECENT = 5
#: what is behind the name of a save in that of its lesson's file
SUFFIX = ".lesson"
#: the seat of somebody who takes all of them
EVERY = "*"


def bookmark(save: Path) -> Path:
    """The file that says at which step the lesson of a saved game is."""
    return save.with_name(save.name + SUFFIX)


class Saved(msgspec.Struct, frozen=True):
    """A saved game: where it is, how it began, how many lines it has, when it was last played, whether it is over."""

    path: Path
    header: Header
    lines: int
    when: datetime
    over: bool


def recent(folder: Path, most: int = RECENT) -> list[Saved]:
    """The games last played, latest first; what cannot be read is passed over."""
    if not folder.is_dir():
        return []
    dated = sorted(((path.stat().st_mtime, path) for path in folder.glob("*.journal")), reverse=True)
    found: list[Saved] = []
    for when, path in dated:
        if len(found) < most and (saved := _read(path, when)):
            found.append(saved)
    return found


def _read(path: Path, when: float) -> Saved | None:
    try:
        first, *others = path.read_bytes().splitlines()
        header = read_header(first)
    except (OSError, ValueError, JournalError):
        return None
    if header.game not in shelf.names():
        return None
    return Saved(path, header, len(others), datetime.fromtimestamp(when), _is_over(path))


def _is_over(path: Path) -> bool:
    """Whether a saved game has been played to its end; one that cannot be played again has not."""
    try:
        return sandtable.load(path).result is not None
    except (Fault, OSError):
        return False


class Wanted(msgspec.Struct):
    """What somebody wants to play, as far as it is known."""

    resume: Path | None = None
    game: str = ""
    learn: bool = False
    scenario: str = ""
    seat: str = ""
    players: dict[str, str] = {}


class Choice(msgspec.Struct, frozen=True):
    """One answer: what it is called, what it says of itself, what is then wanted, and how long that takes."""

    label: str
    about: str
    wanted: Wanted
    takes: str = ""


class Asked(msgspec.Struct, frozen=True):
    """A question with its choices: which one is likely meant, and what is said above the first question of all."""

    heading: str
    choices: list[Choice]
    likely: int = 0
    welcome: str = ""


class Starting:
    """Asks until a game can begin; ``back`` goes to the question before."""

    def __init__(self, language: str, saves: Path, game: str = "") -> None:
        self.language, self.saves = language, saves
        self.chosen = [Wanted(game=game)]

    @property
    def wanted(self) -> Wanted:
        """What is wanted so far."""
        return self.chosen[-1]

    def choose(self, choice: Choice) -> None:
        """Somebody has answered."""
        self.chosen.append(choice.wanted)

    def back(self) -> bool:
        """The question before; False at the first."""
        if len(self.chosen) > 1:
            self.chosen.pop()
            return True
        return False

    @property
    def first(self) -> bool:
        """Whether nothing has been answered yet."""
        return len(self.chosen) == 1

    @staticmethod
    def pictured(wanted: Wanted) -> tuple[str, str]:
        """The game and the scenario, where one is known, that something wanted is about."""
        if wanted.resume:
            header = read_header(wanted.resume.read_bytes().splitlines()[0])
            return header.game, header.scenario
        return wanted.game, wanted.scenario

    def ask(self) -> Asked | None:
        """The next question that has more than one answer; None when all is known."""
        while (asked := self._question()) is not None and len(asked.choices) == 1:
            self.chosen[-1] = asked.choices[0].wanted
        return asked

    def _question(self) -> Asked | None:
        wanted = self.wanted
        if wanted.resume or wanted.learn:
            return None
        if not wanted.game:
            return self._games()
        if not wanted.scenario:
            return self._scenarios(wanted)
        if not wanted.seat:
            return self._seats(wanted)
        return self._opponents(wanted)

    def _games(self) -> Asked:
        table = words(self.language)
        games = [
            Choice(self._of(name).say(f"{name}-title"), self._summary(name), Wanted(game=name), self._takes(name))
            for name in shelf.names()
        ]
        found = [one for one in recent(self.saves) if one.lines]  # a table left at once is no game
        under_way = [self._saved("start-resume", one) for one in found if not one.over]
        over = [self._saved("start-over", one) for one in found if one.over]
        learn = self._first_lesson()
        choices = [*learn, *games, *under_way, *over]  # a game has the same number whatever has been played
        likely = len(learn) + len(games) if under_way else 0
        return Asked(table.say("start-game"), choices, likely, table.say("start-welcome"))

    def _first_lesson(self) -> list[Choice]:
        """The guided first game that whoever is new here is shown: that of the first game on the shelf to have one."""
        for name in filter(shelf.lesson, shelf.names()):
            catalogue = self._of(name)
            label = catalogue.say("start-learn", {"game": catalogue.say(f"{name}-title")})
            return [Choice(label, catalogue.say("guide-offer-about"), Wanted(game=name, learn=True))]
        return []

    def _scenarios(self, wanted: Wanted) -> Asked:
        title, catalogue = shelf.title(wanted.game), self._of(wanted.game)
        found = []
        if shelf.lesson(wanted.game):
            lesson = Wanted(game=wanted.game, learn=True)
            found.append(Choice(catalogue.say("guide-title"), catalogue.say("guide-offer-about"), lesson))
        for scenario in title.scenarios():
            about = told_about(catalogue, title, scenario)
            takes = self._takes(wanted.game, scenario)
            found.append(Choice(about.title, about.summary, _with(wanted, scenario=scenario), takes))
        return Asked(catalogue.say("start-scenario", {"game": catalogue.say(f"{wanted.game}-title")}), found)

    def _seats(self, wanted: Wanted) -> Asked:
        catalogue, seats = self._of(wanted.game), self._seat_names(wanted)
        found = [
            Choice(name, self._wants(wanted, place), _with(wanted, seat=seat))
            for place, (seat, name) in enumerate(seats.items())
        ]
        if len(found) > 1:
            both = catalogue.say("start-everybody")
            found.append(Choice(both, catalogue.say("start-everybody-about"), _with(wanted, seat=EVERY)))
        return Asked(catalogue.say("start-side"), found)

    def _opponents(self, wanted: Wanted) -> Asked | None:
        others = [seat for seat in self._seat_names(wanted) if wanted.seat not in (seat, EVERY)]
        if not others or wanted.players:
            return None
        catalogue = self._of(wanted.game)
        found = []
        rungs = shelf.title(wanted.game).bots()
        for bot in [*rungs, *(other for other in bots_of(shelf.title(wanted.game)) if other not in rungs)]:
            own = f"{wanted.game}-bot-{bot}"
            called = own if catalogue.has(own) else f"bot-{bot}"
            about = catalogue.say(f"{called}-about") if catalogue.has(f"{called}-about") else ""
            players = dict.fromkeys(others, f"{BOT}{bot}")
            found.append(Choice(catalogue.say(called), about, _with(wanted, players=players)))
        return Asked(catalogue.say("start-opponent"), found)

    # Words

    def _of(self, game: str) -> Words:
        return words(self.language, shelf.folder(game) / "messages")

    def _summary(self, game: str) -> str:
        """What a game is about; one that does not say so, by its first scenario."""
        title, catalogue = shelf.title(game), self._of(game)
        if catalogue.has(f"{game}-about"):
            return catalogue.say(f"{game}-about")
        return told_about(catalogue, title, title.scenarios()[0]).summary

    def _takes(self, name: str, scenario: str = "") -> str:
        """How long a scenario takes; without one, the first of its game."""
        title = shelf.title(name)
        game = title.open(scenario or title.scenarios()[0])
        return lasting(self._of(name), title.about(game.scenario).turns, self._goals(game, 0).minutes)

    @staticmethod
    def _goals(game: Game, seat: int) -> Goals:
        """What a seat wants when it sits down."""
        return game.goals(game.observe(game.setup(bytes(32)), seat))

    def _wants(self, wanted: Wanted, seat: int) -> str:
        """What a seat is to do, in words."""
        game = shelf.title(wanted.game).open(wanted.scenario)
        goals = self._goals(game, seat)
        return self._teller(wanted).message(goals.wants) if goals.wants else ""

    def _teller(self, wanted: Wanted) -> Teller:
        game = shelf.title(wanted.game).open(wanted.scenario)
        return Teller(game, self._of(wanted.game), shelf.ledger(wanted.game))

    def _seat_names(self, wanted: Wanted) -> dict[str, str]:
        teller = self._teller(wanted)
        return {seat: teller.seat(place) for place, seat in enumerate(teller.game.seats)}

    def _saved(self, message: str, saved: Saved) -> Choice:
        label = words(self.language).say(message, {"game": self._called(saved)})
        return Choice(label, self._when(saved), Wanted(resume=saved.path))

    def _called(self, saved: Saved) -> str:
        """A saved game by its title and scenario, or as a lesson; a player's own scenario as its file calls it."""
        game, catalogue = saved.header.game, self._of(saved.header.game)
        if bookmark(saved.path).exists():
            return f"{catalogue.say(f'{game}-title')} · {catalogue.say('guide-title')}"
        scenario = f"{game}-scenario-{saved.header.scenario}"
        name = catalogue.say(scenario) if catalogue.has(scenario) else saved.header.scenario
        return f"{catalogue.say(f'{game}-title')} · {name}"

    def _when(self, saved: Saved) -> str:
        facts = {"when": f"{saved.when:%Y-%m-%d %H:%M}", "count": saved.lines}
        return words(self.language).say("start-saved", facts)


def numbers(game: str, scenario: str) -> tuple[int, int]:
    """By which numbers of the first questions a game is chosen that has a lesson, and then one of its scenarios."""
    before = 2  # lists are counted from 1, and a lesson stands first in both
    return shelf.names().index(game) + before, list(shelf.title(game).scenarios()).index(scenario) + before


def _with(wanted: Wanted, **changes: Any) -> Wanted:
    return msgspec.structs.replace(wanted, **changes)


def ask_lines(starting: Starting, source: TextIO, sink: TextIO) -> Wanted | None:
    """The same in plain lines: a number chooses, an empty line the likely one, 0 goes back; the input's end leaves."""
    say = words(starting.language).say
    asked = starting.ask()
    if asked and asked.welcome:
        print(*to_fit(asked.welcome, sink), sep="\n", file=sink)
    while asked is not None:
        likely = f"{asked.likely + 1}"
        print(f"\n{asked.heading}", file=sink)
        for place, choice in enumerate(asked.choices, 1):
            told = [part for part in (choice.label, choice.takes, choice.about) if part]
            print(*to_fit(f"{place:>3}  {' – '.join(told)}", sink), sep="\n", file=sink)
        sink.write(f"{say('start-plain', {'likely': likely})} > ")
        sink.flush()
        line = source.readline()
        if not line:
            return None
        typed = line.strip() or likely
        if typed == "0":
            if not starting.back():
                return None
        elif typed.isdecimal() and int(typed) <= len(asked.choices):
            starting.choose(asked.choices[int(typed) - 1])
        else:
            print(say("plain-no-number", {"number": typed, "count": len(asked.choices)}), file=sink)
        asked = starting.ask()
    return starting.wanted
