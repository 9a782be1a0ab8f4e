"""What each option does to a game: the same games with it and without it, by the same players with the same dice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from sandtable.engine.contract import Option, Title
from sandtable.engine.faults import Fault
from sandtable.lab.calibration.figures import table
from sandtable.lab.page import told_change
from sandtable.lab.summaries import Game, Mean, mean, won

#: between these lines of a page stands what the command has written
BEGIN, END = "<!-- effects -->", "<!-- /effects -->"
#: by these two games with the same dice are told apart
COURSE = ("seats", "outcomes", "scores", "level", "reason", "decisions", "course", "throws")


class NoPlace(Fault):
    """A page without the two lines between which the effects are written."""


class Effect(NamedTuple):
    """What an option set otherwise does to the first seat, and to the score of every seat.

    ``changed`` is the share of games that went otherwise: an option that never came up is not one that does nothing.
    """

    option: Option
    choice: bool | int | str
    games: int
    changed: float
    won: Mean
    scores: list[Mean]


def settings(title: Title) -> Iterator[tuple[Option, bool | int | str]]:
    """Every option set otherwise than usual."""
    for option in title.options():
        for choice in option.choices:
            if choice != option.default:
                yield option, choice


def effect(option: Option, choice: bool | int | str, usual: Sequence[Game], other: Sequence[Game]) -> Effect:
    """The difference between games of the same number; where the seats themselves change, that of the whole side."""
    known = {game["number"]: game for game in usual}
    pairs = [(known[game["number"]], game) for game in other if game["number"] in known]
    places = range(min(len(old["seats"]) for old, _ in pairs))
    scores = [mean([new["scores"][place] - old["scores"][place] for old, new in pairs]) for place in places]
    changed = sum(any(old[part] != new[part] for part in COURSE) for old, new in pairs) / len(pairs)
    return Effect(option, choice, len(pairs), changed, mean([won(new, 0) - won(old, 0) for old, new in pairs]), scores)


def register(effects: Sequence[Effect], seats: Sequence[str], title: Title, bots: str, seed: str) -> str:
    """The effects as a page has them."""
    head = ["option", "rule", "games changed", f"share won by {seats[0]}", *(f"score of {seat}" for seat in seats)]
    rows = [
        [
            f"`{one.option.name} = {shown(one.choice)}`",
            one.option.rule,
            f"{one.changed:.0%}".replace("%", " %") if one.changed >= 0.01 or not one.changed else "< 1 %",
            told_change(one.won, 100, " %"),
            *(told_change(score) for score in one.scores),
        ]
        for one in effects
    ]
    games = min((one.games for one in effects), default=0)
    command = f"sandtable lab options {title.name} --games {games} --bots {bots} --seed {seed}"
    lead = (
        f"Each option set otherwise than usual, {games} games with it and the same games without it "
        f"(`{command}`; rules version {title.rules_version}). 95 % intervals; a star where the difference "
        "is no accident of these dice. *Games changed* went otherwise in any way; where it says 0 %, nothing that the "
        "option rules on came up between these players, or it made no difference."
    )
    return f"{lead}\n\n{table(head, rows)}"


def shown(choice: bool | int | str) -> str:
    """A choice as it is typed."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def write_down(page: Path, effects: str) -> None:
    """Puts the effects in their place on a page."""
    text = page.read_text(encoding="utf-8")
    place = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    if not place.search(text):
        raise NoPlace("lab-no-place", file=str(page), begin=BEGIN, end=END)
    filled = f"{BEGIN}\n{effects}\n{END}"
    page.write_text(place.sub(lambda _: filled, text), encoding="utf-8")
