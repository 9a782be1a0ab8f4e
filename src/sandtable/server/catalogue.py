"""The games on the shelf as the lobby shows them, their rules and their words."""

from __future__ import annotations

import logging
from functools import lru_cache

from sandtable.bots.random_bot import bots_of
from sandtable.engine.messages import HERE as TABLE_WORDS
from sandtable.engine.messages import LANGUAGES, Words
from sandtable.engine.packs import PackError
from sandtable.games import shelf
from sandtable.server.problems import Problem, no_such_game
from sandtable.server.wire import BotCard, GameCard, OptionCard, RuleCard, ScenarioCard, SeatName

_log = logging.getLogger(__name__)


def games() -> list[GameCard]:
    """Every game with its scenarios, options and bots; one whose pack is broken does not hide the others."""
    found = []
    for name in shelf.names():
        try:
            found.append(game(name))
        except PackError as error:
            _log.error("%s cannot be offered: %s", name, error)
    return found


@lru_cache
def game(name: str) -> GameCard:
    """One game."""
    if name not in shelf.names():
        raise no_such_game(name)
    title = shelf.title(name)
    rules = shelf.ledger(name).by_id()
    scenarios = []
    for scenario in title.scenarios():
        called = title.open(scenario).names()
        seats = [SeatName(seat, called.get(seat, seat)) for seat in title.seats(scenario)]
        scenarios.append(ScenarioCard(scenario, title.about(scenario), seats))
    options = [
        OptionCard(
            option.name,
            option.default,
            list(option.choices),
            f"{name}-option-{option.name}",
            option.rule,
            rules[option.rule].rule if option.rule in rules else "",
            rules[option.rule].ruling if option.rule in rules else "",
        )
        for option in title.options()
    ]
    own = title.bots()
    bots = [BotCard(bot, f"{name}-bot-{bot}" if bot in own else f"bot-{bot}") for bot in bots_of(title)]
    return GameCard(name, title.rules_version, scenarios, options, bots)


def rules(name: str) -> list[RuleCard]:
    """The ledger of a game."""
    if name not in shelf.names():
        raise no_such_game(name)
    return [RuleCard(entry.id, entry.topic, entry.rule, entry.ruling) for entry in shelf.ledger(name).rule]


def catalogue(language: str, name: str | None) -> str:
    """The messages of the table and, if one is named, of a game, as Fluent text."""
    if language not in LANGUAGES:
        raise Problem(404, "problem-no-such-language", language=language)
    if name is not None and name not in shelf.names():
        raise no_such_game(name)
    folders = [TABLE_WORDS] + ([shelf.folder(name) / "messages"] if name else [])
    return Words(language, folders).source + "\n" + titles(language)


@lru_cache
def titles(language: str) -> str:
    """What every game on the shelf is called, for a lobby that offers all of them."""
    found = []
    for name in shelf.names():
        words = Words(language, [shelf.folder(name) / "messages"])
        found.append(f"{name}-title = {words.say(f'{name}-title')}\n")
    return "".join(found)
