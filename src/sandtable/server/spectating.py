"""Looking on: what every seat at a table sees alike, and nothing that any of them sees alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from litestar import Router, get
from litestar.params import FromQuery

from sandtable.engine.contract import Event, Game, Message
from sandtable.engine.scene import Scene
from sandtable.engine.states import State
from sandtable.engine.table import may_know
from sandtable.server.asking import Name, Number, TheAsker, ThePlayers, TheRooms
from sandtable.server.logbook import told
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room
from sandtable.server.views import dice_card, waiting
from sandtable.server.wire.lobby import TableCard
from sandtable.server.wire.seat import LogEntry, Question, SeatView, Told

T = TypeVar("T")


@get("/watch", sync_to_thread=True)
def watch(table: Name, asker: TheAsker, rooms: TheRooms, players: ThePlayers, since: FromQuery[int] = 0) -> SeatView:
    """An open table as everybody may see it now."""
    with rooms.room(table) as room:
        room.authorise_look(asker)
        players.wake(room)
        return spectator_view(room, rooms.card(room.row, asker), len(room.table.turned), max(0, since))


@get("/watch/{step:int}", sync_to_thread=True)
def watch_back(table: Name, step: Number, asker: TheAsker, rooms: TheRooms, since: FromQuery[int] = 0) -> SeatView:
    """An open table as everybody could see it after so many actions."""
    with rooms.room(table) as room:
        room.authorise_look(asker)
        if not 0 <= step < len(room.table.states):
            raise Problem(404, "problem-no-such-step", step=step)
        return spectator_view(room, rooms.card(room.row, asker), step, max(0, since))


def spectator_view(room: Room, card: TableCard, step: int, since: int) -> SeatView:
    """The table after so many actions for somebody who has no seat, with the log from ``since`` on."""
    table, game = room.table, room.game
    state = table.states[step]
    decision = game.pending(state)
    now = step == len(table.turned)
    return SeatView(
        table=card,
        at=table.at,
        step=step,
        seat="",
        question=waiting(table) or (_waiting_for(game.seats[decision.seat]) if decision else None),
        # once it is over nothing is hidden from anybody
        scene=game.scene(game.unveiled(state, 0)) if now and table.result else scene_for_all(game, state),
        facts=_alike([game.facts_now(game.observe(state, seat)) for seat in range(len(game.seats))]),
        opening=[_told(room, event) for event in table.opening if _for_all(game, event) and not table.dice.waiting],
        log=_log(room, since, step),
        undo=False,
        result=table.result if now else game.result(state),
        key=table.key if now else None,
        trouble=room.trouble if now else None,
        dice=dice_card(table.dice),
    )


def _waiting_for(seat: str) -> Question:
    return Question(seat, False, Message("question-waiting", {"seat": seat}), [])


def scene_for_all(game: Game, state: State) -> Scene:
    """What lies on the board for every seat alike; what one of them sees otherwise, or not at all, is not shown."""
    scenes = [game.scene(game.observe(state, seat)) for seat in range(len(game.seats))]
    names = [field.name for field in msgspec.structs.fields(Scene)]
    return Scene(**{name: _shared([getattr(scene, name) for scene in scenes]) for name in names})


def _shared(values: Sequence[Any]) -> Any:
    """What is the same everywhere; of lists, the parts that are."""
    first, *others = values
    if all(other == first for other in others):
        return first
    if not isinstance(first, list):
        return type(first)()
    written = [{msgspec.json.encode(one) for one in other} for other in others]
    return [one for one in first if all(msgspec.json.encode(one) in other for other in written)]


def _alike(facts: Sequence[Mapping[str, T]]) -> dict[str, T]:
    first, *others = facts
    return {name: value for name, value in first.items() if all(other.get(name) == value for other in others)}


def _log(room: Room, since: int, until: int) -> list[LogEntry]:
    table = room.table
    return [
        LogEntry(
            number,
            room.game.seats[turned.seat],
            [_told(room, event) for event in turned.events if _for_all(room.game, event)],
            turned.phase,
        )
        for number, turned in enumerate(table.turned[since : max(since, until)], since + 1)
    ]


def _told(room: Room, event: Event) -> Told:
    return told(room.table, room.known, event)


def _for_all(game: Game, event: Event) -> bool:
    """Whether every seat may know of an event."""
    return all(may_know(event, seat) for seat in range(len(game.seats)))


spectating = Router("/api/tables/{table:str}", route_handlers=[watch, watch_back])
