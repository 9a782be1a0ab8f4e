"""Worked examples: a position, what somebody wants to do in it, and the odds that the game itself works out.

A block has a `title`, the action whose odds are told (`does`), and where: a written position (docs/positions.md), or
before a step of a guided first game (`lesson`, `step`), and what is answered `first`. On the page stands the card that
a player would see: no number in it is typed.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from html import escape
from typing import Any

import msgspec
import tomli_w

from sandtable.engine.chance import key_from_seed
from sandtable.engine.contract import Forecast
from sandtable.engine.lessons import rehearse
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.table import Table
from sandtable.games import shelf

#: something in brackets that may be the id of a rule
RULE = re.compile(r"\(([\w.-]+)\)")
#: the keys of a block that are no part of a position
OURS = ("title", "first", "does")


def example(source: str) -> tuple[Teller, str, Forecast]:
    """The game of an example, what is done in it, in words, and its odds."""
    written = tomllib.loads(source)
    wanted, name = written["does"], written.get("lesson") or written["game"]
    table = at_lesson(name, written["step"]) if "lesson" in written else at_position(written)
    game = table.game
    for answer in written.get("first", ()):
        assert table.decision is not None
        table.act(table.decision.seat, game.read_action(answer))
    assert table.decision is not None
    view = table.view(table.decision.seat)
    action = game.read_action(wanted)
    refused = game.why_not(table.state, table.decision.seat, action)
    forecast = game.forecast(view, action)
    if refused is not None or forecast is None:
        raise ValueError(f"no odds of {wanted}: {refused}; possible: {list(view.decision.actions)}")
    return teller_of(name), teller_of(name).label(view, action), forecast


def at_position(written: dict[str, Any]) -> Table:
    """A table with the written position on it."""
    title = shelf.title(written["game"])
    position = {key: value for key, value in written.items() if key not in OURS}
    game = title.open(written.get("scenario") or title.scenarios()[0], written.get("options"))
    return Table.new(game, key_from_seed(written.get("seed", 0)), None, position)


def at_lesson(name: str, say: str) -> Table:
    """The table of a guided first game before one of its steps."""
    lesson = shelf.lesson(name)
    assert lesson is not None
    place = next(number for number, step in enumerate(lesson.step) if step.say == say)
    game = shelf.title(name).open(lesson.scenario, lesson.options)
    return rehearse(msgspec.structs.replace(lesson, step=lesson.step[:place]), game)[0]


@cache
def teller_of(name: str) -> Teller:
    """Tells a game in English."""
    game = shelf.title(name).open(shelf.title(name).scenarios()[0])
    return Teller(game, words("en", shelf.folder(name) / "messages"), shelf.ledger(name))


@cache
def told(source: str) -> list[str]:
    """The card of an example, line by line."""
    teller, label, forecast = example(source)
    verdict = teller.verdict(forecast)
    rest = teller.outcomes(forecast)[len(verdict) :]
    return [label, *verdict, *map(teller.roll, forecast.rolls), *rest]


def drawn(source: str, language: str, css_class: str, options: Any, md: Any, **_: Any) -> str:
    """The card, and the position for whoever wants to play it."""
    written = tomllib.loads(source)
    label, *lines = told(source)
    name = written.get("lesson") or written["game"]
    listed = "".join(f"<li>{linked(name, line)}</li>" for line in lines if line)
    return (
        f'<div class="{css_class}"><p class="title">{escape(written["title"])}</p><p class="deed">{escape(label)}</p>'
        f"<ul>{listed}</ul><details><summary>Try it yourself</summary>{to_try(written)}</details></div>"
    )


def linked(name: str, line: str) -> str:
    """A line of a card, the ids of rules in it leading to them; examples stand in guides, beside the rules."""
    known = shelf.ledger(name).by_id()

    def link(found: re.Match[str]) -> str:
        return f'(<a href="../rules/{name}.html#{found[1]}">{found[1]}</a>)' if found[1] in known else found[0]

    return RULE.sub(link, escape(line))


def to_try(written: dict[str, Any]) -> str:
    """Where a reader finds the same position at a table."""
    if name := written.get("lesson"):
        return f"<p>It comes up in the guided first game: <code>sandtable play {name} --lesson</code></p>"
    position = tomli_w.dumps({key: value for key, value in written.items() if key not in OURS})
    return (
        "<p>Save this as a file; <code>sandtable play --position FILE</code> sets it up.</p>"
        f"<pre><code>{escape(position)}</code></pre>"
    )


FENCE = {"name": "odds", "class": "odds", "format": drawn}
