"""The luck report: what the dice of a game gave and took, throw by throw.

One action is one throw: all that chance decided after it until somebody was asked again. Its luck is how far each side
is ahead after it, less how far it would be on average if the same action were taken in the same position and the dice
fell anew. So chosen well or badly is no luck, and over many games luck comes to nothing. Where the ways that dice can
fall are few they are all gone through, and the average is exact; else it is that of dice thrown anew so many times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from math import prod, sqrt

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Action, Concede, Event, Game, Message
from sandtable.engine.odds import Endless, Noted, every_way
from sandtable.engine.rolls import TENS, Roll
from sandtable.engine.states import State
from sandtable.engine.table import Table, Turned
from sandtable.review.sides import Sides, leads

#: so many ways for chance to fall are gone through one by one
FEW = 120
#: of more than so many, beginning with few, none is kept
MANY = 240
#: dice are thrown anew so many times where there are more
AGAIN = 60
#: so many throws are told as the luckiest of a side
MOST_TOLD = 5
#: what comes off more often than not is no lucky throw, whatever it gave
EVEN = 0.5
#: leads that differ by less are equal
TINY = 1e-9
#: what may come of a throw: how likely it is, and how far each side is ahead then
Ways = list[tuple[float, list[float]]]


class Fallen(msgspec.Struct):
    """The dice of one roll of a throw: who threw them, what they came to by their measure, and come to on average."""

    who: str
    dice: list[int]
    #: whether hits are counted; else the dice are added up
    hits: bool
    came_to: int
    usual: float


class Thrown(msgspec.Struct, omit_defaults=True):
    """One throw: the number of its action, what it was, the dice, and what they gave each side."""

    step: int
    turn: int
    seat: str
    #: what the action was called, and what is told of its dice
    action: Message
    told: list[Message]
    dice: list[int]
    #: what such dice come to on average
    usual: float
    #: by side, how far it was ahead after the throw, and how far it would have been on average
    lead: list[float]
    expected: list[float]
    luck: list[float]
    #: how far from the average such a throw usually comes: its standard deviation
    spread: float
    #: the standard error of what was expected; 0 where every way was gone through
    error: float
    #: by side, how likely a throw is that serves it as well or better, and one that serves it as badly or worse
    chance: list[float]
    chance_bad: list[float]
    #: roll by roll, each by its own measure
    fallen: list[Fallen] = []
    #: whether something was drawn besides, as cards: that counts in the chances, and does not show on the dice
    drawn: bool = False


class TurnLuck(msgspec.Struct):
    """What the dice of one turn gave each side."""

    turn: int
    throws: int
    luck: list[float]


class Luck(msgspec.Struct):
    """The dice of a game: by side, by turn, throw by throw."""

    luck: list[float]
    #: how much luck such throws usually make, one way or the other
    spread: float
    #: the standard error of the whole
    error: float
    turns: list[TurnLuck]
    throws: list[Thrown]
    #: by side, the steps of the throws that served it best
    best: list[list[int]]
    #: the same of those that served the first side worst
    worst: list[int]


def luck_of(table: Table) -> Luck:
    """The luck report on a game that is over."""
    assert table.result is not None
    sides = Sides.of(table.game, table.result)
    return summed(len(sides.names), throws(table, sides, 0, len(table.turned)))


def summed(sides: int, found: Sequence[Thrown]) -> Luck:
    """Throws added up for so many sides."""
    turns: dict[int, TurnLuck] = {}
    for throw in found:
        turn = turns.setdefault(throw.turn, TurnLuck(throw.turn, 0, [0.0] * sides))
        turn.throws += 1
        turn.luck = [so_far + more for so_far, more in zip(turn.luck, throw.luck, strict=True)]
    return Luck(
        [sum(throw.luck[side] for throw in found) for side in range(sides)],
        sqrt(sum(throw.spread**2 for throw in found)),
        sqrt(sum(throw.error**2 for throw in found)),
        [turns[number] for number in sorted(turns)],
        list(found),
        [_best(found, side) for side in range(sides)],
        _best(found, 0, -1),
    )


def _best(found: Sequence[Thrown], side: int, sign: int = 1) -> list[int]:
    """The steps of the throws that gave a side most, the luckiest first; or took most. What was likely is no luck."""
    lucky = [
        throw
        for throw in found
        if sign * throw.luck[side] > TINY and (throw.chance if sign > 0 else throw.chance_bad)[side] <= EVEN
    ]
    return [throw.step for throw in sorted(lucky, key=lambda throw: -sign * throw.luck[side])[:MOST_TOLD]]


def throws(table: Table, sides: Sides, first: int, last: int) -> list[Thrown]:
    """Every action of a game that chance had a part in, from number ``first`` up to ``last``."""
    game, found = table.game, []
    for number in range(first, last):
        before, turned = table.states[number], table.turned[number]
        if isinstance(turned.action, Concede):
            continue
        after = before.copy()
        noted = after.chance = Noted(before.chance)
        game.advance(after, turned.action)
        if noted.ways > 1 or noted.thrown:
            found.append(_weighed(game, sides, before, turned, after, noted, number + 1))
    return found


def _weighed(game: Game, sides: Sides, before: State, turned: Turned, after: State, noted: Noted, step: int) -> Thrown:
    """One throw against all that might have come of it."""
    now = leads(game, sides, after)
    ways, exact = outcomes(game, sides, before, turned.action, noted.ways)
    expected = [sum(chance * lead[side] for chance, lead in ways) for side in range(len(now))]
    spread = sqrt(sum(chance * (lead[0] - expected[0]) ** 2 for chance, lead in ways))
    turned_round = [(chance, [-one for one in lead]) for chance, lead in ways]
    return Thrown(
        step,
        game.turn(before),
        game.seats[turned.seat],
        game.label(game.observe(before, turned.seat), turned.action),
        [told(game, event) for event in turned.events if of_dice(event)],
        [value for value, _ in noted.thrown],
        sum((size + 1) / 2 for _, size in noted.thrown),
        now,
        expected,
        [lead - mean for lead, mean in zip(now, expected, strict=True)],
        spread,
        0.0 if exact else spread / sqrt(AGAIN - 1),
        [as_good(ways, side, now[side], exact) for side in range(len(now))],
        [as_good(turned_round, side, -now[side], exact) for side in range(len(now))],
        fallen_in(turned.events, len(noted.thrown)),
        bool(noted.thrown) and noted.ways > prod(sides for _, sides in noted.thrown),
    )


def fallen_in(events: Sequence[Event], thrown: int) -> list[Fallen]:
    """The dice roll by roll, each by its own measure; nothing where they are not all told of."""
    found = [part for event in events for part in _rolled(event)]
    return found if sum(len(part.dice) for part in found) == thrown else []


def _rolled(event: Event) -> Iterator[Fallen]:
    """The rolls of an event with the dice that fell: ``roll`` with ``dice``, another with those named after it."""
    dice = event.facts.get("dice")
    tens = next((roll for roll in event.facts.values() if isinstance(roll, Roll) and roll.what == TENS), None)
    if tens and isinstance(dice, list | tuple) and len(dice) == 2:
        most = tens.sides**2
        yield Fallen(tens.who, list(dice), False, int("".join(map(str, dice))) or most, (most + 1) / 2)
        return
    for name, roll in event.facts.items():
        dice = event.facts.get("dice" if name == "roll" else f"{name}_dice")
        if name == "roll" and dice is None and isinstance(die := event.facts.get("die"), int):
            dice = [die]
        if not isinstance(roll, Roll) or not isinstance(dice, list | tuple) or not dice:
            continue
        on, sides = roll.hits_on, roll.sides
        came_to = sum(die >= on for die in dice) if on else sum(dice)
        each = (sides + 1 - on) / sides if on else (sides + 1) / 2
        yield Fallen(roll.who, list(dice), on > 0, came_to, each * len(dice))


def as_good(ways: Ways, side: int, now: float, exact: bool) -> float:
    """How likely a throw is that serves a side as well; among dice thrown anew, those that fell are counted too."""
    share = sum(chance for chance, lead in ways if lead[side] >= now - TINY)
    return share if exact else (share * len(ways) + 1) / (len(ways) + 1)


def outcomes(game: Game, sides: Sides, before: State, action: Action, many: int) -> tuple[Ways, bool]:
    """How far each side may be ahead after an action and how likely that is; and whether that is all there is."""

    def one_way(chance: Chance) -> list[float]:
        after = before.copy()
        after.chance = chance
        game.advance(after, action)
        return leads(game, sides, after)

    ways = all_ways(one_way) if many <= FEW else None
    if ways is not None:
        return ways, True
    seed = before.digest().encode()
    again = (blake2b(b"%d" % number, key=seed[:64], digest_size=32).digest() for number in range(AGAIN))
    return [(1 / AGAIN, one_way(Chance(key, before.chance.decision))) for key in again], False


def all_ways(one_way: Callable[[Chance], list[float]]) -> Ways | None:
    """Every way that chance can fall, unless they are many after all: other dice may lead to more throws."""
    try:
        ways = list(islice(every_way(one_way), MANY + 1))
    except Endless:
        return None
    return ways if len(ways) <= MANY else None


def told(game: Game, event: Event) -> Message:
    """An event as a table tells it, without the reasons of its rolls."""
    facts = {key: fact for key, fact in event.facts.items() if not isinstance(fact, Roll)}
    return Message(f"{game.title.name}-event-{event.kind}", facts)


def of_dice(event: Event) -> bool:
    """Whether an event tells of dice."""
    return any(name in ("dice", "die") or name.endswith("_dice") for name in event.facts)
