"""Even random choices: the yardstick that every other player must beat."""

from collections.abc import Mapping
from random import Random
from typing import Any

from sandtable.engine.contract import Action, Bot, BotMaker, Game, Title, View


class RandomBot:
    """Picks any legal action."""

    def __init__(self, game: Any = None, seat: int = 0) -> None:
        """It needs to know neither."""

    def choose(self, view: View, rng: Random) -> Action:
        """An even pick of the legal actions."""
        assert view.decision is not None
        return rng.choice(view.decision.actions)


def at_every_seat(game: Game, maker: BotMaker) -> list[Bot]:
    """One such bot for each seat of a game."""
    return [maker(game, seat) for seat in range(len(game.seats))]


def bots_of(title: Title) -> dict[str, BotMaker]:
    """Everybody who can play a title: the random player, then the game's own bots, weakest first."""
    return {"random": RandomBot, **title.bots()}


def known_as(title: Title, name: str) -> str:
    """What a bot is called now: a game may have called it otherwise when a table was set up."""
    former: Mapping[str, str] = getattr(title, "former_opponents", {})
    return former.get(name, name)


def maker_of(title: Title, name: str) -> BotMaker:
    """Who makes the bot of a name, or of one that was given up."""
    return bots_of(title)[known_as(title, name)]
