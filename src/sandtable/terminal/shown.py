"""What the full-screen table shows: the question, its answers, the board as it is then, what is being told."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from sandtable.engine.handles import is_hostile, touched
from sandtable.terminal.answers import FIRE, Answer, by_deed, is_folded, numbered, signs_of, span
from sandtable.terminal.hung import Hung
from sandtable.terminal.keys import acting_first, ground_list, space_sheet, stack_list
from sandtable.terminal.listing import HIGH
from sandtable.terminal.outcome import came_of, found
from sandtable.terminal.panes import TALL
from sandtable.terminal.story import happened
from sandtable.terminal.suits import coloured
from sandtable.terminal.wayfinding import path_of
from sandtable.terminal.ways import Trace
from sandtable.terminal.weighing import Weighing, folded

#: a question and what came before it take no more lines than this
QUESTION = 9


class ShownTable(Weighing):
    """The table as it is seen."""

    def on_resize(self) -> None:
        """Fits everything into the new size, under a page as well; the size is known once this event is done with."""
        self.call_later(self.refit)

    def refit(self) -> None:
        """Fits everything into the size of the screen."""
        self.fit()
        self.refresh_status()
        self.show_question()
        self.draw()

    def refresh_table(self) -> None:
        """Shows the position, the question and the answers."""
        session = self.session
        self.show_story()
        self.way.let_go()
        if not self.board.has_focus:
            self.board.cursor = ""
        self.refresh_status()
        self.name_panes()
        self.guide.teach()
        self.fit()
        for part in ("#status", "#question", "#answers", "#log"):
            self.query_one(part).set_class(part == self.guide.part(), "taught")
        if self.listed_at != session.table.at:
            self.hide_odds()  # they were another question's
            self.drop_number()
        self.answers, self.listed_at = session.answers(), session.table.at
        self.show_question()
        self.finder.placeholder = self.how_to_answer()
        self.list_answers()
        self.write_log()
        self.draw()

    def drop_number(self) -> None:
        """A number that has done its work, or belonged to another question, is gone: the next digit begins anew."""
        if not self.finder.words:
            self.finder.empty()
            self.screen_stack[0].set_focus(self.listed)

    def show_question(self) -> None:
        """Whose decision it is, what came of the last one, and the question: what is past gives way to it."""
        session, tall, panel = self.session, self.size.height >= TALL, self.query_one("#question", Static)
        asked = [Text(session.question(), style="bold")]
        if session.decision is None:
            ended = (session.verdict(), *session.ending(), session.say("ending-keys-left"))
            asked += [Text(line) for line in ended if line]
        if tall and not self.has_order and (cards := session.next_cards()):
            asked.append(Text(session.say("screen-next", cards=cards), style="dim"))
        if not self.guide.on and session.joining():
            asked.append(Text(session.say("screen-all-along"), style="dim"))
        if tall and (signs := signs_of(self.answers)):
            asked.append(Text(" · ".join(f"{sign} {session.say(id)}" for sign, id in signs), style="dim"))
        if not self.all_told and (count := session.others_did()):
            asked.append(Text(session.say("since-count", count=count)))
        left = self.query_one("#left").styles.width
        width = self.size.width - int(left.value if left else 0) - 3  # less the line beside the board, and the padding
        used = 1 + sum(len(line.wrap(self.console, width)) for line in asked)
        past = self.in_short(QUESTION - used, width)
        seat = Text(f" {session.teller.seat(session.viewer)} ", f"bold #ffffff on {session.colour(session.viewer)}")
        told = Text("\n").join([seat, *past, *asked])
        panel.styles.max_height = max(QUESTION, used)
        panel.styles.height = len(
            told.wrap(self.console, width)
        )  # said, and not found out: it was seen to stay as it was
        panel.update(coloured(told))

    def in_short(self, rows: int, width: int) -> list[Text]:
        """What came of the last answer, for whoever has not been told step by step; who came to light first."""
        first = found(self.session) if rows > 0 else []
        lines = came_of(self.session, whole=not self.all_told) if rows > 0 else []
        if self.size.height < TALL:
            lines = lines[-1:] if first else [*lines[:1], *lines[1:][-1:]]
        light = [folded(Text(line, "bold"), max(1, rows - 1), width, self.console) for line in first]
        rows -= sum(len(line.wrap(self.console, width)) for line in light)
        while len(lines) > max(0, rows):
            del lines[min(1, len(lines) - 1)]  # what it came to is told before what decided it
        told: list[Text] = []
        for place, line in enumerate(lines):
            later = sum(min(2, len(Text(one).wrap(self.console, width))) for one in lines[place + 1 :])
            line_rows = rows - sum(len(one.wrap(self.console, width)) for one in told) - later
            text = happened(line)
            text.stylize("bold" if not place and len(lines) > 1 else "")
            told.append(folded(text, max(1, line_rows), width, self.console))
        return [*light, *told]

    def how_to_answer(self) -> str:
        """What the line for numbers and words says while it is empty: one rule for every question."""
        return self.session.say("screen-filter") if self.answers else ""

    def folded_with(self, answer: Answer) -> list[Answer]:
        """The answers that stand in the list under one deed with this one, folded; none where it has its own line.

        Its number is that of the row: Enter opens it.
        """
        rows = by_deed(self.answers)
        row = next((deed for deed in rows if answer in deed), [])
        whole = self.asked_at or self.guide.on or any(one.chance for one in self.answers)
        return row if not whole and answer.deed not in self.listed.open and is_folded(row, rows) else []

    def show_story(self) -> None:
        """What is being told stands where the answers will be; the board is as it was then."""
        telling = self.story.step is not None
        self.story.display = telling
        for part in ("#question", "#filter", "#answers"):
            self.query_one(part).display = not telling
        self.query_one("#counted").display &= not telling
        if telling:
            self.hide_odds()
            self.refresh_status()
            self.fit()
            self.draw()

    def list_answers(self) -> None:
        """The answers that fit the words sought, or are about the space asked for; the whole list is folded.

        A number leaves the list whole, with its answer under the cursor: that is held against the others.
        """
        wanted = self.sought = self.finder.value.strip().lstrip("/")  # the key that led here, once more
        counted = wanted if not self.finder.words and not self.is_place(wanted) else ""
        by_number = numbered(self.answers, wanted)
        fits = [answer for answer in self.answers if counted or answer.fits(wanted)]
        if not counted:
            fits.sort(key=lambda one: wanted.casefold() not in one.label.casefold())  # the words as they were typed
            fits.sort(key=lambda one: one is not by_number)
        if self.asked_at:
            touching = self.session.touching(self.asked_at)
            here = [answer for answer in fits if touching(answer)]
            self.asked_at = "" if counted and by_number not in here else self.asked_at
            fits = here if self.asked_at else fits
        self.shown = fits
        framed = self.guide.course.awaited(fits) if self.guide.course else []
        heading = f"◈ {self.session.place(self.asked_at)}" if self.asked_at else ""
        sought = wanted and not counted
        self.listed.show_answers(fits, heading, framed, whole=bool(sought or self.asked_at or self.guide.on))
        self.tell_number(counted, by_number)
        if not fits:
            nothing = {"word": wanted} if wanted else {"space": self.session.place(self.asked_at)}
            if wanted or self.asked_at:
                self.listed.tell(self.session.say("screen-not-found" if wanted else "screen-nothing-there", **nothing))
            self.hide_odds()
            self.draw()

    def tell_number(self, counted: str, named: Answer | None) -> None:
        """What Enter does with the number that is typed; nothing is under the cursor where no answer has it."""
        told = ""
        longer = self.longer(counted)
        facts = {"longer": longer, "more": "yes" if longer else "no"}
        if counted and named:
            self.listed.point_at(named)
            if group := self.folded_with(named):
                told = self.session.say("screen-numbering-group", group=span(group), **facts)
            else:
                told = self.session.say("screen-numbering", number=counted, **facts)
        elif counted:
            told = self.no_number(counted)
            self.listed.highlighted = None
            self.hide_odds()
            self.draw()
        panel = self.query_one("#counted", Static)
        panel.update(told)
        panel.display = bool(told) or self.size.height >= HIGH  # nothing jumps where there is room for it

    def longer(self, number: str) -> str:
        """The first number of an answer that goes on from this one; '' for none."""
        return next((str(one.number) for one in self.answers if str(one.number)[:-1].startswith(number)), "")

    def no_number(self, number: str) -> str:
        """That no answer has this number."""
        return self.session.say("plain-no-number", number=number, count=len(self.answers))

    def is_place(self, wanted: str) -> bool:
        """Whether digits are too many for the number of an answer, or begin with 0, and a place's number begins so."""
        longer = len(wanted) > len(str(len(self.answers)))
        return wanted.isdecimal() and (longer or wanted.startswith("0")) and self.session.begins_place(wanted)

    @property
    def chosen(self) -> Answer | None:
        """The answer under the cursor; none where a whole deed is."""
        under = self.listed.under
        return under[0] if len(under) == 1 else None

    def answers_here(self) -> list[Answer]:
        """The answers about the space under the cursor of the board."""
        return [answer for answer in self.answers if self.session.touching(self.board.cursor)(answer)]

    def draw(self) -> None:
        """The board, with what the answer under the cursor touches lit."""
        scene = self.session.scene
        where = {piece.id: piece.space for piece in scene.pieces}
        told = self.story.step
        under = [] if told else self.listed.under
        held = [touched(answer.action) for answer in under]
        pieces = [piece for one in held for piece in one.pieces] if held else scene.focus
        lit = {*(space for one in held for space in one.spaces), *(where[piece] for piece in pieces if piece in where)}
        named = [answer.message for answer in under if answer.message] if held and not lit else []
        lit |= {space for message in named for space in self.session.spaces_of(message)}
        board, here = self.board, self.query_one("#here", Static)
        framed = self.guide.spaces()
        if self.guide.on and self.guide.course and not self.guide.course.awaited(self.answers):
            lit = set()  # the words are about something else
        if told:
            lit, framed = set(told.spaces), set()
        elif board.has_focus and board.cursor:
            framed, lit = {board.cursor}, set(self.way.ends)
        board.acting = next((where[piece] for one in held for piece in (one.unit,) if piece in where), "")
        if not board.acting:
            board.acting = next((where[piece] for piece in scene.focus if piece in where), "")
        targets = {piece.space for piece in scene.pieces if piece.side not in (self.session.viewer, -1)}
        hostile = any(is_hostile(type(answer.action)) for answer in under)
        walking = board.has_focus and bool(board.cursor)
        taught = self.guide.course.awaited(self.answers) if self.guide.on and self.guide.course else []
        reach = set() if told or (framed and not (walking or taught)) else self.reach() - framed
        asked = () if told or self.guide.on else self.session.asked_spaces()
        fired = set() if told else self.fired() & {*lit, *reach}
        board.show(scene, lit, framed, self.trace(), reach, targets if hostile else (), asked, fired, self.left())
        if walking:
            labels = [answer.marked for answer in self.answers_here()]
            shown = brief = space_sheet(self.session, board.sheet, board.cursor, labels)
        else:
            about = {piece for one in held for piece in one.pieces} | set(() if told else scene.focus)
            targets &= {where[piece] for piece in about if piece in where} | lit
            stands: set[str] = set() if told else {board.acting} - {""}
            begins = sorted({*lit, *stands}, key=lambda one: (one != board.acting, one not in targets, one))
            shown = acting_first(self.session, begins, about, here.size.height, here.size.width)
            brief = stack_list(self.session, begins, about)
            shown += ground_list(self.session, board.sheet, lit)
        here.update(Hung(shown))
        self.query_one("#beside", Static).update(Hung(brief))
        self.stacked = bool(brief)
        self.share_room()

    def reach(self) -> set[str]:
        """Where else the unit could do the same as the answer under the cursor.

        Whoever walks over the board to choose a place sees which there are, wherever he is.
        """
        under = self.listed.under
        alike = [answer for answer in self.answers if answer.deed == under[0].deed] if len(under) == 1 else []
        found = {space for answer in alike for space in touched(answer.action).spaces}
        if not found and self.board.has_focus:
            return {space for answer in self.answers for space in touched(answer.action).spaces}
        return found

    def left(self) -> dict[str, str]:
        """What the unit that is to move has left of its movement in each space it can come to."""
        scene, under = self.session.scene, self.listed.under
        if self.story.step or not self.answers:
            return {}
        unit = (touched(under[0].action).unit if under else "") or next(iter(scene.focus), "")
        found = [one for one in scene.reach if one.unit == unit] or (scene.reach if len(scene.reach) == 1 else [])
        return {space: f"{points:g}" for one in found[:1] for space, points in one.left.items()}

    def fired(self) -> set[str]:
        """The spaces to which one goes under fire."""
        return {touched(answer.action).space for answer in self.answers if answer.harms == FIRE}

    def trace(self) -> Trace | None:
        """The way that somebody went in what is being told, or that is being chosen, from where those stand who go."""
        if self.story.step:
            way, *others = self.story.step.ways or ((),)
            return Trace(way, (), others) if way else None
        route, scene = self.way.drawn, self.session.scene
        if route is None:
            return None
        goes = touched(route.action).unit or next(iter(scene.focus), "")
        start = [piece.space for piece in scene.pieces if piece.id == goes]
        return Trace([*start, *path_of(route.action)], self.way.places)
