"""The table as plain lines: works over ssh, in a pipe and with a screen reader."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from shutil import get_terminal_size
from typing import TextIO

from sandtable.engine.contract import Action
from sandtable.engine.messages import LANGUAGES
from sandtable.engine.table import Refused
from sandtable.terminal import shoulder, typed
from sandtable.terminal.answers import Answer, by_deed, closing_of, is_folded, numbered, span
from sandtable.terminal.charts import ChartBook
from sandtable.terminal.doubts import doubt
from sandtable.terminal.foretold import Series, fear
from sandtable.terminal.session import Session
from sandtable.terminal.taste import Taste
from sandtable.terminal.telling import ALL, Telling
from sandtable.terminal.wayfinding import Wayfinding
from sandtable.terminal.weight import whole_game

#: so many answers are listed before a filter word is asked for
LISTED = 40
#: so many of the last actions are told when a game is resumed
RECALLED = 3
#: the second word that whatever is asked about waits for
YES = "yes"
#: nothing more, done, no
ENOUGH = "."
#: has everybody come along who may
ALONG = "*"
#: the numbers of a row of answers
ROW = re.compile(r"(\d+)\s*[-–]\s*\d+")
#: leaves for another game
ANOTHER = "another"
#: commands that nothing follows; with more words they are something else, e.g. an action of that name
BARE = ("help", "?", "status", "since", "another", "quit")


class Leave(Exception):
    """The player goes; the game is saved."""


class PlainTable(Telling):
    """Asks, reads a line, does what it says, until the game or the input ends."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO, taste: Taste | None = None) -> None:
        super().__init__(session, sink)
        self.source, self.taste = source, taste or Taste()
        self.answers: list[Answer] = []
        #: the one answer that holds the words typed last: Enter plays it
        self.found: Answer | None = None
        #: the answers that have been told in a line of their own: a number gives no other
        self.read_out: set[int] = set()
        #: what harms its own side, or ends a part of the turn, and waits for a second word
        self.doubted: Action | None = None
        self.told = max(0, len(session.table.turned) - RECALLED)
        self.opened = self.told > 0
        self.seated = -1
        #: whether whoever leaves wants another game
        self.another_wanted = False
        self.series = Series(session)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "units": self.units,
            "look": self.look,
            "status": self.status,
            "charts": self.charts,
            "answers": self.list_answers,
            "why": self.why,
            "odds": self.odds,
            "hint": self.hint,
            "series": self.reckon,
            "threat": self.fear,
            "via": self.via,
            "undo": self.undo,
            "log": self.log,
            "since": self.since,
            "rule": self.rule,
            "rules": self.rules,
            "overlay": self.overlay,
            "concede": self.concede,
            "save": self.save,
            "language": self.speak,
            "another": self.another,
            "quit": self.quit,
        }

    def read(self) -> str:
        """A line of input; the end of the input is the wish to leave."""
        self.sink.write("> ")
        self.sink.flush()
        line = self.source.readline()
        if not line:
            raise Leave
        if not self.source.isatty():
            self.write(line.strip())
        return line.strip()

    def run(self) -> None:
        """Plays until the end of the game or of the input."""
        session = self.session
        try:
            self.open()
            while True:
                session.play_bots()
                self.catch_up()
                if session.decision is None:
                    break
                self.hand_over()
                self.ask()
                self.obey(self.read())
        except Leave:
            return
        self.write("", *whole_game(session), "", *session.ending())
        if self.source.isatty():
            self.write("", session.say("plain-another"))
            self.another_wanted = self.meant(self.source.readline().strip()) == ANOTHER

    def open(self) -> None:
        """The board as it lies, and what there is to type, for whoever sits down."""
        if self.source.isatty() and self.session.decision is not None:
            self.board("")
            self.write("", self.session.say("plain-begin"))

    def catch_up(self) -> None:
        """Tells what has happened since."""
        if not self.opened:
            self.opened = True
            self.write(*(f"  {line}" for line in self.session.opening()))
        told, self.told = min(self.told, len(self.session.table.turned)), len(self.session.table.turned)
        self.write(*(f"  {line}" for line in self.session.log(told)))

    def hand_over(self) -> None:
        """Two players at one keyboard who may not see the same change places first."""
        seat = self.session.viewer
        changed, self.seated = self.seated not in (-1, seat), seat
        if changed and self.source.isatty() and self.session.secrets_between_players():
            self.write("\n" * 40 + self.session.say("hand-over", seat=self.session.game.seats[seat]))
            self.read()

    def ask(self) -> None:
        """The question, whose it is, and the answers."""
        session = self.session
        self.answers = session.answers()
        self.doubted = None
        self.read_out.clear()
        self.write("", f"{session.teller.seat(session.viewer)}: {session.question()}")
        if session.joining():
            self.write(session.say("screen-all-along"))
        self.show(self.answers)

    def show(self, answers: list[Answer]) -> None:
        """Lists answers, each with its number; of a long list, what is one deed in a line of its own."""
        deeds = by_deed(answers)
        folded = [is_folded(deed, deeds) for deed in deeds]
        lines = [line for deed, one in zip(deeds, folded, strict=True) for line in self.lines_of(deed, one)]
        self.write(*(line for line, _ in lines[:LISTED]))
        rows = [[deed] if one else [[answer] for answer in deed] for deed, one in zip(deeds, folded, strict=True)]
        self.read_out.update(row[0].number for row in [row for part in rows for row in part][:LISTED] if len(row) == 1)
        if left := sum(count for _, count in lines[LISTED:]):
            self.write(self.session.say("plain-more", count=left))
        elif any(folded):
            self.write(self.session.say("plain-many", count=len(answers)))

    def lines_of(self, deed: list[Answer], folded: bool) -> list[tuple[str, int]]:
        """The answers of one deed, and how many each line stands for: one by one, or all together."""
        if not folded:
            return [(line_of(answer), 1) for answer in deed]
        return [(f"{span(deed):>7}  {self.session.deed(deed)} ({len(deed)})", len(deed))]

    def obey(self, line: str) -> None:
        """One line of input: a command, a number, an action in words, or words to look for in the answers."""
        while line:
            self.found = None
            word, _, rest = line.partition(" ")
            word = self.meant(word)
            if line == ALONG and (along := self.session.all_along()):
                for action in along:
                    self.session.act(action)
                return
            if answer := closing_of(self.answers) if line == ENOUGH else self.numbered(line):
                if self.source.isatty() and line != ENOUGH and answer.number not in self.read_out:
                    self.unfold(answer)
                elif self.play(answer):
                    return
            elif self.meant(word) == YES and self.doubted is not None:
                if self.meant(rest) == ALL:
                    self.taste.ask_no_more()
                if self.play_action(self.doubted):
                    return
            elif word in self.commands and not (rest and (word in BARE or self.is_answer(line))):
                at = self.session.table.at
                self.commands[word](rest.strip())
                if self.session.table.at != at:
                    return
            elif self.look_for(line):
                return
            line = self.read() or (str(self.found.number) if self.found else "")

    def numbered(self, line: str) -> Answer | None:
        """The answer whose number somebody typed; of the numbers of a row ("12–28") that of its first."""
        row = ROW.fullmatch(line)
        return numbered(self.answers, row[1] if row else line)

    def unfold(self, answer: Answer) -> None:
        """Reads out the row that an answer is folded in: nothing is played that was not told."""
        deed = next(deed for deed in by_deed(self.answers) if answer in deed)
        self.write(*map(line_of, deed), self.session.say("plain-enter-number", number=answer.number))
        self.read_out.update(one.number for one in deed)
        self.found = answer

    def is_answer(self, line: str) -> bool:
        """Whether this is one of the answers typed in full: a game may call an action as a command is called."""
        return any(typed.written(answer.action) == line for answer in self.answers)

    def look_for(self, line: str) -> bool:
        """Plays an answer or an action typed in full; otherwise lists the answers that hold these words."""
        called = [answer for answer in self.answers if answer.called(line)]
        if len(called) == 1:
            return self.play(called[0])
        kind = typed.kinds(self.session.game).get(line.split()[0])
        whole = kind is not None or line.startswith("{")
        fits = [answer for answer in self.answers if answer.fits(line)]
        typed_whole = whole and (len(line.split()) > 1 or (kind is not None and not typed.positional(kind)))
        if typed_whole and not (fits and self.is_refused(line)):
            return self.play_typed(line)
        if fits:
            self.show(fits)
            if len(fits) == 1:
                self.found = fits[0]
                self.write(self.session.say("plain-enter"))
            return False
        if line.isdecimal():
            self.write(self.session.say("plain-no-number", number=line, count=len(self.answers)))
            return False
        if whole:
            return self.play_typed(line)
        self.write(self.session.say("plain-not-found", word=line))
        return False

    def is_refused(self, line: str) -> bool:
        """Whether words are no action, or one that is not allowed."""
        session = self.session
        try:
            action = typed.read(session.game, line)
        except typed.NotAnAction:
            return True
        return session.game.why_not(session.table.state, session.viewer, action) is not None

    def play_typed(self, line: str) -> bool:
        """An action in words; it may be one that is legal but not on the list."""
        try:
            action = typed.read(self.session.game, line)
        except typed.NotAnAction as error:
            self.write(self.session.say(error.id, **error.facts))
            return False
        return self.play_action(action)

    def play(self, answer: Answer) -> bool:
        """Plays one of the answers; whether it was played."""
        return self.play_action(answer.action)

    def play_action(self, action: Action) -> bool:
        """Plays an action; one that harms its own side or ends a part of the turn says so first.

        It is played when it is asked for once more.
        """
        asked = (
            None if action == self.doubted else doubt(self.session, action, self.taste.asks, taught=self.is_taught())
        )
        if asked:
            self.doubted = action
            self.write(*asked.told, self.session.say("harm-again" if asked.why == "harm" else "ending-again"))
            return False
        self.write(*self.session.cautions(action))
        try:
            self.session.act(action)
        except Refused as refused:
            self.write(*self.session.refusal(refused))
            return False
        return True

    def is_taught(self) -> bool:
        """Whether a lesson says when a part of the turn ends."""
        return False

    # Commands

    def help(self, _: str) -> None:
        """What can be typed."""
        for name in self.commands:
            if name != "?":
                self.write(self.say_how(name))
        self.write(self.session.say("plain-help-words"))
        self.write(self.session.say("plain-help-typed"), *(f"    {form}" for form in typed.forms(self.session.game)))
        if any(typed.has_path(kind) for kind in self.session.game.action_kinds()):
            self.write(self.session.say("plain-help-path"))

    def charts(self, wanted: str) -> None:
        """The names of all charts, those that are called so, or those that an answer reads, with its cells marked."""
        book = ChartBook(self.session)
        if not wanted:
            listed = [f"    {chart.name:<16} {book.title(chart)}" for chart in book.charts]
            self.write(*(listed or [self.session.say("charts-none")]))
            return
        width, _ = get_terminal_size()
        answer = numbered(self.answers, wanted)
        read = book.read_off(answer.action) if answer else []
        names = {reading.chart for reading in read}
        found = [chart for chart in book.charts if chart.name in names] if answer else book.find(wanted)
        self.draw(*(line for chart in found for line in book.lines(chart, width, read)))
        if not found:
            self.write(self.session.say("charts-nothing"))

    def list_answers(self, wanted: str) -> None:
        """The answers again, all of them or those that hold some words."""
        for answer in self.answers:
            if answer.fits(wanted):
                self.write(line_of(answer))
                self.read_out.add(answer.number)

    def why(self, text: str) -> None:
        """Why an action may not be done: typed in full, by the number of an answer, or as a unit and a space."""
        if not text:
            self.write(self.say_how("why"))
            return
        answer = numbered(self.answers, text)
        self.write(*self.session.why_not(typed.written(answer.action) if answer else text))

    def odds(self, text: str) -> None:
        """What may come of an answer."""
        answer = numbered(self.answers, text)
        if answer is None:
            self.write(self.say_how("odds"))
            return
        self.write(*(self.session.odds(answer.action) or [self.session.say("odds-none")]))

    def hint(self, _: str) -> None:
        """What the strongest opponent would do."""
        self.write(*shoulder.hint(self.session))

    def reckon(self, text: str) -> None:
        """Adds an answer to the series and tells what all of it comes to; drops the series."""
        answer = numbered(self.answers, text)
        if self.meant(text) == "leave":
            self.series.clear()
        elif text and answer is None:
            self.write(self.say_how("series"))
            return
        elif answer is not None:
            self.series.add(answer.action)
        self.told = len(self.session.table.turned)
        self.write(*self.series.told())

    def fear(self, where: str) -> None:
        """What the others can do to a space."""
        if (space := self.session.space(where)) is None:
            self.write(self.session.say("problem-no-such-space", space=where) if where else self.say_how("threat"))
            return
        self.write(*fear(self.session, space))

    def via(self, text: str) -> None:
        """The way by some places: what is left then and where it may end; with an end, it is gone."""
        try:
            asked = typed.read_way(self.session, text)
        except typed.NotAnAction as error:
            self.write(self.session.say(error.id, **error.facts))
            return
        way = Wayfinding(self.session)
        units = way.units()
        if not asked.via:
            self.write(self.say_how("via"))
        elif not asked.unit and len(units) > 1 and "" not in units:
            self.write(self.session.say("way-whose", units=[self.session.teller.name(unit) for unit in units]))
        else:
            unit = asked.unit or (units[0] if len(units) == 1 else "")
            self.go_by(way, [*asked.via, *([asked.to] if asked.to else [])], unit, bool(asked.to))

    def go_by(self, way: Wayfinding, places: list[str], unit: str, goes: bool) -> None:
        """Tells a way, or goes by it to its end; of several manners to go, each is told as it is typed."""
        for place in places:
            if refusal := way.add(place, unit):
                self.write(*self.session.teller.refusal(refusal))
                return
        found = way.to(places[-1])
        if not goes:
            self.write(*way.told())
        elif not found:
            self.write(self.session.say("way-no-end", space=self.session.place(places[-1])), way.told_ends())
        elif len(found) == 1:
            self.play_action(found[0].action)
        else:
            self.write(self.session.say("way-manners"), *(f"    {typed.written(route.action)}" for route in found))

    def undo(self, how: str) -> None:
        """Takes the last action back, freely or by agreement."""
        try:
            if self.meant(how) == "agreed":
                self.session.undo_agreed()
            else:
                self.session.undo()
        except Refused as refused:
            self.write(*self.session.refusal(refused), self.say_how("undo"))
            return
        self.told = len(self.session.table.turned)
        self.write(self.session.say("undone"))

    def concede(self, sure: str) -> None:
        """Gives the game up, when asked twice."""
        if self.meant(sure) != YES:
            self.write(self.say_how("concede"))
            return
        self.session.concede()

    def save(self, path: str) -> None:
        """Tells where the game is saved, or writes a copy of it to another file."""
        self.write(self.session.save_to(path) if path else self.session.saved())

    def speak(self, language: str) -> None:
        """Goes on in another language, and asks again in it."""
        if language not in LANGUAGES:
            self.write(self.say_how("language"))
            return
        self.session.speak(language)
        self.ask()

    def another(self, _: str) -> None:
        """Leaves for another game; this one is saved."""
        self.another_wanted = True
        raise Leave

    def quit(self, _: str) -> None:
        """Leaves; the game is saved."""
        raise Leave


def line_of(answer: Answer) -> str:
    """An answer with its number."""
    chance = f"{answer.chance:>5}  " if answer.chance else ""
    return f"{answer.number:>3}  {chance}{answer.marked}"


def run_plain(session: Session, taste: Taste | None = None) -> bool:
    """Plays on standard input and output; tells whether another game is wanted."""
    table = PlainTable(session, sys.stdin, sys.stdout, taste)
    table.run()
    return table.another_wanted
