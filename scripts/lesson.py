"""Plays guided first games through, and shows what is asked at any step, so that a line can be written or mended.

``python scripts/lesson.py --check [GAME …]`` tells for each game at which step its line breaks, if it does.
``python scripts/lesson.py GAME [--step N]`` shows the table before step N or at the end: events, question, answers.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from sandtable.engine.lessons import Lesson, LessonError, rehearse
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.games import shelf


def told(name: str, table: Table, events: int) -> None:
    """Prints what has happened last, the tracks, the question and its answers."""
    teller = Teller(table.game, words("en", shelf.folder(name) / "messages"), shelf.ledger(name))
    for turned in table.turned[-events:] if events else []:
        print(f"- {table.game.seats[turned.seat]}: {msgspec.json.encode(turned.action).decode()}")
        for event in turned.events:
            print(f"    {teller.event(event)}")
    decision = table.decision
    if decision is None:
        print("The game is over.")
        return
    view = table.view(decision.seat)
    scene = table.game.scene(view)
    print(teller.phases(scene), *teller.tracks(scene), sep=" | ")
    print(f"{table.game.seats[decision.seat]}: {teller.question(view)}")
    for action in decision.actions:
        odds = " *" if table.game.forecast(view, action) else ""
        print(f"  {msgspec.json.encode(action).decode()}  {teller.label(view, action)}{odds}")


def check(name: str, lesson: Lesson) -> bool:
    """Plays every way through a lesson; prints where it breaks."""
    game = shelf.title(name).open(lesson.scenario, lesson.options)
    try:
        _, fitting = rehearse(lesson, game)
        for number, count in fitting.items():
            for other in range(1, count):
                rehearse(lesson, game, {number: other})
    except LessonError as error:
        print(f"{name}: {error}")
        return False
    print(f"{name}: {len(lesson.step)} steps, {lesson.standing[-1]} actions")
    return True


def main() -> int:
    """Checks lessons, or shows the table at a step of one."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="*", default=[])
    asked.add_argument("--check", action="store_true")
    asked.add_argument("--step", type=int)
    asked.add_argument("--events", type=int, default=3)
    wanted = asked.parse_args()
    names = wanted.games or [name for name in shelf.names() if shelf.lesson(name)]
    lessons = {name: shelf.lesson(name) for name in names}
    missing = [name for name, lesson in lessons.items() if lesson is None]
    if missing:
        print(f"no lesson: {', '.join(missing)}")
        return 1
    if wanted.check:
        good = [check(name, lesson) for name, lesson in lessons.items() if lesson]
        return int(not all(good))
    for name, lesson in lessons.items():
        assert lesson is not None
        steps = lesson.step if wanted.step is None else lesson.step[: wanted.step - 1]
        cut = msgspec.structs.replace(lesson, step=steps)
        try:
            told(name, rehearse(cut, shelf.title(name).open(lesson.scenario, lesson.options))[0], wanted.events)
        except LessonError as error:
            print(error)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
