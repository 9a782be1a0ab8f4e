"""Even random choices: the yardstick that every other player must beat."""

from random import Random

from sandtable.engine.contract import Action, Bot, Game, Title, View


class RandomBot:
    """Picks any legal action."""

    def choose(self, game: Game, view: View, rng: Random) -> Action:
        """An even pick of the legal actions."""
        assert view.decision is not None
        return rng.choice(view.decision.actions)


def bots_of(title: Title) -> dict[str, Bot]:
    """Everybody who can play a title: the random player, then the game's own bots, weakest first."""
    return {"random": RandomBot(), **title.bots()}
