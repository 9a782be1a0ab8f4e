"""The log of a table as one seat may read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from sandtable.engine.contract import Event, Message
from sandtable.engine.handles import Known, way
from sandtable.engine.rolls import TENS, Roll, is_throw
from sandtable.engine.table import Table, may_know
from sandtable.server.wire.seat import LogEntry, Question, Throw, Told

#: facts that say what dice come to, and the quantities of a roll that are added to them
TOTALS = ("score", "number", "result", "total")
ADDED = ("score", "modifier")
#: more pieces than this take part in no fight
MANY = 12


def opening(table: Table, known: Known, seat: int) -> list[Told]:
    """What a seat may know of what happened before the first decision."""
    return [told(table, known, event) for event in table.opening_for(seat)]


def log(table: Table, known: Known, seat: int, since: int, until: int) -> list[LogEntry]:
    """What a seat may know of the standing actions from ``since`` up to ``until``."""
    seats = table.game.seats
    return [
        LogEntry(
            number,
            seats[turned.seat],
            [told(table, known, event) for event in turned.events if may_know(event, seat)],
            turned.phase,
            turned.only if turned.seat == seat else None,
        )
        for number, turned in enumerate(table.turned[since : max(since, until)], since + 1)
    ]


def because(table: Table, known: Known, seat: int, question: Question) -> Told | None:
    """Why a seat is asked: the last thing since its own last action that has happened to what the question is about.

    What dice decided comes before what somebody else did; what the seat itself has done without dice it knows, and what
    the rules tell of another player's units after its own deed is no reason either. Where a turn or a part of it has
    begun since, that is why it is asked. A card that was laid open explains no question that may be declined.
    """
    deeds = _since_own(table, known, seat)
    happened = _since_banner([event for _, events in deeds for event in events])
    units = {answer.unit for answer in question.answers}
    free = any(answer.closes for answer in question.answers)
    touching = [event for event in reversed(happened) if _about(event, known, question, units)]
    own = {"", question.seat, *map(table.game.whose, units - {""})}
    foreign = {id(event) for doer, events in deeds if doer != seat for event in events}
    acted = [event for event in touching if event.side not in table.game.seats or id(event) in foreign]
    thrown = (event for event in touching if event.throws and not (free and event.shown == "card"))
    others = (event for event in acted if event.side not in own)
    return next(thrown, None) or next(others, None) or _straight_from_dice(happened, units, free)


def _about(event: Told, known: Known, question: Question, units: set[str]) -> bool:
    """Whether an event touches what a question names: pieces before places; or else all who could be its answer."""
    pieces, spaces = known.among(question.question.args)
    named = {*event.pieces, *event.spaces}
    if len(event.pieces) > MANY:  # everybody gets a card: that is about nobody
        return False
    return not named.isdisjoint(pieces or spaces) if pieces or spaces else bool(units) and units <= named


def _since_banner(happened: Sequence[Told]) -> Sequence[Told]:
    """What has happened in the part of the turn that is being played, or since somebody's act has begun."""
    begun = (n for n in reversed(range(len(happened))) if happened[n].shown == "banner" or happened[n].begins)
    return happened[next(begun, -1) + 1 :]


def _straight_from_dice(happened: Sequence[Told], units: set[str], free: bool) -> Told | None:
    """The throw that led to a question by itself: to a choice that cannot be declined."""
    last = happened[-1] if happened else None
    forced = bool(units) and "" not in units
    return last if last and last.throws and (forced or (last.shown == "card" and not free)) else None


def _since_own(table: Table, known: Known, seat: int) -> list[tuple[int, list[Told]]]:
    """What a seat may know of what has come of its own last action and of those since, each with who acted."""
    turned = table.turned
    last = next((number for number in reversed(range(len(turned))) if turned[number].seat == seat), 0)
    return [
        (turned[number].seat, [told(table, known, event) for event in events])
        for number, events in enumerate(table.events_for(seat, last), last)
    ]


def told(table: Table, known: Known, event: Event) -> Told:
    """An event with its message, its dice, its rule if that explains something, and what it touches on the board."""
    rolls = [value for value in event.facts.values() if isinstance(value, Roll)]
    facts = {key: value for key, value in event.facts.items() if not isinstance(value, Roll)}
    pieces, spaces = known.among(facts)
    game = table.game
    return Told(
        Message(f"{game.title.name}-event-{event.kind}", facts),
        event.rule if rolls or event.kind not in game.routine else None,
        rolls,
        spaces,
        pieces,
        known.doer(game, facts),
        throws(facts, rolls),
        way(known, facts),
        "banner" if event.kind in game.banners else "card" if event.kind in game.event_cards else "",
        event.kind in game.beginnings,
    )


def throws(facts: Mapping[str, Any], rolls: Sequence[Roll]) -> list[Throw]:
    """The dice that an event tells of, each throw with its roll; a lot that is drawn by a die is none."""
    found = {
        name: [value] if isinstance(value, int) else value for name, value in facts.items() if is_throw(name, facts)
    }
    made = [roll for roll in rolls if roll.dice]
    return [
        _thrown(dice, roll, _total(name, dice, facts, roll), any(one.what == TENS for one in made))
        for (name, dice), roll in zip_longest(list(found.items()), made[: len(found)])
    ]


def _thrown(dice: Sequence[int], roll: Roll | None, total: int | None, tens: bool) -> Throw:
    """Dice with what was added to them: what their reasons say, or whole tens where they are read as tens and ones."""
    fell = int("".join(map(str, dice))) if tens else sum(dice)
    added = 0 if total is None else total - fell
    reasoned = added % 10 == 0 if tens else roll is not None and roll.what in ADDED and roll.total == added
    throw = Throw(list(dice), roll.sides if roll else 6, roll.who if roll else "", total, tens)
    throw.added = added if reasoned else 0
    return throw


def _total(name: str, dice: Sequence[int], facts: Mapping[str, Any], roll: Roll | None) -> int | None:
    """What a throw comes to: as the event says, or with what is added to it; None where that is just what fell."""
    before = name.removesuffix("dice").removesuffix("die")
    said = (facts.get(before + total) for total in TOTALS)
    found = next((value for value in said if type(value) is int), None)
    if found is None and roll and roll.what in ADDED and roll.reasons:
        found = sum(dice) + roll.total
    plain = found == sum(dice) and len(dice) == 1 and not (roll and roll.reasons and roll.what in ADDED)
    return None if plain else found
