"""A law that holds for every game on the shelf: who reads the answers to a question can tell each from all others."""

import pytest

from sandtable.bots.search import craft_of
from sandtable.engine.chance import key_from_seed
from sandtable.engine.foresight import all_one
from sandtable.engine.fuzz import at_random, between
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.games import shelf

#: so many questions of each game are read
QUESTIONS = 250


@pytest.mark.parametrize("how", ["at random", "as bots play"])
@pytest.mark.parametrize("name", shelf.names())
def test_no_two_answers_to_a_question_have_the_same_label(name, how):
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    players = at_random if how == "at random" else between([craft_of(title).heuristic])
    state, choose = game.setup(key_from_seed("labels")), players(game, "labels")
    teller = Teller(game, words("en", shelf.folder(name) / "messages"), shelf.ledger(name))
    for _ in range(QUESTIONS):
        decision = game.pending(state)
        if decision is None:
            break
        view = game.observe(state, decision.seat)
        # answers that lead to the same position are asked as one
        listed = decision.actions[:1] if all_one(game, view, decision.actions) else decision.actions
        found = {}
        for action in listed:
            other = found.setdefault(teller.label(view, action), action)
            assert other is action, f"{decision.step}: {action} and {other} are told alike"
        game.advance(state, choose(state, decision))
