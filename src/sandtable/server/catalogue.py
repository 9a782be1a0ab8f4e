"""The games on the shelf as the lobby shows them, their rules and their words."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from sandtable.bots.random_bot import bots_of
from sandtable.engine.contract import Option, Title
from sandtable.engine.desks import Drafting
from sandtable.engine.messages import HERE as TABLE_WORDS
from sandtable.engine.messages import LANGUAGES, Words, words
from sandtable.engine.narrate import told_about
from sandtable.engine.packs import PackError
from sandtable.games import shelf
from sandtable.server.problems import Problem, no_such_game
from sandtable.server.uploads.packs import Brought
from sandtable.server.wire.lobby import (
    BotCard,
    GameCard,
    OptionCard,
    PackCard,
    RuleCard,
    ScenarioCard,
    SeatChange,
    SeatName,
)

#: what `make docs` has built, and the address under which it is served
SITE = Path(__file__).parent.parent / "site"
DOCS = "/docs"

_log = logging.getLogger(__name__)


def games(language: str, packs: Sequence[Brought] = ()) -> list[GameCard]:
    """Every game with its scenarios, options and bots, then those with packs beside their own.

    One whose pack is broken does not hide the others.
    """
    found = []
    for name, pack in [*((name, None) for name in shelf.names()), *((pack.game, pack) for pack in packs)]:
        try:
            found.append(game(name, language, pack) if pack else game(name, language))
        except PackError as error:
            _log.error("%s cannot be offered: %s", name, error)
    return found


@lru_cache(maxsize=256)
def game(name: str, language: str, pack: Brought | None = None) -> GameCard:
    """One game, with its own pack or another."""
    if name not in shelf.names():
        raise no_such_game(name)
    title = shelf.title(name, pack.folder if pack else None)
    spoken = words(language, shelf.folder(name) / "messages")
    scenarios = []
    for scenario in title.scenarios():
        scenarios.append(
            ScenarioCard(
                scenario, told_about(spoken, title, scenario), seats(title, scenario, {}), changes(title, scenario)
            )
        )
    options = [option_card(spoken, name, option) for option in title.options()]
    own = title.bots()
    bots = [BotCard(bot, f"{name}-bot-{bot}" if bot in own else f"bot-{bot}") for bot in bots_of(title)]
    taught = pack is None and shelf.lesson(name) is not None  # a lesson is about the game's own values
    card = PackCard(pack.id, pack.title, pack.fingerprint, pack.host) if pack else None
    desk = pack is None and isinstance(title, Drafting)
    return GameCard(name, title.rules_version, scenarios, options, bots, taught, guide_to(name), card, desk)


def option_card(spoken: Words, game: str, option: Option) -> OptionCard:
    """A rule that may be switched, as a player chooses it."""
    message = f"{game}-option-{option.name}"
    called = [f"{message}-{str(choice).replace('.', '-')}" for choice in option.choices]
    more = f"{message}-more"
    return OptionCard(
        option.name,
        option.default,
        list(option.choices),
        message,
        [one if spoken.has(one) else "" for one in called],
        more if spoken.has(more) else "",
        option.rule,
    )


def guide_to(name: str, site: Path = SITE) -> str:
    """The address of a game's guide, if the site was built and has one."""
    page = f"guides/{name}.html"
    return f"{DOCS}/{page}" if (site / page).is_file() else ""


def seats(title: Title, scenario: str, options: dict[str, bool | int | str]) -> list[SeatName]:
    """The seats of a scenario with these options, and what they are called."""
    called = title.open(scenario, options).names()
    return [SeatName(seat, called.get(seat, seat)) for seat in title.seats(scenario, options)]


def changes(title: Title, scenario: str) -> list[SeatChange]:
    """What each option, set otherwise than usual, does to the seats of a scenario."""
    usual = title.seats(scenario)
    found = []
    for option in title.options():
        for choice in option.choices:
            if title.seats(scenario, {option.name: choice}) != usual:
                found.append(SeatChange(option.name, choice, seats(title, scenario, {option.name: choice})))
    return found


def rules(name: str, language: str) -> list[RuleCard]:
    """The ledger of a game."""
    if name not in shelf.names():
        raise no_such_game(name)
    return [
        RuleCard(entry.id, entry.topic, entry.rule, entry.ruling, entry.language)
        for entry in shelf.ledger(name, language).rule
    ]


@lru_cache
def catalogue(language: str, name: str | None) -> str:
    """The messages of the table, or those of a game, as Fluent text."""
    if language not in LANGUAGES:
        raise Problem(404, "problem-no-such-language", language=language)
    if name is not None and name not in shelf.names():
        raise no_such_game(name)
    if name is not None:
        return Words(language, [shelf.folder(name) / "messages"]).source
    return Words(language, [TABLE_WORDS]).source + "\n" + titles(language)


#: what a lobby with tables of all games says of each: games, scenarios, seats, bots, results
_IN_THE_LOBBY = r"^{name}-(?:title|played|(?:scenario|name|bot|level)-(?:(?!-summary |-date |-place )\S)+) = .+$"


@lru_cache
def titles(language: str) -> str:
    """What is called what in every game on the shelf, as far as the lobby tells it."""
    found: list[str] = []
    for name in shelf.names():
        source = Words(language, [shelf.folder(name) / "messages"]).source
        found += re.findall(_IN_THE_LOBBY.format(name=re.escape(name)), source, re.MULTILINE)
    return "\n".join(found) + "\n"
