"""One game played at a terminal: who sits here, who is a bot, what is asked, said and refused, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from math import dist
from pathlib import Path
from random import Random

import msgspec

from sandtable.engine import foresight, hand
from sandtable.engine.contract import Action, Bot, Concede, Harm, Message, Refusal, View
from sandtable.engine.handles import closes, is_hostile, touched
from sandtable.engine.meaning import Asked, Meant, in_hand, meant
from sandtable.engine.narrate import percent
from sandtable.engine.states import State
from sandtable.engine.table import Refused
from sandtable.terminal import typed
from sandtable.terminal.answers import HARMS, Answer, in_order, mark_of, opened, without_open_end
from sandtable.terminal.briefing import Briefed
from sandtable.terminal.foresight import chance_of_good, left_to_act, worth
from sandtable.terminal.palette import ACTED

#: a shorter word is an article as likely as a part of a name
TELLING = 4
#: of so many blows it is told beside each how likely it does what one wants
COMPARED = 10
#: two words that begin with so many letters alike are forms of one
STEM = 4


class Session(Briefed):
    """A table, and those who sit at it."""

    #: the finished game that this one is a copy of
    original: Path | None = None

    @cached_property
    def _joining(self) -> dict[tuple[str, type[Action]], bool]:
        """Whether an answer of a kind to a step has one more come along, as far as that has been found out."""
        return {}

    @property
    def people(self) -> list[int]:
        """The seats of those who play at this terminal."""
        return [seat for seat in range(len(self.game.seats)) if seat not in self.bots]

    def bot_to_move(self) -> Bot | None:
        """The bot whose decision it is, if it is one's."""
        decision = self.decision
        return self.bots.get(decision.seat) if decision else None

    def secrets_between_players(self) -> bool:
        """Whether two players share this screen and do not see the same: then it is handed over face down."""
        if len(self.people) < 2:
            return False
        seen = [self.table.view(seat).state.plain() for seat in self.people]
        return any(other != seen[0] for other in seen[1:])

    # What is asked

    def question(self) -> str:
        """The question, or who is thinking, or that it is over."""
        decision = self.decision
        if decision is None:
            return self.say("question-over")
        if decision.seat in self.bots:
            return self.say("question-waiting", seat=self.game.seats[decision.seat])
        return self.teller.question(self.view)

    def answers(self) -> list[Answer]:
        """All legal answers, numbered, in the order in which they are told."""
        decision = self.decision
        if decision is None or decision.seat in self.bots:
            return []
        view = self.view
        named = [(action, self.game.label(view, action)) for action in decision.actions]
        rank = partial(self.game.rank, view)
        if view.state.stack[-1].weighed:
            return self._weighed(view, named, rank)
        blows = [action for action, _ in named if is_hostile(type(action))]
        likely = {action: self._likely(view, action) for action in blows} if len(blows) <= COMPARED else {}
        return [
            Answer(
                number,
                action,
                self.teller.message(label),
                touched(action).unit,
                mark_of(self.game.harms(view, action)),
                label,
                likely=likely.get(action, ""),
            )
            for number, (action, label) in enumerate(in_order(named, self.leaders(), rank), 1)
        ]

    def _likely(self, view: View, action: Action) -> str:
        """How likely a blow does what its player wants, for telling it from others at a glance."""
        chance = chance_of_good(self.game, view, action)
        return "" if chance is None else percent(chance)

    def _weighed(
        self, view: View, named: Sequence[tuple[Action, Message]], rank: Callable[[Action], int]
    ) -> list[Answer]:
        """Answers that are weighed against each other: the best chance first, whatever harms one's own side last."""
        found = []
        for action, label in named:
            mark, chance = mark_of(self.game.harms(view, action)), chance_of_good(self.game, view, action)
            best = (-1.0 if chance is None else chance, worth(self.game, view, action))
            late = (closes(type(action)), rank(action), mark == HARMS, -best[0], -best[1])
            told = "" if chance is None else percent(chance)
            found.append((late, Answer(0, action, self.teller.message(label), touched(action).unit, mark, label, told)))
        found.sort(key=lambda one: one[0])
        return [msgspec.structs.replace(one, number=number) for number, (_, one) in enumerate(found, 1)]

    def where_to(self, answer: Answer) -> str:
        """What the place is called that an answer goes to, and its ground, as far as the answer does not say so itself.

        The ground that most of the board has is not told. Of an answer that only says who, where that unit stands.
        """
        if hand.names_a_unit_only(answer.action):
            return f"– {there}" if (there := self.stands(answer)) else ""
        space = self._spaces.get(touched(answer.action).space)
        if space is None or is_hostile(type(answer.action)):
            return self._number_of(answer)
        marks = [mark.name for mark in self.printed.marks if mark.space == space.id and mark.name]
        name = self.teller.word(next((one for one in (space.name, *marks) if one), ""))
        usual = Counter(one.terrain for one in self.printed.spaces).most_common(1)[0][0]
        grounds = [self.say(one.name) for one in self.printed.terrain if one.key == space.terrain != usual][:1]
        number = space.label or space.id if name and name.casefold() != space.id.casefold() else ""
        told = [name, number, *(f"{ground[:1].lower()}{ground[1:]}" for ground in grounds)]
        new = [part for part in told if part and part.casefold() not in answer.label.casefold()]
        return f"({', '.join(new)})" if new else ""

    def _number_of(self, answer: Answer) -> str:
        """What is printed in the place of a blow, where its name is told and a small map has its number alone."""
        held, where = touched(answer.action), {piece.id: piece.space for piece in self.scene.pieces}
        space = self._spaces.get(held.space or where.get(held.target, ""))
        name = self.teller.word(space.name) if space else ""
        number = space.label if space else ""
        return f"({number})" if number and name and name in answer.label and number not in answer.label else ""

    def stands(self, answer: Answer) -> str:
        """Where the unit of an answer that only says who stands, if others who are asked about stand elsewhere."""
        if not hand.names_a_unit_only(answer.action):
            return ""
        where = {piece.id: piece.space for piece in self.scene.pieces}
        asked = self.decision.actions if self.decision else ()
        here = where.get(answer.piece, "")
        if here not in self._spaces or len({where.get(touched(one).unit) for one in asked} - {None}) < 2:
            return ""
        told = (here, self.label_of(here), self.teller.word(self._spaces[here].name))
        return "" if any(one and one in answer.label for one in told) else self.place(here)

    def preferred(self, deeds: Sequence[Sequence[Answer]]) -> Answer | None:
        """The answer that a cursor begins on: of the first deed in which not all harm their own side."""
        for deed in deeds:
            if not closes(type(deed[0].action)) and any(answer.harms != HARMS for answer in deed):
                return self.foremost(deed)
        return self.foremost(deeds[0]) if deeds else None

    def spaces_of(self, message: Message) -> list[str]:
        """The spaces that a question or the name of an answer is about."""
        return self.known.among(message.args)[1]

    def asked_spaces(self) -> list[str]:
        """The spaces that the question is about."""
        decision = self.decision
        return self.spaces_of(self.game.question(self.view)) if decision and decision.seat not in self.bots else []

    def deed(self, answers: list[Answer]) -> str:
        """What several answers that are one deed are called together."""
        label = opened(answers)
        return without_open_end(self.teller.message(label)) if label else answers[0].label

    def foremost(self, deed: Sequence[Answer]) -> Answer:
        """Of the answers of one deed the one that goes nearest to an enemy on the board: there a cursor begins.

        One that harms nobody of his own, if there is one. What is done to an enemy, or nowhere, stays in its order.
        """
        enemies = {piece.space for piece in self.scene.pieces if piece.side not in (self.viewer, -1)}
        there = [self._spaces[space].centre for space in enemies if space in self._spaces]
        ends = [touched(answer.action).space for answer in deed]
        if not there or is_hostile(type(deed[0].action)) or not all(end in self._spaces for end in ends):
            return next((answer for answer in deed if answer.harms != HARMS), deed[0])
        far = [min(dist(self._spaces[end].centre, enemy) for enemy in there) for end in ends]
        return min(zip(deed, far, strict=True), key=lambda one: (bool(one[0].harms), one[1]))[0]

    def harms(self, action: Action) -> list[str]:
        """What an action does to its own side, each with its rule: only by somebody who knows."""
        return self._told(harm for harm in self.harms_of(action) if not harm.caution)

    def cautions(self, action: Action) -> list[str]:
        """What whoever does it should have thought of, each with its rule."""
        return self._told(harm for harm in self.harms_of(action) if harm.caution)

    def fires(self, action: Action) -> list[str]:
        """Who fires at those who do it, on their way: it is asked about, with whatever else is to be thought of."""
        harms = self.harms_of(action)
        return self._told(harms) if any(harm.fire for harm in harms) else []

    def left_to_act(self, action: Action) -> int:
        """How many units could still act in the part of the turn that ends with this answer; 0 where none ends."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer or action not in decision.actions:
            return 0
        return left_to_act(self.game, self.view, action, self.scene)

    def is_untouched(self) -> bool:
        """Whether nobody here has done anything yet in this part of this turn."""
        game, table = self.game, self.table

        def part(state: State) -> tuple[object, object]:
            return game.turn(state), game.phase(state)

        now = part(table.state)
        for number in reversed(range(len(table.turned))):
            turned = table.turned[number]
            if part(table.states[number]) != now:
                break
            if turned.seat == self.viewer and not closes(type(turned.action)):
                return False
        return True

    def has_no_way_back(self, action: Action) -> bool:
        """Whether a part of the turn ends with it by itself, without dice, and nothing done can be taken back then."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer or self.game.why_not(self.table.state, self.viewer, action):
            return False
        forecast = self.game.forecast(self.view, action)
        return not (forecast and forecast.rolls) and foresight.has_no_way_back(self.table, self.viewer, action)

    def forsakes(self, action: Action) -> bool:
        """Whether a part of the turn ends with it by itself that warns whoever ends it."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer or self.game.why_not(self.table.state, self.viewer, action):
            return False
        return foresight.forsakes(self.table, self.viewer, action)

    def is_free(self, action: Action) -> bool:
        """Whether it can be taken back as if it had not been given."""
        return foresight.is_free(self.game, self.view, action)

    def part(self) -> str:
        """What the part of the turn is called that is being played."""
        return " · ".join(self.now())

    def _told(self, harms: Iterable[Harm]) -> list[str]:
        return [f"{mark_of([harm])} {self.teller.message(harm.message)} ({harm.rule})" for harm in harms]

    def harms_of(self, action: Action) -> list[Harm]:
        """The same as the game tells it; what may not be done harms nobody."""
        if self.game.why_not(self.table.state, self.viewer, action):
            return []
        return self.game.harms(self.view, action)

    def odds(self, action: Action) -> list[str]:
        """Why an action is marked, then what may come of it; nothing where no chance is in it and no care needed."""
        forecast, marks = self.game.forecast(self.view, action), [*self.harms(action), *self.cautions(action)]
        told = self.teller.forecast(forecast, self.game.seats[self.viewer]) if forecast else []
        return [*marks, *([""] if marks and told else []), *told]

    def outcomes(self, view: View, action: Action) -> list[str]:
        """The same in a view without the throws and their reasons, for where there is little room."""
        forecast = self.game.forecast(view, action)
        return self.teller.outcomes(forecast, self.game.seats[view.seat]) if forecast else []

    # What is done

    def act(self, action: Action) -> None:
        """Plays an action of whoever is to decide."""
        decision = self.decision
        if decision is None:
            raise Refused(Refusal("table:over"))
        self.table.act(decision.seat, action)

    def bots_thought(self) -> Callable[[], Action] | None:
        """What tells, however late, what the bot wants whose turn it is; None if it is nobody's.

        It sees its own view of the table as it is now, and the same game gives the same choice.
        """
        bot, decision = self.bot_to_move(), self.decision
        if bot is None or decision is None:
            return None
        view, rng = self.table.view(decision.seat), Random(f"{self.table.journal.header.commitment}/{self.table.at}")
        return lambda: bot.choose(view, rng)

    def play_bots(self) -> int:
        """Lets the bots play until somebody here is asked; tells how many actions that took."""
        played = 0
        while thought := self.bots_thought():
            self.act(thought())
            played += 1
        return played

    def has_in_hand(self) -> bool:
        """Whether whoever decides has picked a unit, and may put it down again as if he had not."""
        free = self.decision is not None and self.table.why_not_undo(self.viewer) is None
        return free and bool(hand.given(self.table, self.viewer))

    def joining(self) -> list[Action]:
        """The answers by which one more comes along with those whom the question is about; nothing for one alone."""
        decision = self.decision
        if decision is None or decision.seat in self.bots:
            return []
        kinds: dict[type[Action], list[Action]] = {}
        for action in filter(hand.names_a_unit_only, decision.actions):
            kinds.setdefault(type(action), []).append(action)
        for kind, found in kinds.items():
            step = (decision.step, kind)
            if len(found) > 1 and step not in self._joining:
                self._joining[step] = self._comes_along(found[0], self.game.imagine(self.view, Random(0))) is not None
            if len(found) > 1 and self._joining[step]:
                return found
        return []

    def all_along(self) -> list[Action]:
        """What has everybody come along who may, one after the other, while the same is asked."""
        found: list[Action] = []
        # The seed is always the same: what somebody is told depends on his view alone.
        state: State = self.game.imagine(self.view, Random(0))
        for action in self.joining():
            if after := self._comes_along(action, state):
                found.append(action)
                state = after
        return found

    def _comes_along(self, action: Action, state: State) -> State | None:
        """The position with one more among those whom the question is about, if it is the same question then."""
        seat, asked = self.viewer, self.game.pending(state)
        if self.game.why_not(state, seat, action) is not None:
            return None
        after = hand.taken(self.game, state, seat, action)
        then = self.game.pending(after) if after else None
        if after is None or asked is None or then is None or then.step != asked.step:
            return None
        along = (touched(action).unit in self._asked_in(one) for one in (state, after))
        return after if [*along] == [False, True] else None

    def _asked_in(self, state: State) -> set[str]:
        """Whom a question is about."""
        view = self.game.observe(state, self.viewer)
        return {*self.game.scene(view).focus, *self.known.among(self.game.question(view).args)[0]}

    def undo(self) -> None:
        """Takes back the last action, if it may be taken back freely."""
        self.table.undo(self.viewer)

    def undo_agreed(self) -> None:
        """Takes back the last action of somebody here and all that followed, everybody agreeing; bots always do."""
        own = [place for place, turned in enumerate(self.table.turned) if turned.seat not in self.bots]
        if not own:
            raise Refused(Refusal("table:undo-nothing"))
        last = own[-1]
        self.table.undo(self.table.turned[last].seat, agreed=True, count=len(self.table.turned) - last)

    def concede(self) -> None:
        """Whoever looks gives up."""
        self.table.act(self.viewer, Concede(self.game.seats[self.viewer]))

    # What is told

    def why_not(self, text: str, unit: str = "") -> list[str]:
        """Why a typed action may not be done; or that it may. A unit and a space alone stand for all it might do.

        A space alone is asked about for the unit that acts, or for the one that is given.
        """
        words_typed = [self._called(word) for word in typed.with_ids(self._names(), typed.words_of(text))]
        for place, word in enumerate(words_typed):
            found = self._units_called(word)
            if len(found) > 1:
                names = " · ".join(self.teller.name(piece) for piece in found)
                return [self.say("why-which", word=word, names=names)]
            words_typed[place] = found[0] if found else word
        if len(words_typed) == 1 and words_typed[0] in self._spaces:
            if not (unit := unit or self._acting()):
                return [self.say("why-pick-unit")]
            words_typed = [unit, *words_typed]
        if len(words_typed) == 2 and words_typed[0] not in typed.kinds(self.game):
            return self._why_nothing(*words_typed)
        try:
            action = typed.read(self.game, text, words_typed)
        except typed.NotAnAction as error:
            named = [word for word in words_typed if word in self._spaces or word in self._piece_names()]
            named.sort(key=self._spaces.__contains__)
            about = [unit or self._acting(), *named] if len(named) == 1 and named[0] in self._spaces else named
            if len(about) == 2 and all(about):
                return self._why_nothing(about[0], about[1], [word for word in words_typed if word not in named])
            return [self.say(error.id, **error.facts)]
        refusal = self.game.why_not(self.table.state, self.viewer, action)
        return self.teller.refusal(refusal) if refusal else [self.say("typed-legal"), *self.odds(action)]

    def _piece_names(self) -> dict[str, str]:
        """What every piece is called in the language that is spoken."""
        return {piece.id: piece.name for piece in self.scene.pieces if not piece.hidden}

    def _names(self) -> dict[str, str]:
        """What every space and piece is called."""
        spaces = {id: self.teller.word(space.name) for id, space in self._spaces.items() if space.name}
        return {**spaces, **self._piece_names()}

    def _called(self, word: str) -> str:
        """The space whose name begins with a word before what its brackets add: "GCM (garage Gécamine)"."""
        low = f"{word.casefold()} ("
        found = [id for id, name in self._names().items() if id in self._spaces and name.casefold().startswith(low)]
        return found[0] if len(found) == 1 and word not in self._piece_names() else word

    def _units_called(self, word: str) -> list[str]:
        """The units that have a word in their names; of one and its parts the whole one."""
        low, names = word.casefold(), self._piece_names()
        if (
            len(word) < TELLING
            or word in names
            or word in self._spaces
            or low in typed.kinds(self.game)
            or typed.meant(self.game, "space", word)
        ):
            return []
        found = sorted((id for id, name in names.items() if low in name.casefold().split()), key=len)
        return found[:1] if found and all(id.startswith(found[0]) for id in found) else found

    def _acting(self) -> str:
        """The one unit that is asked about now; '' where there are several, or none."""
        focus = [piece for piece in self.scene.focus if piece in self._piece_names()]
        return focus[0] if len(focus) == 1 else ""

    def example(self, action: Action, space: str = "") -> str:
        """How it is asked about: unit and place by their names; an action without a unit as it is typed."""
        held, names = touched(action), self._names()
        unit, place = held.unit or self._acting(), space or held.space
        for called in (names.get(place, place), place):
            words_typed = typed.with_ids(names, typed.words_of(f"{names.get(unit, '')} {called}"))
            if words_typed == [unit, place]:
                return f"{names[unit]} {called}"
        return typed.written(action)

    def _why_nothing(self, unit: str, other: str, said: Sequence[str] = ()) -> list[str]:
        """Why a unit may not do what is meant to a space or a piece, and what it may do there.

        What is called by the words that were said beside the two is meant; before all comes that it has acted already.
        Whatever else is forbidden, which hardly anybody means, is counted and not told.
        """
        try:
            unit, piece, space = typed.named(self.game, unit, other)
        except typed.NotAnAction as error:
            return [self.say(error.id, **error.facts)]
        tried = meant(self.table, self.known, self.viewer, Asked(unit, space, piece))
        begun = [word.casefold()[:STEM] for word in said if len(word) >= STEM]
        tried.sort(key=lambda one: -self._holds(one, begun))
        if not tried:
            return [self.say("why-nothing", unit=self.teller.name(unit))]
        allowed = list(dict.fromkeys(self.teller.label(one.view, one.action) for one in tried if not one.refusal))
        lines = [" · ".join(allowed), self.say("typed-legal")] if allowed else self._has_acted(unit)
        if tried[0].refusal is None:
            return lines
        named = [one for one in tried if self._holds(one, begun) == self._holds(tried[0], begun)]
        why = self._why_forbidden([one for one in tried if one.refusal], named if begun else tried)
        return [*why, *lines] if allowed else [*lines, *why]

    def _why_forbidden(self, tried: Sequence[Meant], named: Sequence[Meant]) -> list[str]:
        """Why the likeliest may not be done. Of an enemy several may be meant, to assault him or to fire at him.

        Only what was ``named`` is answered, by whoever said what he means; how many other deeds there are is counted.
        """
        told: dict[str, list[str]] = {}
        reasons: dict[str, list[str]] = {}
        others: set[str] = set()
        for one in tried:
            label, hostile = self.teller.label(one.view, one.action), is_hostile(type(one.action))
            likely = one is tried[0] or (hostile and is_hostile(type(tried[0].action)) and one in named)
            if one.refusal is None or not likely:
                others.add(label)
                continue
            if label not in (labels := told.setdefault(one.refusal.rule, [])):
                labels.append(label)
            reasons.setdefault(one.refusal.rule, [*self.teller.refusal(one.refusal), *self._in_the_way(one)])
        lines = [line for rule, labels in told.items() for line in (" · ".join(labels), *reasons[rule])]
        others.difference_update(*told.values())
        return [*lines, *([self.say("why-others", count=len(others))] if others else [])]

    def _in_the_way(self, one: Meant) -> list[str]:
        """What stands in a line of sight, by name and place."""
        where = {piece.id: piece.space for piece in self.scene.pieces}
        named = [
            f"{self.teller.name(id)}, {self.place(where[id])}" if id in where else self.place(id)
            for id in one.obstacles
        ]
        return [self.say("why-in-the-way", what=" · ".join(named))] if named else []

    def _has_acted(self, unit: str) -> list[str]:
        """That a unit has moved or fought already, unless it is the one that is asked about."""
        shown = next((piece for piece in self.scene.pieces if piece.id == unit), None)
        acted = (
            [marker for marker in shown.markers if marker in ACTED]
            if shown and unit not in in_hand(self.table, self.viewer)
            else []
        )
        told = [self.say(f"{self.game.title.name}-marker-{marker}") for marker in acted]
        return [self.say("fact-told", name=self.teller.name(unit), value=" · ".join(told))] if told else []

    def _holds(self, one: Meant, begun: Sequence[str]) -> int:
        """How many words with these beginnings are in what an action is called."""
        label = self.teller.label(one.view, one.action).casefold()
        return sum(1 for word in begun if word in label)

    def saved(self) -> str:
        """Where the game is saved: every action is, before it counts."""
        return self.say("saved-to", path=str(self.table.journal.path))

    def copied(self) -> str:
        """That the table is a copy of a finished game, which stays as it is; '' where it is none."""
        return self.say("saved-original", path=str(self.original)) if self.original else ""

    def save_to(self, path: str) -> str:
        """Writes a copy of the save; never over a file that is there."""
        try:
            with Path(path).expanduser().open("xb") as file:
                file.write(self.table.journal.text())
        except FileExistsError:
            return self.say("journal-there", path=path)
        except OSError as error:
            return self.say("journal-unwritten", path=path, error=error.strerror or "")
        return self.say("saved-copy", path=path)

    def refusal(self, refused: Refused) -> list[str]:
        """A refusal in words."""
        return self.teller.refusal(refused.refusal)

    def rule(self, id: str) -> list[str]:
        """A rule by its id."""
        entry = self.teller.rules.get(id.strip())
        return self.teller.rule(entry) if entry else [self.say("rule-unknown", rule=id)]

    def touching(self, space: str) -> Callable[[Answer], bool]:
        """Tells whether an answer names a space, or a piece that lies in it."""
        there = {piece.id for piece in self.scene.pieces if piece.space == space}

        def touches(answer: Answer) -> bool:
            held = touched(answer.action)
            return space in held.spaces or not there.isdisjoint(held.pieces)

        return touches
