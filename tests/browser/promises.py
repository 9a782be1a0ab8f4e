"""What the table in the browser promises, and the mark of the tests that prove it of a game.

``python -m tests.browser.promises`` writes docs/browser-proofs.md.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sandtable.engine.messages import words
from sandtable.games import shelf

F = TypeVar("F", bound=Callable[..., Any])
HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "browser-proofs.md"
ALL = tuple(shelf.names())
FOR_TWO = ("colonial", "guerra", "world_war_africa")


class Promise(NamedTuple):
    """Something that is true at the tables of these games."""

    said: str
    games: tuple[str, ...] = ALL
    #: why not of the others
    others: str = ""


#: by name, in the order in which the page has them
PROMISES = {
    "throw": Promise(
        "What dice decided stays until one goes on: dice, total, what came of it, and what was added rule by rule"
    ),
    "why-asked": Promise("A question says why it is asked, where something has happened to those whom it is about"),
    "others-turn": Promise("What others do is played before one's eyes, halted, stepped through and skipped"),
    "briefing-and-goals": Promise("A briefing, and the goals one key away"),
    "flags": Promise("Objectives fly their owner's flag, told apart by shape, too"),
    "log": Promise(
        "The log stays in view, in order, action by action, in its side's colour, dice folded, rules where they explain"
    ),
    "march": Promise("A march is two clicks, and the eye stays where something can be answered"),
    "attack": Promise(
        "An attack by many is five clicks at most",
        ("guerra", "kolwezi", "world_war_africa"),
        "units of Colonial and of Paratrooper fight one by one",
    ),
    "points-left": Promise("Every space in reach tells the points left, and the way there"),
    "waypoints": Promise("A way is chosen place by place, with the points left and where it may still end"),
    "asks-which": Promise("Where several things can be done a menu asks which, with the odds of those that have any"),
    "fan": Promise("A stack opens at a click alone, on the board, swallows no click and goes with a deed"),
    "card": Promise("The card before dice are thrown is seen whole at 1280 × 720, the verdict first"),
    "charts": Promise("The card leads to the chart it is read on, and lights its cells"),
    "why-not": Promise("Why not? answers what was most likely meant, shows what is in the way, and folds the rest"),
    "long-lists": Promise(
        "Long lists fold",
        ("guerra", "kolwezi", "world_war_africa"),
        "Colonial asks about one unit at a time, Paratrooper about what it buys, under headings",
    ),
    "order-kept": Promise(
        "What is bought and placed leaves everything in its place",
        ("paratrooper", "world_war_africa"),
        "nothing is bought",
    ),
    "historical-set-up": Promise(
        "The set-up of history is one press", ("world_war_africa",), "no set-up is chosen unit by unit"
    ),
    "warned-of-harm": Promise(
        "Certain harm to one's own side is told with its rule and asked about",
        tuple(game for game in ALL if game != "kolwezi"),
        "nothing that may be done in Kolwezi is certain to harm; what may is told",
    ),
    "told-of-risk": Promise("What may come to harm (supply, places left open) is told and not asked about"),
    "early-end": Promise(
        "Ending a part of the turn while units could act asks first",
        tuple(game for game in ALL if game != "colonial"),
        "a card of Colonial brings one unit",
    ),
    "take-back": Promise("A march is taken back as if nothing had been"),
    "shows-what-it-is-about": Promise("Pointing at an answer, by mouse or keys, marks what it is about"),
    "fast-clicks": Promise("Clicks on a slow line are kept"),
    "hand-over": Promise(
        "A shared screen is handed over under a curtain where something is hidden", FOR_TWO, "they are played alone"
    ),
    "axe": Promise("Nothing serious shuts anybody out of the table"),
}


def promise(name: str, *games: str) -> Callable[[F], F]:
    """Marks a test as proof of a promise, in these games; if none are named, in those that it is parametrised with."""

    def mark(test: F) -> F:
        test.__dict__.setdefault("promised", []).append((name, games))
        return test

    return mark


class Proof(NamedTuple):
    """A test that proves a promise of a game."""

    promise: str
    game: str
    test: str


def proofs() -> Iterator[Proof]:
    """Every promise that a test of the browser is marked with."""
    for path in sorted(HERE.glob("test_*.py")):
        for name, test in vars(import_module(f"tests.browser.{path.stem}")).items():
            if name.startswith("test_") and test.__module__.endswith(path.stem):
                for kept, games in getattr(test, "promised", []):
                    yield from (Proof(kept, game, f"{path.name}::{name}") for game in games or parametrised(test))


def parametrised(test: Callable[..., Any]) -> list[str]:
    """The games that a test is run with."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize" and mark.args[0] == "game"]
    assert marks, f"{test.__name__}: name the games"
    return list(marks[0].args[1])


def page() -> str:
    """Promise by game, and which tests prove each."""
    found = list(proofs())
    titles = {game: words("en", shelf.folder(game) / "messages").say(f"{game}-title") for game in ALL}
    lines = [
        "# What the browser's tests prove",
        "",
        "Made from the tests' marks by `python -m tests.browser.promises`. The numbers count the tests that prove it",
        "of a game; – where it does not apply.",
        "",
        f"| promise | {' | '.join(titles.values())} |",
        f"|---|{'---|' * len(ALL)}",
    ]
    for name, one in PROMISES.items():
        number = {game: sum(proof[:2] == (name, game) for proof in found) for game in ALL}
        cells = [str(number[game]) if game in one.games else "–" for game in ALL]
        lines.append(f"| {one.said} | {' | '.join(cells)} |")
    lines += ["", "## Which tests", ""]
    for name, one in PROMISES.items():
        tests = sorted({proof.test for proof in found if proof.promise == name})
        why = f" (elsewhere: {one.others})" if one.others else ""
        lines.append(f"- **{one.said}**{why}: {', '.join(f'`{test}`' for test in tests)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    # the marks are kept by the module that the tests import, and this one is another
    sys.exit(PAGE.write_text(import_module("tests.browser.promises").page(), encoding="utf-8") and 0)
