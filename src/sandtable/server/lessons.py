"""Guided first games at a table: where the learner is, what the lesson waits for, and going on."""

from __future__ import annotations

import logging

from sandtable.engine.contract import Action, Concede
from sandtable.engine.lessons import Lesson, LessonError
from sandtable.games import shelf
from sandtable.server.problems import Problem
from sandtable.server.rooms import Room, Rooms
from sandtable.server.wire.seat import Guidance

_log = logging.getLogger(__name__)


def _lesson(room: Room) -> tuple[Lesson, int] | None:
    """The lesson under way at a table and the number of its step."""
    lesson = shelf.lesson(room.row.game)
    number = room.row.lesson
    if lesson is None or number is None or number >= len(lesson.step):
        return None
    return lesson, number


def guidance(room: Room, seat: int) -> Guidance | None:
    """What the lesson says to this seat now."""
    under_way = _lesson(room)
    if under_way is None or room.game.seats[seat] != under_way[0].seat:
        return None
    lesson, number = under_way
    step = lesson.step[number]
    return Guidance(
        step=number,
        of=len(lesson.step),
        message=f"{room.row.game}-lesson-{step.say}",
        until=step.until,
        spaces=step.spaces,
        part=step.part,
        answer=step.of if step.deed == "odds" else step.answer,
        deed=step.deed,
    )


def wait_for(room: Room, action: Action) -> None:
    """Declines an answer that the lesson comes to later; giving up is always allowed."""
    under_way = _lesson(room)
    if under_way and not isinstance(action, Concede) and not under_way[0].step[under_way[1]].fits(action):
        raise Problem(409, "guide-later")


def wait_for_nobody(room: Room) -> None:
    """Declines what no lesson asks for."""
    if _lesson(room):
        raise Problem(409, "guide-later")


def answered(room: Room, rooms: Rooms) -> None:
    """The answer has been given: on to the next step; a game that is over needs no guide."""
    if under_way := _lesson(room):
        _turn_to(room, rooms, under_way[1] + 1 if room.table.result is None else None)


def taken_back(room: Room, rooms: Rooms) -> None:
    """An action has been taken back: on if that was asked, otherwise back to the step that led to it."""
    if under_way := _lesson(room):
        lesson, number = under_way
        _turn_to(room, rooms, lesson.after_undo(number, len(room.table.turned)))


def go_on(room: Room, rooms: Rooms, step: int, how: str) -> None:
    """The learner reads on, has watched, has done a deed, or leaves; of an older step nothing is wanted any more."""
    under_way = _lesson(room)
    if under_way is None or under_way[1] != step:
        return
    lesson, number = under_way
    waits = lesson.step[number]
    if how == "leave":
        _turn_to(room, rooms, None)
    elif how == (waits.deed or waits.until) and how not in ("undo", "answer"):
        try:
            lesson.watch(room.table, number)
        except LessonError as error:  # the rules have changed since this lesson was begun: the game goes on without it
            _log.error("table %s: %s", room.id, error)
            _turn_to(room, rooms, None)
        else:
            _turn_to(room, rooms, number + 1)
        if waits.play:
            rooms.moved_on(room)


def _turn_to(room: Room, rooms: Rooms, number: int | None) -> None:
    lesson = shelf.lesson(room.row.game)
    if lesson is not None and number is not None and number >= len(lesson.step):
        number = None
    rooms.turn_to(room, number)
