"""Trials whose outcome a test says."""

from sandtable.bots.search import Craft, Trials


class Loaded(Trials):
    """Worlds in which every option is worth what a test says."""

    def __init__(self, worth):
        self.worth, self.worlds, self.rollouts, self.began, self.craft = worth, 0, 0, 0.0, Craft(None)

    def one_more_world(self, options):
        for option in options:
            option.values[self.worlds] = self.worth[option.action](self.worlds)
        self.worlds += 1
        self.rollouts += len(options)
