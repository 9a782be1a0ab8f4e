"""A lesson is taken up at the step where it was left, however it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.lessons import Lesson
from sandtable.games import shelf
from sandtable.terminal.course import Course, bookmark, following
from sandtable.terminal.session import Session


def lesson_of(game: str) -> Lesson:
    lesson = shelf.lesson(game)
    assert lesson is not None
    return lesson


def begun(path: Path, game: str = "colonial") -> Course:
    lesson = lesson_of(game)
    opened = shelf.title(game).open(lesson.scenario, lesson.options)
    return Course(Session(lesson.begin(opened, path), {}, "en"), lesson)


def follow(course: Course) -> None:
    """Does what the step waits for."""
    if course.step.until == "answer":
        standing = len(course.session.table.turned)
        course.session.act(course.awaited(course.session.answers())[0].action)
        course.acted(standing)
    else:
        course.read_on()


def closed_and_resumed(course: Course) -> Course | None:
    path = course.session.table.journal.path
    assert path is not None
    course.session.table.close()
    return Course.resumed(Session(sandtable.load(path), {}, "en"))


@pytest.mark.parametrize("game", shelf.names())
def test_every_step_is_taken_up_again(tmp_path, game):
    course = begun(tmp_path / "lesson.journal", game)
    for number in range(len(course.lesson.step)):
        resumed = closed_and_resumed(course)
        assert resumed is not None
        assert resumed.number == number
        course = resumed
        follow(course)
    assert not course.on
    assert not bookmark(tmp_path / "lesson.journal").exists()
    assert closed_and_resumed(course) is None, "after the lesson it is a game like any other"


@pytest.mark.parametrize("game", shelf.names())
def test_killed_between_the_action_and_its_bookmark(tmp_path, game):
    """The game is a step ahead of the bookmark, and the lesson goes on after what was played."""
    save = tmp_path / "lesson.journal"
    course = begun(save, game)
    while course.on:
        kept, moves, number = bookmark(save).read_text(), course.step.actions != 0, course.number
        follow(course)
        if moves and course.on:
            bookmark(save).write_text(kept)
            resumed = closed_and_resumed(course)
            assert resumed is not None
            assert resumed.number == number + 1
            course = resumed


def test_killed_while_the_lesson_played(tmp_path):
    course = begun(tmp_path / "lesson.journal")
    while course.step.say != "spears":
        follow(course)
    table, first = course.session.table, course.step.play[0]
    table.act(table.decision.seat, first)
    resumed = closed_and_resumed(course)
    assert resumed is not None
    assert resumed.step.say == "spears"
    resumed.read_on()
    assert resumed.step.say == "turn-end"


def test_a_lesson_that_was_left_stays_left(tmp_path):
    course = begun(tmp_path / "lesson.journal")
    follow(course)
    course.leave()
    assert closed_and_resumed(course) is None


@pytest.mark.parametrize("kept", ["", "four", "-1", "999", "12"])
def test_a_bookmark_that_fits_no_step_leaves_a_game_without_a_lesson(tmp_path, kept):
    save = tmp_path / "lesson.journal"
    course = begun(save)
    for _ in range(4):
        follow(course)
    bookmark(save).write_text(kept)
    resumed = closed_and_resumed(course)
    assert resumed is None or lesson_of("colonial").standing[resumed.number] <= 1


def test_the_steps_that_follow_from_what_was_played():
    lesson = lesson_of("colonial")
    says = [step.say for step in lesson.step]
    move, undo, spears = says.index("move"), says.index("undo"), says.index("spears")
    standing = lesson.standing
    assert following(lesson, move, standing[move]) == move
    assert following(lesson, move, standing[move] + 1) == undo
    assert following(lesson, undo, standing[undo] - 1) == undo + 1
    assert following(lesson, spears, standing[spears] + 2) == spears
    assert following(lesson, move, standing[move] + 5) is None


def test_where_nothing_is_saved_nothing_is_kept():
    lesson = lesson_of("colonial")
    opened = shelf.title("colonial").open(lesson.scenario, lesson.options)
    session = Session(lesson.begin(opened), {}, "en")
    course = Course(session, lesson)
    course.read_on()
    assert course.number == 1
    assert Course.resumed(session) is None
