"""In every game, what cards say of victory points is what comes of playing on."""

from random import Random

import msgspec
import pytest

from sandtable.engine.contract import Game, Stake
from sandtable.engine.fuzz import played
from sandtable.games import shelf
from tests.engine.odds_law import Scope, disagreements

SCOPES = {
    # What is taken counts when the activation is over, whatever else its units do (turn-17).
    "colonial": Scope(later=frozenset({"end"})),
    # What a turn brings is on no account before its end (7-n).
    "guerra": Scope(through=frozenset({"battle"}), later=frozenset({"turn"})),
    # Whether those who were not hit go on is asked anew (8.1-f).
    "kolwezi": Scope(through=frozenset({"strikes"}), until=frozenset({"onward"})),
    "paratrooper": Scope(),
    "world_war_africa": Scope(through=frozenset({"battle"})),
}
CARDS, TRIALS = 40, 60


def compared(name: str, cards: int) -> tuple[int, list[str]]:
    """How many cards of random games were compared with play, and what differs."""
    rng = Random(name)
    title = shelf.title(name)
    games = [title.open(scenario) for scenario in title.scenarios()]
    pool = [(game, at, state) for game in games for at, state in enumerate(played(game, "odds").states[:-1])]
    rng.shuffle(pool)
    count, differences = 0, []
    for game, at, state in pool:
        if count == cards:
            break
        for found in looked_at(game, at, state, rng):
            count += 1
            differences += found
    return count, differences


def looked_at(game: Game, at: int, state, rng: Random) -> list[list[str]]:
    """What differs on one card of a position, if it has one that can be compared."""
    decision = game.pending(state)
    assert decision is not None
    name, view = game.title.name, game.observe(state, decision.seat)
    for action in rng.sample(list(decision.actions), min(6, len(decision.actions))):
        card = game.forecast(view, action)
        if card is None:
            continue
        assert all(abs(sum(one.chance for one in group) - 1) < 1e-9 for group in card.groups), (at, action)
        found = disagreements(game, state, action, TRIALS, f"{at}", SCOPES[name])
        if found is not None:
            return [[f"{game.scenario}, decision {at}, {action}: {difference}" for difference in found]]
    return []


@pytest.mark.parametrize("name", shelf.names())
def test_points_come_as_the_cards_say(name):
    count, differences = compared(name, CARDS)
    assert count >= CARDS / 2
    assert differences == []


def test_a_card_that_promises_too_much_is_found(monkeypatch):
    kind = type(shelf.title("kolwezi").open("bonite"))
    honest = kind.forecast

    def boastful(self, view, action):
        card = honest(self, view, action)
        return card and msgspec.structs.replace(card, expected=[*card.expected, Stake("french", 1.0, 1.0)])

    monkeypatch.setattr(kind, "forecast", boastful)
    _, differences = compared("kolwezi", 3)
    assert len(differences) == 3
    assert "french now: 0.000" in differences[0]


def test_a_card_that_forgets_what_is_lost_is_found(monkeypatch):
    kind = type(shelf.title("guerra").open("1998"))
    honest = kind.forecast

    def forgetful(self, view, action):
        card = honest(self, view, action)
        return card and msgspec.structs.replace(card, expected=[])

    monkeypatch.setattr(kind, "forecast", forgetful)
    assert compared("guerra", 20)[1]
