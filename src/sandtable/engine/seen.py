"""What a seat sees, as plain data and back again: for those who play at a table that is somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sandtable.engine.chance import Chance
from sandtable.engine.contract import Decision, Event, Game, View
from sandtable.engine.flow import NO_KEY
from sandtable.engine.rolls import Reason, Roll
from sandtable.engine.states import State
from sandtable.engine.table import Table

#: so many of the last positions are told with the news
MOST_POSITIONS = 40


class Position(msgspec.Struct):
    """A position as a seat sees it, who must decide there, and the answers, where they are the seat's."""

    state: dict[str, Any]
    #: the number of the decision, for dice that are made up
    decision: int
    deciding: str = ""
    step: str = ""
    actions: list[dict[str, Any]] = []


class Done(msgspec.Struct):
    """An action that stands: whose it was, and what its seat may know of what came of it."""

    seat: str
    events: list[Event]


class Seen(msgspec.Struct):
    """A table as a seat sees it, in the engine's own terms.

    ``done`` are the actions from number ``since`` on, ``positions`` those after them, the last of which is the one now.
    """

    game: str
    scenario: str
    scenario_text: str
    options: dict[str, Any]
    rules_version: int
    commitment: str
    players: dict[str, str]
    seat: str
    at: int
    step: int
    since: int
    opening: list[Event]
    done: list[Done]
    positions: list[Position]
    #: the rule that keeps the seat from taking its last action back
    undo: str = ""
    #: the fingerprint of the pack it is played with
    data: str = ""


def seen(table: Table, seat: int, since: int = 0) -> Seen:
    """What a seat may know of a table, and of what has happened there from an action on."""
    game, header, step = table.game, table.journal.header, len(table.turned)
    since = min(max(0, since), step)
    first = max(since, step - MOST_POSITIONS)
    refusal = table.why_not_undo(seat)
    told = table.events_for(seat, since)
    return Seen(
        game=header.game,
        scenario=header.scenario,
        scenario_text=header.scenario_text or "",
        options=header.options,
        rules_version=header.rules_version,
        commitment=header.commitment,
        players=header.players,
        seat=game.seats[seat],
        at=table.at,
        step=step,
        since=since,
        opening=[_for_all(event) for event in table.opening_for(seat)],
        done=[
            Done(game.seats[turned.seat], [_for_all(event) for event in events])
            for turned, events in zip(table.turned[since:], told, strict=True)
        ],
        positions=[_position(game, table.states[number], seat) for number in range(first, step + 1)],
        undo=refusal.rule if refusal else "",
        data=header.data,
    )


def _for_all(event: Event) -> Event:
    """Who else knows of it is nobody's business."""
    return msgspec.structs.replace(event, seats=None)


def _position(game: Game, state: State, seat: int) -> Position:
    over = game.result(state) is not None
    view = game.unveiled(state, seat) if over else game.observe(state, seat)
    decision = game.pending(state)
    found = Position(view.state.plain(), state.chance.decision)
    if decision is not None:
        found.deciding = game.seats[decision.seat]
    if view.decision is not None:
        found.step, found.actions = view.decision.step, [msgspec.to_builtins(one) for one in view.decision.actions]
    return found


def restored(game: Game, seat: int, position: Position) -> View:
    """The view that was told as plain data."""
    chance = Chance(NO_KEY, position.decision)
    blank: State = game.deployed(Chance(NO_KEY))
    state = type(blank).from_plain(position.state, chance, game.steps)
    game.derive(state)
    decision = None
    if position.deciding:
        actions = [game.read_action(one) for one in position.actions]
        decision = Decision(game.seats.index(position.deciding), position.step, actions)
    # who looks at this state finds the decision that was told, and works none out from what is blank
    state.pending = decision
    return View(seat, state, decision if decision and decision.seat == seat else None)


def revived(events: Sequence[Event]) -> list[Event]:
    """Events that came as plain data, with rolls and their reasons as such."""
    return [msgspec.structs.replace(event, facts={k: _revived(v) for k, v in event.facts.items()}) for event in events]


_ROLL, _REASON = set(Roll.__struct_fields__), set(Reason.__struct_fields__)


def _revived(fact: Any) -> Any:
    if isinstance(fact, list):
        return [_revived(one) for one in fact]
    if isinstance(fact, dict):
        if set(fact) == _ROLL:
            return msgspec.convert(fact, Roll)
        if set(fact) == _REASON:
            return msgspec.convert(fact, Reason)
        return {name: _revived(value) for name, value in fact.items()}
    return fact
