"""One game played at a terminal: who sits here, who is a bot, what is asked, said and refused, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec

from sandtable.engine.contract import Action, Bot, Concede, Harm, Refusal
from sandtable.engine.handles import touched
from sandtable.engine.table import Refused
from sandtable.terminal import typed
from sandtable.terminal.looking import Looking

#: stands behind an answer that harms its own side, and behind one that asks for care
HARMS, CAUTION = "⚠", "△"


class Answer(msgspec.Struct, frozen=True):
    """One legal answer: its number, what it is called, the piece it is about ('' for none), the mark of its harm."""

    number: int
    action: Action
    label: str
    piece: str
    harms: str = ""

    @property
    def marked(self) -> str:
        """What it is called, with a mark if it harms its own side."""
        return f"{self.label} {self.harms}" if self.harms else self.label

    def fits(self, wanted: str) -> bool:
        """Whether all the words that somebody typed are in it."""
        text = f"{self.label} {' '.join(str(part) for part in msgspec.to_builtins(self.action).values())}".lower()
        return all(word in text for word in wanted.lower().split())

    def called(self, wanted: str) -> bool:
        """Whether somebody typed what it is called, whole, with any kind of space in it."""
        return self.label.casefold().split() == wanted.casefold().split()


def numbered(answers: list[Answer], wanted: str) -> Answer | None:
    """The answer whose number somebody typed; a number that begins with 0 or is too high is a space's name."""
    if wanted.isdecimal() and not wanted.startswith("0") and int(wanted) <= len(answers):
        return answers[int(wanted) - 1]
    return None


def mark_of(harms: Sequence[Harm]) -> str:
    """What stands behind an answer with these harms."""
    return "" if not harms else CAUTION if all(harm.caution for harm in harms) else HARMS


class Session(Looking):
    """A table, and those who sit at it."""

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
        """All legal answers, numbered, those about one piece together."""
        decision = self.decision
        if decision is None or decision.seat in self.bots:
            return []
        view = self.view
        order: dict[str, list[Action]] = {}
        for action in decision.actions:
            order.setdefault(touched(action).unit, []).append(action)
        sorted_actions = [(piece, action) for piece, actions in order.items() for action in actions]
        return [
            Answer(number, action, self.teller.label(view, action), piece, mark_of(self.game.harms(view, action)))
            for number, (piece, action) in enumerate(sorted_actions, 1)
        ]

    def harms(self, action: Action) -> list[str]:
        """What an action does to its own side, each with its rule: only by somebody who knows."""
        return self._told(harm for harm in self.harms_of(action) if not harm.caution)

    def cautions(self, action: Action) -> list[str]:
        """What whoever does it should have thought of, each with its rule."""
        return self._told(harm for harm in self.harms_of(action) if harm.caution)

    def _told(self, harms: Iterable[Harm]) -> list[str]:
        return [f"{mark_of([harm])} {self.teller.message(harm.message)} ({harm.rule})" for harm in harms]

    def harms_of(self, action: Action) -> list[Harm]:
        """The same as the game tells it; what may not be done harms nobody."""
        if self.game.why_not(self.table.state, self.viewer, action):
            return []
        return self.game.harms(self.view, action)

    def odds(self, action: Action) -> list[str]:
        """What may come of an action, and what to think of; nothing where no chance is in it and no care needed."""
        forecast = self.game.forecast(self.view, action)
        return [*(self.teller.forecast(forecast) if forecast else []), *self.cautions(action)]

    def outcomes(self, action: Action) -> list[str]:
        """The same without the throws and their reasons, for where there is little room."""
        forecast = self.game.forecast(self.view, action)
        return self.teller.outcomes(forecast) if forecast else []

    # What is done

    def act(self, action: Action) -> None:
        """Plays an action of whoever is to decide."""
        decision = self.decision
        if decision is None:
            raise Refused(Refusal("table:over"))
        self.table.act(decision.seat, action)

    def choose_for_bot(self) -> Action:
        """What the bot whose turn it is wants to do. It sees its own view, and the same game gives the same choice."""
        bot, decision = self.bot_to_move(), self.decision
        assert bot is not None
        assert decision is not None
        rng = Random(f"{self.table.journal.header.commitment}/{self.table.at}")
        return bot.choose(self.table.view(decision.seat), rng)

    def play_bots(self) -> int:
        """Lets the bots play until somebody here is asked; tells how many actions that took."""
        played = 0
        while self.bot_to_move():
            self.act(self.choose_for_bot())
            played += 1
        return played

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

    def why_not(self, text: str) -> list[str]:
        """Why a typed action may not be done; or that it may. A unit and a space alone stand for all it might do."""
        words_typed = typed.words_of(text)
        if len(words_typed) == 2 and words_typed[0] not in typed.kinds(self.game):
            return self._why_nothing(*words_typed)
        try:
            action = typed.read(self.game, text)
        except typed.NotAnAction as error:
            return [self.say(error.id, **error.facts)]
        refusal = self.game.why_not(self.table.state, self.viewer, action)
        return self.teller.refusal(refusal) if refusal else [self.say("typed-legal"), *self.odds(action)]

    def _why_nothing(self, unit: str, other: str) -> list[str]:
        """What a unit may do to a space or a piece, and by which rules it may not do the rest."""
        told: dict[str, list[str]] = {}
        reasons: dict[str, list[str]] = {}
        decision = self.view.decision
        try:
            guessed = typed.guesses(self.game, decision.actions if decision else (), unit, other)
        except typed.NotAnAction as error:
            return [self.say(error.id, **error.facts)]
        for action in guessed:
            refusal = self.game.why_not(self.table.state, self.viewer, action)
            rule = refusal.rule if refusal else ""
            told.setdefault(rule, []).append(self.teller.label(self.view, action))
            reasons[rule] = self.teller.refusal(refusal) if refusal else [self.say("typed-legal")]
        if not told:
            return [self.say("why-nothing", unit=unit)]
        return [line for rule, labels in told.items() for line in (" · ".join(labels), *reasons[rule])]

    def saved(self) -> str:
        """Where the game is saved: every action is, before it counts."""
        return self.say("saved-to", path=str(self.table.journal.path))

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
