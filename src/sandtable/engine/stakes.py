"""What a fight does to victory points: the game's own scoring, before and after, over every die and every choice.

A game keeps an *account*: its victory points line by line, each line with the rule that gives it. ``Outlook`` plays a
fight to its end by the game's own steps, once for every way that chance can fall and for every choice the players have,
and tells the least and the most that each line may change by.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Account, Action, Event, Line, Message, Outcome, Stake, When
from sandtable.engine.flow import Play, Step
from sandtable.engine.odds import Classes, every_way
from sandtable.engine.states import State

S = TypeVar("S", bound=State)
K = TypeVar("K", bound=Hashable)

#: differences smaller than this are rounding
TINY = 1e-9
#: ways that are gone through before a fight is taken for too large: some tenths of a second
MOST = 5000
#: an expectation smaller than this would be told as nothing
TOO_LITTLE = 0.005


#: the least and the most
Span = tuple[float, float]
NONE: Span = (0.0, 0.0)
NO_POINTS: Account = {}


class Worth(NamedTuple):
    """What something does to the points: how far each line may go, and how far on average by side and time.

    ``sums`` is how far all lines of a side may go together: one that is given only where another is not makes that
    less than what the lines add up to.
    """

    lines: dict[Line, Span]
    means: dict[tuple[str, When], Span]
    sums: dict[str, Span]


NO_CHANGE = Worth({}, {}, {})
#: something that may happen, how likely it is, what it does to the points
Weighed = tuple[Message, float, Worth]


class TooLarge(Exception):
    """More choices than can be gone through while somebody waits."""


def change(before: Account, after: Account) -> Account:
    """What has been added to an account, line by line."""
    gaps = {line: after.get(line, 0.0) - before.get(line, 0.0) for line in {**before, **after}}
    return {line: gap for line, gap in gaps.items() if abs(gap) > TINY}


def added(game: Any, state: S, account: Callable[[Any, S], Account], act: Callable[[Play[Any, S]], None]) -> Account:
    """What something that is certain adds to a game's account, line by line."""
    after = state.copy()
    act(Play(game, after))
    return change(account(game, state), account(game, after))


def together(*accounts: Account) -> Account:
    """Accounts added up."""
    found: dict[Line, float] = {}
    for account in accounts:
        for line, points in account.items():
            found[line] = found.get(line, 0.0) + points
    return found


def sure(account: Account) -> Worth:
    """What is certain."""
    means: dict[tuple[str, When], float] = {}
    sums: dict[str, float] = {}
    for line, points in account.items():
        means[line.side, line.when] = means.get((line.side, line.when), 0.0) + points
        if line.when != "win":
            sums[line.side] = sums.get(line.side, 0.0) + points
    return Worth(_fixed(account), _fixed(means), _fixed(sums))


def _fixed(points: Mapping[K, float]) -> dict[K, Span]:
    """Spans of what is certain."""
    return {key: (value, value) for key, value in points.items()}


def lot(parts: Iterable[tuple[float, Worth]]) -> Worth:
    """What the dice decide: each part with its probability."""
    every = [(chance, worth) for chance, worth in parts if chance > 0]
    means: dict[tuple[str, When], Span] = {}
    for chance, worth in every:
        for key, (low, high) in worth.means.items():
            least, most = means.get(key, NONE)
            means[key] = (least + chance * low, most + chance * high)
    return Worth(_reach([worth.lines for _, worth in every]), means, _reach([worth.sums for _, worth in every]))


def choice(parts: Iterable[Worth]) -> Worth:
    """What somebody will choose."""
    every = list(parts)
    return Worth(
        _reach([worth.lines for worth in every]),
        _reach([worth.means for worth in every]),
        _reach([worth.sums for worth in every]),
    )


def _reach(every: Sequence[dict[K, Span]]) -> dict[K, Span]:
    """How far each may go; what is not in one of them is nothing there."""
    found: dict[K, Span] = {}
    for key in dict.fromkeys(key for spans in every for key in spans):
        spans = [one.get(key, NONE) for one in every]
        found[key] = (min(low for low, _ in spans), max(high for _, high in spans))
    return found


def plus(worth: Worth, account: Account) -> Worth:
    """The same with some points more."""
    return both(worth, sure(account)) if account else worth


def both(one: Worth, other: Worth) -> Worth:
    """Two things that happen, each whatever the other does."""
    return Worth(_sum(one.lines, other.lines), _sum(one.means, other.means), _sum(one.sums, other.sums))


def all_of(parts: Iterable[Worth]) -> Worth:
    """Several things, all of which happen."""
    found = NO_CHANGE
    for part in parts:
        found = both(found, part)
    return found


def _sum(one: dict[K, Span], other: dict[K, Span]) -> dict[K, Span]:
    found = dict(one)
    for key, (low, high) in other.items():
        least, most = found.get(key, NONE)
        found[key] = (least + low, most + high)
    return found


def stakes(worth: Worth) -> list[Stake]:
    """The lines that may change, as a card shows them."""
    return [
        Stake(line.side, _round(low), _round(high), line.rule, line.about, line.when)
        for line, (low, high) in worth.lines.items()
        if abs(low) > TINY or abs(high) > TINY
    ]


def in_all(worth: Worth) -> list[Stake]:
    """What each side's points may change by together, where that is not what the lines add up to."""
    added: dict[str, Span] = {}
    for line, span in worth.lines.items():
        if line.when != "win":
            added = _sum(added, {line.side: span})
    return [
        Stake(side, _round(low), _round(high))
        for side, (low, high) in worth.sums.items()
        if (_round(low), _round(high)) != tuple(map(_round, added.get(side, NONE)))
    ]


def weighed(message: Message, chance: float, worth: Worth) -> Outcome:
    """Something that may happen, as a card shows it."""
    return Outcome(message, chance, stakes(worth), in_all(worth))


def expected(worth: Worth) -> list[Stake]:
    """The change to be expected of each side's points, by when they are counted."""
    return [
        Stake(side, _round(low), _round(high), when=when)
        for (side, when), (low, high) in worth.means.items()
        if max(abs(low), abs(high)) > (TINY if when == "win" else TOO_LITTLE)
    ]


def gathered(found: Iterable[Weighed]) -> list[Outcome]:
    """Equal outcomes added up, the likeliest first; what cannot happen is left out."""
    alike: dict[str, list[Weighed]] = {}
    for one in found:
        message = one[0]
        alike.setdefault(f"{message.id}{sorted(message.args.items())}", []).append(one)
    outcomes = [
        weighed(same[0][0], sum(chance for _, chance, _ in same), lot((c, worth) for _, c, worth in same))
        for same in alike.values()
    ]
    return sorted((outcome for outcome in outcomes if outcome.chance > TINY), key=lambda outcome: -outcome.chance)


def by_number(group: list[Outcome], kind: str) -> list[Outcome]:
    """What is counted stands in the order in which one counts."""
    return sorted(group, key=lambda outcome: outcome.message.args[kind])


def expected_of(found: Iterable[Weighed]) -> list[Stake]:
    """The change to be expected of things one of which will happen."""
    return expected(lot((chance, worth) for _, chance, worth in found))


def _round(points: float) -> float:
    return round(points, 9) + 0.0


class Outlook(Generic[S]):
    """What may still come of a fight, played on by the game's own steps until the stack is down to ``floor``.

    ``account`` is the game's account of a position, ``scored`` what an event that was told has brought.
    """

    def __init__(
        self,
        game: Any,
        floor: int,
        account: Callable[[S], Account],
        scored: Callable[[Event], Account] = lambda event: NO_POINTS,
        classes: Classes | None = None,
    ) -> None:
        self.game, self.floor = game, floor
        self.account, self.scored, self.classes = account, scored, classes
        #: how many more ways may be gone through
        self.left = MOST
        self.known: dict[Hashable, Worth] = {}

    def ways(self, state: S, act: Callable[[Play[Any, S]], None]) -> Iterator[tuple[float, list[Event], Worth]]:
        """Every way this may go: how likely it is, what is told at once, and what the whole fight then adds."""

        def one_way(chance: Chance) -> tuple[S, list[Event]]:
            end = state.copy()
            end.chance, end.pending = chance, None
            play: Play[Any, S] = Play(self.game, end)
            act(play)
            while len(end.stack) > self.floor and not self.stops(end):
                if end.stack[-1].run(play):
                    break
            return end, play.events

        before = self.account(state)
        for weight, (end, events) in every_way(one_way, self.classes):
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            told = (self.scored(event) for event in events)
            yield weight, events, plus(self.of(end), together(change(before, self.account(end)), *told))

    def after(self, state: S, act: Callable[[Play[Any, S]], None]) -> Worth:
        """What the fight adds from here on, once this is done."""
        return lot((weight, worth) for weight, _, worth in self.ways(state, act))

    def of(self, state: S) -> Worth:
        """What a fight that stands like this still adds."""
        if len(state.stack) <= self.floor:
            return NO_CHANGE
        key = self.key(state)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.worth(state)
        return found

    def worth(self, state: S) -> Worth:
        """Over all that may be answered."""
        step = state.stack[-1]

        def answered(action: Action) -> Worth:
            return self.after(state, lambda play: step.answer(play, action))

        return choice(answered(action) for action in self.answers(state, step))

    # What a game may know better

    def stops(self, state: S) -> bool:
        """Whether what comes next is worked out by :meth:`worth` although nobody is asked."""
        return False

    def answers(self, state: S, step: Step[Any, Any]) -> Sequence[Action]:
        """The answers to go through: all, or those that make a difference."""
        return step.answers(self.game, state)

    def key(self, state: S) -> Hashable:
        """What two positions must have in common to go on alike."""
        return state.key()
