"""Somebody's own bot, named as ``module:Name``: found, and held to the rules as everybody is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from sandtable.engine.contract import Action, Bot, BotMaker, Concede, Game, View
from sandtable.engine.faults import Fault


class NoSuchBot(Fault):
    """A bot that a game does not have, or too many or too few of them."""


class BotStrays(Fault):
    """A bot whose answer is none."""


def own_bot(name: str) -> BotMaker:
    """What ``module:Name`` stands for: called with a game and a seat it makes a bot. The module may lie right here."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot("bot-own-unknown", bot=name, error=str(error)) from None
    if not callable(found):
        raise NoSuchBot("bot-own-unknown", bot=name, error=type(found).__name__)
    return partial(Judged, name, found)


class Judged:
    """A bot whose answers are looked at before they are played: nobody knows what it was taught."""

    def __init__(self, name: str, maker: Callable[[Any, int], Bot], game: Game, seat: int) -> None:
        self.name, self.game, self.seat = name, game, seat
        self.bot = maker(game, seat)

    def choose(self, view: View[Any], rng: Random) -> Action:
        """What it answers, if that is listed or the rules accept it."""
        action = self.bot.choose(view, rng)
        assert view.decision is not None
        if action not in view.decision.actions:
            self._ask_the_rules(view, action)
        return action

    def _ask_the_rules(self, view: View[Any], action: Action) -> None:
        """Another way of doing what is listed may be played; nobody gives up here, and what is no action is none."""
        known = type(action) in self.game.action_kinds() and not isinstance(action, Concede)
        refusal = self.game.why_not(view.state, self.seat, action) if known else None
        if known and refusal is None:
            return
        answer = msgspec.json.encode(action).decode() if isinstance(action, msgspec.Struct) else repr(action)
        told = {"bot": self.name, "seat": self.game.seats[self.seat], "answer": answer}
        raise BotStrays("bot-own-strays", **told, rule=refusal.rule if refusal else "-")
