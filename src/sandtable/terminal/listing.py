"""The answers on the whole screen: a list in which long runs of one deed are folded, and a line to find one by."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import takewhile
from textwrap import wrap

from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from sandtable.engine.handles import touched
from sandtable.terminal.answers import FEW, Answer, by_deed, closing_of, is_folded, span
from sandtable.terminal.answers import OPEN as DOTS
from sandtable.terminal.guide import FRAMED
from sandtable.terminal.session import Session

#: before the line of a deed whose answers are folded, and of one that is open
FOLDED, OPEN = "▸", "▾"
#: a list narrower than this has not been laid out yet
NARROW = 12
#: the list never has fewer rows than the first, and nothing beside it takes it fewer than the second that it can fill
LEAST, ENOUGH = 3, 6
#: on a screen of so many lines these are more
HIGH, PLENTY = 36, 8


def shared_end(labels: Sequence[str], names: Sequence[Collection[str]] = ()) -> str:
    """The last words that several labels have in common, with the gap before them; none where nothing else is left.

    ``names`` are what tells each label from the others: none of them is cut.
    """
    ends = zip(*(reversed(label.split(" ")) for label in labels), strict=False) if len(labels) > 1 else ()
    alike = list(takewhile(lambda words: len(set(words)) == 1, ends))
    end = "".join(f" {words[0]}" for words in reversed(alike))
    for label, told in zip(labels, names, strict=False):
        whole = max((label.rfind(name) + len(name) for name in told if name in label), default=0)
        while end and len(label) - len(end) < whole:
            _, gap, rest = end[1:].partition(" ")
            end = gap + rest
    return end if all(len(label) > len(end) for label in labels) else ""


class Listed(OptionList):
    """The answers by number, under the name of the piece they are about; a folded deed opens by Enter or →."""

    BINDINGS = [Binding("right", "unfold", show=False), Binding("left", "fold", show=False)]

    def __init__(self, session: Session) -> None:
        super().__init__(id="answers", compact=True, markup=False)
        self.session = session
        self.answers: list[Answer] = []
        #: the deeds that have a line of their own, by the id of that line
        self.deeds: dict[str, list[Answer]] = {}
        #: which of them somebody has opened
        self.open: set[tuple[str, str]] = set()
        self.heading = ""
        self.framed: Collection[Answer] = ()
        self.whole = False
        #: the one answer that ends what is asked, if there is one
        self.closing: Answer | None = None
        #: the figures that stand behind the name of the piece whose answers are listed
        self.figures = ""
        #: the words that all answers that are weighed end with: the question has said them
        self.shared = ""

    def show_answers(self, answers: list[Answer], heading: str, framed: Collection[Answer], whole: bool) -> None:
        """Lists answers, under a heading if there is one; of a list that shall be whole nothing is folded."""
        self.answers, self.heading, self.framed, self.whole = answers, heading, framed, whole
        self.closing = closing_of(answers)
        weighed = [answer for answer in answers if answer.chance]
        self.shared = shared_end([answer.label for answer in weighed], self.told_apart(weighed))
        self.fill()
        awaited = [answer for answer in answers if answer in framed]
        begins = awaited[0] if awaited else None if whole else self.session.preferred(by_deed(answers))
        self.highlight(str(begins.number) if begins else "")

    def told_apart(self, answers: Sequence[Answer]) -> list[set[str]]:
        """The names of the pieces that each of some answers is about, and not all of them."""
        pieces = [{answer.piece, *touched(answer.action).pieces} - {""} for answer in answers]
        common = set.intersection(*pieces) if pieces else set()
        return [{self.session.teller.name(piece) for piece in one - common} for one in pieces]

    def fill(self) -> None:
        """Writes the lines."""
        options = [Option(Text(self.heading, style="bold"), disabled=True)] if self.heading else []
        weighed = any(answer.chance for answer in self.answers)  # each is held against the next
        deeds = [[answer] for answer in self.answers] if weighed else by_deed(self.answers)
        self.deeds = {
            f"deed {number}": deed for number, deed in enumerate(deeds) if not self.whole and is_folded(deed, deeds)
        }
        lines = {id(deed): key for key, deed in self.deeds.items()}
        before = stands = above = ""
        for place, deed in enumerate(deeds):
            piece, key = deed[0].piece, lines.get(id(deed), "")
            beside = [other[0].piece for other in deeds[max(0, place - 1) : place + 2] if other is not deed]
            named = bool(piece) and (piece in beside or not (key or len(deed) == 1))
            there = "" if weighed else self.session.stands(deed[0])
            begins = "" if key or named or weighed else self.shared_beginning(deed)
            if (above or stands) and not (there or begins):
                options.append(Option("", disabled=True))  # it is not told by what stands above
            if there and there != stands:
                options.append(Option(Text(there, style="italic"), disabled=True))
            stands, above = there, begins
            if named and piece != before:
                self.figures = self.shared_figures([answer for one in deeds for answer in one if answer.piece == piece])
                name = " ".join(filter(None, (self.session.teller.name(piece), self.figures)))
                options.append(Option(Text(name, style="bold underline"), disabled=True))
            if not named:
                self.figures = ""
            before = piece if named else ""
            if key:
                options.append(self.fold_line(key, deed, piece if named else ""))
            elif begins:
                options.append(Option(Text(f"{begins}{DOTS}", style="dim"), disabled=True))
            if not key or deed[0].deed in self.open:
                indent, under = "  " if key else "", named or bool(key)
                options += [self.line(answer, indent, under, begins, bool(there)) for answer in deed]
        self.set_options(options)

    def fold_line(self, key: str, deed: list[Answer], piece: str) -> Option:
        """What is one deed in a line: its numbers, what it is called, how many answers there are."""
        sign = OPEN if deed[0].deed in self.open else FOLDED
        called = self.under_name(self.session.deed(deed), piece)
        head = f"{sign} {span(deed)} "
        return Option(Text(self.hung(head, f"{called} ({len(deed)})")), id=key)

    def shared_beginning(self, deed: Sequence[Answer]) -> str:
        """The words with which all answers of a long deed begin: they stand above these once; "" where there are none.

        Only what goes somewhere, or to somebody, at the end of its words is told so.
        """
        called = self.session.deed(list(deed))
        begins = called.removesuffix(DOTS)
        alike = all(answer.label.startswith(begins) and answer.label != begins for answer in deed)
        return begins if len(deed) > FEW and begins.endswith(" ") and begins != called and alike else ""

    def line(self, answer: Answer, indent: str, named: bool, begins: str = "", placed: bool = False) -> Option:
        """An answer, without what stands above it: how it ``begins``, its unit's name, where that stands.

        The one that a lesson waits for stands out by a sign and a colour.
        """
        number = f"{answer.number:>{len(str(self.answers[-1].number))}}"
        told = answer.label.removesuffix(self.shared) if answer.chance else answer.label
        where = "" if placed else self.session.where_to(answer)
        told = " ".join(part for part in (told.removeprefix(begins), where, answer.likely, answer.harms) if part)
        label = self.under_name(told, answer.piece if named else "")
        if answer.chance:
            label = f"{answer.chance:>5} {label}"
        if answer is self.closing:
            label = f"{label} [.]"
        framed = answer in self.framed
        head, words = (f"▸{number} ", f"{label} ◂") if framed else (f"{indent}{number} ", label)
        told = self.hung(head, words)
        if framed:  # all of the line: beside its end there would be the cursor's colour
            told = "\n".join(f"{line:<{self.content_region.width}}" for line in told.split("\n"))
        return Option(Text(told, style=FRAMED if framed else ""), id=str(answer.number))

    def hung(self, head: str, words: str) -> str:
        """A line that begins with a number: what does not fit into it hangs under its words, not under the number."""
        width = self.content_region.width - self.styles.scrollbar_size_vertical
        if width < NARROW:
            return head + words
        return "\n".join(wrap(words, width, initial_indent=head, subsequent_indent=" " * len(head)))

    def on_resize(self) -> None:
        """Lines are broken where the list ends now."""
        under = self.highlighted_option
        if self.answers:
            self.fill()
            if under is not None:
                self.highlight(under.id or "")

    def shared_figures(self, answers: Sequence[Answer]) -> str:
        """What stands in brackets behind a piece's name in each of its answers; "" where there is nothing the same."""
        name = re.escape(self.session.teller.name(answers[0].piece))
        found = {match[1] if (match := re.match(rf"{name} (\([^)]*\)) ", one.label)) else "" for one in answers}
        return found.pop() if len(found) == 1 else ""

    def under_name(self, label: str, piece: str) -> str:
        """What stands under a piece's name does not repeat it, nor the figures that stand behind it there."""
        begins = f"{self.session.teller.name(piece)} "
        return label.removeprefix(begins).removeprefix(f"{self.figures} ") if piece else label

    def tell(self, words: str) -> None:
        """Something instead of answers."""
        self.answers, self.deeds = [], {}
        headed = [Option(Text(self.heading, style="bold"), disabled=True)] if self.heading else []
        self.set_options([*headed, Option(words, disabled=True)])

    def highlight(self, id: str) -> None:
        """Puts the cursor on a line, or on the first."""
        there = [place for place, option in enumerate(self.options) if not option.disabled]
        wanted = [place for place in there if self.options[place].id == id]
        self.highlighted = next(iter(wanted or there), None)

    def point_at(self, answer: Answer) -> None:
        """Puts the cursor on an answer, or on the folded deed that it is in."""
        lines = {option.id for option in self.options}
        folded = (key for key, deed in self.deeds.items() if answer in deed)
        self.highlight(str(answer.number) if str(answer.number) in lines else next(folded, ""))

    def follow(self, answers: Sequence[Answer]) -> None:
        """Puts the cursor on the first of some answers, of the deed it is in if it can; on none, it stays."""
        under = self.under
        if not answers or any(answer in answers for answer in under[:1]):
            return
        alike = [answer for answer in answers if under and answer.deed == under[0].deed]
        self.point_at((alike or list(answers))[0])

    @property
    def under(self) -> list[Answer]:
        """What is under the cursor: one answer, or all of a deed."""
        option = self.highlighted_option
        if option is None or option.id is None:
            return []
        return self.deeds.get(option.id) or [one for one in self.answers if str(one.number) == option.id]

    @property
    def rows(self) -> int:
        """How many rows it has to show at once: those of its lines, or as many as are enough to choose from."""
        lines = sum(str(option.prompt).count("\n") + 1 for option in self.options)
        chosen = str(self.highlighted_option.prompt).count("\n") + 1 if self.highlighted_option else 0
        return max(LEAST, chosen, min(lines, PLENTY if self.app.size.height >= HIGH else ENOUGH))

    # Folding

    def action_select(self) -> None:
        """Enter plays an answer; on a deed it opens or folds it."""
        option = self.highlighted_option
        if option is None or option.id not in self.deeds:
            super().action_select()
        elif self.deeds[option.id][0].deed in self.open:
            self.action_fold()
        else:
            self.action_unfold()

    def action_unfold(self) -> None:
        """Opens the deed under the cursor, which comes to its answer nearest to the enemy."""
        option = self.highlighted_option
        if option is not None and option.id in self.deeds:
            deed = self.deeds[option.id]
            self.open.add(deed[0].deed)
            self.fill()
            self.highlight(str(self.session.foremost(deed).number))

    def action_fold(self) -> None:
        """Folds the deed that the cursor is on, or in."""
        for key, deed in self.deeds.items():
            if deed[0].deed in self.open and any(answer in deed for answer in self.under):
                self.open.discard(deed[0].deed)
                self.fill()
                self.highlight(key)
                return


class Finder(Input):
    """A number or words to find an answer by. The arrows walk through what is found; after a number, keys are keys."""

    class Walked(Message):
        """The cursor of the list shall go a line up or down."""

        def __init__(self, way: str) -> None:
            super().__init__()
            self.way = way

    BINDINGS = [Binding(way, f"walk('{way}')", show=False) for way in ("up", "down")]

    def __init__(self, placeholder: str) -> None:
        super().__init__(id="filter", placeholder=placeholder, compact=True, select_on_focus=False)
        #: whether words are typed, and not a number alone
        self.words = True
        #: whether the arrows have walked since something was typed
        self.walked = False
        #: whether it was said that no answer has the number that is typed: another digit is another number
        self.told_none = False

    def empty(self) -> None:
        """Nothing is sought."""
        self.value, self.words, self.walked = "", True, False
        self.told_none = False

    def begin(self, digit: int) -> None:
        """The first digit of a number: it goes on with whatever is typed next, however fast."""
        self.value, self.words, self.walked = str(digit), False, False
        self.told_none = False
        self.cursor_position = 1

    def action_walk(self, way: str) -> None:
        """Through what is found, while it is being typed."""
        self.walked = True
        self.post_message(self.Walked(way))

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """A number is made of digits, which the table itself takes; whatever else is pressed is a key of the table."""
        return super().check_consume_key(key, character) and self.words

    def is_key(self, character: str | None) -> bool:
        """Whether what is pressed is no part of what is being typed."""
        return not self.words and character is not None and not character.isdecimal()

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable and self.is_key(event.character):
            event.prevent_default()
