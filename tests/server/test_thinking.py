"""Who thinks long does it in processes of its own."""

from random import Random
from threading import Thread
from time import sleep

import pytest

from sandtable.bots.search import NOTHING_PLANNED
from sandtable.engine.chance import key_from_seed
from sandtable.games import shelf
from sandtable.server.thinking import Question, ThinkerLost, Thinkers, chosen
from tests.server.bench import House


def question(name: str, decisions: int = 0) -> Question:
    """What a general is asked after some decisions at random."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    state, rng = game.setup(key_from_seed("thinking")), Random(1)
    for _ in range(decisions):
        game.advance(state, rng.choice(game.pending(state).actions))
    view = game.observe(state, game.pending(state).seat)
    return Question(name, game.scenario, tuple(game.options.items()), "general", view, "seed", NOTHING_PLANNED)


def test_a_general_answers_from_elsewhere_and_always_the_same():
    thinkers = Thinkers(1)
    try:
        asked = question("paratrooper", 3)
        action, memory = thinkers.think(chosen, asked)
        assert action in asked.view.decision.actions
        assert memory != NOTHING_PLANNED, "the turn is planned, and that is remembered here"
        assert thinkers.think(chosen, asked) == (action, memory)
    finally:
        thinkers.close()


def test_what_goes_wrong_there_is_told_here():
    thinkers = Thinkers(1)
    try:
        with pytest.raises(KeyError):
            thinkers.think(
                chosen, Question("paratrooper", "mission", (), "nobody", question("paratrooper").view, "", (-1, 0))
            )
        thinkers.think(chosen, question("paratrooper", 3))
    finally:
        thinkers.close()


def count(upto, tell):
    """Tells as it goes."""
    for number in range(upto):
        tell(number)
    return upto


def test_whoever_asks_hears_how_far_it_is_and_somebody_who_was_killed_is_replaced():
    thinkers = Thinkers(1)
    heard = []
    try:
        assert thinkers.think(count, 3, heard.append) == 3
        assert heard == [0, 1, 2]
        thinkers._started[0].process.kill()
        assert thinkers.think(count, 2, heard.append) == 2
        assert len(thinkers._started) == 2
    finally:
        thinkers.close()


def test_the_server_need_not_wait_for_a_thought():
    thinkers = Thinkers(1)
    lost = []

    def ask():
        try:
            while True:
                thinkers.think(chosen, question("guerra", 40))
        except ThinkerLost:
            lost.append(True)

    asking = Thread(target=ask)
    asking.start()
    while not thinkers._started:
        sleep(0.01)
    thinkers.close()
    asking.join(20)
    assert lost == [True]


def test_a_general_plays_its_seat_at_a_table(house: House) -> None:
    table = house.table(players={"tribes": "general"}, seed=1)
    table.play(1, Random(4))
    view = table.look("government")
    assert view["trouble"] is None
    assert {entry["seat"] for entry in view["log"]} == {"government", "tribes"}
