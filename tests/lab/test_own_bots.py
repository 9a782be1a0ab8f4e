"""A bot of one's own is found by its name, and held to the rules as everybody is."""

import random

import pytest

import sandtable
from sandtable.lab.own_bots import BotStrays, own_bot

MINE = """
import msgspec
from sandtable.engine.contract import Concede

class Listed:
    def __init__(self, game, seat):
        self.game, self.seat = game, seat

    def choose(self, view, rng):
        return rng.choice(view.decision.actions)

class Nothing(Listed):
    def choose(self, view, rng):
        return None

class GivesUp(Listed):
    def choose(self, view, rng):
        return Concede(self.game.seats[self.seat])

class Strays(Listed):
    def choose(self, view, rng):
        for action in view.decision.actions:
            if "unit" in action.__struct_fields__:
                return msgspec.structs.replace(action, unit="nobody")
        return view.decision.actions[0]
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with such a module, in which one is."""
    (tmp_path / "bots_of_mine.py").write_text(MINE)
    monkeypatch.syspath_prepend(str(tmp_path))


def played(name: str) -> sandtable.Table:
    """A game in which one of them plays every seat."""
    table = sandtable.new("colonial", "tel-asra", seed=3)
    bots = [own_bot(name)(table.game, seat) for seat in range(len(table.game.seats))]
    rng = random.Random(1)
    while (decision := table.decision) is not None:
        table.act(decision.seat, bots[decision.seat].choose(table.view(decision.seat), rng))
    return table


def test_what_is_listed_is_played(here):
    assert played("bots_of_mine:Listed").result is not None


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Nothing", "Nothing .*answered None"),
        ("GivesUp", "GivesUp .*concede"),
        ("Strays", "Strays .*nobody.*no-such-piece"),
    ],
)
def test_what_the_rules_do_not_accept_is_told_with_bot_seat_and_answer(here, name, told):
    with pytest.raises(BotStrays, match=told):
        played(f"bots_of_mine:{name}")


def test_another_way_that_the_rules_accept_may_be_played(here):
    table = sandtable.new("guerra", seed=3)
    rng = random.Random(1)
    ways = 0
    while table.decision is not None and not ways:
        seat = table.decision.seat
        view = table.view(seat)
        for action in view.decision.actions:
            if getattr(action, "path", None) == () and hasattr(action, "to"):
                found = table.game.route(view, action, [action.to])
                if getattr(found, "action", None) not in (None, *view.decision.actions):
                    judged = own_bot("bots_of_mine:Listed")(table.game, seat)
                    judged.bot.choose = lambda view, rng, way=found.action: way
                    assert judged.choose(view, rng) == found.action
                    ways += 1
                    break
        table.act(seat, rng.choice(view.decision.actions))
    assert ways == 1
