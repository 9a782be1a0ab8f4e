"""The verdict of a card: what may come of an action, in a sentence."""

import re
from collections import Counter
from random import Random

import pytest

import sandtable
from sandtable.engine.contract import Addition, Forecast, Message, Outcome, Verdict
from sandtable.engine.messages import words
from sandtable.engine.narrate import Teller
from sandtable.engine.verdicts import ATTACK_SUCCEEDS, DEFENCE_HOLDS, FAILS, SUCCEEDS, Word, in_short, judged
from sandtable.games import shelf

#: kinds of actions about which each game has a word of its own
JUDGED = {
    "colonial": {"Fire", "Assault"},
    "guerra": {"Join", "Fight", "Support", "Sortie"},
    "kolwezi": {"Fire", "Move", "Land", "Fight"},
    "paratrooper": {"Drop", "Scout", "Strike"},
    "world_war_africa": {"Launch", "Use", "Done", "Force"},
}


def outcomes(**chances: float) -> list[Outcome]:
    return [Outcome(Message(name), chance) for name, chance in chances.items()]


def test_the_first_group_that_decides_is_added_up_the_likeliest_first():
    words = {"taken": ATTACK_SUCCEEDS, "driven": ATTACK_SUCCEEDS, "held": DEFENCE_HOLDS}
    groups = [outcomes(high=0.5, held=0.5), outcomes(taken=0.2, held=0.45, driven=0.35)]
    found = judged(Forecast([], groups), lambda message: words.get(message.id)).verdict
    assert [(one.message.id, round(one.chance, 9), one.good) for one in found] == [
        ("verdict-attack-succeeds", 0.55, True),
        ("verdict-defence-holds", 0.45, False),
    ]


def test_the_other_side_wants_the_opposite():
    assert DEFENCE_HOLDS.seen_from(False).good is True
    assert Word(Message("open")).seen_from(False).good is None


def test_where_nobody_has_a_word_the_first_group_speaks_for_itself():
    found = in_short(Forecast([], [outcomes(one=0.25, two=0.75)])).verdict
    assert [(one.message.id, one.chance, one.good) for one in found] == [("two", 0.75, None), ("one", 0.25, None)]


def test_what_is_wanted_is_told_as_it_stands_and_at_worst():
    def succeeds(chance: float) -> list[Verdict]:
        return [Verdict(ATTACK_SUCCEEDS.message, chance, True), Verdict(DEFENCE_HOLDS.message, 1 - chance, False)]

    def worst(now: float, *then: list[Verdict]) -> list[float | None]:
        added = [Addition(Message("air"), [], verdict) for verdict in then]
        return [one.worst for one in in_short(Forecast([], [], additions=added, verdict=succeeds(now))).verdict]

    assert worst(0.8, succeeds(0.25), succeeds(0.6)) == [0.25, None]
    assert worst(0.8, [Verdict(DEFENCE_HOLDS.message, 1.0, False)]) == [0, None]
    assert worst(0.8) == worst(0.8, succeeds(0.8)) == worst(0.8, succeeds(0.9)) == [None, None]


def test_it_is_told_as_well_with_all_the_help_that_one_has_left():
    def succeeds(chance: float) -> list[Verdict]:
        return [Verdict(ATTACK_SUCCEEDS.message, chance, True), Verdict(DEFENCE_HOLDS.message, 1 - chance, False)]

    def told(now, own, theirs):
        mine, others = ([Addition(Message("air"), [], verdict) for verdict in more] for more in (own, theirs))
        odds = Forecast([], [], additions=list(others), own=list(mine), verdict=succeeds(now))
        return [(one.best, one.worst) for one in in_short(odds).verdict]

    assert told(0.25, [succeeds(0.5), succeeds(0.75)], []) == [(0.75, None), (0.25, None)]
    assert told(0.5, [succeeds(0.75)], [succeeds(0.25)]) == [(0.75, 0.25), (0.25, None)]
    assert told(0.5, [succeeds(0.5)], []) == [(None, None), (None, None)]


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_what_the_others_may_still_change_is_said_in_the_same_words_everywhere(language):
    table = sandtable.new("world_war_africa", seed=1)
    folder = shelf.folder("world_war_africa") / "messages"
    teller = Teller(table.game, words(language, folder), shelf.ledger("world_war_africa"))
    added = Addition(Message("air"), [], [Verdict(SUCCEEDS.message, 0.25, True), Verdict(FAILS.message, 0.75, False)])
    verdict = [Verdict(SUCCEEDS.message, 0.8, True), Verdict(FAILS.message, 0.2, False)]
    (line,) = teller.verdict(Forecast([], [], additions=[added], verdict=verdict))
    assert re.search(r"80\s% [\w’ ]+, 25\s% [\w ]+ · .+ 20\s%$", line)
    helped = Addition(Message("air"), [], [Verdict(SUCCEEDS.message, 1.0, True)])
    (line,) = teller.verdict(Forecast([], [], additions=[added], own=[helped], verdict=verdict))
    assert re.search(r"80\s% [\w’ ]+, 100\s% [\w ]+, 25\s% [\w ]+ · .+ 20\s% [\w’ ]+, 0\s% [\w ]+$", line)


@pytest.mark.parametrize("game", JUDGED)
def test_every_card_of_every_game_has_a_verdict_that_adds_up(game):
    kinds: Counter[str] = Counter()
    for seed in range(6):
        table, rng = sandtable.new(game, seed=seed), Random(seed)
        for _ in range(350):
            if (decision := table.decision) is None:
                break
            view = table.view(decision.seat)
            for action in rng.sample(list(decision.actions), min(2, len(decision.actions))):
                odds = table.game.forecast(view, action)
                if odds is None:
                    continue
                kinds[type(action).__name__] += bool(odds.verdict)
                for verdict in (in_short(odds).verdict, *(one.verdict for one in odds.additions)):
                    assert abs(sum(one.chance for one in verdict) - 1) < 1e-9, action
            table.act(decision.seat, rng.choice(decision.actions))
        table.close()
    assert {kind for kind, number in kinds.items() if number} >= JUDGED[game]
