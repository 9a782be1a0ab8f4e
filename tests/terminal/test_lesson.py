"""Guided first games as plain lines."""

from __future__ import annotations

import io
import re

import msgspec
import pytest

from sandtable.engine.lessons import Lesson
from sandtable.games import shelf
from sandtable.terminal.course import Course
from sandtable.terminal.lesson import GuidedTable
from sandtable.terminal.session import Session


def lesson_of(game: str) -> Lesson:
    lesson = shelf.lesson(game)
    assert lesson is not None
    return lesson


def guided(game: str, *lines: str, language: str = "en") -> tuple[GuidedTable, list[str]]:
    """What is left of a lesson, and everything that was printed, after somebody has typed these lines."""
    lesson = lesson_of(game)
    title = shelf.title(game)
    opened = title.open(lesson.scenario, lesson.options)
    bot = next(iter(title.bots().values()))
    bots = {place: bot(opened, place) for place, seat in enumerate(opened.seats) if seat != lesson.seat}
    sink = io.StringIO()
    session = Session(lesson.begin(opened), bots, language)
    table = GuidedTable(session, Course(session, lesson), io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    table.run()
    return table, sink.getvalue().splitlines()


def script(game: str) -> list[str]:
    """What a learner types who does everything that is asked for."""
    lines = []
    for step in lesson_of(game).step:
        if step.answer:
            lines.append(msgspec.json.encode(step.answer).decode())
        else:
            lines.append("undo" if step.deed == "undo" else "")
    return lines


@pytest.mark.parametrize("game", shelf.names())
def test_a_lesson_is_typed_through_and_the_game_goes_on(game: str) -> None:
    table, printed = guided(game, *script(game))
    assert table.course.number == len(table.course.lesson.step)
    heads = [line for line in printed if line.startswith("— ")]
    assert heads[-1] == f"— First game, {table.course.number} of {table.course.number} —"
    assert not [line for line in printed if f"{game}-lesson" in line]
    assert len(table.session.table.turned) >= table.course.lesson.standing[-1]


def test_the_answer_is_named_and_others_come_later() -> None:
    table, printed = guided("colonial", "", "", "", "10", "done")
    assert re.search(r"▸ The lesson waits for: \d+  Levy Battalion moves to 0604", "\n".join(printed))
    assert len([line for line in printed if line.startswith("The lesson comes to that later.")]) == 2
    assert table.course.number == 3
    assert not table.session.table.turned


@pytest.mark.parametrize("game", shelf.names())
def test_who_gives_the_answer_whose_odds_are_to_be_looked_at_is_told_them_and_goes_on(game: str) -> None:
    """Nothing is declined and nothing is played: the step has been done."""
    steps = lesson_of(game).step
    number = next(place for place, step in enumerate(steps) if step.deed == "odds")
    lines = script(game)[:number]
    before, _ = guided(game, *lines)
    table, printed = guided(game, *lines, msgspec.json.encode(steps[number].of).decode())
    assert table.course.number == number + 1
    assert len(table.session.table.turned) == len(before.session.table.turned)
    assert not [line for line in printed if "comes to that later" in line]
    told = table.session.odds(table.session.game.read_action(steps[number].of))
    assert told
    assert "\n".join(told) in "\n".join(printed)


def test_what_comes_later_is_declined_with_what_comes_first() -> None:
    _, printed = guided("colonial", "", "", "", "done")
    assert "The lesson comes to that later. First: Levy Battalion moves to 0604" in printed


def test_an_answer_typed_early_does_not_lead_on() -> None:
    table, _ = guided("colonial", "1")
    assert table.course.number == 0


def test_commands_work_as_ever_and_an_empty_line_leads_on() -> None:
    table, printed = guided("colonial", "", "units levy", "")
    assert any("gov-levy" in line for line in printed)
    assert table.course.number == 2


def test_taking_back_unasked_goes_back() -> None:
    lines = script("colonial")[:7]
    table, _ = guided("colonial", *lines, "undo")
    assert table.course.step.say == "move-again"


def test_a_lesson_is_left_and_the_other_side_plays() -> None:
    says = [step.say for step in lesson_of("colonial").step]
    lines = script("colonial")[: says.index("return-fire")]
    table, printed = guided("colonial", *lines, "leave")
    assert table.course.number == len(says)
    assert len(table.session.table.turned) > 2
    assert any(line.startswith("Protectorate Column: ") for line in printed[-20:])


def test_it_is_told_in_the_reader_s_language() -> None:
    _, printed = guided("guerra", "", language="fr")
    assert any("Août 1998" in line for line in printed)
