"""The commands of plain lines that only tell something: board, units, rules, what has happened."""

from __future__ import annotations

from shutil import get_terminal_size
from typing import TextIO

from sandtable.terminal import overlays, rulebook, spoken
from sandtable.terminal.board import BoardPicture
from sandtable.terminal.canvas import LOWER, UPPER
from sandtable.terminal.hung import to_fit
from sandtable.terminal.layout import COMPACT, ROOMY
from sandtable.terminal.session import Session
from sandtable.terminal.weight import asked_again

#: what parts two grounds by colour alone
UNSEEN = str.maketrans({UPPER: " ", LOWER: " "})
#: asks for the whole board, however wide
ALL = "all"


class Telling:
    """Tells what is asked for, line by line."""

    def __init__(self, session: Session, sink: TextIO) -> None:
        self.session, self.sink = session, sink

    def write(self, *lines: str) -> None:
        """Prints lines; on a terminal, words that do not fit into one go on in the next."""
        self.draw(*(piece for line in lines for part in line.split("\n") for piece in to_fit(part, self.sink)))

    def draw(self, *lines: str) -> None:
        """Prints lines as they are."""
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def say_how(self, command: str) -> str:
        """How a command is typed."""
        return self.session.say(f"plain-help-{command}")

    def meant(self, word: str) -> str:
        """The command, or the word behind it, that somebody typed in any language that is understood."""
        return spoken.meant(self.session, word)

    def board(self, where: str) -> None:
        """The board in characters: as much as a line holds of where things happen, around a space, or all of it."""
        where = self.meant(where)
        scene = self.session.scene
        sheet = self.session.sheet(scene)
        width, height = get_terminal_size()
        pictures = [BoardPicture(sheet, cell) for cell in (ROOMY, COMPACT)]
        picture = next((one for one in pictures if one.layout.width <= width), pictures[0])
        lines = picture.draw(scene).plain.translate(UNSEEN).splitlines()
        space = self.session.space(where)
        middle = picture.middle([space] if space else [where] if where else self.session.stage())
        if where and where != ALL and middle is None:
            self.write(self.session.say("problem-no-such-space", space=where))
            return
        if where != ALL and middle is not None and picture.layout.width > width:
            left = max(0, min(middle[0] - width // 2, picture.layout.width - width))
            top = max(0, min(middle[1] - height, len(lines) - 2 * height))
            lines = [line[left : left + width] for line in lines[top : top + 2 * height]]
        self.draw(*(line.rstrip() for line in lines))
        self.standing()

    def units(self, wanted: str) -> None:
        """Every unit in words."""
        self.write(*(line for line in self.session.units() if wanted.lower() in line.lower()))

    def look(self, where: str) -> None:
        """One space, by its number or its name."""
        if (space := self.session.space(where)) is None:
            self.write(self.session.say("problem-no-such-space", space=where) if where else self.say_how("look"))
            return
        pieces = self.session.stacks().get(space, [])
        units = [f"{self.session.side_of(piece)} {self.session.unit(piece)}" for piece in pieces]
        ground = self.session.ground(self.session.sheet(self.session.scene), space)
        told = ": ".join(part for part in (self.session.place(space), ground) if part)
        self.write(told, *(units or [self.session.say("space-empty")]))

    def status(self, _: str) -> None:
        """Goals, tracks, phases and cards."""
        self.write(*self.session.goals(), "")
        self.standing()

    def standing(self) -> None:
        """Tracks, phases and cards."""
        self.write(self.session.status(), *self.session.order())

    def log(self, count: str) -> None:
        """The last lines of the log."""
        lines = [*self.session.opening(), *self.session.log()]
        self.write(*lines[-(int(count) if count.isdigit() else 20) :])

    def since(self, _: str) -> None:
        """What has happened since one's last answer, by its weight."""
        self.write(*asked_again(self.session))

    def rule(self, id: str) -> None:
        """A rule by its id."""
        self.write(*self.session.rule(id))

    def rules(self, wanted: str) -> None:
        """The chapters of the rules, or the rules that hold some words."""
        found = rulebook.chapters(self.session, wanted)
        for chapter in found:
            if chapter.lines:
                self.write(chapter.title, *(f"  {line}" for line in chapter.lines), "")
                continue
            first, last = chapter.rules[0].id, chapter.rules[-1].id
            count = len(chapter.rules)
            self.write(self.session.say("rules-chapter", title=chapter.title, count=count, first=first, last=last))
            self.write(*([rulebook.told(self.session, chapter.rules), ""] if wanted else []))
        if not found:
            self.write(self.session.say("reader-nothing", word=wanted))

    def overlay(self, wanted: str) -> None:
        """What an overlay covers, in words; without a name, which there are."""
        there = overlays.there(self.session)
        if kind := overlays.meant(self.session, wanted):
            self.write(*overlays.told(self.session, kind))
        elif there:
            self.write(self.session.say("overlay-which", names=[overlays.name(self.session, one) for one in there]))
        else:
            self.write(self.session.say("overlay-none"))
