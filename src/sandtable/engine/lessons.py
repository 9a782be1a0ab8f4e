"""Guided first games: a lesson is a line of play at a real table, told in steps with one thing to learn in each.

It is data (``lesson.toml`` in a game's folder): how the table is set up, and the steps. A step ends when the learner
reads on, gives the answer it waits for, or does something else at the table (a deed); or the lesson plays some
actions itself while the learner watches. Its words are the message ``<game>-lesson-<say>``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Action, Event, Game
from sandtable.engine.faults import Message
from sandtable.engine.pack_problems import among, at, problem, refuse
from sandtable.engine.packs import read_struct
from sandtable.engine.table import Draft, Refused, Table

FILE = "lesson.toml"

#: what a learner can do at the table besides answering
DEEDS = ("odds", "why", "undo", "overlay", "log", "units", "rules")
#: the parts of the table that a step can point at
PARTS = ("question", "odds", "why", "log", "tracks", "phases", "cards", "undo", "ask", "overlays", "units")
#: what every lesson teaches
TOPICS = ("choosing", "moving", "refusal", "odds", "fight", "log", "undo", "turn-end", "winning")


class LessonError(Exception):
    """A lesson that does not fit the game; the message names the step and what is wrong with it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said, what it points at, and what ends it (reading on, where nothing else is written)."""

    say: str
    teaches: list[str] = []
    #: what the words take for granted: events of the step before, each its kind and the facts that matter
    after: list[list[Any]] = []
    #: spaces of the board, and a part of the table, that the words are about
    spaces: list[str] = []
    part: str = ""
    #: the answer that ends it, in the journal's notation; every answer with these values fits
    answer: dict[str, Any] = {}
    #: actions of either side that the lesson plays while the learner watches
    play: list[dict[str, Any]] = []
    #: what the learner does instead; ``of`` is the action whose odds or refusal is looked at, ``rule`` what refuses it
    deed: str = ""
    of: dict[str, Any] = {}
    rule: str = ""

    @property
    def until(self) -> str:
        """What ends it: an answer, a deed, watching, or reading on."""
        return "answer" if self.answer else "watch" if self.play else "deed" if self.deed else "read"

    @property
    def actions(self) -> int:
        """How many actions more stand on the table at its end than at its beginning."""
        return -1 if self.deed == "undo" else len(self.play) or int(bool(self.answer))

    def fits(self, action: Action | Mapping[str, Any]) -> bool:
        """Whether this is the answer it waits for."""
        plain = msgspec.to_builtins(action)
        return bool(self.answer) and all(plain.get(name) == value for name, value in self.answer.items())


class Lesson(msgspec.Struct, dict=True, frozen=True, forbid_unknown_fields=True):
    """A guided first game."""

    scenario: str
    seat: str
    seed: int | str
    step: list[Step]
    options: dict[str, Any] = {}
    #: a written position to begin from (see positions.py)
    position: dict[str, Any] = {}

    @cached_property
    def standing(self) -> list[int]:
        """How many actions stand on the table as each step begins; and at the end."""
        counts = [0]
        for step in self.step:
            counts.append(counts[-1] + step.actions)
        return counts

    def begin(self, game: Game, path: Path | None = None, players: Mapping[str, str] | None = None) -> Table:
        """A table set up for the lesson."""
        return Table.new(game, key_from_seed(self.seed), path, self.position or None, players)

    def watch(self, table: Table, number: int) -> None:
        """Plays what is left of the actions that a step plays by itself."""
        step, draft = self.step[number], Draft(table)
        for action in step.play[len(table.turned) - self.standing[number] :]:
            decision = table.game.pending(draft.state)
            if decision is None:
                raise LessonError(f"step {number + 1} ({step.say}): the game is over before {action}")
            try:
                draft.act(decision.seat, action)
            except Refused as error:
                refusal = error.refusal
                raise LessonError(
                    f"step {number + 1} ({step.say}): {action} is refused: {refusal.rule} {refusal.about}"
                ) from None
        draft.write_down()

    def after_undo(self, number: int, standing: int) -> int:
        """Where a learner goes on who has taken an action back, so that so many stand."""
        if self.step[number].deed == "undo":
            return number + 1
        while number and not self.standing[number] <= standing < self.standing[number + 1]:
            number -= 1
        return number


def read_lesson(folder: Path) -> Lesson | None:
    """The lesson in a game's folder, if it has one."""
    path = folder / FILE
    if not path.is_file():
        return None
    lesson = read_struct(path, Lesson)
    refuse([found for number, step in enumerate(lesson.step) for found in _wrong_in(number, step)])
    return lesson


def _wrong_in(number: int, step: Step) -> Iterator[Message]:
    """What is wrong with a step: it ends in more than one way, or names what is not there."""
    ends = [key for key in ("answer", "play", "deed") if getattr(step, key)]
    if len(ends) > 1:
        both = Message("pack-found-values", {"values": ", ".join(ends)})
        expected = Message("pack-expected-either", {"one": ends[0], "other": ends[1]})
        yield problem(FILE, at("step", number, step.say), both, expected)
    named = [("deed", step.deed, DEEDS), ("part", step.part, PARTS)]
    named += [("teaches", topic, TOPICS) for topic in step.teaches]
    for key, name, known in named:
        if name and name not in known:
            yield problem(FILE, at("step", number, step.say, key), name, among(known))


def rehearse(lesson: Lesson, game: Game, picks: Mapping[int, int] | None = None) -> tuple[Table, dict[int, int]]:
    """Plays a lesson from its first step to its last; raises LessonError at the first that the game does not allow.

    Where several answers fit a step, ``picks`` says which is given (the first, if it says nothing); also returned is
    how many fit each step.
    """
    table = lesson.begin(game)
    learner = game.seats.index(lesson.seat)
    spaces = {space.id for space in game.sheet().spaces}
    fitting: dict[int, int] = {}
    since = 0
    for number, step in enumerate(lesson.step):
        where = f"step {number + 1} ({step.say})"
        events = [event for turned in table.turned[since:] for event in turned.events]
        since = len(table.turned)
        for kind, *facts in step.after:
            if not any(event.kind == kind and _has(event, facts) for event in events):
                raise LessonError(f"{where}: there was no {kind} {facts}; there were {[one.kind for one in events]}")
        if unknown := [space for space in step.spaces if space not in spaces]:
            raise LessonError(f"{where}: there is no space {unknown[0]!r}")
        if step.play:
            lesson.watch(table, number)
        elif step.deed:
            _try_deed(table, learner, step, where)
        elif step.answer:
            decision = table.decision
            if decision is None or decision.seat != learner:
                raise LessonError(f"{where}: the learner is not asked")
            fits = [action for action in decision.actions if step.fits(action)]
            if not fits:
                raise LessonError(f"{where}: no answer fits; there are {[*map(msgspec.to_builtins, decision.actions)]}")
            fitting[number] = len(fits)
            table.act(learner, fits[(picks or {}).get(number, 0)])
    return table, fitting


def _has(event: Event, facts: list[Any]) -> bool:
    """Whether an event has these facts, whatever it calls them; of a list, each part counts."""
    parts: list[Any] = []
    for value in event.facts.values():
        parts += [value, *value] if isinstance(value, list | tuple) else [value]
    return all(any(type(part) is type(fact) and part == fact for part in parts) for fact in facts)  # 1 is not true


def _try_deed(table: Table, learner: int, step: Step, where: str) -> None:
    if step.deed == "undo":
        if refusal := table.why_not_undo(learner):
            raise LessonError(f"{where}: nothing can be taken back: {refusal.rule}")
        table.undo(learner)
    if step.deed not in ("odds", "why"):
        return
    try:
        action = table.game.read_action(step.of)
    except msgspec.ValidationError as error:
        raise LessonError(f"{where}: {step.of} is not an action: {error}") from None
    refusal = table.game.why_not(table.state, learner, action)
    if (refusal.rule if refusal else "") != step.rule:
        raise LessonError(f"{where}: {step.of} is refused by {refusal and refusal.rule}, not by {step.rule!r}")
    if step.deed == "odds" and table.game.forecast(table.view(learner), action) is None:
        raise LessonError(f"{where}: {step.of} has no odds")
