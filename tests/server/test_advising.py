"""Hints for who plays alone, reviews for who has finished; nothing of either for anybody else."""

from random import Random
from time import monotonic, sleep

import pytest

from sandtable.bots.advice import advise
from sandtable.bots.search import Budget
from sandtable.engine.chance import key_from_seed
from sandtable.games import shelf
from sandtable.server.studying import Asked, frozen, think
from tests.review.games import recorded

PATIENCE = 240


def until(ask, ready):
    """What is asked again and again until it is ready."""
    end = monotonic() + PATIENCE
    while not ready(found := ask().json()):
        assert monotonic() < end
        sleep(0.2)
    return found


def test_whoever_plays_alone_gets_a_hint_from_what_he_sees(house):
    table = house.table(game="kolwezi", scenario="bonite")
    seat, view = table.to_decide()
    answers = [answer["action"] for answer in view["question"]["answers"]]
    lines = until(lambda: table.post(seat, "hint", {"at": view["at"]}), lambda hint: hint["ready"])["lines"]
    assert 1 <= len(lines) <= 3
    assert all(line["answer"]["action"] in answers for line in lines)
    assert [line["value"] for line in lines] == sorted((line["value"] for line in lines), reverse=True)
    assert all(line["why"]["id"].startswith("hint-") for line in lines)
    assert table.look(seat)["at"] == view["at"], "asking changes nothing"
    stale = table.post(seat, "hint", {"at": view["at"] + 9})
    assert (stale.status_code, stale.json()["error"]["message"]) == (409, "refusal-table-stale")
    running = house.get(f"tables/{table.id}/review", *table.tokens.values())
    assert (running.status_code, running.json()["error"]["message"]) == (409, "review-not-over")


def test_nobody_gets_a_hint_while_another_person_plays(house):
    both = house.table()
    for seat in both.tokens:
        refused = both.post(seat, "hint", {"at": both.look(seat)["at"]})
        assert (refused.status_code, refused.json()["error"]["message"]) == (403, "problem-hint-people")


def test_a_finished_game_is_reviewed_for_its_players_alone(house):
    table = house.table(game="", scenario="", seed=None, journal=recorded("paratrooper").read_text(encoding="utf-8"))
    where, tokens = f"tables/{table.id}/review", tuple(table.tokens.values())
    assert house.get(where).status_code == 403
    found = until(lambda: house.get(where, *tokens), lambda state: state["review"])
    assert found["review"]["luck"]["throws"]
    assert house.get(where, *tokens).json() == found, "it is kept"


@pytest.mark.parametrize("name", shelf.names())
def test_a_hint_depends_on_the_view_alone(name):
    """Two truths behind one view: the same advice, for every game; hidden things cannot come through."""
    title = shelf.title(name)
    game = title.open(title.scenarios()[0])
    state = game.setup(key_from_seed(5))
    seat = game.pending(state).seat
    view = game.observe(state, seat)
    other = game.imagine(view, Random(6))
    little = Budget(rollouts=3)
    told = advise(game, view, seat, little)
    again = advise(game, game.observe(other, seat), seat, little)
    assert told == again
    assert {one.action for one in told.candidates} <= set(view.decision.actions)


def test_a_process_that_thinks_opens_the_game_by_itself():
    title = shelf.title("paratrooper")
    game = title.open(title.scenarios()[0])
    state = game.setup(key_from_seed(5))
    seat = game.pending(state).seat
    asked = Asked("paratrooper", game.scenario, frozen(game.options), seat, game.observe(state, seat))
    assert think(asked).candidates


def about_to_fire(house):
    """A table of Colonial, the seat that may fire, what it sees, and its fire."""
    table, rng = house.table(), Random(7)
    while True:
        seat, view = table.to_decide()
        fires = [one for one in view["question"]["answers"] if one["action"]["do"] == "fire"]
        if fires:
            return table, seat, view, fires[0]["action"]
        answer = rng.choice(view["question"]["answers"])
        table.post(seat, "act", {"at": view["at"], "action": answer["action"]})


def test_a_series_is_reckoned_from_what_the_seat_sees(house):
    """Against people, too: it is odds, and no advice. Nothing of it changes the table."""
    table, seat, view, fire = about_to_fire(house)
    act = table.post(seat, "series/act", {"at": view["at"], "action": fire}).json()
    assert act["back"] == 0
    assert [one["action"] for one in act["said"]] == [fire]
    asked = {"at": view["at"], "acts": [act["said"]]}
    told = until(lambda: table.post(seat, "series", asked), lambda found: found["ready"])
    assert told["told"]["acts"] == [pytest.approx(1.0)]
    assert told["targets"] == [fire["at"]]
    assert table.look(seat)["at"] == view["at"]
    other = next(one for one in table.tokens if one != seat)
    assert table.post(other, "series", asked).json()["error"]["message"] == "problem-hint-not-asked"
    assert table.post(seat, "series", {**asked, "at": 99}).status_code == 409
    assert table.post(seat, "series", {**asked, "acts": []}).status_code == 422
    assert table.post(seat, "series", {**asked, "acts": [act["said"]] * 13}).status_code == 422
    spoilt = [{"step": "activate", "action": {"do": "fly"}}]
    assert table.post(seat, "series", {**asked, "acts": [spoilt]}).status_code == 400
    refused = table.post(seat, "series/act", {"at": view["at"], "action": {**fire, "at": "0101"}})
    assert refused.status_code == 422


def test_what_the_others_can_do_to_a_place(house):
    table, seat, view, _ = about_to_fire(house)
    own = next(piece["space"] for piece in view["scene"]["pieces"] if piece["side"] == 0 and piece["space"][0] != "@")
    asked = {"at": view["at"], "space": own}
    told = until(lambda: table.post(seat, "threat", asked), lambda found: found["ready"])
    assert told["space"] == own
    assert told["usual"]["ways"] >= 12
    assert told["bent"]["ways"] == told["usual"]["ways"]
    assert table.post(seat, "threat", {**asked, "space": "9999"}).status_code == 422
    assert table.post(seat, "threat", {**asked, "at": 99}).status_code == 409
