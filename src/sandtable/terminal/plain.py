"""The table as plain lines: works over ssh, in a pipe and with a screen reader."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TextIO

from sandtable.engine.table import Refused
from sandtable.terminal import typed
from sandtable.terminal.board import ROOMY, BoardPicture
from sandtable.terminal.session import Answer, Session, numbered

#: so many answers are listed before a filter word is asked for
LISTED = 40


#: so many of the last actions are told when a game is resumed
RECALLED = 3
#: commands that nothing follows; with more words they are something else, e.g. an action of that name
BARE = ("help", "board", "status", "quit")


class Leave(Exception):
    """The player goes; the game is saved."""


class PlainTable:
    """Asks, reads a line, does what it says, until the game or the input ends."""

    def __init__(self, session: Session, source: TextIO, sink: TextIO) -> None:
        self.session = session
        self.source, self.sink = source, sink
        self.answers: list[Answer] = []
        self.told = max(0, len(session.table.turned) - RECALLED)
        self.opened = self.told > 0
        self.seated = -1
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "board": self.board,
            "units": self.units,
            "status": self.status,
            "answers": self.list_answers,
            "why": self.why,
            "odds": self.odds,
            "undo": self.undo,
            "log": self.log,
            "rule": self.rule,
            "concede": self.concede,
            "quit": self.quit,
        }

    def write(self, *lines: str) -> None:
        """Prints lines."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

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
        self.write("", *session.ending())

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
        self.write("", f"{session.teller.seat(session.viewer)}: {session.question()}")
        self.show(self.answers)

    def show(self, answers: list[Answer]) -> None:
        """Lists answers, each with its number."""
        self.write(*(f"{answer.number:>3}  {answer.label}" for answer in answers[:LISTED]))
        if len(answers) > LISTED:
            self.write(self.session.say("plain-more", count=len(answers) - LISTED))

    def obey(self, line: str) -> None:
        """One line of input: a command, a number, an action in words, or words to look for in the answers."""
        while line:
            word, _, rest = line.partition(" ")
            if answer := numbered(self.answers, line):
                self.play(answer)
                return
            if word in self.commands and not (rest and word in BARE):
                at = self.session.table.at
                self.commands[word](rest.strip())
                if self.session.table.at != at:
                    return
            elif self.look_for(line):
                return
            line = self.read()

    def look_for(self, line: str) -> bool:
        """Plays an action typed in full; otherwise lists the answers that hold these words."""
        whole = line.split()[0] in typed.kinds(self.session.game) or line.startswith("{")
        if whole and len(line.split()) > 1:
            return self.play_typed(line)
        fits = [answer for answer in self.answers if answer.fits(line)]
        if fits:
            self.show(fits)
            return False
        if line.isdecimal():
            self.write(self.session.say("plain-no-number", number=line, count=len(self.answers)))
            return False
        if whole:
            return self.play_typed(line)
        self.write(self.session.say("plain-not-found", word=line))
        return False

    def play_typed(self, line: str) -> bool:
        """An action in words; it may be one that is legal but not on the list."""
        try:
            self.session.act(typed.read(self.session.game, line))
        except typed.NotAnAction as error:
            self.write(self.session.say(error.id, **error.facts))
            return False
        except Refused as refused:
            self.write(*self.session.refusal(refused))
            return False
        return True

    def play(self, answer: Answer) -> None:
        """Plays one of the answers."""
        try:
            self.session.act(answer.action)
        except Refused as refused:
            self.write(*self.session.refusal(refused))

    # Commands

    def help(self, _: str) -> None:
        """What can be typed."""
        for name in self.commands:
            self.write(self.session.say(f"plain-help-{name}"))
        self.write(self.session.say("plain-help-typed"), *(f"    {form}" for form in typed.forms(self.session.game)))

    def board(self, _: str) -> None:
        """The board in characters."""
        self.write(*BoardPicture(self.session.game.sheet(), ROOMY).draw(self.session.scene).plain.splitlines())
        self.status("")

    def units(self, wanted: str) -> None:
        """Every unit in words."""
        self.write(*(line for line in self.session.units() if wanted.lower() in line.lower()))

    def status(self, _: str) -> None:
        """Tracks and phases."""
        self.write(self.session.status(), self.session.teller.phases(self.session.scene))

    def list_answers(self, wanted: str) -> None:
        """The answers again, all of them or those that hold some words."""
        for answer in self.answers:
            if answer.fits(wanted):
                self.write(f"{answer.number:>3}  {answer.label}")

    def why(self, text: str) -> None:
        """Why an action may not be done."""
        self.write(*self.session.why_not(text))

    def odds(self, text: str) -> None:
        """What may come of an answer."""
        answer = numbered(self.answers, text)
        if answer is None:
            self.write(self.session.say("plain-help-odds"))
            return
        self.write(*(self.session.odds(answer.action) or [self.session.say("odds-none")]))

    def undo(self, how: str) -> None:
        """Takes the last action back, freely or by agreement."""
        try:
            if how == "agreed":
                self.session.undo_agreed()
            else:
                self.session.undo()
        except Refused as refused:
            self.write(*self.session.refusal(refused), self.session.say("plain-help-undo"))
            return
        self.told = len(self.session.table.turned)
        self.write(self.session.say("undone"))

    def log(self, count: str) -> None:
        """The last lines of the log."""
        lines = [*self.session.opening(), *self.session.log()]
        self.write(*lines[-(int(count) if count.isdigit() else 20) :])

    def rule(self, id: str) -> None:
        """A rule by its id."""
        self.write(*self.session.rule(id))

    def concede(self, sure: str) -> None:
        """Gives the game up, when asked twice."""
        if sure != "yes":
            self.write(self.session.say("plain-help-concede"))
            return
        self.session.concede()

    def quit(self, _: str) -> None:
        """Leaves; the game is saved."""
        raise Leave


def run_plain(session: Session) -> None:
    """Plays on standard input and output."""
    PlainTable(session, sys.stdin, sys.stdout).run()
