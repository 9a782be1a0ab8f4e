"""Follies of Colonial's opponents: seen where they are, and few of them in the Captain's battles."""

from random import Random

from sandtable.games.colonial.bot import Captain
from sandtable.lab.follies import counting_of, table
from sandtable.lab.follies.colonial import FOLLIES, GROUND, HOPELESS, IDLE, OPEN_GROUND, WASTED, count, counted


class Idler:
    """Declines whatever it may."""

    def __init__(self, game, seat):
        pass

    def choose(self, view, rng):
        return view.decision.actions[-1]


class Anybody:
    """Does anything."""

    def __init__(self, game, seat):
        pass

    def choose(self, view, rng: Random):
        return rng.choice(view.decision.actions)


def shares(maker, games):
    return {folly.name: folly.times / folly.of if folly.of else 0.0 for folly in counted(maker, games, "follies")}


def test_who_does_nothing_is_idle_and_takes_no_ground():
    found = shares(Idler, 7)
    assert found[IDLE] == 1.0
    assert found[GROUND] == 0.0


def test_the_captain_is_less_foolish_than_anybody():
    captain, anybody = shares(Captain, 14), shares(Anybody, 14)
    for folly in (IDLE, HOPELESS, WASTED, OPEN_GROUND):
        assert captain[folly] <= anybody[folly], folly
    assert captain[GROUND] > anybody[GROUND]
    assert captain[IDLE] < 0.12  # 17 % when it waited to be attacked


def test_all_are_told_with_what_they_are_shares_of():
    assert counting_of("colonial") is count
    lines = table(count("captain", 1, "one"))
    assert all(name in lines for name in (*FOLLIES, GROUND))
