"""Legality is written once: the list of a step's answers and its check agree, in both directions.

*Listed, refused*: an answer on the list that the step's own check refuses, or a way to one that is found and then
refused. *Unlisted, unsound*: an action that the check accepts although the list has nothing like it (the same action by
another way, or by a piece that the step says is identical, is like it), or that then breaks the game. The step is asked
itself, so that nobody can answer for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Concede, Decision, Game, Refusal
from sandtable.engine.handles import Handle, Known, declared, has_way, needed, rows, touched
from sandtable.engine.states import State

#: a name that no game has
NOBODY = "nobody-knows"


class Disagreements(msgspec.Struct):
    """How often list and check were asked, and where they differ."""

    asked: int = 0
    listed_refused: int = 0
    unlisted_unsound: int = 0
    #: the first few of either, in words
    examples: list[str] = []

    def add(self, other: Disagreements) -> None:
        """Counts those of another run, too."""
        self.asked += other.asked
        self.listed_refused += other.listed_refused
        self.unlisted_unsound += other.unlisted_unsound
        self.examples = [*self.examples, *other.examples][:MOST_EXAMPLES]


MOST_EXAMPLES = 20
#: of a long list so many answers are asked about, and so many actions that are on none
LISTED, UNLISTED = 24, 8
#: so many places a way is picked by
LEGS = 3


class Legality:
    """Asks the steps of one game about their answers, position after position."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.rng = Random(f"legality/{seed}")
        self.found = Disagreements()
        notation = game.notation()
        names = {"piece": notation["piece"].names, "space": sorted(Known.of(game).spaces)}
        names["seat"] = game.seats
        self.known = Known.of(game, frozenset(names["space"]))
        self.names: dict[str, list[str]] = {kind: [name for name in known if name] for kind, known in names.items()}
        self.kinds = [kind for kind in game.action_kinds() if kind is not Concede]
        self.handles = {kind: declared(kind) for kind in self.kinds}
        #: words that were seen in a field: nobody else knows which there are
        self.words: dict[tuple[type[Action], str], set[str]] = {}

    def look(self, state: State, decision: Decision) -> None:
        """Asks about one position."""
        step = state.stack[-1]
        listed = decision.actions
        some = listed if len(listed) <= LISTED else self.rng.sample(list(listed), LISTED)
        for action in some:
            self._learn(action)
            refusal = step.why_not(self.game, state, action)
            if refusal is not None:
                self.found.listed_refused += 1
                self._note(f"{decision.step}: {action} is listed but refused by {refusal.rule}")
            stranger = self.known.stranger(action)
            if stranger:
                self.found.listed_refused += 1
                self._note(f"{decision.step}: {action} is listed but names {stranger[1]!r}, which there is not")
        for problem in self._ways(state, decision):
            self.found.listed_refused += 1
            self._note(f"{decision.step}: {problem}")
        for action in self._others(some):
            problem = self._unsound(state, decision, action)
            if problem:
                self.found.unlisted_unsound += 1
                self._note(f"{decision.step}: {action} is not listed, and {problem}")
        self.found.asked += len(some) + UNLISTED

    def _note(self, example: str) -> None:
        if len(self.found.examples) < MOST_EXAMPLES:
            self.found.examples.append(f"{self.game.title.name}/{self.game.scenario}: {example}")

    def _ways(self, state: State, decision: Decision) -> Iterator[str]:
        """What is wrong with a way that somebody picks place by place to some end of a journey."""
        some = self.rng.choice(decision.actions)
        if not has_way(some):
            return
        view = self.game.observe(state, decision.seat)
        via = [touched(some).space]
        for _ in range(LEGS):
            route = self.game.route(view, some, via)
            if isinstance(route, Refusal):
                if route.rule != "table:no-way":
                    yield f"{some} has no way by {via}: {route.rule}"
                return
            if via[-1] in route.ends:
                refusal = state.stack[-1].why_not(self.game, state, route.action)
                problem = (
                    f"it is refused by {refusal.rule}" if refusal else self._unsound(state, decision, route.action)
                )
                if problem:
                    yield f"{route.action} is a way that was found, and {problem}"
            if not route.ends:
                return
            via.append(self.rng.choice(route.ends))

    def _unsound(self, state: State, decision: Decision, action: Action) -> str:
        """What is wrong with an action that is not listed; nothing if it is refused, or another way to a listed one."""
        if action in decision.actions:
            return ""
        try:
            step = state.stack[-1]
            if step.why_not(self.game, state, action) is not None:
                return ""
            like = step.like(self.game, state, action)
            if not any(self._alike(like, listed) for listed in decision.actions):
                return "nothing like it is, but it is accepted"
            after = state.copy()
            self.game.play(after, action)
            problems = self.game.check(after)
        except Exception as error:  # whatever a game throws is what we are looking for
            return f"{type(error).__name__}: {error}"
        return "; ".join(problems)

    def _alike(self, one: Action, other: Action) -> bool:
        """Whether two actions are the same but for the way they are done."""
        if type(one) is not type(other):
            return False
        handles = self.handles[type(one)]
        return all(
            getattr(one, name) == getattr(other, name) for name in needed(type(one)) if handles[name].role != "way"
        )

    def _learn(self, action: Action) -> None:
        for name, handle in self.handles[type(action)].items():
            if handle.kind == "word":
                self.words.setdefault((type(action), name), set()).add(getattr(action, name))

    def _others(self, listed: Sequence[Action]) -> Iterator[Action]:
        """Actions near the listed ones, one field changed, and actions out of the blue."""
        for number in range(UNLISTED):
            if number % 2:
                action = self.rng.choice(listed)
                if handles := self.handles[type(action)]:
                    name = self.rng.choice(sorted(handles))
                    yield msgspec.structs.replace(action, **{name: self._value(type(action), name, handles[name])})
            else:
                kind = self.rng.choice(self.kinds)
                yield kind(**self._filled(kind, self.handles[kind]))

    def _filled(self, kind: type[Action], handles: Mapping[str, Handle]) -> dict[str, Any]:
        return {name: self._value(kind, name, handles[name]) for name in needed(kind)}

    def _value(self, kind: type[Action], name: str, handle: Handle) -> Any:
        rng = self.rng
        if handle.kind == "count":
            return rng.randint(-1, 12)
        if handle.kind == "flag":
            return rng.random() < 0.5
        if handle.kind == "word":
            return rng.choice([*sorted(self.words.get((kind, name), ())), NOBODY])
        one = rng.choice(self.names[handle.kind]) if rng.random() < 0.95 else NOBODY
        return (one,) if name in rows(kind) else one
